//! Tables of several devices: how they are set up, and what their players may do.

use crate::seat::{Seat, Table, address, laser_table, session_address};
use serde_json::Value;
use std::time::{Duration, Instant};
use test_support::engine::{WIN_IN_ONE, wait_until};
use test_support::server::{FULL, Server};
use tungstenite::http::StatusCode;

/// A laser game that Blue wins with `i5j5`.
fn short_game(more: &str) -> String {
    format!(r#"{{"game": "laserchess", "start": "fen {WIN_IN_ONE}"{more}}}"#)
}

#[test]
fn a_table_is_set_up_listed_and_ended() {
    let server = Server::start();
    let path = format!("/tables?token={}", server.token);
    assert_eq!(server.get(&path).1, "[]");
    let json = r#"{"game": "labyrinth", "players": 3, "engines": {"yellow": 4}, "options": ["NoReturn"], "clock": null}"#;
    let (head, body) = Table::ask_for(&server, json);
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    let told: Value = serde_json::from_str(&body).unwrap();
    assert_eq!(told["game"], "labyrinth");
    assert_eq!(told["over"], false);
    assert_eq!(told["turn"], "blue");
    assert_eq!(told["left"], Value::Null);
    assert_eq!(told["players"][1]["status"], "engine 4");
    let names = ["blue", "yellow", "orange"];
    for (seat, name) in told["seats"].as_array().unwrap().iter().zip(names) {
        assert_eq!(seat["seat"], name);
        let token = seat["token"].as_str().unwrap();
        assert_eq!(token.len(), 32);
        assert_eq!(
            seat["url"],
            format!("http://{}/?table={token}", server.host)
        );
        let rows = seat["rows"].as_array().unwrap();
        assert!(
            rows.iter()
                .all(|row| row.as_str().unwrap().len() == rows.len())
        );
    }
    assert!(!body.contains(&server.token));
    assert_eq!(server.get(&path).1, format!("[{body}]"));
    let table = Table::read(&told);
    let mut seat = Seat::at(&server, &table.seats[0]);
    let expected = [
        "seat blue",
        "game labyrinth NoReturn",
        "round 1",
        "player blue here",
    ];
    assert_eq!(seat.state[..4], expected);
    assert!(seat.has("player yellow engine 4"));
    assert!(seat.has("player orange free"));
    assert!(seat.has("turn blue"));
    assert_eq!(seat.value("clock"), None);
    let host = format!("Host: {}\r\n", server.host);
    let end = |id: &str| {
        server
            .request("DELETE", &format!("{path}&id={id}"), &host, "")
            .0
    };
    assert!(end("0").starts_with("HTTP/1.1 404 "));
    assert!(end(&table.id).starts_with("HTTP/1.1 204 "));
    assert_eq!(seat.session.closed().1, Some(4005));
    assert_eq!(server.get(&path).1, "[]");
    let status = server.handshake(&address(&server, &table.seats[0]), None);
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[test]
fn a_table_that_cannot_be_is_refused_with_a_reason() {
    let server = Server::start();
    for (json, reason) in [
        ("", "EOF while parsing"),
        (r#"{"game": "chess"}"#, "unknown variant `chess`"),
        (
            r#"{"game": "laserchess", "colour": 1}"#,
            "unknown field `colour`",
        ),
        (
            r#"{"game": "laserchess", "players": 2}"#,
            "players: only for a deal",
        ),
        (
            r#"{"game": "labyrinth", "players": 5}"#,
            "players: expected 2 to 4",
        ),
        (
            r#"{"game": "laserchess", "start": "setup x"}"#,
            "position: unknown setup 'x'",
        ),
        (
            r#"{"game": "laserchess", "start": "startpos moves c5R"}"#,
            "without moves",
        ),
        (
            r#"{"game": "laserchess", "start": "startpos\nquit"}"#,
            "start: expected",
        ),
        (
            r#"{"game": "laserchess", "options": ["Hash"]}"#,
            "options: expected",
        ),
        (
            r#"{"game": "laserchess", "options": ["FreeOrder"]}"#,
            "no option 'FreeOrder'",
        ),
        (
            r#"{"game": "laserchess", "engines": {"green": 1}}"#,
            "engines: there is no seat",
        ),
        (
            r#"{"game": "laserchess", "engines": {"red": 21}}"#,
            "engines: expected levels",
        ),
        (
            r#"{"game": "laserchess", "engines": {"red": 1, "blue": 1}}"#,
            "the last seat",
        ),
        (
            r#"{"game": "labyrinth", "start": "fen ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:I:KU/-/f6:??:N/- b g6 15"}"#,
            "start: a card is unknown",
        ),
        (
            r#"{"game": "labyrinth", "start": "fen ceietsAintsBiecs/inteTteUceRcsOtsScnM/teCcnteDtsVtsEietwF/incsincwincetnW/teGcetnHcwtwIteXtwJ/incscsQincncsceN/cnintnKcstnLincw cP a1::MA/-/b5:I:B/- b b1 9"}"#,
            "start: the game is over",
        ),
        (
            r#"{"game": "labyrinth", "start": "sealed 5 2"}"#,
            "start: a card is unknown",
        ),
        (
            r#"{"game": "laserchess", "clock": {"time": 10}}"#,
            "clock: expected",
        ),
        (r#"{"game": "laserchess", "clock": {}}"#, "clock: expected"),
        (
            r#"{"game": "laserchess", "clock": {"move": 999}}"#,
            "clock: expected",
        ),
        (
            r#"{"game": "laserchess", "clock": {"move": 2592000001}}"#,
            "clock: expected",
        ),
        (
            r#"{"game": "laserchess", "clock": {"move": 5000, "time": 5000}}"#,
            "clock: expected",
        ),
        (
            r#"{"game": "laserchess", "clock": {"move": 5000, "increment": 1}}"#,
            "clock: expected",
        ),
    ] {
        let (head, body) = Table::ask_for(&server, json);
        assert!(head.starts_with("HTTP/1.1 400 "), "{json}: {head}");
        assert!(body.contains(reason), "{json}: {body}");
    }
    let long = format!(
        r#"{{"game": "laserchess", "start": "{}"}}"#,
        "x".repeat(20_000)
    );
    let (head, _) = Table::ask_for(&server, &long);
    assert!(head.starts_with("HTTP/1.1 413 "), "{head}");
    for _ in 0..100 {
        Table::set_up(&server, r#"{"game": "laserchess"}"#);
    }
    let (head, body) = Table::ask_for(&server, r#"{"game": "laserchess"}"#);
    assert!(head.starts_with("HTTP/1.1 503 "), "{head}");
    assert!(body.contains("100 tables"), "{body}");
}

#[test]
fn lines_and_moves_are_checked() {
    let server = Server::start();
    let table = Table::set_up(&server, &short_game(""));
    let mut blue = Seat::at(&server, &table.seats[0]);
    assert!(blue.has("player red free"));
    let mut red = Seat::at(&server, &table.seats[1]);
    let mut watch = Seat::at(&server, &table.watch);
    blue.say("name Ann  B.");
    red.until("player blue here name Ann  B.");
    for (line, error) in [
        ("play 1 c5c6", "error play: it is blue's turn"),
        ("claim", "error claim: it is blue's turn"),
        ("rematch", "error rematch: the game is not over"),
        ("takeback", "error takeback: you have made no move yet"),
        ("decline", "error decline: there is nothing to decline"),
        (
            "engine blue 3",
            "error engine: only the opener of the table can seat engines",
        ),
        ("go depth 3", "error go: unknown line"),
    ] {
        assert_eq!(red.refused(line), error);
    }
    assert_eq!(
        watch.refused("resign"),
        "error resign: spectators only watch"
    );
    let marked = blue.refused("play 1 i5j5!");
    assert!(
        marked.starts_with("error play: expected play PLY MOVE"),
        "{marked}"
    );
    let illegal = blue.refused("play 1 e1e5");
    assert!(
        illegal.starts_with("error play: 'e1e5': e1 and e5 are not neighbours"),
        "{illegal}"
    );
    assert_eq!(
        blue.refused("play 2 i5j5"),
        "error play: the next move is number 1"
    );
    assert!(
        blue.refused("claim")
            .starts_with("error claim: no draw to claim")
    );
    blue.play("i5h6");
    assert_eq!(
        blue.refused("play 1 i5h6"),
        "error play: move 1 has been played"
    );
    // The spectators hear all of it.
    while watch.plies() < 1 {
        watch.hear().unwrap();
    }
}

#[test]
fn a_move_is_taken_back_and_seats_are_exchanged_for_a_rematch() {
    let server = Server::start();
    let table = Table::set_up(&server, &short_game(""));
    let [mut blue, mut red] = Seat::all(&server, &table);
    let mut watch = Seat::at(&server, &table.watch);
    blue.say("name Ann");
    red.until("player blue here name Ann");
    blue.play("i5h6");
    blue.say("takeback");
    red.until("offer takeback blue");
    watch.until("offer takeback blue");
    red.say("decline");
    blue.until("offer takeback blue");
    while blue.value("offer").is_some() {
        blue.hear().unwrap();
    }
    assert_eq!(blue.plies(), 1);
    blue.say("takeback");
    red.until("offer takeback blue");
    red.say("takeback");
    blue.until("turn blue");
    blue.play("i5j5");
    red.until("result blue reason rules");
    assert!(red.has("turn none"));
    assert_eq!(red.refused("play 2 c5c6"), "error play: the game is over");
    assert_eq!(blue.refused("resign"), "error resign: the game is over");
    red.say("rematch");
    blue.until("offer rematch red");
    blue.say("rematch");
    blue.until("round 2");
    red.until("seat blue");
    watch.until("round 2");
    assert!(
        blue.has("seat red") && blue.has("player red here name Ann"),
        "{:?}",
        blue.state
    );
    assert_eq!(blue.value("result"), None);
    red.play("i5j5");
    blue.until("result blue reason rules");
}

#[test]
fn a_draw_is_agreed_on_or_claimed_and_a_player_resigns() {
    let (server, table) = laser_table();
    let [mut blue, mut red] = Seat::all(&server, &table);
    blue.say("draw");
    red.until("offer draw blue");
    // A move cancels the offer.
    blue.play("c5R");
    red.until("turn red");
    assert_eq!(red.value("offer"), None);
    red.say("draw");
    blue.until("offer draw red");
    blue.say("draw");
    red.until("result draw reason agreement");

    let quiet = test_support::engine::QUIET;
    let json = format!(r#"{{"game": "laserchess", "start": "fen {quiet}"}}"#);
    let table = Table::set_up(&server, &json);
    let [mut blue, mut red] = Seat::all(&server, &table);
    for mvs in [
        ["j1L", "a8L"],
        ["j1R", "a8R"],
        ["j1L", "a8L"],
        ["j1R", "a8R"],
    ] {
        blue.until("turn blue");
        blue.play(mvs[0]);
        red.until("turn red");
        red.play(mvs[1]);
    }
    blue.until("turn blue");
    blue.say("claim");
    red.until("result draw reason claim");

    let table = Table::set_up(&server, r#"{"game": "labyrinth"}"#);
    let [mut blue, mut orange] = Seat::all(&server, &table);
    assert!(
        blue.refused("claim")
            .starts_with("error claim: unknown command")
    );
    orange.say("resign");
    blue.until("result blue reason resignation");
}

#[test]
fn of_three_players_two_play_on() {
    let server = Server::start();
    let table = Table::set_up(&server, r#"{"game": "labyrinth", "players": 3}"#);
    let [mut blue, mut yellow, mut orange] = Seat::all(&server, &table);
    blue.say("resign");
    yellow.until("player blue out");
    // An engine moves for Blue.
    yellow.until("turn yellow");
    assert_eq!(blue.refused("resign"), "error resign: you are out");
    orange.say("resign");
    yellow.until("result yellow reason resignation");
    for seat in [&mut yellow, &mut blue, &mut orange] {
        seat.say("rematch");
    }
    yellow.until("round 2");
    blue.until("seat yellow");
    yellow.until("seat orange");
    orange.until("seat blue");
}

#[test]
fn players_say_phrases_and_nothing_else() {
    let (server, table) = laser_table();
    let [mut blue, mut red] = Seat::all(&server, &table);
    let mut watch = Seat::at(&server, &table.watch);
    blue.say("say hello");
    for seat in [&mut blue, &mut red, &mut watch] {
        seat.until("said 1 blue hello");
    }
    assert_eq!(
        blue.refused("say thanks"),
        "error say: wait a moment before you say something again"
    );
    red.say("say game");
    blue.until("said 2 red game");
    let expected = "error say: expected say hello, game, thanks or oops";
    assert_eq!(red.refused("say nonsense"), expected);
    assert_eq!(
        watch.refused("say hello"),
        "error say: spectators only watch"
    );
}

#[test]
fn the_opener_seats_engines_where_nobody_sits() {
    let (server, table) = laser_table();
    let mut blue = Seat::of_opener(&server, &table.seats[0]);
    assert!(blue.has("seat blue opener"));
    blue.say("engine red 0");
    blue.until("player red engine 0");
    assert_eq!(
        blue.refused("engine blue 3"),
        "error engine: the seat is taken"
    );
    assert_eq!(
        blue.refused("engine green 3"),
        "error engine: there is no seat 'green'"
    );
    let error = blue.refused("draw");
    assert_eq!(error, "error draw: an engine never agrees to a draw");
    blue.play("c5R");
    while blue.plies() < 2 {
        blue.hear().unwrap();
    }
    // An engine accepts a takeback at once.
    blue.say("takeback");
    while blue.plies() > 0 {
        blue.hear().unwrap();
    }
    blue.say("engine red off");
    blue.until("player red free");
    blue.say("engine red 20");
    blue.until("player red engine 20");
    // Whoever opens the link sits down in place of the engine.
    let mut red = Seat::at(&server, &table.seats[1]);
    blue.until("player red here");
    assert_eq!(
        blue.refused("engine red 3"),
        "error engine: the seat is taken"
    );
    blue.play("c5R");
    red.until("turn red");
    drop(red);
    blue.until("player red away");
    let wrong = format!(
        "{}&opener={}",
        address(&server, &table.seats[0]),
        table.seats[1]
    );
    assert_eq!(server.handshake(&wrong, None), StatusCode::FORBIDDEN);
}

#[test]
fn clocks_go_back_with_the_moves() {
    let server = Server::start();
    let json = r#"{"game": "laserchess", "clock": {"time": 600000, "increment": 1000}}"#;
    let table = Table::set_up(&server, json);
    let [mut blue, mut red] = Seat::all(&server, &table);
    for (mv, turn) in [("c5R", "red"), ("a4L", "blue"), ("e1e2", "red")] {
        if turn == "red" {
            blue.play(mv);
            red.until("turn red");
        } else {
            red.play(mv);
            blue.until("turn blue");
        }
    }
    red.say("takeback");
    blue.until("offer takeback red");
    blue.say("takeback");
    while blue.plies() > 1 {
        blue.hear().unwrap();
    }
    let clock = blue.value("clock").unwrap().to_owned();
    // Red's turn runs again.
    assert!(clock.starts_with("blue 601000 red "), "{clock}");
    blue.say("takeback");
    red.until("offer takeback blue");
    red.say("takeback");
    while blue.plies() > 0 {
        blue.hear().unwrap();
    }
    assert!(blue.has("clock blue 600000 red 600000"), "{:?}", blue.state);
}

#[test]
fn clocks_run_from_the_first_move_on_and_end_the_game() {
    let server = Server::start();
    let more = r#", "clock": {"time": 1200, "increment": 300}"#;
    let table = Table::set_up(&server, &short_game(more));
    let mut blue = Seat::at(&server, &table.seats[0]);
    assert!(blue.has("clock blue 1200 red 1200"));
    std::thread::sleep(Duration::from_millis(400));
    blue.play("i5h6");
    // No time is deducted for the first move, nor while the seat is empty.
    assert!(blue.has("clock blue 1500 red 1200"), "{:?}", blue.state);
    std::thread::sleep(Duration::from_millis(400));
    let start = Instant::now();
    let mut red = Seat::at(&server, &table.seats[1]);
    red.until("result blue reason time");
    assert!(start.elapsed() > Duration::from_millis(1000));
    assert!(red.has("clock blue 1500 red 0"), "{:?}", red.state);
}

#[test]
#[cfg(unix)]
fn the_end_of_the_program_is_told() {
    let (server, table) = laser_table();
    let mut blue = Seat::at(&server, &table.seats[0]);
    test_support::engine::signal(&server.child, "TERM");
    assert_eq!(blue.session.closed().1, Some(4002));
}

#[test]
fn a_seat_asks_the_rules_and_no_search() {
    let server = Server::start();
    let table = Table::set_up(&server, r#"{"game": "labyrinth"}"#);
    let mut session = server
        .open(&session_address(&server, &table.seats[0]))
        .unwrap();
    assert_eq!(
        session.ask("setoption name UCI_Variant value labyrinth"),
        [""; 0]
    );
    assert_eq!(session.ask("position deal 1 2"), [""; 0]);
    assert!(session.ask("moves")[0].starts_with("moves a"));
    let refused = session.ask("go depth 1");
    let error = "info string error go: there is no search and no evaluation for this connection";
    assert_eq!(refused, [error, "bestmove none"]);
    let engine = format!("{}&engine=Akhet", session_address(&server, &table.seats[0]));
    assert_eq!(server.handshake(&engine, None), StatusCode::FORBIDDEN);
    // Guests' sessions are counted separately from those of the page.
    let guests: Vec<_> = (0..3)
        .map(|_| {
            server
                .open(&session_address(&server, &table.seats[0]))
                .unwrap()
        })
        .collect();
    let again = || {
        server
            .open(&session_address(&server, &table.seats[0]))
            .unwrap()
    };
    assert_eq!(again().closed(), (Vec::new(), Some(FULL)));
    let other = session_address(&server, &table.seats[1]);
    assert!(server.open(&other).unwrap().answers());
    drop(guests);
    wait_until("sessions end with their sockets", || again().answers());
}

#[test]
fn the_conversation_in_the_documents_is_as_it_is() {
    let (server, table) = laser_table();
    let mut named = Seat::at(&server, &table.seats[0]);
    named.say("name Ann");
    named.until("player blue here name Ann");
    let text = include_str!("../../docs/gui.md");
    let (_, text) = text.split_once("```\n< seat blue").unwrap();
    let (text, _) = text.split_once("```").unwrap();
    let mut session = server.open(&address(&server, &table.seats[0])).unwrap();
    let mut skips = false;
    let mut replies = 0;
    for line in format!("< seat blue{text}").lines() {
        if let Some(said) = line.strip_prefix("> ") {
            session.send(said);
        } else if line == "< ..." {
            skips = true;
        } else {
            let expected = line.strip_prefix("< ").unwrap();
            // Another table's states have different numbers.
            let fits = |heard: &str| {
                heard == expected || expected.starts_with("state ") && heard.starts_with("state ")
            };
            let mut heard = session.hear().unwrap();
            while skips && !fits(&heard) {
                heard = session.hear().unwrap();
            }
            assert!(fits(&heard), "{expected}: {heard}");
            skips = false;
            replies += 1;
        }
    }
    assert!(replies > 10);
}

#[test]
fn a_player_whose_connection_is_silent_is_named_until_it_answers() {
    let (server, table) = laser_table();
    let mut blue = Seat::at(&server, &table.seats[0]);
    let mut red = Seat::at(&server, &table.seats[1]);
    blue.until("player red here");
    // Reading is what answers the server's pings, and nobody reads Red's.
    blue.until("silent red");
    assert!(blue.has("player red here"), "{:?}", blue.state);
    // Another window of the same player does.
    let window = Seat::at(&server, &table.seats[1]);
    blue.hear().unwrap();
    assert_eq!(blue.value("silent"), None);
    drop(window.session);
    blue.until("silent red");
    red.say("name Bob");
    blue.until("player red here name Bob");
    assert_eq!(blue.value("silent"), None, "{:?}", blue.state);
}

#[test]
fn a_sign_of_life_is_asked_for_at_a_table_and_in_a_session() {
    let (server, table) = laser_table();
    for token in [&table.seats[0], &table.watch] {
        let mut seat = Seat::at(&server, token);
        seat.say("ping");
        assert_eq!(seat.session.hear().unwrap(), "pong");
    }
    let mut session = server.connect("").unwrap();
    session.send("go infinite");
    while !session.hear().unwrap().starts_with("info depth 3") {}
    session.send("ping");
    while session.hear().unwrap() != "pong" {}
}
