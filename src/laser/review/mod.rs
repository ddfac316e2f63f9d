//! The review of a game: what every move was worth, and the best moves. A single move is judged in the same way.
//!
//! The plies are reviewed from last to first: when a position is searched, the transposition table
//! already has the game's continuation, and the loss by the move is known at once.

mod accuracy;
mod reviewer;

use crate::laser::rules::{Color, Move, Record};
use crate::laser::search::{Control, Score, Searcher, Wdl, win_moves};
pub use crate::search::review::{Budget, Mark};
use reviewer::Reviewer;

/// The default nodes for each position: about a second for a game of 50 plies.
pub const DEFAULT_NODES: u64 = 20_000;

/// The default nodes for each search of [`judge`]. `docs/analysis.md` says how often its verdicts agree with those of ten
/// times as many.
pub const DEFAULT_JUDGE_NODES: u64 = 200_000;

/// What a person who looks for a good move is told about one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The move has no mark.
    Right,
    /// The move wins by force, but the best line takes fewer moves.
    Slower,
    /// The move has a mark.
    Wrong,
}

impl Verdict {
    /// `right`, `slower` or `wrong`.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Right => "right",
            Verdict::Slower => "slower",
            Verdict::Wrong => "wrong",
        }
    }
}

/// The review of one ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyReview {
    /// The number of the ply, from 1.
    pub number: usize,
    /// Who played it.
    pub color: Color,
    /// The move played.
    pub played: Move,
    /// The score of the position before the move, from the mover's point of view.
    pub score: Score,
    /// The depth of the search behind it, in plies.
    pub depth: u32,
    /// The expected results before the move, for the mover.
    pub wdl: Wdl,
    /// The score of the move played, from the mover's point of view. Exact if the move ended the game.
    pub played_score: Score,
    /// The best line, which begins with the best move. Never empty.
    pub line: Vec<Move>,
    /// The best line after the move played, which begins with the other player's reply. Empty only if the
    /// move ended the game.
    pub refutation: Vec<Move>,
    /// The percentage points by which the move lowers the expected result, 0 to 100.
    pub drop: u32,
    /// The mark that the move deserves.
    pub mark: Option<Mark>,
    /// The plies to the end of the game by the best line, if that is a forced win and the move played
    /// gave it up.
    pub missed_win: Option<u32>,
}

impl PlyReview {
    /// The best move.
    pub fn best(&self) -> Move {
        self.line.first().copied().unwrap_or(self.played)
    }

    /// The verdict on the move.
    pub fn verdict(&self) -> Verdict {
        match (self.mark, self.score, self.played_score) {
            (Some(_), ..) => Verdict::Wrong,
            (None, Score::Wins(best), Score::Wins(played))
                if win_moves(played) > win_moves(best) =>
            {
                Verdict::Slower
            }
            _ => Verdict::Right,
        }
    }
}

/// The totals of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Side {
    /// The accuracy, 0 to 100, by lichess's formula; `None` if no move was reviewed.
    pub accuracy: Option<f64>,
    /// The number of moves with each mark, in the order of [`Mark::ALL`].
    pub marks: [u32; 3],
    /// The number of forced wins that were missed.
    pub missed_wins: u32,
}

/// The review of a game, as far as it went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// The plies in the order of the game: all of them, or the last ones if the review was stopped.
    pub plies: Vec<PlyReview>,
}

impl Review {
    /// The totals of this player.
    pub fn side(&self, color: Color) -> Side {
        let before = |ply: &PlyReview| blue_percent(ply.color, ply.wdl);
        let mut expected: Vec<f64> = self.plies.iter().map(before).collect();
        // The position after the last move.
        expected.extend(self.plies.last().map(|ply| match ply.color {
            Color::Blue => before(ply) - f64::from(ply.drop),
            Color::Red => before(ply) + f64::from(ply.drop),
        }));
        let theirs = || {
            let plies = self.plies.iter().enumerate();
            plies.filter(move |(_, ply)| ply.color == color)
        };
        let accuracies: Vec<(usize, f64)> = theirs()
            .map(|(index, ply)| (index, accuracy::of_move(ply.drop.into())))
            .collect();
        let count = |mark| theirs().filter(|(_, ply)| ply.mark == Some(mark)).count() as u32;
        Side {
            accuracy: accuracy::of_moves(&accuracies, &expected),
            marks: Mark::ALL.map(count),
            missed_wins: theirs().filter(|(_, ply)| ply.missed_win.is_some()).count() as u32,
        }
    }
}

/// Blue's expected result in per cent, from that of this player.
fn blue_percent(color: Color, wdl: Wdl) -> f64 {
    match color {
        Color::Blue => 100.0 * wdl.expected(),
        Color::Red => 100.0 * (1.0 - wdl.expected()),
    }
}

/// Reviews all plies of a game, from the last to the first, on the caller's thread and the searcher's
/// helpers, and calls `reviewed` with each. If the control says stop, the review has the plies finished
/// so far.
///
/// A shallow search may mistake a good move for a bad one. So before a move is marked, the position
/// after it is searched again, now with a table filled by the position before it, and that score
/// counts.
pub fn review(
    searcher: &mut Searcher,
    game: &Record,
    budget: Budget,
    control: &Control,
    reviewed: &mut dyn FnMut(&PlyReview),
) -> Review {
    let mut reviewer = Reviewer::new(searcher, game, budget, control);
    let mut plies = Vec::new();
    while let Some(ply) = reviewer.ply() {
        reviewed(&ply);
        plies.push(ply);
    }
    plies.reverse();
    Review { plies }
}

/// Judges the last move of a game, as the first step of its [`review`] does. `None` if the game has no move or the
/// control says stop.
pub fn judge(
    searcher: &mut Searcher,
    game: &Record,
    budget: Budget,
    control: &Control,
) -> Option<PlyReview> {
    Reviewer::new(searcher, game, budget, control).ply()
}
