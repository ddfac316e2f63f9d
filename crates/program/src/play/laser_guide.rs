//! Laser Chess for beginners: the rules in brief, the signs on the board, what stands on a square, and the beams.

use super::args::joined;
use super::words::{READ_ON, lies_on};
use akhet::grid::Direction;
use akhet::laser::rules::optics::{self, BeamStep, Encounter};
use akhet::laser::rules::{BeamEnd, Color, Kind, Piece, Position, Rules, Square};

/// The commands that only explain, as lines of the list, in games and exercises alike.
macro_rules! questions {
    () => {
        "\
rules           the goal and the rules, in short
legend          what the letters and signs on the board mean
what SQUARE     what stands there, where it faces, what the beams do
rank N          what stands on a rank, as in rank 5; row does too
file F          what stands on a file, as in file c; column does too
pieces          list both sides' pieces
last            what was played last, and what its shot did
threat          what the other side could hit if it were its turn
moves [SQUARE]  list the legal moves, or those of one piece
"
    };
}
pub(super) use questions;

pub(super) const LEGEND: &str = "\
Blue's letters are capitals, Red's are small.
K k  King: any beam hits it.
S s  Switch: a mirror on both sides. It is never hit.
P p  Deflector: one mirror. A beam from behind hits it.
D d  Defender: a shield, the thick bar. A beam past the shield hits it.
L l  Laser: fires where its arrow points. It is never hit.
A mirror is a line from corner to corner, a dot an empty square, a star a hit.
The words below the board say how each beam is drawn.
In the corners of squares at the edge, on a large board:
'    only Red may stand here
:    only Blue may stand here
North is towards rank 8, east towards file j.
";

pub(super) fn rules(rules: Rules) -> String {
    let (kings, swaps) = if rules.king_turns {
        ("", " Kings turn too.")
    } else {
        (" Kings do not turn.", "")
    };
    format!(
        "The goal: hit the other King with your Laser.\n\
         On your turn, move one piece to a square next to it, also across a corner, or turn one by a quarter.{kings}{swaps} \
         Lasers stay in their corners and only turn.\n\
         Then your Laser fires, every time. Mirrors turn the beam and shields stop it. A piece that is hit anywhere \
         else is gone, and that may be your own.\n\
         A Switch may also change places with a Deflector or a Defender next to it, of either side.\n\
         Whose King is hit has lost, no matter who fired. If the same board comes up three times, you may claim a draw.\n\
         A move is two squares, like c5b4, or a square and a turn: c5R to the right (clockwise), c5L to the left.\n\
         {READ_ON}docs/rules.md.\n"
    )
}

/// What stands on a square, which way it faces, and what the beams do there now.
pub(super) fn what(square: Square, position: &Position) -> String {
    let piece = position.board().piece_on(square);
    let mut text = match piece {
        Some(piece) => format!("{square}: {}. {}", owned(piece), facing(piece)),
        None => format!("{square} is empty."),
    };
    for color in Color::ALL {
        if color.closed().contains(square) {
            text.push_str(&format!(" Only {}'s pieces may stand here.", !color));
        }
    }
    let length = text.len();
    for color in Color::ALL {
        let steps = optics::beam_steps(position.board(), color);
        for step in steps.filter(|step| step.square == square) {
            text.push_str(&passage(color, step));
        }
    }
    if text.len() == length {
        text.push_str(" No beam comes here now.");
    }
    text + "\n"
}

/// Which way a piece faces, and from where a beam hits it.
fn facing(piece: Piece) -> String {
    let front = piece.direction();
    match piece.kind() {
        Kind::King => "Any beam hits it, and then the game is over.".to_owned(),
        Kind::Switch => {
            let mirror = if front == Direction::North { '\\' } else { '/' };
            format!("Its mirror lies like {mirror} and has two sides: no beam hits it.")
        }
        Kind::Deflector => {
            let sides = |first: Direction, word| {
                format!("{} {word} {}", first.name(), first.right().name())
            };
            format!(
                "Its mirror faces {}. A beam from the {} hits it.",
                sides(front, "and"),
                sides(front.opposite(), "or")
            )
        }
        Kind::Defender => format!(
            "Its shield faces {}. A beam from any other side hits it.",
            front.name()
        ),
        Kind::Laser => format!("It fires to the {}. No beam hits it.", front.name()),
    }
}

/// A piece and how it stands, in short: `Deflector c5 open to south and west`.
fn short(piece: Piece, square: Square) -> String {
    let front = piece.direction();
    let stance = match piece.kind() {
        Kind::King => String::new(),
        Kind::Switch if front == Direction::North => " from upper left to lower right".to_owned(),
        Kind::Switch => " from lower left to upper right".to_owned(),
        Kind::Deflector => format!(" open to {} and {}", front.name(), front.right().name()),
        Kind::Defender => format!(" with its shield facing {}", front.name()),
        Kind::Laser => format!(" pointing {}", front.name()),
    };
    format!("{} {square}{stance}", piece.kind())
}

/// What stands on the rank or the file of this name; `None` if the board has none.
pub(super) fn line(command: &str, name: &str, position: &Position) -> Option<String> {
    let mut squares = Square::all().filter(|square| lies_on(square, command, name));
    let first = squares.next()?;
    let piece = |square| Some((square, position.board().piece_on(square)?));
    let pieces = std::iter::once(first).chain(squares).filter_map(piece);
    let pieces: Vec<String> = pieces
        .map(|(square, piece)| format!("{} {}", piece.color(), short(piece, square)))
        .collect();
    Some(match &*pieces.join("; ") {
        "" => format!("The {command} {name} is empty.\n"),
        pieces => format!("On {command} {name}: {pieces}.\n"),
    })
}

/// Both sides' pieces, a line for each side.
pub(super) fn pieces(position: &Position) -> String {
    let list = |color| {
        let mut pieces: Vec<(usize, Square, String)> = Vec::new();
        for square in Square::all() {
            let piece = position.board().piece_on(square);
            if let Some(piece) = piece.filter(|piece| piece.color() == color) {
                let order = ORDER.iter().position(|&kind| kind == piece.kind());
                pieces.push((order.unwrap_or(0), square, short(piece, square)));
            }
        }
        pieces.sort_by_key(|(order, square, _)| (*order, square.to_string()));
        let pieces: Vec<String> = pieces.into_iter().map(|(.., text)| text).collect();
        format!("{color}: {}.\n", pieces.join("; "))
    };
    Color::ALL.map(list).concat()
}

/// The order in which pieces are listed.
const ORDER: [Kind; 5] = [
    Kind::King,
    Kind::Laser,
    Kind::Deflector,
    Kind::Switch,
    Kind::Defender,
];

/// What the side that is not to move could hit if it were its turn: the move that hits the most valuable piece, and
/// the other pieces that it could hit.
pub(super) fn threat(position: &Position) -> String {
    let mut other = position.clone();
    other.null_move();
    let (mover, owner) = (other.side(), position.side());
    let mut hits = Vec::new();
    for mv in other.legal_moves() {
        let hit = other.find_hit(mv);
        if let Some((square, piece)) = hit.filter(|(_, piece)| piece.color() == owner) {
            let worth = [Kind::King, Kind::Defender, Kind::Deflector];
            let order = worth.iter().position(|&kind| kind == piece.kind());
            hits.push((order, mv.to_string(), owned_on(piece, square)));
        }
    }
    hits.sort();
    let Some((_, mv, hit)) = hits.first() else {
        return format!("If {mover} moved now, no shot would hit a piece of {owner}'s.\n");
    };
    let mut text = format!("If {mover} moved now, {mv} would hit {hit}.");
    let mut others: Vec<&str> = Vec::new();
    for (.., other) in &hits {
        if other != hit && !others.contains(&&**other) {
            others.push(other);
        }
    }
    if !others.is_empty() {
        text.push_str(&format!(
            " Other shots would hit {}.",
            joined(&others, "and")
        ));
    }
    text + "\n"
}

/// What a standing beam does on a square.
fn passage(color: Color, step: BeamStep) -> String {
    let from = step.heading.opposite().name();
    let does = match step.encounter {
        None => "goes straight on".to_owned(),
        Some(Encounter::Reflected(to)) => format!("turns {}", to.name()),
        Some(Encounter::Shielded) => "stops at the shield".to_owned(),
        Some(Encounter::Absorbed) => "stops here".to_owned(),
        Some(Encounter::Hit) => "would hit it now".to_owned(),
    };
    format!(" {color}'s beam comes from the {from} and {does}.")
}

/// Where both standing beams run, a line for each.
pub(super) fn beams(position: &Position) -> String {
    Color::ALL
        .map(|color| beam(position, color) + "\n")
        .concat()
}

/// A sentence about a player's standing beam: its segments from mirror to mirror, and its end.
fn beam(position: &Position, color: Color) -> String {
    let corner = color.laser_square();
    let mut text = format!("{color}'s beam runs from {corner}");
    // The segment since the last mirror; `None` right after a mirror at the edge.
    let mut run = None;
    for step in optics::beam_steps(position.board(), color) {
        run = Some((step.heading, step.square));
        if let Some(Encounter::Reflected(_)) = step.encounter {
            text.push_str(&format!(" {} to {},", step.heading.name(), step.square));
            run = None;
        }
    }
    let end = position.beam(color).end();
    if let Some((heading, square)) = run {
        text.push_str(&format!(" {} to {square}", heading.name()));
    } else {
        text.push_str(&format!(" {}", position.beam(color).heading().name()));
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

/// A piece with its owner: `Red's King`.
pub(super) fn owned(piece: Piece) -> String {
    format!("{}'s {}", piece.color(), piece.kind())
}

/// A piece with its owner and square: `Red's King on c5`.
pub(super) fn owned_on(piece: Piece, square: Square) -> String {
    format!("{} on {square}", owned(piece))
}

/// The piece at which a beam ends, with its square; `None` if the beam leaves the board.
pub(super) fn ended_by(position: &Position, end: BeamEnd) -> Option<(Square, Piece)> {
    let square = match end {
        BeamEnd::Out => return None,
        BeamEnd::Shield(square) | BeamEnd::Laser(square) | BeamEnd::Hit(square) => square,
    };
    Some((square, position.board().piece_on(square)?))
}
