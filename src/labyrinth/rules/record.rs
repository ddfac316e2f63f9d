//! Game records: the moves played and the winner; and positions and games as a player sees them.

use super::errors::IllegalMove;
use super::moves::{Mark, MarkedMove};
use super::position::{Position, Undo};
use super::seat::Seat;
use rand::Rng;
use rand::seq::SliceRandom;

/// A game from its first position. There is no draw: a game continues until a player has won.
#[derive(Clone, Debug)]
pub struct Record {
    start: Position,
    current: Position,
    plies: Vec<Undo>,
    sealed: bool,
}

impl Record {
    /// A game that begins at this position.
    pub fn new(start: Position) -> Record {
        Record {
            current: start.clone(),
            start,
            plies: Vec::new(),
            sealed: false,
        }
    }

    /// A game whose cards are revealed only to their owners. The marks of its moves are not read: the error
    /// about a wrong one would reveal a card.
    pub fn sealed(start: Position) -> Record {
        Record {
            sealed: true,
            ..Record::new(start)
        }
    }

    /// Whether the cards are revealed only to their owners.
    pub fn is_sealed(&self) -> bool {
        self.sealed
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

    /// The keys of the earlier positions that a turn may repeat, the last one first: those since a card was last
    /// uncovered.
    pub fn past_keys(&self) -> impl Iterator<Item = u64> {
        let plies = self.plies.iter().rev();
        plies
            .take_while(|ply| ply.uncovered.is_none())
            .map(|ply| ply.key)
    }

    /// The winner; `None` while the game continues.
    pub fn winner(&self) -> Option<Seat> {
        self.current.winner()
    }

    /// The game as this player, or everybody if `None`, has seen it: from the start as the player saw
    /// it, with the moves of [`Position::marked_for`].
    #[must_use]
    pub fn seen_by(&self, viewer: impl Into<Option<Seat>>) -> Record {
        let viewer = viewer.into();
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

    /// Checks a move as [`Position::check`] does; in a sealed game without its mark.
    ///
    /// # Errors
    /// The rule that the move or its mark breaks.
    pub fn check(&self, mv: impl Into<MarkedMove>) -> Result<MarkedMove, IllegalMove> {
        let mut mv = mv.into();
        if self.sealed {
            mv.mark = Mark::None;
        }
        self.current.check(mv)
    }

    /// Plays a move and returns its undo record.
    ///
    /// # Errors
    /// When the game is over, or the move or its mark breaks a rule; the record is then unchanged.
    pub fn play(&mut self, mv: impl Into<MarkedMove>) -> Result<&Undo, IllegalMove> {
        let mv = self.check(mv)?;
        let undo = self.current.play_unchecked(mv);
        Ok(self.plies.push_mut(undo))
    }

    /// Takes back the last move and returns its undo record; `None` at the start of the game.
    pub fn undo(&mut self) -> Option<Undo> {
        let undo = self.plies.pop()?;
        self.current.undo(&undo);
        Some(undo)
    }
}

impl Position {
    /// The position as this player, or everybody if `None`, sees it. Of the cards still to be found,
    /// players know the top one of their own stack or, under
    /// [`Rules::free_order`](super::Rules::free_order), all of their own. A spectator knows none of them.
    #[must_use]
    pub fn seen_by(&self, viewer: impl Into<Option<Seat>>) -> Position {
        let viewer = viewer.into();
        let free_order = self.rules().free_order;
        self.clone().with_hands(|seat, hand| {
            match (Some(seat) == viewer, free_order) {
                (false, _) => hand.hide_from(0),
                (true, false) => hand.hide_from(1),
                (true, true) => {}
            };
        })
    }

    /// A legal move of this position with its mark in a player's record of the game: `!` if it uncovers
    /// a card, and the letter of the next card if the player learns it. There is no mark if the player
    /// sees all cards. If cards of this position are unknown, the move must have its mark; the result
    /// keeps the part that this player sees.
    #[must_use]
    pub fn marked_for(
        &self,
        mv: impl Into<MarkedMove>,
        viewer: impl Into<Option<Seat>>,
    ) -> MarkedMove {
        let (marked, viewer) = (mv.into(), viewer.into());
        let mv = marked.mv;
        if self.seen_by(viewer).all_known() {
            return mv.into();
        }
        let mover = self.mover();
        let mut after = self.clone();
        let mark = match after.play_unchecked(marked).uncovered {
            None => Mark::None,
            Some(_) if Some(mover) != viewer || self.rules().free_order => Mark::Uncovers,
            Some(_) => match after.hand(mover).top().flatten() {
                Some(next) => Mark::UncoversThen(next),
                None => Mark::Uncovers,
            },
        };
        MarkedMove { mv, mark }
    }

    /// A position that looks the same to every viewer, with the treasures that no card names dealt at
    /// random to the unknown cards (determinisation).
    #[must_use]
    pub fn determinised(&self, random: &mut impl Rng) -> Position {
        let mut unnamed: Vec<_> = self.unnamed().iter().collect();
        unnamed.shuffle(random);
        self.clone().with_hands(|_, hand| {
            for card in hand.all_mut().iter_mut().filter(|card| card.is_none()) {
                *card = unnamed.pop();
            }
        })
    }
}
