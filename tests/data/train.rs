//! `akhet train`: it learns, its network depends only on the games and the settings, and it reports
//! what is wrong with its files.

use akhet::laser::eval::network::{FIRST_LINE, INPUTS, Network};
use akhet::laser::rules::{Color, Position, Setup, Square};
use akhet_lab::selfplay::data::{Ending, Game, Header, Outcome, Ply, Writer};
use akhet_records::GameRecord;
use akhet_records::{GameOutcome, MoveRecord, Reason, Score, pgn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;
use test_support::engine::{Engine, Finished, run};

/// A score that can be learned: the side to move likes its pieces on the left half of its board.
fn score(position: &Position) -> i16 {
    let own = position.board().color(position.side());
    let is_left = |square: Square| match position.side() {
        Color::Blue => square.index() % 10 < 5,
        Color::Red => square.flipped().index() % 10 < 5,
    };
    let left = own.into_iter().filter(|&square| is_left(square)).count();
    60 * (left as i16 - 6)
}

/// Random games of at most 40 plies, without hits.
fn games(count: u64) -> Vec<Game> {
    let one = |number: u64| {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(number);
        let start = Setup::OFFICIAL[number as usize % Setup::OFFICIAL.len()].position();
        let mut position = start.clone();
        let mut plies = Vec::new();
        for _ in 0..40 {
            let score = Some(score(&position));
            let mut moves = position.legal_moves();
            moves.retain(|mv| position.find_hit(*mv).is_none());
            let Some(&mv) = moves.choose(&mut random) else {
                break;
            };
            plies.push(Ply { mv, score });
            position.play(mv).unwrap();
        }
        let winner = Color::ALL[random.random_range(0..2)];
        Game {
            start: start.clone(),
            plies,
            outcome: Outcome::Won(winner),
            ending: Ending::Adjudication,
        }
    };
    (0..count).map(one).collect()
}

fn bytes(games: &[Game]) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), &Header::default()).unwrap();
    games.iter().for_each(|game| writer.push(game).unwrap());
    writer.finish().unwrap()
}

fn pgn(game: &Game) -> String {
    let moves = game.plies.iter().map(|ply| MoveRecord {
        mv: ply.mv,
        score: ply.score.map(|score| Score::Cp(score.into())),
        depth: Some(1),
        seldepth: None,
        nodes: None,
        time: 1,
    });
    pgn::write(&GameRecord {
        game: 1,
        round: 1,
        date: "2026-11-21T04:05:06Z".to_owned(),
        blue: "a".to_owned(),
        red: "b".to_owned(),
        limits: ["depth=1".to_owned(), "depth=1".to_owned()],
        opening: "start".to_owned(),
        setup: None,
        openingmoves: Vec::new(),
        fen: game.start.to_string(),
        kingturns: false,
        swapontoclosed: false,
        moves: moves.collect(),
        result: match game.outcome {
            Outcome::Won(color) => GameOutcome::Won(color),
            Outcome::Drawn => GameOutcome::Drawn,
        },
        reason: Reason::ResignAdjudication,
        detail: String::new(),
    })
}

/// A folder with data and training runs.
struct Bench(TempDir);

impl Bench {
    fn new() -> Bench {
        Bench(tempfile::tempdir().unwrap())
    }

    /// A bench with some games in the file `games`.
    fn with_games() -> Bench {
        let bench = Bench::new();
        bench.write("games", &bytes(&games(60)));
        bench
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, content: &[u8]) {
        fs::write(self.path(name), content).unwrap();
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// Runs `akhet train --output OUTPUT WORDS`; words with a leading dot are files in the folder.
    fn run(&self, output: &str, words: &str) -> Finished {
        run(&self.arguments(output, words))
    }

    fn arguments(&self, output: &str, words: &str) -> Vec<String> {
        let mut arguments = vec!["train".to_owned(), "--output".to_owned()];
        let in_folder = |name: &str| self.path(name).display().to_string();
        arguments.push(in_folder(output));
        arguments.extend(words.split(' ').map(|word| match word.strip_prefix('.') {
            Some(name) => in_folder(name),
            None => word.to_owned(),
        }));
        arguments
    }

    /// Trains with batches of 64, and returns the network file and the lines printed.
    fn train(&self, output: &str, words: &str) -> (Vec<u8>, Vec<String>) {
        let finished = self.run(output, &format!("--batch 64 {words}"));
        assert_eq!(finished.code, Some(0), "{words}: {}", finished.errors);
        (self.read(output), finished.lines)
    }

    /// The error of a training run that fails and leaves no output, without the folder's path.
    fn fails(&self, words: &str) -> String {
        let finished = self.run("failed", words);
        assert_eq!(finished.code, Some(1), "{words}: {:?}", finished.lines);
        assert!(!Path::exists(&self.path("failed")));
        let folder = format!("{}/", self.0.path().display());
        finished.errors.replace(&folder, "")
    }
}

/// The two errors in a line `...: error X, held out Y...`.
fn errors(line: &str) -> [f64; 2] {
    let (_, errors) = line.split_once(": error ").unwrap();
    let (training, rest) = errors.split_once(", held out ").unwrap();
    let held_out: String = rest
        .chars()
        .take_while(|&char| char == '.' || char.is_ascii_digit())
        .collect();
    [training.parse().unwrap(), held_out.parse().unwrap()]
}

#[test]
fn a_training_learns_what_it_is_told() {
    let bench = Bench::with_games();
    let (file, lines) = bench.train(
        "net",
        "--epochs 10 --rate 0.02 --hold-out 6 --plot .plot.svg .games",
    );
    assert!(lines[0].starts_with("60 games, "), "{lines:?}");
    assert_eq!(lines.len(), 2 + 10 + 1, "{lines:?}");
    let even = errors(&lines[1]);
    let last = errors(&lines[11]);
    let rounded = errors(&lines[12]);
    // The error on unseen games falls too, though less: most positions have their King in a zone that
    // few others share.
    assert!(last[0] < even[0] / 100.0, "{lines:?}");
    assert!(last[1] < even[1] / 3.0, "{lines:?}");
    assert!((rounded[1] - last[1]).abs() < 0.1 * last[1], "{lines:?}");
    let network = Network::from_bytes(&file).unwrap();
    assert_eq!(network.source().games, 60);
    assert_eq!(network.source().held_out_error, rounded[1]);
    assert!(network.source().note.contains("--rate 0.02"));
    assert!(lines[12].ends_with(network.name()), "{lines:?}");
    let plot = String::from_utf8(bench.read("plot.svg")).unwrap();
    assert!(plot.starts_with("<svg") && plot.contains("held out"));
}

#[test]
fn rare_lines_get_no_weights() {
    let bench = Bench::with_games();
    let lines = |words: &str| {
        let (file, _) = bench.train("net", &format!("--epochs 2 {words} .games"));
        let network = Network::from_bytes(&file).unwrap();
        let with_weights = |&input: &usize| network.row(input).iter().any(|&weight| weight != 0);
        (FIRST_LINE..INPUTS).filter(with_weights).count()
    };
    let (all, some) = (lines("--rare 0"), lines("--rare 100"));
    assert!(0 < some && some < all, "{some} of {all}");
    assert_eq!(lines("--rare 1000000"), 0);
}

#[test]
fn threads_do_not_change_the_network() {
    let bench = Bench::with_games();
    let (one, _) = bench.train("one", "--epochs 2 --threads 1 .games");
    let (two, _) = bench.train("two", "--epochs 2 --threads 2 .games");
    assert_eq!(one, two);
    let (other, _) = bench.train("other", "--epochs 2 --seed 2 .games");
    assert_ne!(one, other);
}

#[test]
fn a_killed_training_ends_like_one_without_a_break() {
    let bench = Bench::with_games();
    let words = "--epochs 5 .games --checkpoint";
    let (whole, lines) = bench.train("whole", &format!("{words} .other"));
    let mut killed = Command::new(env!("CARGO_BIN_EXE_akhet"))
        .args(bench.arguments("killed", &format!("--batch 64 {words} .saved")))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(killed.stdout.take().unwrap());
    // By then the checkpoint of the first epoch has been written.
    let seen = output
        .lines()
        .any(|line| line.unwrap().starts_with("epoch 2:"));
    assert!(seen);
    killed.kill().unwrap();
    killed.wait().unwrap();
    assert!(!bench.path("killed").exists());

    let refused = bench.run("killed", &format!("--batch 64 {words} .saved"));
    assert_eq!(refused.code, Some(1));
    let why = "saved: the file already holds a training run; --resume continues it";
    assert!(refused.errors.contains(why), "{}", refused.errors);
    let (resumed, rest) = bench.train("killed", &format!("--resume {words} .saved"));
    assert!(rest.len() < lines.len(), "{rest:?}");
    assert_eq!(rest.last(), lines.last());
    assert_eq!(resumed, whole);
    // Once more, with no epoch left.
    let (again, rest) = bench.train("killed", &format!("--resume {words} .saved"));
    assert_eq!((again, rest.len()), (whole, 3));
}

#[test]
fn a_training_goes_on_from_a_network() {
    let bench = Bench::with_games();
    let (first, lines) = bench.train("first", "--epochs 3 --rate 0.005 --hold-out 6 .games");
    let reached = errors(lines.last().unwrap());
    let name = Network::from_bytes(&first).unwrap().name().to_owned();
    let words = "--epochs 2 --rate 0.0001 --hold-out 6 --from .first --checkpoint .saved .games";
    let (second, lines) = bench.train("second", words);
    assert!(lines[2].starts_with(&format!("from {name}: ")), "{lines:?}");
    assert_eq!(errors(&lines[2]), reached);
    let better = errors(lines.last().unwrap());
    assert!(better[0] < reached[0], "{lines:?}");
    let note = Network::from_bytes(&second).unwrap().source().note.clone();
    assert!(note.contains(&format!("--from {name} ")), "{note}");

    let error = bench.fails(&format!(
        "--resume --batch 64 {}",
        words.replace(".first", ".second")
    ));
    assert!(
        error.contains("from another training run: from is"),
        "{error}"
    );
    let error = bench.fails("--epochs 1 --from .games .games");
    assert!(error.starts_with("error: games: "), "{error}");
    let error = bench.fails("--epochs 1 --from .missing .games");
    assert!(error.starts_with("error: missing: "), "{error}");
}

#[test]
fn every_kind_of_file_gives_the_same_network() {
    let bench = Bench::with_games();
    let all = games(60);
    let text: String = all.iter().map(pgn).collect();
    fs::create_dir(bench.path("text")).unwrap();
    bench.write("text/games", text.as_bytes());
    let (binary, expected) = bench.train("binary", "--epochs 1 .games");
    let (from_text, _) = bench.train("from_text", "--epochs 1 .text/games");
    assert!(binary == from_text, "the networks differ");
    // Several files with the same games give the same positions and the same error at the start.
    bench.write("first", &bytes(&all[..25]));
    bench.write(
        "second",
        all[25..].iter().map(pgn).collect::<String>().as_bytes(),
    );
    let (_, lines) = bench.train("parts", "--epochs 1 .first .second");
    assert_eq!(lines[..2], expected[..2]);
}

#[test]
fn games_are_held_out_and_positions_come_once() {
    let bench = Bench::new();
    let all = games(2);
    let (first, second) = (&all[0], &all[1]);
    let counts = |name: &str, list: &[&Game]| {
        let games: Vec<Game> = list.iter().map(|&game| game.clone()).collect();
        bench.write(name, &bytes(&games));
        let (_, lines) = bench.train("net", &format!("--epochs 1 --hold-out 2 .{name}"));
        let (_, counts) = lines[0].split_once(", ").unwrap();
        counts.to_owned()
    };
    let both = counts("both", &[first, second]);
    assert!(!both.contains(" 0 "), "{both}");
    // The second time the first game is held out, but none of it is new.
    assert_eq!(counts("again", &[first, second, second, first]), both);
    let swapped = counts("swapped", &[second, first]);
    assert_ne!(swapped, both);
    bench.write("same", &bytes(&[first.clone(), first.clone()]));
    let error = bench.fails("--hold-out 2 .same");
    assert!(error.contains("and 0 held out are too few"), "{error}");
}

#[test]
fn no_output_overwrites_another_file_of_the_run() {
    let bench = Bench::with_games();
    let games = bench.read("games");
    for (output, words, fault) in [
        (
            "games",
            ".games",
            "games: output would overwrite a file to read",
        ),
        (
            "net",
            ".games --plot .games",
            "games: plot would overwrite a file to read",
        ),
        (
            "net",
            ".games --checkpoint .net",
            "output and checkpoint are the same file",
        ),
    ] {
        let finished = bench.run(output, words);
        assert_eq!(finished.code, Some(2), "{words}");
        assert!(finished.errors.contains(fault), "{}", finished.errors);
        assert!(bench.read("games") == games && !bench.path("net").exists());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_network_is_written_even_if_its_report_is_not() {
    let bench = Bench::with_games();
    let full = fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let ended = std::process::Command::new(env!("CARGO_BIN_EXE_akhet"))
        .args(bench.arguments("net", "--batch 64 --epochs 1 .games"))
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(ended.status.code(), Some(1));
    assert_eq!(
        bench.read("net"),
        bench.train("whole", "--epochs 1 .games").0
    );
}

#[test]
fn what_is_torn_at_the_end_is_left_out() {
    let all = games(70);
    let whole = bytes(&all);
    let text: String = all[..20].iter().map(pgn).collect();
    for (torn, left, warning) in [
        // The second block of games, the last six, lacks its end.
        (
            &whole[..whole.len() - 3],
            "64 games",
            "games: the file is torn",
        ),
        (&text.as_bytes()[..text.len() - 8], "19 games", "has no end"),
    ] {
        let bench = Bench::new();
        bench.write("games", torn);
        let finished = bench.run("net", "--epochs 1 .games");
        assert_eq!(finished.code, Some(0), "{finished:?}");
        assert!(finished.lines[0].starts_with(left), "{finished:?}");
        assert!(finished.errors.contains(warning), "{finished:?}");
    }
}

#[test]
fn wrong_files_are_named() {
    let bench = Bench::with_games();
    let expect = |words: &str, parts: &[&str]| {
        let error = bench.fails(words);
        for part in parts {
            assert!(error.contains(part), "{words}: {error}");
        }
    };
    expect(".missing", &["error: missing: "]);
    bench.write("empty", b"");
    expect(".empty", &["0 games", "too few"]);
    bench.write("text", b"What is this?\n");
    expect(".text", &["error: text: line 1: "]);
    bench.write("future", b"akhet games 9\n");
    expect(".future", &["error: future: ", "akhet games 2"]);
    let mut game = games(1).remove(0);
    game.plies.truncate(1);
    let mv = format!(" {} ", game.plies[0].mv);
    bench.write("illegal", pgn(&game).replace(&mv, " e1a1 ").as_bytes());
    expect(
        ".games .illegal",
        &["error: illegal: game 1: ply 1 (e1a1): "],
    );
    // In the first of two blocks.
    let mut damaged = bytes(&games(100));
    let third = damaged.len() / 3;
    damaged[third] ^= 1;
    bench.write("damaged", &damaged);
    expect(".damaged", &["error: damaged: ", "checksum"]);
    let finished = bench.run("no/folder/net", ".games");
    assert_eq!(finished.code, Some(1));
    assert!(
        finished.errors.contains("cannot write"),
        "{}",
        finished.errors
    );
}

#[test]
fn wrong_checkpoints_are_refused() {
    let bench = Bench::with_games();
    bench.train("net", "--epochs 1 --checkpoint .saved .games");
    let resume = |name: &str, words: &str| {
        bench.fails(&format!("--epochs 1 --resume --checkpoint .{name} {words}"))
    };
    let error = resume("saved", "--batch 128 .games");
    assert!(
        error.contains(
            "saved: the checkpoint is from another training run: batch is 64 there and 128 here"
        ),
        "{error}"
    );
    bench.write("fewer", &bytes(&games(59)));
    let error = resume("saved", "--batch 64 .fewer");
    assert!(
        error.contains("games is 60 there and 59 here") || error.contains("data is "),
        "{error}"
    );
    let mut damaged = bench.read("saved");
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    bench.write("damaged", &damaged);
    assert!(resume("damaged", "--batch 64 .games").contains("damaged: the checkpoint is damaged"));
    assert!(resume("fewer", "--batch 64 .games").contains("does not begin with the line"));
}

#[test]
fn wrong_flags_are_refused() {
    for words in [
        "--rate 0",
        "--rate nan",
        "--decay -1",
        "--later-share 1.5",
        "--hold-out 1",
        "--epochs 0",
        "--resume",
    ] {
        let mut arguments = vec!["train", "--output", "net"];
        arguments.extend(words.split(' '));
        arguments.push("games");
        let finished = run(&arguments);
        assert_eq!(finished.code, Some(2), "{words}: {}", finished.errors);
    }
}

/// The documented procedure on a small scale: self-play, training on its games, and play with the network.
#[test]
fn a_network_from_nothing_is_one_that_the_engine_plays_by() {
    let bench = Bench::with_games();
    let own_games = bench.path("own.games");
    let selfplay = format!(
        "selfplay --games 20 --nodes 100 --seed 3 --output {}",
        own_games.display()
    );
    let words: Vec<&str> = selfplay.split(' ').collect();
    assert_eq!(run(&words).code, Some(0));
    let (file, lines) = bench.train("net", "--epochs 3 --rate 0.003 .own.games");
    assert_eq!(lines[0].split(' ').next(), Some("20"), "{lines:?}");
    assert!(errors(&lines[4])[0] < errors(&lines[1])[0], "{lines:?}");

    let mut engine = Engine::start();
    engine.silent(&format!(
        "setoption name EvalFile value {}",
        bench.path("net").display()
    ));
    let network = Network::from_bytes(&file).unwrap();
    assert_eq!(
        engine.ask("uci")[2],
        format!("info string network {}", network.name())
    );
    for setup in Setup::OFFICIAL {
        engine.silent(&format!("position setup {setup}"));
        for _ in 0..6 {
            let legal = engine.ask("moves").concat();
            let mv = engine.go("go nodes 300").answer[0].clone();
            assert!(legal.split(' ').any(|word| word == mv), "{mv}: {legal}");
            engine.ask(&format!("play {mv}"));
        }
    }
}
