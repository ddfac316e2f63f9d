//! Game records: the moves played, repetitions and the result.

use super::errors::{IllegalMove, InvalidPosition};
use super::moves::Move;
use super::piece::Color;
use super::position::{Position, Rules, Undo};
use super::squares::Square;
use derive_more::Display;
use fxhash::FxHashMap;

/// The number of times that an arrangement of pieces must occur before a draw can be claimed.
pub const REPETITIONS_TO_CLAIM: u32 = 3;

/// A game from its first position: the moves played, the repetitions, the result.
#[derive(Debug)]
pub struct Record {
    start: Position,
    current: Position,
    plies: Vec<Undo>,
    /// The number of times that each arrangement has occurred, by its board key.
    seen: FxHashMap<u64, u32>,
    draw_claimed: bool,
    /// Whether a threefold repetition ends the game without a claim.
    repetition_ends: bool,
}

impl Clone for Record {
    fn clone(&self) -> Record {
        Record {
            start: self.start.clone(),
            current: self.current.clone(),
            plies: self.plies.clone(),
            seen: self.seen.clone(),
            ..*self
        }
    }

    /// Keeps the memory: games played one after the other in the same record are played three times as fast.
    fn clone_from(&mut self, source: &Record) {
        self.start.clone_from(&source.start);
        self.current.clone_from(&source.current);
        self.plies.clone_from(&source.plies);
        self.seen.clear();
        self.seen.extend(&source.seen);
        self.draw_claimed = source.draw_claimed;
        self.repetition_ends = source.repetition_ends;
    }
}

/// What [`Record::undo`] undid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undone {
    /// The claim of a draw. The moves stay.
    Claim,
    /// A move, with its undo record.
    Move(Undo),
}

/// The result of a game.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq)]
pub enum GameResult {
    /// The game is in progress.
    #[display("the game goes on")]
    Ongoing,
    /// A King was hit.
    #[display("{winner} has won, {shooter}'s Laser hit the King on {square}")]
    KingHit {
        /// The owner of the other King.
        winner: Color,
        /// The square on which the King was hit.
        square: Square,
        /// The player whose Laser hit it.
        shooter: Color,
    },
    /// A draw: an arrangement occurred for the third time, and either a player claimed the draw or
    /// [`Record::set_repetition_ends`] makes a claim unnecessary.
    #[display("draw by threefold repetition")]
    Repetition,
}

impl GameResult {
    /// Whether the game has ended.
    pub fn is_over(self) -> bool {
        self != GameResult::Ongoing
    }

    /// The winner, if there is one.
    pub fn winner(self) -> Option<Color> {
        match self {
            GameResult::KingHit { winner, .. } => Some(winner),
            _ => None,
        }
    }

    /// The result as PGN writes it: `1-0` if Blue has won, `0-1` if Red has won, `1/2-1/2` for a draw,
    /// `*` while the game is in progress.
    pub fn score(self) -> &'static str {
        match self {
            GameResult::Ongoing => "*",
            GameResult::Repetition => "1/2-1/2",
            GameResult::KingHit { winner, .. } => ["1-0", "0-1"][winner.index()],
        }
    }
}

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum RecordError {
    #[error("the game is over: {0}")]
    GameOver(GameResult),
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Why a draw cannot be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum NoClaim {
    #[error("the game is over: {0}")]
    GameOver(GameResult),
    #[error("no draw to claim: this arrangement has occurred {0} of the 3 times required")]
    TooFew(u32),
}

/// Why a game is not valid under other rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum RulesError {
    #[error(transparent)]
    Start(#[from] InvalidPosition),
    /// A move is not legal; plies count from 1.
    #[error("ply {number} ({mv}): {error}")]
    Ply {
        number: usize,
        mv: Move,
        error: RecordError,
    },
}

impl Record {
    /// A game that begins at this position.
    pub fn new(start: Position) -> Record {
        let seen = FxHashMap::from_iter([(start.board_key(), 1)]);
        Record {
            current: start.clone(),
            start,
            plies: Vec::new(),
            seen,
            draw_claimed: false,
            repetition_ends: false,
        }
    }

    /// The position at the start of the game.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.current
    }

    /// The undo records of all moves played so far, oldest first.
    pub fn plies(&self) -> &[Undo] {
        &self.plies
    }

    /// Plays a move and returns its undo record. A repetition ends the game only when a player claims
    /// the draw, unless [`Record::set_repetition_ends`] says otherwise.
    ///
    /// # Errors
    /// When the game is over or the move breaks a rule; the record is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<&Undo, RecordError> {
        let result = self.result();
        if result.is_over() {
            return Err(RecordError::GameOver(result));
        }
        let undo = self.current.play(mv)?;
        *self.seen.entry(self.current.board_key()).or_insert(0) += 1;
        Ok(self.plies.push_mut(undo))
    }

    /// Takes back the last thing done: the claim of a draw if one was made, else the last move.
    /// Returns `None` at the start of the game.
    pub fn undo(&mut self) -> Option<Undone> {
        if self.draw_claimed {
            self.draw_claimed = false;
            return Some(Undone::Claim);
        }
        let undo = self.plies.pop()?;
        let key = self.current.board_key();
        if let Some(count) = self.seen.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                self.seen.remove(&key);
            }
        }
        self.current.undo(&undo);
        Some(Undone::Move(undo))
    }

    /// The number of times that the current arrangement has occurred in this game, including now.
    pub fn repetitions(&self) -> u32 {
        let count = self.seen.get(&self.current.board_key());
        count.copied().unwrap_or(1)
    }

    /// The number of times that each arrangement has occurred in this game, by its board key.
    #[doc(hidden)]
    pub fn board_key_counts(&self) -> &FxHashMap<u64, u32> {
        &self.seen
    }

    /// Whether the side to move may claim a draw.
    pub fn can_claim_draw(&self) -> bool {
        !self.result().is_over() && self.repetitions() >= REPETITIONS_TO_CLAIM
    }

    /// Ends the game as a draw by repetition.
    ///
    /// # Errors
    /// When the arrangement has not occurred three times, or the game is over.
    pub fn claim_draw(&mut self) -> Result<(), NoClaim> {
        let result = self.result();
        if result.is_over() {
            return Err(NoClaim::GameOver(result));
        }
        if !self.can_claim_draw() {
            return Err(NoClaim::TooFew(self.repetitions()));
        }
        self.draw_claimed = true;
        Ok(())
    }

    /// Sets whether the game ends as a draw, without a claim, when an arrangement occurs for the third time;
    /// false in a new record. Only the arrangement on the board counts: a game that continued after an
    /// earlier threefold repetition still continues.
    pub fn set_repetition_ends(&mut self, ends: bool) {
        self.repetition_ends = ends;
    }

    /// Whether a threefold repetition ends the game without a claim.
    pub fn repetition_ends(&self) -> bool {
        self.repetition_ends
    }

    /// Whether a player has claimed a draw.
    pub fn draw_claimed(&self) -> bool {
        self.draw_claimed
    }

    /// The result of the game so far.
    pub fn result(&self) -> GameResult {
        if self.draw_claimed {
            return GameResult::Repetition;
        }
        match self.plies.last().map(|undo| (undo.winner(), undo.hit())) {
            Some((Some(winner), Some((square, _)))) => GameResult::KingHit {
                winner,
                square,
                shooter: !self.current.side(),
            },
            _ if self.repetition_ends && self.repetitions() >= REPETITIONS_TO_CLAIM => {
                GameResult::Repetition
            }
            _ => GameResult::Ongoing,
        }
    }

    /// The same game under other rules.
    ///
    /// # Errors
    /// The first thing that the other rules do not allow: the start position or a move.
    pub fn with_rules(&self, rules: Rules) -> Result<Record, RulesError> {
        let Record { start, .. } = self;
        let (board, number) = (start.board().clone(), start.move_number());
        let mut record = Record::new(Position::new(board, start.side(), number, rules)?);
        for (index, undo) in self.plies.iter().enumerate() {
            record.play(undo.mv).map_err(|error| RulesError::Ply {
                number: index + 1,
                mv: undo.mv,
                error,
            })?;
        }
        record.draw_claimed = self.draw_claimed;
        record.repetition_ends = self.repetition_ends;
        Ok(record)
    }
}
