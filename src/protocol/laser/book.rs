//! The opening book over the protocol: its file, its moves, and `go` answered from it.

use super::{Options, Session, check_goes_on, read_option_file, reply};
use crate::laser::book::{Book, shipped};
use crate::laser::rules::Record;
use crate::laser::search::Limits;
use crate::protocol::dialect::Dialect;
use crate::protocol::refusal::Refusal;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::path::Path;
use std::sync::Arc;

/// Loads the book of this file, or chooses the shipped one.
pub(super) fn set_file(session: &mut Session, file: Option<&Path>) -> Result<(), Refusal> {
    session.options.book = match file {
        None => None,
        Some(file) => {
            let (command, read) = ("setoption: BookFile", Book::from_bytes);
            Some(read_option_file(
                session,
                command,
                file,
                Book::MAX_BYTES,
                read,
            )?)
        }
    };
    Ok(())
}

fn book(options: &Options) -> Option<&Arc<Book>> {
    match &options.book {
        Some(book) => Some(book),
        None => shipped(),
    }
}

/// The moves of the position on the board, best first, and the line that ends them.
pub(super) fn moves(session: &Session) -> Result<Vec<String>, Refusal> {
    session.context.permissions.check_search("book")?;
    let book = book(&session.options);
    let book = book.ok_or_else(|| Refusal::failed("book", "there is no book here"))?;
    check_goes_on("book", &session.game)?;
    let dialect = session.context.dialect;
    let moves = book.moves(session.game.position());
    let lines = moves.iter().map(|mv| reply::book_move(dialect, mv));
    Ok(lines.chain(["bookok".to_owned()]).collect())
}

/// The answer to a `go` from the book. `None` if the book must not be used (analysis wants a search, and a
/// weaker level has no book) or has no move to play.
pub(super) fn answer(
    game: &Record,
    limits: &Limits,
    options: &Options,
    dialect: Dialect,
    seed: u64,
) -> Option<Vec<String>> {
    let is_analysis = options.analyse
        || limits.infinite
        || limits.mate.is_some()
        || limits.multi_pv > 1
        || !limits.search_moves.is_empty();
    if !options.own_book || is_analysis || limits.strength.is_some() {
        return None;
    }
    let book = book(options)?;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let chosen = book.choose(game, options.book_variety, &mut random)?;
    let mut after = game.position().clone();
    after.play_unchecked(chosen.mv);
    let expected = book.moves(&after).first().map(|reply| reply.mv);
    let report = reply::book_report(dialect, &chosen);
    Some(vec![report, dialect.best_move(Some(chosen.mv), expected)])
}
