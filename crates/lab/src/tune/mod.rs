//! `akhet tune`: tunes an engine's parameters by SPSA (simultaneous perturbation stochastic approximation), with the
//! conventions of fishtest and OpenBench, on games of a match. `docs/tuning.md` says how to use it.

mod command;
mod journal;
mod parameter;
mod run;
mod spsa;

pub use command::{TuneArgs, run_tune};
pub use journal::Tuning;
