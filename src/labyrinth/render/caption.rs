//! The caption of a player.

use crate::labyrinth::rules::{Card, Position, Rules, Seat, card_letter};
use derive_more::Display;
use std::slice;

/// The caption of a player. As text: `Blue on c5 looks for I, 1 card left, found KU`.
#[derive(Display)]
#[display("{player} {}", self.words().join(", "))]
pub(super) struct Caption<'a> {
    /// The player and the square of the pawn: `Blue on c5`.
    pub(super) player: String,
    /// What the player does: `looks for`, `goes home to a1`.
    pub(super) aim: String,
    /// The cards that the player looks for and sees.
    pub(super) wanted: &'a [Card],
    /// The number of cards still to be found, or nothing if there are none: `1 card left`.
    pub(super) left: String,
    /// The uncovered cards.
    pub(super) found: &'a [Card],
}

impl<'a> Caption<'a> {
    pub(super) fn of(position: &'a Position, seat: Seat) -> Caption<'a> {
        let hand = position.hand(seat);
        let left = hand.left();
        let (aim, wanted) = match left {
            _ if position.winner() == Some(seat) => ("has won".to_owned(), &[][..]),
            [] => match position.rules() {
                Rules {
                    any_square: true, ..
                } => ("may end anywhere".to_owned(), left),
                Rules { any_exit: true, .. } => ("looks for an exit".to_owned(), left),
                _ => (format!("goes home to {}", seat.home()), left),
            },
            _ if position.rules().free_order => ("looks for".to_owned(), left),
            [top, ..] => ("looks for".to_owned(), slice::from_ref(top)),
        };
        Caption {
            player: format!("{seat} on {}", position.pawn(seat)),
            aim,
            wanted,
            left: match left.len() {
                0 => String::new(),
                1 => "1 card left".to_owned(),
                count => format!("{count} cards left"),
            },
            found: hand.uncovered(),
        }
    }

    /// What follows the player, with cards as letters: `looks for I`, `1 card left`, `found KU`.
    pub(super) fn words(&self) -> Vec<String> {
        let found = if self.found.is_empty() { "" } else { "found" };
        let words = [
            format!("{} {}", self.aim, letters(self.wanted)),
            self.left.clone(),
            format!("{found} {}", letters(self.found)),
        ];
        let words = words.iter().map(|words| words.trim().to_owned());
        words.filter(|words| !words.is_empty()).collect()
    }
}

fn letters(cards: &[Card]) -> String {
    cards.iter().copied().map(card_letter).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CROWD, SEEN, WON, read};
    use super::*;

    #[test]
    fn captions_say_what_is_known() {
        for (text, seat, expected) in [
            (
                SEEN,
                Seat::Blue,
                "Blue on c5 looks for I, 1 card left, found KU",
            ),
            (
                SEEN,
                Seat::Orange,
                "Orange on f6 looks for ?, 2 cards left, found N",
            ),
            (CROWD, Seat::Green, "Green on c5 goes home to g1, found B"),
            (CROWD, Seat::Yellow, "Yellow on c5 looks for A, 1 card left"),
            (WON, Seat::Blue, "Blue on a1 has won, found MA"),
        ] {
            assert_eq!(Caption::of(&read(text), seat).to_string(), expected);
        }
        let free_order = Rules {
            free_order: true,
            ..Rules::default()
        };
        let position = Position::from_fen(&SEEN.replace(":I:", ":IC:"), free_order).unwrap();
        let expected = "Blue on c5 looks for CI, 2 cards left, found KU";
        assert_eq!(Caption::of(&position, Seat::Blue).to_string(), expected);
    }
}
