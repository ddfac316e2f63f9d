//! PGN is read back as it is written, and as other programs may write it.

use super::write::COLUMNS;
use super::{Reader, write};
use crate::arena::records::game_record::{GameRecord, MoveRecord};
use crate::arena::records::outcome::{GameOutcome, Reason};
use crate::arena::records::score::Score;
use crate::laser::rules::{Color, Setup};

/// A short game.
fn game() -> GameRecord {
    let turn = |mv: &str, score, depth, time| MoveRecord {
        mv: mv.parse().unwrap(),
        score,
        depth,
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

fn read_all(text: &str) -> Vec<Result<GameRecord, String>> {
    Reader::new(text.as_bytes())
        .map(|game| game.map_err(|error| error.to_string()))
        .collect()
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
fn layout_annotations_and_variations_of_other_programs_are_read() {
    let text = write(&game());
    let crlf = text.replace('\n', "\r\n");
    assert_eq!(read_all(&crlf), read_all(&text));
    let close = text
        .replace("10. i5j5", "10.i5j5")
        .replace("c5c4 {", "c5c4{");
    assert_eq!(read_all(&close), read_all(&text));
    let marked = text.replace("c4c5", "$1 ; c4c4\nc4c5");
    assert_eq!(read_all(&marked), read_all(&text));
    let annotated = text
        .replace("c4c5", "c4c5!? (10... e8e7? {(} (h1h2 ; )\n) e8d8) $14")
        .replace("10. i5j5", "\n% 9... nonsense\n10.i5j5!!");
    assert_eq!(read_all(&annotated), read_all(&text));
    let packed = format!("\u{feff}{text}").replacen("\"]\n[", "\"]  [  ", 3);
    assert_eq!(read_all(&packed), read_all(&text));
    let end = text.replace("1-0\n\n", "1-0 ; the end\n");
    assert_eq!(read_all(&end), read_all(&text));
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
fn missing_tags_get_defaults() {
    let game = only("c5R a4L 1/2-1/2\n");
    assert_eq!((game.blue.as_str(), game.red.as_str()), ("?", "?"));
    assert_eq!((game.game, game.round), (0, 0));
    assert_eq!(game.fen, Setup::ALL[0].fen());
    assert_eq!(game.limits, ["", ""]);
    assert!(!game.kingturns && !game.swapontoclosed);
    assert_eq!(game.date, "????-??-??T00:00:00Z");
    assert_eq!(game.moves.len(), 2);
    assert_eq!(
        (game.result, game.reason),
        (GameOutcome::Drawn, Reason::Unknown)
    );
    // The roster alone, with the standard's signs for what is not known.
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
    assert_eq!(reason("normal", &on), Reason::Unknown);
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
        ("i5j5 c5c6 1-0", "but a King was hit before the last move"),
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
            "line 21: 'i5x5' is no move: after the first square",
        ),
        (
            "[Round \"6\"]",
            "[Round 6]",
            "line 4: a tag is [Name \"value\"]",
        ),
        ("[Round \"6\"]", "[Date \"6\"]", "line 4: a tag comes twice"),
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
            "line 1: PlyCount is 3 and there are 4 moves",
        ),
        (
            "[Result \"1-0\"]",
            "[Result \"0-1\"]",
            "line 1: the tag Result says 0-1 and the moves end with 1-0",
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
