//! Whole games at tables, even if the server is killed.
#![cfg_attr(
    not(unix),
    allow(dead_code, unused_imports, reason = "signals are for Unix")
)]

use crate::seat::{Seat, Table};
use akhet::game::Game;
use akhet::laser::rules::{Move, Record, Setup};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::net::TcpListener;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use test_support::engine::Engine;
use test_support::server::Server;

/// Plays a table's game to its end: each seat plays the move of an engine that knows only what the seat has heard.
/// After `most` moves all resign.
pub fn play_out(server: &Server, table: &Table, engine: &mut Engine, most: usize) -> Vec<Seat> {
    let tokens = table.seats.iter();
    let mut seats: Vec<Seat> = tokens.map(|token| Seat::at(server, token)).collect();
    let (game, options) = seats[0].game();
    // A change of the game resets the options.
    for variant in ["laserchess", "labyrinth", game] {
        engine.silent(&format!("setoption name UCI_Variant value {variant}"));
    }
    for option in options {
        engine.silent(&format!("setoption name {option} value true"));
    }
    loop {
        let ply = seats[0].plies();
        let turn = seats[0].value("turn").unwrap().to_owned();
        if turn == "none" {
            break;
        }
        if ply >= most {
            seats.iter_mut().for_each(|seat| seat.say("resign"));
            break;
        }
        for seat in &mut seats {
            while seat.plies() < ply {
                seat.hear().unwrap();
            }
        }
        let is_mover = |seat: &&mut Seat| seat.value("seat") == Some(&turn);
        let mover = { seats.iter_mut() }.find(is_mover).unwrap();
        let (game, _) = mover.game();
        engine.silent(&format!("position {}", mover.value("position").unwrap()));
        let can_claim = game == "laserchess" && engine.answer("query repetitions") == "response 3";
        if can_claim {
            mover.say("claim");
        } else {
            let search = engine.go("go nodes 60");
            let line = format!("play {} {}", ply + 1, search.best());
            mover.say(&line);
        }
        while seats[0].plies() == ply && seats[0].value("result").is_none() {
            seats[0].hear().unwrap();
        }
    }
    for seat in &mut seats {
        while seat.value("result").is_none() {
            // The last to resign gets an error: the game is already over.
            let _ = seat.hear();
        }
    }
    seats
}

#[test]
fn a_laser_game_is_played_to_its_end() {
    let server = Server::start();
    let table = Table::set_up(
        &server,
        r#"{"game": "laserchess", "options": ["KingTurns"]}"#,
    );
    let mut watch = Seat::at(&server, &table.watch);
    let seats = play_out(&server, &table, &mut Engine::start(), 400);
    while watch.value("result").is_none() {
        watch.hear().unwrap();
    }
    for seat in &seats {
        assert_eq!(seat.value("position"), watch.value("position"));
        assert_eq!(seat.value("result"), watch.value("result"));
    }
}

/// A port that is free now.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// Kills a server, as `kill -9` does, after a random time of at most `most`.
#[cfg(unix)]
fn kill_soon(server: &Server, random: &mut StdRng, most: Duration) -> thread::JoinHandle<()> {
    use rustix::process::{Pid, Signal, kill_process};
    let wait = most.mul_f64(random.random());
    let process = Pid::from_raw(server.child.id() as i32).unwrap();
    thread::spawn(move || {
        thread::sleep(wait);
        kill_process(process, Signal::KILL).unwrap();
    })
}

/// The moves of a game of random moves that does not end soon.
fn random_moves(random: &mut StdRng, count: usize) -> Vec<String> {
    loop {
        let mut game = Record::new(Setup::Ace.position().clone());
        let mut moves = Vec::new();
        while game.ending().is_none() && moves.len() < count {
            let legal: Vec<Move> = game.legal_moves();
            let mv = legal[random.random_range(0..legal.len())];
            moves.push(game.play(mv).unwrap().mv.to_string());
        }
        if moves.len() == count {
            return moves;
        }
    }
}

/// `AKHET_KILLS` is the number of kills.
#[cfg(unix)]
#[test]
fn sudden_ends_of_the_server_lose_no_move_and_play_none_twice() {
    let kills = std::env::var("AKHET_KILLS").map_or(6, |kills| kills.parse().unwrap());
    let state = tempfile::tempdir().unwrap();
    let port = free_port();
    let mut random = StdRng::seed_from_u64(35);
    let moves = random_moves(&mut random, 10 + 12 * kills);
    let mut server = Server::kept(state.path(), port);
    let table = Table::set_up(
        &server,
        r#"{"game": "laserchess", "clock": {"time": 3600000}}"#,
    );
    let start = Instant::now();
    let mut confirmed = play_on(&server, &table, &moves[..10], 0);
    assert_eq!(confirmed, 10);
    let most = start.elapsed() / 10 * 24;
    let mut rounds_with_moves = 0;
    for _ in 0..kills {
        let killer = kill_soon(&server, &mut random, most);
        let before = confirmed;
        confirmed = play_on(&server, &table, &moves, confirmed);
        rounds_with_moves += usize::from(before < confirmed);
        killer.join().unwrap();
        drop(server);
        server = Server::kept(state.path(), port);
        assert!(!server.errors().contains(".json"), "{}", server.errors());
    }
    assert!(
        rounds_with_moves * 2 > kills,
        "{rounds_with_moves} of {kills}"
    );
    confirmed = play_on(&server, &table, &moves, confirmed);
    assert_eq!(confirmed, moves.len());
    let files = |folder: &Path| std::fs::read_dir(folder).unwrap().count();
    let folder = state.path().join(format!("akhet/gui-tables-{port}"));
    assert_eq!(files(&folder), 1);
}

/// Two seats play these moves until all are played or the server is gone. Returns the number of confirmed moves.
fn play_on(server: &Server, table: &Table, moves: &[String], mut confirmed: usize) -> usize {
    let seats = [0, 1].map(|seat| Seat::try_at(server, &table.seats[seat]));
    let [Some(blue), Some(red)] = seats else {
        return confirmed;
    };
    let mut seats = [blue, red];
    loop {
        for seat in &seats {
            // The confirmed moves are there, and nothing else but the move that may have been on its way.
            let game = seat.value("position").unwrap();
            let played = seat.plies();
            assert!(played <= confirmed + 1, "{game}");
            assert_eq!(game, expected(&moves[..played]));
        }
        let mover = &mut seats[confirmed % 2];
        if mover.plies() < confirmed {
            panic!("a confirmed move is lost: {:?}", mover.state);
        }
        if confirmed == moves.len() {
            return confirmed;
        }
        // Said twice, as if the client had heard no answer.
        let line = format!("play {} {}", confirmed + 1, moves[confirmed]);
        if !mover.try_say(&line) || !mover.try_say(&line) {
            return confirmed;
        }
        for seat in &mut seats {
            while seat.plies() <= confirmed {
                match seat.try_hear() {
                    Some(Ok(())) => {}
                    Some(Err(error)) => assert!(error.ends_with("has been played"), "{error}"),
                    None => return confirmed.max(seat.plies()),
                }
            }
        }
        confirmed += 1;
    }
}

fn expected(moves: &[String]) -> String {
    match moves {
        [] => "setup ace".to_owned(),
        _ => format!("setup ace moves {}", moves.join(" ")),
    }
}

#[test]
fn a_table_is_kept_and_damaged_files_are_left_alone() {
    let state = tempfile::tempdir().unwrap();
    let port = free_port();
    let server = Server::kept(state.path(), port);
    let json = r#"{"game": "labyrinth", "clock": {"time": 600000}}"#;
    let [table, stale] = [0, 1].map(|_| Table::set_up(&server, json));
    let mut blue = Seat::at(&server, &table.seats[0]);
    blue.say("name Ann");
    drop(Seat::at(&server, &table.seats[1]));
    blue.until("player orange away");
    let mut session = server
        .open(&crate::seat::session_address(&server, &table.seats[0]))
        .unwrap();
    session.ask("setoption name UCI_Variant value labyrinth");
    session.ask(&format!("position {}", blue.value("position").unwrap()));
    let moves = session.ask("moves").remove(0);
    blue.play(moves.split(' ').nth(1).unwrap());
    blue.say("draw");
    blue.until("offer draw blue");
    let before = blue.state.clone();
    drop(server);
    let folder = state.path().join(format!("akhet/gui-tables-{port}"));
    let file = |id: &str| folder.join(format!("{id}.json"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&file(&table.id)), mode(&folder)), (0o600, 0o700));
    }
    // More than a day has passed without a move at this table.
    let text = std::fs::read_to_string(file(&stale.id)).unwrap();
    let (head, moved) = text.split_once("\"moved\":").unwrap();
    let moved: u64 = moved.trim_end_matches('}').parse().unwrap();
    std::fs::write(
        file(&stale.id),
        format!("{head}\"moved\":{}}}", moved - 86_401),
    )
    .unwrap();
    let text = std::fs::read_to_string(file(&table.id)).unwrap();
    let write = |id: &str, text: &str| {
        std::fs::copy(file(&table.id), file(id)).unwrap();
        std::fs::write(file(id), text).unwrap();
    };
    write("aaaa", &text[..text.len() / 2]);
    write("bbbb", &text.replace("[[0,", "[[7,"));
    write("cccc", &text.replace("[[0,\"", "[[0,\"x"));
    write("dddd", &text.replace("\"blue\"", "\"red\""));
    std::fs::write(folder.join(".eeee.json.x"), "half").unwrap();
    let server = Server::kept(state.path(), port);
    let errors = server.errors();
    for (id, reason) in [
        ("aaaa", "EOF while parsing"),
        ("bbbb", "do not fit together"),
        ("cccc", "is not a move"),
        ("dddd", "do not fit together"),
    ] {
        let line = errors
            .lines()
            .find(|line| line.contains(id))
            .unwrap_or(&errors);
        assert!(line.contains(reason), "{id}: {errors}");
        assert!(file(id).exists());
    }
    assert!(!folder.join(".eeee.json.x").exists());
    assert!(!file(&stale.id).exists());
    let blue = Seat::at(&server, &table.seats[0]);
    for line in &before {
        let changes = line.starts_with("state ") || line.starts_with("clock ");
        assert!(changes || blue.has(line), "{line}: {:?}", blue.state);
    }
}

/// Nobody can sit down at a table that cannot be written, but its link is still valid: the code of a table that has
/// ended would make a client give up.
#[test]
fn a_table_that_cannot_be_kept_has_not_ended() {
    let state = tempfile::tempdir().unwrap();
    let port = free_port();
    let server = Server::kept(state.path(), port);
    let table = Table::set_up(&server, r#"{"game": "laserchess"}"#);
    let folder = state.path().join(format!("akhet/gui-tables-{port}"));
    let away = state.path().join("away");
    std::fs::rename(&folder, &away).unwrap();
    let address = crate::seat::address(&server, &table.seats[0]);
    let (lines, code) = server.open(&address).unwrap().closed();
    assert!(
        lines[0].starts_with("error table: the table cannot be kept"),
        "{lines:?}"
    );
    assert_ne!(code, Some(4005));
    std::fs::rename(&away, &folder).unwrap();
    assert!(Seat::at(&server, &table.seats[0]).has("player blue here"));
}
