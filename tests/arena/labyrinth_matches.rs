//! Labyrinth matches between the small players, which are part of this test program: a match starts it as an
//! engine.
#![cfg(unix)] // The helpers shared with other match tests use signals.

use crate::player::Player;
use akhet::labyrinth::rules::{MarkedMove, Players, Position, Record, Rules};
use akhet_records::LabyrinthRecord;
use akhet_records::Reason;
use akhet_records::Recorded;
use std::collections::HashSet;
use std::io::{BufRead, stdout};
use std::process::Command;
use std::{env, fs};
use test_support::engine::{root, run, run_command, spawn_silent};
use test_support::field::{Field, wait_for_lines};
use test_support::table::{
    HEARD, be, command, command_of, essence, json, listening, names, pgn, plays, read_back,
};

/// The engines of the matches, by name.
#[test]
fn engine() {
    be(|name, input| {
        let player = match name {
            "random" => Player::Random,
            "catch" => Player::Catch,
            "two" => Player::Two,
            // An engine for another game.
            "stranger" => return answer(input, |line| if line == "uci" { "uciok" } else { "" }),
            "cheat" => return answer(input, cheat),
            "chameleon" => return chameleon(input),
            _ => panic!("there is no engine {name}"),
        };
        crate::protocol::serve(player, input, stdout()).expect("the match listens");
    });
}

/// Acts as an engine that replies to each line with what `say` returns.
fn answer(input: &mut dyn BufRead, mut say: impl FnMut(&str) -> &'static str) {
    for line in input.lines().map_while(Result::ok) {
        match line.as_str() {
            "quit" => return,
            "isready" => println!("readyok"),
            _ => match say(&line) {
                "" => {}
                said => println!("{said}"),
            },
        }
    }
}

/// Uncovers a card where there is none.
fn cheat(line: &str) -> &'static str {
    match line.split(' ').next() {
        Some("uci") => "option name UCI_Variant type combo default a var a var labyrinth\nuciok",
        Some("go") => "bestmove b7na1!Q",
        _ => "",
    }
}

/// Plays both games and starts with Labyrinth.
fn chameleon(input: &mut dyn BufRead) {
    let mut laser = false;
    answer(input, |line| match line.split(' ').next() {
        Some("uci") => {
            "option name uci_variant type combo default labyrinth var labyrinth var LaserChess\nuciok"
        }
        Some("setoption") => {
            laser = line == "setoption name UCI_Variant value laserchess";
            ""
        }
        Some("go") if laser => "bestmove none",
        _ => "",
    });
}

#[test]
fn two_players_meet_on_each_deal_in_both_seats() {
    let field = Field::new();
    let flags = "@two @catch --rounds 3 --concurrency 2 --pgn-out g.pgn --json-out g.json";
    let finished = plays(&field, flags);
    let games = json(&field, "g.json");
    assert_eq!(games.len(), 6);
    let mut wins = 0;
    for (index, game) in games.iter().enumerate() {
        let record = game.replay().unwrap();
        let winner = record.winner().unwrap();
        assert_eq!(game.reason, Reason::TreasuresFound);
        assert_eq!(record.position().pawn(winner), winner.home());
        assert!(game.moves.iter().all(|turn| turn.mv == turn.mv.mv.into()));
        let expected = [["two", "catch"], ["catch", "two"]][index % 2];
        assert_eq!(names(game), expected);
        assert_eq!(game.fen, games[index / 2 * 2].fen);
        assert_eq!(game.opening, format!("deal {}", index / 2 + 1));
        let mut seats = record.position().seats().iter();
        let seat = seats.position(|&seat| seat == winner).unwrap();
        assert_eq!(game.result.to_string(), ["1-0", "0-1"][seat]);
        wins += usize::from(expected[seat] == "two");
    }
    assert_eq!(finished.lines[0], "two against catch");
    let line = format!("  Games 6: +{wins} =0 -{}, score", 6 - wins);
    assert!(finished.lines[1].starts_with(&line), "{finished:#?}");
    assert!(
        finished.lines[2].starts_with("  Pairs 3: "),
        "{finished:#?}"
    );
    assert!(
        finished
            .lines
            .contains(&"Ends: treasures found 6".to_owned())
    );
    // The reader and the command find the same in both files.
    assert_eq!(pgn(&field, "g.pgn"), games);
    for name in ["g.pgn", "g.json"] {
        let read = read_back(&field, &[], name);
        assert_eq!((read.code, &*read.lines[0]), (Some(0), "Legal games: 6"));
        let blue = |line: &&String| line.starts_with("Blue ");
        assert_eq!(
            read.lines.iter().find(blue),
            finished.lines.iter().find(blue)
        );
    }
    let refused = read_back(&field, &["--variant", "laserchess"], "g.pgn");
    assert_eq!(refused.code, Some(1), "{refused:#?}");
}

#[test]
fn of_four_players_one_is_another_and_sits_everywhere() {
    let field = Field::new();
    let flags =
        "@two @random --players 4 --rounds 1 --max-plies 300 --json-out g.json --pgn-out g.pgn";
    let finished = plays(&field, &format!("{flags} --rules no-return=on"));
    let games = json(&field, "g.json");
    assert_eq!(games.len(), 4);
    for (at, game) in games.iter().enumerate() {
        let mut players = ["random"; 4];
        players[at] = "two";
        assert_eq!(names(game), players);
        game.replay().unwrap();
        assert!(game.noreturn && !game.freeorder);
    }
    assert_eq!(finished.lines[0], "two against 3 of random");
    let line = &finished.lines[1];
    assert!(line.starts_with("  Games 4: +"), "{line}");
    assert!(line.ends_with(" %; equal players win 25.00 %"), "{line}");
    let seats = finished.lines.iter().find(|line| line.starts_with("Blue "));
    let seats = seats.expect("the seats are listed");
    for seat in ["Yellow", "Orange", "Green"] {
        assert!(seats.contains(&format!("%, {seat} ")), "{seats}");
    }
    assert!(!finished.lines.iter().any(|line| line.contains("Elo")));
    let result = &field.entries("g.json", "result")[0];
    assert_eq!(result["meetings"][0]["players"], 4);
    assert!(result["green"]["wins"].is_number() && result["meetings"][0]["wins"].is_object());
    assert_eq!(pgn(&field, "g.pgn"), games);
    let read = read_back(&field, &[], "g.pgn");
    assert_eq!(
        (read.code, &read.lines[1..]),
        (Some(0), &finished.lines[..])
    );
    // Without the first game, the seats show who plays alone.
    let text = fs::read_to_string(field.path("g.pgn")).unwrap();
    let (_, rest) = text.split_at(text[1..].find("[Event").unwrap() + 1);
    fs::write(field.path("rest.pgn"), rest).unwrap();
    let read = read_back(&field, &[], "rest.pgn");
    assert_eq!(read.lines[1], "two against 3 of random", "{read:#?}");
}

#[test]
fn three_players_and_no_win_within_the_ply_limit() {
    let field = Field::new();
    let flags = "@two @random --players 3 --max-plies 5 --json-out g.json";
    plays(&field, flags);
    let games = json(&field, "g.json");
    assert_eq!(games.len(), 3);
    for game in games {
        assert_eq!(game.reason, Reason::MaxPlies);
        assert_eq!(game.result.to_string(), "1/2-1/2-1/2");
        assert_eq!(game.moves.len(), 5);
    }
}

/// The positions sent to the engines of a match.
fn heard(field: &Field, rules: Rules) -> Vec<Position> {
    let mut positions = Vec::new();
    for file in fs::read_dir(field.dir.path()).unwrap() {
        let path = file.unwrap().path();
        if !path
            .file_name()
            .unwrap()
            .to_str()
            .unwrap()
            .starts_with(HEARD)
        {
            continue;
        }
        for line in fs::read_to_string(path).unwrap().lines() {
            let Some(words) = line.strip_prefix("position fen ") else {
                continue;
            };
            let (fen, moves) = words.split_once(" moves ").unwrap_or((words, ""));
            let start = Position::from_fen(fen, rules).unwrap();
            let mut game = Record::new(start);
            for mv in moves.split_whitespace() {
                game.play(mv.parse::<MarkedMove>().unwrap()).unwrap();
            }
            let start = game.start();
            let viewer = game.position().mover();
            assert!(
                start.all_known() || *start == start.seen_by(viewer),
                "{line}"
            );
            positions.push(game.position().clone());
        }
    }
    positions
}

/// The movers' views of all positions in the games.
fn views(games: &[LabyrinthRecord]) -> HashSet<String> {
    let mut views = HashSet::new();
    for game in games {
        let mut record = Record::new(Position::from_fen(&game.fen, game.rules()).unwrap());
        for turn in &game.moves {
            let position = record.position();
            views.insert(position.seen_by(position.mover()).to_string());
            record.play(turn.mv).unwrap();
        }
    }
    views
}

#[test]
fn an_engine_hears_what_its_player_may_know_and_no_more() {
    for (flags, free_order) in [
        ("--players 2", false),
        ("--players 4 --games 1", false),
        (
            "--players 3 --games 1 --rules free-order=on no-return=on",
            true,
        ),
    ] {
        let field = Field::new();
        let finished = run_command(listening(
            &field,
            &format!("@two @catch {flags} --json-out g.json"),
        ));
        assert_eq!(finished.code, Some(0), "{finished:#?}");
        let rules = Rules {
            free_order,
            no_return: free_order,
            ..Rules::default()
        };
        let expected = views(&json(&field, "g.json"));
        let heard = heard(&field, rules);
        for position in &heard {
            assert_eq!(*position, position.seen_by(position.mover()), "{flags}");
        }
        let heard: HashSet<String> = heard.iter().map(Position::to_string).collect();
        assert_eq!(heard, expected, "{flags}");
    }
}

#[test]
fn with_open_cards_all_hear_all() {
    let field = Field::new();
    let flags = "@two @catch --games 1 --rules open-cards=on --json-out g.json --pgn-out g.pgn";
    let finished = run_command(listening(&field, flags));
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    let heard = heard(&field, Rules::default());
    assert!(heard.len() > 10 && heard.iter().all(Position::all_known));
    let games = json(&field, "g.json");
    assert!(games[0].opencards);
    assert_eq!(pgn(&field, "g.pgn"), games);
}

#[test]
fn a_match_that_was_killed_is_resumed() {
    let flags = "@two @catch --rounds 30 --players 3 --seed 5 --json-out g.json --pgn-out g.pgn";
    let field = Field::new();
    let mut child = spawn_silent(command(&field, flags));
    wait_for_lines(&field.path("g.json"), 8);
    child.kill().unwrap();
    child.wait().unwrap();
    let before = json_lines(&field);
    assert!(before < 91, "the match is over already");
    let finished = plays(&field, &format!("{flags} --resume"));
    let games = json(&field, "g.json");
    assert_eq!(games.len(), 90);
    assert_eq!(pgn(&field, "g.pgn"), games);
    let whole = Field::new();
    let expected = plays(&whole, flags);
    assert_eq!(essence(&json(&whole, "g.json")), essence(&games));
    assert_eq!(finished.lines, expected.lines);
    // Its shards add up to the same match.
    for shard in [1, 2] {
        let flags = flags.replace("g.", &format!("{shard}."));
        plays(&whole, &format!("{flags} --shard {shard}/2"));
    }
    let files = [1, 2].map(|shard| whole.path(&format!("{shard}.json")));
    let files = files.each_ref().map(|file| file.to_str().unwrap());
    let merged = run(&["match", "--merge", files[0], files[1]]);
    assert_eq!(merged.lines, expected.lines, "{merged:#?}");
}

fn json_lines(field: &Field) -> usize {
    fs::read_to_string(field.path("g.json"))
        .unwrap()
        .lines()
        .count()
}

#[test]
fn an_illegal_move_loses_and_nobody_else_does() {
    for (players, results) in [(2, ["0-1", "1-0", ""]), (3, ["0-1-1", "1-0-1", "1-1-0"])] {
        let field = Field::new();
        let flags = format!("@cheat @two --players {players} --json-out g.json --pgn-out g.pgn");
        let finished = plays(&field, &flags);
        let games = json(&field, "g.json");
        for (game, result) in games.iter().zip(results) {
            assert_eq!(game.reason, Reason::IllegalMove, "{game:?}");
            assert_eq!(game.result.to_string(), result);
            assert!(game.detail.contains(" plays '"), "{}", game.detail);
            game.replay().unwrap();
        }
        let fault = format!("Fault of cheat: illegal move {players}");
        assert!(finished.lines.contains(&fault), "{finished:#?}");
        assert_eq!(pgn(&field, "g.pgn"), games);
        let read = read_back(&field, &[], "g.pgn");
        assert!(read.lines.contains(&fault), "{read:#?}");
    }
}

/// A match of one short game, and the PGN that it has written to `g.pgn`.
fn short_match() -> (Field, String) {
    let field = Field::new();
    let flags = "@two @catch --games 1 --max-plies 4 --pgn-out g.pgn";
    plays(&field, flags);
    let text = fs::read_to_string(field.path("g.pgn")).unwrap();
    (field, text)
}

/// A file's game is recognised by its tags, and a pipe is read only once.
#[test]
fn the_game_of_a_file_is_that_of_its_tags() {
    let (field, text) = short_match();
    for changed in [
        format!("\u{feff}{text}"),
        format!("% [Variant \"khet\"]\n\n{text}"),
        text.replace("]\n[", "] ["),
        text.replace("[Variant ", "  [Variant   "),
    ] {
        assert_ne!(changed, text);
        fs::write(field.path("h.pgn"), &changed).unwrap();
        let read = read_back(&field, &[], "h.pgn");
        assert_eq!(read.code, Some(0), "{changed}{read:#?}");
        assert_eq!(read.lines[0], "Legal games: 1");
    }
    let piped = |flags: &[&str]| {
        let mut command = Command::new("/bin/sh");
        let program = env!("CARGO_BIN_EXE_akhet");
        let flags = flags.join(" ");
        let line = format!("cat g.pgn | '{program}' pgn {flags} /dev/stdin");
        command.args(["-c", &line]).current_dir(field.dir.path());
        run_command(command)
    };
    let read = piped(&["--variant", "labyrinth"]);
    assert_eq!(read.lines[0], "Legal games: 1", "{read:#?}");
    // Without the flag a pipe is read as Laser Chess, whatever its tag `Variant` says.
    fs::write(field.path("g.pgn"), "[Variant \"khet\"]\n\n1. c5R *\n").unwrap();
    let read = piped(&[]);
    assert_eq!(read.lines[1], "Unfinished games, not counted: 1");
}

/// Other programs' terms for the end of a game are understood.
#[test]
fn the_reasons_of_other_programs_are_read() {
    let (field, text) = short_match();
    for (word, result, reason) in [
        ("adjudication", "1/2-1/2", Reason::DrawAdjudication),
        ("adjudication", "1-0", Reason::ResignAdjudication),
        ("rules infraction", "1-0", Reason::IllegalMove),
        ("stalled connection", "0-1", Reason::Hang),
        ("normal", "0-1", Reason::Resignation),
        ("normal", "*", Reason::Unknown),
    ] {
        let text = text.replace("max plies", word).replace("1/2-1/2", result);
        fs::write(field.path("h.pgn"), text).unwrap();
        let game = &pgn(&field, "h.pgn")[0];
        assert_eq!(
            (game.reason, game.result.to_string()),
            (reason, result.to_owned())
        );
        game.replay().unwrap();
    }
    // A fault is a loss for one player.
    for (result, code) in [("1-1-0", 0), ("1-0-0", 1), ("1/2-1/2-1/2", 1), ("*", 1)] {
        let flags = "@two @catch --games 1 --players 3 --max-plies 4 --pgn-out 3.pgn";
        let _ = fs::remove_file(field.path("3.pgn"));
        plays(&field, flags);
        let text = fs::read_to_string(field.path("3.pgn")).unwrap();
        let text = text.replace("max plies", "time forfeit");
        fs::write(field.path("3.pgn"), text.replace("1/2-1/2-1/2", result)).unwrap();
        let read = read_back(&field, &[], "3.pgn");
        assert_eq!(read.code, Some(code), "{result}: {read:#?}");
        let fault = "(time forfeit), but that is the loss of one player";
        assert_eq!(read.errors.contains(fault), code == 1, "{read:#?}");
    }
}

#[test]
fn an_engine_of_another_game_is_refused() {
    let field = Field::new();
    let finished = run_command(command(&field, "@two @stranger"));
    assert_eq!(finished.code, Some(1), "{finished:#?}");
    assert_eq!(
        finished.errors.trim_end(),
        "error: engine stranger: does not play labyrinth: it has no option UCI_Variant with this value"
    );
    // Nor does a Laser Chess match start with an engine that declares only other games.
    let finished = run_command(command_of("laserchess", &field, "@cheat @cheat"));
    assert_eq!(finished.code, Some(1), "{finished:#?}");
    let fault = "engine cheat: does not play laserchess: ";
    assert!(finished.errors.contains(fault), "{finished:#?}");
}

#[test]
fn the_match_chooses_the_game_of_its_engines() {
    let field = Field::new();
    let flags = "@chameleon @chameleon --games 1 --json-out g.json";
    let finished = run_command(command_of("laserchess", &field, flags));
    assert_eq!(finished.code, Some(0), "{finished:#?}");
    assert_eq!(field.json("g.json")[0].reason, Reason::IllegalMove);
}

/// The tags of a game with hidden cards, as Blue saw it.
const SEEN: &str = "[White \"nobody\"]\n[Blue \"Ada\"]\n[Orange \"Bob\"]\n[Variant \"Labyrinth\"]\n[FEN \"ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:I:KU/-/f6:??:N/- b g6 15\"]\n\n";

#[test]
fn games_with_hidden_cards_are_read_with_their_marks() {
    let field = Field::new();
    let start = SEEN.split('"').rev().nth(1).unwrap();
    let start = Position::from_fen(start, Rules::default()).unwrap();
    let read = |moves: &str| {
        fs::write(field.path("seen.pgn"), format!("{SEEN}{moves}\n")).unwrap();
        read_back(&field, &[], "seen.pgn")
    };
    // A turn of Blue's after which Orange can uncover an unknown card.
    let mv = start.moves().find(|&mv| {
        let mut after = start.clone();
        after.play(mv).unwrap();
        after.moves().any(|mv| after.check(marked(mv)).is_ok())
    });
    let mv = mv.expect("Orange can uncover a card");
    let mut after = start.clone();
    after.play(mv).unwrap();
    let reply = after
        .moves()
        .find(|&mv| after.check(marked(mv)).is_ok())
        .unwrap();
    let good = read(&format!("15. {mv} 16. {reply}! *"));
    assert_eq!(good.code, Some(0), "{good:#?}");
    assert_eq!(good.lines[1], "Unfinished games, not counted: 1");
    let games = pgn(&field, "seen.pgn");
    assert_eq!(names(&games[0]), ["Ada", "Bob"]);
    let last = games[0].moves[1].mv;
    assert_eq!(last, marked(reply));
    // A suffix that begins with `!` is read as the mark where possible.
    for (suffix, expected) in [
        ("??", reply.into()),
        ("!?", last),
        ("!!", last),
        ("!", last),
    ] {
        let suffixed = read(&format!("15. {mv}?! 16. {reply}{suffix} *"));
        assert_eq!(suffixed.code, Some(0), "{suffixed:#?}");
        assert_eq!(pgn(&field, "seen.pgn")[0].moves[1].mv, expected, "{suffix}");
    }
    let wrong = read(&format!("15. {mv}! *"));
    assert_eq!(wrong.code, Some(1));
    assert!(
        wrong.errors.contains("ply 1") && wrong.errors.contains("'!' is wrong"),
        "{wrong:#?}"
    );
}

/// A move that uncovers a card.
fn marked(mv: akhet::labyrinth::rules::Move) -> MarkedMove {
    format!("{mv}!").parse().unwrap()
}

#[test]
fn records_that_contradict_themselves_are_named() {
    let field = Field::new();
    plays(&field, "@two @catch --games 1 --pgn-out g.pgn");
    let text = fs::read_to_string(field.path("g.pgn")).unwrap();
    let result = &pgn(&field, "g.pgn")[0].result.to_string();
    let other = if result == "1-0" { "0-1" } else { "1-0" };
    for (changed, fault) in [
        (text.replace(result, other), "treasures found), but"),
        (
            text.replace(result, "1-0-0"),
            "its players are not those of its start",
        ),
        (
            text.replace("treasures found", "max plies"),
            "(max plies), but",
        ),
        (
            text.replace("treasures found", "crash")
                .replace(result, "1/2-1/2"),
            "(crash), but",
        ),
        (text.replacen("[FEN", "[Fen", 1), "the tag FEN is missing"),
        (
            text.replacen("labyrinth", "khet", 1),
            "the tag Variant says khet, not labyrinth",
        ),
    ] {
        assert_ne!(changed, text, "{fault}");
        fs::write(field.path("h.pgn"), changed).unwrap();
        let read = read_back(&field, &["--variant", "labyrinth"], "h.pgn");
        assert_eq!(read.code, Some(1), "{fault}");
        assert!(read.errors.contains(fault), "{fault}: {}", read.errors);
    }
    fs::write(
        field.path("laser.pgn"),
        "[Variant \"Laser Chess\"]\n\n1. c5R *\n",
    )
    .unwrap();
    let paths = ["g.pgn", "laser.pgn"].map(|name| field.path(name));
    let paths = paths.each_ref().map(|path| path.to_str().unwrap());
    let mixed = run(&["pgn", paths[0], paths[1]]);
    assert_eq!(mixed.code, Some(1));
    let fault = "it has laserchess games, but the files before it have labyrinth games";
    assert!(mixed.errors.contains(fault), "{mixed:#?}");
}

#[test]
fn a_match_begins_with_the_deals_of_a_folder() {
    let field = Field::new();
    let folder = root().join("openings");
    let openings = format!("--openings file={} start=3", folder.display());
    for players in [2, 3] {
        let out = format!("--json-out {players}.json --max-plies 2 --games 1 --players {players}");
        plays(&field, &format!("@two @catch {out} {openings}"));
        let game = &json(&field, &format!("{players}.json"))[0];
        let players = Players::new(players).unwrap();
        let deal = Position::deal(3, players, Rules::default());
        assert_eq!(game.fen, deal.to_string());
    }
    let file = folder.join("labyrinth.fen");
    let flags = format!("--openings file={} --players 4", file.display());
    let finished = run_command(command(&field, &format!("@two @catch {flags}")));
    let fault = "line 4: the position has 2 players, but the match has 4 (--players)";
    assert!(finished.errors.contains(fault), "{finished:#?}");
}
