//! The lobby: what it lists, who may join there, and that its token and its list open nothing else.

use crate::seat::{Seat, Table, address, session_address};
use crate::table_games::free_port;
use serde_json::Value;
use std::thread;
use test_support::server::Server;
use tungstenite::http::StatusCode;

const LISTED: &str = r#"{"game": "laserchess", "clock": {"move": 86400000}, "listed": true}"#;

/// The token of a server's lobby.
fn lobby_of(server: &Server) -> String {
    let path = format!("/lobby/link?token={}", server.token);
    let link: Value = serde_json::from_str(&server.get(&path).1).unwrap();
    let url = link["url"].as_str().unwrap();
    let expected = format!("http://{}/?lobby=", server.host);
    let token = url
        .strip_prefix(&expected)
        .unwrap_or_else(|| panic!("{url}"));
    assert!(server.errors().contains(url), "{}", server.errors());
    assert!(!link["rows"].as_array().unwrap().is_empty());
    token.to_owned()
}

/// A server with a lobby, and the lobby's token.
fn open() -> (Server, String) {
    let server = Server::with(&["--lobby"], None);
    let lobby = lobby_of(&server);
    (server, lobby)
}

/// The text of the list.
fn text_of(server: &Server, lobby: &str) -> String {
    let (head, body) = server.get(&format!("/lobby?token={lobby}"));
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    body
}

fn list(server: &Server, lobby: &str) -> Vec<Value> {
    serde_json::from_str(&text_of(server, lobby)).unwrap()
}

/// The status and the body of the answer to a guest who wants this seat.
fn join(server: &Server, lobby: &str, table: &str, seat: &str) -> (u16, String) {
    let host = format!("Host: {}\r\n", server.host);
    let path = format!("/lobby?token={lobby}&id={table}&seat={seat}");
    let (head, body) = server.request("POST", &path, &host, "");
    (head[9..12].parse().unwrap(), body)
}

#[test]
fn there_is_a_lobby_only_where_it_was_asked_for() {
    let server = Server::start();
    for token in ["", &server.token] {
        let (head, _) = server.get(&format!("/lobby?token={token}"));
        assert!(head.starts_with("HTTP/1.1 403 "), "{head}");
        assert_eq!(join(&server, token, "", "red").0, 403);
    }
    let path = format!("/lobby/link?token={}", server.token);
    assert_eq!(server.get(&path).1, "null");
    let (head, body) = Table::ask_for(&server, LISTED);
    assert!(head.starts_with("HTTP/1.1 400 "), "{head}");
    assert_eq!(body, "listed: this server has no lobby\n");
    assert!(!server.errors().contains("Lobby"), "{}", server.errors());
}

#[test]
fn what_waits_is_listed_and_no_token_with_it() {
    let (server, lobby) = open();
    assert_eq!(text_of(&server, &lobby), "[]");
    let laser = Table::set_up(&server, LISTED);
    let unlisted = Table::set_up(&server, r#"{"game": "laserchess"}"#);
    let json = r#"{"game": "labyrinth", "players": 3, "engines": {"orange": 3}, "listed": true}"#;
    let labyrinth = Table::set_up(&server, json);
    let mut ann = Seat::at(&server, &laser.seats[0]);
    ann.say("name Ann");
    ann.until("player blue here name Ann");
    let told = list(&server, &lobby);
    assert_eq!(told.len(), 2);
    let expected = format!(
        r#"{{"id": "{}", "game": "laserchess", "clock": {{"move": 86400000}}, "turn": "blue", "left": null,
        "players": [{{"seat": "blue", "status": "here", "name": "Ann"}}, {{"seat": "red", "status": "free", "name": null}}]}}"#,
        laser.id
    );
    assert_eq!(told[0], serde_json::from_str::<Value>(&expected).unwrap());
    assert_eq!(told[1]["players"][2]["status"], "engine 3");
    let text = text_of(&server, &lobby);
    let tables = [&laser, &unlisted, &labyrinth];
    let tokens = { tables.iter() }.flat_map(|table| table.seats.iter().chain([&table.watch]));
    for secret in tokens.chain([&server.token, &lobby, &unlisted.id]) {
        assert!(secret.len() >= 16 && !text.contains(secret), "{text}");
    }
    assert!(
        !text.contains("deal") && !text.contains("position"),
        "{text}"
    );
    // Where all seats are taken, or the game is over, nobody is waited for.
    let red = Seat::at(&server, &laser.seats[1]);
    ann.until("player red here");
    assert_eq!(list(&server, &lobby).len(), 1);
    drop(red);
    ann.until("player red away");
    let [mut blue] = Seat::all(&server, &labyrinth);
    blue.say("resign");
    blue.until("player blue out");
    assert_eq!(list(&server, &lobby).len(), 1, "others play on");
    let over = Table::set_up(&server, LISTED);
    let [mut blue] = Seat::all(&server, &over);
    blue.say("resign");
    blue.until("result red reason resignation");
    assert_eq!(list(&server, &lobby).len(), 1);
    assert_eq!(join(&server, &lobby, &over.id, "red").0, 404);
}

#[test]
fn a_free_seat_is_given_to_one_guest() {
    let (server, lobby) = open();
    let table = Table::set_up(&server, LISTED);
    let other = Table::set_up(&server, r#"{"game": "laserchess"}"#);
    let mut ann = Seat::at(&server, &table.seats[0]);
    for (id, seat, status) in [
        (&table.id, "blue", 409),
        (&table.id, "green", 404),
        (&table.id, "watch", 404),
        (&other.id, "red", 404),
        (&"0".repeat(16), "red", 404),
    ] {
        let (answered, body) = join(&server, &lobby, id, seat);
        assert_eq!(answered, status, "{seat}: {body}");
    }
    let answers: Vec<_> = thread::scope(|scope| {
        let guests: Vec<_> = (0..8)
            .map(|_| scope.spawn(|| join(&server, &lobby, &table.id, "red")))
            .collect();
        guests
            .into_iter()
            .map(|guest| guest.join().unwrap())
            .collect()
    });
    let (given, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|(status, _)| *status == 200);
    assert_eq!(given.len(), 1, "{answers:?}");
    for (status, body) in refused {
        // Whoever asks later finds a table that waits for nobody.
        assert!([404, 409].contains(status), "{status}");
        assert!(!body.contains(&table.seats[1]), "{body}");
    }
    let joined: Value = serde_json::from_str(&given[0].1).unwrap();
    assert_eq!(joined["token"], table.seats[1].as_str());
    ann.until("player red away");
    let mut red = Seat::at(&server, &table.seats[1]);
    ann.until("player red here");
    ann.play("c5R");
    red.until("turn red");
}

#[test]
fn the_lobby_opens_nothing_else_and_nothing_else_opens_it() {
    let (server, lobby) = open();
    let table = Table::set_up(&server, LISTED);
    let host = format!("Host: {}\r\n", server.host);
    for (method, path) in [
        ("GET", "tables"),
        ("POST", "tables"),
        ("DELETE", "tables"),
        ("GET", "engines"),
        ("GET", "link"),
        ("GET", "lobby/link"),
        ("POST", "games"),
        ("GET", "table"),
    ] {
        let path = format!("/{path}?token={lobby}&id={}", table.id);
        let (head, body) = server.request(method, &path, &host, LISTED);
        assert!(head.starts_with("HTTP/1.1 403 "), "{method} {path}: {head}");
        assert!(!body.contains(&server.token), "{body}");
    }
    for address in [
        address(&server, &lobby),
        session_address(&server, &lobby),
        format!("{}&opener={lobby}", address(&server, &table.seats[0])),
    ] {
        let status = server.handshake(&address, None);
        assert_eq!(status, StatusCode::FORBIDDEN, "{address}");
    }
    let (seat, watch) = (&table.seats[0], &table.watch);
    for token in ["", "x", &server.token, &table.id, seat, watch, &lobby[..31]] {
        let (head, body) = server.get(&format!("/lobby?token={token}"));
        assert!(head.starts_with("HTTP/1.1 403 "), "{token}: {head}\n{body}");
        assert_eq!(join(&server, token, &table.id, "red").0, 403, "{token}");
    }
    let evil = format!("{host}Origin: http://evil.example\r\n");
    for (method, rest) in [
        ("GET", String::new()),
        ("POST", format!("&id={}&seat=red", table.id)),
    ] {
        let path = format!("/lobby?token={lobby}{rest}");
        let (head, _) = server.request(method, &path, &evil, "");
        assert!(head.starts_with("HTTP/1.1 403 "), "{method}: {head}");
    }
    assert_eq!(list(&server, &lobby).len(), 1, "nothing has changed");
}

#[test]
fn the_lobby_and_its_tables_outlive_the_server() {
    let state = tempfile::tempdir().unwrap();
    let port = free_port();
    let start = || Server::kept_with(&["--lobby"], state.path(), port);
    let server = start();
    let lobby = lobby_of(&server);
    assert_ne!(lobby, server.token);
    let table = Table::set_up(&server, LISTED);
    drop(server);
    let server = Server::kept(state.path(), port);
    assert!(
        server
            .get(&format!("/lobby?token={lobby}"))
            .0
            .starts_with("HTTP/1.1 403 ")
    );
    drop(server);
    let server = start();
    assert_eq!(lobby_of(&server), lobby);
    assert_eq!(list(&server, &lobby)[0]["id"], table.id.as_str());
}
