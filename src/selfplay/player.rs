//! Plays one game against itself.

use super::adjudication::{Adjudicator, MAX_PLIES};
use super::data::{Ending, Game, Outcome, Ply, pack_score};
use crate::laser::openings::{Plies, random_opening};
use crate::laser::rules::{Kind, Move, Position, Record, Rules, Setup};
use crate::laser::search::{Control, LastScore, Limits, Score, Searcher, TableTooLarge};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The size of the transposition table, in mebibytes: room for all nodes of a short game.
pub(super) const HASH: usize = 8;

/// How many times the soft node limit a search may use: an iteration that takes more is cut off.
const HARD_LIMIT: u64 = 8;

/// The least number of nodes that cuts a search off: more than the first iteration takes in nearly
/// every position, and without that there is no score.
const MIN_HARD_LIMIT: u64 = 10_000;

/// The openings drawn for a game before it is given up.
const MAX_DRAWS: u32 = 1_000;

/// How games are played. With its number, it decides the whole course of a game.
#[derive(Clone, Debug)]
pub struct Manner {
    /// The setups that games begin at, each as often as any other.
    pub setups: Vec<Setup>,
    /// The number of random plies from a setup.
    pub plies: Plies,
    /// The greatest score after them for either side, in points; another opening is drawn in place
    /// of a lopsided one.
    pub max_score: u32,
    /// The soft node limit of a search.
    pub nodes: u64,
    /// The seed of the random numbers.
    pub seed: u64,
    /// Whether games are played to their end by the rules, without adjudication.
    pub play_out: bool,
}

/// Why a game was not played.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// There is not enough memory for the transposition table.
    #[error(transparent)]
    Table(#[from] TableTooLarge),
    /// All openings drawn were lopsided or of no use.
    #[error("none of {MAX_DRAWS} random openings for game {0} is even; let --max-score be greater")]
    Lopsided(u64),
    /// The search found no move, or an illegal one.
    #[error("the search gave no answer in game {0}")]
    NoAnswer(u64),
    /// The run was told to end.
    #[error("interrupted")]
    Stopped,
    /// The search has a bug.
    #[error("the search panicked in game {0}")]
    Panicked(u64),
}

/// The best move and its score. There is no score if the search came to the hard limit before the end
/// of its first iteration, as quiescence does in one position of a million.
type Answer = (Move, Option<Score>);

/// Plays games, each from an empty memory.
pub(super) struct Player<'a> {
    manner: &'a Manner,
    searcher: Searcher,
    /// Set when the run is to end; the game is then given up.
    stop: Arc<AtomicBool>,
}

impl<'a> Player<'a> {
    /// A player that searches on the caller's thread.
    pub(super) fn new(
        manner: &'a Manner,
        stop: &Arc<AtomicBool>,
    ) -> Result<Player<'a>, TableTooLarge> {
        Ok(Player {
            manner,
            searcher: Searcher::new(HASH)?,
            stop: Arc::clone(stop),
        })
    }

    /// Plays the game of this number.
    ///
    /// # Errors
    /// When it cannot be played to its end, as after `stop`.
    pub(super) fn play(&mut self, number: u64) -> Result<Game, PlayError> {
        // A panic leaves the searcher usable: its tables hold no invariant across entries.
        let game = catch_unwind(AssertUnwindSafe(|| self.begin(number)));
        game.unwrap_or(Err(PlayError::Panicked(number)))
    }

    /// Draws an opening and plays on from there.
    fn begin(&mut self, number: u64) -> Result<Game, PlayError> {
        self.searcher.clear();
        let mut random = random_numbers(self.manner.seed, number);
        for _ in 0..MAX_DRAWS {
            self.check_stop()?;
            let Some(mut record) = self.draw(&mut random) else {
                continue;
            };
            let first = self.search(&record);
            if let Some((_, Some(Score::Points(points)))) = first
                && points.unsigned_abs() <= self.manner.max_score
            {
                record.set_repetition_ends(true);
                let game = self.finish(record, first);
                // A search that was stopped has no answer, or a worse one than it would have had.
                self.check_stop()?;
                return game.ok_or(PlayError::NoAnswer(number));
            }
        }
        Err(PlayError::Lopsided(number))
    }

    fn check_stop(&self) -> Result<(), PlayError> {
        if self.stop.load(Ordering::Relaxed) {
            Err(PlayError::Stopped)
        } else {
            Ok(())
        }
    }

    /// Random moves from one of the setups, none of which hits a King.
    fn draw(&self, random: &mut impl Rng) -> Option<Record> {
        let setup = self.manner.setups.choose(random)?;
        let start = Position::from_fen(setup.fen(), Rules::default()).ok()?;
        let spares_kings = |position: &mut Position, mv: Move| {
            let hit = position.find_hit(mv);
            hit.is_none_or(|(_, piece)| piece.kind() != Kind::King)
        };
        random_opening(&Record::new(start), self.manner.plies, random, spares_kings).ok()
    }

    /// Plays to the end of the game. `next` is the answer of the search at the end of the record.
    /// `None` if a search gives no answer, or an illegal one, or is stopped.
    fn finish(&mut self, mut record: Record, mut next: Option<Answer>) -> Option<Game> {
        let opening = record.plies().iter().map(|ply| Ply {
            mv: ply.mv,
            score: None,
        });
        let mut plies: Vec<Ply> = opening.collect();
        let mut adjudicator = Adjudicator::default();
        let (outcome, ending) = loop {
            let (mv, score) = next?;
            let side = record.position().side();
            plies.push(Ply {
                mv,
                score: score.map(pack_score),
            });
            record.play(mv).ok()?;
            let result = record.result();
            if result.is_over() {
                let outcome = result.winner().map_or(Outcome::Drawn, Outcome::Won);
                break (outcome, Ending::Rules);
            }
            // A ply without a score neither counts nor breaks a row.
            let verdict = score.and_then(|score| adjudicator.add(side, score, plies.len()));
            if let Some(outcome) = verdict.filter(|_| !self.manner.play_out) {
                break (outcome, Ending::Adjudication);
            }
            if plies.len() >= MAX_PLIES {
                break (Outcome::Drawn, Ending::PlyLimit);
            }
            next = self.search(&record).filter(|_| self.check_stop().is_ok());
        };
        Some(Game {
            start: record.start().clone(),
            plies,
            outcome,
            ending,
        })
    }

    /// The best move and its score.
    fn search(&mut self, record: &Record) -> Option<Answer> {
        let hard = self.manner.nodes.saturating_mul(HARD_LIMIT);
        let limits = Limits {
            soft_nodes: Some(self.manner.nodes),
            nodes: Some(hard.max(MIN_HARD_LIMIT)),
            ..Limits::default()
        };
        let control = Control::with_stop(Arc::clone(&self.stop));
        let mut score = LastScore::default();
        let searcher = &mut self.searcher;
        let outcome = searcher.go(record, &limits, &control, &mut score);
        outcome.best.map(|best| (best, score.0))
    }
}

/// The random numbers of a game. Equal numbers of games under different seeds have nothing in common.
fn random_numbers(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    let first = Xoshiro256PlusPlus::seed_from_u64(seed).next_u64();
    Xoshiro256PlusPlus::seed_from_u64(first.wrapping_add(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_without_a_score_ends_no_game() {
        let manner = Manner {
            setups: vec![Setup::Ace],
            plies: Plies::new(0, 0),
            max_score: 150,
            nodes: 10,
            seed: 1,
            play_out: false,
        };
        let mut player = Player::new(&manner, &Arc::default()).unwrap();
        let start = Position::from_fen(Setup::Ace.fen(), Rules::default()).unwrap();
        let mv = "e4d3".parse().unwrap();
        let game = player.finish(Record::new(start), Some((mv, None))).unwrap();
        assert_eq!((game.plies[0].mv, game.plies[0].score), (mv, None));
        assert!(game.plies[1..].iter().all(|ply| ply.score.is_some()));
        assert!(game.plies.len() > 10);
    }
}
