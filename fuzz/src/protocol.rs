//! Whole conversations of the protocol.

use akhet::protocol::laser::{Command, Own, Setting};
use akhet::protocol::{Permissions, SharedSetting, run, run_lines};
use std::cell::RefCell;
use std::io::{self, Cursor, Write};
use std::rc::Rc;

/// The most lines of a conversation.
const MOST_LINES: usize = 60;

/// The most nodes of a search that is waited for.
const MOST_NODES: u64 = 300;

/// Keeps conversations small: the transposition table is not to be cleared in full each time.
const SMALL_TABLE: &str = "setoption name Hash value 1";

/// A conversation at the speed of the reader, so that lines arrive while searches run: every
/// `isready` is answered, every `go` has its answer or is refused.
pub fn session(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines = lines(&text)
        .take(MOST_LINES)
        .filter(|line| is_harmless(line));
    let input: String = [SMALL_TABLE]
        .into_iter()
        .chain(lines)
        .map(|line| format!("{line}\n"))
        .collect();
    let mut output = Vec::new();
    let reader = Cursor::new(input.clone());
    run(reader, &mut output, Permissions::ALL).expect("memory for a table");
    let output = String::from_utf8(output).expect("the output is text");

    let heard: Vec<&str> = input
        .lines()
        .take_while(|line| {
            first_word(line) != "quit" || Command::parse(line) != Ok(Some(Command::Quit))
        })
        .collect();
    let sent = |matches: &dyn Fn(&Command) -> bool| {
        let commands = heard
            .iter()
            .filter_map(|line| Command::parse(line).ok().flatten());
        commands.filter(matches).count()
    };
    let answers = |start: &str| {
        output
            .lines()
            .filter(|line| line.starts_with(start))
            .count()
    };
    assert_eq!(
        answers("readyok"),
        sent(&|command| *command == Command::IsReady),
        "{output}"
    );
    let goes = heard.iter().filter(|line| first_word(line) == "go").count();
    let refused = answers("info string error go");
    let counted = answers("Nodes searched: ") + answers("info string perft stopped");
    assert_eq!(answers("bestmove ") + refused + counted, goes, "{output}");
    check_lines(&output);
}

/// The same conversations line by line, each search to its end: every line has its answers, and no
/// others, before the next one is read.
pub fn commands(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut script = vec![SMALL_TABLE.to_owned(), "isready".to_owned()];
    for line in lines(&text).take(MOST_LINES) {
        if let Some(line) = bounded(line) {
            script.extend([line, "isready".to_owned()]);
        }
    }
    let output = Shared::default();
    let errors = Shared {
        mark: Some('!'),
        ..output.clone()
    };
    run_lines(&script, &mut output.clone(), &mut errors.clone()).expect("memory for a table");
    let output = output.text();
    check_lines(&output);

    let mut answers = output.lines();
    for line in script.chunks(2).map(|pair| &pair[0]) {
        let answer: Vec<&str> = answers
            .by_ref()
            .take_while(|&line| line != "readyok")
            .collect();
        check_answer(line, &answer);
    }
    assert_eq!(answers.next(), None);
}

/// One line's answers are what its kind of command has.
fn check_answer(line: &str, answer: &[&str]) {
    let refused = answer.iter().filter(|line| line.starts_with('!')).count();
    let count = |start: &str| answer.iter().filter(|line| line.starts_with(start)).count();
    let name = format!("{line:?}: {answer:#?}");
    assert!(refused <= 1, "{name}");
    match Command::parse(line) {
        Err(_) => assert_eq!((answer.len(), refused), (1, 1), "{name}"),
        Ok(None) => assert_eq!(answer.len(), 0, "{name}"),
        Ok(Some(Command::Go(_))) => {
            let over = usize::from(count("!error: game over: ") > 0);
            assert_eq!(count("bestmove "), 1 - refused + over, "{name}");
        }
        Ok(Some(Command::Perft(_))) => assert_eq!(count("Nodes searched: "), 1, "{name}"),
        Ok(Some(Command::Own(Own::Solve(_)))) => {
            assert_eq!(count("solved "), 1 - refused, "{name}")
        }
        Ok(Some(Command::Own(Own::Review(_)))) => assert_eq!(count("reviewok"), 1, "{name}"),
        Ok(Some(Command::Own(Own::Shot(_)))) => assert_eq!(count("shotok"), 1 - refused, "{name}"),
        Ok(Some(Command::Board | Command::Game)) => assert_eq!(answer.len(), 1, "{name}"),
        Ok(Some(Command::PlaySilently(_) | Command::Ignored)) => {
            assert_eq!(answer.len(), refused, "{name}");
        }
        Ok(Some(Command::Moves)) => assert_eq!(count("moves"), 1, "{name}"),
        Ok(Some(Command::Display)) => {
            assert_eq!((count("Fen: "), count("Key: ")), (1, 1), "{name}")
        }
        Ok(Some(Command::Query(_))) => assert_eq!(count("response "), 1, "{name}"),
        Ok(Some(Command::Play(moves))) if refused == 0 => {
            assert_eq!(count("played "), moves.len(), "{name}");
        }
        Ok(Some(_)) => {}
    }
}

/// Output has neither control characters nor the words of a panic that was caught.
fn check_lines(output: &str) {
    assert!(!output.contains("internal: "), "{output}");
    let control = |letter: char| letter.is_control() && letter != '\n';
    assert!(!output.contains(control), "{output:?}");
}

/// The lines of a text as the protocol reads them.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').map(|line| line.trim_end_matches('\r'))
}

fn first_word(line: &str) -> &str {
    line.split_ascii_whitespace().next().unwrap_or_default()
}

/// Whether a line neither writes a file nor takes much memory or many threads, and stays with the game.
fn is_harmless(line: &str) -> bool {
    !matches!(
        Command::parse(line),
        Ok(Some(
            Command::Svg(Some(_))
                | Command::SetOption(
                    Setting::Variant(_)
                        | Setting::Shared(SharedSetting::Hash(2..) | SharedSetting::Threads(3..))
                )
        ))
    )
}

/// A line whose work comes to an end soon without `stop`; `None` where there is none.
fn bounded(line: &str) -> Option<String> {
    if !is_harmless(line) {
        return None;
    }
    match Command::parse(line) {
        Ok(Some(
            Command::Perft(3..) | Command::Own(Own::Solve(3..)) | Command::IsReady | Command::Quit,
        )) => None,
        Ok(Some(Command::Own(Own::Review(_)))) => Some(format!("review nodes {MOST_NODES}")),
        Ok(Some(Command::Go(go))) => {
            let nodes = go.nodes.unwrap_or(MOST_NODES).min(MOST_NODES);
            let words = line.split_ascii_whitespace();
            let finite = words.filter(|word| !matches!(*word, "infinite" | "ponder"));
            let line = finite.collect::<Vec<_>>().join(" ");
            // The last limit of a kind is the one that counts.
            Some(format!("{line} nodes {nodes}"))
        }
        _ => Some(line.to_owned()),
    }
}

/// One text that output and errors go to, the lines of the errors marked.
#[derive(Clone, Default)]
struct Shared {
    text: Rc<RefCell<Vec<u8>>>,
    mark: Option<char>,
}

impl Shared {
    fn text(&self) -> String {
        String::from_utf8(self.text.borrow().clone()).expect("the output is text")
    }
}

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut text = self.text.borrow_mut();
        if let Some(mark) = self.mark {
            write!(text, "{mark}")?;
        }
        text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
