//! One game between two engines.

use super::adjudication::{Adjudicator, End, Referee};
use super::clock::Clock;
use super::engine::Engine;
use super::process::{EngineError, Patience};
use crate::arena::config::{EngineSettings, Scalar};
use crate::arena::records::{MoveRecord, Reason};
use crate::laser::rules::{Color, Move, Opening, Record};
use crate::lines::Quoted;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

/// A player of a game.
pub struct Player<'a> {
    /// Its process.
    pub engine: &'a mut Engine,
    /// Its limits.
    pub settings: &'a EngineSettings,
    /// The options that it is given before this game.
    pub options: BTreeMap<String, Scalar>,
}

/// The match was interrupted during the game, which does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interrupted;

/// Plays a game from an opening, and returns the moves after the opening and the end. Blue's player
/// comes first in `players`.
///
/// The positions of the opening count for repetition, as the engines know them too. Its plies do
/// not count for the limits of the referee.
///
/// # Errors
/// When the match is interrupted.
pub fn play(
    opening: &Opening,
    players: [Player<'_>; 2],
    referee: &Referee,
    patience: Patience<'_>,
) -> Result<(Vec<MoveRecord>, End), Interrupted> {
    let mut game = Game {
        starts: [0, 1].map(|color: usize| players[color].engine.start_words(opening)),
        record: opening.record().clone(),
        turns: Vec::new(),
        clocks: [0, 1].map(|color: usize| players[color].settings.tc.map(Clock::new)),
        adjudicator: Adjudicator::default(),
        players,
        referee,
    };
    let end = game.run(patience)?;
    Ok((game.turns, end))
}

struct Game<'a> {
    /// What follows `position` for each engine, up to the moves.
    starts: [String; 2],
    /// The game, with the opening.
    record: Record,
    turns: Vec<MoveRecord>,
    players: [Player<'a>; 2],
    clocks: [Option<Clock>; 2],
    adjudicator: Adjudicator,
    referee: &'a Referee,
}

impl Game<'_> {
    fn run(&mut self, patience: Patience<'_>) -> Result<End, Interrupted> {
        for color in Color::ALL {
            let Player {
                engine, options, ..
            } = &mut self.players[color as usize];
            let set = match options.is_empty() {
                true => Ok(()),
                false => engine.set_options(options, patience),
            };
            if let Err(error) = set.and_then(|()| engine.new_game(patience)) {
                return self.engine_failed(color, error);
            }
        }
        loop {
            if let Some(end) = self.over() {
                return Ok(end);
            }
            if let Err(end) = self.turn(patience)? {
                return Ok(end);
            }
        }
    }

    /// The end of the game, if the rules, the ply limit or adjudication end it here.
    fn over(&self) -> Option<End> {
        let result = self.record.result();
        if let Some(winner) = result.winner() {
            let detail = result.to_string();
            return Some(End::lost(!winner, Reason::KingHit, detail));
        }
        if self.record.can_claim_draw() {
            let detail = "the same arrangement stands for the third time";
            return Some(End::drawn(Reason::Repetition, detail));
        }
        let plies = self.turns.len();
        if plies >= self.referee.max_plies.get() as usize {
            return Some(End::drawn(Reason::MaxPlies, format!("{plies} plies")));
        }
        self.adjudicator.adjudicate(self.referee, plies)
    }

    /// Asks the player to move for its move, and plays it. An inner error is the end of the game by
    /// a fault of the player.
    fn turn(&mut self, patience: Patience<'_>) -> Result<Result<(), End>, Interrupted> {
        let color = self.record.position().side();
        let (go, limit) = self.go_command(color);
        let mut position = format!("position {}", self.starts[color as usize]);
        for (index, ply) in self.record.plies().iter().enumerate() {
            position.push_str(if index == 0 { " moves " } else { " " });
            // Writing to a string cannot fail.
            let _ = write!(position, "{}", ply.mv);
        }
        let wait = limit.map(|limit| limit + self.referee.margin);
        let engine = &mut self.players[color as usize].engine;
        let thought = match engine.think(&position, &go, wait, patience) {
            Ok(thought) => thought,
            Err(error) => return self.engine_failed(color, error).map(Err),
        };
        if let Some(clock) = &mut self.clocks[color as usize] {
            clock.spend(thought.time);
        }
        let played = thought
            .best
            .parse::<Move>()
            .map_err(|error| error.to_string());
        let played = played.and_then(|mv| {
            let ply = self.record.play(mv).map_err(|error| error.to_string())?;
            Ok(ply.mv)
        });
        let mv = match played {
            Ok(mv) => mv,
            Err(error) => {
                let what = format!("plays '{}': {error}", Quoted::new(&thought.best));
                return Ok(Err(self.fault(color, Reason::IllegalMove, &what)));
            }
        };
        self.adjudicator
            .add_score(self.referee, color, thought.report.score);
        self.turns.push(MoveRecord {
            mv,
            score: thought.report.score,
            depth: thought.report.depth,
            nodes: thought.report.nodes,
            time: u64::try_from(thought.time.as_millis()).unwrap_or(u64::MAX),
        });
        Ok(Ok(()))
    }

    /// The end of the game by a fault of a player, on the ply that is to be played.
    fn fault(&self, color: Color, reason: Reason, what: &str) -> End {
        let ply = self.record.plies().len() + 1;
        End::lost(color, reason, format!("ply {ply}: {color} {what}"))
    }

    /// The end of the game by an engine that gives no move.
    fn engine_failed(&self, color: Color, error: EngineError) -> Result<End, Interrupted> {
        let reason = match &error {
            EngineError::Interrupted => return Err(Interrupted),
            EngineError::Late { .. } => Reason::Time,
            EngineError::Hang { .. } => Reason::Hang,
            EngineError::BrokenPipe(_) => Reason::BrokenPipe,
            EngineError::Crash { .. } | EngineError::NotStarted(_) | EngineError::Option(_) => {
                Reason::Crash
            }
        };
        Ok(self.fault(color, reason, &error.to_string()))
    }

    /// The command `go` with the player's limits, and the time that it has, if any.
    fn go_command(&self, color: Color) -> (String, Option<Duration>) {
        let player = &self.players[color as usize];
        let mut go = "go".to_owned();
        let mut say = |word: &str, number: u128| {
            let _ = write!(go, " {word} {number}");
        };
        let own = self.clocks[color as usize];
        if let Some(own) = own {
            let words = player.engine.clock_words();
            // An engine may expect both clocks. If the opponent has none, it gets the same one.
            let clocks = self.clocks.map(|clock| clock.unwrap_or(own));
            for side in 0..2 {
                say(words[side], clocks[side].left.as_millis());
            }
            for side in 0..2 {
                say(words[side + 2], clocks[side].control.increment.as_millis());
            }
            if let Some(moves) = own.moves_to_go {
                say("movestogo", u128::from(moves.get()));
            }
        }
        if let Some(time) = player.settings.st {
            say("movetime", time.0.as_millis());
        }
        if let Some(nodes) = player.settings.nodes {
            say("nodes", u128::from(nodes.get()));
        }
        if let Some(depth) = player.settings.depth {
            say("depth", u128::from(depth.get()));
        }
        let left = own.map(|clock| clock.left);
        (go, left.or(player.settings.st.map(|time| time.0)))
    }
}
