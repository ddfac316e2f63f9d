//! The prompt for people, and puzzles.

#[path = "../mazes/mod.rs"]
mod mazes;

mod play_labyrinth;
mod play_labyrinth_saved;
mod prompt;
mod puzzles;
