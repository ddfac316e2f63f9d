//! The seam: a game as the front ends see it, whichever it is.
//!
//! A front end works with any game: an arena seats engines, a protocol reads lines, a prompt listens to
//! people. What they need of all games is little: whose turn it is, what the players are called, moves as
//! text, and playing them. That is the trait [`Game`], implemented here for what each game keeps of its
//! course, so that the games know nothing of front ends and nothing of each other. Searches, evaluations
//! and drawings are not behind it: what makes one strong or clear is the game's own.
//!
//! What a front end needs beyond that is a trait of its own, next to its use. A game's part stands beside
//! it, in a file or folder of the game's name. [`Variant`] names the games.
//!
//! | front end | of any game | the game's part |
//! |---|---|---|
//! | `arena::config` | the book: files, order, repeats | `BookLine`: the start of a game, as a suite has it |
//! | `arena::records` | journals, mending, summaries | `Played`: the record of a game; `PgnRecord`: its text |
//! | `arena::run` | schedule, processes, clocks, adjudication | `Contest`: rules and positions in an engine's words, ends, records |
//! | `protocol` | lines, tasks, errors, most commands and their words, types of options | `Vocabulary`: its words; `GameSession`: its options and replies |
//! | `play` | the terminal, the prompt, completion, near words | `Table`: its commands, drawings and turns of the engine |
//!
//! The arena is generic over its game, so that a move is a value of one game and comes into no other, and
//! a game costs no more than it does alone. A session of the protocol holds its part as an object, which
//! can be another game's from one line to the next. Where there is a choice of games, one place for each
//! front end makes it: `arena::run_match`, `arena::run_pgn`, `game_session` of the protocol, `play::run`.
//!
//! Players are numbered: a [`Seat`] is a place at the table, in the order of play, not a colour.

mod labyrinth;
mod laser;
mod variant;

use std::fmt::Display;
use std::str::FromStr;
pub use variant::{UnknownVariant, Variant};

/// The most players of a game.
pub const MAX_SEATS: usize = 4;

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
    /// This player has won, all others have lost.
    Won(Seat),
    /// This player has lost, by a fault or by giving up; no other has.
    Lost(Seat),
    /// Nobody has won.
    Drawn,
}

/// A game from its start on, as front ends see it.
pub trait Game {
    /// A move. Its text is that of protocols and records.
    type Move: Copy + Display + FromStr<Err: Display>;

    /// What the player at this seat is called, such as `Blue`.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// The player to move; after the end, the one who would be.
    fn turn(&self) -> Seat;

    /// The number of moves played since the start.
    fn ply_count(&self) -> usize;

    /// Plays a move, and returns it as the game's records write it.
    ///
    /// # Errors
    /// The rule that the move breaks, as an error message; the game is then unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<Self::Move, String>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_numbered_in_the_order_of_play() {
        for players in 0..=MAX_SEATS {
            let seats: Vec<usize> = Seat::all(players).map(Seat::index).collect();
            assert_eq!(seats, (0..players).collect::<Vec<_>>());
        }
        assert_eq!(Seat::all(MAX_SEATS + 1).count(), MAX_SEATS);
    }
}
