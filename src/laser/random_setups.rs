//! Random setups: starting positions with the pieces of the official ones, drawn at random and kept if a search finds
//! them even.

use crate::laser::openings::can_hit_king;
use crate::laser::rules::optics::beam_steps;
use crate::laser::rules::{
    Bitboard, Board, Color, Direction, Encounter, Kind, Piece, Position, Record, Rules, Square,
};
use crate::laser::scale::openings::{BALANCED, NEARLY_BALANCED};
use crate::laser::search::{Configure, Limits, Score, Searcher};
use crate::search::{Control, TableTooLarge};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// The searches that a setup must pass: nodes, and the maximum score of the player ahead. One in five quiet boards is
/// even; the short searches see to it that one takes some 500,000 nodes.
const SEARCHES: [(u64, u32); 3] = [
    (5_000, NEARLY_BALANCED),
    (10_000, NEARLY_BALANCED),
    (200_000, BALANCED),
];

/// The size of the transposition table, in mebibytes: the default of `Hash`, so that `go nodes 200000` gives the same
/// score.
const HASH: usize = 16;

/// For this many plies no sequence of moves hits the other player's King.
const SAFE_PLIES: u32 = 2;

/// The setup with this seed: the same on every machine, as long as the search does not change. `None` if the control
/// says stop before it is found.
///
/// Red's pieces are Blue's turned by 180 degrees, the Lasers included, and each player has those of the official setups.
/// Under any rules Blue's first move removes no piece of Red's, and a shot that changes nothing hits nothing; nobody can
/// hit the other's King on the first two plies. A search of 200,000 nodes, from an empty table on one thread, puts
/// nobody more than 30 points ahead.
///
/// # Errors
/// If the system has no memory for the search.
pub fn random_setup(seed: u64, control: &Control) -> Result<Option<Position>, TableTooLarge> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut searcher = Searcher::new(HASH)?;
    while !control.stopped() {
        let Some(board) = draw(&mut random) else {
            continue;
        };
        let at = |rules| Position::new(board.clone(), Color::Blue, 1, rules).ok();
        let all_rules = Rules {
            king_turns: true,
            swap_onto_closed: true,
        };
        let (Some(position), Some(mut free)) = (at(Rules::default()), at(all_rules)) else {
            continue;
        };
        if is_quiet(&mut free) && is_even(&position, &mut searcher, control) {
            // A stopped search says nothing.
            return Ok(Some(position).filter(|_| !control.stopped()));
        }
    }
    Ok(None)
}

/// A symmetric board; `None` if a piece has found no place.
fn draw(random: &mut Xoshiro256PlusPlus) -> Option<Board> {
    let mut board = Board::EMPTY;
    let mut place = |kind, direction, squares: Bitboard, random: &mut Xoshiro256PlusPlus| {
        let free = !(board.occupied() | Color::Blue.closed());
        let squares: Vec<Square> = (squares & free).into_iter().collect();
        let square = *squares.choose(random)?;
        // Never its own mirror image: the centre of the board is a corner of squares.
        let piece = Piece::new(Color::Blue, kind, direction);
        board.place(square, piece);
        board.place(square.flipped(), piece.flipped());
        Some(square)
    };
    let [north, west] = Color::Blue.laser_directions();
    let corner = Bitboard::of(Color::Blue.laser_square());
    let laser = if random.random_ratio(4, 5) {
        north
    } else {
        west
    };
    place(Kind::Laser, laser, corner, random)?;
    // The King stands where official setups have it, one Defender beside it and one not far away.
    let homes = in_ranks(0, 1)
        .into_iter()
        .filter(|home| (2..=7).contains(&home.file()));
    let homes = homes.fold(Bitboard::EMPTY, |set, home| set | Bitboard::of(home));
    let king = Bitboard::of(place(Kind::King, Direction::North, homes, random)?);
    let near = king.with_neighbours();
    for squares in [near, near.with_neighbours()] {
        use Direction::{East, North, West};
        let facing = *[North, North, North, East, West].choose(random)?;
        place(Kind::Defender, facing, squares, random)?;
    }
    for _ in 0..2 {
        let facing = *[Direction::North, Direction::East].choose(random)?;
        place(Kind::Switch, facing, in_ranks(1, 4), random)?;
    }
    // Some setups are close to each other, some far apart.
    let foremost = random.random_range(3..=5);
    for _ in 0..7 {
        let facing = *Direction::ALL.choose(random)?;
        place(Kind::Deflector, facing, in_ranks(0, foremost), random)?;
    }
    Some(board)
}

/// The squares of these ranks, counted from 0.
fn in_ranks(first: u8, last: u8) -> Bitboard {
    let squares = Square::all().filter(|square| (first..=last).contains(&square.rank()));
    squares.fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
}

/// Whether no shot decides anything at once, and the beam of each Laser meets a mirror.
fn is_quiet(position: &mut Position) -> bool {
    let mirrors = beam_steps(position.board(), Color::Blue)
        .filter(|step| matches!(step.encounter, Some(Encounter::Reflected(_))));
    mirrors.count() > 0
        && position.beam(Color::Blue).target().is_none()
        && position.legal_moves().into_iter().all(|mv| {
            let hit = position.find_hit(mv);
            hit.is_none_or(|(_, piece)| piece.color() == Color::Blue)
        })
        && !can_hit_king(position, SAFE_PLIES)
}

fn is_even(position: &Position, searcher: &mut Searcher, control: &Control) -> bool {
    let record = Record::new(position.clone());
    SEARCHES.into_iter().all(|(nodes, most)| {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        searcher.clear();
        let found = searcher.go(&record, &limits, control, &mut ());
        matches!(found.score, Some(Score::Points(points)) if points.unsigned_abs() <= most)
    })
}
