//! Commands that are refused: unknown words, bad values and illegal moves leave the state unchanged, and
//! the error names the fault.

use test_support::engine::{Engine, check_all_refused, check_refused};

#[test]
fn unknown_words_are_refused() {
    check_all_refused(&[
        ("hello", "'hello'"),
        ("UCI", "'UCI'"),
        ("ucii", "'ucii'"),
        ("uci now", "uci: unexpected 'now'"),
        ("isready ?", "isready: unexpected '?'"),
        ("ucinewgame 2", "ucinewgame: unexpected '2'"),
        ("stop it", "stop: unexpected 'it'"),
        ("ponderhit e1e2", "ponderhit: unexpected 'e1e2'"),
        ("quit please", "quit: unexpected 'please'"),
        ("moves e1", "moves: move 1 'e1'"),
        ("moves e8e9", "moves: move 1 'e8e9'"),
        ("moves f7e7 e1e4", "moves: move 2 'e1e4': "),
        ("board 2", "board: unexpected '2'"),
        ("debug", "debug: on or off is missing"),
        ("debug yes", "debug: unexpected 'yes'"),
        ("debug on off", "debug: unexpected 'off'"),
        ("query fen now", "query: unexpected 'now'"),
        (
            "query",
            "query: p1turn, turn, gameover, result, winner, repetitions or fen is missing",
        ),
        ("query weather", "'weather'"),
        ("query p1turn now", "'now'"),
        ("beam green", "'green'"),
        ("beam blue red", "'red'"),
        ("play", "play: a move is missing"),
        ("undo 2", "undo: unexpected '2'"),
        ("claim win", "claim: unexpected 'win'"),
        ("d 2", "d: unexpected '2'"),
        ("eval 2", "eval: unexpected '2'"),
        ("flip 2", "flip: unexpected '2'"),
        ("help go", "help: unexpected 'go'"),
        ("\u{1b}[31mred\u{7}", "\\u{1b}[31mred\\u{7}"),
        ("ход", "'ход'"),
    ]);
}

#[test]
fn bad_values_of_options_are_refused() {
    let mut bad = vec![("Setup", "pyramid"), ("Setup", "1"), ("Setup", "ace ace")];
    let spins = [
        ("Hash", "0", "1048577"),
        ("Threads", "0", "1025"),
        ("MultiPV", "0", "423"),
        ("Move Overhead", "-1", "5001"),
    ];
    for (name, below, above) in spins {
        for value in [
            below,
            above,
            "-5",
            "x",
            "1.5",
            "6 4",
            "18446744073709551616",
            "0x10",
        ] {
            bad.push((name, value));
        }
    }
    for name in ["Ponder", "KingTurns", "SwapOntoClosed", "RepetitionEnds"] {
        for value in ["yes", "1", "true false"] {
            bad.push((name, value));
        }
    }
    let mut cases = Vec::new();
    for (name, value) in bad {
        let line = format!("setoption name {name} value {value}");
        cases.push((line, format!("option {name}: '{value}'")));
    }
    for (name, ..) in spins.iter().chain(&[("Ponder", "", ""), ("Setup", "", "")]) {
        for line in [
            format!("setoption name {name}"),
            format!("setoption name {name} value"),
        ] {
            cases.push((line, format!("option {name} needs a value")));
        }
    }
    check_all_refused(&cases);
    check_all_refused(&[
        (
            "setoption name Clear Hash value 1",
            "option Clear Hash takes no value",
        ),
        ("setoption name Contempt value 1", "'Contempt'"),
        ("setoption name Contempt", "'Contempt'"),
        ("setoption name value 5", "name is missing"),
        ("setoption name", "name is missing"),
        ("setoption", "name is missing"),
        ("setoption Hash 5", "'Hash'"),
    ]);
}

#[test]
fn bad_values_of_strength_options_are_refused() {
    check_all_refused(&[
        (
            "setoption name Skill Level value 21",
            "option Skill Level: '21': expected a whole number from 0 to 20",
        ),
        ("setoption name Skill Level value -1", "'-1': expected"),
        ("setoption name Skill Level value 3.5", "'3.5': expected"),
        (
            "setoption name Skill Level",
            "option Skill Level needs a value",
        ),
        (
            "setoption name UCI_Elo value -1",
            "option UCI_Elo: '-1': expected a whole number from 0 to ",
        ),
        ("setoption name UCI_Elo value 9999", "'9999': expected"),
        (
            "setoption name UCI_LimitStrength value 1500",
            "option UCI_LimitStrength: '1500': expected true or false",
        ),
        (
            "setoption name UCI_AnalyseMode value on",
            "option UCI_AnalyseMode: 'on': expected true or false",
        ),
        (
            "setoption name UCI_ShowWDL value",
            "option UCI_ShowWDL needs a value",
        ),
    ]);
}

#[test]
fn bad_arguments_of_go_are_refused() {
    let mut bad = vec![
        ("perft", "-1"),
        ("perft", "65"),
        ("perft", "x"),
        ("perft", "99999999999999999999"),
    ];
    for name in ["depth", "nodes", "mate"] {
        for value in ["x", "nan", "infinite", "movetime"] {
            bad.push((name, value));
        }
    }
    let line = |(name, value)| {
        (
            format!("go {name} {value}"),
            format!("go {name}: '{value}'"),
        )
    };
    let mut cases: Vec<_> = bad.into_iter().map(line).collect();
    for name in ["depth", "nodes", "mate", "perft"] {
        cases.push((
            format!("go {name}"),
            format!("go {name}: the number is missing"),
        ));
    }
    check_all_refused(&cases);
    check_all_refused(&[
        ("go fast", "'fast'"),
        ("go depth 3 fast", "'fast'"),
        ("go 3", "'3'"),
        ("go depth 2 perft 2", "'perft'"),
        ("go perft 2 depth", "'depth'"),
        ("go searchmoves", "go searchmoves: a move is missing"),
        (
            "go searchmoves depth 2",
            "go searchmoves: a move is missing",
        ),
        ("go searchmoves f7e7 k1k2", "move 2 'k1k2'"),
        ("go searchmoves f7e7 e1e2 depth 1", "move 2 'e1e2'"),
    ]);
}

#[test]
fn a_clock_for_the_other_player_alone_is_an_error() {
    let mut engine = Engine::start();
    engine.silent("position startpos moves c5R");
    check_refused(&mut engine, "go wtime 300 winc 10", "btime is missing");
    engine.silent("position startpos");
    check_refused(&mut engine, "go p2time 300", "wtime is missing");
    engine.end();
}

#[test]
fn illegal_moves_are_refused() {
    // Red is to move in grail after j1L.
    check_all_refused(&[
        ("play e2d2", "move 1 'e2d2'"),
        ("play f7e7 f7e7", "move 2 'f7e7'"),
        ("play f7e7 e1e9", "move 2 'e1e9'"),
        ("play f7R", "a King does not turn"),
        ("play f7f7", "'f7f7'"),
        ("play f7X", "'f7X'"),
        ("play z", "'z'"),
        ("play f7Rx", "'f7Rx'"),
        ("play a8R", "move 1 'a8R': the Laser on a8 "),
        ("play a8b7", "a8"),
        ("play f7f5", "not neighbours"),
        ("play h8i8", "h8"),
        ("position startpos moves c5R c5R", "ply 2 'c5R'"),
        ("position startpos moves c5R 5c", "ply 2 '5c'"),
        ("claim", "occurred 1 of the 3 times"),
    ]);
}

#[test]
fn invalid_positions_are_refused() {
    check_all_refused(&[
        (
            "position",
            "position: startpos, setup NAME or fen FEN is missing",
        ),
        ("position moves e1e2", "is missing"),
        ("position setup", "the setup's name is missing"),
        ("position setup pyramid", "'pyramid'"),
        ("position pyramid", "'pyramid'"),
        ("position startpos e1e2", "'e1e2'"),
        ("position setup ace e1e2", "'e1e2'"),
        ("position fen", "fen: the position is empty"),
        ("position fen moves e1e2", "fen: the position is empty"),
        (
            "position fen ls9/10/10/4k5/4K5/10/10/9Ln",
            "side to move, b or r, is missing",
        ),
        (
            "position fen ls9/10/10/4k5/4K5/10/10/9Ln w",
            "side to move must be b or r",
        ),
        (
            "position fen ls9/10/10/4k5/4K5/10/10/9Ln b 0",
            "full-move number",
        ),
        (
            "position fen ls9/10/10/4k5/4K5/10/10/9Ln b 1000000001",
            "full-move number",
        ),
        (
            "position fen ls9/10/10/4k5/4K5/10/10/9Ln b 1 1",
            "nothing may follow",
        ),
        ("position fen ls9/10/10/4k5/4K5/10/9Ln b", "ranks"),
        ("position fen ls9/10/10/4k5/4K5/10/10/10/9Ln b", "ranks"),
        ("position fen ls8/10/10/4k5/4K5/10/10/9Ln b", "rank 8"),
        ("position fen ls9/11/10/4k5/4K5/10/10/9Ln b", "rank 7"),
        ("position fen ls9/10/10/4k5/4K5/10/10/9Lx b", "rank 1"),
        ("position fen ls9/10/10/4k5/4K5/10/10/9Ls b", "Laser"),
        ("position fen ls9/10/10/4k5/4X5/10/10/9Ln b", "'X'"),
        (
            "position fen ls9/10/10/10/4K5/10/10/9Ln b",
            "Red has 0 Kings",
        ),
        (
            "position fen ls9/10/10/4kk4/4K5/10/10/9Ln b",
            "Red has 2 Kings",
        ),
        ("position fen ls9/10/10/4k5/4K5/10/10/10 b", "Laser"),
        ("position fen ls9/10/10/4k5/4K4Pn/10/10/8PnLn b", "i1"),
        (
            "position fen ls9/10/10/2k5Ps1/10/10/10/4K4Ln b moves i5j5 c5c4",
            "ply 2 'c5c4': the game is over",
        ),
    ]);
}
