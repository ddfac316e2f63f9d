//! The laser game's part of a conversation: its options, the game on the board, its engine, and what
//! each command does to them.

mod command;
mod game;
mod options;
mod reply;
mod solve;
mod task;

use super::dialect::{Dialect, greeting};
use super::event::Event;
use super::game_session::{CarriedOut, GameSession, refused_while_busy};
use super::options::HASH;
use super::permissions::Permissions;
use super::reply::Reply;
use super::task::Task;
use super::words::{SEARCH_LIST, help};
use crate::analysis::Budget;
use crate::files;
use crate::laser::eval::network::Network;
use crate::laser::rules::Color;
use crate::laser::search::{Limits, PlayerClock, SearchThread, Searcher};
use crate::lines::Quoted;
pub use command::{COMMANDS, Command, Go, Query, Start};
use command::{MOVES_LIST, PLAY_LIST};
use game::{Game, Lines};
use options::declarations;
pub use options::{Options, Setting};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, MutexGuard};

/// The laser game's part of a conversation.
pub(super) struct LaserSession {
    options: Options,
    permissions: Permissions,
    dialect: Dialect,
    game: Game,
    searches: SearchThread,
    /// Seeds the errors of weakened play.
    dice: Xoshiro256PlusPlus,
    events: SyncSender<Event>,
}

impl GameSession for LaserSession {
    fn handle(&mut self, line: &str, busy: bool) -> Result<CarriedOut, String> {
        match Command::parse(line) {
            Err(error) => Err(error.to_string()),
            Ok(None | Some(Command::Ignored)) => Ok(Vec::new().into()),
            Ok(Some(_)) if busy => Err(refused_while_busy(line)),
            Ok(Some(command)) => self.carry_out(command),
        }
    }
}

impl LaserSession {
    /// A game from `startpos`. Its tasks send their reports and replies to `events`.
    ///
    /// # Errors
    /// When there is no memory for the transposition table or no thread to search on.
    pub(super) fn new(
        permissions: Permissions,
        events: SyncSender<Event>,
    ) -> Result<LaserSession, Box<dyn Error>> {
        let options = Options::default();
        let dialect = Dialect::default();
        let hash = (HASH.default as usize).min(permissions.most_hash);
        Ok(LaserSession {
            game: LaserSession::new_game(&options, dialect, &Start::Startpos)?,
            searches: SearchThread::new(Searcher::new(hash)?)?,
            // The standard library keys its hashes with random numbers from the system.
            dice: Xoshiro256PlusPlus::seed_from_u64(RandomState::new().hash_one(0)),
            permissions,
            dialect,
            options,
            events,
        })
    }

    /// Carries out a command while no task runs.
    fn carry_out(&mut self, command: Command) -> Result<CarriedOut, String> {
        let task = match command {
            Command::Go(go) => {
                let result = self.game.record().result();
                if result.is_over() {
                    return Ok(CarriedOut::Done(Reply {
                        error: Some(format!("game over: {result}")),
                        lines: vec!["bestmove none".to_owned()],
                    }));
                }
                self.go(go)?
            }
            Command::Perft(depth) => self.perft(depth)?,
            Command::Review(budget) => self.review(budget),
            Command::Solve(moves) => self.solve(moves)?,
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
                let mut game = LaserSession::new_game(&self.options, self.dialect, &start)?;
                game.play_from_start(&moves)?;
                self.replace_game(game);
                Vec::new()
            }
            Command::Moves => vec![self.game.moves()],
            Command::PlaySilently(moves) => {
                self.game.play(MOVES_LIST, &moves)?;
                Vec::new()
            }
            Command::Shot(moves) => self.game.shots(&moves)?,
            Command::Game => vec![self.game.transcript()],
            Command::Play(moves) => self.game.play(PLAY_LIST, &moves)?,
            Command::Undo => self.game.undo()?,
            Command::Claim => self.game.claim()?,
            Command::Query(query) => vec![self.game.answer(query)],
            Command::Beam(color) => self.game.beams(color),
            Command::Board => vec![self.game.board()],
            Command::Display => self.game.display(),
            Command::Eval => {
                let network = Arc::clone(self.searcher().network());
                self.game.explain(&network)
            }
            Command::Flip => self
                .game
                .flip(self.options.repetition_ends_under(self.dialect))?,
            Command::Help => help(&COMMANDS),
            Command::Svg(file) => {
                if file.is_some() {
                    self.permissions.check_writing("svg")?;
                }
                self.game.svg(file.as_deref())?
            }
            // `carry_out` starts the tasks of the first four. Every conversation carries out the others, as
            // they act while a task runs.
            Command::Go(_)
            | Command::Perft(_)
            | Command::Review(_)
            | Command::Solve(_)
            | Command::IsReady
            | Command::Stop
            | Command::PonderHit
            | Command::Quit
            | Command::Ignored => Vec::new(),
        };
        Ok(lines)
    }

    fn handshake(&mut self, dialect: Dialect) -> Vec<String> {
        self.dialect = dialect;
        let rules = self.options.rules_under(dialect);
        // A game that needs the rule of the last dialect keeps it; the next game does not.
        if rules != self.game.rules() && self.game.change_rules(rules).is_ok() {
            self.searcher().clear();
        }
        self.game
            .set_repetition_ends(self.options.repetition_ends_under(dialect));
        let mut lines = greeting();
        lines.push(format!("id net {}", self.searcher().network().name()));
        let Permissions {
            most_hash,
            most_threads,
            ..
        } = self.permissions;
        lines.extend(declarations(most_hash, most_threads));
        lines.push(dialect.ok().to_owned());
        lines
    }

    fn set_option(&mut self, setting: Setting) -> Lines {
        let refused = |error: &dyn Error| format!("setoption: {error}");
        let mut options = self.options.clone();
        match setting {
            Setting::Hash(mebibytes) => {
                self.permissions.check_hash(mebibytes)?;
                let resized = self.searcher().set_hash(mebibytes);
                resized.map_err(|error| refused(&error))?;
            }
            Setting::ClearHash => self.searcher().clear(),
            Setting::EvalFile(file) => {
                if file.is_some() {
                    self.permissions.check_reading("setoption: EvalFile")?;
                }
                let network = load_network(file.as_deref());
                let network = network.map_err(|error| format!("setoption: EvalFile: {error}"))?;
                let mut searcher = self.searcher();
                searcher.set_network(network);
                // The scores in the table are the old network's.
                searcher.clear();
            }
            Setting::Threads(threads) => {
                self.permissions.check_threads(threads)?;
                let resized = self.searcher().set_threads(threads);
                resized.map_err(|error| refused(&error))?;
                options.threads = threads;
            }
            Setting::MultiPv(lines) => options.multi_pv = lines,
            Setting::Ponder(_) => {}
            Setting::MoveOverhead(time) => options.move_overhead = time,
            Setting::SkillLevel(level) => options.skill_level = level,
            Setting::LimitStrength(on) => options.limit_strength = on,
            Setting::Elo(elo) => options.elo = elo,
            Setting::AnalyseMode(on) => options.analyse = on,
            Setting::ShowWdl(on) => options.show_wdl = on,
            Setting::Setup(setup) => {
                options.setup = setup;
                if self.game.is_untouched_startpos() {
                    let game = LaserSession::new_game(&options, self.dialect, &Start::Startpos)?;
                    self.replace_game(game);
                }
            }
            Setting::KingTurns(on) => options.king_turns = Some(on),
            Setting::SwapOntoClosed(on) => options.swap_onto_closed = on,
            Setting::RepetitionEnds(on) => options.repetition_ends = Some(on),
            Setting::Parameter(parameter, value) => parameter.set(value),
        }
        let rules = options.rules_under(self.dialect);
        if rules != self.options.rules_under(self.dialect) && rules != self.game.rules() {
            let changed = self.game.change_rules(rules);
            changed.map_err(|error| format!("setoption: {error}"))?;
            // The scores in the table belong to the other rules.
            self.searcher().clear();
        }
        self.game
            .set_repetition_ends(options.repetition_ends_under(self.dialect));
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
        self.game = LaserSession::new_game(&self.options, self.dialect, &Start::Startpos)?;
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
            self.dialect,
            self.options.show_wdl,
            self.events.clone(),
        ))
    }

    fn perft(&mut self, depth: u32) -> Result<Task, String> {
        let position = self.game.record().position().clone();
        let events = self.events.clone();
        let threads = self.options.threads;
        task::perft(&self.searches, position, depth, threads, events)
            .map_err(|error| format!("go perft: {error}"))
    }

    fn review(&mut self, budget: Budget) -> Task {
        task::review(
            &self.searches,
            self.game.record().clone(),
            budget,
            self.dialect,
            self.events.clone(),
        )
    }

    fn solve(&mut self, moves: u32) -> Result<Task, String> {
        let result = self.game.record().result();
        if result.is_over() {
            return Err(format!("solve: the game is over: {result}"));
        }
        let position = self.game.record().position().clone();
        let events = self.events.clone();
        Ok(task::solve(&self.searches, position, moves, events))
    }

    fn limits(&mut self, go: Go) -> Result<Limits, String> {
        let strength = self.options.strength(self.dice.random());
        let position = self.game.record().position();
        let side = position.side();
        let mut search_moves = Vec::new();
        for (index, mv) in go.search_moves.into_iter().enumerate() {
            let checked = position.check(mv);
            let legal =
                checked.map_err(|error| format!("{SEARCH_LIST} {} '{mv}': {error}", index + 1))?;
            search_moves.push(legal);
        }
        let mut clocks = [None; 2];
        for (clock, (left, increment)) in
            clocks.iter_mut().zip(go.time.into_iter().zip(go.increment))
        {
            *clock = left.map(|left| PlayerClock { left, increment });
        }
        let own_clock = clocks[side.index()].is_some();
        let other_clock = clocks[(!side).index()].is_some();
        if other_clock && !own_clock && go.move_time.is_none() {
            let clock = match side {
                Color::Blue => "wtime",
                Color::Red => "btime",
            };
            return Err(format!("go: {clock} is missing, {side} is to move"));
        }
        let limited = go.depth.is_some()
            || go.nodes.is_some()
            || go.mate.is_some()
            || go.move_time.is_some()
            || own_clock;
        Ok(Limits {
            // A win in N of the mover's moves takes 2N - 1 plies.
            depth: match (go.depth, go.mate) {
                (Some(depth), _) => Some(depth),
                (None, Some(moves)) => Some(moves.saturating_mul(2).saturating_sub(1)),
                (None, None) => None,
            },
            nodes: go.nodes,
            soft_nodes: None,
            move_time: go.move_time,
            clocks,
            moves_to_go: go.moves_to_go,
            mate: go.mate,
            infinite: go.infinite || !limited,
            search_moves,
            multi_pv: self.options.multi_pv,
            move_overhead: self.options.move_overhead,
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
    // A file that is not a network may be of any size, or have no end.
    let bytes = files::read_at_most(file, Network::MOST_BYTES)
        .map_err(|error| format!("cannot read '{name}': {error}"))?;
    let network = Network::from_bytes(&bytes).map_err(|error| format!("'{name}': {error}"))?;
    Ok(Arc::new(network))
}
