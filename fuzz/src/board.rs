//! Beams on any board, against a square-by-square tracer with its own mirrors.

use super::{Choices, all_rules};
use akhet::laser::rules::optics::trace;
use akhet::laser::rules::{
    BeamEnd, Bitboard, Board, Color, Direction, Kind, Piece, Position, Square,
};

/// The maximum number of plies played from a board.
const MAX_WALK: usize = 40;

/// The standing beams that a position keeps and the shots that it predicts, on any board, after any plies and undos.
pub fn beam(data: &[u8]) {
    let mut choices = Choices::new(data);
    let text = any_board(&mut choices);
    let Ok(mut position) = Position::from_fen(&text, choices.of(&all_rules())) else {
        return;
    };
    check(&position);
    for _ in 0..MAX_WALK {
        let moves = position.legal_moves();
        if choices.is_empty() || moves.is_empty() {
            break;
        }
        let undoes = choices.byte().is_multiple_of(4);
        let mv = choices.of(&moves);
        let mut shots = position.shots();
        let expected = position.find_hit_with(&mut shots, mv);
        assert_eq!(position.find_hit(mv), expected, "{mv} in {position}");
        let before = position.clone();
        let ply = position.play_unchecked(mv);
        assert_eq!(ply.hit(), expected, "{mv} in {before}");
        let shot = naive(&ply.board_at_shot(position.board()), before.side());
        assert_eq!(ply.shot.end(), shot.end, "{mv} in {before}");
        check(&position);
        if undoes {
            position.undo(&ply);
            assert_eq!(position, before, "{mv} undone");
            check(&position);
        }
    }
}

/// The text of a board: Lasers in their corners, a King for each player, and pieces chosen by the bytes.
fn any_board(choices: &mut Choices<'_>) -> String {
    let muzzles = choices.byte();
    let mut squares = [const { String::new() }; Square::COUNT];
    let mut kings = [choices.byte(), choices.byte()].map(|byte| usize::from(byte) % 78 + 1);
    let side = choices.of(&["b", "r"]);
    if kings[0] == kings[1] {
        kings[1] = kings[0] % 78 + 1;
    }
    let pieces: Vec<Piece> = Piece::all()
        .filter(|piece| !matches!(piece.kind(), Kind::King | Kind::Laser))
        .collect();
    let density = choices.byte();
    for text in &mut squares {
        // As long as there are bytes, `density` decides how many squares are occupied.
        if !choices.is_empty() && choices.byte() <= density {
            *text = choices.of(&pieces).to_string();
        }
    }
    for (color, king) in Color::ALL.into_iter().zip(kings) {
        // In FEN order: from a8 to j8, then down to j1.
        squares[king] = Piece::new(color, Kind::King, Direction::North).to_string();
        let muzzle = color.laser_directions()[usize::from(muzzles >> color.index() & 1)];
        let corner = color.laser_square();
        let place = usize::from(7 - corner.rank()) * 10 + usize::from(corner.file());
        squares[place] = Piece::new(color, Kind::Laser, muzzle).to_string();
    }
    let ranks = squares.chunks(usize::from(Square::FILES)).map(|rank| {
        let mut text = String::new();
        let mut empty = 0;
        for square in rank {
            if square.is_empty() {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            empty = 0;
            text += square;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    });
    format!("{} {side} 1", ranks.collect::<Vec<_>>().join("/"))
}

fn check(position: &Position) {
    for color in Color::ALL {
        let beam = position.beam(color);
        let naive = naive(position.board(), color);
        let name = format!("the beam of {color} in {position}");
        assert_eq!(beam.end(), naive.end, "{name}");
        assert_eq!(beam.path(), naive.vertical | naive.horizontal, "{name}");
        assert_eq!(beam.heading(), naive.heading, "{name}");
        assert_eq!(beam, trace(position.board(), color), "{name}");
        let axes = beam.axes();
        assert_eq!(axes.vertical, naive.vertical, "{name}");
        assert_eq!(axes.horizontal, naive.horizontal, "{name}");
        let mut rays = Bitboard::EMPTY;
        for heading in Direction::ALL {
            if let Some(king) = position.king(color) {
                let ray = naive_from(position.board(), king, heading);
                rays |= ray.vertical | ray.horizontal;
            }
        }
        assert_eq!(
            position.king_rays(color),
            rays,
            "the King of {color} in {position}"
        );
    }
}

/// A beam as the naive tracer finds it.
struct Naive {
    vertical: Bitboard,
    horizontal: Bitboard,
    end: BeamEnd,
    heading: Direction,
}

/// Follows the beam of a colour from square to square.
fn naive(board: &Board, color: Color) -> Naive {
    let square = color.laser_square();
    let laser = board
        .piece_on(square)
        .expect("a laser never leaves its corner");
    naive_from(board, square, laser.direction())
}

/// Follows the beam that leaves this square in this direction.
fn naive_from(board: &Board, mut square: Square, heading: Direction) -> Naive {
    let mut beam = Naive {
        vertical: Bitboard::EMPTY,
        horizontal: Bitboard::EMPTY,
        end: BeamEnd::Out,
        heading,
    };
    // A beam can enter a square from four sides, and never twice from the same one.
    for _ in 0..=4 * Square::COUNT {
        let (files, ranks) = beam.heading.step();
        let Some(next) = square.offset(files, ranks) else {
            return beam;
        };
        square = next;
        match beam.heading {
            Direction::North | Direction::South => beam.vertical |= Bitboard::of(square),
            Direction::East | Direction::West => beam.horizontal |= Bitboard::of(square),
        }
        let Some(piece) = board.piece_on(square) else {
            continue;
        };
        let side = beam.heading.opposite();
        let facing = piece.direction();
        // The two sides that a mirror connects: those to the left and right of one of its corners.
        let mirror = |corner: Direction| match side {
            _ if side == corner => Some(corner.right()),
            _ if side == corner.right() => Some(corner),
            _ => None,
        };
        let leaves = match piece.kind() {
            Kind::Deflector => mirror(facing),
            Kind::Switch => mirror(facing).or_else(|| mirror(facing.opposite())),
            Kind::King | Kind::Defender | Kind::Laser => None,
        };
        match leaves {
            Some(direction) => beam.heading = direction,
            None => {
                beam.end = match piece.kind() {
                    Kind::Laser => BeamEnd::Laser(square),
                    Kind::Defender if side == facing => BeamEnd::Shield(square),
                    _ => BeamEnd::Hit(square),
                };
                return beam;
            }
        }
    }
    panic!("a beam over {square} has no end");
}
