//! The characters that boards are drawn with.

use super::charset::Charset;
use crate::laser::rules::{Kind, Piece};

/// What a charset draws with.
pub(super) struct Glyphs {
    /// The four corners, then the horizontal and the vertical line.
    pub(super) frame: [char; 6],
    /// The middle of an empty square.
    pub(super) dot: char,
    /// The corners of the squares closed to Blue, and to Red.
    pub(super) closed: [char; 2],
    /// The light that runs across a spot, by whose it is along the row and whose along the column:
    /// nobody's, Blue's, Red's, both players'.
    pub(super) light: [[char; 4]; 4],
    king: Stamp,
    switch: [Stamp; 2],
    defender: [Stamp; 4],
    deflector: [Stamp; 4],
    laser: [Stamp; 4],
}

/// How many columns a piece takes.
pub(super) const STAMP_WIDTH: usize = 5;

/// A piece in [`STAMP_WIDTH`] columns and three rows. What is blank lets a beam through to the eye; the
/// letter is replaced by that of the piece's colour.
pub(super) type Stamp = [&'static str; 3];

static ASCII: Glyphs = Glyphs {
    frame: ['+', '+', '+', '+', '-', '|'],
    dot: '.',
    closed: ['\'', ':'],
    light: [
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
    light: [
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
    /// What this charset draws with.
    pub(super) fn of(charset: Charset) -> &'static Glyphs {
        match charset {
            Charset::Ascii => &ASCII,
            Charset::Unicode => &UNICODE,
        }
    }

    /// A piece the way it faces.
    pub(super) fn stamp(&self, piece: Piece) -> &Stamp {
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
    fn stamps_fit_a_square() {
        for glyphs in [&ASCII, &UNICODE] {
            for kind in Kind::ALL {
                for facing in Direction::ALL {
                    for line in glyphs.stamp(Piece::new(Color::Blue, kind, facing)) {
                        assert_eq!(line.chars().count(), STAMP_WIDTH);
                    }
                }
            }
        }
    }
}
