//! What a match asks of its game beyond the rules: how engines are told of it, when it ends, and what
//! is recorded.

use super::adjudication::End;
use super::engine::{Engine, RuleOption};
use super::schedule::Fixture;
use crate::arena::config::{BookOpening, EngineSettings, Protocol, Settings};
use crate::arena::records::pgn::PgnRecord;
use crate::arena::records::{MoveRecord, Played};
use crate::game::{Game, Seat};

/// The start of a game, as the book has it.
pub type OpeningOf<G> = <<G as Contest>::Record as Played>::Opening;

/// A game that engines play a match of.
pub trait Contest: Game<Move = <Self::Record as Played>::Move> {
    /// The record of a game.
    type Record: PgnRecord;

    /// The number of players of each game of a match with these settings.
    fn seats(settings: &Settings) -> usize;

    /// The rules of the match, for an engine that speaks this dialect.
    fn rule_options(settings: &Settings, protocol: Protocol) -> Vec<RuleOption>;

    /// A game at the end of its opening.
    fn begin(opening: &OpeningOf<Self>) -> Self;

    /// The words after `position` that set up the game, which began with this opening, for an engine at
    /// this seat, from which it hears no more than its player may know.
    fn position_words(&self, opening: &OpeningOf<Self>, engine: &Engine, seat: Seat) -> String;

    /// The end of the game, if the rules end it here or a player may claim it.
    fn end(&self) -> Option<End>;

    /// The record of a game that has ended.
    fn record(finished: Finished<'_, Self>) -> Self::Record;
}

/// A game that has ended, with all that a record says of it.
pub struct Finished<'a, G: Contest + ?Sized> {
    /// Its place in the schedule.
    pub fixture: &'a Fixture,
    /// When it began, as `YYYY-MM-DDThh:mm:ssZ`.
    pub date: String,
    /// The settings of the match.
    pub settings: &'a Settings,
    /// The players, by seat.
    pub players: Vec<&'a EngineSettings>,
    /// The opening.
    pub opening: &'a BookOpening<OpeningOf<G>>,
    /// The moves after the opening.
    pub moves: Vec<MoveRecord<G::Move>>,
    /// How it ended.
    pub end: End,
}
