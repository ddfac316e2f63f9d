//! The outlook of a move: the chance of reaching a target in the next turn, over the slides that the
//! other players may make before it. With two players only the likelihood of these slides is an
//! estimate; with several players the outlook is sampled, and so are the chances of those who move
//! after the next player. There everybody prevents a win of the next one.

use super::expand::{Child, Expansion, Racers, chance_of_last, steps};
use super::replies::Replies;
use super::threat::{Killers, Threat};
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
    /// The board before the last of them.
    before_last: Board,
}

impl Scenario {
    fn closed(&self) -> Option<Arrow> {
        self.arrows.last().map(|arrow| arrow.opposite())
    }
}

/// Where these squares lay before the slides at these arrows.
fn carried_back(arrows: &[Arrow], squares: Bitboard) -> Bitboard {
    let back = arrows.iter().rev();
    back.fold(squares, |set, arrow| arrow.opposite().carry_all(set))
}

/// Whether the last of several opponents prevents, if it can, a step of the mover when this many are left: the last one, to
/// a place that all know.
fn is_prevented(expansion: &Expansion<'_>, left: usize) -> bool {
    let is_public = expansion.unseen.is_none() || !expansion.position.rules().no_return;
    left == 1 && is_public && expansion.opponents() > 1
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
    /// The slides with which the last opponent prevented a win of the mover.
    killers: Killers,
    /// The mazes looked at so far.
    mazes: u64,
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
            killers: Killers::default(),
            mazes: 0,
        };
        if expansion.opponents() == 1 {
            for (reply, weight) in outlook.replies.slides.clone() {
                let scenario = outlook.after(reply, weight);
                outlook.add(expansion, &scenario);
            }
        }
        outlook
    }

    fn after(&self, reply: Slide, weight: f32) -> Scenario {
        Scenario {
            board: self.board.slid(reply),
            arrows: [reply.arrow].into_iter().collect(),
            weight,
            before_last: self.board,
        }
    }

    /// Adds scenarios drawn at random until this many mazes have been looked at, and returns their number. The same seed
    /// draws the same for all slides.
    pub(super) fn sample(&mut self, expansion: &Expansion<'_>, mazes: u32, seed: u64) -> u64 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let before = self.mazes;
        while self.mazes < before + u64::from(mazes) {
            self.mazes += 1;
            if let Some(scenario) = self.draw(expansion, &mut random) {
                self.add(expansion, &scenario);
            }
            self.samples += 1;
        }
        self.mazes - before
    }

    /// A sequence of slides of all other players, each chosen after those before it.
    fn draw(&mut self, expansion: &Expansion<'_>, random: &mut impl Rng) -> Option<Scenario> {
        let position = expansion.position;
        let mover = position.mover();
        let mut arrows: ArrayVec<Arrow, 4> = [self.reach.slide.arrow].into_iter().collect();
        let (mut board, mut before_last) = (self.board, self.board);
        let mut seat = position.after(mover);
        while seat != mover {
            let sampled;
            let replies = match arrows.len() {
                1 => &self.replies,
                place => {
                    sampled = Replies::new(expansion, &board, &arrows, seat);
                    self.later[place - 2] += sampled.chance;
                    &sampled
                }
            };
            seat = position.after(seat);
            let others = seat != mover;
            let threat = others.then(|| Threat::of(expansion, &arrows, seat));
            let slide = match threat.flatten() {
                None => replies.draw(random)?,
                Some(threat) => {
                    let (slide, mazes) = threat.prevented(&board, replies, random)?;
                    self.mazes += mazes;
                    slide
                }
            };
            before_last = board;
            board = board.slid(slide);
            arrows.push(slide.arrow);
        }
        Some(Scenario {
            board,
            arrows: arrows.iter().skip(1).copied().collect(),
            weight: 1.0,
            before_last,
        })
    }

    fn add(&mut self, expansion: &Expansion<'_>, scenario: &Scenario) {
        let left = steps(expansion.position, expansion.position.mover());
        self.weight += scenario.weight;
        let mut hits = std::mem::take(&mut self.hits);
        for (to, goal, sum) in &mut hits {
            let (mut after, mut pawn) = (*goal, *to);
            for &arrow in &scenario.arrows {
                (after, pawn) = (after.slid(arrow), arrow.carry(pawn));
            }
            let mut chance = after.chance_now(&scenario.board, scenario.closed(), pawn);
            if let Goal::Known(aim) = *goal
                && is_prevented(expansion, left - 1)
                && self
                    .unstoppable(scenario, aim, Bitboard::of(*to))
                    .is_empty()
            {
                chance = 0.0;
            }
            sum.chance += scenario.weight * chance;
            sum.always &= chance == 1.0 && matches!(goal, Goal::Known(_));
        }
        self.hits = hits;
        let Some(aim) = self.aim else { return };
        let slid = |aim: Aim, arrow: &Arrow| aim.slid(*arrow);
        let near = scenario.arrows.iter().fold(aim, slid);
        let near = near.near(&scenario.board, scenario.closed());
        let near = carried_back(&scenario.arrows, near);
        let near = match is_prevented(expansion, left) {
            true => self.unstoppable(scenario, aim, self.reach.squares & near),
            false => near,
        };
        for square in self.reach.squares {
            let sum = &mut self.quiet[square.index()];
            let reached = near.contains(square);
            sum.chance += scenario.weight * f32::from(u8::from(reached));
            sum.always &= reached;
        }
    }

    /// Of these squares after the mover's slide, those from which it reaches the aim in its next turn, whatever the last
    /// opponent does in this scenario.
    fn unstoppable(&mut self, scenario: &Scenario, mut aim: Aim, mut from: Bitboard) -> Bitboard {
        let Some((_, arrows)) = scenario.arrows.split_last() else {
            return from;
        };
        for &arrow in arrows {
            (aim, from) = (aim.slid(arrow), arrow.carry_all(from));
        }
        let closed = arrows.last().map(|arrow| arrow.opposite());
        let killers = &mut self.killers;
        let (left, mazes) = killers.unstoppable(&scenario.before_last, closed, aim, from);
        self.mazes += mazes;
        carried_back(arrows, left)
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
