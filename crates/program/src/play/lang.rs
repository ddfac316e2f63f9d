//! The language of the prompt. What it says stands in a file for each language, `lang/*.ftl`, by key; `lang/README.md`
//! says how to add one. English is the source, and stands in for what another language lacks.

use akhet::grid::Direction;
use akhet::laser::rules::{Kind, Piece, Square};
use clap::ValueEnum;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::OnceLock;

/// A language of the prompt; its name is that of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Language {
    En,
    De,
    Fr,
    Nl,
    It,
    Es,
    Pt,
}

impl Language {
    /// The code as in `LANG`, and the texts.
    const fn file(self) -> (&'static str, &'static str) {
        match self {
            Language::En => ("en", include_str!("lang/en.ftl")),
            Language::De => ("de", include_str!("lang/de.ftl")),
            Language::Fr => ("fr", include_str!("lang/fr.ftl")),
            Language::Nl => ("nl", include_str!("lang/nl.ftl")),
            Language::It => ("it", include_str!("lang/it.ftl")),
            Language::Es => ("es", include_str!("lang/es.ftl")),
            Language::Pt => ("pt", include_str!("lang/pt.ftl")),
        }
    }

    /// The language of this process's environment; English if the prompt does not have it.
    pub(super) fn from_env() -> Language {
        Language::of_locale(|name| {
            let value = std::env::var_os(name)?;
            Some(value.to_string_lossy().into_owned())
        })
    }

    /// The language of messages with these environment variables, as in POSIX: the first that is not empty decides.
    fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Language {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let locale = variables
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .unwrap_or_default();
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or("");
        Language::from_str(code, true).unwrap_or(Language::En)
    }
}

static TEXTS: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();

/// Sets the language of this process, before anything is said. Without it the prompt speaks English.
pub(super) fn speak(language: Language) {
    TEXTS.get_or_init(|| texts(language));
}

/// The texts of a language, English where it has none.
fn texts(language: Language) -> FluentBundle<FluentResource> {
    let locale = language.file().0.parse();
    let mut texts = FluentBundle::new_concurrent(locale.into_iter().collect());
    // Isolation marks would surround each value, and terminals show them.
    texts.set_use_isolating(false);
    for language in [Language::En, language] {
        let resource = FluentResource::try_new(language.file().1.to_owned());
        // The tests read all files without errors.
        texts.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
    }
    texts
}

/// The text of a key, `message` or `message.attribute`, with these values.
pub(super) fn text_of(key: &str, values: &FluentArgs<'_>) -> String {
    find(key, values).unwrap_or_else(|| {
        debug_assert!(false, "no text {key}");
        key.to_owned()
    })
}

/// As [`text_of`]; `None` if there is none.
pub(super) fn find(key: &str, values: &FluentArgs<'_>) -> Option<String> {
    let texts = TEXTS.get_or_init(|| texts(Language::En));
    let (message, attribute) = match key.split_once('.') {
        Some((message, attribute)) => (message, Some(attribute)),
        None => (key, None),
    };
    let message = texts.get_message(message)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let text = texts.format_pattern(pattern, Some(values), &mut errors);
    debug_assert!(errors.is_empty(), "{key}: {errors:?}");
    Some(text.into_owned())
}

/// The text of a key, in the language of this process: `text!("taken-back", moves = list)`. Values are texts, or numbers
/// if the text depends on how many there are.
macro_rules! text {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut, reason = "there may be no value")]
        let mut values = fluent_bundle::FluentArgs::new();
        $(values.set(stringify!($name), $value);)*
        $crate::play::lang::text_of($key, &values)
    }};
}
pub(super) use text;

/// The player of this English name, such as `Blue` or `blue`.
pub(super) fn player(name: impl ToString) -> String {
    text!("player", seat = name.to_string().to_ascii_lowercase())
}

pub(super) fn direction(direction: Direction) -> String {
    text!("direction", way = direction.name())
}

pub(super) fn kind(kind: Kind) -> String {
    text!("piece", kind = kind.to_string())
}

/// A piece with its owner: `Red's King`.
pub(super) fn owned(piece: Piece) -> String {
    let (color, kind) = (piece.color().word(), piece.kind().to_string());
    text!("owned", color = color, kind = kind)
}

/// A piece with its owner and square: `Red's King on c5`.
pub(super) fn owned_on(piece: Piece, square: Square) -> String {
    let (color, kind) = (piece.color().word(), piece.kind().to_string());
    text!(
        "owned-on",
        color = color,
        kind = kind,
        square = square.to_string()
    )
}

/// A list with this word before the last name: `Blue, Orange and Green`.
pub(super) fn joined<T: AsRef<str>>(names: &[T], conjunction: &str) -> String {
    match names.split_last() {
        Some((last, [])) => last.as_ref().to_owned(),
        Some((last, names)) => {
            let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
            format!("{} {conjunction} {}", names.join(", "), last.as_ref())
        }
        None => String::new(),
    }
}

/// A list in words: `Blue, Orange and Green`.
pub(super) fn all_of(names: &[String]) -> String {
    joined(names, &text!("and"))
}

/// A choice in words: `Ann, Ben or Carl`.
pub(super) fn one_of(names: &[String]) -> String {
    joined(names, &text!("or"))
}

#[cfg(test)]
mod tests;
