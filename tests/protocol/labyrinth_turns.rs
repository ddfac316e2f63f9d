//! Labyrinth over the protocol: slides and walks that are shown but not played.

use akhet::labyrinth::rules::{Move, Slide};
use test_support::engine::{Dice, Engine, check_refused, word_after};

/// A program that plays Labyrinth.
fn labyrinth(start: &str) -> Engine {
    let mut engine = Engine::start();
    engine.silent("setoption name UCI_Variant value labyrinth");
    engine.silent(start);
    engine
}

fn pawn_of(players: &[String], player: &str) -> String {
    let start = format!("player {player} ");
    let line = players.iter().find(|line| line.starts_with(&start));
    word_after(line.unwrap(), "pawn").to_owned()
}

/// A slide shows the board after the moves that begin with it, and the pawns of all who do not move.
#[test]
fn a_slide_shows_what_its_moves_lead_to() {
    let mut dice = Dice(3);
    for players in 2..=4 {
        let mut engine = labyrinth(&format!("position sealed 5 {players}"));
        for _ in 0..6 {
            let before = engine.state();
            let moves = engine.moves();
            let mut all = engine.ask("slide");
            assert_eq!(all.pop().unwrap(), "slideok");
            let mut slides: Vec<&str> = moves.iter().map(|mv| &mv[..3]).collect();
            slides.dedup();
            assert_eq!(all.len(), slides.len());
            assert_eq!(engine.state(), before);
            for _ in 0..8 {
                let at = dice.roll(slides.len());
                let (slide, line) = (slides[at], &all[at]);
                assert_eq!(
                    engine.ask(&format!("slide {slide}")),
                    [line.as_str(), "slideok"]
                );
                let begins = |mv: &&String| mv.starts_with(slide);
                let mv = moves.iter().find(begins).unwrap();
                let mover = engine.answer("query turn").replace("response ", "");
                engine.silent(&format!("moves {mv}"));
                let (_, board) = line.split_once(" board ").unwrap();
                assert_eq!(engine.answer("board"), format!("board {board}"));
                let seen = engine.ask("players");
                assert_eq!(seen.len(), players);
                for player in ["blue", "yellow", "orange", "green"] {
                    let taken = seen
                        .iter()
                        .any(|line| line.starts_with(&format!("player {player} ")));
                    assert_eq!(line.contains(&format!(" {player} ")), taken);
                    if taken && player != mover {
                        assert_eq!(pawn_of(&seen, player), word_after(line, player));
                    }
                }
                // What comes out there is the closed arrow.
                let out = word_after(line, "out");
                let closed = engine.fen();
                assert_eq!(closed.split(' ').nth(4), Some(out), "{line}");
                engine.answer("undo");
                // The mover's pawn is shown where it may stay, and where each walk begins.
                let stay = word_after(line, &mover);
                let path = format!("path {slide}{stay}");
                assert_eq!(engine.answer(&path), format!("{path} {stay}"));
                let walk = engine.answer(&format!("path {mv}"));
                assert!(walk.starts_with(&format!("path {mv} {stay}")), "{walk}");
                assert!(walk.ends_with(&mv[3..]), "{walk}");
            }
            let mv = &moves[dice.roll(moves.len())];
            engine.silent(&format!("moves {mv}"));
        }
        engine.end();
    }
}

#[test]
fn slides_and_moves_are_read_as_they_are_played() {
    let mut engine = labyrinth("position deal 5 2");
    // The spare is straight: two of its orientations are the same.
    let spare = engine.answer("board");
    assert!(spare.ends_with(" spare i"), "{spare}");
    for (given, shown) in [("a2s", "a2n"), ("a2w", "a2e")] {
        let line = &engine.ask(&format!("slide {given}"))[0];
        assert!(line.starts_with(&format!("slide {shown} out ")), "{line}");
    }
    assert_eq!(engine.answer("path a2sa1"), "path a2na1 a1");
    let twice = engine.ask("slide b7n a2e b7n");
    assert_eq!((twice.len(), &twice[0]), (4, &twice[2]));
    let moves = engine.moves().join(" ");
    let count = moves.split(' ').count();
    assert_eq!(engine.ask(&format!("path {moves}")).len(), count);
    engine.silent("moves a2na1");
    for (line, fault) in [
        ("slide g2n", "slide: slide 1 'g2n': the arrow g2 is closed"),
        (
            "slide a2n a3n",
            "slide: slide 2 'a3n' is not a slide: it does not begin with an arrow",
        ),
        (
            "slide a2",
            "slide: slide 1 'a2' is not a slide: the arrow must be followed by",
        ),
        (
            "slide a2na1",
            "slide: slide 1 'a2na1' is not a slide: nothing may follow the orientation",
        ),
        ("path", "path: a move is missing"),
        (
            "path a2n",
            "path: move 1 'a2n' is not a move: the orientation must be followed by",
        ),
        ("path g2na7", "path: move 1 'g2na7': the arrow g2 is closed"),
        (
            "path a2ng7 a2na1",
            "path: move 2 'a2na1': after the slide Orange's pawn is on g7 and cannot get to a1",
        ),
    ] {
        check_refused(&mut engine, line, fault);
    }
    let slides = format!("slide{}", " a2n".repeat(Slide::MAX + 1));
    check_refused(
        &mut engine,
        &slides,
        "slide: 49 slides, no position has more than 48",
    );
    let moves = format!("path{}", " a2ng7".repeat(Move::MAX + 1));
    check_refused(
        &mut engine,
        &moves,
        "path: 2353 moves, no position has more than 2352",
    );
    engine.end();
}

#[test]
fn after_the_end_there_is_no_slide() {
    let mut engine = labyrinth(
        "position fen ceietsAintsBiecs/inteTteUceRcsOtsScnM/teCcnteDtsVtsEietwF/incsincwincetnW/teGcetnHcwtwIteXtwJ/incscsQincncsceN/cnintnKcstnLincw cP a2::MA/-/b5:I:B/- b b1 9 moves d7na1",
    );
    assert_eq!(engine.ask("slide"), ["slideok"]);
    for line in ["slide a2n", "path a2na1"] {
        check_refused(&mut engine, line, ": the game is over, Blue has won");
    }
    engine.end();
}
