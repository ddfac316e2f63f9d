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
//! - Then follow the moves, any number to a line, and the result: `*` while the game goes on, `1-0`
//!   if Blue has won, `0-1` if Red has, `1/2-1/2` for a claimed draw. A win without a hit King means
//!   that the side to move resigned.

use super::game::{Game, Refusal};
use crate::files::write_whole;
use crate::laser::rules::{Color, FenError, Move, ParseMoveError, Position, Rules, Setup};
use crate::lines::Quoted;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The largest file that is read, in bytes: a game of some 200,000 plies.
const MAX_SIZE: u64 = 1 << 20;
/// Moves written to a line.
const PLIES_PER_LINE: usize = 10;

const RULES: &str = "rules";
const KING_TURNS: &str = "king-turns";
const SWAP_ONTO_CLOSED: &str = "swap-onto-closed";
const SCORES: [&str; 4] = ["*", "1-0", "0-1", "1/2-1/2"];

/// Why a file could not be loaded.
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
        /// The line, from 1.
        line: usize,
        /// What is wrong with the FEN.
        error: FenError,
    },
    /// A word of the `rules` line is not an option.
    #[error(
        "line {line}: unknown rule '{word}'; the rules are {KING_TURNS} and {SWAP_ONTO_CLOSED}"
    )]
    Rule {
        /// The line, from 1.
        line: usize,
        /// The word.
        word: Quoted,
    },
    /// A word does not read as a move.
    #[error("line {line}: move {number} '{word}' is not a move: {error}")]
    NoMove {
        /// The line, from 1.
        line: usize,
        /// The number of the move in the game, from 1.
        number: usize,
        /// The word.
        word: Quoted,
        /// What is wrong with the word.
        error: ParseMoveError,
    },
    /// A move is illegal.
    #[error("line {line}: move {number} '{mv}': {reason}")]
    Illegal {
        /// The line, from 1.
        line: usize,
        /// The number of the move in the game, from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Why the move is illegal.
        reason: Refusal,
    },
    /// Something follows the result.
    #[error("line {line}: '{word}' comes after the result")]
    AfterResult {
        /// The line, from 1.
        line: usize,
        /// The word that follows.
        word: Quoted,
    },
    /// The result contradicts the moves.
    #[error("line {line}: the result '{score}' contradicts the moves: {reason}")]
    Result {
        /// The line, from 1.
        line: usize,
        /// The result in the file.
        score: &'static str,
        /// What the moves say.
        reason: String,
    },
    /// The text ends without a result.
    #[error("the result is missing at the end: *, 1-0, 0-1 or 1/2-1/2")]
    NoResult,
}

/// Writes the game as text.
pub fn write(game: &Game) -> String {
    let record = game.record();
    let start = record.start();
    let mut text = String::from("# Laser Chess, saved by Akhet\n");
    let fen = start.to_string();
    if let Some(setup) = Setup::ALL.into_iter().find(|setup| setup.fen() == fen) {
        text.push_str(&format!("# the setup {setup}\n"));
    }
    text.push_str(&format!("{fen}\n"));
    let rules = start.rules();
    if rules != Rules::default() {
        text.push_str(RULES);
        for (name, on) in [
            (KING_TURNS, rules.king_turns),
            (SWAP_ONTO_CLOSED, rules.swap_onto_closed),
        ] {
            if on {
                text.push_str(&format!(" {name}"));
            }
        }
        text.push('\n');
    }
    for plies in record.plies().chunks(PLIES_PER_LINE) {
        let words: Vec<String> = plies.iter().map(|ply| ply.mv.to_string()).collect();
        text.push_str(&format!("{}\n", words.join(" ")));
    }
    text.push_str(&format!("{}\n", game.score()));
    text
}

/// Writes the game to a file, atomically: a failure leaves the old content.
pub(super) fn save(game: &Game, file: &Path) -> io::Result<()> {
    write_whole(file, write(game))
}

/// Reads a game from a file.
pub(super) fn load(file: &Path) -> Result<Game, LoadError> {
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
pub fn read(text: &str) -> Result<Game, LoadError> {
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .peekable();
    let (fen_line, fen) = lines.next().ok_or(LoadError::Empty)?;
    let mut rules = Rules::default();
    let is_rules = |(_, line): &(usize, &str)| line.split_whitespace().next() == Some(RULES);
    if let Some((line, words)) = lines.next_if(is_rules) {
        for word in words.split_whitespace().skip(1) {
            match word {
                KING_TURNS => rules.king_turns = true,
                SWAP_ONTO_CLOSED => rules.swap_onto_closed = true,
                _ => {
                    let word = Quoted::new(word);
                    return Err(LoadError::Rule { line, word });
                }
            }
        }
    }
    let start = Position::from_fen(fen, rules).map_err(|error| LoadError::Start {
        line: fen_line,
        error,
    })?;
    let mut game = Game::new(start);
    let mut words =
        lines.flat_map(|(line, words)| words.split_whitespace().map(move |word| (line, word)));
    for (line, word) in words.by_ref() {
        if let Some(score) = SCORES.into_iter().find(|&score| score == word) {
            finish(&mut game, line, score)?;
            return match words.next() {
                None => Ok(game),
                Some((line, word)) => Err(LoadError::AfterResult {
                    line,
                    word: Quoted::new(word),
                }),
            };
        }
        play(&mut game, line, word)?;
    }
    Err(LoadError::NoResult)
}

fn play(game: &mut Game, line: usize, word: &str) -> Result<(), LoadError> {
    let number = game.record().plies().len() + 1;
    let mv = word.parse().map_err(|error| LoadError::NoMove {
        line,
        number,
        word: Quoted::new(word),
        error,
    })?;
    match game.play(mv) {
        Ok(_) => Ok(()),
        Err(reason) => Err(LoadError::Illegal {
            line,
            number,
            mv,
            reason,
        }),
    }
}

/// Applies the result in the file: a claimed draw or a resignation, which the moves do not show.
fn finish(game: &mut Game, line: usize, score: &'static str) -> Result<(), LoadError> {
    let wrong = |reason| LoadError::Result {
        line,
        score,
        reason,
    };
    if game.score() == score {
        return Ok(());
    }
    if let Some(ending) = game.ending() {
        return Err(wrong(ending));
    }
    let resigning = match score {
        "1/2-1/2" => return game.claim().map_err(wrong),
        "1-0" => Color::Red,
        _ => Color::Blue,
    };
    if game.side() != resigning {
        return Err(wrong(format!(
            "no King was hit, and {resigning} could not resign, as it was not {resigning}'s turn"
        )));
    }
    game.resign().map_err(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(fen: &str, rules: Rules, moves: &str) -> Game {
        let mut game = Game::new(Position::from_fen(fen, rules).unwrap());
        for mv in moves.split_whitespace() {
            game.play(mv.parse().unwrap()).unwrap();
        }
        game
    }

    fn check_round_trip(game: &Game) {
        let read = read(&write(game)).unwrap();
        assert_eq!(write(&read), write(game));
        assert_eq!(read.position(), game.position());
        assert_eq!(read.ending(), game.ending());
    }

    #[test]
    fn games_come_back_as_they_were_saved() {
        let ace = Setup::Ace.fen();
        let strict = Rules::default();
        check_round_trip(&game(ace, strict, ""));
        let mut resigned = game(ace, strict, "c5R a5R c4b4");
        check_round_trip(&resigned);
        resigned.resign().unwrap();
        assert!(write(&resigned).ends_with("\n1-0\n"));
        check_round_trip(&resigned);
        let king_turns = Rules {
            king_turns: true,
            ..strict
        };
        let turned = game(ace, king_turns, "e1R");
        assert!(write(&turned).contains("\nrules king-turns\ne1R\n*\n"));
        check_round_trip(&turned);
        let both = Rules {
            king_turns: true,
            swap_onto_closed: true,
        };
        check_round_trip(&game(ace, both, ""));
        let shuffle = "j1L a8L j1R a8R ".repeat(3);
        let mut drawn = game("ls9/10/10/4k5/4K5/10/10/9Ln b 1", strict, &shuffle);
        check_round_trip(&drawn);
        drawn.claim().unwrap();
        assert!(write(&drawn).ends_with("\n1/2-1/2\n"));
        check_round_trip(&drawn);
        check_round_trip(&game("ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1", strict, "i5j5"));
    }

    #[test]
    fn errors_name_the_line_and_the_fault() {
        let start = "ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1";
        for (text, fault) in [
            ("# nothing\n\n".to_owned(), "there is no game in the file"),
            (
                "ls9 b 1\n*".to_owned(),
                "line 1: the number of ranks is 1, not 8",
            ),
            (
                format!("# x\n{start}\nrules chess\n*"),
                "line 3: unknown rule 'chess'; the rules are king-turns and swap-onto-closed",
            ),
            (
                format!("{start}\ne1d1 k9 *"),
                "line 2: move 2 'k9' is not a move: it does not begin with a square a1 to j8",
            ),
            (
                format!("{start}\ne1d1\n\ne1e2 *"),
                "line 4: move 2 'e1e2': e1 is empty",
            ),
            (
                format!("{start}\ni5j5 c5c6 1-0"),
                "line 2: move 2 'c5c6': the game is over: Blue has won, Blue's laser hit the King on c5",
            ),
            (
                format!("{start}\ne1d1\n"),
                "the result is missing at the end: *, 1-0, 0-1 or 1/2-1/2",
            ),
            (
                format!("{start}\n* e1d1"),
                "line 2: 'e1d1' comes after the result",
            ),
            (
                format!("{start}\ni5j5 0-1"),
                "line 2: the result '0-1' contradicts the moves: Blue has won, Blue's laser hit the King on c5",
            ),
            (
                format!("{start}\ne1d1\n0-1"),
                "line 3: the result '0-1' contradicts the moves: no King was hit, and Blue could not resign, as it was not Blue's turn",
            ),
            (
                format!("{start}\ne1d1 1/2-1/2"),
                "line 2: the result '1/2-1/2' contradicts the moves: no draw to claim: this arrangement has occurred 1 of the 3 times required",
            ),
        ] {
            assert_eq!(read(&text).unwrap_err().to_string(), fault);
        }
    }
}
