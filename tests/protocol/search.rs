//! `go` and its reports: limits, `searchmoves`, MultiPV, the hash table, limited strength, WDL and
//! `currmove`.

use akhet::laser::bench::POSITIONS;
use akhet::laser::rules::{Position, Record};
use std::collections::HashSet;
use std::time::{Duration, Instant};
use test_support::engine::{
    Dice, ERROR, Engine, GENEROUS, LOSING, WIN_IN_ONE, at_each_position, check_answers_first, run,
    score_of, word_after,
};

#[test]
fn time_limits_end_a_search() {
    let mut engine = Engine::start();
    // The limits, and the maximum time in milliseconds.
    let settings = [
        ("movetime 0", 0),
        ("movetime 1", 1),
        ("movetime 20", 20),
        ("movetime 150", 150),
        ("movetime 50 wtime 100000 btime 100000", 50),
        ("wtime 0 btime 0", 0),
        ("wtime 1 btime 1", 1),
        ("wtime 1 btime 1 winc 1 binc 1", 1),
        ("wtime 10 btime 10", 10),
        ("wtime 30 btime 30 winc 1000 binc 1000", 30),
        ("wtime 100 btime 100 movestogo 1", 100),
        ("wtime 100 btime 100 movestogo 0", 100),
        ("p1time 100 p2time 100 p1inc 10 p2inc 10", 100),
        ("wtime 300 btime 300 movestogo 40", 300),
        ("wtime 1000 btime 1000", 1000),
        (
            "wtime 1000 btime 1000 winc 20 binc 20 movestogo 4000000000",
            1000,
        ),
    ];
    for position in [
        "startpos",
        "startpos moves c5R",
        &format!("fen {}", POSITIONS[6]),
    ] {
        engine.silent(&format!("position {position}"));
        for (limits, milliseconds) in settings {
            let start = Instant::now();
            let search = engine.go(&format!("go {limits}"));
            let time = start.elapsed();
            let most = Duration::from_millis(milliseconds) + GENEROUS;
            assert!(time <= most, "{position}, go {limits}: {time:?}");
            assert_ne!(search.best(), "none");
        }
    }
    // The side to move uses its own clock. With the other one the search would take half a minute.
    for (position, clocks) in [
        ("startpos moves c5R", "wtime 1000000 btime 10"),
        ("startpos", "p1time 10 p2time 1000000"),
    ] {
        engine.silent(&format!("position {position}"));
        let start = Instant::now();
        engine.go(&format!("go {clocks}"));
        assert!(start.elapsed() <= GENEROUS, "{clocks}");
    }
    engine.end();
}

#[test]
fn move_overhead_is_subtracted_from_the_time() {
    let (mut early, mut late) = (Engine::start(), Engine::start());
    early.silent("setoption name Move Overhead value 1000");
    late.silent("setoption name Move Overhead value 0");
    let start = Instant::now();
    late.send("go movetime 1500");
    early.send("go movetime 1500");
    check_answers_first(&mut early, &mut late);
    assert!(start.elapsed() >= Duration::from_millis(490));
    early.end();
    late.end();
}

#[test]
fn equal_node_and_depth_limits_give_equal_searches() {
    let mut engine = Engine::start();
    for (position, limits) in [
        ("startpos", "nodes 1"),
        ("startpos", "nodes 5000"),
        ("setup curiosity moves d1d2", "nodes 12345"),
        ("setup mercury", "depth 4"),
        (&format!("fen {LOSING}"), "depth 4 nodes 2000"),
    ] {
        let mut search = || {
            engine.silent("ucinewgame");
            engine.silent(&format!("position {position}"));
            engine.go(&format!("go {limits}"))
        };
        let first = search();
        assert_eq!(search(), first, "{position}, {limits}");
        for line in &first.infos {
            let nodes: u64 = word_after(line, "nodes").parse().unwrap();
            let most = word_after(&format!("{limits} nodes 1000000000"), "nodes").parse();
            assert!(nodes <= most.unwrap(), "{line}");
        }
    }
    // More nodes allow more iterations.
    engine.silent("ucinewgame");
    let deep = engine.go("go nodes 100000").infos.len();
    engine.silent("ucinewgame");
    assert!(deep > engine.go("go nodes 1000").infos.len());
    engine.end();
}

#[test]
fn best_moves_and_principal_variations_are_legal() {
    at_each_position(|engine, fen| {
        let moves = engine.moves();
        let position: Position = fen.parse().unwrap();
        assert_eq!(moves.len(), position.legal_moves().len());
        for limits in ["nodes 1", "nodes 3000", "depth 1", "movetime 1"] {
            let search = engine.go(&format!("go {limits}"));
            assert!(
                moves.iter().any(|mv| mv == search.best()),
                "{fen} {search:?}"
            );
            let lines = search.infos.iter().map(|line| {
                let (_, pv) = line.split_once(" pv ").expect("every report has a line");
                pv.split(' ').map(str::to_owned).collect()
            });
            let answer = search
                .answer
                .iter()
                .filter(|word| *word != "ponder")
                .cloned()
                .collect();
            for line in lines.chain([answer]) {
                let line: Vec<String> = line;
                let mut record = Record::new(position.clone());
                for mv in &line {
                    if let Err(error) = record.play(mv.parse().unwrap()) {
                        panic!("{fen}: {mv} in {line:?}: {error}");
                    }
                }
            }
        }
    });
}

#[test]
fn searchmoves_restricts_the_root_moves() {
    let mut engine = Engine::start();
    let moves = engine.moves();
    let mut dice = Dice(3);
    for size in [1, 2, 3, 10, 40] {
        let list: Vec<_> = (0..size)
            .map(|_| moves[dice.roll(moves.len())].clone())
            .collect();
        let list_text = list.join(" ");
        for line in [
            format!("go depth 3 searchmoves {list_text}"),
            format!("go searchmoves {list_text} nodes 1"),
        ] {
            let search = engine.go(&line);
            assert!(list.iter().any(|mv| mv == search.best()), "{line}");
            for info in &search.infos {
                assert!(list.iter().any(|mv| mv == word_after(info, "pv")), "{info}");
            }
        }
    }
    // A Switch's turn to the left equals that to the right.
    assert_eq!(engine.go("go depth 1 searchmoves e4L").best(), "e4R");
    engine.end();
}

#[test]
fn multi_pv_reports_the_best_lines() {
    let mut engine = Engine::start();
    let check = |engine: &mut Engine, lines: usize, depth: usize, legal: usize| {
        engine.silent(&format!("setoption name MultiPV value {lines}"));
        let search = engine.go(&format!("go depth {depth}"));
        let last: Vec<_> = search
            .infos
            .iter()
            .filter(|line| line.starts_with(&format!("info depth {depth} ")))
            .filter(|line| !line.contains("bound "))
            .collect();
        assert_eq!(last.len(), lines.min(legal), "MultiPV {lines}");
        let mut firsts: Vec<_> = last.iter().map(|line| word_after(line, "pv")).collect();
        assert_eq!(firsts[0], search.best());
        for (index, line) in last.iter().enumerate() {
            assert_eq!(word_after(line, "multipv"), (index + 1).to_string());
        }
        for pair in last.windows(2) {
            assert!(score_of(pair[0]) >= score_of(pair[1]), "{pair:#?}");
        }
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), last.len(), "MultiPV {lines} repeats a move");
    };
    for lines in 1..=422 {
        check(&mut engine, lines, 1, 77);
    }
    for (setup, legal) in [("mercury", 68), ("sophie", 74)] {
        engine.silent(&format!("position {setup}"));
        for lines in [1, 2, 5, 60, 422] {
            check(&mut engine, lines, 3, legal);
        }
    }
    engine.silent(&format!("position fen {LOSING}"));
    let legal = engine.moves().len();
    for lines in [2, 422] {
        check(&mut engine, lines, 3, legal);
    }
    engine.end();
}

#[test]
fn the_hash_table_can_be_resized_and_cleared() {
    let mut engine = Engine::start();
    let fresh = engine.go("go depth 5");
    assert_ne!(engine.go("go depth 5"), fresh, "the table is not used");
    engine.silent("setoption name Clear Hash");
    assert_eq!(engine.go("go depth 5"), fresh);
    engine.silent("ucinewgame");
    assert_eq!(engine.go("go depth 5"), fresh);
    for size in [1, 7, 128, 64] {
        engine.silent(&format!("setoption name hash value {size}"));
        let moves = engine.moves();
        let search = engine.go("go depth 4");
        assert!(moves.iter().any(|mv| mv == search.best()));
    }
    engine.end();
}

#[test]
fn a_failed_hash_allocation_leaves_the_engine_usable() {
    let mut engine = Engine::start();
    // The system may have a terabyte or overcommit memory.
    match engine.ask("setoption name Hash value 1048576").as_slice() {
        [] => {}
        [line] => assert_eq!(
            line,
            &format!("{ERROR}setoption: not enough memory for a table of 1048576 MB")
        ),
        lines => panic!("{lines:?}"),
    }
    assert_eq!(engine.go("go depth 2").infos.len(), 2);
    engine.silent("setoption name Hash value 1");
    assert_eq!(engine.go("go depth 2").infos.len(), 2);
    engine.end();
}

/// The node counts of searches of every fourth bench position.
fn nodes_of_searches(engine: &mut Engine, go: &str) -> Vec<u64> {
    let nodes = |fen: &&str| {
        engine.silent("ucinewgame");
        engine.silent(&format!("position fen {fen}"));
        engine.send(go);
        let search = engine.answered();
        let last = search.infos.last().unwrap();
        word_after(last, "nodes").parse().unwrap()
    };
    POSITIONS.iter().step_by(4).map(nodes).collect()
}

#[test]
fn skill_level_and_elo_limit_the_strength() {
    let mut engine = Engine::start();
    engine.silent("setoption name Hash value 1");
    let go = "go nodes 20000";
    let full = nodes_of_searches(&mut engine, go);
    let most = |nodes: &[u64]| nodes.iter().copied().max().unwrap();
    assert!(most(&full) > 10_000, "{full:?}");
    engine.silent("setoption name skill level value 0");
    let weakest = nodes_of_searches(&mut engine, go);
    assert!(most(&weakest) <= 100, "{weakest:?}");
    // The rating has no effect until UCI_LimitStrength is set, and then the level has none.
    engine.silent("setoption name UCI_Elo value 1700");
    assert!(most(&nodes_of_searches(&mut engine, go)) <= 100);
    engine.silent("setoption name UCI_LimitStrength value true");
    let by_rating = nodes_of_searches(&mut engine, go);
    assert!((101..10_000).contains(&most(&by_rating)), "{by_rating:?}");
    engine.silent("setoption name Skill Level value 20");
    assert!(most(&nodes_of_searches(&mut engine, go)) < 10_000);
    // A time limit does not lift the limit of the rating.
    assert!(most(&nodes_of_searches(&mut engine, "go movetime 60000")) < 10_000);
    engine.silent("setoption name UCI_AnalyseMode value true");
    assert_eq!(nodes_of_searches(&mut engine, go), full);
    engine.silent("setoption name UCI_AnalyseMode value false");
    engine.silent("setoption name UCI_LimitStrength value false");
    assert_eq!(nodes_of_searches(&mut engine, go), full);
    engine.end();
}

#[test]
fn analysis_is_never_weakened() {
    let mut engine = Engine::start();
    engine.silent("setoption name Skill Level value 0");
    engine.silent("position setup grail");
    // The node limit of level 0 is too low for this depth.
    engine.send("go infinite");
    engine.until("info depth 5 ");
    engine.send("stop");
    engine.answered();
    engine.send("go mate 3");
    engine.until("info depth 4 ");
    engine.send("stop");
    engine.answered();
    engine.silent("setoption name MultiPV value 2");
    engine.send("go depth 4");
    engine.until("info depth 4 ");
    engine.answered();
    engine.end();
}

#[test]
fn weak_levels_play_legal_moves_and_report_them() {
    let mut engine = Engine::start();
    for level in [0, 3, 8, 12, 20] {
        engine.silent(&format!("setoption name Skill Level value {level}"));
        for fen in POSITIONS {
            engine.silent(&format!("position fen {fen}"));
            engine.send("go nodes 3000 movetime 5000");
            let search = engine.answered();
            // A search of 50 to 120 nodes may end before its first report.
            if let Some(last) = search.infos.last() {
                assert_eq!(word_after(last, "pv"), search.best(), "{last}");
            } else {
                assert!(level < 12, "level {level} in {fen}");
            }
            assert!(search.infos.iter().all(|info| info.contains(" multipv 1 ")));
            engine.ask(&format!("play {}", search.best()));
            assert_eq!(engine.answer("undo"), format!("undone {}", search.best()));
        }
    }
    engine.end();
}

#[test]
fn wdl_is_reported_on_request() {
    let chances = |info: &str| -> [u32; 3] {
        let mut words = info.split(" wdl ").nth(1).unwrap().split(' ');
        [(); 3].map(|()| words.next().unwrap().parse().unwrap())
    };
    let mut engine = Engine::start();
    engine.send("go depth 2");
    assert!(!engine.answered().infos[0].contains("wdl"));
    engine.silent("setoption name UCI_ShowWDL value true");
    for fen in POSITIONS {
        engine.silent(&format!("position fen {fen}"));
        engine.send("go depth 4");
        for info in engine.answered().infos {
            let [win, draw, loss] = chances(&info);
            assert_eq!(win + draw + loss, 1000, "{info}");
            match score_of(&info) {
                0 => assert_eq!(win, loss, "{info}"),
                1.. => assert!(win >= loss, "{info}"),
                _ => assert!(win <= loss, "{info}"),
            }
        }
    }
    for (fen, mv, certain) in [
        (WIN_IN_ONE, "i5j5", [1000, 0, 0]),
        (LOSING, "f1g1", [0, 0, 1000]),
    ] {
        engine.silent(&format!("position fen {fen}"));
        engine.send(&format!("go depth 4 searchmoves {mv}"));
        let infos = engine.answered().infos;
        assert_eq!(chances(infos.last().unwrap()), certain, "{fen}");
    }
    engine.end();
}

#[test]
fn long_searches_report_currmove() {
    let mut engine = Engine::start();
    let start = Instant::now();
    engine.send("go infinite");
    let mut results = 0;
    let first = loop {
        let info = engine.line();
        if info.contains(" currmove ") {
            break info;
        }
        results += 1;
    };
    // Only after three seconds.
    assert!(start.elapsed() >= Duration::from_secs(3) && results > 4);
    engine.send("stop");
    let infos = engine.answered().infos;
    let later = infos.iter().filter(|info| info.contains(" currmove "));
    let moves: Vec<&String> = std::iter::once(&first).chain(later).collect();
    let legal = engine.answer("moves");
    for info in moves {
        let words: Vec<&str> = info.split(' ').collect();
        let [
            "info",
            "depth",
            depth,
            "currmove",
            mv,
            "currmovenumber",
            number,
        ] = words[..]
        else {
            panic!("{info}");
        };
        assert!(depth.parse::<u32>().unwrap() > 3, "{info}");
        assert!(legal.split(' ').any(|word| word == mv), "{info}");
        let count = legal.split(' ').count() - 1;
        assert!((1..=count).contains(&number.parse().unwrap()), "{info}");
    }
    engine.end();
}

/// MultiPV lines come as complete sets, even if the search ends within an iteration.
#[test]
fn multi_pv_reports_whole_sets_of_exact_scores() {
    let mut engine = Engine::start();
    engine.silent("setoption name MultiPV value 4");
    for fen in POSITIONS.into_iter().step_by(3) {
        engine.silent("ucinewgame");
        engine.silent(&format!("position fen {fen}"));
        for limit in ["depth 6", "nodes 900", "nodes 20000", "infinite"] {
            engine.send(&format!("go {limit}"));
            if limit == "infinite" {
                engine.until("info depth 7 ");
                engine.send("stop");
            }
            let mut search = engine.answered();
            if limit == "infinite" {
                // The first line of this set has already been read.
                search
                    .infos
                    .retain(|line| !line.starts_with("info depth 7 "));
            }
            for set in search.infos.chunks(4) {
                let numbers: Vec<&str> =
                    set.iter().map(|line| word_after(line, "multipv")).collect();
                assert_eq!(numbers, ["1", "2", "3", "4"], "go {limit}: {set:#?}");
                let depths: Vec<&str> = set.iter().map(|line| word_after(line, "depth")).collect();
                assert!(depths.iter().all(|depth| *depth == depths[0]), "{set:#?}");
                assert!(set.iter().all(|line| !line.contains("bound")), "{set:#?}");
                assert!(
                    set.is_sorted_by(|a, b| score_of(a) >= score_of(b)),
                    "{set:#?}"
                );
                let firsts: HashSet<&str> = set.iter().map(|line| word_after(line, "pv")).collect();
                assert_eq!(firsts.len(), 4, "{set:#?}");
            }
            if let Some(set) = search.infos.chunks(4).last() {
                assert_eq!(word_after(&set[0], "pv"), search.best(), "go {limit}");
            }
        }
    }
    engine.end();
}

#[test]
fn the_bench_is_that_of_the_command_line() {
    let mut engine = Engine::start();
    for (variant, depth) in [("laserchess", 3), ("labyrinth", 2)] {
        engine.silent(&format!("setoption name UCI_Variant value {variant}"));
        let command = ["bench", &depth.to_string(), "--variant", variant];
        let expected = run(&command).lines;
        engine.send(&format!("bench {depth}"));
        let mut lines = engine.ask("");
        while lines.last().is_none_or(|line| !line.ends_with(" nps")) {
            lines.push(engine.line());
        }
        assert_eq!(lines.len(), expected.len());
        assert_eq!(lines[..lines.len() - 1], expected[..expected.len() - 1]);
        let nodes = |line: &String| line.split(' ').next().map(str::to_owned);
        assert_eq!(lines.last().map(nodes), expected.last().map(nodes));
    }
    engine.send("bench 60");
    assert!(
        engine
            .refused("bench")
            .contains("refused while a search runs")
    );
    engine.send("stop");
    // Positions whose search was not finished have no line.
    let lines = engine.until("info string bench stopped");
    assert!(lines.len() <= 2, "{lines:?}");
    // Further input does not cut it short.
    for last in ["", "quit\n"] {
        let mut engine = Engine::start();
        engine.send_bytes(format!("bench 3\n{last}").as_bytes());
        engine.close_input();
        let finished = engine.finish();
        assert!(
            finished.lines.last().unwrap().ends_with(" nps"),
            "{finished:?}"
        );
    }
    assert!(engine.refused("bench 0").contains("bench depth: '0'"));
    engine.end();
}
