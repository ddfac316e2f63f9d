//! The search: a game record and limits in, the best line out. It prints nothing; the caller
//! receives reports through a [`Handler`].

mod alphabeta;
mod clock;
mod correction;
mod frontier;
mod history;
mod iterate;
mod limits;
mod mate;
mod params;
mod picker;
mod quiescence;
mod repetition;
mod report;
mod root;
mod root_move;
mod searcher;
mod shared;
mod stack;
mod strength;
mod table;
mod threads;
mod threats;
mod wdl;
mod worker;

pub use crate::running::{
    Bound, Configure, Control, NoSearchThread, PlayerClock, STACK_SIZE, Score, TableTooLarge,
    per_second,
};
pub use limits::{Limits, MAX_DEPTH};
#[doc(hidden)]
pub use params::{PARAMETERS, Parameter};
pub use report::{Handler, Info, Outcome, loss_moves, win_moves};
pub use searcher::{SearchThread, Searcher};
pub use strength::Strength;
pub use threads::NoThreads;
pub use wdl::Wdl;
#[doc(hidden)]
pub use wdl::wdl_model;
