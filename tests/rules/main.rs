//! The rules of both games: positions, moves, records, notation, against vectors and properties.

#[path = "../common/mod.rs"]
mod common;
#[path = "../labyrinth/mod.rs"]
mod labyrinth;

mod fen;
mod grid;
mod labyrinth_fen;
mod labyrinth_marks;
mod labyrinth_perft;
mod labyrinth_properties;
mod labyrinth_vectors;
mod perft;
mod pictures;
mod properties;
mod record;
mod vectors;
