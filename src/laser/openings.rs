//! Random openings: the first moves of a game, drawn from the legal ones.

use crate::laser::rules::{Direction, Kind, Move, Piece, Position, Record};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use std::fmt;
use std::str::FromStr;

/// A range of whole numbers between 0 and `MOST`, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span<const MOST: u32> {
    min: u32,
    max: u32,
}

/// Numbers of plies.
pub type Plies = Span<100>;

/// Scores in points.
pub type Points = Span<10_000>;

/// The text is not a number or range from 0 to this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a whole number from 0 to {0} or a range such as 6..12")]
pub struct ParseSpanError(u32);

impl<const MOST: u32> Span<MOST> {
    /// The range from `min` to `max`.
    pub const fn new(min: u32, max: u32) -> Span<MOST> {
        Span { min, max }
    }

    /// Whether a number lies in the range or at most `margin` outside.
    pub fn contains(self, number: u32, margin: u32) -> bool {
        (self.min.saturating_sub(margin)..=self.max.saturating_add(margin)).contains(&number)
    }
}

impl<const MOST: u32> FromStr for Span<MOST> {
    type Err = ParseSpanError;

    /// Reads `8` or `6..12`.
    fn from_str(text: &str) -> Result<Span<MOST>, ParseSpanError> {
        let (min, max) = text.split_once("..").unwrap_or((text, text));
        match (min.parse(), max.parse()) {
            (Ok(min), Ok(max)) if min <= max && max <= MOST => Ok(Span { min, max }),
            _ => Err(ParseSpanError(MOST)),
        }
    }
}

impl<const MOST: u32> fmt::Display for Span<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max {
            write!(f, "{}", self.min)
        } else {
            write!(f, "{}..{}", self.min, self.max)
        }
    }
}

/// Why a random opening was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// None of the legal moves was allowed.
    Stuck,
    /// An arrangement or an opening occurred twice.
    Repeated,
}

/// The number of random plies at the start of a data-generating game.
pub const DATA_PLIES: Plies = Plies::new(8, 14);

/// Whether a move hits no King.
pub fn spares_kings(position: &mut Position, mv: Move) -> bool {
    let hit = position.find_hit(mv);
    hit.is_none_or(|(_, piece)| piece.kind() != Kind::King)
}

/// Whether the players, if they cooperate, can within this many plies (at least 1) make a shot that hits the other
/// player's King. Hits on one's own King do not count.
pub fn can_hit_king(position: &mut Position, plies: u32) -> bool {
    let other = !position.side();
    let is_target = |piece: Piece| piece == Piece::new(other, Kind::King, Direction::North);
    position.legal_moves().into_iter().any(|mv| {
        if plies == 1 {
            return position
                .find_hit(mv)
                .is_some_and(|(_, piece)| is_target(piece));
        }
        let ply = position.play_unchecked(mv);
        let hits = match ply.removed.filter(|piece| piece.kind() == Kind::King) {
            Some(king) => is_target(king),
            None => can_hit_king(position, plies - 1),
        };
        position.undo(&ply);
        hits
    })
}

/// Plays random moves from the end of a record: a random number of plies in the range, each drawn from
/// the legal moves that `allowed` accepts. No arrangement occurs twice.
///
/// # Errors
/// If the drawn moves do not make such an opening; another draw may succeed.
pub fn random_opening(
    start: &Record,
    plies: Plies,
    random: &mut impl Rng,
    allowed: impl Fn(&mut Position, Move) -> bool,
) -> Result<Record, Dropped> {
    let plies = random.random_range(plies.min..=plies.max);
    let mut record = start.clone();
    let mut repeats = false;
    for _ in 0..plies {
        let mut position = record.position().clone();
        let mut moves = position.legal_moves();
        moves.retain(|mv| allowed(&mut position, *mv));
        let mv = *moves.choose(random).ok_or(Dropped::Stuck)?;
        record.play(mv).map_err(|_| Dropped::Stuck)?;
        repeats |= record.repetitions() > 1;
    }
    if repeats {
        Err(Dropped::Repeated)
    } else {
        Ok(record)
    }
}
