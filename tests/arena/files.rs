//! The files of a match: interrupted, torn, resumed, merged, and read back.
#![cfg(unix)] // The engines of these tests misbehave with signals, closed descriptors and orphans.

use std::fs;
use std::process::Command;
use test_support::engine;
use test_support::engine::{run_command, spawn_silent};
use test_support::field::{Field, QUICK, essence, wait_for_lines};

#[test]
fn a_killed_match_loses_no_game_and_can_be_resumed() {
    let reference = Field::new();
    let match_flags = format!("{QUICK} --rounds 6 --concurrency 2");
    reference.ends(0, &format!("{match_flags} --json-out g.json"));
    let expected = essence(&reference.json("g.json"));
    for (signal, code) in [("KILL", None), ("INT", Some(130)), ("TERM", Some(130))] {
        let field = Field::new();
        let flags = format!("{match_flags} --json-out g.json --pgn-out g.pgn");
        let mut child = spawn_silent(field.command(&flags));
        wait_for_lines(&field.path("g.json"), 3);
        engine::signal(&child, signal);
        assert_eq!(child.wait().unwrap().code(), code);
        let before = field.entries("g.json", "game").len();
        assert!((2..12).contains(&before), "{before}");
        // Without --resume nothing is overwritten or counted twice.
        let refusal = field.refused(&flags);
        assert!(
            refusal.contains("the file already has games; --resume continues the match"),
            "{refusal}"
        );
        let finished = field.ends(0, &format!("{flags} --resume"));
        assert!(
            finished.lines[1].starts_with("  Games 12: "),
            "{finished:#?}"
        );
        assert_eq!(essence(&field.json("g.json")), expected, "{signal}");
        assert_eq!(essence(&field.pgn("g.pgn")), expected, "{signal}");
        // Resuming a finished match only prints the report.
        let again = field.ends(0, &format!("{flags} --resume"));
        assert_eq!(again.lines, finished.lines);
        assert_eq!(field.entries("g.json", "result").len(), 1);
    }
}

/// Where to cut a text: two random places, and those where the most can go wrong. `resume` cuts at every byte.
fn cuts(length: usize, dice: &mut engine::Dice) -> Vec<usize> {
    let ends = [0, 1, 50, length - 3, length - 2, length - 1, length];
    let random = (0..2).map(|_| dice.roll(length));
    ends.into_iter().chain(random).collect()
}

#[test]
fn files_torn_at_any_byte_are_mended() {
    let flags = "--engine ENGINE name=a depth=1 --engine ENGINE name=b nodes=20 --max-plies 6";
    let both = "--json-out g.json --pgn-out g.pgn";
    let whole = Field::new();
    whole.ends(0, &format!("{flags} --rounds 2 {both}"));
    let texts = ["g.json", "g.pgn"].map(|name| fs::read(whole.path(name)).unwrap());
    whole.ends(0, &format!("{flags} --rounds 3 {both} --resume"));
    let expected = essence(&whole.json("g.json"));
    assert_eq!(expected.len(), 6);

    let mut dice = engine::Dice(5);
    let json_cuts = cuts(texts[0].len(), &mut dice);
    let mut pgn_cuts = cuts(texts[1].len(), &mut dice);
    pgn_cuts.reverse();
    let mended = |json: Option<usize>, pgn: Option<usize>, out: &str| {
        let field = Field::new();
        for (name, cut, text) in [("g.json", json, &texts[0]), ("g.pgn", pgn, &texts[1])] {
            if let Some(cut) = cut {
                fs::write(field.path(name), &text[..cut]).unwrap();
            }
        }
        let what = format!("{json:?} {pgn:?} {out}");
        field.ends(0, &format!("{flags} --rounds 3 {out} --resume"));
        if out.contains("json") {
            assert_eq!(essence(&field.json("g.json")), expected, "{what}");
            assert_eq!(field.entries("g.json", "match").len(), 1, "{what}");
        }
        if out.contains("pgn") {
            assert_eq!(essence(&field.pgn("g.pgn")), expected, "{what}");
        }
        // A match with repaired files can be resumed.
        field.ends(0, &format!("{flags} --rounds 3 {out} --resume"));
    };
    for (&json, &pgn) in json_cuts.iter().zip(&pgn_cuts) {
        mended(Some(json), Some(pgn), both);
        mended(Some(json), None, "--json-out g.json");
        mended(None, Some(pgn), "--pgn-out g.pgn");
    }
    mended(None, Some(texts[1].len()), both);
    mended(Some(texts[0].len()), None, both);
}

#[test]
fn resume_refuses_the_files_of_another_match() {
    let field = Field::new();
    let flags = "--engine ENGINE name=a depth=1 --engine ENGINE name=b depth=1 --max-plies 4";
    field.ends(0, &format!("{flags} --json-out g.json --pgn-out g.pgn"));
    let before = fs::read(field.path("g.json")).unwrap();
    for (other, error) in [
        (
            "--engine ENGINE name=a depth=2 --engine ENGINE name=b depth=1 --max-plies 4",
            "they differ in 'engine'",
        ),
        (
            "--engine ENGINE name=a depth=1 --engine ENGINE name=b depth=1 --max-plies 5",
            "they differ in 'max-plies'",
        ),
    ] {
        let found = field.refused(&format!("{other} --json-out g.json --resume"));
        assert!(
            found.starts_with("g.json: line 1: ") && found.contains(error),
            "{found}"
        );
    }
    let found = field.refused(
        "--engine ENGINE name=c depth=1 --engine ENGINE name=b depth=1 --pgn-out g.pgn --resume",
    );
    assert!(
        found.contains("game 1 is not from this match: Blue is c, not a"),
        "{found}"
    );
    assert_eq!(fs::read(field.path("g.json")).unwrap(), before);
    // More rounds of the same match are allowed.
    field.ends(
        0,
        &format!("{flags} --rounds 2 --json-out g.json --pgn-out g.pgn --resume"),
    );
    assert_eq!(field.json("g.json").len(), 4);
}

#[test]
fn shards_add_up_to_the_result_of_one_run() {
    let field = Field::new();
    let flags = "--engine ENGINE name=a nodes=400 --engine ENGINE name=b nodes=100 --engine ENGINE \
        name=c nodes=30 --each restart=on --max-plies 60 --tournament roundrobin --rounds 3";
    let whole = field.ends(0, &format!("{flags} --json-out whole.json"));
    for shard in 1..=3 {
        field.ends(
            0,
            &format!("{flags} --shard {shard}/3 --json-out {shard}.json"),
        );
        assert_eq!(field.json(&format!("{shard}.json")).len(), 6);
    }
    let merged = field.ends(0, "--merge 3.json 1.json 2.json");
    assert_eq!(merged.lines, whole.lines);
    assert_eq!(
        whole
            .lines
            .iter()
            .filter(|line| line.contains(" against "))
            .count(),
        3
    );
    let table = whole
        .lines
        .iter()
        .position(|line| line.starts_with("Rank Engine"));
    assert_eq!(
        whole.lines[table.unwrap() + 1..][..3]
            .iter()
            .filter(|line| line.contains("%"))
            .count(),
        3
    );
    let part = field.ends(1, "--merge 3.json 1.json");
    assert_eq!(part.lines.last().unwrap(), "6 of 18 games are missing");
    let twice = field.refused("--merge 3.json 3.json");
    assert!(
        twice.starts_with("3.json: line 2: game ") && twice.ends_with(" appears twice"),
        "{twice}"
    );
    field.ends(
        0,
        "--engine ENGINE name=a nodes=300 --engine ENGINE nodes=30 --max-plies 4 --json-out o.json",
    );
    let other = field.refused("--merge 3.json o.json");
    let fault = "o.json: line 1: the match has other settings: they differ in";
    assert!(other.contains(fault), "{other}");
}

#[test]
fn records_with_faults_are_named_and_not_counted() {
    let field = Field::new();
    field.ends(0, "--engine ENGINE name=a depth=2 --engine ENGINE name=b depth=1 --max-plies 9 --pgn-out g.pgn --json-out g.json");
    let read = |name: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.arg("pgn").arg(field.path(name));
        run_command(command)
    };
    let games = field.json("g.json");
    let mv = games[0].moves[4].mv.to_string();
    let text = fs::read_to_string(field.path("g.json")).unwrap();
    let broken = text.replacen(&format!("\"move\":\"{mv}\""), "\"move\":\"a1a2\"", 1);
    fs::write(field.path("broken.json"), &broken).unwrap();
    let finished = read("broken.json");
    assert_eq!(finished.code, Some(1));
    assert_eq!(finished.lines[0], "Legal games: 1");
    assert!(
        finished
            .errors
            .contains("broken.json: game 1: line 2: ply 5 (a1a2): a1 is empty"),
        "{finished:?}"
    );
    let pgn = fs::read_to_string(field.path("g.pgn")).unwrap();
    fs::write(field.path("torn.pgn"), &pgn[..pgn.len() - 20]).unwrap();
    let finished = read("torn.pgn");
    assert!(
        finished
            .errors
            .contains("the game that begins here has no end"),
        "{finished:?}"
    );
    // Games without faults are counted.
    assert_eq!(finished.lines[0], "Legal games: 1");
    fs::write(field.path("odd.pgn"), pgn.replacen("1. ", "1. hello ", 1)).unwrap();
    let finished = read("odd.pgn");
    assert!(
        finished.errors.contains("line 21: 'hello' is not a move"),
        "{finished:?}"
    );
    assert_eq!(read("none.pgn").code, Some(1));
}

/// Games as other programs write them: at most the Seven Tag Roster, no `Termination`.
#[test]
fn records_of_other_programs_are_read_and_checked() {
    let field = Field::new();
    let read = |text: &str| {
        fs::write(field.path("other.pgn"), text).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.arg("pgn").arg(field.path("other.pgn"));
        run_command(command)
    };
    let fen = "[FEN \"ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1\"]";
    let game = |blue: &str, red: &str, round: &str, rest: &str| {
        format!(
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"{round}\"]\n\
             [White \"{blue}\"]\n[Black \"{red}\"]\n{rest}\n\n"
        )
    };
    let won = format!("{fen}\n\n1. i5j5! {{wins}} 1-0");
    let lost = format!("[Termination \"time forfeit\"]\n{fen}\n\n1. e1e2 (1. e1d1) c5c6 0-1");
    let text = game("a", "b", "1.1", &won)
        + &game("b", "a", "1.2", &won)
        + &game("a", "b", "-", &lost)
        + &game("a", "b", "-", "\n1. c5R 1/2-1/2")
        + &game("a", "b", "-", "\n1. c5R *");
    let finished = read(&text);
    assert_eq!(finished.code, Some(0), "{finished:?}");
    let expected = [
        "Legal games: 4",
        "Unfinished games, not counted: 1",
        "a against b",
        "  Games 4: +1 =1 -2, score 37.50 %, draws 25.00 %",
        // Only games of one round with colours exchanged form a pair.
        "  Pairs 1: Ptnml(0-2) [0, 0, 1, 0, 0]",
    ];
    assert_eq!(finished.lines[..5], expected);
    let ends = "Ends: king hit 2, unknown 1, time forfeit 1";
    assert!(
        finished.lines.iter().any(|line| line == ends),
        "{finished:?}"
    );
    // As cutegames writes it: the start has a name, and an interrupted game has no result.
    let broken_off = "[White \"a\"]\n[Black \"b\"]\n[Result \"*\"]\n[FEN \"startpos\"]\n[PlyCount \"2\"]\n\n\
         1. c5R c5R \n\n\n[White \"b\"]\n[Black \"a\"]\n[Result \"*\"]\n[FEN \"startpos\"]\n\n1. c5R";
    let finished = read(&broken_off.replacen("c5R c5R", "e4d3 a4b3", 1));
    assert_eq!(finished.code, Some(0), "{finished:?}");
    assert_eq!(finished.lines[1], "Unfinished games, not counted: 2");
    // An error identifies a game by its place in the file.
    let wrong = text.replacen("c5R 1/2-1/2", "c5R c5R 1/2-1/2", 1);
    let finished = read(&wrong.replacen("c5R *", "c5R 1-0", 1));
    assert_eq!(finished.code, Some(1), "{finished:?}");
    assert_eq!(finished.lines[0], "Legal games: 4");
    let error = "other.pgn: game 4: line 32: ply 2 (c5R): the Deflector on c5 is not Red's";
    assert!(finished.errors.contains(error), "{finished:?}");
}
