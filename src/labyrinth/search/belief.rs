//! The players' beliefs about the hidden cards, from what everybody has seen of the game, and deals of
//! these cards that are consistent with them.

use super::expand::Goals;
use crate::labyrinth::eval::{Aim, Belief, Goal, Prospects};
use crate::labyrinth::rules::{
    Board, Card, Hand, Player, Position, Record, Seat, Treasure, TreasureSet, Undo,
};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// The factor for a treasure that a player could have reached in a turn but did not: it is seldom the target.
const MISSED: f32 = 0.1;
/// The factor for a treasure that no slide reaches from where a turn stopped that reached no target.
const FAR: f32 = 0.15;
/// What each slide that reaches it adds to the factor of another treasure.
const NEARER: f32 = 0.03;
/// A player who reaches no target prefers a square by this factor for each slide that would reach the target from it.
const PREFERENCE: f32 = 2.2;
/// The part of turns that stop on a square chosen without regard to that.
const CARELESS: f32 = 0.15;

/// What everybody knows about the cards: the treasures that nobody has uncovered, and how likely each
/// is a player's target.
#[derive(Clone, Debug)]
pub(super) struct Public {
    unseen: TreasureSet,
    beliefs: [Belief; 4],
}

impl Public {
    fn start(position: &Position) -> Public {
        let cards = position.seats().iter().map(|&seat| position.hand(seat));
        let uncovered = cards.flat_map(|hand| hand.uncovered().iter().copied().flatten());
        let mut public = Public {
            unseen: position.board().treasures() - uncovered.collect(),
            beliefs: [Belief::uniform(TreasureSet::EMPTY); 4],
        };
        for seat in Seat::ALL {
            public.begin(position, seat);
        }
        public
    }

    /// The knowledge at the end of a record of those who remember this many turns. What was uncovered lies open.
    pub(super) fn new(record: &Record, turns: usize) -> Public {
        let mut position = record.start().clone();
        let plies = record.plies();
        let (forgotten, remembered) = plies.split_at(plies.len().saturating_sub(turns));
        for ply in forgotten {
            position.play_unchecked(ply.mv);
        }
        let mut public = Public::start(&position);
        for ply in remembered {
            let before = position.clone();
            let undo = position.play_unchecked(ply.mv);
            public.update(&before, &undo, &position);
        }
        public
    }

    /// Resets what is known about this player's targets.
    fn begin(&mut self, position: &Position, seat: Seat) {
        let belief = Belief::uniform(self.unseen);
        self.beliefs[seat.index()] = belief.scaled(targets(position, seat) as f32);
    }

    /// Updates the beliefs after a turn, from the positions before and after it.
    pub(super) fn update(&mut self, before: &Position, undo: &Undo, after: &Position) {
        let mover = undo.mover;
        let Some(uncovered) = undo.uncovered else {
            return self.miss(undo, before, after);
        };
        let uncovered = TreasureSet::of(uncovered);
        self.unseen = self.unseen - uncovered;
        for &seat in after.seats() {
            let belief = &mut self.beliefs[seat.index()];
            belief.multiply(uncovered, 0.0);
            *belief = belief.scaled(targets(after, seat) as f32);
        }
        if !after.rules().free_order {
            self.begin(after, mover);
        }
    }

    /// Updates the beliefs after a turn that reached no target.
    fn miss(&mut self, undo: &Undo, before: &Position, after: &Position) {
        let mover = undo.mover;
        let belief = &mut self.beliefs[mover.index()];
        let prospects = Prospects::new(before.board(), before.closed(), before.pawn(mover));
        belief.multiply(prospects.reached(before.board(), self.unseen), MISSED);
        // With several targets the player may go near any of them.
        if !after.rules().free_order {
            let choice = Choice::new(undo, before, after);
            for treasure in self.unseen.iter() {
                belief.multiply(TreasureSet::of(treasure), choice.factor(treasure));
            }
        }
        *belief = belief.scaled(targets(after, mover) as f32);
    }

    /// The treasures that may be on cards that this player does not see.
    pub(super) fn unseen_by(&self, position: &Position, viewer: Seat) -> TreasureSet {
        self.unseen - own_cards(position, viewer)
    }

    /// The goals of all players as far as this one can know them, using only what the player may see of
    /// the position.
    pub(super) fn goals(&self, position: &Position, viewer: Seat) -> Goals {
        let own = own_cards(position, viewer);
        Seat::ALL.map(|seat| {
            let left = position.hand(seat).left();
            let seen = seat == viewer && left.iter().any(Option::is_some);
            if left.is_empty() || seen {
                return Goal::Known(Aim::of(position, seat));
            }
            let mut belief = self.beliefs[seat.index()];
            belief.multiply(own, 0.0);
            Goal::Believed(belief.scaled(targets(position, seat) as f32))
        })
    }
}

/// The square on which a turn stopped that reached no target, among those on which it could have stopped after the
/// same slide.
struct Choice<'a> {
    board: &'a Board,
    chosen: Prospects,
    all: Vec<Prospects>,
}

impl Choice<'_> {
    fn new<'a>(undo: &Undo, before: &Position, after: &'a Position) -> Choice<'a> {
        let (board, mv) = (after.board(), undo.mv.mv);
        let squares = board.reach(mv.arrow().carry(before.pawn(undo.mover)));
        Choice {
            board,
            chosen: Prospects::new(board, None, mv.to()),
            all: Prospects::of_all(board, None, squares),
        }
    }

    /// How much more often than by chance a player with this target stops on the chosen square, and less often
    /// altogether if that is far from it.
    fn factor(&self, treasure: Treasure) -> f32 {
        let slides = |one: &Prospects| one.slides(self.board, treasure) as i32;
        let chosen = slides(&self.chosen);
        let preferences = self
            .all
            .iter()
            .map(|one| PREFERENCE.powi(slides(one) - chosen));
        let mean = preferences.sum::<f32>() / self.all.len() as f32;
        let near = match chosen {
            0 => FAR,
            _ => 1.0 + NEARER * chosen as f32,
        };
        near * (CARELESS + (1.0 - CARELESS) / mean)
    }
}

/// The number of cards that a player with cards left may uncover next.
fn targets(position: &Position, seat: Seat) -> usize {
    if position.rules().free_order {
        position.hand(seat).left().len()
    } else {
        1
    }
}

/// The cards still to be found that this player sees.
fn own_cards(position: &Position, viewer: Seat) -> TreasureSet {
    let hand = position.hand(viewer);
    if position.rules().free_order {
        hand.known_left()
    } else {
        hand.top().flatten().into_iter().collect()
    }
}

/// A position that looks like this one, with the hidden cards dealt at random (determinisation): first
/// the targets, by the beliefs among these goals, then all others.
pub(super) fn determinised(view: &Position, goals: &Goals, random: &mut impl Rng) -> Position {
    let mut unnamed = view.unnamed();
    let mut lefts = Seat::ALL.map(|seat| view.hand(seat).left().to_vec());
    for &seat in view.seats() {
        let left = &mut lefts[seat.index()];
        for card in left
            .iter_mut()
            .take(targets(view, seat))
            .filter(|card| card.is_none())
        {
            *card = draw(&mut unnamed, &goals[seat.index()], random);
        }
    }
    let mut others: Vec<Treasure> = unnamed.iter().collect();
    others.shuffle(random);
    for card in lefts.iter_mut().flatten().filter(|card| card.is_none()) {
        *card = others.pop();
    }
    with_cards(view, &lefts).unwrap_or_else(|| view.clone())
}

/// The position with these cards still to be found.
fn with_cards(view: &Position, lefts: &[Vec<Card>; 4]) -> Option<Position> {
    let players = Seat::ALL.map(|seat| {
        let player = view.player(seat)?;
        Some(Player {
            hand: Hand::new(&lefts[seat.index()], player.hand.uncovered())?,
            ..player
        })
    });
    let (board, mover, closed) = (*view.board(), view.mover(), view.closed());
    Position::new(board, players, mover, closed, view.turn(), view.rules()).ok()
}

/// Draws a treasure, weighted by a goal, and removes it from the set; `None` if the set is empty.
fn draw(treasures: &mut TreasureSet, goal: &Goal, random: &mut impl Rng) -> Option<Treasure> {
    let weight = |treasure| match goal {
        Goal::Known(_) => 1.0,
        Goal::Believed(belief) => belief.weight(treasure) + 1e-6,
    };
    let sum: f32 = treasures.iter().map(weight).sum();
    let mut point = random.random_range(0.0..1.0) * sum;
    let chosen = treasures
        .iter()
        .find(|&treasure| {
            point -= weight(treasure);
            point < 0.0
        })
        .or_else(|| treasures.iter().last())?;
    *treasures = *treasures - TreasureSet::of(chosen);
    Some(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::{Move, Players, Rules, Square};

    #[test]
    fn who_misses_is_believed_to_go_near_the_target() {
        let mut near = 0;
        for seed in 0..40 {
            let start = Position::deal(seed, Players::TWO, Rules::default());
            let mover = start.mover();
            let target = start.hand(mover).left()[0].unwrap();
            let uniform = Public::start(&start).beliefs[mover.index()].weight(target);
            let prospects = Prospects::new(start.board(), None, start.pawn(mover));
            if prospects.slides(start.board(), target) > 0 {
                continue;
            }
            // The turn after which the most slides reach the target, and one after which none does.
            let slides = |mv: &Move| {
                let mut after = start.clone();
                after.play(*mv).unwrap();
                let prospects = Prospects::new(after.board(), None, after.pawn(mover));
                prospects.slides(after.board(), target)
            };
            let weight = |mv: Move| {
                let mut record = Record::new(start.clone());
                record.play(mv).unwrap();
                Public::new(&record, usize::MAX).beliefs[mover.index()].weight(target)
            };
            let best = start.moves().max_by_key(slides).unwrap();
            let Some(far) = start.moves().find(|mv| slides(mv) == 0) else {
                continue;
            };
            if slides(&best) >= 6 {
                assert!(weight(best) > uniform && weight(best) > 2.0 * weight(far));
                near += 1;
            }
        }
        assert!(near > 3, "{near}");
    }

    #[test]
    fn the_square_chosen_tells_which_target_it_serves() {
        let (mut told, mut asked) = (0, 0);
        for seed in 0..30 {
            let before = Position::deal(seed, Players::TWO, Rules::default());
            let (mover, board) = (before.mover(), before.board());
            let reach = before.reaches()[seed as usize % 20];
            let after = board.slid(reach.slide);
            for treasure in board.treasures().iter() {
                let slides =
                    |to: &Square| Prospects::new(&after, None, *to).slides(&after, treasure);
                let best = reach.squares.into_iter().max_by_key(slides).unwrap();
                let worst = reach.squares.into_iter().min_by_key(slides).unwrap();
                let factor = |to: Square| {
                    let mut position = before.clone();
                    let undo = position.play_unchecked(Move::new(reach.slide, to));
                    assert_eq!(undo.mover, mover);
                    Choice::new(&undo, &before, &position).factor(treasure)
                };
                if slides(&best) == slides(&worst) {
                    let no_choice = match slides(&best) {
                        0 => FAR,
                        count => 1.0 + NEARER * count as f32,
                    };
                    assert!((factor(best) - no_choice).abs() < 1e-3);
                } else {
                    asked += 1;
                    assert!(factor(best) > factor(worst));
                    told += u32::from(factor(best) > 3.0 * factor(worst));
                }
            }
        }
        assert!(asked > 100 && told * 2 > asked, "{told} of {asked}");
    }

    #[test]
    fn who_forgets_a_turn_believes_what_it_did_before() {
        let mut record = Record::new(Position::deal(4, Players::TWO, Rules::default()));
        let mover = record.position().mover();
        let (all, start) = (usize::MAX, Public::new(&record, 0));
        let quiet = record.position().moves().find(|&mv| {
            let mut after = record.clone();
            after.play(mv).unwrap().uncovered.is_none()
        });
        record.play(quiet.unwrap()).unwrap();
        let belief = |turns| Public::new(&record, turns).beliefs[mover.index()];
        let weights = |belief: Belief| {
            let treasures = record.position().board().treasures();
            treasures
                .iter()
                .map(|one| belief.weight(one))
                .collect::<Vec<_>>()
        };
        let uniform = weights(start.beliefs[mover.index()]);
        assert_eq!(weights(belief(0)), uniform);
        assert_eq!(weights(belief(1)), weights(belief(all)));
        assert_ne!(weights(belief(1)), uniform);
    }
}
