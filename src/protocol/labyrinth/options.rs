//! The options of Labyrinth: declared once, in the order of the handshake.

use crate::game::Variant;
use crate::labyrinth::rules::Rules;
use crate::protocol::options::{self, Declared, Kind, OptionError};
use crate::protocol::permissions::Permissions;
use crate::protocol::shared_options::{
    SharedSetting, clear_hash, hash, move_overhead, ponder, show_wdl, skill_level, threads, variant,
};

/// The current values of the options that only Labyrinth has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Options {
    /// The variants of the rules.
    pub(super) rules: Rules,
    /// Whether searches may use all cards that the position names.
    pub(super) open_cards: bool,
}

/// One option with its new value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// An option that all games have.
    Shared(SharedSetting),
    /// Which game is played.
    Variant(Variant),
    /// Whether players see all their cards and may take them in any order.
    FreeOrder(bool),
    /// Whether the turn that uncovers the last card wins.
    NoReturn(bool),
    /// Whether searches may use all cards that the position names.
    OpenCards(bool),
}

impl From<SharedSetting> for Setting {
    fn from(setting: SharedSetting) -> Setting {
        Setting::Shared(setting)
    }
}

impl From<Variant> for Setting {
    fn from(variant: Variant) -> Setting {
        Setting::Variant(variant)
    }
}

fn declared(permissions: &Permissions) -> [Declared<Setting>; 11] {
    [
        hash(permissions),
        clear_hash(),
        threads(permissions),
        ponder(),
        move_overhead(),
        skill_level(),
        show_wdl(),
        variant(),
        ("FreeOrder", Kind::Check(Setting::FreeOrder)),
        ("NoReturn", Kind::Check(Setting::NoReturn)),
        ("OpenCards", Kind::Check(Setting::OpenCards)),
    ]
}

/// Reads an option's name, whose case does not matter, and its value.
///
/// # Errors
/// When there is no such option, or it does not take the value.
pub(super) fn parse(name: &str, value: Option<&str>) -> Result<Setting, OptionError> {
    options::parse(&declared(&Permissions::ALL), name, value)
}

/// The handshake's `option` lines, without line ends.
pub(super) fn declarations(permissions: &Permissions) -> Vec<String> {
    options::declarations(&declared(permissions)).collect()
}
