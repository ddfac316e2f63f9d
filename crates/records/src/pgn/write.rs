//! Writes PGN. Annotated games keep their tags and comments, and get the annotator's scores, marks and better lines.

use super::movetext::{MoveNumbers, figures, score_and_depth};
use super::read::PgnGame;
use super::tags::{NORMAL, PgnParts, Style, limit_tag};
use crate::{Reason, Recorded, Score, Summary};
use akhet::laser::rules::Move;
use std::fmt::Write;

/// The maximum length of a line of movetext, in characters.
const COLUMNS: usize = 80;

/// The tags that a match sets for all its games; `None` for the default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The tag `Event`.
    pub event: Option<String>,
    /// The tag `Site`.
    pub site: Option<String>,
}

/// Writes a game with its tag pairs and movetext, followed by an empty line.
pub fn write(record: &impl Recorded) -> String {
    write_in(record, Style::Akhet, &Heading::default())
}

/// [`write()`] in this style and with this heading.
pub fn write_in(record: &impl Recorded, style: Style, heading: &Heading) -> String {
    let (game, parts) = (record.summary(), record.pgn_parts(style));
    let mut text = String::new();
    for (name, value) in tag_pairs(&game, &parts, style, heading) {
        write_tag(&name, &value, &mut text);
    }
    text.push('\n');
    let mut words = parts.words;
    // OpenBench's client takes the words of a second comment for moves.
    if !game.detail.is_empty() && style == Style::Akhet {
        // A comment right after a move belongs to the move, and could be read as its score.
        if words.last().is_some_and(|word| !word.ends_with('}')) {
            words.push("{}".to_owned());
        }
        words.extend(comment(game.detail));
    }
    words.push(game.result);
    wrap(&words, &mut text);
    text
}

/// The tag pairs of a game with this heading, in order.
pub(super) fn tag_pairs(
    game: &Summary<'_>,
    parts: &PgnParts,
    style: Style,
    heading: &Heading,
) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    let mut tag = |name: &str, value: &str| pairs.push((name.to_owned(), value.to_owned()));
    let (day, time) = game.date.split_once('T').unwrap_or((game.date, ""));
    let usual = if game.game > 0 {
        "Akhet match"
    } else {
        "Akhet game"
    };
    tag("Event", heading.event.as_deref().unwrap_or(usual));
    tag("Site", heading.site.as_deref().unwrap_or("?"));
    tag("Date", &day.replace('-', "."));
    tag("Round", &game.round.to_string());
    for (name, place) in parts.players.iter().zip(&game.places) {
        tag(name, place.player);
    }
    tag("Result", &game.result);
    tag("UTCTime", time.trim_end_matches('Z'));
    tag("Game", &game.game.to_string());
    tag("Variant", parts.variant);
    for (name, on) in &parts.rules {
        tag(name, &on.to_string());
    }
    tag("Opening", game.opening);
    for (name, value) in &parts.start {
        tag(name, value);
    }
    let mut limits = game.places.iter().map(|place| place.limit);
    match limits.next() {
        Some(first) if limits.all(|limit| limit == first) => tag("TimeControl", first),
        _ => {
            for (name, place) in parts.players.iter().zip(&game.places) {
                tag(&limit_tag(name), place.limit);
            }
        }
    }
    tag("PlyCount", &parts.plies.to_string());
    tag("Termination", &termination(game, style));
    pairs
}

fn termination(game: &Summary<'_>, style: Style) -> String {
    match (style, game.reason) {
        // The standard's words, where this program has none that says more.
        (_, Reason::Resignation) => NORMAL.to_owned(),
        (_, Reason::Unknown) if game.ending.is_none() => "unterminated".to_owned(),
        (Style::Fastchess, Reason::Crash | Reason::BrokenPipe) => "abandoned".to_owned(),
        (Style::Fastchess, Reason::Hang) => "stalled connection".to_owned(),
        (_, reason) => reason.to_string(),
    }
}

fn write_tag(name: &str, value: &str, text: &mut String) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    // A tag pair is one line. Spaces keep the fields of a FEN apart.
    let value = value.replace(|c: char| c.is_ascii_whitespace(), " ");
    // Not '?', which alone means that the value is unknown.
    let value = value.replace(char::is_control, "\u{fffd}");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

/// Appends the words of a game in lines of at most [`COLUMNS`] characters, followed by an empty line.
fn wrap(words: &[String], text: &mut String) {
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

fn comment(text: &str) -> impl Iterator<Item = String> {
    // A brace would end the comment.
    let comment = format!("{{{}}}", text.replace(['{', '}'], "|"));
    let words: Vec<String> = comment.split_whitespace().map(str::to_owned).collect();
    words.into_iter()
}

/// An annotation of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The score of the move, from the mover's point of view.
    pub score: Score,
    /// The depth of the search behind it, in plies.
    pub depth: u32,
    /// The numeric annotation glyph of the PGN standard: 2 for a mistake, 4 for a blunder, 6 for an
    /// inaccuracy.
    pub glyph: Option<u8>,
    /// A better line in place of the move; empty without one.
    pub better: Vec<Move>,
}

/// Writes a game with its tags and comments, followed by an empty line. The score of a note replaces the
/// move's own, `{SCORE/DEPTH}`, and its better line becomes a variation. `notes` has one entry for each
/// ply, `None` without a note; it may be shorter than the game.
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

/// The standard's tag for the annotator of a game.
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
    // After a comment or variation, and at the start, Red's move is numbered too.
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
        {
            words.extend(figures(turn, Style::Akhet));
        }
        words.extend(comments(index + 1));
        let better = note.map(|note| note.better.as_slice());
        words.extend(variation(numbers, index, better.unwrap_or_default()));
        red_too = words.len() > length;
    }
    words.push(game.game.result.to_string());
    words
}

/// A variation in place of the ply at this index, in parentheses; nothing for an empty line.
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
