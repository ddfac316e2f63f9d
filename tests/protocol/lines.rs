//! Input as bytes: line ends, white space, long lines, invalid UTF-8, and how errors quote it.

use akhet::protocol::MAX_LINE;
use test_support::engine::{Dice, ERROR, Engine, check_refused};

#[test]
fn each_line_of_random_bytes_is_refused() {
    let mut engine = Engine::start();
    engine.silent("position setup mercury");
    let before = engine.state();
    let mut dice = Dice(42);
    for round in 0..300 {
        let length = 8 + dice.roll(200);
        let mut line: Vec<u8> = (0..length)
            .map(|_| match round % 3 {
                0 => dice.roll(256) as u8,
                1 => [0, 0xff, 0x1b, b'\r', 0x7f, 8, 0xc3, b' '][dice.roll(8)],
                _ => (1 + dice.roll(127)) as u8,
            })
            .map(|byte| if byte == b'\n' { 0 } else { byte })
            .collect();
        // The first byte keeps the line from being blank or a command by chance.
        line.insert(0, 1);
        line.push(b'\n');
        engine.refused_bytes(&line);
    }
    assert_eq!(engine.state(), before);
    engine.end();
}

#[test]
fn lines_that_are_not_utf8_are_refused() {
    let mut engine = Engine::start();
    let lines: [(&[u8], &str); 4] = [
        (b"isready\xff\n", "byte 8"),
        (b"\xc3\n", "byte 1"),
        (b"position startpos moves \xe2\x82\n", "byte 25"),
        (b"\xed\xa0\x80\n", "byte 1"),
    ];
    for (line, fault) in lines {
        let message = engine.refused_bytes(line);
        assert!(message.contains(fault), "{message}");
    }
    engine.end();
}

#[test]
fn any_white_space_and_line_end_is_accepted() {
    let mut engine = Engine::start();
    engine.send_bytes(b"isready\r\n");
    assert_eq!(engine.line(), "readyok");
    engine.send_bytes(b"\n\r\n \t \x0c\r\n\t isready \t\r\n");
    assert_eq!(engine.line(), "readyok");
    engine.send_bytes(b"position\tsetup\x0c  grail   moves\t\tj1L \r\n  go\tdepth   1\r\n");
    assert!(engine.answered().infos.len() == 1);
    assert!(engine.fen().ends_with(" r 1"));
    // A line that arrives in pieces is one line.
    for piece in [b"is".as_slice(), b"read", b"y", b"\r", b"\n"] {
        engine.send_bytes(piece);
    }
    assert_eq!(engine.line(), "readyok");
    // The last line needs no line end.
    engine.send_bytes(b"query p1turn");
    engine.close_input();
    engine.ended(&["response false"]);
}

#[test]
fn a_byte_order_mark_before_the_first_line_is_skipped() {
    let mut engine = Engine::start();
    engine.send_bytes(b"\xef\xbb\xbfisready\n");
    assert_eq!(engine.line(), "readyok");
    // Later it is part of a word.
    let message = engine.refused_bytes(b"\xef\xbb\xbfisready\n");
    assert!(message.contains("unknown command"), "{message}");
    engine.end();
}

#[test]
fn lines_that_are_too_long_are_refused() {
    let long = vec![b'x'; 10_000_000];
    let mut engine = Engine::start();
    engine.send_bytes(&long);
    let message = engine.refused_bytes(b"\n");
    assert!(
        message.contains("10000000") && message.contains("1048576"),
        "{message}"
    );
    // The longest accepted line, and one byte more.
    let mut line = b"isready".to_vec();
    line.resize(MAX_LINE, b' ');
    line.push(b'\n');
    engine.send_bytes(&line);
    assert_eq!(engine.line(), "readyok");
    line.insert(0, b' ');
    assert!(engine.refused_bytes(&line).contains("1048577"));
    // A long line at the end of the input.
    engine.send_bytes(&long);
    engine.close_input();
    let lines = engine.succeeds();
    assert!(
        matches!(lines.as_slice(), [line] if line.starts_with(ERROR)),
        "{lines:?}"
    );
}

#[test]
fn lines_of_many_words_are_read() {
    let mut engine = Engine::start();
    // A line with its last word repeated very often.
    let many = |line: &str| {
        let (start, word) = line.rsplit_once(' ').unwrap();
        format!("{start}{}", format!(" {word}").repeat(100_000))
    };
    for (line, fault) in [
        ("foo foo", "'foo'"),
        ("play e1e2", "move 2 'e1e2'"),
        ("play e1e1", "move 1 'e1e1'"),
        ("position startpos moves c5R", "ply 2 'c5R'"),
        ("position fen 10", "ranks"),
        ("setoption name Hash", "Hash Hash"),
        ("setoption name Setup value ace", "option Setup: 'ace ace"),
        ("go x", "'x'"),
        ("beam blue blue", "'blue'"),
    ] {
        check_refused(&mut engine, &many(line), fault);
    }
    // The last of repeated limits counts.
    let search = engine.go(&format!("go{}", " depth 2".repeat(100_000)));
    assert_eq!(search.infos.len(), 2);
    engine.end();
}

#[test]
fn quoted_text_is_short_and_printable() {
    let mut engine = Engine::start();
    for strange in [
        "x".repeat(5000),
        "\u{1b}[2J\u{7}".repeat(20),
        "\u{202e}".repeat(500),
    ] {
        for start in [
            "",
            "setoption name ",
            "setoption name Setup value ",
            "setoption name Hash value ",
            "setoption name Ponder value ",
            "position ",
            "position setup ",
            "position fen ",
            "position startpos moves ",
            "play ",
            "go ",
            "go depth ",
            "go searchmoves ",
            "query ",
            "beam ",
            "svg no-such-folder/",
        ] {
            let line = format!("{start}{strange}");
            let message = engine.refused(&line);
            let length = message.chars().count();
            assert!(length < 600, "{start}: {length} characters: {message}");
            assert!(!message.contains('\u{202e}'), "{start}: {message}");
        }
    }
    engine.end();
}
