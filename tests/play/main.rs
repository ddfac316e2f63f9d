//! The prompt for people, puzzles and mistakes.

mod beginner;
mod labyrinth_puzzles;
mod languages;
mod mazes;
mod mistakes;
mod pipes;
mod play_labyrinth;
mod play_labyrinth_saved;
mod play_labyrinth_table;
mod prompt;
mod prompt_saved;
mod puzzles;
#[cfg(target_os = "linux")]
mod terminal;
