//! Games of Laser Chess saved and loaded at the prompt.

use crate::pipes::{akhet, printed};
use crate::prompt::{BARE, WON, play, two, words};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// A new folder, and the path of a file in it, also as text.
fn new_file(name: &str) -> (TempDir, PathBuf, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(name);
    let name = file.to_str().unwrap().to_owned();
    (folder, file, name)
}

#[test]
fn games_are_saved_and_loaded() {
    let (_folder, file, name) = new_file("my game.pgn");
    let shown = |lines: &[String]| lines.iter().rev().take(27).cloned().collect::<Vec<_>>();
    let input = format!("e1R\na5L\nc5R\nsave {name}\nboard\n");
    let rules = ["--two-players", "--ascii", "--king-turns"];
    let saved = play(&rules, &input);
    let text = fs::read_to_string(&file).unwrap();
    for part in [
        "[White \"Person\"]\n[Black \"Person\"]\n[Result \"*\"]\n",
        "[KingTurns \"true\"]\n[SwapOntoClosed \"false\"]\n[Opening \"ace\"]\n[StartSetup \"ace\"]\n",
        "[PlyCount \"3\"]\n",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(text.ends_with("1. e1R a5L 2. c5R *\n\n"), "{text}");
    // The rules are those of the file.
    let loaded = play(
        &["--two-players", "--ascii"],
        &format!("load '{name}'\nboard\n"),
    );
    assert_eq!(shown(&loaded), shown(&saved));
    assert!(loaded.contains(&format!("Loaded '{}': 3 plies played.", cut(&name))));

    // A loaded game that was resigned is over, and the resignation can be taken back.
    words(&["--two-players"], &format!("c5R\nresign\nsave {name}\n"));
    let lines = words(&["--two-players"], &format!("load {name}\nundo\nundo\n"));
    assert_eq!(
        lines[1..],
        [
            "The game is over: Blue has won, Red has resigned.",
            "Red's resignation is taken back, the game goes on.",
            "Taken back: c5R."
        ]
    );
    // So is one that was drawn, and its claim can be taken back too.
    let shuffle = "j1L\na8L\nj1R\na8R\n".repeat(2);
    two(BARE, &format!("{shuffle}claim\nsave {name}\n"));
    let lines = two(WON, &format!("load {name}\nundo\n"));
    assert_eq!(
        lines[1..3],
        [
            "The game is over: draw by threefold repetition.",
            "The claim is taken back, the game goes on.",
        ]
    );

    let lines = two(WON, &format!("save {name}/x\n"));
    assert!(lines[0].starts_with("cannot save "), "{lines:?}");
}

/// A resignation is a normal end in PGN, and the last comment says who resigned; all that read it back agree.
#[test]
fn a_resignation_is_saved_as_one() {
    let (folder, file, name) = new_file("game.pgn");
    words(&["--two-players"], &format!("c5R\nresign\nsave {name}\n"));
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("[Termination \"normal\"]\n"), "{text}");
    assert!(
        text.ends_with("\n\n1. c5R {} {Red resigned} 1-0\n\n"),
        "{text}"
    );
    let standings = printed(akhet(&["pgn", &name]), "");
    assert!(standings.contains("Ends: resignation 1\n"), "{standings}");
    let review = printed(akhet(&["analyse", &name, "--nodes", "100"]), "");
    assert!(review.contains("1-0, resignation"), "{review}");
    // Saved again after it was loaded, it says the same.
    let again = folder.path().join("again.pgn");
    let saves = format!("load {name}\nsave {}\n", again.display());
    words(&["--two-players"], &saves);
    let ends = |text: &str| text.split("[Termination").nth(1).unwrap().to_owned();
    assert_eq!(ends(&fs::read_to_string(&again).unwrap()), ends(&text));

    words(&["--two-players"], &format!("c5R\nsave {name}\n"));
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("[Termination \"unterminated\"]\n"), "{text}");
}

/// The end of a game that was lost otherwise keeps its reason.
#[test]
fn a_loss_on_time_is_no_resignation() {
    let (folder, file, name) = new_file("game.pgn");
    fs::write(&file, "[Termination \"time forfeit\"]\n\n1. c5R 1-0\n").unwrap();
    let again = folder.path().join("again.pgn");
    let input = format!("load {name}\nsave {}\nundo\n", again.display());
    let lines = words(&["--two-players"], &input);
    assert_eq!(
        lines[1],
        "The game is over: Blue has won, Red has lost (time forfeit)."
    );
    assert_eq!(lines[3], "The game goes on.");
    let text = fs::read_to_string(&again).unwrap();
    assert!(text.contains("[Termination \"time forfeit\"]\n"), "{text}");
}

/// Only a saved game is replaced: whatever else the file holds would be lost.
#[test]
fn a_file_that_is_no_saved_game_is_not_replaced() {
    let (folder, file, name) = new_file("file");
    let save = |input: &str| two(WON, &format!("{input}save {name}\n"));
    save("resign\n");
    let saved = fs::read_to_string(&file).unwrap();
    let version_1_0_0 = "[Termination \"unknown\"]\n\n{Red has won, Blue has resigned} 0-1\n\n";
    let old = saved.split("[Termination").next().unwrap().to_owned() + version_1_0_0;
    let maze = folder.path().join("maze");
    let labyrinth = ["--variant", "labyrinth", "--deal", "1", "--color", "b,o"];
    words(&labyrinth, &format!("\nsave {}\n", maze.display()));
    let maze = fs::read_to_string(maze).unwrap();
    for kept in [
        "a shopping list\n".to_owned(),
        "\u{feff}".to_owned(),
        saved.repeat(2),
        saved.replace("resigned}", "resigned} {a fine game}"),
        saved.replace("[Round", "[Stage \"final\"]\n[Round"),
        saved.replace("[Game \"0\"]", "[Game \"1\"]"),
        "x".repeat(2 << 20),
    ] {
        fs::write(&file, &kept).unwrap();
        let lines = save("");
        let refused = format!(
            "cannot save '{}': the file exists, and is not a saved game",
            cut(&name)
        );
        assert_eq!(lines, [refused], "{kept:.40}");
        assert_eq!(fs::read_to_string(&file).unwrap(), kept);
    }
    let unfinished = maze.replace("unterminated", "unknown");
    assert_ne!(unfinished, maze);
    for replaced in [saved, old, maze, unfinished, String::new()] {
        fs::write(&file, &replaced).unwrap();
        let lines = save("");
        assert!(lines[0].ends_with("replacing the old file."), "{lines:?}");
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.ends_with("\n\n*\n\n"), "{text}");
    }
    fs::write(&file, [0xff, 0xfe]).unwrap();
    assert!(save("")[0].ends_with("is not a saved game"));
}

/// A link is followed, and what is not a file is refused at once or written to, as by all commands.
#[test]
#[cfg(unix)]
fn links_pipes_and_devices_are_saved_to_as_by_all_commands() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let save = |name: &str| two(WON, &format!("save {}\n", path(name))).remove(0);
    fs::write(path("list"), "milk").unwrap();
    symlink("list", path("to-list")).unwrap();
    assert!(save("to-list").ends_with("is not a saved game"));
    assert_eq!(fs::read_to_string(path("list")).unwrap(), "milk");
    save("game");
    symlink("game", path("to-game")).unwrap();
    assert!(save("to-game").ends_with("replacing the old file."));
    assert!(fs::symlink_metadata(path("to-game")).unwrap().is_symlink());
    symlink("nothing", path("to-nothing")).unwrap();
    assert!(save("to-nothing").starts_with("cannot save"));
    symlink("/dev/null", path("null")).unwrap();
    assert!(save("null").starts_with("Saved"));
    let made = std::process::Command::new("mkfifo")
        .arg(path("pipe"))
        .status();
    assert!(made.unwrap().success());
    assert!(save("pipe").ends_with("it is neither a regular file nor a device"));
    assert!(two(WON, &format!("save {}\n", folder.path().display()))[0].starts_with("cannot save"));
}

/// The commands for PGN read what `save` writes.
#[test]
fn saved_games_are_records_of_games() {
    let (_folder, _, name) = new_file("game.pgn");
    two(WON, &format!("e1d1\na8l\ni5j5\nsave {name}\n"));
    let standings = printed(akhet(&["pgn", &name]), "");
    assert!(standings.starts_with("Legal games: 1\n"), "{standings}");
    let review = printed(akhet(&["analyse", &name, "--nodes", "100"]), "");
    assert!(review.contains("i5j5"), "{review}");
}

/// Files in the format before PGN.
#[test]
fn old_files_are_loaded() {
    let lines = words(
        &["--two-players"],
        "load tests/play/saved/laser.txt\nundo\nundo\nmoves e1\n",
    );
    assert_eq!(
        lines,
        [
            "Loaded 'tests/play/saved/laser.txt': 3 plies played.",
            "The game is over: Blue has won, Red has resigned.",
            "Red's resignation is taken back, the game goes on.",
            "Taken back: c5R.",
            "e1R e1d2 e1e2 e1f2",
        ]
    );
    let drawn = words(&[], "load tests/play/saved/draw.txt\n");
    assert_eq!(drawn[1], "The game is over: draw by threefold repetition.");
}

#[test]
fn a_file_that_cannot_be_loaded_changes_nothing() {
    let (_folder, file, name) = new_file("wrong");
    let not_a_move = "'z9' is not a move: it does not begin with a square a1 to j8";
    let pgn = format!("[FEN \"{WON}\"]\n\n1.");
    for (text, fault) in [
        (String::new(), "the file has no games"),
        (format!("{pgn} e1d1 z9 *"), &format!("line 3: {not_a_move}")),
        (
            format!("{pgn} e1e3 *"),
            "ply 1 (e1e3): e1 and e3 are not neighbours, a piece moves one square",
        ),
        // The format before PGN.
        (
            format!("# x\n{WON}\nrules chess\n*"),
            "line 3: unknown rule 'chess'",
        ),
        (
            format!("{WON}\ne1d1 z9 *"),
            &format!("line 2: {not_a_move}"),
        ),
        (
            format!("{WON}\n\ni5j5 0-1"),
            "the record says 0-1 (unknown), but Red's King was hit",
        ),
    ] {
        fs::write(&file, text).unwrap();
        let lines = two(WON, &format!("e1d1\nload {name}\na8L\n"));
        let answer = format!("cannot load '{}': {fault}", cut(&name));
        assert_eq!(
            lines[1..],
            [&answer, "Red plays a8L: the shot leaves the board."]
        );
    }
    fs::write(&file, [0xff, 0xfe]).unwrap();
    let lines = two(WON, &format!("load {name}\n"));
    assert!(
        lines[0].ends_with(": the file is not UTF-8 text"),
        "{lines:?}"
    );
}

/// A name as messages quote it.
fn cut(name: &str) -> String {
    let name = name.escape_debug().to_string();
    match name.char_indices().nth(40) {
        Some((at, _)) => format!("{}...", &name[..at]),
        None => name,
    }
}
