//! Writing annotated PGN: a game as it was read, with another player's scores, marks and better lines.

use super::games::PgnGame;
use super::move_numbers::MoveNumbers;
use super::write::{comment, figures, score_and_depth, wrap, write_tag};
use crate::arena::records::move_record::MoveRecord;
use crate::arena::records::score::Score;
use crate::laser::rules::Move;

/// What an annotator says of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The score of the move, from the mover.
    pub score: Score,
    /// The depth of the search behind it, in plies.
    pub depth: u32,
    /// The numeric annotation glyph of the PGN standard: 2 for a mistake, 4 for a blunder, 6 for an
    /// inaccuracy.
    pub glyph: Option<u8>,
    /// A better line in place of the move; empty without one.
    pub better: Vec<Move>,
}

/// Writes a game with its tags and comments and an empty line after it. A move with a note has the
/// note's score in place of its own, `{SCORE/DEPTH}`, and the better line as a variation.
/// `notes` has one for each ply, `None` where the annotator says nothing; it may end early.
pub fn write_annotated(game: &PgnGame, annotator: &str, notes: &[Option<Note>]) -> String {
    let mut text = String::new();
    for (name, value) in game.tags.iter().filter(|(name, _)| name != ANNOTATOR) {
        write_tag(name, value, &mut text);
    }
    write_tag(ANNOTATOR, annotator, &mut text);
    text.push('\n');
    wrap(&movetext(game, notes), &mut text);
    text
}

/// The standard's tag for who has annotated a game.
const ANNOTATOR: &str = "Annotator";

fn movetext(game: &PgnGame, notes: &[Option<Note>]) -> Vec<String> {
    let numbers = MoveNumbers::from(game.record.start());
    let opening = game.game.openingmoves.len();
    let mut words = Vec::new();
    let comments = |plies| {
        let here = game.comments.iter().filter(move |(at, _)| *at == plies);
        here.flat_map(|(_, text)| comment(text))
    };
    words.extend(comments(0));
    // After a comment or variation, and at the start, Red's move has its number too.
    let mut red_too = true;
    for (index, undo) in game.record.plies().iter().enumerate() {
        words.extend(numbers.before(index, red_too));
        words.push(undo.mv.to_string());
        let length = words.len();
        let note = notes.get(index).and_then(Option::as_ref);
        if let Some(note) = note {
            words.extend(note.glyph.map(|glyph| format!("${glyph}")));
            let figures = score_and_depth(Some(note.score), Some(note.depth));
            words.push(format!("{{{figures}}}"));
        } else if let Some(turn) = index
            .checked_sub(opening)
            .and_then(|at| game.game.moves.get(at))
            .filter(|turn| has_figures(turn))
        {
            words.extend(figures(turn));
        }
        words.extend(comments(index + 1));
        let better = note.map(|note| note.better.as_slice());
        words.extend(variation(numbers, index, better.unwrap_or_default()));
        red_too = words.len() > length;
    }
    words.push(game.game.result.to_string());
    words
}

/// Returns true if anything is known of how the move was found.
fn has_figures(turn: &MoveRecord<Move>) -> bool {
    turn.score.is_some() || turn.depth.is_some() || turn.time > 0
}

/// A line in place of the ply of this index, in parentheses; nothing for an empty one.
fn variation(numbers: MoveNumbers, index: usize, line: &[Move]) -> Vec<String> {
    let mut words = Vec::new();
    for (at, mv) in line.iter().enumerate() {
        words.extend(numbers.before(index + at, at == 0));
        words.push(mv.to_string());
    }
    if let Some(first) = words.first_mut() {
        first.insert(0, '(');
    }
    if let Some(last) = words.last_mut() {
        last.push(')');
    }
    words
}
