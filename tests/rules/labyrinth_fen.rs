//! Labyrinth: the text of positions, good and bad.

use akhet::grid::Place;
use akhet::labyrinth::render::{Charset, TextStyle, text};
use akhet::labyrinth::rules::{
    Arrow, Bitboard, FenError, Field, InvalidPosition, MarkedMove, Move, ParseMoveError,
    ParseSlideError, Players, Position, Rules, Seat, Square, Treasure,
};
use proptest::prelude::*;
use test_support::labyrinth::{SEEN, Turned};

fn read(text: &str) -> Result<Position, FenError> {
    text.parse()
}

/// The error for the text with one part replaced by another.
fn error(part: &str, other: &str) -> FenError {
    assert!(SEEN.contains(part), "{part}");
    read(&SEEN.replacen(part, other, 1)).unwrap_err()
}

#[test]
fn equal_positions_have_many_texts_and_one_is_written() {
    let position = read(SEEN).unwrap();
    assert_eq!(position.to_string(), SEEN);
    let blanks = format!("  {} ", SEEN.replace(' ', "   "));
    assert_eq!(read(&blanks).as_ref(), Ok(&position));
    // A straight tile has two orientations.
    let turned = SEEN.replace("/incwcw", "/iscwcw");
    assert_eq!(read(&turned).as_ref(), Ok(&position));
    let first = read(SEEN.trim_end_matches(" 15")).unwrap();
    assert_eq!(first.turn(), 1);
    let free_order = Rules {
        free_order: true,
        ..Rules::default()
    };
    let mixed = SEEN.replace(":??:", ":?XAJ?:");
    let sorted = Position::from_fen(&mixed, free_order).unwrap();
    assert_eq!(sorted.to_string(), SEEN.replace(":??:", ":AJX??:"));
    assert_eq!(read(&mixed).unwrap().to_string(), mixed);
}

#[test]
fn errors_name_field_and_place() {
    assert_eq!(read(""), Err(FenError::Missing(Field::Board)));
    assert_eq!(
        error(" tS c5:I:KU/-/f6:??:N/- b g6 15", ""),
        FenError::Missing(Field::Spare)
    );
    assert_eq!(error(" b g6 15", ""), FenError::Missing(Field::Mover));
    assert_eq!(error(" g6 15", ""), FenError::Missing(Field::Closed));
    assert_eq!(error("cwcs/", "cwcs//"), FenError::Ranks(8));
    let place = |rank, column| Place { rank, column };
    let few = FenError::TooFewTiles(place(7, 16));
    assert_eq!(error("cwcs/", "cw/"), few);
    assert_eq!(few.to_string(), "rank 7 has fewer than 7 tiles (column 16)");
    let many = FenError::TooManyTiles(place(7, 18));
    assert_eq!(error("cwcs/", "cwcsin/"), many);
    assert_eq!(error("tsB", "xsB"), FenError::Shape(Field::Board, 11));
    assert_eq!(error("cwcs/", "cwcs?/"), FenError::Shape(Field::Board, 18));
    assert_eq!(error(" tS", " éS"), FenError::Shape(Field::Spare, 129));
    let orientation = |rank, column| FenError::Orientation(place(rank, column));
    assert_eq!(error("incwcw", "inccw"), orientation(6, 22));
    assert_eq!(error("cwcs/", "cwc/"), orientation(7, 17));
    assert_eq!(error(" tS", " tnS"), FenError::Spare(130));
    assert_eq!(error("/- b", " b"), FenError::Seats(3));
    let seat = Seat::Orange;
    assert_eq!(error(":??:N", ":??"), FenError::Parts(seat, 142));
    assert_eq!(error("f6:", "f8:"), FenError::Pawn(seat, 142));
    assert_eq!(error(":??:", ":?a:"), FenError::Card(seat, 146));
    assert_eq!(error(":??:N", ":??:NY"), FenError::Card(seat, 149));
    let many = format!(":{}:", "?".repeat(24));
    assert_eq!(error(":??:", &many), FenError::TooManyCards(seat, 142));
    for mover in ["x", "bb", "B", "é"] {
        assert_eq!(error(" b ", &format!(" {mover} ")), FenError::Mover(152));
    }
    for closed in ["a1", "g66", "--", "é"] {
        assert_eq!(
            error("g6 15", &format!("{closed} 15")),
            FenError::Closed(154)
        );
    }
    for turn in ["0", "015", "+15", "-1", "1000000001", "99999999999", "x"] {
        assert_eq!(error("15", turn), FenError::Turn(157));
    }
    assert_eq!(error("15", "15 1"), FenError::Trailing(160));
    let invalid = |error: InvalidPosition| FenError::Invalid(error);
    assert_eq!(
        error(" b ", " g "),
        invalid(InvalidPosition::Mover(Seat::Green))
    );
    assert_eq!(
        error("/f6:??:N/", "/-/"),
        invalid(InvalidPosition::Players(1))
    );
    let twice = |letter| InvalidPosition::CardTwice(Seat::Orange, letter);
    let i = Treasure::from_letter('I').unwrap();
    assert_eq!(error(":??:", ":?I:"), invalid(twice(i)));
}

#[test]
fn every_pattern_of_bits_is_a_move_that_prints_and_parses_or_none() {
    let mut count = 0;
    for bits in 0..=u16::MAX {
        if let Some(mv) = Move::from_bits(bits) {
            count += 1;
            assert_eq!(mv.bits(), bits);
            assert_eq!(mv.to_string().parse(), Ok(mv));
            assert_eq!(mv.turned().turned().turned().turned(), mv);
        }
    }
    assert_eq!(count, Arrow::COUNT * 4 * Square::COUNT);
}

#[test]
fn bad_text_is_named() {
    for (text, error) in [
        ("", ParseMoveError::Slide(ParseSlideError::Arrow)),
        ("b", ParseMoveError::Slide(ParseSlideError::Arrow)),
        ("c7na1", ParseMoveError::Slide(ParseSlideError::Arrow)),
        ("é7na1", ParseMoveError::Slide(ParseSlideError::Arrow)),
        ("b7", ParseMoveError::Slide(ParseSlideError::Orientation)),
        ("b7xa1", ParseMoveError::Slide(ParseSlideError::Orientation)),
        ("b7éa1", ParseMoveError::Slide(ParseSlideError::Orientation)),
        ("b7e", ParseMoveError::To),
        ("b7eh1", ParseMoveError::To),
        ("b7eé1", ParseMoveError::To),
        ("b7ea1?", ParseMoveError::Mark),
        ("b7ea1U", ParseMoveError::Mark),
        ("b7ea1!Y", ParseMoveError::Next),
        ("b7ea1!a", ParseMoveError::Next),
        ("b7ea1!UI", ParseMoveError::Next),
    ] {
        assert_eq!(text.parse::<MarkedMove>(), Err(error), "{text:?}");
    }
    assert_eq!("b7ea1!".parse::<Move>(), Err(ParseMoveError::Mark));
}

/// White space other than blanks belongs to the field that it is in.
#[test]
fn fields_are_separated_by_blanks_alone() {
    for space in ["\t", "\n", "\r", "\u{b}", "\u{a0}"] {
        let exchanged = |part: &str| error(part, &part.replace(' ', space));
        assert!(matches!(
            exchanged("Ocw tS"),
            FenError::TooFewTiles(_) | FenError::TooManyTiles(_) | FenError::Shape(..)
        ));
        assert_eq!(exchanged("tS c5"), FenError::Spare(131));
        assert_eq!(exchanged("- b g6"), FenError::Parts(Seat::Green, 150));
        assert_eq!(exchanged(" b g6"), FenError::Parts(Seat::Green, 150));
        assert_eq!(exchanged("b g6"), FenError::Mover(152));
        assert_eq!(exchanged("g6 15"), FenError::Closed(154));
        assert_eq!(error(" 15", &format!(" 15{space}")), FenError::Turn(157));
    }
}

#[test]
fn the_largest_turn_can_be_played_on() {
    let text = SEEN.replace(" 15", " 999999999");
    let mut position = read(&text).unwrap();
    let mut played = Vec::new();
    for _ in 0..3 {
        let mv = position.moves().next().unwrap();
        let before = position.clone();
        played.push((before, position.play(mv).unwrap()));
        assert_eq!(position.turn(), Position::MAX_TURN);
        assert_eq!(read(&position.to_string()).as_ref(), Ok(&position));
    }
    for (before, undo) in played.iter().rev() {
        position.undo(undo);
        assert_eq!(&position, before);
    }
    assert_eq!(position.to_string(), text);
}

#[test]
fn a_position_has_a_number_of_the_turn_in_its_range() {
    let position = read(SEEN).unwrap();
    let numbered = |turn| {
        let players = Seat::ALL.map(|seat| position.player(seat));
        let (mover, closed) = (position.mover(), position.closed());
        Position::new(
            *position.board(),
            players,
            mover,
            closed,
            turn,
            position.rules(),
        )
    };
    assert_eq!(numbered(15).as_ref(), Ok(&position));
    assert!(numbered(Position::MAX_TURN).is_ok());
    for turn in [0, Position::MAX_TURN + 1, u32::MAX] {
        let error = numbered(turn).unwrap_err();
        assert_eq!(error, InvalidPosition::Turn(turn));
        let limits = format!("{turn}, not 1 to {}", Position::MAX_TURN);
        assert!(error.to_string().ends_with(&limits), "{error}");
    }
}

#[test]
fn an_empty_seat_has_no_target() {
    let position = read(SEEN).unwrap();
    assert!(position.targets(Seat::Yellow).is_empty());
    let home = read(&SEEN.replace("c5:I:KU", "c5::KU")).unwrap();
    assert_eq!(home.targets(Seat::Blue), Bitboard::of(Seat::Blue.home()));
}

/// Two players without cards have both won under `NoReturn`, wherever their pawns stand.
#[test]
fn winners_depend_on_the_rules() {
    let text = SEEN.replace(":I:KU", "::KU").replace(":??:N", "::N");
    assert_eq!(read(&text).unwrap().winner(), None);
    let no_return = Rules {
        no_return: true,
        ..Rules::default()
    };
    let both = InvalidPosition::Winners(Seat::Blue, Seat::Orange);
    assert_eq!(Position::from_fen(&text, no_return), Err(both.into()));
}

#[test]
fn a_deal_never_changes() {
    let start = Position::deal(1, Players::TWO, Rules::default());
    let text = "cecnNtsAintsBtwUcs/tsVcsOcscsMtsWcwie/teCcnRteDcwtsEcsQtwF/incecwinieinin/teGcsPtnHietwItwStwJ/cnieteXcnteTcnin/cncwtnKintnLcncw i a1:ICEKAGOXSVJT:/-/g7:NWQFRULMHBDP:/- b - 1";
    assert_eq!(start.to_string(), text);
}

#[test]
fn in_free_order_the_cards_are_sorted() {
    let free_order = Rules {
        free_order: true,
        ..Rules::default()
    };
    let start = Position::deal(3, Players::FOUR, free_order);
    assert!(
        Seat::ALL
            .into_iter()
            .all(|seat| start.hand(seat).left().is_sorted())
    );
}

/// The drawing, the tables and the position in the documentation.
#[test]
fn the_documentation_is_right() {
    let page = include_str!("../../docs/labyrinth.md");
    let position = read(SEEN).unwrap();
    let style = TextStyle {
        charset: Charset::Unicode,
        color: false,
    };
    assert!(page.contains(&format!("```text\n{}```", text(&position, style))));
    assert!(page.contains(&format!("```fen\n{SEEN}\n```")));
    let start = Position::deal(1, Players::TWO, Rules::default());
    for rank in [7, 5, 3, 1] {
        let tiles = ['a', 'c', 'e', 'g'].map(|file| {
            let square = format!("{file}{rank}").parse().unwrap();
            format!("`{}`", start.board().tile(square))
        });
        let row = format!("| rank {rank} | {} |", tiles.join(" | "));
        assert!(page.contains(&row), "{row}");
    }
    for seat in Seat::ALL {
        let row = format!("| {seat} | `{}` | {} |", seat.letter(), seat.home());
        assert!(page.contains(&row), "{row}");
    }
}

proptest! {
    /// Texts with a few bytes changed are refused, or are positions that can be written and played.
    #[test]
    fn damaged_texts_do_no_harm(
        damage in prop::collection::vec((0..SEEN.len(), "[a-zA-Z0-9/:? -]|\\PC"), 1..4),
        free_order in any::<bool>(),
        no_return in any::<bool>(),
    ) {
        let mut damaged: Vec<String> = SEEN.chars().map(String::from).collect();
        for (place, other) in damage {
            damaged[place] = other;
        }
        let rules = Rules { free_order, no_return, ..Rules::default() };
        if let Ok(mut position) = Position::from_fen(&damaged.concat(), rules) {
            let again = Position::from_fen(&position.to_string(), rules);
            prop_assert_eq!(again.as_ref(), Ok(&position));
            let moves: Vec<_> = position.moves().collect();
            prop_assert_eq!(moves.is_empty(), position.winner().is_some());
            for mv in moves {
                let undo = position.play(mv).unwrap();
                position.undo(&undo);
            }
        }
    }
}
