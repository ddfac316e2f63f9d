//! The accuracy of a player: how close the expected results of the moves came to those of the best moves.
//!
//! The formula is that of lichess, <https://lichess.org/page/accuracy>. Moves are averaged as in
//! its source, `AccuracyPercent.scala` of lila: they count more where the expected result swings,
//! and the harmonic mean keeps many good moves from hiding a bad one.

use std::ops::Range;

/// The accuracy of a move that drops the expected result by this many percentage points: 0 to 100, and
/// 100 without a drop.
pub(super) fn of_move(drop: f64) -> f64 {
    // The published curve ends at 99.9999.
    let accuracy = 103.1668 * (-0.04354 * drop).exp() - 3.1668;
    accuracy.clamp(0.0, 100.0)
}

/// The accuracy of some moves of one player, 0 to 100: the mean of their weighted mean and their harmonic
/// mean. `None` without a move. `moves` has the accuracy of each and the index in `expected` of the position
/// before it; `expected` has Blue's expected results in all positions of the game in order, in per cent.
pub(super) fn of_moves(moves: &[(usize, f64)], expected: &[f64]) -> Option<f64> {
    if moves.is_empty() {
        return None;
    }
    let weight = |index| deviation(&expected[window(index, expected.len())]).clamp(0.5, 12.0);
    let weights: f64 = moves.iter().map(|&(index, _)| weight(index)).sum();
    let weighted: f64 = moves
        .iter()
        .map(|&(index, accuracy)| weight(index) * accuracy)
        .sum();
    let inverses: f64 = moves
        .iter()
        .map(|&(_, accuracy)| accuracy.max(1.0).recip())
        .sum();
    Some((weighted / weights + moves.len() as f64 / inverses) / 2.0)
}

/// The positions around a move that show how much the expected result swings there: a tenth of the
/// game, at least 2 and at most 8, ending with the position after the move.
fn window(index: usize, positions: usize) -> Range<usize> {
    let size = (positions.saturating_sub(1) / 10)
        .clamp(2, 8)
        .min(positions);
    // The first moves share the first whole window.
    let end = (index + 2).max(size).min(positions);
    end - size..end
}

/// The standard deviation.
fn deviation(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values
        .iter()
        .map(|value| (value - mean).powi(2))
        .sum::<f64>()
        / count;
    variance.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_falls_from_a_hundred_to_nothing() {
        assert_eq!(of_move(0.0), 100.0);
        assert_eq!(of_move(100.0), 0.0);
        // The value that lichess publishes for a drop of ten points.
        assert!((of_move(10.0) - 63.6).abs() < 0.1);
        let drops: Vec<f64> = (0..=100).map(|drop| of_move(drop.into())).collect();
        assert!(drops.is_sorted_by(|a, b| a >= b));
    }

    #[test]
    fn no_moves_have_no_accuracy_and_perfect_ones_a_hundred() {
        assert_eq!(of_moves(&[], &[50.0]), None);
        let expected = [50.0, 60.0, 55.0, 90.0, 100.0];
        let perfect: Vec<_> = (0..4).map(|index| (index, 100.0)).collect();
        assert_eq!(of_moves(&perfect, &expected), Some(100.0));
    }

    /// One blunder among many perfect moves costs much more than its share.
    #[test]
    fn a_blunder_shows_among_perfect_moves() {
        let mut expected = vec![50.0; 21];
        expected.extend([5.0; 20]);
        let moves: Vec<_> = (0..40)
            .map(|index| (index, if index == 20 { of_move(45.0) } else { 100.0 }))
            .collect();
        let accuracy = of_moves(&moves, &expected).unwrap();
        let mean = moves.iter().map(|&(_, accuracy)| accuracy).sum::<f64>() / 40.0;
        assert!(accuracy < mean - 5.0, "{accuracy} {mean}");
        assert!(accuracy > 50.0, "{accuracy}");
    }

    #[test]
    fn every_window_lies_within_the_game() {
        for positions in 1..=100 {
            for index in 0..positions {
                let window = window(index, positions);
                assert!(!window.is_empty() && window.end <= positions, "{window:?}");
            }
        }
    }
}
