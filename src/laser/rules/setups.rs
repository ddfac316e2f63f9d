//! The official starting positions.

use super::position::Position;
use derive_more::Display;
use once_cell::sync::Lazy;
use std::str::FromStr;

/// An official starting position.
#[derive(Clone, Copy, Debug, Default, Display, PartialEq, Eq, Hash)]
#[display("{}", self.name())]
pub enum Setup {
    /// The first setup of the rule book; Khet's Classic.
    #[default]
    Ace,
    /// Khet's Imhotep.
    Curiosity,
    /// Khet's Dynasty.
    Grail,
    /// Laser Chess only.
    Mercury,
    /// Laser Chess only.
    Sophie,
}

const _: () = {
    let mut index = 0;
    while index < Setup::ALL.len() {
        assert!(Setup::ALL[index].index() == index);
        index += 1;
    }
};

impl Setup {
    /// All five.
    pub const ALL: [Setup; 5] = [
        Setup::Ace,
        Setup::Curiosity,
        Setup::Grail,
        Setup::Mercury,
        Setup::Sophie,
    ];

    /// The setup with this starting position, if there is one.
    pub fn of(start: &Position) -> Option<Setup> {
        let fen = start.to_string();
        Setup::ALL.into_iter().find(|setup| setup.fen() == fen)
    }

    /// The index in [`ALL`](Setup::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// All names of setups: the Laser Chess names in the order of [`ALL`](Setup::ALL), the Khet names,
    /// and `standard` for [`Setup::Ace`].
    pub const NAMES: [(&'static str, Setup); 9] = [
        ("ace", Setup::Ace),
        ("curiosity", Setup::Curiosity),
        ("grail", Setup::Grail),
        ("mercury", Setup::Mercury),
        ("sophie", Setup::Sophie),
        ("classic", Setup::Ace),
        ("imhotep", Setup::Curiosity),
        ("dynasty", Setup::Grail),
        ("standard", Setup::Ace),
    ];

    /// The name in Laser Chess, in lower case.
    pub const fn name(self) -> &'static str {
        Setup::NAMES[self as usize].0
    }

    /// The name in Khet 2.0, in lower case; `None` if Khet does not have the setup.
    pub fn khet_name(self) -> Option<&'static str> {
        let khet = Setup::NAMES[5..8].iter().find(|(_, setup)| *setup == self);
        khet.map(|(name, _)| *name)
    }

    /// The position in FEN.
    pub const fn fen(self) -> &'static str {
        FENS[self as usize]
    }

    /// The position, to be played by the publisher's rules.
    pub fn position(self) -> &'static Position {
        &POSITIONS[self as usize]
    }
}

const FENS: [&str; 5] = [
    "ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1",
    "ls3dskdsse2/10/3Pw2pn3/pnPs2Pese2pePw/pePw2Sepw2pnPs/3Ps2pe3/10/2SeDnKDn3Ln b 1",
    "ls3psdspe3/5k4/pn3psdsse3/pe1sn1Pw1Pe3/3pw1pe1Sn1Pw/3SeDnPn3Ps/4K5/3PwDnPn3Ln b 1",
    "le3pskpe2Se/5dspe3/pe2se1ds4/pn3Pw3Ps1/1pn3pe3Ps/4Dn1Se2Pw/3PwDn5/se2PwKPn3Lw b 1",
    "ls3kPwpe3/3ds1de3Ps/pn3pspe1Se1Pw/7sn2/2Sn7/pe1se1PwPn3Ps/pn3Dw1Dn3/3PwpeK3Ln b 1",
];

static POSITIONS: Lazy<[Position; 5]> = Lazy::new(|| {
    Setup::ALL.map(|setup| match setup.fen().parse() {
        Ok(position) => position,
        Err(error) => unreachable!("the setup {setup} is valid: {error}"),
    })
});

/// No setup has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("known setups: {}", Setup::NAMES.map(|(name, _)| name).join(", "))]
pub struct UnknownSetup;

impl FromStr for Setup {
    type Err = UnknownSetup;

    /// Reads any of [`Setup::NAMES`], in upper or lower case.
    fn from_str(text: &str) -> Result<Setup, UnknownSetup> {
        Setup::NAMES
            .into_iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(text))
            .map(|(_, setup)| setup)
            .ok_or(UnknownSetup)
    }
}
