//! A position as text: squares of seven columns and three rows in a frame with the coordinates.

use super::charset::Charset;
use super::glyphs::{ART_WIDTH, Glyphs};
use super::role::{FRAME, Role};
use super::view::{Beams, View};
use crate::laser::rules::optics::Encounter;
use crate::laser::rules::{Color, Direction, Kind, Piece, Position, Square};
use anstyle::Style;

/// The style of a board drawn as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextStyle {
    /// The characters to draw with.
    pub charset: Charset,
    /// Whether to use ANSI escape codes (256 colours). The picture is complete without them: Blue's
    /// letters are upper case, and each player's beam has its own characters.
    pub color: bool,
}

/// The columns and rows of a square. Both are odd, so that beams run along the middle.
const SIZE: (usize, usize) = (7, 3);
/// A piece leaves a column free on either side, where a hit and a closed square are marked.
const _: () = assert!(SIZE.0 == ART_WIDTH + 2);
const MIDDLE: (usize, usize) = (SIZE.0 / 2, SIZE.1 / 2);
const WIDTH: usize = SIZE.0 * Square::FILES as usize;
const HEIGHT: usize = SIZE.1 * Square::RANKS as usize;

/// Draws the board with both standing beams and Blue below. A caption under the frame gives the side
/// to move and the characters of each player's beam. All lines of the frame have the same width; every
/// line ends in a newline.
///
/// - A Deflector is solid behind its mirror, the line `\` or `/`; a Switch is only the line.
/// - A Defender has its shield as a thick line on one side; a Laser has an arrow.
/// - A `*` marks where a beam hits a piece.
/// - Marks in its corners show that a square is closed to one player.
pub fn text(position: &Position, style: TextStyle) -> String {
    text_view(position, View::default(), style)
}

/// [`text`] from another point of view. On the square of a shot's hit, the letter of the removed piece
/// stands between four `*`.
pub fn text_view(position: &Position, view: View<'_>, style: TextStyle) -> String {
    let glyphs = Glyphs::of(style.charset);
    let canvas = Canvas::draw(position, view, glyphs);
    let mut page = Page::new(style.color);
    page.edge(glyphs.frame[0], glyphs.frame[1], view, glyphs);
    for row in 0..HEIGHT {
        let label = (row % SIZE.1 == MIDDLE.1).then(|| rank_digit(row, view));
        let side = label.unwrap_or(glyphs.frame[5]);
        page.put(side, FRAME);
        for column in 0..WIDTH {
            let (glyph, role) = canvas.cells[row * WIDTH + column];
            page.put(glyph, role.style(square_at(column, row, view)));
        }
        page.put(side, FRAME);
        page.newline();
    }
    page.edge(glyphs.frame[2], glyphs.frame[3], view, glyphs);
    let lines = [1, 2].map(|whose| [glyphs.beams[whose][0], glyphs.beams[0][whose]]);
    page.caption(position, view.beams, WIDTH, lines);
    page.text
}

/// The characters of the board, without the frame.
struct Canvas<'a> {
    view: View<'a>,
    cells: Vec<(char, Role)>,
}

impl<'a> Canvas<'a> {
    fn draw(position: &Position, view: View<'a>, glyphs: &Glyphs) -> Canvas<'a> {
        let mut canvas = Canvas {
            view,
            cells: vec![(' ', Role::Board); WIDTH * HEIGHT],
        };
        canvas.board(position, glyphs);
        canvas.beams(position, glyphs);
        for square in position.board().occupied() {
            if let Some(piece) = position.board().piece_on(square) {
                canvas.piece(square, piece, glyphs);
            }
        }
        canvas.hits(position);
        canvas
    }

    /// Writes the character at a column and row of a square, counted from its upper left corner.
    fn put(&mut self, square: Square, (column, row): (usize, usize), glyph: char, role: Role) {
        let (left, top) = corner(self.view.square(square));
        if let Some(cell) = self.cells.get_mut((top + row) * WIDTH + left + column) {
            *cell = (glyph, role);
        }
    }

    /// Draws empty squares and the marks of closed ones.
    fn board(&mut self, position: &Position, glyphs: &Glyphs) {
        for square in !position.board().occupied() {
            self.put(square, MIDDLE, glyphs.dot, Role::Board);
        }
        for color in Color::ALL {
            for square in color.closed() {
                for column in [0, SIZE.0 - 1] {
                    for row in [0, SIZE.1 - 1] {
                        let glyph = glyphs.closed[color.index()];
                        self.put(square, (column, row), glyph, Role::Board);
                    }
                }
            }
        }
    }

    /// Draws the beams, also across mirrors, over which the pieces are drawn later.
    fn beams(&mut self, position: &Position, glyphs: &Glyphs) {
        let view = self.view;
        // For each cell one bit for each player: its beam runs along the row, or along the column.
        let mut rows = vec![0u8; WIDTH * HEIGHT];
        let mut columns = vec![0u8; WIDTH * HEIGHT];
        for (color, steps) in view.beams.steps(position) {
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
            for step in steps {
                lay(step.square, step.heading.opposite());
                if let Some(side) = step.exit() {
                    lay(step.square, side);
                }
            }
        }
        for (cell, (&row, &column)) in self.cells.iter_mut().zip(rows.iter().zip(&columns)) {
            let owner = match row | column {
                0 => continue,
                1 => Some(Color::Blue),
                2 => Some(Color::Red),
                _ => None,
            };
            let glyph = glyphs.beams[usize::from(row)][usize::from(column)];
            *cell = (glyph, Role::Beam(owner));
        }
    }

    fn piece(&mut self, square: Square, piece: Piece, glyphs: &Glyphs) {
        let (kind, color) = (piece.kind(), piece.color());
        for (row, line) in glyphs.art(self.view.piece(piece)).iter().enumerate() {
            for (column, glyph) in line.chars().enumerate() {
                let (glyph, role) = match glyph {
                    ' ' => continue,
                    _ if glyph == kind.letter() => (piece.letter(), Role::Letter(color)),
                    '╲' | '╱' | '\\' | '/' if kind != Kind::King => (glyph, Role::Highlight),
                    '━' | '┃' | '=' | '[' | ']' => (glyph, Role::Highlight),
                    _ => (glyph, Role::Body(color)),
                };
                self.put(square, (column + 1, row), glyph, role);
            }
        }
    }

    /// Marks the side on which a beam hits a piece, or the square from which the shot removed one.
    fn hits(&mut self, position: &Position) {
        if let Beams::Shot(undo) = self.view.beams {
            if let Some((square, piece)) = undo.hit() {
                for column in [1, SIZE.0 - 2] {
                    for row in [0, SIZE.1 - 1] {
                        self.put(square, (column, row), '*', Role::Highlight);
                    }
                }
                self.put(square, MIDDLE, piece.letter(), Role::Letter(piece.color()));
            }
            return;
        }
        for (_, steps) in self.view.beams.steps(position) {
            for step in steps {
                let side = self.view.direction(step.heading.opposite());
                if step.encounter == Some(Encounter::Hit)
                    && let Some(edge) = arm(side).last()
                {
                    self.put(step.square, edge, '*', Role::Highlight);
                }
            }
        }
    }
}

/// The columns and rows of a square from its middle to its edge on one side.
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

/// The column and row in the picture of a square's upper left cell.
fn corner(square: Square) -> (usize, usize) {
    let from_top = Square::RANKS - 1 - square.rank();
    (
        usize::from(square.file()) * SIZE.0,
        usize::from(from_top) * SIZE.1,
    )
}

/// The square of the board at a cell of the picture.
fn square_at(column: usize, row: usize, view: View<'_>) -> Option<Square> {
    let rank = usize::from(Square::RANKS).checked_sub(1 + row / SIZE.1)?;
    let square = Square::from_index(rank * usize::from(Square::FILES) + column / SIZE.0)?;
    Some(view.square(square))
}

/// The digit of the rank at a row of cells.
fn rank_digit(row: usize, view: View<'_>) -> char {
    square_at(0, row, view).map_or(' ', |square| char::from(b'1' + square.rank()))
}

/// The letter of the file at a column of cells.
fn file_letter(column: usize, view: View<'_>) -> char {
    square_at(column, 0, view).map_or(' ', |square| char::from(b'a' + square.file()))
}

/// The text under construction.
pub(super) struct Page {
    pub(super) text: String,
    color: bool,
    /// The style of the last character, so that codes are written only where the style changes.
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
            // A reset first: the codes of a style only add to the current one.
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
        // Reset before the newline: terminals would fill the rest of the line with the background.
        self.switch_to(Style::new());
        self.text.push('\n');
    }

    /// The upper or lower line of the frame, with the files' letters.
    fn edge(&mut self, left: char, right: char, view: View<'_>, glyphs: &Glyphs) {
        self.put(left, FRAME);
        for column in 0..WIDTH {
            let glyph = if column % SIZE.0 == MIDDLE.0 {
                file_letter(column, view)
            } else {
                glyphs.frame[4]
            };
            self.put(glyph, FRAME);
        }
        self.put(right, FRAME);
        self.newline();
    }

    /// The caption: the side to move or the winner and, right-aligned at `width`, the characters of each
    /// player's beam along ranks and along files.
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
            Beams::Shot(undo) => format!("shot of {}:", undo.mv),
        };
        for (color, _) in beams.steps(position) {
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

    /// The rows of text of a square.
    fn square_text(drawn: &str, square: Square) -> Vec<String> {
        let (left, top) = corner(square);
        drawn
            .lines()
            .skip(1 + top)
            .take(SIZE.1)
            .map(|line| line.chars().skip(1 + left).take(SIZE.0).collect())
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
                    let square_text = square_text(&drawn, square);
                    assert!(square_text.concat().contains(piece.letter()), "{piece}");
                    // Beams reach only Kings and Lasers here, so other pieces differ by themselves.
                    if let Some(other) = seen.insert(square_text, piece) {
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
    fn beams_are_drawn_on_empty_squares() {
        let drawn = text(Setup::Mercury.position(), PLAIN);
        let at = |name: &str| square_text(&drawn, name.parse().unwrap());
        assert_eq!(at("b8"), [":     :", "~~~~~~~", ":     :"]);
        assert_eq!(at("d7"), ["   !   ", "   !   ", "   !   "]);
        assert_eq!(at("d8"), ["   !   ", "~~~+~~~", "   !   "]);
        assert_eq!(at("g2"), ["   |   ", "   |   ", "   |   "]);
        let drawn = text(&read(ONE_PATH), PLAIN);
        assert_eq!(square_text(&drawn, "e8".parse().unwrap())[1], "=======");
        assert_eq!(square_text(&drawn, "j4".parse().unwrap())[1], "   H   ");
    }

    const FROM_RED: View<'static> = View {
        below: Color::Red,
        beams: Beams::Standing,
    };

    /// A cell with the colours exchanged.
    fn swapped((glyph, role): (char, Role)) -> (char, Role) {
        let swap = |pairs: [(char, char); 2]| {
            let twin = pairs.into_iter().find_map(|(a, b)| match glyph {
                _ if glyph == a => Some(b),
                _ if glyph == b => Some(a),
                _ => None,
            });
            twin.unwrap_or(glyph)
        };
        match role {
            Role::Board => (swap([('\'', ':'), (' ', ' ')]), role),
            Role::Beam(owner) => (
                swap([('-', '~'), ('|', '!')]),
                Role::Beam(owner.map(|color| !color)),
            ),
            Role::Body(color) => (glyph, Role::Body(!color)),
            Role::Letter(color) if glyph.is_uppercase() => {
                (glyph.to_ascii_lowercase(), Role::Letter(!color))
            }
            Role::Letter(color) => (glyph.to_ascii_uppercase(), Role::Letter(!color)),
            Role::Highlight => (glyph, role),
        }
    }

    /// The view with Red below equals the flipped position with Blue below.
    #[test]
    fn the_view_from_the_other_side_is_that_of_the_flipped_position() {
        let glyphs = Glyphs::of(Charset::Ascii);
        for position in positions() {
            let seen = Canvas::draw(&position, FROM_RED, glyphs).cells;
            let twin = Canvas::draw(&position.flipped(), View::default(), glyphs).cells;
            let expected: Vec<_> = twin.into_iter().map(swapped).collect();
            assert_eq!(seen, expected, "{position}");
        }
    }

    #[test]
    fn the_other_side_of_ace() {
        let drawn = text_view(Setup::Ace.position(), FROM_RED, PLAIN);
        let at = |name: &str| square_text(&drawn, name.parse::<Square>().unwrap().flipped());
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

    /// The shot is drawn on the board with the piece that it removed, whose square is marked.
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
            let at = |name: &str| square_text(&drawn, view.square(name.parse().unwrap()));
            // The beam comes from the Laser on a8: above with Blue below, and below with Red below.
            let marked = ["'* ! *'", "'*   *'"];
            let square_text = at("a5");
            let rows = match below {
                Color::Blue => [&square_text[0], &square_text[2]],
                Color::Red => [&square_text[2], &square_text[0]],
            };
            assert_eq!(rows, marked);
            assert!(drawn.contains("shot of a5R:  Red ~ !"), "{drawn}");
        }
    }

    #[test]
    fn a_hit_is_marked_and_a_finished_game_says_so() {
        let drawn = text(&read(ALL_PIECES[1]), PLAIN);
        let texts = ["f8", "e1"].map(|name| square_text(&drawn, name.parse().unwrap()));
        assert!(texts[0][1].starts_with('*') && texts[1][1].ends_with('*'));
        assert!(text(&finished(), PLAIN).contains("Red has won"));
    }
}
