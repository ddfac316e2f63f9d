//! The likely slides of another player.

use super::expand::Expansion;
use crate::labyrinth::eval::{Aim, Goal};
use crate::labyrinth::rules::{Arrow, Board, Seat, Slide, Treasure, TreasureSet};
use rand::{Rng, RngExt};

/// The ratio of unexpected turns to expected ones.
const SURPRISE: f32 = 0.05;

/// The slides of a player with their likelihoods, which add up to 1. For each possible target, the
/// slides that reach it share its probability. The probability of targets that no slide reaches,
/// and a small part for surprises, is spread evenly over all slides.
#[derive(Clone)]
pub(super) struct Replies {
    pub(super) slides: Vec<(Slide, f32)>,
    /// The chance that a target can be reached.
    pub(super) chance: f32,
}

impl Replies {
    /// The slides of a player after slides at these arrows have led to this board.
    pub(super) fn new(
        expansion: &Expansion<'_>,
        board: &Board,
        arrows: &[Arrow],
        seat: Seat,
    ) -> Replies {
        let mut pawn = expansion.position.pawn(seat);
        let mut goal = expansion.goals[seat.index()];
        for &arrow in arrows {
            (pawn, goal) = (arrow.carry(pawn), goal.slid(arrow));
        }
        let closed = arrows.last().map(|arrow| arrow.opposite());
        let believed = match goal {
            Goal::Known(_) => TreasureSet::EMPTY,
            Goal::Believed(belief) => belief.treasures(),
        };
        let aims: Vec<(f32, Aim)> = match goal {
            Goal::Known(aim) => vec![(1.0, aim)],
            Goal::Believed(belief) => {
                let aim = |one: Treasure| Aim::treasures(board, TreasureSet::of(one));
                let weighted = believed.iter().map(|one| (belief.weight(one), aim(one)));
                weighted.collect()
            }
        };
        let mut slides: Vec<(Slide, u32)> = Vec::with_capacity(48);
        let mut counts = [0_u32; Treasure::COUNT];
        for arrow in Arrow::all().filter(|&arrow| Some(arrow) != closed) {
            let reach = board.reach_after(arrow, pawn);
            for &orientation in board.spare().shape.orientations() {
                let squares = reach[orientation.index()];
                let slide = Slide { arrow, orientation };
                let mut reached = 0;
                for (index, (_, aim)) in aims.iter().enumerate() {
                    let hit = u32::from(aim.squares_after(board, slide).intersects(squares));
                    counts[index] += hit;
                    reached |= hit << index;
                }
                slides.push((slide, reached));
            }
        }
        let sum: f32 = aims.iter().map(|(weight, _)| weight).sum::<f32>().max(1e-6);
        let share = |index: usize| match counts[index] {
            0 => 0.0,
            count => aims[index].0 / sum / count as f32,
        };
        let shares: Vec<f32> = (0..aims.len()).map(share).collect();
        let missed = 1.0
            - (0..aims.len())
                .filter(|&index| counts[index] > 0)
                .map(|index| aims[index].0 / sum)
                .sum::<f32>();
        let chance = match goal {
            Goal::Known(_) => 1.0 - missed,
            Goal::Believed(belief) => {
                let counted = believed.iter().zip(counts);
                let reached = counted.filter(|&(_, count)| count > 0).map(|(one, _)| one);
                let reached: TreasureSet = reached.collect();
                belief.chance(|one| f32::from(u8::from(reached.contains(one))))
            }
        };
        let each = (missed + SURPRISE) / (1.0 + SURPRISE) / slides.len() as f32;
        let weight = |reached: u32| {
            let hits = (0..shares.len()).filter(|index| reached >> index & 1 != 0);
            each + hits.map(|index| shares[index]).sum::<f32>() / (1.0 + SURPRISE)
        };
        let slides = slides.into_iter();
        Replies {
            slides: slides
                .map(|(slide, reached)| (slide, weight(reached)))
                .collect(),
            chance,
        }
    }

    /// A slide drawn by likelihood.
    pub(super) fn draw(&self, random: &mut impl Rng) -> Option<Slide> {
        let mut point = random.random_range(0.0..1.0);
        let chosen = self.slides.iter().find(|(_, weight)| {
            point -= weight;
            point < 0.0
        });
        Some(chosen.or(self.slides.last())?.0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::alphabeta::known_goals;
    use super::*;
    use crate::labyrinth::eval::Belief;
    use crate::labyrinth::rules::{Players, Position, Rules};

    #[test]
    fn slides_that_reach_a_known_target_are_likely() {
        for seed in 0..20 {
            let mut position = Position::deal(seed, Players::THREE, Rules::default());
            for turn in 0..2 {
                let mv = position.moves().nth(turn * 31).unwrap();
                position.play(mv).unwrap();
            }
            let goals = known_goals(&position);
            let expansion = Expansion::new(&position, &goals);
            let mover = position.mover();
            let mut replies = Replies::new(&expansion, position.board(), &[], mover);
            let aim = Aim::of(&position, mover);
            let near = aim.is_near(position.board(), None, position.pawn(mover));
            assert_eq!(replies.chance, if near { 1.0 } else { 0.0 });
            let sum: f32 = replies.slides.iter().map(|(_, weight)| weight).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{sum}");
            replies.slides.sort_by(|a, b| b.1.total_cmp(&a.1));
            let slides = aim.slides(position.board(), None, position.pawn(mover)) as usize;
            let likely: f32 = replies.slides.iter().take(slides).map(|(_, one)| one).sum();
            assert!(slides == 0 || likely > 0.95, "{slides} {likely}");
            for free_order in [false, true] {
                let belief = Belief::uniform(position.board().treasures());
                let targets = if free_order { 5.0 } else { 1.0 };
                let goals = [Goal::Believed(belief.scaled(targets)); 4];
                let expansion = Expansion::new(&position, &goals);
                let replies = Replies::new(&expansion, position.board(), &[], mover);
                let pawn = position.pawn(mover);
                let expected = goals[0].chance_now(position.board(), None, pawn);
                assert_eq!(replies.chance, expected);
            }
            let slide = replies.slides[0].0;
            let after = position.board().slid(slide);
            let replies = Replies::new(&expansion, &after, &[slide.arrow], mover);
            let closed = slide.arrow.opposite();
            assert!(
                replies
                    .slides
                    .iter()
                    .all(|(slide, _)| slide.arrow != closed)
            );
        }
    }
}
