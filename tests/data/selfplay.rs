//! `akhet selfplay`: the games it plays, imports and exports.

use akhet::laser::rules::{Record, Setup};
use akhet::laser::search::Score;
use akhet_lab::selfplay::data::{
    BLOCK_GAMES, Ending, Game, Header, Outcome, Ply, Reader, Writer, unpack_score,
};
use std::fs;
use std::path::{Path, PathBuf};
use test_support::engine::{Finished, Folder, run, signal, spawn_silent, wait_until};

/// Runs `akhet selfplay --output NAME` with searches of a few nodes, which must succeed.
fn play(folder: &Folder, name: &str, arguments: &str) -> PathBuf {
    folder.ends(
        0,
        &format!("selfplay --output {name} --nodes 20 {arguments}"),
    );
    folder.path(name)
}

/// Runs `akhet selfplay --output FILE` with these arguments.
fn selfplay(file: &Path, arguments: &str) -> Finished {
    let file = file.to_str().unwrap();
    let arguments = arguments.split_whitespace();
    let all: Vec<&str> = ["selfplay", "--output", file]
        .into_iter()
        .chain(arguments)
        .collect();
    run(&all)
}

/// The games of an intact file.
fn games(file: &Path) -> Vec<Game> {
    let reader = Reader::new(fs::File::open(file).unwrap()).unwrap();
    reader.collect::<Result<_, _>>().unwrap()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn games_depend_on_the_seed_and_not_on_the_threads() {
    let folder = Folder::with(&[]);
    let one = play(&folder, "one", "--games 70 --seed 5 --threads 1");
    let two = play(&folder, "two", "--games 70 --seed 5 --threads 2");
    let other = play(&folder, "other", "--games 70 --seed 6 --threads 3");
    assert!(fs::read(&one).unwrap() == fs::read(&two).unwrap());
    let (one, other) = (games(&one), games(&other));
    assert_eq!((one.len(), other.len()), (70, 70));
    assert!(one.iter().all(|game| !other.contains(game)));
}

#[test]
fn the_shards_are_the_whole() {
    let folder = Folder::with(&[]);
    let whole = games(&play(&folder, "whole", "--games 20"));
    let shards = ["1/3", "2/3", "3/3"].map(|shard| {
        let name = shard.replace('/', "-");
        games(&play(
            &folder,
            &name,
            &format!("--games 20 --shard {shard}"),
        ))
    });
    assert_eq!(shards.each_ref().map(Vec::len), [7, 7, 6]);
    for (number, game) in whole.iter().enumerate() {
        assert_eq!(game, &shards[number % 3][number / 3]);
    }
    let finished = selfplay(&folder.path("4-3"), "--shard 4/3");
    assert!(finished.errors.contains("a shard is I/N"), "{finished:?}");
}

#[test]
fn games_are_as_the_arguments_say() {
    let folder = Folder::with(&[]);
    let arguments = "--games 40 --plies 9..11 --max-score 60 --setup grail mercury";
    let file = play(&folder, "games", arguments);
    let header = Reader::new(fs::File::open(&file).unwrap()).unwrap();
    let header = header.header();
    for (key, value) in [
        ("nodes", "20"),
        ("seed", "1"),
        ("shard", "1/1"),
        ("setups", "grail mercury"),
        ("plies", "9..11"),
        ("max-score", "60"),
    ] {
        assert_eq!(header.get(key), Some(value), "{key}");
    }
    let starts = [Setup::Grail, Setup::Mercury].map(|setup| setup.position());
    let mut seen = [false; 2];
    for game in games(&file) {
        let start = starts.iter().position(|start| **start == game.start);
        seen[start.expect("a setup of the arguments")] = true;
        let opening = game.plies.iter().take_while(|ply| ply.score.is_none());
        let opening = opening.count();
        assert!((9..=11).contains(&opening), "{opening}");
        let scores: Vec<i16> = game.plies[opening..]
            .iter()
            .map(|ply| ply.score.expect("a score from the opening on"))
            .collect();
        assert!(scores[0].abs() <= 60, "{}", scores[0]);
        check_end(&game, &scores);
    }
    assert_eq!(seen, [true; 2]);
}

/// Checks that a game ended exactly when it should.
fn check_end(game: &Game, scores: &[i16]) {
    let mut record = Record::new(game.start.clone());
    record.set_repetition_ends(true);
    for ply in &game.plies {
        record.play(ply.mv).expect("no move after the end");
    }
    let result = record.result();
    let (last, before) = scores.split_last().expect("a move was searched");
    let forced = |score: &i16| !matches!(unpack_score(*score), Score::Points(_));
    assert!(!before.iter().any(forced), "a forced win ends the game");
    match game.ending {
        Ending::Rules => {
            assert!(result.is_over());
            let outcome = result.winner().map_or(Outcome::Drawn, Outcome::Won);
            assert_eq!(game.outcome, outcome);
        }
        Ending::Adjudication => {
            assert!(!result.is_over());
            let mover = !record.position().side();
            let winner = if *last > 0 { mover } else { !mover };
            match game.outcome {
                Outcome::Won(won) => assert_eq!(won, winner),
                Outcome::Drawn => assert!(last.abs() <= 1),
            }
        }
        Ending::PlyLimit => assert_eq!((game.plies.len(), result.is_over()), (400, false)),
        Ending::Other => panic!("nothing else ends a game"),
    }
}

#[test]
fn played_out_games_are_the_same_up_to_the_adjudication() {
    let folder = Folder::with(&[]);
    let adjudicated = games(&play(&folder, "adjudicated", "--games 30"));
    let played_out = games(&play(&folder, "played-out", "--games 30 --play-out"));
    let mut longer = 0;
    for (short, long) in adjudicated.iter().zip(&played_out) {
        assert_eq!(short.plies, long.plies[..short.plies.len()]);
        assert!(matches!(long.ending, Ending::Rules | Ending::PlyLimit));
        longer += usize::from(short.plies.len() < long.plies.len());
    }
    assert!(longer > 3, "only {longer} games were adjudicated");
}

#[test]
fn a_run_is_resumed_wherever_it_was_cut_off() {
    let folder = Folder::with(&[]);
    let whole = play(&folder, "whole", &format!("--games {}", BLOCK_GAMES + 4));
    let bytes = fs::read(&whole).unwrap();
    let data = bytes.windows(6).position(|at| at == b"\ndata ").unwrap();
    let part = folder.path("part");
    let cuts = [0, data + 14, data + 15, bytes.len() / 2];
    for cut in cuts.into_iter().chain([bytes.len() - 1, bytes.len()]) {
        fs::write(&part, &bytes[..cut]).unwrap();
        let finished = selfplay(
            &part,
            &format!("--nodes 20 --games {} --resume", BLOCK_GAMES + 4),
        );
        assert_eq!(finished.code, Some(0), "{}", finished.errors);
        assert!(fs::read(&part).unwrap() == bytes, "cut at {cut}");
    }
    // More games than before; the last block was not full.
    let grown = play(&folder, "grown", "--games 60 --resume");
    play(
        &folder,
        "grown",
        &format!("--games {} --resume", BLOCK_GAMES + 4),
    );
    assert!(fs::read(&grown).unwrap() == bytes);
    // A smaller number of games changes nothing.
    play(&folder, "grown", "--games 5 --resume");
    assert!(fs::read(&grown).unwrap() == bytes);
}

/// A game without a rejected opening is searched again as it was played.
#[test]
fn games_are_scored_anew_in_shards_by_other_searches() {
    let folder = Folder::with(&[]);
    let file = play(&folder, "games", "--games 7 --plies 2 --max-score 10000");
    let source = format!("--rescore {}", file.display());
    let same = games(&play(&folder, "same", &source));
    assert_eq!(same, games(&file));
    let path = folder.path("deeper");
    let deeper = |arguments: &str| {
        let finished = selfplay(&path, &format!("{source} --nodes 90 {arguments}"));
        assert_eq!(finished.code, Some(0), "{}", finished.errors);
        games(&path)
    };
    let whole = deeper("");
    let unscored = |games: &[Game]| -> Vec<Game> {
        let mut games = games.to_vec();
        let plies = games.iter_mut().flat_map(|game| &mut game.plies);
        plies.for_each(|ply| ply.score = ply.score.map(|_| 0));
        games
    };
    assert_eq!(unscored(&whole), unscored(&same));
    assert_ne!(whole, same);
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    assert_eq!(deeper("--resume --threads 1"), whole);
    assert!(fs::read(&path).unwrap() == bytes);
    fs::remove_file(&path).unwrap();
    let second = deeper("--shard 2/3");
    assert_eq!(second, [&whole[1], &whole[4]].map(Clone::clone));

    // The header says how the games were played, and by what they were scored last.
    let header = |path: &Path| {
        let reader = Reader::new(fs::File::open(path).unwrap()).unwrap();
        reader.header().clone()
    };
    let again = folder.path("again");
    let source = format!("--rescore {} --nodes 40", path.display());
    assert_eq!(selfplay(&again, &source).code, Some(0));
    let (once, twice) = (header(&path), header(&again));
    for (key, value) in [
        ("shard", "2/3"),
        ("played-nodes", "20"),
        ("played-plies", "2"),
    ] {
        assert_eq!(once.get(key), Some(value), "{key}");
    }
    assert_eq!(
        (once.get("nodes"), twice.get("nodes")),
        (Some("90"), Some("40"))
    );
    let played = |header: &Header| -> Vec<(String, String)> {
        let lines = header.lines().filter(|(key, _)| key.starts_with("played-"));
        lines
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect()
    };
    assert_eq!(played(&once), played(&twice));
    assert_eq!(twice.get("source-shard"), Some("2/3"));
    let other = folder.path("other");
    let first = format!("--rescore {} --nodes 90 --shard 1/3", file.display());
    assert_eq!(selfplay(&other, &first).code, Some(0));
    let mixed = format!("--rescore {} --nodes 40 --resume", other.display());
    let refused = selfplay(&again, &mixed);
    assert_eq!(refused.code, Some(1));
    let fault = "the file has games with source-shard 2/3, not 1/3";
    assert!(refused.errors.contains(fault), "{}", refused.errors);
    assert_eq!(played(&once).len(), header(&file).lines().len());
}

#[test]
fn no_file_is_overwritten_or_continued_with_other_games() {
    let folder = Folder::with(&[]);
    let file = play(&folder, "games", "--games 3");
    let bytes = fs::read(&file).unwrap();
    let refused = |arguments: &str, fault: &str| {
        let finished = selfplay(&file, arguments);
        assert_eq!(finished.code, Some(1), "{arguments}");
        assert!(finished.errors.contains(fault), "{}", finished.errors);
        assert!(fs::read(&file).unwrap() == bytes, "{arguments}");
    };
    refused("--nodes 20 --games 3", "the file already exists");
    refused(
        "--nodes 30 --games 9 --resume",
        "the file has games with nodes 20, not 30",
    );
    refused(
        "--nodes 20 --seed 2 --games 9 --resume",
        "the file has games with seed 1, not 2",
    );
    refused(
        "--nodes 20 --play-out --games 9 --resume",
        "the file has games with adjudication forced wins",
    );
    refused("--import Cargo.toml", "the file already exists");
    refused(
        &format!("--pgn {}", file.display()),
        "the file already exists",
    );
    let other = folder.path("other");
    fs::write(&other, "something else\n").unwrap();
    let finished = selfplay(&other, "--resume");
    assert!(
        finished.errors.contains("does not begin with the line"),
        "{finished:?}"
    );
    assert_eq!(fs::read(&other).unwrap(), b"something else\n");
}

#[test]
fn arguments_that_do_not_go_together_are_refused() {
    for (arguments, fault) in [
        ("selfplay", "--output <FILE>"),
        ("selfplay --stats a --pgn b", "cannot be used with"),
        ("selfplay --stats a --output b", "cannot be used with"),
        ("selfplay --pgn a --games 3", "cannot be used with"),
        (
            "selfplay --rescore a --output b --seed 3",
            "cannot be used with",
        ),
        ("selfplay --rescore a", "--output <FILE>"),
        (
            "selfplay --import a --output b --resume",
            "cannot be used with",
        ),
        ("selfplay --import a", "--output <FILE>"),
        (
            "selfplay --import a --output b --scale 0",
            "from 0.01 to 100",
        ),
        ("selfplay --output a --scale 2", "--import"),
        ("selfplay --output a --games 0", "--games"),
        ("selfplay --output a --plies 14..8", "or a range such as"),
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        let finished = run(&words);
        assert_eq!(finished.code, Some(2), "{arguments}");
        assert!(finished.errors.contains(fault), "{}", finished.errors);
    }
}

#[test]
fn an_opening_that_cannot_be_even_is_an_error() {
    let folder = Folder::with(&[]);
    let finished = selfplay(&folder.path("games"), "--nodes 1 --plies 100 --max-score 0");
    assert_eq!(finished.code, Some(1));
    let fault = "none of 1000 random openings for game";
    assert!(finished.errors.contains(fault), "{}", finished.errors);
}

#[test]
fn pgn_goes_out_and_comes_back() {
    let folder = Folder::with(&[]);
    let file = play(&folder, "games", "--games 12");
    let pgn = folder.path("games.pgn");
    let written = selfplay(&pgn, &format!("--pgn {}", file.display()));
    assert_eq!(written.code, Some(0), "{}", written.errors);
    let printed = run(&["selfplay", "--pgn", text(&file)]);
    assert_eq!(
        printed.lines.join("\n").trim_end(),
        fs::read_to_string(&pgn).unwrap().trim_end()
    );
    let checked = run(&["pgn", text(&pgn)]);
    assert_eq!(checked.code, Some(0), "{}", checked.errors);
    assert_eq!(checked.lines[0], "Legal games: 12");
    let again = folder.path("again");
    let imported = selfplay(&again, &format!("--import {}", pgn.display()));
    assert_eq!(imported.errors, "12 games imported\n");
    assert_eq!(imported.code, Some(0));
    for (before, after) in games(&file).into_iter().zip(games(&again)) {
        // PGN counts moves to a forced win, not plies.
        let mates_alike = |game: Game| Game {
            plies: game.plies.into_iter().map(in_moves).collect(),
            ..game
        };
        assert_eq!(mates_alike(before), mates_alike(after));
    }
    let scaled = folder.path("scaled");
    selfplay(&scaled, &format!("--import {} --scale 2.5", pgn.display()));
    let points = |file| -> Vec<f64> {
        let plies = games(file).into_iter().flat_map(|game| game.plies);
        let scores = plies.filter_map(|ply| ply.score.map(unpack_score));
        let points = scores.filter_map(|score| match score {
            Score::Points(points) => Some(points.into()),
            _ => None,
        });
        points.collect()
    };
    for (points, scaled) in points(&again).into_iter().zip(points(&scaled)) {
        assert_eq!((2.5 * points).round(), scaled);
    }
}

/// The ply with forced wins rounded to an odd, forced losses to an even number of plies.
fn in_moves(ply: Ply) -> Ply {
    let score = ply.score.map(|score| match unpack_score(score) {
        Score::Wins(plies) => Score::Wins(plies.div_ceil(2) * 2 - 1),
        Score::Loses(plies) => Score::Loses(plies.div_ceil(2) * 2),
        points => points,
    });
    let score = score.map(akhet_lab::selfplay::data::pack_score);
    Ply { score, ..ply }
}

#[test]
fn games_of_matches_are_taken_in_with_their_scores() {
    let folder = Folder::with(&[]);
    let pgn = folder.path("games.pgn");
    let game = |tags: &str, moves: &str| format!("[Opening \"ace\"]\n{tags}\n\n{moves}\n\n");
    let games_text = game(
        "[Termination \"adjudication\"]",
        "1. c5R {+0.12/3 0.1s} a4b3 {-1.50/4} 1-0",
    ) + &game("[Termination \"time forfeit\"]", "1. c5R 0-1")
        + &game("", "1. c5R *")
        + &game("[Termination \"max plies\"]", "1. c5R {-M2/9 0.1s} 1/2-1/2");
    fs::write(&pgn, games_text).unwrap();
    let file = folder.path("games");
    let finished = selfplay(&file, &format!("--import {}", pgn.display()));
    assert_eq!(
        finished.errors,
        "2 games imported; 2 without a result, or lost by a fault, left out\n"
    );
    let scores = |game: &Game| game.plies.iter().map(|ply| ply.score).collect::<Vec<_>>();
    let found = games(&file);
    assert_eq!(scores(&found[0]), [Some(12), Some(-150)]);
    assert_eq!(found[0].ending, Ending::Adjudication);
    assert_eq!(scores(&found[1]), [Some(-31_996)]);
    assert_eq!(
        (found[1].outcome, found[1].ending),
        (Outcome::Drawn, Ending::PlyLimit)
    );

    fs::write(&pgn, game("", "1. c5R c5R 1-0")).unwrap();
    let file = folder.path("illegal");
    let finished = selfplay(&file, &format!("--import {}", pgn.display()));
    assert_eq!(finished.code, Some(1));
    let fault = "game 1: line 1: ply 2 (c5R): ";
    assert!(finished.errors.contains(fault), "{}", finished.errors);
    assert!(!file.exists(), "no part of an import is left");
}

#[test]
fn the_statistics_say_what_is_there() {
    let folder = Folder::with(&[]);
    let ply = |mv: &str, score| Ply {
        mv: mv.parse().unwrap(),
        score,
    };
    let game = |outcome, ending| Game {
        start: Setup::Grail.position().clone(),
        plies: vec![
            ply("f7e7", None),
            ply("j1L", Some(-40)),
            ply("a8L", Some(250)),
        ],
        outcome,
        ending,
    };
    let mut red_first = game(Outcome::Drawn, Ending::PlyLimit);
    red_first.plies.remove(0);
    let blue_wins = Outcome::Won(akhet::laser::rules::Color::Blue);
    let header = Header::default().with("nodes", 5);
    let mut writer = Writer::new(Vec::new(), &header).unwrap();
    writer.push(&red_first).unwrap();
    red_first.outcome = blue_wins;
    red_first.ending = Ending::Adjudication;
    writer.push(&red_first).unwrap();
    let mut bytes = writer.finish().unwrap();
    let file = folder.path("games");
    fs::write(&file, &bytes).unwrap();
    let finished = run(&["selfplay", "--stats", text(&file)]);
    assert_eq!(finished.code, Some(0), "{}", finished.errors);
    let size = bytes.len();
    let expected = [
        &format!("{}", file.display()),
        "  nodes 5",
        &format!(
            "  2 games, 4 plies, 4 positions with a score, {size} bytes, {:.2} a ply",
            size as f64 / 4.0
        ),
        "  results: blue 1 (50.0 %) draw 1 (50.0 %) red 0 (0.0 %)",
        "  ended by: rules 0 (0.0 %) adjudication 1 (50.0 %) plies 1 (50.0 %) other 0 (0.0 %)",
        "  started from: ace 0 (0.0 %) curiosity 0 (0.0 %) grail 2 (100.0 %) mercury 0 (0.0 %) sophie 0 (0.0 %) other 0 (0.0 %)",
        "  plies a game: 2.0 on average, 2 to 2; first searched positions: 1 different",
    ];
    assert_eq!(finished.lines[..7], expected);
    // Blue's -40 puts Red ahead, and so does Red's 250.
    let classes: Vec<Vec<&str>> = finished.lines[8..]
        .iter()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(classes[0], ["0..", "2", "50.00", "0.250"]);
    assert_eq!(classes[1], ["200..", "2", "50.00", "0.250"]);

    bytes.pop();
    fs::write(&file, &bytes).unwrap();
    let finished = run(&["selfplay", "--stats", text(&file)]);
    assert_eq!(finished.code, Some(0));
    assert!(
        finished.errors.contains("the file is torn"),
        "{}",
        finished.errors
    );
    assert!(finished.lines[0].ends_with(", torn"));
    assert!(finished.lines[2].starts_with("  0 games"));
}

/// Bytes that no run could have written are not taken for a torn block.
#[test]
fn what_is_added_to_a_file_is_not_cut_off() {
    let folder = Folder::with(&[]);
    let file = play(&folder, "games", "--games 3");
    let whole = fs::read(&file).unwrap();
    for added in [
        &b"my notes"[..],
        b"note",
        b"notes of mine",
        &[1, 0, 0, 0, 0, 0, 0, 0, 9],
    ] {
        let all = [&whole, added].concat();
        fs::write(&file, &all).unwrap();
        let finished = selfplay(&file, "--nodes 20 --games 3 --resume");
        assert_eq!(finished.code, Some(1), "{added:?}");
        assert!(finished.errors.contains("is damaged"), "{finished:?}");
        assert!(fs::read(&file).unwrap() == all);
    }
}

/// Interrupts a run with these arguments once its file has at least `least` bytes, and returns the file.
fn interrupted(folder: &Folder, arguments: &str, least: u64) -> PathBuf {
    let file = folder.path("games");
    let words = format!("selfplay --output games {arguments}");
    let mut child = spawn_silent(folder.command(&words));
    let length = || fs::metadata(&file).map_or(0, |data| data.len());
    wait_until("the file is long enough", || length() >= least);
    signal(&child, "INT");
    wait_until("the run ends", || child.try_wait().unwrap().is_some());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    file
}

/// One signal ends a search that would run for years, and no unfinished game is written.
#[cfg_attr(not(unix), ignore = "there are no signals")]
#[test]
fn an_interrupt_ends_endless_searches() {
    let folder = Folder::with(&[]);
    // The header is written right before the games begin.
    let file = interrupted(&folder, "--nodes 1000000000000000 --threads 2", 1);
    assert_eq!(games(&file), []);
}

/// An interrupted run ends with complete games, and another continues from there.
#[cfg_attr(not(unix), ignore = "there are no signals")]
#[test]
fn an_interrupted_run_leaves_a_whole_file() {
    let folder = Folder::with(&[]);
    // By then some blocks are written.
    let file = interrupted(&folder, "--nodes 20 --games 100000", 30_000);
    let count = games(&file).len();
    assert!(count > BLOCK_GAMES, "{count}");
    let more = format!("--games {}", count + 30);
    let whole = play(&folder, "whole", &more);
    play(&folder, "games", &format!("{more} --resume"));
    assert!(fs::read(&file).unwrap() == fs::read(&whole).unwrap());
}
