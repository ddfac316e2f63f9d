//! What the prompt writes: lines, and the board in the size that fits.

use crate::laser::render::{Beams, Charset, TextStyle, View, text_compact, text_view};
use crate::laser::rules::{Color, Position};
use std::io::{self, Write};

/// The size of a terminal that shows the large board with its prompt, in columns and rows.
const BOARD_SIZE: (u16, u16) = (72, 30);

/// The output of a session.
pub(super) struct Page<W> {
    pub(super) out: W,
    pub(super) charset: Charset,
    /// The colour at the lower edge of the board.
    pub(super) below: Color,
}

impl<W: Write> Page<W> {
    /// Writes a line.
    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    /// Writes whole lines.
    pub(super) fn show(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    /// Draws a position, small where the large board does not fit a terminal of this size.
    pub(super) fn draw(
        &mut self,
        position: &Position,
        beams: Beams<'_>,
        size: Option<(u16, u16)>,
    ) -> io::Result<()> {
        let view = View {
            below: self.below,
            beams,
        };
        let style = TextStyle {
            charset: self.charset,
            color: true,
        };
        let draw = match is_cramped(size) {
            true => text_compact,
            false => text_view,
        };
        self.show(&draw(position, view, style))
    }

    /// Says that the board is small, where the large one does not fit a terminal of this size.
    pub(super) fn tell_size(&mut self, size: Option<(u16, u16)>) -> io::Result<()> {
        let (columns, rows) = BOARD_SIZE;
        match is_cramped(size) {
            true => self.say(&format!(
                "The terminal is small, and so is the board: the large one takes {columns} by {rows}."
            )),
            false => Ok(()),
        }
    }
}

fn is_cramped(size: Option<(u16, u16)>) -> bool {
    size.is_some_and(|(columns, rows)| columns < BOARD_SIZE.0 || rows < BOARD_SIZE.1)
}
