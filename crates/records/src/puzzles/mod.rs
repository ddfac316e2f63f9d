//! Puzzles: positions in which Blue, to move, wins by force with only one winning first move; those of Labyrinth are
//! in [`labyrinth`]. 1,500 come with the program; `puzzles/README.md` describes the file formats.

mod format;
pub mod labyrinth;
mod themes;

pub use format::{FIELDS, quiet_moves, read_puzzles};
pub use themes::Theme;

use akhet::laser::rules::{Move, Position, Setup};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The file of the puzzles that come with the program.
pub const SHIPPED: &str = include_str!("../../../../puzzles/akhet.puzzles");

/// The lengths of puzzles, in Blue's moves.
pub const LENGTHS: RangeInclusive<u32> = 1..=5;

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position, with Blue to move.
    pub position: Position,
    /// The number of moves in which Blue wins against the longest defence.
    pub wins: u32,
    /// How hard it is, 1 to 5: the [`grade`] of the length, the quiet moves and the nodes.
    pub grade: u32,
    /// How many of Blue's moves in the solution remove nothing.
    pub quiet: u32,
    /// The nodes that the engine's search needed to find the first move.
    pub nodes: u64,
    /// The moves of both players to the end, with the longest defence. Only the first move wins in
    /// time; later moves of Blue may have alternatives.
    pub solution: Vec<Move>,
    /// The setup of the game in which the position was found; `None` if it began from another position.
    pub setup: Option<Setup>,
}

/// The puzzles that come with the program, easiest first.
pub fn shipped() -> &'static [Puzzle] {
    static PUZZLES: LazyLock<Vec<Puzzle>> =
        LazyLock::new(|| read_puzzles(SHIPPED).unwrap_or_default());
    &PUZZLES
}

/// The grades, easiest to hardest.
pub const GRADES: RangeInclusive<u32> = 1..=5;

/// The difficulties at which grades 2 to 5 begin. They divided the first 500 into fifths.
const BEGIN: [u32; 4] = [17, 20, 23, 26];

/// For wins in 1: the mirrors of the winning shot at which grades 2 to 5 begin.
const MIRRORS_BEGIN: [u32; 4] = [2, 3, 4, 5];

/// The difficulty: two points for each move of the solution, two for each quiet move, and one for
/// each doubling of the nodes.
fn difficulty(wins: u32, quiet: u32, nodes: u64) -> u32 {
    2 * wins + 2 * quiet + nodes.max(1).ilog2()
}

/// The grade of a puzzle with this solution, in which `quiet` of Blue's moves remove nothing and whose first move the
/// engine finds after `nodes` nodes. Wins in 1 have a scale of their own: the mirrors of the shot.
pub fn grade(position: &Position, solution: &[Move], quiet: u32, nodes: u64) -> u32 {
    let (points, begin) = match solution {
        [mv] => (themes::mirrors(position, *mv), MIRRORS_BEGIN),
        _ => {
            let wins = solution.len().div_ceil(2) as u32;
            (difficulty(wins, quiet, nodes), BEGIN)
        }
    };
    let passed = begin.iter().filter(|&&begin| points >= begin).count();
    GRADES.start() + passed as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_quieter_and_harder_to_find_is_harder() {
        for (wins, quiet, nodes) in [(2, 0, 100), (3, 1, 5_000), (4, 2, 40_000)] {
            let one = difficulty(wins, quiet, nodes);
            assert!(difficulty(wins + 1, quiet, nodes) > one);
            assert!(difficulty(wins, quiet + 1, nodes) > one);
            assert_eq!(difficulty(wins, quiet, 2 * nodes), one + 1);
        }
    }
}
