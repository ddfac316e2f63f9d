//! One game between engines.

use super::adjudication::Adjudicator;
use super::engine::Engine;
use super::process::{EngineError, WaitPolicy};
use crate::config::{EngineSettings, Settings, TimeControl};
use crate::contest::{Contest, End};
use akhet::game::{Ending, Game, Seat};
use akhet::lines::Quoted;
use akhet_records::{GameError, MoveOf};
use akhet_records::{MoveRecord, Reason};
use std::fmt::Write;
use std::num::NonZeroU32;
use std::time::Duration;

pub struct Player<'a> {
    pub engine: &'a mut Engine,
    /// Its limits.
    pub settings: &'a EngineSettings,
    /// Whether the engine could be set up for this game; if not, it loses.
    pub set_up: Result<(), EngineError>,
}

/// The match was interrupted during the game, which then does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interrupted;

/// The moves after the opening, and the end.
pub(super) type PlayedGame<R> = (Vec<MoveRecord<MoveOf<R>>>, End);

/// Plays a game from an opening, with a player for each seat, in the order of play.
///
/// The positions of the opening count for repetition, as engines know them too. Its plies count neither for
/// adjudication nor for the ply limit.
pub fn play<R: Contest>(
    opening: &R::Opening,
    players: Vec<Player<'_>>,
    settings: &Settings,
    policy: WaitPolicy<'_>,
) -> Result<PlayedGame<R>, Interrupted> {
    let clocks = players.iter().map(|player| player.settings.tc);
    let mut table = Ongoing::<R> {
        clocks: clocks.map(|control| control.map(MatchClock::new)).collect(),
        game: R::begin(opening),
        opening,
        turns: Vec::new(),
        adjudicator: Adjudicator::new(players.len(), settings.draw, settings.resign),
        players,
        settings,
    };
    let end = table.run(policy)?;
    Ok((table.turns, end))
}

struct Ongoing<'a, R: Contest> {
    opening: &'a R::Opening,
    /// The game, including the opening.
    game: R::Game,
    turns: Vec<MoveRecord<MoveOf<R>>>,
    /// The players, by seat.
    players: Vec<Player<'a>>,
    /// Their clocks, by seat.
    clocks: Vec<Option<MatchClock>>,
    adjudicator: Adjudicator,
    settings: &'a Settings,
}

impl<R: Contest> Ongoing<'_, R> {
    fn run(&mut self, policy: WaitPolicy<'_>) -> Result<End, Interrupted> {
        for seat in self.seats() {
            if let Err(error) = &self.players[seat.index()].set_up {
                return self.engine_failed(seat, error.clone());
            }
        }
        loop {
            if let Some(end) = self.over() {
                return Ok(end);
            }
            if let Err(end) = self.turn(policy)? {
                return Ok(end);
            }
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<R> {
        Seat::all(self.players.len())
    }

    /// The end of the game, if the rules, the ply limit or adjudication end it now.
    fn over(&self) -> Option<End> {
        if let Some(end) = R::end(&self.game) {
            return Some(end);
        }
        let plies = self.turns.len();
        if plies >= self.settings.max_plies.get() as usize {
            let detail = format!("{plies} plies");
            return Some(End::new(Ending::Drawn, Reason::MaxPlies, detail));
        }
        let name = |seat| self.game.seat_name(seat);
        self.adjudicator.adjudicate(plies, name)
    }

    /// Asks the engine to move for its move, and plays it. An inner error is the end of the game by a fault of that
    /// engine.
    fn turn(&mut self, policy: WaitPolicy<'_>) -> Result<Result<(), End>, Interrupted> {
        let seat = self.game.turn();
        let (go, limit) = self.go_command(seat);
        let margin = self.players[seat.index()].settings.time_margin;
        let margin = Duration::from_millis(margin.unwrap_or(self.settings.time_margin).into());
        let engine = &mut *self.players[seat.index()].engine;
        let knows = (engine.protocol(), engine.options());
        let position = R::position_words(&self.game, self.opening, knows, seat);
        let position = format!("position {position}");
        let wait = limit.map(|limit| limit + margin);
        let answer = match engine.think(&position, &go, wait, policy) {
            Ok(answer) => answer,
            Err(error) => return self.engine_failed(seat, error).map(Err),
        };
        if let Some(clock) = &mut self.clocks[seat.index()] {
            clock.spend(answer.time);
        }
        let mv = match self.play(&answer.best) {
            Ok(mv) => mv,
            Err(error) => {
                let what = format!("plays '{}': {error}", Quoted::new(&answer.best));
                return Ok(Err(self.fault(seat, Reason::IllegalMove, &what)));
            }
        };
        self.adjudicator.add_score(seat, answer.report.score);
        self.turns.push(MoveRecord {
            mv,
            score: answer.report.score,
            depth: answer.report.depth,
            seldepth: answer.report.seldepth,
            nodes: answer.report.nodes,
            time: u64::try_from(answer.time.as_millis()).unwrap_or(u64::MAX),
        });
        Ok(Ok(()))
    }

    /// Plays a move that an engine has written.
    fn play(&mut self, text: &str) -> Result<MoveOf<R>, GameError> {
        let mv = text.parse::<MoveOf<R>>();
        let mv = mv.map_err(|error| error.to_string())?;
        Ok(self.game.play(mv)?)
    }

    /// The end of the game by a fault on the next ply.
    fn fault(&self, seat: Seat, reason: Reason, what: &str) -> End {
        let ply = self.game.ply_count() + 1;
        let name = self.game.seat_name(seat);
        End::new(
            Ending::Lost(seat),
            reason,
            format!("ply {ply}: {name} {what}"),
        )
    }

    /// The end of the game because an engine gave no answer.
    fn engine_failed(&self, seat: Seat, error: EngineError) -> Result<End, Interrupted> {
        let reason = match &error {
            EngineError::Interrupted => return Err(Interrupted),
            EngineError::Late { .. } => Reason::Time,
            EngineError::Hang { .. } | EngineError::NotReading => Reason::Hang,
            EngineError::BrokenPipe(_) => Reason::BrokenPipe,
            EngineError::Crash { .. } | EngineError::NotStarted(_) | EngineError::Option(_) => {
                Reason::Crash
            }
        };
        Ok(self.fault(seat, reason, &error.to_string()))
    }

    /// The command `go` with the player's limits, and the time for the move, if it is limited.
    fn go_command(&self, seat: Seat) -> (String, Option<Duration>) {
        let player = &self.players[seat.index()];
        let mut go = "go".to_owned();
        let mut say = |word: &str, number: u128| {
            // Writing to a string cannot fail.
            let _ = write!(go, " {word} {number}");
        };
        let own = self.clocks[seat.index()];
        if let Some(own) = own {
            // An engine may expect everybody's clock. An opponent without one is shown with the same.
            let clocks = self.clocks.iter().map(|clock| clock.unwrap_or(own));
            let clocks: Vec<_> = self
                .seats()
                .map(|seat| player.engine.clock_words(seat))
                .zip(clocks)
                .collect();
            for ([time, _], clock) in &clocks {
                say(time, clock.left.as_millis());
            }
            for ([_, increment], clock) in &clocks {
                say(increment, clock.control.increment.as_millis());
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

#[derive(Clone, Copy, Debug)]
struct MatchClock {
    control: TimeControl,
    left: Duration,
    /// Moves until the time control repeats; `None` if the time is for the whole game.
    moves_to_go: Option<NonZeroU32>,
}

impl MatchClock {
    fn new(control: TimeControl) -> MatchClock {
        MatchClock {
            control,
            left: control.time,
            moves_to_go: control.moves,
        }
    }

    /// Takes the time of a move off the clock, and adds the increment. After the last move of the time control, adds
    /// its time again.
    fn spend(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time) + self.control.increment;
        if let Some(moves) = self.moves_to_go {
            self.moves_to_go = NonZeroU32::new(moves.get() - 1).or_else(|| {
                self.left += self.control.time;
                self.control.moves
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    #[test]
    fn a_clock_runs_gets_its_increment_and_new_time_after_its_moves() {
        let mut clock = MatchClock::new("3/10+0.5".parse().unwrap());
        let mut seen = Vec::new();
        for _ in 0..4 {
            clock.spend(seconds(2.0));
            seen.push((clock.left, clock.moves_to_go.map(NonZeroU32::get)));
        }
        let expected = [(8.5, 2), (7.0, 1), (15.5, 3), (14.0, 2)];
        assert_eq!(
            seen,
            expected.map(|(left, moves)| (seconds(left), Some(moves)))
        );
        let mut clock = MatchClock::new("1".parse().unwrap());
        // An overrun within the time margin empties the clock.
        clock.spend(seconds(1.2));
        assert_eq!((clock.left, clock.moves_to_go), (Duration::ZERO, None));
    }
}
