//! Opening books and puzzles.

use super::with_checksum;
use akhet::laser::book::Book;
use akhet::laser::rules::{Record, Setup};
use akhet_records::puzzles::read_puzzles;

/// A book file, as it is and with a correct checksum: every book survives a round trip, and its moves from the setups
/// are legal.
pub fn book(data: &[u8]) {
    for file in [data, &with_checksum(data.to_vec())] {
        let Ok(book) = Book::from_bytes(file) else {
            continue;
        };
        assert_eq!(Book::from_bytes(&book.to_bytes()).as_ref(), Ok(&book));
        assert!(book.positions() <= book.len());
        for setup in Setup::OFFICIAL {
            for mv in book.moves(setup.position()) {
                let _ = mv.score();
                let mut game = Record::new(setup.position().clone());
                game.play(mv.mv).expect("a legal move");
                for reply in book.moves(game.position()) {
                    assert!(game.position().check(reply.mv).is_ok(), "{}", reply.mv);
                }
            }
        }
    }
}

/// A file of puzzles: each survives a round trip.
pub fn puzzles(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(puzzles) = read_puzzles(text) else {
        return;
    };
    let written: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    let again = read_puzzles(&written).expect("what is written can be read");
    assert_eq!(again, puzzles);
}
