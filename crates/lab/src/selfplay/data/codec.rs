//! Games as bytes.

use super::{Ending, Game, Outcome, Ply};
use akhet::laser::rules::{
    Color, FenError, Move, Position, REPETITIONS_TO_CLAIM, Record, RecordError, Rules, Setup,
};

/// The code of a start given by its FEN.
const FEN: u8 = 255;

/// Stands for no score.
const NO_SCORE: i16 = i16::MIN;

/// A game has more plies than the format allows.
#[derive(Debug, thiserror::Error)]
#[error("a game has at most {} plies", u16::MAX)]
pub struct TooLong;

/// Why bytes are not a legal game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadGame {
    #[error("it begins at an unknown setup")]
    Setup,
    #[error("its start is not text")]
    NotText,
    #[error("its start: {0}")]
    Fen(#[from] FenError),
    #[error("it has no result")]
    NoResult,
    #[error("it has flags of another version")]
    Flags,
    #[error("it goes beyond the end of its block")]
    Short,
    #[error("ply {0}: these are not the bits of a move")]
    NoMove(u16),
    #[error("ply {0}: {1}: {2}")]
    Illegal(u16, Move, RecordError),
    #[error("its moves do not end as its result says")]
    Result,
    #[error("bytes follow the last game of the block")]
    Trailing,
}

pub(super) fn encode(game: &Game, bytes: &mut Vec<u8>) -> Result<(), TooLong> {
    let count = u16::try_from(game.plies.len()).map_err(|_| TooLong)?;
    let setup = Setup::of(&game.start);
    match setup.filter(|setup| Setup::OFFICIAL.contains(setup)) {
        Some(setup) => bytes.push(setup.index() as u8),
        None => {
            let fen = game.start.to_string();
            // Eight ranks of ten pieces and the largest move number make fewer than 255 bytes.
            bytes.extend([FEN, fen.len() as u8]);
            bytes.extend(fen.as_bytes());
        }
    }
    let rules = game.start.rules();
    let outcome = match game.outcome {
        Outcome::Drawn => 0,
        Outcome::Won(Color::Blue) => 1,
        Outcome::Won(Color::Red) => 2,
    };
    bytes.push(
        u8::from(rules.king_turns)
            | u8::from(rules.swap_onto_closed) << 1
            | outcome << 2
            | (game.ending as u8) << 4,
    );
    bytes.extend(count.to_le_bytes());
    for ply in &game.plies {
        bytes.extend(ply.mv.bits().to_le_bytes());
        bytes.extend(ply.score.unwrap_or(NO_SCORE).to_le_bytes());
    }
    Ok(())
}

/// Reads and checks a game at the start of `bytes`, and advances `bytes` past it.
pub(super) fn decode(bytes: &mut &[u8]) -> Result<Game, BadGame> {
    let start = take_start(bytes)?;
    let [flags] = take(bytes)?;
    let rules = Rules {
        king_turns: flags & 1 != 0,
        swap_onto_closed: flags & 2 != 0,
    };
    let outcome = match flags >> 2 & 3 {
        0 => Outcome::Drawn,
        1 => Outcome::Won(Color::Blue),
        2 => Outcome::Won(Color::Red),
        _ => return Err(BadGame::NoResult),
    };
    if flags >> 6 != 0 {
        return Err(BadGame::Flags);
    }
    let ending = Ending::ALL[usize::from(flags >> 4 & 3)];
    let mut record = Record::new(Position::from_fen(start, rules)?);
    let count = u16::from_le_bytes(take(bytes)?);
    let mut plies = Vec::with_capacity(count.into());
    for number in 1..=count {
        let bits = u16::from_le_bytes(take(bytes)?);
        let mv = Move::from_bits(bits).ok_or(BadGame::NoMove(number))?;
        let score = i16::from_le_bytes(take(bytes)?);
        let undo = record.play(mv);
        let undo = undo.map_err(|error| BadGame::Illegal(number, mv, error))?;
        plies.push(Ply {
            mv: undo.mv,
            score: (score != NO_SCORE).then_some(score),
        });
    }
    let agrees = match (record.result().winner(), outcome, ending) {
        (Some(winner), _, _) => outcome == Outcome::Won(winner) && ending == Ending::Rules,
        (None, Outcome::Won(_), Ending::Rules | Ending::PlyLimit) => false,
        (None, Outcome::Drawn, Ending::Rules) => record.repetitions() >= REPETITIONS_TO_CLAIM,
        (None, _, _) => true,
    };
    agrees.then_some(()).ok_or(BadGame::Result)?;
    Ok(Game {
        start: record.start().clone(),
        plies,
        outcome,
        ending,
    })
}

fn take_start<'a>(bytes: &mut &'a [u8]) -> Result<&'a str, BadGame> {
    let [start] = take(bytes)?;
    if start != FEN {
        let setup = Setup::OFFICIAL.get(usize::from(start));
        return Ok(setup.ok_or(BadGame::Setup)?.fen());
    }
    let [length] = take(bytes)?;
    let (fen, rest) = bytes
        .split_at_checked(length.into())
        .ok_or(BadGame::Short)?;
    *bytes = rest;
    std::str::from_utf8(fen).map_err(|_| BadGame::NotText)
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Result<[u8; N], BadGame> {
    let (first, rest) = bytes.split_first_chunk().ok_or(BadGame::Short)?;
    *bytes = rest;
    Ok(*first)
}
