//! Akhet, an engine for Laser Chess (Khet 2.0).
//!
//! The rooms, each of which knows only those above it in this list: [`game`], the rules;
//! [`render`], pictures of a position; [`eval`], how good it is; [`search`], the best move;
//! [`protocol`], the face for programs; [`play`], the face for people; [`arena`], engines against
//! engines, which knows the rules and nothing of the search; [`openings`], the maker of suites to
//! begin matches with; [`mod@bench`], the measure of the search.

pub mod arena;
pub mod bench;
pub mod eval;
mod files;
pub mod game;
mod lines;
pub mod openings;
pub mod play;
pub mod protocol;
pub mod render;
pub mod search;
