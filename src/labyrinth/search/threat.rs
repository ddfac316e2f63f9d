//! Players who would win by their next turn, and what the player before each of them does about it: with three and
//! four players nobody else will prevent the win, so that player does if any slide can.

use super::expand::{Expansion, steps};
use super::replies::Replies;
use crate::labyrinth::eval::{Aim, Goal};
use crate::labyrinth::rules::{Arrow, Bitboard, Board, Seat, Slide, Square};
use arrayvec::ArrayVec;
use rand::Rng;

/// The number of slides that a player thinks of to prevent a win.
const TRIES: u32 = 40;

/// A player who needs one more step, to a place that everybody knows.
pub(super) struct Threat {
    aim: Aim,
    pawn: Square,
}

impl Threat {
    /// The threat of this player after slides at these arrows, if there is one.
    pub(super) fn of(expansion: &Expansion<'_>, arrows: &[Arrow], seat: Seat) -> Option<Threat> {
        let position = expansion.position;
        let Goal::Known(mut aim) = expansion.goals[seat.index()] else {
            return None;
        };
        if steps(position, seat) > 1 {
            return None;
        }
        let mut pawn = position.pawn(seat);
        for &arrow in arrows {
            (aim, pawn) = (aim.slid(arrow), arrow.carry(pawn));
        }
        Some(Threat { aim, pawn })
    }

    /// Whether the player wins by the turn after this slide.
    fn wins_after(&self, board: &Board, Slide { arrow, orientation }: Slide) -> bool {
        let after = board.slid(Slide { arrow, orientation });
        let (aim, pawn) = (self.aim.slid(arrow), arrow.carry(self.pawn));
        aim.is_near(&after, Some(arrow.opposite()), pawn)
    }

    /// A slide drawn from these replies that prevents the win, if one is found; and the number of mazes looked at.
    pub(super) fn prevented(
        &self,
        board: &Board,
        replies: &Replies,
        random: &mut impl Rng,
    ) -> Option<(Slide, u64)> {
        let mut slide = replies.draw(random)?;
        let mut mazes = 1;
        while self.wins_after(board, slide) && mazes < u64::from(TRIES) {
            slide = replies.draw(random)?;
            mazes += 1;
        }
        Some((slide, mazes))
    }
}

/// All slides with the arrow `closed`.
fn slides(board: &Board, closed: Option<Arrow>) -> impl Iterator<Item = Slide> {
    let orientations = board.spare().shape.orientations();
    let arrows = Arrow::all().filter(move |&arrow| Some(arrow) != closed);
    arrows.flat_map(|arrow| {
        let slide = move |&orientation| Slide { arrow, orientation };
        orientations.iter().map(slide)
    })
}

/// The slides that prevented something last, the latest first. They are likely to prevent the next thing.
#[derive(Clone, Default)]
pub(super) struct Killers(ArrayVec<Slide, 4>);

impl Killers {
    fn add(&mut self, slide: Slide) {
        let known = self.0.iter().position(|&one| one == slide);
        let at = known.unwrap_or(self.0.len());
        if at == self.0.capacity() {
            self.0.pop();
        }
        if known.is_none() {
            self.0.insert(0, slide);
        } else {
            self.0[..=at].rotate_right(1);
        }
    }

    /// The squares of this set from which a pawn reaches its aim after any slide, with the arrow `closed`; and the
    /// number of mazes looked at.
    pub(super) fn unstoppable(
        &mut self,
        board: &Board,
        closed: Option<Arrow>,
        aim: Aim,
        mut from: Bitboard,
    ) -> (Bitboard, u64) {
        let orientations = board.spare().shape.orientations();
        let is_legal = |slide: &Slide| {
            Some(slide.arrow) != closed && orientations.contains(&slide.orientation)
        };
        let first = self.0.clone().into_iter().filter(is_legal);
        let mut mazes = 0;
        for slide in first.chain(slides(board, closed)) {
            let back = slide.arrow.opposite();
            let near = aim.slid(slide.arrow).near(&board.slid(slide), Some(back));
            from &= back.carry_all(near);
            mazes += 1;
            if from.is_empty() {
                self.add(slide);
                break;
            }
        }
        (from, mazes)
    }
}

#[cfg(test)]
mod tests {
    use super::super::alphabeta::known_goals;
    use super::*;
    use crate::labyrinth::rules::{Hand, Player, Players, Position, Rules};
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    /// A position of three players without cards, each at the home of the next one.
    fn homeward(seed: u64) -> Position {
        let deal = Position::deal(seed, Players::THREE, Rules::default());
        let players = Seat::ALL.map(|seat| {
            let player = deal.player(seat)?;
            let hand = Hand::new(&[], player.hand.left())?;
            let pawn = deal.after(seat).home();
            Some(Player { pawn, hand })
        });
        let board = *deal.board();
        Position::new(board, players, deal.mover(), None, 1, Rules::default()).unwrap()
    }

    #[test]
    fn who_needs_more_than_one_step_is_no_threat() {
        let deal = Position::deal(1, Players::THREE, Rules::default());
        let homeward = homeward(1);
        for (position, threatens) in [(deal, false), (homeward, true)] {
            let goals = known_goals(&position);
            let expansion = Expansion::new(&position, &goals);
            for &seat in position.seats() {
                assert_eq!(Threat::of(&expansion, &[], seat).is_some(), threatens);
            }
        }
    }

    #[test]
    fn a_win_of_the_next_player_is_prevented_if_it_can_be() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut needed, mut preventable) = (0, 0);
        for seed in 0..40 {
            let position = homeward(seed);
            let goals = known_goals(&position);
            let expansion = Expansion::new(&position, &goals);
            let (mover, board) = (position.mover(), position.board());
            let next = position.after(mover);
            let threat = Threat::of(&expansion, &[], next).unwrap();
            let replies = Replies::new(&expansion, board, &[], mover);
            // By the rules: the next player has a turn that ends at home.
            let wins = |slide: Slide| {
                let after = board.slid(slide);
                let pawn = slide.arrow.carry(position.pawn(next));
                slides(&after, Some(slide.arrow.opposite())).any(|reply| {
                    let last = after.slid(reply);
                    last.reach(reply.arrow.carry(pawn)).contains(next.home())
                })
            };
            let safe = replies.slides.iter().filter(|(slide, _)| !wins(*slide));
            let likely: f32 = safe.map(|(_, weight)| weight).sum();
            let (slide, mazes) = threat.prevented(board, &replies, &mut random).unwrap();
            assert!(likely < 0.5 || !wins(slide), "seed {seed}, {likely}");
            preventable += u32::from(likely >= 0.5);
            needed += u32::from(mazes > 1);
        }
        assert!(needed > 3 && preventable > 3, "{needed} {preventable}");
    }

    #[test]
    fn nothing_stops_a_pawn_whose_aim_is_near_after_every_slide() {
        let (mut killers, mut seen) = (Killers::default(), 0);
        for seed in 0..60 {
            let position = homeward(seed);
            let (board, aim) = (position.board(), Aim::of(&position, position.mover()));
            let closed = Some(Arrow::all().nth(seed as usize % 12).unwrap());
            let stands = |square: &Square| {
                slides(board, closed).all(|slide| {
                    let (aim, pawn) = (aim.slid(slide.arrow), slide.arrow.carry(*square));
                    aim.is_near(&board.slid(slide), Some(slide.arrow.opposite()), pawn)
                })
            };
            let expected: Bitboard = Square::all().filter(stands).collect();
            let (found, mazes) = killers.unstoppable(board, closed, aim, Bitboard::ALL);
            assert_eq!(found, expected, "seed {seed}");
            assert!(mazes > 0);
            seen += u32::from(found.count() > 1);
        }
        assert!(seen > 0);
    }
}
