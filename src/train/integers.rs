//! The network in the integers of its file.

use super::model::{BEAMS, BIASES, OUTPUT_BIAS, OUTPUTS, ROWS, Row, beam_part, beam_weights};
use super::sample::Sample;
use crate::laser::eval::network::{HIDDEN, INPUTS, Network, ONE, OUTPUT_ONE};
use crate::laser::eval::{BeamWeights, WEIGHT_SCALE};
use crate::laser::scale::NETWORK_UNIT;

/// A weight of 1.0 of a beam feature, in the units of a network file.
const BEAM_ONE: i32 = NETWORK_UNIT * WEIGHT_SCALE;

/// The network of these rows of [`model`](super::model), rounded to the units of a network file.
pub fn rounded(rows: &[Row]) -> Network {
    let inputs = rows[..INPUTS].iter().map(|row| rounded_row(row, ONE));
    Network::new(
        inputs.collect(),
        rounded_row(&rows[BIASES], ONE),
        [0, 1].map(|player| rounded_row(&rows[OUTPUTS + player], OUTPUT_ONE)),
        rounded_value(rows[OUTPUT_BIAS][0], ONE * OUTPUT_ONE),
        BeamWeights::new(std::array::from_fn(|feature| {
            let weights = &beam_weights(rows)[2 * feature..];
            [weights[0], weights[1]].map(|weight| rounded_value(weight, BEAM_ONE) as i16)
        })),
    )
}

/// The rows of a network, the inverse of [`rounded`].
pub fn rows(network: &Network) -> Vec<Row> {
    let mut rows = vec![[0.0; HIDDEN]; ROWS];
    for (input, row) in rows[..INPUTS].iter_mut().enumerate() {
        *row = float_row(network.row(input), ONE);
    }
    rows[BIASES] = float_row(&network.biases(), ONE);
    let (weights, bias) = network.output_layer();
    for (player, weights) in weights.into_iter().enumerate() {
        rows[OUTPUTS + player] = float_row(weights, OUTPUT_ONE);
    }
    rows[OUTPUT_BIAS][0] = bias as f32 / (ONE * OUTPUT_ONE) as f32;
    let beams = beam_weights_of(network);
    rows[BEAMS..].as_flattened_mut()[..beams.len()].copy_from_slice(&beams);
    rows
}

/// The output of a network for a sample, a logit; [`model::output`](super::model::output) in integers.
#[inline(always)]
pub fn output(network: &Network, beam_weights: &[f32], sample: Sample<'_>) -> f32 {
    let neurons = network.output(sample.inputs);
    neurons as f32 / (ONE * OUTPUT_ONE) as f32 + beam_part(beam_weights, sample)
}

/// The weights of the beam features of a network as logits, in the order of
/// [`beam_part`](super::model::beam_part).
pub fn beam_weights_of(network: &Network) -> Vec<f32> {
    let values = network.beam_weights().values();
    let logits = values.as_flattened().iter();
    logits
        .map(|&weight| f32::from(weight) / BEAM_ONE as f32)
        .collect()
}

fn float_row(row: &[i16; HIDDEN], one: i32) -> Row {
    row.map(|weight| f32::from(weight) / one as f32)
}

fn rounded_row(row: &Row, one: i32) -> [i16; HIDDEN] {
    row.map(|weight| rounded_value(weight, one) as i16)
}

/// A value in units of 1/`one`.
fn rounded_value(value: f32, one: i32) -> i32 {
    (value * one as f32).round() as i32
}
