//! Game records: repetition, results, undo.

use akhet::laser::rules::{
    Color, GameResult, IllegalMove, Move, NoClaim, Position, REPETITIONS_TO_CLAIM, Record,
    RecordError, Rules, Setup, Undone,
};
use test_support::laser::{KING_TURNS, SWAPS};

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn record(fen: &str) -> Record {
    Record::new(fen.parse().unwrap())
}

fn play(record: &mut Record, moves: &str) {
    for text in moves.split_whitespace() {
        record.play(mv(text)).unwrap();
    }
}

#[test]
fn a_record_takes_over_another_whatever_it_held() {
    let mut claimed = third_time();
    claimed.claim_draw().unwrap();
    let mut ends = record(Setup::Grail.fen());
    ends.set_repetition_ends(true);
    for source in [third_time(), claimed, ends] {
        let mut taken = third_time();
        taken.clone_from(&source);
        assert_eq!(taken.start(), source.start());
        assert_eq!(taken.position(), source.position());
        assert_eq!(taken.plies(), source.plies());
        assert_eq!(taken.board_key_counts(), source.board_key_counts());
        assert_eq!(taken.repetition_ends(), source.repetition_ends());
        assert_eq!(taken.draw_claimed(), source.draw_claimed());
    }
}

/// Undoes a move and returns it; `None` if there was none, or if a claim was undone.
fn undone_move(record: &mut Record) -> Option<Move> {
    match record.undo()? {
        Undone::Claim => None,
        Undone::Move(ply) => Some(ply.mv),
    }
}

/// Blue's King walks a triangle while Red turns a Deflector back and forth: after five plies the same
/// arrangement occurs with the other side to move.
const BLUE_ROUND: &str = "e1e2 h8R e2d2 h8L d2e1";
/// The same with the roles exchanged, from Red's turn to Blue's.
const RED_ROUND: &str = "f8f7 c1R f7e7 c1L e7f8";

/// The ace setup after each arrangement has recurred twice, the second time with Blue to move.
fn third_time() -> Record {
    let mut record = Record::new(Setup::Ace.position().clone());
    play(&mut record, BLUE_ROUND);
    play(&mut record, RED_ROUND);
    record
}

#[test]
fn an_arrangement_repeats_whoever_is_to_move() {
    let mut record = Record::new(Setup::Ace.position().clone());
    assert_eq!(record.repetitions(), 1);
    for text in BLUE_ROUND.split_whitespace() {
        assert_eq!(record.repetitions(), 1, "before {text}");
        record.play(mv(text)).unwrap();
    }
    assert_eq!(record.position().side(), Color::Red);
    assert_eq!(record.position().board(), record.start().board());
    assert_ne!(record.position().key(), record.start().key());
    assert_eq!(record.repetitions(), 2);
    assert!(!record.can_claim_draw());

    for text in RED_ROUND.split_whitespace() {
        record.play(mv(text)).unwrap();
        let back = record.position().board() == record.start().board();
        assert_eq!(
            record.repetitions(),
            if back { 3 } else { 1 },
            "after {text}"
        );
    }
    assert_eq!(record.position().side(), Color::Blue);
    assert_eq!(record.repetitions(), REPETITIONS_TO_CLAIM);
    assert!(record.can_claim_draw());
}

/// The same pieces on the same squares are not enough: they must face the same way.
#[test]
fn a_turned_piece_makes_another_arrangement() {
    let mut record = Record::new(Setup::Ace.position().clone());
    play(&mut record, "c1R h8R");
    assert_eq!(record.repetitions(), 1);
    play(&mut record, "c1L h8L");
    assert_eq!(record.repetitions(), 2);
}

#[test]
fn no_draw_before_the_third_time() {
    let mut record = Record::new(Setup::Ace.position().clone());
    assert_eq!(record.claim_draw(), Err(NoClaim::TooFew(1)));
    play(&mut record, BLUE_ROUND);
    assert_eq!(record.claim_draw(), Err(NoClaim::TooFew(2)));
    assert_eq!(record.result(), GameResult::Ongoing);
    assert_eq!(
        NoClaim::TooFew(2).to_string(),
        "no draw to claim: this arrangement has occurred 2 of the 3 times required"
    );
}

#[test]
fn a_repetition_that_nobody_claims_ends_nothing() {
    let mut record = third_time();
    assert_eq!(record.result(), GameResult::Ongoing);
    play(&mut record, "e1e2");
    // The right to claim goes and returns with the arrangement.
    assert_eq!(record.repetitions(), 2);
    assert!(!record.can_claim_draw());
    play(&mut record, "h8R e2d2 h8L d2e1");
    assert_eq!(record.repetitions(), 4);
    assert!(record.can_claim_draw());
}

#[test]
fn a_claim_ends_the_game() {
    let mut record = third_time();
    record.claim_draw().unwrap();
    assert_eq!(record.result(), GameResult::Repetition);
    assert_eq!(record.result().winner(), None);
    assert_eq!(record.result().score(), "1/2-1/2");
    assert!(!record.can_claim_draw());
    assert_eq!(
        record.claim_draw(),
        Err(NoClaim::GameOver(GameResult::Repetition))
    );

    let before = record.position().clone();
    let over = RecordError::GameOver(GameResult::Repetition);
    assert_eq!(record.play(mv("e1e2")), Err(over));
    assert_eq!(
        over.to_string(),
        "the game is over: draw by threefold repetition"
    );
    assert_eq!(record.position(), &before);
    assert_eq!(record.plies().len(), 10);
}

#[test]
fn undo_takes_back_a_claim_before_a_move() {
    let mut record = third_time();
    record.claim_draw().unwrap();
    assert_eq!(record.undo(), Some(Undone::Claim));
    assert_eq!(record.result(), GameResult::Ongoing);
    assert_eq!((record.plies().len(), record.repetitions()), (10, 3));
    assert!(record.can_claim_draw());

    assert_eq!(undone_move(&mut record), Some(mv("e7f8")));
    assert_eq!(record.repetitions(), 1);
    play(&mut record, "e7f8");
    assert_eq!(record.repetitions(), 3);
    record.claim_draw().unwrap();
}

#[test]
fn a_repetition_ends_the_game_if_the_record_says_so() {
    let mut record = third_time();
    record.set_repetition_ends(true);
    assert_eq!(record.result(), GameResult::Repetition);
    assert!(!record.can_claim_draw());
    let over = GameResult::Repetition;
    assert_eq!(record.claim_draw(), Err(NoClaim::GameOver(over)));
    assert_eq!(record.play(mv("e1e2")), Err(RecordError::GameOver(over)));
    // A change of the rules keeps the setting.
    let other = record.with_rules(KING_TURNS).unwrap();
    assert_eq!(other.result(), GameResult::Repetition);
    assert_eq!(undone_move(&mut record), Some(mv("e7f8")));
    assert_eq!(record.result(), GameResult::Ongoing);
    play(&mut record, "e7f8");
    assert_eq!(record.result(), GameResult::Repetition);
    record.set_repetition_ends(false);
    assert_eq!(record.result(), GameResult::Ongoing);
    // A threefold repetition in the past does not count.
    play(&mut record, "e1e2");
    record.set_repetition_ends(true);
    assert_eq!(record.result(), GameResult::Ongoing);
}

/// Undo lowers the repetition counts again.
#[test]
fn taking_back_to_the_start_leaves_a_new_game() {
    let mut record = third_time();
    let mut moves = Vec::new();
    while let Some(mv) = undone_move(&mut record) {
        moves.push(mv.to_string());
    }
    moves.reverse();
    assert_eq!(moves.join(" "), format!("{BLUE_ROUND} {RED_ROUND}"));
    assert_eq!(record.position(), Setup::Ace.position());
    assert_eq!(record.start(), Setup::Ace.position());
    assert_eq!(record.repetitions(), 1);
    play(&mut record, BLUE_ROUND);
    assert_eq!(record.repetitions(), 2);
}

/// Each beam runs along its owner's first rank, and each King is one step away from a beam.
const EDGE: &str = "le9/4k5/10/10/10/10/4K5/9Lw";

fn king_hit(start: &str, moves: &str) -> Record {
    let mut record = record(start);
    play(&mut record, moves);
    assert!(record.result().is_over());
    record
}

#[test]
fn a_hit_on_the_other_king_wins() {
    // Red steps into Blue's beam, and Blue fires at the end of any turn.
    let start = "ls9/10/10/10/10/4K5/4k5/9Lw r 1";
    let record = king_hit(start, "e2e1 e3e4");
    let result = GameResult::KingHit {
        winner: Color::Blue,
        square: "e1".parse().unwrap(),
        shooter: Color::Blue,
    };
    assert_eq!(record.result(), result);
    assert_eq!(result.winner(), Some(Color::Blue));
    assert_eq!(result.score(), "1-0");
    assert_eq!(
        result.to_string(),
        "Blue has won, Blue's Laser hit the King on e1"
    );
}

#[test]
fn a_hit_on_the_own_king_loses() {
    for (side, text, square, winner, score, words) in [
        (
            "b",
            "e2e1",
            "e1",
            Color::Red,
            "0-1",
            "Red has won, Blue's Laser hit the King on e1",
        ),
        (
            "r",
            "e7e8",
            "e8",
            Color::Blue,
            "1-0",
            "Blue has won, Red's Laser hit the King on e8",
        ),
    ] {
        let record = king_hit(&format!("{EDGE} {side} 1"), text);
        let result = GameResult::KingHit {
            winner,
            square: square.parse().unwrap(),
            shooter: !winner,
        };
        assert_eq!(record.result(), result);
        assert_eq!(
            (result.score(), result.to_string()),
            (score, words.to_owned())
        );
    }
}

#[test]
fn no_ply_after_a_king_is_hit() {
    let mut record = king_hit(&format!("{EDGE} b 1"), "e2e1");
    let after = record.position().clone();
    let over = RecordError::GameOver(record.result());
    for text in ["e7e6", "a8R", "e2e1", "a1a2"] {
        assert_eq!(record.play(mv(text)), Err(over), "{text}");
    }
    assert_eq!(
        over.to_string(),
        "the game is over: Red has won, Blue's Laser hit the King on e1"
    );
    assert_eq!(record.position(), &after);
    assert!(!record.can_claim_draw());

    record.undo().unwrap();
    assert_eq!(record.result(), GameResult::Ongoing);
    assert_eq!(record.result().score(), "*");
    assert_eq!(record.position(), record.start());
    play(&mut record, "e2e3 e7e6");
}

/// A win on the third occurrence of an arrangement is a win.
#[test]
fn a_won_game_is_no_draw() {
    let mut record = record(&format!("{EDGE} b 1"));
    play(&mut record, "e2e3 e7e6 e3e2 e6e7 e2e3 e7e6 e3e2 e6e7");
    assert!(record.can_claim_draw());
    play(&mut record, "e2e1");
    assert!(!record.can_claim_draw());
    assert_eq!(record.claim_draw(), Err(NoClaim::GameOver(record.result())));
    assert_eq!(record.result().winner(), Some(Color::Red));
}

/// Every reason to refuse a move, with its message; the record is unchanged.
#[test]
fn illegal_moves_are_refused_and_explained() {
    let start = "ls3k5/10/3SnKSn4/4pn5/1De8/sePnPn7/9Sn/9Ln b 1";
    let mut record = record(start);
    for (text, message) in [
        ("e2e3", "e2 is empty"),
        (
            "e5e4",
            "the Deflector on e5 is not Blue's, whose turn it is",
        ),
        ("a8L", "the Laser on a8 is not Blue's, whose turn it is"),
        ("j1j2", "the Laser on j1 never moves, it only turns"),
        ("j1R", "the Laser on j1 can only face west (w)"),
        ("e6R", "a King does not turn (option KingTurns is off)"),
        ("e6L", "a King does not turn (option KingTurns is off)"),
        (
            "e6e8",
            "e6 and e8 are not neighbours, a piece moves one square",
        ),
        (
            "b4d4",
            "b4 and d4 are not neighbours, a piece moves one square",
        ),
        ("b4a4", "a4 is closed to Blue"),
        ("b3c3", "c3 is occupied, only a Switch swaps places"),
        ("e6e5", "e5 is occupied, only a Switch swaps places"),
        ("d6e6", "a Switch does not swap with the King on e6"),
        ("j2j1", "a Switch does not swap with the Laser on j1"),
    ] {
        let error = record.play(mv(text)).unwrap_err();
        assert!(matches!(error, RecordError::Illegal(_)), "{text}");
        assert_eq!(error.to_string(), message, "{text}");
    }
    assert!(record.plies().is_empty());
    assert_eq!(record.position(), record.start());
}

#[test]
fn a_swap_onto_a_closed_square_is_refused() {
    let start: Position = "ls3k5/10/10/10/10/sePn8/10/4K4Ln r 1".parse().unwrap();
    let error = start.check(mv("a3b3")).unwrap_err();
    let square = "a3".parse().unwrap();
    let pn = start.board().piece_on("b3".parse().unwrap()).unwrap();
    assert_eq!(error, IllegalMove::SwapOntoClosed(square, pn));
    assert_eq!(
        error.to_string(),
        "the swap would put Blue's Deflector on a3, which is closed to Blue (option SwapOntoClosed is off)"
    );
}

#[test]
fn other_rules_keep_a_game_that_is_legal_by_them() {
    let mut record = third_time();
    record.claim_draw().unwrap();
    let other = record.with_rules(KING_TURNS).unwrap();
    assert_eq!(other.position().rules(), KING_TURNS);
    assert_eq!(other.position().to_string(), record.position().to_string());
    assert_eq!(other.start().rules(), KING_TURNS);
    assert_eq!(other.plies(), record.plies());
    assert_eq!(other.repetitions(), 3);
    assert_eq!(other.result(), GameResult::Repetition);
    assert_eq!(record.position().rules(), Rules::default());
}

#[test]
fn other_rules_refuse_a_move_that_was_legal_before() {
    let start = Position::from_fen(Setup::Ace.fen(), KING_TURNS).unwrap();
    let mut record = Record::new(start);
    play(&mut record, "c1R f8L");
    // A King's turn is written one way only.
    assert_eq!(record.plies()[1].mv, mv("f8R"));
    assert_eq!(
        record.with_rules(Rules::default()).unwrap_err().to_string(),
        "ply 2 (f8R): a King does not turn (option KingTurns is off)"
    );
    assert!(record.with_rules(KING_TURNS).is_ok());
}

#[test]
fn other_rules_refuse_a_start_that_was_valid_before() {
    let fen = "ls3k5/10/10/10/10/Pnse8/10/4K4Ln b 1";
    let record = Record::new(Position::from_fen(fen, SWAPS).unwrap());
    assert_eq!(
        record.with_rules(Rules::default()).unwrap_err().to_string(),
        "a piece of Blue stands on a3, which is closed to Blue"
    );
}
