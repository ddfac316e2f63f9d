//! The correction history: by how much the static evaluation of positions like this one was wrong.

use super::history::ContinuationKeys;
use super::history_entry::HistoryEntry;
use super::score::Value;
use crate::laser::rules::{Bitboard, Position};

/// The binary logarithm of the entries for one kind of likeness and side to move.
const BITS: u32 = 12;
/// The bound on the absolute value of an entry.
const LIMIT: i32 = 8192;
/// The most by which one search changes an entry.
const MAX_BONUS: i32 = 2048;
/// The number that an entry has for a point of correction.
const UNIT: i32 = 512;

/// The correction history. Positions are alike in the mover's standing beam, in the enemy's, or in
/// the two plies before; each likeness has an entry of its own, and the correction is the sum of the three.
#[derive(Debug)]
pub(super) struct CorrectionHistory(Box<[HistoryEntry<LIMIT>]>);

/// The entries of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct CorrectionKeys([usize; 3]);

impl CorrectionKeys {
    /// The entries of this position after these plies.
    #[inline]
    pub(super) fn of(position: &Position, previous: ContinuationKeys) -> CorrectionKeys {
        let side = position.side();
        let beam = |color| hash(position.beam(color).path());
        let [last, second_last] = previous.map(|key| key.index() as u64);
        let hashes = [beam(side), beam(!side), multiply(last << 16 | second_last)];
        let mut keys = [0; 3];
        for (likeness, (key, hash)) in keys.iter_mut().zip(hashes).enumerate() {
            let part = 2 * likeness + side.index();
            *key = part << BITS | (hash >> (u64::BITS - BITS)) as usize;
        }
        CorrectionKeys(keys)
    }
}

impl CorrectionHistory {
    /// An empty history.
    pub(super) fn new() -> CorrectionHistory {
        CorrectionHistory((0..6 << BITS).map(|_| HistoryEntry::new()).collect())
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.0.iter_mut().for_each(HistoryEntry::clear);
    }

    /// What is to be added to the static evaluation, in points.
    #[inline]
    pub(super) fn correction(&self, keys: CorrectionKeys) -> Value {
        let scores = keys.0.iter().map(|&key| self.0[key].score());
        scores.sum::<i32>() / UNIT
    }

    /// Learns that a search of this depth scored this many points more than the corrected evaluation.
    pub(super) fn update(&self, keys: CorrectionKeys, depth: i32, error: Value) {
        let bonus = (error * depth * 8).clamp(-MAX_BONUS, MAX_BONUS);
        for key in keys.0 {
            self.0[key].add(bonus);
        }
    }
}

/// A hash of a set of squares whose highest bits are the best.
#[inline]
fn hash(squares: Bitboard) -> u64 {
    let bits = squares.bits();
    multiply(bits as u64 ^ (bits >> 64) as u64)
}

/// A multiplicative hash: the high bits depend on all bits of the number.
#[inline]
fn multiply(number: u64) -> u64 {
    number.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
