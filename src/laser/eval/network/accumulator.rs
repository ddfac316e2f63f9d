//! The incremental part of the network: the sums of the first layer, updated from one position to the
//! next by the inputs that differ.
//!
//! The compiler turns the loops over neurons into the vector instructions that the evaluator has chosen
//! for the machine. For that, everything must be inlined into it.

use super::file::Network;
use super::inputs::{self, BEAM_SETS, BeamSquares, FIRST_LINE, beam_input, piece_input};
use super::layers::{OUTPUT_ONE, Row, bucket};
use super::lines::{self, LineInput, LineInputs};
use super::{HIDDEN, ZONES};
use crate::laser::eval::changes::{Snapshot, SquareChanges};
use crate::laser::eval::sets::{Portable, SetOps};
use crate::laser::rules::{Bitboard, Color, Position};
use crate::laser::scale::NETWORK_UNIT;
use crate::running::mix;

/// The boards whose sums are kept. The parent of the next position is mostly among them.
const RECENT: usize = 4;

/// The state of the network: the sums of the inputs of the last positions.
#[derive(Clone, Debug)]
pub(crate) struct NetworkState {
    /// Boards that were scored lately.
    recent: [Scored; RECENT],
    /// The number of boards scored.
    clock: u32,
    /// For each perspective, Blue's first, and zone of its King, the board with which the King last came there.
    zones: [Vec<ZoneSums>; 2],
    /// The sums of beam squares by owner, Blue's first.
    beams: [BeamSums; 2],
}

/// The sums of a board's pieces and lines, and the biases.
#[derive(Clone, Debug)]
struct Scored {
    board: Snapshot,
    /// The zones of the Kings by perspective, Blue's first.
    zones: [usize; 2],
    sums: [Row; 2],
    /// When it was last of use, by the state's clock.
    used: u32,
}

/// The sums of a board for one perspective.
#[derive(Clone, Debug)]
struct ZoneSums {
    board: Snapshot,
    sums: Row,
}

impl NetworkState {
    /// The state of an empty board without beams.
    pub(crate) fn new(network: &Network) -> NetworkState {
        let empty = ZoneSums {
            board: Snapshot::EMPTY,
            sums: network.biases,
        };
        let scored = Scored {
            board: Snapshot::EMPTY,
            zones: [0; 2],
            sums: [network.biases; 2],
            used: 0,
        };
        NetworkState {
            recent: std::array::from_fn(|_| scored.clone()),
            clock: 0,
            zones: [vec![empty.clone(); ZONES], vec![empty; ZONES]],
            beams: [BeamSums::new(), BeamSums::new()],
        }
    }

    /// The network's part of the score of a position with these beam squares for the side to move, in points.
    #[inline(always)]
    pub(crate) fn score(
        &mut self,
        ops: impl SetOps,
        network: &Network,
        position: &Position,
        beams: &BeamSquares,
    ) -> i32 {
        let rows = &network.inputs;
        let mut sums = *self.update(ops, rows, position);
        for owner in Color::ALL {
            let of_beams = self.beams[owner.index()].update(rows, owner, beams);
            for perspective in Color::ALL {
                let sums = &mut sums[perspective.index()];
                add(sums, &of_beams[perspective.index()]);
            }
        }
        let [blue, red] = sums;
        let neurons = match position.side() {
            Color::Blue => [blue, red],
            Color::Red => [red, blue],
        };
        let output = network.layers[bucket(position.board())].output(ops, &neurons);
        (i64::from(output) * i64::from(NETWORK_UNIT) / i64::from(OUTPUT_ONE)) as i32
    }

    /// The sums of the pieces and lines of a position, Blue's perspective first.
    #[inline(always)]
    fn update(&mut self, ops: impl SetOps, rows: &[Row], position: &Position) -> &[Row; 2] {
        let board = Snapshot::of(position.board());
        let (mut nearest, mut squares, mut least) = (0, Bitboard::EMPTY, u32::MAX);
        for (index, scored) in self.recent.iter().enumerate() {
            let differences = scored.board.differences(ops, &board);
            if differences.count() < least {
                (nearest, squares, least) = (index, differences, differences.count());
            }
        }
        self.clock = self.clock.wrapping_add(1);
        self.recent[nearest].used = self.clock;
        if squares.is_empty() {
            return &self.recent[nearest].sums;
        }
        let base = &self.recent[nearest];
        let mut sums = base.sums;
        let zones = Color::ALL.map(|color| inputs::zone(color, position.king(color)));
        let difference = Difference::of(&base.board, &board, squares);
        for perspective in Color::ALL {
            let (zone, sums) = (zones[perspective.index()], &mut sums[perspective.index()]);
            if zone == base.zones[perspective.index()] {
                difference.apply(sums, rows, perspective, zone);
            } else {
                let last = &mut self.zones[perspective.index()][zone];
                let squares = last.board.differences(ops, &board);
                let difference = Difference::of(&last.board, &board, squares);
                difference.apply(&mut last.sums, rows, perspective, zone);
                last.board = board;
                *sums = last.sums;
            }
        }
        let mut oldest = 0;
        for index in 1..RECENT {
            if self.recent[index].used < self.recent[oldest].used {
                oldest = index;
            }
        }
        self.recent[oldest] = Scored {
            board,
            zones,
            sums,
            used: self.clock,
        };
        &self.recent[oldest].sums
    }
}

/// What differs between two boards.
struct Difference {
    changes: SquareChanges,
    /// The lines that only the first board has.
    removed: LineInputs,
    /// The lines that only the second has.
    added: LineInputs,
}

impl Difference {
    /// The difference between boards that differ on these squares.
    #[inline(always)]
    fn of(before: &Snapshot, after: &Snapshot, squares: Bitboard) -> Difference {
        let (mut removed, mut added) = (LineInputs::new(), LineInputs::new());
        let changes = before.changes_to(after, squares);
        lines::difference(
            before,
            after,
            squares,
            |line| removed.push(line),
            |line| added.push(line),
        );
        Difference {
            changes,
            removed,
            added,
        }
    }

    /// Updates the sums of one perspective, whose King is in this zone.
    #[inline(always)]
    fn apply(&self, sums: &mut Row, rows: &[Row], perspective: Color, zone: usize) {
        let mut brought = *sums;
        for change in &self.changes {
            let row = |piece| &rows[piece_input(perspective, zone, piece, change.square.index())];
            if change.before != 0 {
                subtract(&mut brought, row(change.before));
            }
            if change.after != 0 {
                add(&mut brought, row(change.after));
            }
        }
        let row = |line: LineInput| &rows[FIRST_LINE + line.of(perspective)];
        self.removed
            .iter()
            .for_each(|&line| subtract(&mut brought, row(line)));
        self.added
            .iter()
            .for_each(|&line| add(&mut brought, row(line)));
        *sums = brought;
    }
}

impl Network {
    /// The output for the inputs of the side to move and its opponent, computed from scratch, in units of
    /// 1/[`OUTPUT_ONE`]. The bucket is that of the board.
    #[inline(always)]
    pub fn output(&self, inputs: [&[u16]; 2], bucket: usize) -> i32 {
        let sums = inputs.map(|inputs| {
            let mut sums = self.biases;
            for &input in inputs {
                add(&mut sums, &self.inputs[usize::from(input)]);
            }
            sums
        });
        self.layers[bucket].output(Portable, &sums)
    }
}

/// The sums of one player's beam squares, remembered by standing beam. Positions scored one after the
/// other often differ in the beam, but positions with the same beam share most of their coverage.
#[derive(Clone, Debug)]
struct BeamSums(Vec<Slot>);

/// The sums of beam squares of the last position whose standing beam fell into this slot.
#[derive(Clone, Debug)]
struct Slot {
    squares: [Bitboard; BEAM_SETS],
    /// By perspective, Blue's first.
    sums: [Row; 2],
}

impl BeamSums {
    /// The binary logarithm of the number of slots. With 256 slots a fourth as many squares differ as
    /// between successive positions; more slots would not fit the processor's cache.
    const SLOT_BITS: u32 = 8;

    /// The sums without beams.
    fn new() -> BeamSums {
        let empty = Slot {
            squares: [Bitboard::EMPTY; BEAM_SETS],
            sums: [Row([0; HIDDEN]); 2],
        };
        BeamSums(vec![empty; 1 << BeamSums::SLOT_BITS])
    }

    /// The sums of these beam squares of `owner`, Blue's perspective first.
    #[inline(always)]
    fn update(&mut self, rows: &[Row], owner: Color, squares: &BeamSquares) -> &[Row; 2] {
        let squares = squares.map(|sets| sets[owner.index()]);
        let slot = &mut self.0[BeamSums::slot(&squares)];
        let [mut blue, mut red] = slot.sums;
        for (set, (&before, after)) in slot.squares.iter().zip(squares).enumerate() {
            let row =
                |perspective, square: usize| &rows[beam_input(perspective, owner, set, square)];
            (after & !before).into_iter().for_each(|square| {
                add(&mut blue, row(Color::Blue, square.index()));
                add(&mut red, row(Color::Red, square.index()));
            });
            (before & !after).into_iter().for_each(|square| {
                subtract(&mut blue, row(Color::Blue, square.index()));
                subtract(&mut red, row(Color::Red, square.index()));
            });
        }
        slot.squares = squares;
        slot.sums = [blue, red];
        &slot.sums
    }

    #[inline(always)]
    fn slot([vertical, horizontal, ..]: &[Bitboard; BEAM_SETS]) -> usize {
        let (vertical, horizontal) = (mix(vertical.folded()), mix(horizontal.folded()));
        let hash = mix(vertical.wrapping_add(horizontal.rotate_left(17)));
        (hash >> (u64::BITS - BeamSums::SLOT_BITS)) as usize
    }
}

/// Adds a row. Sums wrap around: only an artificial network could overflow 16 bits, and its scores mean
/// nothing.
#[inline(always)]
fn add(sums: &mut Row, row: &Row) {
    // Copies the whole row, since the compiler does not know that a slice of it is aligned.
    let Row(row) = *row;
    for (sum, weight) in sums.0.iter_mut().zip(&row) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline(always)]
fn subtract(sums: &mut Row, row: &Row) {
    let Row(row) = *row;
    for (sum, weight) in sums.0.iter_mut().zip(&row) {
        *sum = sum.wrapping_sub(*weight);
    }
}
