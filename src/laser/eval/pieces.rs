//! What only pieces and squares decide, kept up to date ply by ply from tables.

use super::tapered::{Balance, TaperedScore};
use super::terms;
use crate::laser::rules::{
    Action, Bitboard, Board, Change, Color, Kind, Piece, Square, Undo, optics,
};
use once_cell::sync::Lazy;

/// What the pieces of a board are worth to Blue where they stand, less what they are to Red.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pieces {
    /// Each by itself, and beside others.
    standing: TaperedScore,
    /// Each as seen from the King of either player.
    formations: [TaperedScore; 2],
    /// How many there are that can be lost.
    pub(super) phase: i32,
}

impl Pieces {
    /// Those of a board.
    pub(super) fn of(board: &Board) -> Pieces {
        let mut standing = Balance::default();
        terms::count_pieces(&mut standing, board);
        terms::count_pairs(&mut standing, board);
        Pieces {
            standing: standing.0,
            formations: Color::ALL.map(|color| formation(board, color)),
            phase: terms::phase(board),
        }
    }

    /// The sum of it all.
    #[inline]
    pub(super) fn balance(&self) -> TaperedScore {
        let [blue, red] = self.formations;
        self.standing + blue + red
    }

    /// Follows a ply, after which the board is this one.
    pub(super) fn follow(&mut self, ply: &Undo, changes: &[Change], board: &Board) {
        let tables = &*TABLES;
        for color in Color::ALL {
            let steps = ply.piece.kind() == Kind::King && ply.mv.action() == Action::Step;
            let sum = &mut self.formations[color.index()];
            if steps && ply.piece.color() == color {
                // All look different from there.
                *sum = formation(board, color);
            } else if let Some(king) = board.of(color, Kind::King).first() {
                let seen = |piece: Piece, square: Square| {
                    tables.formed[color.index()][king.index()][piece.code()][square.index()]
                };
                for change in changes {
                    if let Some(piece) = change.before {
                        *sum -= seen(piece, change.square);
                    }
                    if let Some(piece) = change.after {
                        *sum += seen(piece, change.square);
                    }
                }
            }
        }
        let mut others = board.occupied();
        for change in changes {
            others &= !Bitboard::of(change.square);
        }
        for (index, change) in changes.iter().enumerate() {
            let square = change.square;
            if let Some(piece) = change.before {
                self.standing -= tables.placed[piece.code()][square.index()];
            }
            if let Some(piece) = change.after {
                self.standing += tables.placed[piece.code()][square.index()];
            }
            for beside in optics::neighbours(square) & others {
                let pair = |piece| tables.pair(piece, square, board.piece_on(beside), beside);
                self.standing -= pair(change.before);
                self.standing += pair(change.after);
            }
            for other in &changes[..index] {
                let pair = |piece, beside| tables.pair(piece, square, beside, other.square);
                self.standing -= pair(change.before, other.before);
                self.standing += pair(change.after, other.after);
            }
        }
        // All but the King, which ends the game.
        self.phase -= i32::from(ply.removed.is_some());
    }
}

/// All pieces as seen from the King of `owner`.
fn formation(board: &Board, owner: Color) -> TaperedScore {
    let Some(king) = board.of(owner, Kind::King).first() else {
        return TaperedScore::default();
    };
    let formed = &TABLES.formed[owner.index()][king.index()];
    let mut sum = TaperedScore::default();
    for square in board.occupied() {
        if let Some(piece) = board.piece_on(square) {
            sum += formed[piece.code()][square.index()];
        }
    }
    sum
}

/// BeamAxes in which a square one king's step away can lie, itself included.
const BESIDE: usize = 3 * 3;

/// A square that has a neighbour on every side.
const MIDDLE: Square = Square::at(44);

/// How a square lies to another, as a number, if it is at most one king's step away.
#[inline]
fn beside(from: Square, to: Square) -> Option<usize> {
    let away = |from: u8, to: u8| usize::from((to + 1).wrapping_sub(from));
    let (files, ranks) = (away(from.file(), to.file()), away(from.rank(), to.rank()));
    (files < 3 && ranks < 3).then_some(3 * ranks + files)
}

/// What pieces add to the balance, by their codes.
struct Tables {
    /// On a square.
    placed: Vec<[TaperedScore; Square::COUNT]>,
    /// As seen from each player's King, by its square.
    formed: [Vec<[[TaperedScore; Square::COUNT]; Piece::CODES]>; 2],
    /// With another piece beside it.
    paired: Vec<[[TaperedScore; BESIDE]; Piece::CODES]>,
}

impl Tables {
    /// For a piece that has another one beside it, if there are both.
    #[inline]
    fn pair(
        &self,
        one: Option<Piece>,
        at: Square,
        other: Option<Piece>,
        there: Square,
    ) -> TaperedScore {
        match (one, other, beside(at, there)) {
            (Some(one), Some(other), Some(way)) => self.paired[one.code()][other.code()][way],
            _ => TaperedScore::default(),
        }
    }
}

/// Makes the tables, if nobody has yet.
pub(super) fn prepare() {
    Lazy::force(&TABLES);
}

static TABLES: Lazy<Tables> = Lazy::new(|| {
    let nothing = TaperedScore::default();
    let mut tables = Tables {
        placed: vec![[nothing; Square::COUNT]; Piece::CODES],
        formed: [(); 2].map(|()| vec![[[nothing; Square::COUNT]; Piece::CODES]; Square::COUNT]),
        paired: vec![[[nothing; BESIDE]; Piece::CODES]; Piece::CODES],
    };
    let worth = |count: &dyn Fn(&mut Balance)| {
        let mut balance = Balance::default();
        count(&mut balance);
        balance.0
    };
    for piece in Piece::all() {
        let code = piece.code();
        for square in Square::all() {
            tables.placed[code][square.index()] =
                worth(&|balance| terms::count_piece(balance, square, piece));
            for king in Square::all() {
                for owner in Color::ALL {
                    tables.formed[owner.index()][king.index()][code][square.index()] =
                        worth(&|balance| terms::count_formed(balance, owner, king, square, piece));
                }
            }
        }
        for other in Piece::all() {
            for there in optics::neighbours(MIDDLE) {
                if let Some(way) = beside(MIDDLE, there) {
                    tables.paired[code][other.code()][way] = worth(&|balance| {
                        terms::count_pair(balance, (MIDDLE, piece), (there, other));
                    });
                }
            }
        }
    }
    tables
});
