//! Expansion of a node: the moves worth searching, each with the players' chances to win by what can be
//! reached in one turn.
//!
//! After a slide the many destinations of the pawn differ only in where its next turn begins. So of those
//! that reach no target one is kept: a square from which the most slides reach a target in the next turn.

use crate::labyrinth::eval::{Aim, Belief, Goal, Racer, chance, near_chance};
use crate::labyrinth::rules::{
    Arrow, Bitboard, Board, Move, Position, Reach, Seat, Slide, Square, TreasureSet,
};
use arrayvec::ArrayVec;

/// What the players strive for, by seat.
pub(super) type Goals = [Goal; 4];

/// The steps that a player has still to make: one for each card, and one for the way home.
pub(super) fn steps(position: &Position, seat: Seat) -> usize {
    position.hand(seat).left().len() + usize::from(!position.rules().no_return)
}

/// A move with what is expected of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) mv: Move,
    /// The chances of the players to win, by seat.
    pub(super) chances: [f32; 4],
    /// The number of plies after which the mover has won by force, if it is known to.
    pub(super) mate: Option<usize>,
}

/// The players after a slide, those who move before the mover first and the mover last.
pub(super) struct Racers {
    seats: ArrayVec<Seat, 4>,
    pub(super) racers: ArrayVec<Racer, 4>,
}

impl Racers {
    /// The chances to win, by seat, if the mover has this many steps to make and this chance to make one in
    /// its next turn.
    pub(super) fn chances(&self, mover: Racer) -> [f32; 4] {
        let mut racers = self.racers.clone();
        racers.push(mover);
        let mut chances = [0.0; 4];
        if let [_, _] = racers[..] {
            let own = chance(&racers, 1);
            chances[self.seats[0].index()] = 1.0 - own;
            chances[self.seats[1].index()] = own;
            return chances;
        }
        for (index, seat) in self.seats.iter().enumerate() {
            chances[seat.index()] = chance(&racers, index);
        }
        chances
    }
}

/// The expansion of one node.
pub(super) struct Expansion<'a> {
    pub(super) position: &'a Position,
    pub(super) goals: &'a Goals,
    /// The treasures that the mover's next card may be; `None` if it can be seen.
    pub(super) unseen: Option<TreasureSet>,
}

impl Expansion<'_> {
    /// The expansion of a position with these goals.
    pub(super) fn new<'a>(position: &'a Position, goals: &'a Goals) -> Expansion<'a> {
        Expansion {
            position,
            goals,
            unseen: None,
        }
    }

    /// All moves worth searching, the one that is best for the mover first.
    pub(super) fn all(&self) -> Vec<Child> {
        let mut children = Vec::with_capacity(64);
        for reach in self.position.reaches() {
            self.children(reach, &mut children);
        }
        let mover = self.position.mover().index();
        children.sort_by(|a, b| b.chances[mover].total_cmp(&a.chances[mover]));
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
        match self.goals[self.position.mover().index()].slid(slide.arrow) {
            Goal::Known(aim) => squares & aim.squares(),
            Goal::Believed(_) => Bitboard::EMPTY,
        }
    }

    /// The other players in the order of play, after a slide that led to this board.
    pub(super) fn others(&self, board: &Board, arrow: Arrow) -> Racers {
        let mover = self.position.mover();
        let (mut seats, mut racers) = (ArrayVec::new(), ArrayVec::new());
        let mut seat = self.position.after(mover);
        while seat != mover {
            let pawn = arrow.carry(self.position.pawn(seat));
            let goal = self.goals[seat.index()].slid(arrow);
            let next = match racers.len() {
                0 => goal.chance_now(board, Some(arrow.opposite()), pawn),
                before => goal.chance_later(board, pawn, before),
            };
            let steps = steps(self.position, seat);
            seats.push(seat);
            racers.push(Racer { steps, next });
            seat = self.position.after(seat);
        }
        seats.push(mover);
        Racers { seats, racers }
    }

    /// The number of other players.
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
            chances: others.chances(Racer { steps, next }),
            mate: (steps == 0).then_some(1),
        }
    }

    /// The mover's goal after uncovering the card of the treasure on this square of the board.
    pub(super) fn goal_after(&self, board: &Board, to: Square) -> Goal {
        let mover = self.position.mover();
        let left = self.position.hand(mover).left();
        let uncovered = board.treasure_on(to);
        if left.len() <= 1 {
            return Goal::Known(Aim::home(mover));
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

    /// The best of the moves to these squares, none of which has a target.
    fn quiet(
        &self,
        board: &Board,
        slide: Slide,
        squares: Bitboard,
        others: &Racers,
    ) -> Option<Child> {
        let mover = self.position.mover();
        let steps = steps(self.position, mover);
        let (to, next) = match self.goals[mover.index()].slid(slide.arrow) {
            Goal::Known(aim) => {
                let access = aim.access(board, None);
                let to = nearest(access.best_of(squares), aim)?;
                (to, near_chance(access.count(to), self.opponents()))
            }
            goal @ Goal::Believed(_) => {
                let to = squares.first()?;
                (to, goal.chance_later(board, to, self.opponents()))
            }
        };
        Some(Child {
            mv: Move::new(slide, to),
            chances: others.chances(Racer { steps, next }),
            mate: None,
        })
    }
}

/// The square of a set that is nearest to a target by files and ranks.
fn nearest(squares: Bitboard, aim: Aim) -> Option<Square> {
    let distance = |square: &Square| {
        let to = |target: Square| {
            square.file().abs_diff(target.file()) + square.rank().abs_diff(target.rank())
        };
        aim.squares().into_iter().map(to).min()
    };
    squares.into_iter().min_by_key(distance)
}
