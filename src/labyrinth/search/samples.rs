//! The search for several players with hidden cards: samples of what the others may play before the next
//! turn. More samples give better estimates. Slides whose moves are clearly worse are dropped.

use super::expand::best_chance;
use super::outlook::Outlook;
use super::root::{Reports, Root, RootMove, raise};
use crate::search::is_mate;
use rayon::ThreadPool;
use rayon::prelude::*;

/// The number of scenarios that an iteration adds to a slide.
const SAMPLES: u32 = 256;
/// The number of scenarios of a slide between two checks of the limiter.
const PART: u32 = 32;
/// A slide is dropped if its moves, taken this many standard errors above the samples' mean, are still behind
/// those of the best one, or the last one to be reported, taken as many below.
const BEHIND: f32 = 3.0;

/// Samples until a limit is reached, and sorts the moves of the root. Every iteration from depth 3 on
/// adds [`SAMPLES`] scenarios to every remaining slide.
pub(super) fn search(root: &mut Root, pool: Option<&ThreadPool>, report: &mut Reports<'_>) {
    let limiter = report.limiter;
    let mut outlooks = std::mem::take(&mut root.outlooks);
    let decided = root.moves.first().is_none_or(|best| is_mate(best.value));
    if decided || outlooks.is_empty() || root.moves.len() == 1 {
        return;
    }
    let mut given_up: Vec<RootMove> = Vec::new();
    for depth in 3..=limiter.max_depth() {
        let expansion = root.expansion();
        // Part by part for all slides, so that a stopped search compares like with like.
        for part in 0..SAMPLES / PART {
            if limiter.soft_limit_reached() {
                limiter.finish();
            }
            let seed = root
                .position
                .key()
                .wrapping_add(u64::from(depth * SAMPLES + part));
            let sample = |outlook: &mut Outlook| {
                if !limiter.is_finished() {
                    outlook.sample(&expansion, PART, seed);
                    limiter.count(u64::from(PART));
                }
            };
            match pool {
                None => outlooks.iter_mut().for_each(sample),
                Some(pool) => pool.install(|| outlooks.par_iter_mut().for_each(sample)),
            }
        }
        let children = |outlook: &Outlook, errors| {
            let mut children = outlook.children(&expansion, errors);
            root.discount(&mut children);
            children
        };
        let moves_of = |outlook: &Outlook| {
            let children = children(outlook, 0.0);
            children.iter().map(RootMove::new).collect::<Vec<_>>()
        };
        let best = |outlook: &Outlook, errors| best_chance(&children(outlook, errors));
        let mut sure: Vec<f32> = outlooks.iter().map(|one| best(one, -BEHIND)).collect();
        sure.sort_by(|a, b| b.total_cmp(a));
        // With several lines the last of them is the one to beat; while there are fewer slides than
        // lines, all stay.
        let leader = sure.get(limiter.lines() - 1).copied().unwrap_or(0.0);
        let mut moves = Vec::new();
        outlooks.retain(|one| {
            let stays = best(one, BEHIND) >= leader;
            let list = if stays { &mut moves } else { &mut given_up };
            list.extend(moves_of(one));
            stays
        });
        root.moves = moves;
        root.sort();
        given_up.sort_by_key(|root| std::cmp::Reverse(root.value));
        root.moves.extend_from_slice(&given_up);
        let insider = root.insider_chance(limiter.limits);
        raise(&mut root.moves, insider);
        if limiter.is_finished() {
            return;
        }
        report.report(depth, &root.moves);
    }
}
