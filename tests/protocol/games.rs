//! Whole games of the engine against itself over pipes, each side a process of its own, tracked with
//! the library's rules.

use akhet::game::{MAX_SEATS, Seat, UnknownVariant, Variant};
use akhet::laser::rules::{BeamEnd, Record, Setup};
use test_support::engine::Engine;

/// Longer games are left unfinished.
const MAX_PLIES: usize = 300;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    KingHit,
    Claimed,
    Cut,
}

/// Plays a game from this setup with `nodes` nodes a move.
fn play(setup: Setup, nodes: u32) -> Ending {
    let mut players = [Engine::start(), Engine::start()];
    let mut record = Record::new(setup.position().clone());
    let mut moves = String::new();
    for player in &mut players {
        player.ask("uci");
        player.silent("ucinewgame");
        player.silent(&format!("position setup {setup}"));
    }
    let ending = loop {
        let side = record.position().side();
        let [mover, other] = match side.index() {
            0 => players.each_mut(),
            _ => {
                let [blue, red] = players.each_mut();
                [red, blue]
            }
        };
        assert_eq!(mover.answer("query result"), "response none");
        let times = record.repetitions();
        assert_eq!(
            mover.answer("query repetitions"),
            format!("response {times}")
        );
        if record.can_claim_draw() {
            record.claim_draw().unwrap();
            for player in [mover, other] {
                assert_eq!(player.answer("claim"), "claimed result 1/2-1/2");
            }
            break Ending::Claimed;
        }
        if record.plies().len() == MAX_PLIES {
            break Ending::Cut;
        }

        let search = mover.go(&format!("go nodes {nodes}"));
        let best = search.best().to_owned();
        let ply = match record.play(best.parse().unwrap()) {
            Ok(ply) => ply.clone(),
            Err(error) => mover.fail(&format!("bestmove {best}: {error}")),
        };
        let end = match ply.shot.end() {
            BeamEnd::Out => format!("out {}", ply.shot.heading().letter()),
            BeamEnd::Shield(square) => format!("shield {square}"),
            BeamEnd::Laser(square) => format!("laser {square}"),
            BeamEnd::Hit(square) => {
                let piece = ply.removed.expect("a hit removes a piece");
                format!("hit {square} {piece}")
            }
        };
        let score = record.result().score();
        let played = mover.answer(&format!("play {best}"));
        assert!(
            played.starts_with(&format!("played {best} path ")),
            "{played}"
        );
        assert!(
            played.ends_with(&format!(" end {end} result {score}")),
            "{played}"
        );
        moves.push(' ');
        moves.push_str(&best);
        other.silent(&format!("position setup {setup} moves{moves}"));
        if record.result().is_over() {
            break Ending::KingHit;
        }
    };

    let result = record.result();
    let word = match result.score() {
        "1-0" => "p1win",
        "0-1" => "p2win",
        "1/2-1/2" => "draw",
        _ => "none",
    };
    for mut player in players {
        assert_eq!(player.fen(), record.position().to_string());
        assert_eq!(player.answer("query result"), format!("response {word}"));
        assert_eq!(
            player.answer("query gameover"),
            format!("response {}", result.is_over())
        );
        let shown = player.ask("d").pop().unwrap_or_default();
        if result.is_over() {
            assert_eq!(shown, format!("Result: {} {result}", result.score()));
            assert_eq!(player.ask("go nodes 1").last().unwrap(), "bestmove none");
        }
        player.end();
    }
    ending
}

#[test]
fn games_from_each_setup() {
    // Even the smallest search handles a King in a beam.
    for nodes in [1, 500, 2000] {
        let endings = Setup::OFFICIAL.map(|setup| (setup, play(setup, nodes)));
        println!("{nodes} nodes a move: {endings:?}");
    }
}

#[test]
fn seats_are_numbered_in_the_order_of_play() {
    for players in 0..=MAX_SEATS {
        let seats: Vec<usize> = Seat::all(players).map(Seat::index).collect();
        assert_eq!(seats, (0..players).collect::<Vec<_>>());
    }
    assert_eq!(Seat::all(MAX_SEATS + 1).count(), MAX_SEATS);
}

#[test]
fn names_are_read_in_either_case() {
    for variant in Variant::ALL {
        assert_eq!(variant.to_string().parse(), Ok(variant));
        assert_eq!(variant.name().to_uppercase().parse(), Ok(variant));
    }
    assert_eq!("chess".parse::<Variant>(), Err(UnknownVariant));
}
