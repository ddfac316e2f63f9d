//! Checks of the files: whoever changes a text in English or in the code is told what the other languages lack.

use super::*;
use crate::play::labyrinth::LabyrinthPrompt;
use crate::play::laser::LaserPrompt;
use crate::play::prompt_game::PromptGame;
use crate::play::words::{ALIASES, VERBS};
use crate::play::{mistakes, puzzle};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern};
use fluent_syntax::ast::{PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

type Names = BTreeSet<String>;

/// What a text refers to.
#[derive(Clone, Debug, Default)]
struct Mentions {
    values: Names,
    /// Keys of other texts.
    texts: Names,
    /// The values that choose a variant, except numbers and the categories of plurals.
    variants: Names,
    has_words: bool,
}

fn read_pattern(pattern: &Pattern<&str>, found: &mut Mentions) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                found.has_words |= value.contains(char::is_alphabetic);
            }
            PatternElement::Placeable { expression } => read_expression(expression, found),
        }
    }
}

fn read_expression(expression: &Expression<&str>, found: &mut Mentions) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                let plural = ["zero", "one", "two", "few", "many", "other"];
                if let VariantKey::Identifier { name } = &variant.key
                    && !plural.contains(name)
                {
                    found.variants.insert((*name).to_owned());
                }
                read_pattern(&variant.value, found);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            found.values.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|id| format!(".{}", id.name));
            let key = format!("{}{}", id.name, attribute.unwrap_or_default());
            found.texts.insert(key);
        }
        InlineExpression::Placeable { expression } => read_expression(expression, found),
        InlineExpression::StringLiteral { .. } => {}
        other => panic!("{other:?} is not used in these files"),
    }
}

fn resource(language: Language) -> FluentResource {
    let (code, source) = language.file();
    FluentResource::try_new(source.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("{code}: {errors:?}"))
}

fn messages(resource: &FluentResource) -> Vec<&Message<&str>> {
    let entries = resource.entries().map(|entry| match entry {
        Entry::Message(message) => Some(message),
        Entry::Term(term) => panic!("{term:?}: terms do not see the values"),
        _ => None,
    });
    entries.flatten().collect()
}

/// The texts of a file by key, attributes as `message.attribute`, each with all that it mentions, also through others.
fn read(language: Language) -> BTreeMap<String, Mentions> {
    let resource = resource(language);
    let mut texts = BTreeMap::new();
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut found = Mentions::default();
        read_pattern(pattern, &mut found);
        let doubled = texts.insert(key.clone(), found);
        assert!(doubled.is_none(), "{language:?}: {key} stands there twice");
    };
    for message in messages(&resource) {
        let value = message.value.as_ref();
        add(message.id.name.to_owned(), value.expect("a text"));
        for attribute in &message.attributes {
            let key = format!("{}.{}", message.id.name, attribute.id.name);
            add(key, &attribute.value);
        }
    }
    let direct = texts.clone();
    for (key, found) in &mut texts {
        let mut open: Vec<String> = found.texts.iter().cloned().collect();
        while let Some(next) = open.pop() {
            let other = direct.get(&next);
            let other = other.unwrap_or_else(|| panic!("{language:?}: {key}: no {next}"));
            found.values.extend(other.values.iter().cloned());
            found.variants.extend(other.variants.iter().cloned());
            let new = other
                .texts
                .iter()
                .filter(|key| found.texts.insert((*key).clone()));
            open.extend(new.cloned().collect::<Vec<_>>());
        }
    }
    texts
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The parts of a macro call between its commas; `code` begins after the opening parenthesis.
fn arguments(code: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    let mut in_text = false;
    for (at, letter) in code.char_indices() {
        match letter {
            '"' => in_text = !in_text,
            _ if in_text => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ',' if depth == 0 => {
                parts.push(code[start..at].trim());
                start = at + 1;
                if letter == ')' {
                    break;
                }
            }
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    parts
}

/// The keys that the code uses, each with the values that it gives. Every use of a key gives the same.
fn used() -> BTreeMap<String, Names> {
    let mut used = BTreeMap::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/play");
    let this = Path::new(file!()).file_name();
    for file in sources(&folder)
        .into_iter()
        .filter(|file| file.file_name() != this)
    {
        let code = std::fs::read_to_string(&file).unwrap();
        for (at, call) in code.match_indices("text!(") {
            let parts = arguments(&code[at + call.len()..]);
            let key = parts[0].trim_matches('"').to_owned();
            let values = parts[1..].iter().filter(|part| !part.is_empty());
            let values = values.map(|part| part.split(' ').next().unwrap().to_owned());
            let values: Names = values.collect();
            let before = used.insert(key.clone(), values.clone());
            assert!(
                before.is_none_or(|before| before == values),
                "{key}: {file:?}"
            );
        }
    }
    for command in commands() {
        used.insert(format!("command-{command}"), Names::new());
    }
    used
}

fn commands() -> BTreeSet<&'static str> {
    let lists = [
        LaserPrompt::WORDS,
        LabyrinthPrompt::WORDS,
        puzzle::WORDS,
        mistakes::WORDS,
    ];
    lists
        .iter()
        .flat_map(|words| words.commands.iter())
        .collect()
}

#[test]
fn english_has_the_texts_that_the_code_uses() {
    let english = read(Language::En);
    let used = used();
    assert!(used.len() > 200, "the code is read: {used:?}");
    for (key, given) in &used {
        let text = english.get(key);
        let text = text.unwrap_or_else(|| panic!("the code uses {key}, which is not in en.ftl"));
        match key.starts_with("command-") {
            true => assert!(text.values.iter().all(|value| value == "game"), "{key}"),
            false => assert_eq!(text.values, *given, "the values of {key}"),
        }
    }
    let referred: Names = english
        .values()
        .flat_map(|text| text.texts.clone())
        .collect();
    for key in english.keys() {
        let message = key.split('.').next().unwrap();
        let is_used = used.contains_key(message) || referred.contains(key);
        assert!(is_used, "nothing uses {key} of en.ftl");
    }
}

#[test]
fn all_languages_say_the_same() {
    let english = read(Language::En);
    for &language in &Language::value_variants()[1..] {
        let texts = read(language);
        for (key, source) in &english {
            let text = texts.get(key);
            let text = text.unwrap_or_else(|| panic!("{language:?} lacks {key}"));
            assert_eq!(text.values, source.values, "{language:?}: values of {key}");
            let missing: Vec<_> = source.variants.difference(&text.variants).collect();
            assert!(missing.is_empty(), "{language:?}: {key} lacks {missing:?}");
        }
        let referred: Names = texts.values().flat_map(|text| text.texts.clone()).collect();
        for key in texts.keys() {
            let is_known = english.contains_key(key) || referred.contains(key);
            assert!(is_known, "{language:?}: nothing uses {key}");
        }
    }
}

/// Translations that happen to be spelled as in English.
const SPELLED_ALIKE: [(Language, &str); 1] = [(Language::Pt, "name-move")];

#[test]
fn nothing_is_left_in_english() {
    let resource_en = resource(Language::En);
    let english = messages(&resource_en);
    let words = read(Language::En);
    for &language in &Language::value_variants()[1..] {
        let resource = resource(language);
        let texts = messages(&resource);
        for source in &english {
            let key = source.id.name;
            let text = texts.iter().find(|text| text.id.name == key).unwrap();
            let is_same = words[key].has_words && text.value == source.value;
            let is_alike = SPELLED_ALIKE.contains(&(language, key));
            assert_eq!(is_same, is_alike, "{language:?}: {key} is not translated");
        }
    }
}

/// A command means the same in whichever language it is typed, and a move is not taken for one.
#[test]
fn the_words_for_commands_are_distinct() {
    for &language in Language::value_variants() {
        let texts = texts(language);
        let mut meanings: BTreeMap<String, &str> = ALIASES
            .iter()
            .map(|&(alias, name)| (alias.to_owned(), name))
            .collect();
        meanings.extend(commands().into_iter().map(|name| (name.to_owned(), name)));
        for name in commands() {
            let message = texts.get_message(&format!("command-{name}")).unwrap();
            let pattern = message.get_attribute("words").unwrap().value();
            let words = texts.format_pattern(pattern, None, &mut Vec::new());
            assert!(!words.trim().is_empty());
            for word in words.split_whitespace() {
                let before = meanings.insert(word.to_owned(), name);
                assert!(
                    before.is_none_or(|before| before == name),
                    "{language:?}: {word}"
                );
                let is_word = word
                    .chars()
                    .all(|letter| letter.is_lowercase() || letter == '-');
                assert!(is_word && !VERBS.contains(&word), "{language:?}: {word}");
            }
        }
    }
}

#[test]
fn the_language_is_that_of_the_environment() {
    for (variables, language) in [
        (&[][..], Language::En),
        (&[("LANG", "de_DE.UTF-8")], Language::De),
        (&[("LANG", "fr")], Language::Fr),
        (&[("LANG", "nl_BE@euro")], Language::Nl),
        (&[("LANG", "pt-BR")], Language::Pt),
        (&[("LANG", "C")], Language::En),
        (&[("LANG", "POSIX")], Language::En),
        (&[("LANG", "ja_JP.UTF-8")], Language::En),
        (&[("LANG", "deutsch")], Language::En),
        (&[("LC_MESSAGES", "it_IT"), ("LANG", "de_DE")], Language::It),
        (
            &[("LC_ALL", "C"), ("LC_MESSAGES", "it_IT"), ("LANG", "de_DE")],
            Language::En,
        ),
        (&[("LC_ALL", ""), ("LANG", "es_MX.UTF-8")], Language::Es),
    ] {
        let value = |name: &str| {
            let variable = variables.iter().find(|(variable, _)| *variable == name);
            variable.map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(Language::of_locale(value), language, "{variables:?}");
    }
}

#[test]
fn what_is_given_stands_there_bare() {
    let german = texts(Language::De);
    let pattern = german.get_message("claims").unwrap().value().unwrap();
    let mut values = FluentArgs::new();
    values.set("player", "Grün");
    let text = german.format_pattern(pattern, Some(&values), &mut Vec::new());
    assert_eq!(text, "Grün verlangt ein Unentschieden.");
}
