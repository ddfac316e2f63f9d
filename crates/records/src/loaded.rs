//! Games of either kind that a user loads into the page: PGN or JSON lines in, games as JSON out.

use super::pgn::{AnyGames, PgnGame, Reader};
use super::{GameOutcome, GameRecord, LabyrinthRecord, Recorded, Score, is_json};
use akhet::game::Variant;
use akhet::laser::rules::Setup;
use akhet::lines::{Line, read_line, skip_byte_order_mark};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::BufRead;

/// The maximum number of games in one text.
const MAX_GAMES: usize = 10_000;

/// The games of a text.
#[derive(Serialize)]
pub struct LoadedGames {
    games: Vec<LoadedGame>,
    /// An error for each game that was skipped: what is wrong, and where.
    errors: Vec<String>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum LoadedGame {
    Laser(LaserGame),
    /// With `players` and `fen`, as in a `--json-out` file.
    Labyrinth(LabyrinthRecord),
}

#[derive(Serialize)]
struct LaserGame {
    blue: String,
    red: String,
    /// `YYYY-MM-DD`, with `Thh:mm:ssZ` if the text has the time.
    date: String,
    round: u64,
    opening: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    result: GameOutcome,
    /// The comment about the end of the game.
    detail: String,
    /// All tag pairs, in the order of the text.
    tags: Vec<(String, String)>,
    /// The start, as arguments of the command `position`: `setup NAME` or `fen FEN`.
    start: String,
    kingturns: bool,
    /// Whether a swap may put a piece on a square closed to it.
    swapontoclosed: bool,
    moves: Vec<Ply>,
    /// The comments other than scores and times.
    comments: Vec<Comment>,
}

#[derive(Serialize)]
struct Comment {
    /// The number of plies before it.
    plies: usize,
    text: String,
}

#[derive(Serialize)]
struct Ply {
    #[serde(rename = "move")]
    mv: String,
    /// The score that the player's engine reported, in its own points or moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Score>,
}

/// [`load_games`] as JSON.
pub fn games_as_json(text: &str) -> String {
    // Serializing the games cannot fail.
    serde_json::to_string(&load_games(text)).unwrap_or_default()
}

/// Reads a text, PGN or JSON lines, of the game that it names at its beginning, else of Laser Chess. Faulty games are
/// skipped and listed among the errors.
pub fn load_games(text: &str) -> LoadedGames {
    match variant_in(text.as_bytes()) {
        Some(Variant::Labyrinth) => load(text, |found: PgnGame<LabyrinthRecord>| {
            LoadedGame::Labyrinth(found.game)
        }),
        Some(Variant::LaserChess) | None => load(text, |found: PgnGame<GameRecord>| {
            LoadedGame::Laser(laser_game(found))
        }),
    }
}

/// The first line of a `--json-out` file.
#[derive(Deserialize)]
struct FirstLine {
    #[serde(rename = "match")]
    settings: Option<Settings>,
}

#[derive(Deserialize)]
struct Settings {
    variant: Option<String>,
}

/// The game named at the beginning of a text: in JSON lines by the settings, if they come first, in PGN by the tag
/// `Variant` of the first game. `None` if there is no name.
pub fn variant_in(mut input: impl BufRead) -> Option<Variant> {
    skip_byte_order_mark(&mut input).ok()?;
    if is_json(input.fill_buf().ok()?) {
        let first: FirstLine = loop {
            if let Line::Text(line) = read_line(&mut input).ok()??
                && let Ok(first) = serde_json::from_str(&line)
            {
                break first;
            }
        };
        return match first.settings?.variant {
            Some(name) => name.parse().ok(),
            None => Some(Variant::default()),
        };
    }
    let tags = Reader::new(input).first_tags();
    // Other programs have other names for Laser Chess.
    Some(tags.get("Variant")?.parse().unwrap_or_default())
}

fn load<G: Recorded + DeserializeOwned>(
    text: &str,
    loaded: impl Fn(PgnGame<G>) -> LoadedGame,
) -> LoadedGames {
    let mut read = LoadedGames {
        games: Vec::new(),
        errors: Vec::new(),
    };
    for (index, found) in AnyGames::new(text.as_bytes()).enumerate() {
        if index == MAX_GAMES {
            let error = format!("only the first {MAX_GAMES} games were read");
            read.errors.push(error);
            break;
        }
        match found {
            Ok(found) => read.games.push(loaded(found)),
            Err(error) => read.errors.push(error.to_string()),
        }
    }
    read
}

fn laser_game(found: PgnGame) -> LaserGame {
    let (mut record, replayed) = (found.game, found.record);
    let mut tags = found.tags.iter();
    let has_time = tags.any(|(name, value)| name == "UTCTime" && value != "?");
    if !has_time && let Some(day) = record.date.strip_suffix("T00:00:00Z") {
        record.date = day.to_owned();
    }
    let opening = record.openingmoves.iter().map(|_| None);
    let scores = opening.chain(record.moves.iter().map(|ply| ply.score));
    let plies = replayed.plies().iter().zip(scores);
    let moves = plies.map(|(undo, score)| Ply {
        mv: undo.mv.to_string(),
        score,
    });
    let comments = found.comments.into_iter();
    LaserGame {
        start: match Setup::of(replayed.start()) {
            Some(setup) => format!("setup {setup}"),
            None => format!("fen {}", replayed.start()),
        },
        moves: moves.collect(),
        blue: record.blue,
        red: record.red,
        date: record.date,
        round: record.round,
        opening: record.opening,
        result: record.result,
        detail: found.closing,
        tags: found.tags,
        kingturns: record.kingturns,
        swapontoclosed: record.swapontoclosed,
        comments: comments
            .map(|(plies, text)| Comment { plies, text })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_tags_are_passed_on_and_no_time_is_invented() {
        let text = "[Event \"Club\"]\n[Date \"2026.05.31\"]\n[WhiteElo \"1900\"]\n\n*\n\n\
                    [Date \"2026.05.31\"]\n[UTCTime \"12:00:00\"]\n\n*\n\n[Date \"\u{e9}\"]\n\n*\n";
        let json = serde_json::to_value(load_games(text)).unwrap();
        let tags = serde_json::json!([
            ["Event", "Club"],
            ["Date", "2026.05.31"],
            ["WhiteElo", "1900"]
        ]);
        assert_eq!(json["games"][0]["tags"], tags);
        assert_eq!(json["games"][0]["date"], "2026-05-31");
        assert_eq!(json["games"][1]["date"], "2026-05-31T12:00:00Z");
        assert_eq!(json["games"][2]["date"], "\u{e9}");
    }

    #[test]
    fn a_comment_on_the_last_move_says_nothing_of_the_end() {
        let detail = |moves: &str| {
            let json = serde_json::to_value(load_games(moves)).unwrap();
            json["games"][0]["detail"].as_str().unwrap().to_owned()
        };
        assert_eq!(detail("1. c5R {quiet} a4L *\n"), "");
        assert_eq!(detail("1. c5R a4L {Good; end} *\n"), "");
        assert_eq!(detail("1. c5R a4L (1... a5R {x}) {mine} *\n"), "");
        assert_eq!(detail("1. c5R a4L {} {Red resigned} 1-0\n"), "Red resigned");
        assert_eq!(
            detail("1. c5R a4L {+0.31/3 0.01s} {Red resigned} 1-0\n"),
            "Red resigned"
        );
        assert_eq!(detail("1. c5R a4L {Good} {} *\n"), "");
        assert_eq!(detail("{Red resigned} 1-0\n"), "Red resigned");
    }

    #[test]
    fn games_are_read_and_faults_named() {
        let text = "[White \"A\"]\n[Black \"B\"]\n\n1. c5R {+0.31/3 0.01s} a4L {quiet} *\n\n\
                    [White \"C\"]\n\n1. c5R c5R *\n\n[White \"D\"]\n\n1. hello *\n\n[White \"E\"]\n\n*\n";
        let read = load_games(text);
        let json = serde_json::to_value(&read).unwrap();
        assert_eq!(json["games"].as_array().unwrap().len(), 2);
        let first = &json["games"][0];
        assert_eq!((&first["blue"], &first["red"]), (&"A".into(), &"B".into()));
        assert_eq!(first["start"], "setup ace");
        assert_eq!(first["moves"][0]["move"], "c5R");
        assert_eq!(first["moves"][1]["move"], "a4L");
        assert_eq!(first["comments"][0]["plies"], 2);
        assert_eq!(first["comments"][0]["text"], "quiet");
        assert_eq!(first["result"], "*");
        assert_eq!(json["games"][1]["blue"], "E");
        let errors = &read.errors;
        assert_eq!(errors.len(), 2, "{errors:?}");
        assert!(errors[0].starts_with("game 2: "), "{errors:?}");
        assert!(errors[0].contains("ply 2 (c5R): "), "{errors:?}");
        assert!(errors[1].contains("'hello' is not a move"), "{errors:?}");
    }

    #[test]
    fn games_of_labyrinth_are_known_by_their_tag() {
        let fen = "cetsStsAcnRtsBcscs/ceincncncwNintwV/teCieteDcntsEcsQtwF/ieceMceiecnPintsT/teGceOtnHcetwIietwJ/incniniecwinin/cntsXtnKcntnLteWcw tU d5:I:/-/b3:HA:/- b - 5";
        let text = format!(
            "[Blue \"Ann\"]\n[Orange \"Ben\"]\n[Variant \"labyrinth\"]\n[NoReturn \"true\"]\n\
             [SetUp \"1\"]\n[FEN \"{fen}\"]\n\n5. a2nd5 {{why not}} 6. a2na1 *\n\n\
             [Variant \"labyrinth\"]\n[FEN \"{fen}\"]\n\n5. a2nd5 6. b7nb2 *\n"
        );
        let json = serde_json::to_value(load_games(&text)).unwrap();
        assert_eq!(json["games"].as_array().unwrap().len(), 1, "{json}");
        assert!(json["errors"][0].as_str().unwrap().starts_with("game 1: "));
        let text = text.replace("6. a2na1", "6. b7nb2");
        let json = serde_json::to_value(load_games(&text)).unwrap();
        let first = &json["games"][0];
        assert_eq!(first["players"][1]["seat"], "Orange");
        assert_eq!(first["players"][1]["name"], "Ben");
        assert_eq!(
            (&first["fen"], &first["noreturn"]),
            (&fen.into(), &true.into())
        );
        assert_eq!(first["moves"][1]["move"], "b7nb2");
    }
}
