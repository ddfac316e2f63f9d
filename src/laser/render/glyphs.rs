//! The characters that boards are drawn with, and their colours.

use crate::grid::text::{Charset, colored_on};
use crate::laser::rules::{Color, Kind, Piece, Square};
use anstyle::Style;

/// The characters of a picture, and the size of its squares.
pub(super) struct Glyphs {
    /// The columns from one square to the next, and the rows of a square.
    pub(super) size: (usize, usize),
    /// The column of a square in which a piece begins.
    pub(super) inset: usize,
    /// The columns between two squares, also to the left of the first and to the right of the last one.
    pub(super) gap: usize,
    /// Whether the squares have room for marks, and pieces for beams beside them.
    pub(super) large: bool,
    /// The four corners, then the horizontal and the vertical line.
    pub(super) frame: [char; 6],
    /// The middle of an empty square.
    pub(super) dot: char,
    /// The character of a beam, by the players whose beams run along the row and along the column:
    /// none, Blue, Red, both.
    pub(super) beams: [[char; 4]; 4],
    /// The characters of mirrors and shields.
    highlights: &'static str,
    king: PieceArt,
    switch: [PieceArt; 2],
    defender: [PieceArt; 4],
    deflector: [PieceArt; 4],
    laser: [PieceArt; 4],
}

/// A piece, row by row. In a large picture beams show through the blanks. The letter is printed in lower case
/// for Red.
pub(super) type PieceArt = &'static [&'static str];

static ASCII: Glyphs = Glyphs {
    size: (7, 3),
    inset: 1,
    gap: 0,
    large: true,
    frame: ['+', '+', '+', '+', '-', '|'],
    dot: '.',
    beams: [
        [' ', '|', '!', 'H'],
        ['-', '+', '+', '+'],
        ['~', '+', '+', '+'],
        ['=', '+', '+', '+'],
    ],
    highlights: r"\/=[]",
    king: &[r"\ ^ /", r"|\K/|", r"|___|"],
    switch: [
        &[r" \ S ", r"  \  ", r" S \ "],
        &[r" S / ", r"  /  ", r" / S "],
    ],
    defender: [
        &["=====", " #D# ", " ### "],
        &[" ###]", " #D#]", " ###]"],
        &[" ### ", " #D# ", "====="],
        &["[### ", "[#D# ", "[### "],
    ],
    deflector: [
        &[r"#\   ", r"#P\  ", r"###\ "],
        &[r"###/ ", r"#P/  ", r"#/   "],
        &[r" \###", r"  \P#", r"   \#"],
        &[r"   /#", r"  /P#", r" /###"],
    ],
    laser: [
        &["  ^  ", " (L) ", " ### "],
        &[" ### ", " (L)>", " ### "],
        &[" ### ", " (L) ", "  v  "],
        &[" ### ", "<(L) ", " ### "],
    ],
};

static UNICODE: Glyphs = Glyphs {
    size: (7, 3),
    inset: 1,
    gap: 0,
    large: true,
    frame: ['┌', '┐', '└', '┘', '─', '│'],
    dot: '·',
    beams: [
        [' ', '│', '║', '┃'],
        ['─', '┼', '╫', '╋'],
        ['═', '╪', '╬', '╋'],
        ['━', '╋', '╋', '╋'],
    ],
    highlights: "╲╱━┃",
    king: &["▖ ▄ ▗", "█▙K▟█", "▀▀▀▀▀"],
    switch: [&[" ╲ S ", "  ╲  ", " S ╲ "], &[" S ╱ ", "  ╱  ", " ╱ S "]],
    defender: [
        &["━━━━━", " █D█ ", " ▀▀▀ "],
        &[" ▄▄▄┃", " █D█┃", " ▀▀▀┃"],
        &[" ▄▄▄ ", " █D█ ", "━━━━━"],
        &["┃▄▄▄ ", "┃█D█ ", "┃▀▀▀ "],
    ],
    deflector: [
        &["▌╲   ", "▌P╲  ", "▙▄▄╲ "],
        &["▛▀▀╱ ", "▌P╱  ", "▌╱   "],
        &[" ╲▀▀▜", "  ╲P▐", "   ╲▐"],
        &["   ╱▐", "  ╱P▐", " ╱▄▄▟"],
    ],
    laser: [
        &["  ▲  ", " ▐L▌ ", " ▀▀▀ "],
        &[" ▄▄▄ ", " ▐L▌►", " ▀▀▀ "],
        &[" ▄▄▄ ", " ▐L▌ ", "  ▼  "],
        &[" ▄▄▄ ", "◄▐L▌ ", " ▀▀▀ "],
    ],
};

static SMALL_ASCII: Glyphs = Glyphs {
    size: (4, 1),
    inset: 1,
    gap: 1,
    large: false,
    frame: ['+', '+', '+', '+', '-', '|'],
    dot: '.',
    beams: [
        [' ', '|', '!', '+'],
        ['-', '+', '+', '+'],
        ['~', '+', '+', '+'],
        ['+', '+', '+', '+'],
    ],
    highlights: r"\/^]_[>v<",
    king: &["(K)"],
    switch: [&[r"\S\"], &["/S/"]],
    defender: [&["^D^"], &[" D]"], &["_D_"], &["[D "]],
    deflector: [&[r"#P\"], &["#P/"], &[r"\P#"], &["/P#"]],
    laser: [&["^L^"], &[" L>"], &["vLv"], &["<L "]],
};

static SMALL_UNICODE: Glyphs = Glyphs {
    size: (4, 1),
    inset: 1,
    gap: 1,
    large: false,
    frame: ['┌', '┐', '└', '┘', '─', '│'],
    dot: '·',
    beams: [
        [' ', '│', '║', '╬'],
        ['─', '╬', '╬', '╬'],
        ['═', '╬', '╬', '╬'],
        ['╬', '╬', '╬', '╬'],
    ],
    highlights: "╲╱▔▁┃▲►▼◄",
    king: &["▙K▟"],
    switch: [&["╲S╲"], &["╱S╱"]],
    defender: [&["▔D▔"], &[" D┃"], &["▁D▁"], &["┃D "]],
    deflector: [&["▌P╲"], &["▌P╱"], &["╲P▐"], &["╱P▐"]],
    laser: [&["▲L▲"], &[" L►"], &["▼L▼"], &["◄L "]],
};

/// The small pieces without a gap.
static NARROW_ASCII: Glyphs = narrow(&SMALL_ASCII);
static NARROW_UNICODE: Glyphs = narrow(&SMALL_UNICODE);

const fn narrow(small: &Glyphs) -> Glyphs {
    Glyphs {
        size: (3, 1),
        inset: 0,
        gap: 0,
        ..*small
    }
}

impl Glyphs {
    pub(super) fn large(charset: Charset) -> &'static Glyphs {
        match charset {
            Charset::Ascii => &ASCII,
            Charset::Unicode => &UNICODE,
        }
    }

    pub(super) fn small(charset: Charset) -> &'static Glyphs {
        match charset {
            Charset::Ascii => &SMALL_ASCII,
            Charset::Unicode => &SMALL_UNICODE,
        }
    }

    pub(super) fn narrow(charset: Charset) -> &'static Glyphs {
        match charset {
            Charset::Ascii => &NARROW_ASCII,
            Charset::Unicode => &NARROW_UNICODE,
        }
    }

    pub(super) fn art(&self, piece: Piece) -> PieceArt {
        let facing = piece.direction().index();
        match piece.kind() {
            Kind::King => self.king,
            Kind::Switch => self.switch[facing & 1],
            Kind::Defender => self.defender[facing],
            Kind::Deflector => self.deflector[facing],
            Kind::Laser => self.laser[facing],
        }
    }

    /// A character of the art of a piece as it is printed, and what it shows.
    pub(super) fn printed(&self, glyph: char, piece: Piece) -> (char, Role) {
        if glyph == piece.kind().letter() {
            (piece.letter(), Role::Letter(piece.color()))
        } else if self.highlights.contains(glyph) && piece.kind() != Kind::King {
            (glyph, Role::Highlight)
        } else {
            (glyph, Role::Body(piece.color()))
        }
    }
}

/// What a character of the picture shows, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// A mark of the board itself.
    Board,
    /// A beam of this player, or `None` for both.
    Beam(Option<Color>),
    Body(Color),
    Letter(Color),
    /// A mirror, a shield or the mark of a hit.
    Highlight,
}

impl Role {
    /// The style of this role on a square. The background is always set, so that the colours do
    /// not depend on whether the terminal has a light or a dark theme.
    pub(super) fn style(self, square: Square) -> Style {
        let foreground = match self {
            Role::Board => 242,
            Role::Beam(None) | Role::Highlight => 231,
            Role::Beam(Some(Color::Blue)) => 51,
            Role::Beam(Some(Color::Red)) => 213,
            Role::Body(Color::Blue) => 33,
            Role::Body(Color::Red) => 203,
            Role::Letter(Color::Blue) => 117,
            Role::Letter(Color::Red) => 217,
        };
        let style = colored_on(foreground, background(square));
        match self {
            Role::Board | Role::Body(_) => style,
            Role::Beam(_) | Role::Letter(_) | Role::Highlight => style.bold(),
        }
    }
}

/// The background of a square: chequered, and squares closed to a player in the other player's tint.
fn background(square: Square) -> u8 {
    match square {
        _ if Color::Red.closed().contains(square) => 17,
        _ if Color::Blue.closed().contains(square) => 52,
        _ if (square.file() + square.rank()).is_multiple_of(2) => 234,
        _ => 236,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_fits_a_square() {
        for (glyphs, width) in [
            (&ASCII, 5),
            (&UNICODE, 5),
            (&SMALL_ASCII, 3),
            (&SMALL_UNICODE, 3),
            (&NARROW_ASCII, 3),
            (&NARROW_UNICODE, 3),
        ] {
            for piece in Piece::all() {
                let art = glyphs.art(piece);
                assert_eq!(art.len(), glyphs.size.1);
                assert!(art.iter().all(|row| row.chars().count() == width));
            }
        }
    }
}
