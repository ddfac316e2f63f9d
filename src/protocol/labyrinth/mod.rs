//! Labyrinth's part of a conversation: its options, the game on the board, its engine, and what each
//! command does to them.

mod command;
mod game;
mod options;
mod reply;
mod task;

use super::command::{MOVES_LIST, PLAY_LIST};
use super::dialect::{Dialect, greeting};
use super::game_session::{CarriedOut, Context, GameSession, understood};
use super::go::Go;
use super::playing::Lines;
use super::shared_options::Resize;
use super::task::{Task, bench as start_bench};
use super::words::help;
use crate::game::{Game as _, Seat};
use crate::labyrinth::bench;
use crate::labyrinth::rules::{self, MarkedMove, Record};
use crate::labyrinth::search::{Limits, PlayerClock, Searcher, Strength, estimates};
use crate::running::SearchThread;
pub use command::{COMMANDS, Command, Own, Query, Start, Words};
use game::Game;
pub use options::Setting;
use options::{Options, declarations};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::sync::MutexGuard;
use task::Reporter;

/// Labyrinth's part of a conversation.
pub(super) struct LabyrinthSession {
    context: Context,
    options: Options,
    game: Game,
    searches: SearchThread<Searcher>,
    /// Seeds the errors of weakened play.
    dice: Xoshiro256PlusPlus,
}

impl GameSession for LabyrinthSession {
    fn handle(&mut self, line: &str, busy: bool) -> Result<CarriedOut, String> {
        match understood(line, busy)? {
            None => Ok(Vec::new().into()),
            Some(command) => self.carry_out(command),
        }
    }

    fn context(&self) -> &Context {
        &self.context
    }
}

impl Resize for Searcher {
    fn set_hash(&mut self, mebibytes: usize) -> Result<(), String> {
        Searcher::set_hash(self, mebibytes).map_err(|error| error.to_string())
    }

    fn set_threads(&mut self, threads: usize) -> Result<(), String> {
        Searcher::set_threads(self, threads).map_err(|error| error.to_string())
    }

    fn clear(&mut self) {
        Searcher::clear(self);
    }
}

impl LabyrinthSession {
    /// A game from `startpos`.
    ///
    /// # Errors
    /// When there is no memory for the transposition table or no thread to search on.
    pub(super) fn new(context: Context) -> Result<LabyrinthSession, Box<dyn Error>> {
        let options = Options::default();
        let mut searcher = Searcher::new(context.options.hash)?;
        searcher.set_threads(context.options.threads)?;
        Ok(LabyrinthSession {
            game: Game::new(Start::STARTPOS, options.rules)?,
            searches: SearchThread::new(searcher)?,
            // The standard library keys its hashes with random numbers from the system.
            dice: Xoshiro256PlusPlus::seed_from_u64(RandomState::new().hash_one(0)),
            context,
            options,
        })
    }

    /// Carries out a command while no task runs.
    fn carry_out(&mut self, command: Command) -> Result<CarriedOut, String> {
        let task = match command {
            Command::Go(go) => match self.game.record().winner() {
                Some(winner) => return Err(format!("game over: {winner} has won")),
                None => self.go(&go)?,
            },
            Command::Perft(depth) => self.perft(depth)?,
            Command::Bench(depth) => {
                let depth = depth.unwrap_or(bench::DEPTH);
                start_bench(&self.searches, &self.context, move |control, report| {
                    bench::run(depth, control, report)
                })
            }
            Command::SetOption(Setting::Variant(variant)) => {
                return Ok(CarriedOut::Variant(variant));
            }
            command => return Ok(self.act(command)?.into()),
        };
        Ok(CarriedOut::Started(task))
    }

    /// Carries out a command that starts no task, and returns its reply.
    fn act(&mut self, command: Command) -> Lines {
        let lines = match command {
            Command::Handshake(dialect) => self.handshake(dialect),
            Command::SetOption(setting) => self.set_option(setting)?,
            Command::NewGame => {
                self.game = Game::new(Start::STARTPOS, self.options.rules)?;
                self.searcher().clear();
                Vec::new()
            }
            Command::Position(start, moves) => {
                let mut game = Game::new(start, self.options.rules)?;
                game.play_from_start(&moves)?;
                self.game = game;
                Vec::new()
            }
            Command::Moves => vec![self.game.moves()],
            Command::PlaySilently(moves) => {
                self.game.play(MOVES_LIST, &moves)?;
                Vec::new()
            }
            Command::Play(moves) => self.game.play(PLAY_LIST, &moves)?,
            Command::Undo => self.game.undo()?,
            Command::Query(query) => vec![self.game.answer(query)],
            Command::Own(Own::Fen(viewer)) => vec![self.game.seen_fen(viewer)],
            Command::Game => vec![self.game.transcript()],
            Command::Own(Own::Game(viewer)) => vec![self.game.seen_transcript(viewer)],
            Command::Board => vec![self.game.board()],
            Command::Display => self.game.display(None),
            Command::Own(Own::Display(viewer)) => self.game.display(Some(viewer)),
            Command::Eval => {
                let estimates = estimates(self.game.record(), self.options.open_cards);
                estimates.iter().map(reply::estimate).collect()
            }
            Command::Help => help(&COMMANDS),
            Command::Svg(file) => {
                if file.is_some() {
                    self.context.permissions.check_writing("svg")?;
                }
                self.game.svg(file.as_deref())?
            }
            // `carry_out` starts the tasks of the first three. Every conversation carries out the others, as
            // they act while a task runs.
            Command::Go(_)
            | Command::Perft(_)
            | Command::Bench(_)
            | Command::IsReady
            | Command::Stop
            | Command::PonderHit
            | Command::Quit
            | Command::Ignored => Vec::new(),
        };
        Ok(lines)
    }

    fn handshake(&mut self, dialect: Dialect) -> Vec<String> {
        self.context.dialect = dialect;
        let mut lines = greeting();
        lines.extend(declarations(&self.context.permissions));
        lines.push(dialect.ok().to_owned());
        lines
    }

    fn set_option(&mut self, setting: Setting) -> Lines {
        let mut options = self.options;
        match setting {
            Setting::Shared(setting) => {
                let mut shared = self.context.options.clone();
                shared.set(setting, &self.context.permissions, &mut *self.searcher())?;
                self.context.options = shared;
            }
            Setting::FreeOrder(on) => options.rules.free_order = on,
            Setting::NoReturn(on) => options.rules.no_return = on,
            Setting::OpenCards(on) => options.open_cards = on,
            // `carry_out` leaves this to the conversation.
            Setting::Variant(_) => {}
        }
        if options.rules != self.options.rules {
            let changed = self.game.change_rules(options.rules);
            changed.map_err(|error| format!("setoption: {error}"))?;
            // The scores in the table belong to the other rules.
            self.searcher().clear();
        }
        self.options = options;
        Ok(Vec::new())
    }

    /// The searcher. Not for use while a search runs: it would wait for the search to end.
    fn searcher(&self) -> MutexGuard<'_, Searcher> {
        self.searches.searcher()
    }

    fn go(&mut self, go: &Go<MarkedMove>) -> Result<Task, String> {
        let limits = self.limits(go)?;
        let record = self.game.record().clone();
        let reporter = Reporter {
            dialect: self.context.dialect,
            players: record.position().seats().len() as u32,
            show_wdl: self.context.options.show_wdl,
            events: self.context.events.clone(),
        };
        Ok(task::search(
            &self.searches,
            record,
            limits,
            go.ponder,
            reporter,
        ))
    }

    fn perft(&mut self, depth: u32) -> Result<Task, String> {
        let position = self.game.record().position().clone();
        let threads = self.context.options.threads;
        task::perft(
            &self.searches,
            position,
            depth,
            threads,
            self.context.events.clone(),
        )
    }

    fn limits(&mut self, go: &Go<MarkedMove>) -> Result<Limits, String> {
        let record = self.game.record();
        go.check_clock(record)?;
        let position = record.position();
        let players = position.seats().len();
        let legal = |mv| position.check(mv).map(|legal| legal.mv);
        let level = self.context.options.skill_level * 100;
        Ok(Limits {
            depth: go.plies(players as u32),
            nodes: go.nodes,
            move_time: go.move_time,
            clocks: clocks(record, go),
            moves_to_go: go.moves_to_go,
            mate: go.mate,
            infinite: go.is_infinite(record.turn()),
            search_moves: go.checked_moves(legal)?,
            move_overhead: self.context.options.move_overhead,
            strength: Strength::of_level(level, self.dice.random()),
            open_cards: self.options.open_cards,
        })
    }
}

/// The clocks of `go`, which go by the order of play, by seat.
fn clocks(record: &Record, go: &Go<MarkedMove>) -> [Option<PlayerClock>; rules::Seat::ALL.len()] {
    let mut clocks = [None; rules::Seat::ALL.len()];
    for place in Seat::all(record.position().seats().len()) {
        let increment = go.increment[place.index()];
        let time = go.time[place.index()];
        clocks[record.seat_at(place).index()] = time.map(|left| PlayerClock { left, increment });
    }
    clocks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::{Players, Position, Rules};
    use std::time::Duration;

    /// The clocks in milliseconds, by seat.
    fn milliseconds(position: Position, line: &str) -> Option<[Option<[u64; 2]>; 4]> {
        let Ok(Some(Command::Go(go))) = Command::parse(line) else {
            return None;
        };
        let ms = |time: Duration| time.as_millis() as u64;
        let clocks = clocks(&Record::new(position), &go);
        Some(clocks.map(|clock| clock.map(|clock| [ms(clock.left), ms(clock.increment)])))
    }

    #[test]
    fn clocks_go_by_the_order_of_play() {
        let all = "go p1time 10 p2time 20 p3time 30 p4time 40 p1inc 1 p2inc 2 p3inc 3 p4inc 4";
        let [one, two, three, four] = [[10, 1], [20, 2], [30, 3], [40, 4]].map(Some);
        let deal = |players| Position::deal(1, players, Rules::default());
        for (position, expected) in [
            (deal(Players::TWO), [one, None, two, None]),
            // Yellow and Green.
            (deal(Players::TWO).turned(), [None, one, None, two]),
            (deal(Players::THREE), [one, two, three, None]),
            // Yellow, Orange and Green.
            (deal(Players::THREE).turned(), [None, one, two, three]),
            (deal(Players::FOUR), [one, two, three, four]),
        ] {
            assert_eq!(milliseconds(position, all), Some(expected));
        }
        let same = milliseconds(deal(Players::TWO), "go wtime 10 winc 1 btime 20 binc 2");
        assert_eq!(same, Some([one, None, two, None]));
        let one_alone = milliseconds(deal(Players::FOUR), "go p3time 30 p3inc 3");
        assert_eq!(one_alone, Some([None, None, three, None]));
    }
}
