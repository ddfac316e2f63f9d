//! The colours of a board drawn as text.

use crate::laser::rules::{Color, Square};
use anstyle::{Ansi256Color, Style};

/// What a character of the picture shows, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// A mark of the board itself.
    Board,
    /// A beam of this player, or `None` for both.
    Beam(Option<Color>),
    /// The body of a piece.
    Body(Color),
    /// The letter of a piece.
    Letter(Color),
    /// A mirror, a shield or the mark of a hit.
    Highlight,
}

impl Role {
    /// The style of this role on a square. The background is always set, so that the colours do
    /// not depend on whether the terminal has a light or a dark theme.
    pub(super) fn style(self, square: Option<Square>) -> Style {
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
        let style = colored(foreground).bg_color(Some(Ansi256Color(background(square)).into()));
        match self {
            Role::Board | Role::Body(_) => style,
            Role::Beam(_) | Role::Letter(_) | Role::Highlight => style.bold(),
        }
    }
}

const fn colored(foreground: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(foreground))))
}

/// The frame around the board.
pub(super) const FRAME: Style = colored(244);

/// The background of a square: chequered, and squares closed to a player in the other player's tint.
fn background(square: Option<Square>) -> u8 {
    match square {
        Some(square) if Color::Red.closed().contains(square) => 17,
        Some(square) if Color::Blue.closed().contains(square) => 52,
        Some(square) if (square.file() + square.rank()) % 2 == 0 => 234,
        _ => 236,
    }
}
