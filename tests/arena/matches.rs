//! Matches: what is played, what is recorded, and what ends a game or a match.
#![cfg(unix)] // The engines of these tests misbehave with signals, closed descriptors and orphans.

use akhet::laser::rules::{Color, Move, Setup};
use akhet_records::Recorded;
use akhet_records::{GameOutcome, Reason};
use std::collections::BTreeMap;
use std::fs;
use std::process::Command;
use test_support::engine;
use test_support::engine::{Finished, run_command};
use test_support::field::{Field, count};
use test_support::rogue;

/// If all pairs have the same score, the standard deviation that nElo and LOS need cannot be
/// estimated.
#[test]
fn one_pair_says_little() {
    let field = Field::new();
    // Whoever plays Blue wins in one.
    fs::write(field.path("o.fen"), format!("{}\n", engine::WIN_IN_ONE)).unwrap();
    let flags = "--engine ENGINE name=a depth=3 --engine ENGINE name=b depth=1 --max-plies 1 \
         --openings file=o.fen --json-out g.json";
    let finished = field.ends(0, flags);
    let line = finished.lines.iter().find(|line| line.contains("nElo"));
    assert_eq!(
        line.map(String::as_str),
        Some("  Elo 0.00 +/- ?, nElo ?, LOS ?"),
        "{finished:#?}"
    );
    let result = &field.entries("g.json", "result")[0];
    let estimate = &result["meetings"][0]["estimate"];
    assert!(
        estimate["nelo"].is_null() && estimate["los"].is_null(),
        "{result}"
    );
    assert_eq!(estimate["elo"]["value"], 0.0);
}

#[test]
fn the_log_has_every_line_to_and_from_the_engines() {
    let field = Field::new();
    let flags = "--engine ENGINE --engine ROGUE --each nodes=50 --max-plies 12 --recover \
        --log l.txt --json-out g.json";
    let mut command = field.command(&flags.replacen("ENGINE", "ENGINE name=one\u{20ac}", 1));
    command.env(rogue::MISDEED, "crash");
    let finished = run_command(command);
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    let text = fs::read_to_string(field.path("l.txt")).unwrap();
    let mut processes: BTreeMap<(&str, &str), Vec<(&str, &str)>> = BTreeMap::new();
    for record in text.lines() {
        let fields: Vec<&str> = record.splitn(5, '\t').collect();
        let [time, engine, process, source, line] = fields[..] else {
            panic!("{record}");
        };
        assert!(time.len() == 27 && time.ends_with('Z'), "{record}");
        assert!(process.parse::<u32>().is_ok(), "{record}");
        processes
            .entry((engine, process))
            .or_default()
            .push((source, line));
    }
    let of = |name: &str, count: usize| {
        let found: Vec<_> = processes
            .iter()
            .filter(|((engine, _), _)| *engine == name)
            .collect();
        assert_eq!(found.len(), count, "{name}: {text}");
        found
    };
    // Each is tried once; then the rogue crashes in each game.
    for (_, records) in of("one\u{20ac}", 2) {
        assert_eq!(records[..2], [("*", "started"), (">", "uci")]);
        assert_eq!(records.last(), Some(&("*", "ended: exit status: 0")));
        assert!(records.contains(&(">", "quit")) && records.contains(&("<", "uciok")));
        let asked = records
            .iter()
            .filter(|record| **record == (">", "go nodes 50"));
        let answered = records
            .iter()
            .filter(|(source, line)| *source == "<" && line.starts_with("bestmove "));
        assert_eq!(asked.count(), answered.count(), "{text}");
    }
    let crashed = of("rogue", 3).into_iter().filter(|(_, records)| {
        records.contains(&("!", "assertion failed"))
            && records.contains(&("*", "ended: exit status: 3"))
    });
    assert_eq!(crashed.count(), 2, "{text}");
    // Another run appends to it.
    field.ends(
        0,
        "--engine ENGINE --engine ENGINE --each depth=1 --max-plies 1 --log l.txt",
    );
    let longer = fs::read_to_string(field.path("l.txt")).unwrap();
    assert!(longer.len() > text.len() && longer.starts_with(&text));
}

/// Every report shows what is not known as `?`.
#[test]
fn an_unknown_margin_is_a_question_mark_in_every_report() {
    let field = Field::new();
    fs::write(field.path("o.fen"), format!("{}\n", engine::WIN_IN_ONE)).unwrap();
    let three = "--engine ENGINE name=a depth=3 --engine ENGINE name=b depth=1 --engine ENGINE name=c depth=1";
    let table = field.ends(0, &format!("{three} --max-plies 1 --openings file=o.fen"));
    let row = table.lines.iter().find(|line| line.starts_with("   1 "));
    let row: Vec<&str> = row.unwrap().split_whitespace().collect();
    assert_eq!(row[2..4], ["0.0", "?"], "{table:#?}");
    let several = "--variant labyrinth --players 3 --engine ENGINE name=a --engine ENGINE name=b --each depth=1";
    let drawn = field.ends(0, &format!("{several} --max-plies 1"));
    assert!(drawn.lines[1].contains(" wins 0.00 +/- ? %"), "{drawn:#?}");
}

#[test]
fn a_match_its_records_and_an_independent_count_agree() {
    let field = Field::new();
    let finished = field.ends(
        0,
        "--engine ENGINE name=a nodes=3000 --engine ENGINE name=b nodes=2500 --max-plies 120 \
         --rounds 5 --concurrency 2 --pgn-out g.pgn --json-out g.json",
    );
    let games = field.json("g.json");
    assert_eq!(games.len(), 10);
    for game in &games {
        game.replay().unwrap();
        assert_eq!(game.limits.join(" ").len(), "nodes=3000 nodes=2500".len());
    }
    let pgn = field.pgn("g.pgn");
    let as_in_pgn = games.iter().cloned().map(|mut game| {
        for turn in &mut game.moves {
            (turn.nodes, turn.seldepth) = (None, None);
        }
        game
    });
    assert_eq!(pgn, as_in_pgn.collect::<Vec<_>>());

    let ([wins, draws, losses], pairs) = count(&games, "a");
    assert!(wins + losses > 0 && draws > 0, "{wins} {draws} {losses}");
    let score = (wins as f64 + draws as f64 / 2.0) / 0.1;
    let expected = [
        "a against b".to_owned(),
        format!(
            "  Games 10: +{wins} ={draws} -{losses}, score {score:.2} %, draws {:.2} %",
            10.0 * draws as f64
        ),
        format!("  Pairs 5: Ptnml(0-2) {pairs:?}"),
    ];
    assert_eq!(finished.lines[..3], expected);
    // `akhet pgn` reports the same figures, with the names in the order of the games.
    for file in ["g.pgn", "g.json"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.arg("pgn").arg(field.path(file));
        let read = run_command(command);
        assert_eq!(read.code, Some(0), "{read:?}");
        let lines = &read.lines[1..];
        let same = lines == finished.lines;
        let turned = format!("+{losses} ={draws} -{wins}");
        assert!(
            same || lines[0] == "b against a" && lines[1].contains(&turned),
            "{lines:#?}"
        );
    }
    let results = field.entries("g.json", "result");
    assert_eq!(results.len(), 1);
    let meeting = &results[0]["meetings"][0];
    assert_eq!(meeting["pentanomial"], serde_json::json!(pairs));
    assert_eq!(meeting["wdl"]["wins"], wins);
}

#[test]
fn a_third_repetition_is_a_draw() {
    let field = Field::new();
    let flags = "--engine ROGUE --engine ROGUE --each nodes=50 --setup grail --json-out g.json";
    let mut command = field.command(flags);
    command.env(rogue::MISDEED, "shuffler");
    assert_eq!(run_command(command).code, Some(0));
    for game in field.json("g.json") {
        assert_eq!(game.reason, Reason::Repetition, "{game:?}");
        assert!((8..20).contains(&game.moves.len()));
        let mut names = [&*game.blue, &*game.red];
        names.sort();
        assert_eq!(names, ["rogue", "rogue-2"]);
        game.replay().unwrap();
    }
}

#[test]
fn a_decided_sprt_ends_the_match() {
    let strong = "ENGINE name=strong nodes=3000";
    let weak = "ENGINE name=weak depth=1 nodes=1";
    for (engines, code, word) in [
        (
            format!("--engine {strong} --engine {weak}"),
            10,
            "H1 accepted",
        ),
        (
            format!("--engine {weak} --engine {strong}"),
            11,
            "H0 accepted",
        ),
    ] {
        let field = Field::new();
        let flags = format!(
            "{engines} --rounds 500 --concurrency 2 --sprt elo0=0 elo1=100 --json-out g.json"
        );
        let finished = field.ends(code, &flags);
        let line = finished
            .lines
            .iter()
            .find(|line| line.starts_with("SPRT "))
            .unwrap();
        assert!(line.ends_with(word), "{line}");
        let games = field.json("g.json");
        assert!(games.len() < 200, "{}", games.len());
        // The SPRT was undecided before the last game.
        let result = &field.entries("g.json", "result")[0];
        assert_eq!(result["games"], games.len());
        assert_eq!(result["sprt"]["decision"], word[..2]);
        let (wdl, pairs) = count(
            &games,
            engines
                .split(' ')
                .nth(2)
                .unwrap()
                .strip_prefix("name=")
                .unwrap(),
        );
        assert_eq!(
            result["meetings"][0]["pentanomial"],
            serde_json::json!(pairs)
        );
        assert_eq!(wdl.iter().sum::<u64>(), games.len() as u64);
        let again = field.ends(code, &format!("{flags} --resume"));
        assert_eq!(again.lines, finished.lines);
        assert_eq!(field.json("g.json").len(), games.len());
    }
}

#[test]
fn games_are_adjudicated_by_their_scores() {
    let field = Field::new();
    field.ends(
        0,
        "--engine ENGINE name=a nodes=2000 --engine ENGINE name=b nodes=100 --rounds 8 \
         --resign move-count=3 score=200 --draw move-number=8 move-count=2 score=80 --json-out g.json",
    );
    let mut seen = BTreeMap::new();
    for game in field.json("g.json") {
        game.replay().unwrap();
        *seen.entry(game.reason).or_insert(0) += 1;
        let points: Vec<Option<i32>> = game
            .moves
            .iter()
            .map(|turn| turn.score.map(|score| score.points()))
            .collect();
        let lost = |plies: usize, side: usize| {
            let own: Vec<Option<i32>> = points[..plies]
                .iter()
                .copied()
                .skip(side)
                .step_by(2)
                .collect();
            let low = |points: &Option<i32>| points.is_some_and(|points| points <= -200);
            own.len() >= 3 && own[own.len() - 3..].iter().all(low)
        };
        let even = |plies: usize| {
            plies / 2 >= 8
                && plies >= 4
                && points[plies - 4..plies]
                    .iter()
                    .all(|points| points.is_some_and(|points| points.abs() <= 80))
        };
        // The game ends at the first ply after which either condition holds.
        let over = |plies: usize| even(plies) || lost(plies, 0) || lost(plies, 1);
        let plies = points.len();
        assert!((0..plies).all(|plies| !over(plies)), "{game:?}");
        match game.reason {
            Reason::DrawAdjudication => assert!(even(plies) && game.result == GameOutcome::Drawn),
            Reason::ResignAdjudication => {
                let loser = if lost(plies, 0) {
                    Color::Blue
                } else {
                    Color::Red
                };
                assert_eq!(game.result, GameOutcome::Won(!loser));
            }
            // The rules of the game take precedence over adjudication.
            _ => {}
        }
    }
    assert!(seen.contains_key(&Reason::ResignAdjudication), "{seen:?}");
    assert!(seen.contains_key(&Reason::DrawAdjudication), "{seen:?}");
}

#[test]
fn matches_run_with_every_kind_of_clock_and_rules() {
    let field = Field::new();
    field.ends(
        0,
        "-engine ENGINE name=a tc=4/0.2 -engine ENGINE name=b st=0.02 -engine ENGINE name=c \
         tc=0:01+0.01 nodes=400 -engine ENGINE name=d depth=2 proto=uki -engine ENGINE name=e \
         depth=1 proto=ugi -tournament roundrobin -rules swap-onto-closed=on -max-plies 40 -setup \
         mercury -time-margin 1000 -concurrency 2 -json-out g.json -pgn-out g.pgn",
    );
    let games = field.json("g.json");
    assert_eq!(games.len(), 20);
    for game in &games {
        assert!(!game.reason.is_fault(), "{game:?}");
        // Under `uki` Kings may turn, for both engines.
        assert!(game.kingturns && game.swapontoclosed);
        game.replay().unwrap();
    }
    let limits = games[0].limits.clone();
    assert_eq!(limits, ["4/0.2", "0.02/move"]);
    let text = fs::read_to_string(field.path("g.pgn")).unwrap();
    assert!(
        text.contains("[WhiteTimeControl \"1+0.01 nodes=400\"]\n[BlackTimeControl \"depth=2\"]")
    );
}

#[test]
fn openings_come_from_files_in_the_order_of_the_settings() {
    let suites = concat!(env!("CARGO_MANIFEST_DIR"), "/../../openings");
    let fens = |order: &str| {
        let field = Field::new();
        field.ends(
            0,
            &format!(
                "--engine ENGINE name=a depth=1 --engine ENGINE name=b depth=1 --rounds 6 --max-plies \
                 1 --openings file={suites} {order} --setup sophie,ace --json-out g.json"
            ),
        );
        let games = field.json("g.json");
        for pair in games.chunks(2) {
            assert_eq!((&pair[0].fen, &pair[0].blue), (&pair[1].fen, &pair[1].red));
        }
        let openings = games.iter().step_by(2);
        openings
            .map(|game| format!("{} {}", game.opening, game.fen))
            .collect::<Vec<_>>()
    };
    let line = |setup: &str, number: usize| {
        let text = fs::read_to_string(format!("{suites}/{setup}.fen")).unwrap();
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let (_, fen) = lines.nth(number).unwrap().split_once(" # ").unwrap();
        format!("{setup} {fen}")
    };
    let expected = [
        ("sophie", 1),
        ("ace", 1),
        ("sophie", 2),
        ("ace", 2),
        ("sophie", 3),
        ("ace", 3),
    ];
    assert_eq!(
        fens("start=3"),
        expected.map(|(setup, number)| line(setup, number))
    );
    let random = fens("order=random --seed 5");
    assert_eq!(random, fens("order=random --seed 5"));
    assert_ne!(random, fens("order=random --seed 6"));
    assert!(
        random
            .iter()
            .step_by(2)
            .all(|opening| opening.starts_with("sophie "))
    );
    let field = Field::new();
    let two = "--engine ENGINE depth=1 --engine ENGINE depth=1";
    fs::write(field.path("bad.fen"), "# one\nls9/10 b 1\n").unwrap();
    let error = field.refused(&format!("{two} --openings file=bad.fen"));
    assert!(error.starts_with("bad.fen: line 2: "), "{error}");
    let error = field.refused(&format!("{two} --openings file=none.fen"));
    assert!(error.starts_with("none.fen: No such file"), "{error}");
}

/// A match between Akhet and the engine that refuses every FEN, from the project's suites.
fn match_by_setups(field: &Field, flags: &str) -> Finished {
    let suites = concat!(env!("CARGO_MANIFEST_DIR"), "/../../openings");
    let flags = format!("--engine ENGINE --engine ROGUE --openings file={suites} {flags}");
    let mut command = field.command(&flags);
    command.env(rogue::MISDEED, rogue::SETUPS_ONLY);
    run_command(command)
}

#[test]
fn engines_that_know_only_setups_play_from_suites() {
    for (protocol, setups) in [
        ("uki", &Setup::OFFICIAL[..3]),
        ("uci", &Setup::OFFICIAL[..]),
        ("ugi", &Setup::OFFICIAL[..]),
    ] {
        let field = Field::new();
        let names: Vec<&str> = setups.iter().map(|setup| setup.name()).collect();
        let rounds = setups.len();
        let flags = format!(
            "--each nodes=300 proto={protocol} --setup {} --rounds {rounds} --json-out g.json \
             --pgn-out g.pgn",
            names.join(",")
        );
        let finished = match_by_setups(&field, &flags);
        assert_eq!(finished.code, Some(0), "{protocol}: {finished:#?}");
        let (json, pgn) = (field.json("g.json"), field.pgn("g.pgn"));
        assert_eq!(json.len(), 2 * rounds);
        for (game, from_pgn) in json.iter().zip(pgn) {
            assert!(!game.reason.is_fault(), "{game:?}");
            let setup = game.setup.expect("the game begins at a setup");
            assert_eq!(game.opening, setup.name());
            let plies = game.openingmoves.len();
            assert!((6..=12).contains(&plies), "{game:?}");
            let record = game.replay().unwrap();
            assert_eq!(record.start().to_string(), setup.fen());
            assert_eq!(record.plies().len(), plies + game.moves.len());
            assert_eq!(from_pgn.setup, Some(setup));
            assert_eq!(from_pgn.openingmoves, game.openingmoves);
            assert_eq!(from_pgn.fen, game.fen);
            from_pgn.replay().unwrap();
        }
        let played: Vec<_> = json.iter().step_by(2).map(|game| game.setup).collect();
        assert_eq!(played, setups.iter().copied().map(Some).collect::<Vec<_>>());
    }
}

#[test]
fn a_setup_without_a_khet_name_is_a_fen_under_uki() {
    let field = Field::new();
    let flags = "--each nodes=300 proto=uki --setup sophie --json-out g.json";
    assert_eq!(match_by_setups(&field, flags).code, Some(12));
    assert_eq!(field.json("g.json")[0].reason, Reason::Crash);
}

#[test]
fn resume_and_merge_refuse_games_of_other_openings() {
    let field = Field::new();
    let flags = "--each nodes=300 proto=uki --setup ace --json-out g.json --rounds 2";
    let finished = match_by_setups(&field, flags);
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    let file = field.path("g.json");
    let text = fs::read_to_string(&file).unwrap();
    let resumed = |text: &str| {
        fs::write(&file, text).unwrap();
        match_by_setups(&field, &format!("{flags} --resume"))
    };
    assert_eq!(resumed(&text).code, Some(0));
    // Old versions wrote only the position.
    let moves = &field.json("g.json")[0].openingmoves;
    let mut moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    let first = serde_json::to_string(&moves).unwrap();
    let old = text.replace(&format!("\"setup\":\"ace\",\"openingmoves\":{first},"), "");
    assert_eq!(old.matches("\"openingmoves\"").count(), 2, "{text}");
    assert_eq!(resumed(&old).code, Some(0));
    moves.reverse();
    let other = text.replacen(&first, &serde_json::to_string(&moves).unwrap(), 1);
    let errors = resumed(&other).errors;
    assert!(
        errors.contains("game 1 is not from this match: its opening is different"),
        "{errors}"
    );
    fs::write(&file, &other).unwrap();
    let errors = field.refused("--merge g.json");
    assert!(
        errors.contains("game 2 does not begin like the rest of its round"),
        "{errors}"
    );
}

#[cfg(unix)]
#[test]
fn a_match_succeeds_although_nobody_reads_its_output() {
    let field = Field::new();
    let command = field.command(
        "--engine ENGINE --engine ROGUE --each nodes=50 --max-plies 12 --sprt elo0=0 elo1=5 \
         --pgn-out /dev/null --json-out g.json",
    );
    let mut shell = Command::new("sh");
    let words = command
        .get_args()
        .map(|word| format!("'{}'", word.to_str().unwrap()));
    let line = format!(
        "( {} {} 2>/dev/full; echo $? > code ) | true",
        env!("CARGO_BIN_EXE_akhet"),
        words.collect::<Vec<_>>().join(" ")
    );
    shell.args(["-c", &line]).current_dir(field.dir.path());
    shell.env(rogue::MISDEED, "illegal");
    assert_eq!(run_command(shell).code, Some(0));
    assert_eq!(fs::read_to_string(field.path("code")).unwrap(), "0\n");
    assert_eq!(field.json("g.json").len(), 2);
}
