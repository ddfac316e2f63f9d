//! What a search of Labyrinth answers: the move of its last report, no endless repetition, and the same worth as the
//! evaluation where the mover's target is unknown.

use crate::labyrinth_search::{nodes, random_game, search_game};
use akhet::labyrinth::rules::{
    Arrow, Direction, Move, Players, Position, Record, Rules, Seat, Slide,
};
use akhet::labyrinth::search::{
    Configure, Control, Handler, Info, Limits, Outcome, Score, Searcher, Strength, estimates,
    win_chance,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

/// The first two moves and the score of the last report of the best line.
#[derive(Default)]
struct Last(Option<(Move, Option<Move>, Score)>);

impl Handler<Move> for Last {
    fn info(&mut self, info: &Info<'_>) {
        if info.multi_pv == 1 {
            self.0 = Some((info.pv[0], info.pv.get(1).copied(), info.score));
        }
    }
}

/// A limit that ends a search in the middle of an iteration, or one of another kind.
fn limits(random: &mut Xoshiro256PlusPlus) -> Limits {
    let mut limits = match random.random_range(0..6) {
        0 => Limits {
            depth: Some(random.random_range(1..4)),
            ..Limits::default()
        },
        1 => Limits {
            move_time: Some(Duration::from_millis(random.random_range(1..40))),
            ..Limits::default()
        },
        2 => Limits {
            infinite: true,
            ..Limits::default()
        },
        _ => nodes(random.random_range(1..4_000)),
    };
    limits.multi_pv = [1, 1, 4][random.random_range(0..3)];
    limits.open_cards = random.random();
    if random.random_bool(0.2) {
        limits.strength = Strength::of_level(random.random_range(0..2_000), random.random());
    }
    limits
}

#[test]
fn the_move_played_is_that_of_the_last_report() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut searcher = Searcher::new(1).unwrap();
    for (seed, players) in (0..200).zip(Players::ALL.into_iter().cycle()) {
        let game = random_game(seed, players, Rules::default(), seed as usize % 9);
        let limits = limits(&mut random);
        let mut last = Last::default();
        let control = Control::default();
        let outcome = std::thread::scope(|scope| {
            if limits.infinite {
                scope.spawn(|| {
                    std::thread::sleep(Duration::from_millis(20));
                    control.stop();
                });
            }
            searcher.go(&game, &limits, &control, &mut last)
        });
        let Outcome {
            best,
            ponder,
            score,
            ..
        } = outcome;
        let (first, second, reported) = last.0.unwrap();
        let answer = (Some(first), second, Some(reported));
        assert_eq!(answer, (best, ponder, score), "{seed} {limits:?}");
    }
}

/// A game in which the tiles of one line are pushed round while every pawn stays at home, so that the position at its
/// end has been on the board `times` times before, and the move that goes on like this.
fn round_and_round(seed: u64, players: Players, times: usize) -> (Record, Move) {
    let mut game = Record::new(Position::deal(seed, players, Rules::default()));
    let arrow = Arrow::all().next().unwrap();
    // Eight pushes bring all tiles back, and with three players, 24 bring back the mover too.
    let lap = if players == Players::THREE { 24 } else { 8 };
    let mut orientation = Direction::North;
    let push = |game: &Record, orientation| {
        let position = game.position();
        let to = position.pawn(position.mover());
        let mv = Move::new(Slide { arrow, orientation }, to);
        position.check(mv).unwrap().mv
    };
    // The first push decides how the spare lies and which arrow is closed.
    for _ in 0..1 + times * lap {
        let out = game.position().board().tile(arrow.exit());
        game.play(push(&game, orientation)).unwrap();
        // A tile goes in as it came out.
        orientation = out.orientation();
    }
    let mv = push(&game, orientation);
    (game, mv)
}

#[test]
fn a_turn_back_to_a_position_of_the_game_is_worth_less_each_time() {
    for (seed, players) in (0..6).zip(Players::ALL.into_iter().cycle()) {
        let points = |times, open_cards| {
            let (game, mv) = round_and_round(seed, players, times);
            let limits = Limits {
                depth: Some(3),
                search_moves: vec![mv],
                open_cards,
                ..Limits::default()
            };
            match search_game(&game, &limits).0.score.unwrap() {
                Score::Points(points) => points,
                mate => panic!("{mate:?}"),
            }
        };
        let [never, once, twice] = [0, 1, 2].map(|times| points(times, true));
        assert!((9..=11).contains(&(never - once)), "{seed}: {never} {once}");
        assert!((9..=11).contains(&(once - twice)), "{seed}: {once} {twice}");
        // The history also hints at hidden cards, which counts for less than twenty repetitions.
        let [never, often] = [0, 20].map(|times| points(times, false));
        assert!(never - often > 100, "{seed}: {never} {often}");
    }
}

/// Two players of few nodes, of whom the first forgets the game: it would go on for ever in 93 positions.
#[test]
fn a_game_at_few_nodes_comes_to_an_end() {
    let mut game = Record::new(Position::deal(5035, Players::TWO, Rules::default()));
    while game.winner().is_none() {
        assert!(game.plies().len() < 300, "{}", game.position());
        let mover = game.position().mover();
        let seen = match mover {
            Seat::Blue => Record::new(game.position().seen_by(mover)),
            _ => game.clone(),
        };
        let best = search_game(&seen, &nodes(3_000)).0.best.unwrap();
        game.play(best).unwrap();
    }
}

/// The chance of the player to move by a search of the game as everybody has seen it, and by the evaluation.
fn chances_of_unknown(seed: u64, players: Players, limits: &Limits) -> [f32; 2] {
    let game = random_game(seed, players, Rules::default(), seed as usize % 11).seen_by(None);
    let searched = search_game(&game, limits).0.score.unwrap();
    [win_chance(searched), estimates(&game, false)[0].win]
}

#[test]
fn search_and_evaluation_agree_where_the_target_of_the_mover_is_unknown() {
    let mut errors = Vec::new();
    for (seed, players) in (0..30).zip(Players::ALL.into_iter().cycle()) {
        for depth in 1..=2 {
            let limits = Limits {
                depth: Some(depth),
                ..Limits::default()
            };
            let [searched, estimated] = chances_of_unknown(seed, players, &limits);
            assert!(
                (searched - estimated).abs() < 0.005,
                "{seed} {depth}: {searched} {estimated}"
            );
        }
        let [searched, estimated] = chances_of_unknown(seed, players, &nodes(6_000));
        errors.push(searched - estimated);
    }
    let mean = errors.iter().sum::<f32>() / errors.len() as f32;
    assert!(mean.abs() < 0.02, "{errors:?}");
}

/// A game as its next player has seen it says nothing about the hidden cards, so what is found in it is found whatever
/// they are.
#[test]
fn no_search_of_a_view_depends_on_hidden_cards() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut searcher = Searcher::new(1).unwrap();
    let mut same = [0; 6];
    for (seed, players) in (0..500).zip(Players::ALL.into_iter().cycle()) {
        let rules = match seed % 7 {
            0 | 1 => Rules {
                free_order: true,
                ..Rules::default()
            },
            2 => Rules {
                no_return: true,
                ..Rules::default()
            },
            _ => Rules::default(),
        };
        let game = random_game(seed, players, rules, seed as usize % 41);
        let view = game.seen_by(game.position().mover());
        assert!(!view.position().all_known());
        let mode = seed as usize % same.len();
        let mut limits = nodes(random.random_range(40..3_000));
        match mode {
            0 => limits.depth = Some(2),
            1 => limits.multi_pv = 4,
            2 => limits.strength = Strength::of_level(random.random_range(0..2_000), seed),
            3 => limits.search_moves = game.position().moves().step_by(9).collect(),
            4 => limits.mate = Some(2),
            _ => {}
        }
        let mut answer = |game: &Record| {
            searcher.clear();
            let mut last = Last::default();
            let outcome = searcher.go(game, &limits, &Control::default(), &mut last);
            (outcome, last.0, estimates(game, false))
        };
        let whole = answer(&game);
        assert!(whole.0.best.is_some() && whole == answer(&view), "{seed}");
        // The same without the game before it, with other cards in the place of the hidden ones.
        let other = view.position().determinised(&mut random);
        let alone = answer(&Record::new(view.position().clone()));
        assert_eq!(answer(&Record::new(other)), alone, "{seed}");
        same[mode] += 1;
    }
    assert!(same.iter().all(|&count| count > 80));
}
