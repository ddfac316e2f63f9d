//! A position as an SVG document.

use super::view::{Area, Beams};
use crate::grid::Direction;
use crate::grid::svg::{self, CELL, outline};
use crate::laser::rules::optics::{BeamStep, Encounter};
use crate::laser::rules::{Color, Move, Piece, Position, Square, Undo};
use once_cell::sync::Lazy;

/// The margin around the board, for the coordinates.
const MARGIN: i32 = 30;
/// The distance from the middle of a square at which a beam leaves a Laser or is stopped.
const REACH: i32 = 20;

/// The document that defines the shapes of the pieces, for every picture and for the page in the
/// browser.
pub const PIECES: &str = include_str!("pieces.svg");

/// The definitions of [`PIECES`] on one line, the same in every picture, so that several pictures can share
/// a page. Each piece faces north around the middle of its square and takes its fill from the group that
/// uses it. Beams turn in the middle of the square, through which the mirrors run.
static DEFINITIONS: Lazy<String> = Lazy::new(|| {
    PIECES
        .lines()
        .skip_while(|line| *line != "<defs>")
        .take_while(|line| *line != "</svg>")
        .collect()
});

/// The colours of a player. Red is much lighter than Blue, for readers who cannot tell the hues apart.
struct Paint {
    piece: &'static str,
    /// The colour of the squares that only this player may use.
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
            piece: "#f4647b",
            ground: "#58252e",
            beam: "#ff4d6d",
            core: "#ffe3e3",
        },
    }
}

/// The whole board with both standing beams, drawn by [`svg_view`].
pub fn svg(position: &Position) -> String {
    svg_view(position, Beams::Standing, Area::BOARD)
}

/// An area of the board with its beams as a complete SVG document on one line, without a newline and
/// without references to anything outside it. Blue is below. Equal arguments give equal text.
///
/// On the square of a shot's hit, the removed piece is drawn faintly under the burst. In a picture of
/// the whole board a bar above or below it marks the side to move; a finished game has none.
pub fn svg_view(position: &Position, beams: Beams<'_>, area: Area) -> String {
    let (x, y, width, height) = frame(area);
    let mut svg = head(area, &format!("<title>{position}</title>"));
    svg.push_str(&labels(area));
    if area == Area::BOARD {
        svg.push_str(&turn(position));
    }
    // The nested document clips what is outside the area.
    svg.push_str(&format!(
        r#"<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}">"#,
    ));
    svg.push_str(&board());
    svg.push_str(&pieces_and_beams(position, beams));
    svg.push_str("</svg></svg>");
    svg
}

/// The whole board as a complete SVG document on one line, without the parts that differ between positions;
/// `content` is scenes of [`svg_scene`], which share the rest.
pub fn svg_board(content: &str) -> String {
    let mut svg = head(Area::BOARD, "");
    svg.push_str(&labels(Area::BOARD));
    svg.push_str(&board());
    svg.push_str(content);
    svg.push_str("</svg>");
    svg
}

/// The part that [`svg_board`] leaves out, as an SVG element on one line: the pieces, the bar of the
/// side to move, and both standing beams or, after a move, its shot and marks on its squares.
pub fn svg_scene(position: &Position, last: Option<&Undo>) -> String {
    let beams = last.map_or(Beams::Standing, Beams::Shot);
    format!(
        "<g>{}{}{}</g>",
        last.map_or_else(String::new, |undo| marks(undo.mv)),
        turn(position),
        pieces_and_beams(position, beams),
    )
}

fn head(area: Area, title: &str) -> String {
    let (x, y, width, height) = frame(area);
    let (width, height) = (width + 2 * MARGIN, height + 2 * MARGIN);
    svg::head((x - MARGIN, y - MARGIN, width, height), title, &DEFINITIONS)
}

/// Marks on the squares that a piece left and reached, or on which it turned.
fn marks(mv: Move) -> String {
    let mark = |square| outline(middle(square), CELL - 2);
    let mut squares = mark(mv.from());
    if mv.to() != mv.from() {
        squares.push_str(&mark(mv.to()));
    }
    format!(r##"<path d="{squares}" fill="#e8c547" fill-opacity=".3"/>"##)
}

/// The pieces of both players, the piece that a shot removed, and the beams.
fn pieces_and_beams(position: &Position, beams: Beams<'_>) -> String {
    let mut svg = String::new();
    for color in Color::ALL {
        svg.push_str(&pieces(position, color));
    }
    if let Beams::Shot(undo) = beams
        && let Some((square, piece)) = undo.hit()
    {
        let fill = paint(piece.color()).piece;
        let removed = one_piece(square, piece);
        svg.push_str(&format!(r#"<g fill="{fill}" opacity=".4">{removed}</g>"#));
    }
    for (color, steps) in beams.steps(position) {
        svg.push_str(&beam(position, color, &steps));
    }
    svg
}

/// The upper left corner of an area of the board, its width and its height.
fn frame(area: Area) -> (i32, i32, i32, i32) {
    let (left, top) = middle(area.upper_left());
    let (right, bottom) = middle(area.lower_right());
    let (x, y) = (left - CELL / 2, top - CELL / 2);
    (x, y, right + CELL / 2 - x, bottom + CELL / 2 - y)
}

fn middle(square: Square) -> (i32, i32) {
    svg::middle(square, MARGIN)
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

/// The chequered squares, and those that are closed to a player.
fn board() -> String {
    let (x, y, width, height) = frame(Area::BOARD);
    // A rank of squares is a dashed line as thick as a square; every other rank begins one square
    // later.
    let ranks: String = (0..i32::from(Square::RANKS))
        .map(|rank| {
            let shift = rank % 2 * CELL;
            let middle = y + CELL / 2 + CELL * rank;
            format!("M{} {middle}h{}", x + shift, width - shift)
        })
        .collect();
    let mut board = format!(
        r##"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#222a39"/><path d="{ranks}" stroke="#283142" stroke-width="{CELL}" stroke-dasharray="{CELL}"/>"##,
    );
    for color in Color::ALL {
        let closed = (!color).closed().into_iter();
        let squares: String = closed
            .map(|square| outline(middle(square), CELL - 4))
            .collect();
        let ground = paint(color).ground;
        board.push_str(&format!(r#"<path d="{squares}" fill="{ground}"/>"#));
    }
    board
}

/// The letters of the files below the area, and the digits of the ranks to its left.
fn labels(area: Area) -> String {
    let (x, y, _, height) = frame(area);
    let files = area.lowest_rank().map(|s| (s.file(), middle(s).0));
    let ranks = area.leftmost_file().map(|s| (s.rank(), middle(s).1));
    svg::labels(files, y + height + 21, ranks, x - MARGIN / 2)
}

/// A bar along the edge of the board on the side of the player to move.
fn turn(position: &Position) -> String {
    if position.winner().is_some() {
        return String::new();
    }
    let (x, top, width, height) = frame(Area::BOARD);
    let y = match position.side() {
        Color::Blue => top + height + 3,
        Color::Red => top - 3,
    };
    let piece = paint(position.side()).piece;
    format!(
        r#"<path d="M{} {y}h{}" stroke="{piece}" stroke-width="4" stroke-linecap="round"/>"#,
        x + 2,
        width - 4,
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

/// A player's beam from its Laser to its end, and a burst where it hits a piece.
fn beam(position: &Position, color: Color, steps: &[BeamStep]) -> String {
    let laser = color.laser_square();
    let Some(piece) = position.board().piece_on(laser) else {
        return String::new();
    };
    let mut points = vec![towards(laser, piece.direction(), REACH)];
    let mut burst = String::new();
    for step in steps {
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
            && step.square.neighbour(direction).is_none()
        {
            points.push(towards(step.square, direction, CELL / 2));
        }
    }
    let line: Vec<_> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let line = line.join(" ");
    let Paint { beam, core, .. } = paint(color);
    // A small offset, opposite for the two players, keeps both beams visible on the same squares.
    let offset = match color {
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
        r#"<g transform="translate({offset} {offset})" fill="none" stroke-linecap="round" stroke-linejoin="round">{strokes}{burst}</g>"#
    )
}

/// The burst where a beam hits a piece.
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
    use crate::grid::svg::{assert_documents, assert_well_formed};
    use crate::laser::rules::Setup;

    #[test]
    fn a_document_is_one_well_formed_line() {
        assert_documents(&positions(), svg, 8192);
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
        // Red's beam goes from a8 via a5, c5, c4 and a4 off the board below a1.
        let line = r#"points="60,80 60,240 180,240 180,300 60,300 60,510""#;
        assert!(svg(Setup::Ace.position()).contains(line));
    }

    #[test]
    fn an_area_has_its_own_frame_and_labels() {
        let area: Area = "c3-e4".parse().unwrap();
        let svg = svg_view(Setup::Ace.position(), Beams::Standing, area);
        assert!(svg.contains(r#"viewBox="120 240 240 180""#), "{svg}");
        assert_well_formed(&svg);
        let labels: Vec<_> = svg
            .split("</text>")
            .filter_map(|text| text.chars().last())
            .collect();
        assert_eq!(labels[..5], ['c', 'd', 'e', '3', '4']);
        assert!(!svg.contains(&turn(Setup::Ace.position())));
    }

    #[test]
    fn scenes_share_one_board() {
        let mut position = Setup::Ace.position().clone();
        let start = svg_scene(&position, None);
        let undo = position.play("e4d3".parse().unwrap()).unwrap();
        let after = svg_scene(&position, Some(&undo));
        let both = svg_board(&(start.clone() + &after));
        assert_well_formed(&both);
        assert_eq!(both.matches("<defs>").count(), 1);
        assert_eq!(both.matches("<use ").count(), 52);
        // The start has two beams, the position after the move its shot and its two squares.
        assert_eq!(start.matches("<polyline").count(), 6);
        assert_eq!(after.matches("<polyline").count(), 3);
        assert!(!start.contains("#e8c547") && after.contains(&marks(undo.mv)));
        assert_eq!(marks(undo.mv).matches('M').count(), 2);
        assert_eq!(marks("e4R".parse().unwrap()).matches('M').count(), 1);
    }

    /// The shot's beam alone, on the board as it was, with the removed piece under the burst.
    #[test]
    fn a_shot_is_drawn_as_it_was_fired() {
        let mut position = Setup::Ace.position().clone();
        position.play("c5R".parse().unwrap()).unwrap();
        let undo = position.play("a5R".parse().unwrap()).unwrap();
        let (square, piece) = undo.hit().unwrap();
        let svg = svg_view(&position, Beams::Shot(&undo), Area::BOARD);
        assert_well_formed(&svg);
        assert_eq!(svg.matches(&one_piece(square, piece)).count(), 1);
        assert_eq!(svg.matches("d=\"M0-13L").count(), 1);
        assert_eq!(svg.matches(paint(Color::Blue).beam).count(), 0);
        assert!(svg.contains(r#"points="60,80 60,220""#), "{svg}");
    }
}
