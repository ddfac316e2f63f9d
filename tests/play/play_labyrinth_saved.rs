//! Games of Labyrinth saved and loaded at the prompt.

use crate::mazes::words;
use crate::pipes::{akhet, printed};
use akhet::labyrinth::rules::{Players, Position, Record, Rules};

/// Deal 7 after some moves.
fn game(plies: usize) -> Record {
    let start = Position::deal(7, Players::TWO, Rules::default());
    let mut game = Record::new(start);
    for turn in 0..plies {
        let mv = game.position().moves().nth(turn).unwrap();
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn games_are_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("g.pgn");
    let name = file.to_str().unwrap();
    let game = game(2);
    let moves: Vec<String> = game
        .plies()
        .iter()
        .map(|ply| ply.mv.mv.to_string())
        .collect();
    let two = ["--deal", "7", "--color", "b,o"];
    let input = format!("\n{}\n\n{}\n\nsave {name}\n", moves[0], moves[1]);
    words(&two, &input);
    let text = std::fs::read_to_string(&file).unwrap();
    for part in [
        "[Blue \"Person\"]\n[Orange \"Person\"]\n[Result \"*\"]\n",
        "[Variant \"labyrinth\"]\n",
        &format!(
            "[Opening \"deal 7\"]\n[SetUp \"1\"]\n[FEN \"{}\"]\n",
            game.start()
        ),
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let standings = printed(akhet(&["pgn", name]), "");
    assert!(standings.contains("Unfinished games, not counted: 1\n"));

    let lines = words(
        &["--deal", "1"],
        &format!("load {name}\nundo\ndeal\nresign\nsave {name}\nload {name}\n"),
    );
    assert!(lines[0].ends_with(": 2 plies played."), "{lines:?}");
    let undone = format!("Taken back: {} {}.", moves[1], moves[0]);
    assert_eq!(lines[1], undone);
    assert_eq!(
        lines[2],
        "This game did not start from a deal with a known number."
    );
    assert!(lines[4].ends_with("replacing the old file."), "{lines:?}");
    let over = "The game is over: Orange has won, Blue has resigned.";
    assert_eq!((&*lines[3], &*lines[6]), (over, over));
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("[Result \"0-1\"]"), "{text}");
    let standings = printed(akhet(&["pgn", name]), "");
    assert!(standings.contains("Ends: resignation 1\n"), "{standings}");

    // A failed load changes nothing.
    let four = "--deal 1 --players 4 --color green --level 0".split(' ');
    let four: Vec<&str> = four.collect();
    let lines = words(&four, &format!("load {name}\nload {name}.no\ndeal\n"));
    let answers = &lines[lines.len() - 3..];
    assert_eq!(answers[0], "load: nobody sits at Green in this game");
    assert!(answers[1].starts_with("cannot load '"), "{answers:?}");
    assert_eq!(answers[2], "This is deal 1: new 1 plays it again.");
    let unknown = game.start().seen_by(game.position().mover()).to_string();
    std::fs::write(&file, format!("[FEN \"{unknown}\"]\n\n*\n")).unwrap();
    let lines = words(&["--deal", "1"], &format!("load {name}\n"));
    assert!(
        lines[0].contains("the position has unknown cards"),
        "{lines:?}"
    );
}

/// A game in which one of three players has resigned is loaded as it was.
#[test]
fn ends_are_saved_too() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join("end.pgn");
    let name = name.to_str().unwrap();
    let three = "--deal 5 --players 3 --color b,y,o --no-return".split(' ');
    let three: Vec<&str> = three.collect();
    words(&three, &format!("\nresign\nsave {name}\n"));
    let text = std::fs::read_to_string(name).unwrap();
    assert!(text.contains("[NoReturn \"true\"]"), "{text}");
    assert!(text.contains("[Result \"0-1-1\"]"), "{text}");
    assert!(text.contains("[Termination \"normal\"]"), "{text}");
    assert!(text.ends_with("\n\n{Blue resigned} 0-1-1\n\n"), "{text}");
    let over = "The game is over: Blue has resigned, nobody has won.";
    let lines = words(&three, &format!("\nload {name}\n"));
    assert_eq!(lines.last().unwrap(), over);
}

/// A file in the format before PGN, in which the player to move has resigned.
#[test]
fn an_old_file_is_loaded() {
    let lines = words(
        &["--deal", "1", "--players", "3", "--color", "b,y,o"],
        "\nload tests/play/saved/labyrinth.txt\nundo\n",
    );
    assert_eq!(
        lines[1..],
        [
            "Loaded 'tests/play/saved/labyrinth.txt': 3 plies played.",
            "The game is over: Blue has resigned, nobody has won.",
            "Blue's resignation is taken back, the game goes on.",
            "It is Blue's turn. Blue, press Enter when nobody else can see the screen.",
        ]
    );
}
