//! Draws by repetition inside the search.

use crate::laser::rules::{Position, REPETITIONS_TO_CLAIM, Record};
use fxhash::FxHashMap;

/// The positions from the root to the current node, and how often each arrangement of pieces stood
/// on the board in the game.
pub(super) struct RepetitionStack {
    /// One element for the root and each ply played since.
    states: Vec<State>,
    /// How often each arrangement has stood on the board in the game, the root included.
    game: FxHashMap<u64, u32>,
}

/// What repetition detection needs to know about one position.
#[derive(Clone, Copy)]
struct State {
    /// The key of the position, side to move included.
    key: u64,
    /// The key of the arrangement of pieces, without the side to move.
    board_key: u64,
    /// The index of the earliest state that can still repeat. A hit is irreversible, so nothing
    /// before it can.
    first: usize,
}

impl State {
    fn of(position: &Position, first: usize) -> State {
        State {
            key: position.key(),
            board_key: position.board_key(),
            first,
        }
    }
}

impl RepetitionStack {
    /// A stack whose root is the position at the end of this record.
    pub(super) fn new(record: &Record) -> RepetitionStack {
        RepetitionStack {
            states: vec![State::of(record.position(), 0)],
            game: record.board_key_counts().clone(),
        }
    }

    /// Adds the position after a ply. `hit` says whether the ply removed a piece.
    #[inline]
    pub(super) fn push(&mut self, position: &Position, hit: bool) {
        let first = match self.states.last() {
            Some(last) if !hit => last.first,
            _ => self.states.len(),
        };
        self.states.push(State::of(position, first));
    }

    /// Removes the last position.
    #[inline]
    pub(super) fn pop(&mut self) {
        self.states.pop();
    }

    /// Whether the search scores the last position as a draw: it repeats a position since the root
    /// with the same side to move, since what was possible once is possible again; or its
    /// arrangement stands on the board for the third time in the game, whoever is to move.
    #[inline]
    pub(super) fn is_draw(&self) -> bool {
        let Some((last, earlier)) = self.states.split_last() else {
            return false;
        };
        let mut times = 0;
        for state in &earlier[last.first.min(earlier.len())..] {
            if state.key == last.key {
                return true;
            }
            times += u32::from(state.board_key == last.board_key);
        }
        // The game matters only if no hit separates it from this position. It counts the root,
        // which is also the first state and must not count twice.
        if last.first == 0 {
            let root = earlier.first().map(|state| state.board_key);
            times -= u32::from(times > 0 && root == Some(last.board_key));
            times += self.game.get(&last.board_key).copied().unwrap_or(0);
        }
        times + 1 >= REPETITIONS_TO_CLAIM
    }
}
