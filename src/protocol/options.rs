//! The options: declared once, in the order in which the handshake lists them.

use crate::laser::rules::{Rules, Setup};
use crate::laser::search::Strength;
use crate::lines::Quoted;
use std::fmt;
use std::time::Duration;

/// The options as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Threads of a count and of a search.
    pub threads: usize,
    /// How many best lines a search reports.
    pub multi_pv: usize,
    /// Time kept back for each move's way to whoever stops the clock.
    pub move_overhead: Duration,
    /// The level of play, in whole levels.
    pub skill_level: u32,
    /// Does `elo` count in place of the level?
    pub limit_strength: bool,
    /// The level of play as a rating.
    pub elo: u32,
    /// Is nothing to be weakened?
    pub analyse: bool,
    /// Do reports tell the chances of a win, a draw and a loss?
    pub show_wdl: bool,
    /// What `startpos` means.
    pub setup: Setup,
    /// The reading of the rules.
    pub rules: Rules,
}

/// Size of the first transposition table, in mebibytes.
pub const DEFAULT_HASH: usize = HASH.default as usize;

impl Default for Options {
    fn default() -> Options {
        Options {
            threads: THREADS.default as usize,
            multi_pv: MULTI_PV.default as usize,
            move_overhead: Duration::from_millis(MOVE_OVERHEAD.default),
            skill_level: SKILL_LEVEL.default as u32,
            limit_strength: false,
            elo: ELO.default as u32,
            analyse: false,
            show_wdl: false,
            setup: Setup::default(),
            rules: Rules::default(),
        }
    }
}

impl Options {
    /// How weakly searches are to play, with errors drawn from this seed; `None` where at full
    /// strength.
    pub fn strength(&self, seed: u64) -> Option<Strength> {
        match (self.analyse, self.limit_strength) {
            (true, _) => None,
            (false, true) => Strength::of_elo(self.elo, seed),
            (false, false) => Strength::of_level(self.skill_level * 100, seed),
        }
    }
}

/// One option with its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Size of the table in mebibytes.
    Hash(usize),
    /// Empties the table.
    ClearHash,
    /// Threads of a search.
    Threads(usize),
    /// How many best lines a search reports.
    MultiPv(usize),
    /// Whether the program that drives the engine may send `go ponder`. Nothing depends on it.
    Ponder(bool),
    /// Time kept back for each move.
    MoveOverhead(Duration),
    /// The level of play.
    SkillLevel(u32),
    /// Does the rating count in place of the level?
    LimitStrength(bool),
    /// The level of play as a rating.
    Elo(u32),
    /// Is nothing to be weakened?
    AnalyseMode(bool),
    /// Do reports tell the chances of a win, a draw and a loss?
    ShowWdl(bool),
    /// What `startpos` means.
    Setup(Setup),
    /// May a King turn?
    KingTurns(bool),
    /// May a swap leave a piece on a square closed to it?
    SwapOntoClosed(bool),
}

/// Why a setting was not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No option has this name.
    #[error("there is no option '{0}'")]
    Unknown(Quoted),
    /// The option needs a value.
    #[error("option {0} needs a value")]
    NoValue(&'static str),
    /// The option is a button and takes none.
    #[error("option {0} takes no value")]
    Value(&'static str),
    /// The value is not one that the option can have.
    #[error("option {name} takes {takes}, not '{value}'")]
    BadValue {
        /// The option.
        name: &'static str,
        /// What it takes.
        takes: String,
        /// The value that was given.
        value: Quoted,
    },
}

/// An option whose value is a number in a range.
struct Spin {
    default: u64,
    least: u64,
    most: u64,
}

const HASH: Spin = Spin {
    default: 64,
    least: 1,
    most: 1_048_576,
};
const THREADS: Spin = Spin {
    default: 1,
    least: 1,
    most: 1024,
};
const MULTI_PV: Spin = Spin {
    default: 1,
    least: 1,
    most: 218,
};
const MOVE_OVERHEAD: Spin = Spin {
    default: 10,
    least: 0,
    most: 5000,
};

const SKILL_LEVEL: Spin = Spin {
    default: Strength::FULL as u64 / 100,
    least: 0,
    most: Strength::FULL as u64 / 100,
};
const ELO: Spin = Spin {
    default: 1500,
    least: Strength::LEAST_ELO as u64,
    most: Strength::MOST_ELO as u64,
};

/// The kind of an option, with how its value becomes a setting.
enum Kind {
    Spin(Spin, fn(u64) -> Setting),
    Check(fn(bool) -> Setting),
    Setup,
    Button(Setting),
}

/// Every option.
const DECLARED: [(&str, Kind); 14] = [
    ("Hash", Kind::Spin(HASH, |n| Setting::Hash(n as usize))),
    ("Clear Hash", Kind::Button(Setting::ClearHash)),
    (
        "Threads",
        Kind::Spin(THREADS, |n| Setting::Threads(n as usize)),
    ),
    (
        "MultiPV",
        Kind::Spin(MULTI_PV, |n| Setting::MultiPv(n as usize)),
    ),
    ("Ponder", Kind::Check(Setting::Ponder)),
    (
        "Move Overhead",
        Kind::Spin(MOVE_OVERHEAD, |ms| {
            Setting::MoveOverhead(Duration::from_millis(ms))
        }),
    ),
    (
        "Skill Level",
        Kind::Spin(SKILL_LEVEL, |n| Setting::SkillLevel(n as u32)),
    ),
    ("UCI_LimitStrength", Kind::Check(Setting::LimitStrength)),
    ("UCI_Elo", Kind::Spin(ELO, |n| Setting::Elo(n as u32))),
    ("UCI_AnalyseMode", Kind::Check(Setting::AnalyseMode)),
    ("UCI_ShowWDL", Kind::Check(Setting::ShowWdl)),
    ("Setup", Kind::Setup),
    ("KingTurns", Kind::Check(Setting::KingTurns)),
    ("SwapOntoClosed", Kind::Check(Setting::SwapOntoClosed)),
];

impl Setting {
    /// Reads an option's name, in upper or lower case, and its value.
    ///
    /// # Errors
    /// Says what the option takes.
    pub fn parse(name: &str, value: Option<&str>) -> Result<Setting, OptionError> {
        let (name, kind) = DECLARED
            .into_iter()
            .find(|(declared, _)| declared.eq_ignore_ascii_case(name))
            .ok_or_else(|| OptionError::Unknown(Quoted::new(name)))?;
        if let Kind::Button(setting) = kind {
            return match value {
                None => Ok(setting),
                Some(_) => Err(OptionError::Value(name)),
            };
        }
        let value = value
            .filter(|value| !value.is_empty())
            .ok_or(OptionError::NoValue(name))?;
        let bad = |takes| OptionError::BadValue {
            name,
            takes,
            value: Quoted::new(value),
        };
        match kind {
            Kind::Spin(spin, setting) => value
                .parse()
                .ok()
                .filter(|number| (spin.least..=spin.most).contains(number))
                .map(setting)
                .ok_or_else(|| {
                    bad(format!(
                        "a whole number from {} to {}",
                        spin.least, spin.most
                    ))
                }),
            Kind::Check(setting) => match value.to_ascii_lowercase().as_str() {
                "true" => Ok(setting(true)),
                "false" => Ok(setting(false)),
                _ => Err(bad("true or false".to_owned())),
            },
            Kind::Setup => value
                .parse()
                .map(Setting::Setup)
                .map_err(|_| bad(format!("one of {}", setup_names(", ")))),
            Kind::Button(setting) => Ok(setting),
        }
    }
}

/// The lines of the handshake that declare the options, without line ends.
pub fn declarations() -> impl Iterator<Item = String> {
    DECLARED
        .into_iter()
        .map(|(name, kind)| format!("option name {name} type {kind}"))
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Spin(spin, _) => write!(
                f,
                "spin default {} min {} max {}",
                spin.default, spin.least, spin.most
            ),
            Kind::Check(_) => write!(f, "check default false"),
            Kind::Setup => write!(
                f,
                "combo default {} var {}",
                Setup::default(),
                setup_names(" var ")
            ),
            Kind::Button(_) => write!(f, "button"),
        }
    }
}

fn setup_names(separator: &str) -> String {
    Setup::NAMES.map(|(name, _)| name).join(separator)
}
