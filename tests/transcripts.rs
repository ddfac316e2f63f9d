//! `protocol.md` is held to its word: the conversations in it are held with the program, and its
//! tables are compared with what the program says of itself.

mod engine;

use akhet::protocol::COMMANDS;
use engine::{Engine, PATIENCE, without_times};

const PROTOCOL: &str = include_str!("../protocol.md");

/// What a line of a conversation stands for.
#[derive(Debug)]
enum Step<'a> {
    Send(&'a str),
    /// A line of output, or how it begins.
    Expect(&'a str),
    /// Any number of lines.
    Skip,
}

/// A fenced block: its steps, each with the number of its line in the file.
type Block<'a> = Vec<(usize, Step<'a>)>;

fn blocks() -> Vec<Block<'static>> {
    let mut blocks = Vec::new();
    let mut lines = PROTOCOL.lines().zip(1..);
    while let Some((fence, number)) = lines.next() {
        if !fence.starts_with("```") {
            continue;
        }
        let block: Vec<_> = lines
            .by_ref()
            .take_while(|(line, _)| *line != "```")
            .collect();
        if block.iter().any(|(line, _)| line.starts_with("> ")) {
            assert_eq!(fence, "```", "line {number} begins a conversation");
            blocks.push(block.into_iter().filter_map(step).collect());
        }
    }
    blocks
}

fn step((line, number): (&'static str, usize)) -> Option<(usize, Step<'static>)> {
    let step = match line.split_at(line.len().min(2)) {
        ("# ", _) => return None,
        ("> ", text) => Step::Send(text),
        ("< ", "...") => Step::Skip,
        ("< ", text) => Step::Expect(text),
        ("<", "") => Step::Expect(""),
        _ => panic!("protocol.md, line {number}: not a line of a conversation: '{line}'"),
    };
    Some((number, step))
}

fn matches(pattern: &str, line: &str) -> bool {
    match pattern.strip_suffix("...") {
        Some(start) => line.starts_with(start),
        None => without_times(pattern) == without_times(line),
    }
}

fn hold(block: &Block<'_>) {
    let mut engine = Engine::start();
    let mut skipping = false;
    let mut quit = false;
    for (number, step) in block {
        match step {
            Step::Skip => skipping = true,
            Step::Send(text) => {
                assert!(
                    !skipping,
                    "protocol.md, line {number}: '< ...' must be followed by what ends it"
                );
                quit = *text == "quit";
                engine.send(text);
            }
            Step::Expect(pattern) => loop {
                let Some(line) = engine.next_line() else {
                    engine.fail(&format!(
                        "protocol.md, line {number}: the engine has ended, expected '{pattern}'"
                    ));
                };
                if matches(pattern, &line) {
                    skipping = false;
                    break;
                }
                if !skipping {
                    engine.fail(&format!(
                        "protocol.md, line {number}: expected\n  {pattern}\nnot\n  {line}"
                    ));
                }
            },
        }
    }
    assert!(!skipping, "protocol.md: a block ends with '< ...'");
    let last = block.last().map_or(0, |(number, _)| *number);
    if !quit {
        engine.send("isready");
        let line = engine.line();
        if line != "readyok" {
            engine.fail(&format!("protocol.md, line {last}: then comes '{line}'"));
        }
        engine.close_input();
    }
    if let Some(line) = engine.next_line() {
        engine.fail(&format!("protocol.md, line {last}: then comes '{line}'"));
    }
    let status = engine.wait_exit(PATIENCE);
    assert!(status.success(), "protocol.md, line {last}: {status}");
}

#[test]
fn the_conversations_go_as_they_are_written() {
    let blocks = blocks();
    assert!(blocks.len() >= 10, "only {} conversations", blocks.len());
    for block in &blocks {
        hold(block);
    }
}

/// What the conversations show is compared by these: they must tell lines apart.
#[test]
fn only_times_may_differ() {
    let line = "info depth 2 seldepth 3 nodes 345 nps 400232 hashfull 0 time 0 pv h4R";
    assert!(matches(line, &line.replace("400232", "17")));
    assert!(matches(line, &line.replace("time 0", "time 12")));
    assert!(!matches(line, &line.replace("345", "346")));
    assert!(!matches(line, &line.replace("h4R", "h4L")));
    assert!(!matches(line, &format!("{line} d1e2")));
    assert!(!matches(
        "it stands for time 2 of 3",
        "it stands for time 1 of 3"
    ));
    assert!(matches("bestmove ...", "bestmove e1e2"));
    assert!(!matches("bestmove ...", "info string"));
}

#[test]
fn every_command_is_described() {
    for (command, ..) in COMMANDS {
        let described = PROTOCOL.contains(&format!("`{command}`"))
            || PROTOCOL.contains(&format!("`{command} "));
        assert!(
            command.is_empty() || described,
            "protocol.md has no `{command}`"
        );
    }
}

/// An option: its name, its type, and what follows those in its declaration.
type Declared = (String, String, String);

/// The table of the options as declarations.
fn table() -> Vec<Declared> {
    let (_, section) = PROTOCOL.split_once("\n## Options\n").unwrap();
    let section = section.split("\n## ").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let [_, name, kind, default, range, ..] = cells.as_slice() else {
            panic!("protocol.md: not a row of options: '{row}'");
        };
        let rest = match *kind {
            "spin" => {
                let (least, most) = range.split_once(" to ").unwrap();
                format!("default {default} min {least} max {most}")
            }
            "combo" => format!("default {default} var {}", range.replace(' ', " var ")),
            "check" => format!("default {default}"),
            _ => default.to_string() + range,
        };
        (name.trim_matches('`').to_owned(), kind.to_string(), rest)
    })
    .collect()
}

#[test]
fn the_table_of_options_is_that_of_the_handshake() {
    let mut engine = Engine::start();
    let lines = engine.ask("uci");
    let declared: Vec<Declared> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("option name "))
        .map(|option| {
            let (name, rest) = option.split_once(" type ").unwrap();
            let (kind, rest) = rest.split_once(' ').unwrap_or((rest, ""));
            (name.to_owned(), kind.to_owned(), rest.to_owned())
        })
        .collect();
    assert_eq!(declared, table());
    assert!(declared.len() > 5);
    engine.end();
}
