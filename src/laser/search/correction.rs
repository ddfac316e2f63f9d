//! The correction history: by how much the static evaluation of positions like this one was wrong.

use super::history::{ContinuationKeys, HistoryEntry};
use crate::laser::rules::Position;
use crate::search::{Value, mix};

/// The binary logarithm of the number of entries for one kind of similarity and side to move.
const BITS: u32 = 12;
/// The bound on the absolute value of an entry.
const LIMIT: i32 = 8192;
/// The maximum bonus or malus of one update.
const MAX_BONUS: i32 = 2048;
/// The score of an entry that corrects by one point.
const UNIT: i32 = 512;

/// The number of ways in which positions can be similar.
const WAYS: usize = 5;

/// The correction history. Positions are similar if they share the mover's standing beam, the
/// enemy's, the two plies before, the rays of both Kings, or the number of pieces and roughly the time
/// since the last removal; each kind of similarity has its own entry, and the correction is the
/// sum of all.
#[derive(Debug)]
pub(super) struct CorrectionHistory(Box<[HistoryEntry<LIMIT>]>);

#[derive(Clone, Copy, Debug)]
pub(super) struct CorrectionKeys([usize; WAYS]);

impl CorrectionKeys {
    /// The entries of this position after these plies, and this many plies after the last removal.
    #[inline]
    pub(super) fn of(
        position: &Position,
        previous: ContinuationKeys,
        quiet_plies: usize,
    ) -> CorrectionKeys {
        let side = position.side();
        let beam = |color| mix(position.beam(color).path().folded());
        let [last, second_last] = previous.map(|key| key.index() as u64);
        let rays = |color| mix(position.king_rays(color).folded());
        let pieces = u64::from(position.board().occupied().count());
        let eights = quiet_plies.min(255) as u64 / 8;
        let hashes = [
            beam(side),
            beam(!side),
            mix(last << 16 | second_last),
            mix(rays(side) ^ rays(!side).rotate_left(7)),
            mix(pieces << 16 | eights),
        ];
        let mut keys = [0; WAYS];
        for (similarity, (key, hash)) in keys.iter_mut().zip(hashes).enumerate() {
            let part = 2 * similarity + side.index();
            *key = part << BITS | (hash >> (u64::BITS - BITS)) as usize;
        }
        CorrectionKeys(keys)
    }
}

impl CorrectionHistory {
    pub(super) fn new() -> CorrectionHistory {
        CorrectionHistory(
            (0..(2 * WAYS) << BITS)
                .map(|_| HistoryEntry::new())
                .collect(),
        )
    }

    pub(super) fn clear(&mut self) {
        self.0.iter_mut().for_each(HistoryEntry::clear);
    }

    /// The correction of the static evaluation, in points.
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
