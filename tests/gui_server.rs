//! The server of `akhet gui`: what it serves, what it refuses, and what its sockets carry.

mod engine;
mod rogue;

use akhet::laser::rules::Setup;
use engine::{QUIET, WIN_IN_ONE};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tungstenite::client::IntoClientRequest;
use tungstenite::http::{HeaderValue, StatusCode};
use tungstenite::{Error, Message, WebSocket};

/// The most sessions of a server.
const MOST_SESSIONS: usize = 24;

/// The longest that a test waits for anything.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn rogue_engine() {
    rogue::be();
}

/// A running server.
struct Server {
    child: Child,
    /// `127.0.0.1:PORT`.
    host: String,
    token: String,
    /// The folder in which the server runs.
    _folder: TempDir,
}

impl Server {
    fn start() -> Server {
        Server::with(&[], None)
    }

    /// A server with these arguments, whose engines misbehave if a misdeed is given.
    fn with(arguments: &[&str], misdeed: Option<&str>) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command
            .args(["gui", "--no-open", "--port", "0"])
            .args(arguments)
            .current_dir(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        if let Some(misdeed) = misdeed {
            command.env(rogue::MISDEED, misdeed);
        }
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
            _folder: folder,
        }
    }

    /// The status line, headers and body of the answer to a request with these header lines.
    fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> (String, String) {
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

    fn get(&self, path: &str) -> (String, String) {
        let host = format!("Host: {}\r\n", self.host);
        self.request("GET", path, &host, "")
    }

    /// How many bytes the server sends for a file, to a browser that takes them compressed.
    fn bytes_sent(&self, path: &str) -> usize {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let host = &self.host;
        write!(
            stream,
            "GET /{path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        stream.read_to_end(&mut Vec::new()).unwrap()
    }

    /// The address of a socket, with more parameters.
    fn socket_address(&self, parameters: &str) -> String {
        format!(
            "ws://{}/session?token={}{parameters}",
            self.host, self.token
        )
    }

    fn connect(&self, parameters: &str) -> Result<Session, Error> {
        let request = self.socket_address(parameters).into_client_request()?;
        let stream = TcpStream::connect(&self.host)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let (socket, _) = tungstenite::client(request, stream).map_err(|error| match error {
            tungstenite::HandshakeError::Failure(error) => error,
            tungstenite::HandshakeError::Interrupted(_) => panic!("the socket blocks"),
        })?;
        Ok(Session { socket })
    }

    /// The status of the answer to a handshake with a changed header or address.
    fn handshake(&self, address: &str, header: Option<(&'static str, &str)>) -> StatusCode {
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
    fn memory(&self) -> u64 {
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

/// A socket.
struct Session {
    socket: WebSocket<TcpStream>,
}

impl Session {
    fn send(&mut self, line: &str) {
        self.socket.send(Message::text(line)).unwrap();
    }

    /// The next line, or the code by which the server has closed the socket.
    fn hear(&mut self) -> Result<String, Option<u16>> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Ok(text.as_str().to_owned()),
                Ok(Message::Close(frame)) => return Err(frame.map(|frame| frame.code.into())),
                Ok(_) => {}
                Err(_) => return Err(None),
            }
        }
    }

    /// The lines of the answer to this one, up to `readyok`.
    fn ask(&mut self, line: &str) -> Vec<String> {
        self.send(line);
        self.send("isready");
        let lines = std::iter::from_fn(|| self.hear().ok());
        lines.take_while(|line| line != "readyok").collect()
    }

    /// The lines up to the one that begins with `word`.
    fn until(&mut self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while lines
            .last()
            .is_none_or(|last: &String| !last.starts_with(word))
        {
            lines.push(self.hear().unwrap());
        }
        lines
    }

    /// The code by which the server closes the socket, and the lines before.
    fn closed(&mut self) -> (Vec<String>, Option<u16>) {
        let mut lines = Vec::new();
        loop {
            match self.hear() {
                Ok(line) => lines.push(line),
                Err(code) => return (lines, code),
            }
        }
    }
}

/// Waits until the condition holds.
fn wait_until(what: &str, mut condition: impl FnMut() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_session_speaks_the_protocol() {
    let server = Server::start();
    let mut session = server.connect("").unwrap();
    let lines = session.ask("uci");
    assert!(lines[0].starts_with("id name Akhet"));
    assert_eq!(lines.last().unwrap(), "uciok");
    // Several lines in a message are several lines.
    session.send(&format!("position fen {WIN_IN_ONE}\ngo mate 1\n"));
    let lines = session.until("bestmove");
    assert!(lines.iter().all(|line| !line.contains('\n')), "{lines:?}");
    assert_eq!(lines.last().unwrap(), "bestmove i5j5");
    // The sessions know nothing of each other.
    let mut other = server.connect("&engine=Akhet").unwrap();
    assert_eq!(other.ask("game"), ["game setup ace"]);
    session.send("position startpos");
    session.send("go infinite");
    session.until("info depth 2");
    assert_eq!(other.ask("query gameover"), ["response false"]);
    session.send("quit");
    session.until("bestmove");
    assert_eq!(session.closed().1, Some(4001));
}

#[test]
fn a_session_names_no_files_and_takes_no_more_than_its_share() {
    let server = Server::start();
    let mut session = server.connect("").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.svg");
    let refused = session.ask(&format!("svg {}", file.display()));
    assert!(refused[0].contains("error svg: no files"), "{refused:?}");
    assert!(!file.exists());
    let refused = session.ask("setoption name EvalFile value /etc/passwd");
    assert!(
        refused[0].contains("EvalFile: no files are read"),
        "{refused:?}"
    );
    for option in ["Hash", "Threads"] {
        let declared = session.ask("uci");
        let name = format!("option name {option} type spin ");
        let line = declared
            .iter()
            .find(|line| line.starts_with(&name))
            .unwrap();
        let most: u32 = line.rsplit(' ').next().unwrap().parse().unwrap();
        assert!(most < 1024, "{line}");
        let set = |value| format!("setoption name {option} value {value}");
        assert_eq!(session.ask(&set(most)), [""; 0]);
        let refused = session.ask(&set(most + 1));
        assert!(
            refused[0].contains(&format!("from 1 to {most}, not ")),
            "{refused:?}"
        );
    }
    assert!(session.ask("svg")[0].starts_with("<svg "));
    assert_eq!(
        session.ask("setoption name EvalFile value <embedded>"),
        [""; 0]
    );
}

#[test]
fn strangers_are_refused() {
    let server = Server::start();
    let address = server.socket_address("");
    let wrong = address.replace(&server.token, "0123456789abcdef0123456789abcdef");
    let missing = format!("ws://{}/session", server.host);
    let forbidden = StatusCode::FORBIDDEN;
    assert_eq!(server.handshake(&wrong, None), forbidden);
    assert_eq!(server.handshake(&missing, None), forbidden);
    let port = server.host.rsplit(':').next().unwrap();
    for (name, value) in [
        ("Origin", "http://evil.example".to_owned()),
        ("Origin", format!("http://evil.example:{port}")),
        ("Origin", "null".to_owned()),
        ("Host", "evil.example".to_owned()),
        ("Host", format!("evil.example:{port}")),
    ] {
        let status = server.handshake(&address, Some((name, &value)));
        assert_eq!(status, forbidden, "{name}: {value}");
    }
    let own = format!("http://{}", server.host);
    let switched = StatusCode::SWITCHING_PROTOCOLS;
    assert_eq!(server.handshake(&address, Some(("Origin", &own))), switched);
    let unknown = format!("{address}&engine=Nobody");
    assert_eq!(server.handshake(&unknown, None), StatusCode::NOT_FOUND);

    for path in ["/", "/engines", "/js/main.js"] {
        let (head, _) = server.request("GET", path, "Host: evil.example\r\n", "");
        assert!(head.starts_with("HTTP/1.1 403 "), "{path}: {head}");
    }
    let (head, _) = server.get("/engines?token=x");
    assert!(head.starts_with("HTTP/1.1 403 "), "{head}");
    let host = format!("Host: {}\r\n", server.host);
    let (head, _) = server.request("POST", "/games", &host, "1. c5R *\n");
    assert!(head.starts_with("HTTP/1.1 403 "), "{head}");
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "//etc/passwd",
        "/package.json",
        "/x",
    ] {
        let (head, _) = server.get(path);
        assert!(head.starts_with("HTTP/1.1 404 "), "{path}: {head}");
    }
}

#[test]
fn every_answer_has_the_headers_of_security() {
    let server = Server::start();
    for path in ["/", "/nothing", "/engines", "/pieces.svg"] {
        let head = server.get(path).0.to_lowercase();
        for header in [
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "content-security-policy: default-src 'none'; script-src 'self' 'sha256-",
            "frame-ancestors 'none'",
        ] {
            assert!(
                head.contains(header),
                "{path}: {header} is missing in {head}"
            );
        }
        assert!(!head.contains("unsafe"), "{head}");
    }
    let (head, _) = server.get("/");
    let tag = head
        .lines()
        .find_map(|line| line.strip_prefix("etag: "))
        .unwrap();
    let again = format!("Host: {}\r\nIf-None-Match: {tag}\r\n", server.host);
    let (head, _) = server.request("GET", "/", &again, "");
    assert!(head.starts_with("HTTP/1.1 304 "), "{head}");
}

#[test]
fn the_page_is_complete_and_loads_nothing_from_elsewhere() {
    let server = Server::start();
    let mut wanted = ["", "pieces.svg", "akhet.puzzles"]
        .map(str::to_owned)
        .to_vec();
    let mut total = 0;
    let mut at = 0;
    while at < wanted.len() {
        let path = wanted[at].clone();
        at += 1;
        let (head, text) = server.get(&format!("/{path}"));
        assert!(head.starts_with("HTTP/1.1 200 "), "/{path}: {head}");
        total += server.bytes_sent(&path);
        for scheme in [
            "src=\"http",
            "href=\"http",
            "url(http",
            "import 'http",
            "from 'http",
            "@import",
        ] {
            assert!(!text.contains(scheme), "/{path} has {scheme}");
        }
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for link in links(&path, &text) {
            let found = resolve(folder, &link);
            if !wanted.contains(&found) {
                wanted.push(found);
            }
        }
    }
    assert!(wanted.len() > 20, "{wanted:?}");
    assert!(total < 300_000, "the page has {total} bytes");
}

/// What a file of the page loads.
fn links(path: &str, text: &str) -> Vec<String> {
    let between = |open: &str, close: char| {
        let parts = text.split(open).skip(1);
        let found =
            parts.filter_map(|part| part.split_once(close).map(|(link, _)| link.to_owned()));
        found.collect::<Vec<_>>()
    };
    if path.is_empty() {
        let linked = [
            between("src=\"", '"'),
            between("<link rel=\"stylesheet\" href=\"", '"'),
        ];
        // The values of the import map.
        return [linked.concat(), between(": \"./", '"')].concat();
    }
    let code = path.ends_with(".js") && !path.starts_with("vendor/");
    match code {
        true => {
            let links = [between(" from '", '\''), between("\nimport '", '\'')].concat();
            links
                .into_iter()
                .filter(|link| link.starts_with('.'))
                .collect()
        }
        false => Vec::new(),
    }
}

fn resolve(folder: &str, link: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in link.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[test]
fn games_are_read_from_pgn() {
    let server = Server::start();
    let path = format!("/games?token={}", server.token);
    let host = format!("Host: {}\r\n", server.host);
    let pgn = "[Blue \"A\"]\n\n1. c5R a4L *\n\n1. c5R c5R *\n";
    let (head, body) = server.request("POST", &path, &host, pgn);
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    let json: serde_json::Value = serde_json::from_str(&body).unwrap();
    assert_eq!(json["games"].as_array().unwrap().len(), 1);
    assert_eq!(json["games"][0]["moves"][1]["move"], "a4L");
    let error = json["errors"][0].as_str().unwrap();
    assert!(error.starts_with("game 2: "), "{error}");
    let too_long = "x".repeat(17 << 20);
    let mut stream = TcpStream::connect(&server.host).unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\n{host}Content-Length: {}\r\n\r\n",
        too_long.len()
    );
    stream.write_all(head.as_bytes()).unwrap();
    // The server may close before it has read everything.
    let _ = stream.write_all(too_long.as_bytes());
    let mut answer = String::new();
    let _ = stream.take(12).read_to_string(&mut answer);
    assert!(answer.is_empty() || answer == "HTTP/1.1 413", "{answer}");
}

#[test]
fn a_message_that_is_too_long_or_no_text_ends_its_connection_only() {
    let server = Server::start();
    let mut other = server.connect("").unwrap();
    let mut session = server.connect("").unwrap();
    // The server may close before it has read everything.
    let _ = session.socket.send(Message::text("x".repeat(10 << 20)));
    assert_eq!(session.closed().0, [""; 0]);
    let mut session = server.connect("").unwrap();
    session.socket.send(Message::binary(vec![1, 2, 3])).unwrap();
    assert_eq!(session.closed(), (Vec::new(), Some(1003)));
    assert_eq!(other.ask("game"), ["game setup ace"]);
}

#[test]
fn sessions_are_bounded_and_given_back() {
    let server = Server::start();
    let mut sessions: Vec<Session> = (0..MOST_SESSIONS)
        .map(|_| server.connect("").unwrap())
        .collect();
    let address = server.socket_address("");
    let full = StatusCode::SERVICE_UNAVAILABLE;
    assert_eq!(server.handshake(&address, None), full);
    for session in &mut sessions {
        session.send("go infinite");
    }
    // A page that is gone leaves nothing behind, even in the middle of a search.
    drop(sessions);
    wait_until("sessions end with their sockets", || {
        server.handshake(&address, None) == StatusCode::SWITCHING_PROTOCOLS
    });
}

#[test]
#[cfg(target_os = "linux")]
fn a_thousand_connections_and_slow_readers_cost_little() {
    let server = Server::start();
    let mut kept = server.connect("").unwrap();
    assert_eq!(kept.ask("game"), ["game setup ace"]);
    let before = server.memory();
    let crowd: Vec<TcpStream> = (0..1000)
        .filter_map(|_| TcpStream::connect(&server.host).ok())
        .collect();
    assert_eq!(kept.ask("game"), ["game setup ace"]);
    drop(crowd);
    wait_until("there is room again", || {
        TcpStream::connect(&server.host).is_ok_and(|mut stream| {
            let request = format!(
                "GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
                server.host
            );
            let mut answer = String::new();
            stream.write_all(request.as_bytes()).is_ok()
                && stream.read_to_string(&mut answer).is_ok()
                && answer.starts_with("HTTP/1.1 200 ")
        })
    });
    // A page that asks and does not read makes its own session wait, and nobody else.
    let mut slow = server.connect("").unwrap();
    slow.socket
        .get_mut()
        .set_write_timeout(Some(Duration::from_millis(500)))
        .unwrap();
    // With blanks behind it, so that the system's own buffers do not hold all of them.
    let line = format!("{:<10000}", "d");
    let asked = (0..5000)
        .take_while(|_| slow.socket.send(Message::text(line.as_str())).is_ok())
        .count();
    assert!(asked < 5000, "the server has taken everything");
    assert_eq!(kept.ask("game"), ["game setup ace"]);
    let grown = server.memory().saturating_sub(before);
    assert!(grown < 64 << 20, "{grown} bytes more");
}

#[test]
#[cfg(unix)] // The engine is this test program, which ends by a Unix exit status.
fn another_engine_speaks_the_same_lines_and_its_death_is_told() {
    let flag = rogue::engine_flag();
    let words: Vec<&str> = flag.split('\x1f').collect();
    let arguments = [&["--engine"], words.as_slice()].concat();
    let server = Server::with(&arguments, Some("crash"));
    let (_, names) = server.get(&format!("/engines?token={}", server.token));
    assert_eq!(names, r#"["Akhet","rogue"]"#);
    let mut session = server.connect("&engine=rogue").unwrap();
    let lines = session.ask("uci");
    assert_eq!(
        lines,
        [
            "id name rogue",
            "option name Temper type check default false",
            "uciok"
        ]
    );
    assert_eq!(session.ask("setoption name Temper value true"), [""; 0]);
    let refused = session.ask("setoption name Hash value 4");
    assert!(
        refused[0].contains("there is no option 'Hash'"),
        "{refused:?}"
    );
    let refused = session.ask("moves");
    assert!(
        refused[0].contains("moves: only for the built-in engine"),
        "{refused:?}"
    );
    let refused = session.ask("position startpos moves c5R c5R");
    assert!(
        refused[0].contains("position: ply 2 'c5R': "),
        "{refused:?}"
    );
    session.send(&format!("position fen {QUIET} moves j1L"));
    for _ in 0..2 {
        session.send("go nodes 10");
        assert_eq!(session.hear().unwrap(), "info depth 1 score cp 0");
        assert!(session.hear().unwrap().starts_with("bestmove "));
    }
    // At its third move it crashes.
    session.send("go nodes 10");
    let (lines, code) = session.closed();
    assert_eq!(
        lines,
        [
            "info string error engine rogue: exited before bestmove: exit status: 3: assertion failed"
        ]
    );
    assert_eq!(code, Some(4001));
    // A new connection starts it again.
    let mut session = server.connect("&engine=rogue").unwrap();
    session.send(&format!("position {}", Setup::Grail));
    session.send("go nodes 10");
    assert!(
        session
            .until("bestmove")
            .last()
            .unwrap()
            .starts_with("bestmove ")
    );
}

#[test]
#[cfg(unix)] // Signals end the server.
fn an_engine_that_does_not_stop_is_given_up_and_what_follows_stop_waits() {
    let own = env!("CARGO_BIN_EXE_akhet");
    let engine = format!("cmd={own}");
    let mut server = Server::with(&["--engine", &engine, "name=second"], None);
    let mut session = server.connect("&engine=second").unwrap();
    session.send("go infinite");
    session.until("info depth 3");
    for line in ["stop", "position startpos moves c5R", "go depth 1"] {
        session.send(line);
    }
    assert!(
        session
            .until("bestmove")
            .last()
            .unwrap()
            .starts_with("bestmove ")
    );
    let lines = session.until("bestmove");
    assert!(
        lines.iter().all(|line| !line.contains("error")),
        "{lines:?}"
    );
    assert!(
        session
            .ask("go depth 1")
            .last()
            .unwrap()
            .starts_with("bestmove ")
    );
    session.send("go infinite");
    session.until("info depth 2");
    let refused = session.ask("position startpos");
    assert!(
        refused
            .last()
            .unwrap()
            .contains("position: refused while a search runs")
    );
    // The program ends with its sessions and their engines.
    let pid = rustix::process::Pid::from_child(&server.child);
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    assert_eq!(session.closed().1, Some(4002));
    assert!(server.child.wait().unwrap().success());
}

#[test]
fn a_taken_port_is_named() {
    let server = Server::start();
    let port = server.host.rsplit(':').next().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_akhet"))
        .args(["gui", "--no-open", "--port", port])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.starts_with(&format!("error: cannot listen on 127.0.0.1:{port}: ")),
        "{error}"
    );
    let output = Command::new(env!("CARGO_BIN_EXE_akhet"))
        .args(["gui", "--no-open", "--engine", "cmd=x", "nodes=5"])
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        error.trim(),
        "error: engine x: tc, st, nodes, depth and restart are for matches"
    );
}
