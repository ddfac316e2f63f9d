//! What a person gets to read: the board, and sentences.

use crate::laser::eval;
use crate::laser::rules::optics::{self, Encounter};
use crate::laser::rules::{BeamEnd, Color, Direction, Kind, Move, Piece, Position, Square, Undo};
use crate::laser::search::Score;
use std::fmt::Display;

/// Columns that lists are broken at: those of the board.
const WIDTH: usize = 72;

/// A score in hundreds of points, or how soon the game is decided.
pub(super) fn score(score: Score) -> String {
    let moves = |plies: u32| match plies.div_ceil(2) {
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    };
    match score {
        Score::Points(points) => points_of(points),
        Score::Wins(plies) => format!("wins in {}", moves(plies)),
        Score::Loses(plies) => format!("loses in {}", moves(plies)),
    }
}

/// Points as hundreds, with their sign.
fn points_of(points: i32) -> String {
    format!("{:+.2}", f64::from(points) / 100.0)
}

/// Moves one after the other.
pub(super) fn line(moves: &[Move]) -> String {
    let words: Vec<String> = moves.iter().map(Move::to_string).collect();
    words.join(" ")
}

/// A piece after the name of its owner.
fn owned(piece: Piece) -> String {
    format!("{}'s {}", piece.color(), piece.kind())
}

/// The same with its place.
pub(super) fn owned_on(piece: Piece, square: Square) -> String {
    format!("{} on {square}", owned(piece))
}

/// What a ply did, which led to this position.
pub(super) fn played(ply: &Undo, after: &Position) -> String {
    let mover = ply.piece.color();
    let shot = match ply.hit() {
        Some((square, piece)) if piece.kind() == Kind::King => {
            format!("the laser hits {}", owned_on(piece, square))
        }
        Some((square, piece)) if piece.color() == mover => {
            format!(
                "the laser removes {mover}'s own {} on {square}",
                piece.kind()
            )
        }
        Some((square, piece)) => format!("the laser removes {}", owned_on(piece, square)),
        None => match (ply.shot.end(), ended_by(after, ply.shot.end())) {
            (_, Some((square, piece))) => format!("the shot ends at {}", owned_on(piece, square)),
            _ => "the shot leaves the board".to_owned(),
        },
    };
    format!("{mover} plays {}: {shot}.", ply.mv)
}

/// The piece that stops a beam on this board.
fn ended_by(position: &Position, end: BeamEnd) -> Option<(Square, Piece)> {
    let square = match end {
        BeamEnd::Out => return None,
        BeamEnd::Shield(square) | BeamEnd::Laser(square) | BeamEnd::Hit(square) => square,
    };
    Some((square, position.board().piece_on(square)?))
}

/// Where a player's standing beam runs, leg by leg.
pub(super) fn beam(position: &Position, color: Color) -> String {
    let corner = color.laser_square();
    let mut text = format!("{color}'s beam runs from {corner}");
    // Where the leg has come to so far; the laser, or a mirror on the edge, may have none.
    let mut leg = None;
    for step in optics::beam_steps(position.board(), color) {
        leg = Some((step.heading, step.square));
        if let Some(Encounter::Reflected(_)) = step.encounter {
            text.push_str(&format!(" {} to {},", way(step.heading), step.square));
            leg = None;
        }
    }
    let end = position.beam(color).end();
    if let Some((heading, square)) = leg {
        text.push_str(&format!(" {} to {square}", way(heading)));
    } else {
        text.push_str(&format!(" {}", way(position.beam(color).heading())));
    }
    match (end, ended_by(position, end)) {
        (BeamEnd::Shield(_), Some((_, piece))) => {
            text.push_str(&format!(", where {}'s shield stops it.", owned(piece)));
        }
        (BeamEnd::Hit(_), Some((_, piece))) => {
            text.push_str(&format!(", where it would hit {}.", owned(piece)));
        }
        (_, Some((_, piece))) => text.push_str(&format!(", where it ends at {}.", owned(piece))),
        (_, None) => text.push_str(" and off the board."),
    }
    text
}

fn way(heading: Direction) -> &'static str {
    match heading {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    }
}

/// The static score of a position as a table, in hundreds of points.
pub(super) fn eval(position: &Position) -> String {
    let parts = eval::breakdown(position);
    let mut text = row("", "Blue", "Red");
    for (term, blue, red) in &parts.terms {
        text.push_str(&row(term, cell(*blue), cell(*red)));
    }
    let tempo = cell(parts.tempo);
    text.push_str(&match position.side() {
        Color::Blue => row("to move", tempo, ""),
        Color::Red => row("to move", "", tempo),
    });
    let score = points_of(parts.score);
    text.push_str(&format!(
        "The score for {}, in hundreds of points: {score}\n",
        position.side()
    ));
    text
}

/// Points as hundreds in a table, where all stand under each other.
fn cell(points: i32) -> String {
    format!("{:.2}", f64::from(points) / 100.0)
}

fn row(name: impl Display, blue: impl Display, red: impl Display) -> String {
    let line = format!("{name:<16}{blue:>8}{red:>8}");
    format!("{}\n", line.trim_end())
}

/// Words in lines that are no wider than the board.
pub(super) fn wrapped(words: impl Iterator<Item = String>) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        if column > 0 && column + 1 + word.len() > WIDTH {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push(' ');
            column += 1;
        }
        column += word.len();
        text.push_str(&word);
    }
    text + "\n"
}
