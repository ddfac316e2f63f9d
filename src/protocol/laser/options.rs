//! The options of the laser game: declared once, in the order of the handshake.

use crate::game::Variant;
use crate::laser::rules::{Rules, Setup};
use crate::laser::search::{PARAMETERS, Parameter, Strength};
use crate::protocol::dialect::Dialect;
use crate::protocol::options::{
    self, Combo, Declared, Kind, OptionError, Spin, declaration, number,
};
use crate::protocol::permissions::Permissions;
use crate::protocol::shared_options::{
    SharedOptions, SharedSetting, clear_hash, hash, move_overhead, ponder, show_wdl, skill_level,
    threads, variant,
};
use std::path::PathBuf;

/// The current values of the options that only the laser game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Options {
    /// How many best lines a search reports.
    pub multi_pv: usize,
    /// Whether `elo` sets the strength in place of the level.
    pub limit_strength: bool,
    /// The level of play as a rating.
    pub elo: u32,
    /// Whether play is never weakened.
    pub analyse: bool,
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
            multi_pv: MULTI_PV.default as usize,
            limit_strength: false,
            elo: ELO.default as u32,
            analyse: false,
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
    pub fn strength(&self, shared: &SharedOptions, seed: u64) -> Option<Strength> {
        match (self.analyse, self.limit_strength) {
            (true, _) => None,
            (false, true) => Strength::of_elo(self.elo, seed),
            (false, false) => Strength::of_level(shared.skill_level * 100, seed),
        }
    }
}

/// One option with its new value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// An option that all games have.
    Shared(SharedSetting),
    /// Which game is played.
    Variant(Variant),
    /// The file of the network; `None` for the one that the engine is built with.
    EvalFile(Option<PathBuf>),
    /// How many best lines a search reports.
    MultiPv(usize),
    /// Whether the rating sets the strength in place of the level.
    LimitStrength(bool),
    /// The level of play as a rating.
    Elo(u32),
    /// Whether play is never weakened.
    AnalyseMode(bool),
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
const ELO: Spin = Spin {
    default: 1500,
    least: Strength::MIN_ELO as u64,
    most: Strength::MAX_ELO as u64,
};

/// All options but the parameters of the search, by name.
fn declared(permissions: &Permissions) -> [Declared<Setting>; 17] {
    [
        hash(permissions),
        clear_hash(),
        ("EvalFile", Kind::File(Setting::EvalFile)),
        threads(permissions),
        (
            "MultiPV",
            Kind::Spin(MULTI_PV, |n| Setting::MultiPv(n as usize)),
        ),
        ponder(),
        move_overhead(),
        skill_level(),
        ("UCI_LimitStrength", Kind::Check(Setting::LimitStrength)),
        ("UCI_Elo", Kind::Spin(ELO, |n| Setting::Elo(n as u32))),
        ("UCI_AnalyseMode", Kind::Check(Setting::AnalyseMode)),
        show_wdl(),
        variant(),
        ("Setup", Kind::Combo(SETUPS)),
        ("KingTurns", Kind::Check(Setting::KingTurns)),
        ("SwapOntoClosed", Kind::Check(Setting::SwapOntoClosed)),
        ("RepetitionEnds", Kind::Check(Setting::RepetitionEnds)),
    ]
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

/// The setups; aliases of their names are taken too.
const SETUPS: Combo<Setting> = Combo {
    default: || Setup::default().name(),
    values: || Setup::NAMES.map(|(name, _)| name).to_vec(),
    setting: |value| value.parse().ok().map(Setting::Setup),
};

/// Reads an option's name, whose case does not matter, and its value.
///
/// # Errors
/// When there is no such option, or it does not take the value.
pub(super) fn parse(name: &str, value: Option<&str>) -> Result<Setting, OptionError> {
    let parameter = PARAMETERS
        .iter()
        .find(|parameter| parameter.name.eq_ignore_ascii_case(name));
    match parameter {
        Some(parameter) => number(parameter.name, value, parameter.least, parameter.most)
            .map(|number| Setting::Parameter(parameter, number)),
        None => options::parse(&declared(&Permissions::ALL), name, value),
    }
}

/// The handshake's `option` lines, without line ends.
pub(super) fn declarations(permissions: &Permissions) -> Vec<String> {
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
    let declared = declared(permissions);
    options::declarations(&declared).chain(parameters).collect()
}
