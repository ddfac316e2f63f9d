//! Nothing that a seat hears reveals another's hidden card.

use crate::seat::{Seat, Table};
use crate::table_games::play_out;
use test_support::engine::Engine;
use test_support::server::Server;

/// The players in the order of a position's fields.
const PLAYERS: [&str; 4] = ["blue", "yellow", "orange", "green"];

/// The maximum number of moves per game.
const MOVES: usize = 40;

/// `AKHET_GAMES` is the number of games.
#[test]
fn no_seat_hears_of_the_hidden_cards_of_another() {
    let games = std::env::var("AKHET_GAMES").map_or(2, |games| games.parse().unwrap());
    let server = Server::start();
    let mut engine = Engine::start();
    for game in 0..games {
        let players = 2 + game % 3;
        let options = ["", r#", "options": ["NoReturn"]"#][game / 3 % 2];
        let json = format!(r#"{{"game": "labyrinth", "players": {players}{options}}}"#);
        let table = Table::set_up(&server, &json);
        let mut watch = Seat::at(&server, &table.watch);
        let mut seats = play_out(&server, &table, &mut engine, MOVES);
        while watch.value("result").is_none() {
            watch.hear().unwrap();
        }
        let open = watch.value("position").unwrap().to_owned();
        let seed = open
            .strip_prefix("deal ")
            .unwrap()
            .split(' ')
            .next()
            .unwrap();
        seats.push(watch);
        for seat in &seats {
            assert_eq!(seat.value("position"), Some(open.as_str()));
            check_secrets(seat, seed);
        }
        let host = format!("Host: {}\r\n", server.host);
        let path = format!("/tables?token={}&id={}", server.token, table.id);
        server.request("DELETE", &path, &host, "");
    }
}

/// Checks everything that a seat has heard before the end.
fn check_secrets(seat: &Seat, seed: &str) {
    let own = seat.value("seat").unwrap();
    let mut state: Vec<&str> = Vec::new();
    let mut positions = 0;
    for line in &seat.heard {
        state.push(line);
        if !line.starts_with("state ") {
            continue;
        }
        let is_over = state.iter().any(|line| line.starts_with("result "));
        for line in state.drain(..).filter(|_| !is_over) {
            assert!(!line.contains(seed), "{line}");
            let (word, rest) = line.split_once(' ').unwrap();
            let known = [
                "seat", "game", "round", "player", "position", "turn", "state",
            ];
            assert!(known.contains(&word), "{line}");
            if word == "position" {
                positions += 1;
                check_position(rest, own);
            }
        }
    }
    assert!(positions > 10);
}

fn check_position(game: &str, own: &str) {
    let words: Vec<&str> = game.split(' ').collect();
    assert_eq!(words[0], "fen", "{game}");
    let mut order = Vec::new();
    for (player, field) in PLAYERS.into_iter().zip(words[3].split('/')) {
        if field == "-" {
            continue;
        }
        order.push(player);
        let mut cards = field.split(':').nth(1).unwrap().chars();
        // Players see their own top card.
        let top = cards.next();
        assert!(
            top.is_none_or(|card| card == '?') || player == own,
            "{own}: {game}"
        );
        assert!(cards.all(|card| card == '?'), "{own}: {game}");
    }
    let first = order
        .iter()
        .position(|player| player.starts_with(words[4]))
        .unwrap();
    let moves = words.iter().skip_while(|&&word| word != "moves").skip(1);
    for (mv, mover) in moves.zip(order.iter().cycle().skip(first)) {
        let mark = &mv[5..];
        // The letter is the card that the mover looks at next.
        assert!(
            ["", "!"].contains(&mark) || *mover == own,
            "{own}: {mv} in {game}"
        );
    }
}

#[test]
fn a_leak_would_be_noticed() {
    let leaks = |game: &str, own: &str| {
        let (game, own) = (game.to_owned(), own.to_owned());
        std::panic::catch_unwind(move || check_position(&game, &own)).is_err()
    };
    let board = "x cP";
    assert!(!leaks(
        &format!("fen {board} a1:I?:/-/g7:??:/- b - 1 moves a2na1!K b2na1!"),
        "blue"
    ));
    for (players, moves) in [
        ("a1:I?:/-/g7:K?:/-", "a2na1"),
        ("a1:IK:/-/g7:??:/-", "a2na1"),
        ("a1:I?:/-/g7:??:/-", "a2na1 b2na1!K"),
    ] {
        let game = format!("fen {board} {players} b - 1 moves {moves}");
        assert!(leaks(&game, "blue"), "{game}");
    }
    assert!(leaks("deal 5 2", "blue"));
}
