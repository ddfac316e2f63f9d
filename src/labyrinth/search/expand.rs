//! Expansion of a node: the moves worth searching, each with the players' chances of winning, estimated
//! from what can be reached in one turn.
//!
//! After a slide the pawn's many destinations differ only in where its next turn begins, so of those
//! without a target only one is kept: a square from which the most slides reach a target in the next
//! turn.

use crate::labyrinth::eval::{Aim, Belief, Goal, Racer, chance, near_chance};
use crate::labyrinth::rules::{
    Arrow, Bitboard, Board, Move, Position, Reach, Seat, Slide, Square, TreasureSet,
};
use arrayvec::ArrayVec;

/// The players' goals, by seat.
pub(super) type Goals = [Goal; 4];

/// The steps that a player has left: one for each card, and one for the way home.
pub(super) fn steps(position: &Position, seat: Seat) -> usize {
    position.hand(seat).left().len() + usize::from(!position.rules().no_return)
}

/// A move with its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) mv: Move,
    /// The mover's chance of winning.
    pub(super) chance: f32,
    /// The number of plies after which the mover wins by force, if known.
    pub(super) mate: Option<usize>,
}

/// The best chance of these moves, 0 if there are none.
pub(super) fn best_chance(children: &[Child]) -> f32 {
    children
        .iter()
        .map(|child| child.chance)
        .fold(0.0, f32::max)
}

/// The players in the order in which they move next.
pub(super) type Racers = ArrayVec<Racer, 4>;

/// The mover's chance of winning, with all others to move first.
pub(super) fn chance_of_last(others: &Racers, mover: Racer) -> f32 {
    let mut racers = others.clone();
    racers.push(mover);
    chance(&racers, others.len())
}

/// The players with what their next turns can reach, in the order of play, starting with the player to move.
pub(super) fn racers(position: &Position, goals: &Goals) -> ArrayVec<(Seat, Racer), 4> {
    let mover = position.mover();
    let order = std::iter::successors(Some(mover), |&seat| Some(position.after(seat)));
    (0..)
        .zip(order.take(position.seats().len()))
        .map(|(before, seat)| {
            let (board, pawn) = (position.board(), position.pawn(seat));
            let goal = &goals[seat.index()];
            let next = match before {
                0 => goal.chance_now(board, position.closed(), pawn),
                _ => goal.chance_later(board, pawn, before),
            };
            let steps = steps(position, seat);
            (seat, Racer { steps, next })
        })
        .collect()
}

/// These players' chances of winning, by seat; 0 for empty seats.
pub(super) fn chances(players: &[(Seat, Racer)]) -> [f32; 4] {
    let racers: Racers = players.iter().map(|&(_, racer)| racer).collect();
    let mut chances = [0.0; 4];
    for (index, (seat, _)) in players.iter().enumerate() {
        chances[seat.index()] = chance(&racers, index);
    }
    chances
}

/// The players' chances of winning, by seat, from what their next turns can reach.
pub(super) fn evaluate(position: &Position, goals: &Goals) -> [f32; 4] {
    chances(&racers(position, goals))
}

pub(super) struct Expansion<'a> {
    pub(super) position: &'a Position,
    pub(super) goals: &'a Goals,
    /// The treasures that the mover's next card may be; `None` if it can be seen.
    pub(super) unseen: Option<TreasureSet>,
    /// By seat, the chances that the players after the next one reach a target in their next turns, if
    /// one estimate serves for all slides.
    pub(super) later: Option<[f32; 4]>,
}

impl Expansion<'_> {
    pub(super) fn new<'a>(position: &'a Position, goals: &'a Goals) -> Expansion<'a> {
        Expansion {
            position,
            goals,
            unseen: None,
            later: None,
        }
    }

    /// The same expansion with one estimate, for all slides, of the players after the next one, which
    /// is faster.
    pub(super) fn quick(self) -> Self {
        let mover = self.position.mover();
        let seats = std::iter::successors(Some(mover), |&seat| Some(self.position.after(seat)));
        let others = seats
            .enumerate()
            .skip(2)
            .take_while(|&(_, seat)| seat != mover);
        let mut later = [0.0; 4];
        for (distance, seat) in others {
            let (board, pawn) = (self.position.board(), self.position.pawn(seat));
            let goal = &self.goals[seat.index()];
            later[seat.index()] = goal.chance_later(board, pawn, distance - 1);
        }
        Expansion {
            later: Some(later),
            ..self
        }
    }

    /// All moves worth searching, best for the mover first.
    pub(super) fn all(&self) -> Vec<Child> {
        let mut children = Vec::with_capacity(64);
        for reach in self.position.reaches() {
            self.children(reach, &mut children);
        }
        children.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        children
    }

    /// The moves worth searching that begin with this slide and end on one of its squares.
    pub(super) fn children(&self, reach: Reach, children: &mut Vec<Child>) {
        let Reach { slide, squares } = reach;
        let board = self.position.board().slid(slide);
        let others = self.others(&board, slide.arrow);
        let hits = self.hits(slide, squares);
        for to in hits {
            children.push(self.hit(&board, slide, to, &others));
        }
        let quiet = squares & !hits;
        if !quiet.is_empty() {
            children.extend(self.quiet(&board, slide, quiet, &others));
        }
    }

    /// The squares of this set where a turn with this slide would uncover a card or win.
    pub(super) fn hits(&self, slide: Slide, squares: Bitboard) -> Bitboard {
        match &self.goals[self.position.mover().index()] {
            Goal::Known(aim) => squares & aim.squares_after(self.position.board(), slide),
            Goal::Believed(_) => Bitboard::EMPTY,
        }
    }

    /// The other players in the order of play, after a slide that led to this board.
    pub(super) fn others(&self, board: &Board, arrow: Arrow) -> Racers {
        let mover = self.position.mover();
        let mut racers = Racers::new();
        let mut seat = self.position.after(mover);
        while seat != mover {
            let pawn = arrow.carry(self.position.pawn(seat));
            let goal = self.goals[seat.index()].slid(arrow);
            let next = match racers.len() {
                0 => goal.chance_now(board, Some(arrow.opposite()), pawn),
                before => match self.later {
                    Some(chances) => chances[seat.index()],
                    None => goal.chance_later(board, pawn, before),
                },
            };
            let steps = steps(self.position, seat);
            racers.push(Racer { steps, next });
            seat = self.position.after(seat);
        }
        racers
    }

    pub(super) fn opponents(&self) -> usize {
        self.position.seats().len() - 1
    }

    /// A move that uncovers a card or wins.
    fn hit(&self, board: &Board, slide: Slide, to: Square, others: &Racers) -> Child {
        let steps = steps(self.position, self.position.mover()) - 1;
        let next = match steps {
            0 => 0.0,
            _ => self
                .goal_after(board, to)
                .chance_later(board, to, self.opponents()),
        };
        Child {
            mv: Move::new(slide, to),
            chance: chance_of_last(others, Racer { steps, next }),
            mate: (steps == 0).then_some(1),
        }
    }

    /// The mover's goal after uncovering the card of the treasure on this square of the board.
    pub(super) fn goal_after(&self, board: &Board, to: Square) -> Goal {
        let mover = self.position.mover();
        let left = self.position.hand(mover).left();
        let uncovered = board.treasure_on(to);
        if left.len() <= 1 {
            return Goal::Known(Aim::after_last(self.position.rules(), mover));
        }
        if self.position.rules().free_order {
            let others = left
                .iter()
                .flatten()
                .filter(|&&card| Some(card) != uncovered);
            return Goal::Known(Aim::treasures(board, others.copied().collect()));
        }
        let next = match self.unseen {
            None => left[1],
            Some(_) => None,
        };
        match next {
            Some(next) => Goal::Known(Aim::treasures(board, TreasureSet::of(next))),
            None => {
                let unseen = self.unseen.unwrap_or_default();
                let uncovered = uncovered.into_iter().collect();
                Goal::Believed(Belief::uniform(unseen - uncovered))
            }
        }
    }

    /// The best of the moves to these squares, none of which has a known target.
    fn quiet(
        &self,
        board: &Board,
        slide: Slide,
        squares: Bitboard,
        others: &Racers,
    ) -> Option<Child> {
        let mover = self.position.mover();
        let steps = steps(self.position, mover);
        let chance = |next| chance_of_last(others, Racer { steps, next });
        let (to, chance) = match self.goals[mover.index()].slid(slide.arrow) {
            Goal::Known(aim) => {
                let access = aim.access(board, None);
                let to = nearest(access.best_of(squares), aim.squares(board))?;
                let next = near_chance(access.count(to), self.opponents());
                (to, chance(next))
            }
            goal @ Goal::Believed(belief) => {
                let weight = |square: Square| {
                    let treasure = board.treasure_on(square);
                    treasure.map_or(0.0, |one| belief.weight(one))
                };
                let to = squares
                    .into_iter()
                    .max_by(|&a, &b| weight(a).total_cmp(&weight(b)))?;
                let missed = chance(goal.chance_later(board, to, self.opponents()));
                let found = self.hit(board, slide, to, others).chance;
                (to, missed + weight(to) * (found - missed))
            }
        };
        Some(Child {
            mv: Move::new(slide, to),
            chance,
            mate: None,
        })
    }
}

/// The square of a set that is nearest to one of the targets by Manhattan distance.
fn nearest(squares: Bitboard, targets: Bitboard) -> Option<Square> {
    let distance = |square: &Square| {
        let to = |target: Square| {
            square.file().abs_diff(target.file()) + square.rank().abs_diff(target.rank())
        };
        targets.into_iter().map(to).min()
    };
    squares.into_iter().min_by_key(distance)
}
