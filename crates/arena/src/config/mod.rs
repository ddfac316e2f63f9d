//! The settings of a match, from the command line or a TOML file, and its openings.

mod book;
mod fastchess;
mod flags;
mod lenient;
mod settings;
mod values;

pub use akhet_console::files::FileError;
pub use book::OpeningBook;
pub use flags::{EngineFlags, with_long_dashes};
pub use flags::{Flags, GameFlags, group};
pub use settings::{
    DrawSettings, EngineSettings, ResignSettings, add_defaults, of_file, with_hyphens,
};
pub use settings::{Settings, SprtSettings};
pub use toml::Table;
pub use values::Model;
pub use values::{Games, Protocol, TimeControl, Tournament, VARIANT_OPTION};
