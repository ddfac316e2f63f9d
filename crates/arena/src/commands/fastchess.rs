//! `akhet match` under the name of fastchess, a chess match runner, as OpenBench's client invokes it: prints
//! fastchess's lines on standard output.

use akhet::game::Ending;
use akhet_records::{Reason, Summary};
use std::ffi::OsString;
use std::path::Path;

/// The version of fastchess whose flags and output these are. OpenBench's server sets a minimum for its clients.
pub const VERSION: &str = concat!("fastchess 1.8.1, by Akhet ", env!("CARGO_PKG_VERSION"));

/// Whether the program was invoked under the name of fastchess, such as `./fastchess-ob`.
pub fn is_fastchess(arguments: &[OsString]) -> bool {
    let name = arguments
        .first()
        .and_then(|name| Path::new(name).file_stem());
    name.is_some_and(|name| name.to_string_lossy().starts_with("fastchess"))
}

pub fn asks_version(arguments: &[OsString]) -> bool {
    let first = arguments.get(1).and_then(|word| word.to_str());
    matches!(first, Some("--version" | "-version"))
}

/// Turns fastchess's arguments, which `akhet match` understands, into a call of `akhet match`.
pub fn match_arguments(mut arguments: Vec<OsString>) -> Vec<OsString> {
    drop(arguments.splice(1..1, ["match", "--fastchess"].map(OsString::from)));
    arguments
}

/// The line about a finished game. The first player is White.
pub fn finished(game: &Summary<'_>) -> String {
    let players: Vec<&str> = game.places.iter().map(|place| place.player).collect();
    format!(
        "Finished game {} ({}): {} {{{}}}\n",
        game.game,
        players.join(" vs "),
        game.result,
        reason(game)
    )
}

/// Why a game ended, in fastchess's words, in which OpenBench looks for faults.
fn reason(game: &Summary<'_>) -> String {
    let colors = |first_wins| match first_wins {
        true => ("White", "Black"),
        false => ("Black", "White"),
    };
    let (winner, loser) = match game.ending {
        Some(Ending::Won(seat)) => colors(seat.index() == 0),
        Some(Ending::Lost(seat)) => colors(seat.index() != 0),
        _ => ("", ""),
    };
    match game.reason {
        Reason::KingHit => format!("{loser}'s King is hit"),
        Reason::TreasuresFound => format!("{winner} finds all treasures"),
        Reason::Repetition => "Draw by 3-fold repetition".to_owned(),
        Reason::MaxPlies | Reason::DrawAdjudication => "Draw by adjudication".to_owned(),
        Reason::ResignAdjudication => format!("{winner} wins by adjudication"),
        Reason::Resignation => format!("{loser} resigns"),
        Reason::IllegalMove => format!("{loser} makes an illegal move"),
        Reason::Time => format!("{loser} loses on time"),
        Reason::Crash | Reason::BrokenPipe => format!("{loser} disconnects"),
        Reason::Hang => format!("{loser}'s connection stalls"),
        Reason::Unknown => "unknown".to_owned(),
    }
}
