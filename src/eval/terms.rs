//! The terms of the evaluation: what each counts, and its weights. All points are hundredths of a
//! Deflector.

use crate::game::{Bitboard, Color, Direction, Kind, Piece, Position, Square, optics};
use std::fmt;

/// For having the move.
pub(super) const TEMPO: i32 = 10;

/// What a piece is worth. A Switch can not be lost, and the King decides the game by itself.
const fn kind_value(kind: Kind) -> i32 {
    match kind {
        Kind::Deflector => 100,
        Kind::Defender => 110,
        Kind::King | Kind::Switch | Kind::Laser => 0,
    }
}

/// For the enemy beam passing a King at a distance of 0 to 7 king's steps.
const NEARNESS: [i32; 8] = [90, 60, 35, 20, 10, 4, 0, 0];
/// For each square on which the enemy beam crosses an open line of a King: one mirror put there
/// sends the light to the King.
const CROSSING: i32 = 25;
/// For each square of a King's open lines.
const OPEN_LINE: i32 = 2;
/// For each square that a beam visits in the enemy's half.
const REACH: i32 = 3;
/// The part, in percent of its value, of an enemy piece at the end of the standing beam: the
/// mover takes it by any move that leaves the beam alone, its opponent can still parry.
const AIMED: [i32; 2] = [60, 20];

/// A term of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// The pieces on the board.
    Material,
    /// How near the enemy beam comes to the King.
    KingNearness,
    /// How open the King stands: its open lines, and where the enemy beam crosses them.
    KingExposure,
    /// How far the own beam reaches into the enemy's half.
    BeamReach,
    /// The piece at the end of the own standing beam.
    Aim,
}

impl Term {
    /// All terms.
    pub const ALL: [Term; 5] = [
        Term::Material,
        Term::KingNearness,
        Term::KingExposure,
        Term::BeamReach,
        Term::Aim,
    ];

    /// The points of one player.
    pub fn points(self, position: &Position, color: Color) -> i32 {
        match self {
            Term::Material => material_of(position, color),
            Term::KingNearness => king_nearness(position, color),
            Term::KingExposure => king_exposure(position, color),
            Term::BeamReach => beam_reach(position, color),
            Term::Aim => aim(position, color),
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Term::Material => "material",
            Term::KingNearness => "king-nearness",
            Term::KingExposure => "king-exposure",
            Term::BeamReach => "beam-reach",
            Term::Aim => "aim",
        })
    }
}

/// What the loss of a piece changes in the balance, positive for Blue's.
#[inline]
pub(super) fn piece_value(piece: Piece) -> i32 {
    match piece.color() {
        Color::Blue => kind_value(piece.kind()),
        Color::Red => -kind_value(piece.kind()),
    }
}

/// Blue's material less Red's.
pub(super) fn material(position: &Position) -> i32 {
    material_of(position, Color::Blue) - material_of(position, Color::Red)
}

/// The terms that the beams decide, Blue's less Red's.
#[inline]
pub(super) fn laser_balance(position: &Position) -> i32 {
    let of = |color| {
        king_nearness(position, color)
            + king_exposure(position, color)
            + beam_reach(position, color)
            + aim(position, color)
    };
    of(Color::Blue) - of(Color::Red)
}

fn material_of(position: &Position, color: Color) -> i32 {
    Kind::ALL
        .into_iter()
        .map(|kind| kind_value(kind) * position.board().of(color, kind).count() as i32)
        .sum()
}

#[inline]
fn king_nearness(position: &Position, color: Color) -> i32 {
    let Some(king) = position.king(color) else {
        return 0;
    };
    let enemy = position.beam(!color).path();
    let distance = AROUND[king.index()]
        .iter()
        .position(|&area| area.intersects(enemy));
    -distance.map_or(0, |steps| NEARNESS[steps])
}

#[inline]
fn king_exposure(position: &Position, color: Color) -> i32 {
    let Some(king) = position.king(color) else {
        return 0;
    };
    let mut open = Bitboard::EMPTY;
    for direction in Direction::ALL {
        open |= optics::line(king, direction, position.board().occupied());
    }
    let crossed = open & position.beam(!color).path();
    -(OPEN_LINE * open.count() as i32 + CROSSING * crossed.count() as i32)
}

#[inline]
fn beam_reach(position: &Position, color: Color) -> i32 {
    REACH * (position.beam(color).path() & HALVES[(!color).index()]).count() as i32
}

#[inline]
fn aim(position: &Position, color: Color) -> i32 {
    let target = position.beam(color).target();
    match target.and_then(|square| position.board().piece_on(square)) {
        Some(piece) => {
            let share = AIMED[usize::from(position.side() != color)];
            let points = kind_value(piece.kind()) * share / 100;
            if piece.color() == color {
                -points
            } else {
                points
            }
        }
        None => 0,
    }
}

/// The squares within 0 to 7 king's steps.
static AROUND: [[Bitboard; 8]; Square::COUNT] = {
    let mut table = [[Bitboard::EMPTY; 8]; Square::COUNT];
    let mut i = 0;
    while i < Square::COUNT * Square::COUNT {
        if let (Some(center), Some(square)) = (
            Square::from_index(i / Square::COUNT),
            Square::from_index(i % Square::COUNT),
        ) {
            let mut steps = center.distance(square) as usize;
            while steps < 8 {
                let area = &mut table[center.index()][steps];
                *area = area.with(Bitboard::of(square));
                steps += 1;
            }
        }
        i += 1;
    }
    table
};

/// Each player's half of the board: ranks 1 to 4 are Blue's.
static HALVES: [Bitboard; 2] = [
    Bitboard::from_bits((1 << 40) - 1),
    Bitboard::from_bits(!((1 << 40) - 1)),
];
