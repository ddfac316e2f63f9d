//! Labyrinth: random games of an independent program, with the views of single players, and positions
//! and moves that must be refused.

use akhet::labyrinth::rules::{
    InvalidPosition, Mark, MarkedMove, Move, Position, Rules, Seat, Undo,
};
use serde_json::{Value, json};
use test_support::labyrinth::{editions, entries, position_of, rules_of, text, vectors};

/// The mark that a turn gets where cards are unknown.
fn written(view: &Position, undo: &Undo, after: &Position) -> Mark {
    let looked_at = || {
        let before = view.hand(undo.mover).left().get(1);
        after
            .hand(undo.mover)
            .top()
            .flatten()
            .filter(|_| before == Some(&None))
    };
    match undo.uncovered {
        None => Mark::None,
        Some(_) if view.all_known() => Mark::None,
        Some(_) => looked_at()
            .filter(|_| !view.rules().free_order)
            .map_or(Mark::Uncovers, Mark::UncoversThen),
    }
}

fn replay(game: &Value) -> usize {
    let rules = rules_of(game);
    let start = text(&game["start"]);
    let mut position = Position::from_fen(start, rules).unwrap();
    assert_eq!(position.to_string(), start);
    let turns = game["moves"].as_array().unwrap();
    let mut marks = 0;
    for (index, mv) in turns.iter().enumerate() {
        let name = format!("{mv} in {position}");
        assert_eq!(position.count_moves(), game["legal"][index], "{name}");
        assert_eq!(position.moves().count() as u64, game["legal"][index]);
        assert_eq!(position.winner(), None, "{name}");
        let mv: MarkedMove = text(mv).parse().unwrap();
        assert_eq!(mv.to_string(), game["moves"][index], "{name}");
        let before = position.clone();
        let undo = position.play(mv).unwrap();
        position.undo(&undo);
        assert_eq!(position, before, "{name}, undone");
        assert_eq!(position.play(mv).as_ref(), Ok(&undo), "{name}");
        // The program that wrote the games adds marks even where all cards are known.
        let canonical = if before.all_known() { mv.mv.into() } else { mv };
        assert_eq!(undo.mv, canonical, "{name}");
        let expected = text(&game["positions"][index]);
        assert_eq!(position.to_string(), expected, "{name}");
        // Equal in everything, including the key, to the position read from its text.
        assert_eq!(Position::from_fen(expected, rules).unwrap(), position);
        if !before.all_known() {
            assert_eq!(written(&before, &undo, &position), mv.mark, "{name}");
            marks += usize::from(mv.mark.uncovers());
        }
    }
    let winner = position.winner().map(Seat::letter).map(String::from);
    assert_eq!(winner.as_deref(), game["winner"].as_str(), "{position}");
    marks
}

#[test]
fn games_are_replayed() {
    let games = vectors();
    assert_eq!(games.len(), 40);
    let marks: usize = games.iter().map(replay).sum();
    assert!(marks > 20, "{marks} marks");
}

#[test]
fn games_with_other_ends_are_replayed() {
    let games = editions("games");
    assert_eq!(games.len(), 18);
    for game in &games {
        assert!(!game["winner"].is_null());
        replay(game);
    }
}

/// Who has left the maze is marked in the text, and nobody else can be.
#[test]
fn only_who_may_has_left_the_maze() {
    let games = editions("games");
    let game = games
        .iter()
        .find(|game| game["options"] == json!(["AnyExit"]));
    let last = text(
        game.unwrap()["positions"]
            .as_array()
            .unwrap()
            .last()
            .unwrap(),
    );
    let read = |text: &str, any_exit, any_square| {
        let rules = Rules {
            any_exit,
            any_square,
            ..Rules::default()
        };
        Position::from_fen(text, rules)
    };
    let position = read(last, true, false).unwrap();
    let winner = position.winner().unwrap();
    let out = Err(InvalidPosition::Out(winner).into());
    assert_eq!(read(last, false, false), out);
    assert!(read(last, false, true).unwrap().winner().is_some());
    // The pawn in the middle of the board is at no exit.
    let pawn = position.pawn(winner);
    let inside = last.replace(&format!("{pawn}:-:"), "d4:-:");
    assert_ne!(inside, last);
    assert_eq!(read(&inside, true, false), out);
    assert!(read(&inside, false, true).is_ok());
    // Without the mark the game goes on, though the pawn stands at an exit.
    let on = last.replace(":-:", "::");
    assert_eq!(read(&on, true, false).unwrap().winner(), None);
}

/// Every player's record of a game with known cards passes through that player's views of its
/// positions.
#[test]
fn views_follow_from_marks() {
    let mut letters = 0;
    for game in vectors().iter().filter(|game| game["seen_by"].is_null()) {
        let start = Position::from_fen(text(&game["start"]), rules_of(game)).unwrap();
        for viewer in Seat::ALL {
            let mut position = start.clone();
            let mut view = position.seen_by(viewer);
            for mv in game["moves"].as_array().unwrap() {
                let mv: Move = text(mv).parse().unwrap();
                let marked = position.marked_for(mv, viewer);
                // The view with its mark gives the same.
                assert_eq!(view.marked_for(marked, viewer), marked);
                let undo = view.play(marked).unwrap();
                let before = position.seen_by(viewer);
                assert_eq!(written(&before, &undo, &view), marked.mark);
                letters += usize::from(marked.mark.next().is_some());
                position.play(mv).unwrap();
                assert_eq!(view, position.seen_by(viewer), "{marked}");
            }
        }
    }
    assert!(letters > 20, "{letters} letters");
}

/// The error for each position that must be refused, in the order of the file.
const INVALID: [(&str, &str); 21] = [
    (
        "a field is missing",
        "the closed arrow is missing: the fields are board, spare, players, mover, closed arrow, turn",
    ),
    ("six ranks", "the number of ranks is 6, not 7"),
    (
        "a rank of six tiles",
        "rank 1 has fewer than 7 tiles (column 127)",
    ),
    (
        "a rank of eight tiles",
        "rank 1 has more than 7 tiles (column 129)",
    ),
    ("a7 is fixed: ce", "the tile on a7 is fixed, it must be ce"),
    (
        "a treasure on a starting corner",
        "treasure A lies on a7, a home, which has none",
    ),
    ("treasure A twice", "treasure A lies on two tiles"),
    (
        "treasures are A to X",
        "a tile must begin with i, c or t, and a treasure is A to X (the board, column 21)",
    ),
    (
        "an orientation is n, e, s or w",
        "a tile's shape must be followed by its orientation, n e s or w (rank 6, column 20)",
    ),
    (
        "the spare has no orientation",
        "the spare must be a shape and its treasure A to X, if it has one, without orientation (column 131)",
    ),
    ("one player", "the number of players is 1, not 2 to 4"),
    (
        "two seats instead of four",
        "the field of the players has 2 seats, not 4: blue/yellow/orange/green, - where nobody sits",
    ),
    ("card K twice", "Blue has the card K, which is named twice"),
    (
        "card R twice",
        "Orange has the card R, which is named twice",
    ),
    (
        "no tile shows card Q",
        "Blue has the card Q, which no tile shows",
    ),
    (
        "25 cards, 24 treasures",
        "there are 25 cards, but 24 treasures on the tiles",
    ),
    (
        "no square h1",
        "Blue's pawn must stand on a square a1 to g7 (column 132)",
    ),
    (
        "Yellow does not play",
        "Yellow is to move, but nobody sits there",
    ),
    (
        "c7 is no arrow",
        "the closed arrow must be - or one of a2 a4 a6 b7 d7 f7 g6 g4 g2 f1 d1 b1 (column 172)",
    ),
    (
        "turns count from 1",
        "the turn must be a number from 1 to 1000000000 (column 174)",
    ),
    ("two players have won", "both Blue and Orange have won"),
];

#[test]
fn invalid_positions_are_refused_and_named() {
    for (entry, (why, message)) in entries("invalid", INVALID.len()).iter().zip(INVALID) {
        assert_eq!(entry["why"], why);
        let error = text(&entry["pos"]).parse::<Position>().unwrap_err();
        assert_eq!(error.to_string(), message, "{why}");
    }
}

/// The error for each move that must be refused, in the order of the file.
const ILLEGAL: [(&str, &str); 18] = [
    (
        "b7ea1",
        "the arrow b7 is closed, the last tile came out there",
    ),
    (
        "c7na1",
        "it does not begin with an arrow: a2 a4 a6 b7 d7 f7 g6 g4 g2 f1 d1 b1",
    ),
    (
        "b7ea2",
        "after the slide Blue's pawn is on a1 and cannot get to a2",
    ),
    ("b7ea1!", "'!' is wrong: Blue cannot uncover a card on a1"),
    (
        "b7xa1",
        "the arrow must be followed by the tile's orientation, n e s or w",
    ),
    (
        "b7e",
        "the orientation must be followed by the pawn's square, a1 to g7",
    ),
    (
        "b7ea1?",
        "only ! for an uncovered card may follow the square",
    ),
    ("a2eb1!", "'!' is wrong: Blue cannot uncover a card on b1"),
    (
        "g2ec1U",
        "only ! for an uncovered card may follow the square",
    ),
    (
        "g2ec1!K",
        "the next card cannot be K, which is known to be another card of Blue",
    ),
    (
        "g2ec1!Y",
        "only the letter A to X of the next card may follow !",
    ),
    (
        "g2ec1!UI",
        "only the letter A to X of the next card may follow !",
    ),
    ("d7we3!A", "Blue has no card left to look at"),
    (
        "a6nf6!N",
        "the next card cannot be N, which is known to be another card of Orange",
    ),
    (
        "a6nf6!I",
        "the next card cannot be I, which is known to be another card of Blue",
    ),
    ("a2eg7!", "'!' is wrong: Orange cannot uncover a card on g7"),
    (
        "g4wf6!A",
        "there is no next card to look at when FreeOrder is on",
    ),
    ("a2na1", "the game is over, Blue has won"),
];

#[test]
fn illegal_moves_are_refused_and_named() {
    for (entry, (mv, message)) in entries("illegal", ILLEGAL.len()).iter().zip(ILLEGAL) {
        assert_eq!(entry["move"], mv);
        let mut position = position_of(entry);
        let before = position.clone();
        let error = match mv.parse::<MarkedMove>() {
            Err(error) => error.to_string(),
            Ok(mv) => position.play(mv).unwrap_err().to_string(),
        };
        assert_eq!(error, message, "{mv}: {}", entry["why"]);
        assert_eq!(position, before);
    }
}
