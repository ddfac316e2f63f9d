//! What runs: the engines' processes, the games, and the schedule that says who plays whom.

mod adjudication;
mod clock;
mod engine;
mod game;
pub mod match_check;
mod plan;
mod process;
mod runner;
mod schedule;

pub use engine::Engine;
pub use plan::Plan;
pub use process::{EngineError, Patience};
pub use runner::{GameOptions, PlayError};
pub use schedule::{Fixture, Schedule, Shard};
