//! The parsers of positions and moves: their errors, and that no text breaks them.

use akhet::grid::Place;
use akhet::laser::rules::{
    Color, Direction, FenError, InvalidPosition, Move, ParseMoveError, Position, Rules, Setup,
};
use proptest::prelude::*;
use std::collections::BTreeSet;
use test_support::laser::{SWAPS, games, rules};

/// The name of an error's variant.
fn variant(error: &FenError) -> String {
    let text = match error {
        FenError::Invalid(invalid) => format!("{invalid:?}"),
        error => format!("{error:?}"),
    };
    let name = text.chars().take_while(|letter| letter.is_alphanumeric());
    name.collect()
}

/// The number of variants of both errors. A new one needs a case below.
const VARIANTS: usize = 16;

#[test]
fn every_error_says_what_is_wrong_and_where() {
    let cases = [
        // The fields.
        ("", "the position is empty"),
        (" \t\r\n", "the position is empty"),
        ("ls3k5", "the number of ranks is 1, not 8"),
        (
            "10/10/10/10/10/10/10/10/10 b",
            "the number of ranks is 9, not 8",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln",
            "the side to move, b or r, is missing after the board",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln ",
            "the side to move, b or r, is missing after the board",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln w 1",
            "the side to move must be b or r (column 31)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln B 1",
            "the side to move must be b or r (column 31)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln   é 1",
            "the side to move must be b or r (column 33)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b 0",
            "the full-move number is a number from 1 to 1000000000 (column 33)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b 1000000001",
            "the full-move number is a number from 1 to 1000000000 (column 33)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b 99999999999999999999",
            "the full-move number is a number from 1 to 1000000000 (column 33)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b  +1",
            "the full-move number is a number from 1 to 1000000000 (column 34)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b x",
            "the full-move number is a number from 1 to 1000000000 (column 33)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b 1 x",
            "nothing may follow the full-move number (column 35)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b - 0 1",
            "'-' must be followed by another '-', then a half-move clock and the full-move number, or operations of EPD (column 33)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b - - 0",
            "'-' must be followed by another '-', then a half-move clock and the full-move number, or operations of EPD (column 33)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b - - hmvc 0; fmvn",
            "'-' must be followed by another '-', then a half-move clock and the full-move number, or operations of EPD (column 33)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b - - hmvc 0; fmvn x;",
            "the full-move number is a number from 1 to 1000000000 (column 50)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Ln b - - 0 1 x",
            "nothing may follow the full-move number (column 41)",
        ),
        // The ranks.
        (
            "ls3k4/10/10/10/10/10/10/4K4Ln b 1",
            "rank 8 has 9 squares, there must be 10",
        ),
        (
            "ls3k5/10//10/10/10/10/4K4Ln b 1",
            "rank 6 has 0 squares, there must be 10",
        ),
        (
            "ls3k5/10/10/10/10/10/10/5K4Ln b 1",
            "rank 1 has 11 squares, there must be 10",
        ),
        (
            "ls3k5/10/5pn5/10/10/10/10/4K4Ln b 1",
            "rank 6 has 11 squares, there must be 10",
        ),
        (
            "ls3k5/910/10/10/10/10/10/4K4Ln b 1",
            "a run of empty squares is a number 1 to 10 (rank 7, column 7)",
        ),
        (
            "ls3k5/10/0pn9/10/10/10/10/4K4Ln b 1",
            "a run of empty squares is a number 1 to 10 (rank 6, column 10)",
        ),
        (
            "ls3k5/10/10/11/10/10/10/4K4Ln b 1",
            "a run of empty squares is a number 1 to 10 (rank 5, column 13)",
        ),
        (
            "ls3k5/10/10/pn09/10/10/10/4K4Ln b 1",
            "a run of empty squares is a number 1 to 10 (rank 5, column 15)",
        ),
        (
            "  ls03k5/10/10/10/10/10/10/4K4Ln b 1",
            "a run of empty squares is a number 1 to 10 (rank 8, column 5)",
        ),
        (
            "ls3k5/10/10/10/99999999999999999999/10/10/4K4Ln b 1",
            "a run of empty squares is a number 1 to 10 (rank 4, column 16)",
        ),
        (
            "ls3x5/10/10/10/10/10/10/4K4Ln b 1",
            "unknown piece 'x', expected K, S, D, P or L (rank 8, column 4)",
        ),
        (
            "ls3k5/10/é9/10/10/10/10/4K4Ln b 1",
            "unknown piece 'é', expected K, S, D, P or L (rank 6, column 10)",
        ),
        (
            "ls3k5/\u{1b}9/10/10/10/10/10/4K4Ln b 1",
            "unknown piece '\\u{1b}', expected K, S, D, P or L (rank 7, column 7)",
        ),
        // The Kelvin sign, whose lower case is k.
        (
            "ls3\u{212a}5/10/10/10/10/10/10/4K4Ln b 1",
            "unknown piece '\u{212a}', expected K, S, D, P or L (rank 8, column 4)",
        ),
        (
            "ls3kn5/10/10/10/10/10/10/4K4Ln b 1",
            "unknown piece 'n', expected K, S, D, P or L (rank 8, column 5)",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4L b 1",
            "L must be followed by its orientation, n, e, s or w (rank 1, column 29)",
        ),
        (
            "ls3k5/10/10/pN9/10/10/10/4K4Ln b 1",
            "p must be followed by its orientation, n, e, s or w (rank 5, column 14)",
        ),
        (
            "ls3k5/d9/10/10/10/10/10/4K4Ln b 1",
            "d must be followed by its orientation, n, e, s or w (rank 7, column 8)",
        ),
        (
            "ls3k5/10/10/3Ss6/10/10/10/4K4Ln b 1",
            "S must be followed by its orientation, n or e (rank 5, column 15)",
        ),
        (
            "ls3k5/9s/10/10/10/10/10/4K4Ln b 1",
            "s must be followed by its orientation, n or e (rank 7, column 9)",
        ),
        // The position.
        (
            "ls9/10/10/10/10/10/10/4K4Ln b 1",
            "Red has 0 Kings, there must be one",
        ),
        (
            "ls3k5/10/10/10/10/10/4K5/4K4Ln b 1",
            "Blue has 2 Kings, there must be one",
        ),
        (
            "5k4/10/10/10/10/10/10/4K4Ln b 1",
            "Red has 0 Lasers, there must be one",
        ),
        (
            "ls3k5/10/10/10/10/10/9Lw/4K4Ln b 1",
            "Blue has 2 Lasers, there must be one",
        ),
        (
            "ls3k5/10/10/10/10/10/9Ln/4K5 b 1",
            "Blue's Laser stands on j2, it must stand on j1",
        ),
        (
            "5k4/10/ls9/10/10/10/10/4K4Ln b 1",
            "Red's Laser stands on a6, it must stand on a8",
        ),
        (
            "ls3k5/10/10/10/10/10/10/4K4Le b 1",
            "Blue's Laser faces e, it may face n or w",
        ),
        (
            "ln3k5/10/10/10/10/10/10/4K4Ln b 1",
            "Red's Laser faces n, it may face s or e",
        ),
        (
            "ls3k5/10/Pn9/10/10/10/10/4K4Ln b 1",
            "a piece of Blue stands on a6, which is closed to Blue",
        ),
        (
            "ls3k5/10/9se/10/10/10/10/4K4Ln b 1",
            "a piece of Red stands on j6, which is closed to Red",
        ),
    ];
    let mut seen = BTreeSet::new();
    for (text, message) in cases {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error.to_string(), message, "{text:?}");
        seen.insert(variant(&error));
    }
    assert_eq!(seen.len(), VARIANTS, "{seen:?}");
}

#[test]
fn positions_are_read_as_programs_for_chess_write_them() {
    let board = "ls3k5/10/10/10/10/10/10/4K4Ln r";
    let position: Position = format!("{board} 12").parse().unwrap();
    assert_eq!(position.to_chess_fen(), format!("{board} - - 0 12"));
    assert_eq!(position.to_epd(), format!("{board} - - hmvc 0; fmvn 12;"));
    for (rest, number) in [
        ("- - 0 12", 12),
        ("- - 49 12", 12),
        ("- - hmvc 0; fmvn 12;", 12),
        ("- - bm e1e2; fmvn 12 ; c0 \"a book\";", 12),
        ("- - id \"1\";", 1),
        ("- -", 1),
    ] {
        let read: Position = format!("{board} {rest}").parse().unwrap();
        let expected: Position = format!("{board} {number}").parse().unwrap();
        assert_eq!(read, expected, "{rest}");
    }
}

/// Programs read the fields of an error, people its message.
#[test]
fn errors_carry_the_place() {
    let error = |text: &str| text.parse::<Position>().unwrap_err();
    assert_eq!(
        error("ls3k5/10/10/10/x9/10/10/4K4Ln b 1"),
        FenError::Piece(
            'x',
            Place {
                rank: 4,
                column: 16
            }
        )
    );
    assert_eq!(
        error("ls3k5/10/10/10/10/10/10/4K4Ls b 1"),
        InvalidPosition::LaserDirection(Color::Blue, Direction::South).into()
    );
}

/// Only a swap can bring a piece onto a square closed to it, and only some pieces are swapped.
#[test]
fn closed_squares_by_the_rules_in_force() {
    for (piece, by_swap) in [("Pn", true), ("Dn", true), ("Sn", false)] {
        let text = format!("ls3k5/10/{piece}9/10/10/10/10/4K4Ln b 1");
        let closed = InvalidPosition::Closed("a6".parse().unwrap(), Color::Blue);
        assert_eq!(text.parse::<Position>(), Err(closed.into()), "{text}");
        assert_eq!(Position::from_fen(&text, SWAPS).is_ok(), by_swap, "{text}");
    }
}

#[test]
fn blanks_and_a_missing_number_are_read() {
    let board = "ls3k5/10/10/10/10/10/10/4K4Ln";
    for (text, printed) in [
        (format!("{board} b"), format!("{board} b 1")),
        (format!("{board} r 007"), format!("{board} r 7")),
        (
            format!("\t {board}  r   1000000000\r\n"),
            format!("{board} r 1000000000"),
        ),
    ] {
        assert_eq!(
            text.parse::<Position>().unwrap().to_string(),
            printed,
            "{text:?}"
        );
    }
}

/// Whether the text is a valid position. If so, checks that it survives a round trip.
fn check_position(text: &str, rules: Rules) -> bool {
    let Ok(position) = Position::from_fen(text, rules) else {
        return false;
    };
    let printed = position.to_string();
    let again = Position::from_fen(&printed, rules).unwrap();
    assert_eq!(again, position, "{text:?}");
    assert_eq!(again.to_string(), printed, "{text:?}");
    true
}

/// Whether the text is a valid move. If so, checks that it is written as it was read, apart from the case of
/// a turn's letter.
fn check_move(text: &str) -> bool {
    let Ok(mv) = text.parse::<Move>() else {
        return false;
    };
    let printed = mv.to_string();
    assert!(printed.eq_ignore_ascii_case(text), "{text:?}");
    assert_eq!(printed[..2], text[..2], "{text:?}");
    assert_eq!(printed.parse(), Ok(mv), "{text:?}");
    true
}

/// Characters of positions and moves, and some others.
const ALPHABET: &str = "0123456789/ bradcefghijKSDPLRksdplnesw+-\t\n\0é\u{212a}\u{ff11}🦀";

/// Every text that differs from this ASCII text by one character deleted, inserted or replaced, and the
/// text itself; some occur more than once.
fn with_one_slip(text: &str) -> impl Iterator<Item = String> {
    let cuts = (0..=text.len()).flat_map(|at| [(at, at), (at, text.len().min(at + 1))]);
    cuts.flat_map(move |(start, end)| {
        let inserted = ALPHABET.chars().map(Some).chain([None]);
        inserted.map(move |insert| {
            let insert = insert.map(String::from).unwrap_or_default();
            [&text[..start], &insert, &text[end..]].concat()
        })
    })
}

#[test]
fn a_setup_with_one_slip() {
    for setup in Setup::OFFICIAL {
        let mut counts = [0, 0];
        for text in with_one_slip(setup.fen()) {
            counts[usize::from(check_position(&text, Rules::default()))] += 1;
        }
        let [refused, read] = counts;
        assert!(
            read > 100 && refused > 1000,
            "{setup}: {read} and {refused}"
        );
    }
}

#[test]
fn a_move_with_one_slip() {
    // Besides the move itself: for either square 9 other files and 7 other ranks, but not one that
    // makes both squares the same; the turn's letter in 4 forms.
    for (text, slips_read) in [
        ("e4e5", 1 + 9 + 6 + 9 + 6),
        ("e4R", 9 + 7 + 4),
        ("j1l", 9 + 7 + 4),
    ] {
        let slips = with_one_slip(text);
        let read: BTreeSet<String> = slips.filter(|slip| check_move(slip)).collect();
        assert_eq!(read.len(), slips_read, "{text}: {read:?}");
    }
}

#[test]
fn every_pattern_of_bits_is_a_move_that_prints_and_parses_or_none() {
    let moves = (0..=u16::MAX).filter_map(|bits| Some((bits, Move::from_bits(bits)?)));
    for (bits, mv) in moves.clone() {
        assert_eq!(mv.bits(), bits);
        assert_eq!(mv.to_string().parse(), Ok(mv));
        assert_eq!(mv.flipped().flipped(), mv);
    }
    assert_eq!(moves.count(), 80 * 79 + 80 + 80);
    assert_eq!("e4l".parse::<Move>().unwrap().to_string(), "e4L");
}

#[test]
fn every_move_error_says_what_is_wrong() {
    for (texts, error, message) in [
        (
            &["", "e", "z9e5", "é4e5", "4e", "🦀4"][..],
            ParseMoveError::From,
            "it does not begin with a square a1 to j8",
        ),
        (
            &["e4", "e4e", "e4e55", "e4x", "e4é", "e4 R"],
            ParseMoveError::To,
            "the first square must be followed by a square a1 to j8 or a turn, R or L",
        ),
        (&["e4e4"], ParseMoveError::Same, "both squares are the same"),
    ] {
        for text in texts {
            assert_eq!(text.parse::<Move>(), Err(error), "{text:?}");
        }
        assert_eq!(error.to_string(), message);
    }
}

/// One change to a text: the place, how many characters to delete there, and what to insert. Places are
/// taken modulo the length plus 1.
type Edit = (usize, usize, String);

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let letters: Vec<char> = ALPHABET.chars().collect();
    let put =
        prop::collection::vec(prop::sample::select(letters), 0..3).prop_map(String::from_iter);
    prop::collection::vec((any::<usize>(), 0..3usize, put), 0..5)
}

/// The text after the changes, with the part that `copy` names, if any, written twice.
fn edited(text: &str, edits: &[Edit], copy: Option<(usize, usize)>) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, delete, put) in edits {
        let start = at % (letters.len() + 1);
        let end = (start + delete).min(letters.len());
        letters.splice(start..end, put.chars());
    }
    if let Some((at, length)) = copy {
        let start = at % (letters.len() + 1);
        let end = (start + length % 12).min(letters.len());
        letters.splice(start..start, letters[start..end].to_vec());
    }
    letters.into_iter().collect()
}

// The parsers' fuzz targets see far more text than these.
proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn no_bytes_harm_the_readers(bytes in any::<Vec<u8>>(), rules in rules()) {
        let text = String::from_utf8_lossy(&bytes);
        check_position(&text, rules);
        check_move(&text);
    }

    #[test]
    fn no_text_harms_the_readers(text in any::<String>(), rules in rules()) {
        check_position(&text, rules);
        check_move(&text);
    }

    #[test]
    fn no_text_of_their_letters_harms_the_readers(
        text in "[0-9/ KSDPLksdplneswbr\u{e9}]{0,100}",
        short in "[a-k0-9RLrl\u{e9}]{0,6}",
        rules in rules(),
    ) {
        check_position(&text, rules);
        check_move(&short);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn edited_moves_are_read_or_refused(
        bits in any::<u16>(),
        edits in edits(),
        copy in any::<Option<(usize, usize)>>(),
    ) {
        if let Some(mv) = Move::from_bits(bits) {
            check_move(&edited(&mv.to_string(), &edits, copy));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn edited_positions_are_read_or_refused(
        game in games(60),
        edits in edits(),
        copy in any::<Option<(usize, usize)>>(),
        rules in rules(),
    ) {
        let turns = game.turns();
        let text = turns[turns.len() - 1].0.to_string();
        prop_assert!(check_position(&text, turns[0].0.rules()));
        check_position(&edited(&text, &edits, copy), rules);
    }
}
