//! Pictures of a position: [`text()`] for a terminal, [`svg()`] for a page. The functions return
//! strings and print nothing. They show everything in the position: to hide cards from a player, draw
//! the result of [`Position::seen_by`](crate::labyrinth::rules::Position::seen_by).

mod caption;
mod glyphs;
mod svg;
mod text;

pub use crate::grid::{Charset, TextStyle};
pub use caption::Phrase;
pub use svg::PIECES;
pub use svg::{svg, treasure_name};
pub use text::{
    LastMoves, Layout, text, text_below, text_beside, text_compact, text_narrow, text_said,
};

#[cfg(test)]
mod tests {
    use crate::labyrinth::rules::{Players, Position, Rules};

    /// Later in a game, as Blue sees it.
    pub(super) const SEEN: &str = "ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:I:KU/-/f6:??:N/- b g6 15";
    /// All four pawns on one tile with a treasure, and Green's stack empty.
    pub(super) const CROWD: &str = "ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:I:KU/c5:A:/c5:??:N/c5::B g g2 16";
    /// Blue has won.
    pub(super) const WON: &str = "ceietsAintsBiecs/inteTteUceRcsOtsScnM/teCcnteDtsVtsEietwF/incsincwincetnW/teGcetnHcwtwIteXtwJ/incscsQincncsceN/cnintnKcstnLincw cP a1::MA/-/b5:I:B/- o b1 10";

    pub(super) fn read(text: &str) -> Position {
        text.parse().unwrap()
    }

    /// The positions above and some deals.
    pub(super) fn positions() -> Vec<Position> {
        let deals = Players::ALL.into_iter().zip(1..);
        deals
            .map(|(players, seed)| Position::deal(seed, players, Rules::default()))
            .chain([SEEN, CROWD, WON].map(read))
            .collect()
    }
}
