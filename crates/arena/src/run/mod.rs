//! Running a match: the engines' processes, the games, and the schedule.

mod adjudication;
mod engine;
mod files;
mod game;
mod log;
mod plan;
mod process;
mod resume;
mod runner;
mod schedule;

pub use adjudication::Adjudicator;
pub use engine::Engine;
pub use engine::RuleOption;
pub use engine::declared_option;
pub use files::note_files;
pub use log::Log;
pub use plan::Plan;
pub use plan::{MatchError, check, once, same_files, same_match};
pub use process::EngineError;
pub use process::WaitPolicy;
pub use resume::models;
pub use resume::read_back;
pub use runner::{PlayError, no_options};
pub use schedule::Shard;
pub use schedule::{Fixture, Schedule};
