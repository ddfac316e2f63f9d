//! The judgement of one move after another, by searches of the positions before and after it.

use super::{Budget, Mark, PlyReview};
use crate::laser::rules::{Move, Record, Undone};
use crate::laser::search::{Bound, Control, Handler, Info, Limits, Score, Searcher, Wdl};

#[derive(Clone, Debug)]
struct Value {
    /// From the point of view of the side to move. A bound if the search was cut off in an iteration that had
    /// found a better move or a forced end.
    score: Score,
    depth: u32,
    /// Empty if the game is over.
    line: Vec<Move>,
}

/// Takes back the moves of a game from the last on, and judges each.
pub(super) struct Reviewer<'a> {
    searcher: &'a mut Searcher,
    limits: Limits,
    control: &'a Control,
    /// The game up to the last move not yet judged.
    record: Record,
    /// The value of the position at its end, if it is known.
    after: Option<Value>,
}

impl<'a> Reviewer<'a> {
    pub(super) fn new(
        searcher: &'a mut Searcher,
        game: &Record,
        budget: Budget,
        control: &'a Control,
    ) -> Reviewer<'a> {
        Reviewer {
            searcher,
            limits: budget.limits(),
            control,
            record: game.clone(),
            after: None,
        }
    }

    /// Takes the last move back and judges it. `None` at the start of the game, or if the control says stop.
    pub(super) fn ply(&mut self) -> Option<PlyReview> {
        let after = match self.after.take() {
            Some(after) => after,
            None => self.value()?,
        };
        // Only the last position can be the end of the game.
        self.record.set_repetition_ends(false);
        let mv = self.take_back()?;
        let before = self.value()?;
        let played = self.value_of(mv, after, &before)?;
        let ply = self.reviewed(mv, &before, played);
        self.after = Some(before);
        Some(ply)
    }

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

    /// Takes back the last move, and before it the claim of a draw if there is one.
    fn take_back(&mut self) -> Option<Move> {
        match self.record.undo()? {
            Undone::Move(undo) => Some(undo.mv),
            Undone::Claim => self.take_back(),
        }
    }

    /// The value of a move, from the mover's point of view, with the line after it. It is that of the position after
    /// the move or, if the move would then have a mark or have missed a win, that of another search.
    fn value_of(&mut self, mv: Move, after: Value, before: &Value) -> Option<Value> {
        if let [best, rest @ ..] = &before.line[..]
            && *best == mv
        {
            // By definition as good as the best.
            let line = if rest.is_empty() {
                after.line
            } else {
                rest.to_vec()
            };
            return Some(Value { line, ..*before });
        }
        let played = after.one_ply_before();
        let is_faulty = Mark::of_drop(self.drop(before.score, played.score)).is_some()
            || misses(before.score, played.score);
        let is_exact = played.line.is_empty();
        if is_exact || !is_faulty {
            return Some(played);
        }
        // It was played in the game, so it is legal.
        self.record.play(mv).ok()?;
        let again = self.value();
        self.record.undo();
        again.map(Value::one_ply_before)
    }

    /// The percentage points by which the expected result of the played move is below that of the best.
    fn drop(&self, best: Score, played: Score) -> u32 {
        let pieces = self.record.position().board().occupied().count();
        let expected = |score| Wdl::of(score, pieces).expected();
        let drop = 100.0 * (expected(best) - expected(played));
        drop.max(0.0).round() as u32
    }

    fn reviewed(&self, mv: Move, before: &Value, played: Value) -> PlyReview {
        let position = self.record.position();
        let drop = self.drop(before.score, played.score);
        PlyReview {
            number: self.record.plies().len() + 1,
            color: position.side(),
            played: mv,
            score: before.score,
            depth: before.depth,
            wdl: Wdl::of(before.score, position.board().occupied().count()),
            played_score: played.score,
            line: before.line.clone(),
            refutation: played.line,
            drop,
            mark: Mark::of_drop(drop),
            missed_win: match before.score {
                Score::Wins(plies) if misses(before.score, played.score) => Some(plies),
                _ => None,
            },
        }
    }
}

/// Whether the best move wins by force and the move played does not.
fn misses(best: Score, played: Score) -> bool {
    matches!(best, Score::Wins(_)) && !matches!(played, Score::Wins(_))
}

impl Value {
    /// The value of the move that led to this position, from its mover's point of view; the line stays.
    fn one_ply_before(self) -> Value {
        let score = match self.score {
            Score::Points(points) => Score::Points(-points),
            Score::Wins(plies) => Score::Loses(plies + 1),
            Score::Loses(plies) => Score::Wins(plies + 1),
        };
        Value { score, ..self }
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
    use std::time::Duration;

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
