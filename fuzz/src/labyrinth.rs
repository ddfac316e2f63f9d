//! Positions and games of Labyrinth.

use super::OPTIONS;
use akhet::labyrinth::rules::{MarkedMove, Position, Rules, Undo};

/// A line with a position, and moves with marks: text and value survive round trips under all rules. Legal moves are
/// played, refused ones change nothing, and in the end all are undone.
pub fn labyrinth(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let (text, words) = text.split_once('\n').unwrap_or((text, ""));
    let moves = words.split_whitespace().filter_map(|word| {
        let mv: MarkedMove = word.parse().ok()?;
        assert_eq!(mv.to_string(), word);
        Some(mv)
    });
    let moves: Vec<MarkedMove> = moves.collect();
    let ends = [(false, false), (true, false), (false, true)];
    let all = OPTIONS
        .into_iter()
        .flat_map(|rules| ends.map(|end| (rules, end)));
    for ((free_order, no_return), (any_exit, any_square)) in all {
        let rules = Rules {
            free_order,
            no_return,
            any_exit,
            any_square,
        };
        let Ok(start) = Position::from_fen(text, rules) else {
            continue;
        };
        check(&start);
        let mut position = start.clone();
        let mut plies: Vec<(Position, Undo)> = Vec::new();
        for &mv in &moves {
            let before = position.clone();
            match position.play(mv) {
                Ok(ply) => plies.push((before, ply)),
                Err(_) => assert_eq!(position, before, "{mv} refused"),
            }
            check(&position);
        }
        for (before, ply) in plies.iter().rev() {
            position.undo(ply);
            assert_eq!(&position, before, "{} undone", ply.mv);
        }
    }
}

/// The position equals the one parsed from its text, and its moves are legal.
fn check(position: &Position) {
    let afresh = Position::from_fen(&position.to_string(), position.rules());
    assert_eq!(afresh.as_ref(), Ok(position), "Zobrist key included");
    assert_eq!(
        position.moves().next().is_none(),
        position.winner().is_some()
    );
    for mv in position.moves() {
        assert_eq!(position.check(mv), Ok(mv.into()), "{position}");
    }
}
