//! Saved games.
//!
//! A saved game is a text of lines and words:
//!
//! ```text
//! # Laser Chess, saved by Akhet
//! # the setup ace
//! ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1
//! rules king-turns swap-onto-closed
//! c5R a5R
//! 1-0
//! ```
//!
//! - Blank lines, and lines that begin with `#`, are ignored.
//! - The first other line is the FEN of the position where the game began.
//! - A line that begins with `rules`, right after it, names the rule options that are on; it is left
//!   out where all are off.
//! - Then follow the moves, any number to a line, and the result, `*` while the game goes on. What the
//!   moves do not show, a resignation of the player to move or a claimed draw, follows from the result.

use crate::files::write_whole;
use crate::lines::Quoted;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::str::FromStr;

/// The largest file that is read, in bytes: a game of some 200,000 plies.
const MAX_SIZE: u64 = 1 << 20;
/// Moves written to a line.
const PLIES_PER_LINE: usize = 10;

const RULES: &str = "rules";

/// A game that can be saved. Errors are messages without a full stop.
pub trait Saved: Sized {
    /// A move of the game.
    type Move: FromStr<Err: Display>;

    /// The name of the game.
    const NAME: &'static str;
    /// The words of the rule options.
    const RULES: &'static [&'static str];
    /// The results that can end the text, as an error names them.
    const RESULTS: &'static str;

    /// The FEN of the position where the game began.
    fn fen(&self) -> String;

    /// What to say of this position in a comment.
    fn remark(&self) -> Option<String>;

    /// The rule options that are on.
    fn rules(&self) -> Vec<&'static str>;

    /// The moves played.
    fn moves(&self) -> Vec<String>;

    /// The result, one word.
    fn result(&self) -> String;

    /// A game that begins at this position, with these rule options on.
    ///
    /// # Errors
    /// If the position is not valid.
    fn begin(fen: &str, rules: &[&'static str]) -> Result<Self, String>;

    /// Plays a move.
    ///
    /// # Errors
    /// If it is illegal.
    fn play_move(&mut self, mv: Self::Move) -> Result<(), String>;

    /// Whether a word is a result rather than a move.
    fn is_result(word: &str) -> bool;

    /// Ends the game with this result, by a resignation or a claim where the moves do not show it.
    ///
    /// # Errors
    /// If the moves contradict the result.
    fn finish(&mut self, result: &str) -> Result<(), String>;
}

/// Why a word is not a move of a game.
type MoveError<G> = <<G as Saved>::Move as FromStr>::Err;

/// Why a file could not be loaded. Lines count from 1.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The name is that of a directory, a pipe or a device.
    #[error("not a file")]
    NoFile,
    /// The file is too long to be a game.
    #[error("the file is longer than {MAX_SIZE} bytes")]
    TooLarge,
    /// The file is not text.
    #[error("the file is not UTF-8 text")]
    NoText,
    /// The file has no position.
    #[error("there is no game in the file")]
    Empty,
    /// The position where the game began is not valid.
    #[error("line {line}: {error}")]
    Start {
        /// The line.
        line: usize,
        /// What is wrong with the FEN.
        error: String,
    },
    /// A word of the `rules` line is not an option.
    #[error("line {line}: unknown rule '{word}'; the rules are {rules}")]
    Rule {
        /// The line.
        line: usize,
        /// The word.
        word: Quoted,
        /// The rules that there are.
        rules: String,
    },
    /// A word does not read as a move.
    #[error("line {line}: move {number} '{word}' is not a move: {error}")]
    NoMove {
        /// The line.
        line: usize,
        /// The number of the move in the game, from 1.
        number: usize,
        /// The word.
        word: Quoted,
        /// What is wrong with the word.
        error: String,
    },
    /// A move is illegal.
    #[error("line {line}: move {number} '{word}': {reason}")]
    Illegal {
        /// The line.
        line: usize,
        /// The number of the move in the game, from 1.
        number: usize,
        /// The move.
        word: Quoted,
        /// Why the move is illegal.
        reason: String,
    },
    /// Something follows the result.
    #[error("line {line}: '{word}' comes after the result")]
    AfterResult {
        /// The line.
        line: usize,
        /// The word that follows.
        word: Quoted,
    },
    /// The result contradicts the moves.
    #[error("line {line}: the result '{result}' contradicts the moves: {reason}")]
    Result {
        /// The line.
        line: usize,
        /// The result in the file.
        result: Quoted,
        /// What the moves say.
        reason: String,
    },
    /// The text ends without a result.
    #[error("the result is missing at the end: {0}")]
    NoResult(&'static str),
}

/// Writes the game as text.
pub fn write<G: Saved>(game: &G) -> String {
    let mut text = format!("# {}, saved by Akhet\n", G::NAME);
    if let Some(remark) = game.remark() {
        text.push_str(&format!("# {remark}\n"));
    }
    text.push_str(&format!("{}\n", game.fen()));
    let rules = game.rules();
    if !rules.is_empty() {
        text.push_str(&format!("{RULES} {}\n", rules.join(" ")));
    }
    for words in game.moves().chunks(PLIES_PER_LINE) {
        text.push_str(&format!("{}\n", words.join(" ")));
    }
    text.push_str(&format!("{}\n", game.result()));
    text
}

/// Writes the game to a file, atomically: a failure leaves the old content. Returns what to say.
pub(super) fn save(game: &impl Saved, file: &Path) -> Result<String, String> {
    let name = Quoted::new(&file.to_string_lossy());
    let replaces = file.exists();
    write_whole(file, write(game)).map_err(|error| format!("cannot save '{name}': {error}"))?;
    Ok(if replaces {
        format!("Saved '{name}', replacing the old file.")
    } else {
        format!("Saved '{name}'.")
    })
}

/// Reads a game from a file. Returns what to say, too.
pub(super) fn load<G: Saved>(file: &Path) -> Result<(G, String), String> {
    let name = Quoted::new(&file.to_string_lossy());
    let game = read_file::<G>(file).map_err(|error| format!("cannot load '{name}': {error}"))?;
    let plies = game.moves().len();
    Ok((game, format!("Loaded '{name}': {plies} plies played.")))
}

fn read_file<G: Saved>(file: &Path) -> Result<G, LoadError> {
    // Checked before opening: opening a pipe that nobody writes to blocks.
    if !std::fs::metadata(file)?.is_file() {
        return Err(LoadError::NoFile);
    }
    let mut bytes = Vec::new();
    File::open(file)?
        .take(MAX_SIZE + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_SIZE {
        return Err(LoadError::TooLarge);
    }
    read(&String::from_utf8(bytes).map_err(|_| LoadError::NoText)?)
}

/// Reads a game from its text.
///
/// # Errors
/// Says what is wrong with the text, and on which line.
pub fn read<G: Saved>(text: &str) -> Result<G, LoadError> {
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .peekable();
    let (fen_line, fen) = lines.next().ok_or(LoadError::Empty)?;
    let mut rules = Vec::new();
    let is_rules = |(_, line): &(usize, &str)| line.split_whitespace().next() == Some(RULES);
    if let Some((line, words)) = lines.next_if(is_rules) {
        for word in words.split_whitespace().skip(1) {
            let Some(&rule) = G::RULES.iter().find(|&&rule| rule == word) else {
                return Err(LoadError::Rule {
                    line,
                    word: Quoted::new(word),
                    rules: G::RULES.join(" and "),
                });
            };
            rules.push(rule);
        }
    }
    let mut game = G::begin(fen, &rules).map_err(|error| LoadError::Start {
        line: fen_line,
        error,
    })?;
    let mut words =
        lines.flat_map(|(line, words)| words.split_whitespace().map(move |word| (line, word)));
    for (index, (line, word)) in words.by_ref().enumerate() {
        if G::is_result(word) {
            game.finish(word).map_err(|reason| LoadError::Result {
                line,
                result: Quoted::new(word),
                reason,
            })?;
            return match words.next() {
                None => Ok(game),
                Some((line, word)) => Err(LoadError::AfterResult {
                    line,
                    word: Quoted::new(word),
                }),
            };
        }
        let number = index + 1;
        let mv: G::Move = word
            .parse()
            .map_err(|error: MoveError<G>| LoadError::NoMove {
                line,
                number,
                word: Quoted::new(word),
                error: error.to_string(),
            })?;
        game.play_move(mv).map_err(|reason| LoadError::Illegal {
            line,
            number,
            word: Quoted::new(word),
            reason,
        })?;
    }
    Err(LoadError::NoResult(G::RESULTS))
}
