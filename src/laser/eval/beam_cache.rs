//! The traced beams that the evaluation needs. A ply changes two or three squares of 80, so most
//! beams of a position are those of a position seen shortly before.

use crate::laser::rules::optics::{self, BeamAxes};
use crate::laser::rules::{Bitboard, Color, Direction, Kind, Position, Square};

/// The King rays, the standing beams and their coverage on a board. Beams are traced again only where
/// a square of theirs has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct BeamCache {
    /// The King rays by player and direction: the squares that a beam would visit if it left the
    /// King. The path of a beam can be reversed, so an enemy beam that is deflected onto a King ray
    /// towards the King hits it.
    king_rays: [[Bitboard; 4]; 2],
    /// The squares of the Kings, from which their rays were traced.
    kings: [Option<Square>; 2],
    /// The standing beams of both players.
    beams: [BeamAxes; 2],
    /// The squares on which each player could turn its beam next: those with a mirror of the player's,
    /// and empty ones that such a mirror can step to.
    turns: [Bitboard; 2],
    /// Coverage: the squares that each player's beam could go to next if one ply turned it.
    coverage: [BeamAxes; 2],
}

impl BeamCache {
    /// The beams of a board without pieces.
    pub(super) fn new() -> BeamCache {
        BeamCache {
            king_rays: [[Bitboard::EMPTY; 4]; 2],
            kings: [None; 2],
            beams: [BeamAxes::default(); 2],
            turns: [Bitboard::EMPTY; 2],
            coverage: [BeamAxes::default(); 2],
        }
    }

    /// The beams of this position.
    pub(super) fn of(position: &Position) -> BeamCache {
        let mut beams = BeamCache::new();
        beams.update(position, Bitboard::ALL);
        beams
    }

    /// Brings the beams to this position, in which these squares have changed: traces those again
    /// that visit a changed square.
    pub(super) fn update(&mut self, position: &Position, changed: Bitboard) {
        let board = position.board();
        for color in Color::ALL {
            let beam = &mut self.beams[color.index()];
            let squares = beam.path() | Bitboard::of(color.laser_square());
            if changed.intersects(squares) {
                *beam = BeamAxes::of(board, color);
            }
            let mirrors = board.of(color, Kind::Deflector) | board.of(color, Kind::Switch);
            let turns = mirrors | mirrors.with_neighbours() & !board.occupied();
            self.turns[color.index()] = turns;
            self.coverage[color.index()] = beam.deflected(turns, board.occupied());
            let king = position.king(color);
            let moved = king != self.kings[color.index()];
            self.kings[color.index()] = king;
            for direction in Direction::ALL {
                let ray = &mut self.king_rays[color.index()][direction as usize];
                if moved || changed.intersects(*ray) {
                    *ray = king.map_or(Bitboard::EMPTY, |king| {
                        optics::king_ray(board, king, direction)
                    });
                }
            }
        }
    }

    /// The squares on the rays of a player's King.
    #[inline]
    pub(super) fn king_rays(&self, color: Color) -> Bitboard {
        let [north, east, south, west] = self.king_rays[color.index()];
        north | east | south | west
    }

    /// The standing beam of a player.
    #[inline]
    pub(super) fn beam(&self, color: Color) -> &BeamAxes {
        &self.beams[color.index()]
    }

    /// The squares on which a player could turn its beam next.
    #[inline]
    pub(super) fn turns(&self, color: Color) -> Bitboard {
        self.turns[color.index()]
    }

    /// The squares that a player's beam could go to next if one ply turned it.
    #[inline]
    pub(super) fn coverage(&self, color: Color) -> &BeamAxes {
        &self.coverage[color.index()]
    }
}
