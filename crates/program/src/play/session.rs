//! A game at the prompt: who is to move, who may see the screen, what each command does, and when the engine moves.

mod table;

use super::args::{PlayArgs, Skill, character, level_of};
use super::console::Console;
use super::engine::Engine;
use super::lang::{self, text};
use super::played::PlayedGame;
use super::prompt::{self, Conversation, Fault, Next};
use super::prompt_game::{MoveOf, PromptGame, Screen, explain};
use super::saved;
use super::words::{Refusal, Typed, file, written_as_one};
use akhet::game::{Ending, Game, Opponent, Seat, Undone};
use akhet::grid::Charset;
use akhet::lines::Quoted;
use akhet::search::Limits;
use akhet_console::arguments::WrongValue;
use akhet_records::pgn::Style;
use akhet_records::{Reason, Recorded};
use std::error::Error;
use std::io;
use std::path::Path;

pub(super) struct Session<T: PromptGame> {
    ui: T,
    game: PlayedGame<T::Game>,
    /// The seats of people, in the order of play; the engine has the others.
    humans: Vec<Seat>,
    /// The player who is advised in a game that is followed: everybody's turns are typed.
    advised: Option<Seat>,
    skill: Skill,
    engine: Engine<T>,
    console: Console,
    charset: Charset,
    /// Whether the engine waits for the command `go` even on its turn.
    paused: bool,
    /// The player at the screen, whose cards it may show; `None` until the first of several has come to it.
    viewer: Option<Seat>,
    /// Whether the position is on the screen.
    is_shown: bool,
}

type Handled = Result<(), Fault>;

impl<T: PromptGame> Conversation for Session<T> {
    fn console(&mut self) -> &mut Console {
        &mut self.console
    }

    fn prompt(&self) -> String {
        let mover = lang::player(self.game.mover());
        if self.game.is_over() {
            text!("prompt-over") + " "
        } else if self.waits_for_player() {
            text!("prompt-call", player = mover) + " "
        } else {
            format!("{mover}> ")
        }
    }

    fn legal_words(&self) -> Vec<String> {
        if self.game.is_over() || self.waits_for_player() {
            return Vec::new();
        }
        let legal = self.game.record.legal_moves();
        legal.iter().map(ToString::to_string).collect()
    }

    fn let_engine_move(&mut self) -> Result<bool, Fault> {
        if self.is_humans_turn() || self.paused || self.game.is_over() {
            return Ok(false);
        }
        let moved = self.move_by_engine();
        self.paused |= moved.is_err();
        moved.map(|()| true)
    }

    fn show_turn(&mut self) -> io::Result<()> {
        if self.is_shown {
            return Ok(());
        }
        if self.waits_for_player() {
            self.is_shown = true;
            self.call_player()
        } else {
            self.draw()?;
            self.advised.map_or(Ok(()), |me| self.advise(me))
        }
    }

    fn act(&mut self, line: &str) -> Result<Next, Fault> {
        let typed = Typed::read(line, T::WORDS.commands)?;
        if self.waits_for_player() {
            match typed {
                Typed::Blank => {
                    self.viewer = Some(self.game.record.turn());
                    self.is_shown = false;
                }
                Typed::Command("quit" | "help" | "rules" | "legend", _) => {}
                _ => return Err(Refusal::NotCalled(lang::player(self.game.mover())).into()),
            }
        }
        let (command, words) = match typed {
            Typed::Blank => return Ok(Next::Listen),
            Typed::Move(word) => return self.play(&word).map(|()| Next::Listen),
            Typed::Command(command, words) => (command, words),
        };
        let viewer = self.screen().viewer;
        let game = &self.game.record;
        if let Some(answer) = explain::<T>((command, &words), T::WORDS.commands, game, viewer) {
            self.console.tell(&answer?)?;
            return Ok(Next::Listen);
        }
        if let Some(told) = self.tell(command, &words) {
            return told.map(|()| Next::Listen);
        }
        match (command, words.as_slice()) {
            ("save", _) => self.save(&file(command, line)?)?,
            ("load", _) => self.load(&file(command, line)?)?,
            ("moves", start) => {
                self.game.check_goes_on()?;
                let start = written_as_one(start.iter().copied());
                let moves = T::list_moves(&start, &self.game.record)?;
                self.console.tell(&moves)?;
            }
            ("history", []) => self.history()?,
            ("new", []) => self.new_game(None)?,
            ("new", [argument]) => self.new_game(Some(argument))?,
            ("level", []) => self.set_level(None)?,
            ("level", [number]) => self.set_level(Some(number))?,
            ("undo", []) => self.undo(1)?,
            ("undo", [turns]) => {
                let count = turns.parse().ok().filter(|&count| count > 0);
                self.undo(count.ok_or_else(|| Refusal::unexpected(command, &words))?)?;
            }
            ("hint", []) => self.hint()?,
            ("go", []) => self.go()?,
            ("board", []) => {
                self.draw()?;
                self.tell_ending()?;
            }
            ("resign", []) => {
                self.game.resign()?;
                self.tell_ending()?;
            }
            ("help", []) => {
                let moves = T::how_to_move(&self.game.record);
                self.console.show(&(moves + &T::WORDS.commands.list()))?;
            }
            ("quit", []) => return Ok(Next::Quit),
            (command, []) => self.act_of_game(command)?,
            (command, words) => return Err(Refusal::unexpected(command, words).into()),
        }
        Ok(Next::Listen)
    }
}

impl<T: PromptGame> Session<T> {
    /// A session for a game from this position.
    ///
    /// # Errors
    /// If a human player's seat is empty, the game can only be followed and not one player is to be advised, or
    /// there is no memory for the transposition table or no thread to search on.
    pub(super) fn new(
        ui: T,
        start: <T::Game as Game>::Position,
        args: &PlayArgs,
        console: Console,
    ) -> Result<Session<T>, Box<dyn Error>> {
        let game = PlayedGame::new(T::Game::new(start));
        let humans = args.humans(&game.seats()).map_err(WrongValue::new)?;
        let advised = Self::advised(&game.record, &humans).map_err(WrongValue::new)?;
        let (interrupt, watched) = (console.interrupt.clone(), console.input.is_terminal());
        Ok(Session {
            ui,
            game,
            viewer: only(&humans),
            humans,
            advised,
            skill: args.skill(),
            engine: Engine::new(args.hash as usize, interrupt, watched)?,
            console,
            charset: args.charset(),
            paused: false,
            is_shown: false,
        })
    }

    /// Runs the session until the input ends or the user quits.
    pub(super) fn run(mut self) -> io::Result<()> {
        let size = self.console.input.size();
        let who = self.who_plays();
        let game = T::WORDS.commands.game;
        let note = self.ui.greeting(&self.game.record, size);
        let opponent = self.opponent_words();
        self.console.show(&format!("{who}\n{opponent}{note}"))?;
        let example = self.game.record.legal_moves().first().copied();
        match example.filter(|_| !self.game.is_over()) {
            Some(mv) => self.say(&text!("type-move", move = mv.to_string(), game = game))?,
            None => self.say(&text!("type-help"))?,
        }
        self.show_change()?;
        self.tell_ending()?;
        prompt::run(&mut self)
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        self.console.say(line)
    }

    fn who_plays(&self) -> String {
        if let Some(me) = self.advised {
            return self.followed_words(me);
        }
        let (people, engines): (Vec<_>, Vec<_>) = self
            .game
            .seats()
            .into_iter()
            .partition(|(seat, _)| self.humans.contains(seat));
        let names = |seats: Vec<(Seat, &'static str)>| {
            let names: Vec<String> = seats.iter().map(|(_, name)| lang::player(name)).collect();
            lang::all_of(&names)
        };
        let (count, strength) = (people.len(), self.skill.words());
        let (people, engine) = (names(people), names(engines));
        match (count, self.game.record.players()) {
            (0, _) => text!("who-none", engine = engine, strength = strength),
            (count, all) if count == all => text!("who-all", people = people),
            _ => text!(
                "who-some",
                count = count,
                people = people,
                engine = engine,
                strength = strength
            ),
        }
    }

    /// A line that introduces the opponent; empty if its level has no name, or only people play.
    fn opponent_words(&self) -> String {
        let plays = self.advised.is_none() && self.humans.len() < self.game.record.players();
        let opponent = Opponent::of_level(self.skill.level).filter(|_| plays);
        opponent.map_or(String::new(), |one| {
            text!("opponent", name = one.name, character = character(one)) + "\n"
        })
    }

    /// Shows the levels, or changes the engine's.
    fn set_level(&mut self, number: Option<&str>) -> Handled {
        if let Some(word) = number {
            let refused = || Refusal::NoLevel(Quoted::new(word));
            self.skill.level = level_of(word).ok_or_else(refused)?;
        }
        let text = if number.is_none() {
            self.skill.opponents()
        } else {
            self.opponent_words()
        };
        self.console.show(&text)?;
        let strength = self.skill.words();
        Ok(self.say(&match number {
            None => text!("plays-at-now", strength = strength),
            Some(_) => text!("plays-at", strength = strength),
        })?)
    }

    fn is_humans_turn(&self) -> bool {
        self.advised.is_some() || self.humans.contains(&self.game.record.turn())
    }

    fn is_watched(&self) -> bool {
        self.humans.is_empty()
    }

    /// Whether the player to move must come to the screen first, because another player's cards may be visible.
    fn waits_for_player(&self) -> bool {
        let mover = self.game.record.turn();
        T::HAS_SECRETS
            && self.is_humans_turn()
            && !self.game.is_over()
            && self.advised.is_none()
            && self.viewer != Some(mover)
    }

    /// Clears the screen of the previous player, repeats what has happened since, and calls the next one.
    fn call_player(&mut self) -> io::Result<()> {
        if self.viewer.is_some() && self.console.input.clear()? {
            for line in self.plies_since_last_turn() {
                self.say(&line)?;
            }
        }
        let mover = lang::player(self.game.mover());
        self.say(&text!("call", player = mover))
    }

    /// What the moves since the mover's last one did.
    fn plies_since_last_turn(&self) -> Vec<String> {
        let mover = self.game.record.turn();
        let mut record = self.game.record.clone();
        let mut lines = Vec::new();
        while record.ply_count() > 0 {
            let line = T::last_ply(&record);
            record.undo();
            if record.turn() == mover {
                break;
            }
            lines.push(line);
        }
        lines.reverse();
        lines
    }

    /// What to draw a picture for. The viewer is the only human player. With several, in a game with secrets, it is
    /// the one at the screen or, at the end, the winner; with none it is the player to move.
    fn screen(&mut self) -> Screen {
        let winner = match self.game.record.ending() {
            Some(Ending::Won(winner)) => Some(winner),
            _ => None,
        };
        let viewer = if T::HAS_SECRETS {
            let viewer = winner.or(self.viewer);
            viewer.unwrap_or_else(|| self.game.record.turn())
        } else {
            self.game.seats()[0].0
        };
        Screen {
            viewer: only(&self.humans).unwrap_or(viewer),
            charset: self.charset,
            size: self.console.input.size(),
        }
    }

    fn draw(&mut self) -> io::Result<()> {
        let screen = self.screen();
        let picture = self.ui.picture(&self.game.record, screen);
        self.is_shown = true;
        self.console.show(&picture)
    }

    /// Draws the position after a change: now, or before the next prompt if it must wait for a player who may see it.
    fn show_change(&mut self) -> io::Result<()> {
        self.is_shown = false;
        if !T::HAS_SECRETS || self.is_watched() {
            self.draw()?;
        }
        Ok(())
    }

    fn tell_ending(&mut self) -> io::Result<()> {
        let Some(ending) = self.game.ending_text() else {
            return Ok(());
        };
        if !self.is_shown {
            self.draw()?;
        }
        // Everybody may see the end of a game. Whoever continues from there is called first.
        if self.humans.len() > 1 {
            self.viewer = None;
        }
        self.say(&text!("game-over", end = ending))
    }

    /// Tells the player to move what else is possible.
    fn tell_offer(&mut self) -> io::Result<()> {
        match T::offer(&self.game.record) {
            Some(offer) if self.is_humans_turn() && !self.game.is_over() => self.say(&offer),
            _ => Ok(()),
        }
    }

    fn play(&mut self, word: &str) -> Handled {
        self.game.check_goes_on()?;
        let mv = T::read_move(word, &self.game.record)?;
        self.play_move(mv)
    }

    /// Plays a move and says what it did, how the game ended, and what else is possible.
    fn play_move(&mut self, mv: MoveOf<T>) -> Handled {
        self.game.play(mv)?;
        self.show_change()?;
        self.say(&T::last_ply(&self.game.record))?;
        self.tell_ending()?;
        Ok(self.tell_offer()?)
    }

    /// Lets the engine make the next move, or claim a draw for itself.
    fn move_by_engine(&mut self) -> Handled {
        let limits = self.skill.limits();
        // An opponent keeps its thoughts to itself.
        let reveals = self.is_watched() || self.is_humans_turn();
        let answered = self.engine.think(&self.game.record, limits, reveals);
        if answered.failed {
            self.say(&text!("search-failed"))?;
        }
        self.paused |= answered.interrupted && self.is_watched();
        // When it moves for somebody, the engine leaves the claim to them.
        let thought = answered.thought;
        if !self.is_humans_turn() && T::claim(&mut self.game.record, thought.is_better()) {
            let mover = lang::player(self.game.mover());
            self.say(&text!("claims", player = mover))?;
            return Ok(self.tell_ending()?);
        }
        self.play_move(thought.best.ok_or(Refusal::NoMove)?)?;
        self.paused |= self.is_watched() && self.console.is_stopped_while_watching();
        if self.paused && !self.game.is_over() {
            self.say(&text!("paused"))?;
        }
        Ok(())
    }

    fn go(&mut self) -> Handled {
        self.game.check_goes_on()?;
        self.paused = false;
        if self.is_humans_turn() {
            self.move_by_engine()
        } else {
            // The prompt lets the engine move.
            Ok(())
        }
    }

    fn hint(&mut self) -> Handled {
        self.game.check_goes_on()?;
        let limits = Limits {
            nodes: Some(T::HINT_NODES),
            ..Limits::default()
        };
        let thought = self.engine.think(&self.game.record, limits, true).thought;
        let mv = thought.best.ok_or(Refusal::NoMove)?;
        let game = &self.game.record;
        let hint = match thought.last {
            Some((score, depth, line)) => T::hint(game, score, depth, &line),
            None => ".".to_owned(),
        };
        Ok(self.say(&text!("hint", move = format!("{mv}{hint}")))?)
    }

    fn act_of_game(&mut self, command: &str) -> Handled {
        let was_over = self.game.is_over();
        let screen = self.screen();
        let answer = self.ui.act(command, &mut self.game, screen)?;
        self.console.show(&answer)?;
        if !was_over {
            self.tell_ending()?;
        }
        Ok(())
    }

    /// Lists the moves as PGN numbers them.
    fn history(&mut self) -> Handled {
        let record = self.ui.record(&self.game, self.players(), String::new());
        let moves = record.pgn_parts(Style::Akhet).words.join(" ");
        match &*moves {
            "" => self.say(&text!("no-move-played"))?,
            moves => self.console.tell(moves)?,
        }
        Ok(())
    }

    /// Takes back to an earlier turn of a human player, `turns` of them ago. A resignation or a claim counts as a
    /// turn.
    fn undo(&mut self, turns: usize) -> Handled {
        let mut left = turns - usize::from(self.game.lost.is_some());
        let humans = &self.humans;
        let is_watched = humans.is_empty() || self.advised.is_some();
        let undone = if left == 0 {
            Vec::new()
        } else {
            self.game.undo_until(|seat| {
                left -= usize::from(is_watched || humans.contains(&seat));
                left == 0
            })
        };
        if left > 0 {
            return Err(match (turns, self.game.record.ply_count()) {
                (1, 0) => Refusal::NothingToUndo,
                (1, _) => Refusal::NothingOfYours,
                _ => Refusal::FewerTurns(turns),
            }
            .into());
        }
        if let Some((seat, reason)) = self.game.lost.take() {
            self.is_shown = !T::HAS_SECRETS;
            let name = lang::player(self.game.record.seat_name(seat));
            self.say(&match reason {
                Reason::Resignation => text!("resignation-back", player = name),
                _ => text!("goes-on"),
            })?;
            if undone.is_empty() {
                return Ok(());
            }
        }
        self.paused = self.is_watched();
        let mut moves = Vec::new();
        for step in undone {
            match step {
                Undone::Claim => self.say(&text!("claim-back"))?,
                Undone::Move(mv) => moves.push(mv.to_string()),
            }
        }
        if !moves.is_empty() {
            self.show_change()?;
            self.say(&text!("taken-back", moves = moves.join(" ")))?;
        }
        Ok(self.tell_offer()?)
    }

    fn new_game(&mut self, argument: Option<&str>) -> Handled {
        let (game, words) = self.ui.restart(argument, &self.game.record)?;
        self.begin(PlayedGame::new(game), &words)
    }

    fn save(&mut self, file: &Path) -> Handled {
        let saved = saved::save(&self.ui, &self.game, self.players(), file)?;
        Ok(self.say(&saved)?)
    }

    fn players(&self) -> Vec<String> {
        let engine = format!("Akhet, {}", self.skill);
        let is_person = |seat| self.advised.is_some() || self.humans.contains(seat);
        let name = |seat| if is_person(seat) { "Person" } else { &engine };
        let seats = self.game.seats();
        seats
            .iter()
            .map(|(seat, _)| name(seat).to_owned())
            .collect()
    }

    fn load(&mut self, file: &Path) -> Handled {
        let game = saved::load::<T>(file)?;
        if T::is_followed(&game.record) != self.advised.is_some() {
            return Err(match self.advised {
                Some(_) => Refusal::AllKnown,
                None => Refusal::SomeUnknown,
            }
            .into());
        }
        let now = |seat: &Seat| game.seat_of(self.game.record.seat_name(*seat));
        if let Some(&gone) = self.humans.iter().find(|seat| now(seat).is_none()) {
            let gone = lang::player(self.game.record.seat_name(gone));
            return Err(Refusal::Nobody(gone).into());
        }
        let humans = self.humans.iter().filter_map(now).collect();
        self.viewer = self.viewer.as_ref().and_then(now);
        self.humans = humans;
        let name = Quoted::new(&file.to_string_lossy()).to_string();
        let plies = game.record.ply_count();
        let loaded = text!("loaded", file = name, plies = plies) + "\n";
        self.begin(game, &loaded)?;
        // So that there is time to look at the position.
        self.paused = self.is_watched();
        Ok(())
    }

    /// Continues with another game.
    fn begin(&mut self, game: PlayedGame<T::Game>, words: &str) -> Handled {
        self.game = game;
        self.engine.forget();
        self.paused = false;
        self.console.show(words)?;
        self.show_change()?;
        self.tell_ending()?;
        Ok(self.tell_offer()?)
    }
}

fn only(seats: &[Seat]) -> Option<Seat> {
    match seats {
        [seat] => Some(*seat),
        _ => None,
    }
}
