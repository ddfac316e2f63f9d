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

pub(crate) use adjudication::Adjudicator;
pub use engine::Engine;
pub(crate) use engine::RuleOption;
pub(in crate::arena) use engine::declared_option;
pub use files::note_files;
pub use log::Log;
pub use plan::Plan;
pub(crate) use plan::{MatchError, check, once, same_files, same_match};
pub use process::EngineError;
pub(crate) use process::WaitPolicy;
pub(crate) use resume::models;
pub use resume::read_back;
pub(crate) use runner::{PlayError, no_options};
pub use schedule::Shard;
pub(crate) use schedule::{Fixture, Schedule};
