//! PGN files with faulty games: each is named, and costs no other game.

use akhet::laser::rules::Setup;
use akhet_records::pgn::{Games, PgnError, PgnGame, Reader};

/// The games of a text, and the faults of faulty ones.
pub fn games(text: &str) -> Vec<Result<PgnGame, String>> {
    let games = Games::new(text.as_bytes());
    games
        .map(|game| game.map_err(|fault| fault.to_string()))
        .collect()
}

/// A fault costs its own game and no other.
#[test]
fn the_games_around_faulty_ones_are_read() {
    let good = "[Event \"e\"]\n[White \"Ada\"]\n\n1. c5R a5R *\n\n";
    for (bad, fault) in [
        (
            "[Event e]\n[White \"x\"]\n\n1. c5R *\n\n",
            "line 6: a tag is",
        ),
        (
            "[Event \"e\"]\n\n1. c5X\nc5R *\n\n",
            "line 8: 'c5X' is not a move",
        ),
        (
            "[Event \"e\"]\n[Result \"1-0\"]\n\n1. c5R\n\n",
            "line 6: the game that begins here has no end",
        ),
        (
            "[Event \"e\"]\n[PlyCount \"7\"]\n\n1. c5R *\n\n",
            "line 6: PlyCount is 7, but there are 1 moves",
        ),
        (
            "[Event \"e\"]\n\n1. c5R e4e5 *\n\n",
            "line 6: ply 2 (e4e5): ",
        ),
        (
            "[Event \"e\"]\n[Termination \"repetition\"]\n\n1. c5R 1/2-1/2\n\n",
            "line 6: the record says 1/2-1/2 (repetition), but no arrangement",
        ),
        (
            "[Event \"e\"]\n\n1. c5R {\n[%eval 1]\n} x *\n\n",
            "line 10: 'x' is not",
        ),
        ("nonsense\n\n", "line 6: 'nonsense' is not a move"),
    ] {
        let read = games(&format!("{good}{bad}{good}"));
        assert_eq!(read.len(), 3, "{bad}{read:#?}");
        let found = read[1].as_ref().unwrap_err();
        assert!(found.starts_with(&format!("game 2: {fault}")), "{found}");
        for index in [0, 2] {
            let game = read[index].as_ref().unwrap();
            assert_eq!(
                (game.number, game.game.blue.as_str()),
                (index as u64 + 1, "Ada")
            );
            assert_eq!(game.record.plies().len(), 2);
        }
    }
    let unreadable = [good.as_bytes(), b"\xff\n\n", good.as_bytes()].concat();
    let read: Vec<_> = Games::new(unreadable.as_slice()).collect();
    assert_eq!(read.len(), 3);
    let fault = read[1].as_ref().unwrap_err().to_string();
    assert!(
        fault.starts_with("game 2: line 6: the line is not UTF-8"),
        "{fault}"
    );
    assert!(games("").is_empty() && games("\n% nothing\n").is_empty());
}

/// What is read from each game: White's name, or the fault.
fn names(text: &str) -> Vec<String> {
    let read = games(text).into_iter();
    read.map(|game| game.map_or_else(|fault| fault, |game| game.game.blue))
        .collect()
}

/// Any tag can begin a game, even if the game before it has no end.
#[test]
fn a_game_without_a_result_takes_no_other_with_it() {
    let next = "[White \"C\"]\n\n1. c5R *\n";
    let no_end =
        |game, line| format!("game {game}: line {line}: the game that begins here has no end");
    for (faulty, faults) in [
        (
            "[White \"A\"]\n[Result \"1-0\"]\n\n1. c5R\n\n[White \"B\"]\n[Result \"0-1\"]\n\n1. c5R\n\n",
            [no_end(1, 1), no_end(2, 6)],
        ),
        (
            "[White \"A\"]\n[Result \"1-0\"]\n\n1. c5R\n[White \"B\"]\n[Result \"0-1\"]\n\n",
            [no_end(1, 1), no_end(2, 5)],
        ),
        // The first line of the second game is the faulty one.
        (
            "[Result \"1-0\"]\n\n1. c5R\n\n[Event e]\n[White \"x\"]\n\n1. c5R *\n\n",
            [
                no_end(1, 1),
                "game 2: line 5: a tag is [Name \"value\"]".to_owned(),
            ],
        ),
    ] {
        let [first, second] = faults;
        assert_eq!(
            names(&format!("{faulty}{next}")),
            [first, second, "C".to_owned()]
        );
        // The file is not torn there: what follows must not be cut off.
        let mut reader = Reader::new(faulty.as_bytes());
        assert!(matches!(reader.next(), Some(Err(PgnError::Line { .. }))));
        assert!(reader.next().is_none());
    }
}

/// Some programs write no result after the moves of an abandoned game.
#[test]
fn a_game_that_names_no_result_is_unfinished() {
    for result in ["", "[Result \"*\"]\n", "[Result \"?\"]\n"] {
        let game = |name: &str, moves: &str| format!("[White \"{name}\"]\n{result}\n{moves}\n");
        let text = game("A", "1. c5R") + &game("B", "1. c5R {x}\n") + "\n" + &game("C", "");
        for text in [text.clone(), text + &game("D", "1. c5R a5R")] {
            let read = games(&text);
            for game in &read {
                let game = game.as_ref().unwrap();
                assert_eq!(game.game.result.to_string(), "*");
            }
            assert_eq!(read.len(), text.matches("White").count());
        }
    }
    // Torn within its tags or a comment, so not known to have ended.
    for torn in [
        "[White \"A\"]",
        "[White \"A\"]\n",
        "[White \"A\"]\n\n1. c5R {x",
    ] {
        assert!(names(torn)[0].contains("has no end"), "{torn}");
    }
}

#[test]
fn the_start_position_has_a_name() {
    let text = "[FEN \"startpos\"]\n[Opening \"grail\"]\n\n1. c5R *\n";
    let read = games(text);
    let start = read[0].as_ref().unwrap().record.start().to_string();
    assert_eq!(start, Setup::Ace.fen());
}

#[test]
fn a_comment_without_an_end_takes_no_other_game_with_it() {
    let no_end = "game 1: line 1: the game that begins here has no end";
    let next = "[White \"B\"]\n\n1. c5R {x} a5R *\n\n[White \"C\"]\n\n1. c5R *\n";
    for open in ["{", "(", "({", "{ \n% {\n["] {
        let text = format!("[White \"A\"]\n\n1. c5R {open} *\n\n");
        assert_eq!(names(&format!("{text}{next}")), [no_end, "B", "C"]);
        assert_eq!(games(&text).len(), 1);
    }
    // A comment may contain tag pairs, and text that begins like a tag.
    let odd = "[White \"A\"]\n\n1. c5R {one\n[White \"B\"]\n\n[%eval 1]\n\n} *\n\n";
    assert_eq!(names(&format!("{odd}{next}")), ["A", "B", "C"]);
}
