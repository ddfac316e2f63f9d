//! Positions, moves and games: text against value, incremental updates against computation from scratch.

use super::{Choices, all_rules};
use akhet::laser::eval::network::Network;
use akhet::laser::eval::{EvalCache, Evaluator, breakdown};
use akhet::laser::rules::{Action, Kind, Move, Position, Setup, Undo};
use akhet_records::GameRecord;
use akhet_records::Recorded;
use akhet_records::pgn;
use akhet_records::saved::read;
use std::collections::HashSet;
use std::sync::Arc;

/// The maximum number of steps of a walk through a game.
const MAX_WALK: usize = 150;

/// FEN: a position survives a round trip, and every legal move can be played and undone; the position after it equals
/// the one parsed from its text.
pub fn fen(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    for rules in all_rules() {
        let Ok(position) = Position::from_fen(text, rules) else {
            continue;
        };
        assert_eq!(afresh(&position), position);
        assert_eq!(position.flipped().flipped(), position);
        let mut board = position.clone();
        for mv in position.legal_moves() {
            let ply = board.play(mv).expect("a generated move is legal");
            if ply.winner().is_none() {
                assert_eq!(afresh(&board), board, "{mv} in {position}");
                assert_eq!(afresh(&board).key(), board.key(), "{mv} in {position}");
            }
            board.undo(&ply);
            assert_eq!(board, position, "{mv} undone");
        }
    }
}

/// Moves as text and as bits, and the legality check against the list of legal moves.
pub fn moves(data: &[u8]) {
    for word in String::from_utf8_lossy(data).split_whitespace() {
        if let Ok(mv) = word.parse::<Move>() {
            assert!(mv.to_string().eq_ignore_ascii_case(word));
            assert_eq!(mv.to_string().parse(), Ok(mv));
            assert_eq!(Move::from_bits(mv.bits()), Some(mv));
        }
    }
    let mut choices = Choices::new(data);
    let mut position = start(&mut choices);
    for _ in 0..MAX_WALK {
        let legal = position.legal_moves();
        if choices.is_empty() || legal.is_empty() {
            break;
        }
        let unique: HashSet<Move> = legal.iter().copied().collect();
        assert_eq!(unique.len(), legal.len(), "{position}");
        let bits = choices.word();
        let Some(asked) = Move::from_bits(bits) else {
            let mv = legal[usize::from(bits) % legal.len()];
            assert_eq!(position.check(mv), Ok(mv), "{position}");
            position.play_unchecked(mv);
            continue;
        };
        assert_eq!(asked.bits(), bits);
        assert_eq!(asked.flipped().flipped(), asked);
        match position.check(asked) {
            Err(_) => assert!(!unique.contains(&asked), "{asked} in {position}"),
            Ok(mv) => {
                assert!(unique.contains(&mv), "{asked} in {position}");
                assert!(mv == asked || turns_like(&position, asked, mv));
                position.play_unchecked(mv);
            }
        }
    }
}

/// Whether `asked` is `mv`, the turn of a Switch or a King, written the other way.
fn turns_like(position: &Position, asked: Move, mv: Move) -> bool {
    let kind = position
        .board()
        .piece_on(mv.from())
        .map(|piece| piece.kind());
    asked.action() != Action::Step
        && mv.action() != Action::Step
        && asked.from() == mv.from()
        && matches!(kind, Some(Kind::Switch | Kind::King))
}

/// The incremental evaluation during a walk of plies and undos, with and without the cache, against evaluation from
/// scratch.
pub fn eval(data: &[u8]) {
    let mut choices = Choices::new(data);
    let mut position = start(&mut choices);
    let network = Network::embedded();
    let mut evaluator = Evaluator::new(Arc::clone(network));
    let mut cache = EvalCache::new().expect("there is memory for a cache");
    let mut plies: Vec<Undo> = Vec::new();
    for _ in 0..MAX_WALK {
        if choices.is_empty() {
            break;
        }
        let choice = choices.byte();
        let moves = position.legal_moves();
        // An undo needs a ply; once a King is hit it is the only choice.
        if choice.is_multiple_of(4) || moves.is_empty() {
            let Some(ply) = plies.pop() else {
                continue;
            };
            position.undo(&ply);
        } else {
            let ply = position.play_unchecked(choices.of(&moves));
            plies.push(ply);
        }
        // Some positions are never scored, so that the next score covers several plies.
        if position.winner().is_none() && !choice.is_multiple_of(3) {
            let afresh = breakdown(&position, network).score;
            let cached = evaluator.cached_score(&position, &mut cache);
            assert_eq!(evaluator.score(&position), afresh, "{position}");
            assert_eq!(cached, afresh, "{position}");
        }
    }
}

/// Saved games survive a round trip.
pub fn saved(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(game) = read::<GameRecord>(text) {
        let _ = game.replay();
        let written = pgn::write(&game);
        let again: GameRecord = read(&written).expect("what is written can be read");
        assert_eq!(pgn::write(&again), written);
    }
}

/// A setup under some rule options.
fn start(choices: &mut Choices<'_>) -> Position {
    let fen = choices.of(&Setup::OFFICIAL).fen();
    Position::from_fen(fen, choices.of(&all_rules())).expect("a setup is a position")
}

/// The position parsed from its text, with everything computed from scratch.
fn afresh(position: &Position) -> Position {
    let text = position.to_string();
    Position::from_fen(&text, position.rules()).expect("a position's text is a position")
}
