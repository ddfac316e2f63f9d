//! The outlook of a move: the chance to reach a target in the next turn, over the slides that the other
//! players may make before it. With two players it is exact but for the likelihood of these slides.

use super::expand::{Child, Expansion, chance_of_last};
use crate::labyrinth::eval::{Aim, Goal, Racer};
use crate::labyrinth::rules::{
    Arrow, Bitboard, Board, Move, Reach, Seat, Slide, Square, Treasure, TreasureSet,
};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

/// The number of sequences of slides that stand for those of several other players.
const SAMPLES: usize = 40;
/// The number of destinations without a target that are kept for each slide.
const QUIET: usize = 2;

/// The slides that other players make between two turns, and where they lead.
struct Scenario {
    board: Board,
    arrows: ArrayVec<Arrow, 3>,
    weight: f32,
}

impl Scenario {
    fn closed(&self) -> Option<Arrow> {
        self.arrows.last().map(|arrow| arrow.opposite())
    }
}

impl Expansion<'_> {
    /// The best moves that begin with this slide and end on one of its squares, with better estimates than
    /// [`children`](Expansion::children) makes.
    pub(super) fn outlook(&self, reach: Reach, random: &mut impl Rng) -> Vec<Child> {
        let Reach { slide, squares } = reach;
        let mover = self.position.mover();
        let board = self.position.board().slid(slide);
        let others = self.others(&board, slide.arrow);
        let steps = super::expand::steps(self.position, mover);
        let scenarios = self.scenarios(&board, slide.arrow, random);
        // Who cannot make the last step in the coming turn cannot prevent a win after all slides.
        let harmless = self.opponents() == 1
            && others
                .iter()
                .all(|racer| racer.steps > 1 || racer.next == 0.0);
        let child = |to, steps, outlook: Outlook| Child {
            mv: Move::new(slide, to),
            chance: {
                let next = outlook.chance;
                chance_of_last(&others, Racer { steps, next })
            },
            mate: match steps {
                0 => Some(1),
                1 if harmless && outlook.always => Some(3),
                _ => None,
            },
        };
        let hits = self.hits(slide, squares);
        let mut children: Vec<Child> = hits
            .into_iter()
            .map(|to| {
                let goal = self.goal_after(&board, to);
                child(to, steps - 1, goal_outlook(goal, to, &scenarios))
            })
            .collect();
        if let Goal::Known(aim) = self.goals[mover.index()].slid(slide.arrow) {
            let quiet = squares & !hits;
            let outlooks = quiet_outlooks(aim, quiet, &scenarios);
            children.extend(
                outlooks
                    .into_iter()
                    .map(|(to, outlook)| child(to, steps, outlook)),
            );
        }
        if children.is_empty() {
            self.children(reach, &mut children);
        }
        children
    }

    /// The slides that may come before the mover's next turn, with their likelihood.
    fn scenarios(&self, board: &Board, arrow: Arrow, random: &mut impl Rng) -> Vec<Scenario> {
        let next = self.position.after(self.position.mover());
        let first = self.likely_slides(board, arrow, next);
        let scenario = |slide: Slide, weight| Scenario {
            board: board.slid(slide),
            arrows: [slide.arrow].into_iter().collect(),
            weight,
        };
        let later = self.opponents() - 1;
        if later == 0 {
            return first
                .into_iter()
                .map(|(slide, weight)| scenario(slide, weight))
                .collect();
        }
        let mut draw = || {
            let mut point = random.random_range(0.0..1.0);
            let chosen = first.iter().find(|(_, weight)| {
                point -= weight;
                point < 0.0
            });
            let &(slide, _) = chosen.or(first.last())?;
            let mut scenario = scenario(slide, 1.0 / SAMPLES as f32);
            for _ in 0..later {
                let slide = any_slide(&scenario.board, scenario.closed(), random)?;
                scenario.board = scenario.board.slid(slide);
                scenario.arrows.push(slide.arrow);
            }
            Some(scenario)
        };
        (0..SAMPLES).filter_map(|_| draw()).collect()
    }

    /// The slides of the player who moves next, after a slide at the arrow `last`, and how likely they are: those
    /// that reach a target if there are any, else all alike.
    fn likely_slides(&self, board: &Board, last: Arrow, seat: Seat) -> Vec<(Slide, f32)> {
        let pawn = last.carry(self.position.pawn(seat));
        let goal = self.goals[seat.index()].slid(last);
        let aims: Vec<(f32, Aim)> = match goal {
            Goal::Known(aim) => vec![(1.0, aim)],
            Goal::Believed(belief) => {
                let aim = |one: Treasure| Aim::treasures(board, TreasureSet::of(one));
                let treasures = belief.treasures();
                let weighted = treasures.iter().map(|one| (belief.weight(one), aim(one)));
                weighted.collect()
            }
        };
        let mut slides: Vec<(Slide, u32)> = Vec::with_capacity(48);
        let mut counts = [0_u32; Treasure::COUNT];
        for arrow in Arrow::all().filter(|&arrow| arrow != last.opposite()) {
            let reach = board.reach_after(arrow, pawn);
            for &orientation in board.spare().shape.orientations() {
                let squares = reach[orientation.index()];
                let mut reached = 0;
                for (index, (_, aim)) in aims.iter().enumerate() {
                    let hit = u32::from(aim.slid(arrow).squares().intersects(squares));
                    counts[index] += hit;
                    reached |= hit << index;
                }
                slides.push((Slide { arrow, orientation }, reached));
            }
        }
        let sum: f32 = aims.iter().map(|(weight, _)| weight).sum::<f32>().max(1e-6);
        let share = |index: usize| match counts[index] {
            0 => 0.0,
            count => aims[index].0 / sum / count as f32,
        };
        let shares: Vec<f32> = (0..aims.len()).map(share).collect();
        let missed: f32 = (0..aims.len())
            .filter(|&index| counts[index] == 0)
            .map(|index| aims[index].0 / sum)
            .sum();
        // Nobody is sure to play as expected.
        let each = (missed + 0.05) / 1.05 / slides.len() as f32;
        let weight = |reached: u32| {
            let hits = (0..shares.len()).filter(|index| reached >> index & 1 != 0);
            each + hits.map(|index| shares[index]).sum::<f32>() / 1.05
        };
        slides
            .into_iter()
            .map(|(slide, reached)| (slide, weight(reached)))
            .collect()
    }
}

/// The chance to reach a target in the next turn.
#[derive(Clone, Copy)]
struct Outlook {
    chance: f32,
    /// Whether it is reached after all slides.
    always: bool,
}

/// The outlook of a pawn on this square with this goal.
fn goal_outlook(goal: Goal, to: Square, scenarios: &[Scenario]) -> Outlook {
    let mut outlook = Outlook {
        chance: 0.0,
        always: true,
    };
    for scenario in scenarios {
        let (mut goal, mut pawn) = (goal, to);
        for &arrow in &scenario.arrows {
            (goal, pawn) = (goal.slid(arrow), arrow.carry(pawn));
        }
        let chance = goal.chance_now(&scenario.board, scenario.closed(), pawn);
        outlook.chance += scenario.weight * chance;
        outlook.always &= chance == 1.0 && matches!(goal, Goal::Known(_));
    }
    outlook
}

/// The squares of a set with the best outlooks for this aim, best first.
fn quiet_outlooks(
    aim: Aim,
    squares: Bitboard,
    scenarios: &[Scenario],
) -> ArrayVec<(Square, Outlook), QUIET> {
    let mut chances = [0.0; Square::COUNT];
    let mut always = squares;
    for scenario in scenarios {
        let mut aim = aim;
        for &arrow in &scenario.arrows {
            aim = aim.slid(arrow);
        }
        let near = aim.near(&scenario.board, scenario.closed());
        let near = scenario
            .arrows
            .iter()
            .rev()
            .fold(near, |near, arrow| arrow.opposite().carry_all(near));
        always &= near;
        for square in near & squares {
            chances[square.index()] += scenario.weight;
        }
    }
    let mut best: Vec<Square> = squares.into_iter().collect();
    best.sort_by(|a, b| chances[b.index()].total_cmp(&chances[a.index()]));
    best.into_iter()
        .take(QUIET)
        .map(|square| {
            let outlook = Outlook {
                chance: chances[square.index()],
                always: always.contains(square),
            };
            (square, outlook)
        })
        .collect()
}

/// A random slide.
fn any_slide(board: &Board, closed: Option<Arrow>, random: &mut impl Rng) -> Option<Slide> {
    let orientations = board.spare().shape.orientations();
    let orientation = orientations[random.random_range(0..orientations.len())];
    let open = Arrow::all().filter(|&arrow| Some(arrow) != closed);
    let arrow = open.clone().nth(random.random_range(0..open.count()))?;
    Some(Slide { arrow, orientation })
}
