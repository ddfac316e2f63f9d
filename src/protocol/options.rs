//! The types of options. Each option is declared once, by its name, type, default, range and setter, from which both
//! the handshake and `setoption` follow: those of both games in `shared_options`, a game's own in `laser` and
//! `labyrinth`.

use super::permissions::Permissions;
use super::refusal::Refusal;
use super::words::OptionError;
use crate::lines::Quoted;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

/// The type of an option, with the values that it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Check,
    /// A whole number within these bounds, if any.
    Spin(Option<i128>, Option<i128>),
    /// One of these values.
    Combo(Vec<String>),
    /// Any text, such as the name of a file.
    Text,
    Button,
}

/// An option as a handshake declares it. `Display` writes that line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration<'a> {
    pub name: &'a str,
    pub kind: Kind,
    pub default: Option<String>,
}

impl Declaration<'_> {
    /// The same option limited to what is permitted; `None` if no value is.
    pub(super) fn permitted(self, permissions: &Permissions) -> Option<Self> {
        let Some(cap) = permissions.cap(self.name) else {
            return Some(self);
        };
        let Kind::Spin(min, max) = self.kind else {
            return None;
        };
        // An engine may understand zero or a negative number as unlimited.
        let min = min.unwrap_or(1).max(1);
        let max = max.map_or(cap, |max| max.min(cap));
        let default = self.default.map(|default| {
            let default = default.parse().unwrap_or(max);
            default.min(max).max(min).to_string()
        });
        (min <= max).then_some(Declaration {
            kind: Kind::Spin(Some(min), Some(max)),
            default,
            ..self
        })
    }

    /// A value as the option writes it; `None` if it does not take the value. A button's is empty.
    pub(super) fn value(&self, given: &str) -> Option<String> {
        let same = |value: &&str| value.eq_ignore_ascii_case(given);
        match &self.kind {
            Kind::Check => ["true", "false"].into_iter().find(same).map(str::to_owned),
            Kind::Spin(min, max) => {
                let number: i128 = given.parse().ok()?;
                let is_in_range =
                    min.is_none_or(|min| min <= number) && max.is_none_or(|max| number <= max);
                is_in_range.then(|| number.to_string())
            }
            Kind::Combo(values) => {
                let mut values = values.iter().map(String::as_str);
                values.find(same).map(str::to_owned)
            }
            Kind::Text => Some(given.to_owned()),
            Kind::Button => given.is_empty().then(String::new),
        }
    }

    /// The values that the option takes, in words.
    pub(super) fn takes(&self) -> String {
        match &self.kind {
            Kind::Check => "true or false".to_owned(),
            Kind::Spin(min, max) => {
                let bound = |word: &str, bound: &Option<i128>| {
                    bound.map_or(String::new(), |bound| format!(" {word} {bound}"))
                };
                let up_to = if min.is_some() { "to" } else { "up to" };
                format!("a whole number{}{}", bound("from", min), bound(up_to, max))
            }
            Kind::Combo(values) => format!("one of {}", Quoted::long(&values.join(", "))),
            Kind::Text => "a text".to_owned(),
            Kind::Button => "no value".to_owned(),
        }
    }
}

impl fmt::Display for Declaration<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Check => "check",
            Kind::Spin(..) => "spin",
            Kind::Combo(_) => "combo",
            Kind::Text => "string",
            Kind::Button => "button",
        };
        write!(f, "option name {} type {kind}", self.name)?;
        if let Some(default) = &self.default {
            f.write_str(format!(" default {default}").trim_ascii_end())?;
        }
        match &self.kind {
            Kind::Spin(min, max) => {
                min.map_or(Ok(()), |min| write!(f, " min {min}"))?;
                max.map_or(Ok(()), |max| write!(f, " max {max}"))
            }
            Kind::Combo(values) => values
                .iter()
                .try_for_each(|value| write!(f, " var {value}")),
            Kind::Check | Kind::Text | Kind::Button => Ok(()),
        }
    }
}

/// What a `setoption` does to a session `S`.
pub type Change<S> = Box<dyn FnOnce(&mut S) -> Result<(), Refusal>>;

/// Parses a value into a change; `None` if the option does not take it.
type Reader<S> = Box<dyn Fn(&str) -> Option<Change<S>> + Send + Sync>;

/// An option of a session `S`.
pub struct EngineOption<S> {
    declaration: Declaration<'static>,
    read: Reader<S>,
}

pub struct Setting<S> {
    pub name: &'static str,
    /// The new value; empty for a button.
    pub value: String,
    pub(super) change: Change<S>,
}

impl<S: 'static> EngineOption<S> {
    fn new<T: 'static>(
        name: &'static str,
        kind: Kind,
        default: Option<String>,
        read: fn(&str) -> Option<T>,
        set: impl Fn(&mut S, T) -> Result<(), Refusal> + Copy + Send + Sync + 'static,
    ) -> EngineOption<S> {
        let read = move |text: &str| {
            let value = read(text)?;
            let change: Change<S> = Box::new(move |session| set(session, value));
            Some(change)
        };
        EngineOption {
            declaration: Declaration {
                name,
                kind,
                default,
            },
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
        let bounds = [*range.start(), *range.end()];
        let [min, max] = bounds.map(|bound| Some(bound.into()));
        let read = |text: &str| N::try_from(text.parse().ok()?).ok();
        let default = Some(default.to_string());
        EngineOption::new(name, Kind::Spin(min, max), default, read, set)
    }

    /// A boolean; false by default.
    pub(super) fn check(
        name: &'static str,
        set: impl Fn(&mut S, bool) -> Result<(), Refusal> + Copy + Send + Sync + 'static,
    ) -> EngineOption<S> {
        let default = Some("false".to_owned());
        EngineOption::new(name, Kind::Check, default, |text| text.parse().ok(), set)
    }

    /// One of these values; the first is the default.
    pub(super) fn combo<T: FromStr + 'static>(
        name: &'static str,
        values: &[&str],
        set: fn(&mut S, T) -> Result<(), Refusal>,
    ) -> EngineOption<S> {
        let values: Vec<String> = values.iter().map(|&value| value.to_owned()).collect();
        let default = values.first().cloned();
        let read = |text: &str| text.parse().ok();
        EngineOption::new(name, Kind::Combo(values), default, read, set)
    }

    /// The name of a file; `None` for the default, a word that names no file.
    pub(super) fn file(
        name: &'static str,
        default: &'static str,
        set: fn(&mut S, Option<PathBuf>) -> Result<(), Refusal>,
    ) -> EngineOption<S> {
        let set = move |session: &mut S, file: PathBuf| {
            set(session, (file.as_os_str() != default).then_some(file))
        };
        let read = |text: &str| Some(text.into());
        EngineOption::new(name, Kind::Text, Some(default.to_owned()), read, set)
    }

    /// An action.
    pub(super) fn button(name: &'static str, act: fn(&mut S)) -> EngineOption<S> {
        let set = move |session: &mut S, ()| {
            act(session);
            Ok(())
        };
        EngineOption::new(name, Kind::Button, None, |_| Some(()), set)
    }

    /// The option as it is declared under these permissions.
    pub(super) fn declared(&self, permissions: &Permissions) -> Option<Declaration<'static>> {
        self.declaration.clone().permitted(permissions)
    }
}

/// Inserts options after the one of this name, or last.
pub(super) fn insert_after<S>(
    options: &mut Vec<EngineOption<S>>,
    name: &str,
    new: impl IntoIterator<Item = EngineOption<S>>,
) {
    let mut all = options.iter();
    let at = all.position(|option| option.declaration.name == name);
    let after = at.map_or(options.len(), |at| at + 1);
    options.splice(after..after, new);
}

/// Reads the case-insensitive name of one of these options, and its value.
pub(super) fn read_setting<S: 'static>(
    options: &[EngineOption<S>],
    name: &str,
    value: Option<String>,
    permissions: &Permissions,
) -> Result<Setting<S>, OptionError> {
    let mut all = options.iter();
    let found = all.find(|option| option.declaration.name.eq_ignore_ascii_case(name));
    let found = found.and_then(|option| Some((option, option.declared(permissions)?)));
    let (option, declared) = found.ok_or_else(|| OptionError::Unknown(Quoted::new(name)))?;
    let name = declared.name;
    let given = match (&declared.kind, value) {
        (Kind::Button, None) => String::new(),
        (Kind::Button, Some(_)) => return Err(OptionError::Value(name)),
        (_, Some(value)) if !value.is_empty() => value,
        _ => return Err(OptionError::NoValue(name)),
    };
    let value = declared.value(&given);
    let change = value.as_deref().and_then(|value| (option.read)(value));
    let understood = value.zip(change).map(|(value, change)| Setting {
        name,
        value,
        change,
    });
    understood.ok_or_else(|| OptionError::BadValue {
        name,
        takes: declared.takes(),
        value: Quoted::new(&given),
    })
}
