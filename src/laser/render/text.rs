//! A position as text: squares of seven columns and three rows, or of three columns and one row, in a frame
//! with the coordinates.

use super::glyphs::{Glyphs, Role};
use super::view::{Beams, View};
use crate::grid::Direction;
use crate::grid::text::{FRAME, Page, TextStyle};
use crate::laser::rules::optics::Encounter;
use crate::laser::rules::{Color, Move, Piece, Position, Square};
use derive_more::Display;

/// Draws the board with both standing beams and Blue below. A caption under the frame gives the side
/// to move and the characters of each player's beam. All lines of the frame have the same width; every
/// line ends in a newline.
///
/// - A Deflector is solid behind its mirror, the line `\` or `/`; a Switch is only the line.
/// - A Defender has its shield as a thick line on one side; a Laser has an arrow.
/// - A `*` marks where a beam hits a piece.
/// - Marks in its corners show that a square is closed to one player.
/// - Blue's letters are upper case.
pub fn text(position: &Position, style: TextStyle) -> String {
    text_view(position, View::default(), style)
}

/// [`text`] from another point of view. On the square of a shot's hit, the letter of the removed piece
/// stands between four `*`.
pub fn text_view(position: &Position, view: View<'_>, style: TextStyle) -> String {
    text_said(position, view, Size::Large, style, &|phrase| {
        phrase.to_string()
    })
}

/// Draws the board as [`text_view`] does, in 12 lines of at most 43 columns, for terminals too small for the
/// large picture.
///
/// - A Deflector is solid behind its mirror, a Switch has mirrors on both sides of its letter.
/// - A Defender shows its shield: above, on the right, below or on the left. A Laser has an arrow.
/// - A beam is drawn along ranks, and along files on empty squares.
/// - The letter of a piece that the shot has removed stands between two `*`.
///
/// Only colour shows which squares are closed to a player.
pub fn text_compact(position: &Position, view: View<'_>, style: TextStyle) -> String {
    text_said(position, view, Size::Compact, style, &|phrase| {
        phrase.to_string()
    })
}

/// Draws the board as [`text_compact`] does, in 12 lines of at most 32 columns: the squares touch.
pub fn text_narrow(position: &Position, view: View<'_>, style: TextStyle) -> String {
    text_said(position, view, Size::Narrow, style, &|phrase| {
        phrase.to_string()
    })
}

/// How large a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// As by [`text_view`].
    Large,
    /// As by [`text_compact`].
    Compact,
    /// As by [`text_narrow`].
    Narrow,
}

/// What the caption of a picture says. As text: in English.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq)]
pub enum Phrase {
    /// This player has won.
    #[display("{_0} has won")]
    Won(Color),
    /// This player is to move, and the number of the move.
    #[display("{_0} to move, move {_1}")]
    ToMove(Color, u32),
    /// The heading of the characters of the standing beams.
    #[display("beams:")]
    Beams,
    /// The heading of the characters of this move's shot.
    #[display("shot of {_0}:")]
    Shot(Move),
    /// The player whose beam it is.
    #[display("{_0}")]
    Player(Color),
}

/// Draws the board in this size, with a caption in the words of `say`, such as those of another language.
pub fn text_said(
    position: &Position,
    view: View<'_>,
    size: Size,
    style: TextStyle,
    say: &dyn Fn(Phrase) -> String,
) -> String {
    let glyphs = match size {
        Size::Large => Glyphs::large(style.charset),
        Size::Compact => Glyphs::small(style.charset),
        Size::Narrow => Glyphs::narrow(style.charset),
    };
    Canvas::draw(position, view, glyphs).page(position, style.color, say)
}

/// The mark in the corners of squares closed to Blue, and to Red.
const CLOSED: [char; 2] = ['\'', ':'];

/// The characters of the board, without the frame.
struct Canvas<'a> {
    view: View<'a>,
    glyphs: &'static Glyphs,
    width: usize,
    cells: Vec<(char, Role)>,
}

impl<'a> Canvas<'a> {
    fn draw(position: &Position, view: View<'a>, glyphs: &'static Glyphs) -> Canvas<'a> {
        let (columns, rows) = glyphs.size;
        let width = columns * usize::from(Square::FILES) + glyphs.gap;
        let mut canvas = Canvas {
            view,
            glyphs,
            width,
            cells: vec![(' ', Role::Board); width * rows * usize::from(Square::RANKS)],
        };
        for square in !position.board().occupied() {
            canvas.put(square, canvas.middle(), glyphs.dot, Role::Board);
        }
        if glyphs.large {
            canvas.closed_squares();
        }
        canvas.beams(position);
        for square in position.board().occupied() {
            if let Some(piece) = position.board().piece_on(square) {
                canvas.piece(square, piece);
            }
        }
        canvas.hits(position);
        canvas
    }

    /// The column and row of a square's middle, counted from its upper left corner.
    fn middle(&self) -> (usize, usize) {
        (self.glyphs.size.0 / 2, self.glyphs.size.1 / 2)
    }

    /// The index of the cell at a column and row of a square, counted from its upper left corner.
    fn cell(&self, square: Square, (column, row): (usize, usize)) -> usize {
        let (columns, rows) = self.glyphs.size;
        let square = self.view.square(square);
        let from_top = usize::from(Square::RANKS - 1 - square.rank());
        (from_top * rows + row) * self.width + usize::from(square.file()) * columns + column
    }

    fn put(&mut self, square: Square, place: (usize, usize), glyph: char, role: Role) {
        let cell = self.cell(square, place);
        self.cells[cell] = (glyph, role);
    }

    /// The columns and rows of a square from its middle to its edge on one side of the picture.
    fn arm(&self, side: Direction) -> impl DoubleEndedIterator<Item = (usize, usize)> + use<> {
        let (files, ranks) = side.step();
        let (column, row) = self.middle();
        let length = if files == 0 { row } else { column };
        (0..=length as isize).map(move |step| {
            (
                column.wrapping_add_signed(step * isize::from(files)),
                row.wrapping_add_signed(-step * isize::from(ranks)),
            )
        })
    }

    fn closed_squares(&mut self) {
        let (right, bottom) = (self.glyphs.size.0 - 1, self.glyphs.size.1 - 1);
        for color in Color::ALL {
            for square in color.closed() {
                for corner in [(0, 0), (right, 0), (0, bottom), (right, bottom)] {
                    self.put(square, corner, CLOSED[color.index()], Role::Board);
                }
            }
        }
    }

    /// Draws the beams, including across mirrors; the pieces are drawn over them later.
    fn beams(&mut self, position: &Position) {
        // For each cell one bit for each player: its beam runs along the row, or along the column.
        let mut rows = vec![0u8; self.cells.len()];
        let mut columns = rows.clone();
        for (color, steps) in self.view.beams.steps(position) {
            let mut lay = |square, side: Direction| {
                let layer = match side {
                    Direction::North | Direction::South => &mut columns,
                    Direction::East | Direction::West => &mut rows,
                };
                for place in self.arm(self.view.direction(side)) {
                    layer[self.cell(square, place)] |= 1 << color.index();
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
            let glyph = self.glyphs.beams[usize::from(row)][usize::from(column)];
            *cell = (glyph, Role::Beam(owner));
        }
    }

    fn piece(&mut self, square: Square, piece: Piece) {
        for (row, line) in self.glyphs.art(self.view.piece(piece)).iter().enumerate() {
            for (column, glyph) in line.chars().enumerate() {
                if glyph != ' ' || !self.glyphs.large {
                    let (glyph, role) = self.glyphs.printed(glyph, piece);
                    self.put(square, (self.glyphs.inset + column, row), glyph, role);
                }
            }
        }
    }

    /// Marks the side on which a beam hits a piece, or the square from which the shot removed one.
    fn hits(&mut self, position: &Position) {
        if let Beams::Shot(undo) = self.view.beams {
            if let Some((square, piece)) = undo.hit() {
                let (column, row) = self.middle();
                let inset = self.glyphs.inset;
                for column in [inset, 2 * column - inset] {
                    for row in [0, 2 * row] {
                        self.put(square, (column, row), '*', Role::Highlight);
                    }
                }
                let letter = Role::Letter(piece.color());
                self.put(square, (column, row), piece.letter(), letter);
            }
        } else if self.glyphs.large {
            for (_, steps) in self.view.beams.steps(position) {
                for step in steps.iter().filter(|s| s.encounter == Some(Encounter::Hit)) {
                    let side = self.view.direction(step.heading.opposite());
                    if let Some(edge) = self.arm(side).next_back() {
                        self.put(step.square, edge, '*', Role::Highlight);
                    }
                }
            }
        }
    }

    /// The square of the board at a cell. The column between two squares belongs to the one on its left.
    fn square_at(&self, column: usize, row: usize) -> Square {
        let (columns, rows) = self.glyphs.size;
        let file = column.saturating_sub(self.glyphs.gap) / columns;
        let from_top = row / rows;
        let square = Square::on(file as u8, Square::RANKS - 1 - from_top as u8);
        self.view.square(square)
    }

    /// The picture with its frame and caption.
    fn page(&self, position: &Position, color: bool, say: &dyn Fn(Phrase) -> String) -> String {
        let [top_left, top_right, bottom_left, bottom_right, _, bar] = self.glyphs.frame;
        let mut page = Page::new(color);
        self.edge(top_left, top_right, &mut page);
        for (row, line) in self.cells.chunks(self.width).enumerate() {
            let label = if row % self.glyphs.size.1 == self.middle().1 {
                char::from(b'1' + self.square_at(0, row).rank())
            } else {
                bar
            };
            page.put(label, FRAME);
            for (column, &(glyph, role)) in line.iter().enumerate() {
                page.put(glyph, role.style(self.square_at(column, row)));
            }
            page.put(if self.glyphs.large { label } else { bar }, FRAME);
            page.newline();
        }
        self.edge(bottom_left, bottom_right, &mut page);
        page.plain(&self.caption(position, say));
        page.newline();
        page.text
    }

    /// The upper or lower line of the frame, with the files' letters.
    fn edge(&self, left: char, right: char, page: &mut Page) {
        page.put(left, FRAME);
        for column in 0..self.width {
            let glyph = if column % self.glyphs.size.0 == self.middle().0 {
                char::from(b'a' + self.square_at(column, 0).file())
            } else {
                self.glyphs.frame[4]
            };
            page.put(glyph, FRAME);
        }
        page.put(right, FRAME);
        page.newline();
    }

    /// The side to move or the winner and, right-aligned or on a line of its own, the characters of each
    /// player's beam along ranks and along files.
    fn caption(&self, position: &Position, say: &dyn Fn(Phrase) -> String) -> String {
        let status = match position.winner() {
            Some(winner) => say(Phrase::Won(winner)),
            None => say(Phrase::ToMove(position.side(), position.move_number())),
        };
        let beams = self.view.beams;
        let mut legend = match beams {
            Beams::Standing => say(Phrase::Beams),
            Beams::Shot(undo) => say(Phrase::Shot(undo.mv)),
        };
        for (color, _) in beams.steps(position) {
            let (glyphs, player) = (self.glyphs.beams, color.index() + 1);
            let (row, column) = (glyphs[player][0], glyphs[0][player]);
            let player = say(Phrase::Player(color));
            legend.push_str(&format!("  {player} {row} {column}"));
        }
        // The legend ends where the board does.
        match self.width.checked_sub(legend.chars().count()) {
            Some(gap) if gap >= status.chars().count() + 2 => format!(" {status:<gap$}{legend}"),
            _ => format!(" {status}\n {legend}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{ALL_PIECES, ONE_PATH, finished, positions, read};
    use super::*;
    use crate::grid::Charset;
    use crate::laser::rules::Setup;

    const PLAIN: TextStyle = TextStyle::PLAIN;
    const FROM_RED: View<'static> = View {
        below: Color::Red,
        beams: Beams::Standing,
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
    fn colour_adds_codes_and_nothing_else() {
        for position in positions() {
            for style in styles() {
                let drawings: [(fn(_, _, _) -> _, _, _); 3] = [
                    (text_view, 70, 24),
                    (text_compact, 41, 8),
                    (text_narrow, 30, 8),
                ];
                for (draw, width, height) in drawings {
                    let drawn: String = draw(&position, View::default(), style);
                    let color = false;
                    let plain = draw(&position, View::default(), TextStyle { color, ..style });
                    assert_eq!(drawn.contains('\x1b'), style.color);
                    assert_eq!(stripped(&drawn), plain);
                    assert_eq!(plain.is_ascii(), style.charset == Charset::Ascii);
                    assert!(drawn.ends_with('\n'));
                    let lines: Vec<_> = drawn.lines().zip(plain.lines()).collect();
                    let (board, caption) = lines.split_at(height + 2);
                    assert!([1, 2].contains(&caption.len()), "{plain}");
                    for (_, line) in caption {
                        assert!(line.chars().count() <= width + 2, "{line}");
                    }
                    for (drawn, plain) in board {
                        assert_eq!(plain.trim_end(), *plain);
                        assert_eq!(plain.chars().count(), width + 2, "{plain}");
                        assert!(!style.color || drawn.ends_with("\x1b[0m"));
                    }
                }
            }
        }
    }

    /// The rows of text of a square of a picture with Blue below.
    fn square_text(drawn: &str, square: Square) -> Vec<String> {
        let (left, top) = (7 * square.file(), 3 * (Square::RANKS - 1 - square.rank()));
        let rows = drawn.lines().skip(1 + usize::from(top)).take(3);
        let cut = |line: &str| line.chars().skip(1 + usize::from(left)).take(7).collect();
        rows.map(cut).collect()
    }

    #[test]
    fn every_piece_can_be_told_from_every_other() {
        let charsets = [Charset::Ascii, Charset::Unicode];
        let sizes = [Glyphs::large, Glyphs::small, Glyphs::narrow];
        let sets = charsets.map(|charset| sizes.map(|glyphs| glyphs(charset)));
        for glyphs in sets.into_iter().flatten() {
            let mut seen = std::collections::BTreeMap::new();
            for position in ALL_PIECES.map(read) {
                let canvas = Canvas::draw(&position, View::default(), glyphs);
                for square in position.board().occupied() {
                    let piece = position.board().piece_on(square).unwrap();
                    let (columns, rows) = glyphs.size;
                    let cells = (0..rows).flat_map(|row| {
                        let start = canvas.cell(square, (glyphs.gap, row));
                        &canvas.cells[start..start + columns - glyphs.gap]
                    });
                    let drawn: String = cells.map(|cell| cell.0).collect();
                    assert!(drawn.contains(piece.letter()), "{piece}");
                    // Beams reach only Kings and Lasers here, so other pieces differ by themselves.
                    if let Some(other) = seen.insert(drawn, piece) {
                        assert_eq!(other, piece);
                    }
                }
            }
            let mut pieces: Vec<_> = seen.into_values().collect();
            pieces.sort();
            pieces.dedup();
            // Two orientations of Switches and Lasers, four of the others, and the Kings.
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
        let glyphs = Glyphs::large(Charset::Ascii);
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
            let small = text_compact(&position, view, PLAIN);
            let (files, row) = match below {
                Color::Blue => ("+--a---b---", "5 *p*"),
                Color::Red => ("+--j---i---", "*p* |\n"),
            };
            assert!(small.starts_with(files) && small.contains(row), "{small}");
            assert!(small.ends_with("\n shot of a5R:  Red ~ !\n"), "{small}");
            let narrow = text_narrow(&position, view, PLAIN);
            let (files, row) = match below {
                Color::Blue => ("+-a--b--c-", "5*p* ."),
                Color::Red => ("+-j--i--h-", "*p*|\n"),
            };
            assert!(
                narrow.starts_with(files) && narrow.contains(row),
                "{narrow}"
            );
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
