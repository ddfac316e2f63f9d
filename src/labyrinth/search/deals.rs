//! The search for two players with hidden cards: determinisation. The hidden cards are dealt at random many
//! times, weighted by the beliefs. In each deal every candidate is followed by the move that the opponent
//! chooses from what it can know itself, and by the best next turn of the player to move. The candidate with
//! the best mean chance is chosen.

use super::belief::{Public, determinised};
use super::expand::{Child, Expansion};
use super::limits::Limiter;
use super::root::{Reports, Root, RootMove};
use super::score::{chance_of, value_of};
use crate::labyrinth::rules::{Move, Position};
use crate::running::{is_mate, mix};
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

/// A move with its chances of winning in the deals searched so far.
struct Candidate {
    root: RootMove,
    prior: f32,
    chances: Vec<f32>,
}

impl Candidate {
    fn new(root: &RootMove) -> Candidate {
        Candidate {
            prior: chance_of(root.value),
            root: root.clone(),
            chances: Vec::new(),
        }
    }

    fn mean(&self) -> f32 {
        let sum: f32 = self.chances.iter().sum();
        (self.prior * PRIOR + sum) / (PRIOR + self.chances.len() as f32)
    }

    /// Whether this candidate is clearly behind `best`.
    fn is_behind(&self, best: &Candidate) -> bool {
        let count = self.chances.len() as f32;
        let pairs = best.chances.iter().zip(&self.chances);
        let differences: Vec<f32> = pairs.map(|(a, b)| a - b).collect();
        let mean = differences.iter().sum::<f32>() / count;
        let squares: f32 = differences.iter().map(|d| (d - mean).powi(2)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        best.mean() - self.mean() > BEHIND * error + 1e-4
    }

    fn rooted(&self) -> RootMove {
        RootMove {
            value: value_of(self.mean()),
            ..self.root.clone()
        }
    }
}

/// The candidates of a search, best first.
struct Candidates(Vec<Candidate>);

impl Candidates {
    fn sort(&mut self) {
        self.0.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    }

    fn rooted(&self) -> Vec<RootMove> {
        self.0.iter().map(Candidate::rooted).collect()
    }

    fn add(&mut self, chances: Vec<f32>) {
        for (candidate, chance) in self.0.iter_mut().zip(chances) {
            candidate.chances.push(chance);
        }
    }

    /// Sorts the candidates, and drops those that are clearly behind the last one to be reported.
    fn give_up(&mut self, lines: usize) {
        self.sort();
        let mut others = self.0.split_off(self.0.len().min(lines));
        let Some(last) = self.0.last() else { return };
        let few = last.chances.len() < FEW_DEALS;
        others.retain(|one| few || !one.is_behind(last));
        self.0.append(&mut others);
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
    let considered = root.moves.iter().take(MAX_MOVES.max(lines));
    let candidates = considered.map(Candidate::new);
    let mut candidates = Candidates(candidates.collect());
    let threads = pool.map_or(1, ThreadPool::current_num_threads) as u64;
    let mut deals = 0;
    let mut depth = 3;
    // An infinite search does not end at the maximum depth.
    while depth <= limiter.max_depth() || limiter.limits.infinite {
        while deals < (u64::from(depth) - 2) * DEALS as u64 {
            if limiter.is_finished() || limiter.soft_limit_reached() {
                return finish(root, candidates);
            }
            let moves: Vec<Move> = candidates.0.iter().map(|one| one.root.mv()).collect();
            let batch: Vec<u64> = (deals..deals + threads).collect();
            let deal = |&number: &u64| one_deal(root, &moves, number, limiter);
            let results: Vec<Option<Vec<f32>>> = match pool {
                None => batch.iter().map(deal).collect(),
                Some(pool) => pool.install(|| batch.par_iter().map(deal).collect()),
            };
            for chances in results.into_iter().flatten() {
                candidates.add(chances);
                deals += 1;
            }
            candidates.give_up(lines);
        }
        report.report(depth, deals, &candidates.rooted());
        if candidates.0.len() == 1 && !limiter.limits.infinite {
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

/// Searches one deal: the chance that the player to move wins after each of these moves; `None` if the
/// search was told to stop.
fn one_deal(root: &Root, moves: &[Move], number: u64, limiter: &Limiter<'_>) -> Option<Vec<f32>> {
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
    moves.iter().map(after).collect()
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
