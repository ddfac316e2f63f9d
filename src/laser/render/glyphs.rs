//! The characters that boards are drawn with.

use super::charset::Charset;
use crate::laser::rules::{Kind, Piece};

/// The characters that a charset draws with.
pub(super) struct Glyphs {
    /// The four corners, then the horizontal and the vertical line.
    pub(super) frame: [char; 6],
    /// The middle of an empty square.
    pub(super) dot: char,
    /// The mark in the corners of squares closed to Blue, and to Red.
    pub(super) closed: [char; 2],
    /// The character of a beam, by the players whose beams run along the row and along the column:
    /// none, Blue, Red, both.
    pub(super) beams: [[char; 4]; 4],
    king: PieceArt,
    switch: [PieceArt; 2],
    defender: [PieceArt; 4],
    deflector: [PieceArt; 4],
    laser: [PieceArt; 4],
}

/// The width of a piece in columns.
pub(super) const ART_WIDTH: usize = 5;

/// A piece in [`ART_WIDTH`] columns and three rows. Beams show through the blanks; the letter is
/// printed in lower case for Red.
pub(super) type PieceArt = [&'static str; 3];

static ASCII: Glyphs = Glyphs {
    frame: ['+', '+', '+', '+', '-', '|'],
    dot: '.',
    closed: ['\'', ':'],
    beams: [
        [' ', '|', '!', 'H'],
        ['-', '+', '+', '+'],
        ['~', '+', '+', '+'],
        ['=', '+', '+', '+'],
    ],
    king: [r"\ ^ /", r"|\K/|", r"|___|"],
    switch: [
        [r" \ S ", r"  \  ", r" S \ "],
        [r" S / ", r"  /  ", r" / S "],
    ],
    defender: [
        ["=====", " #D# ", " ### "],
        [" ###]", " #D#]", " ###]"],
        [" ### ", " #D# ", "====="],
        ["[### ", "[#D# ", "[### "],
    ],
    deflector: [
        [r"#\   ", r"#P\  ", r"###\ "],
        [r"###/ ", r"#P/  ", r"#/   "],
        [r" \###", r"  \P#", r"   \#"],
        [r"   /#", r"  /P#", r" /###"],
    ],
    laser: [
        ["  ^  ", " (L) ", " ### "],
        [" ### ", " (L)>", " ### "],
        [" ### ", " (L) ", "  v  "],
        [" ### ", "<(L) ", " ### "],
    ],
};

static UNICODE: Glyphs = Glyphs {
    frame: ['┌', '┐', '└', '┘', '─', '│'],
    dot: '·',
    closed: ['\'', ':'],
    beams: [
        [' ', '│', '║', '┃'],
        ['─', '┼', '╫', '╋'],
        ['═', '╪', '╬', '╋'],
        ['━', '╋', '╋', '╋'],
    ],
    king: ["▖ ▄ ▗", "█▙K▟█", "▀▀▀▀▀"],
    switch: [[" ╲ S ", "  ╲  ", " S ╲ "], [" S ╱ ", "  ╱  ", " ╱ S "]],
    defender: [
        ["━━━━━", " █D█ ", " ▀▀▀ "],
        [" ▄▄▄┃", " █D█┃", " ▀▀▀┃"],
        [" ▄▄▄ ", " █D█ ", "━━━━━"],
        ["┃▄▄▄ ", "┃█D█ ", "┃▀▀▀ "],
    ],
    deflector: [
        ["▌╲   ", "▌P╲  ", "▙▄▄╲ "],
        ["▛▀▀╱ ", "▌P╱  ", "▌╱   "],
        [" ╲▀▀▜", "  ╲P▐", "   ╲▐"],
        ["   ╱▐", "  ╱P▐", " ╱▄▄▟"],
    ],
    laser: [
        ["  ▲  ", " ▐L▌ ", " ▀▀▀ "],
        [" ▄▄▄ ", " ▐L▌►", " ▀▀▀ "],
        [" ▄▄▄ ", " ▐L▌ ", "  ▼  "],
        [" ▄▄▄ ", "◄▐L▌ ", " ▀▀▀ "],
    ],
};

impl Glyphs {
    /// The characters of this charset.
    pub(super) fn of(charset: Charset) -> &'static Glyphs {
        match charset {
            Charset::Ascii => &ASCII,
            Charset::Unicode => &UNICODE,
        }
    }

    /// The art of a piece in its orientation.
    pub(super) fn art(&self, piece: Piece) -> &PieceArt {
        let facing = piece.direction() as usize;
        match piece.kind() {
            Kind::King => &self.king,
            Kind::Switch => &self.switch[facing & 1],
            Kind::Defender => &self.defender[facing],
            Kind::Deflector => &self.deflector[facing],
            Kind::Laser => &self.laser[facing],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::{Color, Direction};

    #[test]
    fn art_fits_a_square() {
        for glyphs in [&ASCII, &UNICODE] {
            for kind in Kind::ALL {
                for facing in Direction::ALL {
                    for line in glyphs.art(Piece::new(Color::Blue, kind, facing)) {
                        assert_eq!(line.chars().count(), ART_WIDTH);
                    }
                }
            }
        }
    }
}
