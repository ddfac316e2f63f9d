//! The incremental part of the network: the sums of the first layer, brought from one position to the
//! next by the inputs that differ.
//!
//! The loops over neurons are plain code that the compiler turns into vector instructions: those that the
//! evaluator has chosen for the machine, for which all of it must be inlined there.

use super::file::{Network, Row};
use super::inputs::{self, LIGHT_SETS, LightSquares, light_input, piece_input};
use super::{HIDDEN, ONE, OUTPUT_ONE, ZONES, bucket};
use crate::laser::eval::changes::{Snapshot, SquareChange, SquareChanges};
use crate::laser::eval::sets::SetOps;
use crate::laser::rules::{Bitboard, Color, Position};
use crate::laser::scale::NETWORK_UNIT;

/// What the network is told of a position to score.
pub(in crate::laser::eval) struct NetworkInput<'a> {
    pub(in crate::laser::eval) position: &'a Position,
    pub(in crate::laser::eval) light: &'a LightSquares,
    /// The board that was last scored.
    pub(in crate::laser::eval) before: &'a Snapshot,
    /// The squares that differ from that board.
    pub(in crate::laser::eval) changes: &'a [SquareChange],
}

/// The state of the network: the sums of the inputs of the positions that it has last seen.
#[derive(Clone, Debug)]
pub(in crate::laser::eval) struct NetworkState {
    /// The sums of the pieces by perspective, Blue's first.
    pieces: [PieceSums; 2],
    /// The sums of light by owner, Blue's first.
    light: [LightSums; 2],
}

impl NetworkState {
    /// The state of an empty board without light.
    pub(in crate::laser::eval) fn new(network: &Network) -> NetworkState {
        NetworkState {
            pieces: [PieceSums::new(network), PieceSums::new(network)],
            light: [LightSums::new(), LightSums::new()],
        }
    }

    /// The network's part of the score of a position for the side to move, in points.
    #[inline(always)]
    pub(in crate::laser::eval) fn score(
        &mut self,
        ops: impl SetOps,
        network: &Network,
        input: &NetworkInput<'_>,
        phase: i32,
    ) -> i32 {
        let bucket = bucket(phase);
        let [blue, red] = self.update(ops, &network.inputs, input);
        let neurons = match input.position.side() {
            Color::Blue => [blue, red],
            Color::Red => [red, blue],
        };
        let sum = weighted_sum(&neurons, &network.outputs[bucket]);
        let output = network.biased(sum, bucket);
        (i64::from(output) * i64::from(NETWORK_UNIT) / i64::from(ONE * OUTPUT_ONE)) as i32
    }

    /// Brings the sums to a position and returns those of both perspectives, Blue's first.
    #[inline(always)]
    fn update(&mut self, ops: impl SetOps, rows: &[Row], input: &NetworkInput<'_>) -> [Row; 2] {
        let [blue, red] = &mut self.light;
        let mut neurons = *blue.update(rows, Color::Blue, input.light);
        let of_red = red.update(rows, Color::Red, input.light);
        for perspective in Color::ALL {
            add(
                &mut neurons[perspective.index()],
                &of_red[perspective.index()],
            );
            let pieces = self.pieces[perspective.index()].update(ops, rows, perspective, input);
            add(&mut neurons[perspective.index()], pieces);
        }
        neurons
    }
}

impl Network {
    /// The output of this layer for inputs that the side to move and its opponent see, added up afresh,
    /// in units of 1/([`ONE`] * [`OUTPUT_ONE`]).
    #[inline(always)]
    pub fn output(&self, inputs: [&[u16]; 2], bucket: usize) -> i32 {
        let neurons = inputs.map(|inputs| {
            let mut sums = self.biases;
            for &input in inputs {
                add(&mut sums, &self.inputs[usize::from(input)]);
            }
            sums
        });
        self.biased(weighted_sum(&neurons, &self.outputs[bucket]), bucket)
    }

    /// The output of a layer from the weighted sum of its neurons.
    #[inline(always)]
    fn biased(&self, sum: i32, bucket: usize) -> i32 {
        (sum / ONE).wrapping_add(self.output_biases[bucket])
    }
}

/// The sums of the pieces and the biases that one perspective sees, by the zone of its King: a King that
/// changes zones back and forth finds the sums of its last stay.
#[derive(Clone, Debug)]
struct PieceSums {
    /// The zone of the King on the board that was last scored, whose sums that zone has.
    zone: usize,
    zones: Vec<ZoneSums>,
}

/// The sums of the pieces for a King in one zone.
#[derive(Clone, Debug)]
struct ZoneSums {
    sums: Row,
    /// The last board of the King's last stay, in all zones but the one where it is.
    left: Snapshot,
}

impl PieceSums {
    /// The sums of an empty board.
    fn new(network: &Network) -> PieceSums {
        let empty = ZoneSums {
            sums: network.biases,
            left: Snapshot::EMPTY,
        };
        PieceSums {
            zone: 0,
            zones: vec![empty; ZONES],
        }
    }

    /// The sums for a perspective of this position.
    #[inline(always)]
    fn update(
        &mut self,
        ops: impl SetOps,
        rows: &[Row],
        perspective: Color,
        input: &NetworkInput<'_>,
    ) -> &Row {
        let zone = inputs::zone(perspective, input.position.king(perspective));
        if zone == self.zone {
            let sums = &mut self.zones[zone].sums;
            update_pieces(sums, rows, perspective, zone, input.changes);
        } else {
            self.zones[self.zone].left = *input.before;
            self.zone = zone;
            let ZoneSums { sums, left } = &mut self.zones[zone];
            let mut changes = SquareChanges::new();
            left.changes_to(ops, input.position.board(), &mut changes);
            update_pieces(sums, rows, perspective, zone, &changes);
        }
        &self.zones[zone].sums
    }
}

/// Brings the sums of pieces over these changes of squares.
#[inline(always)]
fn update_pieces(
    sums: &mut Row,
    rows: &[Row],
    perspective: Color,
    zone: usize,
    changes: &[SquareChange],
) {
    let mut brought = *sums;
    for change in changes {
        let row = |piece| &rows[piece_input(perspective, zone, piece, change.square.index())];
        if change.before != 0 {
            subtract(&mut brought, row(change.before));
        }
        if change.after != 0 {
            add(&mut brought, row(change.after));
        }
    }
    *sums = brought;
}

/// The sums of one player's light, remembered by standing beam: much of a position's coverage is that of
/// the last position with the same beam, while positions scored one after the other often differ in it.
#[derive(Clone, Debug)]
struct LightSums(Vec<BeamSums>);

/// The sums of light of the position that was last seen with a standing beam of this slot.
#[derive(Clone, Debug)]
struct BeamSums {
    squares: [Bitboard; LIGHT_SETS],
    /// By perspective, Blue's first.
    sums: [Row; 2],
}

impl LightSums {
    /// The binary logarithm of the number of slots. With 256 slots a fourth as many squares differ
    /// as between one position and the next; more of them leave the cache of the processor.
    const SLOT_BITS: u32 = 8;

    /// The sums without light.
    fn new() -> LightSums {
        let empty = BeamSums {
            squares: [Bitboard::EMPTY; LIGHT_SETS],
            sums: [Row([0; HIDDEN]); 2],
        };
        LightSums(vec![empty; 1 << LightSums::SLOT_BITS])
    }

    /// The sums of these beam squares of `owner`, Blue's perspective first.
    #[inline(always)]
    fn update(&mut self, rows: &[Row], owner: Color, squares: &LightSquares) -> &[Row; 2] {
        let squares = squares.map(|sets| sets[owner.index()]);
        let slot = &mut self.0[LightSums::slot(&squares)];
        let [mut blue, mut red] = slot.sums;
        for (set, (&before, after)) in slot.squares.iter().zip(squares).enumerate() {
            let row =
                |perspective, square: usize| &rows[light_input(perspective, owner, set, square)];
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

    /// The slot of a standing beam: the top bits of a multiplicative hash.
    #[inline(always)]
    fn slot([vertical, horizontal, ..]: &[Bitboard; LIGHT_SETS]) -> usize {
        const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
        let fold = |squares: &Bitboard| {
            let bits = squares.bits();
            (bits as u64 ^ (bits >> 64) as u64).wrapping_mul(FACTOR)
        };
        let hash = fold(vertical).wrapping_add(fold(horizontal).rotate_left(17));
        (hash.wrapping_mul(FACTOR) >> (u64::BITS - LightSums::SLOT_BITS)) as usize
    }
}

/// The sum over all neurons, the side to move's first, of the squared clipped sums times the output
/// weight.
#[inline(always)]
fn weighted_sum(neurons: &[Row; 2], outputs: &[Row; 2]) -> i32 {
    let mut sum = 0_i32;
    for (neurons, weights) in neurons.iter().zip(outputs) {
        for (&value, &weight) in neurons.0.iter().zip(&weights.0) {
            let value = value.clamp(0, ONE as i16);
            // Fits 16 bits, as output weights are at most 127: half the work for the vectors.
            let product = value.wrapping_mul(weight);
            sum = sum.wrapping_add(i32::from(product) * i32::from(value));
        }
    }
    sum
}

/// Adds a row. Sums wrap around: only a network that nobody trained could reach the ends of 16 bits,
/// and its scores mean nothing.
#[inline(always)]
fn add(sums: &mut Row, row: &Row) {
    // A copy of the whole row, as a slice of it would not be known to be aligned.
    let Row(row) = *row;
    for (sum, weight) in sums.0.iter_mut().zip(&row) {
        *sum = sum.wrapping_add(*weight);
    }
}

/// Subtracts a row.
#[inline(always)]
fn subtract(sums: &mut Row, row: &Row) {
    let Row(row) = *row;
    for (sum, weight) in sums.0.iter_mut().zip(&row) {
        *sum = sum.wrapping_sub(*weight);
    }
}
