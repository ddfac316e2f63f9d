//! Options of any game: their types, how a value is read and how the handshake declares them.

use crate::lines::Quoted;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

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
    pub(super) default: u64,
    pub(super) least: u64,
    /// The greatest value.
    pub(super) most: u64,
}

impl Spin {
    /// The same option with no value greater than this.
    pub(super) fn at_most(self, most: usize) -> Spin {
        let most = self.most.min(most as u64);
        let default = self.default.min(most);
        Spin {
            most,
            default,
            ..self
        }
    }
}

/// The size of a transposition table in mebibytes.
pub(super) const HASH: Spin = Spin {
    default: 64,
    least: 1,
    most: 1_048_576,
};
/// Threads of a search.
pub(super) const THREADS: Spin = Spin {
    default: 1,
    least: 1,
    most: 1024,
};

/// An option whose value is one of several words.
pub(super) struct Combo<S> {
    /// The word at the start.
    pub(super) default: fn() -> &'static str,
    /// All words that are declared.
    pub(super) values: fn() -> Vec<&'static str>,
    /// The setting that a value makes; `None` if the option does not take it.
    pub(super) setting: fn(&str) -> Option<S>,
}

/// The type of an option, with the setting that a value makes.
pub(super) enum Kind<S> {
    Spin(Spin, fn(u64) -> S),
    /// False at the start.
    Check(fn(bool) -> S),
    Combo(Combo<S>),
    /// A file; `None` for what the program has embedded.
    File(fn(Option<PathBuf>) -> S),
    Button(S),
}

/// An option with its name.
pub(super) type Declared<S> = (&'static str, Kind<S>);

/// The value of a file that stands for what the program has embedded.
const EMBEDDED: &str = "<embedded>";

/// Reads the name of one of these options, whose case does not matter, and its value.
///
/// # Errors
/// When there is no such option, or it does not take the value.
pub(super) fn parse<S: Clone>(
    declared: &[Declared<S>],
    name: &str,
    value: Option<&str>,
) -> Result<S, OptionError> {
    let (name, kind) = declared
        .iter()
        .find(|(declared, _)| declared.eq_ignore_ascii_case(name))
        .ok_or_else(|| OptionError::Unknown(Quoted::new(name)))?;
    match kind {
        Kind::Button(setting) => match value {
            None => Ok(setting.clone()),
            Some(_) => Err(OptionError::Value(name)),
        },
        Kind::Spin(spin, setting) => number(name, value, spin.least, spin.most).map(setting),
        Kind::Check(setting) => {
            let value = given(name, value)?;
            match value.to_ascii_lowercase().as_str() {
                "true" => Ok(setting(true)),
                "false" => Ok(setting(false)),
                _ => Err(bad_value(name, "true or false".to_owned(), value)),
            }
        }
        Kind::Combo(combo) => {
            let value = given(name, value)?;
            let takes = || format!("one of {}", (combo.values)().join(", "));
            (combo.setting)(value).ok_or_else(|| bad_value(name, takes(), value))
        }
        Kind::File(setting) => {
            let value = given(name, value)?;
            Ok(setting((value != EMBEDDED).then(|| value.into())))
        }
    }
}

/// The value of the option of this name as a whole number in this range.
///
/// # Errors
/// When there is no value, or it is not such a number.
pub(super) fn number<N: FromStr + PartialOrd + fmt::Display>(
    name: &'static str,
    value: Option<&str>,
    least: N,
    most: N,
) -> Result<N, OptionError> {
    let value = given(name, value)?;
    match value.parse() {
        Ok(number) if number >= least && number <= most => Ok(number),
        _ => {
            let takes = format!("a whole number from {least} to {most}");
            Err(bad_value(name, takes, value))
        }
    }
}

fn given<'a>(name: &'static str, value: Option<&'a str>) -> Result<&'a str, OptionError> {
    let value = value.filter(|value| !value.is_empty());
    value.ok_or(OptionError::NoValue(name))
}

fn bad_value(name: &'static str, takes: String, value: &str) -> OptionError {
    OptionError::BadValue {
        name,
        takes,
        value: Quoted::new(value),
    }
}

/// The handshake's `option` lines, without line ends.
pub(super) fn declarations<S>(declared: &[Declared<S>]) -> impl Iterator<Item = String> {
    let lines = declared.iter();
    lines.map(|(name, kind)| declaration(name, kind))
}

/// The handshake's `option` line of an option of this name and type.
pub(super) fn declaration(name: &str, kind: &dyn fmt::Display) -> String {
    format!("option name {name} type {kind}")
}

impl fmt::Display for Spin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spin {
            default,
            least,
            most,
        } = self;
        write!(f, "spin default {default} min {least} max {most}")
    }
}

impl<S> fmt::Display for Kind<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Spin(spin, _) => spin.fmt(f),
            Kind::Check(_) => write!(f, "check default false"),
            Kind::Combo(combo) => write!(
                f,
                "combo default {} var {}",
                (combo.default)(),
                (combo.values)().join(" var ")
            ),
            Kind::File(_) => write!(f, "string default {EMBEDDED}"),
            Kind::Button(_) => write!(f, "button"),
        }
    }
}
