//! The lines that a seat may send, and why they are refused.

use akhet::lines::Quoted;
use derive_more::Display;
use serde::{Deserialize, Serialize};
use std::io;
use std::str::FromStr;

/// The maximum length of a name, in characters.
const MAX_NAME: usize = 40;

/// What somebody at a table wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Name(String),
    /// The number of the move in the game, from 1, and the move.
    Play(usize, String),
    Resign,
    Claim,
    /// Asks all players this, or agrees to it.
    Ask(Question),
    Decline,
    /// Says this to everybody at the table.
    Say(Phrase),
    /// An engine of this level takes the seat of this name, or leaves it.
    Engine(String, Option<u8>),
}

/// What all players must agree on.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq, Serialize, Deserialize)]
#[display(rename_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub(super) enum Question {
    Draw,
    Takeback,
    Rematch,
}

/// What players can say to each other: no other words, so that nobody has to be watched.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq)]
#[display(rename_all = "lowercase")]
pub(super) enum Phrase {
    Hello,
    Game,
    Thanks,
    Oops,
}

impl Phrase {
    const ALL: [Phrase; 4] = [Phrase::Hello, Phrase::Game, Phrase::Thanks, Phrase::Oops];
}

/// Why a line is refused; nothing has changed.
#[derive(Debug, thiserror::Error)]
pub(super) enum Refused {
    #[error("unknown line")]
    Unknown,
    #[error("expected {0}")]
    Expected(&'static str),
    #[error("too many lines")]
    Flood,
    #[error("wait a moment before you say something again")]
    Chatter,
    #[error("spectators only watch")]
    Spectator,
    #[error("only the opener of the table can seat engines")]
    NotOpener,
    #[error("you are out")]
    Out,
    #[error("the game is over")]
    Over,
    #[error("the game is not over")]
    NotOver,
    #[error("it is {0}'s turn")]
    Turn(String),
    #[error("move {0} has been played")]
    Played(usize),
    #[error("the next move is number {0}")]
    Early(usize),
    #[error("a game at a table has at most {0} moves")]
    TooLong(usize),
    #[error("the time is up")]
    Time,
    #[error("{0}")]
    Referee(String),
    #[error("an engine never agrees to a draw")]
    EngineFights,
    #[error("you have made no move yet")]
    NoMove,
    #[error("there is nothing to decline")]
    NoOffer,
    #[error("there is no seat '{0}'")]
    NoSeat(Quoted),
    #[error("the seat is taken")]
    Taken,
    #[error("no engine sits there")]
    NoEngine,
    #[error("the last seat is for a person")]
    LastSeat,
    #[error("the table has ended")]
    Ended,
    #[error("the table cannot be kept: {0}")]
    NotKept(io::Error),
}

impl FromStr for Action {
    type Err = Refused;

    fn from_str(line: &str) -> Result<Action, Refused> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        Ok(match words[..] {
            ["name", ..] => {
                let (_, text) = line.split_once("name").unwrap_or_default();
                Action::Name(name(text)?)
            }
            // A mark would ask the referee, who knows all cards, about one that the player has not seen.
            ["play", ply, mv] if mv.bytes().all(|byte| byte.is_ascii_alphanumeric()) => {
                let ply = ply.parse().map_err(|_| Refused::Expected(PLAY))?;
                Action::Play(ply, mv.to_owned())
            }
            ["play", ..] => return Err(Refused::Expected(PLAY)),
            ["resign"] => Action::Resign,
            ["claim"] => Action::Claim,
            ["draw"] => Action::Ask(Question::Draw),
            ["takeback"] => Action::Ask(Question::Takeback),
            ["rematch"] => Action::Ask(Question::Rematch),
            ["decline"] => Action::Decline,
            ["say", word] => {
                let phrase = { Phrase::ALL.into_iter() }.find(|phrase| phrase.to_string() == word);
                Action::Say(phrase.ok_or(Refused::Expected(SAY))?)
            }
            ["say", ..] => return Err(Refused::Expected(SAY)),
            ["engine", seat, "off"] => Action::Engine(seat.to_owned(), None),
            ["engine", seat, level] => {
                let level = level.parse().ok().filter(|level| *level <= MAX_LEVEL);
                let level = level.ok_or(Refused::Expected(ENGINE))?;
                Action::Engine(seat.to_owned(), Some(level))
            }
            ["engine", ..] => return Err(Refused::Expected(ENGINE)),
            _ => return Err(Refused::Unknown),
        })
    }
}

/// The level of full strength.
pub(super) const MAX_LEVEL: u8 = 20;

const PLAY: &str = "play PLY MOVE, the move without marks";
const SAY: &str = "say hello, game, thanks or oops";
const ENGINE: &str = "engine SEAT LEVEL with a level from 0 to 20, or engine SEAT off";

/// A name without surrounding blanks.
fn name(text: &str) -> Result<String, Refused> {
    let text = text.trim();
    let prints = |letter: char| {
        // A combining mark is printed on a letter; characters with longer escapes do not print.
        !letter.is_control() && format!("a{letter}").escape_debug().count() <= "a\\'".len()
    };
    let is_name = (1..=MAX_NAME).contains(&text.chars().count()) && text.chars().all(prints);
    let expected = Refused::Expected("name TEXT with 1 to 40 printing characters");
    is_name.then(|| text.to_owned()).ok_or(expected)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_or_refused_with_a_reason() {
        let read = |line: &str| line.parse::<Action>().map_err(|error| error.to_string());
        let named = |name: &str| Ok(Action::Name(name.to_owned()));
        assert_eq!(read("name  Ann B. "), named("Ann B."));
        assert_eq!(read("name नमस्ते \"é\""), named("नमस्ते \"é\""));
        let long = "x".repeat(40);
        assert_eq!(read(&format!("name {long}")), named(&long));
        for text in [
            "",
            " ",
            "\u{202e}evil",
            "a\u{200b}b",
            "a\tb",
            &format!("{long}x"),
        ] {
            assert!(read(&format!("name {text}")).is_err(), "{text:?}");
        }
        assert_eq!(
            read("play 3 a2na5"),
            Ok(Action::Play(3, "a2na5".to_owned()))
        );
        assert_eq!(read("say oops"), Ok(Action::Say(Phrase::Oops)));
        assert_eq!(read("takeback"), Ok(Action::Ask(Question::Takeback)));
        assert_eq!(
            read("engine red 20"),
            Ok(Action::Engine("red".to_owned(), Some(20)))
        );
        assert_eq!(
            read("engine red off"),
            Ok(Action::Engine("red".to_owned(), None))
        );
        for (line, reason) in [
            ("play 1", PLAY),
            ("play -1 c5R", PLAY),
            ("play 1 c5R c5R", PLAY),
            ("play 1 a2na1!K", PLAY),
            ("engine red 21", ENGINE),
            ("say", SAY),
            ("say Hello", SAY),
            ("say hello you", SAY),
        ] {
            assert_eq!(read(line), Err(format!("expected {reason}")), "{line}");
        }
        for line in ["resign now", "go", ""] {
            assert_eq!(read(line), Err("unknown line".to_owned()), "{line}");
        }
    }
}
