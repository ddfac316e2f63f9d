//! What runs: the engines' processes, the games, and the schedule that says who plays whom.

mod adjudication;
mod clock;
mod contest;
mod engine;
mod game;
mod labyrinth;
pub mod laser;
pub mod match_check;
mod plan;
mod process;
mod resume;
mod runner;
mod schedule;
#[cfg(all(test, unix))]
mod tests;
pub mod torn;

pub use contest::{Contest, OpeningOf};
pub use engine::{Engine, RuleOption};
pub use plan::Plan;
pub use process::{EngineError, Patience};
pub use resume::read_back;
pub use runner::{GameOptions, PlayError, no_options};
pub use schedule::{Fixture, Schedule, Shard};
