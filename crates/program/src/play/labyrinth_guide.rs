//! Labyrinth for beginners: the rules in brief, the signs in the maze, and what is on a square.

use super::lang::{self, direction, player, text};
use super::words::lies_on;
use akhet::labyrinth::rules::{Arrow, Direction, End, Position, Rules, Seat, Shape, Spare, Square};

pub(super) fn rules(rules: Rules) -> String {
    let order = if rules.free_order { "any" } else { "fixed" };
    let home = match rules.end() {
        End::LastCard => "none",
        End::AnySquare => "square",
        End::AnyExit => "exit",
        End::Home => "home",
    };
    text!("rules-labyrinth", order = order, home = home) + "\n"
}

/// What is on the rank or the file of this name, as far as the viewer of this position may know; `None` if the board
/// has none.
pub(super) fn line(command: &str, name: &str, seen: &Position) -> Option<String> {
    let squares = Square::all().filter(|square| lies_on(square, command, name));
    let text: String = squares.map(|square| what(square, seen)).collect();
    (!text.is_empty()).then_some(text)
}

/// Where the pawns are, a line for each.
pub(super) fn pawns(position: &Position) -> String {
    let pawn = |&seat: &Seat| {
        let (at, home) = (position.pawn(seat).to_string(), seat.home().to_string());
        text!("pawn", player = player(seat), square = at, home = home) + "\n"
    };
    position.seats().iter().map(pawn).collect()
}

/// The spare tile, and the arrow where it may not go in.
pub(super) fn spare(position: &Position) -> String {
    let Spare { shape, treasure } = position.board().spare();
    let shape = match shape {
        Shape::Straight => "straight",
        Shape::Corner => "corner",
        Shape::T => "t",
    };
    let tile = match treasure {
        None => text!("spare", shape = shape),
        Some(treasure) => {
            text!(
                "spare-treasure",
                shape = shape,
                letter = treasure.to_string()
            )
        }
    };
    let closed = position.closed().map_or(String::new(), |arrow| {
        format!(" {}", text!("spare-closed", arrow = arrow.to_string()))
    });
    format!("{tile}.{closed}\n")
}

/// What is on a square, as far as the viewer of this position may know.
pub(super) fn what(square: Square, seen: &Position) -> String {
    let tile = seen.board().tile(square);
    let kind = if square.is_fixed() { "fixed" } else { "loose" };
    let sides = Direction::ALL.into_iter();
    let sides: Vec<String> = sides
        .filter(|&side| tile.is_open(side))
        .map(direction)
        .collect();
    let sides = lang::all_of(&sides);
    let mut first = text!(
        "tile",
        square = square.to_string(),
        kind = kind,
        sides = sides
    );
    if let Some(treasure) = tile.treasure() {
        first = text!("tile-treasure", tile = first, letter = treasure.to_string());
    }
    let mut sentences = vec![first + "."];
    let seats = || seen.seats().iter().copied();
    for seat in seats().filter(|seat| seat.home() == square) {
        sentences.push(text!("tile-home", player = player(seat)));
    }
    let pawns = seats().filter(|&seat| seen.pawn(seat) == square);
    let pawns: Vec<String> = pawns.map(player).collect();
    if !pawns.is_empty() {
        let (count, players) = (pawns.len(), lang::all_of(&pawns));
        sentences.push(text!("tile-pawns", count = count, players = players));
    }
    if seen.winner().is_none() {
        for seat in seats().filter(|&seat| seen.targets(seat).contains(square)) {
            sentences.push(text!("tile-target", player = player(seat)));
        }
    }
    match Arrow::at(square) {
        None => {}
        closed if closed == seen.closed() => sentences.push(text!("tile-closed")),
        Some(arrow) => sentences.push(text!("tile-arrow", arrow = arrow.to_string())),
    }
    sentences.join(" ") + "\n"
}
