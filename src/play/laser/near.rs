//! Suggestions for mistyped words, by edit distance.

use crate::laser::rules::{Move, Square};
use crate::lines::Quoted;

/// The largest edit distance at which a word is suggested.
const MAX_SLIPS: usize = 2;

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

/// The known word nearest to `word` by edit distance; `None` if that distance is more than two, or
/// at least half the length of the known word.
pub(super) fn nearest_word<'a>(
    word: &str,
    known: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    let word = word.to_ascii_lowercase();
    let (slips, nearest) = known
        .map(|known| (slips(&word, known), known))
        .min_by_key(|&(slips, _)| slips)?;
    (slips <= MAX_SLIPS && 2 * slips < nearest.len()).then_some(nearest)
}

/// The edit distance between two words (optimal string alignment): the least number of letters
/// inserted, deleted, replaced, or swapped with their neighbour.
fn slips(typed: &str, meant: &str) -> usize {
    let typed: Vec<char> = typed.chars().collect();
    let meant: Vec<char> = meant.chars().collect();
    // A lower bound is enough for a word that is too long to be close: a line may be a megabyte
    // long, and the table below has the product of both lengths.
    let difference = typed.len().abs_diff(meant.len());
    if difference > MAX_SLIPS {
        return difference;
    }
    // rows[i][j] is the distance between the first i letters typed and the first j letters meant.
    let mut rows: Vec<Vec<usize>> = vec![(0..=meant.len()).collect()];
    for i in 1..=typed.len() {
        let mut row = vec![i];
        for j in 1..=meant.len() {
            let replaced = usize::from(typed[i - 1] != meant[j - 1]);
            let mut least = (rows[i - 1][j] + 1)
                .min(row[j - 1] + 1)
                .min(rows[i - 1][j - 1] + replaced);
            let swapped =
                i > 1 && j > 1 && typed[i - 1] == meant[j - 2] && typed[i - 2] == meant[j - 1];
            if swapped {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[typed.len()][meant.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::Setup;

    #[test]
    fn slips_are_counted() {
        for (typed, meant, count) in [
            ("", "", 0),
            ("c5r", "c5r", 0),
            ("c5", "c5r", 1),
            ("5cr", "c5r", 1),
            ("c5rr", "c5r", 1),
            ("b5r", "c5r", 1),
            ("hlep", "help", 1),
            ("", "abc", 3),
        ] {
            assert_eq!(slips(typed, meant), count, "{typed} {meant}");
        }
    }

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
        let known = || ["help", "hint", "quit"].into_iter();
        assert_eq!(nearest_word("hlep", known()), Some("help"));
        assert_eq!(nearest_word("x", known()), None);
    }
}
