//! What the prompt needs from a game beyond the trait `Game`: its commands, pictures and sentences, all as text. Only
//! the session reads and writes.

use super::console::Vocabulary;
use super::lang::text;
use super::played::{Narrated, PlayedGame};
use super::words::{Commands, Refusal, help_on, written_as_one};
use akhet::game::{Game, Seat};
use akhet::grid::Charset;
use akhet::lines::Quoted;
use akhet::search::{Info, Score};
use akhet_arena::Contest;
use std::error::Error;

/// A text to show, or why there is none.
pub(super) type Answer = Result<String, Box<dyn Error>>;

/// A game with what was told of it, and a sentence; or why that cannot be.
pub(super) type Told<G> = Result<(G, String), Box<dyn Error>>;

pub(super) type MoveOf<T> = <<T as PromptGame>::Game as Game>::Move;

/// For whom a picture is drawn, and how large.
#[derive(Clone, Copy, Debug)]
pub(super) struct Screen {
    /// The player from whose side it is seen, and whose cards it may show.
    pub(super) viewer: Seat,
    pub(super) charset: Charset,
    /// Columns and rows of the terminal; `None` for plain output.
    pub(super) size: Option<(u16, u16)>,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub(super) struct Thought<M> {
    /// The move to play; `None` if there is no legal move.
    pub(super) best: Option<M>,
    /// The score, depth and line of the last report; `None` without one.
    pub(super) last: Option<(Score, u32, Vec<M>)>,
    /// The score, depth and moves of the best lines of the last reports, best first.
    pub(super) lines: Vec<(Score, u32, Vec<M>)>,
}

impl<M> Thought<M> {
    /// Whether the player to move is better; true if unknown.
    pub(super) fn is_better(&self) -> bool {
        self.last.as_ref().is_none_or(|(score, ..)| match score {
            Score::Points(points) => *points > 0,
            Score::Wins(_) => true,
            Score::Loses(_) => false,
        })
    }
}

/// What the prompt needs from a game.
pub(super) trait PromptGame {
    type Game: Narrated;
    type Record: Contest<Game = Self::Game>;

    /// The commands, in the order of `help`, and their arguments.
    const WORDS: Vocabulary;
    /// Whether a player has cards that no other may see.
    const HAS_SECRETS: bool;
    /// The node limit of a hint's search.
    const HINT_NODES: u64;

    /// Lines of the greeting.
    fn greeting(&self, game: &Self::Game, size: Option<(u16, u16)>) -> String;

    /// A new game for the command `new`, and a line about it.
    fn restart(
        &mut self,
        argument: Option<&str>,
        game: &Self::Game,
    ) -> Result<(Self::Game, String), Box<dyn Error>>;

    fn picture(&self, game: &Self::Game, screen: Screen) -> String;

    /// A sentence about the last ply, as everybody may know it.
    fn last_ply(game: &Self::Game) -> String;

    /// How a move is written, for `help`.
    fn how_to_move(game: &Self::Game) -> String;

    /// The meaning of the letters and signs in the pictures: lines of text.
    fn legend() -> String;

    /// The goal and the rules in brief: paragraphs.
    fn rules(game: &Self::Game) -> String;

    /// What is on a square, as far as the viewer may know: a paragraph.
    fn what(square: &str, game: &Self::Game, viewer: Seat) -> Answer;

    /// What is on a rank or a file, as far as the viewer may know: a paragraph. `command` is `rank` or `file`, `name` its
    /// digit or letter; `None` if there is none of this name.
    fn line(command: &str, name: &str, game: &Self::Game, viewer: Seat) -> Option<String>;

    /// Where everybody's pieces are: lines of text.
    fn pieces(game: &Self::Game) -> String;

    fn read_move(word: &str, game: &Self::Game) -> Result<MoveOf<Self>, Box<dyn Error>>;

    /// The legal moves that begin with this text.
    fn list_moves(start: &str, game: &Self::Game) -> Answer;

    /// Runs a command that only this game has.
    fn act(&mut self, command: &str, game: &mut PlayedGame<Self::Game>, screen: Screen) -> Answer;

    /// What the player to move can do besides moving.
    fn offer(_: &Self::Game) -> Option<String> {
        None
    }

    /// Claims a draw for the engine, which is to move, if the rules allow it and the engine wants it, which may
    /// depend on whether it is better. Returns whether it was claimed.
    fn claim(_: &mut Self::Game, _is_better: bool) -> bool {
        false
    }

    /// Whether the game, with unknown cards, is played elsewhere and only followed here.
    fn is_followed(_: &Self::Game) -> bool {
        false
    }

    /// What a command tells of a turn after it: the game with that, and a sentence, or why it cannot be; `None` if it
    /// is another command. `advised` is the player who is advised, if the game is followed.
    fn tell(
        _: (&str, &[&str]),
        _: &Self::Game,
        _advised: Option<Seat>,
    ) -> Option<Told<Self::Game>> {
        None
    }

    /// What the advised player is asked before there can be advice.
    fn question(_: &Self::Game, _advised: Seat) -> Option<String> {
        None
    }

    /// What can be told of the last turn of a game that is followed.
    fn remark(_: &Self::Game) -> Option<String> {
        None
    }

    /// What the player to move may know of a report of the engine's search.
    fn report(info: &Info<'_, MoveOf<Self>>) -> String;

    /// What a hint says after its move: its score, depth and line in words.
    fn hint(game: &Self::Game, score: Score, depth: u32, line: &[MoveOf<Self>]) -> String;

    /// The game as it is saved: `players` are names in the order of play, `date` is the time of saving as
    /// `YYYY-MM-DDThh:mm:ssZ`.
    fn record(
        &self,
        game: &PlayedGame<Self::Game>,
        players: Vec<String>,
        date: String,
    ) -> Self::Record;
}

/// The answer to a command that only explains: `rules`, `legend`, `what`, `rank`, `file`, `pieces`, `last`, or `help`
/// for one command. `None` for all others.
pub(super) fn explain<T: PromptGame>(
    (command, words): (&str, &[&str]),
    commands: Commands,
    game: &T::Game,
    viewer: Seat,
) -> Option<Answer> {
    Some(match (command, words) {
        ("rules", []) => Ok(T::rules(game)),
        ("legend", []) => Ok(T::legend()),
        ("help", [about]) => help_on(about, commands).map_err(Box::from),
        ("what", []) => Err(Refusal::NoSquare.into()),
        ("what", square) => T::what(&written_as_one(square.iter().copied()), game, viewer),
        ("rank", name) => line::<T>("rank", name, game, viewer),
        ("file", name) => line::<T>("file", name, game, viewer),
        ("pieces", []) => Ok(T::pieces(game)),
        ("last", []) if game.ply_count() == 0 => Ok(text!("no-move-played") + "\n"),
        ("last", []) => Ok(T::last_ply(game) + "\n"),
        _ => return None,
    })
}

/// The answer to `rank` or `file`.
fn line<T: PromptGame>(
    command: &'static str,
    words: &[&str],
    game: &T::Game,
    viewer: Seat,
) -> Answer {
    if words.is_empty() {
        return Err(Refusal::NoLineNamed(command).into());
    }
    let name = words.concat().to_ascii_lowercase();
    let text = T::line(command, &name, game, viewer);
    let word = Quoted::new(&name);
    Ok(text.ok_or(Refusal::NoLine { command, word })?)
}
