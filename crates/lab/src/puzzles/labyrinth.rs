//! Finds puzzles of Labyrinth in deals that are played on at random for a while.

use akhet::labyrinth::rules::{Hand, Move, Player, Players, Position, Seat, Treasure};
use akhet_records::puzzles::labyrinth::{
    FIELDS, Puzzle, RULES, TURNS, best_defence, winning_turns,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};

/// How often Blue looks for the treasure on the spare, if it has one.
const ON_SPARE: f64 = 0.25;

/// The share of the puzzles of one turn, in per cent, unless one length is asked for.
const ONE_TURN: usize = 75;

/// The deals searched at a time. The result does not depend on it.
const BATCH: u64 = 256;

/// The puzzles of the lengths, which are all if `turns` is not given, from the deals with the seeds from `seed` on; the
/// shorter ones first, then the easier ones. Fewer than `count` if `stop` is set.
pub(super) fn find_all(
    count: usize,
    turns: Option<u32>,
    seed: u64,
    stop: &AtomicBool,
) -> Vec<Puzzle> {
    let mut puzzles = Vec::new();
    let mut from = seed;
    for length in TURNS {
        let wanted = match turns {
            Some(turns) if turns != length => 0,
            Some(_) => count,
            None if length == *TURNS.start() => count * ONE_TURN / 100,
            None => count - puzzles.len(),
        };
        let mut found: Vec<Puzzle> = Vec::new();
        while found.len() < wanted && !stop.load(Ordering::Relaxed) {
            let seeds: RangeInclusive<u64> = from..=from.saturating_add(BATCH - 1);
            from = from.wrapping_add(BATCH);
            let batch: Vec<_> = seeds
                .into_par_iter()
                .filter_map(|seed| find(seed, length))
                .collect();
            found.extend(batch);
        }
        found.truncate(wanted);
        found.sort_by_key(|puzzle| (puzzle.grade, puzzle.difficulty()));
        puzzles.append(&mut found);
    }
    puzzles
}

/// The text of a file.
pub(super) fn text(puzzles: &[Puzzle], arguments: &str) -> String {
    let mut text = format!(
        "# Puzzles of Labyrinth, {number} of them: Blue, to move, finds the treasure of its card in one turn, or in two whatever\n\
         # Orange does; with one turn by one slide alone, with two by one first turn alone. Made by the command\n\
         #   akhet puzzles --variant labyrinth {arguments}\n\
         # puzzles/README.md says what the fields are, which have tabs between them:\n\
         # {fields}\n",
        number = puzzles.len(),
        fields = FIELDS.join("\t"),
    );
    for puzzle in puzzles {
        text.push_str(&format!("{puzzle}\n"));
    }
    text
}

/// The maximum number of random turns before a puzzle: both pawns are far from home, and the tiles mixed, long before.
const MAX_PLIES: u32 = 24;

/// The puzzle of `turns` turns that the deal of this seed leads to, if there is one.
fn find(seed: u64, turns: u32) -> Option<Puzzle> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let position = task(Position::deal(seed, Players::TWO, RULES), &mut random)?;
    if turns > 1 && !winning_turns(&position, 1).is_empty() {
        return None;
    }
    let [first] = winning_turns(&position, turns)[..] else {
        return None;
    };
    let solution = solution(&position, first)?;
    Some(Puzzle::new(position, solution))
}

/// A position after some random turns, with Blue to move; Blue looks for one treasure, Orange for two.
fn task(mut position: Position, random: &mut Xoshiro256PlusPlus) -> Option<Position> {
    for _ in 0..2 * random.random_range(1..=MAX_PLIES / 2) {
        let moves: Vec<Move> = position.moves().collect();
        position.play(*moves.choose(random)?).ok()?;
    }
    let mut cards: Vec<_> = Treasure::all().map(Some).collect();
    cards.shuffle(random);
    // A treasure on the spare is rarely drawn.
    if let Some(place) = cards
        .iter()
        .position(|&card| card == position.board().spare().treasure)
        && random.random_bool(ON_SPARE)
    {
        cards.swap(0, place);
    }
    let player = |seat, cards| {
        let hand = Hand::new(cards, &[])?;
        let pawn = position.pawn(seat);
        Some(Player { pawn, hand })
    };
    let mut players = [const { None }; 4];
    players[Seat::Blue.index()] = player(Seat::Blue, &cards[..1]);
    players[Seat::Orange.index()] = player(Seat::Orange, &cards[1..3]);
    let (board, closed, turn) = (*position.board(), position.closed(), position.turn());
    Position::new(board, players, Seat::Blue, closed, turn, RULES).ok()
}

/// The turns up to the treasure, against the best defence.
fn solution(position: &Position, first: Move) -> Option<Vec<Move>> {
    let mut after = position.clone();
    after.play(first).ok()?;
    let mut solution = vec![first];
    while after.winner().is_none() {
        let mv = match after.mover() {
            Seat::Blue => winning_turns(&after, 1).into_iter().next()?,
            _ => best_defence(&after)?,
        };
        after.play(mv).ok()?;
        solution.push(mv);
    }
    Some(solution)
}
