//! Reviews as annotated PGN.

use super::review::{Budget, PlyReview};
use super::text::{ReviewedGame, budget, glyph, record_score};
use crate::arena::records::pgn::{Note, write_annotated};

/// The games as PGN, with the scores and marks of the review, and the better line where a move has a
/// mark or misses a win.
pub(super) fn pgn(games: &[ReviewedGame], spent: Budget) -> String {
    let annotator = format!(
        concat!("Akhet ", env!("CARGO_PKG_VERSION"), ", {} a position"),
        budget(spent)
    );
    let write = |reviewed: &ReviewedGame| {
        let mut notes = vec![None; reviewed.game.record.plies().len()];
        for ply in &reviewed.review.plies {
            if let Some(place) = notes.get_mut(ply.number - 1) {
                *place = Some(note(ply));
            }
        }
        write_annotated(&reviewed.game, &annotator, &notes)
    };
    games.iter().map(write).collect()
}

fn note(ply: &PlyReview) -> Note {
    let is_faulty = ply.mark.is_some() || ply.missed_win.is_some();
    Note {
        score: record_score(ply.played_score),
        depth: ply.depth,
        glyph: ply.mark.map(glyph),
        better: if is_faulty {
            ply.line.clone()
        } else {
            Vec::new()
        },
    }
}
