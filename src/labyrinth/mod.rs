//! Labyrinth, Ravensburger's game of sliding tiles, for two to four players: its rules ([`rules`]) and
//! boards drawn as text and SVG ([`render`]). Nothing here knows the laser game.

pub mod render;
pub mod rules;
