//! Tunes parameters of an engine by games: SPSA (simultaneous perturbation stochastic approximation)
//! with the conventions of fishtest and OpenBench, on the games of [`arena`](akhet_arena).
//! `docs/tuning.md` says how to use it.

mod command;
mod journal;
mod parameter;
mod run;
mod spsa;

pub use command::{TuneArgs, run_tune};
pub use journal::Tuning;
