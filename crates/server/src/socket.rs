//! A WebSocket and its session: each message is a line of the protocol, in both directions.

use super::pace::Pace;
use super::relay;
use akhet::protocol::{self, Permissions};
use akhet_arena::config::EngineSettings;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use std::io::{self, Cursor, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use tokio::sync::mpsc::error::SendError;
use tokio::sync::mpsc::{Permit, Receiver, Sender, channel};
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

/// Queue capacity between the socket and the session, in each direction.
const WAITING_LINES: usize = 64;

/// How long sending a message may take before the page is dropped.
const SLOWEST: Duration = Duration::from_secs(20);

/// How long the page has to confirm that a socket is closed.
const FAREWELL: Duration = Duration::from_secs(1);

/// How often the page is pinged.
pub(super) const HEARTBEAT: Duration = Duration::from_millis(2500);

/// How long the page may leave pings unanswered.
pub(super) const SILENCE: Duration = Duration::from_secs(60);

/// How long a session may go without a line in either direction. The page starts a new one when it
/// needs it.
const IDLE: Duration = Duration::from_secs(30 * 60);

/// A message that asks for a sign of life, and its answer. Scripts in a browser cannot see the pings of WebSockets.
pub(super) const PING: &str = "ping";
pub(super) const PONG: &str = "pong";

/// The codes with which sockets are closed.
pub(super) mod code {
    /// The session has been idle for too long.
    pub(in super::super) const IDLE: u16 = 4000;
    /// The session ended: by `quit`, or because its engine did.
    pub(in super::super) const ENDED: u16 = 4001;
    /// The program is ending.
    pub(in super::super) const CLOSING: u16 = 4002;
    /// There were too many lines.
    pub(in super::super) const FLOOD: u16 = 4003;
    /// A newer socket has taken the place at the table.
    pub(in super::super) const REPLACED: u16 = 4004;
    /// The table has ended.
    pub(in super::super) const TABLE_ENDED: u16 = 4005;
    /// There are too many sessions.
    pub(in super::super) const FULL: u16 = 4006;
    /// A message was not text.
    pub(in super::super) const NO_TEXT: u16 = 1003;
}

/// The engine of a session.
pub(super) enum SessionEngine {
    Own,
    Other(Box<EngineSettings>),
}

impl SessionEngine {
    /// Runs until the input or the session ends, or the page is gone. An error becomes the last line.
    fn speak(
        self,
        permissions: Permissions,
        lines: Receiver<String>,
        mut output: Output,
        gone: &AtomicBool,
    ) {
        let ended = match self {
            SessionEngine::Own => {
                let rest = Cursor::default();
                protocol::run(Input { lines, rest }, &mut output, permissions)
            }
            SessionEngine::Other(settings) => {
                relay::run(&settings, permissions, lines, &mut output, gone)
            }
        };
        if let Err(error) = ended {
            // If the page is gone, nobody reads this.
            let _ = writeln!(output, "info string error {error}");
        }
    }
}

/// Carries lines between a socket and a session, until one of them ends or `closing` becomes true.
/// The permits are held until the session has ended. Lines that exceed the pace wait.
pub(super) async fn converse(
    mut socket: WebSocket,
    engine: SessionEngine,
    permissions: Permissions,
    permits: Vec<OwnedSemaphorePermit>,
    mut pace: Option<Pace>,
    mut closing: watch::Receiver<bool>,
) {
    let (to_session, lines) = channel(WAITING_LINES);
    let (output, mut from_session) = channel(WAITING_LINES);
    let gone = SetWhenDropped::default();
    let is_gone = Arc::clone(&gone.0);
    let session = thread::Builder::new()
        .name("session".to_owned())
        .spawn(move || {
            engine.speak(permissions, lines, Output::new(output), &is_gone);
            drop(permits);
        });
    let mut unsent = Lines::default();
    let mut heartbeat = interval(HEARTBEAT);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut heard, mut active) = (Instant::now(), Instant::now());
    let code = loop {
        if session.is_err() {
            break code::ENDED;
        }
        tokio::select! {
            line = from_session.recv() => {
                let Some(line) = line else { break code::ENDED };
                active = Instant::now();
                if !send(&mut socket, Message::text(line)).await {
                    return;
                }
            }
            permit = room(&mut pace, &to_session), if !unsent.is_empty() => {
                let Ok(permit) = permit else {
                    // The session has ended; its last lines are still to come.
                    unsent = Lines::default();
                    continue;
                };
                if let Some(line) = unsent.next() {
                    permit.send(line);
                }
            }
            message = socket.recv(), if unsent.is_empty() => {
                // A message that is too long ends the connection.
                let Some(Ok(message)) = message else { return };
                heard = Instant::now();
                match message {
                    // Answered at once, whatever the session does.
                    Message::Text(text) if text.as_str() == PING => {
                        if !send(&mut socket, Message::text(PONG)).await {
                            return;
                        }
                    }
                    Message::Text(text) => {
                        active = heard;
                        unsent = Lines::of(text);
                    }
                    Message::Binary(_) => break code::NO_TEXT,
                    Message::Close(_) => return,
                    Message::Ping(_) | Message::Pong(_) => {}
                }
            }
            _ = heartbeat.tick() => {
                // The socket is not read while the session takes no lines.
                if heard.elapsed() > SILENCE && unsent.is_empty() {
                    return;
                }
                if active.elapsed() > IDLE {
                    break code::IDLE;
                }
                if !send(&mut socket, Message::Ping(Default::default())).await {
                    return;
                }
            }
            () = closed(&mut closing) => break code::CLOSING,
        }
    };
    close(&mut socket, code).await;
}

/// Waits until a line may be sent to the session.
async fn room<'a>(
    pace: &mut Option<Pace>,
    to_session: &'a Sender<String>,
) -> Result<Permit<'a, String>, SendError<()>> {
    let permit = to_session.reserve().await;
    if let Some(pace) = pace {
        pace.wait().await;
    }
    permit
}

/// Closes a socket with this code.
pub(super) async fn close(socket: &mut WebSocket, code: u16) {
    let reason = match code {
        code::IDLE => "the session was idle",
        code::ENDED => "the session has ended",
        code::CLOSING => "the program is shutting down",
        code::FLOOD => "there were too many lines",
        code::REPLACED => "a newer connection has taken its place",
        code::TABLE_ENDED => "the table has ended",
        code::FULL => "too many pages are open; close one of them",
        _ => "a message must be a line of text",
    };
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    if send(socket, Message::Close(Some(frame))).await {
        // Unread input would make the system drop the code too.
        let answered = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = timeout(FAREWELL, answered).await;
    }
}

/// The lines of a message that the session has not taken yet.
#[derive(Default)]
struct Lines {
    text: Utf8Bytes,
    /// Where the next line begins.
    at: usize,
}

impl Lines {
    fn of(text: Utf8Bytes) -> Lines {
        Lines { text, at: 0 }
    }

    fn is_empty(&self) -> bool {
        self.at >= self.text.len()
    }
}

impl Iterator for Lines {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let rest = self
            .text
            .as_str()
            .get(self.at..)
            .filter(|rest| !rest.is_empty())?;
        let line = rest.split_inclusive('\n').next()?;
        self.at += line.len();
        Some(line.trim_end_matches(['\n', '\r']).to_owned())
    }
}

/// A flag that becomes true when this is dropped.
#[derive(Default)]
struct SetWhenDropped(Arc<AtomicBool>);

impl Drop for SetWhenDropped {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

pub(super) async fn closed(closing: &mut watch::Receiver<bool>) {
    // The sender outlives all sessions.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Sends a message; false if the connection is gone or too slow.
pub(super) async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SLOWEST, socket.send(message)).await, Ok(Ok(())))
}

/// The input of a session, which blocks on a thread of its own: the lines of a channel, each with a line
/// end.
struct Input {
    lines: Receiver<String>,
    /// Received but not yet read.
    rest: Cursor<Vec<u8>>,
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.rest.read(buffer)?;
        if read > 0 || buffer.is_empty() {
            return Ok(read);
        }
        let Some(line) = self.lines.blocking_recv() else {
            return Ok(0);
        };
        self.rest = Cursor::new((line + "\n").into_bytes());
        self.rest.read(buffer)
    }
}

/// The output of a session: each line goes into a channel, without its line end. A full channel blocks
/// the session.
struct Output {
    lines: Sender<String>,
    /// The line that is not yet complete.
    open: Vec<u8>,
}

impl Output {
    fn new(lines: Sender<String>) -> Output {
        let open = Vec::new();
        Output { lines, open }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            let Some(end) = part.strip_suffix(b"\n") else {
                self.open.extend_from_slice(part);
                continue;
            };
            self.open.extend_from_slice(end);
            let line = String::from_utf8_lossy(&self.open).into_owned();
            self.open.clear();
            let sent = self.lines.blocking_send(line);
            sent.map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_pass_in_order_and_whole() {
        let (sender, lines) = channel(8);
        for line in ["uci", "", "position startpos"] {
            sender.blocking_send(line.to_owned()).unwrap();
        }
        drop(sender);
        let mut text = String::new();
        let rest = Cursor::default();
        Input { lines, rest }.read_to_string(&mut text).unwrap();
        assert_eq!(text, "uci\n\nposition startpos\n");

        let (sender, mut lines) = channel(8);
        let mut output = Output::new(sender);
        for part in ["id na", "me Akhet\nuci", "ok\n", "\n"] {
            output.write_all(part.as_bytes()).unwrap();
        }
        let heard = std::iter::from_fn(|| lines.try_recv().ok());
        assert_eq!(heard.collect::<Vec<_>>(), ["id name Akhet", "uciok", ""]);
        drop(lines);
        let closed = output.write_all(b"readyok\n").unwrap_err();
        assert_eq!(closed.kind(), io::ErrorKind::BrokenPipe);
    }
}
