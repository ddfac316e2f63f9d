//! How good a position is for the side to move, in hundredths of a Deflector.
//!
//! The rest of the engine sees only [`Evaluator`], which follows the plies of a search, and
//! [`breakdown`], which explains a score to a person. What is counted stands in `terms`.

mod terms;

use crate::game::{Color, Ply, Position};
pub use terms::Term;

/// The largest score, either way, far below what the search uses for won games.
pub const LIMIT: i32 = 20_000;

/// Evaluates the positions of a search as it plays and takes back plies.
///
/// What only pieces and squares decide is kept up to date ply by ply; what the beams decide is
/// read off the position, which keeps the beams up to date itself.
#[derive(Clone, Debug)]
pub struct Evaluator {
    /// Blue's material less Red's, after each ply since the first position.
    material: Vec<i32>,
}

impl Evaluator {
    /// An evaluator that stands at this position.
    pub fn new(position: &Position) -> Evaluator {
        Evaluator {
            material: vec![terms::material(position)],
        }
    }

    /// Follows a ply.
    #[inline]
    pub fn play(&mut self, ply: &Ply) {
        let lost = ply.removed.map_or(0, terms::piece_value);
        self.material.push(self.balance() - lost);
    }

    /// Follows the taking back of the last ply.
    #[inline]
    pub fn undo(&mut self) {
        self.material.pop();
    }

    /// The score of the position where the evaluator stands, seen from the side to move.
    #[inline]
    pub fn score(&self, position: &Position) -> i32 {
        let blue = self.balance() + terms::laser_balance(position);
        let score = match position.side() {
            Color::Blue => blue,
            Color::Red => -blue,
        };
        (score + terms::TEMPO).clamp(-LIMIT, LIMIT)
    }

    #[inline]
    fn balance(&self) -> i32 {
        self.material.last().copied().unwrap_or(0)
    }
}

/// A score with the parts that it is the sum of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// Every term by name, with Blue's and Red's points.
    pub terms: Vec<(Term, i32, i32)>,
    /// The bonus of the side to move.
    pub tempo: i32,
    /// The score of the side to move.
    pub score: i32,
}

/// The score of a position, term by term.
pub fn breakdown(position: &Position) -> Breakdown {
    let terms = Term::ALL
        .into_iter()
        .map(|term| {
            let [blue, red] = Color::ALL.map(|color| term.points(position, color));
            (term, blue, red)
        })
        .collect();
    Breakdown {
        terms,
        tempo: terms::TEMPO,
        score: Evaluator::new(position).score(position),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Setup;

    #[test]
    fn the_parts_add_up_and_the_flipped_twin_scores_the_same_for_its_side() {
        for setup in Setup::ALL {
            let mut position = setup.position().clone();
            let mut evaluator = Evaluator::new(&position);
            for turn in 0..60 {
                let moves = position.legal_moves();
                let ply = position.play_unchecked(moves[turn * 37 % moves.len()]);
                evaluator.play(&ply);
                if ply.winner().is_some() {
                    break;
                }
                let parts = breakdown(&position);
                let sum: i32 = parts.terms.iter().map(|(_, blue, red)| blue - red).sum();
                let sum = match position.side() {
                    Color::Blue => sum,
                    Color::Red => -sum,
                };
                assert_eq!(parts.score, sum + parts.tempo, "{position}");
                assert_eq!(parts.score, evaluator.score(&position), "{position}");
                assert_eq!(parts.score, breakdown(&position.flipped()).score);
            }
        }
    }
}
