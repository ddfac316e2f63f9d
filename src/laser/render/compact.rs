//! A small picture of a position as text, for small terminals: a square takes three columns and one
//! row.

use super::TextStyle;
use super::charset::Charset;
use super::role::{FRAME, Role};
use super::text::Page;
use super::view::{Beams, View};
use crate::laser::rules::optics::BeamStep;
use crate::laser::rules::{Color, Direction, Kind, Piece, Position, Square};

/// Columns of a square.
const CELL: usize = 3;
/// Columns from a square to the next: one column lies between them.
const STRIDE: usize = CELL + 1;
/// Columns between the sides of the frame.
const WIDTH: usize = 1 + STRIDE * Square::FILES as usize;
const RANKS: usize = Square::RANKS as usize;

/// The characters of a charset. Orientations are in the order north, east, south, west.
struct Glyphs {
    /// The four corners, then the horizontal and the vertical line.
    frame: [char; 6],
    dot: char,
    /// A beam by its owner, along the rank and along the file; then where beams cross.
    beams: [[char; 2]; 2],
    crossing: char,
    king: [&'static str; 4],
    switch: [&'static str; 4],
    defender: [&'static str; 4],
    deflector: [&'static str; 4],
    laser: [&'static str; 4],
}

static ASCII: Glyphs = Glyphs {
    frame: ['+', '+', '+', '+', '-', '|'],
    dot: '.',
    beams: [['-', '|'], ['~', '!']],
    crossing: '+',
    king: ["(K)"; 4],
    switch: [r"\S\", "/S/", r"\S\", "/S/"],
    defender: ["^D^", " D]", "_D_", "[D "],
    deflector: [r"#P\", "#P/", r"\P#", "/P#"],
    laser: ["^L^", " L>", "vLv", "<L "],
};

static UNICODE: Glyphs = Glyphs {
    frame: ['┌', '┐', '└', '┘', '─', '│'],
    dot: '·',
    beams: [['─', '│'], ['═', '║']],
    crossing: '╬',
    king: ["▙K▟"; 4],
    switch: ["╲S╲", "╱S╱", "╲S╲", "╱S╱"],
    defender: ["▔D▔", " D┃", "▁D▁", "┃D "],
    deflector: ["▌P╲", "▌P╱", "╲P▐", "╱P▐"],
    laser: ["▲L▲", " L►", "▼L▼", "◄L "],
};

impl Glyphs {
    fn of(charset: Charset) -> &'static Glyphs {
        match charset {
            Charset::Ascii => &ASCII,
            Charset::Unicode => &UNICODE,
        }
    }

    fn art(&self, piece: Piece) -> &'static str {
        let art = match piece.kind() {
            Kind::King => &self.king,
            Kind::Switch => &self.switch,
            Kind::Defender => &self.defender,
            Kind::Deflector => &self.deflector,
            Kind::Laser => &self.laser,
        };
        art[piece.direction() as usize]
    }
}

/// Draws the board as [`text_view`](super::text_view) does, in 11 lines of at most 43 columns.
///
/// - A Deflector is solid behind its mirror, a Switch has mirrors on both sides of its letter.
/// - A Defender shows its shield: above, on the right, below or on the left. A Laser has an arrow.
/// - A beam is drawn along ranks, and along files on empty squares.
/// - The letter of a piece that the shot has removed stands between two `*`.
///
/// Only colour shows which squares are closed to a player.
pub fn text_compact(position: &Position, view: View<'_>, style: TextStyle) -> String {
    let glyphs = Glyphs::of(style.charset);
    let cells = draw(position, view, glyphs);
    let mut page = Page::new(style.color);
    let [top_left, top_right, bottom_left, bottom_right, ..] = glyphs.frame;
    edge(&mut page, (top_left, top_right), view, glyphs);
    for (row, line) in cells.chunks(WIDTH).enumerate() {
        let label = place(0, row).map(|square| b'1' + view.square(square).rank());
        page.put(label.map_or(' ', char::from), FRAME);
        for (column, &(glyph, role)) in line.iter().enumerate() {
            // The column between two squares has the colour of the square on its left.
            let square = place(column.saturating_sub(1) / STRIDE, row);
            page.put(glyph, role.style(square.map(|square| view.square(square))));
        }
        page.put(glyphs.frame[5], FRAME);
        page.newline();
    }
    edge(&mut page, (bottom_left, bottom_right), view, glyphs);
    page.caption(position, view.beams, WIDTH, glyphs.beams);
    page.text
}

/// The square at a place in the picture, named as if Blue were below.
fn place(file: usize, row: usize) -> Option<Square> {
    let rank = RANKS.checked_sub(1 + row)?;
    Square::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)
}

fn edge(page: &mut Page, (left, right): (char, char), view: View<'_>, glyphs: &Glyphs) {
    page.put(left, FRAME);
    for column in 0..WIDTH {
        let glyph = match column.checked_sub(1) {
            Some(column) if column % STRIDE == CELL / 2 => {
                let file = place(column / STRIDE, 0).map(|square| view.square(square).file());
                file.map_or(' ', |file| char::from(b'a' + file))
            }
            _ => glyphs.frame[4],
        };
        page.put(glyph, FRAME);
    }
    page.put(right, FRAME);
    page.newline();
}

/// The cells of the board, row by row.
fn draw(position: &Position, view: View<'_>, glyphs: &Glyphs) -> Vec<(char, Role)> {
    let mut cells = vec![(' ', Role::Board); WIDTH * RANKS];
    let middle = |square| left(view.square(square)) + CELL / 2;
    for square in !position.board().occupied() {
        cells[middle(square)] = (glyphs.dot, Role::Board);
    }
    for (color, steps) in view.beams.steps(position) {
        for step in steps {
            let beam = glyphs.beams[color.index()];
            lay(&mut cells, view, step, color, beam, glyphs.crossing);
        }
    }
    for square in position.board().occupied() {
        if let Some(piece) = position.board().piece_on(square) {
            let art = glyphs.art(view.piece(piece)).chars();
            for (cell, glyph) in cells[left(view.square(square))..].iter_mut().zip(art) {
                *cell = match glyph {
                    _ if glyph == piece.kind().letter() => {
                        (piece.letter(), Role::Letter(piece.color()))
                    }
                    '█' | '▌' | '▐' | '▙' | '▟' | '#' | '(' | ')' => {
                        (glyph, Role::Body(piece.color()))
                    }
                    _ => (glyph, Role::Highlight),
                };
            }
        }
    }
    if let Beams::Shot(undo) = view.beams
        && let Some((square, piece)) = undo.hit()
    {
        let left = left(view.square(square));
        cells[left] = ('*', Role::Highlight);
        cells[left + 1] = (piece.letter(), Role::Letter(piece.color()));
        cells[left + 2] = ('*', Role::Highlight);
    }
    cells
}

/// Draws a beam through a square, from the side where it enters to the side where it leaves.
fn lay(
    cells: &mut [(char, Role)],
    view: View<'_>,
    step: BeamStep,
    color: Color,
    [along_rank, along_file]: [char; 2],
    crossing: char,
) {
    let left = left(view.square(step.square));
    for side in [Some(step.heading.opposite()), step.exit()]
        .into_iter()
        .flatten()
    {
        let (columns, glyph) = match view.direction(side) {
            Direction::West => (left - 1..left + 2, along_rank),
            Direction::East => (left + 1..left + 4, along_rank),
            Direction::North | Direction::South => (left + 1..left + 2, along_file),
        };
        for cell in &mut cells[columns] {
            *cell = match *cell {
                (other, Role::Beam(owner)) if other != glyph => {
                    (crossing, Role::Beam(owner.filter(|&owner| owner == color)))
                }
                _ => (glyph, Role::Beam(Some(color))),
            };
        }
    }
}

/// The first cell of a square of the picture.
fn left(square: Square) -> usize {
    let row = RANKS - 1 - usize::from(square.rank());
    row * WIDTH + 1 + usize::from(square.file()) * STRIDE
}

#[cfg(test)]
mod tests {
    use super::super::tests::{ALL_PIECES, positions, read};
    use super::*;
    use crate::laser::rules::Setup;
    use std::collections::BTreeMap;

    const PLAIN: TextStyle = TextStyle {
        charset: Charset::Ascii,
        color: false,
    };

    fn rows(view: View<'_>, position: &Position) -> Vec<String> {
        let text = text_compact(position, view, PLAIN);
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn ace() {
        let expected = r"
+--a---b---c---d---e---f---g---h---i---j--+
8 vlv  .   .   .  _d_ (k) _d_ #p/  .   |  |
7  !   .  \p#  .   .   .   .   .   .   |  |
6  !   .   .  /P#  .   .   .   .   .   |  |
5 #p\~~~~~\P#  .  \s\ /s/  .  #p/-----/P# |
4 #p/~~~~~/P#  .  /S/ \S\  .  #p\-----\P# |
3  !   .   .   .   .   .  #p/  .   .   |  |
2  !   .   .   .   .   .   .  #P\  .   |  |
1  !   .  /P# ^D^ (K) ^D^  .   .   .  ^L^ |
+--a---b---c---d---e---f---g---h---i---j--+
 Blue to move, move 1  beams:  Blue - |  Red ~ !
";
        assert_eq!(
            text_compact(Setup::Ace.position(), View::default(), PLAIN),
            expected[1..]
        );
    }

    #[test]
    fn a_shot_and_the_other_side() {
        let mut position = Setup::Ace.position().clone();
        position.play("c5R".parse().unwrap()).unwrap();
        let undo = position.play("a5R".parse().unwrap()).unwrap();
        let view = View {
            below: Color::Red,
            beams: Beams::Shot(&undo),
        };
        let rows = rows(view, &position);
        assert!(rows[0].starts_with("+--j---i---"), "{}", rows[0]);
        let row = rows.iter().find(|row| row.starts_with('5')).unwrap();
        assert!(row.ends_with("*p* |"), "{row}");
        assert!(rows.last().unwrap().ends_with("shot of a5R:  Red ~ !"));
    }

    #[test]
    fn lines_fit_a_narrow_terminal_and_end_without_colour() {
        for position in positions() {
            for charset in [Charset::Ascii, Charset::Unicode] {
                let style = |color| TextStyle { charset, color };
                let plain = text_compact(&position, View::default(), style(false));
                let lines: Vec<_> = plain.lines().collect();
                assert_eq!(lines.len(), RANKS + 3);
                for line in &lines[..=RANKS + 1] {
                    assert_eq!(line.chars().count(), WIDTH + 2, "{line}");
                }
                assert!(lines[RANKS + 2].chars().count() < 60);
                assert_eq!(plain.is_ascii(), charset == Charset::Ascii);
                let colored = text_compact(&position, View::default(), style(true));
                let stripped = anstream::adapter::strip_str(&colored).to_string();
                assert_eq!(stripped, plain);
                for line in colored.lines().take(RANKS + 2) {
                    assert!(line.ends_with("\x1b[0m"));
                }
            }
        }
    }

    #[test]
    fn every_piece_differs_from_every_other() {
        for charset in [Charset::Ascii, Charset::Unicode] {
            let glyphs = Glyphs::of(charset);
            let mut seen = BTreeMap::new();
            for position in ALL_PIECES.map(read) {
                let cells = draw(&position, View::default(), glyphs);
                for square in position.board().occupied() {
                    let Some(piece) = position.board().piece_on(square) else {
                        continue;
                    };
                    let left = left(square);
                    let drawn: String =
                        cells[left..left + CELL].iter().map(|cell| cell.0).collect();
                    assert!(drawn.contains(piece.letter()), "{drawn}");
                    if let Some(other) = seen.insert(drawn, piece) {
                        assert_eq!(other, piece);
                    }
                }
            }
            // Two orientations of Switches and Lasers, four of the others, and the Kings.
            assert_eq!(seen.len(), 2 * (2 + 2 + 4 + 4 + 1));
        }
    }
}
