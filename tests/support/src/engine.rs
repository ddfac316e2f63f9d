//! The built program, driven through its pipes. A wait longer than [`PATIENCE`] fails the test and shows the
//! conversation so far.
use akhet::laser::bench::POSITIONS;
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{env, fs};
use tempfile::TempDir;

/// The longest wait for anything: far more than a busy machine needs.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The start of an error line.
pub const ERROR: &str = "info string error ";

/// Blue wins with i5j5, whose shot hits Red's King on c5 along the rank.
pub const WIN_IN_ONE: &str = "ls9/10/10/2k5Ps1/10/10/10/4K4Ln b";
/// Blue's move f1g1 loses to Red's second move.
pub const LOSING: &str = "ls3kPnpe3/3ds1de4/3pspe2Se2/10/2Sn2Pnsn3/1se7Ps/pn9/4psK3Ln b 13";
/// Only Kings and Lasers, and no King can be hit soon.
pub const QUIET: &str = "ls9/10/10/4k5/4K5/10/10/9Ln b";

/// What tests of time limits allow beyond the limit: far more than a busy machine adds.
pub const GENEROUS: Duration = Duration::from_secs(10);

/// How many of the last lines are shown when a test fails.
const SHOWN: usize = 60;

/// A running program.
pub struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
    errors: Option<JoinHandle<String>>,
    seen: VecDeque<String>,
}

/// The output of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// The lines `info depth ...`, without the numbers that change from run to run.
    pub infos: Vec<String>,
    /// The words after `bestmove`.
    pub answer: Vec<String>,
}

impl Search {
    /// The move to play.
    pub fn best(&self) -> &str {
        &self.answer[0]
    }
}

/// The exit code and the output of a program that has exited.
#[derive(Debug)]
pub struct Finished {
    pub code: Option<i32>,
    pub lines: Vec<String>,
    pub errors: String,
}

impl Finished {
    /// The lines of a program that has succeeded.
    pub fn success(self) -> Vec<String> {
        assert_eq!((self.code, self.errors.as_str()), (Some(0), ""));
        self.lines
    }
}

/// The path of the built program.
pub fn path() -> PathBuf {
    // Cargo sets it for the tests of the program's package.
    env::var_os("CARGO_BIN_EXE_akhet")
        .expect("Cargo runs the test")
        .into()
}

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The text of a file of the repository.
pub fn read_repository(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect("the file is there")
}

/// The program, started in the root of the repository.
pub fn program() -> Command {
    let mut command = Command::new(path());
    command.current_dir(root());
    command
}

/// Runs the program with these arguments and no input until it ends.
pub fn run<S: AsRef<str>>(arguments: &[S]) -> Finished {
    let mut command = program();
    command.args(arguments.iter().map(AsRef::as_ref));
    run_command(command)
}

/// Runs this command with no input until it ends.
pub fn run_command(command: Command) -> Finished {
    let mut engine = Engine::spawn(command, usize::MAX);
    engine.close_input();
    engine.finish()
}

/// Starts a program and discards its output.
pub fn spawn_silent(mut command: Command) -> Child {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("the program starts")
}

/// Sends a process a signal, such as `INT`.
pub fn signal(child: &Child, name: &str) {
    let mut kill = Command::new("kill");
    kill.args([format!("-{name}"), child.id().to_string()]);
    assert!(kill.status().unwrap().success());
}

/// Waits until `holds` returns true.
pub fn wait_until(what: &str, mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < PATIENCE, "not yet: {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// A folder in which a test runs the program.
pub struct Folder(TempDir);

impl Folder {
    /// A folder with these files.
    pub fn with(files: &[(&str, &str)]) -> Folder {
        let folder = Folder(TempDir::new().expect("a folder can be made"));
        for (name, text) in files {
            fs::write(folder.path(name), text).expect("which can be written to");
        }
        folder
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("the file is there")
    }

    /// The program with these arguments.
    pub fn command(&self, words: &str) -> Command {
        let mut command = program();
        command.args(words.split_whitespace());
        command.current_dir(self.0.path());
        command
    }

    /// Runs the program, which must end with this exit code.
    pub fn ends(&self, code: i32, words: &str) -> Finished {
        let finished = run_command(self.command(words));
        assert_eq!(finished.code, Some(code), "{words}\n{finished:#?}");
        finished
    }
}

impl Engine {
    /// Starts the program as a GUI does.
    pub fn start() -> Engine {
        Engine::start_reading(usize::MAX)
    }

    /// Starts the program, and closes its output after this many lines.
    pub fn start_reading(lines: usize) -> Engine {
        let Ok(other) = env::var("AKHET_ENGINE") else {
            return Engine::spawn(program(), lines);
        };
        // Another build of the engine, such as `node folder/akhet.js`.
        let mut words = other.split_whitespace();
        let mut command = Command::new(words.next().expect("AKHET_ENGINE names a program"));
        command.args(words);
        Engine::spawn(command, lines)
    }

    /// Starts the program of this command, and closes its output after this many lines.
    pub fn spawn(mut command: Command, lines: usize) -> Engine {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut errors = child.stderr.take().unwrap();
        let (sender, receiver) = channel();
        thread::spawn(move || {
            for _ in 0..lines {
                let mut bytes = Vec::new();
                if !matches!(output.read_until(b'\n', &mut bytes), Ok(1..)) {
                    break;
                }
                bytes.pop_if(|last| *last == b'\n');
                let _ = sender.send(String::from_utf8_lossy(&bytes).into_owned());
            }
            // In this order: the end of the channel means that the pipe is closed.
            drop(output);
            drop(sender);
        });
        let errors = thread::spawn(move || {
            let mut text = Vec::new();
            let _ = errors.read_to_end(&mut text);
            String::from_utf8_lossy(&text).into_owned()
        });
        Engine {
            input: child.stdin.take(),
            child,
            output: receiver,
            errors: Some(errors),
            seen: VecDeque::new(),
        }
    }

    fn saw(&mut self, mark: char, line: &str) {
        let short: String = line.chars().take(160).collect();
        self.seen.push_back(format!("{mark} {short}"));
        if self.seen.len() > SHOWN {
            self.seen.pop_front();
        }
    }

    /// Fails the test and shows the conversation so far.
    pub fn fail(&self, what: &str) -> ! {
        let seen: Vec<&str> = self.seen.iter().map(String::as_str).collect();
        panic!("{what}\nThe conversation so far:\n{}", seen.join("\n"));
    }

    /// Sends a line.
    pub fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    /// Sends these bytes as they are.
    pub fn send_bytes(&mut self, bytes: &[u8]) {
        let start = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
        self.saw('>', start.trim_end_matches('\n'));
        if let Err(error) = self.try_send_bytes(bytes) {
            self.fail(&format!("the engine does not read: {error}"));
        }
    }

    /// Sends bytes to a program that may have exited.
    pub fn try_send_bytes(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(bytes).and_then(|()| input.flush())
    }

    /// Closes the input.
    pub fn close_input(&mut self) {
        self.input = None;
    }

    /// The next line; `None` if the output has ended.
    pub fn next_line(&mut self) -> Option<String> {
        match self.output.recv_timeout(PATIENCE) {
            Ok(line) => {
                self.saw('<', &line);
                Some(line)
            }
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => self.fail("no line comes"),
        }
    }

    /// The next line; fails the test if the output has ended.
    pub fn line(&mut self) -> String {
        match self.next_line() {
            Some(line) => line,
            None => {
                let status = self.wait_exit(PATIENCE);
                let errors = self.errors();
                self.fail(&format!("the output has ended ({status}): {errors}"));
            }
        }
    }

    /// The next line, which must begin with this text.
    pub fn expect(&mut self, prefix: &str) -> String {
        let line = self.line();
        if !line.starts_with(prefix) {
            self.fail(&format!("expected '{prefix}...', not '{line}'"));
        }
        line
    }

    /// All lines up to and including the first that begins with this text.
    pub fn until(&mut self, prefix: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().is_some_and(|line| line.starts_with(prefix)) {
                return lines;
            }
        }
    }

    /// All lines that answer a line, except the reports of a running search.
    pub fn ask(&mut self, line: &str) -> Vec<String> {
        self.ask_bytes(format!("{line}\n").as_bytes())
    }

    /// [`ask`](Engine::ask) for bytes that end with a newline.
    pub fn ask_bytes(&mut self, bytes: &[u8]) -> Vec<String> {
        self.send_bytes(bytes);
        self.send("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines.retain(|line| !line.starts_with("info depth "));
        lines
    }

    /// The one line that answers a line.
    pub fn answer(&mut self, line: &str) -> String {
        let mut lines = self.ask(line);
        match (lines.pop(), lines.as_slice()) {
            (Some(line), []) => line,
            _ => self.fail("expected exactly one line"),
        }
    }

    /// Sends a line that must have no answer.
    pub fn silent(&mut self, line: &str) {
        let lines = self.ask(line);
        if !lines.is_empty() {
            self.fail(&format!("expected no answer, not {lines:?}"));
        }
    }

    /// Sends a line that must be refused, and returns the error message.
    pub fn refused(&mut self, line: &str) -> String {
        self.refused_bytes(format!("{line}\n").as_bytes())
    }

    /// [`refused`](Engine::refused) for bytes that end with a newline.
    pub fn refused_bytes(&mut self, bytes: &[u8]) -> String {
        let lines = self.ask_bytes(bytes);
        // A refused `go` is answered too, since clients wait for `bestmove`.
        let is_go = bytes.starts_with(b"go ") && !bytes.starts_with(b"go perft");
        let answer: &[&str] = if is_go { &["bestmove none"] } else { &[] };
        match lines.as_slice() {
            [line, rest @ ..] if line.starts_with(ERROR) && rest == answer => {
                if line.len() > 800 || line.chars().any(char::is_control) {
                    self.fail(&format!("too long or not printable: {line:?}"));
                }
                line[ERROR.len()..].to_owned()
            }
            _ => self.fail(&format!("expected one error line, not {lines:?}")),
        }
    }

    /// The state of the game, as far as it can be asked for.
    pub fn state(&mut self) -> Vec<String> {
        ["d", "moves", "query repetitions", "query result"]
            .into_iter()
            .flat_map(|line| self.ask(line))
            .collect()
    }

    /// The position on the board.
    pub fn fen(&mut self) -> String {
        let line = self.answer("query fen");
        match line.strip_prefix("response ") {
            Some(fen) => fen.to_owned(),
            None => self.fail("the position is not answered"),
        }
    }

    /// The legal moves.
    pub fn moves(&mut self) -> Vec<String> {
        let line = self.answer("moves");
        line.split(' ').skip(1).map(str::to_owned).collect()
    }

    /// Sends a `go` and waits for its answer.
    pub fn go(&mut self, line: &str) -> Search {
        self.send(line);
        self.answered()
    }

    /// Waits for the answer of the running search.
    pub fn answered(&mut self) -> Search {
        let mut lines = self.until("bestmove ");
        let answer = lines.pop().unwrap_or_default();
        if let Some(line) = lines.iter().find(|line| !line.starts_with("info depth ")) {
            self.fail(&format!("'{line}' does not belong to a search"));
        }
        Search {
            infos: lines.iter().map(|line| without_times(line)).collect(),
            answer: answer.split(' ').skip(1).map(str::to_owned).collect(),
        }
    }

    /// Waits for the program to end.
    pub fn wait_exit(&mut self, patience: Duration) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self
                .child
                .try_wait()
                .expect("the program can be waited for")
            {
                return status;
            }
            if start.elapsed() > patience {
                self.fail("the program does not end");
            }
            // The standard library has no wait with a timeout.
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Reads the rest of the output and waits for the program to end.
    pub fn finish(mut self) -> Finished {
        let mut lines = Vec::new();
        while let Some(line) = self.next_line() {
            lines.push(line);
        }
        Finished {
            code: self.wait_exit(PATIENCE).code(),
            lines,
            errors: self.errors(),
        }
    }

    /// What the program wrote to standard error before it exited.
    fn errors(&mut self) -> String {
        let errors = self.errors.take().and_then(|errors| errors.join().ok());
        errors.unwrap_or_default()
    }

    /// Closes the input and checks that the program writes nothing more and succeeds.
    pub fn end(mut self) {
        self.close_input();
        self.ended(&[]);
    }

    /// Checks that the program succeeds and these are the last lines that it writes.
    pub fn ended(self, last: &[&str]) {
        assert_eq!(self.succeeds(), last);
    }

    /// The rest of the output of a program that succeeds.
    pub fn succeeds(self) -> Vec<String> {
        self.finish().success()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A search report without the numbers after `time` and `nps`. Other lines are unchanged.
pub fn without_times(line: &str) -> String {
    if !line.starts_with("info depth ") {
        return line.to_owned();
    }
    let mut before = "";
    let words = line.split(' ').map(|word| {
        let timed = matches!(before, "time" | "nps") && word.parse::<u64>().is_ok();
        before = word;
        if timed { "_" } else { word }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The word that follows this one in a line.
pub fn word_after<'a>(line: &'a str, name: &str) -> &'a str {
    let mut words = line.split(' ');
    words.find(|&word| word == name);
    words
        .next()
        .unwrap_or_else(|| panic!("no {name} in '{line}'"))
}

/// Checks that a line is refused with a message that contains `fault` and changes nothing.
pub fn check_refused(engine: &mut Engine, line: &str, fault: &str) {
    let before = engine.state();
    let message = engine.refused(line);
    assert!(
        message.contains(fault),
        "'{line:.200}': '{message}' lacks '{fault}'"
    );
    assert_eq!(engine.state(), before, "after '{line:.200}'");
}

/// Runs [`check_refused`] for each line and its fault, then checks that the game continues.
pub fn check_all_refused<S: AsRef<str>>(lines: &[(S, S)]) {
    let mut engine = Engine::start();
    engine.silent("position setup grail moves j1L");
    for (line, fault) in lines {
        check_refused(&mut engine, line.as_ref(), fault.as_ref());
    }
    assert!(engine.answer("play f7e7").ends_with(" end out n result *"));
    engine.end();
}

/// Runs `check` for each position of the bench, set up on the engine's board.
pub fn at_each_position(check: impl Fn(&mut Engine, &str)) {
    let mut engine = Engine::start();
    for fen in POSITIONS {
        engine.silent(&format!("position fen {fen}"));
        check(&mut engine, fen);
    }
    engine.end();
}

/// Checks that the search of `first` answers while that of `second` still runs.
pub fn check_answers_first(first: &mut Engine, second: &mut Engine) {
    first.answered();
    second.send("isready");
    let lines = second.until("readyok");
    let answered = lines.iter().any(|line| line.starts_with("bestmove "));
    assert!(!answered, "{lines:?}");
    second.send("stop");
    second.answered();
}

/// The score of an `info` line as a number for comparison, with mates beyond all other scores.
pub fn score_of(info: &str) -> i64 {
    let number: i64 = info
        .split(" score ")
        .nth(1)
        .and_then(|rest| rest.split(' ').nth(1))
        .and_then(|word| word.parse().ok())
        .unwrap_or_else(|| panic!("no score in '{info}'"));
    match word_after(info, "score") {
        "mate" if number > 0 => 1_000_000 - number,
        "mate" => -1_000_000 - number,
        _ => number,
    }
}

/// The first word of a text.
pub fn first_word(text: &str) -> String {
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// Pseudo-random numbers, the same on every run.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}
