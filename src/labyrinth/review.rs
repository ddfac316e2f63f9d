//! The review of a game: how each turn compares with the best one, by what its player knew.

use super::rules::{Move, Record, Seat};
use super::search::{Control, Handler, Info, Limits, Score, Searcher, win_chance};
pub use crate::search::review::{Budget, Mark};

/// The default nodes for each search.
pub const DEFAULT_NODES: u64 = 5_000;

/// The review of one turn.
#[derive(Clone, Debug, PartialEq)]
pub struct PlyReview {
    /// The number of the ply, from 1.
    pub number: usize,
    /// Who played it.
    pub seat: Seat,
    /// The move played.
    pub played: Move,
    /// The score of the position before the move, from the mover's point of view.
    pub score: Score,
    /// The best line, which begins with the best move. Never empty.
    pub line: Vec<Move>,
    /// The percentage points by which the move lowers the chance of winning, 0 to 100.
    pub drop: u32,
    /// The mark that the move deserves.
    pub mark: Option<Mark>,
    /// Whether the best line wins by force, and the move played does not.
    pub missed_win: bool,
}

impl PlyReview {
    /// The best move.
    pub fn best(&self) -> Move {
        self.line.first().copied().unwrap_or(self.played)
    }
}

/// Reviews all plies of a game, from the last to the first, and calls `reviewed` with each. Unless the cards are open, a
/// move is judged by what its player knew then. If the control says stop, the review has the plies finished so far.
///
/// A move other than the best gets a second search, of these two alone: their scores then come from the same
/// samples of the hidden cards.
pub fn review(
    searcher: &mut Searcher,
    game: &Record,
    budget: Budget,
    open_cards: bool,
    control: &Control,
    reviewed: &mut dyn FnMut(&PlyReview),
) -> Vec<PlyReview> {
    let limits = Limits {
        open_cards,
        ..budget.limits()
    };
    let mut record = game.clone();
    let mut plies = Vec::new();
    while let Some(undo) = record.undo() {
        let Some(ply) = ply(searcher, &record, undo.mv.mv, &limits, control) else {
            break;
        };
        reviewed(&ply);
        plies.push(ply);
    }
    plies.reverse();
    plies
}

/// The review of the move played next; `None` if the control says stop.
fn ply(
    searcher: &mut Searcher,
    record: &Record,
    played: Move,
    limits: &Limits,
    control: &Control,
) -> Option<PlyReview> {
    let mut search = |limits: &Limits| {
        let mut lines = Lines::default();
        searcher.go(record, limits, control, &mut lines);
        (!control.stopped()).then_some(lines.0)
    };
    let mut found = search(limits)?;
    let (score, line) = found.swap_remove(0)?;
    let best = *line.first()?;
    let mut values = (score, score);
    if best != played {
        let only = |search_moves: Vec<Move>| Limits {
            multi_pv: search_moves.len(),
            search_moves,
            ..limits.clone()
        };
        let of = |lines: &[Option<(Score, Vec<Move>)>], mv| {
            let mut lines = lines.iter().flatten();
            let line = lines.find(|(_, line)| line.first() == Some(&mv));
            line.map(|&(score, _)| score)
        };
        let both = search(&only(vec![best, played]))?;
        let played_score = match of(&both, played) {
            // Beside the best one, a turn may not be worth searching.
            None => of(&search(&only(vec![played]))?, played)?,
            Some(score) => score,
        };
        values = (of(&both, best).unwrap_or(score), played_score);
    }
    let lost = win_chance(values.0) - win_chance(values.1);
    let drop = (100.0 * lost.max(0.0)).round() as u32;
    let wins = |score| matches!(score, Score::Wins(_));
    Some(PlyReview {
        number: record.plies().len() + 1,
        seat: record.position().mover(),
        played,
        score,
        line,
        drop,
        mark: Mark::of_drop(drop),
        missed_win: wins(values.0) && !wins(values.1),
    })
}

/// Keeps the last report of each line.
#[derive(Default)]
struct Lines(Vec<Option<(Score, Vec<Move>)>>);

impl Handler<Move> for Lines {
    fn info(&mut self, info: &Info<'_>) {
        let place = info.multi_pv - 1;
        if self.0.len() <= place {
            self.0.resize(place + 1, None);
        }
        self.0[place] = Some((info.score, info.pv.to_vec()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::{Players, Position, Rules};

    fn searcher() -> Searcher {
        Searcher::new(1).unwrap()
    }

    fn reviewed(game: &Record, open_cards: bool) -> Vec<PlyReview> {
        let control = Control::default();
        let mut met = Vec::new();
        let mut report = |ply: &PlyReview| met.push(ply.clone());
        let budget = Budget::Nodes(2_000);
        let plies = review(
            &mut searcher(),
            game,
            budget,
            open_cards,
            &control,
            &mut report,
        );
        met.reverse();
        assert_eq!(met, plies);
        plies
    }

    /// Blue finds the Ibis only by pushing in at g4, and has nothing else to do.
    const LAST_CARD: &str = "cetsStsAcnRtsBcscs/ceincncncwNintwV/teCieteDcntsEcsQtwF/ieceMceiecnPintsT/teGceOtnHcetwIietwJ/incniniecwinin/cntsXtnKcntnLteWcw tU d5:I:/-/b3:HA:/- b - 5";

    fn game(rules: Rules, moves: &[&str]) -> Record {
        let mut game = Record::new(Position::from_fen(LAST_CARD, rules).unwrap());
        for mv in moves {
            game.play(mv.parse::<Move>().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn a_missed_win_is_marked_and_the_win_is_not() {
        let rules = Rules {
            no_return: true,
            ..Rules::default()
        };
        let win = reviewed(&game(rules, &["g4ne3"]), true);
        assert_eq!(
            (win[0].score, win[0].drop, win[0].mark),
            (Score::Wins(1), 0, None)
        );
        assert!(!win[0].missed_win);
        let missed = reviewed(&game(rules, &["a2nd5"]), true);
        let [ply] = &missed[..] else {
            panic!("{missed:?}")
        };
        assert_eq!(
            (ply.number, ply.seat, ply.score),
            (1, Seat::Blue, Score::Wins(1))
        );
        assert_eq!(ply.best().slide().arrow.to_string(), "g4");
        assert!(ply.missed_win);
    }

    #[test]
    fn every_ply_is_reviewed_from_the_last_on_and_stop_ends_it() {
        let start = Position::deal(3, Players::new(3).unwrap(), Rules::default());
        let mut game = Record::new(start);
        for _ in 0..5 {
            let mv = game.position().moves().nth(7).unwrap();
            game.play(mv).unwrap();
        }
        let plies = reviewed(&game, false);
        let numbers: Vec<_> = plies.iter().map(|ply| ply.number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5]);
        assert!(plies.iter().any(|ply| ply.drop > 0));
        assert_eq!(plies, reviewed(&game, false), "the same on every machine");
        let control = Control::default();
        let mut stop = |_: &PlyReview| control.stop();
        let budget = Budget::Nodes(500);
        let plies = review(&mut searcher(), &game, budget, false, &control, &mut stop);
        assert_eq!(plies.len(), 1);
    }

    #[test]
    fn a_move_is_judged_by_what_its_player_knew() {
        // Orange's card is on g7's line for Orange alone: another hand behind the same knowledge of Blue changes nothing.
        let of = |cards: &str| {
            let fen = LAST_CARD.replace("b3:HA:", cards);
            let mut game = Record::new(Position::from_fen(&fen, Rules::default()).unwrap());
            game.play("a2nd5".parse::<Move>().unwrap()).unwrap();
            reviewed(&game, false)
        };
        assert_eq!(of("b3:HA:"), of("b3:GX:"));
    }
}
