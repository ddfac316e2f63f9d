//! Running a match: the engines' processes, the games, and the schedule.

mod adjudication;
mod engine;
mod game;
mod plan;
mod process;
mod resume;
mod runner;
mod schedule;

pub use adjudication::{Adjudicator, End};
pub(in crate::arena) use engine::declared_option;
pub use engine::{Engine, RuleOption};
pub use plan::{MatchError, Plan, check, once, same_match};
pub use process::{EngineError, Timeout};
pub use resume::{models, read_back};
pub use runner::{GameOptions, PlayError, no_options};
pub use schedule::{Fixture, Schedule, Shard};
