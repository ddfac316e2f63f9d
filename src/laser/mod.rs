//! The laser game's wing: everything that knows the rules of Laser Chess.
//!
//! The modules, each of which knows only those above it in this list: [`rules`], [`render`],
//! [`eval`], [`search`], and [`mod@bench`], the search's signature.

pub mod bench;
pub mod eval;
pub mod render;
pub mod rules;
pub mod search;
