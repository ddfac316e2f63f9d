//! What the player to move may believe of the hidden cards, and deals of these that agree with it.

use super::expand::{reachable, uniform_beliefs};
use crate::labyrinth::eval::Belief;
use crate::labyrinth::rules::{
    Card, Hand, Player, Position, Record, Seat, Treasure, TreasureSet,
};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// The factor for a treasure that a player could have reached in a turn and did not: almost always it is
/// not the target.
const MISSED: f32 = 0.03;

/// The beliefs about the targets of all seats at the end of a record, by what everybody has seen of the
/// game. `view` is the position as the player to move sees it.
pub(super) fn beliefs(record: &Record, view: &Position) -> [Belief; 4] {
    let unnamed = view.unnamed();
    let start = uniform_beliefs(view);
    let mut beliefs = start;
    let free_order = view.rules().free_order;
    let mut position = record.start().clone();
    for ply in record.plies() {
        let index = ply.mover.index();
        if ply.uncovered.is_none() {
            beliefs[index].multiply(reachable(&position, unnamed), MISSED);
        } else if !free_order {
            beliefs[index] = start[index];
        }
        position.play_unchecked(ply.mv);
    }
    Seat::ALL.map(|seat| {
        let targets = start[seat.index()].targets();
        beliefs[seat.index()].scaled(targets)
    })
}

/// A position that looks like this one to whoever sees it, with the hidden cards dealt at random: first
/// the targets by the beliefs, then all others (determinisation).
pub(super) fn determinised(
    view: &Position,
    beliefs: &[Belief; 4],
    random: &mut impl Rng,
) -> Position {
    let mut unnamed = view.unnamed();
    let mut lefts = Seat::ALL.map(|seat| view.hand(seat).left().to_vec());
    let free_order = view.rules().free_order;
    for &seat in view.seats() {
        let left = &mut lefts[seat.index()];
        let targets = if free_order { left.len() } else { 1 };
        for card in left.iter_mut().take(targets).filter(|card| card.is_none()) {
            *card = draw(&mut unnamed, &beliefs[seat.index()], random);
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
        view.seats().contains(&seat).then_some(())?;
        Some(Player {
            pawn: view.pawn(seat),
            hand: Hand::new(&lefts[seat.index()], view.hand(seat).uncovered())?,
        })
    });
    Position::new(
        *view.board(),
        players,
        view.mover(),
        view.closed(),
        view.turn(),
        view.rules(),
    )
    .ok()
}

/// Draws a treasure from a set by a belief.
fn draw(
    treasures: &mut TreasureSet,
    belief: &Belief,
    random: &mut impl Rng,
) -> Option<Treasure> {
    let weight = |treasure| belief.weight(treasure) + 1e-6;
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
