//! Words and figures that the table, the annotated PGN and the report share.

use super::review::{Budget, Mark, PlyReview, Review, Side};
use crate::arena::records::pgn::PgnGame;
use crate::arena::records::{GameOutcome, Reason, Score};
use crate::laser::rules::{Color, Move, Position};
use crate::laser::search;

/// A game and its review, which lacks the first plies if it was interrupted.
pub(super) struct ReviewedGame {
    pub(super) game: PgnGame,
    pub(super) review: Review,
}

impl ReviewedGame {
    /// The position before the first move.
    pub(super) fn start(&self) -> &Position {
        self.game.record.start()
    }

    /// A player's name. What does not print is replaced.
    pub(super) fn player(&self, color: Color) -> String {
        printable(self.game.game.player(color))
    }

    /// The result, and why the game ended as far as that is known.
    pub(super) fn result(&self) -> String {
        let game = &self.game.game;
        match game.reason {
            Reason::Unknown => game.result.to_string(),
            _ if game.result == GameOutcome::Unfinished => game.result.to_string(),
            reason => format!("{}, {reason}", game.result),
        }
    }
}

/// A text from a file, safe to show in a line: what does not print is replaced.
fn printable(text: &str) -> String {
    text.replace(char::is_control, "?")
}

/// The score as records write it: mates in moves of the winner.
pub(super) fn record_score(score: search::Score) -> Score {
    match score {
        search::Score::Points(points) => Score::Cp(points),
        search::Score::Wins(plies) => Score::Mate(search::win_moves(plies) as i32),
        search::Score::Loses(plies) => Score::Mate(-(search::loss_moves(plies) as i32)),
    }
}

/// A score of this player's, from Blue: hundreds of points, or `M` with the moves to the end of the game.
pub(super) fn blue_score(color: Color, score: search::Score) -> String {
    let sign = match color {
        Color::Blue => 1,
        Color::Red => -1,
    };
    match record_score(score) {
        Score::Cp(points) => format!("{:+.2}", f64::from(sign * points) / 100.0),
        Score::Mate(moves) => {
            let sign = if sign * moves > 0 { '+' } else { '-' };
            format!("{sign}M{}", moves.unsigned_abs())
        }
    }
}

/// The moves of a line, with blanks between them.
pub(super) fn line(moves: &[Move]) -> String {
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    moves.join(" ")
}

/// The sign that annotators put behind such a move.
pub(super) fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}

/// The numeric annotation glyph of the PGN standard.
pub(super) fn glyph(mark: Mark) -> u8 {
    match mark {
        Mark::Inaccuracy => 6,
        Mark::Mistake => 2,
        Mark::Blunder => 4,
    }
}

/// What is wrong with a move, as `blunder, missed win in 2`; empty if nothing is.
pub(super) fn verdict(ply: &PlyReview) -> String {
    let mark = ply.mark.map(|mark| mark.word().to_owned());
    let missed = ply.missed_win.map(|plies| {
        let moves = search::win_moves(plies);
        format!("missed win in {moves}")
    });
    let parts: Vec<String> = mark.into_iter().chain(missed).collect();
    parts.join(", ")
}

/// The accuracy, as `93.1 %`, or a dash without a move.
pub(super) fn accuracy(side: &Side) -> String {
    match side.accuracy {
        Some(accuracy) => format!("{accuracy:.1} %"),
        None => "–".to_owned(),
    }
}

/// The counts of a player's faults, as `1 inaccuracy, 0 mistakes, 2 blunders, 0 missed wins`.
pub(super) fn faults(side: &Side) -> String {
    let [inaccuracies, mistakes, blunders] = side.marks;
    [
        (inaccuracies, "inaccuracy", "inaccuracies"),
        (mistakes, "mistake", "mistakes"),
        (blunders, "blunder", "blunders"),
        (side.missed_wins, "missed win", "missed wins"),
    ]
    .map(|(count, one, many)| match count {
        1 => format!("1 {one}"),
        _ => format!("{count} {many}"),
    })
    .join(", ")
}

/// What was spent on a position, as `20000 nodes` or `0.5 s`.
pub(super) fn budget(budget: Budget) -> String {
    match budget {
        Budget::Nodes(nodes) => format!("{nodes} nodes"),
        Budget::Time(time) => format!("{} s", time.as_secs_f64()),
    }
}
