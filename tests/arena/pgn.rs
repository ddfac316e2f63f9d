//! PGN is read as this program writes it, and as others may.

use crate::pgn_faults::games;
use akhet::laser::rules::{Color, Setup};
use akhet_arena::Contest;
use akhet_records::GameRecord;
use akhet_records::Recorded;
use akhet_records::pgn::{Note, Reader, write, write_annotated};
use akhet_records::{GameOutcome, MoveRecord, Reason, Score};

/// The maximum length of a movetext line, in characters.
const COLUMNS: usize = 80;

/// A short game.
fn game() -> GameRecord {
    let turn = |mv: &str, score, depth, time| MoveRecord {
        mv: mv.parse().unwrap(),
        score,
        depth,
        seldepth: None,
        nodes: None,
        time,
    };
    GameRecord {
        game: 12,
        round: 6,
        date: "2026-11-21T04:05:06Z".to_owned(),
        blue: "a \"b\" \\ c".to_owned(),
        red: "Réd".to_owned(),
        limits: ["1+0.01".to_owned(), "nodes=500".to_owned()],
        opening: "ace".to_owned(),
        setup: None,
        openingmoves: Vec::new(),
        fen: "ls9/10/10/2k5Ps1/10/10/10/4K4Ln r 9".to_owned(),
        kingturns: true,
        swapontoclosed: false,
        moves: vec![
            turn("c5c4", Some(Score::Cp(-1234)), Some(3), 21),
            turn("i5j5", Some(Score::Mate(7)), Some(12), 1_000_001),
            turn("c4c5", Some(Score::Mate(-1)), None, 0),
            turn("e1d1", None, Some(1), 5),
        ],
        result: GameOutcome::Won(Color::Blue),
        reason: Reason::KingHit,
        detail: "Blue has won, and a long comment that goes beyond the end of the line {x}"
            .to_owned(),
    }
}

/// A game from a setup, with an opening.
fn game_from_setup() -> GameRecord {
    let moves = ["f1e2", "c7d7", "f4e3"].map(|mv| MoveRecord {
        mv: mv.parse().unwrap(),
        score: Some(Score::Cp(12)),
        depth: Some(4),
        seldepth: None,
        nodes: None,
        time: 7,
    });
    GameRecord {
        setup: Some(Setup::Ace),
        openingmoves: ["e4d3", "a4b3"].map(|mv| mv.parse().unwrap()).to_vec(),
        fen: "ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/2Pw2Sn1pn1Ps/1pe1Se2pe3/7Pn2/2PwDnKDn3Ln b 2"
            .to_owned(),
        kingturns: false,
        moves: moves.to_vec(),
        result: GameOutcome::Drawn,
        reason: Reason::MaxPlies,
        detail: "3 plies".to_owned(),
        ..game()
    }
}

fn read_all(text: &str) -> Vec<Result<GameRecord, String>> {
    Reader::new(text.as_bytes())
        .map(|game| game.map_err(|error| error.to_string()))
        .collect()
}

#[test]
fn no_line_of_a_comment_begins_with_the_escape() {
    let mut game = game();
    for length in 0..COLUMNS {
        game.detail = format!("{} %no escape here", "x".repeat(length));
        let text = write(&game);
        assert!(!text.contains("\n%"), "{text}");
        game.detail = game.detail.trim().to_owned();
        assert_eq!(read_all(&text), [Ok(game.clone())]);
    }
    game.detail = "one\n%two\r\n\t three".to_owned();
    let text = write(&game);
    game.detail = "one %two three".to_owned();
    assert_eq!(read_all(&text), [Ok(game)]);
}

#[test]
fn the_largest_move_number_is_not_exceeded() {
    let mut game = game();
    game.fen = format!("ls9/10/10/2k5Ps1/10/10/10/4K4Ln b {}", u64::MAX);
    game.detail = String::new();
    assert_eq!(read_all(&write(&game)), [Ok(game)]);
}

#[test]
fn what_is_written_is_read_back() {
    let (mut game, mut other) = (game(), game());
    game.detail = game.detail.replace(['{', '}'], "|");
    other.limits = ["depth=3".to_owned(), "depth=3".to_owned()];
    other.moves.clear();
    (other.reason, other.detail) = (Reason::Crash, String::new());
    let text = write(&game) + &write(&other);
    assert_eq!(read_all(&text), [Ok(game.clone()), Ok(other)]);
    assert!(
        text.lines()
            .filter(|line| !line.starts_with('['))
            .all(|line| line.len() <= COLUMNS)
    );
    assert!(
        text.contains(
            "9... c5c4 {-12.34/3 0.021s} 10. i5j5 {+M7/12 1000.001s} c4c5 {-M1/? 0.000s}"
        )
    );
    let mut record = game.replay();
    assert!(record.is_ok(), "{record:?}");
    game.moves[1].mv = "i5i6".parse().unwrap();
    record = game.replay();
    assert!(record.unwrap_err().to_string().contains("no King was hit"));
}

#[test]
fn an_opening_stands_in_the_movetext_and_its_setup_in_a_tag() {
    let mut game = game_from_setup();
    let text = write(&game);
    assert!(text.contains("[StartSetup \"ace\"]\n[OpeningPlies \"2\"]\n"));
    assert!(text.contains("[PlyCount \"5\"]"));
    assert!(!text.contains("FEN") && !text.contains("SetUp \""));
    let moves = "1. e4d3 a4b3 2. f1e2 {+0.12/4 0.007s} c7d7 {+0.12/4 0.007s} 3. f4e3";
    assert!(text.replace('\n', " ").contains(moves), "{text}");
    assert_eq!(only(&text), game);
    let record = game.replay().unwrap();
    assert_eq!(record.start(), Setup::Ace.position());
    assert_eq!(record.plies().len(), 5);
    // Without an opening the engines play from the setup.
    let without = GameRecord {
        openingmoves: Vec::new(),
        fen: Setup::Ace.fen().to_owned(),
        moves: Vec::new(),
        ..game.clone()
    };
    assert_eq!(only(&write(&without)), without);
    let short = write(&without).replace("[OpeningPlies \"0\"]\n", "");
    assert_eq!(only(&short), without);
    // The record's position must be that of its opening.
    game.fen = Setup::Ace.fen().to_owned();
    let error = game.replay().unwrap_err().to_string();
    assert!(error.starts_with("its opening leads to ls3"), "{error}");
    game.openingmoves[0] = "e4e6".parse().unwrap();
    let error = game.replay().unwrap_err().to_string();
    assert!(
        error.starts_with("its opening: move 1 ('e4e6'): "),
        "{error}"
    );
}

#[test]
fn an_opening_that_cannot_be_is_refused() {
    let text = write(&game_from_setup());
    let fault = |text: &str| read_all(text).remove(0).unwrap_err();
    for (tag, value, error) in [
        ("StartSetup", "acre", "setup 'acre', known setups: ace"),
        ("OpeningPlies", "6", "from 0 to 5, the number of moves"),
        ("OpeningPlies", "-1", "OpeningPlies must be a number from 0"),
        ("FEN", "x", "StartSetup and FEN cannot be combined"),
    ] {
        let kept = text
            .lines()
            .filter(|line| !line.starts_with(&format!("[{tag} ")));
        let kept: Vec<&str> = kept.collect();
        let found = fault(&format!("[{tag} \"{value}\"]\n{}\n", kept.join("\n")));
        assert!(found.starts_with("line 1: "), "{found}");
        assert!(found.contains(error), "{found}");
    }
    let found = fault(&text.replacen("e4d3", "e4d2", 1));
    let error = "line 1: the opening: move 1 ('e4d2'): ";
    assert!(found.starts_with(error), "{found}");
}

#[test]
fn games_have_the_same_opening_as_far_as_records_give_it() {
    let game = game_from_setup();
    let by_fen = GameRecord {
        setup: None,
        openingmoves: Vec::new(),
        ..game.clone()
    };
    let mut other = game.clone();
    other.openingmoves.swap(0, 1);
    assert!(game.begins_like(&game) && game.begins_like(&by_fen) && by_fen.begins_like(&game));
    assert!(!game.begins_like(&other) && by_fen.begins_like(&other));
    let fen = Setup::Ace.fen().to_owned();
    let ace = GameRecord {
        fen,
        ..by_fen.clone()
    };
    for game in [&game, &by_fen, &other] {
        assert!(!game.begins_like(&ace) && !ace.begins_like(game));
    }
    // A JSON record has the opening as text; one without comes from an old version.
    let json = serde_json::to_value(&game).unwrap();
    assert_eq!(json["setup"], "ace");
    assert_eq!(json["openingmoves"], serde_json::json!(["e4d3", "a4b3"]));
    assert_eq!(serde_json::from_value::<GameRecord>(json).unwrap(), game);
    let json = serde_json::to_value(&by_fen).unwrap();
    assert!(json.get("setup").is_none() && json.get("openingmoves").is_none());
    assert_eq!(serde_json::from_value::<GameRecord>(json).unwrap(), by_fen);
}

#[test]
fn layout_annotations_and_variations_of_other_programs_are_read() {
    let text = write(&game());
    for same in [
        text.replace('\n', "\r\n"),
        text.replace("10. i5j5", "10.i5j5")
            .replace("c5c4 {", "c5c4{"),
        text.replace("c4c5", "$1 ; c4c4\nc4c5"),
        text.replace("c4c5", "c4c5!? (10... e8e7? {(} (h1h2 ; )\n) e8d8) $14")
            .replace("10. i5j5", "\n% 9... nonsense\n10.i5j5!!"),
        format!("\u{feff}{text}").replacen("\"]\n[", "\"]  [  ", 3),
        text.replace("1-0\n\n", "1-0 ; the end\n"),
    ] {
        assert_eq!(read_all(&same), read_all(&text), "{same}");
    }
}

/// The only game of a text, which must be legal.
fn only(text: &str) -> GameRecord {
    let mut games = read_all(text);
    assert_eq!(games.len(), 1, "{games:?}");
    let game = games.remove(0).expect(text);
    assert!(game.replay().is_ok(), "{game:?}");
    game
}

#[test]
fn scores_without_times_are_read() {
    let game = only("1. c5R {+0.06/3} a4L {-M2/17} 2. c5L {-1.5/?} a4R {1/2} *\n");
    let scores: Vec<_> = game.moves.iter().map(|turn| turn.score).collect();
    let points = |points| Some(Score::Cp(points));
    // Without a sign it may be some other comment.
    let expected = [points(6), Some(Score::Mate(-2)), points(-150), None];
    assert_eq!(scores, expected);
    assert_eq!(game.detail, "1/2");
}

#[test]
fn missing_tags_get_defaults() {
    let game = only("c5R a4L 1/2-1/2\n");
    assert_eq!((game.blue.as_str(), game.red.as_str()), ("?", "?"));
    assert_eq!((game.game, game.round), (0, 0));
    assert_eq!(game.fen, Setup::OFFICIAL[0].fen());
    assert_eq!(game.limits, ["", ""]);
    assert!(!game.kingturns && !game.swapontoclosed);
    assert_eq!(game.date, "????-??-??T00:00:00Z");
    assert_eq!(game.moves.len(), 2);
    assert_eq!(
        (game.result, game.reason),
        (GameOutcome::Drawn, Reason::Unknown)
    );
    // The roster alone, with the standard's placeholders for unknown values.
    let roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"2011.??.??\"]\n[Round \"-\"]\n\
        [White \"a\"]\n[Black \"?\"]\n[Result \"0-1\"]\n\n1. c5R 0-1\n";
    let game = only(roster);
    assert_eq!((game.blue.as_str(), game.red.as_str()), ("a", "?"));
    assert_eq!(
        (game.round, game.date.as_str()),
        (0, "2011-??-??T00:00:00Z")
    );
    assert_eq!(game.result, GameOutcome::Won(Color::Red));
    assert_eq!(
        only(&roster.replace("Round \"-\"", "Round \"3.1\"")).round,
        3
    );
    let setup = roster.replace("[Site \"?\"]", "[Opening \"sophie\"]");
    let setup = setup.replace("c5R", "d1c1");
    assert_eq!(only(&setup).fen, Setup::Sophie.fen());
    let unfinished = only("1. c5R *");
    assert_eq!(unfinished.result, GameOutcome::Unfinished);
}

#[test]
fn a_missing_reason_is_that_of_the_moves() {
    let reason = |tag: &str, moves: &str| {
        let fen = "[FEN \"ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1\"]";
        only(&format!("[Termination \"{tag}\"]\n{fen}\n\n{moves}\n")).reason
    };
    for tag in ["normal", "unterminated", "?", "king hit"] {
        assert_eq!(reason(tag, "i5j5 1-0"), Reason::KingHit, "{tag}");
    }
    let shuffle = "e1e2 c5c6 e2e1 c6c5 ".repeat(2);
    assert_eq!(
        reason("normal", &format!("{shuffle}1/2-1/2")),
        Reason::Repetition
    );
    // By the rules a repetition ends a game only when a player claims the draw.
    let on = format!("{shuffle}e1e2 c5c6 1-0");
    assert_eq!(reason("?", &on), Reason::Unknown);
    // A loss that the moves do not show, and that is no fault.
    assert_eq!(reason("normal", &on), Reason::Resignation);
    assert_eq!(reason("Normal", "e1e2 0-1"), Reason::Resignation);
    assert_eq!(reason("normal", "e1e2 1/2-1/2"), Reason::Unknown);
    assert_eq!(reason("Time forfeit", "e1e2 1-0"), Reason::Time);
    assert_eq!(reason("time forfeit", "e1e2 1-0"), Reason::Time);
    assert_eq!(reason("rules infraction", "e1e2 1-0"), Reason::IllegalMove);
    assert_eq!(reason("stalled connection", "e1e2 1-0"), Reason::Hang);
    assert_eq!(
        reason("adjudication", "e1e2 1-0"),
        Reason::ResignAdjudication
    );
    assert_eq!(
        reason("adjudication", "e1e2 1/2-1/2"),
        Reason::DrawAdjudication
    );
    assert_eq!(reason("adjudication", "e1e2 *"), Reason::Unknown);
}

#[test]
fn moves_and_results_are_checked_whatever_is_missing() {
    let fen = "[FEN \"ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1\"]\n\n";
    for (moves, error) in [
        ("e1e3 1-0", "ply 1 (e1e3): e1 and e3 are not neighbours"),
        ("e1R 1-0", "ply 1 (e1R): a King does not turn"),
        (
            "i5j5 0-1",
            "the record says 0-1 (unknown), but Red's King was hit",
        ),
        ("i5j5 1/2-1/2", "but Red's King was hit"),
        ("i5j5 *", "but Red's King was hit"),
        ("i5j5 c5c6 1-0", "but it was over before the last move"),
    ] {
        let game = read_all(&format!("{fen}{moves}\n")).remove(0).unwrap();
        let found = game.replay().unwrap_err().to_string();
        assert!(found.contains(error), "{moves}: {found}");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let text = write(&game());
    for (from, to, error) in [
        (
            "i5j5",
            "i5x5",
            "line 21: 'i5x5' is not a move: the first square must be followed",
        ),
        (
            "[Round \"6\"]",
            "[Round 6]",
            "line 4: a tag is [Name \"value\"]",
        ),
        (
            "[Round \"6\"]",
            "[Date \"6\"]",
            "line 4: a tag appears twice",
        ),
        (
            "[KingTurns \"true\"]",
            "[KingTurns \"1\"]",
            "line 1: the tag KingTurns is true or false, not '1'",
        ),
        (
            "i5j5",
            "(i5i6 i5j5",
            "line 1: the game that begins here has no end",
        ),
        ("i5j5", "i5j5)", "line 21: ')' closes no variation"),
        (
            "[PlyCount \"4\"]",
            "[PlyCount \"3\"]",
            "line 1: PlyCount is 3, but there are 4 moves",
        ),
        (
            "[Result \"1-0\"]",
            "[Result \"0-1\"]",
            "line 1: the tag Result says 0-1, but the moves end with 1-0",
        ),
        (
            "1-0\n\n",
            "1-0 1-0\n",
            "line 23: nothing may follow a result",
        ),
        (
            "1-0\n\n",
            "",
            "line 1: the game that begins here has no end",
        ),
    ] {
        assert!(text.contains(from), "{from}");
        let games = read_all(&text.replacen(from, to, 1));
        let found = games[0].clone().unwrap_err();
        assert!(found.starts_with(error), "{found} is not {error}");
        assert_eq!(games.len(), 1);
    }
}

#[test]
fn a_torn_game_says_where_it_begins() {
    let text = write(&game());
    for cut in 1..text.trim_end().len() {
        if !text.is_char_boundary(cut) {
            continue;
        }
        let torn = text.clone() + &text[..cut];
        let mut reader = Reader::new(torn.as_bytes());
        assert!(reader.next().unwrap().is_ok());
        assert!(matches!(reader.next(), Some(Err(_))));
        assert_eq!(reader.begin(), text.len() as u64);
        assert!(reader.next().is_none());
    }
}

#[test]
fn a_game_has_its_tags_comments_and_claim() {
    let text = "[White \"A\"]\n[Annotator \"B\"]\n[Black \"?\"]\n\n{before} 1. c5R {+0.10/3 0.010s} {good} a5R {} {end} *\n";
    let game = games(text).remove(0).unwrap();
    let tags: Vec<_> = game
        .tags
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    assert_eq!(tags, [("White", "A"), ("Annotator", "B"), ("Black", "?")]);
    let comments: Vec<_> = game
        .comments
        .iter()
        .map(|(at, text)| (*at, text.as_str()))
        .collect();
    assert_eq!(comments, [(0, "before"), (1, "good"), (2, "end")]);
    let shuffle = "i5i6 a8L i6i5 a8R i5i6 a8L i6i5 a8R";
    let text = format!("[FEN \"ls9/10/10/2k5Ps1/10/10/10/4K4Ln b\"]\n\n{shuffle} 1/2-1/2\n");
    let drawn = games(&text).remove(0).unwrap();
    assert!(drawn.record.result().is_over());
}

#[test]
fn an_annotated_game_is_read_back() {
    let note = |score, glyph, better: &[&str]| {
        Some(Note {
            score,
            depth: 9,
            glyph,
            better: better.iter().map(|mv| mv.parse().unwrap()).collect(),
        })
    };
    let notes = [
        note(Score::Cp(-20), None, &[]),
        note(Score::Mate(-2), Some(4), &["e1d1", "c4c5", "i5j5"]),
        None,
    ];
    let text = "[White \"Réd \\\"x\\\"\"]\n[Annotator \"old\"]\n[FEN \"ls9/10/10/2k5Ps1/10/10/10/4K4Ln r 9\"]\n\n\
                {first} 9... c5c4 {+1.00/2 0.500s} {odd} 10. i5i6 (10. i5j5) $1 c4c5 {-0.50/4 0.250s} *\n\n";
    let game = games(text).remove(0).unwrap();
    let annotated = write_annotated(&game, "Akhet", &notes);
    assert!(
        annotated.contains(
            "{first} 9... c5c4 {-0.20/9} {odd} 10. i5i6 $4 {-M2/9} (10. e1d1 c4c5 11. i5j5)\n10... c4c5 {-0.50/4 0.250s} *\n\n"
        ),
        "{annotated}"
    );
    let again = games(&annotated).remove(0).unwrap();
    let tag = |name: &str| {
        again
            .tags
            .iter()
            .find(|(known, _)| known == name)
            .unwrap()
            .1
            .clone()
    };
    assert_eq!(
        (tag("White"), tag("Annotator")),
        ("Réd \"x\"".to_owned(), "Akhet".to_owned())
    );
    assert_eq!(again.comments, game.comments);
    assert_eq!(again.record.position(), game.record.position());
    let scores: Vec<_> = again.game.moves.iter().map(|turn| turn.score).collect();
    let expected = [Score::Cp(-20), Score::Mate(-2), Score::Cp(-50)].map(Some);
    assert_eq!(scores, expected);
    // Writing it again gives the same text.
    assert_eq!(write_annotated(&again, "Akhet", &notes), annotated);
    // A move about which nothing is known gets no comment.
    let bare = games("1. c5R a4L {hm} 2. c5L *\n").remove(0).unwrap();
    let annotated = write_annotated(&bare, "Akhet", &[]);
    assert!(
        annotated.ends_with("\n\n1. c5R a4L {hm} 2. c5L *\n\n"),
        "{annotated}"
    );
}
