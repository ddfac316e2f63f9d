//! What the evaluation counts. Each [`Feature`] is a number that a position has for each player; its
//! weight stands in `weights`. Squares and directions are seen from the player's own side of the
//! board, so that both players share all weights.

use super::beams::BeamCache;
use crate::laser::rules::{Bitboard, Board, Color, Kind, Piece, Position, Square, optics};
use std::fmt;
use std::ops::Range;

/// Something that is counted, as the row of its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature(usize);

/// A term of the evaluation: features that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// The pieces on the board.
    Material,
    /// Where they stand, and how they face.
    Placement,
    /// Where they stand as seen from both Kings.
    Formation,
    /// What stands beside what.
    Pairs,
    /// How near the enemy beam comes to the King, in king's steps.
    KingNearness,
    /// Light that came to the King: where it would have to come from, and where the enemy beam
    /// crosses that. A mirror put there sends the beam to the King.
    KingExposure,
    /// Where one ply of the enemy's mirrors could turn its beam to: onto light that comes to the
    /// King, to the King itself, its neighbourhood, other pieces, anywhere.
    Coverage,
    /// The same of two plies: where light so turned could be turned again.
    FarCoverage,
    /// The King's neighbourhood: squares to go to, Defenders, other own pieces.
    KingShelter,
    /// The squares that the own beam visits in each half of the board.
    BeamReach,
    /// The mirrors that the own beam comes by.
    BeamMirrors,
    /// What the own beam ends on.
    BeamEnd,
}

const MATERIAL: usize = 0;
const PLACE: usize = MATERIAL + Kind::ALL.len();
const PLACE_ANY: usize = PLACE + Piece::FORMS * Square::COUNT;
const FORMATION: usize = PLACE_ANY + Kind::ALL.len() * Square::COUNT;
const FORMATION_BY_ZONE: usize = FORMATION + 2 * FORMED * SIGHTS;
const PAIRED: usize = FORMATION_BY_ZONE + ZONES * 2 * FORMED * Square::COUNT;
const PAIRED_WITH_ENEMY: usize = PAIRED + FORMED * FORMED * 4;
const NEAR: usize = PAIRED_WITH_ENEMY + FORMED * FORMED * 8;
const LIT: usize = NEAR + 8;
const CROSSED: usize = LIT + 1;
const CROSSED_ON_PIECE: usize = CROSSED + 5;
const CROSSED_WITHIN_STEP: usize = CROSSED_ON_PIECE + 4;
const COVERED_LIGHT: usize = CROSSED_WITHIN_STEP + 4;
const COVERED_KING: usize = COVERED_LIGHT + 9;
const COVERED_NEAR: usize = COVERED_KING + 2;
const COVERED_PIECES: usize = COVERED_NEAR + 5;
const COVERED: usize = COVERED_PIECES + 2;
const COVERED_SPOTS: usize = COVERED + 2;
const COVERED_SPOTS_LIGHT: usize = COVERED_SPOTS + 1;
const TWICE_LIGHT: usize = COVERED_SPOTS_LIGHT + 10;
const TWICE_SPOTS_LIGHT: usize = TWICE_LIGHT + 10;
const TWICE: usize = TWICE_SPOTS_LIGHT + 10;
const FREEDOM: usize = TWICE + 4;
const SHELTER: usize = FREEDOM + 9;
const REACH: usize = SHELTER + 2;
const MIRRORS: usize = REACH + 2;
const END: usize = MIRRORS + 2;
const END_OUT: usize = END + 20;
const END_SHIELD: usize = END_OUT + 1;

/// Forms of the pieces that formations and pairs are about: all but Kings and lasers.
const FORMED: usize = 3 * 4;
/// BeamAxes in which a square can lie to a King.
const SIGHTS: usize = 19 * 15;
/// Parts of the board where a King may stand, seen from its side: the first rank and all others, by files.
const ZONES: usize = 2 * 4;
const ZONE_OF_FILE: [usize; Square::FILES as usize] = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3];

impl Feature {
    /// How many there are.
    pub const COUNT: usize = END_SHIELD + 1;

    /// Every feature, in the order of their weights.
    pub fn all() -> impl Iterator<Item = Feature> {
        (0..Feature::COUNT).map(Feature)
    }

    /// The row of its weight.
    pub fn index(self) -> usize {
        self.0
    }

    /// The term that it is a part of.
    pub fn term(self) -> Term {
        let is_in = |term: &Term| term.rows().contains(&self.0);
        Term::ALL.into_iter().find(is_in).unwrap_or(Term::Material)
    }
}

impl Term {
    /// All terms.
    pub const ALL: [Term; 12] = [
        Term::Material,
        Term::Placement,
        Term::Formation,
        Term::Pairs,
        Term::KingNearness,
        Term::KingExposure,
        Term::Coverage,
        Term::FarCoverage,
        Term::KingShelter,
        Term::BeamReach,
        Term::BeamMirrors,
        Term::BeamEnd,
    ];

    /// The rows of its features.
    pub(super) fn rows(self) -> Range<usize> {
        match self {
            Term::Material => MATERIAL..PLACE,
            Term::Placement => PLACE..FORMATION,
            Term::Formation => FORMATION..PAIRED,
            Term::Pairs => PAIRED..NEAR,
            Term::KingNearness => NEAR..LIT,
            Term::KingExposure => LIT..COVERED_LIGHT,
            Term::Coverage => COVERED_LIGHT..COVERED_SPOTS,
            Term::FarCoverage => COVERED_SPOTS..FREEDOM,
            Term::KingShelter => FREEDOM..REACH,
            Term::BeamReach => REACH..MIRRORS,
            Term::BeamMirrors => MIRRORS..END,
            Term::BeamEnd => END..Feature::COUNT,
        }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Term::Material => "material",
            Term::Placement => "placement",
            Term::Formation => "formation",
            Term::Pairs => "pairs",
            Term::KingNearness => "king-nearness",
            Term::KingExposure => "king-exposure",
            Term::Coverage => "coverage",
            Term::FarCoverage => "far-coverage",
            Term::KingShelter => "king-shelter",
            Term::BeamReach => "beam-reach",
            Term::BeamMirrors => "beam-mirrors",
            Term::BeamEnd => "beam-end",
        })
    }
}

/// Takes down what is counted.
pub(super) trait FeatureSink {
    /// This player has a feature so many times.
    fn add(&mut self, color: Color, feature: Feature, times: i32);
}

/// A piece on its square as this player sees them.
#[inline]
fn seen_by(color: Color, square: Square, piece: Piece) -> (Square, Piece) {
    match color {
        Color::Blue => (square, piece),
        Color::Red => (square.flipped(), piece.flipped()),
    }
}

/// Counts a piece on its square.
#[inline]
pub(super) fn count_piece(ledger: &mut impl FeatureSink, square: Square, piece: Piece) {
    let color = piece.color();
    ledger.add(color, Feature(MATERIAL + piece.kind().index()), 1);
    let (square, piece) = seen_by(color, square, piece);
    let place = PLACE + piece.form() * Square::COUNT + square.index();
    ledger.add(color, Feature(place), 1);
    // Whichever way it faces: a part that all its places share, so that a fit learns them together.
    let place = PLACE_ANY + piece.kind().index() * Square::COUNT + square.index();
    ledger.add(color, Feature(place), 1);
}

/// The number of a piece's form among those that formations and pairs are about.
#[inline]
fn formed(piece: Piece) -> Option<usize> {
    match piece.kind() {
        Kind::King | Kind::Laser => None,
        _ => Some(piece.form() - Piece::FORMS / Kind::ALL.len()),
    }
}

/// Counts, for `owner`, a piece as seen from the King.
pub(super) fn count_formed(
    ledger: &mut impl FeatureSink,
    owner: Color,
    king: Square,
    square: Square,
    piece: Piece,
) {
    let own = piece.color() == owner;
    let (king, square, piece) = match owner {
        Color::Blue => (king, square, piece),
        Color::Red => (king.flipped(), square.flipped(), piece.flipped()),
    };
    let Some(form) = formed(piece) else {
        return;
    };
    let form = form + if own { 0 } else { FORMED };
    let index = |square: Square| 19 * usize::from(square.rank()) + usize::from(square.file());
    let sight = index(square) + SIGHTS / 2 - index(king);
    ledger.add(owner, Feature(FORMATION + form * SIGHTS + sight), 1);
    let zone = 2 * ZONE_OF_FILE[usize::from(king.file())] + usize::from(king.rank() > 0);
    let place = (zone * 2 * FORMED + form) * Square::COUNT + square.index();
    ledger.add(owner, Feature(FORMATION_BY_ZONE + place), 1);
}

/// Counts all pieces as seen from both Kings.
fn count_formations(ledger: &mut impl FeatureSink, board: &Board) {
    for owner in Color::ALL {
        let Some(king) = board.of(owner, Kind::King).first() else {
            continue;
        };
        for square in board.occupied() {
            if let Some(piece) = board.piece_on(square) {
                count_formed(ledger, owner, king, square, piece);
            }
        }
    }
}

/// Counts two pieces that stand beside each other, each for its player; two of one player once.
pub(super) fn count_pair(
    ledger: &mut impl FeatureSink,
    one: (Square, Piece),
    other: (Square, Piece),
) {
    for color in Color::ALL {
        let seen = |(square, piece)| seen_by(color, square, piece);
        // Of a taper pair the own piece comes first, else the one on the lower square.
        let (first, second) = match (one.1.color() == color, other.1.color() == color) {
            (true, false) => (seen(one), seen(other)),
            (false, true) => (seen(other), seen(one)),
            (true, true) if seen(one).0 < seen(other).0 => (seen(one), seen(other)),
            (true, true) => (seen(other), seen(one)),
            (false, false) => continue,
        };
        let (Some(form), Some(beside)) = (formed(first.1), formed(second.1)) else {
            continue;
        };
        let forms = form * FORMED + beside;
        let step = second.0.index() as i32 - first.0.index() as i32;
        let way = match step.abs() {
            1 => 0,
            9 => 1,
            10 => 2,
            _ => 3,
        };
        let row = match one.1.color() == other.1.color() {
            true => PAIRED + forms * 4 + way,
            false => PAIRED_WITH_ENEMY + forms * 8 + way + 4 * usize::from(step < 0),
        };
        ledger.add(color, Feature(row), 1);
    }
}

/// Counts all pieces that stand beside each other.
pub(super) fn count_pairs(ledger: &mut impl FeatureSink, board: &Board) {
    for square in board.occupied() {
        for beside in optics::neighbours(square) & board.occupied() {
            if let (Some(piece), Some(other)) = (board.piece_on(square), board.piece_on(beside))
                && square < beside
            {
                count_pair(ledger, (square, piece), (beside, other));
            }
        }
    }
}

/// Counts all that needs more than to know where each piece stands.
#[inline]
pub(super) fn count_beams(ledger: &mut impl FeatureSink, position: &Position, beams: &BeamCache) {
    for color in Color::ALL {
        count_king(ledger, position, beams, color);
        count_beam(ledger, position, color);
    }
}

/// Counts what the enemy beam and the neighbourhood mean to a player's King.
#[inline]
fn count_king(ledger: &mut impl FeatureSink, position: &Position, beams: &BeamCache, color: Color) {
    let Some(king) = position.king(color) else {
        return;
    };
    let board = position.board();
    let mut add = |row: usize, times: u32| ledger.add(color, Feature(row), times as i32);
    let most = |set: Bitboard, most: usize| (set.count() as usize).min(most);
    let beam = position.beam(!color).path();

    let distance = AROUND[king.index()]
        .iter()
        .position(|&area| area.intersects(beam));
    if let Some(steps) = distance {
        add(NEAR + steps, 1);
    }

    // Light can be travelled backwards: what leaves the King comes to where a beam must be to
    // reach it.
    let lit = beams.to_king(color);
    let crossed = lit & beam;
    let on_piece = crossed & board.occupied();
    let mirrors = board.of(!color, Kind::Deflector) | board.of(!color, Kind::Switch);
    let reach = mirrors.with_neighbours() & !board.occupied();
    let within_step = crossed & reach;
    add(LIT, lit.count());
    add(CROSSED + most(crossed, 4), 1);
    add(CROSSED_ON_PIECE + most(on_piece, 3), 1);
    add(CROSSED_WITHIN_STEP + most(within_step, 3), 1);

    let neighbours = optics::neighbours(king);
    let spots = reach | mirrors;
    let once = beams.beam(!color).deflected(spots, board.occupied());
    let covered = once.path();
    let turn = usize::from(position.side() == color);
    add(COVERED_LIGHT + most(covered & lit, 8), 1);
    add(COVERED_KING + turn, covered.contains(king).into());
    add(COVERED_NEAR + most(covered & neighbours, 4), 1);
    add(
        COVERED_PIECES,
        (covered & board.of(color, Kind::Deflector)).count(),
    );
    add(
        COVERED_PIECES + 1,
        (covered & board.of(color, Kind::Defender)).count(),
    );
    add(COVERED, (covered & HALVES[color.index()]).count());
    add(COVERED + 1, (covered & HALVES[(!color).index()]).count());

    // Two plies, by one mirror after the other.
    let twice = once.deflected(spots, board.occupied()).path() & !covered;
    add(COVERED_SPOTS, (covered & spots).count());
    add(COVERED_SPOTS_LIGHT + most(covered & spots & lit, 9), 1);
    add(TWICE_LIGHT + most(twice & lit, 9), 1);
    add(TWICE_SPOTS_LIGHT + most(twice & spots & lit, 9), 1);
    add(TWICE, twice.count());
    add(TWICE + 1, twice.contains(king).into());
    add(TWICE + 2, (twice & neighbours).count());
    add(TWICE + 3, (twice & board.color(color)).count());

    let free = neighbours & !(board.occupied() | color.closed());
    add(FREEDOM + free.count() as usize, 1);
    let defenders = neighbours & board.of(color, Kind::Defender);
    add(SHELTER, defenders.count());
    add(SHELTER + 1, (neighbours & board.color(color)).count());
}

/// Counts where a player's own beam goes.
#[inline]
fn count_beam(ledger: &mut impl FeatureSink, position: &Position, color: Color) {
    let board = position.board();
    let mut add = |row: usize, times: u32| ledger.add(color, Feature(row), times as i32);
    let beam = position.beam(color);
    let path = beam.path();
    add(REACH, (path & HALVES[color.index()]).count());
    add(REACH + 1, (path & HALVES[(!color).index()]).count());
    let mirrors = path & (board.kind(Kind::Deflector) | board.kind(Kind::Switch));
    add(MIRRORS, (mirrors & board.color(color)).count());
    add(MIRRORS + 1, (mirrors & board.color(!color)).count());
    match beam.end() {
        optics::BeamEnd::Out => add(END_OUT, 1),
        optics::BeamEnd::Laser(_) => {}
        optics::BeamEnd::Shield(_) => add(END_SHIELD, 1),
        optics::BeamEnd::Hit(square) => {
            if let Some(piece) = board.piece_on(square) {
                let whose = usize::from(piece.color() != color);
                let turn = usize::from(position.side() != color);
                let row = (2 * turn + whose) * Kind::ALL.len() + piece.kind().index();
                add(END + row, 1);
            }
        }
    }
}

/// All that is counted, of a position as a whole.
pub(super) fn count(ledger: &mut impl FeatureSink, position: &Position) {
    count_pieces(ledger, position.board());
    count_formations(ledger, position.board());
    count_pairs(ledger, position.board());
    count_beams(ledger, position, &BeamCache::of(position));
}

/// Counts every piece.
pub(super) fn count_pieces(ledger: &mut impl FeatureSink, board: &Board) {
    for square in board.occupied() {
        if let Some(piece) = board.piece_on(square) {
            count_piece(ledger, square, piece);
        }
    }
}

/// How many pieces there are that can be lost.
pub(super) fn phase(board: &Board) -> i32 {
    (board.kind(Kind::Deflector) | board.kind(Kind::Defender)).count() as i32
}

/// How many there are in the beginning: seven Deflectors and two Defenders a player.
pub(super) const MAX_PHASE: i32 = 18;

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
    Bitboard::from_bits(((1 << 80) - 1) ^ ((1 << 40) - 1)),
];
