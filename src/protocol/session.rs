//! The state of a conversation: the options, the game, the running search; and what each command
//! does to it. Knows nothing of where lines come from.

use super::command::{COMMANDS, Command, Go, PLAY_LIST, POSITION_LIST, Query, SEARCH_LIST, Start};
use super::options::{self, DEFAULT_HASH, Options, Setting};
use super::reply::{self, Dialect};
use super::task::{Finished, Task};
use super::{Closed, Event, Output};
use crate::laser::eval;
use crate::laser::render::{Charset, TextStyle, svg, text};
use crate::laser::rules::{Color, GameResult, Move, MoveList, Position, Record};
use crate::laser::search::{Limits, PlayerClock, SearchThread, Searcher};
use crate::lines::Quoted;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::fmt::Display;
use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::sync::MutexGuard;
use std::sync::mpsc::SyncSender;

/// What is left to do after a command.
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
    dialect: Dialect,
    record: Record,
    /// Was the game set up as `startpos`?
    from_startpos: bool,
    searches: SearchThread,
    /// What the errors of weaker play are drawn from.
    dice: Xoshiro256PlusPlus,
    /// The search or count that runs.
    task: Option<Task>,
    output: Output<'a>,
    events: SyncSender<Event>,
}

/// Why a command was not carried out.
enum Fault {
    /// It can not be, for the reason given; nothing has changed.
    Refused(String),
    /// Nobody hears the reply.
    Closed,
}

impl From<Closed> for Fault {
    fn from(Closed: Closed) -> Fault {
        Fault::Closed
    }
}

/// Refuses a command for a reason.
fn refused(reason: impl Display) -> Fault {
    Fault::Refused(reason.to_string())
}

type Handled = Result<(), Fault>;

impl<'a> Session<'a> {
    /// A conversation that begins. What its tasks have to say goes to `events`.
    pub(super) fn new(
        output: Output<'a>,
        events: SyncSender<Event>,
    ) -> Result<Session<'a>, Box<dyn Error>> {
        let options = Options::default();
        Ok(Session {
            record: Record::new(options.setup.position().clone()),
            from_startpos: true,
            searches: SearchThread::new(Searcher::new(DEFAULT_HASH)?)?,
            // The standard library's hashes are keyed by random numbers of the system.
            dice: Xoshiro256PlusPlus::seed_from_u64(RandomState::new().hash_one(0)),
            task: None,
            dialect: Dialect::default(),
            options,
            output,
            events,
        })
    }

    /// Does a search or count run?
    pub(super) fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Tells a running task to end.
    pub(super) fn stop(&self) {
        if let Some(task) = &self.task {
            task.control().stop();
        }
    }

    /// Writes an error line.
    pub(super) fn error(&mut self, message: &str) -> Result<(), Closed> {
        self.output.error(message)
    }

    /// Writes a line that a task has sent.
    pub(super) fn report(&mut self, line: &str) -> Result<(), Closed> {
        self.output.line(line)
    }

    /// Has there been an error line?
    pub(super) fn has_failed(&self) -> bool {
        self.output.failed
    }

    /// A task has ended.
    pub(super) fn finish(&mut self, finished: Finished) -> Result<(), Closed> {
        self.task = None;
        let answer = match finished {
            Finished::Search(answer) => answer,
            Finished::Perft(Some(lines)) => {
                return lines.iter().try_for_each(|line| self.output.line(line));
            }
            Finished::Perft(None) => return self.error("internal: the count has failed"),
        };
        if answer.panicked {
            self.error("internal: the search has failed, any legal move is played instead")?;
        }
        self.output.line(&self.dialect.best_move(&answer.outcome))
    }

    /// Carries out a line.
    pub(super) fn handle(&mut self, line: &str) -> Result<Next, Closed> {
        let command = match Command::parse(line) {
            Ok(None) => return Ok(Next::Listen),
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
                    "{word}: refused while a search runs, only isready, stop, ponderhit and quit act"
                ))?;
            }
            command => match self.act(command) {
                Ok(()) => {}
                Err(Fault::Refused(reason)) => self.error(&reason)?,
                Err(Fault::Closed) => return Err(Closed),
            },
        }
        Ok(Next::Listen)
    }

    /// Carries out a command that needs the engine at rest.
    fn act(&mut self, command: Command) -> Handled {
        match command {
            Command::Handshake(dialect) => self.handshake(dialect),
            Command::SetOption(setting) => self.set_option(setting),
            Command::NewGame => self.new_game(),
            Command::Position(start, moves) => self.position(&start, &moves),
            Command::Go(go) => self.go(go),
            Command::Perft(depth) => self.perft(depth),
            Command::Moves => self.moves(),
            Command::Query(query) => self.answer(query),
            Command::Beam(Some(color)) => self.beam(color),
            Command::Beam(None) => self.beam(Color::Blue).and_then(|()| self.beam(Color::Red)),
            Command::Play(moves) => self.play(&moves),
            Command::Undo => self.undo(),
            Command::Claim => self.claim(),
            Command::Display => self.display(),
            Command::Eval => self.explain(),
            Command::Flip => self.flip(),
            Command::Help => self.help(),
            Command::Svg(None) => self.reply(&svg(self.record.position())),
            Command::Svg(Some(file)) => self.write_svg(&file),
            // These four act at any time, and `handle` has seen to them.
            Command::IsReady | Command::Stop | Command::PonderHit | Command::Quit => Ok(()),
        }
    }

    fn reply(&mut self, line: &str) -> Handled {
        Ok(self.output.line(line)?)
    }

    fn handshake(&mut self, dialect: Dialect) -> Handled {
        self.dialect = dialect;
        if dialect == Dialect::Uki {
            // Allowing more than before, this can not make the game invalid.
            self.set_option(Setting::KingTurns(true))?;
        }
        let name = concat!("id name Akhet ", env!("CARGO_PKG_VERSION"));
        self.output.line(name)?;
        self.output.line("id author the Akhet authors")?;
        for line in options::declarations() {
            self.output.line(&line)?;
        }
        self.reply(dialect.ok())
    }

    fn set_option(&mut self, setting: Setting) -> Handled {
        match setting {
            Setting::Hash(mebibytes) => {
                let resized = self.searcher().set_hash(mebibytes);
                resized.map_err(|error| refused(format_args!("setoption: {error}")))?;
            }
            Setting::ClearHash => self.searcher().clear(),
            Setting::Threads(threads) => {
                let hired = self.searcher().set_threads(threads);
                hired.map_err(|error| refused(format_args!("setoption: {error}")))?;
                self.options.threads = threads;
            }
            Setting::MultiPv(lines) => self.options.multi_pv = lines,
            Setting::Ponder(_) => {}
            Setting::MoveOverhead(time) => self.options.move_overhead = time,
            Setting::SkillLevel(level) => self.options.skill_level = level,
            Setting::LimitStrength(on) => self.options.limit_strength = on,
            Setting::Elo(elo) => self.options.elo = elo,
            Setting::AnalyseMode(on) => self.options.analyse = on,
            Setting::ShowWdl(on) => self.options.show_wdl = on,
            Setting::Setup(setup) => {
                self.options.setup = setup;
                if self.from_startpos && self.record.plies().is_empty() {
                    self.record = Record::new(self.start(&Start::Startpos)?);
                }
            }
            Setting::KingTurns(on) => {
                let mut options = self.options.clone();
                options.rules.king_turns = on;
                self.change_rules(options)?;
            }
            Setting::SwapOntoClosed(on) => {
                let mut options = self.options.clone();
                options.rules.swap_onto_closed = on;
                self.change_rules(options)?;
            }
        }
        Ok(())
    }

    /// The game goes on under the new rules, if all of it was legal under them.
    fn change_rules(&mut self, options: Options) -> Handled {
        if options.rules != self.options.rules {
            self.record = self.record.with_rules(options.rules).map_err(|error| {
                refused(format_args!(
                    "setoption: the game so far needs the rule as it is: {error}"
                ))
            })?;
            self.options = options;
            // What the table knows was found under the other rules.
            self.searcher().clear();
        }
        Ok(())
    }

    /// The searcher. No search runs when a command that needs it is carried out.
    fn searcher(&self) -> MutexGuard<'_, Searcher> {
        self.searches.searcher()
    }

    fn new_game(&mut self) -> Handled {
        let start = self.start(&Start::Startpos)?;
        self.searcher().clear();
        self.record = Record::new(start);
        self.from_startpos = true;
        Ok(())
    }

    /// The position that a start names, under the rules in force.
    fn start(&self, start: &Start) -> Result<Position, Fault> {
        let fen = match start {
            Start::Startpos => self.options.setup.fen(),
            Start::Setup(setup) => setup.fen(),
            Start::Fen(fen) => fen,
        };
        Position::from_fen(fen, self.options.rules)
            .map_err(|error| refused(format_args!("position: fen: {error}")))
    }

    fn position(&mut self, start: &Start, moves: &[Move]) -> Handled {
        let mut record = Record::new(self.start(start)?);
        for (index, &mv) in moves.iter().enumerate() {
            record.play(mv).map_err(|error| {
                refused(format_args!(
                    "{POSITION_LIST} {} '{mv}': {error}",
                    index + 1
                ))
            })?;
        }
        self.record = record;
        self.from_startpos = *start == Start::Startpos;
        Ok(())
    }

    fn go(&mut self, go: Go) -> Handled {
        let result = self.record.result();
        if result.is_over() {
            self.error(&format!("game over: {result}"))?;
            return self.reply("bestmove none");
        }
        let ponder = go.ponder;
        let limits = self.limits(go)?;
        let task = Task::search(
            &self.searches,
            self.record.clone(),
            limits,
            ponder,
            self.dialect,
            self.options.show_wdl,
            self.events.clone(),
        );
        self.task = Some(task);
        Ok(())
    }

    fn perft(&mut self, depth: u32) -> Handled {
        let position = self.record.position().clone();
        let events = self.events.clone();
        let threads = self.options.threads;
        let task = Task::perft(&self.searches, position, depth, threads, events)
            .map_err(|error| refused(format_args!("go perft: {error}")))?;
        self.task = Some(task);
        Ok(())
    }

    fn limits(&mut self, go: Go) -> Result<Limits, Fault> {
        let strength = self.options.strength(self.dice.random());
        let position = self.record.position();
        let mut search_moves = Vec::new();
        for (index, mv) in go.search_moves.into_iter().enumerate() {
            search_moves.push(position.check(mv).map_err(|error| {
                refused(format_args!("{SEARCH_LIST} {} '{mv}': {error}", index + 1))
            })?);
        }
        let mut clocks = [None; 2];
        for (clock, (left, increment)) in
            clocks.iter_mut().zip(go.time.into_iter().zip(go.increment))
        {
            *clock = left.map(|left| PlayerClock { left, increment });
        }
        let own_clock = clocks[position.side().index()].is_some();
        let other_clock = clocks[(!position.side()).index()].is_some();
        if other_clock && !own_clock && go.move_time.is_none() {
            let clock = match position.side() {
                Color::Blue => "wtime",
                Color::Red => "btime",
            };
            return Err(refused(format_args!(
                "go: {clock} is missing, {} is to move",
                position.side()
            )));
        }
        let limited = go.depth.is_some()
            || go.nodes.is_some()
            || go.mate.is_some()
            || go.move_time.is_some()
            || own_clock;
        Ok(Limits {
            // A win in so many of the mover's moves takes no more plies than this.
            depth: match (go.depth, go.mate) {
                (Some(depth), _) => Some(depth),
                (None, Some(moves)) => Some(moves.saturating_mul(2).saturating_sub(1)),
                (None, None) => None,
            },
            nodes: go.nodes,
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

    fn moves(&mut self) -> Handled {
        let moves = match self.record.result().is_over() {
            true => MoveList::new(),
            false => self.record.position().legal_moves(),
        };
        let words: String = moves.iter().map(|mv| format!(" {mv}")).collect();
        self.reply(&format!("moves{words}"))
    }

    fn answer(&mut self, query: Query) -> Handled {
        let result = self.record.result();
        let answer = match query {
            Query::FirstToMove => (self.record.position().side() == Color::Blue).to_string(),
            Query::GameOver => result.is_over().to_string(),
            Query::Result => reply::result_word(result).to_owned(),
            Query::Repetitions => self.record.repetitions().to_string(),
        };
        self.reply(&format!("response {answer}"))
    }

    fn beam(&mut self, color: Color) -> Handled {
        self.reply(&reply::beam(self.record.position(), color))
    }

    fn play(&mut self, moves: &[Move]) -> Handled {
        let mut record = self.record.clone();
        let mut lines = Vec::new();
        for (index, &mv) in moves.iter().enumerate() {
            let ply = record
                .play(mv)
                .map_err(|error| {
                    refused(format_args!("{PLAY_LIST} {} '{mv}': {error}", index + 1))
                })?
                .clone();
            lines.push(reply::played(&ply, record.result()));
        }
        self.record = record;
        lines.iter().try_for_each(|line| self.reply(line))
    }

    fn undo(&mut self) -> Handled {
        match self.record.undo() {
            Some(ply) => self.reply(&format!("undone {}", ply.mv)),
            None => Err(refused("undo: there is no move to take back")),
        }
    }

    fn claim(&mut self) -> Handled {
        self.record
            .claim_draw()
            .map_err(|error| refused(format_args!("claim: {error}")))?;
        let score = self.record.result().score();
        self.reply(&format!("claimed result {score}"))
    }

    fn display(&mut self) -> Handled {
        let position = self.record.position();
        let style = TextStyle {
            charset: Charset::Ascii,
            color: false,
        };
        let board = text(position, style);
        let fen = format!("Fen: {position}");
        let key = format!("Key: {:016x}", position.key());
        for line in board.lines() {
            self.output.line(line)?;
        }
        self.beam(Color::Blue)?;
        self.beam(Color::Red)?;
        self.output.line(&fen)?;
        self.output.line(&key)?;
        let result = self.record.result();
        if result != GameResult::Ongoing {
            self.output
                .line(&format!("Result: {} {result}", result.score()))?;
        }
        Ok(())
    }

    fn explain(&mut self) -> Handled {
        let parts = eval::breakdown(self.record.position());
        for (term, blue, red) in parts.terms {
            self.output
                .line(&format!("eval {term} blue {blue} red {red}"))?;
        }
        self.output.line(&format!("eval tempo {}", parts.tempo))?;
        self.reply(&format!("eval score {}", parts.score))
    }

    fn flip(&mut self) -> Handled {
        let result = self.record.result();
        if result.is_over() {
            return Err(refused(format_args!("flip: the game is over: {result}")));
        }
        self.record = Record::new(self.record.position().flipped());
        self.from_startpos = false;
        self.reply(&format!("flipped {}", self.record.position()))
    }

    fn help(&mut self) -> Handled {
        for (name, arguments, meaning) in COMMANDS {
            let usage = format!("{name} {arguments}");
            self.output
                .line(&format!("{:<44} {meaning}", usage.trim()))?;
        }
        Ok(())
    }

    fn write_svg(&mut self, file: &Path) -> Handled {
        crate::laser::render::write_svg(self.record.position(), file).map_err(|error| {
            let name = Quoted::new(&file.to_string_lossy());
            refused(format_args!("svg: cannot write '{name}': {error}"))
        })?;
        self.reply("svg written")
    }
}
