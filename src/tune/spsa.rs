//! SPSA (simultaneous perturbation stochastic approximation): where all parameters are perturbed at once,
//! each up or down by chance, and move by what the two sides score against each other.
//!
//! Spall, "Multivariate stochastic approximation using a simultaneous perturbation gradient
//! approximation" (1992), and "Implementation of the simultaneous perturbation algorithm for stochastic
//! optimization" (1998), whose `alpha`, `gamma` and `A` these are. `c_end` and `r_end` are fishtest's,
//! rounding and the least perturbation are OpenBench's.

use super::parameter::Parameter;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The exponent by which the gain falls.
const ALPHA: f64 = 0.602;
/// The exponent by which the perturbation falls.
const GAMMA: f64 = 0.101;
/// The stability constant `A`, as a share of the iterations.
const STABILITY: f64 = 0.1;
/// The least perturbation: of less than this both sides often have the same whole number.
const MIN_C: f64 = 0.5;

/// The algorithm: a pure function of the parameters, the number of iterations and the seed.
#[derive(Clone, Debug)]
pub(super) struct Spsa {
    pub(super) parameters: Vec<Parameter>,
    pub(super) iterations: u64,
    pub(super) seed: u32,
}

/// The values that the two sides of an iteration play with, one for each parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sides {
    /// The side whose score moves the values.
    pub(super) plus: Vec<i32>,
    /// Its opponent.
    pub(super) minus: Vec<i32>,
}

/// How a parameter is perturbed in an iteration.
struct Perturbation {
    /// 1 or -1.
    flip: f64,
    /// What is perturbed by.
    c: f64,
    /// How far a score of one game moves the value, in units of `c`.
    r: f64,
    /// What is added before values are rounded down, 0 to 1.
    rounding: f64,
}

impl Spsa {
    /// The values at the start.
    pub(super) fn start(&self) -> Vec<f64> {
        self.parameters
            .iter()
            .map(|parameter| parameter.start.into())
            .collect()
    }

    /// The sides of an iteration, numbered from 1, around these values.
    pub(super) fn sides(&self, iteration: u64, values: &[f64]) -> Sides {
        let perturbations = self.perturbations(iteration);
        let mut sides = Sides {
            plus: Vec::new(),
            minus: Vec::new(),
        };
        for ((parameter, value), by) in self.parameters.iter().zip(values).zip(perturbations) {
            // Stochastic rounding: the mean of the whole numbers is the value.
            let whole = |value: f64| {
                let value = (value + by.rounding).floor() as i32;
                value.clamp(parameter.least, parameter.most)
            };
            sides.plus.push(whole(value + by.c * by.flip));
            sides.minus.push(whole(value - by.c * by.flip));
        }
        sides
    }

    /// Moves the values by an iteration's `score`: games won less games lost by its plus side.
    pub(super) fn update(&self, iteration: u64, values: &mut [f64], score: i64) {
        let perturbations = self.perturbations(iteration);
        for ((parameter, value), by) in self.parameters.iter().zip(values).zip(perturbations) {
            let moved = *value + by.r * by.c * by.flip * score as f64;
            *value = moved.clamp(parameter.least.into(), parameter.most.into());
        }
    }

    /// The perturbations of an iteration, one for each parameter.
    fn perturbations(&self, iteration: u64) -> impl Iterator<Item = Perturbation> {
        let seed = u64::from(self.seed) << 32 ^ iteration;
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (last, now) = (self.iterations as f64, iteration as f64);
        let stability = STABILITY * last;
        self.parameters.iter().map(move |parameter| {
            let c = (parameter.c_end * (last / now).powf(GAMMA)).max(MIN_C);
            let a_end = parameter.r_end * parameter.c_end * parameter.c_end;
            let a = a_end * ((stability + last) / (stability + now)).powf(ALPHA);
            Perturbation {
                flip: if dice.random() { 1.0 } else { -1.0 },
                rounding: dice.random(),
                c,
                r: a / (c * c),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spsa(lines: &str, iterations: u64, seed: u32) -> Spsa {
        Spsa {
            parameters: Parameter::read_all(lines).unwrap(),
            iterations,
            seed,
        }
    }

    #[test]
    fn gains_end_at_c_end_and_r_end_and_begin_higher() {
        let spsa = spsa("a, int, 0, -100, 100, 5, 0.002", 1000, 1);
        let at = |iteration| spsa.perturbations(iteration).next().unwrap();
        let last = at(1000);
        assert!((last.c - 5.0).abs() < 1e-9 && (last.r - 0.002).abs() < 1e-12);
        // By hand: c = 5 * 1000^0.101, a = 0.05 * (1100 / 101)^0.602, r = a / c^2.
        let first = at(1);
        assert!((first.c - 10.0459).abs() < 1e-3, "{}", first.c);
        assert!((first.r - 0.002_086).abs() < 1e-5, "{}", first.r);
    }

    #[test]
    fn a_noisy_quadratic_is_climbed() {
        let lines = "a, int, 20, 0, 200, 6, 0.01\nb, int, 90, -100, 100, 6, 0.01";
        let best = [120.0, -30.0];
        let strength = |values: &[i32]| -> f64 {
            let squares = values.iter().zip(best).map(|(&value, best)| {
                let away = (f64::from(value) - best) / 100.0;
                away * away
            });
            -squares.sum::<f64>()
        };
        for seed in 1..=3 {
            let spsa = spsa(lines, 20_000, seed);
            let mut values = spsa.start();
            let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed.into());
            for iteration in 1..=spsa.iterations {
                let sides = spsa.sides(iteration, &values);
                // Two games, each of which the stronger side wins a little more often.
                let wins = 0.5 + 0.5 * (strength(&sides.plus) - strength(&sides.minus));
                let mut game = || if dice.random::<f64>() < wins { 1 } else { -1 };
                let score = game() + game();
                spsa.update(iteration, &mut values, score);
            }
            for (value, best) in values.iter().zip(best) {
                assert!((value - best).abs() < 20.0, "seed {seed}: {values:?}");
            }
        }
    }

    #[test]
    fn values_never_leave_their_ranges() {
        let spsa = spsa(
            "a, int, 9, 0, 10, 30, 0.5\nb, int, -1, -1, 1, 0.01, 1",
            100,
            7,
        );
        let mut values = spsa.start();
        for iteration in 1..=spsa.iterations {
            let sides = spsa.sides(iteration, &values);
            for side in [&sides.plus, &sides.minus] {
                assert!((0..=10).contains(&side[0]) && (-1..=1).contains(&side[1]));
            }
            let score = if iteration % 3 == 0 { -200 } else { 200 };
            spsa.update(iteration, &mut values, score);
            assert!((0.0..=10.0).contains(&values[0]) && (-1.0..=1.0).contains(&values[1]));
        }
    }

    #[test]
    fn rounding_keeps_the_mean_and_the_seed_decides() {
        let lines = "a, int, 50, 0, 100, 2, 0.002";
        let spsa = spsa(lines, 10_000, 3);
        let mut sum = 0;
        for iteration in 1..=spsa.iterations {
            let sides = spsa.sides(iteration, &[50.3]);
            assert_ne!(sides.plus, sides.minus);
            sum += sides.plus[0] + sides.minus[0];
        }
        let mean = f64::from(sum) / 20_000.0;
        assert!((mean - 50.3).abs() < 0.02, "{mean}");
        let same = Spsa {
            seed: 3,
            ..spsa.clone()
        };
        let other = Spsa {
            seed: 4,
            ..spsa.clone()
        };
        let sides = |spsa: &Spsa| (1..50).map(|k| spsa.sides(k, &[50.3])).collect::<Vec<_>>();
        assert_eq!(sides(&spsa), sides(&same));
        assert_ne!(sides(&spsa), sides(&other));
    }
}
