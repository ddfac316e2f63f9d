//! The rules of both games: positions, moves, records, notation, against vectors and properties.

mod fen;
mod grid;
mod labyrinth_fen;
mod labyrinth_marks;
mod labyrinth_perft;
mod labyrinth_properties;
mod labyrinth_vectors;
mod perft;
mod properties;
mod record;
mod vectors;
