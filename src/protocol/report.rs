//! The reports of a search of any game, in words.

use super::adapter::Adapter;
use super::dialect::Dialect;
use super::task::Reports;
use crate::search::review::Mark;
use crate::search::{Bound, Handler, Info, Score, per_second};
use std::fmt::{Display, Write};

/// Sends the reports of a search of this game.
pub(super) struct Reporter<'a, G> {
    pub(super) reports: &'a Reports,
    pub(super) game: &'a G,
    /// Whether a report says which of the best lines it is about.
    pub(super) numbered: bool,
}

impl<G: Adapter> Handler<G::Move> for Reporter<'_, G> {
    fn info(&mut self, info: &Info<'_, G::Move>) {
        let Reports {
            dialect, show_wdl, ..
        } = *self.reports;
        let mut line = format!("info depth {}", info.depth);
        // Writing to a string cannot fail.
        let _ = info.seldepth.map(|plies| write!(line, " seldepth {plies}"));
        if self.numbered {
            let _ = write!(line, " multipv {}", info.multi_pv);
        }
        let moves = self.game.mate_moves(info.score);
        let _ = write!(line, " score {}", score(dialect, info.score, moves));
        line.push_str(match info.bound {
            Bound::Exact => "",
            Bound::Lower => " lowerbound",
            Bound::Upper => " upperbound",
        });
        if show_wdl {
            let [win, draw, loss] = self.game.wdl(info.score);
            let _ = write!(line, " wdl {win} {draw} {loss}");
        }
        let (nodes, rate) = (info.nodes, per_second(info.nodes, info.time));
        let _ = write!(line, " nodes {nodes} nps {rate}");
        let _ = info.hashfull.map(|share| write!(line, " hashfull {share}"));
        let _ = write!(line, " time {} pv", info.time.as_millis());
        for mv in info.pv {
            let _ = write!(line, " {mv}");
        }
        self.reports.send(line);
    }

    fn root_move(&mut self, depth: u32, mv: G::Move, number: usize) {
        let line = format!("info depth {depth} currmove {mv} currmovenumber {number}");
        self.reports.send(line);
    }
}

/// `move M score SCORE wdl W D L best M drop D`: what a review says of a move in either game.
pub(super) fn value_of_move<M: Display>(
    [played, best]: [M; 2],
    score: &str,
    [win, draw, loss]: [u32; 3],
    drop: u32,
) -> String {
    format!("move {played} score {score} wdl {win} {draw} {loss} best {best} drop {drop}")
}

/// ` mark MARK missed SCORE`, or the part of it that the move deserves. `missed` is the score of the win missed.
pub(super) fn faults(mark: Option<Mark>, missed: Option<&str>) -> String {
    let mark = mark.map_or(String::new(), |mark| format!(" mark {}", mark.word()));
    mark + &missed.map_or(String::new(), |score| format!(" missed {score}"))
}

/// A score as replies write it. A win or loss is counted in these moves of the winner, or in plies in UGI.
pub(super) fn score(dialect: Dialect, score: Score, moves: u32) -> String {
    match score {
        Score::Points(points) => format!("cp {points}"),
        Score::Wins(plies) => format!("mate {}", dialect.mate(plies, moves)),
        Score::Loses(plies) => format!("mate -{}", dialect.mate(plies, moves)),
    }
}
