//! The options of the laser game: declared once, in the order of the handshake.

use crate::laser::rules::{Rules, Setup};
use crate::laser::search::{PARAMETERS, Parameter, Strength};
use crate::protocol::dialect::Dialect;
use crate::protocol::options::{
    self, Combo, Declared, HASH, Kind, OptionError, Spin, THREADS, declaration, number, parse,
};
use std::path::PathBuf;
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

/// All options but the parameters of the search, by name.
const DECLARED: [Declared<Setting>; 16] = [
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
    ("Setup", Kind::Combo(SETUPS)),
    ("KingTurns", Kind::Check(Setting::KingTurns)),
    ("SwapOntoClosed", Kind::Check(Setting::SwapOntoClosed)),
    ("RepetitionEnds", Kind::Check(Setting::RepetitionEnds)),
];

/// The setups; aliases of their names are taken too.
const SETUPS: Combo<Setting> = Combo {
    default: || Setup::default().name(),
    values: || Setup::NAMES.map(|(name, _)| name).to_vec(),
    setting: |value| value.parse().ok().map(Setting::Setup),
};

impl Setting {
    /// Reads an option's name, whose case does not matter, and its value.
    ///
    /// # Errors
    /// When there is no such option, or it does not take the value.
    pub fn parse(name: &str, value: Option<&str>) -> Result<Setting, OptionError> {
        let parameter = PARAMETERS
            .iter()
            .find(|parameter| parameter.name.eq_ignore_ascii_case(name));
        match parameter {
            Some(parameter) => number(parameter.name, value, parameter.least, parameter.most)
                .map(|number| Setting::Parameter(parameter, number)),
            None => parse(&DECLARED, name, value),
        }
    }
}

/// The handshake's `option` lines, without line ends, with these as the greatest values of `Hash` and
/// `Threads`.
pub(super) fn declarations(most_hash: usize, most_threads: usize) -> impl Iterator<Item = String> {
    let parameters = PARAMETERS.iter().map(|parameter| {
        let Parameter {
            default,
            least,
            most,
            ..
        } = parameter;
        let kind = format!("spin default {default} min {least} max {most}");
        declaration(parameter.name, &kind)
    });
    options::declarations(&DECLARED, most_hash, most_threads).chain(parameters)
}
