//! The search: a game record and limits in, the best line out. It prints nothing; the caller
//! receives reports through a [`Handler`].

mod alphabeta;
mod clock;
mod correction;
mod frontier;
mod history;
mod history_entry;
mod iterate;
mod limits;
mod params;
mod picker;
mod pv;
mod quiescence;
mod refutations;
mod repetition;
mod report;
mod score;
mod search_thread;
mod searcher;
mod shared;
mod shared_histories;
mod strength;
mod table;
mod thread_state;
mod threads;
mod threats;
mod wdl;
mod worker;

pub use crate::running::{Control, NoSearchThread, STACK, per_second};
pub use limits::{Limits, MAX_DEPTH, PlayerClock};
pub use params::{PARAMETERS, Parameter};
pub use report::{Handler, Info, LastScore, Outcome};
pub use score::{Bound, Score, loss_moves, win_moves};
pub use search_thread::{Answer, SearchThread};
pub use searcher::Searcher;
pub use strength::Strength;
pub use table::TableTooLarge;
pub use threads::NoThreads;
pub use wdl::{Wdl, wdl_model};
