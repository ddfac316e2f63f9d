//! SPSA (simultaneous perturbation stochastic approximation): all parameters are perturbed at once, each up or down
//! at random, and moved according to the result of the two sides against each other.
//!
//! Spall, "Multivariate stochastic approximation using a simultaneous perturbation gradient
//! approximation" (1992), and "Implementation of the simultaneous perturbation algorithm for stochastic
//! optimization" (1998), the source of `alpha`, `gamma` and `A`. `c_end` and `r_end` come from fishtest,
//! rounding and the minimum perturbation from OpenBench.

use super::parameter::Parameter;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

const ALPHA: f64 = 0.602;
const GAMMA: f64 = 0.101;
/// The stability constant `A`, as a share of the iterations.
const STABILITY: f64 = 0.1;
/// The minimum perturbation: with less, both sides often get the same integer.
const MIN_C: f64 = 0.5;

/// The algorithm: a pure function of the parameters, the number of iterations and the seed.
#[derive(Clone, Debug)]
pub(super) struct Spsa {
    pub(super) parameters: Vec<Parameter>,
    pub(super) iterations: u64,
    pub(super) seed: u32,
}

/// The values that the two sides of an iteration play with, one per parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sides {
    /// The side whose score moves the values.
    pub(super) plus: Vec<i32>,
    pub(super) minus: Vec<i32>,
}

/// How a parameter is perturbed in an iteration.
struct Perturbation {
    /// 1 or -1.
    flip: f64,
    /// The size of the perturbation.
    c: f64,
    /// How far a game won moves the value, in units of `c`.
    r: f64,
    /// Added before values are rounded down, 0 to 1.
    rounding: f64,
}

impl Spsa {
    fn start(&self) -> Vec<f64> {
        let starts = self.parameters.iter().map(|it| it.start.into());
        starts.collect()
    }

    /// The sides of an iteration, numbered from 1, around these values.
    fn sides(&self, iteration: u64, values: &[f64]) -> Sides {
        let perturbations = self.perturbations(iteration);
        let mut sides = Sides {
            plus: Vec::new(),
            minus: Vec::new(),
        };
        for ((parameter, value), by) in self.parameters.iter().zip(values).zip(perturbations) {
            // Stochastic rounding: the mean of the integers is the value.
            let whole = |value: f64| {
                let value = (value + by.rounding).floor() as i32;
                value.clamp(parameter.min, parameter.max)
            };
            sides.plus.push(whole(value + by.c * by.flip));
            sides.minus.push(whole(value - by.c * by.flip));
        }
        sides
    }

    /// Moves the values according to an iteration's `score`: its plus side's wins less its losses.
    fn update(&self, iteration: u64, values: &mut [f64], score: i64) {
        let perturbations = self.perturbations(iteration);
        for ((parameter, value), by) in self.parameters.iter().zip(values).zip(perturbations) {
            let moved = *value + by.r * by.c * by.flip * score as f64;
            *value = moved.clamp(parameter.min.into(), parameter.max.into());
        }
    }

    /// The perturbations of an iteration, one per parameter.
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

/// An iteration is played around the values of this many iterations before. So several are open at a time, and the
/// values do not depend on the order in which their games end or on how many run at once.
const LAG: u64 = 8;

/// The open iterations, and the values as results come in.
#[derive(Debug)]
pub(super) struct Iterations {
    spsa: Spsa,
    games: u64,
    values: Vec<f64>,
    /// The number of iterations that the values include.
    done: u64,
    /// The open iterations, by their number from 1.
    open: BTreeMap<u64, Iteration>,
}

#[derive(Debug)]
struct Iteration {
    sides: Sides,
    missing: u64,
    /// The plus side's wins less its losses.
    score: i64,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    pub(super) iteration: u64,
    /// The plus side's wins less its losses.
    pub(super) score: i64,
    /// The values after it, one per parameter.
    pub(super) values: Vec<f64>,
}

impl Iterations {
    /// Before the first game, with this many games per iteration.
    pub(super) fn new(spsa: Spsa, games: u64) -> Iterations {
        let mut iterations = Iterations {
            values: spsa.start(),
            spsa,
            games,
            done: 0,
            open: BTreeMap::new(),
        };
        for iteration in 1..=LAG {
            iterations.open(iteration);
        }
        iterations
    }

    fn open(&mut self, iteration: u64) {
        if iteration <= self.spsa.iterations {
            let open = Iteration {
                sides: self.spsa.sides(iteration, &self.values),
                missing: self.games,
                score: 0,
            };
            self.open.insert(iteration, open);
        }
    }

    /// The sides of an iteration; `None` if it is not open.
    pub(super) fn sides(&self, iteration: u64) -> Option<&Sides> {
        self.open.get(&iteration).map(|open| &open.sides)
    }

    /// Counts a game of an iteration: 1 if the plus side won, -1 if it lost, 0 for a draw. Returns the iterations
    /// that this completes, in order; `None` if this iteration awaits no game.
    pub(super) fn add(&mut self, iteration: u64, score: i64) -> Option<Vec<Step>> {
        let open = self.open.get_mut(&iteration)?;
        open.missing = open.missing.checked_sub(1)?;
        open.score += score;
        let mut steps = Vec::new();
        while let Some(next) = self.open.first_entry()
            && next.get().missing == 0
        {
            let (iteration, Iteration { score, .. }) = next.remove_entry();
            self.spsa.update(iteration, &mut self.values, score);
            self.done = iteration;
            self.open(iteration + LAG);
            steps.push(Step {
                iteration,
                score,
                values: self.values.clone(),
            });
        }
        Some(steps)
    }

    /// The current values, one per parameter.
    pub(super) fn values(&self) -> &[f64] {
        &self.values
    }

    pub(super) fn done(&self) -> u64 {
        self.done
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
        let lines = "a, int, 9, 0, 10, 30, 0.5\nb, int, -1, -1, 1, 0.01, 1";
        let spsa = spsa(lines, 100, 7);
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
        let sides = |seed: u32| {
            let spsa = Spsa {
                seed,
                ..spsa.clone()
            };
            (1..50).map(|k| spsa.sides(k, &[50.3])).collect::<Vec<_>>()
        };
        assert_eq!(sides(3), sides(3));
        assert_ne!(sides(3), sides(4));
    }

    fn iterations(number: u64) -> Iterations {
        Iterations::new(spsa("a, int, 50, 0, 100, 4, 0.05", number, 5), 2)
    }

    /// The score of a game, which depends on the values played with.
    fn score(all: &Iterations, iteration: u64) -> i64 {
        let sides = all.sides(iteration).unwrap();
        i64::from((sides.plus[0] - sides.minus[0]).signum())
    }

    #[test]
    fn the_order_in_which_games_end_changes_nothing() {
        let (mut in_order, mut steps) = (iterations(40), Vec::new());
        for iteration in 1..=40 {
            for _ in 0..2 {
                let score = score(&in_order, iteration);
                steps.extend(in_order.add(iteration, score).unwrap());
            }
        }
        assert_eq!((steps.len(), in_order.done()), (40, 40));
        assert!(in_order.values()[0] > 55.0, "{:?}", in_order.values());
        let (mut backwards, mut others) = (iterations(40), Vec::new());
        while let Some(&iteration) = backwards.open.keys().rev().find(|&key| {
            // The last open iteration that still awaits a game.
            backwards.open[key].missing > 0
        }) {
            let score = score(&backwards, iteration);
            others.extend(backwards.add(iteration, score).unwrap());
        }
        assert_eq!(steps, others);
    }

    #[test]
    fn an_iteration_opens_when_what_it_builds_on_is_done() {
        let mut all = iterations(40);
        assert!(all.sides(LAG).is_some() && all.sides(LAG + 1).is_none());
        assert_eq!(all.add(LAG + 1, 1), None);
        assert_eq!(all.add(2, 1).unwrap(), []);
        assert_eq!(all.add(2, 1).unwrap(), []);
        assert_eq!(all.add(2, 1), None, "it has two games");
        assert_eq!(all.add(1, 0).unwrap(), []);
        let steps = all.add(1, -1).unwrap();
        assert_eq!(
            steps.iter().map(|step| step.score).collect::<Vec<_>>(),
            [-1, 2]
        );
        assert!(all.sides(1).is_none() && all.sides(LAG + 2).is_some());
    }
}
