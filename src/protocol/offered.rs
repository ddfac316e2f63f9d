//! The options of another engine that a session may set, and the values that it may give them.
//!
//! Another engine is a program with all rights of its user. So a line `setoption` never reaches it as it
//! came: name and value are taken from what the engine has declared, and an option that may name a file
//! is not offered.

use super::Permissions;
use super::words::{CommandError, set_option};
use crate::lines::Quoted;

/// Why an option of another engine is not set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OfferError {
    /// The engine has no such option, or the session may not set it.
    #[error("setoption: there is no option '{0}' to set from here")]
    Unknown(Quoted),
    /// The line is no `setoption name NAME [value VALUE]`.
    #[error(transparent)]
    Line(#[from] CommandError),
    /// The option does not take this value.
    #[error("setoption: option {name} takes {takes} here, not '{value}'")]
    BadValue {
        /// The option.
        name: Quoted,
        /// The values that it takes.
        takes: String,
        /// What was given.
        value: Quoted,
    },
}

/// An option of another engine that a session may set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered<'a> {
    name: &'a str,
    kind: Kind,
    default: Option<String>,
}

/// The type of an option, with the values that it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Check,
    /// A whole number within these bounds, as far as there are any.
    Spin(Option<i128>, Option<i128>),
    /// One of these values.
    Combo(Vec<String>),
    Button,
}

impl<'a> Offered<'a> {
    /// Reads a line `option name NAME type ...`. `None` if a session may not set the option, since a text
    /// may be the name of a file, or if no value could be sent for it.
    pub fn read(line: &'a str, permissions: Permissions) -> Option<Offered<'a>> {
        if line.contains(char::is_control) {
            return None;
        }
        let (name, kind) = line.strip_prefix("option name ")?.split_once(" type ")?;
        let name = name.trim_ascii();
        // Such a name could not be told from a value in a line `setoption`.
        if name.is_empty() || format!(" {name} ").contains(" value ") {
            return None;
        }
        let (form, rest) = kind
            .trim_ascii()
            .split_once(' ')
            .unwrap_or((kind.trim_ascii(), ""));
        let cap = permissions.cap(name).map(i128::from);
        let fields = fields(rest);
        let field = |key| {
            let mut found = fields.iter().filter(|(known, _)| *known == key);
            found.next().map(|(_, value)| value.clone())
        };
        let mut default = field("default");
        let kind = match (form, cap) {
            ("check", None) => Kind::Check,
            ("button", None) => Kind::Button,
            ("combo", None) => {
                let values = fields.iter().filter(|(key, _)| *key == "var");
                let values: Vec<String> = values.map(|(_, value)| value.clone()).collect();
                if values.is_empty() || values.contains(&String::new()) {
                    return None;
                }
                Kind::Combo(values)
            }
            ("spin", _) => {
                let bound = |key| match field(key) {
                    None => Some(None),
                    Some(text) => text.parse::<i128>().ok().map(Some),
                };
                // What has a bound that cannot be read is not offered.
                let (mut min, mut max) = (bound("min")?, bound("max")?);
                if let Some(cap) = cap {
                    // An engine may take zero or a negative number for as much as there is.
                    let least = min.unwrap_or(1).max(1);
                    let most = max.map_or(cap, |max| max.min(cap));
                    default = default.map(|given| {
                        let given = given.parse().map_or(most, |given: i128| given.min(most));
                        given.max(least).to_string()
                    });
                    (min, max) = (Some(least), Some(most));
                }
                if min.zip(max).is_some_and(|(min, max)| min > max) {
                    return None;
                }
                Kind::Spin(min, max)
            }
            _ => return None,
        };
        Some(Offered {
            name,
            kind,
            default,
        })
    }

    /// The line by which the page is told of it: that of the engine, with the range that the page has.
    pub fn line(&self) -> String {
        let mut line = format!("option name {} type ", self.name);
        line += match self.kind {
            Kind::Check => "check",
            Kind::Spin(..) => "spin",
            Kind::Combo(_) => "combo",
            Kind::Button => "button",
        };
        let mut field = |key: &str, value: &str| line += format!(" {key} {value}").trim_ascii_end();
        if let Some(default) = &self.default {
            field("default", default);
        }
        match &self.kind {
            Kind::Spin(min, max) => {
                for (key, bound) in [("min", min), ("max", max)] {
                    if let Some(bound) = bound {
                        field(key, &bound.to_string());
                    }
                }
            }
            Kind::Combo(values) => values.iter().for_each(|value| field("var", value)),
            Kind::Check | Kind::Button => {}
        }
        line
    }

    /// A value as the engine is to hear it; empty for a button.
    ///
    /// # Errors
    /// When the option does not take it.
    fn value(&self, given: &str) -> Result<String, OfferError> {
        let same = |value: &&str| value.eq_ignore_ascii_case(given);
        let (taken, takes) = match &self.kind {
            Kind::Check => (
                ["true", "false"].into_iter().find(same).map(str::to_owned),
                "true or false".to_owned(),
            ),
            Kind::Button => (given.is_empty().then(String::new), "no value".to_owned()),
            Kind::Combo(values) => (
                values
                    .iter()
                    .map(String::as_str)
                    .find(same)
                    .map(str::to_owned),
                format!("one of {}", Quoted::long(&values.join(", "))),
            ),
            Kind::Spin(min, max) => {
                let number = given.parse::<i128>().ok().filter(|number| {
                    min.is_none_or(|min| min <= *number) && max.is_none_or(|max| *number <= max)
                });
                let bound = |word: &str, bound: &Option<i128>| {
                    bound.map_or(String::new(), |bound| format!(" {word} {bound}"))
                };
                (
                    number.map(|number| number.to_string()),
                    format!(
                        "a whole number{}{}",
                        bound("from", min),
                        bound("up to", max)
                    ),
                )
            }
        };
        taken.ok_or_else(|| OfferError::BadValue {
            name: Quoted::new(self.name),
            takes,
            value: Quoted::new(given),
        })
    }
}

/// What a line `setoption name NAME [value VALUE]` sets: the option's name as the engine has declared it
/// in these lines, and the value as the engine is to hear it, which is empty for a button.
///
/// # Errors
/// When there is no such option for this session, or it does not take the value.
pub fn setting(
    line: &str,
    declared: &[String],
    permissions: Permissions,
) -> Result<(String, String), OfferError> {
    let words: Vec<&str> = line.split_ascii_whitespace().skip(1).collect();
    let (name, value) = set_option(&words)?;
    let mut offered = declared
        .iter()
        .filter_map(|line| Offered::read(line, permissions));
    let option = offered.find(|option| option.name.eq_ignore_ascii_case(&name));
    let option = option.ok_or_else(|| OfferError::Unknown(Quoted::new(&name)))?;
    Ok((
        option.name.to_owned(),
        option.value(&value.unwrap_or_default())?,
    ))
}

/// The fields after a type, such as `default 16 min 1`: a keyword, and what follows up to the next one.
fn fields(text: &str) -> Vec<(&str, String)> {
    let mut fields: Vec<(&str, String)> = Vec::new();
    for word in text.split_ascii_whitespace() {
        if ["default", "min", "max", "var"].contains(&word) {
            fields.push((word, String::new()));
        } else if let Some((_, value)) = fields.last_mut() {
            if !value.is_empty() {
                value.push(' ');
            }
            value.push_str(word);
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    const PERMISSIONS: Permissions = Permissions {
        files: false,
        most_hash: 256,
        most_threads: 2,
    };

    fn offered(line: &str) -> Option<Offered<'_>> {
        Offered::read(line, PERMISSIONS)
    }

    fn set(line: &str, declared: &str) -> Result<(String, String), String> {
        let declared = [declared.to_owned()];
        setting(line, &declared, PERMISSIONS).map_err(|error| error.to_string())
    }

    #[test]
    fn a_page_sets_what_cannot_name_a_file_and_within_its_share() {
        for line in [
            "option name Contempt type spin default 0 min -100 max 100",
            "option name Nodes type spin default 0 min 0 max 18446744073709551615",
            "option name Odd type spin default 0",
            "option name Style type combo default Solid var Solid var Very Risky",
            "option name Clear Hash type button",
            "option name KingTurns type check default false",
        ] {
            assert_eq!(offered(line).unwrap().line(), line);
        }
        for (line, told) in [
            (
                "option name Hash type spin default 512 min 1 max 33554432",
                "option name Hash type spin default 256 min 1 max 256",
            ),
            (
                "option name threads type spin default 1 min 1 max 64",
                "option name threads type spin default 1 min 1 max 2",
            ),
            (
                "option name Hash type spin default 16",
                "option name Hash type spin default 16 min 1 max 256",
            ),
            (
                "option name Threads type spin default 0 min -1 max 64",
                "option name Threads type spin default 1 min 1 max 2",
            ),
        ] {
            assert_eq!(offered(line).unwrap().line(), told);
        }
        for line in [
            "option name Log type string default <empty>",
            "option name Book type filename default x",
            "option name Hash type string default 5",
            "option name Hash type spin default 512 min 512 max 1024",
            "option name Hash",
            "option name Style type combo default x",
            "option name Contempt type spin default 0 min x max 5",
            "option name A value true type check",
            "option name Log\r type check default false",
            "option name  type check",
            "id name x",
        ] {
            assert_eq!(offered(line), None, "{line}");
        }
    }

    #[test]
    fn a_value_is_one_that_the_option_takes() {
        let check = "option name KingTurns type check default false";
        let spin = "option name Contempt type spin default 0 min -100 max 100";
        let hash = "option name Hash type spin default 16 min 1 max 1024";
        let combo = "option name Style type combo default Solid var Solid var Very Risky";
        let button = "option name Clear Hash type button";
        for (line, declared, name, value) in [
            (
                "setoption name kingturns value TRUE",
                check,
                "KingTurns",
                "true",
            ),
            ("setoption name Contempt value -5", spin, "Contempt", "-5"),
            (
                "setoption name Contempt value 0100",
                spin,
                "Contempt",
                "100",
            ),
            ("setoption name Hash value 256", hash, "Hash", "256"),
            (
                "setoption name Style value very risky",
                combo,
                "Style",
                "Very Risky",
            ),
            ("setoption name Clear Hash", button, "Clear Hash", ""),
        ] {
            assert_eq!(set(line, declared), Ok((name.to_owned(), value.to_owned())));
        }
        let number = "takes a whole number from -100 up to 100 here, not ";
        for (line, declared, fault) in [
            (
                "setoption name KingTurns value yes",
                check,
                "takes true or false here, not 'yes'",
            ),
            (
                "setoption name KingTurns",
                check,
                "takes true or false here, not ''",
            ),
            ("setoption name Contempt value 101", spin, number),
            ("setoption name Contempt value 5 6", spin, number),
            ("setoption name Contempt value x", spin, number),
            (
                "setoption name Hash value 257",
                hash,
                "from 1 up to 256 here, not '257'",
            ),
            (
                "setoption name Style value Risky",
                combo,
                "takes one of Solid, Very Risky here",
            ),
            (
                "setoption name Clear Hash value x",
                button,
                "takes no value here, not 'x'",
            ),
            (
                "setoption name Other value 1",
                hash,
                "there is no option 'Other' to set from here",
            ),
            ("setoption value 1", hash, "setoption: unexpected 'value'"),
            ("setoption name", hash, "the option's name is missing"),
        ] {
            let refused = set(line, declared).unwrap_err();
            assert!(refused.contains(fault), "{line}: {refused}");
        }
    }

    #[test]
    fn no_line_end_passes() {
        let spin = "option name Contempt type spin default 0 min -100 max 100";
        let odd = "option name Odd type spin default 0";
        let check = "option name Quiet type check default false";
        for (line, declared) in [
            (
                "setoption name Contempt value 5\rsetoption name Log value f",
                spin,
            ),
            ("setoption name Contempt value 5\nquit", spin),
            ("setoption name Odd value 5\u{b}6", odd),
            (
                "setoption name Quiet value true\rsetoption name Log value f",
                check,
            ),
            ("setoption name Quiet\r value true", odd),
        ] {
            assert!(set(line, declared).is_err(), "{line}");
        }
    }
}
