//! The incremental part of the evaluation: the sums of all features that depend on pieces and
//! squares alone, updated from tables.

use super::changes::{self, SquareChange};
use super::piece_features as features;
use super::tapered::{PackedWeights, TaperedScore, WeightedSum, phase};
use crate::laser::rules::{Bitboard, Board, Color, Kind, Piece, Square, optics};
use once_cell::sync::Lazy;

/// The scores of the pieces on a board, Blue's less Red's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Accumulator {
    /// Of the pieces by themselves and of pairs of neighbours.
    pieces: TaperedScore,
    /// Of the pieces as seen from each player's King.
    king_relative: [TaperedScore; 2],
    /// The phase of the game.
    pub(super) phase: i32,
}

impl Accumulator {
    /// The sums of a board, computed afresh.
    pub(super) fn of(board: &Board) -> Accumulator {
        let mut pieces = WeightedSum::new(PackedWeights::embedded(), TaperedScore::default());
        features::add_pieces(&mut pieces, board);
        features::add_pairs(&mut pieces, board);
        Accumulator {
            pieces: pieces.sum,
            king_relative: Color::ALL.map(|owner| king_relative(board, owner)),
            phase: phase(board),
        }
    }

    /// The sum of all.
    #[inline]
    pub(super) fn sum(&self) -> TaperedScore {
        let [blue, red] = self.king_relative;
        self.pieces + blue + red
    }

    /// Brings the sums to this board, which differs from the last one by these changes.
    pub(super) fn update(&mut self, changes: &[SquareChange], board: &Board) {
        let tables = &*TABLES;
        for color in Color::ALL {
            self.update_king_relative(tables, color, changes, board);
        }
        let unchanged = board.occupied() & !changes::squares(changes);
        for (index, change) in changes.iter().enumerate() {
            // A square that was empty before or is so now, as those of a step, has no score on that
            // side.
            let square = change.square;
            let others = &changes[..index];
            if change.after != 0 {
                let others = others.iter().map(|other| (other.square, other.after));
                self.pieces += tables.with_pairs(board, square, change.after, unchanged, others);
            }
            if change.before != 0 {
                let others = others.iter().map(|other| (other.square, other.before));
                self.pieces -= tables.with_pairs(board, square, change.before, unchanged, others);
            }
        }
        self.phase = phase(board);
    }

    /// Brings the sum of the pieces as seen from the King of `owner` to this board.
    #[inline]
    fn update_king_relative(
        &mut self,
        tables: &Tables,
        owner: Color,
        changes: &[SquareChange],
        board: &Board,
    ) {
        let sum = &mut self.king_relative[owner.index()];
        let king = board.of(owner, Kind::King).first();
        let (Some(king), false) = (king, changes.iter().any(|change| change.is_of_king(owner)))
        else {
            // Every piece is seen from another square, or there is no King any more.
            *sum = king_relative(board, owner);
            return;
        };
        let table = &tables.king_relative[owner.index()][king.index()];
        for change in changes {
            if change.after != 0 {
                *sum += table[usize::from(change.after)][change.square.index()];
            }
            if change.before != 0 {
                *sum -= table[usize::from(change.before)][change.square.index()];
            }
        }
    }
}

/// The scores of all pieces as seen from the King of `owner`; 0 where it has been removed.
fn king_relative(board: &Board, owner: Color) -> TaperedScore {
    let Some(king) = board.of(owner, Kind::King).first() else {
        return TaperedScore::default();
    };
    let table = &TABLES.king_relative[owner.index()][king.index()];
    let mut sum = TaperedScore::default();
    for (square, piece) in features::pieces(board) {
        sum += table[piece.code()][square.index()];
    }
    sum
}

/// The offsets of the squares within one king's step, the square itself included.
const NEAR_OFFSETS: usize = 3 * 3;

/// A square that has neighbours on all sides.
const MIDDLE: Square = Square::at(44);

/// The offset of a neighbour from a square as a number below [`NEAR_OFFSETS`]: 0 to 2 a rank below it,
/// 3 to 5 beside it, 6 to 8 above it.
#[inline(always)]
fn offset(square: Square, neighbour: Square) -> usize {
    const FILES: usize = Square::FILES as usize;
    // By what the index differs, from a file less and a rank less on.
    let difference = (neighbour.index() + FILES + 1).wrapping_sub(square.index());
    difference - (FILES - 3) * (difference / FILES)
}

/// The weights of all features of a single piece, or of a pair of pieces, added up in advance, so
/// that an update looks up one number. A piece's index is its code.
struct Tables {
    /// Piece-square table: the sum for each piece on each square.
    pieces: Vec<[TaperedScore; Square::COUNT]>,
    /// By owner of the King, square of the King, piece and its square.
    king_relative: [Vec<[[TaperedScore; Square::COUNT]; Piece::CODES]>; 2],
    /// By piece, neighbour and the neighbour's offset.
    pairs: Vec<[[TaperedScore; NEAR_OFFSETS]; Piece::CODES]>,
}

impl Tables {
    /// The score of a piece, by its code, on this square: by itself, and with its neighbours on the
    /// `unchanged` squares of the board and among `others`.
    #[inline(always)]
    fn with_pairs(
        &self,
        board: &Board,
        square: Square,
        piece: u8,
        unchanged: Bitboard,
        others: impl Iterator<Item = (Square, u8)>,
    ) -> TaperedScore {
        let piece = usize::from(piece);
        let pairs = &self.pairs[piece];
        let mut sum = self.pieces[piece][square.index()];
        for neighbour in optics::neighbours(square) & unchanged {
            let other = usize::from(board.codes()[neighbour.index()]);
            sum += pairs[other][offset(square, neighbour)];
        }
        for (other_square, other) in others {
            if optics::neighbours(square).contains(other_square) {
                sum += pairs[usize::from(other)][offset(square, other_square)];
            }
        }
        sum
    }
}

/// Makes the tables, if they have not been made yet.
pub(super) fn prepare() {
    Lazy::force(&TABLES);
}

static TABLES: Lazy<Tables> = Lazy::new(|| {
    let zero = TaperedScore::default();
    let mut tables = Tables {
        pieces: vec![[zero; Square::COUNT]; Piece::CODES],
        king_relative: [(); 2].map(|()| vec![[[zero; Square::COUNT]; Piece::CODES]; Square::COUNT]),
        pairs: vec![[[zero; NEAR_OFFSETS]; Piece::CODES]; Piece::CODES],
    };
    let weights = PackedWeights::embedded();
    let score = |add: &dyn Fn(&mut WeightedSum)| {
        let mut sum = WeightedSum::new(weights, zero);
        add(&mut sum);
        sum.sum
    };
    for piece in Piece::all() {
        let code = piece.code();
        for square in Square::all() {
            tables.pieces[code][square.index()] =
                score(&|sum| features::add_piece(sum, square, piece));
            for king in Square::all() {
                let blue = score(&|sum| {
                    features::add_king_relative(sum, Color::Blue, king, square, piece);
                });
                let (red_king, red_square) = (king.flipped(), square.flipped());
                let red_code = piece.flipped().code();
                let [blue_table, red_table] = &mut tables.king_relative;
                blue_table[king.index()][code][square.index()] = blue;
                red_table[red_king.index()][red_code][red_square.index()] = -blue;
            }
        }
        for other in Piece::all() {
            for neighbour in optics::neighbours(MIDDLE) {
                tables.pairs[code][other.code()][offset(MIDDLE, neighbour)] = score(&|sum| {
                    features::add_pair(sum, (MIDDLE, piece), (neighbour, other));
                });
            }
        }
    }
    tables
});
