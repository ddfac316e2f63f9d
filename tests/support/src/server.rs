//! A running `akhet gui`, and its clients.
use crate::engine::{PATIENCE, program};
use crate::rogue;
use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;
use tungstenite::client::IntoClientRequest;
use tungstenite::http::{HeaderValue, StatusCode};
use tungstenite::{Error, Message, WebSocket};

/// The file for a server's standard error.
const ERRORS: &str = "errors";

/// A running server.
pub struct Server {
    /// Its process.
    pub child: Child,
    /// `127.0.0.1:PORT`.
    pub host: String,
    /// The token in its address.
    pub token: String,
    /// The folder in which the server runs.
    folder: TempDir,
}

impl Server {
    pub fn start() -> Server {
        Server::with(&[], None)
    }

    /// A server with these arguments. Its engines misbehave if a misdeed is given.
    pub fn with(arguments: &[&str], misdeed: Option<&str>) -> Server {
        let mut command = program();
        command
            .args(["gui", "--no-open", "--port", "0"])
            .args(arguments);
        if let Some(misdeed) = misdeed {
            command.env(rogue::MISDEED, misdeed);
        }
        Server::run(command)
    }

    /// A server on this port that keeps its state in this folder.
    pub fn kept(state: &Path, port: u16) -> Server {
        Server::kept_with(&[], state, port)
    }

    /// The same with these arguments.
    pub fn kept_with(arguments: &[&str], state: &Path, port: u16) -> Server {
        let mut command = program();
        command
            .args(["gui", "--no-open", "--port", &port.to_string()])
            .args(arguments)
            .env("XDG_STATE_HOME", state);
        Server::run(command)
    }

    fn run(mut command: Command) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let errors = File::create(folder.path().join(ERRORS)).unwrap();
        command
            .current_dir(&folder)
            .stdout(Stdio::piped())
            .stderr(errors);
        let mut child = command.spawn().unwrap();
        let mut address = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut address).unwrap();
        let rest = address.trim().strip_prefix("http://").unwrap();
        let (host, query) = rest.split_once("/?token=").unwrap();
        let token = query.split('&').next().unwrap();
        Server {
            child,
            host: host.to_owned(),
            token: token.to_owned(),
            folder,
        }
    }

    /// What the server has written on standard error.
    pub fn errors(&self) -> String {
        std::fs::read_to_string(self.folder.path().join(ERRORS)).unwrap()
    }

    /// Sends a request with these header lines. Returns the head and the body of the answer.
    pub fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\n{headers}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    pub fn get(&self, path: &str) -> (String, String) {
        let host = format!("Host: {}\r\n", self.host);
        self.request("GET", path, &host, "")
    }

    /// How many bytes the server sends for a file if the browser accepts compression.
    pub fn bytes_sent(&self, path: &str) -> usize {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let host = &self.host;
        write!(
            stream,
            "GET /{path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        stream.read_to_end(&mut Vec::new()).unwrap()
    }

    /// The address of a socket, with additional parameters.
    pub fn socket_address(&self, parameters: &str) -> String {
        format!(
            "ws://{}/session?token={}{parameters}",
            self.host, self.token
        )
    }

    pub fn connect(&self, parameters: &str) -> Result<Session, Error> {
        self.open(&self.socket_address(parameters))
    }

    /// A socket at this address.
    pub fn open(&self, address: &str) -> Result<Session, Error> {
        let request = address.into_client_request()?;
        let stream = TcpStream::connect(&self.host)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let (socket, _) = tungstenite::client(request, stream).map_err(|error| match error {
            tungstenite::HandshakeError::Failure(error) => error,
            tungstenite::HandshakeError::Interrupted(_) => panic!("the socket blocks"),
        })?;
        Ok(Session { socket })
    }

    /// The status of the answer to a handshake with this address and, if given, this header.
    pub fn handshake(&self, address: &str, header: Option<(&'static str, &str)>) -> StatusCode {
        let mut request = address.into_client_request().unwrap();
        if let Some((name, value)) = header {
            let value = HeaderValue::from_str(value).unwrap();
            request.headers_mut().insert(name, value);
        }
        let stream = TcpStream::connect(&self.host).unwrap();
        match tungstenite::client(request, stream) {
            Ok((_, response)) => response.status(),
            Err(tungstenite::HandshakeError::Failure(Error::Http(response))) => response.status(),
            Err(other) => panic!("{other}"),
        }
    }

    /// The memory that the server holds, in bytes.
    #[cfg(target_os = "linux")]
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kilobytes = line.unwrap().split_whitespace().nth(1).unwrap();
        kilobytes.parse::<u64>().unwrap() * 1024
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The close code for a session above the limit.
pub const FULL: u16 = 4006;

/// A socket.
pub struct Session {
    /// The socket, for anything other than lines.
    pub socket: WebSocket<TcpStream>,
}

impl Session {
    pub fn send(&mut self, line: &str) {
        self.socket.send(Message::text(line)).unwrap();
    }

    /// The next line, or the close code of the socket.
    pub fn hear(&mut self) -> Result<String, Option<u16>> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Ok(text.as_str().to_owned()),
                Ok(Message::Close(frame)) => return Err(frame.map(|frame| frame.code.into())),
                Ok(_) => {}
                Err(Error::Io(error)) if is_timeout(&error) => panic!("the server is silent"),
                Err(_) => return Err(None),
            }
        }
    }

    /// The lines of the answer to this one, up to `readyok`.
    pub fn ask(&mut self, line: &str) -> Vec<String> {
        self.send(line);
        self.send("isready");
        let lines = std::iter::from_fn(|| self.hear().ok());
        lines.take_while(|line| line != "readyok").collect()
    }

    /// Whether the server keeps the session open.
    pub fn answers(&mut self) -> bool {
        let sent = self.socket.send(Message::text("isready"));
        sent.is_ok() && self.hear().is_ok_and(|line| line == "readyok")
    }

    /// The lines up to the one that begins with `word`.
    pub fn until(&mut self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while lines
            .last()
            .is_none_or(|last: &String| !last.starts_with(word))
        {
            lines.push(self.hear().unwrap());
        }
        lines
    }

    /// The lines up to the end of the socket, and its close code.
    pub fn closed(&mut self) -> (Vec<String>, Option<u16>) {
        let mut lines = Vec::new();
        loop {
            match self.hear() {
                Ok(line) => lines.push(line),
                Err(code) => return (lines, code),
            }
        }
    }
}

/// Whether a read has timed out.
fn is_timeout(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}
