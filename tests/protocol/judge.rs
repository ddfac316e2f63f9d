//! `judge`: its line agrees with the review of the same move, it ends at `stop`, and what is refused.

use test_support::engine::{ERROR, Engine, WIN_IN_ONE, check_all_refused, run, word_after};

/// Blue wins in two moves by j8j7, and in three by c1b1.
const WIN_IN_TWO: &str = "ls1kpe5Ps/1Pe8/3Sn6/10/3Sn3snPs1/8Pw1/4Pw5/2PwDn2snK1Ln b 62";

/// The line for a move on the board.
fn judge(engine: &mut Engine, command: &str) -> String {
    engine.send(command);
    let mut lines = engine.until("judgeok");
    assert_eq!(lines.len(), 2, "{lines:#?}");
    lines.swap_remove(0)
}

/// The verdict, the mark and the words after `refutation`.
fn verdict(line: &str) -> (&str, Option<&str>, usize) {
    let mark = line.contains(" mark ").then(|| word_after(line, "mark"));
    let refutation = line.split_once(" refutation ");
    let refutation = refutation.map_or(0, |(_, moves)| moves.split(' ').count());
    (word_after(line, "verdict"), mark, refutation)
}

#[test]
fn every_move_is_judged_as_the_review_of_the_last_ply_does() {
    let mut engine = Engine::start();
    let mut verdicts = Vec::new();
    for mv in ["c5R", "e1f2", "c4b4", "h2h3", "j1L"] {
        engine.silent("ucinewgame");
        engine.silent("position setup ace");
        let before = engine.state();
        let judged = judge(&mut engine, &format!("judge {mv} nodes 3000"));
        assert_eq!(engine.state(), before);
        engine.silent("ucinewgame");
        engine.silent(&format!("position setup ace moves {mv}"));
        engine.send("review nodes 3000");
        let reviewed = engine.until("reviewok");
        let (verdict, mark, refutation) = verdict(&judged);
        let (start, rest) = judged.split_once(" verdict ").unwrap();
        let (_, rest) = rest.split_once(' ').unwrap();
        let (rest, _) = rest.split_once(" refutation ").unwrap();
        let start = start.replace("judge ", "review ply 1 of 1 ");
        assert_eq!(reviewed[0], format!("{start} {rest}"));
        assert_eq!(verdict, if mark.is_some() { "wrong" } else { "right" });
        assert!(refutation > 0, "{judged}");
        verdicts.push(verdict.to_owned());
    }
    verdicts.sort();
    verdicts.dedup();
    assert_eq!(verdicts, ["right", "wrong"]);
    engine.end();
}

#[test]
fn a_win_may_be_right_slower_or_missed() {
    let mut engine = Engine::start();
    engine.silent(&format!("position fen {WIN_IN_TWO}"));
    let best = judge(&mut engine, "judge j8j7");
    assert_eq!(verdict(&best).0, "right", "{best}");
    assert!(best.contains(" score mate 2 ") && best.contains(" best j8j7 drop 0 "));
    let slower = judge(&mut engine, "judge c1b1");
    assert_eq!((verdict(&slower).0, verdict(&slower).1), ("slower", None));
    assert!(
        slower.contains(" drop 0 ") && !slower.contains(" missed "),
        "{slower}"
    );
    engine.silent("position fen ls9/2pn7/10/2k5Ps1/10/10/10/4K4Ln b");
    let missed = judge(&mut engine, "judge i5h6");
    assert_eq!(
        (verdict(&missed).0, verdict(&missed).1),
        ("wrong", Some("blunder"))
    );
    assert!(missed.contains(" missed mate 1 "), "{missed}");
    engine.end();
}

/// A move that ends the game has an exact score and no refutation.
#[test]
fn a_move_that_ends_the_game_has_no_refutation() {
    let mut engine = Engine::start();
    engine.silent(&format!("position fen {WIN_IN_ONE}"));
    assert_eq!(
        judge(&mut engine, "judge i5j5 nodes 1000"),
        "judge move i5j5 score mate 1 wdl 1000 0 0 best i5j5 drop 0 verdict right pv i5j5"
    );
    // The shot hits the mover's own King.
    assert_eq!(
        judge(&mut engine, "judge j1L nodes 1000"),
        "judge move j1L score mate 1 wdl 1000 0 0 best i5j5 drop 100 verdict wrong mark blunder missed mate 1 pv i5j5"
    );
    // A third repetition, where that ends the game.
    engine.silent("setoption name RepetitionEnds value true");
    let moves = "i5i6 a8L i6i5 a8R i5i6 a8L i6i5";
    engine.silent(&format!("position fen {WIN_IN_ONE} moves {moves}"));
    let drawn = judge(&mut engine, "judge a8R nodes 1000");
    assert!(
        !drawn.contains("refutation") && drawn.contains(" verdict right "),
        "{drawn}"
    );
    engine.end();
}

#[test]
fn a_judgement_by_nodes_on_one_thread_repeats() {
    let mut engine = Engine::start();
    let mut lines = Vec::new();
    for level in ["20", "0"] {
        engine.silent("ucinewgame");
        // A level below full strength changes nothing.
        engine.silent(&format!("setoption name Skill Level value {level}"));
        engine.silent("position setup grail moves e2d2");
        lines.push(judge(&mut engine, "judge f7g7 nodes 3000"));
    }
    assert_eq!(lines[0], lines[1]);
    engine.end();
}

#[test]
fn stop_ends_a_judgement_without_a_line() {
    let mut engine = Engine::start();
    engine.send("judge c5R nodes 1000000000000");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    engine.send("stop");
    assert_eq!(engine.line(), "judgeok");
    // Even the smallest budget is enough for an answer.
    judge(&mut engine, "judge c5R nodes 1");
    judge(&mut engine, "judge c5R movetime 1");
    engine.end();
}

#[test]
fn wrong_words_and_moves_are_refused() {
    check_all_refused(&[
        ("judge", "judge: a move is missing"),
        ("judge nodes 5", "judge: move 1 'nodes' is not a move"),
        ("judge zz", "judge: move 1 'zz' is not a move"),
        ("judge a1a2", "judge: move 1 'a1a2'"),
        ("judge f7e7 depth 5", "judge: unexpected 'depth'"),
        ("judge f7e7 nodes", "judge nodes: the number is missing"),
        ("judge f7e7 nodes 0", "judge nodes: '0': expected"),
        ("judge f7e7 movetime x", "judge movetime: 'x': expected"),
        (
            "judge f7e7 nodes 5 movetime 5",
            "judge: unexpected 'movetime'",
        ),
    ]);
    let mut engine = Engine::start();
    engine.silent(&format!("position fen {WIN_IN_ONE} moves i5j5"));
    let over = engine.refused("judge c5c4");
    assert!(over.contains("the game is over: Blue has won"), "{over}");
    engine.silent("setoption name UCI_Variant value labyrinth");
    assert!(
        engine
            .refused("judge a2na5")
            .contains("unknown command 'judge'")
    );
    engine.end();
}

#[test]
fn a_judgement_can_be_given_as_arguments() {
    let finished = run(&["position setup ace", "judge c5R nodes 500"]);
    assert_eq!(finished.code, Some(0));
    assert_eq!(finished.lines.len(), 2, "{finished:?}");
    assert!(!finished.errors.contains(ERROR));
}
