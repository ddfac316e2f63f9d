//! The review of games, and `akhet analyse`: tables, annotated PGN, the page, and what is refused.

use akhet::laser::review::{Budget, Mark, PlyReview, Review, review};
use akhet::laser::rules::{Color, Position, Record, Setup};
use akhet::laser::search::{Control, Limits, Score, Searcher};
use akhet_records::Score as PgnScore;
use akhet_records::pgn::Games;
use std::fs;
use test_support::engine;
use test_support::engine::{Folder, read_repository, signal, spawn_silent};
use test_support::solver;

fn reviewed(record: &Record, nodes: u64) -> Review {
    let mut searcher = Searcher::new(16).unwrap();
    let control = Control::default();
    let budget = Budget::Nodes(nodes);
    review(
        &mut searcher,
        record,
        budget,
        &control,
        &mut |_: &PlyReview| (),
    )
}

/// Plays engine moves from ace until a player has a move that lets the opponent win at once, plays it,
/// and then a reply that does not win. Returns the game and the number of the first of the two plies.
fn game_with_planted_faults() -> (Record, usize) {
    let mut record = Record::new(Setup::Ace.position().clone());
    let mut searcher = Searcher::new(1).unwrap();
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    loop {
        let control = Control::default();
        let best = searcher.go(&record, &limits, &control, &mut ()).best;
        record.play(best.unwrap()).unwrap();
        for blunder in record.position().legal_moves() {
            record.play(blunder).unwrap();
            let mut position = record.position().clone();
            let replies = position.legal_moves();
            let wins = !record.result().is_over() && solver::wins(&mut position, 1);
            let misses = |mv: &_| {
                let undo = position.play_unchecked(*mv);
                let goes_on = undo.winner().is_none() && !solver::loses(&mut position, 1);
                position.undo(&undo);
                goes_on
            };
            if wins && let Some(miss) = replies.into_iter().find(misses) {
                record.play(miss).unwrap();
                return (record.clone(), record.plies().len() - 1);
            }
            record.undo();
        }
    }
}

#[test]
fn planted_faults_are_found() {
    let (record, number) = game_with_planted_faults();
    let review = reviewed(&record, 10_000);
    assert_eq!(review.plies.len(), record.plies().len());
    let blunder = &review.plies[number - 1];
    assert_eq!(blunder.number, number);
    assert_eq!(blunder.mark, Some(Mark::Blunder), "{blunder:?}");
    assert_eq!(blunder.played_score, Score::Loses(2));
    assert_eq!(blunder.missed_win, None);
    let miss = &review.plies[number];
    assert_eq!((miss.score, miss.missed_win), (Score::Wins(1), Some(1)));
    assert!(miss.drop >= 10, "{miss:?}");
    let mut won = record.clone();
    won.undo();
    won.play(miss.best()).unwrap();
    assert_eq!(won.result().winner(), Some(miss.color));
    let side = review.side(blunder.color);
    assert!(side.marks[2] >= 1 && side.missed_wins == 0, "{side:?}");
    let other = review.side(!blunder.color);
    assert_eq!(other.missed_wins, 1);
    // Every ply agrees with the record.
    for (ply, undo) in review.plies.iter().zip(record.plies()) {
        assert_eq!((ply.played, ply.color), (undo.mv, undo.piece.color()));
        assert!(ply.best() != ply.played || ply.drop == 0);
        assert_eq!(ply.mark, Mark::of_drop(ply.drop));
    }
}

/// The winner plays the shortest win, and the loser has nothing better.
#[test]
fn a_perfect_line_has_an_accuracy_of_a_hundred() {
    let text = read_repository("tests/forced_wins.txt");
    let lines = text.lines().filter(|line| line.contains(" ; 2 ; "));
    let lines: Vec<&str> = lines.take(5).collect();
    assert_eq!(lines.len(), 5);
    for line in lines {
        let fields: Vec<&str> = line.split(" ; ").collect();
        let start: Position = fields[0].parse().unwrap();
        let winner = start.side();
        let mut record = Record::new(start);
        record.play(fields[2].parse().unwrap()).unwrap();
        let defence = record.position().legal_moves()[0];
        record.play(defence).unwrap();
        if !record.result().is_over() {
            let mut position = record.position().clone();
            let moves = position.legal_moves();
            let win = moves
                .into_iter()
                .find(|mv| solver::wins_by(&mut position, *mv, 1));
            record.play(win.unwrap()).unwrap();
        }
        assert_eq!(record.result().winner(), Some(winner));
        let review = reviewed(&record, 20_000);
        for color in Color::ALL {
            assert_eq!(review.side(color).accuracy, Some(100.0), "{review:?}");
            assert_eq!(review.side(color).marks, [0; 3]);
        }
    }
}

#[test]
fn a_stopped_review_has_the_last_plies() {
    let (record, _) = game_with_planted_faults();
    let control = Control::default();
    let mut numbers = Vec::new();
    let mut observer = |ply: &PlyReview| {
        numbers.push(ply.number);
        if numbers.len() == 2 {
            control.stop();
        }
    };
    let mut searcher = Searcher::new(1).unwrap();
    let review = review(
        &mut searcher,
        &record,
        Budget::Nodes(500),
        &control,
        &mut observer,
    );
    let last = record.plies().len();
    assert_eq!(numbers, [last, last - 1]);
    let kept: Vec<usize> = review.plies.iter().map(|ply| ply.number).collect();
    assert_eq!(kept, [last - 1, last]);
    assert!(review.side(Color::Blue).accuracy.is_some());
}

/// A win in one that Blue misses, written as other programs would, and a game without a fault.
const GAMES: &str = "[Event \"Club\"]\n[White \"Ada\"]\n[Black \"Bob <b>\"]\n[FEN \"ls9/2pn7/10/2k5Ps1/10/10/10/4K4Ln b 7\"]\n\n\
    7. i5h6 {hm} $6 (7. i5i6) c5c6 *\n\n\
    [White \"Eve\"]\n[FEN \"ls9/10/10/2k5Ps1/10/10/10/4K4Ln b\"]\n\n1. i5j5 1-0\n\n";

#[test]
fn tables_show_every_move_and_the_sums() {
    let folder = Folder::with(&[("g.pgn", GAMES)]);
    let all = folder.ends(0, "analyse g.pgn --nodes 2000");
    let text = all.lines.join("\n");
    for part in [
        "Game 1: Ada - Bob <b>, *\n",
        "      7. i5h6??",
        "blunder, missed win in 1       i5j5\n",
        "    7... c5c6 ",
        "Blue, Ada: accuracy ",
        ", 0 inaccuracies, 0 mistakes, 1 blunder, 1 missed win\nRed, Bob <b>: accuracy ",
        "Game 2: Eve - ?, 1-0, king hit\n",
        "      1. i5j5       +M1     0\n",
        "Blue, Eve: accuracy 100.0 %",
        "Red, ?: accuracy –, 0 inacc",
        "\n2 games, 3 plies, 2000 nodes a position\n",
        "\n      2  1-0      Eve 100.0 %, ? –",
    ] {
        assert!(text.contains(part), "'{part}' is not in\n{text}");
    }
    let accuracy = text.split("Blue, Ada: accuracy ").nth(1).unwrap();
    let accuracy: f64 = accuracy.split(' ').next().unwrap().parse().unwrap();
    assert!((5.0..15.0).contains(&accuracy), "{accuracy} %");
    let one = folder.ends(0, "analyse g.pgn --nodes 2000 --game 2");
    assert!(one.lines[0].starts_with("Game 2: Eve"), "{one:?}");
    assert!(
        one.lines
            .iter()
            .any(|line| line.starts_with("1 game, 1 ply, "))
    );
    // One thread and an empty table for each game: the result is the same alone or after another game.
    assert!(text.contains(&one.lines[..5].join("\n")));
}

#[test]
fn annotated_games_are_read_back() {
    let folder = Folder::with(&[("g.pgn", GAMES)]);
    folder.ends(0, "analyse g.pgn --nodes 2000 --pgn-out a.pgn");
    let text = folder.read("a.pgn");
    assert!(text.contains("[Annotator \"Akhet "), "{text}");
    assert!(text.contains("[Event \"Club\"]"), "{text}");
    assert!(text.contains("7. i5h6 $4 {"), "{text}");
    assert!(text.contains("{hm} (7. i5j5) 7... c5c6 {"), "{text}");
    let games: Vec<_> = Games::new(text.as_bytes()).map(Result::unwrap).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].comments, [(1, "hm".to_owned())]);
    assert!(games[0].game.moves.iter().all(|mv| mv.score.is_some()));
    assert_eq!(games[1].game.moves[0].score, Some(PgnScore::Mate(1)));
    let checked = folder.ends(0, "pgn a.pgn");
    assert!(checked.lines[0].contains("Legal games: 1"), "{checked:?}");
}

#[test]
fn the_page_needs_nothing_else_and_escapes_what_games_say() {
    let hostile =
        "</title></script><script>alert(1)</script><img src=x onerror=alert(2)>\\\" ' {{ 7 }}";
    let games = GAMES
        .replace("Ada", hostile)
        .replace("Club", hostile)
        .replace(
            "[White \"Eve\"]",
            &format!("[White \"Eve\"]\n[Opening \"{hostile}\"]"),
        );
    let folder = Folder::with(&[("g.pgn", &games)]);
    for only in ["", " --game 1"] {
        folder.ends(
            0,
            &format!("analyse g.pgn --nodes 1000 --report r.html{only}"),
        );
        let page = folder.read("r.html");
        assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
        assert_eq!(page.matches("<script").count(), 1, "{page}");
        assert_eq!(page.matches("</script>").count(), 1);
        assert!(!page.contains("<img") && page.contains("alert(1)"));
        assert!(page.contains("{{ 7 }}"));
        // The pieces have gradients, which the page itself defines.
        let links = page
            .replace("http://www.w3.org/2000/svg", "")
            .replace("url(#akhet-", "");
        for link in [
            "http:", "https:", "src=", "url(", "@import", "<link", "fetch(",
        ] {
            let count = links.matches(link).count();
            // The hostile text, escaped.
            let allowed = if link == "src=" {
                page.matches("&lt;img src=").count() + page.matches("&#60;img src=").count()
            } else {
                0
            };
            assert_eq!(count, allowed, "{link}");
        }
        for reference in links.split("href=\"").skip(1) {
            assert!(reference.starts_with("#akhet-"), "{}", &reference[..20]);
        }
        assert!(page.contains("default-src &#39;none&#39;") || page.contains("default-src 'none'"));
    }
}

#[test]
fn a_page_of_a_hundred_plies_is_small() {
    let mut record = Record::new(Setup::Grail.position().clone());
    let mut moves = Vec::new();
    let mut dice = engine::Dice(7);
    while moves.len() < 100 {
        let legal = record.position().legal_moves();
        let mv = legal[dice.roll(legal.len())];
        record.play(mv).unwrap();
        if record.result().is_over() {
            record.undo();
        } else {
            moves.push(mv.to_string());
        }
    }
    let text = format!("[StartSetup \"grail\"]\n\n{} *\n", moves.join("\n"));
    let folder = Folder::with(&[("g.pgn", &text)]);
    folder.ends(0, "analyse g.pgn --nodes 200 --report r.html");
    let page = folder.read("r.html");
    assert_eq!(page.matches("data-ply=").count(), 100);
    assert!(page.len() < 400_000, "{}", page.len());
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_analysed() {
    let faulty = format!("[White \"x\"]\n\n1. c5X *\n\n{GAMES}[White \"y\"]\n\n1. e1e1 *\n");
    let folder = Folder::with(&[("g.pgn", &faulty), ("empty.pgn", "")]);
    fs::create_dir(folder.path("folder")).unwrap();
    let finished = folder.ends(
        1,
        "analyse none.pgn g.pgn empty.pgn folder --nodes 200 --pgn-out a.pgn",
    );
    for part in [
        "error: none.pgn: ",
        "error: g.pgn: game 1: line 3: 'c5X' is not a move",
        "error: g.pgn: game 4: line 19: 'e1e1' is not a move",
        "error: empty.pgn: it has no games",
        "error: folder: ",
    ] {
        assert!(
            finished.errors.contains(part),
            "{part}: {}",
            finished.errors
        );
    }
    assert!(finished.lines[0].starts_with("Game 2: Ada"), "{finished:?}");
    // A faulty game is numbered within its file.
    let finished = folder.ends(1, "analyse g.pgn g.pgn --nodes 200 --game 5");
    let fault = "error: g.pgn: game 1: line 3: 'c5X' is not a move";
    assert!(finished.errors.contains(fault), "{finished:?}");
    assert_eq!(Games::new(folder.read("a.pgn").as_bytes()).count(), 2);
    for (words, fault) in [
        ("analyse empty.pgn", "error: there is no game to analyse"),
        ("analyse none.pgn", "error: none.pgn: "),
        (
            "analyse g.pgn --game 9",
            "error: there is no game 9 to analyse",
        ),
        ("analyse g.pgn --game 1", "error: g.pgn: game 1: line 3: "),
        (
            "analyse g.pgn --pgn-out ./g.pgn",
            "error: ./g.pgn: pgn-out would overwrite a file to read",
        ),
        ("analyse g.pgn --report no/r.html", "error: no/r.html: "),
        (
            "analyse g.pgn --report a --pgn-out a",
            "error: pgn-out and report are the same file",
        ),
        (
            "analyse g.pgn --pgn-out a.html --report ./a.html",
            "error: pgn-out and report are the same file",
        ),
        (
            "analyse g.pgn --pgn-out a.html --report folder/../a.html",
            "error: pgn-out and report are the same file",
        ),
        (
            "analyse none.pgn --report ./none.pgn",
            "error: ./none.pgn: report would overwrite a file to read",
        ),
    ] {
        // An output path that names another of the files is a wrong value.
        let is_wrong = fault.ends_with("same file") || fault.ends_with("to read");
        let finished = folder.ends(1 + i32::from(is_wrong), words);
        assert!(finished.errors.contains(fault), "{words}: {finished:?}");
        assert!(finished.lines.is_empty(), "{words}");
    }
    assert_eq!(folder.read("g.pgn"), faulty);
    for words in [
        "analyse",
        "analyse g.pgn --nodes 0",
        "analyse g.pgn --time 0",
        "analyse g.pgn --nodes 5 --time 1",
        "analyse g.pgn --game 0",
        "analyse g.pgn --threads 0",
    ] {
        folder.ends(2, words);
    }
}

/// An interrupt before anything is done leaves the files of an earlier run alone.
#[cfg(unix)]
#[test]
fn an_interrupt_without_a_result_writes_nothing() {
    let folder = Folder::with(&[("g.pgn", GAMES), ("a.pgn", "old"), ("r.html", "old")]);
    let mut child =
        spawn_silent(folder.command("analyse g.pgn --time 60 --pgn-out a.pgn --report r.html"));
    // If it does not handle interrupts yet, it ends without a result anyway.
    std::thread::sleep(std::time::Duration::from_millis(300));
    signal(&child, "INT");
    let code = child.wait().unwrap().code();
    assert!(matches!(code, None | Some(130)), "{code:?}");
    assert_eq!(
        (folder.read("a.pgn"), folder.read("r.html")),
        ("old".into(), "old".into())
    );
}

/// The first interrupt ends the work and keeps what is done.
#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_is_done() {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;
    let games = format!(
        "[White \"Ada\"]\n\n{} *\n",
        "1. c5R a4L c5L a4R ".repeat(20)
    );
    let folder = Folder::with(&[("g.pgn", &format!("{GAMES}{games}"))]);
    let mut command = folder.command("analyse g.pgn --time 0.2 --pgn-out a.pgn --report r.html");
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().starts_with("Game 2")));
    // Time for some moves of the third game, which takes 16 s.
    std::thread::sleep(std::time::Duration::from_secs(1));
    signal(&child, "INT");
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    let cut = rest
        .iter()
        .any(|line| line.contains("Interrupted: only the last"));
    assert!(cut, "{rest:?}");
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(Games::new(folder.read("a.pgn").as_bytes()).count(), 3);
    assert!(folder.read("r.html").contains("The review was interrupted"));
}
