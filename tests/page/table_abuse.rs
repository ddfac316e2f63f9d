//! What tables refuse, and what they cost.

use crate::seat::{Seat, Table, address, laser_table, session_address};
use std::time::Instant;
use test_support::engine::wait_until;
use test_support::server::Server;
use tungstenite::Message;
use tungstenite::http::StatusCode;

#[test]
fn a_token_opens_its_own_door_only() {
    let (server, table) = laser_table();
    let forbidden = StatusCode::FORBIDDEN;
    let seat = &table.seats[0];
    let wrong = "0123456789abcdef0123456789abcdef";
    for token in ["", "x", wrong, &server.token, &table.id, &seat[..31]] {
        let status = server.handshake(&address(&server, token), None);
        assert_eq!(status, forbidden, "{token}");
    }
    let port = server.host.rsplit(':').next().unwrap();
    for (name, value) in [
        ("Origin", "http://evil.example".to_owned()),
        ("Origin", format!("http://evil.example:{port}")),
        ("Host", "evil.example".to_owned()),
    ] {
        for address in [address(&server, seat), session_address(&server, seat)] {
            let status = server.handshake(&address, Some((name, &value)));
            assert_eq!(status, forbidden, "{name}: {value}");
        }
    }
    let host = format!("Host: {}\r\n", server.host);
    for (method, path) in [
        ("GET", "tables"),
        ("GET", "engines"),
        ("GET", "link"),
        ("POST", "tables"),
        ("POST", "games"),
        ("DELETE", "tables"),
    ] {
        for token in [seat, &table.watch] {
            let path = format!("/{path}?token={token}&id={}", table.id);
            let (head, _) = server.request(method, &path, &host, "{}");
            assert!(head.starts_with("HTTP/1.1 403 "), "{method} {path}: {head}");
            assert!(head.contains("content-security-policy: "), "{head}");
        }
    }
    let evil = format!("{host}Origin: http://evil.example\r\n");
    let path = format!("/tables?token={}", server.token);
    let json = r#"{"game": "laserchess"}"#;
    let (head, _) = server.request("POST", &path, &evil, json);
    assert!(head.starts_with("HTTP/1.1 403 "), "{head}");
}

#[test]
fn a_flood_is_refused_and_then_closed() {
    let (server, table) = laser_table();
    let mut blue = Seat::at(&server, &table.seats[0]);
    let mut red = Seat::at(&server, &table.seats[1]);
    for flood in ["decline", "", "play 1 c5R c5R", &"decline\n".repeat(500)] {
        let mut flooder = Seat::at(&server, &table.seats[0]);
        let lines = flood.lines().count().max(1);
        let mut refused = 0;
        let code = loop {
            flooder.say(flood);
            let heard = (0..lines).map(|_| flooder.session.hear());
            match heard.collect::<Result<Vec<String>, _>>() {
                Ok(heard) => refused += usize::from(heard[0].ends_with(": too many lines")),
                Err(code) => break code,
            }
        };
        assert_eq!(code, Some(4003), "{flood:.20}");
        assert_eq!(refused, if lines == 1 { 200 } else { 0 }, "{flood:.20}");
    }
    // The seat still works.
    red.say("name Bob");
    blue.until("player red here name Bob");
    // A message that is too long, or not text, ends only its own connection.
    let mut other = Seat::at(&server, &table.seats[0]);
    assert!(!other.try_say(&"x".repeat(1 << 20)) || other.session.closed().1.is_none());
    let mut other = Seat::at(&server, &table.seats[0]);
    other.session.socket.send(Message::binary(vec![1])).unwrap();
    assert_eq!(other.session.closed().1, Some(1003));
    red.say("name Cid");
    blue.until("player red here name Cid");
}

#[test]
fn a_newer_socket_takes_the_place_of_the_oldest() {
    let (server, table) = laser_table();
    let mut seats: Vec<Seat> = (0..5).map(|_| Seat::at(&server, &table.seats[0])).collect();
    assert_eq!(seats[0].session.closed().1, Some(4004));
    for seat in &mut seats[1..] {
        seat.say("name Ann");
        seat.until("player blue here name Ann");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_thousand_sockets_cost_little() {
    let server = Server::start();
    let json = r#"{"game": "laserchess"}"#;
    let tables: Vec<Table> = (0..40).map(|_| Table::set_up(&server, json)).collect();
    let mut blue = Seat::at(&server, &tables[0].seats[0]);
    let before = server.memory();
    // The spectators of one table make room for each other.
    for _ in 0..600 {
        Seat::at(&server, &tables[0].watch);
    }
    let mut crowd = Vec::new();
    let mut refused = 0;
    for table in tables.iter().cycle().take(1000) {
        let address = address(&server, &table.watch);
        match server.open(&address) {
            Ok(session) => crowd.push(session),
            Err(_) => refused += 1,
        }
        if crowd.len() == 600 {
            break;
        }
    }
    assert!(
        refused > 0 && crowd.len() >= 500,
        "{refused} {}",
        crowd.len()
    );
    blue.say("name Ann");
    blue.until("player blue here name Ann");
    // None of them reads, and the page is still served.
    let start = Instant::now();
    let (head, _) = server.get("/");
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    assert!(start.elapsed().as_secs() < 5);
    let mut page = server.connect("").unwrap();
    assert_eq!(page.ask("game"), ["game setup ace"]);
    let grown = server.memory().saturating_sub(before);
    assert!(grown < 64 << 20, "{grown} bytes more");
    drop(crowd);
    wait_until("there is room again", || {
        let status = server.handshake(&address(&server, &tables[1].watch), None);
        status == StatusCode::SWITCHING_PROTOCOLS
    });
}

#[test]
fn sessions_of_guests_wait_and_lock_nobody_out() {
    let server = Server::start();
    let json = r#"{"game": "laserchess"}"#;
    let tables: Vec<Table> = (0..8).map(|_| Table::set_up(&server, json)).collect();
    let mut guests = Vec::new();
    for table in &tables {
        for token in table.seats.iter().cycle().take(8) {
            let mut guest = server.open(&session_address(&server, token)).unwrap();
            if guest.answers() {
                guests.push(guest);
            }
        }
    }
    assert_eq!(guests.len(), 48);
    let mut page = server.connect("").unwrap();
    assert_eq!(page.ask("game"), ["game setup ace"]);
    // 300 lines take a while: 200 at once, then 40 a second.
    let start = Instant::now();
    let guest = &mut guests[0];
    guest.send(&"isready\n".repeat(300));
    for _ in 0..300 {
        assert_eq!(guest.hear().unwrap(), "readyok");
    }
    let elapsed = start.elapsed().as_secs_f64();
    assert!(elapsed > 2.0, "{elapsed}");
}
