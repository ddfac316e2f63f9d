//! Files with faulty games: every command that reads games names each faulty one, skips it, and reads the others.

use akhet_records::load_games;
use akhet_records::pgn::Games;
use std::fs;
use test_support::engine::{Finished, Folder};

/// A good game of this player.
fn good(player: &str) -> String {
    format!("[White \"{player}\"]\n\n1. c5R a4L 1/2-1/2\n\n")
}

/// Faulty games, each with what is said of it. None has a tag, by which a reader could find its beginning.
const FAULTY: [(&str, &str); 7] = [
    (
        "1. c5R a1a1 {bad} a4L 1/2-1/2\n\n",
        "'a1a1' is not a move: ",
    ),
    (
        "1. c5R {1-0} (a5R\n{0-1}) a1a1 a4L 1/2-1/2\n\n",
        "'a1a1' is not a move: ",
    ),
    (
        "1. c5R ( a4L 1/2-1/2\n\n",
        "the game that begins here has no end",
    ),
    ("1. c5R ) a4L 1/2-1/2\n\n", "')' closes no variation"),
    (
        "1. c5R a4L 1/2-1/2 hello\n\n",
        "nothing may follow a result on its line",
    ),
    (
        "[Result \"1-0\"]\n\n1. c5R a4L 1/2-1/2\n\n",
        "the tag Result says 1-0, but the moves end with 1/2-1/2",
    ),
    ("1. c5R c5R 1/2-1/2\n\n", "ply 2 (c5R): "),
];

/// PGN, with a good game without tags after each faulty one.
fn pgn() -> String {
    let games = FAULTY.map(|(text, _)| format!("{text}1. c5R a4L 1/2-1/2\n\n"));
    good("Ada") + &games.concat() + &good("Bob")
}

/// The good games as JSON lines, and a faulty line after each.
fn json() -> String {
    let mut lines = vec!["{\"match\":{\"rounds\":1}}".to_owned()];
    for game in Games::new(pgn().as_bytes()).filter_map(Result::ok) {
        let game = serde_json::json!({ "game": game.game });
        let illegal = game.to_string().replace("\"a4L\"", "\"c5R\"");
        lines.extend([
            game.to_string(),
            "{\"game\":{\"game\":7,".to_owned(),
            illegal,
        ]);
    }
    lines.join("\n") + "\n"
}

/// The number of good games of [`pgn`] and of [`json`].
const GOOD: usize = FAULTY.len() + 2;

/// Checks that this many faulty games are named, each with its number and line, and counted.
fn names(finished: &Finished, file: &str, faulty: usize) {
    let named = finished.errors.lines();
    let named = named.filter(|line| line.starts_with(&format!("error: {file}: game ")));
    assert_eq!(named.count(), faulty, "{finished:#?}");
    let games = if faulty == 1 { "game" } else { "games" };
    let count = format!("{faulty} faulty {games} skipped");
    let mut lines = finished.errors.lines();
    assert!(lines.any(|line| line == count), "{finished:#?}");
}

#[test]
fn every_command_skips_faulty_games_and_reads_the_others() {
    let folder = Folder::with(&[
        ("g.pgn", &pgn()),
        ("g.jsonl", &json()),
        ("c.pgn", "{By hand} 1. c5R *\n"),
        (
            "t.pgn",
            &format!("[Result \"*\"]\n[Result \"*\"]\n\n{}", good("Ada")),
        ),
    ]);
    for (file, faulty) in [("g.pgn", FAULTY.len()), ("g.jsonl", 2 * GOOD)] {
        let finished = folder.ends(1, &format!("pgn {file}"));
        names(&finished, file, faulty);
        assert_eq!(finished.lines[0], format!("Legal games: {GOOD}"));

        let finished = folder.ends(1, &format!("analyse {file} --nodes 20"));
        names(&finished, file, faulty);
        let games = finished.lines.iter();
        let games = games.filter(|line| line.starts_with("Game "));
        assert_eq!(games.count(), GOOD, "{finished:#?}");

        let import = format!("selfplay --import {file} --output {file}.games");
        let finished = folder.ends(1, &import);
        names(&finished, file, faulty);
        let count = format!("{GOOD} games imported");
        assert!(finished.errors.contains(&count), "{finished:#?}");
        let stats = folder.ends(0, &format!("selfplay --stats {file}.games"));
        let games = format!("{GOOD} games, ");
        assert!(
            stats.lines.iter().any(|line| line.contains(&games)),
            "{stats:#?}"
        );
    }
    // PGN may begin with a brace too.
    folder.ends(0, "pgn c.pgn");
    // A game that ends with a faulty tag.
    names(&folder.ends(1, "pgn t.pgn"), "t.pgn", 1);
    // Each is named by its number and line.
    let finished = folder.ends(1, "pgn g.pgn");
    for (at, (_, fault)) in FAULTY.iter().enumerate() {
        let named = format!("error: g.pgn: game {}: line ", 2 * at + 2);
        let mut lines = finished.errors.lines();
        let line = lines.find(|line| line.starts_with(&named));
        let line = line.unwrap_or_else(|| panic!("{named}: {finished:#?}"));
        assert!(line.contains(fault), "{line}");
    }
    let finished = folder.ends(1, "pgn g.jsonl");
    let torn = "error: g.jsonl: game 2: line 3: EOF while parsing";
    assert!(finished.errors.contains(torn), "{finished:#?}");
    let illegal = "error: g.jsonl: game 3: line 4: ply 2 (c5R): ";
    assert!(finished.errors.contains(illegal), "{finished:#?}");
}

#[test]
fn the_page_skips_faulty_games_and_reads_the_others() {
    for (text, faulty) in [(pgn(), FAULTY.len()), (json(), 2 * GOOD)] {
        let read = serde_json::to_value(load_games(&text)).unwrap();
        let count = |name: &str| read[name].as_array().unwrap().len();
        assert_eq!((count("games"), count("errors")), (GOOD, faulty));
        assert_eq!(read["games"][0]["blue"], "Ada");
        assert_eq!(read["games"][GOOD - 1]["blue"], "Bob");
    }
}

/// The players of a game in JSON, and how it ended, are in its annotated PGN.
#[test]
fn games_in_json_are_annotated_with_their_tags() {
    let line = json().lines().nth(1).unwrap().to_owned();
    let line = line.replace("\"detail\":\"\"", "\"detail\":\"agreed\"");
    let folder = Folder::with(&[("g.jsonl", &line)]);
    folder.ends(0, "analyse g.jsonl --nodes 20 --pgn-out a.pgn");
    let annotated = folder.read("a.pgn");
    assert!(annotated.contains("[White \"Ada\"]\n"), "{annotated}");
    let end = "{agreed} 1/2-1/2\n\n";
    assert!(
        annotated.replace("}\n{", "} {").ends_with(end),
        "{annotated}"
    );
    folder.ends(0, "pgn a.pgn");
}

#[test]
fn an_import_without_a_legal_game_leaves_no_file() {
    let folder = Folder::with(&[("g.pgn", FAULTY[0].0)]);
    let finished = folder.ends(1, "selfplay --import g.pgn none.pgn --output o.games");
    for part in [
        "g.pgn: game 1: ",
        "none.pgn: ",
        "o.games: no game was imported",
    ] {
        assert!(finished.errors.contains(part), "{finished:#?}");
    }
    assert!(!folder.path("o.games").exists());
}

/// Labyrinth's games are read in the same way, even if the first line of the file, which names the game, is damaged.
#[test]
fn faulty_games_of_labyrinth_are_skipped() {
    let folder = Folder::with(&[]);
    let engine = concat!("cmd=", env!("CARGO_BIN_EXE_akhet"));
    let flags = "--variant labyrinth --rounds 2 --max-plies 4 --pgn-out g.pgn --json-out g.jsonl";
    folder.ends(
        0,
        &format!("match --engine {engine} name=a nodes=1 --engine {engine} name=b nodes=1 {flags}"),
    );
    let json = folder.read("g.jsonl");
    let damaged = json.replacen("\"result\":\"", "\"result\":\"x", 1);
    let damaged = format!("{{\"match\":{{\"rou\n{damaged}");
    fs::write(folder.path("d.jsonl"), damaged).unwrap();
    let finished = folder.ends(1, "pgn d.jsonl");
    names(&finished, "d.jsonl", 2);
    assert_eq!(finished.lines[0], "Legal games: 3");
    let pgn = folder.read("g.pgn");
    let damaged = pgn.replacen("\n1. ", "\n1. hello ", 1);
    fs::write(folder.path("d.pgn"), damaged).unwrap();
    let finished = folder.ends(1, "pgn d.pgn");
    let fault = "error: d.pgn: game 1: line ";
    assert!(finished.errors.contains(fault), "{finished:#?}");
    assert_eq!(finished.lines[0], "Legal games: 3");
}
