//! The outlook of a move: the chance of reaching a target in the next turn, over the slides that the
//! other players may make before it. With two players only the likelihood of these slides is an
//! estimate; with several players the outlook is sampled, and so are the chances of those who move
//! after the next player.

use super::expand::{Child, Expansion, Racers, chance_of_last, steps};
use super::replies::Replies;
use crate::labyrinth::eval::{Aim, Goal, Racer};
use crate::labyrinth::rules::{Arrow, Bitboard, Board, Move, Reach, Slide, Square};
use arrayvec::ArrayVec;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

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

/// The moves that begin with one slide, with their outlooks.
#[derive(Clone)]
pub(super) struct Outlook {
    reach: Reach,
    /// The board after the slide.
    board: Board,
    /// The other players in the order of play.
    others: Racers,
    /// The slides of the player who moves next.
    replies: Replies,
    /// The squares with a target, each with the goal after reaching it.
    hits: Vec<(Square, Goal, Sum)>,
    /// The aim of a pawn that reaches no target in this turn, if known.
    aim: Option<Aim>,
    /// By square, for those without a target.
    quiet: [Sum; Square::COUNT],
    /// The chances of the players after the next one to reach a target in their next turns, summed over
    /// the samples.
    later: [f32; 2],
    /// The total likelihood of the scenarios so far.
    weight: f32,
    /// The number of scenarios drawn at random.
    samples: u32,
}

/// The chance of reaching a target in the next turn, summed over scenarios.
#[derive(Clone, Copy)]
struct Sum {
    chance: f32,
    /// Whether it is reached after all of them.
    always: bool,
}

impl Sum {
    const NOTHING: Sum = Sum {
        chance: 0.0,
        always: true,
    };
}

impl Outlook {
    /// The outlook of the moves that begin with this slide and end on one of its squares, over all
    /// slides of the opponent. With several opponents, [`sample`](Outlook::sample) must add what they
    /// may play.
    pub(super) fn new(expansion: &Expansion<'_>, reach: Reach) -> Outlook {
        let Reach { slide, squares } = reach;
        let position = expansion.position;
        let board = position.board().slid(slide);
        let mover = position.mover();
        let next = position.after(mover);
        let hits = expansion.hits(slide, squares).into_iter();
        let mut outlook = Outlook {
            reach,
            others: expansion.others(&board, slide.arrow),
            replies: Replies::new(expansion, &board, &[slide.arrow], next),
            later: [0.0; 2],
            hits: hits
                .map(|to| (to, expansion.goal_after(&board, to), Sum::NOTHING))
                .collect(),
            aim: match expansion.goals[mover.index()].slid(slide.arrow) {
                Goal::Known(aim) => Some(aim),
                Goal::Believed(_) => None,
            },
            quiet: [Sum::NOTHING; Square::COUNT],
            board,
            weight: 0.0,
            samples: 0,
        };
        if expansion.opponents() == 1 {
            for (reply, weight) in outlook.replies.slides.clone() {
                outlook.add(&outlook.after(reply, weight));
            }
        }
        outlook
    }

    fn after(&self, reply: Slide, weight: f32) -> Scenario {
        Scenario {
            board: self.board.slid(reply),
            arrows: [reply.arrow].into_iter().collect(),
            weight,
        }
    }

    /// Adds scenarios drawn at random. The same seed draws the same for all slides.
    pub(super) fn sample(&mut self, expansion: &Expansion<'_>, count: u32, seed: u64) {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        for _ in 0..count {
            if let Some(scenario) = self.draw(expansion, &mut random) {
                self.add(&scenario);
            }
        }
        self.samples += count;
    }

    /// A sequence of slides of all other players, each chosen after those before it.
    fn draw(&mut self, expansion: &Expansion<'_>, random: &mut impl Rng) -> Option<Scenario> {
        let mut scenario = self.after(self.replies.draw(random)?, 1.0);
        let mut arrows: ArrayVec<Arrow, 4> = [self.reach.slide.arrow].into_iter().collect();
        let position = expansion.position;
        let mut seat = position.after(position.after(position.mover()));
        for later in &mut self.later {
            if seat == position.mover() {
                break;
            }
            arrows.push(*scenario.arrows.last()?);
            let replies = Replies::new(expansion, &scenario.board, &arrows, seat);
            *later += replies.chance;
            let slide = replies.draw(random)?;
            scenario.board = scenario.board.slid(slide);
            scenario.arrows.push(slide.arrow);
            seat = position.after(seat);
        }
        Some(scenario)
    }

    fn add(&mut self, scenario: &Scenario) {
        self.weight += scenario.weight;
        for (to, goal, sum) in &mut self.hits {
            let (mut goal, mut pawn) = (*goal, *to);
            for &arrow in &scenario.arrows {
                (goal, pawn) = (goal.slid(arrow), arrow.carry(pawn));
            }
            let chance = goal.chance_now(&scenario.board, scenario.closed(), pawn);
            sum.chance += scenario.weight * chance;
            sum.always &= chance == 1.0 && matches!(goal, Goal::Known(_));
        }
        let Some(mut aim) = self.aim else { return };
        for &arrow in &scenario.arrows {
            aim = aim.slid(arrow);
        }
        let near = aim.near(&scenario.board, scenario.closed());
        let back = scenario.arrows.iter().rev();
        let near = back.fold(near, |near, arrow| arrow.opposite().carry_all(near));
        for square in self.reach.squares {
            let sum = &mut self.quiet[square.index()];
            let reached = near.contains(square);
            sum.chance += scenario.weight * f32::from(u8::from(reached));
            sum.always &= reached;
        }
    }

    /// The best of the moves, with their chances of reaching a target taken `errors` standard errors
    /// above the samples' mean.
    pub(super) fn children(&self, expansion: &Expansion<'_>, errors: f32) -> Vec<Child> {
        let steps = steps(expansion.position, expansion.position.mover());
        let others = self.others();
        // An opponent who cannot make the last step next turn cannot prevent a win that each of its
        // slides allows.
        let harmless = others.len() == 1
            && others
                .iter()
                .all(|racer| racer.steps > 1 || racer.next == 0.0);
        let child = |to, steps, sum: Sum| {
            let next = self.chance(sum, errors);
            Child {
                mv: Move::new(self.reach.slide, to),
                chance: chance_of_last(&others, Racer { steps, next }),
                mate: match steps {
                    0 => Some(1),
                    1 if harmless && sum.always => Some(3),
                    _ => None,
                },
            }
        };
        let mut quiet = self.reach.squares;
        let mut children: Vec<Child> = Vec::new();
        for &(to, _, sum) in &self.hits {
            quiet &= !Bitboard::of(to);
            children.push(child(to, steps - 1, sum));
        }
        if self.aim.is_some() {
            let mut best: Vec<Square> = quiet.into_iter().collect();
            let chance = |square: &Square| self.quiet[square.index()].chance;
            best.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
            let best = best.into_iter().take(QUIET);
            children.extend(best.map(|to| child(to, steps, self.quiet[to.index()])));
        }
        if children.is_empty() {
            expansion.children(self.reach, &mut children);
        }
        children
    }

    /// The other players in the order of play. What those after the next one can reach depends on
    /// earlier slides, so the samples estimate it better.
    fn others(&self) -> Racers {
        let mut others = self.others.clone();
        if self.samples > 0 {
            for (racer, chance) in others.iter_mut().skip(1).zip(self.later) {
                racer.next = chance / self.samples as f32;
            }
        }
        others
    }

    /// A chance of reaching a target, `errors` standard errors above the mean.
    fn chance(&self, sum: Sum, errors: f32) -> f32 {
        let chance = sum.chance / self.weight.max(f32::MIN_POSITIVE);
        if self.samples == 0 {
            return chance;
        }
        let samples = self.samples as f32;
        // A few samples that agree prove little.
        let variance = chance * (1.0 - chance) + 1.0 / samples;
        (chance + errors * (variance / samples).sqrt()).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::alphabeta::known_goals;
    use super::super::expand::Goals;
    use super::*;
    use crate::labyrinth::rules::{Players, Position, Rules};

    fn deal(seed: u64, players: Players) -> (Position, Goals) {
        let position = Position::deal(seed, players, Rules::default());
        let goals = known_goals(&position);
        (position, goals)
    }

    /// The chance that the target is reached next turn from this square, with each reply played on the board.
    fn by_hand(outlook: &Outlook, aim: Aim, to: Square) -> (f32, bool) {
        let (mut chance, mut weights, mut always) = (0.0, 0.0, true);
        for &(reply, weight) in &outlook.replies.slides {
            let board = outlook.board.slid(reply);
            let (aim, pawn) = (aim.slid(reply.arrow), reply.arrow.carry(to));
            let reached = aim.is_near(&board, Some(reply.arrow.opposite()), pawn);
            chance += weight * f32::from(u8::from(reached));
            weights += weight;
            always &= reached;
        }
        (chance / weights, always)
    }

    #[test]
    fn with_two_players_every_reply_counts_by_its_likelihood() {
        let mut seen = 0;
        for seed in 0..6 {
            let (position, goals) = deal(seed, Players::TWO);
            let expansion = Expansion::new(&position, &goals);
            for reach in position.reaches().into_iter().step_by(7) {
                let outlook = Outlook::new(&expansion, reach);
                let aim = outlook.aim.unwrap();
                let hits = expansion.hits(reach.slide, reach.squares);
                for to in reach.squares & !hits {
                    let (chance, always) = by_hand(&outlook, aim, to);
                    let sum = outlook.quiet[to.index()];
                    assert!((outlook.chance(sum, 0.0) - chance).abs() < 1e-4);
                    assert_eq!(sum.always, always);
                    seen += u32::from(chance > 0.0 && chance < 1.0);
                }
                for &(to, goal, sum) in &outlook.hits {
                    let Goal::Known(aim) = goal else { panic!() };
                    let (chance, always) = by_hand(&outlook, aim, to);
                    assert!((outlook.chance(sum, 0.0) - chance).abs() < 1e-4);
                    assert_eq!(sum.always, always);
                }
            }
        }
        assert!(seen > 20, "{seen}");
    }

    #[test]
    fn samples_depend_on_the_seed_and_settle() {
        let (position, goals) = deal(1, Players::FOUR);
        let expansion = Expansion::new(&position, &goals);
        let chances = |count, seed| {
            let mut outlook = Outlook::new(&expansion, position.reaches()[5]);
            outlook.sample(&expansion, count, seed);
            let children = outlook.children(&expansion, 0.0);
            children.iter().map(|one| one.chance).collect::<Vec<_>>()
        };
        assert_eq!(chances(50, 1), chances(50, 1));
        assert_ne!(chances(50, 1), chances(50, 2));
        let apart = |count| (chances(count, 1)[0] - chances(count, 2)[0]).abs();
        assert!(apart(2_000) < 0.02, "{}", apart(2_000));
    }

    #[test]
    fn errors_widen_a_sampled_chance_and_shrink_with_the_samples() {
        let (position, goals) = deal(2, Players::THREE);
        let expansion = Expansion::new(&position, &goals);
        let mut outlook = Outlook::new(&expansion, position.reaches()[0]);
        let mut width = |count| {
            outlook.sample(&expansion, count, 1);
            let sum = Sum {
                chance: 0.5 * outlook.weight,
                always: false,
            };
            let [low, high] = [-1.0, 1.0].map(|errors| outlook.chance(sum, errors));
            assert!(low < 0.5 && high > 0.5);
            high - low
        };
        let (few, many) = (width(20), width(180));
        assert!(many < few / 2.5, "{few} {many}");
    }
}
