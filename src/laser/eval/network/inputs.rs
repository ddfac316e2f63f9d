//! The inputs of the network for pieces and beams. Each is 0 or 1 and is seen from one player's perspective: Red sees the
//! board rotated by 180 degrees with the colours exchanged. So both perspectives share all weights.
//!
//! An input is a piece, by owner, form (kind and facing) and square; a *beam square*: a square that
//! a standing beam visits, or could go to next if a ply turned it (coverage), by the beam's owner and
//! axis of travel; a square on a King's rays, by its owner. The inputs for lines come after these. Sums cannot trace a ray, so
//! the beams are given. The inputs of pieces exist once for each zone of the perspective's King, since a
//! piece's value depends on where that King is; only those of the King's zone are active.

use crate::laser::eval::simd::{Coverage, CoverageInput, SetOps};
use crate::laser::rules::{Bitboard, Color, Kind, Piece, Position, Square};

/// The inputs for the pieces of one player, with the King in one zone: one for each form and square; the
/// Laser, which stands on one square, has one for each direction that it can fire in.
const PLAYER_INPUTS: usize = (Piece::FORMS - 1) * Square::COUNT + 2;
/// The inputs for the pieces of both players, with the King in one zone.
pub const PIECE_INPUTS: usize = 2 * PLAYER_INPUTS;
/// The sets of beam squares of one player: the beam and its coverage, each by axis, and the King rays.
pub(super) const BEAM_SETS: usize = 5;
/// The inputs for beam squares: by owner, set and square.
const BEAM_INPUTS: usize = 2 * BEAM_SETS * Square::COUNT;
/// The zones of a King: four groups of files, each once for the player's first rank and once for all
/// other ranks.
pub const ZONES: usize = 2 * 4;
/// The first of the inputs for lines, which come last.
pub const FIRST_LINE: usize = ZONES * PIECE_INPUTS + BEAM_INPUTS;

/// An input as both perspectives see it, Blue's first. Packed, so that one addition adds a part to both.
#[derive(Clone, Copy, Debug)]
pub(super) struct InputPair(pub(super) u32);

impl InputPair {
    #[inline(always)]
    pub(super) const fn new(blue: usize, red: usize) -> InputPair {
        InputPair(blue as u32 | (red as u32) << 16)
    }

    #[inline(always)]
    pub(super) fn of(self, perspective: Color) -> usize {
        match perspective {
            Color::Blue => usize::from(self.0 as u16),
            Color::Red => (self.0 >> 16) as usize,
        }
    }
}

/// The zone of a King on this square, as its player sees it; 0 if the King has been removed.
#[inline(always)]
pub(super) fn zone(perspective: Color, king: Option<Square>) -> usize {
    let Some(king) = king else { return 0 };
    match perspective {
        Color::Blue => ZONE_OF[king.index()],
        Color::Red => ZONE_OF[king.flipped().index()],
    }
}

const ZONE_OF: [usize; Square::SLOTS] = {
    const FILE_GROUPS: [usize; Square::FILES as usize] = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3];
    let mut table = [0; Square::SLOTS];
    let mut square = 0;
    while square < Square::COUNT {
        let (file, rank) = (square % FILE_GROUPS.len(), square / FILE_GROUPS.len());
        table[square] = 2 * FILE_GROUPS[file] + (rank > 0) as usize;
        square += 1;
    }
    table
};

/// The input of a piece on a square as `perspective` sees it, with its King in this zone.
#[inline(always)]
pub(super) fn piece_input(perspective: Color, zone: usize, piece: u8, square: usize) -> usize {
    let square = match perspective {
        Color::Blue => square,
        Color::Red => Square::COUNT - 1 - square,
    };
    let first = FIRST_INPUTS[perspective.index()][usize::from(piece) % Piece::CODES];
    zone * PIECE_INPUTS + usize::from(first) + square
}

/// The inputs of a piece on a square with the Kings in these zones.
#[inline(always)]
pub(super) fn piece_inputs([blue, red]: [usize; 2], piece: u8, square: usize) -> InputPair {
    InputPair::new(
        piece_input(Color::Blue, blue, piece, square),
        piece_input(Color::Red, red, piece, square),
    )
}

/// The input of each piece on the first square, by perspective and piece code. A Laser's is chosen so
/// that adding its corner gives the input of its direction.
static FIRST_INPUTS: [[u16; Piece::CODES]; 2] = {
    const fn first_input(piece: Piece) -> u16 {
        let owner = match piece.color() {
            Color::Blue => 0,
            Color::Red => PLAYER_INPUTS,
        };
        let first = (owner + piece.form() * Square::COUNT) as u16;
        match piece.kind() {
            Kind::Laser => {
                let corner = piece.color().laser_square().index() as u16;
                first + piece.direction() as u16 % 2 - corner
            }
            _ => first,
        }
    }
    let mut table = [[0; Piece::CODES]; 2];
    let mut code = 8;
    while code < 48 {
        let piece = Piece::of_code(code as u8);
        if let Some(piece) = piece {
            table[0][code] = first_input(piece);
            table[1][code] = first_input(piece.flipped());
        }
        code += 1;
    }
    table
};

/// The input of a square in the set of [`BeamSquares`] with this index.
#[inline(always)]
pub(super) fn beam_input(perspective: Color, owner: Color, set: usize, square: usize) -> usize {
    let square = match perspective {
        Color::Blue => square,
        Color::Red => Square::COUNT - 1 - square,
    };
    let owner = usize::from(owner != perspective);
    ZONES * PIECE_INPUTS + (BEAM_SETS * owner + set) * Square::COUNT + square
}

/// The squares that the beam inputs stand for: the standing beams and their coverage, each by axis, then the
/// King rays; for both players, Blue's first.
pub(crate) type BeamSquares = [[Bitboard; 2]; BEAM_SETS];

/// The beam squares in a position with these beams and this coverage.
#[inline(always)]
pub(crate) fn beam_squares<S: SetOps>(
    ops: S,
    position: &Position,
    beams: &CoverageInput<S::Pair>,
    coverage: &Coverage<S::Pair>,
) -> BeamSquares {
    [
        ops.sets(beams.vertical),
        ops.sets(beams.horizontal),
        ops.sets(coverage.vertical),
        ops.sets(coverage.horizontal),
        Color::ALL.map(|color| position.king_rays(color)),
    ]
}
