//! Matches between engines, their records and statistics, and tuning by matches.

#[path = "../../examples/labyrinth_player/player.rs"]
mod player;
#[path = "../../examples/labyrinth_player/protocol.rs"]
mod protocol;

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

/// A match of a test starts this program as an engine.
#[test]
fn rogue_engine() {
    test_support::rogue::be();
}
