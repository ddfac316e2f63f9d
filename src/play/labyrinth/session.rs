//! A game of Labyrinth at the prompt: whose turn it is, who may see the screen, what each command does, and
//! when the engine moves.

use super::SLIDE;
use super::command::{COMMANDS, Command};
use super::engine::{self, Engine};
use super::game::Game;
use super::screen::{self, Screen};
use crate::labyrinth::rules::{
    Direction, IllegalMove, Move, Players, Position, Reach, Seat, Slide, Undo,
};
use crate::lines::Quoted;
use crate::play::console::Console;
use crate::play::near::slips;
use crate::play::prompt::{self, Fault, Next, Table};
use crate::play::saved;
use crate::play::skill::{Skill, any_deal};
use crate::play::words::{help, wrapped};
use std::io::{self, Write};
use std::path::Path;

/// The state of a session.
pub(super) struct Session<W: Write> {
    pub(super) game: Game,
    /// The seed of the deal at which the game began, if it was one.
    pub(super) deal: Option<u64>,
    /// The seats of the people, in the order of play; the engine has the others.
    pub(super) people: Vec<Seat>,
    /// How well the engine plays.
    pub(super) skill: Skill,
    pub(super) engine: Engine,
    pub(super) console: Console<W>,
    pub(super) screen: Screen,
    /// The engine waits for the command `go`, even on its turn.
    pub(super) paused: bool,
    /// The person who sits at the screen and whose cards it may show; `None` until the first of several
    /// people has come.
    pub(super) viewer: Option<Seat>,
    /// Whether the screen shows the position, or asks for the person who may see it.
    pub(super) is_shown: bool,
}

type Handled = Result<(), Fault>;

impl<W: Write> Table for Session<W> {
    type Out = W;

    fn console(&mut self) -> &mut Console<W> {
        &mut self.console
    }

    fn prompt(&self) -> String {
        match self.game.mover() {
            _ if self.game.is_over() => "game over> ".to_owned(),
            mover if self.waits_for_person() => format!("{mover}, press Enter> "),
            mover => format!("{mover}> "),
        }
    }

    fn legal_words(&self) -> Vec<String> {
        if self.game.is_over() || self.waits_for_person() {
            Vec::new()
        } else {
            self.game
                .position()
                .moves()
                .map(|mv| mv.to_string())
                .collect()
        }
    }

    fn let_engine_move(&mut self) -> Result<bool, Fault> {
        if self.is_persons_turn() || self.paused || self.game.is_over() {
            return Ok(false);
        }
        let moved = self.move_by_engine();
        if let Err(Fault::Refused(_)) = moved {
            self.paused = true;
        }
        moved.map(|()| true)
    }

    fn show_turn(&mut self) -> io::Result<()> {
        if self.is_shown {
            return Ok(());
        }
        self.is_shown = true;
        if self.waits_for_person() {
            self.call_person()
        } else {
            self.draw()
        }
    }

    fn act(&mut self, line: &str) -> Result<Next, Fault> {
        let command = Command::parse(line).map_err(|error| error.to_string())?;
        if self.waits_for_person() && !matches!(command, Some(Command::Quit)) {
            return self.welcome(command.as_ref()).map(|()| Next::Listen);
        }
        match command {
            None => Ok(Next::Listen),
            Some(Command::Quit) => Ok(Next::Quit),
            Some(command) => self.carry_out(command).map(|()| Next::Listen),
        }
    }
}

impl<W: Write> Session<W> {
    /// Runs the session until the input ends or a person quits.
    pub(super) fn run(mut self, greeting: &str) -> io::Result<()> {
        self.say(greeting)?;
        self.tell_ending()?;
        prompt::run(&mut self)
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        self.console.say(line)
    }

    fn is_persons_turn(&self) -> bool {
        self.people.contains(&self.game.mover())
    }

    fn is_watched(&self) -> bool {
        self.people.is_empty()
    }

    /// Whether another person than the one at the screen is to move, whose cards are not to be shown before
    /// that person has come.
    fn waits_for_person(&self) -> bool {
        self.is_persons_turn() && !self.game.is_over() && self.viewer != Some(self.game.mover())
    }

    /// Clears the screen of the person before, says again what has happened since, and calls the next person.
    fn call_person(&mut self) -> io::Result<()> {
        let mover = self.game.mover();
        if self.viewer.is_some() && self.console.clear()? {
            let plies = self.game.record().plies().iter().rev();
            let since = plies.take_while(|ply| ply.mover != mover).count();
            for line in self.told(since) {
                self.say(&line)?;
            }
        }
        self.say(&format!(
            "It is {mover}'s turn. {mover}, press Enter when nobody else sees the screen."
        ))
    }

    /// What the last `count` moves did.
    fn told(&self, count: usize) -> Vec<String> {
        let mut record = self.game.record().clone();
        let mut lines = Vec::new();
        for _ in 0..count {
            let after = record.position().clone();
            if let Some(ply) = record.undo() {
                lines.push(screen::played(&ply, &after));
            }
        }
        lines.reverse();
        lines
    }

    /// The person who was called has typed this.
    fn welcome(&mut self, command: Option<&Command>) -> Handled {
        let mover = self.game.mover();
        match command {
            None => {
                self.viewer = Some(mover);
                self.is_shown = false;
                Ok(())
            }
            Some(Command::Help) => self.help(),
            Some(_) => Err(Fault::Refused(format!(
                "It is {mover}'s turn: {mover} has to press Enter first."
            ))),
        }
    }

    /// The player by whose eyes the screen is drawn: the only person; of several the one at the screen, or at
    /// the end the winner; in a game of the engine against itself the player to move.
    fn eyes(&self) -> Seat {
        let winner = self.game.record().winner();
        match self.people[..] {
            [person] => person,
            _ => winner.or(self.viewer).unwrap_or_else(|| self.game.mover()),
        }
    }

    fn draw(&mut self) -> io::Result<()> {
        let (record, eyes) = (self.game.record(), self.eyes());
        self.screen.draw(record, eyes, &mut self.console)?;
        self.is_shown = true;
        Ok(())
    }

    fn tell_ending(&mut self) -> io::Result<()> {
        match self.game.ending() {
            Some(ending) => {
                if !self.is_shown {
                    self.draw()?;
                }
                // Everybody looks at the end of a game: who goes on from there is called first.
                if self.people.len() > 1 {
                    self.viewer = None;
                }
                self.say(&format!("The game is over: {ending}."))
            }
            None => Ok(()),
        }
    }

    fn carry_out(&mut self, command: Command) -> Handled {
        match command {
            Command::Move(text) => self.play(&text),
            Command::Undo => self.undo(),
            Command::Hint => self.hint(),
            Command::Go => self.go(),
            Command::Moves(start) => self.moves(&start),
            Command::Board => Ok(self.draw()?),
            Command::Cards => self.cards(),
            Command::Resign => {
                self.game.resign()?;
                Ok(self.tell_ending()?)
            }
            Command::Save(file) => {
                let saved = saved::save(&self.game, &file)?;
                Ok(self.say(&saved)?)
            }
            Command::Load(file) => self.load(&file),
            Command::Deal => Ok(self.tell_deal()?),
            Command::New(seed) => self.new_game(seed),
            Command::Help => self.help(),
            // `act` handles it.
            Command::Quit => Ok(()),
        }
    }

    fn play(&mut self, text: &str) -> Handled {
        self.game.check_goes_on()?;
        let position = self.game.position();
        let mv = read_move(text, position)?;
        position.check(mv).map_err(|error| why_illegal(mv, error))?;
        let ply = self.game.play(mv)?;
        self.tell_ply(&ply)
    }

    /// Says what a turn did, and how the game ended.
    fn tell_ply(&mut self, ply: &Undo) -> Handled {
        self.is_shown = false;
        if self.is_watched() {
            self.draw()?;
        }
        self.say(&screen::played(ply, self.game.position()))?;
        Ok(self.tell_ending()?)
    }

    /// Lets the engine move for the player to move, by what that player has seen.
    fn move_by_engine(&mut self) -> Handled {
        let seen = self.game.record().seen_by(self.game.mover());
        let limits = engine::limits(&self.skill.pace());
        let thought = self.engine.think(seen, limits);
        if thought.failed {
            self.say("Internal error: the search failed; the engine plays any legal move.")?;
        }
        if thought.interrupted && self.is_watched() {
            self.paused = true;
        }
        let mv = thought.best.ok_or_else(no_move)?;
        let ply = self.game.play(mv)?;
        self.tell_ply(&ply)?;
        if self.is_watched() && self.console.is_stopped_while_watching() {
            self.paused = true;
        }
        if self.paused && !self.game.is_over() {
            self.say("Paused: type go to continue.")?;
        }
        Ok(())
    }

    fn go(&mut self) -> Handled {
        self.game.check_goes_on()?;
        self.paused = false;
        if self.is_persons_turn() {
            self.move_by_engine()
        } else {
            // The prompt lets it move.
            Ok(())
        }
    }

    fn hint(&mut self) -> Handled {
        self.game.check_goes_on()?;
        let seen = self.game.record().seen_by(self.game.mover());
        let players = seen.position().seats().len() as u32;
        let thought = self.engine.think(seen, engine::hint());
        let mv = thought.best.ok_or_else(no_move)?;
        let score = thought.score.map_or(String::new(), |score| {
            format!(" ({})", screen::score(score, players))
        });
        Ok(self.say(&format!("The engine would play {mv}{score}."))?)
    }

    /// Lists the destinations after each slide that begins like this.
    fn moves(&mut self, start: &str) -> Handled {
        self.game.check_goes_on()?;
        let (slide_start, square) = start.split_at_checked(SLIDE).unwrap_or((start, ""));
        let shape = self.game.position().board().spare().shape;
        // A straight tile is turned by either of two letters.
        let begins = |slide: Slide| {
            let mut turns = Direction::ALL.into_iter();
            turns.any(|orientation| {
                shape.canonical(orientation) == slide.orientation
                    && Slide {
                        orientation,
                        ..slide
                    }
                    .to_string()
                    .starts_with(slide_start)
            })
        };
        let mut list = String::new();
        for Reach { slide, squares } in self.game.position().reaches() {
            let squares: Vec<String> = squares
                .into_iter()
                .map(|to| to.to_string())
                .filter(|to| to.starts_with(square))
                .collect();
            if begins(slide) && !squares.is_empty() {
                list.push_str(&wrapped([format!("{slide}:")].into_iter().chain(squares)));
            }
        }
        if list.is_empty() {
            Err(Fault::Refused(format!(
                "moves: no legal move begins with '{}'",
                Quoted::new(start)
            )))
        } else {
            Ok(self.console.show(&list)?)
        }
    }

    fn cards(&mut self) -> Handled {
        let seen = self.game.position().seen_by(self.eyes());
        for &seat in seen.seats() {
            self.say(&screen::cards(&seen, seat))?;
        }
        Ok(())
    }

    fn undo(&mut self) -> Handled {
        if let Some(seat) = self.game.undo_resignation() {
            self.is_shown = false;
            self.say(&format!(
                "{seat}'s resignation is taken back, the game goes on."
            ))?;
            return Ok(());
        }
        let people = &self.people;
        let undone = match people[..] {
            [] => self.game.undo_until(|_| true),
            _ => self.game.undo_until(|seat| people.contains(&seat)),
        };
        if undone.is_empty() {
            return Err(Fault::Refused(if self.game.record().plies().is_empty() {
                "there is no move to take back".to_owned()
            } else {
                "there is no move of yours to take back".to_owned()
            }));
        }
        self.paused = self.is_watched();
        self.is_shown = false;
        let moves: Vec<String> = undone.iter().map(Move::to_string).collect();
        Ok(self.say(&format!("Taken back: {}.", moves.join(" ")))?)
    }

    fn new_game(&mut self, seed: Option<u64>) -> Handled {
        let start = self.game.record().start();
        let players = Players::new(start.seats().len()).unwrap_or(Players::TWO);
        if players.seats() != start.seats() {
            return Err(Fault::Refused(
                "new: no deal seats the players of this game".to_owned(),
            ));
        }
        let seed = seed.unwrap_or_else(any_deal);
        let start = Position::deal(seed, players, start.rules());
        self.begin(Game::new(start), Some(seed));
        Ok(self.tell_deal()?)
    }

    fn load(&mut self, file: &Path) -> Handled {
        let (game, loaded): (Game, String) = saved::load(file)?;
        let seats = game.position().seats();
        if let Some(person) = self.people.iter().find(|seat| !seats.contains(seat)) {
            return Err(Fault::Refused(format!(
                "load: nobody sits at {person} in this game"
            )));
        }
        self.begin(game, None);
        // Gives the watcher time to look at the position.
        self.paused = self.is_watched();
        self.say(&loaded)?;
        Ok(self.tell_ending()?)
    }

    fn begin(&mut self, game: Game, deal: Option<u64>) {
        self.game = game;
        self.deal = deal;
        self.engine.forget();
        self.paused = false;
        self.is_shown = false;
    }

    fn tell_deal(&mut self) -> io::Result<()> {
        match self.deal {
            Some(seed) => self.say(&format!("This is deal {seed}: new {seed} plays it again.")),
            None => self.say("This game did not begin at a deal whose number is known."),
        }
    }

    fn help(&mut self) -> Handled {
        let moves = "A turn is one word: b7ec4 pushes the spare in at the arrow b7, turned e, and\n\
                     then the pawn goes to c4. The spare is drawn as n; e, s and w are one, two and\n\
                     three quarter turns clockwise, a straight one has n and e alone. Tab completes a\n\
                     word, the up arrow brings back earlier lines.\n";
        Ok(self.console.show(&help(moves, &COMMANDS))?)
    }
}

fn no_move() -> Fault {
    Fault::Refused("the engine finds no move".to_owned())
}

/// Reads a word as a move, which need not be legal.
fn read_move(word: &str, position: &Position) -> Result<Move, String> {
    word.parse().map_err(|error| {
        let near = position
            .moves()
            .find(|mv| slips(word, &mv.to_string()) == 1);
        let near = near.map_or(String::new(), |mv| format!("; did you mean {mv}?"));
        format!("'{}' is not a move: {error}{near}", Quoted::new(word))
    })
}

/// Why a move is illegal, and where to look for those that are not.
fn why_illegal(mv: Move, error: IllegalMove) -> String {
    let slide = mv.slide();
    match error {
        IllegalMove::Unreachable { .. } => {
            format!("{mv}: {error}; see moves {slide}")
        }
        _ => format!("{mv}: {error}"),
    }
}
