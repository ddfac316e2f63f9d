//! An opening book: positions, each with its best moves, their scores, and how games with them ended.
//! `akhet book` grows one.
//!
//! A position and the one with the players exchanged are the same to a book: it stores both with Blue to move.
//! It knows only the publisher's rules.

mod file;

use crate::laser::rules::{Color, Move, Position, Record, Rules};
use crate::laser::search::Score;
use crate::search::{Value, mate_at, mated_at};
pub use file::BookError;
use rand::{Rng, RngExt};
use std::sync::{Arc, OnceLock};

static SHIPPED: OnceLock<Arc<Book>> = OnceLock::new();

/// The file of the shipped book, until the book is asked for.
static FILE: OnceLock<&[u8]> = OnceLock::new();

/// The book that comes with the program; none before [`ship`] or [`ship_on_demand`].
pub fn shipped() -> Option<&'static Arc<Book>> {
    if SHIPPED.get().is_none()
        && let Some(file) = FILE.get()
    {
        let _ = ship(file);
    }
    SHIPPED.get()
}

/// [`ship`] of a valid file, which is read only when the book is asked for.
pub fn ship_on_demand(file: &'static [u8]) {
    FILE.get_or_init(|| file);
}

/// Makes the book in this file the shipped one, unless there is one already.
///
/// # Errors
/// As [`Book::from_bytes`].
pub fn ship(bytes: &[u8]) -> Result<(), BookError> {
    let book = Book::from_bytes(bytes)?;
    SHIPPED.get_or_init(|| Arc::new(book));
    Ok(())
}

/// A book. Its entries are sorted by key, and those of one position from the best move down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    about: String,
    entries: Vec<Entry>,
}

/// A move of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    /// The key of the position with Blue to move.
    key: u64,
    /// Blue's move.
    mv: BookMove,
}

/// A move of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// Its score for the player who makes it, in the search's encoding; [`BookMove::score`] decodes it.
    value: i16,
    /// How many plies the score looks ahead: those within the book, plus the depth of the search at their end.
    pub depth: u8,
    /// How games with it ended.
    pub results: Results,
}

/// How games ended, from the point of view of the player who made the move. If there are more than
/// 65,535 of one kind, all three are scaled down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Results {
    pub wins: u16,
    pub draws: u16,
    pub losses: u16,
}

impl Results {
    /// The results of these numbers of games.
    pub fn new(counts: [u64; 3]) -> Results {
        let most = counts.into_iter().max().unwrap_or(0).max(u16::MAX.into());
        let [wins, draws, losses] = counts.map(|count| {
            let scaled = u128::from(count) * u128::from(u16::MAX) / u128::from(most);
            u16::try_from(scaled).unwrap_or(u16::MAX)
        });
        Results {
            wins,
            draws,
            losses,
        }
    }

    /// The number of games.
    pub fn games(self) -> u32 {
        u32::from(self.wins) + u32::from(self.draws) + u32::from(self.losses)
    }
}

impl BookMove {
    /// A move with the score of a search, for the player who makes it.
    pub fn new(mv: Move, value: Value, depth: u32, results: Results) -> BookMove {
        BookMove {
            mv,
            value: value.clamp(mated_at(0), mate_at(0)) as i16,
            depth: u8::try_from(depth).unwrap_or(u8::MAX),
            results,
        }
    }

    /// The score, for the player who makes the move.
    pub fn score(&self) -> Score {
        Score::new(self.value.into())
    }
}

/// A position with Blue to move: the same, or with the players exchanged.
pub fn as_blue(position: &Position) -> Position {
    match position.side() {
        Color::Blue => position.clone(),
        Color::Red => position.flipped(),
    }
}

impl Book {
    /// A book of these moves, each with the key of its position [as Blue sees it](as_blue). `about` says how it was
    /// made, in lines that each end with `\n`; none of them is empty.
    pub fn new(about: String, moves: impl IntoIterator<Item = (u64, BookMove)>) -> Book {
        let entries = moves.into_iter().map(|(key, mv)| Entry { key, mv });
        let mut entries: Vec<Entry> = entries.collect();
        entries.sort_by_key(Entry::order);
        Book { about, entries }
    }

    /// The lines that say how the book was made.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// The number of positions.
    pub fn positions(&self) -> usize {
        self.entries
            .chunk_by(|one, next| one.key == next.key)
            .count()
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has no positions.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The moves of a position, best first; none if the book does not have the position.
    pub fn moves(&self, position: &Position) -> Vec<BookMove> {
        if position.rules() != Rules::default() || position.winner().is_some() {
            return Vec::new();
        }
        let key = as_blue(position).key();
        let begin = self.entries.partition_point(|entry| entry.key < key);
        let of_key = self.entries[begin..].iter();
        of_key
            .take_while(|entry| entry.key == key)
            .map(|entry| match position.side() {
                Color::Blue => entry.mv,
                Color::Red => BookMove {
                    mv: entry.mv.mv.flipped(),
                    ..entry.mv
                },
            })
            // Another position may have the same key.
            .filter(|mv| position.check(mv.mv).is_ok())
            .collect()
    }

    /// A move to play in this game: one that is at most `variety` points worse than the best, drawn with a weight
    /// that falls with each point, to 1 at the limit. `None` if the book has none, or if all of these repeat an
    /// arrangement of the game, since the book cannot know the value of a repetition.
    pub fn choose(&self, game: &Record, variety: u32, random: &mut impl Rng) -> Option<BookMove> {
        if game.result().is_over() {
            return None;
        }
        let moves = self.moves(game.position());
        let best = moves.first()?.value;
        let weight = |mv: &BookMove| (variety + 1).saturating_sub(best.abs_diff(mv.value).into());
        let repeats = |mv: Move| {
            let mut after = game.position().clone();
            after.play_unchecked(mv);
            game.board_key_counts().contains_key(&after.board_key())
        };
        let near = moves.iter().filter(|mv| weight(mv) > 0 && !repeats(mv.mv));
        let near: Vec<&BookMove> = near.collect();
        let total: u32 = near.iter().map(|mv| weight(mv)).sum();
        let mut drawn = random.random_range(0..total.max(1));
        near.into_iter().copied().find(|mv| {
            let is_drawn = drawn < weight(mv);
            drawn = drawn.saturating_sub(weight(mv));
            is_drawn
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::Setup;
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    /// The book of the moves c4b3 with 20 points, e1f2 with 12 and c5R with -30 in the setup ace.
    pub(super) fn small() -> Book {
        let key = Setup::Ace.position().key();
        let moves = [("c5R", -30, 11), ("c4b3", 20, 14), ("e1f2", 12, 9)];
        let moves = moves.map(|(mv, value, depth)| {
            let results = Results::new([3, 2, 1]);
            (
                key,
                BookMove::new(mv.parse().unwrap(), value, depth, results),
            )
        });
        let other = BookMove::new("a1a2".parse().unwrap(), mate_at(7), 3, Results::default());
        let about = "engine Akhet 1\n".to_owned();
        Book::new(about, moves.into_iter().chain([(key ^ 1, other)]))
    }

    fn names(moves: &[BookMove]) -> Vec<String> {
        moves.iter().map(|mv| mv.mv.to_string()).collect()
    }

    #[test]
    fn a_position_has_its_moves_from_either_side() {
        let book = small();
        assert_eq!((book.positions(), book.len()), (2, 4));
        let ace = Setup::Ace.position();
        assert_eq!(names(&book.moves(ace)), ["c4b3", "e1f2", "c5R"]);
        let flipped = book.moves(&ace.flipped());
        assert_eq!(names(&flipped), ["h5i6", "f8e7", "h4R"]);
        assert_eq!(flipped[0].score(), Score::Points(20));
        assert!(book.moves(Setup::Grail.position()).is_empty());
        let rules = Rules {
            king_turns: true,
            ..Rules::default()
        };
        let other = Position::from_fen(Setup::Ace.fen(), rules).unwrap();
        assert!(book.moves(&other).is_empty());
    }

    #[test]
    fn moves_near_the_best_are_drawn_by_their_weight() {
        let book = small();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut game = Record::new(Setup::Ace.position().clone());
        let mut draw = |game: &Record, variety| {
            let mut counts = [0; 3];
            for _ in 0..1000 {
                if let Some(mv) = book.choose(game, variety, &mut random) {
                    let at = ["c4b3", "e1f2", "c5R"].map(|name| name == mv.mv.to_string());
                    counts[at.iter().position(|&is| is).unwrap()] += 1;
                }
            }
            counts
        };
        assert_eq!(draw(&game, 0), [1000, 0, 0]);
        assert_eq!(draw(&game, 7), [1000, 0, 0]);
        // The weights are 9 and 1.
        let [best, second, third] = draw(&game, 8);
        assert!((60..140).contains(&second) && best + second == 1000 && third == 0);
        let [best, second, third] = draw(&game, 50);
        assert!(best > second && second > third && third > 0);
        // Both Kings' neighbours go and come back: the position after c4b3 has already occurred.
        for mv in ["c4b3", "h5i6", "b3c4", "i6h5"] {
            game.play(mv.parse().unwrap()).unwrap();
        }
        assert_eq!(draw(&game, 0), [0; 3]);
        assert_eq!(draw(&game, 8), [0, 1000, 0]);
    }

    #[test]
    fn the_shipped_book_has_all_setups() {
        ship(include_bytes!("../../../books/akhet.book")).unwrap();
        let book = shipped().unwrap();
        for setup in Setup::OFFICIAL {
            assert!(book.moves(setup.position()).len() > 1, "{setup}");
        }
    }

    #[test]
    fn many_games_keep_their_proportions() {
        let results = Results::new([131_070, 65_535, 7]);
        assert_eq!(
            (results.wins, results.draws, results.losses),
            (65_535, 32_767, 3)
        );
        assert_eq!(Results::new([5, 0, 65_535]).games(), 65_540);
    }
}
