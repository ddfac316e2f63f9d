//! A position as text: squares of seven columns and three rows inside a frame that bears the
//! coordinates.

use super::charset::Charset;
use super::glyphs::{Glyphs, STAMP_WIDTH};
use super::ink::{FRAME, Ink};
use super::view::{Beams, View};
use crate::laser::rules::optics::Encounter;
use crate::laser::rules::{Color, Direction, Kind, Piece, Position, Square};
use anstyle::Style;

/// How a board is drawn as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextStyle {
    /// The characters to draw with.
    pub charset: Charset,
    /// Whether to colour it by ANSI escape codes (of 256 colours). Without them the picture says
    /// the same: Blue's letters are upper case, and each player's beam has lines of its own.
    pub color: bool,
}

/// Columns and rows of a square. Both are odd, so that a beam runs along the middle.
const CELL: (usize, usize) = (7, 3);
/// A piece leaves a column free on either side, where a hit and a closed square are marked.
const _: () = assert!(CELL.0 == STAMP_WIDTH + 2);
const MIDDLE: (usize, usize) = (CELL.0 / 2, CELL.1 / 2);
const WIDTH: usize = CELL.0 * Square::FILES as usize;
const HEIGHT: usize = CELL.1 * Square::RANKS as usize;

/// Draws the board with both standing beams as Blue sees it, from rank 8 down to rank 1, in a
/// frame, and below it whose turn it is and which lines are whose beam. Every line of the frame is
/// as wide as the others; each ends in a newline.
///
/// - A Deflector is solid behind its mirror, the line `\` or `/`; a Switch is the line alone.
/// - A Defender's shield is the thick line on one of its sides, a laser has an arrow.
/// - A `*` marks where a beam hits a piece that firing it would remove.
/// - Marks in the corners of a square say that it is closed to one player.
pub fn text(position: &Position, style: TextStyle) -> String {
    text_view(position, View::default(), style)
}

/// [`text`], seen from either side and with the light that the view asks for. Of a shot that has
/// removed a piece, the piece's letter is left between four `*`.
pub fn text_view(position: &Position, view: View<'_>, style: TextStyle) -> String {
    let glyphs = Glyphs::of(style.charset);
    let canvas = Canvas::draw(position, view, glyphs);
    let mut page = Page::new(style.color);
    page.edge(glyphs.frame[0], glyphs.frame[1], view, glyphs);
    for row in 0..HEIGHT {
        let label = (row % CELL.1 == MIDDLE.1).then(|| rank_digit(row, view));
        let side = label.unwrap_or(glyphs.frame[5]);
        page.put(side, FRAME);
        for column in 0..WIDTH {
            let (glyph, ink) = canvas.spots[row * WIDTH + column];
            page.put(glyph, ink.on(square_at(column, row, view)));
        }
        page.put(side, FRAME);
        page.newline();
    }
    page.edge(glyphs.frame[2], glyphs.frame[3], view, glyphs);
    let lines = [1, 2].map(|whose| [glyphs.light[whose][0], glyphs.light[0][whose]]);
    page.caption(position, view.beams, WIDTH, lines);
    page.text
}

/// The characters of the board, without the frame.
struct Canvas<'a> {
    view: View<'a>,
    spots: Vec<(char, Ink)>,
}

impl<'a> Canvas<'a> {
    fn draw(position: &Position, view: View<'a>, glyphs: &Glyphs) -> Canvas<'a> {
        let mut canvas = Canvas {
            view,
            spots: vec![(' ', Ink::Ground); WIDTH * HEIGHT],
        };
        canvas.ground(position, glyphs);
        canvas.light(position, glyphs);
        for square in position.board().occupied() {
            if let Some(piece) = position.board().piece_on(square) {
                canvas.piece(square, piece, glyphs);
            }
        }
        canvas.hits(position);
        canvas
    }

    /// Writes a spot, given in columns and rows from the upper left corner of a square.
    fn put(&mut self, square: Square, (column, row): (usize, usize), glyph: char, ink: Ink) {
        let (left, top) = corner(self.view.square(square));
        if let Some(spot) = self.spots.get_mut((top + row) * WIDTH + left + column) {
            *spot = (glyph, ink);
        }
    }

    /// The board itself.
    fn ground(&mut self, position: &Position, glyphs: &Glyphs) {
        for square in !position.board().occupied() {
            self.put(square, MIDDLE, glyphs.dot, Ink::Ground);
        }
        for color in Color::ALL {
            for square in color.closed() {
                for column in [0, CELL.0 - 1] {
                    for row in [0, CELL.1 - 1] {
                        let glyph = glyphs.closed[color.index()];
                        self.put(square, (column, row), glyph, Ink::Ground);
                    }
                }
            }
        }
    }

    /// The light, mirrors and all; pieces are drawn over it.
    fn light(&mut self, position: &Position, glyphs: &Glyphs) {
        let view = self.view;
        // By spot: one bit for each player's light along the row, and along the column.
        let mut rows = vec![0u8; WIDTH * HEIGHT];
        let mut columns = vec![0u8; WIDTH * HEIGHT];
        for (color, walk) in view.beams.walks(position) {
            let mut lay = |square, side: Direction| {
                let (left, top) = corner(view.square(square));
                for (column, row) in arm(view.direction(side)) {
                    let layer = match side {
                        Direction::North | Direction::South => &mut columns,
                        Direction::East | Direction::West => &mut rows,
                    };
                    layer[(top + row) * WIDTH + left + column] |= 1 << color.index();
                }
            };
            let laser = color.laser_square();
            if let Some(piece) = position.board().piece_on(laser) {
                lay(laser, piece.direction());
            }
            for step in walk {
                lay(step.square, step.heading.opposite());
                if let Some(side) = step.exit() {
                    lay(step.square, side);
                }
            }
        }
        for (spot, (&row, &column)) in self.spots.iter_mut().zip(rows.iter().zip(&columns)) {
            let owner = match row | column {
                0 => continue,
                1 => Some(Color::Blue),
                2 => Some(Color::Red),
                _ => None,
            };
            let glyph = glyphs.light[usize::from(row)][usize::from(column)];
            *spot = (glyph, Ink::Light(owner));
        }
    }

    fn piece(&mut self, square: Square, piece: Piece, glyphs: &Glyphs) {
        let (kind, color) = (piece.kind(), piece.color());
        for (row, line) in glyphs.stamp(self.view.piece(piece)).iter().enumerate() {
            for (column, glyph) in line.chars().enumerate() {
                let (glyph, ink) = match glyph {
                    ' ' => continue,
                    _ if glyph == kind.letter() => (piece.letter(), Ink::Letter(color)),
                    '╲' | '╱' | '\\' | '/' if kind != Kind::King => (glyph, Ink::Bright),
                    '━' | '┃' | '=' | '[' | ']' => (glyph, Ink::Bright),
                    _ => (glyph, Ink::Body(color)),
                };
                self.put(square, (column + 1, row), glyph, ink);
            }
        }
    }

    /// Marks, over the pieces, the side on which light reaches one that it removes, and where one
    /// stood that the shot has removed.
    fn hits(&mut self, position: &Position) {
        if let Beams::Shot(ply) = self.view.beams {
            if let Some((square, piece)) = ply.hit() {
                for column in [1, CELL.0 - 2] {
                    for row in [0, CELL.1 - 1] {
                        self.put(square, (column, row), '*', Ink::Bright);
                    }
                }
                self.put(square, MIDDLE, piece.letter(), Ink::Letter(piece.color()));
            }
            return;
        }
        for (_, walk) in self.view.beams.walks(position) {
            for step in walk {
                let side = self.view.direction(step.heading.opposite());
                if step.encounter == Some(Encounter::Hit)
                    && let Some(edge) = arm(side).last()
                {
                    self.put(step.square, edge, '*', Ink::Bright);
                }
            }
        }
    }
}

/// The spots of a square from its middle to its edge on one side.
fn arm(side: Direction) -> impl Iterator<Item = (usize, usize)> {
    let (files, ranks) = side.step();
    let length = if files == 0 { MIDDLE.1 } else { MIDDLE.0 };
    (0..=length).filter_map(move |step| {
        let column = MIDDLE
            .0
            .checked_add_signed(step as isize * files as isize)?;
        let row = MIDDLE
            .1
            .checked_add_signed(-(step as isize * ranks as isize))?;
        Some((column, row))
    })
}

/// The column and row of the upper left spot of a square of the picture.
fn corner(square: Square) -> (usize, usize) {
    let from_top = Square::RANKS - 1 - square.rank();
    (
        usize::from(square.file()) * CELL.0,
        usize::from(from_top) * CELL.1,
    )
}

/// The square of the board that a spot belongs to.
fn square_at(column: usize, row: usize, view: View<'_>) -> Option<Square> {
    let rank = usize::from(Square::RANKS).checked_sub(1 + row / CELL.1)?;
    let square = Square::from_index(rank * usize::from(Square::FILES) + column / CELL.0)?;
    Some(view.square(square))
}

/// The digit of the rank that a row of spots belongs to.
fn rank_digit(row: usize, view: View<'_>) -> char {
    square_at(0, row, view).map_or(' ', |square| char::from(b'1' + square.rank()))
}

/// The letter of the file that a column of spots belongs to.
fn file_letter(column: usize, view: View<'_>) -> char {
    square_at(column, 0, view).map_or(' ', |square| char::from(b'a' + square.file()))
}

/// The text as it grows.
pub(super) struct Page {
    pub(super) text: String,
    color: bool,
    /// The style in force, so that a code is written only where it changes.
    current: Style,
}

impl Page {
    /// An empty page, coloured or not.
    pub(super) fn new(color: bool) -> Page {
        Page {
            text: String::new(),
            color,
            current: Style::new(),
        }
    }

    fn switch_to(&mut self, style: Style) {
        if self.color && style != self.current {
            // A reset first: a style's own codes only add to what is in force.
            self.text.push_str(&self.current.render_reset().to_string());
            self.text.push_str(&style.render().to_string());
            self.current = style;
        }
    }

    pub(super) fn put(&mut self, glyph: char, style: Style) {
        self.switch_to(style);
        self.text.push(glyph);
    }

    pub(super) fn newline(&mut self) {
        // No colour may reach beyond the line: terminals would fill the rest of it.
        self.switch_to(Style::new());
        self.text.push('\n');
    }

    /// The upper or lower line of the frame, with the files' letters.
    fn edge(&mut self, left: char, right: char, view: View<'_>, glyphs: &Glyphs) {
        self.put(left, FRAME);
        for column in 0..WIDTH {
            let glyph = match column % CELL.0 == MIDDLE.0 {
                true => file_letter(column, view),
                false => glyphs.frame[4],
            };
            self.put(glyph, FRAME);
        }
        self.put(right, FRAME);
        self.newline();
    }

    /// How the game stands and, ending at this width, the lines that each player's beam is drawn
    /// with, along a rank and along a file.
    pub(super) fn caption(
        &mut self,
        position: &Position,
        beams: Beams<'_>,
        width: usize,
        lines: [[char; 2]; 2],
    ) {
        let status = match position.winner() {
            Some(winner) => format!("{winner} has won"),
            None => format!(
                "{} to move, move {}",
                position.side(),
                position.move_number()
            ),
        };
        let mut legend = match beams {
            Beams::Standing => "beams:".to_owned(),
            Beams::Shot(ply) => format!("shot of {}:", ply.mv),
        };
        for (color, _) in beams.walks(position) {
            let [row, column] = lines[color.index()];
            legend.push_str(&format!("  {color} {row} {column}"));
        }
        // The legend ends where the board does, if the status leaves it room.
        let gap = width.saturating_sub(legend.chars().count());
        let gap = gap.max(status.len() + 2);
        self.text.push_str(&format!(" {status:<gap$}{legend}\n"));
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{ALL_PIECES, ONE_PATH, finished, positions, read};
    use super::*;
    use crate::laser::rules::Setup;

    const PLAIN: TextStyle = TextStyle {
        charset: Charset::Ascii,
        color: false,
    };

    fn styles() -> impl Iterator<Item = TextStyle> {
        [Charset::Ascii, Charset::Unicode]
            .into_iter()
            .flat_map(|charset| [false, true].map(|color| TextStyle { charset, color }))
    }

    /// The text without its escape codes.
    fn stripped(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn ace() {
        let expected = r"
+---a------b------c------d------e------f------g------h------i------j---+
|  ###  :     :                ###   \ ^ /   ###   ###/  '     ':  |  :|
8  (l)     .      .      .     #d#   |\k/|   #d#   #p/      .      |   8
|   v   :     :               =====  |___|  =====  #/    '     ':  |  :|
|'  !  '         \###                                           :  |  :|
7   !      .      \p#    .      .      .      .      .      .      |   7
|'  !  '           \#                                           :  |  :|
|'  !  '                  /#                                    :  |  :|
6   !      .      .      /P#    .      .      .      .      .      |   6
|'  !  '                /###                                    :  |  :|
|'#\!  '         \###          \ s    s /          ###/         :  |/#:|
5 #p\~~~~~~~~~~~~~\P#    .      \      /      .    #p/-------------/P# 5
|'###\ '          !\#          s \    / s          #/|          : /###:|
|'###/ '          !/#          S /    \ S          #\|          : \###:|
4 #p/~~~~~~~~~~~~~/P#    .      /      \      .    #p\-------------\P# 4
|'#/!  '         /###          / S    S \          ###\         :  |\#:|
|'  !  '                                    ###/                :  |  :|
3   !      .      .      .      .      .    #p/      .      .      |   3
|'  !  '                                    #/                  :  |  :|
|'  !  '                                           #\           :  |  :|
2   !      .      .      .      .      .      .    #P\      .      |   2
|'  !  '                                           ###\         :  |  :|
|'  !  ':     :    /#  =====  \ ^ /  =====               '     '   ^   |
1   !      .      /P#   #D#   |\K/|   #D#     .      .      .     (L)  1
|'  !  ':     :  /###   ###   |___|   ###                '     '  ###  |
+---a------b------c------d------e------f------g------h------i------j---+
 Blue to move, move 1                         beams:  Blue - |  Red ~ !
";
        assert_eq!(text(Setup::Ace.position(), PLAIN), expected[1..]);
    }

    #[test]
    fn colour_adds_codes_and_nothing_else() {
        for position in positions() {
            for style in styles() {
                let drawn = text(&position, style);
                let plain = TextStyle {
                    color: false,
                    ..style
                };
                assert_eq!(drawn.contains('\x1b'), style.color);
                assert_eq!(stripped(&drawn), text(&position, plain));
            }
        }
    }

    #[test]
    fn lines_are_equally_wide_and_end_without_colour() {
        for position in positions() {
            for style in styles() {
                let drawn = text(&position, style);
                assert_eq!(drawn.is_ascii(), style.charset == Charset::Ascii);
                assert!(drawn.ends_with('\n'));
                assert_eq!(drawn.lines().count(), HEIGHT + 3);
                for line in drawn.lines() {
                    let plain = stripped(line);
                    assert_eq!(plain.trim_end(), plain);
                    let wide = if plain.starts_with(' ') { 1 } else { 2 };
                    assert_eq!(plain.chars().count(), WIDTH + wide, "{plain}");
                    assert!(!style.color || !line.contains('\x1b') || line.ends_with("\x1b[0m"));
                }
            }
        }
    }

    /// What a picture shows of a square.
    fn cell(drawn: &str, square: Square) -> Vec<String> {
        let (left, top) = corner(square);
        drawn
            .lines()
            .skip(1 + top)
            .take(CELL.1)
            .map(|line| line.chars().skip(1 + left).take(CELL.0).collect())
            .collect()
    }

    #[test]
    fn every_piece_can_be_told_from_every_other() {
        for charset in [Charset::Ascii, Charset::Unicode] {
            let mut seen = std::collections::BTreeMap::new();
            for position in ALL_PIECES.map(read) {
                let style = TextStyle {
                    charset,
                    color: false,
                };
                let drawn = text(&position, style);
                for square in position.board().occupied() {
                    let Some(piece) = position.board().piece_on(square) else {
                        continue;
                    };
                    let cell = cell(&drawn, square);
                    assert!(cell.concat().contains(piece.letter()), "{piece}");
                    // Light falls on Kings and lasers alone here, so the rest differ by themselves.
                    if let Some(other) = seen.insert(cell, piece) {
                        assert_eq!(other, piece);
                    }
                }
            }
            let mut pieces: Vec<_> = seen.into_values().collect();
            pieces.sort();
            pieces.dedup();
            // Two orientations of Switches and lasers, four of the others, and the Kings.
            assert_eq!(pieces.len(), 2 * (2 + 2 + 4 + 4 + 1));
        }
    }

    #[test]
    fn light_is_seen_on_empty_squares() {
        let drawn = text(Setup::Mercury.position(), PLAIN);
        let at = |name: &str| cell(&drawn, name.parse().unwrap());
        assert_eq!(at("b8"), [":     :", "~~~~~~~", ":     :"]);
        assert_eq!(at("d7"), ["   !   ", "   !   ", "   !   "]);
        assert_eq!(at("d8"), ["   !   ", "~~~+~~~", "   !   "]);
        assert_eq!(at("g2"), ["   |   ", "   |   ", "   |   "]);
        let drawn = text(&read(ONE_PATH), PLAIN);
        assert_eq!(cell(&drawn, "e8".parse().unwrap())[1], "=======");
        assert_eq!(cell(&drawn, "j4".parse().unwrap())[1], "   H   ");
    }

    const FROM_RED: View<'static> = View {
        below: Color::Red,
        beams: Beams::Standing,
    };

    /// The colour-swapped twin of what a spot shows.
    fn swapped((glyph, ink): (char, Ink)) -> (char, Ink) {
        let swap = |pairs: [(char, char); 2]| {
            let twin = pairs.into_iter().find_map(|(a, b)| match glyph {
                _ if glyph == a => Some(b),
                _ if glyph == b => Some(a),
                _ => None,
            });
            twin.unwrap_or(glyph)
        };
        match ink {
            Ink::Ground => (swap([('\'', ':'), (' ', ' ')]), ink),
            Ink::Light(owner) => (
                swap([('-', '~'), ('|', '!')]),
                Ink::Light(owner.map(|color| !color)),
            ),
            Ink::Body(color) => (glyph, Ink::Body(!color)),
            Ink::Letter(color) if glyph.is_uppercase() => {
                (glyph.to_ascii_lowercase(), Ink::Letter(!color))
            }
            Ink::Letter(color) => (glyph.to_ascii_uppercase(), Ink::Letter(!color)),
            Ink::Bright => (glyph, ink),
        }
    }

    /// Red sees what Blue would see, had the two exchanged all they have.
    #[test]
    fn the_view_from_the_other_side_is_that_of_the_flipped_position() {
        let glyphs = Glyphs::of(Charset::Ascii);
        for position in positions() {
            let seen = Canvas::draw(&position, FROM_RED, glyphs).spots;
            let twin = Canvas::draw(&position.flipped(), View::default(), glyphs).spots;
            let expected: Vec<_> = twin.into_iter().map(swapped).collect();
            assert_eq!(seen, expected, "{position}");
        }
    }

    #[test]
    fn the_other_side_of_ace() {
        let drawn = text_view(Setup::Ace.position(), FROM_RED, PLAIN);
        let at = |name: &str| cell(&drawn, name.parse::<Square>().unwrap().flipped());
        assert_eq!(at("a8"), ["   ^   ", "  (l)  ", "  ###  "]);
        assert_eq!(at("j1"), ["  ###  ", "  (L)  ", "   v   "]);
        assert_eq!(at("e8"), [" ===== ", "  #d#  ", "  ###  "]);
        assert_eq!(at("c7"), [" #\\    ", " #p\\   ", " ###\\  "]);
        assert_eq!(at("e4"), ["  S /  ", "   /   ", "  / S  "]);
        assert_eq!(at("b5")[1], "~~~~~~~");
        let labels: Vec<_> = drawn.lines().flat_map(|line| line.chars().next()).collect();
        let ranks: String = labels.into_iter().filter(char::is_ascii_digit).collect();
        assert_eq!(ranks, "12345678");
        let files = drawn.lines().next().unwrap();
        assert_eq!(files.replace(['-', '+'], ""), "jihgfedcba");
    }

    /// The shot runs over the board with the piece that it removed, whose place is marked.
    #[test]
    fn a_shot_is_drawn_as_it_ran() {
        let mut position = Setup::Ace.position().clone();
        position.play("c5R".parse().unwrap()).unwrap();
        let ply = position.play("a5R".parse().unwrap()).unwrap();
        assert_eq!(ply.hit().unwrap().0.to_string(), "a5");
        for below in Color::ALL {
            let view = View {
                below,
                beams: Beams::Shot(&ply),
            };
            let drawn = text_view(&position, view, PLAIN);
            let at = |name: &str| cell(&drawn, view.square(name.parse().unwrap()));
            // The light comes from the laser on a8, which Blue sees above and Red below.
            let lit = ["'* ! *'", "'*   *'"];
            let cell = at("a5");
            let rows = match below {
                Color::Blue => [&cell[0], &cell[2]],
                Color::Red => [&cell[2], &cell[0]],
            };
            assert_eq!(rows, lit);
            assert!(drawn.contains("shot of a5R:  Red ~ !"), "{drawn}");
        }
    }

    #[test]
    fn a_hit_is_marked_and_a_finished_game_says_so() {
        let drawn = text(&read(ALL_PIECES[1]), PLAIN);
        let cells = ["f8", "e1"].map(|name| cell(&drawn, name.parse().unwrap()));
        assert!(cells[0][1].starts_with('*') && cells[1][1].ends_with('*'));
        assert!(text(&finished(), PLAIN).contains("Red has won"));
    }
}
