//! Games in files.
//!
//! A saved game is text, read word by word and line by line:
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
//! - Blank lines, and lines that begin with `#`, mean nothing.
//! - The first other line is the position where the game began.
//! - A line that begins with `rules`, right after it, names the options in force; there is none
//!   where all are off.
//! - Then come the moves, any number to a line, and at the end the result: `*` while the game goes
//!   on, `1-0` when Blue has won, `0-1` when Red has, `1/2-1/2` for a draw that was claimed. A game
//!   that one has won without hitting a King was resigned by the player to move.

use super::game::{Game, Refusal};
use crate::files::write_whole;
use crate::laser::rules::{Color, FenError, Move, ParseMoveError, Position, Rules, Setup};
use crate::lines::Quoted;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The largest file that is read, in bytes: a game of some 200,000 plies.
const LARGEST: u64 = 1 << 20;
/// Plies to a line.
const PLIES_PER_LINE: usize = 10;

const RULES: &str = "rules";
const KING_TURNS: &str = "king-turns";
const SWAP_ONTO_CLOSED: &str = "swap-onto-closed";
const SCORES: [&str; 4] = ["*", "1-0", "0-1", "1/2-1/2"];

/// Why a file holds no game.
#[derive(Debug, thiserror::Error)]
pub(super) enum LoadError {
    /// It can not be read.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It is a directory, a pipe or a device.
    #[error("it is no file")]
    NoFile,
    /// It is too long to be a game.
    #[error("it is longer than {LARGEST} bytes")]
    TooLarge,
    /// It is no text.
    #[error("it is no UTF-8 text")]
    NoText,
    /// There is no position.
    #[error("there is no game in it")]
    Empty,
    /// The position where the game began is not valid.
    #[error("line {line}: {error}")]
    Start {
        /// Where, from 1.
        line: usize,
        /// What is wrong with it.
        error: FenError,
    },
    /// There is no such rule.
    #[error(
        "line {line}: there is no rule '{word}', there are {KING_TURNS} and {SWAP_ONTO_CLOSED}"
    )]
    Rule {
        /// Where.
        line: usize,
        /// The word.
        word: Quoted,
    },
    /// A word is no move.
    #[error("line {line}: move {number} '{word}' is no move: {error}")]
    NoMove {
        /// Where.
        line: usize,
        /// Which move of the game, from 1.
        number: usize,
        /// The word.
        word: Quoted,
        /// What is wrong with it.
        error: ParseMoveError,
    },
    /// A move can not be played.
    #[error("line {line}: move {number} '{mv}': {reason}")]
    Illegal {
        /// Where.
        line: usize,
        /// Which move of the game.
        number: usize,
        /// The move.
        mv: Move,
        /// What is wrong with it.
        reason: Refusal,
    },
    /// Something follows the result.
    #[error("line {line}: '{word}' comes after the result")]
    AfterResult {
        /// Where.
        line: usize,
        /// What.
        word: Quoted,
    },
    /// The result is not what the moves come to.
    #[error("line {line}: the result '{score}' is not that of the moves: {reason}")]
    Result {
        /// Where.
        line: usize,
        /// The result as it is written.
        score: &'static str,
        /// Why it can not be.
        reason: String,
    },
    /// The game breaks off.
    #[error("the result is missing at the end: * 1-0 0-1 or 1/2-1/2")]
    NoResult,
}

/// The game as text.
pub(super) fn write(game: &Game) -> String {
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

/// Writes the game to a file, which stays as it was until the game is written whole.
pub(super) fn save(game: &Game, file: &Path) -> io::Result<()> {
    write_whole(file, &write(game))
}

/// Reads a game from a file.
pub(super) fn load(file: &Path) -> Result<Game, LoadError> {
    // Asked for before it is opened: a pipe that nobody writes to would never open.
    if !std::fs::metadata(file)?.is_file() {
        return Err(LoadError::NoFile);
    }
    let mut bytes = Vec::new();
    File::open(file)?
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(LoadError::TooLarge);
    }
    read(&String::from_utf8(bytes).map_err(|_| LoadError::NoText)?)
}

/// Reads a game from its text.
pub(super) fn read(text: &str) -> Result<Game, LoadError> {
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

/// Brings about the result that the file gives, where the moves alone have not.
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

    fn same(game: &Game) {
        let read = read(&write(game)).unwrap();
        assert_eq!(write(&read), write(game));
        assert_eq!(read.position(), game.position());
        assert_eq!(read.ending(), game.ending());
    }

    #[test]
    fn games_come_back_as_they_were_saved() {
        let ace = Setup::Ace.fen();
        let strict = Rules::default();
        same(&game(ace, strict, ""));
        let mut resigned = game(ace, strict, "c5R a5R c4b4");
        same(&resigned);
        resigned.resign().unwrap();
        assert!(write(&resigned).ends_with("\n1-0\n"));
        same(&resigned);
        let king_turns = Rules {
            king_turns: true,
            ..strict
        };
        let turned = game(ace, king_turns, "e1R");
        assert!(write(&turned).contains("\nrules king-turns\ne1R\n*\n"));
        same(&turned);
        let both = Rules {
            king_turns: true,
            swap_onto_closed: true,
        };
        same(&game(ace, both, ""));
        let shuffle = "j1L a8L j1R a8R ".repeat(3);
        let mut drawn = game("ls9/10/10/4k5/4K5/10/10/9Ln b 1", strict, &shuffle);
        same(&drawn);
        drawn.claim().unwrap();
        assert!(write(&drawn).ends_with("\n1/2-1/2\n"));
        same(&drawn);
        same(&game("ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1", strict, "i5j5"));
    }

    #[test]
    fn faults_are_named_with_their_place() {
        let start = "ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1";
        for (text, fault) in [
            ("# nothing\n\n".to_owned(), "there is no game in it"),
            (
                "ls9 b 1\n*".to_owned(),
                "line 1: the board has 1 ranks, there must be 8",
            ),
            (
                format!("# x\n{start}\nrules chess\n*"),
                "line 3: there is no rule 'chess', there are king-turns and swap-onto-closed",
            ),
            (
                format!("{start}\ne1d1 k9 *"),
                "line 2: move 2 'k9' is no move: it does not begin with a square a1 to j8",
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
                "the result is missing at the end: * 1-0 0-1 or 1/2-1/2",
            ),
            (
                format!("{start}\n* e1d1"),
                "line 2: 'e1d1' comes after the result",
            ),
            (
                format!("{start}\ni5j5 0-1"),
                "line 2: the result '0-1' is not that of the moves: Blue has won, Blue's laser hit the King on c5",
            ),
            (
                format!("{start}\ne1d1\n0-1"),
                "line 3: the result '0-1' is not that of the moves: no King was hit, and Blue could not resign, as it was not Blue's turn",
            ),
            (
                format!("{start}\ne1d1 1/2-1/2"),
                "line 2: the result '1/2-1/2' is not that of the moves: no draw to claim: this arrangement stands for time 1 of the 3 it takes",
            ),
        ] {
            assert_eq!(read(&text).unwrap_err().to_string(), fault);
        }
    }
}
