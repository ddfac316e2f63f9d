//! Suggestions for mistyped moves, by edit distance.

use crate::laser::rules::{Move, Square};
use crate::lines::Quoted;
use crate::play::near::{MAX_SLIPS, slips};

/// Reads a word as a move, which need not be legal.
///
/// # Errors
/// What is wrong with the word, with the legal move that it most likely means.
pub(super) fn read_move(word: &str, legal: &[Move]) -> Result<Move, String> {
    word.parse().map_err(|error| {
        let word = Quoted::new(word).to_string();
        with_nearest(&word, format!("'{word}' is not a move: {error}"), legal)
    })
}

/// A fault of a word, with the legal move that the word most likely means.
pub(super) fn with_nearest(word: &str, fault: String, legal: &[Move]) -> String {
    match nearest_move(word, legal) {
        Some(near) => format!("{fault}; did you mean {near}?"),
        None => fault,
    }
}

/// The legal move that a mistyped word most likely means; `None` if none is close.
///
/// Close is an edit distance of one from a word that reads as a move, and of two from any other. If
/// the word begins with the square of a piece that can move, only the moves of that piece count.
/// Among moves at the same distance, the one wins whose target is nearest to the square typed, then
/// the first in alphabetical order.
fn nearest_move(word: &str, legal: &[Move]) -> Option<Move> {
    let word = word.to_ascii_lowercase();
    let most = match word.parse::<Move>() {
        Ok(_) => 1,
        Err(_) => MAX_SLIPS,
    };
    let square = |range: std::ops::Range<usize>| word.get(range)?.parse::<Square>().ok();
    let (from, to) = (square(0..2), square(2..4));
    let is_of_piece = |mv: &&Move| from == Some(mv.from());
    let names_piece = legal.iter().any(|mv| is_of_piece(&mv));
    let distance = |mv: Move| {
        let text = mv.to_string();
        let to_target = to.map_or(0, |to| to.distance(mv.to()));
        (slips(&word, &text.to_ascii_lowercase()), to_target, text)
    };
    let ((slips, ..), nearest) = legal
        .iter()
        .filter(|mv| !names_piece || is_of_piece(mv))
        .map(|&mv| (distance(mv), mv))
        .min()?;
    // A short word that names no movable piece is close to many moves by chance.
    let is_specific = names_piece || 2 * slips < word.len();
    (slips <= most && is_specific).then_some(nearest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::Setup;

    #[test]
    fn the_nearest_move_is_of_the_named_piece() {
        let legal = Setup::Ace.position().legal_moves();
        let near = |word: &str| nearest_move(word, &legal).map(|mv| mv.to_string());
        assert_eq!(near("c5"), Some("c5L".to_owned()));
        assert_eq!(near("5cR"), Some("c5R".to_owned()));
        assert_eq!(near("e1e3"), Some("e1e2".to_owned()));
        assert_eq!(near("c5c7"), Some("c5c6".to_owned()));
        assert_eq!(near("weather"), None);
        // The word names the King: no Deflector next to it is suggested.
        assert_eq!(near("e1R"), None);
        assert_eq!(near("a8L"), None);
        assert_eq!(nearest_move("c5R", &[]), None);
    }
}
