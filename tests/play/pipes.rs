//! The program driven through its pipes.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};
use test_support::engine::program;

/// Lines that no prompt understands, with the answers.
pub const WRONG: [(&str, &str); 3] = [
    (
        "hlep",
        "'hlep' is neither a move nor a command; did you mean help?",
    ),
    (
        "\u{7}",
        "'\\u{7}' is neither a move nor a command; type help for the commands",
    ),
    ("undo it", "undo: unexpected 'it'"),
];

/// The program with these arguments, in a UTF-8 locale and with no known terminal.
pub fn akhet(arguments: &[&str]) -> Command {
    let mut command = program();
    command.args(arguments);
    command.env_remove("TERM").env("LC_ALL", "en_GB.UTF-8");
    command
}

/// Starts a command with a pipe for each stream.
pub fn start(mut command: Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    command.stderr(Stdio::piped()).spawn().unwrap()
}

/// Runs a command with this input until it ends.
pub fn run(command: Command, input: impl Into<Vec<u8>>) -> Output {
    let mut child = start(command);
    let mut pipe = child.stdin.take().unwrap();
    let input = input.into();
    // A program may exit before it has read everything.
    let writer = std::thread::spawn(move || pipe.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    output
}

/// The output of a command, which must succeed.
pub fn printed(command: Command, input: impl Into<Vec<u8>>) -> String {
    let output = run(command, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap()
}

/// Checks that a command fails with an error that contains `fault`.
pub fn check_fails(command: Command, fault: &str) {
    let what = format!("{command:?}");
    let output = run(command, "");
    assert!(!output.status.success(), "{what}");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains(fault), "{what}: {errors}");
}

/// The output lines of a command, which must succeed; the lines must be printable.
pub fn lines(command: Command, input: &str) -> Vec<String> {
    let text = printed(command, input);
    let is_printable = |letter: char| letter == '\n' || !letter.is_control();
    assert!(text.chars().all(is_printable), "{text:?}");
    text.lines().map(str::to_owned).collect()
}

/// Whether a line belongs to a large board in ASCII.
pub fn is_board(line: &str) -> bool {
    line.len() == 72 && line.starts_with(|letter: char| letter.is_ascii_digit())
        || line.contains("  beams: ")
        || line.contains("  shot of ")
        || line.starts_with(['+', '|'])
}
