//! Suggestions for mistyped words, by edit distance.

/// The largest edit distance at which a word is suggested.
pub(super) const MAX_SLIPS: usize = 2;

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
pub(super) fn slips(typed: &str, meant: &str) -> usize {
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
    fn the_nearest_word_is_near() {
        let known = || ["help", "hint", "quit"].into_iter();
        assert_eq!(nearest_word("hlep", known()), Some("help"));
        assert_eq!(nearest_word("x", known()), None);
    }
}
