//! Labyrinth for beginners: the rules in brief, the signs in the maze, and what is on a square.

use super::args::joined;
use super::words::{READ_ON, lies_on};
use akhet::labyrinth::render::treasure_name;
use akhet::labyrinth::rules::{Arrow, Direction, Position, Rules, Seat, Shape, Spare, Square};

pub(super) const LEGEND: &str = "\
A to X   the treasures; what c5 names the one on c5
b y o g  the pawns of Blue, Yellow, Orange and Green
*        in front of the player whose turn it is
?        a card that you may not see
A large maze shows the walls, a small one the ways.
Arrows show where the spare tile can be pushed in. At the cross it cannot: there the last tile came out.
The lines beside or below the maze say where everyone stands, what you look for and what was found.
North is towards rank 7, east towards file g.
";

pub(super) fn rules(rules: Rules) -> String {
    let order = if rules.free_order {
        "in any order"
    } else {
        "one after the other"
    };
    let home = match rules {
        Rules {
            no_return: true, ..
        } => "",
        Rules {
            any_square: true, ..
        } => ", and end one more turn, wherever",
        Rules { any_exit: true, .. } => ", and leave the maze by a way that is open at its edge",
        _ => ", and come home to your corner",
    };
    format!(
        "The goal: be the first to find the treasures on your cards, {order}{home}.\n\
         The maze moves. On your turn, first push the spare tile in at an arrow, turned as you like. The whole line moves \
         by one square, and the tile that falls out at the other end is the next spare. It may not go straight back in \
         where it came out.\n\
         Pawns ride on their tiles. One that falls out comes back in at the other end.\n\
         Then walk with your pawn along open ways, as far as they go, or stay. If you stop on your treasure, you have \
         found it. Only you see your next card.\n\
         A move is one word: arrow, turn of the tile, square of the pawn. help has an example.\n\
         {READ_ON}docs/labyrinth.md.\n"
    )
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
        let (at, home) = (position.pawn(seat), seat.home());
        format!("{seat}'s pawn is on {at}, its home is {home}.\n")
    };
    position.seats().iter().map(pawn).collect()
}

/// The spare tile, and the arrow where it may not go in.
pub(super) fn spare(position: &Position) -> String {
    let Spare { shape, treasure } = position.board().spare();
    let shape = match shape {
        Shape::Straight => "straight",
        Shape::Corner => "a corner",
        Shape::T => "a T",
    };
    let mut text = format!("The spare tile is {shape}");
    if let Some(treasure) = treasure {
        let name = treasure_name(treasure);
        text.push_str(&format!(", with treasure {treasure}, the {name}"));
    }
    text.push('.');
    if let Some(arrow) = position.closed() {
        text.push_str(&format!(
            " It may not go in at {arrow}: the last tile came out there."
        ));
    }
    text + "\n"
}

/// What is on a square, as far as the viewer of this position may know.
pub(super) fn what(square: Square, seen: &Position) -> String {
    let tile = seen.board().tile(square);
    let kind = if square.is_fixed() { "fixed" } else { "loose" };
    let sides = Direction::ALL
        .into_iter()
        .filter(|&side| tile.is_open(side));
    let sides: Vec<&str> = sides.map(Direction::name).collect();
    let mut text = format!(
        "{square}: a {kind} tile, open to the {}",
        joined(&sides, "and")
    );
    if let Some(treasure) = tile.treasure() {
        text.push_str(&format!(
            ", with treasure {treasure}, the {}",
            treasure_name(treasure)
        ));
    }
    text.push('.');
    let seats = || seen.seats().iter().copied();
    for seat in seats().filter(|seat| seat.home() == square) {
        text.push_str(&format!(" It is the home of {seat}."));
    }
    let pawns = seats().filter(|&seat| seen.pawn(seat) == square);
    let pawns: Vec<&str> = pawns.map(Seat::name).collect();
    match pawns[..] {
        [] => {}
        [pawn] => text.push_str(&format!(" The pawn of {pawn} stands here.")),
        _ => text.push_str(&format!(
            " The pawns of {} stand here.",
            joined(&pawns, "and")
        )),
    }
    for seat in
        seats().filter(|&seat| seen.winner().is_none() && seen.targets(seat).contains(square))
    {
        text.push_str(&format!(" {seat} has to come here."));
    }
    match Arrow::at(square) {
        None => {}
        closed if closed == seen.closed() => {
            text.push_str(" Its arrow is closed: the last tile came out here.");
        }
        Some(arrow) => text.push_str(&format!(
            " The spare can be pushed in at its arrow, {arrow}."
        )),
    }
    text + "\n"
}

/// How many cards a player has left.
pub(super) fn cards_left(count: usize) -> String {
    match count {
        0 => "no card left".to_owned(),
        1 => "1 card left".to_owned(),
        _ => format!("{count} cards left"),
    }
}
