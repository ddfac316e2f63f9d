//! The rules in other languages say what the English ones say: at least the pictures, squares, moves and numbers are
//! the same.

use super::pictures::document;

const LANGUAGES: [&str; 6] = ["de", "fr", "nl", "it", "es", "pt"];

/// The pictures in their order.
fn pictures(text: &str) -> Vec<&str> {
    let links = text.split("](").skip(1);
    links
        .filter_map(|rest| Some(rest.split_once(".svg)")?.0))
        .filter(|name| !name.contains(')'))
        .collect()
}

/// Whether a word is a square, a move or a number.
fn is_fact(word: &str) -> bool {
    let chars = word.as_bytes();
    let squares = chars
        .chunks(2)
        .all(|pair| matches!(pair, [b'a'..=b'j', b'1'..=b'8'] | [b'R' | b'L']));
    (squares && chars.len() > 1) || word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The squares, moves and numbers, sorted: languages order their sentences differently.
fn facts(text: &str) -> Vec<String> {
    // Languages group the digits of numbers differently.
    let mut joined = String::new();
    let chars: Vec<char> = text.chars().collect();
    for (index, &char) in chars.iter().enumerate() {
        let is_digit = |at: Option<usize>| {
            at.and_then(|at| chars.get(at))
                .is_some_and(char::is_ascii_digit)
        };
        let groups = matches!(char, ',' | '.' | '\u{202f}' | '\u{a0}')
            && is_digit(index.checked_sub(1))
            && is_digit(Some(index + 1));
        if !groups {
            joined.push(char);
        }
    }
    let words = joined.split(|char: char| !char.is_alphanumeric());
    let mut facts: Vec<String> = words
        .filter(|word| !word.is_empty() && is_fact(word))
        .map(str::to_owned)
        .collect();
    facts.sort();
    facts
}

/// The rules on the English page of Labyrinth, without the protocol's words and the pictures as text.
fn rules_of_labyrinth() -> String {
    let page = document("labyrinth.md");
    let (rules, _) = page.split_once("## Positions and moves as text").unwrap();
    let blocks = rules.split("```");
    blocks.step_by(2).collect()
}

#[test]
fn every_language_has_the_pictures_squares_and_numbers_of_the_english_rules() {
    let games = [
        ("rules", document("rules.md")),
        ("labyrinth", rules_of_labyrinth()),
    ];
    for (game, english) in games {
        assert!(facts(&english).len() > 30, "{game}: facts are found");
        for language in LANGUAGES {
            let name = format!("{game}.{language}.md");
            let text = document(&name);
            assert_eq!(pictures(&text), pictures(&english), "{name}");
            assert_eq!(facts(&text), facts(&english), "{name}");
        }
    }
}

/// Each version names all others in its first lines.
#[test]
fn the_versions_link_to_each_other() {
    for game in ["rules", "labyrinth"] {
        let names: Vec<String> = [format!("{game}.md")]
            .into_iter()
            .chain(LANGUAGES.map(|language| format!("{game}.{language}.md")))
            .collect();
        for own in &names {
            let text = document(own);
            let line = text.lines().nth(2).unwrap();
            for name in names.iter().filter(|name| *name != own) {
                assert!(line.contains(&format!("]({name})")), "{own}: {name}");
            }
        }
    }
}
