//! A position as an SVG document.

use crate::files::write_whole;
use crate::laser::rules::optics::{self, Encounter};
use crate::laser::rules::{Color, Direction, Piece, Position, Square};
use std::io;
use std::path::Path;

/// The side of a square in the picture's own units.
const CELL: i32 = 60;
/// Room for the coordinates around the board.
const MARGIN: i32 = 30;
const BOARD: (i32, i32) = (CELL * Square::FILES as i32, CELL * Square::RANKS as i32);
/// How far from the middle of a square light leaves a laser, or meets what stops it.
const REACH: i32 = 20;

/// What is the same in every picture: the pieces, each facing north around the middle of its square
/// and filled by the group that uses it. The names are the same and mean the same in every
/// picture, so that several can stand in one page.
///
/// The Deflector's and the Switch's mirrors go through the middle of the square, where beams turn.
const PIECES: &str = concat!(
    "<defs>",
    r##"<g id="akhet-K"><circle r="23" stroke="#0b0e14" stroke-width="2"/>"##,
    r##"<path d="M0 1C-11-6-8-17 0-17S11-6 0 1V17M-11 3H11" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/></g>"##,
    r##"<g id="akhet-S"><path d="M-25-17L-17-25L25 17L17 25Z" stroke="#0b0e14" stroke-width="2" stroke-linejoin="round"/>"##,
    r##"<path d="M-22-16L16 22M-16-22L22 16" stroke="#eaf4ff" stroke-width="3" stroke-linecap="round"/></g>"##,
    r##"<g id="akhet-D"><rect x="-18" y="-16" width="36" height="38" rx="5" stroke="#0b0e14" stroke-width="2"/>"##,
    r##"<path d="M-8 9L0 0L8 9" fill="none" stroke="#0b0e14" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>"##,
    r##"<path d="M-22-18Q0-24 22-18" fill="none" stroke="#eaf4ff" stroke-width="5" stroke-linecap="round"/></g>"##,
    r##"<g id="akhet-P"><path d="M-23-23V23H23Z" stroke="#0b0e14" stroke-width="2" stroke-linejoin="round"/>"##,
    r##"<path d="M-16-2V16H2Z" fill="#0b0e14" fill-opacity=".3"/>"##,
    r##"<path d="M-22-22L22 22" stroke="#eaf4ff" stroke-width="4" stroke-linecap="round"/></g>"##,
    r##"<g id="akhet-L"><path d="M-7-8V-22H7V-8Z" stroke="#0b0e14" stroke-width="2" stroke-linejoin="round"/>"##,
    r##"<circle cy="4" r="18" stroke="#0b0e14" stroke-width="2"/><circle cy="4" r="8" fill="#0b0e14" fill-opacity=".45"/>"##,
    r##"<circle cy="4" r="4" fill="#fff"/><path d="M-6-22H6" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>"##,
    "</defs>",
);

/// The colours of a player. Red is also much lighter than Blue, for eyes that see no hues.
struct Paint {
    piece: &'static str,
    /// The tint of the squares that only this player may use.
    ground: &'static str,
    beam: &'static str,
    core: &'static str,
}

const fn paint(color: Color) -> Paint {
    match color {
        Color::Blue => Paint {
            piece: "#2f6fe4",
            ground: "#18315f",
            beam: "#35c8ff",
            core: "#dff7ff",
        },
        Color::Red => Paint {
            piece: "#ff8a5c",
            ground: "#5a2a22",
            beam: "#ff4d6d",
            core: "#ffe3e3",
        },
    }
}

/// Writes the picture to a file. What was in the file before stays there until the picture is
/// whole. A link is followed, and a device is written to and not replaced.
///
/// # Errors
/// When the file can not be written.
pub fn write_svg(position: &Position, file: &Path) -> io::Result<()> {
    write_whole(file, &(svg(position) + "\n"))
}

/// The board with both standing beams as a complete SVG document in one line, without a newline,
/// which depends on nothing outside it. Equal positions give equal text.
///
/// A bar above or below the board is on the side of the player to move; a finished game has none.
pub fn svg(position: &Position) -> String {
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" font-family="sans-serif"><title>{position}</title>"#,
        BOARD.0 + 2 * MARGIN,
        BOARD.1 + 2 * MARGIN,
    );
    svg.push_str(PIECES);
    svg.push_str(&board());
    svg.push_str(&turn(position));
    for color in Color::ALL {
        svg.push_str(&pieces(position, color));
    }
    for color in Color::ALL {
        svg.push_str(&beam(position, color));
    }
    svg.push_str("</svg>");
    svg
}

/// The middle of a square.
fn middle(square: Square) -> (i32, i32) {
    let from_top = Square::RANKS - 1 - square.rank();
    (
        MARGIN + CELL / 2 + CELL * i32::from(square.file()),
        MARGIN + CELL / 2 + CELL * i32::from(from_top),
    )
}

/// The point this far from the middle of a square in a direction.
fn towards(square: Square, direction: Direction, distance: i32) -> (i32, i32) {
    let (x, y) = middle(square);
    let (files, ranks) = direction.step();
    (
        x + distance * i32::from(files),
        y - distance * i32::from(ranks),
    )
}

/// The background, the chequered squares with those that are closed, and the coordinates.
fn board() -> String {
    let (width, height) = (BOARD.0 + 2 * MARGIN, BOARD.1 + 2 * MARGIN);
    // A row of squares is a dashed line as thick as a square; every other row begins a square
    // later.
    let rows: String = (0..i32::from(Square::RANKS))
        .map(|row| {
            let shift = row % 2 * CELL;
            let y = MARGIN + CELL / 2 + CELL * row;
            format!("M{} {y}h{}", MARGIN + shift, BOARD.0 - shift)
        })
        .collect();
    let mut board = format!(
        r##"<rect width="{width}" height="{height}" rx="12" fill="#10141d"/><rect x="{MARGIN}" y="{MARGIN}" width="{}" height="{}" fill="#222a39"/><path d="{rows}" stroke="#283142" stroke-width="{CELL}" stroke-dasharray="{CELL}"/>"##,
        BOARD.0, BOARD.1,
    );
    for color in Color::ALL {
        let inset = 2;
        let side = CELL - 2 * inset;
        let squares: String = (!color)
            .closed()
            .into_iter()
            .map(|square| {
                let (x, y) = middle(square);
                format!("M{} {}h{side}v{side}h-{side}z", x - side / 2, y - side / 2)
            })
            .collect();
        let ground = paint(color).ground;
        board.push_str(&format!(r#"<path d="{squares}" fill="{ground}"/>"#));
    }
    board.push_str(&labels());
    board
}

/// The letters of the files below, the digits of the ranks at the left.
fn labels() -> String {
    let mut labels = String::from(r##"<g fill="#93a1b8" font-size="15" text-anchor="middle">"##);
    for square in Square::all().filter(|square| square.rank() == 0) {
        let letter = char::from(b'a' + square.file());
        let (x, y) = (middle(square).0, MARGIN + BOARD.1 + 21);
        labels.push_str(&format!(r#"<text x="{x}" y="{y}">{letter}</text>"#));
    }
    for square in Square::all().filter(|square| square.file() == 0) {
        let (x, y) = (MARGIN / 2, middle(square).1 + 5);
        let digit = square.rank() + 1;
        labels.push_str(&format!(r#"<text x="{x}" y="{y}">{digit}</text>"#));
    }
    labels.push_str("</g>");
    labels
}

/// A bar along the board's edge on the side of the player to move.
fn turn(position: &Position) -> String {
    if position.winner().is_some() {
        return String::new();
    }
    let y = match position.side() {
        Color::Blue => MARGIN + BOARD.1 + 3,
        Color::Red => MARGIN - 3,
    };
    let piece = paint(position.side()).piece;
    format!(
        r#"<path d="M{} {y}h{}" stroke="{piece}" stroke-width="4" stroke-linecap="round"/>"#,
        MARGIN + 2,
        BOARD.0 - 4,
    )
}

fn pieces(position: &Position, color: Color) -> String {
    let board = position.board();
    let mut group = format!(r#"<g fill="{}">"#, paint(color).piece);
    for square in board.color(color) {
        if let Some(piece) = board.piece_on(square) {
            group.push_str(&one_piece(square, piece));
        }
    }
    group.push_str("</g>");
    group
}

fn one_piece(square: Square, piece: Piece) -> String {
    let (x, y) = middle(square);
    let letter = piece.kind().letter();
    let place = match piece.direction() {
        Direction::North => format!("translate({x} {y})"),
        direction => format!("translate({x} {y})rotate({})", 90 * direction as u16),
    };
    format!(r##"<use href="#akhet-{letter}" transform="{place}"/>"##)
}

/// A player's standing beam from the laser's muzzle to its end, and a burst where it hits.
fn beam(position: &Position, color: Color) -> String {
    let laser = color.laser_square();
    let Some(piece) = position.board().piece_on(laser) else {
        return String::new();
    };
    let mut points = vec![towards(laser, piece.direction(), REACH)];
    let mut burst = String::new();
    for step in optics::beam_steps(position.board(), color) {
        let back = step.heading.opposite();
        match step.encounter {
            None => {}
            Some(Encounter::Reflected(_)) => points.push(middle(step.square)),
            Some(Encounter::Shielded | Encounter::Absorbed) => {
                points.push(towards(step.square, back, REACH + 1));
            }
            Some(Encounter::Hit) => {
                let point = towards(step.square, back, REACH);
                burst = self::burst(point, color);
                points.push(point);
            }
        }
        if let Some(direction) = step.exit()
            && let (files, ranks) = direction.step()
            && step.square.offset(files, ranks).is_none()
        {
            points.push(towards(step.square, direction, CELL / 2));
        }
    }
    let line: Vec<_> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let line = line.join(" ");
    let Paint { beam, core, .. } = paint(color);
    // Aside by a little, to one side for Blue and to the other for Red: where both run along the
    // same squares, both are seen.
    let aside = match color {
        Color::Blue => "2",
        Color::Red => "-2",
    };
    let strokes: String = [(beam, ".18", "11"), (beam, ".75", "4.5"), (core, "1", "1.5")]
        .into_iter()
        .map(|(stroke, opacity, width)| {
            format!(r#"<polyline points="{line}" stroke="{stroke}" stroke-opacity="{opacity}" stroke-width="{width}"/>"#)
        })
        .collect();
    format!(
        r#"<g transform="translate({aside} {aside})" fill="none" stroke-linecap="round" stroke-linejoin="round">{strokes}{burst}</g>"#
    )
}

/// A star of light.
fn burst((x, y): (i32, i32), color: Color) -> String {
    let Paint { beam, core, .. } = paint(color);
    format!(
        r#"<path transform="translate({x} {y})" d="M0-13L3-5L9-9L5-3L13 0L5 3L9 9L3 5L0 13L-3 5L-9 9L-5 3L-13 0L-5-3L-9-9L-3-5Z" fill="{core}" stroke="{beam}" stroke-width="2"/>"#
    )
}

#[cfg(test)]
mod tests {
    use super::super::tests::{ALL_PIECES, finished, positions, read};
    use super::*;
    use crate::laser::rules::Setup;

    #[test]
    fn the_picture_in_the_docs_is_up_to_date() {
        let picture = include_str!("../../../docs/ace.svg");
        assert_eq!(picture, svg(Setup::Ace.position()));
    }

    /// Goes through the tags and gives the names of those that are open at the end; panics when
    /// one closes that was not opened last, and when an attribute's value is not in quotes.
    fn open_tags(document: &str) -> Vec<&str> {
        let mut open = Vec::new();
        for piece in document.split('<').skip(1) {
            let (tag, _) = piece.split_once('>').unwrap();
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            assert_eq!(
                tag.matches("=\"").count(),
                tag.matches('=').count(),
                "{tag}"
            );
            if let Some(name) = tag.strip_prefix('/') {
                assert_eq!(open.pop(), Some(name));
            } else if !tag.ends_with('/') {
                open.push(tag.split(' ').next().unwrap());
            }
        }
        open
    }

    #[test]
    fn a_document_is_one_well_formed_line() {
        for position in positions() {
            let svg = svg(&position);
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
            assert!(svg.bytes().all(|byte| (b' '..=b'~').contains(&byte)));
            assert_eq!(open_tags(&svg), [""; 0], "{svg}");
            assert!(svg.contains(&format!("<title>{position}</title>")));
            assert!(svg.len() < 8192, "{}", svg.len());
        }
    }

    #[test]
    fn every_piece_is_drawn_where_it_stands() {
        for position in positions() {
            let svg = svg(&position);
            let board = position.board();
            assert_eq!(
                svg.matches("<use ").count() as u32,
                board.occupied().count()
            );
            for square in board.occupied() {
                if let Some(piece) = board.piece_on(square) {
                    assert!(svg.contains(&one_piece(square, piece)), "{piece}{square}");
                }
            }
            for color in Color::ALL {
                assert_eq!(svg.matches(&pieces(&position, color)).count(), 1);
            }
        }
    }

    #[test]
    fn a_burst_for_a_hit_and_a_bar_for_the_side_to_move() {
        let star = "d=\"M0-13L";
        let hits = svg(&read(ALL_PIECES[1]));
        assert_eq!(hits.matches(star).count(), 2);
        let ace = svg(Setup::Ace.position());
        assert!(!ace.contains(star));
        assert!(ace.contains(&turn(Setup::Ace.position())));
        assert_ne!(
            turn(&Setup::Ace.position().flipped()),
            turn(Setup::Ace.position())
        );
        assert_eq!(turn(&finished()), "");
    }

    #[test]
    fn beams_bend_in_mirrors_and_run_to_the_edge() {
        // Red's beam from a8 by a5, c5, c4 and a4 off the board below a1.
        let line = r#"points="60,80 60,240 180,240 180,300 60,300 60,510""#;
        assert!(beam(Setup::Ace.position(), Color::Red).contains(line));
    }
}
