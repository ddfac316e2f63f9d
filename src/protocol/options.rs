//! The options: declared once, in the order of the handshake.

use super::reply::Dialect;
use crate::laser::rules::{Rules, Setup};
use crate::laser::search::{PARAMETERS, Parameter, Strength};
use crate::lines::Quoted;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// The current values of the options. The searcher keeps those of `Hash`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Threads of a search and of a count.
    pub threads: usize,
    /// How many best lines a search reports.
    pub multi_pv: usize,
    /// Time kept back from each limit of time, for the way of the answer to whoever stops the
    /// clock.
    pub move_overhead: Duration,
    /// The level of play, 0 to 20.
    pub skill_level: u32,
    /// Whether `elo` sets the strength in place of `skill_level`.
    pub limit_strength: bool,
    /// The level of play as a rating.
    pub elo: u32,
    /// Whether play is never weakened.
    pub analyse: bool,
    /// Whether reports give the expected results (`wdl`).
    pub show_wdl: bool,
    /// The setup that `startpos` stands for.
    pub setup: Setup,
    /// Whether a King may turn; `None` until it is set, and then the dialect decides.
    pub king_turns: Option<bool>,
    /// Whether a swap may leave a piece on a square closed to it.
    pub swap_onto_closed: bool,
    /// Whether the third repetition ends the game without a claim; `None` until it is set, and then
    /// the dialect decides.
    pub repetition_ends: Option<bool>,
}

/// The size of the transposition table at the start, in mebibytes.
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
            king_turns: None,
            swap_onto_closed: false,
            repetition_ends: None,
        }
    }
}

impl Options {
    /// The reading of the rules in this dialect.
    pub fn rules_under(&self, dialect: Dialect) -> Rules {
        Rules {
            king_turns: self.king_turns.unwrap_or(dialect == Dialect::Uki),
            swap_onto_closed: self.swap_onto_closed,
        }
    }

    /// Whether the third repetition ends the game without a claim in this dialect.
    pub fn repetition_ends_under(&self, dialect: Dialect) -> bool {
        self.repetition_ends.unwrap_or(dialect == Dialect::Ugi)
    }

    /// The strength of a search, whose errors are drawn from this seed; `None` for full strength.
    pub fn strength(&self, seed: u64) -> Option<Strength> {
        match (self.analyse, self.limit_strength) {
            (true, _) => None,
            (false, true) => Strength::of_elo(self.elo, seed),
            (false, false) => Strength::of_level(self.skill_level * 100, seed),
        }
    }
}

/// One option with its new value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The size of the transposition table in mebibytes.
    Hash(usize),
    /// Empties the transposition table.
    ClearHash,
    /// The file of the network; `None` for the one that the engine is built with.
    EvalFile(Option<PathBuf>),
    /// Threads of a search and of a count.
    Threads(usize),
    /// How many best lines a search reports.
    MultiPv(usize),
    /// Whether the GUI may send `go ponder`. It has no effect.
    Ponder(bool),
    /// Time kept back from each limit of time.
    MoveOverhead(Duration),
    /// The level of play, 0 to 20.
    SkillLevel(u32),
    /// Whether the rating sets the strength in place of the level.
    LimitStrength(bool),
    /// The level of play as a rating.
    Elo(u32),
    /// Whether play is never weakened.
    AnalyseMode(bool),
    /// Whether reports give the expected results.
    ShowWdl(bool),
    /// The setup that `startpos` stands for.
    Setup(Setup),
    /// Whether a King may turn.
    KingTurns(bool),
    /// Whether a swap may leave a piece on a square closed to it.
    SwapOntoClosed(bool),
    /// Whether the third repetition ends the game without a claim.
    RepetitionEnds(bool),
    /// The value of a parameter of the search, in its range; only with the feature `tune`.
    Parameter(&'static Parameter, i32),
}

/// Why a `setoption` names no option or no value of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No option has this name.
    #[error("there is no option '{0}'")]
    Unknown(Quoted),
    /// The option needs a value and has none.
    #[error("option {0} needs a value")]
    NoValue(&'static str),
    /// The option is a button, which takes no value.
    #[error("option {0} takes no value")]
    Value(&'static str),
    /// The option does not take this value.
    #[error("option {name} takes {takes}, not '{value}'")]
    BadValue {
        /// The option's name.
        name: &'static str,
        /// The values that it takes, in words.
        takes: String,
        /// The refused value.
        value: Quoted,
    },
}

/// An option whose value is a whole number in a range.
#[derive(Clone, Copy)]
pub(super) struct Spin {
    default: u64,
    least: u64,
    /// The greatest value.
    pub(super) most: u64,
}

impl Spin {
    fn at_most(self, most: usize) -> Spin {
        let most = self.most.min(most as u64);
        let default = self.default.min(most);
        Spin {
            most,
            default,
            ..self
        }
    }
}

pub(super) const HASH: Spin = Spin {
    default: 64,
    least: 1,
    most: 1_048_576,
};
pub(super) const THREADS: Spin = Spin {
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

/// The type of an option, with the setting that a value makes.
enum Kind {
    Spin(Spin, fn(u64) -> Setting),
    Check(fn(bool) -> Setting),
    Setup,
    File(fn(Option<PathBuf>) -> Setting),
    Button(Setting),
    Parameter(&'static Parameter),
}

/// All options but the parameters of the search, by name.
const DECLARED: [(&str, Kind); 16] = [
    ("Hash", Kind::Spin(HASH, |n| Setting::Hash(n as usize))),
    ("Clear Hash", Kind::Button(Setting::ClearHash)),
    ("EvalFile", Kind::File(Setting::EvalFile)),
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
    ("RepetitionEnds", Kind::Check(Setting::RepetitionEnds)),
];

/// All options, by name.
fn declared() -> impl Iterator<Item = (&'static str, Kind)> {
    let parameters = PARAMETERS
        .iter()
        .map(|parameter| (parameter.name, Kind::Parameter(parameter)));
    DECLARED.into_iter().chain(parameters)
}

impl Setting {
    /// Reads an option's name, whose case does not matter, and its value.
    ///
    /// # Errors
    /// When there is no such option, or it does not take the value.
    pub fn parse(name: &str, value: Option<&str>) -> Result<Setting, OptionError> {
        let (name, kind) = declared()
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
            Kind::Spin(spin, setting) => number(value, spin.least, spin.most)
                .map(setting)
                .map_err(bad),
            Kind::Parameter(parameter) => number(value, parameter.least, parameter.most)
                .map(|number| Setting::Parameter(parameter, number))
                .map_err(bad),
            Kind::Check(setting) => match value.to_ascii_lowercase().as_str() {
                "true" => Ok(setting(true)),
                "false" => Ok(setting(false)),
                _ => Err(bad("true or false".to_owned())),
            },
            Kind::Setup => value
                .parse()
                .map(Setting::Setup)
                .map_err(|_| bad(format!("one of {}", setup_names(", ")))),
            Kind::File(setting) => Ok(setting((value != EMBEDDED).then(|| value.into()))),
            Kind::Button(setting) => Ok(setting),
        }
    }
}

/// The whole number in this range that a value is; otherwise what the option takes, in words.
fn number<N: FromStr + PartialOrd + fmt::Display>(
    value: &str,
    least: N,
    most: N,
) -> Result<N, String> {
    match value.parse() {
        Ok(number) if number >= least && number <= most => Ok(number),
        _ => Err(format!("a whole number from {least} to {most}")),
    }
}

/// The value of `EvalFile` that stands for the network in the program.
const EMBEDDED: &str = "<embedded>";

/// The handshake's `option` lines, without line ends, with these as the greatest values of `Hash`
/// and `Threads`.
pub(super) fn declarations(most_hash: usize, most_threads: usize) -> impl Iterator<Item = String> {
    declared().map(move |(name, kind)| {
        let kind = match (name, kind) {
            ("Hash", Kind::Spin(spin, set)) => Kind::Spin(spin.at_most(most_hash), set),
            ("Threads", Kind::Spin(spin, set)) => Kind::Spin(spin.at_most(most_threads), set),
            (_, kind) => kind,
        };
        format!("option name {name} type {kind}")
    })
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
            Kind::File(_) => write!(f, "string default {EMBEDDED}"),
            Kind::Button(_) => write!(f, "button"),
            Kind::Parameter(parameter) => write!(
                f,
                "spin default {} min {} max {}",
                parameter.default, parameter.least, parameter.most
            ),
        }
    }
}

fn setup_names(separator: &str) -> String {
    Setup::NAMES.map(|(name, _)| name).join(separator)
}
