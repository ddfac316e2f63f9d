//! The search of several players with hidden cards: samples of what the others may play before the next
//! turn. The more of them there are, the better the chances of the moves are known. Slides whose moves
//! are clearly behind are given up.

use super::clock::Clock;
use super::limits::{Limits, MAX_DEPTH};
use super::outlook::Outlook;
use super::root::{Reports, Root, RootMove};
use super::score::is_mate;
use rayon::ThreadPool;
use rayon::prelude::*;

/// The number of scenarios of a slide that an iteration adds.
const SAMPLES: u32 = 256;
/// The number of scenarios between two looks at the clock.
const PART: u32 = 32;
/// A slide is given up if it is behind the best one even where its moves are so many standard errors
/// better, and the best one's as many worse, than the samples say.
const BEHIND: f32 = 3.0;

/// Samples until a limit is reached, and sorts the moves of the root. Every iteration from depth 3 on
/// adds as many scenarios.
pub(super) fn search(
    root: &mut Root,
    limits: &Limits,
    clock: &Clock<'_>,
    pool: Option<&ThreadPool>,
    report: &mut Reports<'_>,
) {
    let mut outlooks = std::mem::take(&mut root.outlooks);
    let decided = root.moves.first().is_none_or(|best| is_mate(best.value));
    if decided || outlooks.is_empty() {
        return;
    }
    let most = limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
    for depth in 3..=most {
        let seed = root.position.key().wrapping_add(u64::from(depth * SAMPLES));
        let expansion = root.expansion();
        let sample = |outlook: &mut Outlook| {
            for part in 0..SAMPLES / PART {
                if clock.count(u64::from(PART)) {
                    return;
                }
                outlook.sample(&expansion, PART, seed.wrapping_add(u64::from(part)));
            }
        };
        match pool {
            None => outlooks.iter_mut().for_each(sample),
            Some(pool) => pool.install(|| outlooks.par_iter_mut().for_each(sample)),
        }
        let best = |outlook: &Outlook, errors: f32| {
            let children = outlook.children(&expansion, errors);
            let chances = children.iter().map(|child| child.chance);
            chances.fold(0.0, f32::max)
        };
        let sure = outlooks.iter().map(|one| best(one, -BEHIND));
        let leader = sure.fold(0.0, f32::max);
        outlooks.retain(|one| best(one, BEHIND) >= leader);
        let children = outlooks
            .iter()
            .flat_map(|one| one.children(&expansion, 0.0));
        root.moves = children.map(|child| RootMove::new(&child)).collect();
        root.sort();
        if clock.is_finished() || clock.soft_limit_reached() {
            return;
        }
        report.report(depth, 0, root.moves.first(), clock);
    }
}
