//! Sentences and tables for people.

use crate::laser::eval::{self, network::Network};
use crate::laser::rules::optics::{self, Encounter};
use crate::laser::rules::{BeamEnd, Color, Direction, Kind, Move, Piece, Position, Square, Undo};
use crate::laser::search::{Score, loss_moves, win_moves};
use std::fmt::Display;

/// A score in hundreds of points, `+0.35`, or how soon the game is decided, `wins in 3 moves`.
pub(super) fn score(score: Score) -> String {
    let moves = |moves: u32| match moves {
        1 => "1 move".to_owned(),
        _ => format!("{moves} moves"),
    };
    match score {
        Score::Points(points) => points_of(points),
        Score::Wins(plies) => format!("wins in {}", moves(win_moves(plies))),
        Score::Loses(plies) => format!("loses in {}", moves(loss_moves(plies))),
    }
}

/// Points in hundreds, with a sign.
fn points_of(points: i32) -> String {
    format!("{:+.2}", f64::from(points) / 100.0)
}

/// Moves in a line, with blanks between them.
pub(super) fn line(moves: &[Move]) -> String {
    let words: Vec<String> = moves.iter().map(Move::to_string).collect();
    words.join(" ")
}

/// A piece with its owner: `Red's King`.
fn owned(piece: Piece) -> String {
    format!("{}'s {}", piece.color(), piece.kind())
}

/// A piece with its owner and square: `Red's King on c5`.
pub(super) fn owned_on(piece: Piece, square: Square) -> String {
    format!("{} on {square}", owned(piece))
}

/// The sentence about a ply: the move and what its shot did. `after` is the position it led to.
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

/// The piece at which a beam ends, with its square; `None` where the beam leaves the board.
fn ended_by(position: &Position, end: BeamEnd) -> Option<(Square, Piece)> {
    let square = match end {
        BeamEnd::Out => return None,
        BeamEnd::Shield(square) | BeamEnd::Laser(square) | BeamEnd::Hit(square) => square,
    };
    Some((square, position.board().piece_on(square)?))
}

/// The sentence about a player's standing beam: its segments from mirror to mirror, and its end.
pub(super) fn beam(position: &Position, color: Color) -> String {
    let corner = color.laser_square();
    let mut text = format!("{color}'s beam runs from {corner}");
    // The straight run since the last mirror; none right behind a mirror at the edge.
    let mut run = None;
    for step in optics::beam_steps(position.board(), color) {
        run = Some((step.heading, step.square));
        if let Some(Encounter::Reflected(_)) = step.encounter {
            text.push_str(&format!(" {} to {},", compass(step.heading), step.square));
            run = None;
        }
    }
    let end = position.beam(color).end();
    if let Some((heading, square)) = run {
        text.push_str(&format!(" {} to {square}", compass(heading)));
    } else {
        text.push_str(&format!(" {}", compass(position.beam(color).heading())));
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

fn compass(heading: Direction) -> &'static str {
    match heading {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    }
}

/// The static evaluation of a position as a table, in hundreds of points.
pub(super) fn eval(position: &Position) -> String {
    let parts = eval::breakdown(position, Network::embedded());
    let mut text = row("", "Blue", "Red");
    for (term, blue, red) in &parts.terms {
        text.push_str(&row(term, cell(*blue), cell(*red)));
    }
    let network = cell(parts.network);
    text.push_str(&match position.side() {
        Color::Blue => row("network", network, ""),
        Color::Red => row("network", "", network),
    });
    text.push_str("What each piece is worth to its side:\n");
    for rank in (0..Square::RANKS).rev() {
        let cells = parts.rank(rank).map(|cell| match cell {
            Some(points) => format!("{:>6.2}", f64::from(points) / 100.0),
            None => format!("{:>6}", "."),
        });
        text.push_str(&format!("{}{}\n", rank + 1, cells.concat()));
    }
    let files: String = ('a'..='j').map(|file| format!("{file:>6}")).collect();
    text.push_str(&format!(" {files}\n"));
    let score = points_of(parts.score);
    text.push_str(&format!(
        "The score for {}, in hundreds of points: {score}\n",
        position.side()
    ));
    text
}

/// Points in hundreds, for a column of a table.
fn cell(points: i32) -> String {
    format!("{:.2}", f64::from(points) / 100.0)
}

fn row(name: impl Display, blue: impl Display, red: impl Display) -> String {
    let line = format!("{name:<16}{blue:>8}{red:>8}");
    format!("{}\n", line.trim_end())
}
