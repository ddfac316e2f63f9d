//! Suggestions for misspelled words.

/// The maximum edit distance of a suggestion.
pub(crate) const MAX_SLIPS: usize = 2;

/// The known word nearest to `word` by edit distance; `None` if that distance is more than two, or
/// at least half the length of the known word.
pub(crate) fn nearest_word<'a>(
    word: &str,
    known: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    let word = word.to_ascii_lowercase();
    let (slips, nearest) = known
        .map(|known| (slips(&word, known), known))
        .min_by_key(|&(slips, _)| slips)?;
    (slips <= MAX_SLIPS && 2 * slips < nearest.len()).then_some(nearest)
}

/// The edit distance between two words: letters inserted, deleted, replaced, or swapped with a neighbour. More than
/// [`MAX_SLIPS`] is only a lower bound.
pub(crate) fn slips(typed: &str, meant: &str) -> usize {
    // A line may be a megabyte long, and the exact distance takes time proportional to the product
    // of both lengths.
    let difference = typed.chars().count().abs_diff(meant.chars().count());
    if difference > MAX_SLIPS {
        difference
    } else {
        strsim::osa_distance(typed, meant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        for (typed, meant, count) in [
            ("", "", 0),
            ("c5", "c5r", 1),
            ("5cr", "c5r", 1),
            ("hlep", "help", 1),
            ("", "abc", 3),
        ] {
            assert_eq!(slips(typed, meant), count, "{typed} {meant}");
        }
    }
}
