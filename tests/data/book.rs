//! `akhet book`: the book it grows, however often it is interrupted, and what it refuses.

use akhet::laser::book::Book;
use akhet::laser::rules::Setup;
use std::fs;
use test_support::engine::{Folder, signal, spawn_silent, wait_until};

/// The flags for short searches from two setups.
const SMALL: &str = "--nodes 1500 --setup ace grail";

fn book(folder: &Folder, name: &str) -> Book {
    Book::from_bytes(&fs::read(folder.path(name)).unwrap()).unwrap()
}

#[cfg_attr(not(unix), ignore = "there are no signals")]
#[test]
fn a_book_is_the_same_after_an_interrupt_and_on_any_number_of_threads() {
    let folder = Folder::with(&[]);
    let whole =
        format!("book --journal a.jsonl --output a.book --positions 40 {SMALL} --threads 1");
    folder.ends(0, &whole);
    let grown = book(&folder, "a.book");
    assert_eq!(grown.positions(), 40);
    for setup in [Setup::Ace, Setup::Grail] {
        assert_eq!(grown.moves(setup.position()).len(), 4);
        // The best move is explored first.
        let best = grown.moves(setup.position())[0].mv;
        let mut after = setup.position().clone();
        after.play(best).unwrap();
        assert!(!grown.moves(&after).is_empty(), "{setup} {best}");
    }
    assert!(grown.moves(Setup::Mercury.position()).is_empty());

    // It would run for hours.
    let long =
        format!("book --journal b.jsonl --output b.book --positions 900000 {SMALL} --threads 2");
    let mut child = spawn_silent(folder.command(&long));
    let lines = || fs::read_to_string(folder.path("b.jsonl")).map_or(0, |it| it.lines().count());
    wait_until("some searches have ended", || lines() > 9);
    signal(&child, "INT");
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(book(&folder, "b.book").positions() > 2);
    // The last search is torn, and the one before it is missing.
    let text = folder.read("b.jsonl");
    let text: Vec<&str> = text.lines().collect();
    let torn = [&text[..7].join("\n"), "\n", &text[8][..30]].concat();
    fs::write(folder.path("b.jsonl"), torn).unwrap();
    for positions in [12, 40] {
        folder.ends(
            0,
            &format!("book --journal b.jsonl --resume --output b.book --positions {positions} {SMALL} --threads 2"),
        );
        assert_eq!(book(&folder, "b.book").positions(), positions);
    }
    let [one, other] = ["a.book", "b.book"].map(|name| fs::read(folder.path(name)).unwrap());
    assert!(one == other);
}

#[test]
fn a_book_has_the_results_of_games() {
    let folder = Folder::with(&[]);
    folder.ends(
        0,
        "selfplay --output games --games 5 --nodes 100 --plies 0 --setup ace --threads 1",
    );
    folder.ends(
        0,
        "book --journal j --output b --positions 1 --nodes 1500 --lines 32 --setup ace --games games games",
    );
    // All games are in one block, so the torn file has no whole block.
    let games = fs::read(folder.path("games")).unwrap();
    fs::write(folder.path("torn"), &games[..games.len() - 1]).unwrap();
    let torn = "book --journal j --resume --output t --positions 1 --nodes 1500 --lines 32 --setup ace --games torn games games";
    assert!(folder.ends(0, torn).errors.contains("note: torn: "));
    assert!(fs::read(folder.path("t")).unwrap() == fs::read(folder.path("b")).unwrap());
    let moves = book(&folder, "b").moves(Setup::Ace.position());
    assert_eq!(moves.len(), 32);
    assert_eq!(moves.iter().map(|mv| mv.results.games()).sum::<u32>(), 10);
    let stats = folder.ends(0, "book --stats b").lines;
    assert!(stats[0].starts_with("engine Akhet "), "{stats:?}");
    assert!(stats.contains(&"lines 32".to_owned()), "{stats:?}");
    let best = format!("ace {} depth {}", moves[0].mv, moves[0].depth);
    assert_eq!(
        stats[stats.len() - 3..],
        ["positions 1".to_owned(), "moves 32".to_owned(), best]
    );
}

#[test]
fn what_a_run_cannot_use_is_refused_and_stays() {
    let folder = Folder::with(&[("notes", "my notes\n")]);
    folder.ends(
        0,
        "book --journal j --positions 1 --nodes 100 --setup ace --output b",
    );
    let (journal, bytes) = (folder.read("j"), fs::read(folder.path("b")).unwrap());
    fs::write(folder.path("torn"), &bytes[..bytes.len() - 1]).unwrap();
    for (code, words, what) in [
        (
            1,
            "--journal j --nodes 100",
            "j: the file already exists; --resume continues it",
        ),
        (
            1,
            "--journal j --resume --nodes 200",
            "j: line 1: its searches are different: {\"bench\":",
        ),
        (
            1,
            "--journal notes --resume",
            "notes: line 1: not a line of JSON",
        ),
        (1, "--journal k --output no/b", "no/b: "),
        (
            2,
            "--journal k --output k",
            "journal and output are the same file",
        ),
        (
            2,
            "--journal k --output notes --games notes",
            "notes: output would overwrite a file to read",
        ),
        (
            1,
            "--journal k --output c --games none",
            "none: No such file",
        ),
        (2, "--nodes 100", "--journal <FILE>"),
        (2, "--journal k --lines 1", "a whole number from 2 to 32"),
        (2, "--journal k --games g", "--output <FILE>"),
        (
            1,
            "--stats notes",
            "notes: the file does not begin with the line 'akhet book 1'",
        ),
        (
            1,
            "--stats torn",
            "torn: the file is torn or damaged: its checksum is wrong",
        ),
        (1, "--stats none", "none: "),
    ] {
        let errors = folder.ends(code, &format!("book {words}")).errors;
        assert!(errors.contains(what), "{words}: {errors}");
    }
    assert_eq!(folder.read("j"), journal);
    assert_eq!(folder.read("notes"), "my notes\n");
    assert!(!folder.path("k").exists());
}
