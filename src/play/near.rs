//! What a person may have meant by a word with a slip in it.

use crate::laser::rules::{Move, Square};

/// A word with more slips in it might be anything.
const MOST_SLIPS: usize = 2;

/// The legal move that is nearest to a word, where one is near.
///
/// Near is one slip of a finger (a letter too many, missing, wrong, or two exchanged) from a word
/// that is written like a move, and two from any other. If the word begins with the square of a
/// piece that can move, then only the moves of that piece are near. Of moves equally near, first
/// come those that end nearest to where the word points, then the others in the order of their
/// letters.
pub(super) fn nearest_move(word: &str, legal: &[Move]) -> Option<Move> {
    let word = word.to_ascii_lowercase();
    let most = match word.parse::<Move>() {
        Ok(_) => 1,
        Err(_) => MOST_SLIPS,
    };
    let square = |range: std::ops::Range<usize>| word.get(range)?.parse::<Square>().ok();
    let (from, to) = (square(0..2), square(2..4));
    let is_of_piece = |mv: &&Move| from == Some(mv.from());
    let of_piece = legal.iter().any(|mv| is_of_piece(&mv));
    let rank = |mv: Move| {
        let text = mv.to_string();
        let away = to.map_or(0, |to| to.distance(mv.to()));
        (slips(&word, &text.to_ascii_lowercase()), away, text)
    };
    let (rank, nearest) = legal
        .iter()
        .filter(|mv| !of_piece || is_of_piece(mv))
        .map(|&mv| (rank(mv), mv))
        .min()?;
    // A short word that names no piece of the player's might be anything too.
    let is_like = of_piece || 2 * rank.0 < word.len();
    (rank.0 <= most && is_like).then_some(nearest)
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
    (slips <= MOST_SLIPS && 2 * slips < nearest.len()).then_some(nearest)
}

/// How many slips lie between two words: letters added, left out, mistaken, or exchanged with the
/// next one.
fn slips(typed: &str, meant: &str) -> usize {
    let typed: Vec<char> = typed.chars().collect();
    let meant: Vec<char> = meant.chars().collect();
    // At least as many as the lengths differ by; nobody asks how many more where that is a lot,
    // and a line may be a megabyte long.
    let difference = typed.len().abs_diff(meant.len());
    if difference > MOST_SLIPS {
        return difference;
    }
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
        // It is the King that was meant, and no Deflector next to it.
        assert_eq!(near("e1R"), None);
        assert_eq!(near("a8L"), None);
        assert_eq!(nearest_move("c5R", &[]), None);
        let known = || ["help", "hint", "quit"].into_iter();
        assert_eq!(nearest_word("hlep", known()), Some("help"));
        assert_eq!(nearest_word("x", known()), None);
    }
}
