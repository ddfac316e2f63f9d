//! The caption of a player.

use crate::labyrinth::rules::{Card, Position, Seat, card_letter};
use derive_more::Display;

/// The caption of a player. As text: `Blue on c5 looks for I, 1 card left, found KU`.
#[derive(Display)]
#[display("{player} {aim}{left}{found}")]
pub(super) struct Caption {
    /// The player and the square of the pawn: `Blue on c5`.
    pub(super) player: String,
    /// The target, if it is known: `looks for I`.
    pub(super) aim: String,
    /// The number of cards still to be found, if there are any: `, 1 card left`.
    pub(super) left: String,
    /// The uncovered cards, if there are any: `, found KU`.
    pub(super) found: String,
}

impl Caption {
    pub(super) fn of(position: &Position, seat: Seat) -> Caption {
        let hand = position.hand(seat);
        let left = hand.left();
        Caption {
            player: format!("{seat} on {}", position.pawn(seat)),
            aim: match left {
                _ if position.winner() == Some(seat) => "has won".to_owned(),
                [] => format!("goes home to {}", seat.home()),
                _ if position.rules().free_order => format!("looks for {}", letters(left)),
                [top, ..] => format!("looks for {}", card_letter(*top)),
            },
            left: match left.len() {
                0 => String::new(),
                1 => ", 1 card left".to_owned(),
                count => format!(", {count} cards left"),
            },
            found: match hand.uncovered() {
                [] => String::new(),
                uncovered => format!(", found {}", letters(uncovered)),
            },
        }
    }
}

fn letters(cards: &[Card]) -> String {
    cards.iter().copied().map(card_letter).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CROWD, SEEN, WON, read};
    use super::*;
    use crate::labyrinth::rules::Rules;

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
