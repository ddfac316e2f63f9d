//! Laser Chess for beginners: the rules in brief, the signs on the board, what stands on a square, and the beams.

use super::lang::{self, direction, owned, owned_on, player, text};
use super::words::lies_on;
use akhet::grid::Direction;
use akhet::laser::rules::optics::{self, BeamStep, Encounter};
use akhet::laser::rules::{BeamEnd, Color, Kind, Piece, Position, Rules, Square};

/// The commands that only explain, in games and exercises alike.
pub(super) const QUESTIONS: &[&str] = &[
    "rules", "legend", "what", "rank", "file", "pieces", "last", "threat", "moves",
];

pub(super) fn rules(rules: Rules) -> String {
    let kings = if rules.king_turns { "turn" } else { "stay" };
    text!("rules-laser", kings = kings) + "\n"
}

/// What stands on a square, which way it faces, and what the beams do there now.
pub(super) fn what(square: Square, position: &Position) -> String {
    let piece = position.board().piece_on(square);
    let mut sentences = vec![match piece {
        Some(piece) => format!("{square}: {}. {}", owned(piece), facing(piece)),
        None => text!("square-empty", square = square.to_string()) + ".",
    }];
    for color in Color::ALL {
        if color.closed().contains(square) {
            sentences.push(text!("only-player", player = player(!color)));
        }
    }
    let before = sentences.len();
    for color in Color::ALL {
        let steps = optics::beam_steps(position.board(), color);
        let steps = steps.filter(|step| step.square == square);
        sentences.extend(steps.map(|step| passage(color, step)));
    }
    if sentences.len() == before {
        sentences.push(text!("no-beam"));
    }
    sentences.join(" ") + "\n"
}

/// Which way a piece faces, and from where a beam hits it.
fn facing(piece: Piece) -> String {
    let front = piece.direction();
    match piece.kind() {
        Kind::King => text!("faces-king"),
        Kind::Switch => {
            let mirror = if front == Direction::North { "\\" } else { "/" };
            text!("faces-switch", mirror = mirror)
        }
        Kind::Deflector => {
            let back = front.opposite();
            text!(
                "faces-deflector",
                first = direction(front),
                second = direction(front.right()),
                third = direction(back),
                fourth = direction(back.right())
            )
        }
        Kind::Defender => text!("faces-defender", way = direction(front)),
        Kind::Laser => text!("faces-laser", way = direction(front)),
    }
}

/// A piece and how it stands, in short: `Deflector c5 open to south and west`.
fn short(piece: Piece, square: Square) -> String {
    let (front, square) = (piece.direction(), square.to_string());
    let kind = piece.kind().to_string();
    match piece.kind() {
        Kind::King => format!("{} {square}", lang::kind(piece.kind())),
        Kind::Switch => {
            let falls = front == Direction::North;
            let mirror = if falls { "falling" } else { "rising" };
            text!(
                "stands-switch",
                kind = kind,
                square = square,
                mirror = mirror
            )
        }
        Kind::Deflector => text!(
            "stands-deflector",
            kind = kind,
            square = square,
            first = direction(front),
            second = direction(front.right())
        ),
        Kind::Defender => {
            text!(
                "stands-defender",
                kind = kind,
                square = square,
                way = direction(front)
            )
        }
        Kind::Laser => {
            text!(
                "stands-laser",
                kind = kind,
                square = square,
                way = direction(front)
            )
        }
    }
}

/// What stands on the rank or the file of this name; `None` if the board has none.
pub(super) fn line(command: &str, name: &str, position: &Position) -> Option<String> {
    let mut squares = Square::all().filter(|square| lies_on(square, command, name));
    let first = squares.next()?;
    let piece = |square| Some((square, position.board().piece_on(square)?));
    let pieces = std::iter::once(first).chain(squares).filter_map(piece);
    let pieces: Vec<String> = pieces
        .map(|(square, piece)| {
            let (player, piece) = (player(piece.color()), short(piece, square));
            text!("line-piece", player = player, piece = piece)
        })
        .collect();
    let (line, name, pieces) = (command.to_owned(), name.to_owned(), pieces.join("; "));
    Some(if pieces.is_empty() {
        text!("line-empty", line = line, name = name) + "\n"
    } else {
        text!("line-pieces", line = line, name = name, pieces = pieces) + "\n"
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
        format!("{}: {}.\n", player(color), pieces.join("; "))
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
            hits.push((order, mv.to_string(), (square, piece)));
        }
    }
    hits.sort_by_cached_key(|(order, mv, _)| (*order, mv.clone()));
    let (mover, owner) = (player(mover), player(owner));
    let Some((_, mv, hit)) = hits.first() else {
        return text!("threat-none", mover = mover, owner = owner) + "\n";
    };
    let (square, piece) = hit;
    let text = text!(
        "threat",
        mover = mover,
        move = mv.clone(),
        color = piece.color().word(),
        kind = piece.kind().to_string(),
        square = square.to_string()
    );
    let mut others: Vec<String> = Vec::new();
    for (.., (square, piece)) in hits.iter().filter(|(.., other)| other != hit) {
        let other = owned_on(*piece, *square);
        if !others.contains(&other) {
            others.push(other);
        }
    }
    if others.is_empty() {
        return text + "\n";
    }
    let others = text!("threat-others", pieces = lang::all_of(&others));
    format!("{text} {others}\n")
}

/// What a standing beam does on a square.
fn passage(color: Color, step: BeamStep) -> String {
    let from = direction(step.heading.opposite());
    let does = match step.encounter {
        None => text!("does-go-on"),
        Some(Encounter::Reflected(to)) => text!("does-turn", to = direction(to)),
        Some(Encounter::Shielded) => text!("does-stop-shield"),
        Some(Encounter::Absorbed) => text!("does-stop"),
        Some(Encounter::Hit) => text!("does-hit"),
    };
    text!("passage", player = player(color), from = from, does = does)
}

/// Where both standing beams run, a line for each.
pub(super) fn beams(position: &Position) -> String {
    Color::ALL
        .map(|color| beam(position, color) + "\n")
        .concat()
}

/// A sentence about a player's standing beam: its segments from mirror to mirror, and its end.
fn beam(position: &Position, color: Color) -> String {
    let mut legs = Vec::new();
    // The segment since the last mirror; `None` right after a mirror at the edge.
    let mut run = None;
    let leg = |heading, square: Square| {
        text!(
            "beam-leg",
            way = direction(heading),
            square = square.to_string()
        )
    };
    for step in optics::beam_steps(position.board(), color) {
        run = Some((step.heading, step.square));
        if let Some(Encounter::Reflected(_)) = step.encounter {
            legs.push(leg(step.heading, step.square));
            run = None;
        }
    }
    legs.push(match run {
        Some((heading, square)) => leg(heading, square),
        None => direction(position.beam(color).heading()),
    });
    let corner = color.laser_square().to_string();
    let from = text!("beam-from", player = player(color), square = corner);
    let path = format!("{from} {}", legs.join(", "));
    let end = position.beam(color).end();
    let Some((_, piece)) = ended_by(position, end) else {
        return text!("beam-out", path = path);
    };
    let (color, kind) = (piece.color().word(), piece.kind().to_string());
    match end {
        BeamEnd::Shield(_) => text!("beam-shield", path = path, color = color, kind = kind),
        BeamEnd::Hit(_) => text!("beam-hit", path = path, color = color, kind = kind),
        _ => text!("beam-ends", path = path, color = color, kind = kind),
    }
}

/// The piece at which a beam ends, with its square; `None` if the beam leaves the board.
pub(super) fn ended_by(position: &Position, end: BeamEnd) -> Option<(Square, Piece)> {
    let square = match end {
        BeamEnd::Out => return None,
        BeamEnd::Shield(square) | BeamEnd::Laser(square) | BeamEnd::Hit(square) => square,
    };
    Some((square, position.board().piece_on(square)?))
}
