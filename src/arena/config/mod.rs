//! The settings of a match, from the command line or a TOML file, and its openings.

mod book;
mod errors;
mod flags;
mod lenient;
mod settings;
mod values;

pub use crate::files::FileError;
pub use book::OpeningBook;
pub use errors::{GameError, SettingsError};
pub use flags::{EngineFlags, Flags, GameFlags, group, with_long_dashes};
pub use settings::{
    DrawSettings, EngineSettings, Openings, ResignSettings, RulesSettings, Settings, SprtSettings,
    Table, add_defaults,
};
pub use values::{Games, Model, Order, Protocol, Seconds, TimeControl, Tournament, VARIANT_OPTION};
pub(in crate::arena) use values::{as_text, from_text};
