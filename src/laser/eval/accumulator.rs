//! The incremental part of the evaluation: the sums of all features that depend on pieces and
//! squares alone, updated from tables.

use super::changes::{self, SquareChange};
use super::piece_features as features;
use super::tapered::{PackedWeights, TaperedScore, WeightedSum, phase};
use crate::laser::rules::{Board, Color, Kind, Piece, Square, optics};
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
            let square = change.square;
            let (before, after) = (usize::from(change.before), usize::from(change.after));
            self.pieces += tables.pieces[after][square.index()];
            self.pieces -= tables.pieces[before][square.index()];
            for neighbour in optics::neighbours(square) & unchanged {
                let other = usize::from(board.codes()[neighbour.index()]);
                self.pieces += tables.pair(after, square, other, neighbour);
                self.pieces -= tables.pair(before, square, other, neighbour);
            }
            for other in &changes[..index] {
                let (was, is) = (usize::from(other.before), usize::from(other.after));
                self.pieces += tables.pair(after, square, is, other.square);
                self.pieces -= tables.pair(before, square, was, other.square);
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
            *sum += table[usize::from(change.after)][change.square.index()];
            *sum -= table[usize::from(change.before)][change.square.index()];
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

/// The offset of one square from another as a number below [`NEAR_OFFSETS`]; `None` where they are
/// more than one king's step apart.
#[inline]
fn near_offset(from: Square, to: Square) -> Option<usize> {
    let offset = |from: u8, to: u8| usize::from((to + 1).wrapping_sub(from));
    let (files, ranks) = (
        offset(from.file(), to.file()),
        offset(from.rank(), to.rank()),
    );
    (files < 3 && ranks < 3).then_some(3 * ranks + files)
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
    /// The score of two contents of squares, given by their codes; 0 where one is empty or the squares
    /// are no neighbours.
    #[inline]
    fn pair(&self, one: usize, square: Square, other: usize, other_square: Square) -> TaperedScore {
        match near_offset(square, other_square) {
            Some(offset) => self.pairs[one][other][offset],
            None => TaperedScore::default(),
        }
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
                if let Some(offset) = near_offset(MIDDLE, neighbour) {
                    tables.pairs[code][other.code()][offset] = score(&|sum| {
                        features::add_pair(sum, (MIDDLE, piece), (neighbour, other));
                    });
                }
            }
        }
    }
    tables
});
