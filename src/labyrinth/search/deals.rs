//! The search for two players with hidden cards: determinisation. The hidden cards are dealt at random many
//! times, weighted by the beliefs. In each deal every candidate is followed by the move that the opponent
//! chooses from what it can know itself, and by the best next turn of the player to move. The candidate with
//! the best mean chance is chosen. A player whose target is unknown here knows it, so there the position is worth what
//! that player's own choices are, and the candidates' chances are raised to that.

use super::Limits;
use super::belief::{Public, determinised};
use super::expand::{Child, Expansion};
use super::limiter::Limiter;
use super::root::{Reports, Root, RootMove, raise};
use super::score::{chance_of, lowered, value_of};
use crate::labyrinth::rules::{Move, Position};
use crate::search::{Value, is_mate, mix};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rayon::ThreadPool;
use rayon::prelude::*;

/// The number of moves to search in every deal, unless more lines are requested.
const MAX_MOVES: usize = 10;
/// The weight of a move's estimate, in deals.
const PRIOR: f32 = 8.0;
/// The minimum number of deals before a move is dropped.
const FEW_DEALS: usize = 8;
/// A move is dropped when it is this many standard errors behind.
const BEHIND: f32 = 2.5;
/// The number of deals per iteration.
const DEALS: usize = 16;

/// The chances of winning in the deals searched so far, with an estimate before them.
struct Chances {
    prior: f32,
    of_deals: Vec<f32>,
}

impl Chances {
    fn new(prior: f32) -> Chances {
        Chances {
            prior,
            of_deals: Vec::new(),
        }
    }

    fn mean(&self) -> f32 {
        let sum: f32 = self.of_deals.iter().sum();
        (self.prior * PRIOR + sum) / (PRIOR + self.of_deals.len() as f32)
    }

    /// Whether these chances are clearly behind `best`.
    fn is_behind(&self, best: &Chances) -> bool {
        let count = self.of_deals.len() as f32;
        let pairs = best.of_deals.iter().zip(&self.of_deals);
        let differences: Vec<f32> = pairs.map(|(a, b)| a - b).collect();
        let mean = differences.iter().sum::<f32>() / count;
        let squares: f32 = differences.iter().map(|d| (d - mean).powi(2)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        best.mean() - self.mean() > BEHIND * error + 1e-4
    }
}

/// A move with its chances.
struct Candidate {
    root: RootMove,
    /// What its chances are lowered by, since it repeats a position.
    repetition: Value,
    chances: Chances,
}

impl Candidate {
    fn rooted(&self) -> RootMove {
        RootMove {
            value: value_of(self.chances.mean()),
            ..self.root.clone()
        }
    }
}

/// The candidates of a search, best first.
struct Candidates {
    moves: Vec<Candidate>,
    /// The chances of a player who knows the target, if it is unknown here.
    insider: Option<Chances>,
}

impl Candidates {
    fn new(root: &Root, count: usize, limits: &Limits) -> Candidates {
        let candidate = |one: &RootMove| Candidate {
            root: one.clone(),
            repetition: root.repetition(one.mv()),
            chances: Chances::new(chance_of(one.value)),
        };
        Candidates {
            moves: root.moves.iter().take(count).map(candidate).collect(),
            insider: root.insider_chance(limits).map(Chances::new),
        }
    }

    fn sort(&mut self) {
        let mean = |one: &Candidate| one.chances.mean();
        self.moves.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
    }

    fn rooted(&self) -> Vec<RootMove> {
        let mut moves: Vec<RootMove> = self.moves.iter().map(Candidate::rooted).collect();
        raise(&mut moves, self.insider.as_ref().map(Chances::mean));
        moves
    }

    fn add(&mut self, deal: Deal) {
        for (candidate, mut chance) in self.moves.iter_mut().zip(deal.chances) {
            if candidate.repetition > 0 {
                chance = chance_of(lowered(value_of(chance), candidate.repetition));
            }
            candidate.chances.of_deals.push(chance);
        }
        if let (Some(insider), Some(chance)) = (&mut self.insider, deal.insider) {
            insider.of_deals.push(chance);
        }
    }

    /// Sorts the candidates, and drops those that are clearly behind the last one to be reported.
    fn give_up(&mut self, lines: usize) {
        self.sort();
        let mut others = self.moves.split_off(self.moves.len().min(lines));
        let Some(last) = self.moves.last() else {
            return;
        };
        let last = &last.chances;
        let few = last.of_deals.len() < FEW_DEALS;
        others.retain(|one| few || !one.chances.is_behind(last));
        self.moves.append(&mut others);
    }
}

/// Searches deals until a limit is reached, and puts the best move of the root first. Iterations of depth
/// 3 and more add [`DEALS`] deals each.
pub(super) fn search(root: &mut Root, pool: Option<&ThreadPool>, report: &mut Reports<'_>) {
    let limiter = report.limiter;
    if root.moves.len() <= 1 || root.moves.first().is_some_and(|best| is_mate(best.value)) {
        return;
    }
    let lines = limiter.lines();
    let mut candidates = Candidates::new(root, MAX_MOVES.max(lines), limiter.limits);
    let threads = pool.map_or(1, ThreadPool::current_num_threads) as u64;
    let mut depth = 3;
    // An infinite search does not end at the maximum depth.
    while depth <= limiter.max_depth() || limiter.limits.infinite {
        while report.deals < (u64::from(depth) - 2) * DEALS as u64 {
            if limiter.is_finished() || limiter.soft_limit_reached() {
                return finish(root, candidates);
            }
            let moves: Vec<Move> = candidates.moves.iter().map(|one| one.root.mv()).collect();
            let batch: Vec<u64> = (report.deals..report.deals + threads).collect();
            let deal = |&number: &u64| one_deal(root, &moves, number, limiter);
            let results: Vec<Option<Deal>> = match pool {
                None => batch.iter().map(deal).collect(),
                Some(pool) => pool.install(|| batch.par_iter().map(deal).collect()),
            };
            for deal in results.into_iter().flatten() {
                candidates.add(deal);
                report.deals += 1;
            }
            candidates.give_up(lines);
        }
        report.report(depth, &candidates.rooted());
        if candidates.moves.len() == 1 && !limiter.limits.infinite {
            break;
        }
        depth += 1;
    }
    finish(root, candidates);
}

/// Puts the candidates first, best first.
fn finish(root: &mut Root, mut candidates: Candidates) {
    candidates.sort();
    let searched = candidates.rooted();
    let moves: Vec<Move> = searched.iter().map(RootMove::mv).collect();
    root.moves.retain(|one| !moves.contains(&one.mv()));
    root.moves.splice(0..0, searched);
}

/// The chances that the player to move wins in one deal.
struct Deal {
    /// After each of the candidates.
    chances: Vec<f32>,
    /// After the turn that the player chooses who knows the target, if it is unknown here.
    insider: Option<f32>,
}

/// Searches one deal with these candidates; `None` if the search was told to stop.
fn one_deal(root: &Root, moves: &[Move], number: u64, limiter: &Limiter<'_>) -> Option<Deal> {
    let seed = root.position.key() ^ mix(number + 1);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let start = determinised(&root.position, &root.goals, &mut random);
    let viewer = start.mover();
    let after = |&mv: &Move| {
        let (mut position, mut public) = (start.clone(), root.public.clone());
        play(&mut position, &mut public, mv);
        while position.winner().is_none() {
            let best = choose(&position, &public, limiter)?;
            if position.mover() == viewer {
                return Some(best.chance);
            }
            play(&mut position, &mut public, best.mv);
        }
        Some(f32::from(u8::from(position.winner() == Some(viewer))))
    };
    let insider = match root.insider_chance(limiter.limits) {
        None => None,
        Some(_) => Some(after(&choose(&start, &root.public, limiter)?.mv)?),
    };
    Some(Deal {
        chances: moves.iter().map(after).collect::<Option<_>>()?,
        insider,
    })
}

/// Plays a move in a deal, from which everybody learns.
fn play(position: &mut Position, public: &mut Public, mv: Move) {
    let before = position.clone();
    let undo = position.play_unchecked(mv);
    public.update(&before, &undo, position);
}

/// The move that a player chooses from what it can know; `None` if the search was told to stop.
fn choose(position: &Position, public: &Public, limiter: &Limiter<'_>) -> Option<Child> {
    let mover = position.mover();
    let goals = public.goals(position, mover);
    let expansion = Expansion {
        unseen: Some(public.unseen_by(position, mover)),
        ..Expansion::new(position, &goals)
    };
    if limiter.count(position.reaches().len() as u64) {
        return None;
    }
    expansion.all().first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::{Players, Record, Rules};
    use crate::search::{Control, INFINITE, mate_at};

    fn chances(prior: f32, of_deals: &[f32]) -> Chances {
        Chances {
            prior,
            of_deals: of_deals.to_vec(),
        }
    }

    fn with_estimates<T>(seed: u64, work: impl FnOnce(&mut Root, &mut Reports<'_>) -> T) -> T {
        let record = Record::new(Position::deal(seed, Players::TWO, Rules::default()));
        let (control, limits, mut nobody) = (Control::default(), Limits::default(), ());
        let limits = Limits {
            depth: Some(4),
            ..limits
        };
        let limiter = Limiter::start(&limits, 0, &control);
        let mut root = Root::new(&record, &limits);
        let mut report = Reports::new(&mut nobody, &limiter);
        root.estimate(&mut report);
        work(&mut root, &mut report)
    }

    #[test]
    fn deals_outweigh_the_estimate_in_time() {
        let few = chances(0.5, &[1.0; 2]).mean();
        let many = chances(0.5, &[1.0; 200]).mean();
        assert_eq!(chances(0.5, &[]).mean(), 0.5);
        assert!(0.5 < few && few < 0.7 && many > 0.97, "{few} {many}");
    }

    #[test]
    fn a_move_is_dropped_only_if_it_is_clearly_behind() {
        let best = chances(0.5, &[0.5, 0.6, 0.5, 0.6, 0.5, 0.6, 0.5, 0.6]);
        // Always a little behind in the same deals; and now ahead, now behind, with the same mean.
        let steady = chances(0.5, &[0.4, 0.5, 0.4, 0.5, 0.41, 0.5, 0.4, 0.5]);
        let varied = chances(0.5, &[0.1, 0.9, 0.0, 0.8, 0.1, 0.8, 0.1, 0.8]);
        assert!(steady.is_behind(&best));
        assert!(!varied.is_behind(&best));
        assert!(!best.is_behind(&best));
    }

    #[test]
    fn as_many_moves_as_lines_are_asked_for_stay() {
        for (lines, left) in [(1, 1), (2, 2), (4, 4)] {
            let moves = (0..4).map(|index| Candidate {
                root: RootMove::unknown(first_move()),
                repetition: 0,
                chances: chances(0.5, &[0.9 - 0.2 * index as f32; FEW_DEALS]),
            });
            let mut candidates = Candidates {
                moves: moves.rev().collect(),
                insider: None,
            };
            candidates.give_up(lines);
            assert_eq!(candidates.moves.len(), left);
            assert_eq!(candidates.moves[0].chances.of_deals[0], 0.9);
        }
    }

    fn first_move() -> Move {
        let position = Position::deal(1, Players::TWO, Rules::default());
        position.moves().next().unwrap()
    }

    #[test]
    fn a_deal_depends_on_its_number_alone() {
        with_estimates(3, |root, report| {
            let moves: Vec<Move> = root.moves.iter().take(4).map(RootMove::mv).collect();
            let deal = |number| one_deal(root, &moves, number, report.limiter).unwrap();
            let all: Vec<Vec<f32>> = (0..6).map(|number| deal(number).chances).collect();
            assert_eq!(deal(2).chances, all[2]);
            assert!(all.iter().any(|chances| *chances != all[0]));
            for chances in all {
                assert_eq!(chances.len(), moves.len());
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
            }
        });
    }

    #[test]
    fn the_searched_moves_come_first_and_none_is_lost() {
        with_estimates(4, |root, report| {
            let mut before: Vec<Move> = root.moves.iter().map(RootMove::mv).collect();
            search(root, None, report);
            assert_eq!(report.deals, 2 * DEALS as u64);
            let best = root.moves.iter().map(|one| one.value).max();
            assert_eq!(Some(root.moves[0].value), best);
            let mut after: Vec<Move> = root.moves.iter().map(RootMove::mv).collect();
            for moves in [&mut before, &mut after] {
                moves.sort_by_key(ToString::to_string);
            }
            assert_eq!(after, before);
        });
    }

    #[test]
    fn what_is_decided_is_not_searched() {
        with_estimates(5, |root, report| {
            root.moves[0].value = mate_at(1);
            let before = root.moves.clone();
            search(root, None, report);
            assert_eq!((root.moves == before, report.deals), (true, 0));
            root.moves.truncate(1);
            root.moves[0].value = -INFINITE;
            search(root, None, report);
            assert_eq!(report.deals, 0);
        });
    }
}
