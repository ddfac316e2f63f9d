//! `review`: the lines for a game's plies and totals, `stop`, and games that cannot be reviewed.

use test_support::engine::{ERROR, Engine, WIN_IN_ONE, check_all_refused, run, word_after};

/// The answer to a `review` of the game on the board, up to `reviewok`.
fn review(engine: &mut Engine, command: &str) -> Vec<String> {
    engine.send(command);
    engine.until("reviewok")
}

/// The lines of an empty review.
const NOTHING: [&str; 3] = [
    "review blue accuracy none inaccuracies 0 mistakes 0 blunders 0 missed 0",
    "review red accuracy none inaccuracies 0 mistakes 0 blunders 0 missed 0",
    "reviewok",
];

#[test]
fn every_ply_has_a_line_from_the_last_to_the_first() {
    let mut engine = Engine::start();
    let moves = ["c5R", "a4L", "c5L", "a4a3", "e1f2"];
    engine.silent(&format!("position setup ace moves {}", moves.join(" ")));
    let state = engine.state();
    let lines = review(&mut engine, "review nodes 2000");
    assert_eq!(lines.len(), moves.len() + 3, "{lines:#?}");
    for ((line, mv), number) in lines.iter().zip(moves.iter().rev()).zip((1..=5).rev()) {
        assert!(
            line.starts_with(&format!("review ply {number} of 5 move {mv} score ")),
            "{line}"
        );
        let drop: u32 = word_after(line, "drop").parse().unwrap();
        let is_best = word_after(line, "best") == *mv;
        assert!(drop <= 100 && (!is_best || drop == 0), "{line}");
        assert_eq!(word_after(line, "pv"), word_after(line, "best"));
        let mark = match drop {
            0..10 => None,
            10..20 => Some("inaccuracy"),
            20..30 => Some("mistake"),
            _ => Some("blunder"),
        };
        let said = line.contains(" mark ").then(|| word_after(line, "mark"));
        assert_eq!(said, mark, "{line}");
    }
    assert_eq!(engine.state(), state);
    engine.end();
}

#[test]
fn a_review_by_nodes_on_one_thread_repeats() {
    let mut engine = Engine::start();
    let mut reviews = Vec::new();
    for _ in 0..2 {
        engine.silent("ucinewgame");
        engine.silent("position setup grail moves e2d2 f7g7 d2e2");
        reviews.push(review(&mut engine, "review nodes 3000"));
    }
    assert_eq!(reviews[0], reviews[1]);
    // A level below full strength changes nothing.
    engine.silent("ucinewgame");
    engine.silent("setoption name Skill Level value 0");
    engine.silent("position setup grail moves e2d2 f7g7 d2e2");
    assert_eq!(review(&mut engine, "review nodes 3000"), reviews[0]);
    engine.end();
}

#[test]
fn stop_ends_a_review_with_what_is_done() {
    let mut engine = Engine::start();
    engine.silent("position setup ace moves c5R a4L c5L");
    engine.send("review nodes 1000000000000");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    engine.send("stop");
    for line in NOTHING {
        assert_eq!(engine.line(), line);
    }
    // One ply of a short review is done before the stop.
    engine.send("review movetime 2000");
    let first = engine.expect("review ply 3 of 3");
    assert!(first.contains(" move c5L "), "{first}");
    engine.send("stop");
    engine.send("isready");
    let lines = engine.until("reviewok");
    let plies = lines.iter().filter(|line| line.contains(" ply "));
    assert!(plies.count() <= 1, "{lines:#?}");
    let blue = lines.iter().find(|line| line.starts_with("review blue"));
    assert!(!blue.unwrap().contains("none"), "{lines:#?}");
    let ready = lines.iter().any(|line| line == "readyok");
    assert!(ready || engine.line() == "readyok");
    engine.end();
}

#[test]
fn a_game_without_moves_has_nothing_to_review() {
    let mut engine = Engine::start();
    assert_eq!(review(&mut engine, "review"), NOTHING);
    engine.end();
}

#[test]
fn a_game_that_is_over_is_reviewed_to_its_end() {
    let mut engine = Engine::start();
    engine.silent(&format!("position fen {WIN_IN_ONE} moves i5j5"));
    let lines = review(&mut engine, "review nodes 1000");
    assert_eq!(
        lines[0],
        "review ply 1 of 1 move i5j5 score mate 1 wdl 1000 0 0 best i5j5 drop 0 pv i5j5"
    );
    assert!(lines[1].starts_with("review blue accuracy 100.0 "));
    // A shot at the mover's own King: the exact loss, and the missed win before it.
    engine.silent(&format!("position fen {WIN_IN_ONE} moves j1L"));
    let lines = review(&mut engine, "review nodes 1000");
    assert_eq!(
        lines[0],
        "review ply 1 of 1 move j1L score mate 1 wdl 1000 0 0 best i5j5 drop 100 mark blunder missed mate 1 pv i5j5"
    );
    assert_eq!(
        lines[1],
        "review blue accuracy 0.5 inaccuracies 0 mistakes 0 blunders 1 missed 1"
    );
    engine.end();
}

/// A draw by repetition counts as a draw, whether claimed or by the rule that ends the game.
#[test]
fn a_drawn_end_is_judged_as_a_draw() {
    let moves = "i5i6 a8L i6i5 a8R i5i6 a8L i6i5 a8R";
    let start = &format!("position fen {WIN_IN_ONE} moves {moves}");
    let mut engine = Engine::start();
    engine.silent(start);
    engine.answer("claim");
    let claimed = review(&mut engine, "review nodes 500");
    engine.silent("ucinewgame");
    engine.silent("setoption name RepetitionEnds value true");
    engine.silent(start);
    assert_eq!(engine.answer("query result"), "response draw");
    let ended = review(&mut engine, "review nodes 500");
    for lines in [&claimed, &ended] {
        assert_eq!(lines.len(), 8 + 3, "{lines:#?}");
        // Red was losing, and the repetition saves the game.
        assert!(lines[0].starts_with("review ply 8 of 8 move a8R score cp 0 "));
        // Blue gave away a win.
        assert!(lines[1].contains(" drop 50 mark blunder missed mate 1 "));
    }
    engine.end();
}

/// Even with too small a budget, each search finishes an iteration.
#[test]
fn the_smallest_budget_reviews_all_plies() {
    let mut engine = Engine::start();
    engine.silent("position setup ace moves c5R a4L c5L");
    assert_eq!(review(&mut engine, "review nodes 1").len(), 6);
    assert_eq!(review(&mut engine, "review movetime 1").len(), 6);
    engine.end();
}

#[test]
fn ugi_counts_plies() {
    let mut engine = Engine::start();
    engine.ask("ugi");
    engine.silent("position fen ls9/2pn7/10/2k5Ps1/10/10/10/4K4Ln b moves i5h6 c5c6");
    let lines = review(&mut engine, "review nodes 5000");
    assert!(lines[1].contains(" score mate 1 ") && lines[1].contains(" missed mate 1 "));
    engine.end();
}

#[test]
fn wrong_words_are_refused() {
    check_all_refused(&[
        ("review depth 5", "review: unexpected 'depth'"),
        ("review nodes", "review nodes: the number is missing"),
        ("review nodes 0", "review nodes: '0': expected"),
        ("review movetime x", "review movetime: 'x': expected"),
        ("review nodes 5 movetime 5", "review: unexpected 'movetime'"),
    ]);
}

#[test]
fn a_review_can_be_given_as_arguments() {
    let finished = run(&[
        "position setup ace moves c5R",
        "review nodes 500",
        "query fen",
    ]);
    assert_eq!(finished.code, Some(0));
    assert_eq!(finished.lines.len(), 5, "{finished:?}");
    assert!(!finished.errors.contains(ERROR));
}
