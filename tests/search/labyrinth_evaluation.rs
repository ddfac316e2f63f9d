//! The evaluation of Labyrinth: the race, and what the next turn can reach.

use akhet::labyrinth::eval::{Aim, Prospects, Racer, chance};
use akhet::labyrinth::rules::{Bitboard, Players, Position, Rules, Seat, Square, TreasureSet};

fn racer(steps: usize, next: f32) -> Racer {
    Racer { steps, next }
}

#[test]
fn somebody_wins() {
    for racers in [
        vec![racer(13, 0.2), racer(13, 0.9)],
        vec![racer(1, 0.0), racer(4, 1.0), racer(25, 0.5)],
        vec![racer(3, 0.3), racer(3, 0.3), racer(2, 0.1), racer(4, 1.0)],
    ] {
        let sum: f32 = (0..racers.len()).map(|one| chance(&racers, one)).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{racers:?}: {sum}");
    }
}

#[test]
fn fewer_steps_and_better_prospects_are_better() {
    let first = |own, other| chance(&[own, other], 0);
    assert_eq!(first(racer(1, 1.0), racer(1, 1.0)), 1.0);
    assert_eq!(chance(&[racer(1, 1.0), racer(1, 1.0)], 1), 0.0);
    assert_eq!(first(racer(0, 0.0), racer(1, 1.0)), 1.0);
    let even = first(racer(6, 0.5), racer(6, 0.5));
    assert!(even > 0.5, "to move is an advantage");
    assert!(first(racer(5, 0.5), racer(6, 0.5)) > even);
    assert!(first(racer(6, 0.9), racer(6, 0.5)) > even);
    assert!(first(racer(6, 0.5), racer(6, 0.9)) < even);
    // A player who needs one step too many has lost.
    let lost = first(racer(2, 1.0), racer(1, 1.0));
    assert_eq!(lost, 0.0);
}

#[test]
fn the_two_player_race_is_that_of_the_recursion() {
    /// The chance of a step in a later turn.
    const STEP: f64 = 0.48;

    /// The winning chance of the player to move, with equal chances in every turn.
    fn to_move(own: usize, other: usize, depth: u32) -> f64 {
        match (own, other, depth) {
            (0, ..) => 1.0,
            (_, 0, _) => 0.0,
            (.., 0) => 0.5,
            _ => {
                let made = 1.0 - to_move(other, own - 1, depth - 1);
                let kept = 1.0 - to_move(other, own, depth - 1);
                match own {
                    1 => STEP + (1.0 - STEP) * kept,
                    _ => STEP * made + (1.0 - STEP) * kept,
                }
            }
        }
    }
    let next = STEP as f32;
    for (own, other) in [(1, 1), (1, 2), (2, 1), (3, 2)] {
        let expected = to_move(own, other, 22);
        let found = chance(&[racer(own, next), racer(other, next)], 0);
        assert!((f64::from(found) - expected).abs() < 1e-3, "{own} {other}");
    }
}

/// Positions after up to 87 moves from random deals: pawns and tiles have left their places.
fn positions() -> impl Iterator<Item = Position> {
    (0..30).map(|seed| {
        let mut position = Position::deal(seed, Players::FOUR, Rules::default());
        for ply in 0..seed * 3 {
            let count = position.count_moves() as usize;
            let nth = (ply * 7919 + seed * 104_729) as usize % count;
            let mv = position.moves().nth(nth).unwrap();
            position.play(mv).unwrap();
        }
        position
    })
}

#[test]
fn the_slides_that_reach_the_target_are_those_of_the_rules() {
    for position in positions() {
        let mover = position.mover();
        let reaching: Vec<_> = position
            .reaches()
            .into_iter()
            .filter(|reach| {
                let mut after = position.clone();
                after.play(reach.moves().next().unwrap()).unwrap();
                // The target before the move, which may have uncovered it.
                let target = position.hand(mover).left()[0].unwrap();
                reach.squares.intersects(after.board().find(target))
            })
            .collect();
        let aim = Aim::of(&position, mover);
        let (board, pawn) = (position.board(), position.pawn(mover));
        let count = aim.slides(board, position.closed(), pawn);
        assert_eq!(count as usize, reaching.len());
        assert_eq!(aim.is_near(board, position.closed(), pawn), count > 0);
        let target = position.hand(mover).left()[0].unwrap();
        let prospects = Prospects::new(board, position.closed(), pawn);
        assert_eq!(prospects.slides(board, target), count);
        let reached = prospects.reached(board, TreasureSet::of(target));
        assert_eq!(reached == TreasureSet::EMPTY, count == 0);
    }
}

#[test]
fn access_counts_for_all_squares_at_once() {
    for position in positions() {
        let aim = Aim::of(&position, position.mover());
        let (board, closed) = (position.board(), position.closed());
        let access = aim.access(board, closed);
        let near = aim.near(board, closed);
        for square in Square::all() {
            let slides = aim.slides(board, closed, square);
            assert_eq!(access.count(square), slides);
            assert_eq!(near.contains(square), slides > 0);
        }
        let best = access.best_of(Bitboard::ALL);
        let most = Square::all().map(|square| access.count(square)).max();
        let expected = Square::all().filter(|&square| Some(access.count(square)) == most);
        assert_eq!(best, expected.collect());
    }
}

#[test]
fn prospects_of_many_squares_are_those_of_each() {
    for position in positions() {
        let (board, closed) = (position.board(), position.closed());
        let many = Prospects::of_all(board, closed, Bitboard::ALL);
        assert_eq!(many.len(), Square::COUNT);
        for (square, prospects) in Square::all().zip(many) {
            let one = Prospects::new(board, closed, square);
            for treasure in board.treasures().iter() {
                let slides = one.slides(board, treasure);
                assert_eq!(prospects.slides(board, treasure), slides);
            }
        }
    }
}

#[test]
fn an_aim_slides_with_its_tile() {
    for position in positions() {
        for reach in position.reaches() {
            for seat in Seat::ALL {
                let mut after = position.clone();
                let to = reach.squares.first().unwrap();
                if after
                    .play(reach.moves().next().unwrap())
                    .unwrap()
                    .uncovered
                    .is_some()
                {
                    continue;
                }
                let slid = Aim::of(&position, seat).slid(reach.slide.arrow);
                assert_eq!(slid, Aim::of(&after, seat), "{to}");
            }
        }
    }
}
