//! `akhet book`: grows an opening book by searches of the engine itself. `docs/book.md` says how.

mod command;
mod grow;
mod journal;
mod results;
mod tree;

pub use command::{BookArgs, run};
