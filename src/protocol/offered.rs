//! The options of another engine that a session may set, and the values that it may give them.
//!
//! Another engine is a program with all rights of its user. So a line `setoption` never reaches it
//! unchanged: name and value come from the engine's declaration, and an option that may name a file is
//! not offered.

use super::options::{Declaration, Kind};
use super::permissions::Permissions;
use super::words::{CommandError, set_option};
use crate::lines::Quoted;

/// Why an option of another engine cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum OfferError {
    /// The engine has no such option, or the session may not set it.
    #[error("setoption: there is no option '{0}' to set from here")]
    Unknown(Quoted),
    #[error(transparent)]
    Line(#[from] CommandError),
    #[error("setoption: option {name}: '{value}': expected {takes}")]
    BadValue {
        /// The option.
        name: Quoted,
        /// The values that it takes.
        takes: String,
        /// The value given.
        value: Quoted,
    },
}

/// An option of another engine that a session may set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered<'a>(Declaration<'a>);

impl<'a> Offered<'a> {
    /// Reads a line `option name NAME type ...`. `None` if a session may not set the option, since a text
    /// may be the name of a file, or if no value could be sent for it.
    pub fn read(line: &'a str, permissions: Permissions) -> Option<Offered<'a>> {
        if line.contains(char::is_control) {
            return None;
        }
        let (name, rest) = line.strip_prefix("option name ")?.split_once(" type ")?;
        let name = name.trim_ascii();
        // In a line `setoption` such a name could be mistaken for a value.
        if name.is_empty() || format!(" {name} ").contains(" value ") {
            return None;
        }
        let rest = rest.trim_ascii();
        let (kind, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let fields = fields(rest);
        let all = |key| fields.iter().filter(move |(known, _)| *known == key);
        let field = |key| all(key).next().map(|(_, value)| value.clone());
        let kind = match kind {
            "check" => Kind::Check,
            "button" => Kind::Button,
            "combo" => {
                let values: Vec<String> = all("var").map(|(_, value)| value.clone()).collect();
                if values.is_empty() || values.contains(&String::new()) {
                    return None;
                }
                Kind::Combo(values)
            }
            "spin" => {
                let bound = |key| match field(key) {
                    None => Some(None),
                    Some(text) => text.parse().ok().map(Some),
                };
                // An option with an unreadable bound is not offered.
                let (min, max): (Option<i128>, _) = (bound("min")?, bound("max")?);
                if min.zip(max).is_some_and(|(min, max)| min > max) {
                    return None;
                }
                Kind::Spin(min, max)
            }
            _ => return None,
        };
        let default = field("default");
        let declared = Declaration {
            name,
            kind,
            default,
        };
        declared.permitted(&permissions).map(Offered)
    }

    /// The option's line for the page: the engine's, with the page's range.
    pub fn line(&self) -> String {
        self.0.to_string()
    }
}

/// The option and value of a line `setoption name NAME [value VALUE]`: the name as the engine declared
/// it in these lines, and the value to send, empty for a button.
///
/// # Errors
/// If this session has no such option, or the option does not take the value.
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
    let option = offered.find(|option| option.0.name.eq_ignore_ascii_case(&name));
    let Offered(option) = option.ok_or_else(|| OfferError::Unknown(Quoted::new(&name)))?;
    let given = value.unwrap_or_default();
    let value = option.value(&given).ok_or_else(|| OfferError::BadValue {
        name: Quoted::new(option.name),
        takes: option.takes(),
        value: Quoted::new(&given),
    })?;
    Ok((option.name.to_owned(), value))
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

    const CHECK: &str = "option name KingTurns type check default false";
    const SPIN: &str = "option name Contempt type spin default 0 min -100 max 100";
    const UNBOUNDED: &str = "option name Odd type spin default 0";
    const HASH: &str = "option name Hash type spin default 16 min 1 max 1024";
    const COMBO: &str = "option name Style type combo default Solid var Solid var Very Risky";
    const BUTTON: &str = "option name Clear Hash type button";

    fn offered(line: &str) -> Option<Offered<'_>> {
        Offered::read(line, PERMISSIONS)
    }

    /// Sets an option by the words after `setoption`.
    fn set(words: &str, declared: &str) -> Result<(String, String), String> {
        let (line, declared) = (format!("setoption {words}"), [declared.to_owned()]);
        setting(&line, &declared, PERMISSIONS).map_err(|error| error.to_string())
    }

    #[test]
    fn a_page_sets_what_cannot_name_a_file_and_within_its_share() {
        let large = "option name Nodes type spin default 0 min 0 max 18446744073709551615";
        for line in [SPIN, large, UNBOUNDED, COMBO, BUTTON, CHECK] {
            assert_eq!(offered(line).unwrap().line(), line);
        }
        let hash = "option name Hash type spin default";
        let threads = "option name Threads type spin default";
        for (line, told) in [
            (
                format!("{hash} 512 min 1 max 33554432"),
                format!("{hash} 256 min 1 max 256"),
            ),
            (format!("{hash} 16"), format!("{hash} 16 min 1 max 256")),
            (
                format!("{threads} 1 min 1 max 64"),
                format!("{threads} 1 min 1 max 2"),
            ),
            (
                format!("{threads} 0 min -1 max 64"),
                format!("{threads} 1 min 1 max 2"),
            ),
        ] {
            assert_eq!(offered(&line).unwrap().line(), told);
            let lower_case = line.replace("Threads", "threads");
            assert_eq!(
                offered(&lower_case).unwrap().line(),
                told.replace("Threads", "threads")
            );
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
        for (words, declared, name, value) in [
            ("name kingturns value TRUE", CHECK, "KingTurns", "true"),
            ("name Contempt value -5", SPIN, "Contempt", "-5"),
            ("name Contempt value 0100", SPIN, "Contempt", "100"),
            ("name Hash value 256", HASH, "Hash", "256"),
            ("name Style value very risky", COMBO, "Style", "Very Risky"),
            ("name Clear Hash", BUTTON, "Clear Hash", ""),
        ] {
            assert_eq!(
                set(words, declared),
                Ok((name.to_owned(), value.to_owned()))
            );
        }
        let number = ": expected a whole number from -100 to 100";
        for (words, declared, fault) in [
            (
                "name KingTurns value yes",
                CHECK,
                "'yes': expected true or false",
            ),
            ("name KingTurns", CHECK, "'': expected true or false"),
            ("name Contempt value 101", SPIN, number),
            ("name Contempt value 5 6", SPIN, number),
            ("name Contempt value x", SPIN, number),
            (
                "name Hash value 257",
                HASH,
                "'257': expected a whole number from 1 to 256",
            ),
            (
                "name Style value Risky",
                COMBO,
                "expected one of Solid, Very Risky",
            ),
            ("name Clear Hash value x", BUTTON, "'x': expected no value"),
            (
                "name Other value 1",
                HASH,
                "no option 'Other' to set from here",
            ),
            ("value 1", HASH, "setoption: unexpected 'value'"),
            ("name", HASH, "the option's name is missing"),
        ] {
            let refused = set(words, declared).unwrap_err();
            assert!(refused.contains(fault), "{words}: {refused}");
        }
    }

    #[test]
    fn no_line_end_passes() {
        for (words, declared) in [
            ("name Contempt value 5\rsetoption name Log value f", SPIN),
            ("name Contempt value 5\nquit", SPIN),
            ("name Odd value 5\u{b}6", UNBOUNDED),
            (
                "name KingTurns value true\rsetoption name Log value f",
                CHECK,
            ),
            ("name KingTurns\r value true", UNBOUNDED),
        ] {
            assert!(set(words, declared).is_err(), "{words}");
        }
    }
}
