//! Puzzles: positions in which Blue, to move, wins by force with only one winning first move. The
//! command `puzzles` finds them in games of self-play and proves them; the program contains five
//! hundred. `puzzles/README.md` has the format of the file.

mod command;
mod format;
mod mine;
mod proof;
mod selection;

pub use command::{PuzzlesArgs, run};
pub use format::read_puzzles;
pub use proof::{Fault, prove};

use crate::laser::rules::{Move, Position, Setup};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The text of the puzzles in the program, as the file in the repository has it.
pub const SHIPPED: &str = include_str!("../../puzzles/akhet.puzzles");

/// The lengths of puzzles, in Blue's moves.
pub const LENGTHS: RangeInclusive<u32> = 1..=5;

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position, with Blue to move.
    pub position: Position,
    /// The number of Blue's moves that the win takes against the longest defence.
    pub wins: u32,
    /// How hard it is, 1 to 5: the [`grade`] of the length, the quiet moves and the nodes.
    pub grade: u32,
    /// The number of Blue's moves of the solution whose shot removes nothing.
    pub quiet: u32,
    /// The nodes that the engine's search took to find the solution's first move.
    pub nodes: u64,
    /// The moves of both players to the end, with the longest defence. Only the first move wins in
    /// time; later moves of Blue may have alternatives.
    pub solution: Vec<Move>,
    /// The setup that the game began from in which the position was found; `None` for another start.
    pub setup: Option<Setup>,
}

/// The puzzles in the program, the easiest first.
pub fn shipped() -> &'static [Puzzle] {
    static PUZZLES: LazyLock<Vec<Puzzle>> =
        LazyLock::new(|| read_puzzles(SHIPPED).unwrap_or_default());
    &PUZZLES
}

/// The grades, from the easiest to the hardest.
pub const GRADES: RangeInclusive<u32> = 1..=5;

/// The difficulties at which the grades 2 to 5 begin. They divide the puzzles of the repository into
/// fifths.
const BEGIN: [u32; 4] = [17, 20, 23, 26];

/// The difficulty: two points for each move of the solution, two for each quiet move, and one for
/// each doubling of the nodes.
fn difficulty(wins: u32, quiet: u32, nodes: u64) -> u32 {
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
