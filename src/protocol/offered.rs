//! The options of another engine that a session may set, and the values that it may give them.
//!
//! Another engine is a program with all of its user's rights. So a `setoption` line never reaches it
//! unchanged: name and value come from the engine's declaration, and an option that might name a file is
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
        name: Quoted,
        takes: String,
        value: Quoted,
    },
}

/// An option of another engine that a session may set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered<'a>(Declaration<'a>);

impl<'a> Offered<'a> {
    /// Reads a line `option name NAME type ...`. `None` if a session may not set the option, since a string
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
