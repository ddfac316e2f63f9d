//! The results of the games in which a book move was played.

use crate::selfplay::data::{Game, Outcome};
use akhet::laser::book::{Results, as_blue};
use akhet::laser::rules::{Color, Move, Rules};
use fxhash::FxHashMap;

/// For each book move, the games in which it was played: won by the player who made it, drawn, lost.
#[derive(Debug, Default)]
pub struct Counts(FxHashMap<(u64, Move), [u64; 3]>);

impl Counts {
    /// Zero for each of these moves, given with the keys of their positions.
    pub fn new(moves: impl Iterator<Item = (u64, Move)>) -> Counts {
        Counts(moves.map(|it| (it, [0; 3])).collect())
    }

    /// Counts a game. Its random opening moves count too: the play after them shows what they are worth.
    pub fn add(&mut self, game: &Game) {
        if game.start.rules() != Rules::default() {
            return;
        }
        let mut position = game.start.clone();
        for ply in &game.plies {
            let side = position.side();
            let mv = match side {
                Color::Blue => ply.mv,
                Color::Red => ply.mv.flipped(),
            };
            if let Some(counts) = self.0.get_mut(&(as_blue(&position).key(), mv)) {
                let result = match game.outcome {
                    Outcome::Won(winner) if winner == side => 0,
                    Outcome::Drawn => 1,
                    Outcome::Won(_) => 2,
                };
                counts[result] += 1;
            }
            position.play_unchecked(ply.mv);
        }
    }

    /// The results of a book move.
    pub fn of(&self, key: u64, mv: Move) -> Results {
        Results::new(self.0.get(&(key, mv)).copied().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::selfplay::data::{Ending, Ply};
    use akhet::laser::rules::Setup;

    #[test]
    fn moves_count_for_the_player_who_made_them_wherever_they_stand() {
        let start = Setup::Ace.position().clone();
        let key = start.key();
        let first: Move = "c4b3".parse().unwrap();
        let mut after = start.clone();
        after.play(first).unwrap();
        let reply: Move = "c5R".parse().unwrap();
        let reply_key = as_blue(&after).key();
        let mut counts = Counts::new([(key, first), (reply_key, reply)].into_iter());
        let outcomes = [Color::Blue, Color::Red].map(Outcome::Won);
        for outcome in [Outcome::Drawn].into_iter().chain(outcomes) {
            counts.add(&Game {
                start: start.clone(),
                plies: [(first, None), (reply.flipped(), Some(-3))]
                    .map(|(mv, score)| Ply { mv, score })
                    .to_vec(),
                outcome,
                ending: Ending::Adjudication,
            });
        }
        counts.add(&Game {
            start,
            plies: vec![Ply {
                mv: first,
                score: Some(3),
            }],
            outcome: Outcome::Won(Color::Blue),
            ending: Ending::Adjudication,
        });
        assert_eq!(counts.of(key, first), Results::new([2, 1, 1]));
        assert_eq!(counts.of(reply_key, reply), Results::new([1, 1, 1]));
        assert_eq!(counts.of(key, reply), Results::default());
    }
}
