//! The search: a game record and limits in, the best move out. It prints nothing; the caller receives
//! reports through a [`Handler`].
//!
//! Every slide is estimated by what the players can then reach, with two players exactly for the turn that
//! follows, and by the race for the cards left. Positions whose cards are known are searched deeper, with two players by
//! alpha-beta, with several by max^n; those of two players with hidden cards by many deals of these, those
//! of several by samples of what they may play until the next turn.

mod alphabeta;
mod belief;
mod clock;
mod deals;
mod estimates;
mod expand;
mod limits;
mod multi;
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

pub use crate::running::Control;
pub use estimates::{Estimate, estimates};
pub use limits::{Limits, MAX_DEPTH, PlayerClock};
pub use report::{Handler, Info, Outcome};
pub use score::Score;
pub use searcher::{NoThreads, Searcher};
pub use strength::Strength;
pub use table::TableTooLarge;
