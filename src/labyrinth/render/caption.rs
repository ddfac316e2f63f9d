//! What a caption says of a player.

use crate::labyrinth::rules::{Card, Position, Seat, Treasure};

/// The pawn, the target, and the cards of a player: `Blue on c5 looks for I, 1 card left, found KU`.
pub(super) fn caption(position: &Position, seat: Seat) -> String {
    let pawn = position.pawn(seat);
    let hand = position.hand(seat);
    let left = hand.left();
    let doing = match left {
        _ if position.winner() == Some(seat) => "has won".to_owned(),
        [] => format!("goes home to {}", seat.home()),
        _ if position.rules().free_order => format!("looks for {}", letters(left)),
        [top, ..] => format!("looks for {}", letters(&[*top])),
    };
    let mut text = format!("{seat} on {pawn} {doing}");
    match left.len() {
        0 => {}
        1 => text.push_str(", 1 card left"),
        count => text.push_str(&format!(", {count} cards left")),
    }
    if !hand.uncovered().is_empty() {
        text.push_str(&format!(", found {}", letters(hand.uncovered())));
    }
    text
}

fn letters(cards: &[Card]) -> String {
    let letter = |card: &Card| card.map_or('?', Treasure::letter);
    cards.iter().map(letter).collect()
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
            assert_eq!(caption(&read(text), seat), expected);
        }
        let free_order = Rules {
            free_order: true,
            ..Rules::default()
        };
        let position = Position::from_fen(&SEEN.replace(":I:", ":IC:"), free_order).unwrap();
        let expected = "Blue on c5 looks for CI, 2 cards left, found KU";
        assert_eq!(caption(&position, Seat::Blue), expected);
    }
}
