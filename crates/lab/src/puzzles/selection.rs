//! Selects the puzzles to keep: so many of each length, from all setups, and no two alike.

use super::mine::Wanted;
use crate::selfplay::data::Game;
use akhet::laser::rules::{Position, Setup, Square};
use akhet_records::puzzles::{LENGTHS, Puzzle};
use fxhash::FxHashMap;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

/// The shares of the lengths 1 to 5, in per cent, unless one length is asked for.
const PARTS: [u32; 5] = [0, 20, 35, 30, 15];

/// The minimum number of squares on which two puzzles must differ.
const MIN_DIFFERENCE: usize = 8;

/// Shuffles games so that the setups take turns as long as they have games left.
pub(super) fn order(games: &mut [Game], seed: u64) {
    games.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
    let mut met: FxHashMap<_, usize> = FxHashMap::default();
    games.sort_by_cached_key(|game| {
        let number = met.entry(Setup::of(&game.start)).or_insert(0);
        *number += 1;
        *number
    });
}

pub(super) struct Selection {
    puzzles: Vec<Puzzle>,
    count: usize,
    /// How many more of each length are wanted.
    left: [usize; *LENGTHS.end() as usize + 1],
}

impl Selection {
    /// A selection of this many puzzles, all won in `wins` moves if that is given.
    pub(super) fn new(count: usize, wins: Option<u32>) -> Selection {
        let mut left = [0; *LENGTHS.end() as usize + 1];
        for (length, part) in LENGTHS.zip(PARTS) {
            left[length as usize] = match wins {
                None => (count * part as usize).div_ceil(100),
                Some(wins) if wins == length => count,
                Some(_) => 0,
            };
        }
        Selection {
            puzzles: Vec::new(),
            count,
            left,
        }
    }

    pub(super) fn wanted(&self) -> Wanted {
        self.left.map(|left| left > 0)
    }

    pub(super) fn is_complete(&self) -> bool {
        self.puzzles.len() == self.count
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    pub(super) fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Adds a puzzle, unless there are enough of its length or it is like another.
    pub(super) fn add(&mut self, puzzle: Puzzle) {
        let left = &mut self.left[puzzle.wins as usize];
        let is_like =
            |other: &Puzzle| difference(&other.position, &puzzle.position) < MIN_DIFFERENCE;
        if *left > 0 && self.puzzles.len() < self.count && !self.puzzles.iter().any(is_like) {
            *left -= 1;
            self.puzzles.push(puzzle);
        }
    }

    pub(super) fn finish(mut self) -> Vec<Puzzle> {
        // The sort is stable: equal puzzles stay in the order in which they were found.
        self.puzzles
            .sort_by_key(|puzzle| (puzzle.grade, puzzle.wins, puzzle.nodes));
        self.puzzles
    }
}

fn difference(one: &Position, other: &Position) -> usize {
    let differs =
        |square: &Square| one.board().piece_on(*square) != other.board().piece_on(*square);
    Square::all().filter(differs).count()
}
