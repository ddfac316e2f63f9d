//! Writing PGN: games -> text.

use super::move_numbers::MoveNumbers;
use crate::arena::records::game_record::GameRecord;
use crate::arena::records::move_record::MoveRecord;
use crate::arena::records::score::Score;
use crate::laser::rules::Color;
use std::fmt::Write;

/// The greatest length of a line of movetext, in characters.
pub(super) const COLUMNS: usize = 80;

/// Writes a game with its tag pairs and movetext, and an empty line after it.
pub fn write(game: &GameRecord) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| write_tag(name, value, &mut text);
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
    match game.setup {
        Some(setup) => {
            tag("StartSetup", setup.name());
            tag("OpeningPlies", &game.openingmoves.len().to_string());
        }
        None => {
            tag("SetUp", "1");
            tag("FEN", &game.fen);
        }
    }
    let [blue, red] = &game.limits;
    if blue == red {
        tag("TimeControl", blue);
    } else {
        tag("WhiteTimeControl", blue);
        tag("BlackTimeControl", red);
    }
    let plies = game.openingmoves.len() + game.moves.len();
    tag("PlyCount", &plies.to_string());
    tag("Termination", &game.reason.to_string());
    text.push('\n');
    write_moves(game, &mut text);
    text
}

/// Appends the line of a tag pair.
pub(super) fn write_tag(name: &str, value: &str, text: &mut String) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    // A tag pair is one line.
    let value = value.replace(char::is_control, "?");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

fn write_moves(game: &GameRecord, text: &mut String) {
    let start = match game.setup {
        Some(setup) => setup.fen(),
        None => &game.fen,
    };
    let fields: Vec<&str> = start.split_ascii_whitespace().collect();
    let number = fields.get(2).and_then(|number| number.parse().ok());
    let numbers = MoveNumbers {
        first: number.unwrap_or(1),
        begins: match fields.get(1) {
            Some(&"r") => Color::Red,
            _ => Color::Blue,
        },
    };
    let mut words = Vec::new();
    let opening = game.openingmoves.iter().map(|&mv| (mv, None));
    let moves = game.moves.iter().map(|turn| (turn.mv, Some(turn)));
    for (index, (mv, turn)) in opening.chain(moves).enumerate() {
        words.extend(numbers.before(index, index == 0));
        words.push(mv.to_string());
        // The engines have not searched the moves of the opening.
        if let Some(turn) = turn {
            words.extend(figures(turn));
        }
    }
    words.extend(comment(&game.detail));
    words.push(game.result.to_string());
    wrap(&words, text);
}

/// Appends the words of a game in lines of at most [`COLUMNS`] characters, and an empty line.
pub(super) fn wrap(words: &[String], text: &mut String) {
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 {
            // A '%' in the first column would escape the line.
            let wraps = column + 1 + width > COLUMNS && !word.starts_with('%');
            text.push(if wraps { '\n' } else { ' ' });
            column = if wraps { 0 } else { column + 1 };
        }
        text.push_str(word);
        column += width;
    }
    text.push_str("\n\n");
}

/// The words of a comment.
pub(super) fn comment(text: &str) -> impl Iterator<Item = String> {
    // A brace would end the comment.
    let comment = format!("{{{}}}", text.replace(['{', '}'], "|"));
    let words: Vec<String> = comment.split_whitespace().map(str::to_owned).collect();
    words.into_iter()
}

/// The words of the comment with a move's figures, `{SCORE/DEPTH SECONDSs}`.
pub(super) fn figures<M>(turn: &MoveRecord<M>) -> [String; 2] {
    let seconds = turn.time as f64 / 1000.0;
    [
        format!("{{{}", score_and_depth(turn.score, turn.depth)),
        format!("{seconds:.3}s}}"),
    ]
}

/// A comment's `SCORE/DEPTH`: the score in hundreds of points, or `M` with the moves to the end of
/// the game; `?` for an unknown figure.
pub(super) fn score_and_depth(score: Option<Score>, depth: Option<u32>) -> String {
    let score = match score {
        Some(Score::Cp(points)) => format!("{:+.2}", f64::from(points) / 100.0),
        Some(Score::Mate(moves)) if moves > 0 => format!("+M{moves}"),
        Some(Score::Mate(moves)) => format!("-M{}", moves.unsigned_abs()),
        None => "?".to_owned(),
    };
    match depth {
        Some(depth) => format!("{score}/{depth}"),
        None => format!("{score}/?"),
    }
}
