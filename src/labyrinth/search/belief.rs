//! The players' beliefs about the hidden cards, from what everybody has seen of the game, and deals of
//! these cards that are consistent with them.

use super::expand::Goals;
use crate::labyrinth::eval::{Aim, Belief, Goal, Prospects};
use crate::labyrinth::rules::{
    Card, Hand, Player, Position, Record, Seat, Treasure, TreasureSet, Undo,
};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// The factor for a treasure that a player could have reached in a turn but did not: it is almost never
/// the target.
const MISSED: f32 = 0.03;

/// The factor for a treasure that a player could reach in the next turn by this many slides, after a
/// turn that reached no target: players who cannot reach the target go near it. Measured in games of
/// the search and of a simple player that maximises the number of slides: 0.1 for none, 1 to 2 for a
/// few, 5 for sixteen.
fn nearness(slides: u32) -> f32 {
    match slides {
        0 => 0.12,
        _ => 0.8 + 0.25 * slides as f32,
    }
}

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

    /// The knowledge at the end of a record.
    pub(super) fn new(record: &Record) -> Public {
        let mut position = record.start().clone();
        let mut public = Public::start(&position);
        for ply in record.plies() {
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
            return self.miss(mover, before, after);
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
    fn miss(&mut self, mover: Seat, before: &Position, after: &Position) {
        let belief = &mut self.beliefs[mover.index()];
        let prospects = Prospects::new(before.board(), before.closed(), before.pawn(mover));
        belief.multiply(prospects.reached(before.board(), self.unseen), MISSED);
        // With several targets the player may go near any of them.
        if !after.rules().free_order {
            let prospects = Prospects::new(after.board(), None, after.pawn(mover));
            for treasure in self.unseen.iter() {
                let slides = prospects.slides(after.board(), treasure);
                belief.multiply(TreasureSet::of(treasure), nearness(slides));
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
    use crate::labyrinth::rules::{Move, Players, Rules};

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
                Public::new(&record).beliefs[mover.index()].weight(target)
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
}
