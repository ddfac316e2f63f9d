//! Labyrinth, Ravensburger's game of sliding tiles, for two to four players: its rules ([`rules`]),
//! estimates of who wins ([`eval`]), the search for the best turn ([`search`]), reviews ([`mod@review`]) and its signature ([`mod@bench`]),
//! and boards drawn as text and SVG ([`render`]). Nothing here knows the laser game.

pub mod bench;
pub mod eval;
pub mod render;
pub mod review;
pub mod rules;
pub mod search;
