//! The search: a game record and limits in, the best line out. It prints nothing; the caller
//! receives reports through a [`Handler`].

mod alphabeta;
mod correction;
mod history;
mod iterate;
mod mate;
mod params;
mod picker;
mod progress;
mod quiescence;
mod repetition;
mod root;
mod root_move;
mod searcher;
mod shared;
mod stack;
mod strength;
mod table;
mod threads;
mod threats;
mod time_management;
mod wdl;
mod worker;

use crate::laser::rules::Move;
use crate::search;
pub use crate::search::{
    Bound, Configure, Control, Handler, NoSearchThread, PlayerClock, STACK_SIZE, Score, Strength,
    TableTooLarge, per_second,
};
pub use iterate::MAX_DEPTH;
pub use mate::{loss_moves, win_moves};
#[doc(hidden)]
pub use params::{PARAMETERS, Parameter};
pub use searcher::{SearchThread, Searcher};
pub use threads::NoThreads;
pub use wdl::Wdl;
#[doc(hidden)]
pub use wdl::wdl_model;

/// The limits of one search.
pub type Limits = search::Limits<Move>;

/// A report about one line of a running search.
pub type Info<'a> = search::Info<'a, Move>;

/// The result of a search.
pub type Outcome = search::Outcome<Move>;
