//! Hands: the cards of a player, uncovered and still to be found.

use super::treasure::{Treasure, TreasureSet};
use arrayvec::ArrayVec;

/// A card: its treasure, or `None` where it is not known.
pub type Card = Option<Treasure>;

/// The letter of a card: that of its treasure, `?` where it is not known.
pub const fn card_letter(card: Card) -> char {
    match card {
        Some(treasure) => treasure.letter(),
        None => '?',
    }
}

/// The cards of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// First the uncovered cards in the order in which they were uncovered, then those still to be
    /// found, the top of the stack first.
    cards: ArrayVec<Card, { Treasure::COUNT }>,
    /// The number of uncovered cards.
    uncovered: u8,
}

impl Hand {
    /// A hand with these cards still to be found, the top of the stack first, and these uncovered,
    /// in their order; `None` if there are more than 24.
    pub fn new(left: &[Card], uncovered: &[Card]) -> Option<Hand> {
        let mut cards = ArrayVec::new();
        cards.try_extend_from_slice(uncovered).ok()?;
        cards.try_extend_from_slice(left).ok()?;
        Some(Hand {
            cards,
            uncovered: u8::try_from(uncovered.len()).ok()?,
        })
    }

    /// The cards still to be found, the top of the stack first. Under
    /// [`Rules::free_order`](super::Rules::free_order) the known ones come in the order of the alphabet,
    /// then the unknown ones.
    #[inline]
    pub fn left(&self) -> &[Card] {
        self.cards.get(self.found()..).unwrap_or_default()
    }

    /// The uncovered cards in the order in which they were uncovered.
    pub fn uncovered(&self) -> &[Card] {
        self.cards.get(..self.found()).unwrap_or_default()
    }

    /// The top card of the stack; `None` if no card is left.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.cards.get(self.found()).copied()
    }

    /// All cards, the uncovered ones first.
    pub(super) fn all(&self) -> &[Card] {
        &self.cards
    }

    /// All cards, the uncovered ones first, to be exchanged for others.
    pub(super) fn all_mut(&mut self) -> &mut [Card] {
        &mut self.cards
    }

    /// The known cards still to be found.
    pub fn known_left(&self) -> TreasureSet {
        self.left().iter().copied().flatten().collect()
    }

    #[inline]
    fn found(&self) -> usize {
        usize::from(self.uncovered)
    }

    /// Uncovers the card at this place of [`left`](Hand::left), which is or turns out to be `treasure`.
    pub(super) fn uncover(&mut self, place: usize, treasure: Treasure) {
        let found = self.found();
        if let Some(moved) = self.cards.get_mut(found..=found + place) {
            moved.rotate_right(1);
            moved[0] = Some(treasure);
            self.uncovered += 1;
        }
    }

    /// Looks at the top card, which is `treasure`.
    pub(super) fn look(&mut self, treasure: Treasure) {
        let found = self.found();
        if let Some(top) = self.cards.get_mut(found) {
            *top = Some(treasure);
        }
    }

    /// Hides the cards still to be found from this place of [`left`](Hand::left) on.
    pub(super) fn hide_from(&mut self, place: usize) {
        let from = (self.found() + place).min(self.cards.len());
        self.cards[from..].fill(None);
    }

    /// Puts the cards still to be found in the order of the alphabet, unknown ones last.
    pub(super) fn sort(&mut self) {
        let found = self.found();
        self.cards[found..].sort_by_key(|card| (card.is_none(), *card));
    }
}
