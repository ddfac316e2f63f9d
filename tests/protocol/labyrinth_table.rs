//! Labyrinth at a real table, over the protocol: cards that are told of after the turn.

use test_support::engine::{Engine, check_refused};

/// A game of three with two cards each, as it lies on the table: nobody's cards are known.
const TABLE: &str = "ceietsAintsBincs/ceRintnXcncwQiecn/teCinteDcetsEtsVtwF/teScwiniecscwtsU/teGteWtnHcetwItnTtwJ/cwceOincsPcwMiece/cncwNtnKintnLiecw c a1:??:/a7:??:/g7:??:/- y - 1";
/// Its first turns; Yellow uncovers P by the fourth, Blue C by the sixth.
const TURNS: &str = "g6nd7 a2ng6 g6nb1 d1ee2 a4nf7 b1sa5 g4eb1";

fn table(lines: &[&str]) -> Engine {
    let mut engine = Engine::start();
    engine.silent("setoption name UCI_Variant value labyrinth");
    for line in lines {
        engine.silent(line);
    }
    engine
}

/// What is told during a game and what is told after it make the same game, which `position` takes.
#[test]
fn it_does_not_matter_when_a_card_is_told() {
    let at_once = {
        let mut engine = table(&[&format!("position fen {TABLE}")]);
        assert_eq!(engine.answer("card blue C"), "card blue C");
        for mv in TURNS.split(' ') {
            let played = engine.answer(&format!("play {mv}"));
            assert_eq!(played.contains(" uncovered C "), mv == "b1sa5", "{played}");
            match mv {
                "d1ee2" => drop(engine.answer("found yellow P")),
                "b1sa5" => drop(engine.answer("card blue U")),
                _ => {}
            }
        }
        let game = engine.answer("game");
        engine.end();
        game
    };
    let mut engine = table(&[&format!("position fen {TABLE} moves {TURNS}")]);
    let told = engine.answer("found yellow P");
    assert_eq!(told, "found yellow P turn 4 move d1ee2 result *");
    assert_eq!(engine.answer("found yellow P"), told, "again");
    // What is told of a card replaces what was told before.
    engine.answer("card blue D");
    let told = "card: Blue has ended a turn on C, which would have uncovered it";
    check_refused(&mut engine, "card blue C", told);
    engine.answer("found blue C");
    engine.answer("card blue E");
    engine.answer("card blue U");
    let game = engine.answer("game");
    assert_eq!(game, at_once);
    engine.silent(&game.replacen("game", "position", 1));
    assert_eq!(engine.answer("game"), game);
    engine.end();
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let mut engine = table(&[&format!("position fen {TABLE} moves {TURNS}")]);
    engine.answer("card orange B");
    engine.answer("found yellow P");
    for (line, fault) in [
        ("found", "found: blue, yellow, orange or green is missing"),
        ("found nobody P", "found: unexpected 'nobody'"),
        ("found yellow", "found: a treasure A to X is missing"),
        ("found yellow p", "found: unexpected 'p'"),
        ("found yellow Pearl", "found: unexpected 'Pearl'"),
        ("found yellow P C", "found: unexpected 'C'"),
        ("found yellow C", "found: no turn of Yellow has ended on C"),
        ("found green C", "found: no turn of Green has ended on C"),
        ("card", "card: blue, yellow, orange or green is missing"),
        ("card blue Y", "card: unexpected 'Y'"),
        ("card green C", "card: Green has no card left"),
        (
            "card blue P",
            "card: it is not P, which is known to be another card of Yellow",
        ),
        (
            "card yellow B",
            "card: it is not B, which is known to be another card of Orange",
        ),
    ] {
        check_refused(&mut engine, line, fault);
    }
    // All cards are known, and B is another one of Orange.
    let known = "a1:CU:/a7:PQ:/g7:IB:";
    let start = TABLE.replace("a1:??:/a7:??:/g7:??:", known);
    engine.silent(&format!("position fen {start} moves {TURNS}"));
    check_refused(
        &mut engine,
        "card orange B",
        "card: Orange has the card B, which is named twice",
    );
    for line in ["found yellow P", "card blue U"] {
        engine.silent("position sealed 1 3");
        check_refused(&mut engine, line, "a sealed game knows its cards");
    }
    engine.end();
}

#[test]
fn a_find_that_is_told_late_may_end_the_game() {
    let start = TABLE.replace("??", "?");
    let mut engine = table(&[
        "setoption name NoReturn value true",
        &format!("position fen {start} moves g6nd7 a2ng6 g6nb1 d1ee2"),
    ]);
    assert_eq!(
        engine.answer("found yellow P"),
        "found yellow P turn 4 move d1ee2 result yellow"
    );
    assert_eq!(engine.answer("query gameover"), "response true");
    engine.silent(&format!("position fen {start} moves {TURNS}"));
    check_refused(
        &mut engine,
        "found yellow P",
        "found: turn 5 'a4nf7': the game is over, Yellow has won",
    );
    engine.end();
}

#[test]
fn with_free_order_the_cards_are_told_one_by_one() {
    let mut engine = table(&[
        "setoption name FreeOrder value true",
        &format!("position fen {TABLE} moves {TURNS}"),
    ]);
    engine.answer("card blue U");
    engine.answer("card blue M");
    assert_eq!(
        engine.ask("players")[0],
        "player blue pawn a5 home a1 cards MU found - targets b1 f2"
    );
    check_refused(
        &mut engine,
        "card blue C",
        "card: all cards of Blue are known",
    );
    engine.end();
}

/// The advice knows what the turns have shown: the game with its history is not the position alone.
#[test]
fn the_advice_is_kept_with_the_history() {
    let mut engine = table(&[&format!("position fen {TABLE} moves {TURNS}")]);
    engine.answer("found yellow P");
    engine.answer("found blue C");
    engine.answer("card blue U");
    engine.silent("moves f1ee1");
    let with_history = engine.ask("eval");
    let fen = engine.fen();
    assert!(fen.contains(":U:C/"), "{fen}");
    engine.silent(&format!("position fen {fen}"));
    assert_ne!(engine.ask("eval"), with_history);
    engine.end();
}
