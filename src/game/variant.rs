//! The games by name.

use derive_more::Display;
use std::str::FromStr;

/// Which game is played. The names are those of the option `UCI_Variant`.
#[derive(Clone, Copy, Debug, Default, Display, PartialEq, Eq)]
#[display("{}", self.name())]
pub enum Variant {
    /// Laser Chess, `laserchess`.
    #[default]
    LaserChess,
    /// Labyrinth, `labyrinth`.
    Labyrinth,
}

/// No game has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the variants are laserchess and labyrinth")]
pub struct UnknownVariant;

impl Variant {
    /// All games.
    pub const ALL: [Variant; 2] = [Variant::LaserChess, Variant::Labyrinth];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::LaserChess => "laserchess",
            Variant::Labyrinth => "labyrinth",
        }
    }
}

impl FromStr for Variant {
    type Err = UnknownVariant;

    /// Reads a name, ignoring case.
    fn from_str(text: &str) -> Result<Variant, UnknownVariant> {
        let mut all = Variant::ALL.into_iter();
        let found = all.find(|variant| variant.name().eq_ignore_ascii_case(text));
        found.ok_or(UnknownVariant)
    }
}
