//! Random lines: each is understood or refused with an error message, and the engine survives.

mod engine;

use akhet::laser::rules::Move;
use akhet::protocol::{Command, Setting};
use engine::{ERROR, Engine};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::sync::LazyLock;

/// Every line that the conversations of `protocol.md` send.
static CORPUS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let protocol = include_str!("../protocol.md");
    let lines: Vec<_> = protocol
        .lines()
        .filter_map(|line| line.strip_prefix("> "))
        .collect();
    assert!(lines.len() > 50);
    lines
});

/// Words that may break a parser.
const WORDS: [&str; 24] = [
    "",
    "0",
    "-1",
    "99999999999999999999",
    "9223372036854775807",
    "1e9",
    "NaN",
    "+5",
    "\u{0}",
    "\u{1b}[31m",
    "\u{7f}",
    "\u{202e}",
    "\u{10ffff}",
    "ß",
    "moves",
    "fen",
    "value",
    "name",
    "depth",
    "searchmoves",
    "perft",
    "j1L",
    "ls9/10/10/4k5/4K5/10/10/9Ln",
    "\"'\\",
];

/// A change to a line.
#[derive(Clone, Debug)]
enum Change {
    DeleteWord(Index),
    DoubleWord(Index),
    SwapWords(Index, Index),
    ReplaceWord(Index, String),
    InsertWord(Index, String),
    DeleteChar(Index),
    DoubleChar(Index),
    SwapChars(Index, Index),
    ReplaceChar(Index, char),
    Cut(Index),
    Repeat(u8),
}

fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => select(&WORDS[..]).prop_map(str::to_owned),
        3 => select(CORPUS.clone()).prop_flat_map(|line| {
            select(line.split(' ').map(str::to_owned).collect::<Vec<_>>())
        }),
        1 => any::<i64>().prop_map(|number| number.to_string()),
        1 => any::<String>(),
    ]
}

fn change() -> impl Strategy<Value = Change> {
    let at = any::<Index>;
    prop_oneof![
        at().prop_map(Change::DeleteWord),
        at().prop_map(Change::DoubleWord),
        (at(), at()).prop_map(|(a, b)| Change::SwapWords(a, b)),
        (at(), word()).prop_map(|(a, word)| Change::ReplaceWord(a, word)),
        (at(), word()).prop_map(|(a, word)| Change::InsertWord(a, word)),
        at().prop_map(Change::DeleteChar),
        at().prop_map(Change::DoubleChar),
        (at(), at()).prop_map(|(a, b)| Change::SwapChars(a, b)),
        (at(), any::<char>()).prop_map(|(a, letter)| Change::ReplaceChar(a, letter)),
        at().prop_map(Change::Cut),
        (2..40u8).prop_map(Change::Repeat),
    ]
}

impl Change {
    fn apply(&self, line: &str) -> String {
        let mut words: Vec<&str> = line.split(' ').collect();
        let mut letters: Vec<char> = line.chars().collect();
        let count = words.len();
        let place = |at: &Index| at.index(count);
        match self {
            Change::DeleteWord(at) => drop(words.remove(place(at))),
            Change::DoubleWord(at) => words.insert(place(at), words[place(at)]),
            Change::SwapWords(a, b) => words.swap(place(a), place(b)),
            Change::ReplaceWord(at, word) => words[place(at)] = word,
            Change::InsertWord(at, word) => words.insert(place(at), word),
            Change::Repeat(times) => return vec![line; usize::from(*times)].join(" "),
            _ if letters.is_empty() => {}
            Change::DeleteChar(at) => drop(letters.remove(at.index(letters.len()))),
            Change::DoubleChar(at) => {
                let at = at.index(letters.len());
                letters.insert(at, letters[at]);
            }
            Change::SwapChars(a, b) => {
                let length = letters.len();
                letters.swap(a.index(length), b.index(length));
            }
            Change::ReplaceChar(at, letter) => {
                let at = at.index(letters.len());
                letters[at] = *letter;
            }
            Change::Cut(at) => letters.truncate(at.index(letters.len())),
        }
        match self {
            Change::DeleteWord(_)
            | Change::DoubleWord(_)
            | Change::SwapWords(..)
            | Change::ReplaceWord(..)
            | Change::InsertWord(..) => words.join(" "),
            _ => letters.into_iter().collect(),
        }
    }
}

/// A line of `protocol.md` with up to four changes, on one line.
fn mutated() -> impl Strategy<Value = String> {
    let changes = prop::collection::vec(change(), 0..=4);
    (select(CORPUS.clone()), changes).prop_map(|(line, changes)| {
        let line = changes
            .iter()
            .fold(line.to_owned(), |line, change| change.apply(&line));
        line.replace('\n', " ")
    })
}

/// Parses a line. An error message must be short and printable.
fn check_parse(line: &str) -> Result<Option<Command>, TestCaseError> {
    match Command::parse(line) {
        Ok(command) => Ok(command),
        Err(error) => {
            let message = error.to_string();
            prop_assert!(!message.chars().any(char::is_control), "{message:?}");
            prop_assert!(message.len() < 800, "{message}");
            // Forty characters are quoted; only escapes make more of them.
            let escaped = message.contains('\\');
            prop_assert!(escaped || message.chars().count() < 400, "{message}");
            prop_assert!(!line.trim_ascii().is_empty());
            Ok(None)
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 4000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_read_or_refused(line in any::<String>()) {
        check_parse(&line)?;
    }

    #[test]
    fn any_words_after_a_command_are_read_or_refused(
        line in select(CORPUS.clone()),
        words in prop::collection::vec(word(), 0..6),
    ) {
        let first = line.split(' ').next().unwrap_or_default();
        check_parse(&format!("{first} {}", words.join(" ")))?;
    }

    #[test]
    fn mutated_lines_are_read_or_refused(line in mutated()) {
        check_parse(&line)?;
    }
}

/// The least and the greatest number of lines in the reply to a command that is not refused.
fn answers(command: &Command) -> (usize, usize) {
    match command {
        Command::IsReady
        | Command::Moves
        | Command::Query(_)
        | Command::Undo
        | Command::Claim
        | Command::Flip
        | Command::Svg(_)
        | Command::Board
        | Command::Game
        | Command::Beam(Some(_)) => (1, 1),
        // No position has more moves.
        Command::Shot(_) => (1, Move::MAX + 1),
        Command::Beam(None) => (2, 2),
        Command::Play(moves) => (moves.len(), moves.len()),
        Command::Display => (31, 32),
        Command::Eval => (3, 30),
        Command::Help => (20, 40),
        Command::Handshake(_) => (5, 40),
        _ => (0, 0),
    }
}

/// Sends a line and checks its answer.
fn check_answers(engine: &mut Engine, line: &str) -> Result<(), TestCaseError> {
    let command = check_parse(line)?;
    match &command {
        // Such lines have their own tests: they end the program, write files, or take memory.
        Some(Command::Quit | Command::Svg(Some(_)) | Command::SetOption(Setting::Hash(64..))) => {
            return Ok(());
        }
        Some(Command::Go(_)) => {
            engine.send(line);
            engine.send("stop");
            loop {
                let answer = engine.line();
                let refused = answer.starts_with(ERROR) && !answer.contains("game over: ");
                if refused || answer.starts_with("bestmove ") {
                    break;
                }
                prop_assert!(answer.starts_with("info "), "{line}: {answer}");
            }
        }
        Some(Command::Perft(_)) => {
            engine.send(line);
            engine.send("stop");
            let mut answer = engine.line();
            while answer != "info string perft stopped" && !answer.starts_with("Nodes ") {
                prop_assert!(answer.contains(": "), "{line}: {answer}");
                answer = engine.line();
            }
        }
        Some(Command::Review(_)) => {
            engine.send(line);
            engine.send("stop");
            let mut answer = engine.line();
            while answer != "reviewok" {
                prop_assert!(answer.starts_with("review "), "{line}: {answer}");
                answer = engine.line();
            }
        }
        Some(Command::Solve(_)) => {
            engine.send(line);
            engine.send("stop");
            let answer = engine.line();
            let proved = answer.starts_with("solved ");
            let refused = answer.starts_with(ERROR) && answer.contains("game is over");
            prop_assert!(proved || refused, "{line}: {answer}");
        }
        command => {
            let lines = engine.ask(line);
            let refused = lines.len() == 1 && lines[0].starts_with(ERROR);
            let blank = line.trim_ascii().is_empty();
            match command {
                Some(command) => {
                    // `isready` itself ends what `ask` reads.
                    let (least, most) = match command {
                        Command::IsReady => (0, 0),
                        command => answers(command),
                    };
                    let right = (least..=most).contains(&lines.len());
                    prop_assert!(refused || right, "{line}: {lines:?}");
                    if *command == Command::IsReady {
                        engine.expect("readyok");
                    }
                }
                None => prop_assert!(refused || blank && lines.is_empty(), "{line}: {lines:?}"),
            }
            for line in lines {
                prop_assert!(!line.chars().any(char::is_control), "{line:?}");
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 25,
        max_shrink_iters: 200,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_engine_survives_any_conversation(lines in prop::collection::vec(mutated(), 200)) {
        let mut engine = Engine::start();
        for line in &lines {
            check_answers(&mut engine, line)?;
        }
        engine.silent("position startpos");
        prop_assert!(!engine.go("go depth 1").infos.is_empty());
        engine.end();
    }
}
