//! The tag pairs of a PGN game, and the errors of a game.

use crate::Reason;
use akhet::game::Ending;
use akhet::laser::rules::UnknownSetup;
use akhet::lines::Quoted;
use std::collections::HashMap;
use std::error::Error;

/// An error in one game, such as a fault in its file.
pub type GameError = Box<dyn Error + Send + Sync>;

/// What is wrong with a line or a game of PGN.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum PgnFault {
    #[error("{0}")]
    Unreadable(String),
    #[error("the game that begins here has no end")]
    NoEnd,
    #[error("a tag is [Name \"value\"]")]
    Tag,
    #[error("a tag appears twice")]
    TagTwice,
    #[error("')' closes no variation")]
    NoVariation,
    #[error("nothing may follow a result on its line")]
    AfterResult,
    #[error("'{0}' is not a move: {1}")]
    Move(Quoted, String),
    #[error("{0}")]
    NoResult(&'static str),
    #[error("the tag Result says {0}, but the moves end with {1}")]
    Result(Quoted, String),
    #[error("PlyCount is {0}, but there are {1} moves")]
    PlyCount(Quoted, usize),
    #[error("the tag {0} is true or false, not '{1}'")]
    Switch(&'static str, Quoted),
    #[error("the tags StartSetup and FEN cannot be combined")]
    SetupAndFen,
    #[error("the tag StartSetup names the unknown setup '{0}', {1}")]
    Setup(Quoted, UnknownSetup),
    #[error("the tag OpeningPlies must be a number from 0 to {0}, the number of moves")]
    OpeningPlies(usize),
    #[error("the opening: {0}")]
    Opening(GameError),
    #[error("the tag Variant says {0}, not labyrinth")]
    NotLabyrinth(Quoted),
    #[error("the tag FEN is missing; it gives the start")]
    NoFen,
    #[error("its start is not a position: {0}")]
    Start(GameError),
    #[error(transparent)]
    Illegal(GameError),
}

/// The standard's value of `Termination` for an end without a fault.
pub(super) const NORMAL: &str = "normal";

/// The tag pairs of a game.
#[derive(Default)]
pub struct Tags {
    /// In the order of the file.
    pub(super) pairs: Vec<(String, String)>,
    /// The indices of the pairs by name.
    places: HashMap<String, usize>,
}

impl Tags {
    /// Reads a line of tag pairs, each `[Name "value"]`.
    pub(super) fn read(&mut self, line: &str) -> Result<(), PgnFault> {
        let mut rest = line.trim();
        while !rest.is_empty() {
            let (name, value, after) = read_tag(rest).ok_or(PgnFault::Tag)?;
            // The other tags are still looked up.
            if self.places.contains_key(&name) {
                return Err(PgnFault::TagTwice);
            }
            self.places.insert(name.clone(), self.pairs.len());
            self.pairs.push((name, value));
            rest = after.trim_start();
        }
        Ok(())
    }

    /// The value of a tag; `None` if it is missing or `?`, the standard's sign for an unknown value.
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = &self.pairs[*self.places.get(name)?];
        Some(value.as_str()).filter(|value| *value != "?")
    }

    /// The number at the start of a value, such as 3 in the round `3.1`; 0 if there is none.
    pub fn leading_number(&self, name: &str) -> u64 {
        let value = self.get(name).unwrap_or_default();
        let end = value.find(|c: char| !c.is_ascii_digit());
        value[..end.unwrap_or(value.len())].parse().unwrap_or(0)
    }

    /// The game's start time, as `YYYY-MM-DDThh:mm:ssZ`.
    pub fn date(&self) -> String {
        format!(
            "{}T{}Z",
            self.get("Date").unwrap_or("????.??.??").replace('.', "-"),
            self.get("UTCTime").unwrap_or("00:00:00")
        )
    }

    /// The name of the player whose tag this is; `?` if it is missing.
    pub fn player(&self, tag: &str) -> String {
        self.get(tag).unwrap_or("?").to_owned()
    }

    /// The search limits of the player whose tag this is; empty if they are missing.
    pub fn limit(&self, player: &str) -> String {
        let alone = || self.get(&limit_tag(player));
        let limit = self.get("TimeControl").or_else(alone);
        limit.unwrap_or_default().to_owned()
    }

    /// Checks that the tags `Result` and `PlyCount`, if present, agree with the movetext.
    pub(super) fn check(&self, plies: usize, result: &str) -> Result<(), PgnFault> {
        if let Some(said) = self.get("Result")
            && said != result
        {
            return Err(PgnFault::Result(Quoted::new(said), result.to_owned()));
        }
        match self.get("PlyCount") {
            Some(said) if said.parse() != Ok(plies) => {
                Err(PgnFault::PlyCount(Quoted::new(said), plies))
            }
            _ => Ok(()),
        }
    }

    /// The reason for the end of a game with this ending. The tag `Termination` may give it, as a word of
    /// [`Reason`], of the PGN standard or of fastchess; otherwise `shown` says what the moves show. A loss that
    /// is `normal` and that they do not show is a resignation.
    pub fn reason(&self, ending: Option<Ending>, shown: impl FnOnce() -> Option<Reason>) -> Reason {
        let word = self.get("Termination").unwrap_or_default();
        let stated = match (word.to_ascii_lowercase().as_str(), ending) {
            ("adjudication", Some(Ending::Drawn)) => Some(Reason::DrawAdjudication),
            ("adjudication", Some(_)) => Some(Reason::ResignAdjudication),
            ("rules infraction", _) => Some(Reason::IllegalMove),
            ("stalled connection", _) => Some(Reason::Hang),
            ("abandoned", _) => Some(Reason::Crash),
            (word, _) => word.parse().ok(),
        };
        let is_loss = matches!(ending, Some(Ending::Won(_) | Ending::Lost(_)));
        let unseen = if is_loss && word.eq_ignore_ascii_case(NORMAL) {
            Reason::Resignation
        } else {
            Reason::Unknown
        };
        stated.or_else(shown).unwrap_or(unseen)
    }

    /// The value of a tag that is `true` or `false`; false if it is missing.
    pub fn switch(&self, name: &'static str) -> Result<bool, PgnFault> {
        let value = self.get(name).unwrap_or("false");
        let on = value.parse();
        on.map_err(|_| PgnFault::Switch(name, Quoted::new(value)))
    }
}

pub(super) fn limit_tag(player: &str) -> String {
    format!("{player}TimeControl")
}

/// The program whose PGN is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// This one; `docs/matches.md` describes it.
    #[default]
    Akhet,
    /// fastchess, as far as OpenBench reads it: the start is a FEN, each comment also has nodes and selective
    /// depth, and a game that ends with an engine's failure has fastchess's words for it.
    Fastchess,
}

/// What the PGN of Laser Chess and of Labyrinth do not share.
pub struct PgnParts {
    /// The tags of the players' names, by seat.
    pub players: Vec<&'static str>,
    /// The name of the game.
    pub variant: &'static str,
    /// The rules of the game, and whether they are on.
    pub rules: Vec<(&'static str, bool)>,
    /// The tags of the start.
    pub start: Vec<(&'static str, String)>,
    /// The number of plies, including the opening.
    pub plies: usize,
    /// The movetext in words, up to the last comment and the result.
    pub words: Vec<String>,
}

/// Reads the first tag pair of a line: its name, its value and the rest of the line.
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
