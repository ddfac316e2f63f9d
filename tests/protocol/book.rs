//! The opening book: when `go` plays from it, and what is refused.

use akhet::laser::book::{Book, BookMove, Results};
use akhet::laser::rules::Setup;
use std::fs;
use test_support::engine::{Engine, check_refused};

/// A book with two moves of the setup ace, and a reply to the better one.
fn small() -> Book {
    let ace = Setup::Ace.position();
    let mv = |mv: &str, value, depth, results| {
        BookMove::new(mv.parse().unwrap(), value, depth, Results::new(results))
    };
    let mut after = ace.clone();
    after.play("c4b3".parse().unwrap()).unwrap();
    let reply = after.flipped();
    Book::new(
        String::new(),
        [
            (ace.key(), mv("c4b3", 30_999, 21, [5, 3, 2])),
            (ace.key(), mv("e1f2", 12, 9, [0; 3])),
            (reply.key(), mv("c5R", -7, 8, [0; 3])),
        ],
    )
}

const BEST: &str = "book c4b3 score mate 1 depth 21 wins 5 draws 3 losses 2";
const SECOND: &str = "book e1f2 score cp 12 depth 9 wins 0 draws 0 losses 0";

/// The report when the better move is played.
const PLAYED: &str = "21 score mate 1 nodes 0 pv c4b3";

/// All lines that answer a `go`.
fn answer(engine: &mut Engine, line: &str) -> Vec<String> {
    engine.send(line);
    engine.until("bestmove")
}

#[test]
fn the_engine_opens_from_the_book_and_then_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("small book");
    fs::write(&file, small().to_bytes()).unwrap();
    let mut engine = Engine::start();
    engine.silent(&format!("setoption name BookFile value {}", file.display()));
    assert_eq!(engine.ask("book"), [BEST, SECOND, "bookok"]);
    // By default `go` does not play from it.
    assert!(
        engine
            .go("go depth 1")
            .infos
            .iter()
            .any(|info| info.contains(" depth 1 "))
    );
    engine.silent("setoption name OwnBook value true");
    // The report of a book's move, or an empty text after a search.
    let from_book = |engine: &mut Engine, line: &str| {
        let lines = answer(engine, line);
        let report = lines[0].strip_prefix("info depth ").unwrap();
        let book = report.contains(" nodes 0 ").then_some(report);
        assert!(book.is_none() || lines.len() == 2, "{lines:?}");
        book.unwrap_or_default().to_owned()
    };
    for line in [
        "go depth 1",
        "go nodes 9",
        "go movetime 5",
        "go wtime 900 btime 900",
    ] {
        assert_eq!(from_book(&mut engine, line), PLAYED, "{line}");
    }
    assert_eq!(
        answer(&mut engine, "go depth 1")[1],
        "bestmove c4b3 ponder h4R"
    );
    for line in ["go mate 1", "go depth 1 searchmoves c4b3"] {
        assert_eq!(from_book(&mut engine, line), "", "{line}");
    }
    for (option, value, usual) in [
        ("MultiPV", "2", "1"),
        ("Skill Level", "19", "20"),
        ("UCI_AnalyseMode", "true", "false"),
        ("UCI_LimitStrength", "true", "false"),
        ("OwnBook", "false", "true"),
        ("KingTurns", "true", "false"),
    ] {
        engine.silent(&format!("setoption name {option} value {value}"));
        assert_eq!(from_book(&mut engine, "go depth 1"), "", "{option}");
        engine.silent(&format!("setoption name {option} value {usual}"));
        assert_eq!(from_book(&mut engine, "go depth 1"), PLAYED, "{option}");
    }
    engine.send("go ponder depth 1");
    engine.send("ponderhit");
    assert!(engine.until("bestmove")[0].starts_with("info depth 1 "));

    // Red has the same book.
    engine.ask("flip");
    assert_eq!(
        from_book(&mut engine, "go depth 1"),
        PLAYED.replace("c4b3", "h5i6")
    );
    engine.silent("position startpos moves c4b3");
    assert_eq!(
        answer(&mut engine, "go depth 1"),
        ["info depth 8 score cp -7 nodes 0 pv h4R", "bestmove h4R"]
    );
    // Out of the book.
    engine.silent("position startpos moves c4b3 h4R");
    assert_eq!(engine.ask("book"), ["bookok"]);
    assert_eq!(from_book(&mut engine, "go depth 1"), "");
    // A move that repeats a position is left to the search.
    engine.silent("position startpos moves c4b3 h5i6 b3c4 i6h5");
    assert_eq!(from_book(&mut engine, "go depth 1"), "");

    engine.silent("position startpos");
    fs::write(folder.path().join("torn"), &small().to_bytes()[..70]).unwrap();
    let torn = folder.path().join("torn");
    check_refused(
        &mut engine,
        &format!("setoption name BookFile value {}", torn.display()),
        "the file is torn or damaged: its checksum is wrong",
    );
    check_refused(
        &mut engine,
        "setoption name BookFile value no-such-file",
        "cannot read",
    );
    check_refused(&mut engine, "book now", "book: unexpected 'now'");
    assert_eq!(from_book(&mut engine, "go depth 1"), PLAYED);
    engine.silent("setoption name BookFile value <shipped>");
    let shipped = engine.ask("book");
    assert!(shipped.len() > 2 && shipped[0] != BEST, "{shipped:?}");
    assert_ne!(from_book(&mut engine, "go depth 1"), "");
}
