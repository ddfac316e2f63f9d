//! The lines that go out about Labyrinth's searches and evaluation.

use super::command::player_word;
use crate::labyrinth::search::{Estimate, Info, Score};
use crate::protocol::dialect::Dialect;
use crate::running::per_second;
use std::fmt::Write;

/// The score as a report writes it. A win or loss is counted in moves of the player who wins or loses,
/// in UGI in plies.
fn score(dialect: Dialect, players: u32, score: Score) -> String {
    let mate = |plies: u32| dialect.mate(plies, plies.div_ceil(players));
    match score {
        Score::Points(points) => format!("cp {points}"),
        Score::Wins(plies) => format!("mate {}", mate(plies)),
        Score::Loses(plies) => format!("mate -{}", mate(plies)),
    }
}

/// The `info` line of a search's report in a game of `players` players, with the expected results if
/// `show_wdl`.
pub(super) fn info(dialect: Dialect, players: u32, show_wdl: bool, info: &Info<'_>) -> String {
    let wdl = if show_wdl {
        let win = thousandths(info.score.chance());
        format!(" wdl {win} 0 {}", 1000 - win)
    } else {
        String::new()
    };
    let mut line = format!(
        "info depth {} score {}{wdl} nodes {} nps {} time {} pv",
        info.depth,
        score(dialect, players, info.score),
        info.nodes,
        per_second(info.nodes, info.time),
        info.time.as_millis(),
    );
    for mv in info.pv {
        // Writing to a string cannot fail.
        let _ = write!(line, " {mv}");
    }
    line
}

/// A chance in thousandths, 0 to 1000.
fn thousandths(chance: f32) -> u32 {
    (chance.clamp(0.0, 1.0) * 1000.0).round() as u32
}

/// `eval blue steps 13 next 480 win 512`: what is expected of a player.
pub(super) fn estimate(estimate: &Estimate) -> String {
    format!(
        "eval {} steps {} next {} win {}",
        player_word(estimate.seat),
        estimate.steps,
        thousandths(estimate.next),
        thousandths(estimate.win),
    )
}
