//! Laser Chess as a [`Game`]: Blue, who moves first, has the first seat.

use super::{Ending, Game, Seat, Undone, Variant};
use crate::laser::bench;
use crate::laser::rules::{self, Color, FenError, GameResult, Move, Position, Record, Rules};
use crate::laser::search::Searcher;
use crate::search::{Control, Handler, Limits, Outcome, TableTooLarge};

impl From<Color> for Seat {
    fn from(color: Color) -> Seat {
        Seat(color as u8)
    }
}

impl From<Seat> for Color {
    /// The colour of a seat; all seats but the first are Red's, who is alone there.
    fn from(seat: Seat) -> Color {
        if seat == Seat(0) {
            Color::Blue
        } else {
            Color::Red
        }
    }
}

impl Game for Record {
    type Move = Move;
    type Position = Position;
    type Rules = Rules;
    type FenError = FenError;
    type IllegalMove = rules::RecordError;
    type Searcher = Searcher;

    const VARIANT: Variant = Variant::LaserChess;
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
        Color::ALL.len()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        match Color::from(seat) {
            Color::Blue => "Blue",
            Color::Red => "Red",
        }
    }

    fn turn(&self) -> Seat {
        self.position().side().into()
    }

    fn moves_played(&self) -> impl ExactSizeIterator<Item = Move> {
        self.plies().iter().map(|ply| ply.mv)
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.result().is_over() {
            Vec::new()
        } else {
            self.position().legal_moves().to_vec()
        }
    }

    fn check(&self, mv: Move) -> Result<Move, rules::RecordError> {
        match self.result() {
            GameResult::Ongoing => Ok(self.position().check(mv)?),
            result => Err(rules::RecordError::GameOver(result)),
        }
    }

    fn play(&mut self, mv: Move) -> Result<Move, rules::RecordError> {
        Record::play(self, mv).map(|ply| ply.mv)
    }

    fn undo(&mut self) -> Option<Undone<Move>> {
        Some(match Record::undo(self)? {
            rules::Undone::Claim => Undone::Claim,
            rules::Undone::Move(ply) => Undone::Move(ply.mv),
        })
    }

    fn ending(&self) -> Option<Ending> {
        match self.result() {
            GameResult::Ongoing => None,
            GameResult::KingHit { winner, .. } => Some(Ending::Won(winner.into())),
            GameResult::Repetition => Some(Ending::Drawn),
        }
    }

    fn ending_text(&self) -> Option<String> {
        let result = self.result();
        result.is_over().then(|| result.to_string())
    }

    fn seen_by(&self, _: Seat) -> Record {
        self.clone()
    }

    fn searcher(mebibytes: usize) -> Result<Searcher, TableTooLarge> {
        Searcher::new(mebibytes)
    }

    fn search(
        &self,
        searcher: &mut Searcher,
        limits: &Limits<Move>,
        control: &Control,
        handler: &mut dyn Handler<Move>,
    ) -> Outcome<Move> {
        searcher.go(self, limits, control, handler)
    }
}
