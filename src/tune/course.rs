//! The course of a tuning: which iterations are open to play, and the values as their results come in.

use super::spsa::{Sides, Spsa};
use std::collections::BTreeMap;

/// An iteration is played around the values that the results up to this many iterations before it gave.
/// So several are open at a time, and the course does not depend on which of their games ends first, nor
/// on how many are played at once.
const LAG: u64 = 8;

/// The course of a tuning.
#[derive(Debug)]
pub(super) struct Course {
    spsa: Spsa,
    /// The games of an iteration.
    games: u64,
    values: Vec<f64>,
    /// The number of iterations whose results are in the values.
    done: u64,
    /// The iterations that follow, by their number from 1.
    open: BTreeMap<u64, Iteration>,
}

/// An open iteration.
#[derive(Debug)]
struct Iteration {
    sides: Sides,
    /// The games that are missing.
    missing: u64,
    /// The games won less those lost by the plus side.
    score: i64,
}

/// What an iteration has made of the values.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    /// The number of the iteration, from 1.
    pub(super) iteration: u64,
    /// The games won less those lost by its plus side.
    pub(super) score: i64,
    /// The values after it.
    pub(super) values: Vec<f64>,
}

impl Course {
    /// A course before its first game, with this many games an iteration.
    pub(super) fn new(spsa: Spsa, games: u64) -> Course {
        let mut course = Course {
            values: spsa.start(),
            spsa,
            games,
            done: 0,
            open: BTreeMap::new(),
        };
        for iteration in 1..=LAG {
            course.open(iteration);
        }
        course
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

    /// Counts a game of an iteration: 1 if its plus side won, -1 if it lost, 0 for a draw. Returns the
    /// steps that the values make by it, in order; `None` if the iteration has no such game open.
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

    /// The values now, one for each parameter.
    pub(super) fn values(&self) -> &[f64] {
        &self.values
    }

    /// The number of iterations whose results are in the values.
    pub(super) fn done(&self) -> u64 {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::super::parameter::Parameter;
    use super::*;

    fn course(iterations: u64) -> Course {
        let spsa = Spsa {
            parameters: Parameter::read_all("a, int, 50, 0, 100, 4, 0.05").unwrap(),
            iterations,
            seed: 5,
        };
        Course::new(spsa, 2)
    }

    /// The score of a game, which depends on the values played with.
    fn score(course: &Course, iteration: u64) -> i64 {
        let sides = course.sides(iteration).unwrap();
        i64::from((sides.plus[0] - sides.minus[0]).signum())
    }

    #[test]
    fn the_order_in_which_games_end_changes_nothing() {
        let (mut in_order, mut steps) = (course(40), Vec::new());
        for iteration in 1..=40 {
            for _ in 0..2 {
                let score = score(&in_order, iteration);
                steps.extend(in_order.add(iteration, score).unwrap());
            }
        }
        assert_eq!((steps.len(), in_order.done()), (40, 40));
        assert!(in_order.values()[0] > 55.0, "{:?}", in_order.values());
        let (mut backwards, mut others) = (course(40), Vec::new());
        while let Some(&iteration) = backwards.open.keys().rev().find(|&key| {
            // The last iteration that is open and still misses a game.
            backwards.open[key].missing > 0
        }) {
            let score = score(&backwards, iteration);
            others.extend(backwards.add(iteration, score).unwrap());
        }
        assert_eq!(steps, others);
    }

    #[test]
    fn an_iteration_opens_when_what_it_builds_on_is_done() {
        let mut course = course(40);
        assert!(course.sides(LAG).is_some() && course.sides(LAG + 1).is_none());
        assert_eq!(course.add(LAG + 1, 1), None);
        assert_eq!(course.add(2, 1).unwrap(), []);
        assert_eq!(course.add(2, 1).unwrap(), []);
        assert_eq!(course.add(2, 1), None, "it has two games");
        assert_eq!(course.add(1, 0).unwrap(), []);
        let steps = course.add(1, -1).unwrap();
        assert_eq!(
            steps.iter().map(|step| step.score).collect::<Vec<_>>(),
            [-1, 2]
        );
        assert!(course.sides(1).is_none() && course.sides(LAG + 2).is_some());
    }
}
