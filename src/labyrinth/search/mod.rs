//! The search: a game record and limits in, the best move out. It prints nothing; the caller receives
//! reports through a [`Handler`].
//!
//! Every slide is estimated from what the players can reach after it (with two players exactly for the
//! following turn) and from the race for the cards left. Positions whose cards are known are searched deeper:
//! with two players by alpha-beta, with several by max^n. With hidden cards, two players' positions are
//! searched over many deals of them, several players' by samples of what they may play until the next turn, in which
//! everybody prevents a win of the next player.

mod alphabeta;
mod belief;
mod deals;
mod expand;
mod limiter;
mod mate;
mod open;
mod outlook;
mod replies;
mod root;
mod samples;
mod score;
mod searcher;
mod strength;
mod table;
mod threat;

use crate::labyrinth::rules::Move;
use crate::search;
pub use crate::search::{
    Configure, Control, Handler, NoThreads, PlayerClock, Score, Strength, TableTooLarge,
};
pub use limiter::MAX_DEPTH;
#[doc(hidden)]
pub use root::{Estimate, estimates};
pub use score::win_chance;
pub use searcher::Searcher;

/// The limits of one search. A node is one maze on which the search computes what can be reached: the maze after a
/// slide or, for three or four players with hidden cards, after a sampled slide of every opponent, or after one that
/// may prevent a win.
pub type Limits = search::Limits<Move>;

/// A report about one line of a running search.
pub type Info<'a> = search::Info<'a, Move>;

/// The result of a search.
pub type Outcome = search::Outcome<Move>;
