//! The client in `examples/clients` that takes a seat, run against the server. Without an interpreter it is skipped,
//! with a note on standard error.

use crate::seat::{Seat, Table};
use std::process::Command;
use std::thread;
use test_support::engine::{Finished, WIN_IN_ONE, run_command};
use test_support::server::Server;
use test_support::skipped;

/// Runs the client with these arguments; `None` without an interpreter.
fn run(arguments: Vec<String>) -> Option<Finished> {
    let mut version = Command::new("python3");
    if version.arg("--version").output().is_err() {
        skipped("table.py", "python3");
        return None;
    }
    let mut command = Command::new("python3");
    command.current_dir(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../examples/clients"
    ));
    command.arg("table.py").args(arguments);
    Some(run_command(command))
}

fn link(server: &Server, token: &str) -> String {
    format!("http://{}/?table={token}", server.host)
}

#[test]
fn two_clients_play_a_game_to_its_end() {
    let server = Server::start();
    for (game, engine) in [("laserchess", false), ("labyrinth", true)] {
        let json = match game {
            "laserchess" => format!(r#"{{"game": "{game}", "options": ["RepetitionEnds"]}}"#),
            _ => format!(r#"{{"game": "{game}", "options": ["NoReturn", "FreeOrder"]}}"#),
        };
        let table = Table::set_up(&server, &json);
        let clients = table.seats.iter().map(|token| {
            let mut arguments = vec![link(&server, token)];
            if engine {
                arguments.push(format!("--engine={}", env!("CARGO_BIN_EXE_akhet")));
            }
            thread::spawn(move || run(arguments))
        });
        let clients: Vec<_> = clients.collect();
        let mut outputs = Vec::new();
        for client in clients {
            let Some(finished) = client.join().unwrap() else {
                return;
            };
            assert_eq!((finished.errors.as_str(), finished.code), ("", Some(0)));
            outputs.push(finished.lines);
        }
        let watch = Seat::at(&server, &table.watch);
        let result = format!("result {}", watch.value("result").unwrap());
        assert_eq!(outputs, [[result.clone()], [result]]);
    }
}

#[test]
fn a_client_takes_a_win_and_says_what_is_wrong() {
    let server = Server::start();
    let json = format!(r#"{{"game": "laserchess", "start": "fen {WIN_IN_ONE}"}}"#);
    let table = Table::set_up(&server, &json);
    let engine = format!("--engine={}", env!("CARGO_BIN_EXE_akhet"));
    let Some(won) = run(vec![link(&server, &table.seats[0]), engine]) else {
        return;
    };
    assert_eq!(won.lines, ["result blue reason rules"], "{}", won.errors);
    let refused = run(vec![link(&server, &server.token)]).unwrap();
    assert_eq!(
        refused.errors.trim(),
        "table.py: the server refuses the link"
    );
    assert_eq!(refused.code, Some(1));
}
