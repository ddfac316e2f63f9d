//! The network: an efficiently updatable neural network (NNUE; Nasu, "Efficiently Updatable
//! Neural-Network-based Evaluation Functions for Computer Shogi", 2018), and the weights of the beam
//! features, which add to its output.
//!
//! Two perspectives, the side to move's and its opponent's, share a first layer of [`INPUTS`] sparse
//! inputs and [`HIDDEN`] neurons. Its sums, the accumulators, are kept from one position to the next. Small
//! layers after it turn the sums of both perspectives into a score ([`layers`]).
//!
//! All arithmetic is on integers, so that a network gives the same score on every machine.

mod accumulator;
mod file;
mod inputs;
pub mod layers;
mod lines;

use crate::laser::eval::simd::{Scalar, SetOps};
use crate::laser::rules::{Color, Position};
pub(super) use accumulator::NetworkState;
pub use file::{Network, NetworkError, Source};
use inputs::InputPair;
pub(super) use inputs::beam_squares;
pub use inputs::{FIRST_LINE, PIECE_INPUTS, ZONES};

/// The number of inputs: those of pieces, zone by zone, those of beam squares, those of lines.
pub const INPUTS: usize = FIRST_LINE + lines::LINE_INPUTS;
const _: () = assert!(INPUTS <= 1 << 16, "an input fits half a pair");
/// The number of neurons of the first layer for one perspective.
pub const HIDDEN: usize = 128;
/// The value of a sum at which a neuron is fully on.
pub const ONE: i32 = 510;

/// The file of the network that the engine is built with.
#[cfg(feature = "evalfile")]
static EMBEDDED_FILE: &[u8] = include_bytes!(env!("EVALFILE"));

/// The file of the network that the engine is built with.
#[cfg(not(feature = "evalfile"))]
static EMBEDDED_FILE: &[u8] = include_bytes!("../../../../nets/akhet-f264f9357a2c.nnue");

/// Calls `add` with each active input of this position, as Blue and as Red sees it.
pub fn for_each_input(position: &Position, mut add: impl FnMut([usize; 2])) {
    let board = position.board();
    let zones = Color::ALL.map(|color| inputs::zone(color, position.king(color)));
    let mut add_pair = |pair: InputPair| add(Color::ALL.map(|color| pair.of(color)));
    for square in board.occupied() {
        let piece = board.codes()[square.index()];
        add_pair(inputs::piece_inputs(zones, piece, square.index()));
    }
    lines::lines(board).into_iter().for_each(add_pair);
    let beams = Scalar.coverage_input(position);
    let squares = beam_squares(Scalar, position, &beams, &Scalar.coverage(beams));
    for owner in Color::ALL {
        for (set, squares) in squares.into_iter().enumerate() {
            for square in squares[owner.index()] {
                let square = square.index();
                add(Color::ALL.map(|color| inputs::beam_input(color, owner, set, square)));
            }
        }
    }
}
