//! The search parameters tuned by matches: margins, depths, reductions, bonuses and shares of the
//! clock. Each is declared once, here, with its value, range and tuning step, and read through a function
//! of the same name.
//!
//! In a normal build these functions are constants. With the feature `tune` they read values that
//! protocol options can change, and [`PARAMETERS`] lists them. No table is derived from a parameter, so a
//! change takes effect at the next node.

use crate::search::MAX_PLY;
use std::sync::atomic::{AtomicI32, Ordering};

/// A search parameter that an option can change at run time, for all searches of the process.
#[derive(Debug)]
pub struct Parameter {
    /// The name, also that of the option.
    pub name: &'static str,
    /// The initial value; a constant in a normal build.
    pub default: i32,
    /// The minimum.
    pub min: i32,
    /// The maximum.
    pub max: i32,
    /// A change large enough for a match of some thousands of games to show its effect: `c_end` of SPSA.
    pub step: f64,
    value: &'static AtomicI32,
}

impl Parameter {
    /// Sets the value, clamped to the range.
    pub fn set(&self, value: i32) {
        let value = value.clamp(self.min, self.max);
        self.value.store(value, Ordering::Relaxed);
    }
}

/// Parameters are identified by their names.
impl PartialEq for Parameter {
    fn eq(&self, other: &Parameter) -> bool {
        self.name == other.name
    }
}

impl Eq for Parameter {}

macro_rules! parameters {
    ($($(#[$doc:meta])+
    $name:ident = $value:literal, $min:literal..=$max:literal, step $step:literal;)+) => {
        $(
            const _: () = assert!($min <= $value && $value <= $max && $step > 0.0);

            $(#[$doc])+
            #[cfg(not(feature = "tune"))]
            #[inline]
            pub(super) const fn $name() -> i32 {
                $value
            }

            $(#[$doc])+
            #[cfg(feature = "tune")]
            #[inline]
            pub(super) fn $name() -> i32 {
                values::$name.load(Ordering::Relaxed)
            }
        )+

        #[cfg(feature = "tune")]
        #[allow(non_upper_case_globals)]
        mod values {
            use std::sync::atomic::AtomicI32;

            $(pub(super) static $name: AtomicI32 = AtomicI32::new($value);)+
        }

        /// The parameters that options change: all with the feature `tune`, none without it.
        #[cfg(feature = "tune")]
        pub static PARAMETERS: &[Parameter] = &[$(Parameter {
            name: stringify!($name),
            default: $value,
            min: $min,
            max: $max,
            step: $step,
            value: &values::$name,
        }),+];
    };
}

/// The parameters that options change: all with the feature `tune`, none without it.
#[cfg(not(feature = "tune"))]
pub static PARAMETERS: &[Parameter] = &[];

// Points are those of the evaluation; a new evaluation needs the margins tuned again. With the network,
// scaling all margins by 0.6 gained 25 ± 15 Elo.
parameters! {
    /// The maximum depth of reverse futility pruning (RFP).
    reverse_futility_depth = 6, 2..=12, step 0.5;
    /// The margin of reverse futility pruning per ply of depth, in points.
    reverse_futility_margin = 23, 20..=240, step 8.0;
    /// The points by which an improving static evaluation lowers the margin of reverse futility pruning.
    reverse_futility_improving = 10, 0..=240, step 10.0;

    /// The minimum depth of null move pruning.
    null_move_depth = 3, 1..=6, step 0.5;
    /// The reduction of null move pruning at depth 0, in hundredths of a ply.
    null_move_base = 400, 100..=600, step 25.0;
    /// The reduction of null move pruning per ply of depth, in hundredths of a ply.
    null_move_slope = 28, 0..=60, step 4.0;
    /// The points above beta per extra ply of null move reduction.
    null_move_margin = 122, 30..=400, step 20.0;
    /// The maximum number of plies by which an evaluation above beta raises the null move reduction.
    null_move_max = 2, 0..=6, step 0.5;

    /// The minimum depth of internal iterative reduction (IIR).
    iir_depth = 4, 2..=8, step 0.5;

    /// The maximum depth of futility pruning.
    futility_depth = 5, 1..=12, step 0.5;
    /// The margin of futility pruning at depth 0, in points.
    futility_base = 92, 0..=240, step 10.0;
    /// The margin of futility pruning per ply of depth, in points.
    futility_margin = 93, 20..=240, step 8.0;

    /// The maximum depth of late move pruning (LMP).
    lmp_depth = 6, 1..=12, step 0.5;
    /// The number of moves before late move pruning at depth 0, in hundredths.
    lmp_base = 605, 100..=2000, step 80.0;
    /// The number of moves before late move pruning per depth squared, in hundredths.
    lmp_slope = 113, 50..=600, step 25.0;
    /// The percentage of the moves before late move pruning that remains if the static evaluation is not
    /// improving.
    lmp_not_improving = 52, 20..=100, step 5.0;
    /// The minimum depth at which quiet moves that threaten the enemy King are exempt from
    /// pruning.
    attack_depth = 2, 1..=4, step 0.5;

    /// The minimum depth of late move reductions (LMR).
    lmr_depth = 3, 2..=5, step 0.5;
    /// The index, from 0, of the first quiet move that is reduced.
    lmr_index = 2, 1..=6, step 0.5;
    /// The constant part of late move reductions, in hundredths of a ply.
    lmr_base = 47, -50..=150, step 10.0;
    /// The factor of `ln(depth) * ln(index)` in late move reductions, in hundredths of a ply.
    lmr_factor = 69, 15..=90, step 4.0;
    /// How much less the moves of PV nodes are reduced, in hundredths of a ply.
    lmr_pv = 95, 0..=250, step 12.0;
    /// How much more the moves of cut nodes are reduced, in hundredths of a ply.
    lmr_cut = 99, 0..=250, step 12.0;
    /// How much less moves are reduced if the static evaluation is improving, in hundredths of a ply.
    lmr_improving = 51, 0..=200, step 10.0;
    /// How much less killers and the countermove are reduced, in hundredths of a ply.
    lmr_refutation = 95, 0..=250, step 12.0;
    /// How much less moves that threaten the enemy King are reduced, in hundredths of a ply.
    lmr_attack = 96, 0..=300, step 12.0;
    /// How much less moves that may change the shot, which are often tactical, are reduced, in hundredths of
    /// a ply.
    lmr_shot = 82, 0..=200, step 10.0;
    /// The history score worth one hundredth of a ply less reduction.
    lmr_history = 279, 40..=600, step 20.0;

    /// Nodes at the horizon are extended only before ply `horizon_extension * (depth - 1)`, where `depth` is
    /// that of the iteration.
    horizon_extension = 2, 0..=4, step 0.5;

    /// The minimum depth at which the hash move can get a singular extension.
    singular_depth = 6, 3..=10, step 0.5;
    /// How much shallower than the node the table entry may be, in plies.
    singular_entry = 3, 1..=6, step 0.5;
    /// The singular margin per eight plies of depth, in points: the hash move is singular if all other
    /// moves score lower by at least this.
    singular_margin = 16, 2..=80, step 4.0;

    /// The history bonus of a move that caused a beta cutoff, per depth squared.
    history_bonus = 23, 2..=64, step 3.0;
    /// The maximum history bonus.
    history_bonus_max = 1918, 400..=8000, step 200.0;
    /// The history malus of a move searched before the one that caused a beta cutoff, per depth squared.
    history_malus = 21, 2..=64, step 3.0;
    /// The maximum history malus.
    history_malus_max = 2462, 400..=8000, step 200.0;
    /// The history bonus of a quiet move for each point by which it raised its player's static evaluation.
    eval_history_factor = 8, 0..=40, step 2.0;
    /// The points added to that gain, because the static evaluation favours the player to move.
    eval_history_offset = 6, -20..=40, step 4.0;
    /// The maximum bonus or malus for such a change.
    eval_history_max = 900, 100..=4000, step 150.0;

    /// The minimum root depth for an aspiration window.
    aspiration_depth = 4, 2..=8, step 0.5;
    /// The half-width of the aspiration window around the last iteration's score, in points.
    aspiration_window = 18, 5..=80, step 3.0;
    /// The factor by which a failed aspiration window grows, in percent.
    aspiration_growth = 400, 150..=800, step 30.0;
    /// The points beyond which a bound of the aspiration window becomes infinite.
    aspiration_max = 2000, 500..=5000, step 200.0;

    /// The number of moves over which the remaining time is spread if the time control sets none.
    clock_moves = 27, 15..=60, step 2.0;
    /// The percentage of the increment that is added to a move's share of the time.
    clock_increment = 75, 30..=100, step 4.0;
    /// The soft limit, as a percentage of a move's share of the time.
    clock_soft = 74, 30..=100, step 4.0;
    /// The hard limit, as a percentage of a move's share of the time.
    clock_hard = 434, 150..=800, step 30.0;
    /// The scaling of the soft limit, in percent, if the best move has just changed.
    clock_stability_0 = 186, 100..=250, step 8.0;
    /// The scaling of the soft limit, in percent, if the last iteration kept the best move.
    clock_stability_1 = 126, 80..=200, step 6.0;
    /// The scaling of the soft limit, in percent, if two iterations kept the best move.
    clock_stability_2 = 100, 60..=160, step 5.0;
    /// The scaling of the soft limit, in percent, if three iterations kept the best move.
    clock_stability_3 = 95, 50..=140, step 5.0;
    /// The scaling of the soft limit, in percent, if four iterations kept the best move.
    clock_stability_4 = 80, 40..=130, step 5.0;
    /// The scaling of the soft limit, in percent, if more iterations kept the best move.
    clock_stability_5 = 65, 40..=130, step 5.0;
    /// How many percent longer a search takes for each hundred points that the score drops from one
    /// iteration to the next.
    clock_drop = 62, 5..=150, step 8.0;
    /// The maximum percentage by which a score drop prolongs a search.
    clock_drop_max = 74, 10..=150, step 8.0;
    /// The scaling of the soft limit, in percent, if the best move took no nodes; one less for each percent
    /// of the nodes that it took.
    clock_effort = 165, 110..=220, step 6.0;
    /// The maximum scaling of the soft limit, in percent, by the nodes that the best move took.
    clock_effort_max = 131, 100..=200, step 6.0;
}

/// The number of moves searched at this depth before late move pruning skips quiet moves.
pub(super) fn lmp_count(depth: i32, improving: bool) -> usize {
    let hundredths = lmp_base() + lmp_slope() * depth * depth;
    let percentage = if improving { 100 } else { lmp_not_improving() };
    (hundredths * percentage / 10_000) as usize
}

/// The first ply at which nodes at the horizon are no longer extended, in an iteration of this
/// depth.
pub(super) fn horizon_extension_limit(depth: u32) -> usize {
    let plies = horizon_extension() as usize * (depth as usize - 1);
    plies.min(MAX_PLY)
}

/// The natural logarithms of 1, 1, 2, 3, ... 63, in hundredths. A table, because the platform library's
/// logarithm may differ in the last bit, and the search must be the same everywhere.
const LN_HUNDREDTHS: [i32; 64] = [
    0, 0, 69, 110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271, 277, 283, 289, 294,
    300, 304, 309, 314, 318, 322, 326, 330, 333, 337, 340, 343, 347, 350, 353, 356, 358, 361, 364,
    366, 369, 371, 374, 376, 378, 381, 383, 385, 387, 389, 391, 393, 395, 397, 399, 401, 403, 404,
    406, 408, 409, 411, 413, 414,
];

/// The base late move reduction (LMR) in hundredths of a ply, for the move with this index, from 0:
/// [`lmr_base`] and [`lmr_factor`] times `ln(depth) * ln(index)`.
pub(super) fn base_reduction(depth: i32, index: usize) -> i32 {
    let depth = LN_HUNDREDTHS[depth.clamp(0, 63) as usize];
    lmr_base() + lmr_factor() * depth * LN_HUNDREDTHS[index.min(63)] / 10_000
}
