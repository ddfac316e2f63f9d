//! The laser game's board on the terminal, in the size that fits.

use crate::laser::render::{Beams, Charset, TextStyle, View, text_compact, text_view};
use crate::laser::rules::{Color, Position};
use crate::play::console::Console;
use std::io::{self, Write};

/// The size of a terminal that shows the large board with its prompt, in columns and rows.
const BOARD_SIZE: (u16, u16) = (72, 30);

/// How the board is drawn.
pub(super) struct Board {
    pub(super) charset: Charset,
    /// The colour at the lower edge of the board.
    pub(super) below: Color,
}

impl Board {
    /// Draws a position, small where the large board does not fit the terminal.
    pub(super) fn draw(
        &self,
        position: &Position,
        beams: Beams<'_>,
        console: &mut Console<impl Write>,
    ) -> io::Result<()> {
        let view = View {
            below: self.below,
            beams,
        };
        let style = TextStyle {
            charset: self.charset,
            color: true,
        };
        let draw = if is_cramped(console.size()) {
            text_compact
        } else {
            text_view
        };
        console.show(&draw(position, view, style))
    }
}

/// Says that the board is small, where the large one does not fit the terminal.
pub(super) fn tell_size(console: &mut Console<impl Write>) -> io::Result<()> {
    let (columns, rows) = BOARD_SIZE;
    if is_cramped(console.size()) {
        console.say(&format!(
            "The terminal is small, and so is the board: the large one takes {columns} by {rows}."
        ))
    } else {
        Ok(())
    }
}

fn is_cramped(size: Option<(u16, u16)>) -> bool {
    size.is_some_and(|(columns, rows)| columns < BOARD_SIZE.0 || rows < BOARD_SIZE.1)
}
