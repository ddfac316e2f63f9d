//! Beams: what a beam does at each piece, and its path across a board.
//!
//! Beams travel along precomputed rays, as sliding pieces do in chess: a bit scan finds the first
//! blocker on a ray, a table gives the direction after it, and the next ray begins there.

use super::board::Board;
use super::piece::{Color, Kind, Piece};
use super::squares::Bitboard;
use super::squares::Square;
use crate::grid::Direction;
use std::fmt;
use std::hint::select_unpredictable;

/// What happens when a beam reaches a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// A mirror turns the beam to this direction.
    Reflected(Direction),
    /// A Defender's shield stops the beam; the Defender stays.
    Shielded,
    /// A Laser stops the beam and stays.
    Absorbed,
    /// The beam ends here, and a shot removes the piece.
    Hit,
}

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

/// A beam from a laser to its end: the squares on its path, its end and its last direction.
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
    const OUT: u128 = 0;
    const SHIELD: u128 = 1;
    const LASER: u128 = 2;
    const HIT: u128 = 3;

    /// The beam that ends in the direction `heading`; `along` are the squares that it enters on the axis of that
    /// direction, `across` those on the other one.
    #[inline]
    fn pack(
        along: Bitboard,
        across: Bitboard,
        end: u128,
        square: Square,
        heading: Direction,
    ) -> Beam {
        let is_vertical = heading as u8 & 1 == 0;
        let tail = square.index() as u128 | end << 7 | (heading as u128) << 9;
        let vertical = select_unpredictable(is_vertical, along, across).bits();
        Beam {
            vertical: vertical | tail << Square::COUNT,
            horizontal: select_unpredictable(is_vertical, across, along).bits(),
        }
    }

    /// The squares that the beam visits: the one where it ends is included, the laser's own is not.
    #[inline]
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
            Beam::OUT => BeamEnd::Out,
            Beam::SHIELD => BeamEnd::Shield(square),
            Beam::LASER => BeamEnd::Laser(square),
            _ => BeamEnd::Hit(square),
        }
    }

    /// The direction in which the beam travels when it ends.
    #[inline]
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
    #[inline]
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

/// What happens to a beam that reaches `piece` while it travels in `direction`.
///
/// ```
/// use akhet::laser::rules::optics::{Encounter, encounter};
/// use akhet::laser::rules::{Color, Direction, Kind, Piece};
///
/// let deflector = Piece::new(Color::Blue, Kind::Deflector, Direction::North);
/// let from_above = encounter(deflector, Direction::South);
/// assert_eq!(from_above, Encounter::Reflected(Direction::East));
/// assert_eq!(encounter(deflector, Direction::North), Encounter::Hit);
/// ```
#[inline]
pub fn encounter(piece: Piece, direction: Direction) -> Encounter {
    meet(piece, direction)
}

/// The squares from `square` to the edge of the board in `direction`, without `square` itself.
#[inline]
pub fn ray(square: Square, direction: Direction) -> Bitboard {
    RAYS[square.index()][direction as usize]
}

/// The squares from `square` in `direction` up to and including the first `occupied` one, without
/// `square` itself. Reaches the edge of the board where nothing is in the way.
#[inline]
pub fn ray_to_blocker(square: Square, direction: Direction, occupied: Bitboard) -> Bitboard {
    let ray = ray(square, direction);
    let blockers = ray & occupied;
    if blockers.is_empty() {
        return ray;
    }
    ray ^ self::ray(first_on_ray(blockers, direction), direction)
}

/// The first square of a set that a beam travelling in `direction` reaches. The set is not empty
/// and lies on one ray.
#[inline]
fn first_on_ray(blockers: Bitboard, direction: Direction) -> Square {
    // The lowest bit going north or east, the highest going south or west. The direction is
    // as good as random, and a mispredicted branch costs more than to scan for both.
    select_unpredictable((direction as u8) < 2, blockers.lowest(), blockers.highest())
}

/// The up to eight squares around `square`.
#[inline]
pub fn neighbours(square: Square) -> Bitboard {
    NEIGHBOURS[square.index()]
}

/// Traces the beam of `color`'s laser, which must stand on its corner.
pub fn trace(board: &Board, color: Color) -> Beam {
    trace_with(board, board.occupied(), color)
}

/// [`trace`] with the occupied squares given apart, for a board whose sets are out of date.
#[inline]
pub(super) fn trace_with(board: &Board, occupied: Bitboard, color: Color) -> Beam {
    let (square, heading) = muzzle(board, color);
    trace_from(board, occupied, square, heading)
}

/// Where the beam of `color`'s laser begins, and its first direction.
#[inline]
fn muzzle(board: &Board, color: Color) -> (Square, Direction) {
    let square = color.laser_square();
    let laser = board.piece_on(square);
    (
        square,
        laser.map_or(Direction::North, |laser| laser.direction()),
    )
}

/// Traces the beam that leaves `square` in the direction `heading`.
///
/// Terminates for every beam that starts at a laser: reflections are reversible, so a beam could
/// only enter a circle at its own start, and a Laser lets no beam through.
#[inline(always)]
fn trace_from(board: &Board, occupied: Bitboard, square: Square, heading: Direction) -> Beam {
    trace_unless(board, occupied, square, heading, |_| false)
}

/// The beam that leaves `square`, whatever stands there, in the direction `heading`. Where it returns
/// to the square, which then is on its path, its end says nothing: it might go in a circle.
pub(super) fn trace_until_return(
    board: &Board,
    occupied: Bitboard,
    square: Square,
    heading: Direction,
) -> Beam {
    let occupied = occupied | Bitboard::of(square);
    trace_unless(board, occupied, square, heading, |other| other == square)
}

/// [`trace_from`], but the beam ends at a piece on a square for which `stops` holds.
#[inline(always)]
fn trace_unless(
    board: &Board,
    occupied: Bitboard,
    square: Square,
    heading: Direction,
    stops: impl Fn(Square) -> bool,
) -> Beam {
    // The squares on the axis of the next segment, and on that of the last one: a mirror exchanges them.
    let (mut next, mut last) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let end = follow(board, occupied, square, heading, stops, |segment| {
        (next, last) = (last, next | segment);
    });
    Beam::pack(
        last,
        next,
        u128::from(end.code & !ENDS),
        end.square,
        end.heading,
    )
}

/// The square of the piece that a beam hits which leaves `square` in the direction `heading`.
/// Equals the target of [`trace_from`] and does not collect the path.
#[inline]
pub(super) fn target_from(
    board: &Board,
    occupied: Bitboard,
    square: Square,
    heading: Direction,
) -> Option<Square> {
    let end = follow(board, occupied, square, heading, |_| false, |_| ());
    (end.code == HIT).then_some(end.square)
}

/// Where [`follow`] ends.
struct End {
    /// How, as an entry of [`ENCOUNTERS`]; [`OUT`] at the edge of the board.
    code: u8,
    /// The square where the beam ends, or where the segment begins that leads to the edge.
    square: Square,
    heading: Direction,
}

/// Follows the beam that leaves `square` in the direction `heading` until it ends, at the latest at a piece on
/// a square for which `stops` holds, and shows `visit` the squares of each segment: its end is included, its
/// start is not.
#[inline(always)]
fn follow(
    board: &Board,
    occupied: Bitboard,
    mut square: Square,
    mut heading: Direction,
    stops: impl Fn(Square) -> bool,
    mut visit: impl FnMut(Bitboard),
) -> End {
    loop {
        let ray = ray(square, heading);
        let blockers = ray & occupied;
        if blockers.is_empty() {
            visit(ray);
            return End {
                code: OUT,
                square,
                heading,
            };
        }
        square = first_on_ray(blockers, heading);
        // The ray up to the blocker is the ray without the part beyond the blocker.
        visit(ray ^ self::ray(square, heading));
        let code = encounter_code(board, square, heading);
        if code & ENDS != 0 || stops(square) {
            return End {
                code,
                square,
                heading,
            };
        }
        heading = Direction::from_bits(code);
    }
}

/// A King ray: the squares on the path of a beam that would leave the King on `king` in
/// `direction`. Reflections are reversible, so an enemy beam that gets onto this path in the
/// opposite direction hits the King.
///
/// Any other piece that lets no beam through may stand on the square; with a mirror there the
/// trace might not end.
#[inline]
pub fn king_ray(board: &Board, king: Square, direction: Direction) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    let occupied = board.occupied();
    follow(
        board,
        occupied,
        king,
        direction,
        |_| false,
        |segment| squares |= segment,
    );
    squares
}

/// The squares of all four King rays of the King on `king`.
#[inline]
pub fn king_rays(board: &Board, king: Square) -> Bitboard {
    Direction::ALL
        .iter()
        .fold(Bitboard::EMPTY, |squares, &direction| {
            squares | king_ray(board, king, direction)
        })
}

/// The straight part of a beam from the laser or a mirror to the next blocker or the edge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Segment {
    /// The square of the laser or mirror where it begins.
    pub(super) from: Square,
    pub(super) heading: Direction,
    /// The squares it visits: the last one is included, `from` is not.
    pub(super) path: Bitboard,
}

/// The segments of the beam of `color`'s laser, in order from the laser.
#[inline]
pub(super) fn segments(board: &Board, color: Color) -> impl Iterator<Item = Segment> {
    let mut next = Some(muzzle(board, color));
    std::iter::from_fn(move || {
        let (from, heading) = next.take()?;
        let path = ray_to_blocker(from, heading, board.occupied());
        if let Some(square) = (path & board.occupied()).first() {
            let code = encounter_code(board, square, heading);
            if code & ENDS == 0 {
                next = Some((square, Direction::from_bits(code)));
            }
        }
        Some(Segment {
            from,
            heading,
            path,
        })
    })
}

/// The square that a beam hits on a changed board. `board` may differ from its sets; `occupied` are the
/// squares of its pieces.
#[inline]
pub(super) fn target_with(board: &Board, occupied: Bitboard, color: Color) -> Option<Square> {
    let (square, heading) = muzzle(board, color);
    target_from(board, occupied, square, heading)
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
    #[inline]
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

/// The standing beam of a player square by square, from the square next to the laser to the one
/// where it ends or leaves the board. Made for drawing and reports; [`trace`] is faster.
pub fn beam_steps(board: &Board, color: Color) -> impl Iterator<Item = BeamStep> + use<'_> {
    let corner = color.laser_square();
    let mut next = board
        .piece_on(corner)
        .map(|laser| (corner, laser.direction()));
    std::iter::from_fn(move || {
        let (from, heading) = next.take()?;
        let (files, ranks) = heading.step();
        let square = from.offset(files, ranks)?;
        let step = BeamStep {
            square,
            heading,
            encounter: board
                .piece_on(square)
                .map(|piece| encounter(piece, heading)),
        };
        next = step.exit().map(|direction| (square, direction));
        Some(step)
    })
}

/// The direction in which a beam travels after it meets a mirror along the diagonal `\`.
const fn reflect_backslash(direction: Direction) -> Direction {
    match direction {
        Direction::North => Direction::West,
        Direction::East => Direction::South,
        Direction::South => Direction::East,
        Direction::West => Direction::North,
    }
}

/// The rules of reflection, shield and hit; [`ENCOUNTERS`] is built from this function.
const fn meet(piece: Piece, direction: Direction) -> Encounter {
    let facing = piece.direction();
    match piece.kind() {
        Kind::King => Encounter::Hit,
        Kind::Laser => Encounter::Absorbed,
        Kind::Defender if facing as u8 == direction.opposite() as u8 => Encounter::Shielded,
        Kind::Defender => Encounter::Hit,
        Kind::Switch | Kind::Deflector => {
            // The mirror of a Switch facing north, and of a Deflector facing north or south, lies
            // along `\`; the others lie along `/`.
            let exit = if facing as u8 & 1 == 0 {
                reflect_backslash(direction)
            } else {
                reflect_backslash(direction).opposite()
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

/// How a beam leaves `square`, which holds `content` and which it has entered in the direction
/// `heading`: in this direction, or with a hit (`Err(true)`) or another end (`Err(false)`).
#[inline]
pub(super) fn exit(content: Option<Piece>, heading: Direction) -> Result<Direction, bool> {
    let code = ENCOUNTERS[Piece::code_of(content)][heading as usize];
    match code & ENDS {
        0 => Ok(Direction::from_bits(code)),
        _ => Err(code == HIT),
    }
}

/// The bit of an entry of [`ENCOUNTERS`] that says that the beam ends. The low two bits are then
/// the kind of end, encoded as in [`Beam`], and otherwise the direction in which it continues.
const ENDS: u8 = 4;

/// What [`End::code`] says of a beam that leaves the board.
const OUT: u8 = ENDS | Beam::OUT as u8;

/// The entry of [`ENCOUNTERS`] for a hit.
const HIT: u8 = ENDS | Beam::HIT as u8;

/// The entry of [`ENCOUNTERS`] for a beam that enters `square` in the direction `heading`.
#[inline(always)]
fn encounter_code(board: &Board, square: Square, heading: Direction) -> u8 {
    ENCOUNTERS[Piece::code_of(board.piece_on(square))][heading as usize]
}

/// [`meet`] as a table by piece code and direction, in bytes that the tracing loops use directly.
/// On an empty square the beam keeps its direction.
static ENCOUNTERS: [[u8; 4]; Piece::CODES] = {
    let mut table = [[HIT; 4]; Piece::CODES];
    table[Piece::code_of(None)] = [0, 1, 2, 3];
    let mut i = 0;
    while i < 2 * 5 * 4 * 4 {
        let color = if i & 1 == 0 { Color::Blue } else { Color::Red };
        let facing = Direction::from_bits((i >> 1) as u8);
        let heading = Direction::from_bits((i >> 3) as u8);
        let piece = Piece::new(color, Kind::ALL[i >> 5], facing);
        table[piece.code()][heading as usize] = match meet(piece, heading) {
            Encounter::Reflected(direction) => direction as u8,
            Encounter::Shielded => ENDS | Beam::SHIELD as u8,
            Encounter::Absorbed => ENDS | Beam::LASER as u8,
            Encounter::Hit => HIT,
        };
        i += 1;
    }
    table
};

/// [`ray`] by square, then by direction.
static RAYS: [[Bitboard; 4]; Square::SLOTS] = {
    let mut table = [[Bitboard::EMPTY; 4]; Square::SLOTS];
    let mut i = 0;
    while i < 4 * Square::COUNT {
        let (files, ranks) = Direction::ALL[i % 4].step();
        let mut square = Square::at((i / 4) as u32);
        while let Some(next) = square.offset(files, ranks) {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A Deflector facing north turns a beam travelling south to the east and one travelling west to
    /// the north; it is hit on its other two sides.
    #[test]
    fn a_deflector_facing_north() {
        let piece = Piece::new(Color::Blue, Kind::Deflector, Direction::North);
        assert_eq!(
            Direction::ALL.map(|direction| encounter(piece, direction)),
            [
                Encounter::Hit,
                Encounter::Hit,
                Encounter::Reflected(Direction::East),
                Encounter::Reflected(Direction::North),
            ]
        );
    }

    #[test]
    fn reflections_are_reversible() {
        for kind in [Kind::Switch, Kind::Deflector] {
            for facing in Direction::ALL {
                let piece = Piece::new(Color::Red, kind, facing);
                for direction in Direction::ALL {
                    if let Encounter::Reflected(exit) = encounter(piece, direction) {
                        assert_eq!(
                            encounter(piece, exit.opposite()),
                            Encounter::Reflected(direction.opposite())
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn neighbours_of_corner_edge_and_middle() {
        let count = |name: &str| neighbours(name.parse().unwrap()).count();
        assert_eq!([count("a1"), count("e1"), count("e5")], [3, 5, 8]);
    }
}
