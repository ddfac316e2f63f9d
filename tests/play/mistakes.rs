//! The prompt that poses the mistakes of games.

use crate::pipes;
use std::fs;
use std::process::Output;
use test_support::engine::WIN_IN_ONE;

/// Blue wins by i5j5, and by nothing else soon.
const ONE_WIN: &str = "ls9/2pn7/10/2k5Ps1/10/10/10/4K4Ln b";
/// Blue wins in two moves by f7R, in three by d1c1, and loses by d1c2.
const WIN_IN_TWO: &str = "le8Ps/5SnkpePs1/10/pnpe3pe4/10/pn2snSe5/3Pw1se4/3K1Pn3Ln b 23";

/// A game as PGN.
fn game(blue: &str, red: &str, fen: &str, moves: &str) -> String {
    format!(
        "[White \"{blue}\"]\n[Black \"{red}\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves} *\n\n"
    )
}

/// Ann misses a win in one move against the engine.
fn missed() -> String {
    game("Ann", "Akhet, level 2 of 20", ONE_WIN, "1. i5h6 c5c6")
}

fn practise(games: &str, arguments: &[&str], input: &str) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, games).unwrap();
    let start = ["play", "--ascii", "--mistakes", file.to_str().unwrap()];
    let mut command = pipes::akhet(&[&start[..], arguments].concat());
    command.env("LC_ALL", "C");
    pipes::run(command, input)
}

/// What the prompt prints, without the boards.
fn said(games: &str, arguments: &[&str], input: &str) -> Vec<String> {
    let output = practise(games, arguments, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let lines = text.lines().filter(|line| !pipes::is_board(line));
    lines.map(str::to_owned).collect()
}

#[test]
fn a_mistake_is_posed_until_it_is_found() {
    let input = "i5h6\nj1L\nhint\ni5j5\nj1L\nnext\nnext\nagain\ni5j5\nnext\n";
    let said = said(&missed(), &[], input);
    let start = "Game 1, Ann - Akhet, level 2 of 20: 1. i5h6, blunder, missed win in 1: lost ";
    let posed = format!("Mistake 1 of 1. {start}");
    assert_eq!(
        said[0],
        "Practise 1 mistake of Ann: find a better move than the one played."
    );
    assert!(said[2].starts_with(&posed), "{said:#?}");
    assert_eq!(said[3], "Blue to move: find a better move.");
    let again = "i5h6, blunder, missed win in 1: loses ";
    assert!(said[4].starts_with(again), "{said:#?}");
    assert!(
        said[4].contains(" of 100 points. Red answers "),
        "{said:#?}"
    );
    assert!(said[4].ends_with(". Try again."), "{said:#?}");
    assert_eq!(
        said[5],
        "j1L, blunder, missed win in 1: loses 100 of 100 points. Blue plays j1L: the Laser hits Blue's King on e1. Try again."
    );
    assert_eq!(said[6], "Move Blue's Deflector on i5.");
    assert!(said[7].contains("the Laser hits Red's King"), "{said:#?}");
    assert_eq!(said[8], "Right: the best move. Type next for another.");
    assert_eq!(said[9], "Type next for another.");
    assert_eq!(said[10], "You found 0 of 1 without a mistake or help.");
    assert_eq!(said[11], "Type again to try the other 1, or quit.");
    assert_eq!(said[12], said[11]);
    assert!(said[13].starts_with(&posed), "{said:#?}");
    assert_eq!(said[16], "Right: the best move. Type next for another.");
    assert_eq!(said[17], "You found 1 of 1 without a mistake or help.");
    assert_eq!(said.len(), 18, "{said:#?}");
}

#[test]
fn a_slower_win_counts_and_the_others_can_be_skipped_or_shown() {
    let two = game("Ann", "Tia", WIN_IN_TWO, "23. d1c2");
    let games = two + &missed();
    let said = said(&games, &[], "d1c1\nskip\nshow\nquit\n");
    let slower = "It wins, but slower: in 3 moves. The best line wins in 2 moves: f7R ";
    let told = |start: &str| said.iter().any(|line| line.starts_with(start));
    for start in [
        "Practise 2 mistakes of Ann: ",
        "Mistake 1 of 2. Game 1, Ann - Tia: 23. d1c2, ",
        slower,
        "Mistake 2 of 2. Game 2, ",
        "The best line wins in 1 move: i5j5. Type again to try it, or next.",
    ] {
        assert!(told(start), "{start}: {said:#?}");
    }
    assert_eq!(
        said.last().unwrap(),
        "You found 1 of 2 without a mistake or help."
    );
}

#[test]
fn who_practises_is_named_or_asked() {
    let games = game("Ann", "Ben", ONE_WIN, "1. i5h6 c5c6") + &missed();
    let asked = said(&games, &[], "\ncarl\nann\nquit\n");
    assert_eq!(
        asked[0],
        "Whose mistakes? Type a name: Ann, Ben or Akhet, level 2 of 20; or blue,"
    );
    assert!(asked.contains(&"nobody is called 'carl' in these games".to_owned()));
    assert!(
        asked[3].starts_with("Practise 2 mistakes of Ann: "),
        "{asked:#?}"
    );
    for (player, first) in [
        ("ANN", "Practise 2 mistakes of Ann: "),
        ("blue", "Practise 2 mistakes of Blue: "),
        ("both", "Practise 2 mistakes of both players: "),
        ("Ben", "There is no mistake of Ben to practise."),
    ] {
        let said = said(&games, &["--player", player], "");
        assert!(said[0].starts_with(first), "{said:#?}");
    }
    // Nobody answers, or leaves.
    assert_eq!(said(&games, &[], "Q\nann\n").len(), 2);
    assert_eq!(said(&games, &[], "").len(), 2);
}

#[test]
fn what_cannot_be_practised_is_said() {
    for (games, arguments, code, fault) in [
        (
            missed(),
            &["--player", "Ben"][..],
            2,
            "nobody is called 'Ben'",
        ),
        (missed(), &["--level", "3"], 2, "cannot be used with"),
        (
            missed(),
            &["--variant", "labyrinth"],
            2,
            "cannot be used with",
        ),
        (String::new(), &[], 1, "there is no game to practise with"),
    ] {
        let output = practise(&games, arguments, "");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{errors}");
        assert!(errors.contains(fault), "{errors}");
    }
    pipes::check_fails(pipes::akhet(&["play", "--player", "Ann"]), "--mistakes");
    // An unreadable game is reported, and the others are posed.
    let games = format!(
        "{}{}",
        game("Ann", "Akhet", WIN_IN_ONE, "1. i5i9"),
        missed()
    );
    let output = practise(&games, &[], "");
    assert!(String::from_utf8_lossy(&output.stderr).contains("1 faulty game skipped"));
    assert!(String::from_utf8_lossy(&output.stdout).contains("Mistake 1 of 1. "));
}
