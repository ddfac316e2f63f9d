//! The features that depend on pieces and squares alone: material, piece-square tables,
//! king-relative placement and pairs of neighbours. Squares and facings are seen from the player's
//! side of the board, so that both players share all weights.

use super::layout::{Block, FILE_OFFSETS, FeatureSink, MOBILE_FORMS, RANK_OFFSETS};
use crate::laser::rules::{Board, Color, Kind, Piece, Square, optics};

/// Adds a piece by itself: its material and its square.
#[inline]
pub(super) fn add_piece(sink: &mut impl FeatureSink, square: Square, piece: Piece) {
    let color = piece.color();
    let kind = piece.kind().index();
    let (square, piece) = seen_by(color, square, piece);
    let by_square = |row: usize| row * Square::COUNT + square.index();
    sink.add(color, Block::Material.at(kind), 1);
    sink.add(color, Block::PieceSquare.at(by_square(piece.form())), 1);
    sink.add(color, Block::KindSquare.at(by_square(kind)), 1);
}

/// Adds, for `owner`, a piece of either player as seen from the owner's King on `king`. Kings and
/// Lasers have no such features.
pub(super) fn add_king_relative(
    sink: &mut impl FeatureSink,
    owner: Color,
    king: Square,
    square: Square,
    piece: Piece,
) {
    let own = piece.color() == owner;
    let (square, piece) = seen_by(owner, square, piece);
    let king = match owner {
        Color::Blue => king,
        Color::Red => king.flipped(),
    };
    let Some(form) = mobile_form(piece) else {
        return;
    };
    let form = form + if own { 0 } else { MOBILE_FORMS };
    let ranks = usize::from(square.rank() + (Square::RANKS - 1) - king.rank());
    let files = usize::from(square.file() + (Square::FILES - 1) - king.file());
    let offset = (form * RANK_OFFSETS + ranks) * FILE_OFFSETS + files;
    sink.add(owner, Block::KingOffset.at(offset), 1);
    let place = (king_zone(king) * 2 * MOBILE_FORMS + form) * Square::COUNT + square.index();
    sink.add(owner, Block::KingZone.at(place), 1);
}

/// Adds two pieces on neighbouring squares, given in any order: once where one player owns both,
/// and else once for each player. Kings and Lasers have no such features.
pub(super) fn add_pair(sink: &mut impl FeatureSink, one: (Square, Piece), other: (Square, Piece)) {
    let same_owner = one.1.color() == other.1.color();
    for color in Color::ALL {
        let seen = |(square, piece)| seen_by(color, square, piece);
        // The piece on the lower square comes first in a pair of one player, else the player's own.
        let (first, second) = match (one.1.color() == color, other.1.color() == color) {
            (true, false) => (seen(one), seen(other)),
            (false, true) => (seen(other), seen(one)),
            (true, true) if seen(one).0 < seen(other).0 => (seen(one), seen(other)),
            (true, true) => (seen(other), seen(one)),
            (false, false) => continue,
        };
        let (Some(form), Some(neighbour)) = (mobile_form(first.1), mobile_form(second.1)) else {
            continue;
        };
        let forms = form * MOBILE_FORMS + neighbour;
        let step = second.0.index() as i32 - first.0.index() as i32;
        // East, north-west, north, north-east; and the opposites, which only a mixed pair has.
        let direction = match step.abs() {
            1 => 0,
            9 => 1,
            10 => 2,
            _ => 3,
        };
        let feature = match same_owner {
            true => Block::OwnPair.at(forms * 4 + direction),
            false => Block::EnemyPair.at(forms * 8 + direction + 4 * usize::from(step < 0)),
        };
        sink.add(color, feature, 1);
    }
}

/// Adds every piece of the board by itself.
pub(super) fn add_pieces(sink: &mut impl FeatureSink, board: &Board) {
    for (square, piece) in pieces(board) {
        add_piece(sink, square, piece);
    }
}

/// Adds all pieces as seen from both Kings.
pub(super) fn add_all_king_relative(sink: &mut impl FeatureSink, board: &Board) {
    for owner in Color::ALL {
        if let Some(king) = board.of(owner, Kind::King).first() {
            for (square, piece) in pieces(board) {
                add_king_relative(sink, owner, king, square, piece);
            }
        }
    }
}

/// Adds all pairs of neighbours.
pub(super) fn add_pairs(sink: &mut impl FeatureSink, board: &Board) {
    for (square, piece) in pieces(board) {
        for neighbour in optics::neighbours(square) & board.occupied() {
            if square < neighbour
                && let Some(other) = board.piece_on(neighbour)
            {
                add_pair(sink, (square, piece), (neighbour, other));
            }
        }
    }
}

/// All pieces of a board with their squares.
pub(super) fn pieces(board: &Board) -> impl Iterator<Item = (Square, Piece)> {
    let squares = board.occupied().into_iter();
    squares.filter_map(|square| Some((square, board.piece_on(square)?)))
}

/// A piece and its square as this player sees them.
#[inline]
fn seen_by(color: Color, square: Square, piece: Piece) -> (Square, Piece) {
    match color {
        Color::Blue => (square, piece),
        Color::Red => (square.flipped(), piece.flipped()),
    }
}

/// The number of a piece's form among [`MOBILE_FORMS`]; `None` for a King and a Laser.
#[inline]
fn mobile_form(piece: Piece) -> Option<usize> {
    const KING_FORMS: usize = Piece::FORMS / Kind::ALL.len();
    match piece.kind() {
        Kind::King | Kind::Laser => None,
        _ => Some(piece.form() - KING_FORMS),
    }
}

/// The zone of a King on this square, as its player sees it.
#[inline]
fn king_zone(king: Square) -> usize {
    const FILE_GROUPS: [usize; Square::FILES as usize] = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3];
    2 * FILE_GROUPS[usize::from(king.file())] + usize::from(king.rank() > 0)
}
