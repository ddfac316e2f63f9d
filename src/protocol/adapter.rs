//! What the protocol needs from each game beyond the trait [`Game`], and the state of a session of a game.

use super::context::Context;
use super::dialect::Dialect;
use super::options::EngineOption;
use super::refusal::Refusal;
use super::task::Task;
use super::words::CommandError;
use crate::game::Game;
use crate::search::{Limits, Score, SearchThread};
use derive_more::From;
use rand::rngs::Xoshiro256PlusPlus;
use std::borrow::Cow;
use std::sync::atomic::AtomicBool;

/// A game's part of the protocol beyond the trait [`Game`]: its words, options and replies.
pub trait Adapter: Game {
    /// Where `position` starts a game.
    type Start: Clone + Eq + Send;
    /// A command that only this game has.
    type Extra;
    /// The values of the options that only this game has.
    type Options: Clone + Default;

    /// The meaning of `startpos`.
    const STARTPOS: Self::Start;
    /// The maximum number of players.
    const MAX_PLAYERS: usize;
    /// What `help` says about commands that only this game has, or that it words or carries out differently.
    const HELP: &'static str;
    /// The questions of `query` by their words, each with its answer.
    const QUERIES: &'static [(&'static str, Question<Self>)];
    /// Whether the reports of a search number the line even if there is only one.
    const NUMBERS_ONE_LINE: bool;

    /// All options, in the order of the handshake.
    fn options() -> &'static [EngineOption<GameSession<Self>>];

    /// Reads the words between `position` and `moves`.
    fn read_start(words: &[&str]) -> Result<Self::Start, CommandError>;

    /// Reads the words of a command that only this game has; `None` if they are another command's.
    fn read_extra(words: &[&str]) -> Result<Option<Self::Extra>, CommandError>;

    /// The rules that these options mean in this dialect.
    fn rules_of(options: &Self::Options, dialect: Dialect) -> Self::Rules;

    /// The game at a start, to be played by these rules.
    fn begin(
        start: &Self::Start,
        options: &Self::Options,
        rules: Self::Rules,
    ) -> Result<Self, Self::FenError>;

    /// This game, which began at `start`, under other rules; the error names what they forbid.
    fn with_rules(&self, start: &Self::Start, rules: Self::Rules) -> Result<Self, Refusal>;

    /// The game as shown in replies that name no player. If it hides something, it begins at the current
    /// position.
    fn shown(&self) -> Cow<'_, Self> {
        Cow::Borrowed(self)
    }

    /// Applies the options other than the rules.
    fn adopt(&mut self, options: &Self::Options, dialect: Dialect) {
        let _ = (options, dialect);
    }

    /// The start of this game as `position` takes it.
    fn start_words(&self, start: &Self::Start) -> String;

    /// The reply `played` about the last move.
    fn last_played(&self) -> String;

    /// The reply to `board` after that word: pieces on their squares, each preceded by a blank.
    fn board(&self) -> String;

    /// The reply to `d`.
    fn display(&self) -> Vec<String>;

    /// The reply to `eval`. After the end it tells the result or is refused.
    fn evaluation(
        &self,
        searcher: &Self::Searcher,
        options: &Self::Options,
    ) -> Result<Vec<String>, Refusal>;

    /// The picture of `svg`.
    fn picture(&self) -> String;

    /// The handshake's lines about the engine itself.
    fn engine_info(searcher: &Self::Searcher) -> Option<String> {
        let _ = searcher;
        None
    }

    /// Adds the limits of the game's own options to a search; `seed` seeds the errors of weakened play.
    fn restrict(&self, limits: &mut Limits<Self::Move>, options: &Self::Options, seed: u64);

    /// The lines that answer a `go` without a search, if a move is known without one. `seed` decides
    /// among several.
    fn known(
        &self,
        limits: &Limits<Self::Move>,
        options: &Self::Options,
        dialect: Dialect,
        seed: u64,
    ) -> Option<Vec<String>> {
        let _ = (limits, options, dialect, seed);
        None
    }

    /// The number of the winner's moves after which a game with this score is over; 0 if it is not decided.
    fn mate_moves(&self, score: Score) -> u32;

    /// The chances of the player to move to win, draw and lose with this score, in thousandths.
    fn wdl(&self, score: Score) -> [u32; 3];

    /// Counts the positions after `depth` plies below each move, and in all, until `stop`.
    fn divide(&self, depth: u32, stop: &AtomicBool) -> (Vec<(Self::Move, u64)>, u64);

    /// Carries out a command that only this game has.
    fn carry_out(session: &mut GameSession<Self>, command: Self::Extra) -> Result<Answer, Refusal>;
}

/// The answer to a question about a game.
pub type Question<G> = fn(&G) -> String;

/// The outcome of a command of a game.
#[derive(From)]
pub enum Answer {
    /// The lines of its reply.
    Lines(Vec<String>),
    /// A task was started, which ends with a reply.
    Started(Task),
}

impl Answer {
    pub(super) const NOTHING: Answer = Answer::Lines(Vec::new());
}

impl From<String> for Answer {
    fn from(line: String) -> Answer {
        Answer::Lines(vec![line])
    }
}

/// A game's part of a conversation.
pub struct GameSession<G: Adapter> {
    pub(super) context: Context,
    pub(super) options: G::Options,
    /// Where the game on the board began.
    pub(super) start: G::Start,
    pub(super) game: G,
    pub(super) searches: SearchThread<G::Searcher>,
    /// Seeds the errors of weakened play.
    pub(super) dice: Xoshiro256PlusPlus,
}
