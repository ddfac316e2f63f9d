//! `akhet book`: grows an opening book from the engine's own searches. `docs/book.md` says how.

mod command;
mod grow;
mod journal;
mod results;
mod tree;

pub use command::{BookArgs, run};
