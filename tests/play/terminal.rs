//! `akhet play` at a terminal.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use test_support::skipped;

/// What a terminal of 24 rows and 80 columns shows while these lines are typed, without colours; `None`
/// without the program `script`, which provides the terminal.
fn play_at_terminal(arguments: &str, typed: &[&str]) -> Option<Vec<String>> {
    play_at_terminal_of((24, 80), arguments, typed)
}

/// [`play_at_terminal`] for one with this many rows and columns.
fn play_at_terminal_of(
    (rows, columns): (u16, u16),
    arguments: &str,
    typed: &[&str],
) -> Option<Vec<String>> {
    /// The line editor prints it when it starts to listen; what is typed earlier is lost.
    const LISTENS: &[u8] = b"\x1b[?2004h";
    let program = env!("CARGO_BIN_EXE_akhet");
    let size = format!("stty rows {rows} cols {columns}");
    let script = format!("{size}; exec '{program}' play {arguments}");
    let child = Command::new("script")
        .args(["-qec", &script, "/dev/null"])
        .env("TERM", "xterm")
        .env("LC_ALL", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else {
        skipped("a test at a terminal", "script");
        return None;
    };
    let mut keys = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut shown = Vec::new();
    for line in typed {
        while !shown.ends_with(LISTENS) {
            assert_ne!(output.read_until(b'h', &mut shown).unwrap(), 0);
        }
        writeln!(keys, "{line}").unwrap();
        shown.push(b' ');
    }
    output.read_to_end(&mut shown).unwrap();
    child.wait().unwrap();
    let text = String::from_utf8(shown).unwrap();
    let text = anstream::adapter::strip_str(&text).to_string();
    Some(text.lines().map(|line| line.trim().to_owned()).collect())
}

#[test]
fn a_small_terminal_keeps_the_board_and_breaks_between_words() {
    for (game, error) in [
        ("", ["a1 to j8 or", "a turn, R or L"]),
        (
            "--variant labyrinth --players 4 --deal 1",
            ["orientation, n e", "s or w"],
        ),
    ] {
        let Some(lines) = play_at_terminal(game, &["a2qq9", "quit"]) else {
            return;
        };
        let at = |begin: &str| lines.iter().position(|line| line.starts_with(begin));
        let (board, prompt) = (at("Type a move").unwrap(), at("Blue>").unwrap());
        assert!(prompt - board <= 22, "{lines:#?}");
        let refused = &lines[at("'a2qq9' is not a move").unwrap()..][..2];
        assert!(refused[0].ends_with(error[0]), "{refused:?}");
        assert_eq!(refused[1], error[1]);
    }
}

/// Boards, mazes, lists and texts fit a terminal of 40 columns, which breaks no line by itself.
#[test]
fn nothing_is_wider_than_a_narrow_terminal() {
    let asked = [
        "rules", "legend", "help", "level", "what c5", "moves", "history", "quit",
    ];
    for game in [
        "--two-players",
        "--variant labyrinth --level 0 --deal 1",
        "--variant labyrinth --players 4 --color b,y,o,g --deal 1",
        "--puzzle 1",
    ] {
        for (columns, charset) in [(40, ""), (43, ""), (40, "--ascii")] {
            let charset = if game.starts_with("--puzzle") {
                ""
            } else {
                charset
            };
            let game = format!("{game} {charset}");
            let typed = [&[""][..], &asked].concat();
            let Some(lines) = play_at_terminal_of((24, columns), &game, &typed) else {
                return;
            };
            // The shell that starts the program may warn about the locale.
            let lines = lines.iter().filter(|line| !line.starts_with("bash: "));
            for line in lines {
                assert!(line.chars().count() <= columns.into(), "{columns}: {line}");
            }
        }
    }
}

/// A person must not see what the opponent thinks of the position, and may see what the engine thinks of a hint.
#[test]
fn an_opponent_keeps_its_thoughts_to_itself() {
    let strong = "--level 20 --time 1 --color red";
    let Some(lines) = play_at_terminal(strong, &["quit"]) else {
        return;
    };
    let thinks = |lines: &[String]| {
        let lines: Vec<_> = lines
            .iter()
            .filter(|line| line.contains("is thinking"))
            .cloned()
            .collect();
        assert!(!lines.is_empty());
        lines.concat()
    };
    let shown = thinks(&lines);
    assert!(!shown.contains("depth"), "{shown}");
    for (arguments, typed) in [
        ("--two-players", &["hint", "quit"][..]),
        ("--two-players", &["go", "quit"]),
    ] {
        let shown = thinks(&play_at_terminal(arguments, typed).unwrap());
        assert!(shown.contains("depth"), "{shown}");
    }
}
