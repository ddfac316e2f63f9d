//! The state of a conversation (options, game, running search) and what each command does to it.
//! It does not know where lines come from.

use super::command::{COMMANDS, Command, Go, MOVES_LIST, PLAY_LIST, SEARCH_LIST, Start};
use super::game::{Game, Reply};
use super::options::{self, DEFAULT_HASH, Options, Setting};
use super::permissions::Permissions;
use super::reply::{self, Dialect};
use super::task::{Finished, Task};
use super::{Event, Output};
use crate::analysis::{Budget, Review};
use crate::files;
use crate::laser::eval::network::Network;
use crate::laser::rules::Color;
use crate::laser::search::{Limits, PlayerClock, SearchThread, Searcher};
use crate::lines::Quoted;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::path::Path;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, MutexGuard};

/// What follows a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Wait for the next command.
    Listen,
    /// End the program.
    Quit,
}

/// A conversation.
pub(super) struct Session<'a> {
    options: Options,
    permissions: Permissions,
    dialect: Dialect,
    game: Game,
    searches: SearchThread,
    /// Seeds the errors of weakened play.
    dice: Xoshiro256PlusPlus,
    /// The task that runs: a search, a count or a review.
    task: Option<Task>,
    output: Output<'a>,
    events: SyncSender<Event>,
}

impl<'a> Session<'a> {
    /// A new conversation. Its tasks send their reports and results to `events`.
    ///
    /// # Errors
    /// When there is no memory for the transposition table or no thread to search on.
    pub(super) fn new(
        output: Output<'a>,
        permissions: Permissions,
        events: SyncSender<Event>,
    ) -> Result<Session<'a>, Box<dyn Error>> {
        let options = Options::default();
        let dialect = Dialect::default();
        Ok(Session {
            game: Session::new_game(&options, dialect, &Start::Startpos)?,
            searches: SearchThread::new(Searcher::new(DEFAULT_HASH.min(permissions.most_hash))?)?,
            // The standard library keys its hashes with random numbers from the system.
            dice: Xoshiro256PlusPlus::seed_from_u64(RandomState::new().hash_one(0)),
            task: None,
            permissions,
            dialect,
            options,
            output,
            events,
        })
    }

    /// Whether a task runs.
    pub(super) fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Whether a task runs that has been told to stop.
    pub(super) fn is_stopping(&self) -> bool {
        let task = self.task.as_ref();
        task.is_some_and(|task| task.control().stopped())
    }

    /// Tells a running task to stop.
    pub(super) fn stop(&self) {
        if let Some(task) = &self.task {
            task.control().stop();
        }
    }

    /// Writes an error line.
    pub(super) fn error(&mut self, message: &str) -> io::Result<()> {
        self.output.error(message)
    }

    /// Writes a line that a task has sent.
    pub(super) fn report(&mut self, line: &str) -> io::Result<()> {
        self.output.line(line)
    }

    /// Whether an error line has been written.
    pub(super) fn has_failed(&self) -> bool {
        self.output.failed
    }

    /// Writes the result of a task, which has ended.
    pub(super) fn finish(&mut self, finished: Finished) -> io::Result<()> {
        self.task = None;
        let answer = match finished {
            Finished::Search(answer) => answer,
            Finished::Perft(Some(lines)) => return self.output.lines(&lines),
            Finished::Review(review) => return self.finish_review(review),
            Finished::Solve(Some(line)) => return self.output.line(&line),
            Finished::Solve(None) => return self.error("internal: the proof has failed"),
            Finished::Perft(None) => return self.error("internal: the count has failed"),
        };
        if answer.panicked {
            self.error("internal: the search has failed, any legal move is played instead")?;
        }
        self.output.line(&self.dialect.best_move(&answer.outcome))
    }

    /// Writes the sums of a review, `None` if it has failed, and the line that ends it.
    fn finish_review(&mut self, review: Option<Review>) -> io::Result<()> {
        match review {
            Some(review) => self.output.lines(&reply::review_sums(&review))?,
            None => self.error("internal: the review has failed")?,
        }
        self.output.line("reviewok")
    }

    /// Carries out a line.
    pub(super) fn handle(&mut self, line: &str) -> io::Result<Next> {
        let command = match Command::parse(line) {
            Ok(None | Some(Command::Ignored)) => return Ok(Next::Listen),
            Ok(Some(command)) => command,
            Err(error) => {
                self.error(&error.to_string())?;
                return Ok(Next::Listen);
            }
        };
        match command {
            Command::Quit => return Ok(Next::Quit),
            Command::IsReady => self.output.line("readyok")?,
            Command::Stop => self.stop(),
            Command::PonderHit => {
                if let Some(task) = &self.task {
                    task.control().ponder_hit();
                }
            }
            _ if self.is_busy() => {
                let word = line.split_ascii_whitespace().next().unwrap_or("");
                self.error(&format!(
                    "{word}: refused while a search runs, send stop first"
                ))?;
            }
            Command::Go(_) if self.game.record().result().is_over() => {
                let result = self.game.record().result();
                self.error(&format!("game over: {result}"))?;
                self.output.line("bestmove none")?;
            }
            command => match self.act(command) {
                Ok(lines) => self.output.lines(&lines)?,
                Err(reason) => self.error(&reason)?,
            },
        }
        Ok(Next::Listen)
    }

    /// Carries out a command for which no search may be running.
    fn act(&mut self, command: Command) -> Reply {
        self.permissions.check(&command)?;
        let lines = match command {
            Command::Handshake(dialect) => self.handshake(dialect),
            Command::SetOption(setting) => self.set_option(setting)?,
            Command::NewGame => self.clear()?,
            Command::Position(start, moves) => {
                let mut game = Session::new_game(&self.options, self.dialect, &start)?;
                game.play_from_start(&moves)?;
                self.replace_game(game);
                Vec::new()
            }
            Command::Go(go) => self.go(go)?,
            Command::Perft(depth) => self.perft(depth)?,
            Command::Review(budget) => self.review(budget),
            Command::Solve(moves) => self.solve(moves)?,
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
            Command::Help => help(),
            Command::Svg(file) => self.game.svg(file.as_deref())?,
            // `handle` carries these out, as they act while a search runs.
            Command::IsReady
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
        let mut lines = vec![
            concat!("id name Akhet ", env!("CARGO_PKG_VERSION")).to_owned(),
            "id author the Akhet authors".to_owned(),
            format!("id net {}", self.searcher().network().name()),
        ];
        let Permissions {
            most_hash,
            most_threads,
            ..
        } = self.permissions;
        lines.extend(options::declarations(most_hash, most_threads));
        lines.push(dialect.ok().to_owned());
        lines
    }

    fn set_option(&mut self, setting: Setting) -> Reply {
        let refused = |error: &dyn Error| format!("setoption: {error}");
        let mut options = self.options.clone();
        match setting {
            Setting::Hash(mebibytes) => {
                let resized = self.searcher().set_hash(mebibytes);
                resized.map_err(|error| refused(&error))?;
            }
            Setting::ClearHash => self.searcher().clear(),
            Setting::EvalFile(file) => {
                let network = load_network(file.as_deref());
                let network = network.map_err(|error| format!("setoption: EvalFile: {error}"))?;
                let mut searcher = self.searcher();
                searcher.set_network(network);
                // The scores in the table are the old network's.
                searcher.clear();
            }
            Setting::Threads(threads) => {
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
                    let game = Session::new_game(&options, self.dialect, &Start::Startpos)?;
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
    fn clear(&mut self) -> Reply {
        self.game = Session::new_game(&self.options, self.dialect, &Start::Startpos)?;
        self.searcher().clear();
        Ok(Vec::new())
    }

    fn go(&mut self, go: Go) -> Reply {
        let ponder = go.ponder;
        let limits = self.limits(go)?;
        self.task = Some(Task::search(
            &self.searches,
            self.game.record().clone(),
            limits,
            ponder,
            self.dialect,
            self.options.show_wdl,
            self.events.clone(),
        ));
        Ok(Vec::new())
    }

    fn perft(&mut self, depth: u32) -> Reply {
        let position = self.game.record().position().clone();
        let events = self.events.clone();
        let threads = self.options.threads;
        let task = Task::perft(&self.searches, position, depth, threads, events)
            .map_err(|error| format!("go perft: {error}"))?;
        self.task = Some(task);
        Ok(Vec::new())
    }

    fn review(&mut self, budget: Budget) -> Vec<String> {
        self.task = Some(Task::review(
            &self.searches,
            self.game.record().clone(),
            budget,
            self.dialect,
            self.events.clone(),
        ));
        Vec::new()
    }

    fn solve(&mut self, moves: u32) -> Reply {
        let result = self.game.record().result();
        if result.is_over() {
            return Err(format!("solve: the game is over: {result}"));
        }
        let position = self.game.record().position().clone();
        let events = self.events.clone();
        self.task = Some(Task::solve(&self.searches, position, moves, events));
        Ok(Vec::new())
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

/// The list of the commands.
fn help() -> Vec<String> {
    let line = |(name, arguments, meaning): &(&str, &str, &str)| {
        let usage = format!("{name} {arguments}");
        format!("{:<44} {meaning}", usage.trim())
    };
    COMMANDS.iter().map(line).collect()
}
