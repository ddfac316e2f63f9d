//! Treasures, the pictures on tiles and cards; sets of them; and hands, the cards of a player.

use arrayvec::ArrayVec;
use derive_more::{BitOr, BitOrAssign, Debug, Display};
use std::fmt;
use std::num::NonZeroU8;
use std::ops::Sub;

/// One of the 24 treasures, which the notation calls A to X.
///
/// One byte, never 0, so an `Option<Treasure>` is one byte too.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[debug("{self}")]
#[display("{}", self.letter())]
pub struct Treasure(NonZeroU8);

impl Treasure {
    /// The number of treasures.
    pub const COUNT: usize = 24;

    /// The treasure with this index, 0 (A) to 23 (X); `None` from 24 on.
    pub const fn from_index(index: usize) -> Option<Treasure> {
        if index < Self::COUNT {
            Treasure::of_code(index as u8 + 1)
        } else {
            None
        }
    }

    /// The index, 0 (A) to 23 (X).
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The code of a tile's content, 0 for nothing and otherwise the index plus 1: below 32.
    #[inline]
    pub(super) const fn code(content: Option<Treasure>) -> u8 {
        match content {
            Some(Treasure(code)) => code.get() & 31,
            None => 0,
        }
    }

    /// The content with this code, 0 to 24.
    #[inline]
    pub(super) const fn of_code(code: u8) -> Option<Treasure> {
        debug_assert!(code as usize <= Self::COUNT);
        match NonZeroU8::new(code) {
            Some(code) => Some(Treasure(code)),
            None => None,
        }
    }

    /// The letter, A to X.
    pub const fn letter(self) -> char {
        (b'A' - 1 + self.0.get()) as char
    }

    /// The treasure with this letter.
    pub const fn from_letter(letter: char) -> Option<Treasure> {
        match letter {
            'A'..='X' => Treasure::from_index(letter as usize - 'A' as usize),
            _ => None,
        }
    }

    /// All 24, A to X.
    pub fn all() -> impl DoubleEndedIterator<Item = Treasure> + Clone {
        (0..Self::COUNT).filter_map(Treasure::from_index)
    }
}

/// A set of treasures. The operators `|` and `-` are union and difference; iteration is in alphabetical
/// order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, BitOr, BitOrAssign)]
pub struct TreasureSet(u32);

impl TreasureSet {
    /// The empty set.
    pub const EMPTY: TreasureSet = TreasureSet(0);

    /// The set of one treasure.
    pub const fn of(treasure: Treasure) -> TreasureSet {
        TreasureSet(1 << treasure.index())
    }

    /// Whether the treasure is in the set.
    pub const fn contains(self, treasure: Treasure) -> bool {
        self.0 >> treasure.index() & 1 != 0
    }

    /// Adds a treasure. Returns whether it was not yet in the set.
    pub fn insert(&mut self, treasure: Treasure) -> bool {
        let new = !self.contains(treasure);
        *self |= TreasureSet::of(treasure);
        new
    }

    /// The number of treasures in the set.
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The treasures in alphabetical order.
    pub fn iter(self) -> impl Iterator<Item = Treasure> {
        Treasure::all().filter(move |&treasure| self.contains(treasure))
    }
}

impl Sub for TreasureSet {
    type Output = TreasureSet;
    fn sub(self, other: TreasureSet) -> TreasureSet {
        TreasureSet(self.0 & !other.0)
    }
}

impl FromIterator<Treasure> for TreasureSet {
    fn from_iter<I: IntoIterator<Item = Treasure>>(treasures: I) -> TreasureSet {
        treasures
            .into_iter()
            .fold(TreasureSet::EMPTY, |set, one| set | TreasureSet::of(one))
    }
}

impl fmt::Debug for TreasureSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A card: its treasure, or `None` if unknown.
pub type Card = Option<Treasure>;

/// The letter of a card: that of its treasure, or `?` if unknown.
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
    /// Whether the player, without cards, has ended the game other than at home.
    out: bool,
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
            out: false,
        })
    }

    /// Whether the player, without cards, has left the maze or need not: the way to win under
    /// [`Rules::any_exit`](super::Rules::any_exit) and [`Rules::any_square`](super::Rules::any_square).
    pub fn is_out(&self) -> bool {
        self.out
    }

    /// Leaves the maze; without cards.
    pub(super) fn go_out(&mut self) {
        self.out = true;
    }

    /// The cards still to be found, the top of the stack first. Under
    /// [`Rules::free_order`](super::Rules::free_order) the known ones come in alphabetical order, then
    /// the unknown ones.
    pub fn left(&self) -> &[Card] {
        self.cards.get(self.found()..).unwrap_or_default()
    }

    /// The uncovered cards in the order in which they were uncovered.
    pub fn uncovered(&self) -> &[Card] {
        self.cards.get(..self.found()).unwrap_or_default()
    }

    /// The top card of the stack; `None` if no card is left.
    pub fn top(&self) -> Option<Card> {
        self.cards.get(self.found()).copied()
    }

    /// All cards, the uncovered ones first.
    pub(super) fn all(&self) -> &[Card] {
        &self.cards
    }

    /// All cards, the uncovered ones first, to be replaced by others.
    pub(super) fn all_mut(&mut self) -> &mut [Card] {
        &mut self.cards
    }

    /// The known cards still to be found.
    pub fn known_left(&self) -> TreasureSet {
        self.left().iter().copied().flatten().collect()
    }

    fn found(&self) -> usize {
        usize::from(self.uncovered)
    }

    /// Uncovers the card at this index of [`left`](Hand::left), which is or turns out to be `treasure`.
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

    /// Makes an unknown card still to be found known. Returns whether there was one.
    pub(super) fn learn(&mut self, treasure: Treasure) -> bool {
        let found = self.found();
        let unknown = self.cards[found..].iter_mut().find(|card| card.is_none());
        unknown.map(|card| *card = Some(treasure)).is_some()
    }

    /// Hides the cards still to be found from this index of [`left`](Hand::left) on.
    pub(super) fn hide_from(&mut self, place: usize) {
        let from = (self.found() + place).min(self.cards.len());
        self.cards[from..].fill(None);
    }

    /// Sorts the cards still to be found alphabetically, unknown ones last.
    pub(super) fn sort(&mut self) {
        let found = self.found();
        self.cards[found..].sort_by_key(|card| (card.is_none(), *card));
    }
}
