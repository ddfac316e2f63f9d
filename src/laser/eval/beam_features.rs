//! Counts the beam features: what the enemy beam threatens near the King, where a mirror could deflect
//! it to, and where the player's beam goes.

use super::layout::{Block, Feature, FeatureSink};
use super::simd::{Coverage, CoverageInput, SetOps};
use crate::laser::rules::{BeamEnd, Bitboard, Color, Kind, Position, Square, optics};

/// Adds the features of both players.
#[inline(always)]
pub(super) fn add_beams<S: SetOps>(
    ops: S,
    sink: &mut impl FeatureSink,
    position: &Position,
    input: &CoverageInput<S::Pair>,
    coverage: &Coverage<S::Pair>,
) {
    let sets = Sets::of(ops, position, input, coverage);
    sink.add_counts(&KING_COUNTS, &sets.king_counts());
    sink.add_counts(&FAR_AND_BEAM_COUNTS, &sets.far_and_beam_counts());
    let levels = sets.levels();
    let covered = ops.sets(sets.covered);
    for color in Color::ALL {
        if let Some(king) = position.king(color) {
            for (block, level) in LEVELS.into_iter().zip(levels[color.index()]) {
                sink.add(color, block.at(level.into()), 1);
            }
            let is_covered = covered[color.index()].contains(king);
            add_king(sink, position, color, king, is_covered);
        }
        add_beam_end(sink, position, color);
    }
}

/// The features of [`Sets::king_counts`].
const KING_COUNTS: [Feature; 8] = [
    Block::KingRays.at(0),
    Block::CoveredPieces.at(0),
    Block::CoveredPieces.at(1),
    Block::CoveredHalves.at(0),
    Block::CoveredHalves.at(1),
    Block::CoveredTurns.at(0),
    Block::Shelter.at(0),
    Block::Shelter.at(1),
];

/// The features of [`Sets::far_and_beam_counts`].
const FAR_AND_BEAM_COUNTS: [Feature; 8] = [
    Block::FarSquares.at(0),
    Block::FarSquares.at(1),
    Block::FarSquares.at(2),
    Block::FarSquares.at(3),
    Block::BeamHalves.at(0),
    Block::BeamHalves.at(1),
    Block::BeamMirrors.at(0),
    Block::BeamMirrors.at(1),
];

/// The blocks of [`Sets::levels`], which have one feature for each level.
const LEVELS: [Block; 8] = [
    Block::Crossings,
    Block::OccupiedCrossings,
    Block::CrossingsInReach,
    Block::CoveredKingRays,
    Block::CoveredNearKing,
    Block::CoveredTurnsOnKingRays,
    Block::FarKingRays,
    Block::FarTurnsOnKingRays,
];

/// The maximum level of each of [`LEVELS`].
const MAX_LEVELS: [u16; 8] = {
    let mut greatest = [0; LEVELS.len()];
    let mut index = 0;
    while index < LEVELS.len() {
        greatest[index] = LEVELS[index].len() as u16 - 1;
        index += 1;
    }
    greatest
};

/// What the features count, for both players at once. The first set of a pair is for Blue's features;
/// where the sets belong to the enemy, it is Red's.
struct Sets<S: SetOps> {
    ops: S,
    occupied: S::Pair,
    halves: S::Pair,
    pieces: S::Pair,
    defenders: S::Pair,
    deflectors: S::Pair,
    kings: S::Pair,
    /// The neighbours of the Kings.
    neighbours: S::Pair,
    /// The squares on the King's rays.
    rays: S::Pair,
    beam: S::Pair,
    /// The mirrors of both players on those beams.
    mirrors: S::Pair,
    /// The squares on which the enemy could turn its beam next.
    turns: S::Pair,
    /// The coverage of the enemy's beam by one ply; empty without a King.
    covered: S::Pair,
    /// Its coverage by two plies but not by one; empty without a King.
    far: S::Pair,
}

impl<S: SetOps> Sets<S> {
    #[inline(always)]
    fn of(
        ops: S,
        position: &Position,
        input: &CoverageInput<S::Pair>,
        coverage: &Coverage<S::Pair>,
    ) -> Sets<S> {
        let board = position.board();
        let pieces = ops.of(|color| board.color(color));
        let beam = ops.or(input.vertical, input.horizontal);
        let with_king = ops.of(|color| match position.king(color) {
            Some(_) => Bitboard::ALL,
            None => Bitboard::EMPTY,
        });
        let covered = ops.exchanged(ops.or(coverage.vertical, coverage.horizontal));
        let two_plies = ops.exchanged(coverage.two_plies);
        Sets {
            ops,
            occupied: input.occupied,
            halves: ops.pair(HALVES),
            pieces,
            defenders: ops.and(pieces, ops.both(board.kind(Kind::Defender))),
            deflectors: ops.and(pieces, ops.both(board.kind(Kind::Deflector))),
            kings: ops.and(pieces, ops.both(board.kind(Kind::King))),
            neighbours: ops.of(|color| {
                let king = position.king(color);
                king.map_or(Bitboard::EMPTY, optics::neighbours)
            }),
            rays: ops.of(|color| position.king_rays(color)),
            beam,
            mirrors: ops.and(beam, ops.or(input.mirrors, ops.exchanged(input.mirrors))),
            turns: ops.exchanged(coverage.turns),
            covered: ops.and(covered, with_king),
            far: ops.and(ops.without(two_plies, covered), with_king),
        }
    }

    /// How often each player has the features of [`KING_COUNTS`].
    #[inline(always)]
    fn king_counts(&self) -> [[u16; 8]; 2] {
        let ops = self.ops;
        ops.counts([
            self.rays,
            ops.and(self.covered, self.deflectors),
            ops.and(self.covered, self.defenders),
            ops.and(self.covered, self.halves),
            ops.without(self.covered, self.halves),
            ops.and(self.covered, self.turns),
            ops.and(self.neighbours, self.defenders),
            ops.and(self.neighbours, self.pieces),
        ])
    }

    /// How often each player has the features of [`FAR_AND_BEAM_COUNTS`].
    #[inline(always)]
    fn far_and_beam_counts(&self) -> [[u16; 8]; 2] {
        let ops = self.ops;
        ops.counts([
            self.far,
            ops.and(self.far, self.kings),
            ops.and(self.far, self.neighbours),
            ops.and(self.far, self.pieces),
            ops.and(self.beam, self.halves),
            ops.without(self.beam, self.halves),
            ops.and(self.mirrors, self.pieces),
            ops.without(self.mirrors, self.pieces),
        ])
    }

    /// Each player's level of each of [`LEVELS`]: a number of squares, capped at the maximum level.
    #[inline(always)]
    fn levels(&self) -> [[u16; 8]; 2] {
        let ops = self.ops;
        let crossings = ops.and(self.rays, ops.exchanged(self.beam));
        let turns_on_rays = ops.and(self.turns, self.rays);
        let mut levels = ops.counts([
            crossings,
            ops.and(crossings, self.occupied),
            ops.without(ops.and(crossings, self.turns), self.occupied),
            ops.and(self.covered, self.rays),
            ops.and(self.covered, self.neighbours),
            ops.and(self.covered, turns_on_rays),
            ops.and(self.far, self.rays),
            ops.and(self.far, turns_on_rays),
        ]);
        for levels in &mut levels {
            for (level, greatest) in levels.iter_mut().zip(MAX_LEVELS) {
                *level = (*level).min(greatest);
            }
        }
        levels
    }
}

/// Adds the other features of a King: the distance of the enemy beam, whether coverage includes the King, and
/// its mobility.
#[inline(always)]
fn add_king(
    sink: &mut impl FeatureSink,
    position: &Position,
    color: Color,
    king: Square,
    is_covered: bool,
) {
    let beam = position.beam(!color).path();
    let areas = AREAS[king.index()].iter();
    if let Some((distance, _)) = areas.enumerate().find(|(_, area)| area.intersects(beam)) {
        sink.add(color, Block::BeamDistance.at(distance), 1);
    }
    if is_covered {
        let to_move = usize::from(position.side() == color);
        sink.add(color, Block::CoveredKing.at(to_move), 1);
    }
    let free = optics::neighbours(king) & !(position.board().occupied() | color.closed());
    let free = free.count() as usize;
    sink.add(color, Block::KingFreedom.at(free), 1);
}

/// Adds what a player's beam ends on.
#[inline(always)]
fn add_beam_end(sink: &mut impl FeatureSink, position: &Position, color: Color) {
    let board = position.board();
    let mut add = |block: Block, index: usize| sink.add(color, block.at(index), 1);
    match position.beam(color).end() {
        BeamEnd::Out => add(Block::BeamOut, 0),
        BeamEnd::Laser(_) => {}
        BeamEnd::Shield(_) => add(Block::BeamShield, 0),
        BeamEnd::Hit(square) => {
            if let Some(piece) = board.piece_on(square) {
                let enemy_to_move = usize::from(position.side() != color);
                let enemy_piece = usize::from(piece.color() != color);
                let pieces = (2 * enemy_to_move + enemy_piece) * Kind::ALL.len();
                add(Block::BeamTarget, pieces + piece.kind().index());
            }
        }
    }
}

/// The squares within 0 to 7 king's steps of a square.
static AREAS: [[Bitboard; 8]; Square::COUNT] = {
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
                *area = area.with(square);
                steps += 1;
            }
        }
        i += 1;
    }
    table
};

/// Each player's half of the board: ranks 1 to 4 are Blue's.
static HALVES: [Bitboard; 2] = [
    Bitboard::from_bits_unchecked((1 << 40) - 1),
    Bitboard::from_bits_unchecked(((1 << 80) - 1) ^ ((1 << 40) - 1)),
];
