//! The search: a game record and limits in, the best move out. It prints nothing; the caller receives
//! reports through a [`Handler`].
//!
//! Every slide is estimated by what the players can then reach, with two players exactly for the turn that
//! follows, and by the race for the cards left. Positions whose cards are known are searched deeper, with two players by
//! alpha-beta, with several by max^n; those of two players with hidden cards by many deals of these, those
//! of several by samples of what they may play until the next turn.

mod alphabeta;
mod belief;
mod deals;
mod expand;
mod limits;
mod open;
mod outlook;
mod replies;
mod report;
mod root;
mod samples;
mod score;
mod searcher;
mod strength;
mod table;

pub use crate::running::{Configure, Control, NoThreads, PlayerClock, Score, TableTooLarge};
pub use limits::{Limits, MAX_DEPTH};
pub use report::{Handler, Info, Outcome};
#[doc(hidden)]
pub use root::{Estimate, estimates};
pub use score::win_chance;
pub use searcher::Searcher;
pub use strength::Strength;
