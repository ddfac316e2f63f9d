//! A laser game at the prompt: whose turn it is, what each command does, and when the engine moves.

use super::board::{Board, tell_size};
use super::command::{COMMANDS, Command};
use super::engine::{self, Engine, Thought};
use super::game::Game;
use super::near::{read_move, with_nearest};
use super::screen;
use crate::laser::render::Beams;
use crate::laser::rules::{
    Color, Move, MoveList, Position, REPETITIONS_TO_CLAIM, Setup, Square, Undo, Undone,
};
use crate::laser::search::Score;
use crate::play::console::Console;
use crate::play::prompt::{self, Fault, Next, Table};
use crate::play::saved;
use crate::play::skill::Skill;
use crate::play::words::{help, wrapped};
use std::io::{self, Write};
use std::path::Path;

/// The number of repetitions at which the engine claims the draw even if it stands better, so that
/// no game of the engine against itself goes on for ever.
const REPETITIONS_TO_SETTLE: u32 = REPETITIONS_TO_CLAIM + 2;

/// Who plays a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// A person at the prompt.
    Person,
    /// The engine.
    Engine,
}

/// The state of a session.
pub(super) struct Session<W: Write> {
    pub(super) game: Game,
    /// Blue's player and Red's.
    pub(super) players: [Player; 2],
    /// How well the engine plays.
    pub(super) skill: Skill,
    pub(super) engine: Engine,
    pub(super) console: Console<W>,
    pub(super) board: Board,
    /// The engine waits for the command `go`, even on its turn.
    pub(super) paused: bool,
}

type Handled = Result<(), Fault>;

impl<W: Write> Table for Session<W> {
    type Out = W;

    fn console(&mut self) -> &mut Console<W> {
        &mut self.console
    }

    fn prompt(&self) -> String {
        if self.game.is_over() {
            "game over> ".to_owned()
        } else {
            format!("{}> ", self.game.side())
        }
    }

    fn legal_words(&self) -> Vec<String> {
        self.legal_moves().iter().map(Move::to_string).collect()
    }

    fn let_engine_move(&mut self) -> Result<bool, Fault> {
        if !self.engine_is_to_move() {
            return Ok(false);
        }
        let moved = self.move_by_engine();
        if let Err(Fault::Refused(_)) = moved {
            self.paused = true;
        }
        moved.map(|()| true)
    }

    fn act(&mut self, line: &str) -> Result<Next, Fault> {
        match Command::parse(line) {
            Ok(None) => Ok(Next::Listen),
            Ok(Some(Command::Quit)) => Ok(Next::Quit),
            Ok(Some(command)) => self.carry_out(command).map(|()| Next::Listen),
            Err(error) => Err(Fault::Refused(error.to_string())),
        }
    }
}

impl<W: Write> Session<W> {
    /// Runs the session until the input ends or a person quits.
    pub(super) fn run(mut self, greeting: &str) -> io::Result<()> {
        self.say(greeting)?;
        self.draw_last_shot()?;
        tell_size(&mut self.console)?;
        self.tell_ending()?;
        prompt::run(&mut self)
    }

    fn legal_moves(&self) -> MoveList {
        if self.game.is_over() {
            MoveList::new()
        } else {
            self.game.position().legal_moves()
        }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        self.console.say(line)
    }

    fn show(&mut self, text: &str) -> io::Result<()> {
        self.console.show(text)
    }

    fn draw(&mut self, beams: Beams<'_>) -> io::Result<()> {
        let position = self.game.position();
        self.board.draw(position, beams, &mut self.console)
    }

    /// The board with the last shot, or with the standing beams before there was one.
    fn draw_last_shot(&mut self) -> io::Result<()> {
        match self.game.record().plies().last().cloned() {
            Some(ply) => self.draw(Beams::Shot(&ply)),
            None => self.draw(Beams::Standing),
        }
    }

    fn tell_ending(&mut self) -> io::Result<()> {
        match self.game.ending() {
            Some(ending) => {
                let score = self.game.score();
                self.say(&format!("The game is over: {ending} ({score})."))
            }
            None => Ok(()),
        }
    }

    fn player(&self) -> Player {
        self.players[self.game.side().index()]
    }

    fn is_watched(&self) -> bool {
        self.players == [Player::Engine; 2]
    }

    fn engine_is_to_move(&self) -> bool {
        self.player() == Player::Engine && !self.paused && !self.game.is_over()
    }

    fn carry_out(&mut self, command: Command) -> Handled {
        match command {
            Command::Move(text) => self.play(&text),
            Command::Undo => self.undo(),
            Command::Hint => self.hint(),
            Command::Go => self.go(),
            Command::Moves(square) => self.moves(square),
            Command::Board => {
                self.draw_last_shot()?;
                Ok(self.tell_ending()?)
            }
            Command::Beam => self.beam(),
            Command::Eval => Ok(self.show(&screen::eval(self.game.position()))?),
            Command::Flip => {
                self.board.below = !self.board.below;
                self.draw_last_shot()?;
                Ok(self.tell_ending()?)
            }
            Command::Claim => {
                self.game.claim()?;
                Ok(self.tell_ending()?)
            }
            Command::Resign => {
                self.game.resign()?;
                Ok(self.tell_ending()?)
            }
            Command::New(setup) => self.new_game(setup),
            Command::Save(file) => self.save(&file),
            Command::Load(file) => self.load(&file),
            Command::Help => self.help(),
            // `act` handles it.
            Command::Quit => Ok(()),
        }
    }

    fn play(&mut self, text: &str) -> Handled {
        self.game.check_goes_on()?;
        let mv = read_move(text, &self.legal_moves())?;
        match self.game.play(mv) {
            Ok(ply) => self.tell_ply(&ply),
            Err(reason) => Err(Fault::Refused(with_nearest(
                &mv.to_string(),
                format!("{mv}: {reason}"),
                &self.legal_moves(),
            ))),
        }
    }

    /// Draws the board after a ply and says what the ply did, how the game ended, and whether a draw
    /// may be claimed.
    fn tell_ply(&mut self, ply: &Undo) -> Handled {
        self.draw(Beams::Shot(ply))?;
        self.say(&screen::played(ply, self.game.position()))?;
        self.tell_ending()?;
        self.offer_claim()?;
        Ok(())
    }

    /// Tells a person to move that a draw may be claimed.
    fn offer_claim(&mut self) -> io::Result<()> {
        if self.player() == Player::Person && self.game.can_claim() {
            let times = self.game.record().repetitions();
            self.say(&format!(
                "This arrangement has occurred {times} times: type claim for a draw."
            ))?;
        }
        Ok(())
    }

    /// Lets the engine move for the side to move, or claim a draw for its own.
    fn move_by_engine(&mut self) -> Handled {
        let limits = engine::limits(&self.skill.pace());
        let thought = self.engine.think(self.game.record(), &limits);
        if thought.failed {
            self.say("Internal error: the search failed; the engine plays any legal move.")?;
        }
        if thought.interrupted && self.is_watched() {
            self.paused = true;
        }
        // A draw is for the player to claim: not for the engine that moves for a person.
        if self.player() == Player::Engine && self.accepts_draw(&thought) {
            let side = self.game.side();
            self.game.claim()?;
            self.say(&format!("{side} claims a draw."))?;
            return Ok(self.tell_ending()?);
        }
        let Some(&mv) = thought.line.first() else {
            return Err(Fault::Refused("the engine finds no move".to_owned()));
        };
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

    /// Whether the engine claims a draw: it may, and it does not stand better or the position has
    /// been repeated too often.
    fn accepts_draw(&self, thought: &Thought) -> bool {
        let stands_better = match thought.score {
            None | Some(Score::Wins(_)) => true,
            Some(Score::Points(points)) => points > 0,
            Some(Score::Loses(_)) => false,
        };
        let times = self.game.record().repetitions();
        self.game.can_claim() && (!stands_better || times >= REPETITIONS_TO_SETTLE)
    }

    fn go(&mut self) -> Handled {
        self.game.check_goes_on()?;
        self.paused = false;
        if self.player() == Player::Engine {
            // The prompt lets it move.
            return Ok(());
        }
        self.move_by_engine()
    }

    fn hint(&mut self) -> Handled {
        self.game.check_goes_on()?;
        let thought = self.engine.think(self.game.record(), &engine::hint());
        let Some(mv) = thought.line.first() else {
            return Err(Fault::Refused("the engine finds no move".to_owned()));
        };
        let depth = thought.depth;
        let score = thought.score.map_or(String::new(), |score| {
            format!(" ({}, depth {depth})", screen::score(score))
        });
        // Later moves are uncertain, and a longer line does not fit the terminal.
        let line = screen::line(&thought.line[..thought.line.len().min(5)]);
        self.say(&format!("The engine would play {mv}{score}: {line}"))?;
        Ok(())
    }

    fn moves(&mut self, square: Option<Square>) -> Handled {
        self.game.check_goes_on()?;
        let mut legal = self.legal_moves();
        legal.retain(|mv| square.is_none_or(|square| mv.from() == square));
        legal.sort_by_key(|mv| mv.to_string());
        if !legal.is_empty() {
            return Ok(self.show(&wrapped(legal.iter().map(Move::to_string)))?);
        }
        let side = self.game.side();
        let Some(square) = square else {
            return Err(Fault::Refused(format!("{side} has no legal move")));
        };
        Err(Fault::Refused(
            match self.game.position().board().piece_on(square) {
                None => format!("{square} is empty"),
                Some(piece) if piece.color() != side => {
                    format!(
                        "{square} has {}'s {}, but it is {side}'s turn",
                        piece.color(),
                        piece.kind()
                    )
                }
                Some(piece) => format!("{} has no legal move", screen::owned_on(piece, square)),
            },
        ))
    }

    fn beam(&mut self) -> Handled {
        self.draw(Beams::Standing)?;
        for color in Color::ALL {
            let words = screen::beam(self.game.position(), color);
            let words = words.split(' ').map(str::to_owned);
            self.show(&wrapped(words))?;
        }
        Ok(())
    }

    fn undo(&mut self) -> Handled {
        if let Some(color) = self.game.undo_resignation() {
            self.say(&format!(
                "{color}'s resignation is taken back, the game goes on."
            ))?;
            return Ok(());
        }
        let players = self.players;
        let undone = if self.is_watched() {
            self.game.undo_until(|_| true)
        } else {
            self.game
                .undo_until(|side| players[side.index()] == Player::Person)
        };
        if undone.is_empty() {
            return Err(Fault::Refused(if self.game.record().plies().is_empty() {
                "there is no move to take back".to_owned()
            } else {
                "there is no move of yours to take back".to_owned()
            }));
        }
        self.paused = self.is_watched();
        let mut moves = Vec::new();
        for step in undone {
            match step {
                Undone::Claim => self.say("The claim is taken back, the game goes on.")?,
                Undone::Move(ply) => moves.push(ply.mv),
            }
        }
        if !moves.is_empty() {
            self.draw_last_shot()?;
            self.say(&format!("Taken back: {}.", screen::line(&moves)))?;
        }
        Ok(self.offer_claim()?)
    }

    fn new_game(&mut self, setup: Option<Setup>) -> Handled {
        let start = self.game.record().start();
        let start = match setup {
            Some(setup) => Position::from_fen(setup.fen(), start.rules())
                .map_err(|error| format!("new: {error}"))?,
            None => start.clone(),
        };
        self.begin(Game::new(start))?;
        Ok(())
    }

    fn begin(&mut self, game: Game) -> io::Result<()> {
        self.engine.forget();
        self.game = game;
        self.paused = false;
        self.draw_last_shot()?;
        self.tell_ending()
    }

    fn save(&mut self, file: &Path) -> Handled {
        let saved = saved::save(&self.game, file)?;
        Ok(self.say(&saved)?)
    }

    fn load(&mut self, file: &Path) -> Handled {
        let (game, loaded) = saved::load(file)?;
        self.begin(game)?;
        // Gives the watcher time to look at the position.
        self.paused = self.is_watched();
        self.say(&loaded)?;
        Ok(self.offer_claim()?)
    }

    fn help(&mut self) -> Handled {
        let moves = "A move is two squares, e4e5, or a square and a turn, e4R clockwise, e4L\n\
                     counter-clockwise. Tab completes a word, the up arrow brings back earlier lines.\n";
        Ok(self.show(&help(moves, &COMMANDS))?)
    }
}
