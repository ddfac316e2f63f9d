//! The prompt of Labyrinth, driven through pipes.

use std::io::Write;
use std::process::{Child, Command, Stdio};

/// Starts `akhet play --variant labyrinth`.
pub fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_akhet"))
        .env_remove("TERM")
        .env("LC_ALL", "en_GB.UTF-8")
        .args(["play", "--variant", "labyrinth"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The lines that the prompt prints for this input.
pub fn play(arguments: &[&str], input: &str) -> Vec<String> {
    let mut child = start(arguments);
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.chars()
            .all(|letter| letter == '\n' || !letter.is_control()),
        "{text:?}"
    );
    text.lines().map(str::to_owned).collect()
}

/// Whether a line is one of a maze, or above or below it.
pub fn is_maze(line: &str) -> bool {
    let inside = line.get(3..4).is_some_and(|letter| letter != " ") && line.starts_with(' ');
    let rank = line.starts_with(|first: char| first.is_ascii_digit())
        && line[1..].starts_with([' ', '>', 'x']);
    line.starts_with("    ") || line.starts_with("       a") || inside || rank
}

/// The answers without the greeting and the mazes.
pub fn words(arguments: &[&str], input: &str) -> Vec<String> {
    let lines = play(&[arguments, &["--ascii"]].concat(), input);
    let mut lines = lines.into_iter();
    lines.by_ref().find(|line| line.starts_with("Type a move"));
    lines.filter(|line| !is_maze(line)).collect()
}
