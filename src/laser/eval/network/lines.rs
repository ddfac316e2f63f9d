//! The inputs for lines: where beams could travel. A *line* is two pieces on a file or rank with no
//! piece between them, one of which could send a beam to the other, because it has a mirror or the
//! muzzle of a Laser on that side. The input depends on both squares and on what either piece would
//! do with a beam from the other.

use super::inputs::{FIRST_LINE, InputPair};
use crate::grid::Direction;
use crate::laser::eval::snapshot::Snapshot;
use crate::laser::rules::optics::Encounter;
use crate::laser::rules::{Bitboard, Board, Kind, Piece, Square};
use arrayvec::ArrayVec;

const FILES: usize = Square::FILES as usize;
const RANKS: usize = Square::COUNT / FILES;
/// The pairs of squares of a file, and of a rank.
const FILE_PAIRS: usize = RANKS * (RANKS - 1) / 2;
const RANK_PAIRS: usize = FILES * (FILES - 1) / 2;
const PAIRS: usize = FILES * FILE_PAIRS + RANKS * RANK_PAIRS;
/// The number of inputs for lines.
pub(super) const LINE_INPUTS: usize = PAIRS * CLASS_PAIRS;
/// The maximum number of lines on a board.
pub(super) const MAX_LINES: usize = FILES * (RANKS - 1) + RANKS * (FILES - 1);

// What a piece does with a beam, as one player sees it. Where there are two owners, the enemy's class is one more.
const KING: usize = 0;
/// Reflects it to the left, or sends its own: no mirror can stand where a Laser does.
const LEFT: usize = 2;
const RIGHT: usize = 3;
/// Is hit, and not a King.
const HIT: usize = 4;
const STOPS: usize = 6;
const CLASSES: usize = 7;
/// The pairs of classes with a mirror or a muzzle.
const CLASS_PAIRS: usize = CLASSES * CLASSES - (CLASSES - 2) * (CLASSES - 2);

/// The class of a piece for its neighbour in a direction, as Blue sees it.
const fn class(piece: Piece, towards: Direction) -> usize {
    let owner = piece.color() as usize;
    let heading = towards.opposite();
    match (piece.kind(), Encounter::by_rules(piece, heading)) {
        (Kind::King, _) => KING + owner,
        (Kind::Laser, _) if piece.direction() as u8 == towards as u8 => LEFT,
        (_, Encounter::Reflected(exit)) if exit as u8 == heading.right() as u8 => RIGHT,
        (_, Encounter::Reflected(_)) => LEFT,
        (_, Encounter::Hit) => HIT + owner,
        (_, Encounter::Shielded | Encounter::Absorbed) => STOPS,
    }
}

/// A class as the other player sees it.
const fn exchanged(class: usize) -> usize {
    match class {
        LEFT | RIGHT | STOPS => class,
        _ => class ^ 1,
    }
}

/// The files or the ranks, whose *places* are their squares from the south or the west.
struct Axis {
    /// The distance of a square from its next place, and from the same place of the next file or rank.
    steps: [usize; 2],
    /// The part of the input by file or rank.
    of_line: [InputPair; FILES],
    /// The part by the places of both pieces on it, the lower first.
    of_places: [[InputPair; PLACES]; PLACES],
    /// The classes of a piece by code, as seen from higher places and from lower ones.
    classes: [[u8; 2]; Piece::CODES],
}

/// More places than a file or rank has; a power of two.
const PLACES: usize = 16;

static FILE: Axis = Axis::new([FILES, RANKS], [FILES, 1], 0, Direction::North);
static RANK: Axis = Axis::new(
    [RANKS, FILES],
    [1, FILES],
    FILES * FILE_PAIRS,
    Direction::East,
);

impl Axis {
    /// `count` files or ranks with `places` squares each. Their pairs of squares are numbered from `first` on; `up`
    /// is the direction of higher places.
    const fn new(
        [count, places]: [usize; 2],
        steps: [usize; 2],
        first: usize,
        up: Direction,
    ) -> Axis {
        const NO_LINE: InputPair = InputPair(0);
        let mut axis = Axis {
            steps,
            of_line: [NO_LINE; FILES],
            of_places: [[NO_LINE; PLACES]; PLACES],
            classes: [[0; 2]; Piece::CODES],
        };
        // Red sees files, ranks and places in the other order.
        let mut line = 0;
        while line < count {
            let [blue, red] = [first + line, first + count - 1 - line];
            axis.of_line[line] = InputPair::new(
                FIRST_LINE + blue * CLASS_PAIRS,
                FIRST_LINE + red * CLASS_PAIRS,
            );
            line += 1;
        }
        let mut high = 1;
        while high < places {
            let mut low = 0;
            while low < high {
                let blue = pair(low, high) * count;
                let red = pair(places - 1 - high, places - 1 - low) * count;
                axis.of_places[low][high] = InputPair::new(blue * CLASS_PAIRS, red * CLASS_PAIRS);
                low += 1;
            }
            high += 1;
        }
        let mut code = 0;
        while code < Piece::CODES {
            if let Some(piece) = Piece::of_code(code as u8) {
                let classes = [class(piece, up), class(piece, up.opposite())];
                axis.classes[code] = [classes[0] as u8, classes[1] as u8];
            }
            code += 1;
        }
        axis
    }

    /// [`difference`] on the file or rank of this index.
    #[inline(always)]
    fn difference(
        &self,
        index: usize,
        [before, after]: [&Snapshot; 2],
        changed: Bitboard,
        removed: impl FnMut(InputPair),
        added: impl FnMut(InputPair),
    ) {
        let places = |squares: Bitboard| self.places(squares.bits() >> (index * self.steps[1]));
        let window = window(places(before.occupied), places(changed));
        self.lines(index, before, window & places(before.occupied), removed);
        self.lines(index, after, window & places(after.occupied), added);
    }

    /// Calls `add` with the lines between the pieces on these places of the file or rank of this index.
    #[inline(always)]
    fn lines(
        &self,
        index: usize,
        board: &Snapshot,
        mut places: u32,
        mut add: impl FnMut(InputPair),
    ) {
        let [step, next] = self.steps;
        let classes = |place: usize| {
            let code = board.codes[(index * next + place * step) % Square::SLOTS];
            self.classes[usize::from(code) % Piece::CODES]
        };
        if places == 0 {
            return;
        }
        let mut low = places.trailing_zeros() as usize;
        let [mut class, _] = classes(low);
        places &= places - 1;
        while places != 0 {
            let high = places.trailing_zeros() as usize;
            let [up, down] = classes(high);
            places &= places - 1;
            if let Some(of_classes) = OF_CLASSES[usize::from(class % 8)][usize::from(down % 8)] {
                let of_places = self.of_places[low % PLACES][high % PLACES];
                let of_line = self.of_line[index % FILES];
                add(InputPair(of_line.0 + of_places.0 + of_classes.0));
            }
            (low, class) = (high, up);
        }
    }

    /// The places, as bits, in a set of squares that begins with the first one.
    #[inline(always)]
    fn places(&self, squares: u128) -> u32 {
        const RANK_BITS: u32 = (1 << FILES) - 1;
        // The product brings the bit of each place beside that of the place before, and no two bits together.
        const FILE_BITS: u128 = spread(FILES, 0);
        const FACTORS: u128 = spread(FILES - 1, RANKS - 1);
        const LAST: usize = FILES * (RANKS - 1);
        if self.steps[0] == 1 {
            squares as u32 & RANK_BITS
        } else {
            ((squares & FILE_BITS).wrapping_mul(FACTORS) >> LAST) as u32 & ((1 << RANKS) - 1)
        }
    }
}

/// A bit for each rank, `step` bits apart, from bit `first` on.
const fn spread(step: usize, first: usize) -> u128 {
    let (mut bits, mut rank) = (0, 0);
    while rank < RANKS {
        bits |= 1 << (first + rank * step);
        rank += 1;
    }
    bits
}

/// The places from the piece before the first changed one to the piece after the last. No line outside them
/// differs.
#[inline(always)]
const fn window(occupied: u32, changed: u32) -> u32 {
    let below = occupied & (lowest(changed) - 1);
    let above = occupied & !(u32::MAX >> changed.leading_zeros());
    let from = (u32::BITS - below.leading_zeros()).saturating_sub(1);
    (u32::MAX << from) & (lowest(above).wrapping_sub(1) | lowest(above))
}

/// The lowest bit that is set; 0 if none is.
const fn lowest(bits: u32) -> u32 {
    bits & bits.wrapping_neg()
}

/// The number of a pair of places on a file or rank.
const fn pair(low: usize, high: usize) -> usize {
    high * (high - 1) / 2 + low
}

/// The part of the input by the classes of both pieces, the one on the lower place first; `None`
/// without a mirror or a muzzle.
static OF_CLASSES: [[Option<InputPair>; 8]; 8] = {
    let mut numbers = [[None; CLASSES]; CLASSES];
    let (mut index, mut count) = (0, 0);
    while index < CLASSES * CLASSES {
        let (low, high) = (index / CLASSES, index % CLASSES);
        if matches!(low, LEFT | RIGHT) || matches!(high, LEFT | RIGHT) {
            numbers[low][high] = Some(count);
            count += 1;
        }
        index += 1;
    }
    assert!(count == CLASS_PAIRS);
    let mut table = [[None; 8]; 8];
    index = 0;
    while index < CLASSES * CLASSES {
        let (low, high) = (index / CLASSES, index % CLASSES);
        if let (Some(blue), Some(red)) =
            (numbers[low][high], numbers[exchanged(high)][exchanged(low)])
        {
            table[low][high] = Some(InputPair::new(blue, red));
        }
        index += 1;
    }
    table
};

/// The lines of a board.
pub(super) fn lines(board: &Board) -> ArrayVec<InputPair, MAX_LINES> {
    let board = Snapshot::of(board);
    let mut lines = ArrayVec::new();
    difference(
        &Snapshot::EMPTY,
        &board,
        board.occupied,
        |_| (),
        |line| lines.push(line),
    );
    lines
}

/// Calls `removed` with the lines that a change of these squares removes, and `added` with those that it adds. Both
/// may be called with a line that stays.
#[inline(always)]
pub(super) fn difference(
    before: &Snapshot,
    after: &Snapshot,
    changed: Bitboard,
    mut removed: impl FnMut(InputPair),
    mut added: impl FnMut(InputPair),
) {
    let (mut files, mut ranks) = (0_u32, 0_u32);
    for square in changed {
        files |= 1 << square.file();
        ranks |= 1 << square.rank();
    }
    let boards = [before, after];
    while files != 0 {
        let file = files.trailing_zeros() as usize;
        FILE.difference(file, boards, changed, &mut removed, &mut added);
        files &= files - 1;
    }
    while ranks != 0 {
        let rank = ranks.trailing_zeros() as usize;
        RANK.difference(rank, boards, changed, &mut removed, &mut added);
        ranks &= ranks - 1;
    }
}
