//! The network in the integers of its file.

use super::model::{BIASES, LIGHT, OUTPUT_BIASES, OUTPUTS, ROWS, Row};
use crate::laser::eval::network::{HIDDEN, INPUTS, Network, ONE, OUTPUT_ONE};
use crate::laser::eval::{LightWeights, WEIGHT_SCALE};
use crate::laser::scale::NETWORK_UNIT;

/// The network of these rows, which are in the order of [`model`](super::model), rounded to the units of
/// a network file.
pub fn rounded(rows: &[Row]) -> Network {
    let inputs = rows[..INPUTS].iter().map(|row| rounded_row(row, ONE));
    Network::new(
        inputs.collect(),
        rounded_row(&rows[BIASES], ONE),
        std::array::from_fn(|bucket| {
            [0, 1].map(|player| rounded_row(&rows[OUTPUTS + 2 * bucket + player], OUTPUT_ONE))
        }),
        std::array::from_fn(|bucket| rounded_value(rows[OUTPUT_BIASES][bucket], ONE * OUTPUT_ONE)),
        LightWeights::new(std::array::from_fn(|feature| {
            let weights = &rows[LIGHT..ROWS].as_flattened()[2 * feature..];
            [weights[0], weights[1]]
                .map(|weight| rounded_value(weight, NETWORK_UNIT * WEIGHT_SCALE) as i16)
        })),
    )
}

fn rounded_row(row: &Row, one: i32) -> [i16; HIDDEN] {
    row.map(|weight| rounded_value(weight, one) as i16)
}

/// A value in units of 1/`one`.
fn rounded_value(value: f32, one: i32) -> i32 {
    (value * one as f32).round() as i32
}
