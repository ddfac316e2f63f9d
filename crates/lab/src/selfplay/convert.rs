//! Converts match records to self-play data, and back to records for PGN.

use super::data::{Ending, Game, Outcome, Ply, pack_score, unpack_score};
use akhet::laser::rules::{Color, Opening, REPETITIONS_TO_CLAIM, Record, Setup};
use akhet::laser::search::Score;
use akhet_records::Recorded;
use akhet_records::{self, GameOutcome, MoveRecord, Reason};
use akhet_records::{GameRecord, ReplayError};

/// The game of a record, with its scores times `scale`. The moves of the opening have no scores.
/// `None` if the game was not played to its end.
pub(crate) fn from_record(game: &GameRecord, scale: f64) -> Result<Option<Game>, ReplayError> {
    let record = game.replay()?;
    let outcome = match game.result {
        GameOutcome::Won(winner) => Outcome::Won(winner),
        GameOutcome::Drawn => Outcome::Drawn,
        GameOutcome::Unfinished => return Ok(None),
    };
    let opening = game.openingmoves.iter().map(|_| None);
    let scores = opening.chain(game.moves.iter().map(|turn| turn.score));
    let plies = record.plies().iter().zip(scores).map(|(undo, score)| Ply {
        mv: undo.mv,
        score: score.map(|score| pack_score(search_score(score, scale))),
    });
    Ok(Some(Game {
        start: record.start().clone(),
        plies: plies.collect(),
        outcome,
        ending: ending(&record, outcome, game.reason),
    }))
}

/// The search score for a record's: points times `scale`, and mates in plies instead of moves.
fn search_score(score: akhet_records::Score, scale: f64) -> Score {
    match score {
        akhet_records::Score::Cp(points) => {
            Score::Points((f64::from(points) * scale).round() as i32)
        }
        akhet_records::Score::Mate(moves) => match moves.unsigned_abs().saturating_mul(2) {
            plies if moves > 0 => Score::Wins(plies - 1),
            plies => Score::Loses(plies),
        },
    }
}

fn ending(record: &Record, outcome: Outcome, reason: Reason) -> Ending {
    let repeats = outcome == Outcome::Drawn && record.repetitions() >= REPETITIONS_TO_CLAIM;
    match reason {
        _ if record.result().is_over() => Ending::Rules,
        Reason::Repetition | Reason::Unknown if repeats => Ending::Rules,
        Reason::MaxPlies => Ending::PlyLimit,
        Reason::DrawAdjudication | Reason::ResignAdjudication => Ending::Adjudication,
        _ => Ending::Other,
    }
}

/// The record of a game, with its number, its player's name and its search limits.
pub(super) fn to_record(game: &Game, number: u64, player: &str, limits: &str) -> GameRecord {
    let setup = Setup::of(&game.start);
    let unscored = game.plies.iter().take_while(|ply| ply.score.is_none());
    let opening: Vec<_> = match setup {
        Some(_) => unscored.map(|ply| ply.mv).collect(),
        None => Vec::new(),
    };
    let rules = game.start.rules();
    // If the opening would end the game, its moves count as moves of the game.
    let (opening, fen) = match setup.map(|setup| Opening::new(setup, &opening, rules)) {
        Some(Ok(made)) => (opening, made.position().to_string()),
        _ => (Vec::new(), game.start.to_string()),
    };
    let moves = game.plies[opening.len()..].iter().map(|ply| MoveRecord {
        score: ply.score.map(|score| unpack_score(score).into()),
        ..ply.mv.into()
    });
    let winner = match game.outcome {
        Outcome::Won(winner) => Some(winner),
        Outcome::Drawn => None,
    };
    GameRecord {
        game: number,
        round: 0,
        date: "????-??-??T00:00:00Z".to_owned(),
        blue: player.to_owned(),
        red: player.to_owned(),
        limits: [limits.to_owned(), limits.to_owned()],
        opening: setup.map_or("?", Setup::name).to_owned(),
        setup,
        openingmoves: opening,
        fen,
        kingturns: rules.king_turns,
        swapontoclosed: rules.swap_onto_closed,
        moves: moves.collect(),
        result: winner.map_or(GameOutcome::Drawn, GameOutcome::Won),
        reason: reason(game.ending, winner),
        detail: String::new(),
    }
}

fn reason(ending: Ending, winner: Option<Color>) -> Reason {
    match (ending, winner) {
        (Ending::Rules, Some(_)) => Reason::KingHit,
        (Ending::Rules, None) => Reason::Repetition,
        (Ending::Adjudication, Some(_)) => Reason::ResignAdjudication,
        (Ending::Adjudication, None) => Reason::DrawAdjudication,
        (Ending::PlyLimit, _) => Reason::MaxPlies,
        (Ending::Other, _) => Reason::Unknown,
    }
}
