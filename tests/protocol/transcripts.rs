//! `protocol.md` against the program: its conversations are replayed with the program, and its tables
//! are compared with the program's lists.

use akhet::labyrinth::rules::{MarkedMove, Record as LabyrinthRecord};
use akhet::laser::book::ship;
use akhet::laser::rules::{Move, Record};
use akhet::protocol::{Conversation, Files, Permissions, commands};
use akhet_console::files::read_regular_at_most;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::mpsc::channel;
use test_support::engine::{Engine, PATIENCE, root};

const PROTOCOL: &str = include_str!("../../protocol.md");

/// A line of a conversation.
#[derive(Debug)]
enum Step<'a> {
    Send(&'a str),
    /// A line of output, or its beginning.
    Expect(&'a str),
    /// Any number of lines.
    Skip,
}

/// A fenced block: its steps, each with its line number in the file.
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

/// Whether a line of output matches the manual, apart from what [`form`] leaves out.
fn matches(pattern: &str, line: &str) -> bool {
    match pattern.strip_suffix("...") {
        Some(start) => line.starts_with(start),
        // The columns have a fixed width, whatever the numbers.
        None if pattern.starts_with("eval rank ") => {
            form(pattern) == form(line) && pattern.len() == line.len()
        }
        None => form(pattern) == form(line),
    }
}

/// A line in which the words that a search decides or measures, and the numbers of `eval`, are replaced
/// by their kind. A word of another kind is kept.
fn form(line: &str) -> String {
    // How many spaces separate the columns depends on the digits of the numbers.
    let columns = line.starts_with("eval rank ");
    let words = line.split(' ').filter(|word| !columns || !word.is_empty());
    let mut words = words.peekable();
    let kind = words.next().unwrap_or_default();
    let mut form = vec![kind];
    let mut name = kind;
    while let Some(word) = words.next() {
        let count = word.parse::<u64>().is_ok();
        let number = word.parse::<i64>().is_ok();
        let thousandths = word.parse::<u16>().is_ok_and(|n| n <= 1000);
        form.push(match (kind, name) {
            ("info", "seldepth" | "nodes" | "nps" | "time") if count => "COUNT",
            ("info", "hashfull") if thousandths => "THOUSANDTHS",
            ("info", "cp") | ("eval", _) if number => "NUMBER",
            ("info", "pv") if is_move(word) => {
                while words.next_if(|word| is_move(word)).is_some() {}
                "MOVES"
            }
            ("bestmove", "bestmove" | "ponder") if is_move(word) => "MOVE",
            ("review" | "judge", "best") if is_move(word) => "MOVE",
            ("review" | "judge", "cp") if number => "NUMBER",
            ("review" | "judge", "drop") if count => "COUNT",
            ("review", "accuracy") if word.parse::<f64>().is_ok() => "NUMBER",
            ("review" | "judge", "wdl") if thousandths => {
                let is_share = |word: &&str| word.parse::<u16>().is_ok_and(|n| n <= 1000);
                while words.next_if(is_share).is_some() {}
                "THOUSANDTHS"
            }
            ("review" | "judge", "pv" | "refutation") if is_move(word) => {
                while words.next_if(|word| is_move(word)).is_some() {}
                "MOVES"
            }
            _ => word,
        });
        name = word;
    }
    form.join(" ")
}

/// Whether this is a move of one of the games.
fn is_move(word: &str) -> bool {
    let labyrinth = word.parse::<MarkedMove>();
    word.parse::<Move>().is_ok_and(|mv| mv.to_string() == word)
        || labyrinth.is_ok_and(|mv| mv.to_string() == word)
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
fn conversations_are_as_the_manual_has_them() {
    let blocks = blocks();
    assert!(blocks.len() >= 10, "only {} conversations", blocks.len());
    // Another build of the engine, such as WebAssembly, reads no files.
    let reads_files = std::env::var_os("AKHET_ENGINE").is_none();
    let names_file = |(_, step): &(usize, Step<'_>)| matches!(step, Step::Send(line) if line.contains("BookFile") || line.starts_with("genfens "));
    for block in &blocks {
        if reads_files || !block.iter().any(names_file) {
            hold(block);
        }
    }
}

/// The same with a conversation without threads, which reads lines during a search only if that runs until
/// `stop`: first all the input, then all the answers.
#[test]
fn conversations_without_threads_are_the_same() {
    ship(include_bytes!("../../books/akhet.book")).unwrap();
    for block in &blocks() {
        let said = block.iter().filter_map(|(_, step)| match step {
            Step::Send(text) => Some((*text).to_owned()),
            _ => None,
        });
        let mut answers = answers(said.collect()).into_iter();
        let mut skipping = false;
        for (number, step) in block {
            match step {
                Step::Send(_) => {}
                Step::Skip => skipping = true,
                Step::Expect(pattern) => loop {
                    let line = answers.next().unwrap_or_else(|| {
                        panic!("protocol.md, line {number}: no '{pattern}'");
                    });
                    if matches(pattern, &line) {
                        skipping = false;
                        break;
                    }
                    assert!(
                        skipping,
                        "protocol.md, line {number}: expected\n  {pattern}\nnot\n  {line}"
                    );
                },
            }
        }
        assert_eq!(answers.next(), None);
    }
}

/// All the answers of a conversation without threads to these lines.
fn answers(lines: VecDeque<String>) -> Vec<String> {
    let lines = Rc::new(RefCell::new(lines));
    let output = Output::default();
    let running = Rc::new(Cell::new(false));
    let next = {
        let (lines, running) = (Rc::clone(&lines), Rc::clone(&running));
        move |_| {
            let line = running.get().then(|| lines.borrow_mut().pop_front())??;
            running.set(line != "stop");
            Some(line.into_bytes())
        }
    };
    let conversation = Conversation::alone(output.clone(), PERMISSIONS, next).unwrap();
    loop {
        let line = lines.borrow_mut().pop_front();
        let Some(line) = line else { break };
        running.set(["go infinite", "solve 8"].contains(&line.as_str()));
        let goes_on = conversation.line(line.clone().into_bytes()).unwrap();
        assert_eq!(goes_on, line != "quit");
    }
    output.lines()
}

/// The permissions of the program, whose files are those of the repository.
const PERMISSIONS: Permissions = Permissions {
    files: Some(&Files {
        read: |file, max| read_regular_at_most(&root().join(file), max),
        write: |file, _| panic!("{} is written", file.display()),
    }),
    ..Permissions::ALL
};

/// An output that can be read back.
#[derive(Clone, Default)]
struct Output(Rc<RefCell<Vec<u8>>>);

impl Output {
    fn lines(&self) -> Vec<String> {
        let text = String::from_utf8(self.0.borrow().clone()).unwrap();
        text.lines().map(str::to_owned).collect()
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_conversation_with_a_search_thread_is_woken_for_each_answer() {
    let output = Output::default();
    let (sender, woken) = channel();
    let wake = move || sender.send(()).unwrap_or_default();
    let conversation = Conversation::new(output.clone(), Permissions::ALL, wake).unwrap();
    for line in ["go infinite", "isready", "stop"] {
        assert!(conversation.line(line.into()).unwrap());
    }
    while !output
        .lines()
        .iter()
        .any(|line| line.starts_with("bestmove "))
    {
        woken.recv_timeout(PATIENCE).unwrap();
        assert!(conversation.write().unwrap());
    }
    assert!(output.lines().contains(&"readyok".to_owned()));
    assert!(!conversation.line(b"quit".to_vec()).unwrap());
}

#[test]
fn a_conversation_of_questions_searches_nothing() {
    for (game, start) in [("laserchess", "setup ace"), ("labyrinth", "deal 5 2")] {
        let output = Output::default();
        let conversation =
            Conversation::alone(output.clone(), Permissions::QUESTIONS, |_| None).unwrap();
        let ask = |line: &str| {
            let before = output.lines().len();
            assert!(conversation.line(line.into()).unwrap());
            output.lines().split_off(before)
        };
        let setting = format!("setoption name UCI_Variant value {game}");
        assert_eq!(ask(&setting), [""; 0]);
        let declared = ask("uci");
        assert!(declared.contains(&"option name Hash type spin default 1 min 1 max 1".to_owned()));
        assert_eq!(ask(&format!("position {start}")), [""; 0]);
        let refused = "there is no search and no evaluation for this connection";
        let searches: &[&str] = match game {
            "labyrinth" => &["go", "bench", "eval", "review"],
            _ => &["go", "bench", "eval", "review", "judge", "solve", "book"],
        };
        for line in [
            "go depth 1",
            "go perft 1",
            "bench 1",
            "eval",
            "review",
            "judge c5R",
            "solve 1",
            "book",
        ] {
            let word = line.split(' ').next().unwrap();
            if searches.contains(&word) {
                let answer = ask(line);
                assert!(answer[0].contains(refused), "{line}: {answer:?}");
                let is_go = line == "go depth 1";
                assert_eq!(answer.len(), 1 + usize::from(is_go), "{line}: {answer:?}");
            }
        }
        // Every other command is answered as usual.
        let names = match game {
            "labyrinth" => commands::<LabyrinthRecord>().collect::<Vec<_>>(),
            _ => commands::<Record>().collect(),
        };
        for word in names
            .into_iter()
            .filter(|word| !searches.contains(word) && *word != "quit")
        {
            let answer = ask(word);
            assert!(
                !answer.iter().any(|line| line.contains(refused)),
                "{word}: {answer:?}"
            );
        }
        assert!(ask("moves")[0].len() > 100);
    }
}

#[test]
fn a_game_of_a_conversation_of_questions_has_a_limit() {
    let output = Output::default();
    let conversation =
        Conversation::alone(output.clone(), Permissions::QUESTIONS, |_| None).unwrap();
    let rounds = "c1R h8R c1L h8L ".repeat(Permissions::QUESTIONS.max_moves / 4);
    let play = |line: &str| assert!(conversation.line(line.into()).unwrap());
    play(&format!("moves {rounds}"));
    assert_eq!(output.lines(), [""; 0]);
    for line in [
        "moves c1R",
        "play c1R",
        &format!("position startpos moves {rounds} c1R"),
    ] {
        play(line);
        let last = output.lines().pop();
        let error = "info string error a game has at most 10000 moves for this connection";
        assert_eq!(last.as_deref(), Some(error), "{line}");
        play("isready");
    }
}

/// The comparison must distinguish lines.
#[test]
fn only_what_a_search_decides_may_differ() {
    let line = "info depth 2 seldepth 3 multipv 1 score cp 8 nodes 345 nps 400232 hashfull 0 time 0 pv h4R";
    let differs = |from: &str, to: &str| !matches(line, &line.replacen(from, to, 1));
    for (from, to) in [
        ("400232", "17"),
        ("time 0", "time 12"),
        ("345", "346"),
        ("seldepth 3", "seldepth 11"),
        ("cp 8", "cp -17"),
        ("hashfull 0", "hashfull 1000"),
        ("h4R", "h4L d1e2 a1R"),
    ] {
        assert!(!differs(from, to), "{to}");
    }
    for (from, to) in [
        ("depth 2", "depth 3"),
        ("multipv 1", "multipv 2"),
        ("cp 8", "mate 8"),
        ("cp 8", "cp 8 lowerbound"),
        ("cp 8", "cp x"),
        ("345", "-345"),
        ("345", ""),
        ("400232", "inf"),
        ("hashfull 0", "hashfull 1001"),
        (" pv h4R", ""),
        ("h4R", ""),
        ("h4R", "h4X"),
        ("h4R", "h4R ponder"),
        ("info", "Info"),
    ] {
        assert!(differs(from, to), "{to}");
    }
    let win = "info depth 1 score mate 1 nodes 14 pv i5j5";
    assert!(!matches(win, &win.replace("mate 1", "mate 2")));
    assert!(matches(
        "bestmove c4b3 ponder a4L",
        "bestmove e1e2 ponder e8e7"
    ));
    for other in [
        "bestmove e1e2",
        "bestmove none",
        "bestmove e1e2 ponder none",
        "bestmove e1e2 e8e7",
    ] {
        assert!(!matches("bestmove c4b3 ponder a4L", other), "{other}");
    }
    assert!(!matches("bestmove none", "bestmove e1e2"));
    let term = "eval pairs blue 1 red -2";
    assert!(matches(term, "eval pairs blue 31 red 0"));
    assert!(!matches(term, "eval trios blue 1 red -2"));
    assert!(!matches(term, "eval pairs blue 1 red"));
    let ply = "review ply 2 of 2 move c5c6 score cp -44 wdl 213 453 334 best c5c6 drop 0 pv c5c6";
    for (from, to, same) in [
        ("cp -44", "cp 12", true),
        ("213 453 334", "1 2 997", true),
        ("best c5c6", "best c5d6", true),
        ("drop 0", "drop 7", true),
        ("pv c5c6", "pv c5d6 e1e2", true),
        ("ply 2", "ply 1", false),
        ("of 2", "of 3", false),
        ("move c5c6", "move c5d6", false),
        ("cp -44", "mate 2", false),
        ("drop 0", "drop 7 mark blunder", false),
    ] {
        assert_eq!(matches(ply, &ply.replace(from, to)), same, "{to}");
    }
    let judged = "judge move c5R score cp 9 wdl 1 2 997 best c5c6 drop 5 verdict right pv c5c6 refutation a8L";
    for (from, to, same) in [
        ("refutation a8L", "refutation a8R c5c6", true),
        ("drop 5", "drop 0", true),
        ("right", "slower", false),
        (" refutation a8L", "", false),
    ] {
        assert_eq!(matches(judged, &judged.replace(from, to)), same, "{to}");
    }
    // Nothing else may differ.
    for (pattern, line) in [
        ("response 2", "response 3"),
        ("undone a8R", "undone a8L"),
        ("it stands for time 2 of 3", "it stands for time 1 of 3"),
        ("e1d1: 1", "e1d1: 2"),
    ] {
        assert!(!matches(pattern, line), "{line}");
    }
    assert!(matches("bestmove ...", "bestmove e1e2"));
    assert!(!matches("bestmove ...", "info string"));
}

#[test]
fn every_command_is_described() {
    let all = commands::<Record>().chain(commands::<LabyrinthRecord>());
    for command in all.chain(["go perft"]) {
        let described = PROTOCOL.contains(&format!("`{command}`"))
            || PROTOCOL.contains(&format!("`{command} "));
        assert!(described, "protocol.md has no `{command}`");
    }
}

/// An option: its name, its type, and what follows those in its declaration.
type Declared = (String, String, String);

/// The table of options under this heading, as declarations.
fn table(heading: &str) -> Vec<Declared> {
    let (_, section) = PROTOCOL.split_once(&format!("\n{heading}\n")).unwrap();
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
            "check" | "string" => format!("default {}", default.trim_matches('`')),
            _ => default.to_string() + range,
        };
        (name.trim_matches('`').to_owned(), kind.to_string(), rest)
    })
    .collect()
}

/// What the handshake declares.
fn declared(engine: &mut Engine) -> Vec<Declared> {
    let lines = engine.ask("uci");
    let options = lines
        .iter()
        .filter_map(|line| line.strip_prefix("option name "));
    options
        .map(|option| {
            let (name, rest) = option.split_once(" type ").unwrap();
            let (kind, rest) = rest.split_once(' ').unwrap_or((rest, ""));
            (name.to_owned(), kind.to_owned(), rest.to_owned())
        })
        .collect()
}

#[test]
fn the_tables_of_options_agree_with_the_handshakes() {
    let mut engine = Engine::start();
    let laser = declared(&mut engine);
    assert_eq!(laser, table("## Options"));
    engine.silent("setoption name UCI_Variant value labyrinth");
    let labyrinth = declared(&mut engine);
    assert_eq!(labyrinth, table("### Options of Labyrinth"));
    assert!(laser.len() > 5 && labyrinth.len() > 5 && laser != labyrinth);
    engine.end();
}
