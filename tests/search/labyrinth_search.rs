//! The search of Labyrinth: wins and losses against an exhaustive solver, what it may know, limits.

use akhet::labyrinth::rules::{
    Hand, Move, Player, Players, Position, Record, Rules, Seat, Treasure,
};
use akhet::labyrinth::search::{
    Configure, Control, Handler, Info, Limits, Outcome, Score, Searcher, Strength,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::time::Duration;
use test_support::labyrinth::{data, editions, position_of};

/// The reports of a search, without times.
#[derive(Default, Debug, PartialEq)]
pub struct Reports(Vec<(u32, u64, Score, u64, Vec<Move>)>);

impl Handler<Move> for Reports {
    fn info(&mut self, info: &Info<'_>) {
        let line = info.pv.to_vec();
        self.0
            .push((info.depth, info.deals, info.score, info.nodes, line));
    }
}

/// Searches the position at the end of a record with a fresh searcher.
pub fn search_game(game: &Record, limits: &Limits) -> (Outcome, Reports) {
    let mut searcher = Searcher::new(1).unwrap();
    let mut reports = Reports::default();
    let outcome = searcher.go(game, limits, &Control::default(), &mut reports);
    (outcome, reports)
}

fn search(position: &Position, limits: &Limits) -> (Outcome, Reports) {
    search_game(&Record::new(position.clone()), limits)
}

pub fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

/// A game of random turns from a deal.
pub fn random_game(seed: u64, players: Players, rules: Rules, turns: usize) -> Record {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Record::new(Position::deal(seed, players, rules));
    for _ in 0..turns {
        let moves: Vec<Move> = game.position().moves().collect();
        let mv = moves[random.random_range(0..moves.len())];
        game.play(mv).unwrap();
    }
    game
}

/// A position near the end, of two players with up to two cards each.
fn ending(seed: u64, rules: Rules) -> Option<Position> {
    let game = random_game(seed, Players::TWO, rules, 20);
    let position = game.position();
    let players = Seat::ALL.map(|seat| {
        let mut player = position.player(seat)?;
        let cards = (seed as usize + 2 * seat.index()) / 2 % 3;
        player.hand = Hand::new(player.hand.left().get(..cards)?, &[])?;
        Some(Player { ..player })
    });
    let (board, mover) = (*position.board(), position.mover());
    let ending = Position::new(board, players, mover, position.closed(), 1, rules).ok()?;
    ending.winner().is_none().then_some(ending)
}

/// Whether the player to move can win with this turn.
fn wins_now(position: &Position) -> bool {
    let last =
        position.hand(position.mover()).left().len() == usize::from(position.rules().no_return);
    last && position.moves().any(|mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        after.winner().is_some()
    })
}

/// Whether no turn prevents the next player's win. Where the pawn ends makes no difference.
fn loses_next(position: &Position) -> bool {
    !wins_now(position)
        && position.reaches().into_iter().all(|reach| {
            let mut after = position.clone();
            after.play_unchecked(reach.moves().next().unwrap());
            wins_now(&after)
        })
}

/// Whether a turn leads to a position in which the next player loses whatever the reply.
fn wins_in_two(position: &Position) -> bool {
    position.moves().any(|mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let left = after.hand(position.mover()).left().len();
        left <= usize::from(position.rules().no_return) && loses_next(&after)
    })
}

#[test]
fn wins_and_losses_are_those_of_an_exhaustive_solver() {
    let limits = Limits {
        depth: Some(3),
        open_cards: true,
        ..Limits::default()
    };
    let no_return = Rules {
        no_return: true,
        ..Rules::default()
    };
    let any_exit = Rules {
        any_exit: true,
        ..Rules::default()
    };
    let random = (0..100).filter_map(|seed| {
        let rules = match seed {
            60.. => any_exit,
            _ if seed % 4 == 3 => no_return,
            _ => Rules::default(),
        };
        ending(seed, rules)
    });
    let mut seen = [0; 4];
    for position in random.collect::<Vec<_>>() {
        let (outcome, _) = search(&position, &limits);
        let score = outcome.score.unwrap();
        let kind = match () {
            () if wins_now(&position) => 0,
            () if wins_in_two(&position) => 1,
            () if loses_next(&position) => 2,
            () => 3,
        };
        seen[kind] += 1;
        let expected = [Score::Wins(1), Score::Wins(3), Score::Loses(2)];
        match expected.get(kind) {
            Some(&expected) => assert_eq!(score, expected, "{position}"),
            None => assert!(matches!(score, Score::Points(_)), "{position}: {score:?}"),
        }
    }
    assert!(seen.iter().all(|&count| count > 1), "{seen:?}");
}

#[test]
fn lines_of_mate_scores_end_the_game_where_cards_are_open() {
    let (mut lines, mut longest) = (0, 0);
    for multi_pv in [1, 3] {
        let limits = Limits {
            open_cards: true,
            multi_pv,
            ..nodes(20_000)
        };
        for position in (0..60).filter_map(|seed| ending(seed, Rules::default())) {
            let (_, reports) = search(&position, &limits);
            for (_, _, score, _, line) in reports.0 {
                let (plies, wins) = match score {
                    Score::Points(_) => continue,
                    Score::Wins(plies) => (plies, true),
                    Score::Loses(plies) => (plies, false),
                };
                let mut after = position.clone();
                for &mv in &line {
                    after.play(mv).unwrap();
                }
                let winner = after.winner().map(|winner| winner == position.mover());
                let found = (line.len(), winner);
                assert_eq!(found, (plies as usize, Some(wins)), "{position}: {line:?}");
                lines += 1;
                longest = longest.max(plies);
            }
        }
    }
    assert!(lines > 40 && longest > 3, "{lines} {longest}");
}

#[test]
fn turns_that_win_at_once_are_found_whoever_may_see_the_cards() {
    let usual = data()["endings"].as_array().unwrap().clone();
    for entry in usual.iter().chain(&editions("endings")) {
        let position = position_of(entry);
        for open_cards in [false, true] {
            let limits = Limits {
                open_cards,
                ..nodes(5_000)
            };
            let (outcome, reports) = search(&position, &limits);
            if position.winner().is_some() {
                assert_eq!(outcome, Outcome::default());
                continue;
            }
            let best = outcome.best.unwrap();
            assert!(position.check(best).is_ok(), "{position} {best}");
            assert_eq!(reports.0.last().unwrap().4[0], best);
            let wins = entry["winning_moves"].as_u64().unwrap() > 0;
            assert_eq!(outcome.score == Some(Score::Wins(1)), wins, "{position}");
            let mut after = position.clone();
            after.play(best).unwrap();
            assert_eq!(after.winner().is_some(), wins);
        }
    }
}

#[test]
fn hidden_cards_make_no_difference() {
    for players in Players::ALL {
        let rules = Rules {
            free_order: players == Players::THREE,
            ..Rules::default()
        };
        let game = random_game(3, players, rules, 9);
        let viewer = game.position().mover();
        let first = search_game(&game, &nodes(20_000));
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        // The whole game as the viewer has seen it, and the same with other hidden cards.
        let mut seen = Record::new(game.start().seen_by(viewer));
        for (index, ply) in game.plies().iter().enumerate() {
            let mut before = game.clone();
            (index..game.plies().len()).for_each(|_| drop(before.undo()));
            let marked = before.position().marked_for(ply.mv.mv, viewer);
            seen.play(marked).unwrap();
        }
        assert_eq!(search_game(&seen, &nodes(20_000)), first, "{players:?}");
        let view = game.position().seen_by(viewer);
        let of = |position: &Position| search(position, &nodes(20_000));
        let known = of(&view);
        for _ in 0..3 {
            let other = view.determinised(&mut random);
            assert_ne!(&other, game.position());
            assert_eq!(of(&other), known, "{players:?}");
        }
    }
}

#[test]
fn what_was_missed_is_believed_not_to_be_the_target() {
    // The same position with and without its history, which hints at what the target is not.
    let game = random_game(5, Players::TWO, Rules::default(), 11);
    let with_past = search_game(&game, &nodes(5_000));
    let without = search(game.position(), &nodes(5_000));
    assert_ne!(with_past.1, without.1);
}

#[test]
fn one_thread_with_a_node_limit_is_reproducible() {
    for (players, open_cards) in [
        (Players::TWO, false),
        (Players::TWO, true),
        (Players::THREE, false),
        (Players::FOUR, true),
    ] {
        let game = random_game(8, players, Rules::default(), 6);
        let limits = Limits {
            open_cards,
            ..nodes(30_000)
        };
        let first = search_game(&game, &limits);
        assert_eq!(search_game(&game, &limits), first);
        let mut searcher = Searcher::new(1).unwrap();
        for _ in 0..2 {
            let mut reports = Reports::default();
            searcher.clear();
            let outcome = searcher.go(&game, &limits, &Control::default(), &mut reports);
            assert_eq!((outcome, reports), first);
        }
        // Only the last expansion may exceed a node limit.
        for nodes in [4_000, 30_000] {
            let limits = Limits {
                nodes: Some(nodes),
                ..limits.clone()
            };
            let searched = search_game(&game, &limits).0.nodes;
            assert!(searched < nodes + 100, "{searched}");
        }
    }
}

#[test]
fn several_players_with_hidden_cards_are_sampled_alike_by_any_number_of_threads() {
    for players in [Players::THREE, Players::FOUR] {
        let game = random_game(6, players, Rules::default(), 10);
        let limits = Limits {
            depth: Some(6),
            ..Limits::default()
        };
        let (one, reports) = search_game(&game, &limits);
        let mut searcher = Searcher::new(1).unwrap();
        searcher.set_threads(3).unwrap();
        let three = searcher.go(&game, &limits, &Control::default(), &mut ());
        assert_eq!(three, one);
        let depths: Vec<u32> = reports.0.iter().map(|report| report.0).collect();
        assert_eq!(depths, [1, 2, 3, 4, 5, 6]);
    }
}

/// Two threads would give a different node count.
#[test]
fn at_reduced_strength_one_thread_searches_and_reports_what_it_plays() {
    for (seed, players) in (0..24).zip(Players::ALL.into_iter().cycle()) {
        let game = random_game(seed, players, Rules::default(), 6);
        let limits = Limits {
            strength: Strength::of_level(500, seed),
            open_cards: seed % 2 == 0,
            depth: Some(3),
            ..Limits::default()
        };
        let (outcome, reports) = search_game(&game, &limits);
        let mut searcher = Searcher::new(1).unwrap();
        searcher.set_threads(3).unwrap();
        let mut same = Reports::default();
        let control = Control::default();
        assert_eq!(searcher.go(&game, &limits, &control, &mut same), outcome);
        assert_eq!(same, reports);
        // The nodes of the outcome may include those of an iteration that was not completed.
        let (_, _, score, _, line) = reports.0.last().unwrap();
        assert_eq!((Some(line[0]), Some(*score)), (outcome.best, outcome.score));
    }
}

#[test]
fn every_limit_gets_a_legal_move() {
    let few = [1, 10, 47, 60, 200].map(nodes);
    let mut limits = few.to_vec();
    limits.extend((1..=3).map(|depth| Limits {
        depth: Some(depth),
        ..Limits::default()
    }));
    limits.push(Limits {
        move_time: Some(Duration::ZERO),
        ..Limits::default()
    });
    limits.push(Limits {
        strength: Strength::of_level(0, 3),
        ..Limits::default()
    });
    for (index, players) in Players::ALL.into_iter().enumerate() {
        for variant in 0..6 {
            let rules = Rules {
                free_order: variant & 1 != 0,
                no_return: variant & 2 != 0,
                any_exit: variant & 4 != 0,
                ..Rules::default()
            };
            let game = random_game(variant, players, rules, 5 * index);
            for limits in &limits {
                for open_cards in [false, true] {
                    let limits = Limits {
                        open_cards,
                        ..limits.clone()
                    };
                    let best = search_game(&game, &limits).0.best.unwrap();
                    assert!(game.position().check(best).is_ok());
                }
            }
        }
    }
}

#[test]
fn only_the_moves_asked_for_are_considered() {
    let game = random_game(2, Players::TWO, Rules::default(), 4);
    let moves: Vec<Move> = game.position().moves().step_by(97).collect();
    assert!(moves.len() > 1);
    for open_cards in [false, true] {
        let limits = Limits {
            search_moves: moves.clone(),
            open_cards,
            ..nodes(4_000)
        };
        let best = search_game(&game, &limits).0.best.unwrap();
        assert!(moves.contains(&best), "{best}");
    }
}

#[test]
fn an_infinite_search_ends_when_it_is_told_to() {
    for (players, open_cards, threads) in [
        (Players::TWO, false, 1),
        (Players::TWO, true, 2),
        (Players::FOUR, false, 2),
        (Players::FOUR, true, 1),
    ] {
        let game = random_game(4, players, Rules::default(), 3);
        let limits = Limits {
            infinite: true,
            open_cards,
            ..Limits::default()
        };
        let mut searcher = Searcher::new(1).unwrap();
        searcher.set_threads(threads).unwrap();
        let control = Control::default();
        let outcome = std::thread::scope(|scope| {
            let search = scope.spawn(|| searcher.go(&game, &limits, &control, &mut ()));
            std::thread::sleep(Duration::from_millis(100));
            assert!(!search.is_finished());
            control.stop();
            search.join().unwrap()
        });
        assert!(game.position().check(outcome.best.unwrap()).is_ok());
    }
}

#[test]
fn positions_with_few_or_strange_cards_are_searched() {
    // More players than known cards, an unknown card of the mover, treasures without cards.
    let game = random_game(6, Players::THREE, Rules::default(), 7);
    let spectator = game.position().seen_by(Seat::Green);
    let position = game.position();
    let players = Seat::ALL.map(|seat| {
        let mut player = position.player(seat)?;
        player.hand = Hand::new(
            &[None],
            &[Treasure::from_letter('A').filter(|_| seat == Seat::Blue)],
        )?;
        Some(player)
    });
    let few = Position::new(
        *position.board(),
        players,
        position.mover(),
        None,
        1,
        Rules::default(),
    );
    for position in [spectator, few.unwrap()] {
        for open_cards in [false, true] {
            let limits = Limits {
                open_cards,
                ..nodes(3_000)
            };
            let best = search(&position, &limits).0.best.unwrap();
            assert!(position.check(best).is_ok());
        }
    }
}

/// The lines of a search, each with its depth, number and score.
#[derive(Default)]
struct Lines(Vec<(u32, usize, Score, Move)>);

impl Handler<Move> for Lines {
    fn info(&mut self, info: &Info<'_>) {
        let line = (info.depth, info.multi_pv, info.score, info.pv[0]);
        self.0.push(line);
    }
}

#[test]
fn several_lines_come_best_first_with_different_turns() {
    const LINES: usize = 15;
    let key = |score: Score| match score {
        Score::Wins(plies) => i64::from(1_000_000 - plies),
        Score::Loses(plies) => i64::from(plies) - 1_000_000,
        Score::Points(points) => points.into(),
    };
    let mut wins = 0;
    for (seed, players) in (0..6).zip(Players::ALL.into_iter().cycle()) {
        let game = random_game(seed, players, Rules::default(), 6);
        let mut positions = vec![game.position().clone()];
        positions.extend(ending(seed, Rules::default()));
        for (position, open_cards) in positions.iter().flat_map(|one| [(one, false), (one, true)]) {
            let limits = Limits {
                depth: Some(4),
                multi_pv: LINES,
                open_cards,
                // Several lines mean analysis, for which the level has no effect.
                strength: Strength::of_level(0, 3),
                ..Limits::default()
            };
            let mut lines = Lines::default();
            let mut searcher = Searcher::new(1).unwrap();
            let record = Record::new(position.clone());
            let outcome = searcher.go(&record, &limits, &Control::default(), &mut lines);
            let sets: Vec<_> = lines.0.chunk_by(|a, b| a.0 == b.0).collect();
            assert!(sets.len() > 1, "{position}");
            for set in &sets {
                assert_eq!(set.len(), LINES, "{position}");
                for (index, one) in set.iter().enumerate() {
                    assert_eq!(one.1, index + 1);
                    assert!(position.check(one.3).is_ok());
                    assert!(set[..index].iter().all(|better| better.3 != one.3));
                    let better = &set[index.saturating_sub(1)];
                    assert!(key(better.2) >= key(one.2), "{position}: {set:?}");
                    if one.2 == Score::Wins(1) {
                        let mut after = position.clone();
                        after.play(one.3).unwrap();
                        assert_eq!(after.winner(), Some(position.mover()));
                        wins += index;
                    }
                }
            }
            assert_eq!(outcome.best, Some(sets.last().unwrap()[0].3));
        }
    }
    assert!(wins > 0, "no position has several wins");
}

/// Each turn that is searched to the end has the same score as when it is searched alone.
#[test]
fn each_line_has_its_own_score() {
    for (seed, players) in (0..6).zip([Players::TWO, Players::THREE].into_iter().cycle()) {
        let game = random_game(seed, players, Rules::default(), 8);
        let limits = Limits {
            depth: Some(3),
            multi_pv: 4,
            open_cards: true,
            ..Limits::default()
        };
        let mut lines = Lines::default();
        let mut searcher = Searcher::new(1).unwrap();
        searcher.go(&game, &limits, &Control::default(), &mut lines);
        for &(_, _, score, mv) in &lines.0[lines.0.len() - 4..] {
            let alone = Limits {
                search_moves: vec![mv],
                multi_pv: 1,
                ..limits.clone()
            };
            assert_eq!(search_game(&game, &alone).0.score, Some(score), "{mv}");
        }
    }
}
