//! The maze on the terminal, and sentences for people.

use crate::labyrinth::render::{Charset, TextStyle, text, text_beside};
use crate::labyrinth::rules::{Card, Position, Record, Seat, Undo, card_letter};
use crate::labyrinth::search::{Score, win_chance};
use crate::play::console::Console;
use std::io::{self, Write};

/// The columns of a terminal in which the players stand beside the maze.
const WIDTH: u16 = 80;

/// How mazes are drawn.
pub(super) struct Screen {
    pub(super) charset: Charset,
}

impl Screen {
    /// Draws the position of a game as this player sees it: beside the maze the players with their last moves,
    /// or below it where the terminal is narrow.
    pub(super) fn draw(
        &self,
        record: &Record,
        viewer: Seat,
        console: &mut Console<impl Write>,
    ) -> io::Result<()> {
        let style = TextStyle {
            charset: self.charset,
            color: true,
        };
        let seen = record.position().seen_by(viewer);
        let mut last = [None; Seat::ALL.len()];
        for ply in record.plies() {
            last[ply.mover.index()] = Some(ply.mv.mv);
        }
        let picture = match console.size() {
            Some((columns, _)) if columns < WIDTH => text(&seen, style),
            _ => text_beside(&seen, last, style),
        };
        console.show(&picture)
    }
}

/// What a turn did, as everybody sees it: `Blue plays b7ec4 and uncovers K, 11 cards left.`
pub(super) fn played(ply: &Undo, after: &Position) -> String {
    let Undo { mv, mover, .. } = ply;
    let Some(treasure) = ply.uncovered else {
        return if after.winner() == Some(*mover) {
            format!("{mover} plays {} and is home.", mv.mv)
        } else {
            format!("{mover} plays {}.", mv.mv)
        };
    };
    let left = left(after.hand(*mover).left().len());
    format!("{mover} plays {} and uncovers {treasure}, {left}.", mv.mv)
}

/// What a player has found and still looks for, as this position shows it.
pub(super) fn cards(seen: &Position, seat: Seat) -> String {
    let hand = seen.hand(seat);
    let found = match hand.uncovered() {
        [] => "has found nothing".to_owned(),
        uncovered => format!("has found {}", letters(uncovered)),
    };
    let known: Vec<Card> = hand
        .left()
        .iter()
        .copied()
        .filter(Option::is_some)
        .collect();
    let aim = match (hand.left(), &known[..]) {
        _ if seen.winner() == Some(seat) => return format!("{seat} {found} and has won."),
        ([], _) => format!(", goes home to {}", seat.home()),
        (_, []) => String::new(),
        (_, known) => format!(", looks for {}", letters(known)),
    };
    format!("{seat} {found}, {}{aim}.", left(hand.left().len()))
}

fn left(count: usize) -> String {
    match count {
        0 => "no card left".to_owned(),
        1 => "1 card left".to_owned(),
        _ => format!("{count} cards left"),
    }
}

fn letters(cards: &[Card]) -> String {
    cards.iter().copied().map(card_letter).collect()
}

/// What a score promises the player to move, one of this many players: `a 62 % chance to win`.
pub(super) fn score(score: Score, players: u32) -> String {
    // The plies of a win begin and end with a turn of the winner.
    let turns = |plies: u32| match plies.div_ceil(players.max(1)) {
        1 => "this turn".to_owned(),
        turns => format!("in {turns} turns"),
    };
    match score {
        Score::Wins(plies) => format!("it wins {}", turns(plies)),
        Score::Loses(_) => "another player wins by force".to_owned(),
        Score::Points(_) => format!("a {:.0} % chance to win", 100.0 * win_chance(score)),
    }
}
