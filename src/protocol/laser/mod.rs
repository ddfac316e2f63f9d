//! The laser game's part of a conversation: its options, the game on the board, its engine, and what
//! each command does to them.

mod command;
mod game;
mod options;
mod reply;
mod solve;
mod task;

use super::command::{MOVES_LIST, PLAY_LIST};
use super::dialect::{Dialect, greeting};
use super::game_session::{CarriedOut, Context, GameSession, understood};
use super::playing::Lines;
use super::shared_options::Resize;
use super::task::{Task, bench as start_bench};
use super::words::help;
use crate::analysis::Budget;
use crate::files;
use crate::game::Game as _;
use crate::laser::bench;
use crate::laser::eval::network::Network;
use crate::laser::search::{Limits, PlayerClock, SearchThread, Searcher};
use crate::lines::Quoted;
pub use command::{COMMANDS, Command, Go, Own, Query, Start, Words};
use game::Game;
pub use options::Setting;
use options::{Options, declarations};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::sync::{Arc, MutexGuard};

/// The laser game's part of a conversation.
pub(super) struct LaserSession {
    context: Context,
    options: Options,
    game: Game,
    searches: SearchThread,
    /// Seeds the errors of weakened play.
    dice: Xoshiro256PlusPlus,
}

impl GameSession for LaserSession {
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

impl LaserSession {
    /// A game from `startpos`.
    ///
    /// # Errors
    /// When there is no memory for the transposition table or no thread to search on.
    pub(super) fn new(context: Context) -> Result<LaserSession, Box<dyn Error>> {
        let options = Options::default();
        let mut searcher = Searcher::new(context.options.hash)?;
        searcher.set_threads(context.options.threads)?;
        Ok(LaserSession {
            game: LaserSession::new_game(&options, context.dialect, &Start::Startpos)?,
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
            Command::Go(go) => {
                let result = self.game.record().result();
                if result.is_over() {
                    return Err(format!("game over: {result}"));
                }
                self.go(go)?
            }
            Command::Perft(depth) => self.perft(depth)?,
            Command::Bench(depth) => {
                let depth = depth.unwrap_or(bench::DEPTH);
                start_bench(&self.searches, &self.context, move |control, report| {
                    bench::run(depth, control, report)
                })
            }
            Command::Own(Own::Review(budget)) => self.review(budget),
            Command::Own(Own::Solve(moves)) => self.solve(moves)?,
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
            Command::NewGame => self.clear()?,
            Command::Position(start, moves) => {
                let mut game = LaserSession::new_game(&self.options, self.context.dialect, &start)?;
                game.play_from_start(&moves)?;
                self.replace_game(game);
                Vec::new()
            }
            Command::Moves => vec![self.game.moves()],
            Command::PlaySilently(moves) => {
                self.game.play(MOVES_LIST, &moves)?;
                Vec::new()
            }
            Command::Own(Own::Shot(moves)) => self.game.shots(&moves)?,
            Command::Game => vec![self.game.transcript()],
            Command::Play(moves) => self.game.play(PLAY_LIST, &moves)?,
            Command::Undo => self.game.undo()?,
            Command::Own(Own::Claim) => self.game.claim()?,
            Command::Query(query) => vec![self.game.answer(query)],
            Command::Own(Own::Beam(color)) => self.game.beams(color),
            Command::Board => vec![self.game.board()],
            Command::Display => self.game.display(),
            Command::Eval => {
                let network = Arc::clone(self.searcher().network());
                self.game.explain(&network)
            }
            Command::Own(Own::Flip) => {
                let ends = self.options.repetition_ends_under(self.context.dialect);
                self.game.flip(ends)?
            }
            Command::Help => help(&COMMANDS),
            Command::Svg(file) => {
                if file.is_some() {
                    self.context.permissions.check_writing("svg")?;
                }
                self.game.svg(file.as_deref())?
            }
            // `carry_out` starts the tasks of the first ones. Every conversation carries out the others, as
            // they act while a task runs.
            Command::Go(_)
            | Command::Perft(_)
            | Command::Bench(_)
            | Command::Own(Own::Review(_) | Own::Solve(_))
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
        let rules = self.options.rules_under(dialect);
        // A game that needs the rule of the last dialect keeps it; the next game does not.
        if rules != self.game.rules() && self.game.change_rules(rules).is_ok() {
            self.searcher().clear();
        }
        self.game
            .set_repetition_ends(self.options.repetition_ends_under(dialect));
        let mut lines = greeting();
        let network = self.searcher().network().name().to_owned();
        lines.push(format!("info string network {network}"));
        lines.extend(declarations(&self.context.permissions));
        lines.push(dialect.ok().to_owned());
        lines
    }

    fn set_option(&mut self, setting: Setting) -> Lines {
        let mut options = self.options.clone();
        match setting {
            Setting::Shared(setting) => {
                let mut shared = self.context.options.clone();
                shared.set(setting, &self.context.permissions, &mut *self.searcher())?;
                self.context.options = shared;
            }
            Setting::EvalFile(file) => {
                if file.is_some() {
                    self.context
                        .permissions
                        .check_reading("setoption: EvalFile")?;
                }
                let network = load_network(file.as_deref());
                let network = network.map_err(|error| format!("setoption: EvalFile: {error}"))?;
                let mut searcher = self.searcher();
                searcher.set_network(network);
                // The scores in the table are the old network's.
                searcher.clear();
            }
            Setting::MultiPv(lines) => options.multi_pv = lines,
            Setting::LimitStrength(on) => options.limit_strength = on,
            Setting::Elo(elo) => options.elo = elo,
            Setting::AnalyseMode(on) => options.analyse = on,
            Setting::Setup(setup) => {
                options.setup = setup;
                if self.game.is_untouched_startpos() {
                    let game =
                        LaserSession::new_game(&options, self.context.dialect, &Start::Startpos)?;
                    self.replace_game(game);
                }
            }
            Setting::KingTurns(on) => options.king_turns = Some(on),
            Setting::SwapOntoClosed(on) => options.swap_onto_closed = on,
            Setting::RepetitionEnds(on) => options.repetition_ends = Some(on),
            Setting::Parameter(parameter, value) => parameter.set(value),
            // `carry_out` leaves this to the conversation.
            Setting::Variant(_) => {}
        }
        let rules = options.rules_under(self.context.dialect);
        if rules != self.options.rules_under(self.context.dialect) && rules != self.game.rules() {
            let changed = self.game.change_rules(rules);
            changed.map_err(|error| format!("setoption: {error}"))?;
            // The scores in the table belong to the other rules.
            self.searcher().clear();
        }
        self.game
            .set_repetition_ends(options.repetition_ends_under(self.context.dialect));
        self.options = options;
        Ok(Vec::new())
    }

    /// The searcher. Not for use while a search runs: it would wait for the search to end.
    fn searcher(&self) -> MutexGuard<'_, Searcher> {
        self.searches.searcher()
    }

    fn new_game(options: &Options, dialect: Dialect, start: &Start) -> Result<Game, String> {
        Game::new(
            start,
            options.setup,
            options.rules_under(dialect),
            options.repetition_ends_under(dialect),
        )
    }

    fn replace_game(&mut self, game: Game) {
        if game.rules() != self.game.rules() {
            self.searcher().clear();
        }
        self.game = game;
    }

    /// Empties the table and sets up `startpos`.
    fn clear(&mut self) -> Lines {
        self.game = LaserSession::new_game(&self.options, self.context.dialect, &Start::Startpos)?;
        self.searcher().clear();
        Ok(Vec::new())
    }

    fn go(&mut self, go: Go) -> Result<Task, String> {
        let ponder = go.ponder;
        let limits = self.limits(go)?;
        Ok(task::search(
            &self.searches,
            self.game.record().clone(),
            limits,
            ponder,
            self.context.dialect,
            self.context.options.show_wdl,
            self.context.events.clone(),
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

    fn review(&mut self, budget: Budget) -> Task {
        task::review(
            &self.searches,
            self.game.record().clone(),
            budget,
            self.context.dialect,
            self.context.events.clone(),
        )
    }

    fn solve(&mut self, moves: u32) -> Result<Task, String> {
        let result = self.game.record().result();
        if result.is_over() {
            return Err(format!("solve: the game is over: {result}"));
        }
        let position = self.game.record().position().clone();
        let events = self.context.events.clone();
        Ok(task::solve(&self.searches, position, moves, events))
    }

    fn limits(&mut self, go: Go) -> Result<Limits, String> {
        go.check_clock(self.game.record())?;
        let strength = self
            .options
            .strength(&self.context.options, self.dice.random());
        let position = self.game.record().position();
        let clock = |seat: usize| {
            let increment = go.increment[seat];
            go.time[seat].map(|left| PlayerClock { left, increment })
        };
        Ok(Limits {
            depth: go.plies(2),
            nodes: go.nodes,
            soft_nodes: None,
            move_time: go.move_time,
            clocks: [clock(0), clock(1)],
            moves_to_go: go.moves_to_go,
            mate: go.mate,
            infinite: go.is_infinite(self.game.record().turn()),
            search_moves: go.checked_moves(|mv| position.check(mv))?,
            multi_pv: self.options.multi_pv,
            move_overhead: self.context.options.move_overhead,
            strength,
        })
    }
}

/// The network of this file, or the embedded one.
fn load_network(file: Option<&Path>) -> Result<Arc<Network>, String> {
    let Some(file) = file else {
        return Ok(Arc::clone(Network::embedded()));
    };
    let name = Quoted::new(&file.to_string_lossy());
    // What is not a network may be of any size, have no end, or block like a pipe.
    let bytes = files::read_regular_at_most(file, Network::MAX_BYTES)
        .map_err(|error| format!("cannot read '{name}': {error}"))?;
    let network = Network::from_bytes(&bytes).map_err(|error| format!("'{name}': {error}"))?;
    Ok(Arc::new(network))
}
