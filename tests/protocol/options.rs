//! The dialects `uci`, `ugi` and `uki`, and the options that change the rules or the setup.

use akhet::laser::eval::network::layers::{Layers, SECOND, SECOND_ONE, SEEN, THIRD};
use akhet::laser::eval::network::{HIDDEN, INPUTS, Network};
use akhet::laser::eval::{BeamWeights, Feature};
use akhet::laser::rules::{Record, Setup};
use akhet::protocol::commands;
use std::fs;
use test_support::engine::{
    Engine, LOSING, QUIET, WIN_IN_ONE, check_refused, first_word, read_repository,
};

#[test]
fn each_dialect_has_its_handshake_and_mate_distance() {
    for (dialect, win, loss) in [("uci", "2", "-2"), ("ugi", "3", "-4"), ("uki", "2", "-2")] {
        let mut engine = Engine::start();
        let lines = engine.ask(dialect);
        assert_eq!(lines.last(), Some(&format!("{dialect}ok")));
        assert!(lines[0].starts_with("id name Akhet ") && lines[1].starts_with("id author "));
        assert!(lines[2].starts_with("info string network akhet-"));
        assert!(
            lines[3..lines.len() - 1]
                .iter()
                .all(|line| line.starts_with("option name "))
        );
        let king_turns = engine.ask("position classic moves e1R").is_empty();
        assert_eq!(king_turns, dialect == "uki");
        engine.silent(&format!("{dialect}newgame"));
        assert_eq!(engine.fen(), Setup::Ace.fen());
        engine.silent("setoption name KingTurns value false");

        let words = if dialect == "uci" { 3 } else { 1 };
        let search = engine.go("go depth 3");
        assert_eq!(search.answer.len(), words, "{search:?}");
        assert_eq!(
            words == 3,
            search.answer.get(1).is_some_and(|word| word == "ponder")
        );

        let mate = |info: &String| {
            info.split_once(" score mate ")
                .map(|(_, rest)| first_word(rest))
        };
        engine.silent(&format!("position fen {LOSING}"));
        let search = engine.go("go mate 1 depth 4");
        assert_eq!(search.infos.last().and_then(mate), Some(loss.to_owned()));
        engine.silent(&format!("position fen {LOSING} moves f1g1"));
        let search = engine.go("go mate 2 depth 4");
        assert_eq!(search.infos.last().and_then(mate), Some(win.to_owned()));
        engine.silent(&format!("position fen {WIN_IN_ONE}"));
        let search = engine.go("go mate 1");
        assert_eq!(search.infos.last().and_then(mate), Some("1".to_owned()));
        assert_eq!(search.answer, ["i5j5"]);
        engine.end();
    }
}

#[test]
fn the_last_handshake_counts() {
    let mut engine = Engine::start();
    assert_eq!(engine.go("go depth 3").answer.len(), 3);
    engine.ask("ugi");
    assert_eq!(engine.go("go depth 3").answer.len(), 1);
    engine.ask("uci");
    assert_eq!(engine.go("go depth 3").answer.len(), 3);
    // The rule that `uki` turns on is an option like any other.
    engine.ask("uki");
    assert_eq!(
        engine.answer("play e1L"),
        "played e1R path j1 j2 j3 j4 i4 h4 h5 i5 j5 j6 j7 j8 end out n result *"
    );
    assert!(
        engine
            .refused("setoption name KingTurns value false")
            .contains("ply 1 (e1R)")
    );
    engine.end();
}

#[test]
fn a_dialect_restores_the_options_that_it_turned_on() {
    let king_turns = |engine: &mut Engine| engine.moves().contains(&"e1R".to_owned());
    let repetition_ends = |engine: &mut Engine| {
        engine.silent(&format!("position fen {QUIET}"));
        let there_and_back = "j1L a8L j1R a8R";
        engine.silent(&format!("moves {there_and_back} {there_and_back}"));
        let over = engine.answer("query gameover") == "response true";
        engine.silent("position startpos");
        over
    };
    let mut engine = Engine::start();
    for dialect in ["uci", "uki", "uci", "ugi", "uki", "ugi", "uci"] {
        engine.ask(dialect);
        assert_eq!(king_turns(&mut engine), dialect == "uki", "{dialect}");
        assert_eq!(repetition_ends(&mut engine), dialect == "ugi", "{dialect}");
    }
    // It does not change options that the user has set.
    for on in [true, false] {
        engine.silent(&format!("setoption name KingTurns value {on}"));
        engine.silent(&format!("setoption name RepetitionEnds value {on}"));
        for dialect in ["ugi", "uki", "uci"] {
            engine.ask(dialect);
            assert_eq!(king_turns(&mut engine), on, "{dialect}");
            assert_eq!(repetition_ends(&mut engine), on, "{dialect}");
        }
    }
    engine.end();

    // A game that needs the rule keeps it until it ends.
    let mut engine = Engine::start();
    engine.ask("uki");
    engine.silent("position startpos moves e1R");
    let lines = engine.ask("uci");
    assert_eq!(lines.last().unwrap(), "uciok");
    assert_eq!(
        engine.answer("play e8R"),
        "played e8R path a8 a7 a6 a5 b5 c5 c4 b4 a4 a3 a2 a1 end out s result *"
    );
    assert!(king_turns(&mut engine));
    engine.silent("position startpos");
    assert!(!king_turns(&mut engine));
    engine.end();
}

#[test]
fn repetition_ends_the_game_under_its_option() {
    let there_and_back = "j1L a8L j1R a8R";
    let twice = format!("position fen {QUIET} moves {there_and_back} j1L a8L j1R");
    let mut engine = Engine::start();
    engine.silent("setoption name RepetitionEnds value true");
    engine.silent(&twice);
    assert_eq!(engine.answer("query gameover"), "response false");
    assert_eq!(
        engine.answer("play a8R"),
        "played a8R path a8 a7 a6 a5 a4 a3 a2 a1 end out s result 1/2-1/2"
    );
    assert_eq!(engine.answer("query gameover"), "response true");
    assert_eq!(engine.answer("query result"), "response draw");
    assert_eq!(engine.answer("moves"), "moves");
    let over = "the game is over: draw by threefold repetition";
    for line in ["play j1L", "moves j1L", "claim", "flip"] {
        check_refused(&mut engine, line, over);
    }
    assert_eq!(
        engine.ask("go depth 1"),
        [
            "info string error game over: draw by threefold repetition",
            "bestmove none"
        ]
    );
    // Moves after the end of the game are refused.
    check_refused(&mut engine, &format!("{twice} a8R j1L"), "ply 9 'j1L'");
    assert_eq!(engine.answer("undo"), "undone a8R");
    assert_eq!(engine.answer("query result"), "response none");
    engine.silent("moves a8R");
    assert_eq!(engine.answer("query result"), "response draw");
    engine.silent("setoption name RepetitionEnds value false");
    assert_eq!(engine.answer("query result"), "response none");
    engine.silent("moves e4e3");
    // A threefold repetition in the past does not end a game.
    engine.silent("setoption name RepetitionEnds value true");
    assert_eq!(engine.answer("query result"), "response none");
    engine.end();
}

#[test]
fn swap_onto_closed_changes_the_legal_moves() {
    let vectors = read_repository("tests/data/swap_onto_closed.jsonl");
    let mut engine = Engine::start();
    let mut changed = 0;
    for vector in vectors.lines().take(60) {
        let vector: serde_json::Value = serde_json::from_str(vector).unwrap();
        let text = |name: &str| vector[name].as_str().unwrap();
        let (fen, mv, next) = (text("fen"), text("move"), text("next"));
        let mut expected: Vec<&str> = text("moves").split(' ').collect();
        expected.sort_unstable();

        let start = format!("position fen {fen}");
        let strict = if engine.ask(&start).is_empty() {
            Some(engine.moves())
        } else {
            None
        };
        engine.silent("setoption name SwapOntoClosed value true");
        if strict.is_none() {
            engine.silent(&start);
        }
        let mut moves = engine.moves();
        moves.sort_unstable();
        assert_eq!(moves, expected, "{fen}");
        let only_now = strict.is_none_or(|strict| !strict.iter().any(|legal| legal == mv));
        changed += usize::from(only_now);
        assert!(
            engine
                .answer(&format!("play {mv}"))
                .starts_with(&format!("played {mv} "))
        );
        assert_eq!(engine.fen(), next);
        if only_now {
            let before = engine.state();
            let off = "setoption name SwapOntoClosed value false";
            assert!(
                engine.refused(off).contains("would be illegal"),
                "{fen} {mv}"
            );
            assert_eq!(engine.state(), before);
        }
        engine.silent("position startpos");
        engine.silent("setoption name SwapOntoClosed value false");
    }
    assert!(changed >= 10, "only {changed} moves need the option");
    engine.end();
}

#[test]
fn setup_names_ignore_case() {
    let mut engine = Engine::start();
    for (name, setup) in Setup::names() {
        let upper = name.to_uppercase();
        for line in [
            format!("position setup {name}"),
            format!("position setup {upper}"),
            format!("position {name}"),
            format!("position {upper} moves"),
            format!("setoption name SETUP value {upper}\nposition startpos"),
        ] {
            engine.silent("position setup curiosity moves d1d2");
            engine.silent(&line);
            assert_eq!(engine.fen(), setup.fen(), "{line}");
        }
    }
    engine.end();
}

#[test]
fn the_setup_option_sets_startpos_and_changes_only_an_unplayed_one() {
    let mut engine = Engine::start();
    engine.silent("position setup grail moves j1L");
    let moved = engine.fen();
    engine.silent("position startpos");
    let quiet = format!("{QUIET} 1");
    for (line, fen) in [
        ("setoption name Setup value grail", Setup::Grail.fen()),
        ("position startpos moves j1L", &moved),
        ("setoption name Setup value sophie", &moved),
        ("position startpos", Setup::Sophie.fen()),
        (&format!("position fen {QUIET}"), &quiet),
        ("setoption name Setup value mercury", &quiet),
        ("ucinewgame", Setup::Mercury.fen()),
        ("position setup ace", Setup::Ace.fen()),
        ("setoption name Setup value grail", Setup::Ace.fen()),
        ("position startpos", Setup::Grail.fen()),
        ("setoption name Setup value sophie", Setup::Sophie.fen()),
    ] {
        engine.silent(line);
        assert_eq!(engine.fen(), fen, "{line}");
    }
    engine.end();
}

#[test]
fn commands_without_effect_are_accepted() {
    let mut engine = Engine::start();
    let before = engine.state();
    for line in [
        "debug on",
        "debug off",
        "register",
        "register later",
        "register name A Person code 4359874324",
    ] {
        engine.silent(line);
    }
    assert_eq!(engine.state(), before);
    engine.end();
}

#[test]
fn help_lists_every_command() {
    let mut engine = Engine::start();
    let lines = engine.ask("help");
    for command in commands::<Record>() {
        let listed = lines
            .iter()
            .any(|line| line.trim() == command || line.starts_with(&format!("{command} ")));
        assert!(listed, "{command}");
    }
    assert!(lines.iter().any(|line| line.starts_with("go perft ")));
    engine.end();
}

#[test]
fn another_network_is_used_until_the_embedded_one_is_asked_for_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let layers = Layers {
        second: [[0; HIDDEN]; SECOND],
        direct: [0; HIDDEN],
        third: [[0; SEEN]; THIRD],
        output: [0; THIRD],
        second_biases: [0; SECOND],
        direct_bias: SECOND_ONE,
        third_biases: [0; THIRD],
    };
    let network = Network::new(
        vec![[0; HIDDEN]; INPUTS],
        [0; HIDDEN],
        std::array::from_fn(|_| layers.clone()),
        BeamWeights::new([[0; 2]; Feature::COUNT]),
    );
    let bytes = network.to_bytes();
    fs::write(file("good net.nnue"), &bytes).unwrap();
    fs::write(file("torn.nnue"), &bytes[..bytes.len() / 2]).unwrap();
    fs::write(file("other.nnue"), "akhet network 5\ngames 0\n").unwrap();

    let mut engine = Engine::start();
    let net = |engine: &mut Engine| engine.ask("uci")[2].clone();
    let eval = |engine: &mut Engine| engine.ask("eval");
    let (embedded, score) = (net(&mut engine), eval(&mut engine));
    engine.silent(&format!(
        "setoption name EvalFile value {}",
        file("good net.nnue")
    ));
    assert_eq!(
        net(&mut engine),
        format!("info string network {}", network.name())
    );
    // A bias of 1.0 is 340 points, whatever the position.
    assert!(eval(&mut engine).contains(&"eval network 340".to_owned()));

    #[cfg(unix)]
    {
        // Reading a pipe may block.
        let pipe = file("pipe");
        let _ = fs::remove_file(&pipe);
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        for pipe in [pipe.as_str(), "/dev/zero"] {
            let command = format!("setoption name EvalFile value {pipe}");
            check_refused(&mut engine, &command, "not a regular file");
        }
    }
    for (name, reason) in [
        ("torn.nnue", "the checksum at its end is wrong"),
        ("other.nnue", "has no line 'positions ...'"),
        ("none.nnue", "cannot read"),
    ] {
        check_refused(
            &mut engine,
            &format!("setoption name EvalFile value {}", file(name)),
            reason,
        );
        assert_eq!(
            net(&mut engine),
            format!("info string network {}", network.name())
        );
    }
    engine.silent("setoption name EvalFile value <embedded>");
    assert_eq!(net(&mut engine), embedded);
    assert_eq!(eval(&mut engine), score);
}

/// If there is too little memory for the threads, they are refused, and the program continues. The
/// limits interrupt every stage of starting them.
#[test]
#[cfg(target_os = "linux")]
fn threads_without_memory_are_refused() {
    use std::process::Command;
    let (mut refused, mut started) = (0, 0);
    for kibibytes in (180_000..1_200_000).step_by(17_000) {
        let mut command = Command::new("sh");
        let program = env!("CARGO_BIN_EXE_akhet");
        // One allocator arena: the size of others would hide the limit.
        command.env("MALLOC_ARENA_MAX", "1");
        command.args(["-c", &format!("ulimit -v {kibibytes}; exec {program}")]);
        let mut engine = Engine::spawn(command, usize::MAX);
        match engine.ask("setoption name Threads value 64").as_slice() {
            [] => started += 1,
            [line] => {
                assert!(line.contains("cannot start 64 threads: "), "{line}");
                refused += 1;
            }
            lines => panic!("{lines:?}"),
        }
        engine.go("go nodes 2000");
        engine.end();
    }
    assert!(refused > 10 && started > 2, "{refused} {started}");
}
