//! Any game as the front ends see it.
//!
//! A front end works with any game: the arena seats engines, the protocol reads lines, the prompt
//! listens to people. What they need from a game is the trait [`Game`], implemented here for the
//! record of each game, so that the games know nothing of front ends and nothing of each other.
//! Each front end keeps the parts specific to one game in one file per game. [`Variant`] names the
//! games.
//!
//! | front end | of any game | the game's part |
//! |---|---|---|
//! | `arena` | the book, schedule, processes, clocks, adjudication, journals, PGN | `Contest`: openings, an engine's words, ends, the record |
//! | `protocol` | lines, tasks, errors, most commands, types of options | `Adapter`: its words, options and replies |
//! | `play` | the terminal, the prompt, completion, near words | `Table`: its commands, drawings and turns of the engine |
//!
//! Players are numbered: a [`Seat`] is a place at the table, in the order of play, not a colour.

pub mod bench;
mod labyrinth;
mod laser;
mod variant;

pub use crate::search::MAX_SEATS;
use crate::search::{Configure, Control, Handler, Limits, Outcome, TableTooLarge};
use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;
pub use variant::{UnknownVariant, Variant};

/// The place of a player at the table: its index in the order of play, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seats of a game of this many players, at most [`MAX_SEATS`], in the order of play.
    pub fn all(players: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The index in the order of play, less than [`MAX_SEATS`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// How a game has ended for its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This player has won; all others have lost.
    Won(Seat),
    /// This player has lost, by a fault or by giving up; no other has.
    Lost(Seat),
    /// Nobody has won.
    Drawn,
}

/// The outcome of [`Game::undo`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone<M> {
    /// The claim of a draw is taken back; the moves stay.
    Claim,
    /// This move is taken back.
    Move(M),
}

/// A game from its start, as front ends see it. Implemented for each game's record.
pub trait Game: Clone + Send + Sync + 'static {
    /// A move. Its text is that of protocols and records.
    type Move: Copy + Debug + Display + Eq + FromStr<Err: Display> + Send + Sync;
    /// A position, with its rules. Its text is its FEN.
    type Position: Clone + Display + Eq + FromStr<Err = Self::FenError>;
    /// The variants of the rules.
    type Rules: Copy + Default + Eq;
    /// Why a text is not the FEN of a valid position.
    type FenError: Error + Send + Sync + 'static;
    /// The rule that a move breaks, or that the game is over.
    type IllegalMove: Error + Send + Sync + 'static;
    /// The engine, with what it keeps from one search to the next.
    type Searcher: Configure + Send + 'static;

    /// Which game it is.
    const VARIANT: Variant;
    /// The positions of its bench, as FEN.
    const BENCH_POSITIONS: &'static [&'static str];
    /// The depth of its bench, unless another is asked for.
    const BENCH_DEPTH: u32;

    /// A game that begins at this position.
    fn new(start: Self::Position) -> Self;

    /// The position at the start.
    fn start(&self) -> &Self::Position;

    /// The current position.
    fn position(&self) -> &Self::Position;

    /// The rules of the game.
    fn rules(&self) -> Self::Rules;

    /// The number of players.
    fn players(&self) -> usize;

    /// What the player at this seat is called, such as `Blue`.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// The player to move; after the end, the one who would be.
    fn turn(&self) -> Seat;

    /// The moves played since the start.
    fn moves_played(&self) -> impl ExactSizeIterator<Item = Self::Move>;

    /// The number of moves played since the start.
    fn ply_count(&self) -> usize {
        self.moves_played().len()
    }

    /// The legal moves; none after the end.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Checks that a move is legal and returns it as the game's records write it.
    fn check(&self, mv: Self::Move) -> Result<Self::Move, Self::IllegalMove>;

    /// Plays a move and returns it as the game's records write it. After an error the game is unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<Self::Move, Self::IllegalMove>;

    /// Takes back the last move, or the claim of a draw after it; `None` at the start.
    fn undo(&mut self) -> Option<Undone<Self::Move>>;

    /// How the game has ended; `None` while it is in progress.
    fn ending(&self) -> Option<Ending>;

    /// How the game has ended, as a sentence without a full stop; `None` while it is in progress.
    fn ending_text(&self) -> Option<String>;

    /// The game as the player at this seat has seen it, without the cards hidden from that player.
    #[must_use]
    fn seen_by(&self, seat: Seat) -> Self;

    /// An engine with a transposition table of this many mebibytes, which searches on one thread.
    fn searcher(mebibytes: usize) -> Result<Self::Searcher, TableTooLarge>;

    /// Searches the current position, on the caller's thread and the searcher's others. Returns when a limit is
    /// reached or the control says stop; an infinite search returns only on stop.
    fn search(
        &self,
        searcher: &mut Self::Searcher,
        limits: &Limits<Self::Move>,
        control: &Control,
        handler: &mut dyn Handler<Self::Move>,
    ) -> Outcome<Self::Move>;
}

/// An opponent for people: a level with a name and a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The level, 0 to 20.
    pub level: u8,
    /// Its name: one word.
    pub name: &'static str,
    /// A sentence about it, which fits every game.
    pub character: &'static str,
}

impl Opponent {
    const fn new(level: u8, name: &'static str, character: &'static str) -> Opponent {
        Opponent {
            level,
            name,
            character,
        }
    }

    /// The opponents, the weakest first.
    pub const ALL: [Opponent; 6] = [
        Opponent::new(
            0,
            "Miu",
            "A kitten: pushes what is near, and is surprised by what comes of it.",
        ),
        Opponent::new(
            2,
            "Tia",
            "A child: takes what it sees, and forgets that you move next.",
        ),
        Opponent::new(
            4,
            "Hori",
            "A pupil: careful in one move and in a hurry in the next.",
        ),
        Opponent::new(
            6,
            "Sati",
            "A scribe: reads your next move, and seldom the one after it.",
        ),
        Opponent::new(
            10,
            "Ani",
            "A builder: has a plan, and misses what is well hidden.",
        ),
        Opponent::new(20, "Akhet", "The horizon: full strength, and out of reach."),
    ];

    /// The opponent of this name, in upper or lower case.
    pub fn named(name: &str) -> Option<Opponent> {
        let mut all = Opponent::ALL.into_iter();
        all.find(|one| one.name.eq_ignore_ascii_case(name))
    }

    /// The opponent of this level, if it has one.
    pub fn of_level(level: u8) -> Option<Opponent> {
        Opponent::ALL.into_iter().find(|one| one.level == level)
    }
}
