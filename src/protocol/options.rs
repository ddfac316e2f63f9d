//! Options: each is declared once, by its name, type, default, range and setter. The handshake and
//! `setoption` both come from that.

use super::permissions::Permissions;
use super::refusal::Refusal;
use super::words::OptionError;
use crate::lines::Quoted;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

/// The value of a file that stands for what the program has embedded.
const EMBEDDED: &str = "<embedded>";

/// The type of an option, with its default and range. Its text is that of the handshake.
#[derive(Clone, Debug)]
enum Kind {
    /// A whole number.
    Spin { default: i64, min: i64, max: i64 },
    /// True or false, which is the default.
    Check,
    /// One of these words; others may be taken too.
    Combo {
        default: &'static str,
        words: Vec<&'static str>,
    },
    /// The name of a file.
    File,
    /// An action without a value.
    Button,
}

impl Kind {
    /// The same type with no greater number.
    fn capped(&self, cap: Option<i64>) -> Kind {
        match (self, cap) {
            (&Kind::Spin { default, min, max }, Some(cap)) => Kind::Spin {
                default: default.min(cap),
                min,
                max: max.min(cap),
            },
            _ => self.clone(),
        }
    }

    /// The values that the option takes, in words.
    fn takes(&self) -> String {
        match self {
            Kind::Spin { min, max, .. } => format!("a whole number from {min} to {max}"),
            Kind::Check => "true or false".to_owned(),
            Kind::Combo { words, .. } => format!("one of {}", words.join(", ")),
            Kind::File => "a file".to_owned(),
            Kind::Button => "no value".to_owned(),
        }
    }

    fn is_in_range(&self, value: &str) -> bool {
        match self {
            Kind::Spin { min, max, .. } => {
                let number = value.parse::<i64>();
                number.is_ok_and(|number| (min..=max).contains(&&number))
            }
            _ => true,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            Kind::Check => write!(f, "check default false"),
            Kind::Combo { default, words } => {
                write!(f, "combo default {default} var {}", words.join(" var "))
            }
            Kind::File => write!(f, "string default {EMBEDDED}"),
            Kind::Button => write!(f, "button"),
        }
    }
}

/// What a `setoption` does to a session `S`.
pub type Change<S> = Box<dyn FnOnce(&mut S) -> Result<(), Refusal>>;

/// Makes a value as text to a change; `None` if the option does not take it.
type Reader<S> = Box<dyn Fn(&str) -> Option<Change<S>> + Send + Sync>;

/// An option of a session `S`.
pub struct EngineOption<S> {
    name: &'static str,
    kind: Kind,
    read: Reader<S>,
}

/// A `setoption` that has been understood.
pub struct Setting<S> {
    /// The option.
    pub name: &'static str,
    /// The new value as it was given; empty for a button.
    pub value: String,
    pub(super) change: Change<S>,
}

impl<S: 'static> EngineOption<S> {
    fn new<T: 'static>(
        name: &'static str,
        kind: Kind,
        read: fn(&str) -> Option<T>,
        set: impl Fn(&mut S, T) -> Result<(), Refusal> + Copy + Send + Sync + 'static,
    ) -> EngineOption<S> {
        let read = move |text: &str| {
            let value = read(text)?;
            let change: Change<S> = Box::new(move |session| set(session, value));
            Some(change)
        };
        EngineOption {
            name,
            kind,
            read: Box::new(read),
        }
    }

    /// A whole number in a range.
    pub(super) fn spin<N: TryFrom<i64> + 'static>(
        name: &'static str,
        default: i64,
        range: RangeInclusive<i64>,
        set: impl Fn(&mut S, N) -> Result<(), Refusal> + Copy + Send + Sync + 'static,
    ) -> EngineOption<S> {
        let (min, max) = range.into_inner();
        let read = |text: &str| N::try_from(text.parse().ok()?).ok();
        EngineOption::new(name, Kind::Spin { default, min, max }, read, set)
    }

    /// True or false; false at the start.
    pub(super) fn check(
        name: &'static str,
        set: fn(&mut S, bool) -> Result<(), Refusal>,
    ) -> EngineOption<S> {
        let read = |text: &str| text.to_ascii_lowercase().parse().ok();
        EngineOption::new(name, Kind::Check, read, set)
    }

    /// One of these words, of which the first is the default.
    pub(super) fn combo<T: FromStr + 'static>(
        name: &'static str,
        words: Vec<&'static str>,
        set: fn(&mut S, T) -> Result<(), Refusal>,
    ) -> EngineOption<S> {
        let default = words.first().copied().unwrap_or_default();
        let read = |text: &str| text.parse().ok();
        EngineOption::new(name, Kind::Combo { default, words }, read, set)
    }

    /// The name of a file; `None` for what the program has embedded.
    pub(super) fn file(
        name: &'static str,
        set: fn(&mut S, Option<PathBuf>) -> Result<(), Refusal>,
    ) -> EngineOption<S> {
        let read = |text: &str| Some((text != EMBEDDED).then(|| text.into()));
        EngineOption::new(name, Kind::File, read, set)
    }

    /// An action.
    pub(super) fn button(
        name: &'static str,
        act: fn(&mut S, ()) -> Result<(), Refusal>,
    ) -> EngineOption<S> {
        EngineOption::new(name, Kind::Button, |_| Some(()), act)
    }

    /// The line of the handshake.
    pub(super) fn line(&self, permissions: &Permissions) -> String {
        let (name, kind) = (self.name, self.kind.capped(permissions.cap(self.name)));
        format!("option name {name} type {kind}")
    }

    fn setting(
        &self,
        value: Option<String>,
        permissions: &Permissions,
    ) -> Result<Setting<S>, OptionError> {
        let name = self.name;
        let value = match (&self.kind, value) {
            (Kind::Button, None) => String::new(),
            (Kind::Button, Some(_)) => return Err(OptionError::Value(name)),
            (_, Some(value)) if !value.is_empty() => value,
            _ => return Err(OptionError::NoValue(name)),
        };
        let kind = self.kind.capped(permissions.cap(name));
        let change = (self.read)(&value).filter(|_| kind.is_in_range(&value));
        match change {
            Some(change) => Ok(Setting {
                name,
                value,
                change,
            }),
            None => Err(OptionError::BadValue {
                name,
                takes: kind.takes(),
                value: Quoted::new(&value),
            }),
        }
    }
}

/// Reads the name of one of these options, whose case does not matter, and its value.
pub(super) fn read_setting<S: 'static>(
    options: &[EngineOption<S>],
    name: &str,
    value: Option<String>,
    permissions: &Permissions,
) -> Result<Setting<S>, OptionError> {
    let mut options = options.iter();
    let option = options.find(|option| option.name.eq_ignore_ascii_case(name));
    let option = option.ok_or_else(|| OptionError::Unknown(Quoted::new(name)))?;
    option.setting(value, permissions)
}
