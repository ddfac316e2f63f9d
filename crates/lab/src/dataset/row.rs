//! The rows of a data set, and the splits that they belong to.

use crate::selfplay::data::{Game, Outcome, unpack_score};
use akhet::laser::rules::{Color, Position, Setup};
use akhet_records::{GameOutcome, Score};
use fxhash::FxHashSet;
use serde::Serialize;

/// A part of the data set. All positions of a game belong to the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Split {
    Train,
    Validation,
    Test,
}

impl Split {
    /// All splits, in the order of their declaration.
    pub(super) const ALL: [Split; 3] = [Split::Train, Split::Validation, Split::Test];

    /// The split of a game: one game in twenty validates, one in twenty tests. A hash decides, since games may come
    /// in an order that means something, such as pairs from the same opening.
    pub(super) fn of(game: u64) -> Split {
        match crc32fast::hash(&game.to_le_bytes()) % 20 {
            0 => Split::Validation,
            1 => Split::Test,
            _ => Split::Train,
        }
    }

    /// The name in the column `split` and of the file.
    pub(super) fn name(self) -> &'static str {
        match self {
            Split::Train => "train",
            Split::Validation => "validation",
            Split::Test => "test",
        }
    }
}

/// A row. The first four fields are columns of the public sets of chess evaluations; there as here a score is that
/// of the player who moves first in the game.
#[derive(Debug, Serialize)]
pub(super) struct Row {
    pub(super) fen: String,
    line: String,
    cp: Option<i32>,
    pub(super) mate: Option<i32>,
    game: u64,
    ply: usize,
    pub(super) result: String,
    setup: Option<&'static str>,
    split: &'static str,
}

/// The rows of a game: every `every`th position that was searched. Left out are positions whose keys are in `seen`,
/// to which those of the rows are added. Also returns how many were left out.
pub(super) fn rows_of(
    game: &Game,
    number: u64,
    every: u64,
    seen: &mut FxHashSet<u64>,
) -> (Vec<Row>, u64) {
    let outcome = match game.outcome {
        Outcome::Won(winner) => GameOutcome::Won(winner),
        Outcome::Drawn => GameOutcome::Drawn,
    };
    let setup = Setup::of(&game.start).map(Setup::name);
    let (mut rows, mut repeated, mut searched) = (Vec::new(), 0, number);
    let mut position = game.start.clone();
    for (ply, played) in game.plies.iter().enumerate() {
        if let Some(score) = played.score {
            // The first one differs from game to game, so that all stages of a game are taken.
            let is_due = searched % every == 0;
            searched += 1;
            if is_due && !seen.insert(key(&position)) {
                repeated += 1;
            } else if is_due {
                let sign = match position.side() {
                    Color::Blue => 1,
                    Color::Red => -1,
                };
                let (cp, mate) = match Score::from(unpack_score(score)) {
                    Score::Cp(points) => (Some(sign * points), None),
                    Score::Mate(moves) => (None, Some(sign * moves)),
                };
                rows.push(Row {
                    fen: position_text(&position),
                    line: played.mv.to_string(),
                    cp,
                    mate,
                    game: number,
                    ply,
                    result: outcome.to_string(),
                    setup,
                    split: Split::of(number).name(),
                });
            }
        }
        position.play_unchecked(played.mv);
    }
    (rows, repeated)
}

/// A key that a position shares only with its mirror image, the same position with the players exchanged.
fn key(position: &Position) -> u64 {
    position.key().min(position.flipped().key())
}

/// The FEN without the move number, as in sets of chess evaluations, so that equal positions have equal texts.
fn position_text(position: &Position) -> String {
    let fen = position.to_string();
    match fen.rsplit_once(' ') {
        Some((text, _)) => text.to_owned(),
        None => fen,
    }
}
