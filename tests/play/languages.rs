//! The prompt in other languages than English.

use crate::pipes::{akhet, check_fails, printed};
use std::collections::BTreeSet;

const LANGUAGES: [&str; 6] = ["de", "fr", "nl", "it", "es", "pt"];

/// Commands and moves of a game of Laser Chess between two people: what is explained, refused, told and shown.
const LASER: &[&str] = &[
    "help",
    "rules",
    "legend",
    "what c5",
    "what e1",
    "what e3",
    "what f8",
    "what j1",
    "what g4",
    "what z9",
    "what",
    "rank 5",
    "rank 4",
    "rank x",
    "file c",
    "file",
    "pieces",
    "threat",
    "beam",
    "book",
    "eval",
    "moves",
    "moves c5",
    "moves e4x",
    "moves a8",
    "moves e2",
    "last",
    "history",
    "level",
    "level 3",
    "level 21",
    "hint",
    "undo",
    "undo 3",
    "hlep",
    "help hlep",
    "help undo",
    "undo it",
    "new nowhere",
    "save",
    "claim",
    "flip",
    "j1j2",
    "e1R",
    "c5c8",
    "c5",
    "c5c5",
    "weather9",
    "a8L",
    "e4e8",
    "c5R",
    "last",
    "what c5",
    "undo",
    "c5R",
    "resign",
    "c5L",
    "undo",
    "c5L",
    "new",
    "load /nowhere/game",
    "quit",
];

/// As [`LASER`], of Labyrinth.
const LABYRINTH: &[&str] = &[
    "help", "", "help", "rules", "legend", "what c5", "what a1", "what b7", "what z9", "rank 7",
    "file c", "pieces", "spare", "moves", "moves b7", "moves z", "cards", "found", "mine key",
    "deal", "level", "hint", "history", "last", "b7", "b7q", "b7nz9", "b7na1!x", "b7nd4", "new x",
    "new 7", "", "b7na1", "", "what b7", "b1na1", "b1ng7", "undo", "resign", "quit",
];

fn session(language: &str, arguments: &[&str], input: &[&str]) -> String {
    let mut all = vec!["play", "--lang", language];
    all.extend(arguments);
    printed(akhet(&all), input.join("\n") + "\n")
}

/// The lines with words, without colours and the prompts before them.
fn sentences(output: &str) -> BTreeSet<String> {
    let plain = anstream::adapter::strip_str(output).to_string();
    let lines = plain
        .lines()
        .map(|line| line.rsplit("> ").next().unwrap_or("").trim().to_owned());
    // A single word, such as a name, may be the same in two languages.
    let has_words = |line: &String| {
        let words = line.split(|letter: char| !letter.is_alphabetic());
        words.filter(|word| word.chars().count() > 3).count() > 1
    };
    lines.filter(has_words).collect()
}

#[test]
fn no_sentence_is_english() {
    let laser: &[&str] = &["--two-players"];
    let labyrinth: &[&str] = &[
        "--variant",
        "labyrinth",
        "--deal",
        "7",
        "--color",
        "blue,orange",
    ];
    let puzzle: &[&str] = &["--puzzle", "12"];
    for (arguments, input) in [
        (laser, LASER),
        (labyrinth, LABYRINTH),
        (
            puzzle,
            &[
                "help",
                "hint",
                "c5c5",
                "a1b2",
                "solution",
                "again",
                "next",
                "next x",
                "next 9999",
                "quit",
            ],
        ),
    ] {
        let english = sentences(&session("en", arguments, input));
        for language in LANGUAGES {
            let output = session(language, arguments, input);
            let sentences = sentences(&output);
            assert!(sentences.len() + 4 >= english.len(), "{language}: {output}");
            let left: Vec<_> = english.intersection(&sentences).collect();
            assert!(left.is_empty(), "{language}: {left:?}");
        }
    }
}

#[test]
fn no_picture_is_wider_than_in_english() {
    for language in ["en"].into_iter().chain(LANGUAGES) {
        let game = [
            "--variant",
            "labyrinth",
            "--deal",
            "7",
            "--watch",
            "--level",
            "0",
        ];
        let output = session(language, &game, &[]);
        let plain = anstream::adapter::strip_str(&output).to_string();
        let pictures = plain.lines().filter(|line| line.contains('─'));
        let widest = pictures.map(|line| line.chars().count()).max();
        assert!(
            widest.is_some_and(|width| width <= 80),
            "{language}: {widest:?}"
        );
    }
}

#[test]
fn the_words_of_the_language_are_read_beside_the_english() {
    for (language, typed, meant) in [
        (
            "de",
            ["Hilfe", "reihe 5", "züge c5", "LÖSUNG"],
            ["help", "rank 5", "moves c5", "solution"],
        ),
        (
            "fr",
            ["aide", "rangée 5", "coups c5", "solution"],
            ["help", "rank 5", "moves c5", "solution"],
        ),
        (
            "nl",
            ["hulp", "rij 5", "zetten c5", "oplossing"],
            ["help", "rank 5", "moves c5", "solution"],
        ),
        (
            "it",
            ["aiuto", "riga 5", "mosse c5", "soluzione"],
            ["help", "rank 5", "moves c5", "solution"],
        ),
        (
            "es",
            ["ayuda", "fila 5", "jugadas c5", "solucion"],
            ["help", "rank 5", "moves c5", "solution"],
        ),
        (
            "pt",
            ["ajuda", "linha 5", "jogadas c5", "solução"],
            ["help", "rank 5", "moves c5", "solution"],
        ),
    ] {
        let say = |input| session(language, &["--puzzle", "12"], input);
        assert_eq!(say(&typed), say(&meant), "{language}");
    }
}

#[test]
fn the_environment_chooses_the_language_unless_the_flag_does() {
    let greeting = |lang: &str, arguments: &[&str]| {
        let mut command = akhet(arguments);
        command.env("LC_ALL", lang);
        printed(command, "").lines().next().unwrap_or("").to_owned()
    };
    let german = "Du spielst Blau, die Engine spielt Rot auf Stufe 2 von 20.";
    let english = "You play Blue, the engine plays Red at level 2 of 20.";
    assert_eq!(greeting("de_AT.UTF-8", &["play"]), german);
    assert_eq!(greeting("ja_JP.UTF-8", &["play"]), english);
    assert_eq!(greeting("C", &["play"]), english);
    assert_eq!(greeting("de_AT.UTF-8", &["play", "--lang", "en"]), english);
    assert_eq!(greeting("C", &["play", "--lang", "de"]), german);
    check_fails(
        akhet(&["play", "--lang", "klingon"]),
        "[possible values: en, de, fr, nl, it, es, pt]",
    );
}

/// A saved game is the same in every language.
#[test]
fn files_stay_in_english() {
    let folder = tempfile::tempdir().unwrap();
    let saved = ["en", "de"].map(|language| {
        let file = folder.path().join(language);
        let save = format!("save {}", file.display());
        session(language, &["--two-players"], &["c5R", "resign", &save]);
        let text = std::fs::read_to_string(file).unwrap();
        let lines = text
            .lines()
            .filter(|line| !line.contains("Date") && !line.contains("Time"));
        lines.collect::<Vec<_>>().join("\n")
    });
    assert!(saved[0].contains("Red resigned"), "{}", saved[0]);
    assert_eq!(saved[0], saved[1]);
}
