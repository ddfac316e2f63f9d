//! The tag pairs of a PGN game, and the game record that they form with its movetext.

use super::movetext::Movetext;
use crate::arena::records::game_record::{GameRecord, MoveRecord};
use crate::arena::records::outcome::{GameOutcome, Reason};
use crate::laser::rules::{Move, Opening, REPETITIONS_TO_CLAIM, Rules, Setup};
use crate::lines::Quoted;
use std::collections::HashMap;

/// The tag pairs of a game.
#[derive(Default)]
pub(super) struct Tags {
    values: HashMap<String, String>,
    /// The names in the order of the file.
    names: Vec<String>,
}

impl Tags {
    /// Reads a line of tag pairs, each `[Name "value"]`.
    ///
    /// # Errors
    /// The fault of the line, as an error message.
    pub(super) fn read(&mut self, line: &str) -> Result<(), String> {
        let mut rest = line.trim();
        while !rest.is_empty() {
            let (name, value, after) = read_tag(rest).ok_or("a tag is [Name \"value\"]")?;
            if self.values.insert(name.clone(), value).is_some() {
                return Err("a tag comes twice".to_owned());
            }
            self.names.push(name);
            rest = after.trim_start();
        }
        Ok(())
    }

    /// The value of a tag, unless it is missing or `?`, the standard's sign for an unknown value.
    fn get(&self, name: &str) -> Option<&str> {
        let value = self.values.get(name).map(String::as_str);
        value.filter(|value| *value != "?")
    }

    /// All names and values as they stand in the file, in its order.
    pub(super) fn into_pairs(mut self) -> Vec<(String, String)> {
        let names = self.names.into_iter();
        names
            .filter_map(|name| self.values.remove_entry(&name))
            .collect()
    }

    /// The value of a tag that is `true` or `false`; false if it is missing.
    fn switch(&self, name: &str) -> Result<bool, String> {
        let value = self.get(name).unwrap_or("false");
        value.parse().map_err(|_| {
            format!(
                "the tag {name} is true or false, not '{}'",
                Quoted::new(value)
            )
        })
    }
}

/// Reads the first tag pair of a line; returns its name, its value and the rest of the line.
fn read_tag(line: &str) -> Option<(String, String, &str)> {
    let (name, rest) = line.strip_prefix('[')?.split_once('"')?;
    let name = name.trim();
    if name.is_empty() || name.contains(char::is_whitespace) {
        return None;
    }
    let mut value = String::new();
    let mut letters = rest.char_indices();
    let end = loop {
        match letters.next()? {
            (_, '\\') => value.push(letters.next()?.1),
            (at, '"') => break at + 1,
            (_, letter) => value.push(letter),
        }
    };
    let rest = rest[end..].trim_start().strip_prefix(']')?;
    Some((name.to_owned(), value, rest))
}

/// Makes the record of a game. `docs/matches.md` lists the defaults of missing tags.
///
/// # Errors
/// The tag that contradicts the movetext or has an invalid value, as an error message.
pub(super) fn game_record(
    tags: &Tags,
    movetext: &Movetext,
    result: &str,
) -> Result<GameRecord, String> {
    if let Some(said) = tags.get("Result")
        && said != result
    {
        return Err(format!(
            "the tag Result says {} and the moves end with {result}",
            Quoted::new(said)
        ));
    }
    let result: GameOutcome = result.parse().map_err(|error: &str| error.to_owned())?;
    let plies = movetext.moves.len();
    if let Some(said) = tags.get("PlyCount")
        && said.parse() != Ok(plies)
    {
        let said = Quoted::new(said);
        return Err(format!("PlyCount is {said} and there are {plies} moves"));
    }
    let rules = Rules {
        king_turns: tags.switch("KingTurns")?,
        swap_onto_closed: tags.switch("SwapOntoClosed")?,
    };
    let mut moves = movetext.moves.clone();
    let start = Start::read(tags, &mut moves, rules)?;
    let detail = movetext.comments.last();
    let text = |name: &str| tags.get(name).unwrap_or_default().to_owned();
    let player = |name: &str| tags.get(name).unwrap_or("?").to_owned();
    let limits = |name: &str| {
        tags.get("TimeControl")
            .or(tags.get(name))
            .unwrap_or_default()
    };
    let mut game = GameRecord {
        game: leading_number(tags.get("Game")),
        round: leading_number(tags.get("Round")),
        date: format!(
            "{}T{}Z",
            tags.get("Date").unwrap_or("????.??.??").replace('.', "-"),
            tags.get("UTCTime").unwrap_or("00:00:00")
        ),
        blue: player("White"),
        red: player("Black"),
        limits: ["WhiteTimeControl", "BlackTimeControl"].map(|name| limits(name).to_owned()),
        opening: text("Opening"),
        setup: start.setup,
        openingmoves: start.moves,
        fen: start.fen,
        kingturns: rules.king_turns,
        swapontoclosed: rules.swap_onto_closed,
        moves,
        result,
        reason: Reason::Unknown,
        detail: detail.map_or_else(String::new, |(_, text)| text.clone()),
    };
    let stated = tags
        .get("Termination")
        .and_then(|word| reason(word, result));
    game.reason = stated.unwrap_or_else(|| reason_of_moves(&game));
    Ok(game)
}

/// The start of a game: the setup and the moves of the opening, or a position.
struct Start {
    /// The setup of the tag `StartSetup`.
    setup: Option<Setup>,
    /// The moves of the opening, from the setup.
    moves: Vec<Move>,
    /// The position after the opening.
    fen: String,
}

impl Start {
    /// Reads the start of a game from its tags, and moves the opening from the front of `moves` into
    /// it.
    ///
    /// The game begins at the setup of the tag `StartSetup`, and its opening has as many plies as
    /// `OpeningPlies` says. Without `StartSetup` it begins at the position of `FEN`; else at the
    /// setup that `Opening` names; else at ace, the first setup.
    fn read(tags: &Tags, moves: &mut Vec<MoveRecord>, rules: Rules) -> Result<Start, String> {
        let Some(name) = tags.get("StartSetup") else {
            let setup = || tags.get("Opening").and_then(|name| name.parse().ok());
            let fen = tags.get("FEN");
            let fen = fen.unwrap_or_else(|| setup().unwrap_or(Setup::ALL[0]).fen());
            return Ok(Start {
                setup: None,
                moves: Vec::new(),
                fen: fen.to_owned(),
            });
        };
        if tags.get("FEN").is_some() {
            return Err("the tags StartSetup and FEN exclude each other".to_owned());
        }
        let setup = name.parse::<Setup>().map_err(|error| {
            let name = Quoted::new(name);
            format!("the tag StartSetup has the unknown setup '{name}', {error}")
        })?;
        let plies = tags.get("OpeningPlies").unwrap_or("0");
        let plies = plies
            .parse()
            .ok()
            .filter(|&plies: &usize| plies <= moves.len());
        let plies = plies.ok_or_else(|| {
            let moves = moves.len();
            format!("the tag OpeningPlies is a number from 0 to that of the moves, {moves}")
        })?;
        let opening: Vec<Move> = moves.drain(..plies).map(|turn| turn.mv).collect();
        let fen = Opening::new(setup, &opening, rules)
            .map_err(|error| format!("the opening: {error}"))?
            .position()
            .to_string();
        Ok(Start {
            setup: Some(setup),
            moves: opening,
            fen,
        })
    }
}

/// The number at the start of a value, such as 3 in the round `3.1`; 0 if there is none.
fn leading_number(value: Option<&str>) -> u64 {
    let value = value.unwrap_or_default();
    let end = value.find(|c: char| !c.is_ascii_digit());
    value[..end.unwrap_or(value.len())].parse().unwrap_or(0)
}

/// The reason that a value of `Termination` stands for: a word of [`Reason`], of the PGN standard or
/// of fastchess. `None` for a word that gives no reason, such as `normal`.
fn reason(word: &str, result: GameOutcome) -> Option<Reason> {
    match (word, result) {
        ("adjudication", GameOutcome::Drawn) => Some(Reason::DrawAdjudication),
        ("adjudication", GameOutcome::Won(_)) => Some(Reason::ResignAdjudication),
        ("rules infraction", _) => Some(Reason::IllegalMove),
        ("stalled connection", _) => Some(Reason::Hang),
        _ => word.parse().ok(),
    }
}

/// The reason for the end of a game without the tag `Termination`, as far as its moves show one: a
/// King hit, or a draw with the third repetition on the board.
fn reason_of_moves(game: &GameRecord) -> Reason {
    match game.replay() {
        Ok(record) if record.result().is_over() => Reason::KingHit,
        Ok(record)
            if game.result == GameOutcome::Drawn
                && record.repetitions() >= REPETITIONS_TO_CLAIM =>
        {
            Reason::Repetition
        }
        _ => Reason::Unknown,
    }
}
