//! The numbers that decide how selective the search is. Margins are in points of the evaluation,
//! depths in plies.

use super::score::Value;

/// Down to here the static score, less a margin for each ply, is trusted to stay above a bound.
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 6;
pub(super) const REVERSE_FUTILITY_MARGIN: Value = 70;

/// From here on it is tried whether even passing is good enough.
pub(super) const NULL_MOVE_DEPTH: i32 = 3;

/// From here on it is tried whether all hangs on the table's move: whether the others, searched to half
/// the depth, are all worse by this margin for each eight plies.
pub(super) const SINGULAR_DEPTH: i32 = 6;
pub(super) const SINGULAR_MARGIN: Value = 16;

/// From here on a node without a table move is searched a ply less deep.
pub(super) const IIR_DEPTH: i32 = 4;

/// Down from here quiet moves are left out when the static score and a margin are below a bound.
pub(super) const FUTILITY_DEPTH: i32 = 5;
pub(super) const FUTILITY_BASE: Value = 60;
pub(super) const FUTILITY_MARGIN: Value = 60;

/// From here on quiet moves that threaten to hit the enemy King are not left out. Less deep there is
/// no ply left in which the threat could be carried out.
pub(super) const THREAT_DEPTH: i32 = 2;

/// Down from here late quiet moves are left out.
pub(super) const LMP_DEPTH: i32 = 6;

/// How many moves are tried at this depth before quiet ones are left out.
pub(super) fn lmp_count(depth: i32, improving: bool) -> usize {
    let count = 6 + 2 * depth * depth;
    (if improving { count } else { count / 2 }) as usize
}

/// The natural logarithms of 0 (as of 1) to 63, in hundredths. They stand here because a machine's
/// own may differ in the last bit, and the search must be the same everywhere.
const LN_HUNDREDTHS: [i32; 64] = [
    0, 0, 69, 110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271, 277, 283, 289, 294,
    300, 304, 309, 314, 318, 322, 326, 330, 333, 337, 340, 343, 347, 350, 353, 356, 358, 361, 364,
    366, 369, 371, 374, 376, 378, 381, 383, 385, 387, 389, 391, 393, 395, 397, 399, 401, 403, 404,
    406, 408, 409, 411, 413, 414,
];

/// By how many hundredths of a ply the move of this index, from 0, is searched less deep: more by the
/// logarithm of the depth times that of the index.
pub(super) fn lmr(depth: i32, index: usize) -> i32 {
    let depth = LN_HUNDREDTHS[depth.clamp(0, 63) as usize];
    40 + 45 * depth * LN_HUNDREDTHS[index.min(63)] / 10_000
}
