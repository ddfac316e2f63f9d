//! What is asked: the settings of a match, from the command line or a TOML file, and its openings.

mod book;
mod book_line;
mod file_error;
mod flags;
mod groups;
mod labyrinth;
mod laser;
mod settings;
mod values;

pub use book::OpeningBook;
pub use book_line::{BookLine, BookOpening};
pub use file_error::FileError;
pub use flags::{EngineFlags, Flags, GameFlags, with_long_dashes};
pub use groups::{DrawSettings, Openings, ResignSettings, RulesSettings, SprtSettings};
pub use labyrinth::Deal;
pub use settings::{EngineSettings, Settings, SettingsError, Table, add_defaults};
pub use values::{
    Games, Model, OnOff, Order, Protocol, Scalar, Seconds, TimeControl, Tournament, VARIANT_OPTION,
    Value,
};
