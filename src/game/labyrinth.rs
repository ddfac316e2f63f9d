//! Labyrinth as a [`Game`]. Places are numbered in the order of play; empty seats are skipped.

use super::{Ending, Game, Seat, Undone, Variant};
use crate::labyrinth::bench;
use crate::labyrinth::rules::{
    self, FenError, IllegalMove, MarkedMove, Move, Position, Record, Rules,
};
use crate::labyrinth::search::Searcher;
use crate::search::{Control, Handler, Info, Limits, Outcome, TableTooLarge};

impl Record {
    /// The place, in the order of play, of the player who sits here; the first if nobody does.
    pub fn place(&self, seat: rules::Seat) -> Seat {
        Seat(self.position().place(seat) as u8)
    }

    /// The seat of this place in the order of play, clamped to the last player.
    pub fn seat_at(&self, place: Seat) -> rules::Seat {
        let seats = self.position().seats();
        seats[place.index().min(seats.len() - 1)]
    }
}

impl Game for Record {
    type Move = MarkedMove;
    type Position = Position;
    type Rules = Rules;
    type FenError = FenError;
    type IllegalMove = IllegalMove;
    type Searcher = Searcher;

    const VARIANT: Variant = Variant::Labyrinth;
    const BENCH_POSITIONS: &'static [&'static str] = &bench::POSITIONS;
    const BENCH_DEPTH: u32 = bench::DEPTH;

    fn new(start: Position) -> Record {
        Record::new(start)
    }

    fn start(&self) -> &Position {
        Record::start(self)
    }

    fn position(&self) -> &Position {
        Record::position(self)
    }

    fn rules(&self) -> Rules {
        self.position().rules()
    }

    fn players(&self) -> usize {
        self.position().seats().len()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.seat_at(seat).name()
    }

    fn turn(&self) -> Seat {
        self.place(self.position().mover())
    }

    fn moves_played(&self) -> impl ExactSizeIterator<Item = MarkedMove> {
        self.plies().iter().map(|ply| ply.mv)
    }

    fn legal_moves(&self) -> Vec<MarkedMove> {
        self.position().moves().map(MarkedMove::from).collect()
    }

    fn check(&self, mv: MarkedMove) -> Result<MarkedMove, IllegalMove> {
        Record::check(self, mv)
    }

    fn play(&mut self, mv: MarkedMove) -> Result<MarkedMove, IllegalMove> {
        Record::play(self, mv).map(|undo| undo.mv)
    }

    fn undo(&mut self) -> Option<Undone<MarkedMove>> {
        Record::undo(self).map(|undo| Undone::Move(undo.mv))
    }

    fn ending(&self) -> Option<Ending> {
        self.winner().map(|winner| Ending::Won(self.place(winner)))
    }

    fn ending_text(&self) -> Option<String> {
        self.winner().map(|winner| format!("{winner} has won"))
    }

    fn seen_by(&self, seat: Seat) -> Record {
        Record::seen_by(self, self.seat_at(seat))
    }

    fn searcher(mebibytes: usize) -> Result<Searcher, TableTooLarge> {
        Searcher::new(mebibytes)
    }

    fn search(
        &self,
        searcher: &mut Searcher,
        limits: &Limits<MarkedMove>,
        control: &Control,
        handler: &mut dyn Handler<MarkedMove>,
    ) -> Outcome<MarkedMove> {
        let found = searcher.go(self, &limits.with_moves(), control, &mut Marking(handler));
        Outcome {
            best: found.best.map(MarkedMove::from),
            ponder: found.ponder.map(MarkedMove::from),
            score: found.score,
            nodes: found.nodes,
        }
    }
}

/// Passes on the reports of a search, whose moves have no marks.
struct Marking<'a>(&'a mut dyn Handler<MarkedMove>);

impl Handler<Move> for Marking<'_> {
    fn info(&mut self, info: &Info<'_, Move>) {
        let line: Vec<MarkedMove> = info.pv.iter().copied().map(MarkedMove::from).collect();
        self.0.info(&info.with_pv(&line));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::Players;

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
