//! Light: what a beam does at each piece, and the way it takes across a board.

use super::bitboard::Bitboard;
use super::board::Board;
use super::piece::{Color, Kind, Piece};
use super::square::{Direction, Square};
use arrayvec::ArrayVec;
use std::fmt;
use std::hint::select_unpredictable;

/// What happens to a beam at a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// A mirror sends it on in this direction.
    Turns(Direction),
    /// A shield stops it.
    Shielded,
    /// A laser stops it.
    Absorbed,
    /// It hits: the piece is removed.
    Hits,
}

/// How a beam ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeamEnd {
    /// It leaves the board.
    Out,
    /// The shield of the Defender on this square stops it.
    Shield(Square),
    /// The laser on this square stops it.
    Laser(Square),
    /// It reaches a piece that a shot removes.
    Hit(Square),
}

/// The path of light from a laser to its end, in 16 bytes: bits 0 to 79 are the path, bits 80 to
/// 86 the square where it ends, bits 87 and 88 how, bits 89 and 90 its last direction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Beam(u128);

impl Beam {
    const OUT: u128 = 0;
    const SHIELD: u128 = 1;
    const LASER: u128 = 2;
    const HIT: u128 = 3;

    #[inline]
    fn pack(path: Bitboard, end: u128, square: Square, heading: Direction) -> Beam {
        let tail = square.index() as u128 | end << 7 | (heading as u128) << 9;
        Beam(path.bits() | tail << Square::COUNT)
    }

    /// Every square that the light visits, the one where it ends included, the laser's own not.
    #[inline]
    pub const fn path(self) -> Bitboard {
        Bitboard::from_bits(self.0)
    }

    /// Where and why it ends.
    #[inline]
    pub const fn end(self) -> BeamEnd {
        let square = Square::at((self.0 >> 80) as u32 & 127);
        match self.0 >> 87 & 3 {
            Beam::OUT => BeamEnd::Out,
            Beam::SHIELD => BeamEnd::Shield(square),
            Beam::LASER => BeamEnd::Laser(square),
            _ => BeamEnd::Hit(square),
        }
    }

    /// The direction in which it travels when it ends.
    #[inline]
    pub const fn heading(self) -> Direction {
        Direction::from_bits((self.0 >> 89) as u8)
    }

    /// The square of the piece that a shot along this beam removes.
    #[inline]
    pub const fn target(self) -> Option<Square> {
        match self.end() {
            BeamEnd::Hit(square) => Some(square),
            _ => None,
        }
    }

    /// Does the path visit a square of this set?
    #[inline]
    pub const fn touches(self, squares: Bitboard) -> bool {
        self.0 & squares.bits() != 0
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

/// What a beam that travels in `direction` does at `piece`.
#[inline]
pub fn encounter(piece: Piece, direction: Direction) -> Encounter {
    meet(piece, direction)
}

/// The squares from `square` to the edge of the board in `direction`, `square` itself excluded.
#[inline]
pub fn ray(square: Square, direction: Direction) -> Bitboard {
    RAYS[square.index()][direction as usize]
}

/// The squares that light from `square` visits in `direction` until it meets the first of the
/// `occupied` squares, that one included.
#[inline]
pub fn ray_to_blocker(square: Square, direction: Direction, occupied: Bitboard) -> Bitboard {
    let ray = ray(square, direction);
    let blockers = ray & occupied;
    if blockers.is_empty() {
        return ray;
    }
    ray ^ self::ray(nearest(blockers, direction), direction)
}

/// Of squares that lie on one ray, not none, the one that light in `direction` meets first.
#[inline]
fn nearest(blockers: Bitboard, direction: Direction) -> Square {
    // That is the first to the north or east and the last to the south or west. Which is as good
    // as random, so both are found: that costs less than a mispredicted branch.
    select_unpredictable((direction as u8) < 2, blockers.lowest(), blockers.highest())
}

/// The squares one king's step away from `square`.
#[inline]
pub fn neighbours(square: Square) -> Bitboard {
    NEIGHBOURS[square.index()]
}

/// The beam of `color`'s laser, which must stand on its corner, traced afresh.
pub fn trace(board: &Board, color: Color) -> Beam {
    trace_laser(board, board.occupied(), color)
}

/// [`trace`], where `occupied` are the squares of the pieces on the board.
#[inline]
pub(super) fn trace_laser(board: &Board, occupied: Bitboard, color: Color) -> Beam {
    let square = color.laser_square();
    let heading = board
        .piece_on(square)
        .map_or(Direction::North, |laser| laser.direction());
    trace_path(board, occupied, square, heading)
}

/// A player's standing beam, mirror by mirror. A shot that leaves its first segments as they are can be
/// traced from where they end.
#[derive(Clone, Debug)]
pub struct BeamSegments {
    segments: ArrayVec<BeamSegment, 12>,
}

/// The way of a beam from the laser or a mirror to where it next meets something.
#[derive(Clone, Copy, Debug)]
struct BeamSegment {
    /// Where it begins.
    from: Square,
    heading: Direction,
    /// The squares it visits: not the one where it begins, but that where it ends.
    path: Bitboard,
}

/// The segments of the beam of `color`'s laser, one after the other to the end.
#[inline]
fn segments(board: &Board, color: Color) -> impl Iterator<Item = BeamSegment> {
    let corner = color.laser_square();
    let muzzle = board
        .piece_on(corner)
        .map_or(Direction::North, |laser| laser.direction());
    let mut ahead = Some((corner, muzzle));
    std::iter::from_fn(move || {
        let (from, heading) = ahead.take()?;
        let path = ray_to_blocker(from, heading, board.occupied());
        if let Some(square) = (path & board.occupied()).first() {
            let met = ENCOUNTERS[Piece::code_of(board.piece_on(square))][heading as usize];
            if met & ENDS == 0 {
                ahead = Some((square, Direction::from_bits(met)));
            }
        }
        Some(BeamSegment {
            from,
            heading,
            path,
        })
    })
}

impl BeamSegments {
    /// The segments of the beam of `color`'s laser, which must stand on its corner; of a beam with very
    /// many mirrors the first of them.
    pub fn of(board: &Board, color: Color) -> BeamSegments {
        // What comes after the last segment there is room for is traced with that one.
        let mut segments = ArrayVec::new();
        segments.extend(self::segments(board, color).take(segments.capacity()));
        BeamSegments { segments }
    }

    /// The square of the piece that a shot hits on this board, which differs from that of the standing
    /// beam in no squares but those touched; `occupied` are the squares of its pieces. The laser
    /// itself must not be touched.
    #[inline]
    pub(super) fn target(
        &self,
        board: &Board,
        occupied: Bitboard,
        touched: Bitboard,
    ) -> Option<Square> {
        let segment = self
            .segments
            .iter()
            .find(|segment| segment.path.intersects(touched));
        let Some(segment) = segment else {
            let last = self.segments.last()?;
            return target(board, occupied, last.from, last.heading);
        };
        // Up to here the light runs as it did.
        let square = nearest(segment.path & touched, segment.heading);
        let met = ENCOUNTERS[Piece::code_of(board.piece_on(square))][segment.heading as usize];
        if met & ENDS != 0 {
            return hit(met, square);
        }
        target(board, occupied, square, Direction::from_bits(met))
    }
}

/// The path of light that leaves the piece on `square` in `direction`. The way of light can be
/// travelled backwards, so that it could only run into a circle by coming back to where it began; there
/// the piece stands, and `square` must hold one that lets no light through, such as a King.
#[inline]
pub fn trace_from(board: &Board, square: Square, direction: Direction) -> Beam {
    trace_path(board, board.occupied(), square, direction)
}

/// The squares that a beam visits, by the way it goes through them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BeamAxes {
    /// To the north or to the south, where light that comes to a mirror counts by the way it comes.
    pub vertical: Bitboard,
    /// To the east or to the west.
    pub horizontal: Bitboard,
}

impl BeamAxes {
    /// The ways of the standing beam of `color`'s laser, which must stand on its corner.
    pub fn of(board: &Board, color: Color) -> BeamAxes {
        let mut ways = [Bitboard::EMPTY; 2];
        for segment in segments(board, color) {
            ways[segment.heading as usize & 1] |= segment.path;
        }
        let [vertical, horizontal] = ways;
        BeamAxes {
            vertical,
            horizontal,
        }
    }

    /// All squares that the beam visits.
    #[inline]
    pub fn path(&self) -> Bitboard {
        self.vertical | self.horizontal
    }

    /// The ways that the light would go next if it were turned aside on one of these `spots`, to either
    /// side.
    #[inline]
    pub fn deflected(&self, spots: Bitboard, occupied: Bitboard) -> BeamAxes {
        let (vertical, horizontal) = (self.vertical & spots, self.horizontal & spots);
        BeamAxes {
            vertical: horizontal.occluded_fill(Direction::North, !occupied)
                | horizontal.occluded_fill(Direction::South, !occupied),
            horizontal: vertical.occluded_fill(Direction::East, !occupied)
                | vertical.occluded_fill(Direction::West, !occupied),
        }
    }
}

/// The path of light that leaves `square` in the direction `heading`. Light that starts at a laser
/// comes to an end, because its path can be travelled backwards and so can not run into a circle.
fn trace_path(
    board: &Board,
    occupied: Bitboard,
    mut square: Square,
    mut heading: Direction,
) -> Beam {
    let mut path = Bitboard::EMPTY;
    loop {
        let ray = ray(square, heading);
        let blockers = ray & occupied;
        if blockers.is_empty() {
            return Beam::pack(path | ray, Beam::OUT, square, heading);
        }
        let stop = nearest(blockers, heading);
        // The ray up to the stop is the ray without what lies beyond the stop.
        path |= ray ^ self::ray(stop, heading);
        let met = ENCOUNTERS[Piece::code_of(board.piece_on(stop))][heading as usize];
        if met & ENDS != 0 {
            return Beam::pack(path, u128::from(met & !ENDS), stop, heading);
        }
        square = stop;
        heading = Direction::from_bits(met);
    }
}

/// The square of the piece that light hits which leaves `square` in the direction `heading`: the end of
/// [`follow`], found without its path.
#[inline]
fn target(
    board: &Board,
    occupied: Bitboard,
    mut square: Square,
    mut heading: Direction,
) -> Option<Square> {
    loop {
        let blockers = ray(square, heading) & occupied;
        if blockers.is_empty() {
            return None;
        }
        square = nearest(blockers, heading);
        let met = ENCOUNTERS[Piece::code_of(board.piece_on(square))][heading as usize];
        if met & ENDS != 0 {
            return hit(met, square);
        }
        heading = Direction::from_bits(met);
    }
}

/// The square, if the light that ends there this way hits what stands there.
#[inline]
fn hit(met: u8, square: Square) -> Option<Square> {
    (met == ENDS | Beam::HIT as u8).then_some(square)
}

/// A square that a beam visits, and how. A beam may visit a square twice, so the set of its squares,
/// [`Beam::path`], does not say in which order it goes or where to draw a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeamStep {
    /// Where.
    pub square: Square,
    /// The direction in which the light travels when it comes in.
    pub heading: Direction,
    /// What the piece on the square does to it, `None` on an empty square.
    pub met: Option<Encounter>,
}

impl BeamStep {
    /// The direction in which the light goes on, be it off the board, or `None` where it ends.
    pub fn leaving(self) -> Option<Direction> {
        match self.met {
            None => Some(self.heading),
            Some(Encounter::Turns(direction)) => Some(direction),
            Some(Encounter::Shielded | Encounter::Absorbed | Encounter::Hits) => None,
        }
    }
}

/// The standing beam of a player, square by square from the one next to the laser to the one where
/// the light ends or leaves the board. For pictures and reports; a search wants [`Beam`].
pub fn walk(board: &Board, color: Color) -> impl Iterator<Item = BeamStep> + use<'_> {
    let corner = color.laser_square();
    // The light that is about to leave a square this way.
    let mut ahead = board
        .piece_on(corner)
        .map(|laser| (corner, laser.direction()));
    std::iter::from_fn(move || {
        let (from, heading) = ahead.take()?;
        let (files, ranks) = heading.step();
        let square = from.offset(files, ranks)?;
        let segment = BeamStep {
            square,
            heading,
            met: board
                .piece_on(square)
                .map(|piece| encounter(piece, heading)),
        };
        ahead = segment.leaving().map(|direction| (square, direction));
        Some(segment)
    })
}

/// Light that travels in `direction` and meets the line `\` leaves this way.
const fn off_backslash(direction: Direction) -> Direction {
    match direction {
        Direction::North => Direction::West,
        Direction::East => Direction::South,
        Direction::South => Direction::East,
        Direction::West => Direction::North,
    }
}

/// The rules of light in one place; the table below is made from it.
const fn meet(piece: Piece, direction: Direction) -> Encounter {
    let facing = piece.direction();
    match piece.kind() {
        Kind::King => Encounter::Hits,
        Kind::Laser => Encounter::Absorbed,
        Kind::Defender if facing as u8 == direction.opposite() as u8 => Encounter::Shielded,
        Kind::Defender => Encounter::Hits,
        Kind::Switch | Kind::Deflector => {
            // The mirrors of a Switch facing north and of a Deflector open to north and east (or
            // to south and west) lie along `\`, the others along `/`.
            let turned = if facing as u8 & 1 == 0 {
                off_backslash(direction)
            } else {
                off_backslash(direction).opposite()
            };
            // A Deflector's mirror is open to two neighbouring sides: light comes in by one of
            // them and leaves by the other, so seen from the piece the way out is an open side.
            let open = turned as u8 == facing as u8 || turned as u8 == facing.right() as u8;
            if open || matches!(piece.kind(), Kind::Switch) {
                Encounter::Turns(turned)
            } else {
                Encounter::Hits
            }
        }
    }
}

/// Set in an entry of [`ENCOUNTERS`] at which the beam ends. The other bits are then the way it
/// ends, as a [`Beam`] writes it, and else the direction in which it goes on.
const ENDS: u8 = 4;

/// [`meet`] by piece and direction, in bytes that `trace` can use as they are. Where nothing stands
/// light goes on as it came.
static ENCOUNTERS: [[u8; 4]; Piece::CODES] = {
    let mut table = [[ENDS | Beam::HIT as u8; 4]; Piece::CODES];
    table[Piece::code_of(None)] = [0, 1, 2, 3];
    let mut i = 0;
    while i < 2 * 5 * 4 * 4 {
        let color = if i & 1 == 0 { Color::Blue } else { Color::Red };
        let facing = Direction::from_bits((i >> 1) as u8);
        let heading = Direction::from_bits((i >> 3) as u8);
        let piece = Piece::new(color, Kind::ALL[i >> 5], facing);
        table[piece.code()][heading as usize] = match meet(piece, heading) {
            Encounter::Turns(direction) => direction as u8,
            Encounter::Shielded => ENDS | Beam::SHIELD as u8,
            Encounter::Absorbed => ENDS | Beam::LASER as u8,
            Encounter::Hits => ENDS | Beam::HIT as u8,
        };
        i += 1;
    }
    table
};

/// By square, then by direction.
static RAYS: [[Bitboard; 4]; Square::SLOTS] = {
    let mut table = [[Bitboard::EMPTY; 4]; Square::SLOTS];
    let mut i = 0;
    while i < 4 * Square::COUNT {
        let (files, ranks) = Direction::ALL[i % 4].step();
        let mut square = Square::at((i / 4) as u32);
        while let Some(next) = square.offset(files, ranks) {
            table[i / 4][i % 4] = table[i / 4][i % 4].with(Bitboard::of(next));
            square = next;
        }
        i += 1;
    }
    table
};

static NEIGHBOURS: [Bitboard; Square::SLOTS] = {
    let mut table = [Bitboard::EMPTY; Square::SLOTS];
    let mut i = 0;
    while i < 9 * Square::COUNT {
        let (files, ranks) = ((i % 3) as i8 - 1, (i / 3 % 3) as i8 - 1);
        if let Some(next) = Square::at((i / 9) as u32).offset(files, ranks)
            && (files != 0 || ranks != 0)
        {
            table[i / 9] = table[i / 9].with(Bitboard::of(next));
        }
        i += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The sentences of the rules about a Deflector facing north: a beam travelling south leaves
    /// east, one travelling west leaves north, and its two other sides are without a mirror.
    #[test]
    fn deflector_as_the_rules_say() {
        let piece = Piece::new(Color::Blue, Kind::Deflector, Direction::North);
        assert_eq!(
            Direction::ALL.map(|direction| encounter(piece, direction)),
            [
                Encounter::Hits,
                Encounter::Hits,
                Encounter::Turns(Direction::East),
                Encounter::Turns(Direction::North),
            ]
        );
    }

    #[test]
    fn reflections_can_be_travelled_backwards() {
        for kind in [Kind::Switch, Kind::Deflector] {
            for facing in Direction::ALL {
                let piece = Piece::new(Color::Red, kind, facing);
                for direction in Direction::ALL {
                    if let Encounter::Turns(out) = encounter(piece, direction) {
                        assert_eq!(
                            encounter(piece, out.opposite()),
                            Encounter::Turns(direction.opposite())
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
