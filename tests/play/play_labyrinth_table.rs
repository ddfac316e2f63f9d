//! `akhet play --variant labyrinth` at a real table: a position with unknown cards, everybody's turns typed.

use crate::mazes::{labyrinth, words};
use crate::pipes::printed;

/// A game of three with two cards each, as it lies on the table: nobody's cards are known. Yellow begins.
const TABLE: &str = "ceietsAintsBincs/ceRintnXcncwQiecn/teCinteDcetsEtsVtwF/teScwiniecscwtsU/teGteWtnHcetwItnTtwJ/cwceOincsPcwMiece/cncwNtnKintnLiecw c a1:??:/a7:??:/g7:??:/- y - 1";
const MINE: &str = "Which card do you look for? Type mine and its treasure, as in mine key.";

/// The sentences of a game at the table in which these lines are typed.
fn told(typed: &[&str]) -> Vec<String> {
    words(&["--fen", TABLE], &(typed.join("\n") + "\n"))
}

fn advice(lines: &[String]) -> usize {
    lines
        .iter()
        .filter(|line| line.starts_with("Advice: "))
        .count()
}

#[test]
fn a_real_game_is_followed_from_the_first_turn_to_the_last() {
    let greeting = printed(labyrinth(&["--fen", TABLE]), "");
    let who = "You play Blue at a real table. Type everybody's turns (Blue, Yellow, Orange)";
    assert!(greeting.starts_with(who), "{greeting}");
    let typed = [
        "mine crown",
        "g6nd7",
        "a2ng6",
        "g6nb1",
        "d1ee2",
        "found",
        "a4nf7",
        "b1sa5",
        "mine U",
        "g4eb1",
        "f1ee1",
        "a2nb1",
        "b7ec6",
        "a2nc1",
        "found yellow Quill",
        "b1ea1",
    ];
    let lines = told(&typed);
    let expected = [
        MINE,
        "You look for the Crown (C).",
        "Yellow plays g6nd7.",
        "Orange plays a2ng6.",
        "Blue plays g6nb1.",
        "Yellow plays d1ee2.",
        "If Yellow shows the Pearl (P), type found.",
        "Yellow has found the Pearl (P), 1 card left.",
        "Orange plays a4nf7.",
        "Blue plays b1sa5 and uncovers C, 1 card left.",
        MINE,
        "You look for the Urn (U).",
        "Yellow plays g4eb1.",
        "Orange plays f1ee1.",
        "If Orange shows the Lamp (L), type found.",
        "Blue plays a2nb1 and uncovers U, no card left.",
        "Yellow plays b7ec6.",
        "If Yellow shows the Quill (Q), type found.",
        "Orange plays a2nc1.",
        "If Orange shows the Key (K), type found.",
        "Yellow has found the Quill (Q), no card left.",
        "If Orange shows the Key (K), type found.",
        "Blue plays b1ea1 and is home.",
        "The game is over: Blue has won.",
    ];
    let said: Vec<&String> = lines
        .iter()
        .filter(|line| !line.starts_with("Advice: "))
        .collect();
    let from = said.iter().position(|line| **line == MINE).unwrap();
    assert_eq!(said[from..], expected);
    // Advice for each of Blue's four turns, and again for the last one after the find.
    let turns = lines.split(|line| !line.starts_with("Advice: "));
    let advised: Vec<usize> = turns
        .map(<[String]>::len)
        .filter(|&count| count > 0)
        .collect();
    assert_eq!(advised.len(), 5, "{lines:?}");
    assert!(
        advised.iter().all(|count| (1..=3).contains(count)),
        "{advised:?}"
    );
    assert!(
        lines
            .iter()
            .any(|line| line == "Advice: b1ea1 (it wins this turn).")
    );
}

#[test]
fn what_is_wrong_is_said_and_changes_nothing() {
    let lines = told(&["found", "mine", "mine pearls", "mine crown", "g6nd7"]);
    for answer in [
        "found: no turn has ended on a treasure just now; name player and treasure, as in found orange bell",
        "mine: type the treasure on your card, as in mine key",
        "'pearls' is not a treasure: a treasure is a letter A to X or its name, such as key",
    ] {
        assert!(
            lines.iter().any(|line| line == answer),
            "{answer}: {lines:?}"
        );
    }
    let lines = told(&[
        "mine C",
        "g6nd7",
        "found orange",
        "found green C",
        "found O C",
        "found Y C",
        "new",
        "mine D",
    ]);
    let at = lines
        .iter()
        .position(|line| line == "Yellow plays g6nd7.")
        .unwrap();
    assert_eq!(
        lines[at + 1..],
        [
            "found: type found, or the player and the treasure, as in found orange bell",
            "'green' is not a player of this game",
            "found: no turn of Orange has ended on C",
            "found: no turn of Yellow has ended on C",
            "new: a game that is followed at a real table begins with --fen",
            "You look for the Dragon (D).",
        ]
    );
    // In a game of the prompt's own all cards are known.
    let lines = words(&["--deal", "1"], "found\nmine key\n");
    for (command, line) in ["found", "mine"].iter().zip(&lines[lines.len() - 2..]) {
        let start = format!("{command}: all cards of this game are known");
        assert!(line.starts_with(&start), "{line}");
    }
}

#[test]
fn what_was_seen_is_saved_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.pgn");
    let file = file.to_str().unwrap();
    let (save, load) = (format!("save {file}"), format!("load {file}"));
    let first = ["mine C", "g6nd7", "a2ng6", "g6nb1", "d1ee2", "found", &save];
    told(&first);
    let lines = told(&[&load, "cards", "undo", "cards"]);
    let found = "Yellow has found P, 1 card left.";
    let (first, second): (Vec<_>, Vec<_>) = lines.iter().partition(|line| *line == found);
    assert_eq!(first.len(), 1, "{lines:?}");
    assert!(
        second
            .iter()
            .any(|line| *line == "Yellow has found nothing, 2 cards left.")
    );
    assert!(
        second
            .iter()
            .any(|line| *line == "Blue has found nothing, 2 cards left, looks for C.")
    );
    // The other kind of game is not loaded.
    let lines = words(&["--deal", "1"], &format!("{load}\n"));
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("load: the position has unknown cards"))
    );
    assert_eq!(advice(&lines), 0);
}
