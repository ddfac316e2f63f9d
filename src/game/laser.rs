//! The laser game behind the seam: Blue, who moves first, has the first seat.

use super::{Game, Seat};
use crate::laser::rules::{Color, Move, Record};

impl From<Color> for Seat {
    fn from(color: Color) -> Seat {
        Seat(color as u8)
    }
}

impl From<Seat> for Color {
    /// The colour of a seat; all seats but the first are Red's, who is alone there.
    fn from(seat: Seat) -> Color {
        match seat {
            Seat(0) => Color::Blue,
            Seat(_) => Color::Red,
        }
    }
}

impl Game for Record {
    type Move = Move;

    fn seat_name(&self, seat: Seat) -> &'static str {
        match Color::from(seat) {
            Color::Blue => "Blue",
            Color::Red => "Red",
        }
    }

    fn turn(&self) -> Seat {
        self.position().side().into()
    }

    fn ply_count(&self) -> usize {
        self.plies().len()
    }

    fn play(&mut self, mv: Move) -> Result<Move, String> {
        match Record::play(self, mv) {
            Ok(ply) => Ok(ply.mv),
            Err(error) => Err(error.to_string()),
        }
    }
}
