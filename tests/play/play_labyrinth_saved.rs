//! Games of Labyrinth saved and loaded at the prompt.

use crate::mazes::words;
use akhet::labyrinth::rules::{Players, Position, Record, Rules};

#[test]
fn games_are_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("g.txt");
    let name = file.to_str().unwrap();
    let start = Position::deal(7, Players::TWO, Rules::default());
    let mut game = Record::new(start.clone());
    for turn in 0..2 {
        let mv = game.position().moves().nth(turn).unwrap();
        game.play(mv).unwrap();
    }
    let moves: Vec<String> = game
        .plies()
        .iter()
        .map(|ply| ply.mv.mv.to_string())
        .collect();
    let two = ["--deal", "7", "--color", "b,o"];
    let input = format!("\n{}\n\n{}\n\nsave {name}\n", moves[0], moves[1]);
    words(&two, &input);
    let text = std::fs::read_to_string(&file).unwrap();
    let expected = format!(
        "# Labyrinth, saved by Akhet\n{start}\n{} {}\n*\n",
        moves[0], moves[1]
    );
    assert_eq!(text, expected);

    let lines = words(
        &["--deal", "1"],
        &format!("load {name}\nundo\ndeal\nresign\nsave {name}\n"),
    );
    assert!(lines[0].ends_with(": 2 plies played."), "{lines:?}");
    let undone = format!("Taken back: {} {}.", moves[1], moves[0]);
    assert_eq!(lines[1], undone);
    assert_eq!(
        lines[2],
        "This game did not begin at a deal whose number is known."
    );
    assert!(lines[4].ends_with("replacing the old file."), "{lines:?}");
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(text, format!("# Labyrinth, saved by Akhet\n{start}\n0-1\n"));

    // An unreadable file changes nothing.
    let lines = words(
        &[
            "--deal",
            "1",
            "--players",
            "4",
            "--color",
            "green",
            "--level",
            "0",
        ],
        &format!("load {name}\nload {name}.no\ndeal\n"),
    );
    let answers = &lines[lines.len() - 3..];
    assert_eq!(answers[0], "load: nobody sits at Green in this game");
    assert!(answers[1].starts_with("cannot load '"), "{answers:?}");
    assert_eq!(answers[2], "This is deal 1: new 1 plays it again.");
}
