//! The server of `akhet gui`: what it serves, what it refuses, and what its sockets carry.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;
use test_support::engine::{PATIENCE, WIN_IN_ONE, wait_until};
use test_support::server::{FULL, Server, Session};
use tungstenite::Message;
use tungstenite::http::StatusCode;

/// The maximum number of sessions of a server.
const MAX_SESSIONS: usize = 24;

#[test]
fn a_session_speaks_the_protocol() {
    let server = Server::start();
    let mut session = server.connect("").unwrap();
    let lines = session.ask("uci");
    assert!(lines[0].starts_with("id name Akhet"));
    assert_eq!(lines.last().unwrap(), "uciok");
    // A message can contain several lines.
    session.send(&format!("position fen {WIN_IN_ONE}\ngo mate 1\n"));
    let lines = session.until("bestmove");
    assert!(lines.iter().all(|line| !line.contains('\n')), "{lines:?}");
    assert_eq!(lines.last().unwrap(), "bestmove i5j5");
    // The sessions are independent of each other.
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
            refused[0].contains(&format!(
                "'{}': expected a whole number from 1 to {most}",
                most + 1
            )),
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
    for path in ["/engines?token=x", "/link?token=x", "/link"] {
        let (head, _) = server.get(path);
        assert!(head.starts_with("HTTP/1.1 403 "), "{path}: {head}");
    }
    // Other devices cannot reach a server on a loopback address.
    let (_, link) = server.get(&format!("/link?token={}", server.token));
    assert_eq!(link, "null");
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
    let mut wanted = [
        "",
        "pieces.svg",
        "labyrinth.svg",
        "akhet.puzzles",
        "labyrinth.puzzles",
    ]
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
        ] {
            assert!(!text.contains(scheme), "/{path} has {scheme}");
        }
        // In a module it is a comment about types.
        let is_module = path.ends_with(".js");
        assert!(
            is_module || !text.contains("@import"),
            "/{path} has @import"
        );
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for link in links(&path, &text) {
            let found = resolve(folder, &link);
            if !wanted.contains(&found) {
                wanted.push(found);
            }
        }
    }
    assert!(wanted.len() > 20, "{wanted:?}");
    assert!(wanted.contains(&"css/learn.css".to_owned()), "{wanted:?}");
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
    if code {
        let links = [between(" from '", '\''), between("\nimport '", '\'')].concat();
        let links = links.into_iter().filter(|link| link.starts_with('.'));
        // The stylesheets that a script adds to the page, which is at the root.
        let root = "../".repeat(path.matches('/').count());
        let styles = between("'css/", '\'').into_iter();
        links
            .chain(styles.map(|style| format!("{root}css/{style}")))
            .collect()
    } else {
        Vec::new()
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
    let pgn = "[White \"A\"]\n\n1. c5R a4L *\n\n1. c5R c5R *\n";
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
    // The server keeps running.
    let (head, _) = server.request("POST", &path, &host, pgn);
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    // A client without the token is refused before its body is read.
    let mut stream = TcpStream::connect(&server.host).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let head = format!("POST /games?token=x HTTP/1.1\r\n{host}Content-Length: 1000000\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.take(12).read_to_string(&mut answer).unwrap();
    assert_eq!(answer, "HTTP/1.1 403");
}

#[test]
fn a_body_that_is_not_well_formed_is_told_from_one_that_is_too_long() {
    let server = Server::start();
    let path = format!("/games?token={}", server.token);
    let answer = |chunks: &str| {
        let mut stream = TcpStream::connect(&server.host).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let host = &server.host;
        let head = format!("POST {path} HTTP/1.1\r\nHost: {host}\r\n");
        let rest = format!("Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n{chunks}");
        stream.write_all((head + &rest).as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    let whole = answer("8\r\n1. c5R *\r\n0\r\n\r\n");
    assert!(whole.starts_with("HTTP/1.1 200 "), "{whole}");
    let broken = answer("8\r\n1. c5R *\r\nxyz\r\n\r\n");
    assert!(broken.starts_with("HTTP/1.1 400 "), "{broken}");
    assert!(
        broken.contains("the text cannot be read: Invalid chunk size"),
        "{broken}"
    );
}

#[test]
#[cfg(target_os = "linux")] // Elsewhere a process may not have that many connections.
fn connections_that_ask_and_never_read_keep_nobody_out() {
    let server = Server::start();
    let mut kept = server.connect("").unwrap();
    let requests = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", server.host).repeat(200);
    let crowd: Vec<TcpStream> = (0..300)
        .filter_map(|_| {
            let mut stream = TcpStream::connect(&server.host).ok()?;
            stream.set_nonblocking(true).ok()?;
            // As much as the system accepts.
            while stream.write(requests.as_bytes()).is_ok() {}
            Some(stream)
        })
        .collect();
    for _ in 0..3 {
        let (head, _) = server.get("/js/main.js");
        assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    }
    assert_eq!(kept.ask("game"), ["game setup ace"]);
    drop(crowd);
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
    let mut sessions: Vec<Session> = (0..MAX_SESSIONS)
        .map(|_| server.connect("").unwrap())
        .collect();
    let another = || server.connect("").unwrap();
    assert_eq!(another().closed(), (Vec::new(), Some(FULL)));
    for session in &mut sessions {
        session.send("go infinite");
    }
    // A closed page leaves nothing behind, even in the middle of a search.
    drop(sessions);
    wait_until("sessions end with their sockets", || another().answers());
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
    // They send nothing, so they are closed.
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
    drop(crowd);
    // A page that asks but does not read holds up its own session and no other.
    let mut slow = server.connect("").unwrap();
    slow.socket
        .get_mut()
        .set_write_timeout(Some(Duration::from_millis(500)))
        .unwrap();
    // Padded with blanks, so that the system's buffers cannot hold all of them.
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
        "error: engine x: tc, st, nodes, depth, time-margin and restart are for matches"
    );
}
