//! What a player knows of a position, how games are written for that player, and guesses at the rest.

use super::moves::{Mark, MarkedMove};
use super::position::Position;
use super::seat::Seat;
use rand::Rng;
use rand::seq::SliceRandom;

impl Position {
    /// The position as this player sees it: of the cards still to be found the player knows the top one
    /// of their own stack, under [`Rules::free_order`](super::Rules::free_order) all of their own. A viewer
    /// who does not sit in the game sees none of them.
    ///
    /// ```
    /// use akhet::labyrinth::rules::{Players, Position, Rules, Seat};
    ///
    /// let position = Position::deal(1, Players::TWO, Rules::default());
    /// let seen = position.seen_by(Seat::Blue);
    /// assert_eq!(seen.hand(Seat::Blue).top(), position.hand(Seat::Blue).top());
    /// assert_eq!(seen.hand(Seat::Orange).left(), [None; 12]);
    /// ```
    #[must_use]
    pub fn seen_by(&self, viewer: Seat) -> Position {
        let free_order = self.rules().free_order;
        self.clone().with_hands(|seat, hand| {
            match (seat == viewer, free_order) {
                (false, _) => hand.hide_from(0),
                (true, false) => hand.hide_from(1),
                (true, true) => {}
            };
        })
    }

    /// A legal move of this position with the mark that a player's record of the game has: `!` if it
    /// uncovers a card, and the letter of the next card if the player thereby gets to know it. There is no
    /// mark where the player sees all cards. Where cards of this position are unknown, the move has to
    /// come with its mark, of which the result keeps what this player sees.
    #[must_use]
    pub fn marked_for(&self, mv: impl Into<MarkedMove>, viewer: Seat) -> MarkedMove {
        let marked = mv.into();
        let mv = marked.mv;
        if self.seen_by(viewer).all_known() {
            return mv.into();
        }
        let mover = self.mover();
        let mut after = self.clone();
        let mark = match after.play_unchecked(marked).uncovered {
            None => Mark::None,
            Some(_) if mover != viewer || self.rules().free_order => Mark::Uncovers,
            Some(_) => match after.hand(mover).top().flatten() {
                Some(next) => Mark::UncoversThen(next),
                None => Mark::Uncovers,
            },
        };
        MarkedMove { mv, mark }
    }

    /// A position that looks the same to whoever sees this one: the treasures that no card names are
    /// dealt at random to the unknown cards (determinisation).
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
