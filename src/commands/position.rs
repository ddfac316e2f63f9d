//! The flags that give a command its position.

use crate::laser::rules::{FenError, Position, Rules, Setup};
use clap::Args;

/// A position and the rules that it is played by.
#[derive(Args, Clone, Debug)]
pub struct PositionArgs {
    /// An official setup [default: ace]
    #[arg(long, value_name = "NAME", conflicts_with = "fen")]
    setup: Option<Setup>,
    /// A position in FEN, instead of a setup
    #[arg(long)]
    fen: Option<String>,
    /// Let a King turn: a pass that fires
    #[arg(long)]
    king_turns: bool,
    /// Let a swap put the other piece on a square closed to it
    #[arg(long)]
    swap_onto_closed: bool,
}

impl PositionArgs {
    /// The position of the flags, to be played by their rules.
    ///
    /// # Errors
    /// When the FEN is not that of a valid position.
    pub fn position(&self) -> Result<Position, FenError> {
        let rules = Rules {
            king_turns: self.king_turns,
            swap_onto_closed: self.swap_onto_closed,
        };
        let setup = self.setup.unwrap_or_default().fen();
        Position::from_fen(self.fen.as_deref().unwrap_or(setup), rules)
    }
}
