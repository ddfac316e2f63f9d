//! `akhet book`: grows a book of openings by searches of the engine itself. `docs/book.md` says how.

mod command;
mod grow;
mod journal;
mod results;
mod tree;

pub use command::{BookArgs, run};
