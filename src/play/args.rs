//! The arguments of the command `play`.

use crate::arguments::seconds;
use crate::laser::rules::Color;
use crate::laser::search::Strength;
use clap::Args;
use std::time::Duration;

/// Hundredths of a level, in which [`Strength`] counts.
pub(super) const LEVEL: u32 = 100;

/// The level of full strength.
pub(super) const FULL_LEVEL: u8 = (Strength::FULL / LEVEL) as u8;

/// The arguments of `akhet play`, without those of the position.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The colour you play: blue, who moves first, or red
    #[arg(long, alias = "colour", value_name = "COLOR", default_value = "blue", value_parser = color)]
    pub(super) color: Color,
    /// Two people play; the engine moves only on the command go
    #[arg(long, conflicts_with_all = ["color", "watch"])]
    pub(super) two_players: bool,
    /// The engine plays both sides, at a terminal with a second between moves; Ctrl-C pauses it
    #[arg(long, conflicts_with = "color")]
    pub(super) watch: bool,
    /// How well the engine plays, from 0 (against a beginner) to 20 (full strength): the option
    /// Skill Level of the protocol [default: 5, or 20 with --time]
    #[arg(long, alias = "skill-level", value_name = "N", value_parser = clap::value_parser!(u8).range(..=i64::from(FULL_LEVEL)))]
    pub(super) level: Option<u8>,
    /// Time for each of the engine's moves [default: 2 at level 20; lower levels search few nodes
    /// and answer at once]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) time: Option<Duration>,
    /// Solve puzzles, from this number on or from a random one: Blue, to move, wins by force
    #[arg(long, value_name = "N", num_args = 0..=1, conflicts_with_all = ["color", "two_players", "watch", "level", "time", "hash", "setup", "fen", "king_turns", "swap_onto_closed"])]
    pub(super) puzzle: Option<Option<u32>>,
    /// Draw the board with ASCII alone [default: on a dumb terminal or without a UTF-8 locale]
    #[arg(long)]
    pub(super) ascii: bool,
    /// Size of the engine's transposition table
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    pub(super) hash: u32,
}

fn color(text: &str) -> Result<Color, String> {
    let color = Color::ALL
        .into_iter()
        .find(|color| color.word().eq_ignore_ascii_case(text));
    color.ok_or_else(|| "expected blue or red".to_owned())
}
