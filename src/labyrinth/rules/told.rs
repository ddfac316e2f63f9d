//! What is told of a card after the turn: at a real table a player shows what a turn has uncovered, and
//! looks at the next card.

use super::cards::Treasure;
use super::errors::{IllegalMove, InvalidPosition};
use super::moves::{Mark, MarkedMove};
use super::position::Position;
use super::record::Record;
use super::seat::Seat;

/// Why what is told of a card cannot be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum FalseCard {
    #[error("a sealed game knows its cards")]
    Sealed,
    #[error("no turn of {0} has ended on {1}")]
    NoTurn(Seat, Treasure),
    #[error("it is not {0}, which is known to be another card of {1}")]
    KnownElsewhere(Treasure, Seat),
    #[error("{0} has no card left")]
    NoCard(Seat),
    #[error("all cards of {0} are known")]
    AllKnown(Seat),
    #[error("{0} has ended a turn on {1}, which would have uncovered it")]
    UncoveredBefore(Seat, Treasure),
    /// A turn of the game would break a rule if it were true.
    #[error("turn {number} '{mv}': {error}")]
    Turn {
        /// From 1.
        number: usize,
        mv: MarkedMove,
        error: IllegalMove,
    },
    #[error(transparent)]
    Start(#[from] InvalidPosition),
}

impl Record {
    /// This game after it is told that a player has uncovered a card: in the last turn that ended on its
    /// tile. It replaces another card that the player was told to look for then. Returns the index of that
    /// turn too.
    ///
    /// # Errors
    /// Why that cannot be.
    pub fn with_find(&self, seat: Seat, treasure: Treasure) -> Result<(Record, usize), FalseCard> {
        if self.is_sealed() {
            return Err(FalseCard::Sealed);
        }
        let mut position = self.start().clone();
        let mut found = None;
        for (index, ply) in self.plies().iter().enumerate() {
            let top = position.hand(seat).top().flatten();
            position.play_unchecked(ply.mv);
            if ply.mover == seat && position.board().treasure_on(ply.mv.mv.to()) == Some(treasure) {
                found = Some((index, top));
            }
        }
        let (index, top) = found.ok_or(FalseCard::NoTurn(seat, treasure))?;
        if self.plies()[index].uncovered.is_some() {
            return Ok((self.clone(), index));
        }
        self.check_owner(seat, treasure)?;
        let (mut start, mut moves) = (self.start().clone(), self.marked_moves());
        if top.is_some() && !start.rules().free_order {
            self.tell(seat, treasure, index, &mut start, &mut moves)?;
        }
        moves[index].mark = Mark::Uncovers;
        Ok((replay(start, &moves)?, index))
    }

    /// This game after it is told which card a player looks for: since the last turn that uncovered one or
    /// else from the start. Replaces what was told before. Under
    /// [`Rules::free_order`](super::Rules::free_order), one of the player's cards from the start.
    ///
    /// # Errors
    /// Why that cannot be.
    pub fn with_card(&self, seat: Seat, treasure: Treasure) -> Result<Record, FalseCard> {
        if self.is_sealed() {
            return Err(FalseCard::Sealed);
        }
        let left = self.position().hand(seat).left();
        if left.is_empty() {
            return Err(FalseCard::NoCard(seat));
        }
        let (mut start, mut moves) = (self.start().clone(), self.marked_moves());
        let known = match start.rules().free_order {
            true => left.contains(&Some(treasure)),
            false => left[0] == Some(treasure),
        };
        if known {
            return Ok(self.clone());
        }
        self.check_owner(seat, treasure)?;
        self.tell(seat, treasure, moves.len(), &mut start, &mut moves)?;
        let told = replay(start, &moves)?;
        let uncovered = told.position().hand(seat).uncovered();
        if uncovered.contains(&Some(treasure)) {
            return Err(FalseCard::UncoveredBefore(seat, treasure));
        }
        Ok(told)
    }

    /// Checks that the card is not known to be another player's, or uncovered.
    fn check_owner(&self, seat: Seat, treasure: Treasure) -> Result<(), FalseCard> {
        let uncovered = self.position().hand(seat).uncovered();
        match self.position().owner(treasure) {
            Some(owner) if owner != seat || uncovered.contains(&Some(treasure)) => {
                Err(FalseCard::KnownElsewhere(treasure, owner))
            }
            _ => Ok(()),
        }
    }

    fn marked_moves(&self) -> Vec<MarkedMove> {
        self.plies().iter().map(|ply| ply.mv).collect()
    }

    /// Changes a start and moves of this game so that they tell which card the player looks for in the turn
    /// of this index.
    fn tell(
        &self,
        seat: Seat,
        treasure: Treasure,
        index: usize,
        start: &mut Position,
        moves: &mut [MarkedMove],
    ) -> Result<(), FalseCard> {
        let mut before = self.plies()[..index].iter();
        let looked = before.rposition(|ply| ply.mover == seat && ply.uncovered.is_some());
        match looked {
            Some(looked) if !start.rules().free_order => {
                moves[looked].mark = Mark::UncoversThen(treasure);
            }
            _ => *start = with_known(start, seat, treasure)?,
        }
        Ok(())
    }
}

/// A start at which this card of the player is known: the top one, or one that was unknown if they may be
/// taken in any order.
fn with_known(start: &Position, seat: Seat, treasure: Treasure) -> Result<Position, FalseCard> {
    let free_order = start.rules().free_order;
    let mut players = Seat::ALL.map(|seat| start.player(seat));
    let hand = players[seat.index()]
        .as_mut()
        .map(|player| &mut player.hand);
    let hand = hand.ok_or(FalseCard::NoCard(seat))?;
    if !free_order {
        hand.look(treasure);
    } else if !hand.learn(treasure) {
        return Err(FalseCard::AllKnown(seat));
    }
    let (board, mover, closed) = (*start.board(), start.mover(), start.closed());
    Ok(Position::new(
        board,
        players,
        mover,
        closed,
        start.turn(),
        start.rules(),
    )?)
}

fn replay(start: Position, moves: &[MarkedMove]) -> Result<Record, FalseCard> {
    let mut game = Record::new(start);
    for (index, &mv) in moves.iter().enumerate() {
        let number = index + 1;
        game.play(mv)
            .map_err(|error| FalseCard::Turn { number, mv, error })?;
    }
    Ok(game)
}
