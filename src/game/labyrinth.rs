//! Labyrinth behind the seam: the players have their places in the order of play, from the first who sits
//! at the table on.

use super::{Game, Seat};
use crate::labyrinth::rules::{self, MarkedMove, Record};

impl Record {
    /// The place of the player who sits here in the order of play; the first where nobody sits.
    pub(crate) fn place(&self, seat: rules::Seat) -> Seat {
        let mut seats = Seat::all(super::MAX_SEATS).zip(self.position().seats());
        let place = seats.find_map(|(place, &taken)| (taken == seat).then_some(place));
        place.unwrap_or(Seat(0))
    }

    /// Where the player of this place in the order of play sits; the last player's seat for places that
    /// nobody has.
    pub(crate) fn seat_at(&self, place: Seat) -> rules::Seat {
        let seats = self.position().seats();
        seats[place.index().min(seats.len() - 1)]
    }
}

impl Game for Record {
    type Move = MarkedMove;

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.seat_at(seat).name()
    }

    fn turn(&self) -> Seat {
        self.place(self.position().mover())
    }

    fn ply_count(&self) -> usize {
        self.plies().len()
    }

    fn play(&mut self, mv: MarkedMove) -> Result<MarkedMove, String> {
        match Record::play(self, mv) {
            Ok(undo) => Ok(undo.mv),
            Err(error) => Err(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::{Players, Position, Rules};

    #[test]
    fn players_have_their_places_in_the_order_of_play() {
        let expected = [
            (Players::TWO, vec!["Blue", "Orange"]),
            (Players::THREE, vec!["Blue", "Yellow", "Orange"]),
            (Players::FOUR, vec!["Blue", "Yellow", "Orange", "Green"]),
        ];
        for (players, names) in expected {
            let mut game = Record::new(Position::deal(1, players, Rules::default()));
            for (place, name) in Seat::all(names.len()).zip(names) {
                assert_eq!(game.seat_name(place), name);
                assert_eq!(game.place(game.seat_at(place)), place);
                assert_eq!((game.turn(), game.ply_count()), (place, place.index()));
                let mv = game.position().moves().next().unwrap();
                Game::play(&mut game, mv.into()).unwrap();
            }
            assert_eq!(game.turn(), Seat(0));
        }
    }
}
