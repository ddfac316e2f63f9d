//! Plays a game against itself, until the scores leave no doubt about the result, or scores one that was played.
//! `docs/selfplay.md` has the measurements behind the constants.

use super::data::{Ending, Game, Outcome, Ply, pack_score};
use akhet::game as seam;
use akhet::laser::openings::{Plies, random_opening, spares_kings};
use akhet::laser::rules::{Color, Move, Position, Record, Rules, Setup};
use akhet::laser::scale::selfplay::{DRAWN, WON};
use akhet::laser::search::{Configure, Control, Limits, Score, Searcher, TableTooLarge};
use akhet_arena::config::{DrawSettings, ResignSettings};
use akhet_arena::run::Adjudicator;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The size of the transposition table, in mebibytes: room for all nodes of a short game.
pub(super) const HASH: usize = 8;

/// The hard node limit, which cuts off an iteration, as a multiple of the soft one.
const HARD_LIMIT: u64 = 8;

/// The minimum hard node limit: enough for a first iteration, and so for a score, in nearly every position.
const MIN_HARD_LIMIT: u64 = 10_000;

/// The number of openings to draw for a game before giving up.
const MAX_DRAWS: u32 = 1_000;

/// The number of plies, including the opening, after which a game is a draw.
pub(super) const MAX_PLIES: usize = 400;

/// How games are played. A game depends on nothing but this and its number.
#[derive(Clone, Debug)]
pub struct GameSettings {
    /// The setups that games begin from, all equally likely.
    pub setups: Vec<Setup>,
    /// The number of random plies from a setup.
    pub plies: Plies,
    /// The maximum score of either side after these plies, in points; another opening is drawn if it is more.
    pub max_score: u32,
    /// The soft node limit of a search.
    pub nodes: u64,
    pub seed: u64,
    /// Whether games are played to their end by the rules, without adjudication.
    pub play_out: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    #[error(transparent)]
    Table(#[from] TableTooLarge),
    #[error("none of {MAX_DRAWS} random openings for game {0} is even; raise --max-score")]
    Lopsided(u64),
    #[error("the search gave no answer in game {0}")]
    NoAnswer(u64),
    #[error("interrupted")]
    Stopped,
    #[error("the search panicked in game {0}")]
    Panicked(u64),
}

/// The best move and its score. There is no score if the search reached the hard limit in its first iteration, as
/// happens once in a million positions.
type Answer = (Move, Option<Score>);

/// How a run makes its games.
#[derive(Clone, Copy, Debug)]
pub(super) enum Task<'a> {
    Play(&'a GameSettings),
    /// Score the positions of these games anew, with this soft node limit.
    Rescore(&'a [Game], u64),
}

impl Task<'_> {
    /// The soft node limit of a search.
    fn nodes(self) -> u64 {
        match self {
            Task::Play(settings) => settings.nodes,
            Task::Rescore(_, nodes) => nodes,
        }
    }
}

/// Makes games on the caller's thread, each with empty tables.
pub(super) struct Player<'a> {
    task: Task<'a>,
    searcher: Searcher,
    /// Set when the run must end, which abandons the game.
    stop: Arc<AtomicBool>,
}

impl<'a> Player<'a> {
    pub(super) fn new(task: Task<'a>, stop: &Arc<AtomicBool>) -> Result<Player<'a>, TableTooLarge> {
        Ok(Player {
            task,
            searcher: Searcher::new(HASH)?,
            stop: Arc::clone(stop),
        })
    }

    pub(super) fn make(&mut self, number: u64) -> Result<Game, PlayError> {
        // A panic leaves the searcher usable: the entries of its tables are independent.
        let game = catch_unwind(AssertUnwindSafe(|| match self.task {
            Task::Play(settings) => self.begin(settings, number),
            Task::Rescore(games, _) => self.rescore(&games[number as usize], number),
        }));
        game.unwrap_or(Err(PlayError::Panicked(number)))
    }

    /// The game with new scores of the positions that had one, searched in the order of play from empty tables.
    fn rescore(&mut self, game: &Game, number: u64) -> Result<Game, PlayError> {
        self.searcher.clear();
        let mut record = Record::new(game.start.clone());
        let mut plies = game.plies.clone();
        for ply in &mut plies {
            if ply.score.is_some() {
                let answer = self.search(&record);
                self.check_stop()?;
                let (_, score) = answer.ok_or(PlayError::NoAnswer(number))?;
                ply.score = score.map(pack_score);
            }
            let played = record.play(ply.mv);
            played.map_err(|_| PlayError::NoAnswer(number))?;
        }
        Ok(Game {
            plies,
            ..game.clone()
        })
    }

    /// Draws an opening and plays from there.
    fn begin(&mut self, settings: &GameSettings, number: u64) -> Result<Game, PlayError> {
        self.searcher.clear();
        let mut random = random_numbers(settings.seed, number);
        for _ in 0..MAX_DRAWS {
            self.check_stop()?;
            let Some(mut record) = draw(settings, &mut random) else {
                continue;
            };
            let first = self.search(&record);
            if let Some((_, Some(Score::Points(points)))) = first
                && points.unsigned_abs() <= settings.max_score
            {
                record.set_repetition_ends(true);
                let game = self.finish(record, first, settings.play_out);
                // A stopped search has no answer, or not its best one.
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

    /// Plays to the end of the game. `next` is the search's answer at the end of the record. `None` if a search gives
    /// no answer or an illegal one, or is stopped.
    fn finish(
        &mut self,
        mut record: Record,
        mut next: Option<Answer>,
        play_out: bool,
    ) -> Option<Game> {
        let opening = record.plies().iter().map(|ply| Ply {
            mv: ply.mv,
            score: None,
        });
        let mut plies: Vec<Ply> = opening.collect();
        let mut adjudicator = new_adjudicator();
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
            // A ply without a score neither extends nor breaks a run.
            let ply = plies.len();
            let verdict = score.and_then(|score| verdict(&mut adjudicator, side, score, ply));
            if let Some(outcome) = verdict.filter(|_| !play_out) {
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

    fn search(&mut self, record: &Record) -> Option<Answer> {
        let nodes = self.task.nodes();
        let hard = nodes.saturating_mul(HARD_LIMIT);
        let limits = Limits {
            soft_nodes: Some(nodes),
            nodes: Some(hard.max(MIN_HARD_LIMIT)),
            ..Limits::default()
        };
        let control = Control::with_stop(Arc::clone(&self.stop));
        let outcome = self.searcher.go(record, &limits, &control, &mut ());
        outcome.best.map(|best| (best, outcome.score))
    }
}

/// Plays random moves from one of the setups, none of which hits a King.
fn draw(settings: &GameSettings, random: &mut impl Rng) -> Option<Record> {
    let setup = settings.setups.choose(random)?;
    let start = Position::from_fen(setup.fen(), Rules::default()).ok()?;
    random_opening(&Record::new(start), settings.plies, random, spares_kings).ok()
}

/// The random numbers of a game, which differ from seed to seed.
fn random_numbers(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    let first = Xoshiro256PlusPlus::seed_from_u64(seed).next_u64();
    Xoshiro256PlusPlus::seed_from_u64(first.wrapping_add(number))
}

/// The consecutive moves of each side that must agree on a win by points. If a search overlooks a reply, the next
/// one, by the other side, corrects it.
const WON_MOVES: NonZeroU32 = NonZeroU32::new(2).unwrap();

/// The consecutive moves of each side that must have a drawn score, and the move before which no draw is adjudicated.
const DRAWN_MOVES: NonZeroU32 = NonZeroU32::new(5).unwrap();
const DRAWN_FROM: u32 = 40;

/// The rules of adjudication in words.
pub(super) fn adjudication() -> String {
    let (won, drawn, from) = (2 * WON_MOVES.get(), 2 * DRAWN_MOVES.get(), 2 * DRAWN_FROM);
    format!(
        "forced wins; {WON} points for {won} plies; {DRAWN} points for {drawn} plies from ply {from}"
    )
}

fn new_adjudicator() -> Adjudicator {
    let draw = DrawSettings {
        move_number: DRAWN_FROM,
        move_count: DRAWN_MOVES,
        score: DRAWN,
    };
    let resign = ResignSettings {
        move_count: WON_MOVES,
        score: WON,
        two_sided: true,
    };
    Adjudicator::new(Color::ALL.len(), Some(draw), Some(resign))
}

/// Adds the score of the side to move, which makes the ply of this number, from 1. Returns the result if it is beyond
/// doubt.
fn verdict(by: &mut Adjudicator, side: Color, score: Score, ply: usize) -> Option<Outcome> {
    match score {
        Score::Wins(_) => return Some(Outcome::Won(side)),
        Score::Loses(_) => return Some(Outcome::Won(!side)),
        Score::Points(_) => by.add_score(side.into(), Some(score.into())),
    }
    let end = by.adjudicate(ply, |_| "")?;
    Some(match end.ending {
        seam::Ending::Won(winner) => Outcome::Won(winner.into()),
        seam::Ending::Lost(loser) => Outcome::Won(!Color::from(loser)),
        seam::Ending::Drawn => Outcome::Drawn,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_without_a_score_ends_no_game() {
        let settings = GameSettings {
            setups: vec![Setup::Ace],
            plies: Plies::new(0, 0),
            max_score: 150,
            nodes: 10,
            seed: 1,
            play_out: false,
        };
        let mut player = Player::new(Task::Play(&settings), &Arc::default()).unwrap();
        let start = Position::from_fen(Setup::Ace.fen(), Rules::default()).unwrap();
        let mv = "e4d3".parse().unwrap();
        let game = player
            .finish(Record::new(start), Some((mv, None)), false)
            .unwrap();
        assert_eq!((game.plies[0].mv, game.plies[0].score), (mv, None));
        assert!(game.plies[1..].iter().all(|ply| ply.score.is_some()));
        assert!(game.plies.len() > 10);
    }

    /// The ply at which a game with these scores from ply `first` on ends, and its result.
    fn end(first: usize, scores: impl IntoIterator<Item = Score>) -> Option<(usize, Outcome)> {
        let mut adjudicator = new_adjudicator();
        let sides = Color::ALL.into_iter().cycle();
        let mut plies = (first..).zip(sides).zip(scores);
        plies.find_map(|((ply, side), score)| {
            let outcome = verdict(&mut adjudicator, side, score, ply)?;
            Some((ply, outcome))
        })
    }

    #[test]
    fn both_sides_must_agree_on_a_win() {
        let points = |all: &[i32]| all.iter().map(|&p| Score::Points(p)).collect::<Vec<_>>();
        let red_wins = Some((5, Outcome::Won(Color::Red)));
        assert_eq!(end(1, points(&[0, 1_500, -1_500, 1_600, -1_700])), red_wins);
        assert_eq!(end(1, points(&[1_500, 1_500, 1_500, 1_500, 1_500])), None);
        assert_eq!(end(1, points(&[1_500, -1_499, 1_500, -1_500, 9_000])), None);
        let doubted = points(&[1_500, -1_500, 1_500, 0, 1_500, -1_500, 1_500]);
        assert_eq!(end(1, doubted), None);
    }

    #[test]
    fn a_forced_win_ends_the_game_at_once() {
        let blue = Outcome::Won(Color::Blue);
        assert_eq!(end(1, [Score::Wins(5)]), Some((1, blue)));
        assert_eq!(end(1, [Score::Points(0), Score::Loses(8)]), Some((2, blue)));
    }

    #[test]
    fn drawn_scores_for_long_late_in_the_game_are_a_draw() {
        let drawn = |length: usize| (0..length).map(|ply| Score::Points(ply as i32 % 5 - 2));
        let draw = |ply| Some((ply, Outcome::Drawn));
        assert_eq!(end(101, drawn(10)), draw(110));
        assert_eq!(end(101, drawn(9)), None);
        assert_eq!(end(11, drawn(500)), draw(2 * DRAWN_FROM as usize));
        let doubted = drawn(9).chain([Score::Points(3)]).chain(drawn(9));
        assert_eq!(end(201, doubted), None);
    }
}
