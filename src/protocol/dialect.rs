//! The dialects of the protocol.

use super::go::NO_MOVE;
use std::fmt::Display;

/// The dialect that the engine speaks. The commands are the same in all three; replies and some
/// defaults differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// UCI, the Universal Chess Interface.
    #[default]
    Uci,
    /// UGI, the Universal Game Interface.
    Ugi,
    /// UKI, the interface of MIT's Khet engines of 2011.
    Uki,
}

impl Dialect {
    /// The line that ends the handshake.
    pub fn ok(self) -> &'static str {
        match self {
            Dialect::Uci => "uciok",
            Dialect::Ugi => "ugiok",
            Dialect::Uki => "ukiok",
        }
    }

    /// The number after `mate`: the winner's moves, or plies in UGI.
    pub(super) fn mate(self, plies: u32, moves: u32) -> u32 {
        match self {
            Dialect::Ugi => plies,
            Dialect::Uci | Dialect::Uki => moves,
        }
    }

    /// The line that ends a search. Only UCI names the expected reply (`ponder`).
    pub(super) fn best_move<M: Display>(self, best: Option<M>, ponder: Option<M>) -> String {
        match (best, ponder, self) {
            (None, ..) => NO_MOVE.to_owned(),
            (Some(best), Some(ponder), Dialect::Uci) => format!("bestmove {best} ponder {ponder}"),
            (Some(best), ..) => format!("bestmove {best}"),
        }
    }
}
