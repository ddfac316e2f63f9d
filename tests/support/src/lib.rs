//! What the tests share: the built program and its files, engines that misbehave, random games.
#![allow(missing_docs, reason = "the names say it")]
#![allow(clippy::new_without_default, reason = "a new folder is no default")]

pub mod engine;
pub mod field;
pub mod labyrinth;
pub mod laser;
pub mod rogue;
pub mod server;
pub mod solver;
pub mod table;

/// Reports that a test, or part of it, is skipped because a program is missing.
pub fn skipped(what: &str, program: &str) {
    // Not with a macro, whose output the harness captures.
    let text = format!("{what} skipped: there is no {program}\n");
    let _ = std::io::Write::write_all(&mut std::io::stderr(), text.as_bytes());
}
