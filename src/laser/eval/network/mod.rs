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

pub(super) use accumulator::NetworkState;
pub use file::{Network, NetworkError, Source};
pub(super) use inputs::beam_squares;
pub use inputs::{FIRST_LINE, INPUTS, PIECE_INPUTS, ZONES, for_each_input};

/// The number of neurons of the first layer for one perspective.
pub const HIDDEN: usize = 128;
/// The value of a sum at which a neuron is fully on.
pub const ONE: i32 = 510;

/// The file of the network that the engine is built with.
#[cfg(feature = "evalfile")]
static EMBEDDED_FILE: &[u8] = include_bytes!(env!("EVALFILE"));

/// The file of the network that the engine is built with.
#[cfg(not(feature = "evalfile"))]
static EMBEDDED_FILE: &[u8] = include_bytes!("../../../../nets/akhet-3ac7e685eb70.nnue");
