//! The search of a position with hidden cards: determinisation. The hidden cards are dealt at random, as
//! the beliefs have them, many times, each deal is searched as if all cards were known, and the move with
//! the best mean is chosen.

use super::alphabeta::Worker;
use super::belief::determinised;
use super::clock::Clock;
use super::limits::{Limits, MAX_DEPTH};
use super::multi::{self, Model};
use super::root::{Reports, Root, RootMove};
use super::score::{INFINITE, chance_of, is_mate, value_of};
use super::table::TranspositionTable;
use crate::labyrinth::rules::{Move, Position};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rayon::prelude::*;

/// The most moves that are searched in every deal.
pub(super) const MOST_MOVES: usize = 10;
/// The number of deals that the estimate of a move counts for.
const PRIOR: f32 = 8.0;
/// Deals after which moves that fall behind are given up.
const FEW_DEALS: usize = 8;
/// A move is given up when it is this many standard errors behind.
const BEHIND: f32 = 2.5;
/// The number of deals of an iteration.
const DEALS: usize = 16;

/// A move with its chances to win in the deals searched so far.
struct Candidate {
    root: RootMove,
    prior: f32,
    chances: Vec<f32>,
}

impl Candidate {
    fn mean(&self) -> f32 {
        let sum: f32 = self.chances.iter().sum();
        (self.prior * PRIOR + sum) / (PRIOR + self.chances.len() as f32)
    }

    /// Whether it is clearly behind this one.
    fn is_behind(&self, best: &Candidate) -> bool {
        let count = self.chances.len() as f32;
        let pairs = best.chances.iter().zip(&self.chances);
        let differences: Vec<f32> = pairs.map(|(a, b)| a - b).collect();
        let mean = differences.iter().sum::<f32>() / count;
        let squares: f32 = differences.iter().map(|d| (d - mean).powi(2)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        best.mean() - self.mean() > BEHIND * error + 1e-4
    }
}

/// Searches deals until a limit is reached, with two plies each; then, where a depth beyond is asked for,
/// deeper ones. Sorts the moves of the root.
pub(super) fn search(
    root: &mut Root,
    limits: &Limits,
    clock: &Clock<'_>,
    table: &TranspositionTable,
    threads: usize,
    report: &mut Reports<'_>,
) {
    if root.moves.len() <= 1 || root.moves.first().is_some_and(|best| is_mate(best.value)) {
        return;
    }
    let most = limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
    let mut candidates: Vec<Candidate> = root.moves[..root.moves.len().min(MOST_MOVES)]
        .iter()
        .map(|root| Candidate {
            prior: chance_of(root.value),
            root: root.clone(),
            chances: Vec::new(),
        })
        .collect();
    let extra: u32 = std::env::var("LAB_DEPTH").ok().and_then(|d| d.parse().ok()).unwrap_or(1);
    let mut deals = 0;
    for depth in 3..=most {
        let end = deals + DEALS;
        while deals < end {
            if clock.is_finished() || clock.soft_limit_reached() {
                finish(root, candidates);
                return;
            }
            let moves: Vec<Move> = candidates.iter().map(|one| one.root.mv()).collect();
            let batch: Vec<u64> = (0..threads as u64).map(|one| deals as u64 + one).collect();
            let deal = |&number: &u64| one_deal(root, &moves, number, extra, clock, table);
            let results: Vec<Option<Vec<f32>>> = match threads {
                0 | 1 => batch.iter().map(deal).collect(),
                _ => batch.par_iter().map(deal).collect(),
            };
            for chances in results.into_iter().flatten() {
                for (candidate, chance) in candidates.iter_mut().zip(chances) {
                    candidate.chances.push(chance);
                }
                deals += 1;
            }
            give_up(&mut candidates);
            if candidates.len() == 1 && !limits.infinite {
                finish(root, candidates);
                report.report(depth, deals as u64, root.moves.first(), clock);
                return;
            }
        }
        candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        if let Some(best) = candidates.first() {
            let mut best_move = best.root.clone();
            best_move.value = value_of(best.mean());
            report.report(depth, deals as u64, Some(&best_move), clock);
        }
    }
    finish(root, candidates);
}

/// Gives up the moves that are clearly behind.
fn give_up(candidates: &mut Vec<Candidate>) {
    candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    if let Some((best, others)) = candidates.split_first()
        && best.chances.len() >= FEW_DEALS
    {
        let kept = others.iter().filter(|other| !other.is_behind(best)).count() + 1;
        if kept <= others.len() {
            let behind: Vec<bool> = others.iter().map(|other| other.is_behind(best)).collect();
            let mut index = 0;
            candidates.retain(|_| {
                index += 1;
                index == 1 || !behind[index - 2]
            });
        }
    }
}

/// Puts the moves that were searched to the end first, best first.
fn finish(root: &mut Root, mut candidates: Vec<Candidate>) {
    candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let searched: Vec<RootMove> = candidates
        .into_iter()
        .map(|one| RootMove {
            value: value_of(one.mean()),
            ..one.root
        })
        .collect();
    let best: Vec<Move> = searched.iter().map(RootMove::mv).collect();
    root.moves.retain(|one| !best.contains(&one.mv()));
    root.moves.splice(0..0, searched);
}

/// Searches one deal: the chance to win of the player to move after each of these moves; `None` if the
/// search was told to stop.
fn one_deal(
    root: &Root,
    moves: &[Move],
    number: u64,
    depth: u32,
    clock: &Clock<'_>,
    table: &TranspositionTable,
) -> Option<Vec<f32>> {
    let seed = root.position.key() ^ (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut position = determinised(&root.position, &root.beliefs, &mut random);
    let mut worker = Worker::new(clock, Some(table));
    let mut chance_after = |mv: &Move| {
        let undo = position.play_unchecked(*mv);
        let chance = after(&mut position, &mut worker, &undo.mover, depth, clock);
        position.undo(&undo);
        chance
    };
    moves.iter().map(&mut chance_after).collect()
}

/// The chance of a player to win in this position, after the own move.
fn after(
    position: &mut Position,
    worker: &mut Worker<'_>,
    seat: &crate::labyrinth::rules::Seat,
    depth: u32,
    clock: &Clock<'_>,
) -> Option<f32> {
    if position.seats().len() > 2 {
        let chances = multi::search(position, depth, Model::Selfish, clock)?;
        return Some(chances[seat.index()]);
    }
    let value = worker.search(position, depth, (-INFINITE, INFINITE), 1);
    (!worker.stopped()).then(|| chance_of(-value))
}
