//! The bench: a search of fixed positions to a fixed depth. Its node count is the signature of the
//! search: the same on every run and machine, and different only after a functional change.

use super::Game;
use crate::search::{Configure, Control, Instant, Limits, TableTooLarge, Total};

/// The size of the transposition table, in mebibytes.
const HASH: usize = 16;

/// Why a bench run failed.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum BenchError<E> {
    #[error(transparent)]
    Table(#[from] TableTooLarge),
    #[error(transparent)]
    Position(E),
}

/// Searches every position of the game's bench to this depth on one thread, each with an empty table. Calls
/// `report` with each position and its node count, until the control says stop.
///
/// # Errors
/// If the system has no memory for the table.
pub fn run<G: Game>(
    depth: u32,
    control: &Control,
    report: &mut dyn FnMut(&str, u64),
) -> Result<Total, BenchError<G::FenError>> {
    let mut searcher = G::searcher(HASH)?;
    let mut total = Total::default();
    for fen in G::BENCH_POSITIONS {
        let part = search::<G>(&mut searcher, fen, depth, control);
        let part = part.map_err(BenchError::Position)?;
        if control.stopped() {
            break;
        }
        total.time += part.time;
        total.nodes += part.nodes;
        report(fen, part.nodes);
    }
    Ok(total)
}

/// The signature of the search: the node count of a bench to this depth.
///
/// # Errors
/// As [`run`].
pub fn signature<G: Game>(depth: u32) -> Result<u64, BenchError<G::FenError>> {
    Ok(run::<G>(depth, &Control::default(), &mut |_, _| ())?.nodes)
}

/// Searches one position, with open cards, to this depth, with an empty table.
///
/// # Errors
/// If the FEN is not a valid position.
pub fn search<G: Game>(
    searcher: &mut G::Searcher,
    fen: &str,
    depth: u32,
    control: &Control,
) -> Result<Total, G::FenError> {
    let game = G::new(fen.parse()?);
    let limits = Limits {
        depth: Some(depth),
        open_cards: true,
        ..Limits::default()
    };
    searcher.clear();
    let start = Instant::now();
    let outcome = game.search(searcher, &limits, control, &mut ());
    Ok(Total {
        nodes: outcome.nodes,
        time: start.elapsed(),
    })
}
