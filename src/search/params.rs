//! The numbers that decide how selective the search is. Margins are in hundredths of a Deflector,
//! depths in plies.

use super::score::Value;
use std::sync::LazyLock;

/// Down to here the static score, less a margin for each ply, is trusted to stay above a bound.
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 6;
pub(super) const REVERSE_FUTILITY_MARGIN: Value = 70;

/// Down from here a static score that is this much below a bound for each ply is only checked by
/// quiescence.
pub(super) const RAZOR_DEPTH: i32 = 2;
pub(super) const RAZOR_MARGIN: Value = 150;

/// From here on it is tried whether even passing is good enough.
pub(super) const NULL_MOVE_DEPTH: i32 = 3;

/// From here on a node without a table move is searched a ply less deep.
pub(super) const REDUCE_UNKNOWN_DEPTH: i32 = 4;

/// Down from here quiet moves are left out when the static score and a margin are below a bound.
pub(super) const FUTILITY_DEPTH: i32 = 5;
pub(super) const FUTILITY_BASE: Value = 60;
pub(super) const FUTILITY_MARGIN: Value = 60;

/// Down from here late quiet moves are left out.
pub(super) const LATE_DEPTH: i32 = 6;

/// How many moves are tried at this depth before quiet ones are left out.
pub(super) fn late_moves(depth: i32, improving: bool) -> usize {
    let count = 6 + 2 * depth * depth;
    (if improving { count } else { count / 2 }) as usize
}

/// By how many plies, in hundredths, a move is searched less deep, by depth and number of moves
/// tried before it: the logarithm of both.
static REDUCTIONS: LazyLock<[[i32; 64]; 64]> = LazyLock::new(|| {
    let mut table = [[0; 64]; 64];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (index, reduction) in row.iter_mut().enumerate().skip(1) {
            let product = f64::from(depth as u32).ln() * f64::from(index as u32).ln();
            *reduction = (40.0 + 45.0 * product) as i32;
        }
    }
    table
});

/// By how many hundredths of a ply the move of this index, from 0, is searched less deep.
pub(super) fn reduction(depth: i32, index: usize) -> i32 {
    REDUCTIONS[depth.clamp(0, 63) as usize][index.min(63)]
}
