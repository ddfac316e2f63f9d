//! `akhet match` under the name of fastchess, a chess match runner: takes the flags that OpenBench's client
//! passes, and prints fastchess's lines on standard output.

use crate::arena::records::{Reason, Summary};
use crate::game::Ending;
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

/// Whether these fastchess arguments ask for its version.
pub fn asks_version(arguments: &[OsString]) -> bool {
    let first = arguments.get(1).and_then(|word| word.to_str());
    matches!(first, Some("--version" | "-version"))
}

/// Translates arguments of fastchess to those of `akhet match`.
///
/// Arguments that make no difference are dropped: `-testEnv`, the format of the openings, which each line shows,
/// and the contents of the PGN, which are always what OpenBench asks for.
pub fn match_arguments(arguments: Vec<OsString>) -> Vec<OsString> {
    let mut arguments = arguments.into_iter();
    let mut words: Vec<OsString> = arguments.next().into_iter().collect();
    words.extend(["match", "--fastchess"].map(OsString::from));
    let (mut flag, mut margin) = (String::new(), None);
    for argument in arguments {
        let Some(word) = argument.to_str() else {
            words.push(argument);
            continue;
        };
        if let Some(name) = word.strip_prefix('-') {
            flag = name.trim_start_matches('-').to_owned();
            match flag.as_str() {
                "testEnv" => {}
                "repeat" => words.extend(["--games", "2"].map(OsString::from)),
                "srand" => words.push("--seed".into()),
                _ => words.push(argument),
            }
            continue;
        }
        match (flag.as_str(), word.split_once('=')) {
            ("variant", None) if word == "standard" => words.push("laserchess".into()),
            ("pgnout", Some(("file", file))) => words.push(file.into()),
            ("pgnout", Some(_)) | ("openings", Some(("format", _))) => {}
            ("engine" | "each", Some(("tc", "inf"))) => {}
            ("engine" | "each", Some(("timemargin", milliseconds))) => {
                margin = Some(milliseconds.to_owned());
            }
            _ => words.push(argument),
        }
    }
    if let Some(margin) = margin {
        words.extend(["--time-margin", &margin].map(OsString::from));
    }
    words
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

/// Why a game ended, in fastchess's words, from which OpenBench counts faults.
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
