//! The colours that a board is drawn with as text.

use crate::laser::rules::{Color, Square};
use anstyle::{Ansi256Color, Style};

/// What a spot shows, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// A mark on the board itself.
    Ground,
    /// Light, of one player or of both.
    Light(Option<Color>),
    /// The body of a piece.
    Body(Color),
    /// The letter of a piece.
    Letter(Color),
    /// A mirror, a shield or the place of a hit.
    Bright,
}

impl Ink {
    /// The style of this ink on a square. The background is always set, so that the colours do
    /// not depend on whether the terminal is light or dark.
    pub(super) fn on(self, square: Option<Square>) -> Style {
        let foreground = match self {
            Ink::Ground => 242,
            Ink::Light(None) | Ink::Bright => 231,
            Ink::Light(Some(Color::Blue)) => 51,
            Ink::Light(Some(Color::Red)) => 213,
            Ink::Body(Color::Blue) => 33,
            Ink::Body(Color::Red) => 203,
            Ink::Letter(Color::Blue) => 117,
            Ink::Letter(Color::Red) => 217,
        };
        let style = colored(foreground).bg_color(Some(Ansi256Color(background(square)).into()));
        match self {
            Ink::Ground | Ink::Body(_) => style,
            Ink::Light(_) | Ink::Letter(_) | Ink::Bright => style.bold(),
        }
    }
}

const fn colored(foreground: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(foreground))))
}

/// The frame around the board.
pub(super) const FRAME: Style = colored(244);

/// A chequered board, on which the squares closed to a player have the other player's tint.
fn background(square: Option<Square>) -> u8 {
    match square {
        Some(square) if Color::Red.closed().contains(square) => 17,
        Some(square) if Color::Blue.closed().contains(square) => 52,
        Some(square) if (square.file() + square.rank()) % 2 == 0 => 234,
        _ => 236,
    }
}
