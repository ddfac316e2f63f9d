//! The network in integers, as in its file.

use super::layers::{self, OUTPUT, Row, SECOND_BIASES, THIRD_BIASES, THIRD_WEIGHTS};
use super::model::{BEAMS, BIASES, ROWS, beam_part, beam_weights, bucket_rows};
use super::sample::View;
use akhet::laser::eval::network::layers::{
    Layers, OUTPUT_ONE, SECOND, SECOND_ONE, SECOND_WEIGHT, SQUARE_WEIGHT, THIRD, THIRD_ONE,
    THIRD_WEIGHT,
};
use akhet::laser::eval::network::{HIDDEN, INPUTS, Network, ONE};
use akhet::laser::eval::{BeamWeights, WEIGHT_SCALE};
use akhet::laser::scale::NETWORK_UNIT;

/// The weight 1.0 of a beam feature, in the units of a network file.
const BEAM_ONE: i32 = NETWORK_UNIT * WEIGHT_SCALE;

/// Rounds the rows of [`model`](super::model) to the units of a network file.
pub fn rounded(rows: &[Row]) -> Network {
    let first = |row: &Row| row.map(|weight| rounded_value(weight, ONE.into()) as i16);
    Network::new(
        rows[..INPUTS].iter().map(first).collect(),
        first(&rows[BIASES]),
        std::array::from_fn(|bucket| rounded_layers(&rows[bucket_rows(bucket)])),
        BeamWeights::new(std::array::from_fn(|feature| {
            let weights = &beam_weights(rows)[2 * feature..];
            [weights[0], weights[1]].map(|weight| rounded_value(weight, BEAM_ONE.into()) as i16)
        })),
    )
}

/// The layers after the first, from the rows of a bucket.
fn rounded_layers(bucket: &[Row]) -> Layers {
    let (rows, tail) = layers::parts(bucket);
    let long = |value: f32, one: i32| rounded_value(value, one.into());
    let short = |value: f32, one: f64| rounded_value(value, one) as i16;
    let pairs = |row: &Row| row.map(|weight| short(weight, SECOND_WEIGHT.into()));
    Layers {
        second: std::array::from_fn(|neuron| pairs(&rows[neuron])),
        direct: pairs(&rows[SECOND]),
        third: std::array::from_fn(|neuron| {
            let weights = &tail[THIRD_WEIGHTS];
            let weight = |seen| short(weights[seen * THIRD + neuron], third_weight(seen));
            std::array::from_fn(weight)
        }),
        output: std::array::from_fn(|neuron| short(tail[OUTPUT][neuron], SQUARE_WEIGHT)),
        second_biases: std::array::from_fn(|neuron| long(tail[neuron], SECOND_ONE)),
        direct_bias: long(tail[SECOND], SECOND_ONE),
        third_biases: std::array::from_fn(|neuron| long(tail[THIRD_BIASES][neuron], THIRD_ONE)),
    }
}

/// The weight 1.0 from an input of the third layer: a neuron of the second or its square.
fn third_weight(seen: usize) -> f64 {
    if seen < SECOND {
        THIRD_WEIGHT.into()
    } else {
        SQUARE_WEIGHT
    }
}

/// The rows of a network: the inverse of [`rounded`].
pub fn rows(network: &Network) -> Vec<Row> {
    let mut rows = vec![[0.0; HIDDEN]; ROWS];
    let first = |row: &[i16; HIDDEN]| row.map(|weight| float(weight, ONE.into()));
    for (input, row) in rows[..INPUTS].iter_mut().enumerate() {
        *row = first(network.row(input));
    }
    rows[BIASES] = first(&network.biases());
    for (bucket, layers) in network.layers().iter().enumerate() {
        fill_layers(&mut rows[bucket_rows(bucket)], layers);
    }
    let beams = beam_weights_of(network);
    rows[BEAMS..].as_flattened_mut()[..beams.len()].copy_from_slice(&beams);
    rows
}

fn fill_layers(bucket: &mut [Row], from: &Layers) {
    let (rows, tail) = layers::parts_mut(bucket);
    for (row, weights) in rows
        .iter_mut()
        .zip(from.second.iter().chain([&from.direct]))
    {
        *row = weights.map(|weight| float(weight, SECOND_WEIGHT.into()));
    }
    let second_biases = from.second_biases.iter().chain([&from.direct_bias]);
    fill(&mut tail[SECOND_BIASES], second_biases, SECOND_ONE.into());
    for (neuron, weights) in from.third.iter().enumerate() {
        for (seen, &weight) in weights.iter().enumerate() {
            tail[THIRD_WEIGHTS][seen * THIRD + neuron] = float(weight, third_weight(seen));
        }
    }
    fill(
        &mut tail[THIRD_BIASES],
        &from.third_biases,
        THIRD_ONE.into(),
    );
    fill(&mut tail[OUTPUT], &from.output, SQUARE_WEIGHT);
}

/// The output of a network for a position, a logit; [`model::output`](super::model::output) in integers.
#[inline(always)]
pub fn output(network: &Network, beam_weights: &[f32], view: &View) -> f32 {
    let inputs = view.inputs.each_ref().map(Vec::as_slice);
    let neurons = network.output(inputs, view.bucket);
    neurons as f32 / OUTPUT_ONE as f32 + beam_part(beam_weights, view)
}

/// A network's weights of beam features as logits, in the order of [`beam_part`](super::model::beam_part).
pub fn beam_weights_of(network: &Network) -> Vec<f32> {
    let values = network.beam_weights().values();
    let logits = values.as_flattened().iter();
    logits
        .map(|&weight| f32::from(weight) / BEAM_ONE as f32)
        .collect()
}

fn fill<'a, T: Copy + Into<f64> + 'a>(
    values: &mut [f32],
    integers: impl IntoIterator<Item = &'a T>,
    one: f64,
) {
    for (value, &integer) in values.iter_mut().zip(integers) {
        *value = float(integer, one);
    }
}

/// The value of an integer in units of 1/`one`.
fn float(integer: impl Into<f64>, one: f64) -> f32 {
    (integer.into() / one) as f32
}

/// A value in units of 1/`one`, rounded to the nearest integer.
fn rounded_value(value: f32, one: f64) -> i32 {
    (f64::from(value) * one).round() as i32
}
