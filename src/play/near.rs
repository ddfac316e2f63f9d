//! What a person may have meant by a word with a slip in it.

use crate::game::{Move, Square};

/// The legal move that is nearest to a word, where one is near.
///
/// Near is one slip of a finger (a letter too many, missing, wrong, or two exchanged) from a word
/// that is written like a move, and two from any other. Of moves equally near, first come those of
/// the piece that the word names, then those that end nearest to where the word points, then the
/// others in the order of their letters.
pub(super) fn nearest_move(word: &str, legal: &[Move]) -> Option<Move> {
    let word = word.to_ascii_lowercase();
    let most = if word.parse::<Move>().is_ok() { 1 } else { 2 };
    let square = |range: std::ops::Range<usize>| word.get(range)?.parse::<Square>().ok();
    let (from, to) = (square(0..2), square(2..4));
    let rank = |mv: Move| {
        let slips = slips(&word, &mv.to_string().to_ascii_lowercase());
        let away = to.map_or(0, |to| to.distance(mv.to()));
        (slips, from != Some(mv.from()), away, mv.to_string())
    };
    let nearest = legal.iter().copied().min_by_key(|&mv| rank(mv))?;
    (rank(nearest).0 <= most).then_some(nearest)
}

/// The known word that is at most two slips, and less than half its letters, from this one.
pub(super) fn nearest_word<'a>(
    word: &str,
    known: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    let word = word.to_ascii_lowercase();
    let (slips, nearest) = known
        .map(|known| (slips(&word, known), known))
        .min_by_key(|&(slips, _)| slips)?;
    (slips <= 2 && 2 * slips < nearest.len()).then_some(nearest)
}

/// How many slips lie between two words: letters added, left out, mistaken, or exchanged with the
/// next one.
fn slips(typed: &str, meant: &str) -> usize {
    let typed: Vec<char> = typed.chars().collect();
    let meant: Vec<char> = meant.chars().collect();
    // Row i holds the slips between the first i letters typed and each beginning of what was meant.
    let mut rows: Vec<Vec<usize>> = vec![(0..=meant.len()).collect()];
    for i in 1..=typed.len() {
        let mut row = vec![i];
        for j in 1..=meant.len() {
            let wrong = usize::from(typed[i - 1] != meant[j - 1]);
            let mut least = (rows[i - 1][j] + 1)
                .min(row[j - 1] + 1)
                .min(rows[i - 1][j - 1] + wrong);
            let exchanged =
                i > 1 && j > 1 && typed[i - 1] == meant[j - 2] && typed[i - 2] == meant[j - 1];
            if exchanged {
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
    use crate::game::Setup;

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
        assert_eq!(near("a8L"), None);
        assert_eq!(nearest_move("c5R", &[]), None);
        let known = || ["help", "hint", "quit"].into_iter();
        assert_eq!(nearest_word("hlep", known()), Some("help"));
        assert_eq!(nearest_word("x", known()), None);
    }
}
