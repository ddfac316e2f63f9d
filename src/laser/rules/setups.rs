//! The starting positions that have names.

use super::position::Position;
use derive_more::Display;
use once_cell::sync::Lazy;
use std::str::FromStr;

/// Makes the enum from the lines of the table: a variant, its name and its FEN.
macro_rules! setups {
    (
        official { $($(#[$attribute:meta])* $official:ident = $official_name:literal, $official_fen:literal;)* }
        others { $($other:ident = $other_name:literal, $other_fen:literal;)* }
    ) => {
        /// A starting position with a name: one of the official ones, or another that was measured to be even.
        #[derive(Clone, Copy, Debug, Default, Display, PartialEq, Eq, Hash)]
        #[display("{}", self.name())]
        pub enum Setup {
            $($(#[$attribute])* $official,)*
            $(
                /// A setup of the first Khet's players; its author is unknown.
                $other,
            )*
        }

        impl Setup {
            /// The five of Laser Chess, three of which are Khet's too.
            pub const OFFICIAL: [Setup; [$($official_name),*].len()] = [$(Setup::$official),*];

            /// All: the official ones first.
            pub const ALL: [Setup; TABLE.len()] = [$(Setup::$official,)* $(Setup::$other),*];
        }

        /// The names and FENs, in the order of [`Setup::ALL`].
        const TABLE: [(&str, &str); [$($official_name,)* $($other_name),*].len()] =
            [$(($official_name, $official_fen),)* $(($other_name, $other_fen)),*];
    };
}

// A name is one word in lower case: the first word of the old name, without apostrophes. A second setup of the same
// name gets `-b`.
setups! {
    official {
        /// The first setup of the rule book; Khet's Classic.
        #[default]
        Ace = "ace", "ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1";
        /// Khet's Imhotep.
        Curiosity = "curiosity", "ls3dskdsse2/10/3Pw2pn3/pnPs2Pese2pePw/pePw2Sepw2pnPs/3Ps2pe3/10/2SeDnKDn3Ln b 1";
        /// Khet's Dynasty.
        Grail = "grail", "ls3psdspe3/5k4/pn3psdsse3/pe1sn1Pw1Pe3/3pw1pe1Sn1Pw/3SeDnPn3Ps/4K5/3PwDnPn3Ln b 1";
        /// Laser Chess only.
        Mercury = "mercury", "le3pskpe2Se/5dspe3/pe2se1ds4/pn3Pw3Ps1/1pn3pe3Ps/4Dn1Se2Pw/3PwDn5/se2PwKPn3Lw b 1";
        /// Laser Chess only.
        Sophie = "sophie", "ls3kPwpe3/3ds1de3Ps/pn3pspe1Se1Pw/7sn2/2Sn7/pe1se1PwPn3Ps/pn3Dw1Dn3/3PwpeK3Ln b 1";
    }
    others {
        Horemheb = "horemheb", "ls2ps3pe2/4dskds3/3sn1sn1pe2/pn3ps1pe2Pw/pe2Pw1Pn3Ps/2Pw1Sn1Sn3/3DnKDn4/2Pw3Pn2Ln b 1";
        Ebana = "ebana", "ls2sndskdspe2/5sn4/2PwPn6/pn1PsPe5Pw/pe5pwpn1Ps/6pspe2/4Sn5/2PwDnKDnSn2Ln b 1";
    }
}

/// Other names: those of Khet in the order of [`Setup::ALL`], then the one that UKI has for the first setup.
const ALIASES: [(&str, Setup); 4] = [
    ("classic", Setup::Ace),
    ("imhotep", Setup::Curiosity),
    ("dynasty", Setup::Grail),
    ("standard", Setup::Ace),
];

impl Setup {
    /// The setup with this starting position, if there is one.
    pub fn of(start: &Position) -> Option<Setup> {
        let fen = start.to_string();
        Setup::ALL.into_iter().find(|setup| setup.fen() == fen)
    }

    /// The index in [`ALL`](Setup::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// All names of setups: their own in the order of [`ALL`](Setup::ALL), the Khet names of official ones, and
    /// `standard` for [`Setup::Ace`].
    pub fn names() -> impl Iterator<Item = (&'static str, Setup)> {
        let own = Setup::ALL.into_iter().map(|setup| (setup.name(), setup));
        own.chain(ALIASES)
    }

    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].0
    }

    /// The name of an official setup in Khet 2.0, in lower case; `None` if Khet does not have it.
    pub fn khet_name(self) -> Option<&'static str> {
        let khet = ALIASES.iter().find(|(_, setup)| *setup == self);
        khet.map(|(name, _)| *name)
    }

    /// The position in FEN.
    pub const fn fen(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// The position, to be played by the publisher's rules.
    pub fn position(self) -> &'static Position {
        &POSITIONS[self as usize]
    }
}

static POSITIONS: Lazy<[Position; Setup::ALL.len()]> = Lazy::new(|| {
    Setup::ALL.map(|setup| match setup.fen().parse() {
        Ok(position) => position,
        Err(error) => unreachable!("the setup {setup} is valid: {error}"),
    })
});

/// No setup has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("known setups: {}", Setup::names().map(|(name, _)| name).collect::<Vec<_>>().join(", "))]
pub struct UnknownSetup;

impl FromStr for Setup {
    type Err = UnknownSetup;

    /// Reads any of [`Setup::names`], in upper or lower case.
    fn from_str(text: &str) -> Result<Setup, UnknownSetup> {
        Setup::names()
            .find(|(name, _)| name.eq_ignore_ascii_case(text))
            .map(|(_, setup)| setup)
            .ok_or(UnknownSetup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setup_is_known_by_its_name_and_by_its_position() {
        let names: Vec<_> = Setup::names().collect();
        for (index, (name, setup)) in names.iter().enumerate() {
            let plain = |letter| matches!(letter, 'a'..='z' | '-');
            assert!(name.chars().all(plain), "{name}");
            assert!(names[..index].iter().all(|(other, _)| other != name));
            assert_eq!(name.parse(), Ok(*setup));
        }
        for (index, setup) in Setup::ALL.into_iter().enumerate() {
            assert_eq!(
                (setup.index(), setup.to_string().parse()),
                (index, Ok(setup))
            );
            assert_eq!(setup.position().to_string(), setup.fen());
            assert_eq!(Setup::of(setup.position()), Some(setup));
            let turned = setup.position().flipped().to_string();
            assert_eq!(turned.replace(" r ", " b "), setup.fen(), "symmetric");
        }
        assert_eq!(Setup::ALL[..5], Setup::OFFICIAL);
        let khet = Setup::ALL.map(Setup::khet_name);
        let three = ["classic", "imhotep", "dynasty"].map(Some);
        assert_eq!(
            (&khet[..3], khet[3..].iter().flatten().count()),
            (&three[..], 0)
        );
    }
}
