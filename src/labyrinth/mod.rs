//! Labyrinth, Ravensburger's game of sliding tiles, for two to four players. Nothing here knows the laser
//! game.

pub mod rules;
