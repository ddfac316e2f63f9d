//! How hard a puzzle is.

use std::ops::RangeInclusive;

/// The grades, from the easiest to the hardest.
pub const GRADES: RangeInclusive<u32> = 1..=5;

/// The difficulties with which the grades 2 to 5 begin. They part the puzzles of the repository into
/// fifths.
const BEGIN: [u32; 4] = [17, 20, 23, 26];

/// The difficulty: two points for each move of the solution, two for each quiet move, and one for
/// each doubling of the nodes.
pub(super) fn difficulty(wins: u32, quiet: u32, nodes: u64) -> u32 {
    2 * wins + 2 * quiet + nodes.max(1).ilog2()
}

/// The grade of a puzzle that is won in `wins` moves, of which `quiet` remove nothing, and whose first
/// move the engine finds after `nodes` nodes.
pub fn grade(wins: u32, quiet: u32, nodes: u64) -> u32 {
    let difficulty = difficulty(wins, quiet, nodes);
    let passed = BEGIN.iter().filter(|&&begin| difficulty >= begin).count();
    GRADES.start() + passed as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_quieter_and_harder_to_find_is_harder() {
        assert_eq!(grade(2, 0, 0), 1);
        assert_eq!(grade(5, 4, 1_000_000), 5);
        for (wins, quiet, nodes) in [(2, 0, 100), (3, 1, 5_000), (4, 2, 40_000)] {
            let one = difficulty(wins, quiet, nodes);
            assert!(difficulty(wins + 1, quiet, nodes) > one);
            assert!(difficulty(wins, quiet + 1, nodes) > one);
            assert_eq!(difficulty(wins, quiet, 2 * nodes), one + 1);
        }
        for begin in BEGIN {
            let below = grade(2, 0, 1 << (begin - 5));
            assert_eq!(grade(2, 0, 1 << (begin - 4)), below + 1);
        }
    }
}
