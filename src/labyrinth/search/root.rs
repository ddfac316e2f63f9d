//! The search at the root: the moves with their estimates, from what is known about the position to what
//! deeper searches find.

use super::Limits;
use super::alphabeta::known_goals;
use super::belief::Public;
use super::expand::{Child, Expansion, Goals, best_chance, chances, evaluate, racers};
use super::limiter::Limiter;
use super::mate;
use super::outlook::Outlook;
use super::score::{chance_of, lowered, reported, value_of};
use super::strength;
use super::table::TranspositionTable;
use crate::labyrinth::eval::Goal;
use crate::labyrinth::rules::{Bitboard, Move, Position, Reach, Record, Seat};
use crate::search::{Bound, Handler, INFINITE, Info, Value, mate_at};
use std::collections::HashMap;

/// The number of mazes looked at in the first sample of a slide.
const FIRST_SAMPLES: u32 = 40;
/// What a turn is worth less for each time that the position after it has been on the board.
const REPETITION: Value = 100;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct RootMove {
    /// The value of the move for the player to move.
    pub(super) value: Value,
    /// The principal variation, which begins with the move.
    pub(super) line: Vec<Move>,
}

impl RootMove {
    pub(super) fn mv(&self) -> Move {
        self.line[0]
    }

    /// A move about which nothing is known yet.
    pub(super) fn unknown(mv: Move) -> RootMove {
        RootMove {
            value: -INFINITE,
            line: vec![mv],
        }
    }

    pub(super) fn new(child: &Child) -> RootMove {
        RootMove {
            value: match child.mate {
                Some(plies) => mate_at(plies),
                None => value_of(child.chance),
            },
            line: vec![child.mv],
        }
    }
}

/// The root of a search: what the player to move knows, and the moves to consider.
#[derive(Clone)]
pub(super) struct Root {
    /// The position as the player to move sees it, or with all cards where they lie open.
    pub(super) position: Position,
    /// What everybody knows about the cards.
    pub(super) public: Public,
    /// The goals of all players, as far as the player to move knows them.
    pub(super) goals: Goals,
    /// How often positions have been on the board since a card was last uncovered, by the difference (exclusive or)
    /// between their keys and the current one. The difference does not depend on who sees which cards.
    past: HashMap<u64, Value>,
    /// The moves, best first.
    pub(super) moves: Vec<RootMove>,
    /// The outlooks of the slides, the most promising first, for several players with hidden cards.
    pub(super) outlooks: Vec<Outlook>,
}

impl Root {
    /// The root of a search of the position at the end of a record.
    pub(super) fn new(record: &Record, limits: &Limits) -> Root {
        let position = record.position();
        let view = if limits.open_cards {
            position.clone()
        } else {
            position.seen_by(position.mover())
        };
        let turns = limits.strength.map_or(usize::MAX, strength::memory);
        let public = Public::new(record, turns);
        let goals = if view.all_known() {
            known_goals(&view)
        } else {
            public.goals(&view, view.mover())
        };
        let mut past = HashMap::new();
        for key in record.past_keys() {
            *past.entry(key ^ position.key()).or_default() += 1;
        }
        Root {
            position: view,
            public,
            goals,
            past,
            moves: Vec::new(),
            outlooks: Vec::new(),
        }
    }

    pub(super) fn expansion(&self) -> Expansion<'_> {
        let mover = self.position.mover();
        Expansion {
            unseen: (!self.is_open()).then(|| self.public.unseen_by(&self.position, mover)),
            ..Expansion::new(&self.position, &self.goals)
        }
    }

    /// Whether all cards are known.
    pub(super) fn is_open(&self) -> bool {
        self.position.all_known()
    }

    /// What this move is worth less because the position after it has been on the board: nobody has made progress
    /// since. Without this, players whose best turns lead them back would never finish the game.
    pub(super) fn repetition(&self, mv: Move) -> Value {
        if self.past.is_empty() {
            return 0;
        }
        let mut after = self.position.clone();
        after.play_unchecked(mv);
        let times = self.past.get(&(after.key() ^ self.position.key()));
        times.map_or(0, |times| times.saturating_mul(REPETITION))
    }

    /// Lowers the chances of moves after which a position repeats.
    pub(super) fn discount(&self, children: &mut [Child]) {
        for child in children {
            let by = self.repetition(child.mv);
            if by > 0 {
                child.chance = chance_of(lowered(value_of(child.chance), by));
            }
        }
    }

    /// If the target of the player to move is unknown here, the chance of winning by the evaluation. The player knows
    /// the target, so this is more than the chance after any one turn, averaged over the targets. `None` if the
    /// search is about some of the turns only.
    pub(super) fn insider_chance(&self, limits: &Limits) -> Option<f32> {
        let mover = self.position.mover().index();
        match self.goals[mover] {
            Goal::Believed(_) if limits.search_moves.is_empty() => {
                Some(evaluate(&self.position, &self.goals)[mover])
            }
            _ => None,
        }
    }

    pub(super) fn sort(&mut self) {
        // The sort is stable: the first of equals stays first.
        self.moves.sort_by_key(|root| std::cmp::Reverse(root.value));
    }

    /// The first two iterations: estimates of all slides, then better ones, the most promising first.
    pub(super) fn estimate(&mut self, report: &mut Reports<'_>) {
        let limiter = report.limiter;
        let limits = limiter.limits;
        let reaches = self.reaches(limits);
        let expansion = self.expansion();
        let mut slides: Vec<(Reach, Vec<Child>)> = Vec::new();
        let mut outlooks = Vec::new();
        let several = self.position.seats().len() > 2;
        for reach in reaches {
            let mut children = Vec::new();
            expansion.children(reach, &mut children);
            self.discount(&mut children);
            slides.push((reach, children));
            limiter.count(1);
        }
        slides.sort_by(|(_, a), (_, b)| best_chance(b).total_cmp(&best_chance(a)));
        let all = |slides: &[(Reach, Vec<Child>)]| -> Vec<RootMove> {
            let children = slides.iter().flat_map(|(_, children)| children);
            children.map(RootMove::new).collect()
        };
        let insider = self.insider_chance(limits);
        let mut moves = all(&slides);
        moves.sort_by_key(|root| std::cmp::Reverse(root.value));
        raise(&mut moves, insider);
        report.report(1, &moves);
        let deep_enough = limits.depth.is_some_and(|depth| depth <= 1);
        if !deep_enough && moves.first().is_some_and(|best| best.value < mate_at(1)) {
            for done in 0..slides.len() {
                if limiter.is_finished() {
                    // Better estimates cannot be compared with the first ones.
                    slides.truncate(done.max(1));
                    break;
                }
                let slide = &mut slides[done];
                let mut outlook = Outlook::new(&expansion, slide.0);
                let mut nodes = 48;
                if several {
                    nodes = 8 + outlook.sample(&expansion, FIRST_SAMPLES, self.position.key());
                }
                slide.1 = outlook.children(&expansion, 0.0);
                self.discount(&mut slide.1);
                if several && !self.is_open() {
                    outlooks.push(outlook);
                }
                limiter.count(nodes);
            }
            moves = all(&slides);
        }
        self.moves = moves;
        self.outlooks = outlooks;
        self.sort();
        self.play_out_mates(limiter.lines(), None);
        raise(&mut self.moves, insider);
        if !deep_enough {
            report.report(2, &self.moves);
        }
    }

    /// Extends the first lines that have a mate score to the end of the game, where all cards are known.
    pub(super) fn play_out_mates(&mut self, lines: usize, table: Option<&TranspositionTable>) {
        if self.is_open() && self.position.seats().len() == 2 {
            for one in self.moves.iter_mut().take(lines) {
                mate::play_out(&self.position, one.value, &mut one.line, table);
            }
        }
    }

    /// The slides to consider with their destinations.
    fn reaches(&self, limits: &Limits) -> Vec<Reach> {
        let allowed = |reach: &Reach| {
            if limits.search_moves.is_empty() {
                reach.squares
            } else {
                let moves = limits.search_moves.iter();
                let same = moves.filter(|mv| mv.slide() == reach.slide);
                reach.squares & same.map(|mv| mv.to()).collect::<Bitboard>()
            }
        };
        let reaches = self.position.reaches().into_iter();
        reaches
            .map(|reach| Reach {
                squares: allowed(&reach),
                ..reach
            })
            .filter(|reach| !reach.squares.is_empty())
            .collect()
    }
}

/// Changes the values of these moves, which are sorted, by the same amount, so that the first has this chance, if any.
pub(super) fn raise(moves: &mut [RootMove], chance: Option<f32>) {
    let (Some(chance), Some(best)) = (chance, moves.first()) else {
        return;
    };
    let by = best.value - value_of(chance);
    for one in moves {
        one.value = lowered(one.value, by);
    }
}

pub(super) struct Reports<'a> {
    handler: &'a mut dyn Handler<Move>,
    pub(super) limiter: &'a Limiter<'a>,
    /// The number of deals searched so far.
    pub(super) deals: u64,
    /// The depth and the best move of the last report.
    last: Option<(u32, RootMove)>,
}

impl<'a> Reports<'a> {
    pub(super) fn new(handler: &'a mut dyn Handler<Move>, limiter: &'a Limiter<'a>) -> Reports<'a> {
        Reports {
            handler,
            limiter,
            deals: 0,
            last: None,
        }
    }

    /// Reports the result of an iteration that was stopped, if it differs from the last report: the best of these
    /// moves is played.
    pub(super) fn finish(&mut self, moves: &[RootMove]) {
        if let Some((depth, last)) = &self.last
            && moves.first().is_some_and(|best| best != last)
        {
            self.report(depth + 1, moves);
        }
    }

    /// Reports the best of these moves, which are sorted, after an iteration.
    pub(super) fn report(&mut self, depth: u32, moves: &[RootMove]) {
        let (nodes, time) = (self.limiter.nodes(), self.limiter.clock().elapsed());
        self.last = moves.first().map(|best| (depth, best.clone()));
        for (multi_pv, one) in (1..=self.limiter.lines()).zip(moves) {
            self.handler.info(&Info {
                depth,
                seldepth: None,
                multi_pv,
                score: reported(one.value),
                bound: Bound::Exact,
                nodes,
                hashfull: None,
                deals: self.deals,
                time,
                pv: &one.line,
            });
        }
    }
}

/// The prospects of a player, as far as the player to move can know them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The player.
    pub seat: Seat,
    /// The steps left: one for each card and one for the way home; 0 for the winner.
    pub steps: usize,
    /// The chance that the player's next turn makes a step.
    pub next: f32,
    /// The chance of winning.
    pub win: f32,
}

/// The estimates for all players in the position at the end of a record, in the order of play, starting
/// with the player to move. They use every card that the position names if `open_cards` is set, otherwise
/// only what the player to move knows.
pub fn estimates(record: &Record, open_cards: bool) -> Vec<Estimate> {
    let limits = Limits {
        open_cards,
        ..Limits::default()
    };
    let root = Root::new(record, &limits);
    let mut racers = racers(&root.position, &root.goals);
    for (seat, racer) in &mut racers {
        if record.winner() == Some(*seat) {
            racer.steps = 0;
        }
    }
    let chances = chances(&racers);
    racers
        .iter()
        .map(|&(seat, racer)| Estimate {
            seat,
            steps: racer.steps,
            next: racer.next,
            win: chances[seat.index()],
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::{Players, Rules};
    use crate::search::{Control, is_mate};

    fn record(seed: u64, players: Players) -> Record {
        Record::new(Position::deal(seed, players, Rules::default()))
    }

    fn estimated(record: &Record, limits: &Limits) -> (Root, u64) {
        let (control, mut nobody) = (Control::default(), ());
        let limiter = Limiter::start(limits, 0, &control);
        let mut root = Root::new(record, limits);
        root.estimate(&mut Reports::new(&mut nobody, &limiter));
        (root, limiter.nodes())
    }

    #[test]
    fn a_root_knows_what_its_player_sees() {
        let record = record(1, Players::THREE);
        let position = record.position();
        let hidden = Root::new(&record, &Limits::default());
        let open_cards = Limits {
            open_cards: true,
            ..Limits::default()
        };
        let open = Root::new(&record, &open_cards);
        assert!(!hidden.is_open() && open.is_open());
        assert_eq!(hidden.position, position.seen_by(position.mover()));
        for &seat in position.seats() {
            let known = matches!(hidden.goals[seat.index()], Goal::Known(_));
            assert_eq!(known, seat == position.mover());
            assert!(matches!(open.goals[seat.index()], Goal::Known(_)));
        }
        assert!(hidden.expansion().unseen.is_some() && open.expansion().unseen.is_none());
    }

    #[test]
    fn all_slides_are_estimated_best_first_or_only_the_moves_asked_for() {
        for players in Players::ALL {
            let record = record(2, players);
            let (root, nodes) = estimated(&record, &Limits::default());
            assert!(root.moves.is_sorted_by(|a, b| a.value >= b.value));
            for reach in record.position().reaches() {
                assert!(root.moves.iter().any(|one| one.mv().slide() == reach.slide));
            }
            let first = Limits {
                depth: Some(1),
                ..Limits::default()
            };
            assert!(estimated(&record, &first).1 < nodes);
            let only: Vec<Move> = record.position().moves().skip(5).step_by(50).collect();
            let limits = Limits {
                search_moves: only.clone(),
                ..Limits::default()
            };
            let (root, _) = estimated(&record, &limits);
            assert!(root.moves.iter().all(|one| only.contains(&one.mv())));
        }
    }

    #[test]
    fn a_move_costs_more_each_time_that_its_position_was_on_the_board() {
        let mut record = record(3, Players::TWO);
        let mv = record.position().moves().nth(70).unwrap();
        let mut root = Root::new(&record, &Limits::default());
        assert_eq!(root.repetition(mv), 0);
        record.play(mv).unwrap();
        let difference = record.position().key() ^ record.start().key();
        for times in 1..3 {
            root.past.insert(difference, times);
            assert_eq!(root.repetition(mv), times * REPETITION);
        }
        let chance = 0.5;
        let mut children = [Child {
            mv,
            chance,
            mate: None,
        }];
        root.discount(&mut children);
        assert!(children[0].chance < chance);
    }

    #[test]
    fn raised_moves_keep_their_distances_and_wins() {
        let mv = record(1, Players::TWO).position().moves().next().unwrap();
        let of = |values: [Value; 3]| {
            values.map(|value| RootMove {
                value,
                line: vec![mv],
            })
        };
        let values = |moves: &[RootMove]| moves.iter().map(|one| one.value).collect::<Vec<_>>();
        let mut moves = of([500, 200, -100]);
        raise(&mut moves, None);
        assert_eq!(values(&moves), [500, 200, -100]);
        raise(&mut moves, Some(0.5));
        assert_eq!(values(&moves), [0, -300, -600]);
        let mut moves = of([500, mate_at(3), -100]);
        raise(&mut moves, Some(0.5));
        assert!(is_mate(moves[1].value) && moves[0].value == 0);
    }

    #[test]
    fn estimates_name_the_players_in_their_order_and_somebody_wins() {
        for players in Players::ALL {
            let record = record(4, players);
            let all = estimates(&record, false);
            let mut seat = record.position().mover();
            for one in &all {
                assert_eq!(one.seat, seat);
                seat = record.position().after(seat);
            }
            assert_eq!(all.len(), record.position().seats().len());
            let sum: f32 = all.iter().map(|one| one.win).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        }
    }
}
