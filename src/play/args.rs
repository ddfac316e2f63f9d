//! The arguments of the command `play`.

use super::skill::{FULL_LEVEL, Skill};
use crate::arguments::seconds;
use crate::laser::render::Charset;
use crate::lines::Quoted;
use clap::Args;
use std::time::Duration;

/// The arguments of `akhet play`, without those of the position.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The colour you play: blue, who moves first, or red; Labyrinth: one or more of blue, yellow,
    /// orange and green, such as blue,orange [default: blue]
    #[arg(long, alias = "colour", value_name = "COLOR", value_delimiter = ',')]
    pub(super) color: Vec<String>,
    /// Laser Chess: two people play; the engine moves only on the command go
    #[arg(long, conflicts_with_all = ["color", "watch"])]
    pub(super) two_players: bool,
    /// The engine plays all sides, with a second between moves at a terminal; Ctrl-C pauses it
    #[arg(long, conflicts_with = "color")]
    pub(super) watch: bool,
    /// The engine's strength, from 0 (for a beginner) to 20 (full strength): the protocol's Skill
    /// Level [default: 5, or 20 with --time]
    #[arg(long, alias = "skill-level", value_name = "N", value_parser = clap::value_parser!(u8).range(..=i64::from(FULL_LEVEL)))]
    pub(super) level: Option<u8>,
    /// Time for each of the engine's moves [default: 2 at level 20; lower levels search few nodes
    /// and answer at once]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) time: Option<Duration>,
    /// Laser Chess: solve puzzles from number N on, or from a random one
    #[arg(long, value_name = "N", num_args = 0..=1, conflicts_with_all = ["color", "two_players", "watch", "level", "time", "hash", "variant", "setup", "fen", "king_turns", "swap_onto_closed", "deal", "players", "free_order", "no_return"])]
    pub(super) puzzle: Option<Option<u32>>,
    /// Draw the board in ASCII [default: on a dumb terminal or without a UTF-8 locale]
    #[arg(long)]
    pub(super) ascii: bool,
    /// Size of the engine's transposition table
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    pub(super) hash: u32,
}

impl PlayArgs {
    /// How boards are drawn.
    pub(super) fn charset(&self) -> Charset {
        if self.ascii {
            Charset::Ascii
        } else {
            Charset::from_env()
        }
    }

    /// How well the engine plays.
    pub(super) fn skill(&self) -> Skill {
        Skill::new(self.level, self.time)
    }
}

/// A word of `--color` that names no player of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid value '{word}' for '--color <COLOR>': expected {expected}")]
pub(super) struct WrongColor {
    pub(super) word: Quoted,
    /// The colours of the game.
    pub(super) expected: String,
}
