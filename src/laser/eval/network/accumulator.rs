//! The incremental part of the network: the sums of the first layer, updated from one position to the
//! next by the inputs that differ.
//!
//! The compiler turns the loops over neurons into the vector instructions that the evaluator has chosen
//! for the machine. For that, everything must be inlined into it.

use super::file::Network;
use super::inputs::{self, BEAM_SETS, BeamSquares, InputPair, beam_input, piece_inputs};
use super::layers::{OUTPUT_ONE, Row, bucket};
use super::lines::{self, MAX_LINES};
use super::{HIDDEN, ZONES};
use crate::laser::eval::simd::{Portable, SetOps};
use crate::laser::eval::snapshot::Snapshot;
use crate::laser::rules::{Bitboard, Color, Position, Square};
use crate::laser::scale::NETWORK_UNIT;
use crate::search::mix;
use arrayvec::ArrayVec;

/// The number of boards whose sums are kept. The parent of the next position is usually among them.
const RECENT: usize = 4;

/// The state of the network: the sums of the inputs of the last positions.
#[derive(Clone, Debug)]
pub(crate) struct NetworkState {
    /// The boards scored most recently.
    recent: [Scored; RECENT],
    /// The number of boards scored.
    clock: u64,
    /// For each perspective, Blue's first, and zone of its King, the board with which the King last
    /// entered it (Finny tables).
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
    /// When it was last used, by the state's clock.
    used: u64,
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
        let rows = &*network.inputs;
        let of_board = self.update(ops, rows, position);
        let [blue, red] = &mut self.beams;
        let of_beams = [
            blue.update(rows, Color::Blue, beams),
            red.update(rows, Color::Red, beams),
        ];
        let of_board = &self.recent[of_board].sums;
        let sums = [position.side(), !position.side()].map(|perspective| {
            let mut sums = of_board[perspective.index()];
            for of_beams in of_beams {
                add(&mut sums, &of_beams[perspective.index()]);
            }
            sums
        });
        let output = network.layers[bucket(position.board())].output(ops, &sums);
        (i64::from(output) * i64::from(NETWORK_UNIT) / i64::from(OUTPUT_ONE)) as i32
    }

    /// Computes the sums of the pieces and lines of a position. Returns the index of the recent board that has them.
    #[inline(always)]
    fn update(&mut self, ops: impl SetOps, rows: &[Row], position: &Position) -> usize {
        let board = Snapshot::of(position.board());
        let (mut nearest, mut squares, mut least) = (0, Bitboard::EMPTY, u32::MAX);
        for (index, scored) in self.recent.iter().enumerate() {
            let differences = scored.board.differences(ops, &board);
            if differences.count() < least {
                (nearest, squares, least) = (index, differences, differences.count());
            }
        }
        self.clock += 1;
        self.recent[nearest].used = self.clock;
        if squares.is_empty() {
            return nearest;
        }
        let mut oldest = 0;
        for index in 1..RECENT {
            if self.recent[index].used < self.recent[oldest].used {
                oldest = index;
            }
        }
        let zones = Color::ALL.map(|color| inputs::zone(color, position.king(color)));
        let mut difference = Difference::default();
        difference.add(&self.recent[nearest].board, &board, squares, zones);
        for perspective in Color::ALL {
            let index = perspective.index();
            let zone = zones[index];
            let base = &self.recent[nearest];
            self.recent[oldest].sums[index] = if zone == base.zones[index] {
                difference.apply(&base.sums[index], rows, perspective)
            } else {
                let last = &mut self.zones[index][zone];
                let squares = last.board.differences(ops, &board);
                let mut difference = Difference::default();
                difference.add(&last.board, &board, squares, zones);
                last.sums = difference.apply(&last.sums, rows, perspective);
                last.board = board;
                last.sums
            };
        }
        let next = &mut self.recent[oldest];
        next.board = board;
        next.zones = zones;
        next.used = self.clock;
        oldest
    }
}

/// The inputs of pieces and lines that differ between two boards.
#[derive(Default)]
struct Difference {
    /// Those that only the first board has.
    removed: InputPairs,
    /// Those that only the second has.
    added: InputPairs,
}

type InputPairs = ArrayVec<InputPair, { Square::COUNT + MAX_LINES }>;

impl Difference {
    /// Adds the difference between boards that differ on these squares, with the Kings of the second in these zones.
    #[inline(always)]
    fn add(&mut self, before: &Snapshot, after: &Snapshot, squares: Bitboard, zones: [usize; 2]) {
        for square in squares {
            let square = square.index();
            let (before, after) = (before.codes[square], after.codes[square]);
            if before != 0 {
                self.removed.push(piece_inputs(zones, before, square));
            }
            if after != 0 {
                self.added.push(piece_inputs(zones, after, square));
            }
        }
        lines::difference(
            before,
            after,
            squares,
            |line| self.removed.push(line),
            |line| self.added.push(line),
        );
    }

    /// The sums of the second board for one perspective from those of the first.
    #[inline(always)]
    fn apply(&self, sums: &Row, rows: &[Row], perspective: Color) -> Row {
        let mut sums = *sums;
        let row = |input: InputPair| &rows[input.of(perspective)];
        for &input in &self.removed {
            subtract(&mut sums, row(input));
        }
        for &input in &self.added {
            add(&mut sums, row(input));
        }
        sums
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

/// The sums of beam squares of the last position whose standing beam mapped to this slot.
#[derive(Clone, Debug)]
struct Slot {
    squares: [Bitboard; BEAM_SETS],
    /// By perspective, Blue's first.
    sums: [Row; 2],
}

impl BeamSums {
    /// The binary logarithm of the number of slots. With 256 slots a quarter as many squares differ as
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
