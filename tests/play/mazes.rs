//! The prompt of Labyrinth, driven through pipes.

use crate::pipes::{akhet, lines};
use std::process::Command;

/// `akhet play --variant labyrinth`.
pub fn labyrinth(arguments: &[&str]) -> Command {
    akhet(&[&["play", "--variant", "labyrinth"], arguments].concat())
}

/// The lines that the prompt prints for this input.
pub fn play(arguments: &[&str], input: &str) -> Vec<String> {
    lines(labyrinth(arguments), input)
}

/// Whether a line belongs to a maze, or is the one above or below it.
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
