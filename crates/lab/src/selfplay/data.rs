//! Files of games: each game's start, every move with its score, and the result.
//!
//! A file begins with lines of text that `head` shows:
//!
//! ```text
//! akhet games 2           the format and its version
//! nodes 2000              keys with values, which say how the games were made
//! ...
//! data 1f0c88a2           the CRC-32 of all bytes before this line, in hexadecimal
//! ```
//!
//! Blocks follow, to the end of the file. All numbers are little-endian.
//!
//! | bytes | block |
//! |---|---|
//! | 4 | the length of the games, in bytes, at most [`LARGEST_BLOCK`] |
//! | 4 | their number, at least 1 |
//! | 4 | the CRC-32 of the 8 bytes before and of the games |
//! | ... | the games |
//!
//! | bytes | game |
//! |---|---|
//! | 1 | the start: 0 to 4 is the setup of this index in [`Setup::OFFICIAL`](akhet::laser::rules::Setup::OFFICIAL), 255 a FEN |
//! | 1 + n | with a FEN only: its length n, and its text |
//! | 1 | bit 0: Kings turn; bit 1: swaps onto closed squares; bits 2 and 3: 0 drawn, 1 won by Blue, 2 won by Red; bits 4 and 5: the [`Ending`] |
//! | 2 | the number of plies |
//! | 4 each | the plies: 2 bytes of the move ([`Move::bits`]), 2 of its [score](Ply::score), -32768 if it has none |
//!
//! The CRC-32 is that of gzip and PNG. Files grow by a block at a time, so that an interrupted write
//! tears only the last block: [`Reader`] returns all games before it.

#![deny(missing_docs)]

mod codec;
mod file;

use akhet::laser::eval::MAX_SCORE;
use akhet::laser::rules::{Color, Move, Position};
use akhet::laser::search::Score;
use codec::BadGame;
pub use file::{Header, Reader, Writer};
use std::io;

/// The first line of a file, without the line end.
const MAGIC: &str = "akhet games 2";

/// The number of games after which a block is written.
pub const BLOCK_GAMES: usize = 64;

/// The length of the games, in bytes, from which a block is written even with fewer than [`BLOCK_GAMES`].
const FULL_BLOCK: usize = 1 << 16;

/// The maximum length of the games in a block, in bytes: a nearly full block and the longest game.
pub const LARGEST_BLOCK: usize = 1 << 19;

/// The score of a forced win in `n` plies is `MATE - n`, that of a loss its negative. Scores from [`MIN_MATE`] up are
/// forced wins.
pub const MATE: i16 = 32_000;

/// The minimum score of a forced win.
pub const MIN_MATE: i16 = 31_000;

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The position at the start, with the rules of the game.
    pub start: Position,
    /// The plies. Opening plies, which were not searched, have no score.
    pub plies: Vec<Ply>,
    /// The result.
    pub outcome: Outcome,
    /// What ended the game.
    pub ending: Ending,
}

/// A move and its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move, in canonical form: the turn of a Switch or King is `R`.
    pub mv: Move,
    /// The score of the position before the move, from the point of view of the side to move:
    /// points of the evaluation, or a mate score (see [`MATE`]). `None` if the move was not
    /// searched, or its search was cut off in the first iteration.
    pub score: Option<i16>,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player has won.
    Won(Color),
    /// A draw.
    Drawn,
}

impl Outcome {
    /// The result as this player sees it: 1 a win, 0.5 a draw, 0 a loss.
    pub fn points(self, color: Color) -> f64 {
        match self {
            Outcome::Drawn => 0.5,
            Outcome::Won(winner) => f64::from(u8::from(winner == color)),
        }
    }
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Ending {
    /// The rules: a King was hit, or an arrangement occurred for the third time.
    Rules,
    /// Adjudication by the scores.
    Adjudication,
    /// The ply limit: a draw.
    PlyLimit,
    /// Something else, such as time running out.
    Other,
}

impl Ending {
    /// All endings, in the order of their numbers in a file.
    pub const ALL: [Ending; 4] = [
        Ending::Rules,
        Ending::Adjudication,
        Ending::PlyLimit,
        Ending::Other,
    ];
}

/// A search score as stored in files: mate scores from [`MATE`] down, points within the evaluation's range.
pub fn pack_score(score: Score) -> i16 {
    let mate = |plies: u32| {
        let longest = (MATE - MIN_MATE) as u16;
        MATE - u16::try_from(plies).map_or(longest, |plies| plies.min(longest)) as i16
    };
    match score {
        Score::Points(points) => points.clamp(-MAX_SCORE, MAX_SCORE) as i16,
        Score::Wins(plies) => mate(plies),
        Score::Loses(plies) => -mate(plies),
    }
}

/// The search score for a score in a file.
pub fn unpack_score(score: i16) -> Score {
    let plies = MATE.abs_diff(score.saturating_abs()).into();
    match score {
        MIN_MATE.. => Score::Wins(plies),
        _ if score <= -MIN_MATE => Score::Loses(plies),
        _ => Score::Points(score.into()),
    }
}

/// Why a file of games cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum DataError {
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is another kind of file, or another version.
    #[error("the file does not begin with the line '{MAGIC}'")]
    Format,
    #[error("the header of the file is damaged: its checksum is wrong")]
    Header,
    /// The file ends within its header or a block, as after an interrupted write. All earlier games can
    /// be read.
    #[error("the file is torn: the data from byte {0} on is incomplete")]
    Torn(u64),
    /// The length or the checksum of a block is wrong. All earlier games can be read.
    #[error("the file is damaged: the block at byte {0} has a wrong length or checksum")]
    Damaged(u64),
    /// The checksum of a block is right, but its content is not legal games.
    #[error("game {number}: {fault}")]
    Game {
        /// The number of the game in the file, from 1.
        number: u64,
        fault: BadGame,
    },
}
