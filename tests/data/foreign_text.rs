//! Text from foreign files: a terminal shows it and does not obey it, and a byte order mark before it is skipped.

use akhet::laser::book::Book;
use akhet_lab::selfplay::data::{Header, Writer};
use akhet_records::pgn::Games;
use std::fs;
use test_support::engine::{Engine, Finished, Folder, run, run_command};

/// What changes colours, sets the title of a window, clears the screen, ends a line and reverses the text.
const EVIL: &str = "\u{1b}[31mEvil\u{1b}]0;pwn\u{7}\u{9b}2J\r\u{202e}\u{2066}\u{7f}";

/// Checks that a terminal obeys nothing of what was printed.
fn is_shown(what: &str, finished: &Finished) {
    let printed = finished.lines.join("\n") + &finished.errors;
    let obeyed = |c: char| c.is_control() && c != '\n' || ('\u{202a}'..='\u{2069}').contains(&c);
    assert!(!printed.contains(obeyed), "{what}: {printed:?}");
    assert!(printed.contains("Evil"), "{what}: {printed:?}");
}

/// A game of a player with this name, as a line of JSON.
fn json(name: &str) -> String {
    let text = "[White \"?\"]\n\n1. c5R a4L 1/2-1/2\n";
    let mut game = Games::new(text.as_bytes()).next().unwrap().unwrap().game;
    name.clone_into(&mut game.blue);
    serde_json::json!({ "game": game }).to_string() + "\n"
}

#[test]
fn a_terminal_shows_foreign_text() {
    let pgn = |tags: &str| format!("{tags}\n\n1. c5R a4L 1/2-1/2\n");
    let named = pgn(&format!("[White \"{EVIL}\"]\n[Event \"x\"]"));
    let key = serde_json::json!({ "game": { EVIL: 1 } }).to_string();
    let settings = serde_json::json!({ "match": { EVIL: 1 } }).to_string();
    let folder = Folder::with(&[
        ("name.pgn", &named),
        ("tag.pgn", &pgn(&format!("[Result \"{EVIL}\"]"))),
        ("name.jsonl", &json(&format!("{EVIL}\nerror: Evil"))),
        ("key.jsonl", &key),
        ("match.jsonl", &settings),
        ("list.txt", EVIL),
        ("c.toml", &format!("[engine]\n{EVIL} = 1\n")),
    ]);
    let book = Book::new(format!("note {EVIL}\n"), []);
    fs::write(folder.path("a.book"), book.to_bytes()).unwrap();
    let games = fs::File::create(folder.path("a.games")).unwrap();
    let header = Header::default().with("engine", EVIL.replace('\r', ""));
    Writer::new(games, &header).unwrap().finish().unwrap();
    let odd = format!("{EVIL}.pgn");
    fs::write(folder.path(&odd), "1. c5X *\n").unwrap();
    for words in [
        "pgn name.pgn",
        "pgn tag.pgn",
        "pgn name.jsonl",
        "pgn key.jsonl",
        &format!("pgn {odd}"),
        &format!("pgn --{EVIL}"),
        "pgn --\u{1b}[31mEvil",
        "analyse name.pgn --nodes 20",
        "analyse name.jsonl --nodes 20",
        &format!("analyse {odd} none.pgn"),
        "match --merge match.jsonl",
        "match --config c.toml",
        "match --engine cmd=sh name=a --engine cmd=sh name=b --each depth=1 --openings file=list.txt",
        "selfplay --stats a.games",
        "selfplay --import tag.pgn --output o.games",
        "book --stats a.book",
        "tune --parameters list.txt --output o.jsonl --engine nodes=1",
        "train tag.pgn --output o.network",
        &format!("show {EVIL}"),
    ] {
        is_shown(words, &run_command(folder.command(words)));
    }
    // A line end in a name begins no line.
    let finished = run_command(folder.command("pgn name.jsonl"));
    assert!(
        !finished.lines.iter().any(|line| line.starts_with("error")),
        "{finished:#?}"
    );
    let mut prompt = Engine::spawn(folder.command("play"), usize::MAX);
    prompt.send(&format!("load tag.pgn\nload {odd}\n{EVIL}\nquit"));
    is_shown("play", &prompt.finish());
}

#[test]
#[cfg(unix)]
fn a_terminal_shows_what_engines_say() {
    let said = EVIL.replace('\u{1b}', "\\033").replace('\u{7}', "\\007");
    let script = format!("printf 'id name {said}\\nuciok\\n'; printf '{said}\\n' >&2; exit 3");
    let folder = Folder::with(&[("engine.sh", &script)]);
    let mut command = folder.command("match --rounds 1 --each depth=1");
    for name in ["name=a", "name=b"] {
        command.args(["--engine", "cmd=sh", "args=engine.sh", name]);
    }
    is_shown("match", &run_command(command));
}

/// The text with a byte order mark before it.
fn marked(text: &str) -> String {
    format!("\u{feff}{text}")
}

#[test]
fn a_byte_order_mark_before_a_file_is_skipped() {
    let engine = concat!("cmd=", env!("CARGO_BIN_EXE_akhet"));
    let engines = format!("--engine {engine} name=a depth=1 --engine {engine} name=b depth=1");
    let suite = "ls9/10/10/4k5/4K5/10/10/9Ln b\n";
    let config = "max-plies = 2\n";
    let labyrinth = include_str!("../../openings/labyrinth.fen");
    let labyrinth = labyrinth.lines().find(|line| !line.starts_with('#'));
    let puzzle =
        "ls1k7/2pe4pe1Ps/3Sn6/10/6sn3/pn1Sn3Pw3/7se2/6KDn1Ln b 72\t1\t1\t0\t37\tj7j8\tace\n";
    let folder = Folder::with(&[
        ("s.fen", &marked(suite)),
        ("l.fen", &marked(labyrinth.unwrap())),
        ("c.toml", &marked(config)),
        ("p.puzzles", &marked(puzzle)),
        ("g.jsonl", &marked(&json("Ada"))),
        ("g.pgn", &marked("[White \"Ada\"]\n\n1. c5R a4L 1/2-1/2\n")),
        ("t.txt", &marked("")),
    ]);
    for words in [
        format!("match {engines} --config c.toml --openings file=s.fen --json-out m.jsonl"),
        format!(
            "match --variant labyrinth {engines} --max-plies 2 --openings file=l.fen --json-out l.jsonl"
        ),
        "puzzles --check p.puzzles".to_owned(),
        "pgn g.jsonl".to_owned(),
        "pgn g.pgn".to_owned(),
        "analyse g.jsonl --nodes 20".to_owned(),
        "selfplay --import g.jsonl --output o.games".to_owned(),
    ] {
        folder.ends(0, &words);
    }
    for name in ["m.jsonl", "l.jsonl"] {
        let text = folder.read(name);
        fs::write(folder.path(name), marked(&text)).unwrap();
        folder.ends(0, &format!("match --merge {name}"));
        folder.ends(0, &format!("pgn {name}"));
    }
    // An interrupted run leaves no mark: its file is refused and unchanged.
    let before = folder.read("m.jsonl");
    folder.ends(
        1,
        &format!(
            "match {engines} --config c.toml --openings file=s.fen --json-out m.jsonl --resume"
        ),
    );
    assert_eq!(folder.read("m.jsonl"), before);
    // Without parameters the list is empty, not wrong.
    let finished = folder.ends(
        1,
        "tune --parameters t.txt --output o.jsonl --engine nodes=1",
    );
    assert!(!finished.errors.contains("feff"), "{finished:#?}");
    let request = format!("genfens 1 seed 1 book {}", folder.path("s.fen").display());
    let drawn = run(&[request]);
    assert_eq!(drawn.code, Some(0), "{drawn:#?}");
}

#[test]
fn a_byte_order_mark_at_the_prompt_is_skipped() {
    let old = include_str!("../play/saved/laser.txt");
    let folder = Folder::with(&[("old.txt", &marked(old))]);
    let mut prompt = Engine::spawn(folder.command("play --two-players"), usize::MAX);
    prompt.send(&marked("load old.txt\nquit"));
    let finished = prompt.finish();
    let loaded = finished.lines.iter();
    assert!(
        loaded.clone().any(|line| line.contains("Loaded 'old.txt'")),
        "{finished:#?}"
    );
}
