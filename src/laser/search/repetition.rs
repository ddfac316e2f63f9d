//! Which positions lie between the start of the game and a node: what repeats is a draw.

use crate::laser::rules::{Position, REPETITIONS_TO_CLAIM, Record};
use fxhash::FxHashMap;

/// The positions from the root to the current node, and how often each arrangement stood on the board
/// before.
pub(super) struct RepetitionStack {
    steps: Vec<Step>,
    /// How often each arrangement has stood on the board in the game, the root's included.
    played: FxHashMap<u64, u32>,
}

#[derive(Clone, Copy)]
struct Step {
    position: u64,
    arrangement: u64,
    /// The number of the first step that can still be repeated: a hit is for good, so nothing from
    /// before it comes back.
    first: usize,
}

impl Step {
    fn at(position: &Position, first: usize) -> Step {
        Step {
            position: position.key(),
            arrangement: position.board_key(),
            first,
        }
    }
}

impl RepetitionStack {
    pub(super) fn new(record: &Record) -> RepetitionStack {
        RepetitionStack {
            steps: vec![Step::at(record.position(), 0)],
            played: record.board_key_counts().clone(),
        }
    }

    #[inline]
    pub(super) fn push(&mut self, position: &Position, hit: bool) {
        let first = match self.steps.last() {
            Some(last) if !hit => last.first,
            _ => self.steps.len(),
        };
        self.steps.push(Step::at(position, first));
    }

    #[inline]
    pub(super) fn pop(&mut self) {
        self.steps.pop();
    }

    /// Is the last position a draw to the search? It is when it has stood on the board since the
    /// root with the same player to move, as what was done once can be done again; or when its
    /// arrangement, whoever moves, stands there for the third time.
    #[inline]
    pub(super) fn is_draw(&self) -> bool {
        let Some((last, before)) = self.steps.split_last() else {
            return false;
        };
        let mut times = 0;
        for step in &before[last.first.min(before.len())..] {
            if step.position == last.position {
                return true;
            }
            times += u32::from(step.arrangement == last.arrangement);
        }
        // After a hit nothing comes back, so the game needs not to be asked. What it counts is up to
        // the root, which is the first step and must not count twice.
        if last.first == 0 {
            let root = before.first().map(|step| step.arrangement);
            times -= u32::from(times > 0 && root == Some(last.arrangement));
            times += self.played.get(&last.arrangement).copied().unwrap_or(0);
        }
        times + 1 >= REPETITIONS_TO_CLAIM
    }
}
