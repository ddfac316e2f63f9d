//! Matches between engines, their records and statistics, and tuning by matches.

#[path = "../engine/mod.rs"]
mod engine;
#[path = "../field/mod.rs"]
mod field;
#[path = "../../examples/labyrinth_player/player.rs"]
mod player;
#[path = "../../examples/labyrinth_player/protocol.rs"]
mod protocol;
#[path = "../rogue/mod.rs"]
mod rogue;
#[path = "../table/mod.rs"]
mod table;

mod fastchess;
mod faults;
mod files;
mod labyrinth_matches;
mod matches;
mod pgn;
mod pgn_faults;
mod resume;
mod settings;
mod stats;
mod tune;
