//! A game as bytes.

use super::{Ending, Game, Outcome, Ply};
use crate::laser::rules::{Color, Move, Position, REPETITIONS_TO_CLAIM, Rules, Setup, Undo};

/// The start of a game that is no setup.
const FEN: u8 = 255;

/// The score of a ply that has none.
const NO_SCORE: i16 = i16::MIN;

/// Appends the bytes of a game.
///
/// # Errors
/// If the game has too many plies.
pub(super) fn encode(game: &Game, bytes: &mut Vec<u8>) -> Result<(), String> {
    let count = u16::try_from(game.plies.len())
        .map_err(|_| format!("a game has at most {} plies", u16::MAX))?;
    match game.setup() {
        Some(setup) => bytes.push(setup.index() as u8),
        None => {
            let fen = game.start.to_string();
            // Eight ranks of ten pieces and the greatest move number are shorter than 255 bytes.
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

/// Reads a game from the start of `bytes`, checks it, and moves `bytes` behind it.
///
/// # Errors
/// What is wrong with the game.
pub(super) fn decode(bytes: &mut &[u8]) -> Result<Game, String> {
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
        _ => return Err("it has no result".to_owned()),
    };
    if flags >> 6 != 0 {
        return Err("it has flags of another version".to_owned());
    }
    let ending = Ending::ALL[usize::from(flags >> 4 & 3)];
    let start = Position::from_fen(start, rules).map_err(|error| format!("its start: {error}"))?;
    let count = u16::from_le_bytes(take(bytes)?);
    let mut replay = Replay::new(start);
    for number in 1..=count {
        let [low, high, score @ ..] = take::<4>(bytes)?;
        replay
            .play(u16::from_le_bytes([low, high]), i16::from_le_bytes(score))
            .map_err(|fault| format!("ply {number}: {fault}"))?;
    }
    replay.finish(outcome, ending)
}

/// The FEN of the start.
fn take_start<'a>(bytes: &mut &'a [u8]) -> Result<&'a str, String> {
    let [start] = take(bytes)?;
    if start != FEN {
        let setup = Setup::ALL.get(usize::from(start));
        return Ok(setup.ok_or("it begins at an unknown setup")?.fen());
    }
    let [length] = take(bytes)?;
    let (fen, rest) = bytes.split_at_checked(length.into()).ok_or(SHORT)?;
    *bytes = rest;
    std::str::from_utf8(fen).map_err(|_| "its start is not text".to_owned())
}

const SHORT: &str = "it goes beyond the end of its block";

fn take<const N: usize>(bytes: &mut &[u8]) -> Result<[u8; N], String> {
    let (first, rest) = bytes.split_first_chunk().ok_or(SHORT)?;
    *bytes = rest;
    Ok(*first)
}

/// A game that is replayed to check it.
struct Replay {
    start: Position,
    current: Position,
    /// The board keys of the start and after every ply.
    board_keys: Vec<u64>,
    last: Option<Undo>,
    plies: Vec<Ply>,
}

impl Replay {
    fn new(start: Position) -> Replay {
        Replay {
            current: start.clone(),
            board_keys: vec![start.board_key()],
            last: None,
            plies: Vec::new(),
            start,
        }
    }

    fn play(&mut self, mv: u16, score: i16) -> Result<(), String> {
        let mv = Move::from_bits(mv).ok_or("these are not the bits of a move")?;
        let undo = self.current.play(mv);
        let undo = undo.map_err(|error| format!("{mv}: {error}"))?;
        self.board_keys.push(self.current.board_key());
        self.plies.push(Ply {
            mv: undo.mv,
            score: (score != NO_SCORE).then_some(score),
        });
        self.last = Some(undo);
        Ok(())
    }

    /// The game, if its result is not another than the moves show.
    fn finish(self, outcome: Outcome, ending: Ending) -> Result<Game, String> {
        let winner = self.last.as_ref().and_then(Undo::winner);
        let repeats = || {
            let last = self.board_keys.last();
            let same = self.board_keys.iter().filter(|key| Some(*key) == last);
            same.count() >= REPETITIONS_TO_CLAIM as usize
        };
        let agrees = match (winner, outcome, ending) {
            (Some(winner), _, _) => outcome == Outcome::Won(winner) && ending == Ending::Rules,
            (None, Outcome::Won(_), Ending::Rules | Ending::PlyLimit) => false,
            (None, Outcome::Drawn, Ending::Rules) => repeats(),
            (None, _, _) => true,
        };
        if !agrees {
            return Err("its moves do not end as its result says".to_owned());
        }
        Ok(Game {
            start: self.start,
            plies: self.plies,
            outcome,
            ending,
        })
    }
}
