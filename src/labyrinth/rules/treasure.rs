//! Treasures, the pictures on tiles and cards, and sets of them.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitOr, BitOrAssign, Sub};

/// One of the 24 treasures, which the notation calls A to X.
///
/// One byte, never 0, so an `Option<Treasure>` is one byte too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    #[inline]
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

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of treasures. The operators `|` and `-` are union and difference; iteration is in the order
/// of the alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
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

    /// The treasures in the order of the alphabet.
    pub fn iter(self) -> impl Iterator<Item = Treasure> {
        Treasure::all().filter(move |&treasure| self.contains(treasure))
    }
}

impl BitOr for TreasureSet {
    type Output = TreasureSet;
    fn bitor(self, other: TreasureSet) -> TreasureSet {
        TreasureSet(self.0 | other.0)
    }
}

impl BitOrAssign for TreasureSet {
    fn bitor_assign(&mut self, other: TreasureSet) {
        self.0 |= other.0;
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
