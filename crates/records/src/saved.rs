//! Saved games: PGN, and the format of earlier versions, which is still read.

use super::Recorded;
use super::pgn::{GameReader, PgnError};
use akhet::lines::Quoted;

/// Why a text is not a saved game.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum LoadError {
    #[error("the file has no games")]
    Empty,
    /// A word of the `rules` line of an old file is not an option.
    #[error("line {line}: unknown rule '{word}'")]
    Rule {
        /// The line, from 1.
        line: usize,
        word: Quoted,
    },
    #[error(transparent)]
    Pgn(#[from] PgnError),
}

/// Reads the first game of a text.
///
/// # Errors
/// What is wrong with the text, and on which line.
pub fn read<R: Recorded>(text: &str) -> Result<R, LoadError> {
    let converted = if is_old(text) {
        Some(old_as_pgn(text)?)
    } else {
        None
    };
    let pgn = converted.as_deref().unwrap_or(text);
    let game = GameReader::new(pgn.as_bytes()).next();
    Ok(game.ok_or(LoadError::Empty)??)
}

/// Whether a text has the format of earlier versions: comments that begin with `#`, the FEN of the start,
/// a line that begins with `rules` and names the rule options that are on, the moves, any number per line,
/// and the result.
fn is_old(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or("");
    first.starts_with('#') || first.matches('/').count() > 2
}

/// Whether a text has the format of earlier versions and a result by which, of three or four players, the one to move
/// resigned.
pub fn nobody_won(text: &str) -> bool {
    let last = text.split_whitespace().next_back();
    is_old(text) && last.is_some_and(is_of_nobody)
}

/// Whether a result gives none of three or four players a point. PGN has no such result.
fn is_of_nobody(result: &str) -> bool {
    matches!(result, "0-0-0" | "0-0-0-0")
}

/// The rule options as old files name them, with their PGN tags.
const RULES: [(&str, &str); 4] = [
    ("king-turns", "KingTurns"),
    ("swap-onto-closed", "SwapOntoClosed"),
    ("free-order", "FreeOrder"),
    ("no-return", "NoReturn"),
];

/// An old file as PGN, line by line.
fn old_as_pgn(text: &str) -> Result<String, LoadError> {
    let mut pgn = String::new();
    let mut has_start = false;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.starts_with('#') {
            // PGN skips lines that begin like this.
            pgn.push('%');
        } else if let Some(words) = line.strip_prefix("rules ") {
            for word in words.split_whitespace() {
                let rule = RULES.iter().find(|(rule, _)| *rule == word);
                let (_, tag) = rule.ok_or_else(|| LoadError::Rule {
                    line: number,
                    word: Quoted::new(word),
                })?;
                pgn.push_str(&format!("[{tag} \"true\"]"));
            }
        } else if has_start || line.is_empty() {
            let words = line.split_whitespace();
            let words = words.map(|word| if is_of_nobody(word) { "*" } else { word });
            pgn.push_str(&words.collect::<Vec<_>>().join(" "));
        } else {
            has_start = true;
            pgn.push_str(&format!("[FEN \"{}\"]", line.replace(['"', '\\'], "?")));
        }
        pgn.push('\n');
    }
    Ok(pgn)
}
