//! The clocks of Labyrinth, as `go` names them.

use akhet::labyrinth::rules::{Players, Position, Record, Rules, Seat};
use akhet::protocol::{Command, GameCommand, Permissions};
use std::time::Duration;

/// The clocks in milliseconds, by seat.
fn milliseconds(position: Position, line: &str) -> Option<[Option<[u64; 2]>; 4]> {
    let command = Command::<Record>::parse(line, &Permissions::ALL);
    let Ok(Command::Game(GameCommand::Go(go))) = command else {
        return None;
    };
    let ms = |time: Duration| time.as_millis() as u64;
    let seats = position.seats();
    let place = |seat| seats.iter().position(|&taken| taken == seat);
    Some(Seat::ALL.map(|seat| {
        let clock = go.limits.clocks[place(seat)?]?;
        Some([ms(clock.left), ms(clock.increment)])
    }))
}

#[test]
fn clocks_go_by_the_order_of_play() {
    let all = "go p1time 10 p2time 20 p3time 30 p4time 40 p1inc 1 p2inc 2 p3inc 3 p4inc 4";
    let [one, two, three, four] = [[10, 1], [20, 2], [30, 3], [40, 4]].map(Some);
    let deal = |players| Position::deal(1, players, Rules::default());
    // Everybody moves on by one seat.
    let moved = |players| {
        let text = deal(players).to_string();
        let mut fields: Vec<&str> = text.split(' ').collect();
        let mut seats: Vec<&str> = fields[2].split('/').collect();
        seats.rotate_right(1);
        let seats = seats.join("/");
        (fields[2], fields[3]) = (&seats, "y");
        fields.join(" ").parse().unwrap()
    };
    for (position, expected) in [
        (deal(Players::TWO), [one, None, two, None]),
        // Yellow and Green.
        (moved(Players::TWO), [None, one, None, two]),
        (deal(Players::THREE), [one, two, three, None]),
        // Yellow, Orange and Green.
        (moved(Players::THREE), [None, one, two, three]),
        (deal(Players::FOUR), [one, two, three, four]),
    ] {
        assert_eq!(milliseconds(position, all), Some(expected));
    }
    let same = milliseconds(deal(Players::TWO), "go wtime 10 winc 1 btime 20 binc 2");
    assert_eq!(same, Some([one, None, two, None]));
    let one_alone = milliseconds(deal(Players::FOUR), "go p3time 30 p3inc 3");
    assert_eq!(one_alone, Some([None, None, three, None]));
}
