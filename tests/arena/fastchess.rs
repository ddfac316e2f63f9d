//! The match runner under the name of fastchess, called and parsed as OpenBench's client does.
#![cfg(unix)] // The runner is a symlink to the program.

use crate::engine::{Finished, run_command};
use crate::field::Field;
use crate::rogue;
use akhet::arena::GameRecord;
use akhet::arena::records::Reason;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;

/// A folder like a client's.
fn client() -> Field {
    let field = Field::new();
    let program = env!("CARGO_BIN_EXE_akhet");
    symlink(program, field.path("fastchess-ob")).unwrap();
    for folder in ["Engines", "Books", "PGNs"] {
        fs::create_dir(field.path(folder)).unwrap();
    }
    symlink(program, field.path("Engines/Akhet-1")).unwrap();
    let suite = "ace moves e4d3 a4b3\nls9/10/10/4k5/4K5/10/10/9Ln r - - hmvc 0; fmvn 7;\nsophie\n";
    fs::write(field.path("Books/akhet.epd"), suite).unwrap();
    field
}

/// Runs the runner with these arguments. The one with blanks in it, which
/// `client.build_runner_command` passes along with `-pgnout`, is added here.
fn run(field: &Field, words: &str, misdeed: Option<&str>) -> Finished {
    let mut command = Command::new(field.path("fastchess-ob"));
    command.current_dir(field.dir.path());
    for word in words.split_whitespace() {
        match word {
            "ROGUE" => drop(command.args(rogue::engine_flag().split('\x1f'))),
            _ => drop(command.arg(word)),
        }
    }
    if words.contains("-pgnout") {
        command.arg("match_line=^info string pgncomment .*");
    }
    command.envs(misdeed.map(|misdeed| (rogue::MISDEED, misdeed)));
    run_command(command)
}

/// The number, the result and the reason of each finished game, as `MatchRunner.update_results` takes them.
fn finished(output: &Finished) -> BTreeMap<u64, (String, String)> {
    let last = output
        .lines
        .iter()
        .rposition(|line| line.contains("Finished game"));
    let games = output.lines[..last.map_or(0, |last| last + 1)].iter();
    let games = games.filter_map(|line| {
        // The client reads ASCII, up to the first empty line.
        assert!(line.is_ascii() && !line.is_empty(), "{line}");
        let tokens: Vec<&str> = line.split_whitespace().collect();
        let reason = line.split(':').nth(1)?;
        line.contains("Finished game").then(|| {
            (
                tokens[2].parse().unwrap(),
                (tokens[6].to_owned(), reason.to_owned()),
            )
        })
    });
    games.collect()
}

#[test]
fn it_has_a_version() {
    let field = client();
    let version = run(&field, "--version", None);
    assert_eq!(version.code, Some(0));
    // The client takes the first dotted number.
    assert!(
        version.lines[0].starts_with("fastchess 1.8.1"),
        "{version:?}"
    );
}

#[test]
fn it_plays_as_openbench_asks() {
    let field = client();
    let flags = "-recover -variant standard -testEnv -concurrency 2 -rounds 3 -games 2 \
        -resign movecount=3 score=4000 -draw movenumber=40 movecount=8 score=10 \
        -engine dir=Engines/ cmd=./Akhet-1 proto=uci tc=inf depth=2 option.Threads=1 option.Hash=1 name=Akhet-dev \
        -engine dir=Engines/ cmd=./Akhet-1 proto=uci tc=30.00+0.50 timemargin=5000 depth=2 option.Threads=1 option.Hash=1 name=Akhet-base \
        -openings file=Books/akhet.epd format=epd order=random start=2 -srand 7 \
        -pgnout file=PGNs/1.1.1.0.pgn seldepth=true nodes=true";
    let output = run(&field, flags, None);
    assert_eq!(output.code, Some(0), "{output:?}");
    let games = finished(&output);
    assert_eq!(
        games.keys().copied().collect::<Vec<_>>(),
        [1, 2, 3, 4, 5, 6]
    );
    let records = field.pgn("PGNs/1.1.1.0.pgn");
    for record in &records {
        let (result, reason) = &games[&record.game];
        assert_eq!(*result, record.result.to_string());
        let words = ["illegal", "on time", "disconnect", "stalls"];
        assert!(words.iter().all(|word| !reason.contains(word)), "{reason}");
        let white = if record.game % 2 == 1 {
            "Akhet-dev"
        } else {
            "Akhet-base"
        };
        assert_eq!(record.blue, white);
    }
    // The server keeps few tags, and move comments only in this form.
    let text = fs::read_to_string(field.path("PGNs/1.1.1.0.pgn")).unwrap();
    assert_eq!(text.matches("[FEN \"").count(), 6);
    assert!(!text.contains("StartSetup"));
    for game in text.split("[Event ").skip(1) {
        let (_, moves) = game.split_once("\n\n").unwrap();
        let comments = moves
            .split('{')
            .skip(1)
            .map(|rest| rest.split('}').next().unwrap());
        for comment in comments {
            let comment = comment.replace('\n', " ");
            let parts: Vec<&str> = comment.split(", ").collect();
            let [figures, nodes, seldepth] = parts[..] else {
                panic!("{comment}")
            };
            assert!(figures.contains('/') && figures.ends_with('s'), "{comment}");
            assert!(
                nodes.starts_with("n=") && seldepth.starts_with("sd="),
                "{comment}"
            );
        }
    }
}

#[test]
fn faults_have_the_words_by_which_openbench_counts_them() {
    for (misdeed, word, termination, reason) in [
        ("crash", "disconnects", "abandoned", Reason::Crash),
        ("closed pipe", "disconnects", "abandoned", Reason::Crash),
        (
            "hang",
            "connection stalls",
            "stalled connection",
            Reason::Hang,
        ),
        (
            "illegal",
            "makes an illegal move",
            "illegal move",
            Reason::IllegalMove,
        ),
        ("late", "loses on time", "time forfeit", Reason::Time),
    ] {
        let field = client();
        let flags = "-recover -rounds 1 -games 1 -patience 3 \
            -engine dir=Engines/ cmd=./Akhet-1 tc=inf depth=1 name=good -engine ROGUE tc=1.5+0.1 timemargin=50 \
            -openings file=Books/akhet.epd format=epd order=sequential -pgnout file=g.pgn nodes=true";
        let output = run(&field, flags, Some(misdeed));
        let games = finished(&output);
        assert_eq!(
            games[&1],
            (
                "1-0".to_owned(),
                format!(" 1-0 {{Black {word}}}").replace("Black c", "Black's c")
            ),
            "{output:?}"
        );
        let records: Vec<GameRecord> = field.pgn("g.pgn");
        assert_eq!(records[0].reason, reason, "{misdeed}");
        let text = fs::read_to_string(field.path("g.pgn")).unwrap();
        assert!(
            text.contains(&format!("[Termination \"{termination}\"]")),
            "{text}"
        );
    }
}

#[test]
fn what_it_does_not_know_is_refused() {
    let field = client();
    let two = "-engine cmd=./Engines/Akhet-1 depth=1 -engine cmd=./Engines/Akhet-1 depth=1";
    for (flags, error) in [
        ("-variant fischerandom", "fischerandom"),
        ("-tb /syzygy", "--tb"),
        ("-openings file=no-such.epd format=epd", "no-such.epd"),
    ] {
        let refused = run(&field, &format!("{two} {flags}"), None);
        assert!(matches!(refused.code, Some(1 | 2)), "{refused:?}");
        assert!(refused.errors.contains(error), "{refused:?}");
    }
}
