//! Misbehaving engines: each fault ends its game with a reason of its own, and is named.
#![cfg(unix)] // The engines of these tests misbehave with signals, closed descriptors and orphans.

use akhet_records::Recorded;
use akhet_records::{GameOutcome, Reason};
use test_support::engine::{run_command, signal, spawn_silent};
use test_support::field::{Field, essence, wait_for_lines};
use test_support::rogue;

#[test]
fn every_misdeed_has_its_own_reason_and_the_match_continues() {
    let time = "tc=1.5+0.1";
    let nodes = "nodes=50";
    let by_reason = [
        (
            Reason::Crash,
            "exited before bestmove: exit status: 3",
            &[
                ("crash", nodes, ": assertion failed"),
                ("orphan", nodes, ""),
            ][..],
        ),
        (
            Reason::BrokenPipe,
            "closed its output before bestmove",
            &[("closed pipe", nodes, "")],
        ),
        (Reason::Time, " s were allowed", &[("late", time, "")]),
        (
            Reason::Hang,
            "does not answer",
            &[
                ("hang", time, ""),
                ("hang", nodes, ""),
                ("deaf", time, ""),
                ("flood", time, ""),
                ("flood", nodes, ""),
                ("endless line", time, ""),
            ],
        ),
        (
            Reason::IllegalMove,
            "plays ",
            &[
                ("illegal", nodes, "'j1j2': the Laser on j1"),
                ("nonsense", nodes, "'xyzzy\\u{7}': it does not begin"),
                ("no text", nodes, "'e1\u{fffd}': "),
                ("mute", nodes, "''"),
                ("resigned", nodes, "'none'"),
            ],
        ),
    ];
    let misdeeds = by_reason.iter().flat_map(|&(reason, begin, misdeeds)| {
        let misdeeds = misdeeds.iter();
        misdeeds
            .map(move |&(misdeed, limit, rest)| (misdeed, limit, reason, [begin, rest].concat()))
    });
    // Most of the time is spent waiting, so the matches run in parallel, in small groups. Engines
    // that flood their pipe take up the whole machine and would make others late, so each runs alone.
    let (floods, others): (Vec<_>, Vec<_>) =
        misdeeds.partition(|(misdeed, ..)| matches!(*misdeed, "flood" | "endless line"));
    for group in others.chunks(4).chain(floods.chunks(1)) {
        std::thread::scope(|scope| {
            for (misdeed, limit, reason, detail) in group {
                scope.spawn(move || misdeed_ends_as(misdeed, limit, *reason, detail));
            }
        });
    }
}

fn misdeed_ends_as(misdeed: &str, limit: &str, reason: Reason, detail: &str) {
    let field = Field::new();
    let mut command = field.command(&format!(
        "--engine ENGINE nodes=50 --engine ROGUE {limit} --setup ace --max-plies 12 --recover \
         --patience 3 --json-out g.json --pgn-out g.pgn"
    ));
    command.env(rogue::MISDEED, misdeed);
    let finished = run_command(command);
    assert_eq!(finished.code, Some(0), "{misdeed}: {finished:#?}");
    let games = field.json("g.json");
    assert_eq!(games.len(), 2, "{misdeed}");
    for game in &games {
        assert_eq!(game.reason, reason, "{misdeed}: {game:?}");
        let loser = match game.result {
            GameOutcome::Won(winner) => game.player(!winner),
            GameOutcome::Drawn | GameOutcome::Unfinished => "nobody",
        };
        assert_eq!(loser, "rogue", "{misdeed}");
        let ply = game.openingmoves.len() + game.moves.len() + 1;
        let (place, found) = game.detail.split_once(": ").unwrap();
        assert_eq!(place, format!("ply {ply}"), "{misdeed}");
        assert!(found.contains(detail), "{misdeed}: {found}");
        game.replay().unwrap();
    }
    let fault = format!("Fault of rogue: {reason} 2");
    assert!(finished.lines.contains(&fault), "{misdeed}: {finished:#?}");
    // Each faulty game gets a line of its own besides the progress.
    let lines = finished.errors.lines();
    let reported = lines.filter(|line| line.starts_with("game ")).count();
    assert_eq!(reported, 2, "{misdeed}: {finished:#?}");
    assert_eq!(essence(&field.pgn("g.pgn")), essence(&games));
}

#[test]
fn harmless_misdeeds_lose_no_game() {
    // The opponent has a node limit, so that the machine's speed does not decide whether it wins in time.
    let play_on = |misdeed: &str| {
        let field = Field::new();
        let mut command = field.command(
            "--engine ENGINE nodes=50 --engine ROGUE tc=5+0.1 --setup ace --max-plies 12 --json-out g.json",
        );
        command.env(rogue::MISDEED, misdeed);
        let finished = run_command(command);
        assert_eq!(finished.code, Some(0), "{misdeed}: {finished:#?}");
        for game in field.json("g.json") {
            assert_eq!(game.reason, Reason::MaxPlies, "{misdeed}: {}", game.detail);
        }
    };
    std::thread::scope(|scope| {
        for misdeed in ["garbage", "twice", "echo", "immortal"] {
            scope.spawn(move || play_on(misdeed));
        }
    });
}

#[test]
fn without_recover_a_failure_ends_the_match_and_resume_continues_it() {
    let field = Field::new();
    let flags = "--engine ENGINE --engine ROGUE --each nodes=50 --rounds 2 --max-plies 12 \
        --patience 2 --pgn-out g.pgn";
    let mut command = field.command(flags);
    command.env(rogue::MISDEED, "crash");
    let finished = run_command(command);
    assert_eq!(finished.code, Some(12), "{finished:#?}");
    assert!(
        finished
            .lines
            .iter()
            .any(|line| line == "Stopped after 1 of 4 games"),
        "{finished:#?}"
    );
    let before = field.pgn("g.pgn");
    assert_eq!(before.len(), 1);
    let mut command = field.command(&format!("{flags} --resume"));
    command.env(rogue::MISDEED, "none at all");
    let finished = run_command(command);
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    let after = field.pgn("g.pgn");
    assert_eq!(after.len(), 4);
    assert_eq!(after[0], before[0]);
}

#[test]
fn an_engine_that_leaves_after_a_game_does_not_lose_the_next_one() {
    // The rogue's third move is the last of the first game; in the second it has only two.
    let flags = "--engine ROGUE --engine ENGINE --each nodes=50 --max-plies 5 --json-out g.json";
    let play = |field: &Field, rest: &str| {
        let mut command = field.command(&format!("{flags} {rest}"));
        command.env(rogue::MISDEED, "leaver");
        run_command(command)
    };
    let field = Field::new();
    let finished = play(&field, "--recover");
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    let games = field.json("g.json");
    let reasons: Vec<Reason> = games.iter().map(|game| game.reason).collect();
    assert_eq!(reasons, [Reason::MaxPlies; 2], "{games:#?}");
    // Without --recover the match ends, with no game lost, and continues.
    let field = Field::new();
    let finished = play(&field, "");
    assert_eq!(finished.code, Some(12), "{finished:#?}");
    let error = "error: engine rogue: exited before readyok: exit status: 0";
    assert_eq!(finished.errors.lines().last(), Some(error), "{finished:#?}");
    assert_eq!(field.json("g.json").len(), 1);
    let finished = play(&field, "--resume");
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    assert!(!finished.lines.iter().any(|line| line.starts_with("Fault")));
}

#[test]
fn engines_that_do_not_start_are_named_before_the_first_game() {
    let field = Field::new();
    let begin = |misdeed: &str, rest: &str| {
        let flags = format!(
            "--engine ENGINE --engine ROGUE {rest} --each nodes=50 --patience 2 --pgn-out g.pgn"
        );
        let mut command = field.command(&flags);
        command.env(rogue::MISDEED, misdeed);
        let finished = run_command(command);
        assert_eq!(finished.code, Some(1), "{finished:#?}");
        finished.errors
    };
    let error = begin("stillborn", "");
    assert!(
        error.starts_with(
            "error: engine rogue: exited before uciok: exit status: 7: no licence found"
        ),
        "{error}"
    );
    let error = begin("none", "option.Hash=5");
    assert!(
        error.starts_with("error: engine rogue: has no option 'Hash', it has Temper"),
        "{error}"
    );
    let error = begin("picky", "option.Temper=5");
    assert!(
        error.starts_with("error: engine rogue: refuses its options: setoption: not like this"),
        "{error}"
    );
    for misdeed in ["boastful", "verbose"] {
        let error = begin(misdeed, "");
        let fault = "declares more than 4096 options, or more than 1048576 bytes of them";
        assert!(
            error.starts_with(&format!("error: engine rogue: {fault}")),
            "{error}"
        );
    }
    let error = begin("none", "--rules king-turns=on");
    assert!(
        error.starts_with("error: engine rogue: has no option 'KingTurns'"),
        "{error}"
    );
    // No file was created that would block the next attempt.
    assert!(!field.path("g.pgn").exists());
}

#[test]
fn an_engine_that_fails_to_restart_is_started_once_more() {
    let flags = "--engine ENGINE --engine ROGUE --each nodes=50 --rounds 1 --max-plies 12 --recover \
        --json-out g.json";
    let field = Field::new();
    let mut command = field.command(flags);
    command.env(rogue::MISDEED, "shy");
    let finished = run_command(command);
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    assert_eq!(field.json("g.json").len(), 2);
    // If that fails too, the match ends and keeps its games.
    let field = Field::new();
    let mut command = field.command(flags);
    command.env(rogue::MISDEED, "shyer");
    let finished = run_command(command);
    assert_eq!(finished.code, Some(12), "{finished:#?}");
    let error = "error: engine rogue: exited before uciok: exit status: 7: not again";
    assert_eq!(finished.errors.lines().last(), Some(error), "{finished:#?}");
    assert_eq!(finished.lines.last().unwrap(), "Stopped after 1 of 2 games");
    assert_eq!(field.json("g.json").len(), 1);
}

#[test]
fn a_match_can_be_interrupted_while_its_engines_start() {
    let field = Field::new();
    let mut command = field.command("--engine ENGINE --engine ROGUE --each nodes=50");
    command.env(rogue::MISDEED, "slow");
    let mut child = spawn_silent(command);
    wait_for_lines(&field.path("starts"), 1);
    signal(&child, "INT");
    assert_eq!(child.wait().unwrap().code(), Some(130));
}
