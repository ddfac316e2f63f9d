//! The caption of a player.

use crate::labyrinth::rules::{Card, End, Position, Seat, Square, card_letter};
use derive_more::Display;
use std::slice;

/// What pictures say in words, of a player or of the spare. As text: in English.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq)]
pub enum Phrase {
    /// The player whose pawn is on this square.
    #[display("{_0} on {_1}")]
    On(Seat, Square),
    /// The player has won.
    #[display("has won")]
    Won,
    /// The player may end the game on any square.
    #[display("may end anywhere")]
    EndsAnywhere,
    /// The player has to leave the maze.
    #[display("looks for an exit")]
    LooksForExit,
    /// The player has to go to this square.
    #[display("goes home to {_0}")]
    GoesHome(Square),
    /// The player looks for cards, whose letters follow.
    #[display("looks for")]
    LooksFor,
    /// The number of cards that the player has left, at least 1.
    #[display("{_0} {} left", if *_0 == 1 { "card" } else { "cards" })]
    Left(usize),
    /// The player has uncovered cards, whose letters follow.
    #[display("found")]
    Found,
    /// The name of the spare tile.
    #[display("spare")]
    Spare,
}

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
    /// The word before the uncovered cards.
    found_word: String,
    /// The uncovered cards.
    pub(super) found: &'a [Card],
}

impl<'a> Caption<'a> {
    /// The caption in English.
    pub(super) fn of(position: &'a Position, seat: Seat) -> Caption<'a> {
        Caption::said(position, seat, &|phrase| phrase.to_string())
    }

    /// The caption in the words of `say`.
    pub(super) fn said(
        position: &'a Position,
        seat: Seat,
        say: &dyn Fn(Phrase) -> String,
    ) -> Caption<'a> {
        let hand = position.hand(seat);
        let left = hand.left();
        let (aim, wanted) = match left {
            _ if position.winner() == Some(seat) => (say(Phrase::Won), &[][..]),
            [] => match position.rules().end() {
                End::AnySquare => (say(Phrase::EndsAnywhere), left),
                End::AnyExit => (say(Phrase::LooksForExit), left),
                End::LastCard | End::Home => (say(Phrase::GoesHome(seat.home())), left),
            },
            _ if position.rules().free_order => (say(Phrase::LooksFor), left),
            [top, ..] => (say(Phrase::LooksFor), slice::from_ref(top)),
        };
        Caption {
            player: say(Phrase::On(seat, position.pawn(seat))),
            aim,
            wanted,
            left: match left.len() {
                0 => String::new(),
                count => say(Phrase::Left(count)),
            },
            found_word: say(Phrase::Found),
            found: hand.uncovered(),
        }
    }

    /// What follows the player, with cards as letters: `looks for I`, `1 card left`, `found KU`.
    pub(super) fn words(&self) -> Vec<String> {
        let found = match self.found {
            [] => "",
            _ => &self.found_word,
        };
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
