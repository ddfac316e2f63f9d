//! Random lines: each is understood or refused with an error message, and the engine keeps running.

use akhet::game::Variant;
use akhet::labyrinth::rules::{Record as LabyrinthRecord, Slide};
use akhet::laser::rules::{Move, Record};
use akhet::protocol::{
    Adapter, Command, Control, GameCommand, NO_MOVE, Permissions, is_search, labyrinth, laser,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::sync::LazyLock;
use test_support::engine::{ERROR, Engine};

/// Every line sent in the conversations of `protocol.md`.
static CORPUS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let protocol = include_str!("../../protocol.md");
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

/// Parses a line as a command of a game. An error message must be short and printable.
fn check_parse<G: Adapter>(line: &str) -> Result<Option<Command<G>>, TestCaseError> {
    match Command::parse(line, &Permissions::ALL) {
        Ok(command) => Ok(Some(command)),
        Err(error) => {
            let message = error.to_string();
            prop_assert!(!message.chars().any(char::is_control), "{message:?}");
            prop_assert!(message.len() < 800, "{message}");
            // At most forty characters are quoted, more only by escaping.
            let escaped = message.contains('\\');
            prop_assert!(escaped || message.chars().count() < 400, "{message}");
            prop_assert!(!line.trim_ascii().is_empty());
            Ok(None)
        }
    }
}

/// [`check_parse`] for all games.
fn check_parse_all(line: &str) -> Result<(), TestCaseError> {
    check_parse::<Record>(line)?;
    check_parse::<LabyrinthRecord>(line)?;
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 4000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_read_or_refused(line in any::<String>()) {
        check_parse_all(&line)?;
    }

    #[test]
    fn any_words_after_a_command_are_read_or_refused(
        line in select(CORPUS.clone()),
        words in prop::collection::vec(word(), 0..6),
    ) {
        let first = line.split(' ').next().unwrap_or_default();
        check_parse_all(&format!("{first} {}", words.join(" ")))?;
    }

    #[test]
    fn mutated_lines_are_read_or_refused(line in mutated()) {
        check_parse_all(&line)?;
    }
}

/// The expected answer to a valid line.
enum Expected {
    /// Lines with their own tests: they end the program, write files, or take memory.
    Untested,
    /// A search.
    Search,
    /// Work that `stop` ends: the mark that each line but the last contains, and the possible
    /// beginnings of the last.
    Work(&'static str, &'static [&'static str]),
    /// A number of lines in this range, unless it is refused.
    Lines(usize, usize),
    /// `readyok`.
    Ready,
    /// No answer; afterwards this is the current game.
    Game(Variant),
}

/// What is expected of a command; `display` is for `d`, `extra` for the commands of one game.
fn expected<G: Adapter>(
    command: &Command<G>,
    display: (usize, usize),
    extra: impl Fn(&G::Extra) -> Expected,
) -> Expected {
    let command = match command {
        Command::Control(Control::Quit) => return Expected::Untested,
        Command::Control(Control::IsReady) => return Expected::Ready,
        Command::Control(_) => return Expected::Lines(0, 0),
        Command::Game(command) => command,
    };
    match command {
        GameCommand::Svg(Some(_)) | GameCommand::Bench(_) => Expected::Untested,
        GameCommand::Go(_) => Expected::Search,
        GameCommand::Perft(_) => {
            Expected::Work(": ", &["info string perft stopped", "Nodes searched: "])
        }
        GameCommand::Moves
        | GameCommand::Query(_)
        | GameCommand::Undo
        | GameCommand::Svg(None)
        | GameCommand::Board
        | GameCommand::Transcript => Expected::Lines(1, 1),
        GameCommand::Play(moves) => Expected::Lines(moves.len(), moves.len()),
        GameCommand::Display => Expected::Lines(display.0, display.1),
        GameCommand::Eval => Expected::Lines(2, 30),
        GameCommand::Opponents => Expected::Lines(7, 7),
        GameCommand::Help => Expected::Lines(20, 40),
        GameCommand::Handshake(_) => Expected::Lines(5, 40),
        GameCommand::SetOption(setting) => match setting.name {
            "Hash" if setting.value.parse::<u32>().is_ok_and(|hash| hash >= 64) => {
                Expected::Untested
            }
            "UCI_Variant" => Expected::Game(setting.value.parse().expect("a game")),
            _ => Expected::Lines(0, 0),
        },
        GameCommand::Extra(command) => extra(command),
        _ => Expected::Lines(0, 0),
    }
}

fn expected_in_laser_chess(command: &Command<Record>) -> Expected {
    expected(command, (31, 32), |extra| match extra {
        laser::Extra::Review(_) => Expected::Work("review ", &["reviewok"]),
        laser::Extra::Judge(..) => Expected::Work("judge ", &["judgeok"]),
        laser::Extra::Solve(_)
        | laser::Extra::SolveWithin(_)
        | laser::Extra::SolveCertificate(_) => Expected::Work("", &["solved "]),
        laser::Extra::Genfens(_) => Expected::Work("info string genfens ", &["genfensok"]),
        laser::Extra::Gensetups(_) => Expected::Work("info string gensetups ", &["gensetupsok"]),
        laser::Extra::Beam(None) => Expected::Lines(2, 2),
        laser::Extra::Beam(Some(_)) | laser::Extra::Claim | laser::Extra::Flip => {
            Expected::Lines(1, 1)
        }
        // No position has more moves.
        laser::Extra::Shot(_) | laser::Extra::Book => Expected::Lines(1, Move::MAX + 1),
    })
}

fn expected_in_labyrinth(command: &Command<LabyrinthRecord>) -> Expected {
    const DISPLAY: (usize, usize) = (28, 34);
    expected(command, DISPLAY, |extra| match extra {
        labyrinth::Extra::Display(_) => Expected::Lines(DISPLAY.0, DISPLAY.1),
        labyrinth::Extra::Transcript(_)
        | labyrinth::Extra::Fen(_)
        | labyrinth::Extra::Found(..)
        | labyrinth::Extra::Card(..) => Expected::Lines(1, 1),
        labyrinth::Extra::Players(_) => Expected::Lines(2, 4),
        labyrinth::Extra::Slides(slides) => match slides.len() {
            0 => Expected::Lines(1, Slide::MAX + 1),
            count => Expected::Lines(count + 1, count + 1),
        },
        labyrinth::Extra::Paths(moves) => Expected::Lines(moves.len(), moves.len()),
        labyrinth::Extra::Review(_) => Expected::Work("review ", &["reviewok"]),
    })
}

/// Sends a line and checks its answer. `game` is the current game.
fn check_answers(engine: &mut Engine, line: &str, game: &mut Variant) -> Result<(), TestCaseError> {
    let expected = match game {
        Variant::LaserChess => check_parse(line)?.as_ref().map(expected_in_laser_chess),
        Variant::Labyrinth => check_parse(line)?.as_ref().map(expected_in_labyrinth),
    };
    let (least, most) = match expected {
        Some(Expected::Untested) => return Ok(()),
        Some(Expected::Search) => return check_search(engine, line),
        Some(Expected::Work(mark, ends)) => return check_work(engine, line, mark, ends),
        Some(Expected::Ready) => {
            engine.send(line);
            engine.expect("readyok");
            return Ok(());
        }
        Some(Expected::Game(next)) => {
            *game = next;
            (0, 0)
        }
        Some(Expected::Lines(least, most)) => (least, most),
        None if line.trim_ascii().is_empty() => (0, 0),
        // It is refused.
        None => (1, 1),
    };
    let lines = engine.ask(line);
    let refused = match lines.as_slice() {
        [error] => error.starts_with(ERROR) && !is_search(line),
        [error, answer] => error.starts_with(ERROR) && is_search(line) && answer == NO_MOVE,
        _ => false,
    };
    let right = (least..=most).contains(&lines.len()) && expected.is_some();
    let blank = line.trim_ascii().is_empty() && lines.is_empty();
    prop_assert!(refused || right || blank, "{line}: {lines:?}");
    for line in lines {
        prop_assert!(!line.chars().any(char::is_control), "{line:?}");
    }
    Ok(())
}

/// Sends a `go` and `stop`.
fn check_search(engine: &mut Engine, line: &str) -> Result<(), TestCaseError> {
    engine.send(line);
    engine.send("stop");
    loop {
        let answer = engine.line();
        if answer.starts_with("bestmove ") {
            return Ok(());
        }
        prop_assert!(answer.starts_with("info "), "{line}: {answer}");
    }
}

/// Sends a line that starts other work, and `stop`.
fn check_work(
    engine: &mut Engine,
    line: &str,
    mark: &str,
    ends: &[&str],
) -> Result<(), TestCaseError> {
    engine.send(line);
    engine.send("stop");
    loop {
        let answer = engine.line();
        let reasons = [
            "game is over",
            "genfens: ",
            "judge: move 1 ",
            "a sealed game is reviewed",
        ];
        let refused = answer.starts_with(ERROR) && reasons.iter().any(|why| answer.contains(why));
        if refused || ends.iter().any(|end| answer.starts_with(end)) {
            return Ok(());
        }
        prop_assert!(
            !mark.is_empty() && answer.contains(mark),
            "{line}: {answer}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 25,
        max_shrink_iters: 200,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_engine_survives_any_conversation(
        lines in prop::collection::vec(mutated(), 200),
        game in select(&Variant::ALL[..]),
    ) {
        let mut engine = Engine::start();
        engine.silent(&format!("setoption name UCI_Variant value {game}"));
        let mut game = game;
        for line in &lines {
            check_answers(&mut engine, line, &mut game)?;
        }
        engine.silent("position startpos");
        prop_assert!(!engine.go("go depth 1").infos.is_empty());
        engine.end();
    }
}
