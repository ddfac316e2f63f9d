//! A player's targets, and the slides after which they can be reached in one turn.

use crate::labyrinth::rules::{
    Arrow, Bitboard, Board, Direction, End, Position, Rules, Seat, Slide, Square, Treasure,
    TreasureSet,
};

/// The places where a turn of a player would uncover a card or win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The squares with a target.
    squares: Bitboard,
    /// Whether the spare has a target.
    on_spare: bool,
    /// Whether the targets are the exits of the board, whatever it is.
    exits: bool,
}

impl Aim {
    /// The aim of this player's next turn; empty if all targets are unknown.
    pub fn of(position: &Position, seat: Seat) -> Aim {
        let hand = position.hand(seat);
        let wanted = match hand.left() {
            [] => return Aim::after_last(position.rules(), seat),
            _ if position.rules().free_order => hand.known_left(),
            [top, ..] => top.iter().copied().collect(),
        };
        Aim::treasures(position.board(), wanted)
    }

    /// The aim of a player without cards.
    pub fn after_last(rules: Rules, seat: Seat) -> Aim {
        let end = rules.end();
        Aim {
            squares: match end {
                End::AnySquare => Bitboard::ALL,
                End::AnyExit => Bitboard::EMPTY,
                End::LastCard | End::Home => Bitboard::of(seat.home()),
            },
            on_spare: end == End::AnySquare,
            exits: end == End::AnyExit,
        }
    }

    /// The aim at any of these treasures.
    pub fn treasures(board: &Board, wanted: TreasureSet) -> Aim {
        let find = |set, treasure| set | board.find(treasure);
        Aim {
            squares: wanted.iter().fold(Bitboard::EMPTY, find),
            on_spare: board
                .spare()
                .treasure
                .is_some_and(|treasure| wanted.contains(treasure)),
            exits: false,
        }
    }

    /// The squares of this board with a target.
    #[inline]
    pub fn squares(self, board: &Board) -> Bitboard {
        if self.exits {
            board.exits()
        } else {
            self.squares
        }
    }

    /// The squares with a target after a slide of this board.
    #[inline]
    pub fn squares_after(self, board: &Board, slide: Slide) -> Bitboard {
        if self.exits {
            board.slid(slide).exits()
        } else {
            self.slid(slide.arrow).squares
        }
    }

    /// The aim after a slide at this arrow. Homes lie on lines that do not slide.
    #[inline]
    #[must_use]
    pub fn slid(self, arrow: Arrow) -> Aim {
        Aim {
            squares: arrow.carry_all(self.before(arrow)),
            on_spare: self.squares.contains(arrow.exit()),
            exits: self.exits,
        }
    }

    /// The squares whose pawns are on a target after a slide at this arrow. If a target is on the
    /// spare, they include the square whose tile is pushed out, since its pawn is put on the spare.
    #[inline]
    fn before(self, arrow: Arrow) -> Bitboard {
        let exit = Bitboard::of(arrow.exit());
        if self.on_spare {
            self.squares | exit
        } else {
            self.squares & !exit
        }
    }

    /// The number of slides after which a pawn on this square reaches a target, with the arrow `closed`.
    #[inline]
    pub fn slides(self, board: &Board, closed: Option<Arrow>, pawn: Square) -> u32 {
        self.hits(board, closed)
            .map(|(_, squares)| u32::from(squares.contains(pawn)))
            .sum()
    }

    /// Whether a pawn on this square reaches a target after some slide, with the arrow `closed`.
    #[inline]
    pub fn is_near(self, board: &Board, closed: Option<Arrow>, pawn: Square) -> bool {
        self.hits(board, closed)
            .any(|(_, squares)| squares.contains(pawn))
    }

    /// For each slide, the squares where a pawn must stand before it to reach a target after it.
    #[inline]
    fn hits(self, board: &Board, closed: Option<Arrow>) -> impl Iterator<Item = (Arrow, Bitboard)> {
        let orientations = board.spare().shape.orientations();
        Arrow::all()
            .filter(move |&arrow| Some(arrow) != closed)
            .flat_map(move |arrow| {
                let reach = if self.exits {
                    Direction::ALL.map(|orientation| {
                        let after = board.slid(Slide { arrow, orientation });
                        after.reach_all(after.exits())
                    })
                } else {
                    board.reach_all_after(arrow, self.before(arrow))
                };
                let back = arrow.opposite();
                orientations
                    .iter()
                    .map(move |turn| (arrow, back.carry_all(reach[turn.index()])))
            })
    }

    /// The squares from which a target is reached after some slide, with the arrow `closed`.
    pub fn near(self, board: &Board, closed: Option<Arrow>) -> Bitboard {
        self.hits(board, closed)
            .fold(Bitboard::EMPTY, |set, (_, squares)| set | squares)
    }

    /// [`slides`](Aim::slides) for all squares at once.
    pub fn access(self, board: &Board, closed: Option<Arrow>) -> Access {
        let mut access = Access::default();
        for (_, squares) in self.hits(board, closed) {
            access.add(squares);
        }
        access
    }
}

/// A number from 0 to 63 for each square, as six planes of bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Access {
    planes: [Bitboard; 6],
}

impl Access {
    /// Adds one for each square of a set.
    #[inline]
    fn add(&mut self, mut carry: Bitboard) {
        for plane in &mut self.planes {
            (*plane, carry) = (*plane ^ carry, *plane & carry);
        }
    }

    /// The number for a square.
    #[inline]
    pub fn count(&self, square: Square) -> u32 {
        let planes = self.planes.iter().enumerate();
        planes.fold(0, |count, (bit, plane)| {
            count | u32::from(plane.contains(square)) << bit
        })
    }

    /// The squares of this set with the largest number.
    #[inline]
    pub fn best_of(&self, mut squares: Bitboard) -> Bitboard {
        for &plane in self.planes.iter().rev() {
            if squares.intersects(plane) {
                squares &= plane;
            }
        }
        squares
    }
}

/// The number of slides after which a player could reach each tile in the next turn.
#[derive(Clone, Copy, Debug)]
pub struct Prospects {
    /// By the square on which the tile lies before the slide.
    tiles: Access,
    spare: u32,
}

impl Prospects {
    const NONE: Prospects = Prospects {
        tiles: Access {
            planes: [Bitboard::EMPTY; 6],
        },
        spare: 0,
    };

    /// The prospects of a pawn on this square, with the arrow `closed`.
    pub fn new(board: &Board, closed: Option<Arrow>, pawn: Square) -> Prospects {
        let mut prospects = Prospects::NONE;
        Prospects::visit(board, closed, Bitboard::of(pawn), |_, squares, exit| {
            prospects.add(squares, exit);
        });
        prospects
    }

    /// The prospects of a pawn on each of these squares, in their order, with the arrow `closed`.
    pub fn of_all(board: &Board, closed: Option<Arrow>, pawns: Bitboard) -> Vec<Prospects> {
        let mut by_square = [Prospects::NONE; Square::COUNT];
        Prospects::visit(board, closed, pawns, |group, squares, exit| {
            for pawn in group {
                by_square[pawn.index()].add(squares, exit);
            }
        });
        pawns
            .into_iter()
            .map(|pawn| by_square[pawn.index()])
            .collect()
    }

    /// Calls a function for each slide and each group of pawns that reach the same squares after it, with the group,
    /// those squares as they lie before the slide, and the exit of the slide.
    #[inline]
    fn visit(
        board: &Board,
        closed: Option<Arrow>,
        pawns: Bitboard,
        mut function: impl FnMut(Bitboard, Bitboard, Bitboard),
    ) {
        let orientations = board.spare().shape.orientations();
        for arrow in Arrow::all().filter(|&arrow| Some(arrow) != closed) {
            let exit = Bitboard::of(arrow.exit());
            let mut left = [Bitboard::EMPTY; 4];
            for turn in orientations {
                left[turn.index()] = pawns;
            }
            while let Some(pawn) = left.iter().find_map(|set| set.first()) {
                let reach = board.reach_after(arrow, pawn);
                for (left, reach) in left.iter_mut().zip(reach) {
                    if left.contains(pawn) {
                        // A pawn that is pushed out enters on the inserted tile, where the tile at the exit was.
                        let back = arrow.opposite().carry_all(reach);
                        let group = *left & back;
                        function(group, back, exit);
                        *left &= !group;
                    }
                }
            }
        }
    }

    /// Adds a slide at an arrow with this exit, after which these squares are reached, as they lie before it.
    #[inline]
    fn add(&mut self, squares: Bitboard, exit: Bitboard) {
        self.tiles.add(squares & !exit);
        self.spare += u32::from(squares.intersects(exit));
    }

    /// The number of slides after which the tile with this treasure is reached.
    #[inline]
    pub fn slides(&self, board: &Board, treasure: Treasure) -> u32 {
        match board.find(treasure).first() {
            Some(square) => self.tiles.count(square),
            None if board.spare().treasure == Some(treasure) => self.spare,
            None => 0,
        }
    }

    /// The treasures of this set that are reached after some slide.
    pub fn reached(&self, board: &Board, treasures: TreasureSet) -> TreasureSet {
        treasures
            .iter()
            .filter(|&treasure| self.slides(board, treasure) > 0)
            .collect()
    }
}
