//! An engine's process, known only through its pipes.
//!
//! Three threads stand between the match and the process, so that no engine can block the match: one writes to its
//! input, one reads its output and notes the arrival time of each line, and one keeps the last lines of its standard
//! error.

use super::log::{Log, ProcessLog, Source};
use crate::config::EngineSettings;
use akhet::lines::{Line, Quoted, read_line, read_line_lossy, skip_byte_order_mark};
use std::collections::VecDeque;
use std::io::{BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The capacity of the queue of output lines. Once it is full, the engine blocks on its pipe.
const WAITING_LINES: usize = 256;

/// The capacity of the queue of lines to an engine. All its options may be set at once.
const UNREAD_LINES: usize = 8192;

/// The number of last lines of standard error that an error message shows.
const KEPT_ERRORS: usize = 5;

/// How often a wait checks for an interrupt.
const TICK: Duration = Duration::from_millis(100);

/// How long an engine may take to exit after `quit`.
const GRACE: Duration = Duration::from_secs(2);

/// Why an engine has not answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    #[error("cannot be started: {0}")]
    NotStarted(String),
    /// The engine has not declared an option that the match sets, or refuses its value.
    #[error("{0}")]
    Option(String),
    #[error("exited before {awaited}: {status}")]
    Crash {
        awaited: &'static str,
        /// Its exit status, and the last lines of its standard error.
        status: String,
    },
    /// The process has closed its output, but still runs.
    #[error("closed its output before {0}")]
    BrokenPipe(&'static str),
    /// The queue of lines to the engine is full.
    #[error("does not read its input")]
    NotReading,
    /// The awaited line did not come within the time that the match waits.
    #[error("does not answer: no {awaited} within {} s", .limit.as_secs_f64())]
    Hang {
        awaited: &'static str,
        /// How long the match waited.
        limit: Duration,
    },
    #[error("answered after {:.3} s, {:.3} s were allowed", .taken.as_secs_f64(), .allowed.as_secs_f64())]
    Late {
        /// The time from `go` to the answer.
        taken: Duration,
        /// The time on the clock or for the move, with the margin.
        allowed: Duration,
    },
    /// The match is being interrupted; the engine is not at fault.
    #[error("interrupted")]
    Interrupted,
}

/// How long to wait for an engine, and the flag that ends any wait.
#[derive(Clone, Copy, Debug)]
pub struct WaitPolicy<'a> {
    /// The longest wait for anything that no clock limits.
    pub limit: Duration,
    /// Set when the match is interrupted.
    pub interrupted: &'a AtomicBool,
}

/// A wait for a line of output.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wait {
    /// What is awaited, as an error names it.
    pub(super) awaited: &'static str,
    pub(super) limit: Duration,
    pub(super) until: Instant,
}

impl Wait {
    pub(super) fn new(awaited: &'static str, limit: Duration) -> Wait {
        Wait {
            awaited,
            limit,
            until: Instant::now() + limit,
        }
    }

    /// The error that the line did not come in time.
    fn hang(self) -> EngineError {
        EngineError::Hang {
            awaited: self.awaited,
            limit: self.limit,
        }
    }
}

pub(super) struct Received {
    pub(super) line: String,
    pub(super) at: Instant,
}

pub(super) struct Process {
    child: Child,
    input: Option<SyncSender<String>>,
    /// Whether a line could not be sent because the queue was full.
    stopped_reading: bool,
    pub(super) output: Receiver<Received>,
    /// A line that arrived after the deadline of the wait that read it, kept for the next wait.
    pending: Option<Received>,
    errors: Arc<Mutex<VecDeque<String>>>,
    /// Ends when the process closes its standard error.
    errors_thread: Option<JoinHandle<()>>,
    log: ProcessLog,
}

impl Process {
    pub(super) fn start(
        settings: &EngineSettings,
        log: Option<&Arc<Log>>,
    ) -> Result<Process, EngineError> {
        let not_started = |error: std::io::Error| EngineError::NotStarted(error.to_string());
        let mut command = Command::new(&settings.cmd);
        command
            .args(settings.arguments().unwrap_or_default())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        if let Some(dir) = &settings.dir {
            command.current_dir(dir);
        }
        // Ctrl-C at the terminal must not reach the engines: the match ends them itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(not_started)?;
        let log = ProcessLog::new(log, &settings.name, child.id());
        log.line(Source::Process, "started");
        let (input, lines) = sync_channel(UNREAD_LINES);
        let (sender, output) = sync_channel(WAITING_LINES);
        let (stdin, stdout, stderr) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        // If a thread cannot be started, dropping the process ends the engine.
        let mut process = Process {
            child,
            input: Some(input),
            stopped_reading: false,
            output,
            pending: None,
            errors: Arc::default(),
            errors_thread: None,
            log: log.clone(),
        };
        if let Some(pipe) = stdin {
            let log = log.clone();
            spawn_thread(move || write_lines(pipe, &lines, &log)).map_err(not_started)?;
        }
        if let Some(pipe) = stdout {
            let log = log.clone();
            spawn_thread(move || read_output(pipe, &sender, &log)).map_err(not_started)?;
        }
        if let Some(pipe) = stderr {
            let errors = Arc::clone(&process.errors);
            let thread = spawn_thread(move || keep_errors(pipe, &errors, &log));
            process.errors_thread = Some(thread.map_err(not_started)?);
        }
        Ok(process)
    }

    /// Sends a line. If the process has ended or does not read, the next read reports it.
    pub(super) fn send(&mut self, line: &str) {
        if let Some(input) = &self.input {
            // A process that has ended is noticed by the end of its output.
            let sent = input.try_send(line.to_owned());
            self.stopped_reading |= matches!(sent, Err(TrySendError::Full(_)));
        }
    }

    /// The next line of output, if it arrives before the wait ends.
    pub(super) fn next_line(
        &mut self,
        wait: Wait,
        policy: WaitPolicy<'_>,
    ) -> Result<Received, EngineError> {
        loop {
            if policy.interrupted.load(Ordering::Relaxed) {
                return Err(EngineError::Interrupted);
            }
            if self.stopped_reading {
                return Err(EngineError::NotReading);
            }
            let left = wait.until.saturating_duration_since(Instant::now());
            let received = match self.pending.take() {
                Some(line) => Ok(line),
                None => self.output.recv_timeout(left.min(TICK)),
            };
            match received {
                // The time of arrival counts, not that of reading.
                Ok(line) if line.at <= wait.until => return Ok(line),
                Ok(late) => {
                    self.pending = Some(late);
                    return Err(wait.hang());
                }
                // A child of the engine may keep the output open after the engine has ended.
                Err(RecvTimeoutError::Timeout) => match self.child.try_wait() {
                    Ok(Some(status)) => return Err(self.crash(wait, status)),
                    _ if left <= TICK => return Err(wait.hang()),
                    _ => {}
                },
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(match self.wait_for_end(GRACE) {
                        Some(status) => self.crash(wait, status),
                        None => EngineError::BrokenPipe(wait.awaited),
                    });
                }
            }
        }
    }

    fn crash(&self, wait: Wait, status: ExitStatus) -> EngineError {
        EngineError::Crash {
            awaited: wait.awaited,
            status: self.last_words(status),
        }
    }

    /// The exit status, and the last lines of the standard error.
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

/// Polls until the condition holds, no longer than the limit.
fn wait_until(limit: Duration, mut condition: impl FnMut() -> bool) {
    let start = Instant::now();
    while !condition() && start.elapsed() < limit {
        thread::sleep(Duration::from_millis(2));
    }
}

impl Drop for Process {
    /// Sends `quit`, and kills the engine's process group if it does not end within [`GRACE`].
    fn drop(&mut self) {
        self.send("quit");
        self.input = None;
        let status = self.wait_for_end(GRACE);
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.child.id().cast_signed()) {
            // This also kills whatever the engine has started. An empty group is not an error.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        if let Some(status) = status {
            self.log.line(Source::Process, &format!("ended: {status}"));
        } else {
            let _ = self.child.kill();
            let _ = self.child.wait();
            self.log.line(Source::Process, "killed");
        }
    }
}

fn spawn_thread(work: impl FnOnce() + Send + 'static) -> std::io::Result<JoinHandle<()>> {
    // There are three of these threads for every engine, and they need little stack.
    let thread = thread::Builder::new().stack_size(128 << 10);
    thread.spawn(work)
}

fn write_lines(mut pipe: impl Write, lines: &Receiver<String>, log: &ProcessLog) {
    while let Ok(line) = lines.recv() {
        // Logged before the engine can answer it.
        log.line(Source::Match, &line);
        if pipe.write_all((line + "\n").as_bytes()).is_err() {
            return;
        }
    }
}

fn read_output(pipe: impl Read, lines: &SyncSender<Received>, log: &ProcessLog) {
    let mut pipe = BufReader::new(pipe);
    let _ = skip_byte_order_mark(&mut pipe);
    // Unreadable output counts as ended. A line that is not UTF-8 may still be an answer, a wrong one.
    while let Ok(Some(line)) = read_line_lossy(&mut pipe) {
        let at = Instant::now();
        log.line(Source::Engine, &line);
        if lines.send(Received { line, at }).is_err() {
            return;
        }
    }
}

fn keep_errors(pipe: impl Read, kept: &Mutex<VecDeque<String>>, log: &ProcessLog) {
    let mut pipe = BufReader::new(pipe);
    while let Ok(Some(line)) = read_line(&mut pipe) {
        let (Line::Text(line) | Line::Unreadable(line)) = line;
        log.line(Source::Errors, &line);
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back(Quoted::long(line.trim()).to_string());
        if kept.len() > KEPT_ERRORS {
            kept.pop_front();
        }
    }
}
