//! Lines between the socket, which is asynchronous, and a session, which blocks on a thread of its
//! own.

use std::io::{self, Read, Write};
use tokio::sync::mpsc::{Receiver, Sender};

/// The input of a session: the lines of a channel, each with a line end.
pub(super) struct Input {
    lines: Receiver<String>,
    /// Received but not yet read.
    rest: Vec<u8>,
    read: usize,
}

impl Input {
    /// Reads from this channel; the input ends when it is closed.
    pub(super) fn new(lines: Receiver<String>) -> Input {
        Input {
            lines,
            rest: Vec::new(),
            read: 0,
        }
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.read == self.rest.len() {
            let Some(line) = self.lines.blocking_recv() else {
                return Ok(0);
            };
            (self.rest, self.read) = (line.into_bytes(), 0);
            self.rest.push(b'\n');
        }
        let rest = &self.rest[self.read..];
        let count = rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        self.read += count;
        Ok(count)
    }
}

/// The output of a session: each line goes into a channel, without its line end. A full channel
/// makes the session wait.
pub(super) struct Output {
    lines: Sender<String>,
    /// The line that is not yet complete.
    open: Vec<u8>,
}

impl Output {
    /// Writes to this channel.
    pub(super) fn new(lines: Sender<String>) -> Output {
        Output {
            lines,
            open: Vec::new(),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            match part.strip_suffix(b"\n") {
                None => self.open.extend_from_slice(part),
                Some(end) => {
                    self.open.extend_from_slice(end);
                    let line = String::from_utf8_lossy(&self.open).into_owned();
                    self.open.clear();
                    self.lines
                        .blocking_send(line)
                        .map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))?;
                }
            }
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
    use tokio::sync::mpsc::channel;

    #[test]
    fn lines_pass_in_order_and_whole() {
        let (sender, lines) = channel(8);
        for line in ["uci", "", "position startpos"] {
            sender.blocking_send(line.to_owned()).unwrap();
        }
        drop(sender);
        let mut text = String::new();
        Input::new(lines).read_to_string(&mut text).unwrap();
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
