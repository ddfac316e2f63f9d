//! Draws by repetition inside the search.

use crate::laser::rules::{Position, REPETITIONS_TO_CLAIM, Record};
use fxhash::FxHashMap;

/// The positions from the root to the current node, and how often each arrangement of pieces has
/// occurred in the game.
pub(super) struct RepetitionStack {
    /// One element for the root and each ply played since.
    states: Vec<State>,
    /// How often each arrangement has occurred in the game, the root included.
    game: FxHashMap<u64, u32>,
}

/// What is kept of one position: for repetition detection, and how long it has been quiet.
#[derive(Clone, Copy)]
struct State {
    /// The key of the position, side to move included.
    key: u64,
    /// The key of the arrangement of pieces, without the side to move.
    board_key: u64,
    /// The index of the earliest state that can still be repeated: the one after the last hit or
    /// null move.
    first: usize,
    /// The plies since the last hit, those of the game included. A null move does not count.
    quiet_plies: usize,
}

impl State {
    fn of(position: &Position, first: usize, quiet_plies: usize) -> State {
        State {
            key: position.key(),
            board_key: position.board_key(),
            first,
            quiet_plies,
        }
    }
}

impl RepetitionStack {
    /// A stack whose root is the position at the end of this record.
    pub(super) fn new(record: &Record) -> RepetitionStack {
        let last = record.plies().iter().rev();
        let quiet = last.take_while(|ply| ply.removed.is_none());
        RepetitionStack {
            states: vec![State::of(record.position(), 0, quiet.count())],
            game: record.board_key_counts().clone(),
        }
    }

    /// Adds the position after a ply. `hit` says whether the ply removed a piece.
    #[inline]
    pub(super) fn push(&mut self, position: &Position, hit: bool) {
        let (first, quiet_plies) = match self.states.last() {
            Some(last) if !hit => (last.first, last.quiet_plies + 1),
            _ => (self.states.len(), 0),
        };
        self.states.push(State::of(position, first, quiet_plies));
    }

    /// Adds the position after a null move. Nothing before it can be repeated: the players could
    /// not play a line that passes.
    pub(super) fn push_null_move(&mut self, position: &Position) {
        let first = self.states.len();
        let state = State::of(position, first, self.quiet_plies());
        self.states.push(state);
    }

    #[inline]
    pub(super) fn pop(&mut self) {
        self.states.pop();
    }

    /// The plies since the last hit.
    #[inline]
    pub(super) fn quiet_plies(&self) -> usize {
        self.states.last().map_or(0, |state| state.quiet_plies)
    }

    /// Whether the search scores the last position as a draw: it repeats a position since the root
    /// with the same side to move, because what was possible once is possible again; or its
    /// arrangement occurs for the third time in the game, with either side to move.
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
        // The game matters only if no hit or null move separates it from this position. Its counts
        // include the root, which is also the first state and must not count twice.
        if last.first == 0 {
            let root = earlier.first().map(|state| state.board_key);
            times -= u32::from(times > 0 && root == Some(last.board_key));
            times += self.game.get(&last.board_key).copied().unwrap_or(0);
        }
        times + 1 >= REPETITIONS_TO_CLAIM
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::{Move, Setup};
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    /// Few pieces that can go back and forth: arrangements repeat often.
    const SHUFFLE: &str = "ls9/10/2k7/10/10/3PnPn2Pn2/4K5/9Ln b 1";

    /// The move that takes back the mover's own last one, if it is legal.
    fn reversal(record: &Record) -> Option<Move> {
        let [.., own, _] = record.plies() else {
            return None;
        };
        let mv = if own.mv.from() == own.mv.to() {
            return None;
        } else {
            Move::step(own.mv.to(), own.mv.from())
        };
        record.position().check(mv).ok()
    }

    /// A random game in which roughly every second move takes the last one back.
    fn shuffled_game(start: Position, plies: usize, random: &mut Xoshiro256PlusPlus) -> Vec<Move> {
        let mut record = Record::new(start);
        let mut moves = Vec::new();
        while moves.len() < plies && !record.result().is_over() {
            let legal = record.position().legal_moves();
            let any = legal[random.random_range(0..legal.len())];
            let mv = match reversal(&record) {
                Some(mv) if random.random_range(0..3) > 0 => mv,
                _ => any,
            };
            record.play(mv).unwrap();
            moves.push(mv);
        }
        moves
    }

    #[test]
    fn draws_agree_with_the_record() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
        let (mut repeated, mut third, mut hits) = (0, 0, 0);
        for game in 0..300 {
            let start = match game % 3 {
                0 => Setup::Ace.position().clone(),
                _ => SHUFFLE.parse().unwrap(),
            };
            let moves = shuffled_game(start.clone(), 40, &mut random);
            let root = random.random_range(0..=moves.len());
            let mut record = Record::new(start);
            for &mv in &moves[..root] {
                record.play(mv).unwrap();
            }
            let mut stack = RepetitionStack::new(&record);
            let mut keys = vec![record.position().key()];
            let mut draws = Vec::new();
            for &mv in &moves[root..] {
                let hit = record.play(mv).unwrap().removed.is_some();
                stack.push(record.position(), hit);
                let since_root = keys.contains(&record.position().key());
                let in_game = record.repetitions() >= REPETITIONS_TO_CLAIM;
                assert_eq!(
                    stack.is_draw(),
                    since_root || in_game,
                    "{}",
                    record.position()
                );
                keys.push(record.position().key());
                draws.push(stack.is_draw());
                repeated += u32::from(since_root);
                third += u32::from(in_game && !since_root);
                hits += u32::from(hit);
            }
            // The same on the way back.
            while let Some(draw) = draws.pop() {
                assert_eq!(stack.is_draw(), draw);
                stack.pop();
            }
        }
        println!(
            "{repeated} repetitions since the root, {third} third ones before it, {hits} hits"
        );
        assert!(repeated > 500 && third > 50 && hits > 50);
    }

    #[test]
    fn a_null_move_makes_no_repetition() {
        let mut position: Position = SHUFFLE.parse().unwrap();
        let mut stack = RepetitionStack::new(&Record::new(position.clone()));
        // Blue goes back and forth while Red passes: every position recurs, but only because of
        // the null moves.
        for mv in ["e2e1", "e1e2", "e2e1", "e1e2", "e2e1"] {
            let undo = position.play(mv.parse().unwrap()).unwrap();
            stack.push(&position, undo.removed.is_some());
            assert!(!stack.is_draw(), "{mv}");
            position.null_move();
            stack.push_null_move(&position);
        }
        // After the last null move both go back and forth without passing: that is a repetition.
        for (mv, draw) in [
            ("e1e2", false),
            ("c6c7", false),
            ("e2e1", false),
            ("c7c6", true),
        ] {
            let undo = position.play(mv.parse().unwrap()).unwrap();
            stack.push(&position, undo.removed.is_some());
            assert_eq!(stack.is_draw(), draw, "{mv}");
        }
    }
}
