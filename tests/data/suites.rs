//! The reader of suites: what an opening is, and how a faulty one is reported.

use crate::openings::{ACE, read};
use akhet::laser::rules::{Move, Opening, Position, Record, Rules, Setup, read_suite};
use proptest::prelude::*;
use test_support::laser::{KING_TURNS, SWAPS, rules};

/// The line of each opening in a suite, without the comment.
fn lines_of(text: &str) -> Vec<String> {
    let openings = read(text).unwrap();
    openings.iter().map(Opening::to_string).collect()
}

#[test]
fn comments_and_empty_lines_are_skipped() {
    let short = ACE.strip_suffix(" 1").unwrap();
    for text in [
        format!("{ACE}\n"),
        format!("# Openings\r\n\r\n{ACE}\r\n"),
        format!("\n \t\n  {ACE} # the first\n  # the last"),
        format!("{short}#"),
        format!("ace # {ACE}"),
        " Classic\t moves# none".to_owned(),
    ] {
        assert_eq!(lines_of(&text), ["ace"], "{text:?}");
    }
}

#[test]
fn an_opening_is_a_setup_with_moves_or_a_position() {
    let red = ACE.replace(" b ", " r ");
    let later = ACE.replace(" b 1", " b 2");
    let text =
        format!("{red}\nace # the setup\n  imhotep moves e1f2 e8d7 \r\nmercury\tmoves  e3r A1r\n");
    let text = text.replace("A1", "a1");
    let expected = ["ace", "curiosity moves e1f2 e8d7", "mercury moves e3R a1R"];
    assert_eq!(lines_of(&text)[1..], expected);
    let openings = read(&text).unwrap();
    assert_eq!(openings[0].to_string(), red);
    assert_eq!(openings[0].setup(), None);
    assert_eq!(openings[2].setup(), Some(Setup::Curiosity));
    assert_eq!(openings[2].record().start(), Setup::Curiosity.position());
    assert_eq!(openings[2].position().move_number(), 2);
    // The move number is part of a setup.
    assert_eq!(read(&later).unwrap()[0].setup(), None);
}

#[test]
fn lines_of_epd_are_positions_and_may_repeat_one() {
    let fen = "ls9/10/10/4k5/4K5/10/10/9Ln r";
    let text = format!("{fen} - - hmvc 0; fmvn 7;\n{fen} - - hmvc 0; fmvn 7;\nace\n");
    let seven = format!("{fen} 7");
    assert_eq!(lines_of(&text), [&seven, &seven, "ace"]);
    let fault = read(&format!("{text}{seven}\n")).unwrap_err();
    assert_eq!(fault.to_string(), "line 4: the same position is on line 1");
}

#[test]
fn what_is_wrong_with_a_suite_is_said_with_its_line() {
    let later = ACE.replace(" b 1", " b 9");
    let names = "known setups: ";
    for (text, line, fault) in [
        (String::new(), 1, "the suite has no opening"),
        ("\r\n".to_owned(), 1, "the suite has no opening"),
        (
            "# Openings\n\n#\n".to_owned(),
            3,
            "the suite has no opening",
        ),
        ("ls9/10".to_owned(), 1, "the number of ranks is 2, not 8"),
        (
            format!("# Openings\n{ACE}\r\n\r\n  {ACE}x\n"),
            4,
            "the full-move number is a number from 1 to 1000000000 (column 83)",
        ),
        (
            format!("{ACE} ace\n"),
            1,
            "nothing may follow the full-move number (column 83)",
        ),
        (
            format!("{ACE} moves c5R\n"),
            1,
            "nothing may follow the full-move number (column 83)",
        ),
        (
            "ls9/10/10/4k5/10/10/10/9Ln b # no King".to_owned(),
            1,
            "Blue has 0 Kings, there must be one",
        ),
        (
            format!("\n{ACE}\n# again\n{later}\n"),
            4,
            "the same position is on line 2",
        ),
        (
            "ace moves e4d3 a4b3 f1e2\n# transposed\nace moves f1e2 a4b3 e4d3".to_owned(),
            3,
            "the same position is on line 1",
        ),
        (
            "ace moves c5R h4R\nace moves h4R".to_owned(),
            2,
            "move 1 ('h4R'): the Deflector on h4 is not Blue's",
        ),
        (
            "grail\n\ndynasty # twice".to_owned(),
            3,
            "the same position is on line 1",
        ),
        (
            "  x".to_owned(),
            1,
            "'x' is neither a position nor a setup, ",
        ),
        (
            "ace c5R".to_owned(),
            1,
            "only moves may follow a setup, not 'c5R' (column 5)",
        ),
        (
            "ace\n\t ace moves c5R e9e5".to_owned(),
            2,
            "move 2 ('e9e5'): it does not begin with a square a1 to j8 (column 17)",
        ),
    ] {
        let error = read(&text).unwrap_err();
        assert_eq!(error.line, line, "{text:?}");
        let said = error.fault.to_string();
        assert!(said.starts_with(fault), "{said} is not {fault}");
        if let Some(rest) = said.strip_prefix("'x' is") {
            assert!(
                rest.contains(names) && rest.ends_with("(column 3)"),
                "{said}"
            );
        }
        assert_eq!(error.to_string(), format!("line {line}: {said}"));
    }
}

#[test]
fn an_opening_does_not_end_the_game() {
    let ace = Setup::Ace.position();
    let mut hits = 0;
    for first in ace.legal_moves() {
        let mut next = ace.clone();
        next.play(first).unwrap();
        for second in next.legal_moves() {
            let mut last = next.clone();
            last.play(second).unwrap();
            let opening = Opening::new(Setup::Ace, &[first, second], Rules::default());
            if let Some(winner) = last.winner() {
                hits += 1;
                let error = opening.unwrap_err().to_string();
                let start = format!("move 2 ('{second}'): it ends the game: {winner} has won, ");
                assert!(error.starts_with(&start), "{error}");
            } else {
                assert_eq!(opening.unwrap().position(), &last);
            }
        }
    }
    assert!(hits > 0);
    // Both players move their Kings back and forth.
    let repeats = "ace moves e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8";
    let error = read(repeats).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1: move 8 ('e7e8'): it allows the claim of a draw by repetition (column 46)"
    );
    let twice = &repeats[..repeats.len() - 5];
    assert_eq!(lines_of(twice), [twice]);
}

#[test]
fn rules_decide_what_is_an_opening() {
    // A Deflector where only a swap under one rule option can put it.
    let text = "ls9/Pn9/10/4k5/4K5/10/10/9Ln b 1";
    let suite = read_suite(text, SWAPS).unwrap();
    assert_eq!(suite[0].position().rules(), SWAPS);
    let error = read(text).unwrap_err();
    assert!(error.to_string().starts_with("line 1: a piece of Blue"));
    // A King that turns.
    let text = "ace moves e1R";
    let suite = read_suite(text, KING_TURNS).unwrap();
    assert_eq!(suite[0].to_string(), text);
    assert_eq!(suite[0].record().start().rules(), KING_TURNS);
    let error = read(text).unwrap_err().to_string();
    assert!(error.starts_with("line 1: move 1 ('e1R'): "), "{error}");
}

proptest! {
    /// Moves from a setup are an opening, which reads back from its line, unless they end the game or
    /// repeat an arrangement twice; then the last of them is refused.
    #[test]
    fn legal_moves_are_an_opening_until_the_game_ends(
        setup in prop::sample::select(&Setup::OFFICIAL[..]),
        rules in rules(),
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        let mut record = Record::new(Position::from_fen(setup.fen(), rules).unwrap());
        let mut moves: Vec<Move> = Vec::new();
        for choice in choices {
            let legal = record.position().legal_moves();
            let mv = legal[usize::from(choice) % legal.len()];
            record.play(mv).unwrap();
            moves.push(mv);
            if record.result().is_over() || record.can_claim_draw() {
                let error = Opening::new(setup, &moves, rules).unwrap_err().to_string();
                let start = format!("move {} ('{mv}'): it ", moves.len());
                prop_assert!(error.starts_with(&start), "{}", error);
                return Ok(());
            }
        }
        let opening = Opening::new(setup, &moves, rules).unwrap();
        prop_assert_eq!(opening.position(), record.position());
        prop_assert_eq!(opening.record().repetitions(), record.repetitions());
        let line = opening.to_string();
        let read = Opening::parse(&line, rules).unwrap();
        prop_assert_eq!(read.setup(), Some(setup));
        prop_assert_eq!(read.moves().collect::<Vec<_>>(), moves);
        prop_assert_eq!(read.position(), record.position());
        prop_assert_eq!(read.to_string(), line);
        // The position is the setup if no move is played.
        let fen = record.position().to_string();
        let alone = Opening::parse(&fen, rules).unwrap();
        prop_assert_eq!(alone.position(), record.position());
        prop_assert_eq!(alone.moves().len(), 0);
        prop_assert_eq!(alone.setup(), (record.plies().is_empty()).then_some(setup));
    }

    /// Any words are accepted or refused, and an error names a column at which a word begins.
    #[test]
    fn any_words_are_read_or_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "ace", "SOPHIE", "moves", "c5R", "h4L", "c4b4", "e1f2", "j1j1", "x", "é", "fen",
                "b", "1", "#", "ls9/10/10/4k5/4K5/10/10/9Ln", "/", "\u{7}",
            ]),
            0..6,
        ),
        blanks in prop::sample::select(vec![" ", "\t", "  ", " \u{c}"]),
    ) {
        let text = words.join(blanks);
        match Opening::parse(&text, Rules::default()) {
            Ok(opening) => {
                let again = Opening::parse(&opening.to_string(), Rules::default()).unwrap();
                prop_assert_eq!(again.position(), opening.position());
            }
            Err(error) => {
                let error = error.to_string();
                if let Some((_, column)) = error.rsplit_once("column ") {
                    let column: usize = column.trim_end_matches(')').parse().unwrap();
                    prop_assert!(text.is_char_boundary(column - 1), "{}: {}", text, error);
                }
            }
        }
    }
}
