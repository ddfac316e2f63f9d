//! The lines that go out.

use crate::laser::rules::{BeamEnd, Color, GameResult, Move, Position, Undo, optics};
use crate::laser::search::{Bound, Info, Outcome, Score, Wdl};
use std::fmt::{self, Write};

/// In which of three ways the engine speaks. The commands are the same in all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// The Universal Chess Interface's.
    #[default]
    Uci,
    /// The Universal Game Interface's.
    Ugi,
    /// That of MIT's Khet engines of 2011.
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

    /// The score as it is written: wins and losses in the mover's own moves, in UGI in plies.
    fn score(self, score: Score) -> String {
        let count = |plies: u32| match self {
            Dialect::Ugi => plies,
            Dialect::Uci | Dialect::Uki => plies.div_ceil(2),
        };
        match score {
            Score::Points(points) => format!("cp {points}"),
            Score::Wins(plies) => format!("mate {}", count(plies)),
            Score::Loses(plies) => format!("mate -{}", count(plies)),
        }
    }

    /// The line about an iteration, with what its score promises if that is to be told.
    pub fn info(self, info: &Info<'_>, chances: Option<Wdl>) -> String {
        let bound = match info.bound {
            Bound::Exact => "",
            Bound::Lower => " lowerbound",
            Bound::Upper => " upperbound",
        };
        let chances = match chances {
            Some(Wdl { win, draw, loss }) => format!(" wdl {win} {draw} {loss}"),
            None => String::new(),
        };
        let milliseconds = info.time.as_millis();
        let mut line = format!(
            "info depth {} seldepth {} multipv {} score {}{bound}{chances} nodes {} nps {} hashfull {} time {milliseconds} pv",
            info.depth,
            info.seldepth,
            info.multi_pv,
            self.score(info.score),
            info.nodes,
            per_second(info.nodes, info.time),
            info.hashfull,
        );
        for mv in info.pv {
            // Writing to a string can not fail.
            let _ = write!(line, " {mv}");
        }
        line
    }

    /// The line about the root's move that is searched now, the `number`th from 1. It is the same
    /// in all dialects.
    pub fn root_move(self, depth: u32, mv: Move, number: usize) -> String {
        format!("info depth {depth} currmove {mv} currmovenumber {number}")
    }

    /// The line that ends a search. Only UCI has a word for the expected answer.
    pub fn best_move(self, outcome: &Outcome) -> String {
        match (outcome.best, outcome.ponder, self) {
            (None, ..) => "bestmove none".to_owned(),
            (Some(best), Some(ponder), Dialect::Uci) => format!("bestmove {best} ponder {ponder}"),
            (Some(best), ..) => format!("bestmove {best}"),
        }
    }
}

/// So many in this time, per second; times too short to measure count as a microsecond.
pub fn per_second(count: u64, time: std::time::Duration) -> u64 {
    let microseconds = time.as_micros().max(1);
    u64::try_from(u128::from(count) * 1_000_000 / microseconds).unwrap_or(u64::MAX)
}

/// How a beam ends: `out`, `shield j5`, `laser j1`, `hit a5`.
pub struct End(pub BeamEnd);

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            BeamEnd::Out => write!(f, "out"),
            BeamEnd::Shield(square) => write!(f, "shield {square}"),
            BeamEnd::Laser(square) => write!(f, "laser {square}"),
            BeamEnd::Hit(square) => write!(f, "hit {square}"),
        }
    }
}

/// `beam blue path j2 j3 ... end out`: the squares in the order in which the light visits them.
pub fn beam(position: &Position, color: Color) -> String {
    let mut line = format!("beam {} path", color.word());
    for step in optics::beam_steps(position.board(), color) {
        let _ = write!(line, " {}", step.square);
    }
    let _ = write!(line, " end {}", End(position.beam(color).end()));
    line
}

/// `played e4e5 end out result *`
pub fn played(ply: &Undo, result: GameResult) -> String {
    format!(
        "played {} end {} result {}",
        ply.mv,
        End(ply.shot.end()),
        result.score()
    )
}

/// The words of UGI for a result.
pub fn result_word(result: GameResult) -> &'static str {
    match (result, result.winner()) {
        (GameResult::Ongoing, _) => "none",
        (_, Some(Color::Blue)) => "p1win",
        (_, Some(Color::Red)) => "p2win",
        (_, None) => "draw",
    }
}
