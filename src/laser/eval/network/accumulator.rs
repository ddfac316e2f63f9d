//! The incremental part of the network: the sums of the first layer, updated from one position to the
//! next by the inputs that differ.
//!
//! The compiler turns the loops over neurons into the vector instructions that the evaluator has chosen
//! for the machine. For that, everything must be inlined into it.

use super::file::Network;
use super::inputs::{self, BEAM_SETS, BeamSquares, beam_input, piece_input};
use super::layers::{OUTPUT_ONE, Row, bucket};
use super::{HIDDEN, ZONES};
use crate::laser::eval::changes::{Snapshot, SquareChange, SquareChanges};
use crate::laser::eval::sets::{Portable, SetOps};
use crate::laser::rules::{Bitboard, Color, Position};
use crate::laser::scale::NETWORK_UNIT;
use crate::running::mix;

/// What the network is told of a position to score.
pub(crate) struct NetworkInput<'a> {
    pub(crate) position: &'a Position,
    pub(crate) beams: &'a BeamSquares,
    /// The board that was last scored.
    pub(crate) before: &'a Snapshot,
    /// The squares that differ from that board.
    pub(crate) changes: &'a [SquareChange],
}

/// The state of the network: the sums of the inputs of the last positions.
#[derive(Clone, Debug)]
pub(crate) struct NetworkState {
    /// The sums of the pieces by perspective, Blue's first.
    pieces: [PieceSums; 2],
    /// The sums of beam squares by owner, Blue's first.
    beams: [BeamSums; 2],
}

impl NetworkState {
    /// The state of an empty board without beams.
    pub(crate) fn new(network: &Network) -> NetworkState {
        NetworkState {
            pieces: [PieceSums::new(network), PieceSums::new(network)],
            beams: [BeamSums::new(), BeamSums::new()],
        }
    }

    /// The network's part of the score of a position for the side to move, in points.
    #[inline(always)]
    pub(crate) fn score(
        &mut self,
        ops: impl SetOps,
        network: &Network,
        input: &NetworkInput<'_>,
    ) -> i32 {
        let [blue, red] = self.update(ops, &network.inputs, input);
        let neurons = match input.position.side() {
            Color::Blue => [blue, red],
            Color::Red => [red, blue],
        };
        let output = network.layers[bucket(input.position.board())].output(ops, &neurons);
        (i64::from(output) * i64::from(NETWORK_UNIT) / i64::from(OUTPUT_ONE)) as i32
    }

    /// Updates the sums to a position and returns those of both perspectives, Blue's first.
    #[inline(always)]
    fn update(&mut self, ops: impl SetOps, rows: &[Row], input: &NetworkInput<'_>) -> [Row; 2] {
        let [blue, red] = &mut self.beams;
        let mut neurons = *blue.update(rows, Color::Blue, input.beams);
        let of_red = red.update(rows, Color::Red, input.beams);
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

/// One perspective's sums of the pieces and the biases, by the zone of its King. A King that moves back
/// into a zone finds the sums of its last stay.
#[derive(Clone, Debug)]
struct PieceSums {
    /// The King's zone on the last scored board; the sums of this zone are up to date.
    zone: usize,
    zones: Vec<ZoneSums>,
}

/// The sums of the pieces for a King in one zone.
#[derive(Clone, Debug)]
struct ZoneSums {
    sums: Row,
    /// The last board of the King's last stay; unused for the current zone.
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

/// Updates the sums of pieces by these changes.
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
