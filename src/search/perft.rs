//! What the perft counts of the games have in common.

use super::poll_input;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a count is to end early. Also polls the input.
pub(crate) fn is_stopped(stop: Option<&AtomicBool>) -> bool {
    poll_input();
    stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
}

/// The number of leaves below each of these moves, in their order, and in total, counted by all threads of the current
/// rayon pool: `leaves` counts those of a move to the depth that is left. At depth 0 the position itself is the one leaf.
pub(crate) fn divide<M: Copy + Send + Sync>(
    depth: u32,
    stop: Option<&AtomicBool>,
    moves: impl IntoIterator<Item = M>,
    leaves: impl Fn(M, u32) -> u64 + Sync,
) -> (Vec<(M, u64)>, u64) {
    let Some(rest) = depth.checked_sub(1) else {
        return (Vec::new(), 1);
    };
    if is_stopped(stop) {
        return (Vec::new(), 0);
    }
    let moves: Vec<M> = moves.into_iter().collect();
    let count = |mv| (mv, leaves(mv, rest));
    let counts: Vec<_> = moves.into_par_iter().map(count).collect();
    let total = counts.iter().map(|(_, count)| count).sum();
    (counts, total)
}
