//! An engine: a child process that is known only through its pipes.
//!
//! Three threads stand between the match and the process, so that nothing an engine does, or
//! leaves undone, can hold the match up: one writes to it, one reads its output line by line and
//! stamps each with its time, one keeps the end of what it says on its standard error.

use super::settings::EngineSettings;
use super::values::{Protocol, Scalar};
use crate::laser::rules::Rules;
use crate::lines::{Line, Quoted, read_line};
use std::collections::VecDeque;
use std::io::{BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How many lines of an engine wait to be looked at before it has to wait itself.
const WAITING_LINES: usize = 256;

/// So many of the last lines on an engine's standard error are kept, to be shown when it fails.
const KEPT_ERRORS: usize = 5;

/// How often a wait looks whether the match has been interrupted.
const TICK: Duration = Duration::from_millis(100);

/// How long an engine may take to end after `quit`.
const GRACE: Duration = Duration::from_secs(2);

/// How long an engine whose time is over may take to answer `stop`, unless patience ends before.
const STOP_GRACE: Duration = Duration::from_secs(10);

/// Why an engine gave no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// The program can not be started.
    #[error("cannot be started: {0}")]
    NotStarted(String),
    /// It does not know an option that it is told to set, or refuses the value.
    #[error("{0}")]
    Option(String),
    /// The process has ended.
    #[error("ended by itself: {0}")]
    Crash(String),
    /// The process runs and has closed its output.
    #[error("closed its output")]
    BrokenPipe,
    /// Nothing came for as long as the match has patience.
    #[error("does not answer")]
    Hang,
    /// The answer came, or was stopped, after the time was over.
    #[error("did not answer in time")]
    Late,
    /// The match is being interrupted; the engine is not at fault.
    #[error("interrupted")]
    Interrupted,
}

/// An engine's opinion of a position, as it is written in the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Score {
    /// Points for the engine's side, as its `score cp` gives them.
    Cp(i32),
    /// It wins, or with a negative number loses, in so many moves as the dialect counts them.
    Mate(i32),
}

impl Score {
    /// In points, with won and lost games beyond all others.
    pub fn points(self) -> i32 {
        match self {
            Score::Cp(points) => points,
            Score::Mate(moves) if moves > 0 => i32::MAX,
            Score::Mate(_) => -i32::MAX,
        }
    }
}

/// What an engine last reported of its search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The score of its best line.
    pub score: Option<Score>,
    /// The depth, in plies.
    pub depth: Option<u32>,
    /// Nodes searched.
    pub nodes: Option<u64>,
}

/// An engine's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The word after `bestmove`.
    pub best: String,
    /// What it reported last.
    pub report: Report,
    /// From the question to the answer.
    pub time: Duration,
}

/// How long waiting makes sense.
#[derive(Clone, Copy, Debug)]
pub struct Patience<'a> {
    /// For anything that no clock limits.
    pub limit: Duration,
    /// Set when the match is to end at once.
    pub interrupted: &'a AtomicBool,
}

struct Heard {
    line: String,
    at: Instant,
}

/// A running engine.
pub struct Engine {
    child: Child,
    input: Option<Sender<String>>,
    output: Receiver<Heard>,
    /// A line that came too late for whoever waited, and is for the next one who does.
    unheard: Option<Heard>,
    errors: Arc<Mutex<VecDeque<String>>>,
    /// Ends with the process's standard error.
    errors_thread: Option<JoinHandle<()>>,
    protocol: Protocol,
}

impl Engine {
    /// Starts an engine, and has it ready to play by these rules.
    ///
    /// # Errors
    /// When it can not be started, does not answer the handshake in time or does not take an
    /// option.
    pub fn start(
        settings: &EngineSettings,
        rules: Rules,
        patience: Patience<'_>,
    ) -> Result<Engine, Trouble> {
        let mut engine = Engine::spawn(settings)?;
        engine.handshake(settings, rules, patience)?;
        Ok(engine)
    }

    fn spawn(settings: &EngineSettings) -> Result<Engine, Trouble> {
        let not_started = |error: std::io::Error| Trouble::NotStarted(error.to_string());
        let mut command = Command::new(&settings.cmd);
        command
            .args(settings.arguments().unwrap_or_default())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        if let Some(dir) = &settings.dir {
            command.current_dir(dir);
        }
        // A Ctrl-C at the terminal is for the match, which then ends its engines itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(not_started)?;
        let (input, lines) = channel();
        let (sender, output) = sync_channel(WAITING_LINES);
        let errors = Arc::new(Mutex::new(VecDeque::new()));
        if let Some(pipe) = child.stdin.take() {
            spawn_thread(move || write_lines(pipe, &lines)).map_err(not_started)?;
        }
        if let Some(pipe) = child.stdout.take() {
            spawn_thread(move || read_output(pipe, &sender)).map_err(not_started)?;
        }
        let errors_pipe = child.stderr.take().map(|pipe| {
            let errors = Arc::clone(&errors);
            spawn_thread(move || keep_errors(pipe, &errors))
        });
        Ok(Engine {
            child,
            input: Some(input),
            output,
            unheard: None,
            errors,
            errors_thread: errors_pipe.transpose().map_err(not_started)?,
            protocol: settings.proto,
        })
    }

    fn handshake(
        &mut self,
        settings: &EngineSettings,
        rules: Rules,
        patience: Patience<'_>,
    ) -> Result<(), Trouble> {
        let protocol = settings.proto;
        self.send(protocol.word());
        let mut declared = Vec::new();
        self.until(protocol.ok(), patience, |line| {
            if let Some(name) = declared_option(line) {
                declared.push(name.to_owned());
            }
        })?;
        let knows = |name: &str| {
            declared
                .iter()
                .any(|known| known.eq_ignore_ascii_case(name))
        };
        let mut options = settings.option.clone();
        for (name, on) in [
            ("KingTurns", rules.king_turns),
            ("SwapOntoClosed", rules.swap_onto_closed),
        ] {
            // An engine of MIT's protocol always plays with King turns and need not say so.
            let implied = name == "KingTurns" && protocol == Protocol::Uki;
            if knows(name) || on && !implied {
                options.insert(name.to_owned(), Scalar(on.to_string()));
            }
        }
        for (name, value) in &options {
            if !knows(name) {
                return Err(Trouble::Option(format!(
                    "has no option '{}', it has {}",
                    Quoted::new(name),
                    Quoted::long(&declared.join(", "))
                )));
            }
            match value.0.as_str() {
                "" => self.send(&format!("setoption name {name}")),
                value => self.send(&format!("setoption name {name} value {value}")),
            }
        }
        let mut refused = None;
        self.send("isready");
        self.until("readyok", patience, |line| {
            if let Some(error) = line.strip_prefix("info string error ") {
                refused.get_or_insert_with(|| Quoted::long(error));
            }
        })?;
        match refused {
            Some(error) => Err(Trouble::Option(format!("refuses its options: {error}"))),
            None => Ok(()),
        }
    }

    /// Tells the engine that a new game begins, and waits until it is ready.
    ///
    /// # Errors
    /// When it does not get ready.
    pub fn new_game(&mut self, patience: Patience<'_>) -> Result<(), Trouble> {
        self.send(self.protocol.new_game());
        self.send("isready");
        self.until("readyok", patience, |_| {})
    }

    /// The words of `go` for the clocks, in the engine's dialect.
    pub fn clock_words(&self) -> [&'static str; 4] {
        match self.protocol {
            Protocol::Ugi => ["p1time", "p2time", "p1inc", "p2inc"],
            Protocol::Uci | Protocol::Uki => ["wtime", "btime", "winc", "binc"],
        }
    }

    /// Asks for a move and waits for it, until the time is over where there is one.
    ///
    /// # Errors
    /// When no answer has come in time, or none can come any more.
    pub fn think(
        &mut self,
        position: &str,
        go: &str,
        time: Option<Duration>,
        patience: Patience<'_>,
    ) -> Result<Thought, Trouble> {
        self.send(position);
        // What was said since the last answer answers nothing, and is heard before this is.
        self.send("isready");
        self.until("readyok", patience, |_| {})?;
        let start = Instant::now();
        self.send(go);
        let mut report = Report::default();
        let limit = time.unwrap_or(patience.limit);
        match self.answer(start, start + limit, &mut report, patience) {
            Err(Trouble::Hang) if time.is_some() => {}
            other => return other,
        }
        // Time is over. An engine that still answers is only late.
        self.send("stop");
        let until = Instant::now() + patience.limit.min(STOP_GRACE);
        match self.answer(start, until, &mut report, patience) {
            Ok(_) => Err(Trouble::Late),
            Err(trouble) => Err(trouble),
        }
    }

    fn answer(
        &mut self,
        start: Instant,
        until: Instant,
        report: &mut Report,
        patience: Patience<'_>,
    ) -> Result<Thought, Trouble> {
        loop {
            let heard = self.next_line(until, patience)?;
            let mut words = heard.line.split_ascii_whitespace();
            match words.next() {
                Some("info") => read_report(words, report),
                Some("bestmove") => {
                    return Ok(Thought {
                        best: words.next().unwrap_or_default().to_owned(),
                        report: *report,
                        time: heard.at.saturating_duration_since(start),
                    });
                }
                _ => {}
            }
        }
    }

    fn send(&mut self, line: &str) {
        if let Some(input) = &self.input {
            // Where the process does not read any more, the end of its output will tell.
            let _ = input.send(format!("{line}\n"));
        }
    }

    /// Reads up to the line that says this, and shows all before it to `visit`.
    fn until(
        &mut self,
        last: &str,
        patience: Patience<'_>,
        mut visit: impl FnMut(&str),
    ) -> Result<(), Trouble> {
        let until = Instant::now() + patience.limit;
        loop {
            let heard = self.next_line(until, patience)?;
            if heard.line.trim() == last {
                return Ok(());
            }
            visit(heard.line.trim());
        }
    }

    fn next_line(&mut self, until: Instant, patience: Patience<'_>) -> Result<Heard, Trouble> {
        loop {
            if patience.interrupted.load(Ordering::Relaxed) {
                return Err(Trouble::Interrupted);
            }
            let left = until.saturating_duration_since(Instant::now());
            let heard = match self.unheard.take() {
                Some(heard) => Ok(heard),
                None => self.output.recv_timeout(left.min(TICK)),
            };
            match heard {
                // A line that came in time counts, even if it waited here.
                Ok(heard) if heard.at <= until => return Ok(heard),
                Ok(late) => {
                    self.unheard = Some(late);
                    return Err(Trouble::Hang);
                }
                // What a process has started may hold its output open when it has ended.
                Err(RecvTimeoutError::Timeout) => match self.child.try_wait() {
                    Ok(Some(status)) => return Err(Trouble::Crash(self.last_words(status))),
                    _ if left <= TICK => return Err(Trouble::Hang),
                    _ => {}
                },
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(match self.wait_for_end(GRACE) {
                        Some(status) => Trouble::Crash(self.last_words(status)),
                        None => Trouble::BrokenPipe,
                    });
                }
            }
        }
    }

    /// How the process ended, and what it said last.
    fn last_words(&self, status: ExitStatus) -> String {
        let ended = || {
            self.errors_thread
                .as_ref()
                .is_none_or(JoinHandle::is_finished)
        };
        wait_until(GRACE, ended);
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        let mut words = status.to_string();
        for (index, line) in errors.iter().enumerate() {
            words.push_str(if index == 0 { ": " } else { " | " });
            words.push_str(line);
        }
        words
    }

    fn wait_for_end(&mut self, limit: Duration) -> Option<ExitStatus> {
        let mut status = None;
        wait_until(limit, || {
            status = self.child.try_wait().ok().flatten();
            status.is_some()
        });
        status
    }
}

/// Waits until something is so, which nothing else tells; not longer than the limit.
fn wait_until(limit: Duration, mut so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !so() && start.elapsed() < limit {
        thread::sleep(Duration::from_millis(2));
    }
}

impl Drop for Engine {
    /// Asks the engine to end, and ends it where it does not, with all that it has started.
    fn drop(&mut self) {
        self.send("quit");
        self.input = None;
        let ended = self.wait_for_end(GRACE).is_some();
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.child.id().cast_signed()) {
            // The group is empty where all have ended.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        if !ended {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn spawn_thread(work: impl FnOnce() + Send + 'static) -> std::io::Result<JoinHandle<()>> {
    // Little is done on these threads, and there are three for every engine.
    let thread = thread::Builder::new().stack_size(128 << 10);
    thread.spawn(work)
}

fn write_lines(mut pipe: impl Write, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if pipe.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

fn read_output(pipe: impl Read, heard: &SyncSender<Heard>) {
    let mut pipe = BufReader::new(pipe);
    // Output that can not be read has ended.
    while let Ok(Some(line)) = read_line(&mut pipe) {
        let at = Instant::now();
        // A line that is no text means nothing in the protocol.
        if let Line::Text(line) = line
            && heard.send(Heard { line, at }).is_err()
        {
            return;
        }
    }
}

fn keep_errors(pipe: impl Read, kept: &Mutex<VecDeque<String>>) {
    let mut pipe = BufReader::new(pipe);
    while let Ok(Some(line)) = read_line(&mut pipe) {
        let (Line::Text(line) | Line::Unreadable(line)) = line;
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back(Quoted::long(line.trim()).to_string());
        if kept.len() > KEPT_ERRORS {
            kept.pop_front();
        }
    }
}

/// The name in a line `option name NAME type TYPE ...`.
fn declared_option(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("option name ")?;
    Some(rest.split_once(" type ").map_or(rest, |(name, _)| name))
}

/// Reads the words after `info`. What is said of other lines than the best is passed over.
fn read_report<'a>(mut words: impl Iterator<Item = &'a str>, report: &mut Report) {
    let mut new = *report;
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|word| word.parse::<i64>().ok());
        match word {
            "multipv" if number().is_some_and(|line| line > 1) => return,
            // It tells what is searched, not what was found.
            "currmove" => return,
            "depth" => new.depth = number().and_then(|depth| depth.try_into().ok()),
            "nodes" => new.nodes = number().and_then(|nodes| nodes.try_into().ok()),
            "score" => {
                let kind = words.next();
                let number = words.next().and_then(|word| word.parse().ok());
                new.score = match (kind, number) {
                    (Some("cp"), Some(points)) => Some(Score::Cp(points)),
                    (Some("mate"), Some(moves)) => Some(Score::Mate(moves)),
                    _ => None,
                };
            }
            // The rest of the line is for people, or a line of moves.
            "string" | "pv" => break,
            _ => {}
        }
    }
    *report = new;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(lines: &[&str]) -> Report {
        let mut report = Report::default();
        for line in lines {
            read_report(line.split_ascii_whitespace().skip(1), &mut report);
        }
        report
    }

    #[test]
    fn the_last_report_on_the_best_line_counts() {
        let known = Report {
            score: Some(Score::Cp(-12)),
            depth: Some(7),
            nodes: Some(4242),
        };
        let line = "info depth 7 seldepth 9 multipv 1 score cp -12 nodes 4242 nps 1 time 3 pv e1e2";
        assert_eq!(report(&[line]), known);
        let others = [
            line,
            "info depth 8 multipv 2 score cp 99 nodes 5000",
            "info string depth 3 score cp 5",
            "info currmove e1e2",
            "info depth 8 currmove e1e2 currmovenumber 2",
        ];
        assert_eq!(report(&others), known);
        let mate = report(&["info depth 3 score mate -2 upperbound nodes x"]);
        assert_eq!(mate.score, Some(Score::Mate(-2)));
        assert_eq!(mate.nodes, None);
        assert_eq!(report(&["info", "info score", "info score cp"]).score, None);
    }

    #[test]
    fn an_answer_that_comes_too_late_is_late_and_not_lost() {
        let settings: EngineSettings = toml::from_str("cmd = 'cat'").unwrap();
        let mut engine = Engine::spawn(&settings).unwrap();
        let (sender, output) = channel();
        engine.output = output;
        let start = Instant::now();
        let time = |ms| start + Duration::from_millis(ms);
        // Both lines are there when the wait begins, one of them after its end.
        for (line, at) in [("info depth 3", time(5)), ("bestmove e1e2", time(11))] {
            let line = line.to_owned();
            sender.send(Heard { line, at }).unwrap();
        }
        let (mut report, interrupted) = (Report::default(), AtomicBool::new(false));
        let patience = Patience {
            limit: Duration::from_secs(1),
            interrupted: &interrupted,
        };
        let first = engine.answer(start, time(10), &mut report, patience);
        assert_eq!(first, Err(Trouble::Hang));
        let second = engine
            .answer(start, time(1000), &mut report, patience)
            .unwrap();
        assert_eq!(
            (second.best.as_str(), second.report.depth),
            ("e1e2", Some(3))
        );
        assert_eq!(second.time, Duration::from_millis(11));
    }

    #[test]
    fn options_are_known_by_their_whole_name() {
        let line = "option name Move Overhead type spin default 10 min 0 max 5000";
        assert_eq!(declared_option(line), Some("Move Overhead"));
        assert_eq!(declared_option("option name Odd"), Some("Odd"));
        assert_eq!(declared_option("id name option name"), None);
    }

    #[test]
    fn won_and_lost_games_are_beyond_all_points() {
        assert!(Score::Mate(9).points() > Score::Cp(20_000).points());
        assert!(Score::Mate(-9).points() < Score::Cp(-20_000).points());
        assert!(Score::Mate(0).points() < 0);
    }
}
