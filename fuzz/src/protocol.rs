//! Whole conversations of the protocol.

use akhet::game::Variant;
use akhet::labyrinth::rules::Record as LabyrinthRecord;
use akhet::laser::rules::Record;
use akhet::protocol::{
    Adapter, Command as CommandOf, Control, GameCommand, Permissions, is_search, labyrinth, laser,
    run, run_lines,
};
use std::cell::RefCell;
use std::io::{self, Cursor, Write};
use std::rc::Rc;

/// A line as Laser Chess parses it. Most mean the same in the other game.
type Command = CommandOf<Record>;

fn parse<G: Adapter>(line: &str) -> Result<CommandOf<G>, String> {
    CommandOf::parse(line, &Permissions::ALL).map_err(|error| error.to_string())
}

/// The maximum number of lines in a conversation.
const MAX_LINES: usize = 60;

/// The node limit when a search is waited for.
const MAX_NODES: u64 = 300;

/// Keeps the transposition table small, since each conversation clears it.
const SMALL_TABLE: &str = "setoption name Hash value 1";

/// A conversation without waits, so that lines arrive during searches: every `isready` and every `go` is answered.
pub fn session(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines = lines(&text)
        .take(MAX_LINES)
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
        .take_while(|line| !matches!(parse::<Record>(line), Ok(Command::Control(Control::Quit))))
        .collect();
    let sent = |matches: &dyn Fn(&Command) -> bool| {
        let commands = heard.iter().filter_map(|line| parse::<Record>(line).ok());
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
        sent(&|command| matches!(command, Command::Control(Control::IsReady))),
        "{output}"
    );
    let goes = heard.iter().filter(|line| is_search(line)).count();
    assert_eq!(answers("bestmove "), goes, "{output}");
    check_lines(&output);
}

/// A conversation line by line, with a wait for each search: every line gets its answers, and no others, before the
/// next one is read.
pub fn commands(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut script = vec![SMALL_TABLE.to_owned(), "isready".to_owned()];
    let mut game = Variant::default();
    for line in lines(&text).take(MAX_LINES) {
        let bounded = match game {
            Variant::LaserChess => bounded::<Record>(line, bounded_in_laser_chess),
            Variant::Labyrinth => bounded::<LabyrinthRecord>(line, |line, _| Some(line.to_owned())),
        };
        if let Some(line) = bounded {
            game = game_after(&line).unwrap_or(game);
            script.extend([line, "isready".to_owned()]);
        }
    }
    let output = Shared::default();
    let errors = Shared {
        mark: Some('!'),
        ..output.clone()
    };
    run_lines(
        &script,
        Permissions::ALL,
        &mut output.clone(),
        &mut errors.clone(),
    )
    .expect("memory for a table");
    let output = output.text();
    check_lines(&output);

    let mut answers = output.lines();
    let mut game = Variant::default();
    for line in script.chunks(2).map(|pair| &pair[0]) {
        let answer: Vec<&str> = answers
            .by_ref()
            .take_while(|&line| line != "readyok")
            .collect();
        match game {
            Variant::LaserChess => check_answer::<Record>(line, &answer, end_in_laser_chess),
            Variant::Labyrinth => check_answer::<LabyrinthRecord>(line, &answer, end_in_labyrinth),
        }
        game = game_after(line).unwrap_or(game);
    }
    assert_eq!(answers.next(), None);
}

/// The game that a line selects, given that no search is running.
fn game_after(line: &str) -> Option<Variant> {
    match parse::<Record>(line) {
        Ok(Command::Game(GameCommand::SetOption(setting))) if setting.name == "UCI_Variant" => {
            setting.value.parse().ok()
        }
        _ => None,
    }
}

/// For commands specific to Laser Chess: the start of a line that occurs once in the answer, and whether
/// the answer to a refused command has it too.
fn end_in_laser_chess(extra: &laser::Extra) -> Option<(&'static str, bool)> {
    match extra {
        laser::Extra::Solve(_) => Some(("solved ", false)),
        laser::Extra::Review(_) => Some(("reviewok", true)),
        laser::Extra::Judge(..) => Some(("judgeok", false)),
        laser::Extra::Shot(_) => Some(("shotok", false)),
        _ => None,
    }
}

/// The same for commands specific to Labyrinth.
fn end_in_labyrinth(extra: &labyrinth::Extra) -> Option<(&'static str, bool)> {
    Some(match extra {
        labyrinth::Extra::Display(_) => ("Fen: ", false),
        labyrinth::Extra::Transcript(_) => ("game ", false),
        labyrinth::Extra::Fen(_) => ("response ", false),
        labyrinth::Extra::Slides(_) => ("slideok", false),
        labyrinth::Extra::Review(_) => ("reviewok", true),
        labyrinth::Extra::Found(..) => ("found ", false),
        labyrinth::Extra::Card(..) => ("card ", false),
        labyrinth::Extra::Players(_) | labyrinth::Extra::Paths(_) => return None,
    })
}

/// Checks the answers to one line; `end` covers the game-specific commands.
fn check_answer<G: Adapter>(
    line: &str,
    answer: &[&str],
    end: fn(&G::Extra) -> Option<(&'static str, bool)>,
) {
    let refused = answer.iter().filter(|line| line.starts_with('!')).count();
    let count = |start: &str| answer.iter().filter(|line| line.starts_with(start)).count();
    let name = format!("{line:?}: {answer:#?}");
    assert!(refused <= 1, "{name}");
    let command = match parse::<G>(line) {
        Ok(CommandOf::Game(command)) => command,
        Ok(CommandOf::Control(_)) => return assert_eq!(answer.len(), 0, "{name}"),
        Err(_) => {
            let lines = 1 + usize::from(is_search(line));
            return assert_eq!((answer.len(), refused), (lines, 1), "{name}");
        }
    };
    match command {
        GameCommand::Go(_) => assert_eq!(count("bestmove "), 1, "{name}"),
        GameCommand::Perft(_) => assert_eq!(count("Nodes searched: "), 1, "{name}"),
        GameCommand::Extra(extra) => {
            if let Some((mark, always)) = end(&extra) {
                let expected = if always { 1 } else { 1 - refused };
                assert_eq!(count(mark), expected, "{name}");
            }
        }
        GameCommand::Board | GameCommand::Transcript => assert_eq!(answer.len(), 1, "{name}"),
        GameCommand::PlaySilently(_) => assert_eq!(answer.len(), refused, "{name}"),
        GameCommand::Moves => assert_eq!(count("moves"), 1, "{name}"),
        GameCommand::Display => {
            assert_eq!((count("Fen: "), count("Key: ")), (1, 1), "{name}");
        }
        GameCommand::Query(_) => assert_eq!(count("response "), 1, "{name}"),
        GameCommand::Play(moves) if refused == 0 => {
            assert_eq!(count("played "), moves.len(), "{name}");
        }
        _ => {}
    }
}

/// Checks that the output contains neither control characters nor the message of a caught panic.
fn check_lines(output: &str) {
    assert!(!output.contains("internal: "), "{output}");
    let control = |letter: char| letter.is_control() && letter != '\n';
    assert!(!output.contains(control), "{output:?}");
}

/// The lines of a text as the protocol reads them.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').map(|line| line.trim_end_matches('\r'))
}

/// Whether a line names no file and needs little time, memory and threads, in either game.
fn is_harmless(line: &str) -> bool {
    match parse::<Record>(line) {
        Ok(Command::Game(
            GameCommand::Svg(Some(_))
            | GameCommand::Bench(_)
            | GameCommand::Extra(laser::Extra::Genfens(_)),
        )) => false,
        Ok(Command::Game(GameCommand::SetOption(setting))) => {
            let number = setting.value.parse().unwrap_or(0);
            !matches!((setting.name, number), ("Hash", 2..) | ("Threads", 3..))
        }
        _ => true,
    }
}

/// The line, limited so that its work ends soon without `stop`; `None` if it must be left out. `extra` does this for
/// game-specific commands.
fn bounded<G: Adapter>(line: &str, extra: fn(&str, &G::Extra) -> Option<String>) -> Option<String> {
    if !is_harmless(line) {
        return None;
    }
    match parse::<G>(line) {
        Ok(CommandOf::Control(Control::IsReady | Control::Quit)) => None,
        Ok(CommandOf::Game(GameCommand::Perft(3..))) => None,
        Ok(CommandOf::Game(GameCommand::Extra(command))) => extra(line, &command),
        Ok(CommandOf::Game(GameCommand::Go(go))) => {
            let nodes = go.limits.nodes.unwrap_or(MAX_NODES).min(MAX_NODES);
            let words = line.split_ascii_whitespace();
            let finite = words.filter(|word| !matches!(*word, "infinite" | "ponder"));
            let line = finite.collect::<Vec<_>>().join(" ");
            // If a limit is repeated, the last one counts.
            Some(format!("{line} nodes {nodes}"))
        }
        _ => Some(line.to_owned()),
    }
}

fn bounded_in_laser_chess(line: &str, extra: &laser::Extra) -> Option<String> {
    match extra {
        laser::Extra::Solve(3..) => None,
        laser::Extra::Review(_) => Some(format!("review nodes {MAX_NODES}")),
        laser::Extra::Judge(mv, _) => Some(format!("judge {mv} nodes {MAX_NODES}")),
        _ => Some(line.to_owned()),
    }
}

/// A buffer that collects output and errors, with error lines marked.
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
