//! The commands for programs that do not know the rules: playing and undoing moves, claims, queries,
//! `board`, `flip` and pictures.

use akhet::laser::rules::{Position, Record, Setup};
use std::fs;
use std::path::PathBuf;
use test_support::engine::{
    Dice, Engine, QUIET, WIN_IN_ONE, at_each_position, check_refused, first_word,
};

/// Random moves from ace, `count` of them, that hit nothing.
fn quiet_moves(count: usize) -> Vec<String> {
    let mut record = Record::new(Setup::Ace.position().clone());
    let mut dice = Dice(7);
    while record.plies().len() < count {
        let moves = record.position().legal_moves();
        let mv = moves[dice.roll(moves.len())];
        if record.play(mv).unwrap().hit().is_some() {
            record.undo();
        }
    }
    record
        .plies()
        .iter()
        .map(|ply| ply.mv.to_string())
        .collect()
}

#[test]
fn a_thousand_moves_are_all_played_or_all_refused() {
    let moves = quiet_moves(1000);
    let mut engine = Engine::start();
    engine.silent(&format!("position startpos moves {}", moves.join(" ")));
    let mut position = Setup::Ace.position().clone();
    for mv in &moves {
        position.play(mv.parse().unwrap()).unwrap();
    }
    assert_eq!(engine.fen(), position.to_string());
    assert_eq!(position.move_number(), 501);

    engine.silent("position setup curiosity moves d1d2");
    for fault in ["j1i1", "j1x", "e9e8"] {
        let mut moves = moves.clone();
        moves[776] = fault.to_owned();
        let line = format!("position startpos moves {}", moves.join(" "));
        check_refused(&mut engine, &line, &format!("ply 777 '{fault}'"));
    }
    // All of them are undone one by one.
    engine.silent(&format!("position startpos moves {}", moves.join(" ")));
    for mv in moves.iter().rev() {
        assert_eq!(engine.answer("undo"), format!("undone {mv}"));
    }
    assert_eq!(engine.fen(), Setup::Ace.fen());
    assert!(engine.refused("undo").contains("no move"));
    engine.end();
}

#[test]
fn the_moves_command_plays_moves_without_a_reply() {
    for dialect in ["uci", "ugi", "uki"] {
        let mut engine = Engine::start();
        engine.ask(dialect);
        engine.silent("moves c5R a5R");
        let fen = engine.fen();
        engine.silent("position startpos moves c5R a5R");
        assert_eq!(engine.fen(), fen);
        check_refused(&mut engine, "moves j1L j1L", "move 2 'j1L'");
        assert_eq!(engine.answer("undo"), "undone a5R");
        engine.end();
    }
}

#[test]
fn board_lists_the_pieces_in_one_line() {
    at_each_position(|engine, fen| {
        assert_eq!(engine.fen(), fen);
        let line = engine.answer("board");
        let words: Vec<&str> = line.split(' ').skip(1).collect();
        let position: Position = fen.parse().unwrap();
        for pair in words.chunks(2) {
            let piece = position.board().piece_on(pair[0].parse().unwrap());
            assert_eq!(piece.unwrap().to_string(), pair[1], "{line}");
        }
        assert_eq!(
            words.len(),
            2 * position.board().occupied().count() as usize
        );
    });
}

#[test]
fn shot_says_what_play_does_and_plays_nothing() {
    at_each_position(|engine, fen| {
        let moves = engine.moves();
        let mut shots = engine.ask("shot");
        assert_eq!(shots.pop().as_deref(), Some("shotok"));
        assert_eq!(shots.len(), moves.len(), "{fen}");
        assert_eq!(engine.fen(), fen);
        for (mv, shot) in moves.iter().zip(&shots) {
            assert_eq!(engine.ask(&format!("shot {mv}")), [shot, "shotok"]);
            let mover = match engine.answer("query p1turn").as_str() {
                "response true" => "blue",
                _ => "red",
            };
            let played = engine.answer(&format!("play {mv}"));
            let (head, rest) = shot.split_once(" path ").unwrap();
            let (path, effect) = rest.split_once(" end ").unwrap();
            assert_eq!(head, format!("shot {mv}"));
            assert_eq!(played, format!("played {mv} path {path} end {effect}"));
            let laser = if mover == "blue" { "j1 " } else { "a8 " };
            assert!(path.starts_with(laser), "{shot}");
            // Without a hit, the shot equals the standing beam afterwards.
            if !effect.starts_with("hit") {
                let standing = engine.answer(&format!("beam {mover}"));
                let (end, _) = effect.split_once(" result").unwrap();
                assert_eq!(standing, format!("beam {mover} path {path} end {end}"));
            } else {
                let target = effect.split(' ').nth(1);
                assert_eq!(path.split(' ').next_back(), target, "{shot}");
            }
            engine.ask("undo");
        }
    });
}

#[test]
fn game_answers_in_the_words_of_position() {
    let mut engine = Engine::start();
    let quiet = format!("fen {QUIET} 1");
    for (start, answer) in [
        ("startpos", "setup ace"),
        ("setup classic", "setup ace"),
        ("dynasty", "setup grail"),
        (quiet.as_str(), quiet.as_str()),
    ] {
        for moves in ["", " moves j1L", " moves j1L a8L"] {
            engine.silent(&format!("position {start}{moves}"));
            assert_eq!(engine.answer("game"), format!("game {answer}{moves}"));
            let (fen, key) = (engine.fen(), engine.ask("d"));
            engine.silent(&format!("position {answer}{moves}"));
            assert_eq!((engine.fen(), engine.ask("d")), (fen, key));
        }
    }
    engine.silent("setoption name Setup value mercury");
    engine.silent("position startpos");
    assert_eq!(engine.answer("game"), "game setup mercury");
    engine.end();
}

#[test]
fn a_draw_can_be_claimed_and_the_claim_undone() {
    let mut engine = Engine::start();
    let there_and_back = "j1L a8L j1R a8R";
    engine.silent(&format!("position fen {QUIET} moves {there_and_back}"));
    assert!(
        engine
            .refused("claim")
            .contains("occurred 2 of the 3 times")
    );
    engine.ask(&format!("play {there_and_back}"));
    for (question, answer) in [
        ("query repetitions", "response 3"),
        ("query gameover", "response false"),
        ("claim", "claimed result 1/2-1/2"),
        ("query gameover", "response true"),
        ("query result", "response draw"),
        ("moves", "moves"),
    ] {
        assert_eq!(engine.answer(question), answer, "{question}");
    }
    assert!(
        engine
            .ask("d")
            .iter()
            .any(|line| line.starts_with("Result: 1/2-1/2 "))
    );
    for line in ["claim", "play j1L"] {
        check_refused(&mut engine, line, &format!("{}: ", first_word(line)));
    }
    let over = "eval: the game is over: draw by threefold repetition";
    check_refused(&mut engine, "eval", over);
    assert_eq!(
        engine.ask("go depth 1"),
        [
            "info string error game over: draw by threefold repetition",
            "bestmove none"
        ]
    );
    assert_eq!(engine.answer("undo"), "undone claim");
    assert_eq!(engine.answer("query result"), "response none");
    assert_eq!(engine.answer("query repetitions"), "response 3");
    assert_eq!(engine.answer("claim"), "claimed result 1/2-1/2");
    assert_eq!(engine.answer("undo"), "undone claim");
    assert_eq!(engine.answer("undo"), "undone a8R");
    // The game may continue instead.
    engine.ask("play a8R");
    assert_eq!(engine.answer("query result"), "response none");
    assert_eq!(
        engine.answer("play j1L"),
        "played j1L path j1 i1 h1 g1 f1 e1 d1 c1 b1 a1 end out w result *"
    );
    engine.end();
}

#[test]
fn query_answers_turn_and_result() {
    let mut engine = Engine::start();
    let mut check = |position: &str, turn: &str, over: &str, result: &str| {
        engine.silent(&format!("position {position}"));
        assert_eq!(engine.answer("query p1turn"), format!("response {turn}"));
        assert_eq!(engine.answer("query gameover"), format!("response {over}"));
        assert_eq!(engine.answer("query result"), format!("response {result}"));
        assert_eq!(engine.moves().is_empty(), over == "true");
    };
    check("startpos", "true", "false", "none");
    check("startpos moves c5R", "false", "false", "none");
    check(
        &format!("fen {WIN_IN_ONE} moves i5j5"),
        "false",
        "true",
        "p1win",
    );
    // The same seen from the other side.
    let position: Position = WIN_IN_ONE.parse().unwrap();
    let flipped = position.flipped();
    check(&format!("fen {flipped}"), "false", "false", "none");
    check(
        &format!("fen {flipped} moves b4a4"),
        "true",
        "true",
        "p2win",
    );
    assert_eq!(engine.answer("query repetitions"), "response 1");
    engine.end();
}

#[test]
fn a_position_flipped_twice_is_the_same() {
    let mut engine = Engine::start();
    for setup in Setup::OFFICIAL {
        engine.silent(&format!("position {setup}"));
        let fen = engine.fen();
        let key = engine
            .ask("d")
            .into_iter()
            .find(|line| line.starts_with("Key: "));
        let once = engine.answer("flip");
        assert_ne!(once, format!("flipped {fen}"));
        assert!(once.contains(if fen.contains(" b ") { " r " } else { " b " }));
        assert_eq!(engine.answer("query repetitions"), "response 1");
        assert!(engine.refused("undo").contains("no move"), "a new game");
        let position: Position = fen.parse().unwrap();
        assert_eq!(once, format!("flipped {}", position.flipped()));
        assert_eq!(engine.answer("flip"), format!("flipped {fen}"));
        let again = engine
            .ask("d")
            .into_iter()
            .find(|line| line.starts_with("Key: "));
        assert_eq!(again, key);
    }
    engine.end();
}

#[test]
fn svg_writes_pictures_to_files() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("protocol svg");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a picture.svg");
    let file_name = file.to_str().unwrap();
    fs::write(&file, "what was there before").unwrap();
    let mut engine = Engine::start();
    engine.silent("position setup mercury moves j1R");
    let picture = engine.answer("svg");
    assert!(picture.starts_with("<svg") && picture.ends_with("</svg>"));
    assert_eq!(engine.answer(&format!("svg {file_name} ")), "svg written");
    assert_eq!(fs::read_to_string(&file).unwrap(), picture.clone() + "\n");

    fs::write(&file, "precious").unwrap();
    let inside = format!("{file_name}/x.svg");
    let like_a_folder = format!("{file_name}/");
    let folder_name = folder.to_str().unwrap();
    let paths = [
        "/no/such/folder/x.svg",
        folder_name,
        &inside,
        &like_a_folder,
        "/",
    ];
    for path in paths {
        check_refused(&mut engine, &format!("svg {path}"), "cannot write");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    #[cfg(unix)]
    {
        // A link is followed, not replaced.
        let link = folder.join("a link.svg");
        let _ = fs::remove_file(&link);
        std::os::unix::fs::symlink(&file, &link).unwrap();
        let command = format!("svg {}", link.to_str().unwrap());
        assert_eq!(engine.answer(&command), "svg written");
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), picture.clone() + "\n");
        fs::remove_file(&link).unwrap();
        // Writing to a pipe may block.
        let pipe = folder.join("pipe");
        let _ = fs::remove_file(&pipe);
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        let command = format!("svg {}", pipe.to_str().unwrap());
        check_refused(&mut engine, &command, "neither a regular file nor a device");
        fs::remove_file(&pipe).unwrap();
        assert_eq!(engine.answer("svg /dev/null"), "svg written");
    }
    // Failed writes leave no file behind.
    let left: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert_eq!(left, [file]);
    engine.end();
}

/// A score of such a position would be taken for one of a game that goes on.
#[test]
fn a_game_that_is_over_has_no_score() {
    let mut engine = Engine::start();
    engine.silent(&format!("position fen {WIN_IN_ONE}"));
    let won = engine.go("go mate 1").best().to_owned();
    let scores = engine.ask("eval");
    assert!(scores.len() > 10);
    engine.silent(&format!("moves {won}"));
    let over = "eval: the game is over: Blue has won, ";
    check_refused(&mut engine, "eval", over);
    engine.ask("undo");
    assert_eq!(engine.ask("eval"), scores);
    engine.silent("setoption name RepetitionEnds value true");
    let moves = "f1g1 e8d7 g1f1 d7e8 f1g1 e8d7 g1f1 d7e8";
    engine.silent(&format!("position startpos moves {moves}"));
    let over = "eval: the game is over: draw by threefold repetition";
    check_refused(&mut engine, "eval", over);
    engine.silent("setoption name RepetitionEnds value false");
    assert!(engine.ask("eval").len() > 10);
    engine.end();
}
