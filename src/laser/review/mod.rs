//! The review of a game: what every move was worth, and the best moves.
//!
//! The plies are reviewed from last to first: when a position is searched, the transposition table
//! already has the game's continuation, and the loss by the move is known at once.

mod accuracy;

use crate::laser::rules::{Color, Move, Record, Undone};
use crate::laser::search::{Bound, Control, Handler, Info, Limits, Score, Searcher, Wdl};
use std::time::Duration;

/// The default nodes for each position: about a second for a game of 50 plies.
pub const DEFAULT_NODES: u64 = 20_000;

/// The budget of each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many nodes, over all threads. On one thread and from an empty table the review is
    /// then the same on every machine.
    Nodes(u64),
    /// This much time.
    Time(Duration),
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::Nodes(DEFAULT_NODES)
    }
}

impl Budget {
    fn limits(self) -> Limits {
        let (nodes, move_time) = match self {
            Budget::Nodes(nodes) => (Some(nodes), None),
            Budget::Time(time) => (None, Some(time)),
        };
        Limits {
            nodes,
            move_time,
            ..Limits::default()
        }
    }
}

/// How bad a move was, by the drop of the expected result in percentage points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// A drop of at least 10 points.
    Inaccuracy,
    /// A drop of at least 20 points.
    Mistake,
    /// A drop of at least 30 points.
    Blunder,
}

impl Mark {
    /// The marks from the mildest to the worst.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The minimum drop for this mark, in percentage points.
    pub const fn min_drop(self) -> u32 {
        match self {
            Mark::Inaccuracy => 10,
            Mark::Mistake => 20,
            Mark::Blunder => 30,
        }
    }

    /// The mark for a drop.
    pub fn of_drop(drop: u32) -> Option<Mark> {
        let reached = |mark: &Mark| drop >= mark.min_drop();
        Mark::ALL.into_iter().rev().find(reached)
    }

    /// `inaccuracy`, `mistake` or `blunder`.
    pub const fn word(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
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
    let mut reviewer = Reviewer {
        searcher,
        limits: budget.limits(),
        control,
        record: game.clone(),
    };
    let mut plies = Vec::new();
    let mut after = reviewer.value();
    // Only the last position can be the end of the game.
    reviewer.record.set_repetition_ends(false);
    while let Some((ply, before)) = after.and_then(|after| reviewer.ply(&after)) {
        reviewed(&ply);
        plies.push(ply);
        after = Some(before);
    }
    plies.reverse();
    Review { plies }
}

#[derive(Clone, Debug)]
struct Value {
    /// From the point of view of the side to move. A bound if the search was cut off in an iteration that had
    /// found a better move or a forced end.
    score: Score,
    depth: u32,
    /// Empty if the game is over.
    line: Vec<Move>,
}

struct Reviewer<'a> {
    searcher: &'a mut Searcher,
    limits: Limits,
    control: &'a Control,
    /// The game up to the next position to search.
    record: Record,
}

impl Reviewer<'_> {
    /// The value of the position at the end of the record; `None` if the control says stop.
    fn value(&mut self) -> Option<Value> {
        let result = self.record.result();
        if result.is_over() {
            let score = match result.winner() {
                Some(winner) if winner == self.record.position().side() => Score::Wins(0),
                Some(_) => Score::Loses(0),
                None => Score::Points(0),
            };
            return Some(Value {
                score,
                depth: 0,
                line: Vec::new(),
            });
        }
        match self.search(&self.limits.clone()) {
            // The budget was too small for one iteration.
            None if !self.control.stopped() => self.search(&Limits {
                depth: Some(1),
                ..Limits::default()
            }),
            value => value,
        }
    }

    /// Searches the position at the end of the record; `None` without a complete iteration, or if the
    /// control says stop.
    fn search(&mut self, limits: &Limits) -> Option<Value> {
        let mut last = LastReport::default();
        let outcome = self
            .searcher
            .go(&self.record, limits, self.control, &mut last);
        last.value(outcome.best).filter(|_| !self.control.stopped())
    }

    /// Takes the last move back and reviews it: `after` is the value of the position after it. Also returns
    /// the value of the position before it. `None` at the start of the game, or if the control says stop.
    fn ply(&mut self, after: &Value) -> Option<(PlyReview, Value)> {
        let mv = self.take_back()?;
        let before = self.value()?;
        let played = match before.line.first() {
            // By definition as good as the best.
            Some(&best) if best == mv => before.score,
            _ => self.score_of(mv, after, before.score)?,
        };
        Some((self.judge(mv, &before, played), before))
    }

    /// Takes back the last move, and before it the claim of a draw if there is one.
    fn take_back(&mut self) -> Option<Move> {
        match self.record.undo()? {
            Undone::Move(undo) => Some(undo.mv),
            Undone::Claim => self.take_back(),
        }
    }

    /// The score of a move, from the mover's point of view: the value of the position after it or, if the move
    /// would then have a mark or have missed a win, that of another search.
    fn score_of(&mut self, mv: Move, after: &Value, best: Score) -> Option<Score> {
        let score = one_ply_before(after.score);
        let is_faulty = Mark::of_drop(self.drop(best, score)).is_some() || misses(best, score);
        let is_exact = after.line.is_empty();
        if is_exact || !is_faulty {
            return Some(score);
        }
        // It was played in the game, so it is legal.
        self.record.play(mv).ok()?;
        let again = self.value();
        self.record.undo();
        again.map(|after| one_ply_before(after.score))
    }

    /// The percentage points by which the expected result of the played move is below that of the best.
    fn drop(&self, best: Score, played: Score) -> u32 {
        let pieces = self.record.position().board().occupied().count();
        let expected = |score| Wdl::of(score, pieces).expected();
        let drop = 100.0 * (expected(best) - expected(played));
        drop.max(0.0).round() as u32
    }

    fn judge(&self, mv: Move, before: &Value, played: Score) -> PlyReview {
        let position = self.record.position();
        let drop = self.drop(before.score, played);
        PlyReview {
            number: self.record.plies().len() + 1,
            color: position.side(),
            played: mv,
            score: before.score,
            depth: before.depth,
            wdl: Wdl::of(before.score, position.board().occupied().count()),
            played_score: played,
            line: before.line.clone(),
            drop,
            mark: Mark::of_drop(drop),
            missed_win: match before.score {
                Score::Wins(plies) if misses(before.score, played) => Some(plies),
                _ => None,
            },
        }
    }
}

/// Whether the best move wins by force and the move played does not.
fn misses(best: Score, played: Score) -> bool {
    matches!(best, Score::Wins(_)) && !matches!(played, Score::Wins(_))
}

/// The mover's score of a move, from the other player's score of the position after it.
fn one_ply_before(after: Score) -> Score {
    match after {
        Score::Points(points) => Score::Points(-points),
        Score::Wins(plies) => Score::Loses(plies + 1),
        Score::Loses(plies) => Score::Wins(plies + 1),
    }
}

/// Keeps the value of a search: the score of its last complete iteration and, if the next one was cut
/// off, its bound on another move or a forced end.
#[derive(Default)]
struct LastReport {
    exact: Option<Value>,
    bound: Option<(Bound, Value)>,
}

impl LastReport {
    /// The value of a position whose best move is this one; `None` without a complete iteration.
    fn value(self, best: Option<Move>) -> Option<Value> {
        let begins = |value: &Value| value.line.first().copied() == best;
        let mut exact = self.exact?;
        match self.bound {
            // All other bounds only reflect the search's window.
            Some((bound, value)) if begins(&value) && is_found(bound, &value, &exact) => {
                return Some(value);
            }
            _ => {}
        }
        if !begins(&exact) {
            exact.line = best.into_iter().collect();
        }
        Some(exact)
    }
}

/// Whether this bound adds to the exact value: a better move, which is worth at least as much, or a
/// forced end of the game within the plies of its score.
fn is_found(bound: Bound, value: &Value, exact: &Value) -> bool {
    match (bound, value.score) {
        (Bound::Lower, Score::Wins(_)) | (Bound::Upper, Score::Loses(_)) => true,
        _ => bound == Bound::Lower && value.line.first() != exact.line.first(),
    }
}

impl Handler<Move> for LastReport {
    fn info(&mut self, info: &Info<'_>) {
        let value = Value {
            score: info.score,
            depth: info.depth,
            line: info.pv.to_vec(),
        };
        match info.bound {
            Bound::Exact => (self.exact, self.bound) = (Some(value), None),
            bound => self.bound = Some((bound, value)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value after reports of a score for a move, each of one depth more.
    fn value(reports: &[(Bound, Score, &str)], best: &str) -> Option<(Score, u32, String)> {
        let mut last = LastReport::default();
        for (depth, &(bound, score, mv)) in (1..).zip(reports) {
            last.info(&Info {
                depth,
                seldepth: Some(depth),
                multi_pv: 1,
                score,
                bound,
                nodes: 1,
                hashfull: Some(0),
                deals: 0,
                time: Duration::ZERO,
                pv: &[mv.parse().unwrap()],
            });
        }
        let value = last.value(best.parse().ok())?;
        Some((value.score, value.depth, value.line[0].to_string()))
    }

    #[test]
    fn a_bound_is_no_score_but_a_better_move_or_an_end_counts() {
        let points = Score::Points;
        let exact = (Bound::Exact, points(10), "c5R");
        let ten = Some((points(10), 1, "c5R".to_owned()));
        let second = |score, mv: &str| Some((score, 2, mv.to_owned()));
        let (wins, loses) = (Score::Wins(5), Score::Loses(4));
        for (bound, score, mv, expected) in [
            (Bound::Upper, points(-90), "c5R", ten.clone()),
            (Bound::Lower, points(90), "c5R", ten.clone()),
            (Bound::Lower, points(90), "a4L", second(points(90), "a4L")),
            (Bound::Lower, wins, "c5R", second(wins, "c5R")),
            (Bound::Upper, loses, "c5R", second(loses, "c5R")),
            (Bound::Upper, Score::Wins(9), "c5R", ten.clone()),
            (Bound::Exact, points(-5), "a4L", second(points(-5), "a4L")),
        ] {
            let found = value(&[exact, (bound, score, mv)], mv);
            assert_eq!(found, expected, "{bound:?}");
        }
        // The next iteration revokes the bound.
        let lower = (Bound::Lower, points(90), "a4L");
        let found = value(&[exact, lower, exact], "c5R");
        assert_eq!(found, Some((points(10), 3, "c5R".to_owned())));
        // The move that is played leads the line.
        assert_eq!(
            value(&[exact, lower], "e4e5"),
            Some((points(10), 1, "e4e5".to_owned()))
        );
        assert_eq!(value(&[lower], "a4L"), None);
        assert_eq!(value(&[], "a4L"), None);
    }
}
