//! The parameters of pruning, reductions and extensions in plies and moves. The margins, in points, are
//! in [`crate::laser::scale`].

/// The greatest depth of reverse futility pruning (RFP).
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 6;

/// The least depth of null move pruning.
pub(super) const NULL_MOVE_DEPTH: i32 = 3;

/// The least depth at which the hash move can get a singular extension.
pub(super) const SINGULAR_DEPTH: i32 = 6;

/// The least depth of internal iterative reduction (IIR).
pub(super) const IIR_DEPTH: i32 = 4;

/// The greatest depth of futility pruning.
pub(super) const FUTILITY_DEPTH: i32 = 5;

/// The least depth at which quiet moves that threaten the enemy King are exempt from pruning. At
/// depth 1 no ply remains to carry out the threat.
pub(super) const THREAT_DEPTH: i32 = 2;

/// The greatest depth of late move pruning (LMP).
pub(super) const LMP_DEPTH: i32 = 6;

/// The number of moves searched at this depth before late move pruning skips quiet moves.
pub(super) fn lmp_count(depth: i32, improving: bool) -> usize {
    let count = 6 + 2 * depth * depth;
    (if improving { count } else { count / 2 }) as usize
}

/// The natural logarithms of 1, 1, 2, 3, ... 63, in hundredths. A table, because the logarithm of
/// the platform's library may differ in the last bit and the search must be the same everywhere.
const LN_HUNDREDTHS: [i32; 64] = [
    0, 0, 69, 110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271, 277, 283, 289, 294,
    300, 304, 309, 314, 318, 322, 326, 330, 333, 337, 340, 343, 347, 350, 353, 356, 358, 361, 364,
    366, 369, 371, 374, 376, 378, 381, 383, 385, 387, 389, 391, 393, 395, 397, 399, 401, 403, 404,
    406, 408, 409, 411, 413, 414,
];

/// The base late move reduction (LMR) in hundredths of a ply, for the move with this index, from 0:
/// `0.40 + 0.45 * ln(depth) * ln(index)` plies.
pub(super) fn base_reduction(depth: i32, index: usize) -> i32 {
    let depth = LN_HUNDREDTHS[depth.clamp(0, 63) as usize];
    40 + 45 * depth * LN_HUNDREDTHS[index.min(63)] / 10_000
}
