//! The network: an efficiently updatable neural network (NNUE; Nasu, "Efficiently Updatable
//! Neural-Network-based Evaluation Functions for Computer Shogi", 2018), and the weights of the beam
//! features, which add to its output.
//!
//! Two perspectives, the side to move's and its opponent's, share a first layer of [`INPUTS`] sparse
//! inputs and [`HIDDEN`] neurons. Its sums, the accumulators, are clipped and squared (SCReLU), and the
//! output layer combines the neurons of both perspectives into a score.
//!
//! All arithmetic is on integers, so that a network gives the same score on every machine.

mod accumulator;
mod file;
mod inputs;

pub(super) use accumulator::{NetworkInput, NetworkState};
pub use file::{Network, NetworkError, Source};
pub(super) use inputs::beam_squares;
pub use inputs::{INPUTS, PIECE_INPUTS, ZONES, for_each_input};

/// The neurons of the first layer for one perspective.
pub const HIDDEN: usize = 64;
/// The value of an accumulator at which a neuron is fully on.
pub const ONE: i32 = 255;
/// An output weight of 1.0.
pub const OUTPUT_ONE: i32 = 64;

/// The file of the network that the engine is built with.
static EMBEDDED_FILE: &[u8] = include_bytes!("../../../../nets/akhet-9fb3ed44e6f8.nnue");
