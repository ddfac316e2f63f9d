//! Plays the games of a schedule, some of them at the same time.

use super::engine::{Engine, Patience, Trouble};
use super::game::{Player, Referee, play};
use super::openings::Book;
use super::record::{GameRecord, Verdict};
use super::schedule::{Fixture, Schedule, Shard};
use super::settings::Settings;
use crate::game::Color;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

/// All that decides which games are played and how.
#[derive(Debug)]
pub struct Plan {
    /// The settings.
    pub settings: Settings,
    /// Where the games begin.
    pub book: Book,
    /// Who plays whom.
    pub schedule: Schedule,
    /// The share of it that is played here.
    pub shard: Shard,
}

/// Why games can not be played.
#[derive(Debug, thiserror::Error)]
#[error("engine {name}: {trouble}")]
pub struct EngineError {
    /// The engine.
    pub name: String,
    /// What is wrong with it.
    pub trouble: Trouble,
}

impl Plan {
    /// The game of this number; `None` where it is not played here.
    pub fn fixture(&self, number: u64) -> Option<Fixture> {
        let fixture = self.schedule.fixture(number)?;
        self.shard.has(fixture.meeting).then_some(fixture)
    }

    /// The games that are played here.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> {
        (1..=self.schedule.games()).filter_map(|number| self.fixture(number))
    }

    /// Starts every engine once, so that a match does not begin with one that can not play.
    ///
    /// # Errors
    /// When one can not.
    pub fn try_engines(&self, stop: &AtomicBool) -> Result<(), EngineError> {
        for index in 0..self.settings.engine.len() {
            self.start(index, self.patience(stop))?;
        }
        Ok(())
    }

    /// Plays all games that are not yet `played`, and shows each to `listen` when it ends, until
    /// all are played or `listen` breaks off. When `stop` is set the games that run are broken
    /// off, and those that have ended are still shown.
    ///
    /// # Errors
    /// When an engine can not be started.
    pub fn play(
        &self,
        played: &HashSet<u64>,
        stop: &AtomicBool,
        mut listen: impl FnMut(&Fixture, &GameRecord) -> ControlFlow<()>,
    ) -> Result<(), EngineError> {
        let next = AtomicU64::new(1);
        // A game that waits to be written holds up the desk that would go on.
        let (sender, events) = sync_channel(1);
        let mut result = Ok(());
        thread::scope(|scope| {
            for _ in 0..self.settings.concurrency.get() {
                let mut desk = Desk {
                    plan: self,
                    next: &next,
                    patience: self.patience(stop),
                    seated: Vec::new(),
                };
                let events = sender.clone();
                scope.spawn(move || desk.play(played, &events));
            }
            drop(sender);
            for event in events {
                let flow = match event {
                    Ok((fixture, game)) => listen(&fixture, &game),
                    Err(error) => {
                        stop.store(true, Ordering::Relaxed);
                        result = Err(error);
                        ControlFlow::Continue(())
                    }
                };
                if flow.is_break() {
                    stop.store(true, Ordering::Relaxed);
                    break;
                }
            }
        });
        result
    }

    fn patience<'a>(&self, stop: &'a AtomicBool) -> Patience<'a> {
        Patience {
            limit: self.settings.patience.0,
            interrupted: stop,
        }
    }

    fn start(&self, index: usize, patience: Patience<'_>) -> Result<Engine, EngineError> {
        let settings = &self.settings.engine[index];
        let engine = Engine::start(settings, self.settings.rules(), patience);
        engine.map_err(|trouble| EngineError {
            name: settings.name.clone(),
            trouble,
        })
    }
}

/// What a desk reports: a game that has ended, or why it can not go on.
type Event = Result<(Fixture, GameRecord), EngineError>;

/// Where one game is played at a time.
struct Desk<'a> {
    plan: &'a Plan,
    /// The number of the next game that nobody has taken.
    next: &'a AtomicU64,
    patience: Patience<'a>,
    /// The engines of the last game, which may play the next one too.
    seated: Vec<(usize, Engine)>,
}

impl Desk<'_> {
    fn play(&mut self, played: &HashSet<u64>, events: &SyncSender<Event>) {
        let total = self.plan.schedule.games();
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number > total {
                return;
            }
            let Some(fixture) = self.plan.fixture(number) else {
                continue;
            };
            if played.contains(&number) {
                continue;
            }
            let event = match self.game(&fixture) {
                Ok(Some(game)) => Ok((fixture, game)),
                Ok(None) => return,
                Err(error) if error.trouble == Trouble::Interrupted => return,
                Err(error) => Err(error),
            };
            let fails = event.is_err();
            if events.send(event).is_err() || fails {
                return;
            }
        }
    }

    /// Plays a game; `None` where it was broken off.
    fn game(&mut self, fixture: &Fixture) -> Result<Option<GameRecord>, EngineError> {
        let engines = Color::ALL.map(|color| fixture.player(color));
        self.seated.retain(|(index, _)| {
            engines.contains(index) && !self.plan.settings.engine[*index].restart.0
        });
        let [blue, red] = engines;
        let mut blue = (blue, self.seat(blue)?);
        let mut red = (red, self.seat(red)?);
        let opening = self.plan.book.opening(fixture.round);
        let date = jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ");
        let players = [&mut blue, &mut red].map(|(index, engine)| Player {
            engine,
            settings: &self.plan.settings.engine[*index],
        });
        let referee = Referee::new(&self.plan.settings);
        let played = play(&opening.position, players, &referee, self.patience);
        let Ok((moves, end)) = played else {
            return Ok(None);
        };
        let settings = engines.map(|index| &self.plan.settings.engine[index]);
        let rules = self.plan.settings.rules();
        for (color, seated) in [(Color::Blue, blue), (Color::Red, red)] {
            // An engine that failed is not asked again.
            if !(end.reason.is_failure() && end.verdict == Verdict::Won(!color)) {
                self.seated.push(seated);
            }
        }
        Ok(Some(GameRecord {
            game: fixture.number,
            round: fixture.round,
            date: date.to_string(),
            blue: settings[0].name.clone(),
            red: settings[1].name.clone(),
            limits: settings.map(|settings| settings.limit()),
            opening: opening.name.clone(),
            fen: opening.position.to_string(),
            kingturns: rules.king_turns,
            swapontoclosed: rules.swap_onto_closed,
            moves,
            result: end.verdict,
            reason: end.reason,
            detail: end.detail,
        }))
    }

    /// The engine of this number: the one that sits here, or a new one.
    fn seat(&mut self, index: usize) -> Result<Engine, EngineError> {
        match self.seated.iter().position(|(seated, _)| *seated == index) {
            Some(place) => Ok(self.seated.swap_remove(place).1),
            None => self.plan.start(index, self.patience),
        }
    }
}
