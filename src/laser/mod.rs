//! Laser Chess: its rules, boards drawn as text and SVG, evaluation and search.
//!
//! Each module uses only those before it in this list: [`scale`], [`rules`], [`render`], [`openings`],
//! [`eval`], [`search`], [`random_setups`], [`solver`], which proves short wins by the rules alone,
//! [`mod@bench`], the node count that identifies a version of the search, [`mod@review`], what every move of a game was
//! worth, and [`book`], moves to open a game with.

pub mod bench;
pub mod book;
pub mod eval;
pub mod openings;
pub mod random_setups;
pub mod render;
pub mod review;
pub mod rules;
pub mod scale;
pub mod search;
pub mod solver;
