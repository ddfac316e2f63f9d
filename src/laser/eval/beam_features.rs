//! The features that need traced beams: what the enemy beam threatens near the King, where a mirror
//! could deflect it to, and where a player's own beam goes.

use super::coverage::Coverage;
use super::layout::{Block, FeatureSink};
use crate::laser::rules::{BeamEnd, Bitboard, Color, Kind, Position, Square, optics};

/// Adds the features of both players.
#[inline]
pub(super) fn add_beams(sink: &mut impl FeatureSink, position: &Position, coverage: &Coverage) {
    for color in Color::ALL {
        if let Some(king) = position.king(color) {
            let view = KingView::of(position, coverage, color, king);
            view.add_exposure(sink);
            view.add_coverage(sink, coverage);
            view.add_shelter(sink);
        }
        add_own_beam(sink, position, color);
    }
}

/// What the features of one King have in common.
struct KingView<'a> {
    position: &'a Position,
    color: Color,
    king: Square,
    /// The squares on the King's rays.
    rays: Bitboard,
    /// The empty squares that an enemy mirror is one step away from.
    steps: Bitboard,
}

impl<'a> KingView<'a> {
    #[inline(always)]
    fn of(position: &'a Position, coverage: &Coverage, color: Color, king: Square) -> KingView<'a> {
        let board = position.board();
        KingView {
            position,
            color,
            king,
            rays: position.king_rays(color),
            steps: coverage.turns(!color) & !board.occupied(),
        }
    }

    /// Adds a feature of this player.
    #[inline(always)]
    fn add(&self, sink: &mut impl FeatureSink, block: Block, index: usize, count: u32) {
        sink.add(self.color, block.at(index), count as i32);
    }

    /// Adds how near the enemy beam comes to the King, and how it crosses the King rays.
    #[inline(always)]
    fn add_exposure(&self, sink: &mut impl FeatureSink) {
        let beam = self.position.beam(!self.color).path();
        let areas = AREAS[self.king.index()].iter();
        if let Some(distance) = areas.enumerate().find(|(_, area)| area.intersects(beam)) {
            self.add(sink, Block::BeamDistance, distance.0, 1);
        }
        let crossings = self.rays & beam;
        let occupied = crossings & self.position.board().occupied();
        let in_reach = crossings & self.steps;
        self.add(sink, Block::KingRays, 0, self.rays.count());
        self.add(sink, Block::Crossings, up_to(4, crossings), 1);
        self.add(sink, Block::OccupiedCrossings, up_to(3, occupied), 1);
        self.add(sink, Block::CrossingsInReach, up_to(3, in_reach), 1);
    }

    /// Adds what one and two plies of the enemy's mirrors could deflect its beam to.
    #[inline(always)]
    fn add_coverage(&self, sink: &mut impl FeatureSink, coverage: &Coverage) {
        let (color, king, rays) = (self.color, self.king, self.rays);
        let board = self.position.board();
        let neighbours = optics::neighbours(king);
        let turns = coverage.turns(!color);

        let covered = coverage.one_ply(!color).path();
        let to_move = usize::from(self.position.side() == color);
        let pieces = [Kind::Deflector, Kind::Defender].map(|kind| covered & board.of(color, kind));
        let halves = [color, !color].map(|color| covered & HALVES[color.index()]);
        self.add(sink, Block::CoveredKingRays, up_to(8, covered & rays), 1);
        self.add(
            sink,
            Block::CoveredKing,
            to_move,
            covered.contains(king).into(),
        );
        self.add(
            sink,
            Block::CoveredNearKing,
            up_to(4, covered & neighbours),
            1,
        );
        self.add(sink, Block::CoveredPieces, 0, pieces[0].count());
        self.add(sink, Block::CoveredPieces, 1, pieces[1].count());
        self.add(sink, Block::CoveredHalves, 0, halves[0].count());
        self.add(sink, Block::CoveredHalves, 1, halves[1].count());

        let far = coverage.two_plies(!color) & !covered;
        let (near_turns, far_turns) = (covered & turns, far & turns);
        self.add(sink, Block::CoveredTurns, 0, near_turns.count());
        self.add(
            sink,
            Block::CoveredTurnsOnKingRays,
            up_to(9, near_turns & rays),
            1,
        );
        self.add(sink, Block::FarKingRays, up_to(9, far & rays), 1);
        self.add(
            sink,
            Block::FarTurnsOnKingRays,
            up_to(9, far_turns & rays),
            1,
        );
        self.add(sink, Block::FarSquares, 0, far.count());
        self.add(sink, Block::FarSquares, 1, far.contains(king).into());
        self.add(sink, Block::FarSquares, 2, (far & neighbours).count());
        self.add(
            sink,
            Block::FarSquares,
            3,
            (far & board.color(color)).count(),
        );
    }

    /// Adds the King's freedom to step, and the own pieces beside it.
    #[inline(always)]
    fn add_shelter(&self, sink: &mut impl FeatureSink) {
        let board = self.position.board();
        let neighbours = optics::neighbours(self.king);
        let free = neighbours & !(board.occupied() | self.color.closed());
        let defenders = neighbours & board.of(self.color, Kind::Defender);
        let own = neighbours & board.color(self.color);
        self.add(sink, Block::KingFreedom, free.count() as usize, 1);
        self.add(sink, Block::Shelter, 0, defenders.count());
        self.add(sink, Block::Shelter, 1, own.count());
    }
}

/// Adds the features of a player's own beam: its path and its end.
#[inline]
fn add_own_beam(sink: &mut impl FeatureSink, position: &Position, color: Color) {
    let board = position.board();
    let mut add = |block: Block, index: usize, count: u32| {
        sink.add(color, block.at(index), count as i32);
    };
    let beam = position.beam(color);
    let path = beam.path();
    let mirrors = path & (board.kind(Kind::Deflector) | board.kind(Kind::Switch));
    for (index, owner) in [color, !color].into_iter().enumerate() {
        add(
            Block::BeamHalves,
            index,
            (path & HALVES[owner.index()]).count(),
        );
        add(
            Block::BeamMirrors,
            index,
            (mirrors & board.color(owner)).count(),
        );
    }
    match beam.end() {
        BeamEnd::Out => add(Block::BeamOut, 0, 1),
        BeamEnd::Laser(_) => {}
        BeamEnd::Shield(_) => add(Block::BeamShield, 0, 1),
        BeamEnd::Hit(square) => {
            if let Some(piece) = board.piece_on(square) {
                let enemy_to_move = usize::from(position.side() != color);
                let enemy_piece = usize::from(piece.color() != color);
                let pieces = (2 * enemy_to_move + enemy_piece) * Kind::ALL.len();
                add(Block::BeamTarget, pieces + piece.kind().index(), 1);
            }
        }
    }
}

/// The number of squares, but `most` where there are more.
#[inline(always)]
fn up_to(most: usize, squares: Bitboard) -> usize {
    (squares.count() as usize).min(most)
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
