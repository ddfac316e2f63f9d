//! Game records: the moves played, and who has won.

use super::errors::IllegalMove;
use super::moves::MarkedMove;
use super::position::{Position, Undo};
use super::seat::Seat;

/// A game from its first position. There is no draw: a game goes on until a player has won.
///
/// ```
/// use akhet::labyrinth::rules::{Players, Position, Record, Rules};
///
/// let mut game = Record::new(Position::deal(1, Players::FOUR, Rules::default()));
/// let mv = game.position().moves().next().unwrap();
/// game.play(mv)?;
/// assert_eq!(game.plies().len(), 1);
/// assert_eq!(game.winner(), None);
/// game.undo();
/// assert_eq!(game.position(), game.start());
/// # Ok::<(), akhet::labyrinth::rules::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    start: Position,
    current: Position,
    plies: Vec<Undo>,
}

impl Record {
    /// A game that begins at this position.
    pub fn new(start: Position) -> Record {
        Record {
            current: start.clone(),
            start,
            plies: Vec::new(),
        }
    }

    /// The position at the start of the game.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.current
    }

    /// The undo records of all turns played so far, oldest first.
    pub fn plies(&self) -> &[Undo] {
        &self.plies
    }

    /// The winner; `None` while the game goes on.
    pub fn winner(&self) -> Option<Seat> {
        self.current.winner()
    }

    /// The game as this player has seen it: from the start as the player saw it, with the moves of
    /// [`Position::marked_for`].
    #[must_use]
    pub fn seen_by(&self, viewer: Seat) -> Record {
        let mut whole = self.start.clone();
        let mut seen = Record::new(whole.seen_by(viewer));
        for ply in &self.plies {
            let marked = whole.marked_for(ply.mv, viewer);
            whole.play_unchecked(ply.mv);
            let undo = seen.current.play_unchecked(marked);
            seen.plies.push(undo);
        }
        seen
    }

    /// Plays a move and returns its undo record.
    ///
    /// # Errors
    /// When the game is over, or the move or its mark breaks a rule; the record is then unchanged.
    pub fn play(&mut self, mv: impl Into<MarkedMove>) -> Result<&Undo, IllegalMove> {
        let undo = self.current.play(mv)?;
        Ok(self.plies.push_mut(undo))
    }

    /// Takes back the last move and returns its undo record; `None` at the start of the game.
    pub fn undo(&mut self) -> Option<Undo> {
        let undo = self.plies.pop()?;
        self.current.undo(&undo);
        Some(undo)
    }
}
