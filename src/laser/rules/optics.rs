//! Beams: what a beam does at each piece, and its path across a board.
//!
//! A beam is one path with one end. It leaves a Laser, runs straight along ranks and files and is turned by
//! mirrors, which never split it, until a piece ends it or it leaves the board. It may cross itself, but it
//! cannot go in a circle: reflections are reversible, so the circle would have to begin at the Laser, and
//! Lasers let no beam through.
//!
//! Beams are traced along precomputed rays, like sliding pieces in chess: a bit scan finds the first
//! blocker on a ray, a table gives the direction after it, and the next ray begins there.

use super::board::Board;
use super::piece::{Color, Kind, Piece};
use super::squares::{Bitboard, Square};
use crate::grid::Direction;
use std::fmt;
use std::hint::select_unpredictable;
use std::iter::successors;

/// What happens when a beam reaches a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// A mirror deflects the beam into this direction.
    Reflected(Direction),
    /// A Defender's shield stops the beam; the Defender stays.
    Shielded,
    /// A Laser stops the beam and stays.
    Absorbed,
    /// The beam ends here, and a shot removes the piece.
    Hit,
}

impl Encounter {
    /// The rules of reflection, shield and hit.
    pub(crate) const fn by_rules(piece: Piece, direction: Direction) -> Encounter {
        let facing = piece.direction();
        match piece.kind() {
            Kind::King => Encounter::Hit,
            Kind::Laser => Encounter::Absorbed,
            Kind::Defender if facing as u8 == direction.opposite() as u8 => Encounter::Shielded,
            Kind::Defender => Encounter::Hit,
            Kind::Switch | Kind::Deflector => {
                // A mirror along `\` exchanges north with west and east with south. A Switch
                // facing north and a Deflector facing north or south have such a mirror; the others lie along `/`.
                let exit = Direction::from_bits(3 - direction as u8);
                let exit = if facing as u8 & 1 == 0 {
                    exit
                } else {
                    exit.opposite()
                };
                // A Deflector's mirror is open to two adjacent sides, and a reflected beam enters by
                // one of them and leaves by the other.
                let open = exit as u8 == facing as u8 || exit as u8 == facing.right() as u8;
                if open || matches!(piece.kind(), Kind::Switch) {
                    Encounter::Reflected(exit)
                } else {
                    Encounter::Hit
                }
            }
        }
    }
}

/// What happens to a beam that reaches `piece` while it travels in `direction`.
pub fn encounter(piece: Piece, direction: Direction) -> Encounter {
    meet(Some(piece), direction)
}

/// [`encounter`] on any square; an empty one leaves the direction as it is.
#[inline(always)]
pub(super) fn meet(content: Option<Piece>, direction: Direction) -> Encounter {
    ENCOUNTERS[Piece::code_of(content)][direction as usize]
}

/// [`meet`] by piece code and direction.
static ENCOUNTERS: [[Encounter; 4]; Piece::CODES] = {
    let mut table = [[Encounter::Hit; 4]; Piece::CODES];
    let mut i = 0;
    while i < 4 * Piece::CODES {
        let direction = Direction::ALL[i % 4];
        table[i / 4][i % 4] = match Piece::of_code((i / 4) as u8) {
            None => Encounter::Reflected(direction),
            Some(piece) => Encounter::by_rules(piece, direction),
        };
        i += 1;
    }
    table
};

/// How a beam ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeamEnd {
    /// It leaves the board.
    Out,
    /// The shield of the Defender on this square stops it.
    Shield(Square),
    /// The Laser on this square stops it.
    Laser(Square),
    /// It reaches a piece on this square that a shot removes.
    Hit(Square),
}

/// A beam from a Laser to its end: the squares on its path, its end and its last direction.
///
/// Packed into 32 bytes: two sets of squares, and in the upper bits of the first one, from bit 80 on, seven bits
/// for the last square, two for the kind of end and two for the last direction.
///
/// ```
/// use akhet::laser::rules::{BeamEnd, Color, Setup};
///
/// let beam = Setup::Ace.position().beam(Color::Blue);
/// assert_eq!(beam.end(), BeamEnd::Out);
/// assert!(beam.path().contains("j5".parse()?));
/// # Ok::<(), akhet::laser::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Beam {
    /// The squares that the beam enters going north or south, and the end.
    vertical: u128,
    /// The squares that the beam enters going east or west.
    horizontal: u128,
}

impl Beam {
    /// The squares that the beam visits, including the one where it ends but not the Laser's own.
    pub fn path(self) -> Bitboard {
        Bitboard::from_bits(self.vertical | self.horizontal)
    }

    /// The squares that the beam visits, by axis of travel.
    #[inline]
    pub fn axes(self) -> BeamAxes {
        BeamAxes {
            vertical: Bitboard::from_bits(self.vertical),
            horizontal: Bitboard::from_bits(self.horizontal),
        }
    }

    /// How and where the beam ends.
    #[inline]
    pub const fn end(self) -> BeamEnd {
        let square = Square::at((self.vertical >> 80) as u32 & 127);
        match self.vertical >> 87 & 3 {
            0 => BeamEnd::Out,
            1 => BeamEnd::Shield(square),
            2 => BeamEnd::Laser(square),
            _ => BeamEnd::Hit(square),
        }
    }

    /// The direction in which the beam travels when it ends.
    pub const fn heading(self) -> Direction {
        Direction::from_bits((self.vertical >> 89) as u8)
    }

    /// The square of the piece that a shot along this beam removes, if it removes one.
    #[inline]
    pub const fn target(self) -> Option<Square> {
        match self.end() {
            BeamEnd::Hit(square) => Some(square),
            _ => None,
        }
    }

    /// Whether the path shares a square with this set.
    pub const fn touches(self, squares: Bitboard) -> bool {
        (self.vertical | self.horizontal) & squares.bits() != 0
    }
}

impl fmt::Debug for Beam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Beam")
            .field("path", &self.path())
            .field("end", &self.end())
            .field("heading", &self.heading())
            .finish()
    }
}

/// The squares from `square` to the edge of the board in `direction`, without `square` itself.
fn ray(square: Square, direction: Direction) -> Bitboard {
    RAYS[square.index()][direction as usize]
}

/// The first square of a set that a beam travelling in `direction` reaches. The set is not empty
/// and lies on one ray.
fn first_on_ray(blockers: Bitboard, direction: Direction) -> Square {
    // The lowest bit going north or east, the highest going south or west. The direction is
    // as good as random, and a mispredicted branch costs more than scanning for both.
    select_unpredictable((direction as u8) < 2, blockers.lowest(), blockers.highest())
}

/// The up to eight squares around `square`.
pub fn neighbours(square: Square) -> Bitboard {
    NEIGHBOURS[square.index()]
}

/// The straight part of a beam from the Laser or a mirror to the next piece or the edge.
#[derive(Clone, Copy)]
pub(super) struct Segment {
    /// The square of the Laser or mirror where it begins.
    pub(super) from: Square,
    pub(super) heading: Direction,
    /// The squares it visits, including the last one but not `from`.
    pub(super) path: Bitboard,
    /// The square of the piece where it ends, and what happens there; `None` at the edge.
    end: Option<(Square, Encounter)>,
}

impl Segment {
    #[inline(always)]
    fn trace(board: &Board, occupied: Bitboard, from: Square, heading: Direction) -> Segment {
        let ray = ray(from, heading);
        let blockers = ray & occupied;
        let (path, end) = if blockers.is_empty() {
            (ray, None)
        } else {
            let square = first_on_ray(blockers, heading);
            // The ray up to the blocker is the ray without the part beyond the blocker.
            let path = ray ^ self::ray(square, heading);
            (path, Some((square, meet(board.piece_on(square), heading))))
        };
        Segment {
            from,
            heading,
            path,
            end,
        }
    }
}

/// The segments of the beam of `color`'s Laser, in order from the Laser.
#[inline]
pub(super) fn segments(board: &Board, color: Color) -> impl Iterator<Item = Segment> {
    let (from, heading) = muzzle(board, color);
    let first = Segment::trace(board, board.occupied(), from, heading);
    successors(Some(first), |segment| match segment.end {
        Some((square, Encounter::Reflected(heading))) => {
            Some(Segment::trace(board, board.occupied(), square, heading))
        }
        _ => None,
    })
}

/// Where the beam of `color`'s Laser begins, and its first direction.
#[inline]
pub(super) fn muzzle(board: &Board, color: Color) -> (Square, Direction) {
    let square = color.laser_square();
    let heading = board.piece_on(square).map(Piece::direction);
    (square, heading.unwrap_or(Direction::North))
}

/// Where and how a path ends.
struct End {
    /// The square where the path ends, or where the segment begins that leads to the edge.
    square: Square,
    /// The last direction.
    heading: Direction,
    /// What ends the path; `None` at the edge.
    encounter: Option<Encounter>,
}

/// Follows the path that leaves `start` in the direction `heading` until it ends, at the latest at a mirror
/// for which `stops` holds, and passes the squares of each segment to `visit`.
#[inline(always)]
fn follow(
    board: &Board,
    occupied: Bitboard,
    (start, mut heading): (Square, Direction),
    stops: impl Fn(Square) -> bool,
    mut visit: impl FnMut(Bitboard),
) -> End {
    let mut from = start;
    loop {
        let segment = Segment::trace(board, occupied, from, heading);
        visit(segment.path);
        let (square, encounter) = match segment.end {
            Some((mirror, Encounter::Reflected(turned))) if !stops(mirror) => {
                (from, heading) = (mirror, turned);
                continue;
            }
            Some((square, encounter)) => (square, Some(encounter)),
            None => (from, None),
        };
        return End {
            square,
            heading,
            encounter,
        };
    }
}

/// [`follow`] that collects the path.
#[inline(always)]
fn beam(
    board: &Board,
    occupied: Bitboard,
    start: (Square, Direction),
    stops: impl Fn(Square) -> bool,
) -> Beam {
    // The squares on the axis of the next segment, and on that of the last one: a mirror exchanges them.
    let (mut next, mut last) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let path = follow(board, occupied, start, stops, |segment| {
        (next, last) = (last, next | segment);
    });
    let end = match path.encounter {
        None => 0,
        Some(Encounter::Shielded) => 1,
        Some(Encounter::Absorbed) => 2,
        Some(Encounter::Hit | Encounter::Reflected(_)) => 3,
    };
    let tail = path.square.index() as u128 | end << 7 | (path.heading as u128) << 9;
    let (along, across) = (last.bits(), next.bits());
    let is_vertical = path.heading as u8 & 1 == 0;
    Beam {
        vertical: select_unpredictable(is_vertical, along, across) | tail << Square::COUNT,
        horizontal: select_unpredictable(is_vertical, across, along),
    }
}

/// Traces the beam of `color`'s Laser, which must stand on its corner.
#[inline]
pub fn trace(board: &Board, color: Color) -> Beam {
    beam(board, board.occupied(), muzzle(board, color), |_| false)
}

/// The beam that leaves `square` in the direction `heading`, ignoring any piece there. If it returns to
/// the square, which is then on its path, its end is meaningless: it might go in a circle.
#[inline]
pub(super) fn trace_from(board: &Board, square: Square, heading: Direction) -> Beam {
    let occupied = board.occupied() | Bitboard::of(square);
    beam(board, occupied, (square, heading), |mirror| {
        mirror == square
    })
}

/// The target of a shot that continues from the square and heading `start`, on a board whose bitboards are
/// out of date; `occupied` holds the occupied squares.
#[inline]
pub(super) fn target(
    board: &Board,
    occupied: Bitboard,
    start: (Square, Direction),
) -> Option<Square> {
    let end = follow(board, occupied, start, |_| false, |_| ());
    (end.encounter == Some(Encounter::Hit)).then_some(end.square)
}

/// The squares on the four King rays of the King on `king`: the paths of beams that would leave it in each
/// direction. Reflections are reversible, so an enemy beam that enters such a path in the opposite
/// direction hits the King. No mirror may stand on the square: the path might not end.
#[inline]
pub(crate) fn king_rays(board: &Board, king: Square) -> Bitboard {
    let mut rays = Bitboard::EMPTY;
    for direction in Direction::ALL {
        let start = (king, direction);
        follow(
            board,
            board.occupied(),
            start,
            |_| false,
            |path| rays |= path,
        );
    }
    rays
}

/// The squares that a beam visits, split by its axis of travel. A square where the beam turns or
/// crosses itself may be on both axes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BeamAxes {
    /// The squares that the beam enters going north or south.
    pub vertical: Bitboard,
    /// The squares that the beam enters going east or west.
    pub horizontal: Bitboard,
}

impl BeamAxes {
    /// All squares that the beam visits.
    pub fn path(&self) -> Bitboard {
        self.vertical | self.horizontal
    }

    /// The squares that the beam would reach next if a mirror turned it on one of the `mirrors`, to
    /// either side: four occluded fills from the squares that the beam shares with `mirrors`.
    #[inline]
    pub fn deflected(&self, mirrors: Bitboard, occupied: Bitboard) -> BeamAxes {
        let (vertical, horizontal) = (self.vertical & mirrors, self.horizontal & mirrors);
        BeamAxes {
            vertical: horizontal.occluded_fill(Direction::North, !occupied)
                | horizontal.occluded_fill(Direction::South, !occupied),
            horizontal: vertical.occluded_fill(Direction::East, !occupied)
                | vertical.occluded_fill(Direction::West, !occupied),
        }
    }
}

/// One square on the path of a beam. A beam may visit a square twice, so the set
/// [`Beam::path`] gives neither the order of the squares nor the line to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeamStep {
    /// The square.
    pub square: Square,
    /// The direction in which the beam enters the square.
    pub heading: Direction,
    /// What happens at the piece on the square; `None` on an empty square.
    pub encounter: Option<Encounter>,
}

impl BeamStep {
    /// The direction in which the beam leaves the square; `None` where it ends. On the last square
    /// before the edge it points off the board.
    pub fn exit(self) -> Option<Direction> {
        match self.encounter {
            None => Some(self.heading),
            Some(Encounter::Reflected(direction)) => Some(direction),
            Some(Encounter::Shielded | Encounter::Absorbed | Encounter::Hit) => None,
        }
    }
}

/// The standing beam of a player square by square, from the square next to the Laser to the one
/// where it ends or leaves the board. Meant for drawing and reports; [`trace`] is faster.
pub fn beam_steps(board: &Board, color: Color) -> impl Iterator<Item = BeamStep> + use<'_> {
    let step = |from: Square, heading| {
        let square = from.neighbour(heading)?;
        let encounter = board
            .piece_on(square)
            .map(|piece| encounter(piece, heading));
        Some(BeamStep {
            square,
            heading,
            encounter,
        })
    };
    let (corner, heading) = muzzle(board, color);
    successors(step(corner, heading), move |last| {
        step(last.square, last.exit()?)
    })
}

/// [`ray`] by square, then by direction.
static RAYS: [[Bitboard; 4]; Square::SLOTS] = {
    let mut table = [[Bitboard::EMPTY; 4]; Square::SLOTS];
    let mut i = 0;
    while i < 4 * Square::COUNT {
        let mut square = Square::at((i / 4) as u32);
        while let Some(next) = square.neighbour(Direction::ALL[i % 4]) {
            table[i / 4][i % 4] = table[i / 4][i % 4].with(next);
            square = next;
        }
        i += 1;
    }
    table
};

/// [`neighbours`] by square.
static NEIGHBOURS: [Bitboard; Square::SLOTS] = {
    let mut table = [Bitboard::EMPTY; Square::SLOTS];
    let mut i = 0;
    while i < 9 * Square::COUNT {
        let (files, ranks) = ((i % 3) as i8 - 1, (i / 3 % 3) as i8 - 1);
        if let Some(next) = Square::at((i / 9) as u32).offset(files, ranks)
            && (files != 0 || ranks != 0)
        {
            table[i / 9] = table[i / 9].with(next);
        }
        i += 1;
    }
    table
};
