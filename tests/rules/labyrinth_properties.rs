//! Labyrinth: properties of every position, checked on random games.

use akhet::labyrinth::rules::{
    Arrow, Bitboard, Board, Direction, MarkedMove, Move, Position, Seat, Slide, Square,
};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::{BTreeSet, VecDeque};
use test_support::labyrinth::{Turned, games};

/// The squares joined to each square, by union-find over tiles instead of flood fill over sets.
struct Joined([usize; Square::COUNT]);

impl Joined {
    fn of(board: &Board) -> Joined {
        let mut joined = Joined(std::array::from_fn(|index| index));
        for square in Square::all() {
            for direction in Direction::ALL {
                if let Some(next) = square.neighbour(direction)
                    && board.tile(square).is_open(direction)
                    && board.tile(next).is_open(direction.opposite())
                {
                    let (a, b) = (joined.root(square), joined.root(next));
                    joined.0[a] = b;
                }
            }
        }
        joined
    }

    fn root(&self, square: Square) -> usize {
        let mut index = square.index();
        while self.0[index] != index {
            index = self.0[index];
        }
        index
    }

    fn reach(&self, from: Square) -> Bitboard {
        let root = self.root(from);
        Square::all().filter(|&to| self.root(to) == root).collect()
    }
}

fn is_joined(board: &Board, from: Square, to: Square) -> bool {
    let mut ways = Direction::ALL.into_iter();
    ways.any(|way| {
        from.neighbour(way) == Some(to)
            && board.tile(from).is_open(way)
            && board.tile(to).is_open(way.opposite())
    })
}

/// The number of steps from a square to each reachable one, by breadth-first search over tiles.
fn steps_from(board: &Board, from: Square) -> [Option<usize>; Square::COUNT] {
    let mut steps = [None; Square::COUNT];
    steps[from.index()] = Some(0);
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((here, count)) = queue.pop_front() {
        for next in Square::all().filter(|&next| is_joined(board, here, next)) {
            if steps[next.index()].is_none() {
                steps[next.index()] = Some(count + 1);
                queue.push_back((next, count + 1));
            }
        }
    }
    steps
}

/// The position read from its text, with the key computed from scratch.
fn rebuilt(position: &Position) -> Position {
    Position::from_fen(&position.to_string(), position.rules()).unwrap()
}

/// The tiles after a slide, moved one by one.
fn naive_slide(board: &Board, slide: Slide) -> Vec<String> {
    let mut tiles: Vec<_> = Square::all().map(|square| board.tile(square)).collect();
    let mut to = slide.arrow.exit();
    while let Some(from) = to.neighbour(slide.arrow.direction().opposite()) {
        tiles[to.index()] = tiles[from.index()];
        to = from;
    }
    let mut texts: Vec<_> = tiles.iter().map(ToString::to_string).collect();
    let treasure = board
        .spare()
        .treasure
        .map_or(String::new(), |one| one.to_string());
    let (shape, orientation) = (board.spare().shape, slide.orientation);
    let orientation = shape.canonical(orientation).letter();
    texts[to.index()] = format!("{}{orientation}{treasure}", shape.letter());
    texts
}

/// Each legal move that wins, with the winner.
fn wins(position: &Position) -> BTreeSet<(Move, Seat)> {
    let winner = |mv: Move| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        Some((mv, after.winner()?))
    };
    position.moves().filter_map(winner).collect()
}

fn canonical(position: &Position, mv: Move) -> Move {
    position.check(mv).unwrap().mv
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn play_and_undo_restore_everything(game in games(40)) {
        let (turns, mut position) = game.turns();
        let mut undos = Vec::new();
        if let Some((first, _)) = turns.first() {
            let mut current = first.clone();
            for (before, mv) in &turns {
                prop_assert_eq!(&current, before);
                undos.push(current.play(*mv).unwrap());
                prop_assert_eq!(rebuilt(&current).key(), current.key());
            }
            prop_assert_eq!(&current, &position);
        }
        for ((before, mv), undo) in turns.iter().zip(&undos).rev() {
            prop_assert_eq!(undo.mv.mv, *mv);
            prop_assert_eq!(undo.mover, before.mover());
            position.undo(undo);
            prop_assert_eq!(&position, before);
        }
    }

    #[test]
    fn positions_and_moves_go_to_text_and_back(game in games(40)) {
        let (turns, last) = game.turns();
        prop_assert_eq!(rebuilt(&last), last.clone());
        for (position, mv) in turns {
            for viewer in Seat::ALL {
                let view = position.seen_by(viewer);
                prop_assert_eq!(rebuilt(&view), view);
                let marked = position.marked_for(mv, viewer);
                prop_assert_eq!(marked.to_string().parse::<MarkedMove>(), Ok(marked));
            }
            prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
        }
    }

    #[test]
    fn reach_is_that_of_union_find(game in games(12)) {
        for (position, _) in game.turns().0 {
            let board = position.board();
            let joined = Joined::of(board);
            for square in Square::all() {
                prop_assert_eq!(board.reach(square), joined.reach(square));
            }
            for seat in Seat::ALL {
                let pawn = position.pawn(seat);
                for arrow in Arrow::all() {
                    let reaches = board.reach_after(arrow, pawn);
                    for &orientation in board.spare().shape.orientations() {
                        let after = Joined::of(&board.slid(Slide { arrow, orientation }));
                        prop_assert_eq!(reaches[orientation.index()], after.reach(arrow.carry(pawn)));
                    }
                }
            }
        }
    }

    #[test]
    fn a_walk_is_a_shortest_way_through_passages(game in games(6)) {
        let position = game.turns().1;
        for reach in position.reaches() {
            let board = position.board().slid(reach.slide);
            let from = reach.slide.arrow.carry(position.pawn(position.mover()));
            let steps = steps_from(&board, from);
            for mv in reach.moves() {
                let walk = position.walk(mv).unwrap();
                prop_assert_eq!((walk[0], *walk.last().unwrap()), (from, mv.to()));
                prop_assert_eq!(Some(walk.len() - 1), steps[mv.to().index()]);
                for pair in walk.windows(2) {
                    prop_assert!(is_joined(&board, pair[0], pair[1]), "{} {:?}", mv, walk);
                }
            }
            let far = Square::all().find(|to| !reach.squares.contains(*to));
            if let Some(to) = far {
                prop_assert_eq!(board.path(from, to), None);
                prop_assert_eq!(position.walk(Move::new(reach.slide, to)), None);
            }
        }
    }

    #[test]
    fn slides_move_tiles_one_square_on(game in games(6)) {
        let position = game.turns().1;
        let board = position.board();
        for arrow in Arrow::all() {
            for orientation in Direction::ALL {
                let slide = Slide { arrow, orientation };
                let after = board.slid(slide);
                let texts: Vec<_> = Square::all().map(|s| after.tile(s).to_string()).collect();
                prop_assert_eq!(texts, naive_slide(board, slide));
                let out = board.tile(arrow.exit());
                prop_assert_eq!(after.spare().shape, out.shape());
                prop_assert_eq!(after.spare().treasure, out.treasure());
                // The slide back at the other end.
                let back = Slide { arrow: arrow.opposite(), orientation: out.orientation() };
                prop_assert_eq!(after.slid(back), *board);
            }
        }
        for treasure in board.treasures().iter() {
            let on = Square::all().filter(|&square| board.treasure_on(square) == Some(treasure));
            prop_assert_eq!(board.find(treasure), on.collect());
        }
    }

    #[test]
    fn a_quarter_turn_is_the_same_game(game in games(20)) {
        for (position, mv) in game.turns().0 {
            let turned = position.turned();
            prop_assert_eq!(&rebuilt(&turned), &turned);
            prop_assert_eq!(&turned.turned().turned().turned(), &position);
            let moves: BTreeSet<_> = position.moves().map(|mv| canonical(&turned, mv.turned())).collect();
            prop_assert_eq!(&moves, &turned.moves().collect::<BTreeSet<_>>());
            for seat in Seat::ALL {
                let reach = position.board().reach(position.pawn(seat)).turned();
                prop_assert_eq!(turned.board().reach(turned.pawn(seat.next())), reach);
                if position.seats().contains(&seat) {
                    prop_assert_eq!(turned.targets(seat.next()), position.targets(seat).turned());
                }
            }
            let mapped: BTreeSet<_> = wins(&position)
                .into_iter()
                .map(|(mv, seat)| (canonical(&turned, mv.turned()), seat.next()))
                .collect();
            prop_assert_eq!(mapped, wins(&turned));
            let (mut after, mut turned_after) = (position, turned);
            after.play(mv).unwrap();
            turned_after.play(mv.turned()).unwrap();
            prop_assert_eq!(after.turned(), turned_after);
        }
    }

    /// The generated moves are exactly those that are accepted, and a refused move changes nothing.
    #[test]
    fn legal_moves_are_those_that_are_accepted(game in games(10)) {
        let (_, mut position) = game.turns();
        let legal: BTreeSet<_> = position.moves().collect();
        prop_assert_eq!(legal.len() as u64, position.count_moves());
        let before = position.clone();
        for arrow in Arrow::all() {
            for orientation in Direction::ALL {
                for to in Square::all() {
                    let mv = Move::new(Slide { arrow, orientation }, to);
                    match position.play(mv) {
                        Ok(undo) => {
                            prop_assert!(legal.contains(&undo.mv.mv));
                            position.undo(&undo);
                        }
                        Err(_) => prop_assert!(!legal.contains(&mv)),
                    }
                    prop_assert_eq!(&position, &before);
                }
            }
        }
    }

    /// A turn uncovers a card if and only if it ends on a target, and only the mover can win by it.
    #[test]
    fn cards_are_uncovered_on_targets(game in games(30)) {
        for (position, mv) in game.turns().0 {
            let mover = position.mover();
            let left = position.hand(mover).left().len();
            let mut after = position.clone();
            let undo = after.play(mv).unwrap();
            let on = after.board().treasure_on(mv.to());
            let cards = position.hand(mover).left();
            let cards = if position.rules().free_order { cards } else { &cards[..left.min(1)] };
            let expected = on.filter(|_| cards.contains(&on));
            prop_assert_eq!(undo.uncovered, expected);
            prop_assert_eq!(after.hand(mover).left().len(), left - usize::from(expected.is_some()));
            prop_assert_eq!(after.hand(mover).uncovered().last().copied().flatten().filter(|_| expected.is_some()), expected);
            prop_assert_eq!(after.pawn(mover), mv.to());
            if let Some(winner) = after.winner() {
                prop_assert_eq!(winner, mover);
                prop_assert!(after.moves().next().is_none());
            }
        }
    }

    /// A turn uncovers a card or wins if and only if it ends on a target of the board after the slide.
    #[test]
    fn targets_are_where_turns_uncover_or_win(game in games(30)) {
        for (position, _) in game.turns().0 {
            let mover = position.mover();
            let players = Seat::ALL.map(|seat| position.player(seat));
            for reach in position.reaches() {
                let slid = position.board().slid(reach.slide);
                let (closed, rules) = (position.closed(), position.rules());
                let slid = Position::new(slid, players.clone(), mover, closed, 1, rules).unwrap();
                for mv in reach.moves() {
                    let mut after = position.clone();
                    let undo = after.play(mv).unwrap();
                    let done = undo.uncovered.is_some() || after.winner().is_some();
                    prop_assert_eq!(slid.targets(mover).contains(mv.to()), done, "{}", mv);
                    prop_assert!(after.winner().is_none_or(|winner| winner == mover));
                    for &seat in position.seats().iter().filter(|&&seat| seat != mover) {
                        prop_assert_eq!(after.targets(seat), slid.targets(seat));
                    }
                }
            }
        }
    }

    /// A random deal of the cards that a viewer does not know looks the same to that viewer.
    #[test]
    fn guesses_agree_with_what_is_known(game in games(30), seed in any::<u64>()) {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (_, position) = game.turns();
        for viewer in Seat::ALL {
            let view = position.seen_by(viewer);
            let guess = view.determinised(&mut random);
            prop_assert!(guess.all_known());
            prop_assert_eq!(&rebuilt(&guess), &guess);
            prop_assert_eq!(guess.seen_by(viewer), view);
        }
    }
}
