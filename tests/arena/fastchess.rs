//! The match runner under the name of fastchess, called and parsed as OpenBench's client does.
#![cfg(unix)] // The runner is a symlink to the program.

use akhet_records::GameRecord;
use akhet_records::Reason;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;
use test_support::engine::{Finished, run_command};
use test_support::field::Field;
use test_support::rogue;

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

/// A command line of fastchess, with everything that it may have and a match takes.
const COMMON: &str = "-engine dir=Engines/ cmd=./Akhet-1 name=a nodes=200 tc=inf proto=uci restart=off \
    -engine dir=Engines/ cmd=./Akhet-1 name=b plies=1 timemargin=200 -each tc=5+0.1 option.Hash=1 \
    -variant standard -tournament roundrobin -rounds 1 -games 2 -repeat -concurrency 1 -recover \
    -openings file=Books/akhet.epd format=epd order=random plies=8 start=1 policy=round -srand 7 \
    -draw movenumber=30 movecount=8 score=10 -resign movecount=3 score=900 twosided=true -maxmoves 3 \
    -event Open -site Cairo -ratinginterval 10 -scoreinterval 1 -autosaveinterval 20 \
    -report penta=true -output format=fastchess -testEnv -force-concurrency -show-latency \
    -log file=log.txt level=trace engine=true realtime=true append=true \
    -pgnout file=g.pgn notation=uci nodes=true nps=true timeleft=false min=false append=true";

#[test]
fn a_command_line_of_fastchess_is_one_of_a_match() {
    for (program, words) in [
        ("akhet", format!("match {COMMON} -save-config s.toml")),
        ("fastchess-ob", format!("{COMMON} -save-config s.toml")),
        (
            "akhet",
            format!("match {COMMON} -save-config s.toml").replace(" -", " --"),
        ),
    ] {
        let field = client();
        symlink(env!("CARGO_BIN_EXE_akhet"), field.path("akhet")).unwrap();
        let mut command = Command::new(field.path(program));
        command
            .current_dir(field.dir.path())
            .args(words.split_whitespace());
        let output = run_command(command);
        assert_eq!(output.code, Some(0), "{output:#?}");
        let games = field.pgn("g.pgn");
        assert_eq!(games.len(), 2);
        assert!(games.iter().all(|game| game.moves.len() <= 6), "{games:#?}");
        let text = fs::read_to_string(field.path("g.pgn")).unwrap();
        assert_eq!(
            text.matches("[Event \"Open\"]\n[Site \"Cairo\"]\n").count(),
            2
        );
        let settings = fs::read_to_string(field.path("s.toml")).unwrap();
        let settings: toml::Table = settings.parse().unwrap();
        assert_eq!(settings["seed"].as_integer(), Some(7));
        assert_eq!(settings["max-plies"].as_integer(), Some(6));
        let engines = settings["engine"].as_array().unwrap();
        assert!(engines[0].get("tc").is_none() && engines[0].get("time-margin").is_none());
        assert_eq!(engines[1]["tc"].as_str(), Some("5+0.1"));
        assert_eq!(engines[1]["time-margin"].as_integer(), Some(200));
        assert_eq!(engines[1]["depth"].as_integer(), Some(1));
        assert!(field.path("log.txt").exists());
    }
}

#[test]
fn what_a_match_cannot_do_is_refused_by_name() {
    let field = client();
    let two = "-engine cmd=./Engines/Akhet-1 -engine cmd=./Engines/Akhet-1 -each depth=1";
    for (flags, error) in [
        (
            "-noswap",
            "--noswap is refused: players exchange their seats",
        ),
        ("-reverse", "--reverse is refused: "),
        ("-tb a:b", "--tb is refused: "),
        ("-epdout file=x", "--epdout is refused: "),
        ("-use-affinity 0,1", "--use-affinity is refused: "),
        ("-games 1 -repeat", "games: 1, but --repeat asks for 2"),
        ("-repeat 3", "games: '3': expected 1 or 2"),
        ("-maxmoves 0", "invalid value '0'"),
        ("-maxmoves 1 -max-plies 3", "cannot be used with"),
        (
            "-openings file=a.pgn format=pgn",
            "openings: format=pgn is refused: ",
        ),
        (
            "-log file=x compress=true",
            "log: 'compress=true' is not file=FILE",
        ),
        ("-pgnout notation=san", "pgn-out: expected file=FILE"),
        ("-pgnout file=x file=y", "pgn-out: expected one file"),
        ("-pgnout x y", "pgn-out: 'y' is not file=FILE"),
        (
            "-each depth=1 plies=2",
            "engine: depth and plies are the same",
        ),
        ("-sprt elo0=0 elo1=5 model=bayesian", "bayesian"),
        (
            "-each timemargin=-1 depth=1",
            "time-margin: '-1': expected a whole number",
        ),
        ("-config file=x.json outname=y", "outname=y"),
        ("-nonsense", "--nonsense"),
    ] {
        for name in ["", "match"] {
            let two = if flags.contains("-each") {
                two.replace("-each depth=1", "")
            } else {
                two.to_owned()
            };
            let mut command = Command::new(match name {
                "" => field.path("fastchess-ob"),
                _ => env!("CARGO_BIN_EXE_akhet").into(),
            });
            command.current_dir(field.dir.path());
            let words = format!("{name} {two} {flags}");
            let refused = run_command({
                command.args(words.split_whitespace());
                command
            });
            assert_eq!(refused.code, Some(2), "{flags}: {refused:#?}");
            assert!(refused.errors.contains(error), "{flags}: {refused:#?}");
        }
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
