//! Games as text: the seven tags that rating tools read and some more, the moves with what the
//! players said of them, the result.

use crate::arena::records::game_record::{GameRecord, MoveRecord};
use crate::arena::records::score::Score;
use std::fmt::Write;

/// Lines of moves are not longer than this.
const COLUMNS: usize = 80;

/// Writes a game, with an empty line after it.
pub fn write(game: &GameRecord) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // A tag is a line.
        let value = value.replace(char::is_control, "?");
        // Writing to a string can not fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    let (day, time) = game.date.split_once('T').unwrap_or((&game.date, ""));
    tag("Event", "Akhet match");
    tag("Site", "?");
    tag("Date", &day.replace('-', "."));
    tag("Round", &game.round.to_string());
    tag("White", &game.blue);
    tag("Black", &game.red);
    tag("Result", &game.result.to_string());
    tag("UTCTime", time.trim_end_matches('Z'));
    tag("Game", &game.game.to_string());
    tag("Variant", "Laser Chess");
    tag("KingTurns", &game.kingturns.to_string());
    tag("SwapOntoClosed", &game.swapontoclosed.to_string());
    tag("Opening", &game.opening);
    tag("SetUp", "1");
    tag("FEN", &game.fen);
    let [blue, red] = &game.limits;
    if blue == red {
        tag("TimeControl", blue);
    } else {
        tag("WhiteTimeControl", blue);
        tag("BlackTimeControl", red);
    }
    tag("PlyCount", &game.moves.len().to_string());
    tag("Termination", &game.reason.to_string());
    text.push('\n');
    write_moves(game, &mut text);
    text
}

fn write_moves(game: &GameRecord, text: &mut String) {
    let fields: Vec<&str> = game.fen.split_ascii_whitespace().collect();
    let red_begins = fields.get(1) == Some(&"r");
    let first: u64 = fields
        .get(2)
        .and_then(|number| number.parse().ok())
        .unwrap_or(1);
    let mut words = Vec::new();
    for (index, turn) in game.moves.iter().enumerate() {
        let ply = index + usize::from(red_begins);
        let number = first + ply as u64 / 2;
        if ply % 2 == 0 {
            words.push(format!("{number}."));
        } else if index == 0 {
            words.push(format!("{number}..."));
        }
        words.push(turn.mv.to_string());
        let seconds = turn.time as f64 / 1000.0;
        words.push(format!("{{{}", opinion(turn)));
        words.push(format!("{seconds:.3}s}}"));
    }
    // A brace would end the comment.
    let detail = format!("{{{}}}", game.detail.replace(['{', '}'], "|"));
    words.extend(detail.split(' ').map(str::to_owned));
    words.push(game.result.to_string());
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 {
            let wraps = column + 1 + width > COLUMNS;
            text.push(if wraps { '\n' } else { ' ' });
            column = if wraps { 0 } else { column + 1 };
        }
        text.push_str(&word);
        column += width;
    }
    text.push_str("\n\n");
}

/// `SCORE/DEPTH`: the score in hundreds of points, or `M` with the moves to the end of the game.
fn opinion(turn: &MoveRecord) -> String {
    let score = match turn.score {
        Some(Score::Cp(points)) => format!("{:+.2}", f64::from(points) / 100.0),
        Some(Score::Mate(moves)) if moves > 0 => format!("+M{moves}"),
        Some(Score::Mate(moves)) => format!("-M{}", moves.unsigned_abs()),
        None => "?".to_owned(),
    };
    match turn.depth {
        Some(depth) => format!("{score}/{depth}"),
        None => format!("{score}/?"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::records::outcome::{GameOutcome, Reason};
    use crate::arena::records::pgn::read::Reader;
    use crate::laser::rules::Color;

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
        assert!(text.contains(
            "9... c5c4 {-12.34/3 0.021s} 10. i5j5 {+M7/12 1000.001s} c4c5 {-M1/? 0.000s}"
        ));
        let mut record = game.replay();
        assert!(record.is_ok(), "{record:?}");
        game.moves[1].mv = "i5i6".parse().unwrap();
        record = game.replay();
        assert!(record.unwrap_err().to_string().contains("no King was hit"));
    }

    #[test]
    fn other_programs_may_write_it_in_other_ways() {
        let text = write(&game());
        let crlf = text.replace('\n', "\r\n");
        assert_eq!(read_all(&crlf), read_all(&text));
        let close = text
            .replace("10. i5j5", "10.i5j5")
            .replace("c5c4 {", "c5c4{");
        assert_eq!(read_all(&close), read_all(&text));
        let marked = text.replace("c4c5", "$1 ; c4c4\nc4c5");
        assert_eq!(read_all(&marked), read_all(&text));
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
                "[Round \"6\"]",
                "[Round \"-1\"]",
                "line 1: the tag Round has a value that it can not have",
            ),
            (
                "[Termination \"king hit\"]",
                "",
                "line 1: the tag Termination is missing",
            ),
            (
                "king hit",
                "kong hit",
                "line 1: Termination 'kong hit': it is no reason",
            ),
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
}
