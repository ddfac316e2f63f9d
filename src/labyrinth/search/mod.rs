//! The search: a game record and limits in, the best move out. It prints nothing; the caller receives
//! reports through a [`Handler`].
//!
//! Every slide is estimated from what the players can reach after it (with two players exactly for the
//! following turn) and from the race for the cards left. Positions whose cards are known are searched deeper:
//! with two players by alpha-beta, with several by max^n. With hidden cards, two players' positions are
//! searched over many deals of them, several players' by samples of what they may play until the next turn.

mod alphabeta;
mod belief;
mod deals;
mod expand;
mod limits;
mod mate;
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
