//! The search for several players with hidden cards: samples of what the others may play before the next
//! turn. More samples give better estimates. Slides whose moves are clearly worse are dropped.

use super::expand::best_chance;
use super::outlook::Outlook;
use super::root::{Reports, Root, RootMove, raise};
use crate::search::is_mate;
use rayon::ThreadPool;
use rayon::prelude::*;

/// The number of mazes that an iteration looks at for a slide: one for each scenario, and those in which somebody may
/// prevent a win.
const SAMPLES: u32 = 256;
/// The number of mazes of a slide between two checks of the limiter.
const PART: u32 = 32;
/// A slide is dropped if its moves, taken this many standard errors above the samples' mean, are still behind
/// those of the best one, or the last one to be reported, taken as many below.
const BEHIND: f32 = 3.0;

/// Samples until a limit is reached, and sorts the moves of the root. Every iteration from depth 3 on
/// looks at [`SAMPLES`] mazes for every remaining slide.
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
                    limiter.count(outlook.sample(&expansion, PART, seed));
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

#[cfg(test)]
mod tests {
    use super::super::Limits;
    use super::super::limiter::Limiter;
    use super::*;
    use crate::labyrinth::rules::{Move, Players, Position, Record, Rules};
    use crate::search::Control;

    /// The moves of the root before and after sampling to this depth, and the nodes of the sampling.
    fn sampled(seed: u64, depth: u32, lines: usize) -> (Vec<RootMove>, Vec<RootMove>, u64) {
        let record = Record::new(Position::deal(seed, Players::THREE, Rules::default()));
        let limits = Limits {
            depth: Some(depth),
            multi_pv: lines,
            ..Limits::default()
        };
        let (control, mut nobody) = (Control::default(), ());
        let limiter = Limiter::start(&limits, 0, &control);
        let mut root = Root::new(&record, &limits);
        let mut report = Reports::new(&mut nobody, &limiter);
        root.estimate(&mut report);
        let (before, nodes) = (root.moves.clone(), limiter.nodes());
        search(&mut root, None, &mut report);
        (before, root.moves, limiter.nodes() - nodes)
    }

    #[test]
    fn sampling_keeps_the_slides_and_puts_the_best_move_first() {
        let slides = |moves: &[RootMove]| {
            let mut slides: Vec<String> = moves.iter().map(|one| slide(one.mv())).collect();
            slides.sort();
            slides.dedup();
            slides
        };
        for seed in 0..4 {
            let (before, after, _) = sampled(seed, 4, 1);
            assert_eq!(slides(&after), slides(&before));
            let best = after.iter().map(|one| one.value).max();
            assert_eq!(Some(after[0].value), best);
            assert_ne!(after, before);
        }
    }

    fn slide(mv: Move) -> String {
        format!("{:?}", mv.slide())
    }

    #[test]
    fn slides_that_are_clearly_worse_are_sampled_no_more() {
        let nodes = |depth, lines| sampled(2, depth, lines).2;
        let [first, two] = [nodes(3, 1), nodes(4, 1)];
        assert!(first > 0 && two > first);
        // The second iteration samples fewer slides than the first, unless as many lines are asked for as there are.
        assert!(two - first < first, "{first} {two}");
        assert_eq!(nodes(4, 500), 2 * nodes(3, 500));
    }
}
