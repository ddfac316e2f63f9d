//! The state of a conversation: the options, the game, the running search; and what each command
//! does to it. Knows nothing of where lines come from.

use super::command::{COMMANDS, Command, Go, PLAY_LIST, POSITION_LIST, Query, SEARCH_LIST, Start};
use super::options::{self, DEFAULT_HASH, Options, Setting};
use super::reply::{self, Dialect};
use super::task::{Finished, Task};
use super::{Closed, Event, Output};
use crate::eval;
use crate::game::{Color, GameResult, Move, Position, Record};
use crate::render::{Charset, TextStyle, svg, text};
use crate::search::{Limits, Outcome, PlayerClock, Searcher, TableTooLarge};
use std::io;
use std::path::Path;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, PoisonError};

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
    /// Locked by a running search.
    searcher: Arc<Mutex<Searcher>>,
    /// The search or count that runs.
    task: Option<Task>,
    output: Output<'a>,
    events: SyncSender<Event>,
}

/// An error line has been made of it; nothing else has changed.
struct Refused(String);

type Handled = Result<(), Refused>;

impl<'a> Session<'a> {
    /// A conversation that begins. What its tasks have to say goes to `events`.
    pub(super) fn new(
        output: Output<'a>,
        events: SyncSender<Event>,
    ) -> Result<Session<'a>, TableTooLarge> {
        let options = Options::default();
        Ok(Session {
            record: Record::new(options.setup.position().clone()),
            searcher: Arc::new(Mutex::new(Searcher::new(DEFAULT_HASH)?)),
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
        let outcome = match finished {
            Finished::Search(outcome) => outcome,
            Finished::Perft(lines) => {
                for line in lines {
                    self.output.line(&line)?;
                }
                return Ok(());
            }
            Finished::Panicked => {
                self.error("internal: the search has failed, any legal move is played instead")?;
                Outcome {
                    best: self.record.position().legal_moves().first().copied(),
                    ponder: None,
                    nodes: 0,
                }
            }
        };
        self.output.line(&self.dialect.best_move(&outcome))
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
            command if self.is_busy() => {
                let word = line.split_ascii_whitespace().next().unwrap_or("");
                drop(command);
                self.error(&format!(
                    "{word}: refused while a search runs, only isready, stop, ponderhit and quit act"
                ))?;
            }
            command => {
                if let Err(refused) = self.act(command)? {
                    self.error(&refused.0)?;
                }
            }
        }
        Ok(Next::Listen)
    }

    /// Carries out a command that needs the engine at rest. The outer result is that of writing.
    fn act(&mut self, command: Command) -> Result<Handled, Closed> {
        match command {
            Command::Handshake(dialect) => return self.handshake(dialect).map(Ok),
            Command::SetOption(setting) => return Ok(self.set_option(setting)),
            Command::NewGame => self.new_game(),
            Command::Position(start, moves) => return Ok(self.position(start, &moves)),
            Command::Go(go) => return self.go(go),
            Command::Perft(depth) => return Ok(self.perft(depth)),
            Command::Moves => {
                let moves = self.record.position().legal_moves();
                let moves = if self.record.result().is_over() {
                    String::new()
                } else {
                    moves.iter().map(|mv| format!(" {mv}")).collect()
                };
                self.output.line(&format!("moves{moves}"))?;
            }
            Command::Query(query) => {
                let answer = self.answer(query);
                self.output.line(&format!("response {answer}"))?;
            }
            Command::Beam(color) => self.beams(color)?,
            Command::Play(moves) => return self.play(&moves),
            Command::Undo => match self.record.undo() {
                Some(ply) => self.output.line(&format!("undone {}", ply.mv))?,
                None => {
                    return Ok(Err(Refused(
                        "undo: there is no move to take back".to_owned(),
                    )));
                }
            },
            Command::Claim => match self.record.claim_draw() {
                Ok(()) => self.output.line("claimed result 1/2-1/2")?,
                Err(error) => return Ok(Err(Refused(format!("claim: {error}")))),
            },
            Command::Display => self.display()?,
            Command::Eval => self.explain()?,
            Command::Flip => return self.flip(),
            Command::Help => self.help()?,
            Command::Svg(None) => self.output.line(&svg(self.record.position()))?,
            Command::Svg(Some(file)) => return self.write_svg(&file),
            // These four act at any time, and `handle` has seen to them.
            Command::IsReady | Command::Stop | Command::PonderHit | Command::Quit => {}
        }
        Ok(Ok(()))
    }

    fn handshake(&mut self, dialect: Dialect) -> Result<(), Closed> {
        self.dialect = dialect;
        if dialect == Dialect::Uki {
            // Allowing more than before, this can not make the game invalid.
            let _ = self.set_option(Setting::KingTurns(true));
        }
        let name = concat!("id name Akhet ", env!("CARGO_PKG_VERSION"));
        self.output.line(name)?;
        self.output.line("id author the Akhet authors")?;
        for line in options::declarations() {
            self.output.line(&line)?;
        }
        self.output.line(dialect.ok())
    }

    fn set_option(&mut self, setting: Setting) -> Handled {
        match setting {
            Setting::Hash(mebibytes) => {
                let searcher = Searcher::new(mebibytes)
                    .map_err(|error| Refused(format!("setoption: {error}")))?;
                self.searcher = Arc::new(Mutex::new(searcher));
            }
            Setting::ClearHash => self.clear(),
            // More than one arrives with the threads of the search.
            Setting::Threads(_) => {}
            Setting::MultiPv(lines) => self.options.multi_pv = lines,
            Setting::Ponder(_) => {}
            Setting::MoveOverhead(time) => self.options.move_overhead = time,
            Setting::Setup(setup) => {
                let untouched = self.record.plies().is_empty()
                    && self.start(&Start::Startpos)? == *self.record.start();
                self.options.setup = setup;
                if untouched {
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
                Refused(format!(
                    "setoption: the game so far needs the rule as it is: {error}"
                ))
            })?;
            self.options = options;
            // What the table knows was found under the other rules.
            self.clear();
        }
        Ok(())
    }

    fn clear(&mut self) {
        // Only a running search holds the lock, and nothing comes here while one runs.
        let searcher = self.searcher.lock();
        searcher.unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn new_game(&mut self) {
        self.clear();
        if let Ok(start) = self.start(&Start::Startpos) {
            self.record = Record::new(start);
        }
    }

    /// The position that a start names, under the rules in force.
    fn start(&self, start: &Start) -> Result<Position, Refused> {
        let fen = match start {
            Start::Startpos => self.options.setup.fen(),
            Start::Setup(setup) => setup.fen(),
            Start::Fen(fen) => fen,
        };
        Position::from_fen(fen, self.options.rules)
            .map_err(|error| Refused(format!("position: fen: {error}")))
    }

    fn position(&mut self, start: Start, moves: &[Move]) -> Handled {
        let mut record = Record::new(self.start(&start)?);
        for (index, &mv) in moves.iter().enumerate() {
            record.play(mv).map_err(|error| {
                Refused(format!("{POSITION_LIST} {} '{mv}': {error}", index + 1))
            })?;
        }
        self.record = record;
        Ok(())
    }

    fn go(&mut self, go: Go) -> Result<Handled, Closed> {
        let result = self.record.result();
        if result.is_over() {
            self.error(&format!("game over: {result}"))?;
            self.output.line("bestmove none")?;
            return Ok(Ok(()));
        }
        let limits = match self.limits(go) {
            Ok(limits) => limits,
            Err(refused) => return Ok(Err(refused)),
        };
        let task = Task::search(
            Arc::clone(&self.searcher),
            self.record.clone(),
            limits,
            self.dialect,
            self.events.clone(),
        );
        Ok(self.started(task))
    }

    fn perft(&mut self, depth: u32) -> Handled {
        let position = self.record.position().clone();
        let task = Task::perft(position, depth, self.events.clone());
        self.started(task)
    }

    fn started(&mut self, task: io::Result<Task>) -> Handled {
        let task = task.map_err(|error| Refused(format!("go: no thread to run on: {error}")))?;
        self.task = Some(task);
        Ok(())
    }

    fn limits(&self, go: Go) -> Result<Limits, Refused> {
        let position = self.record.position();
        let mut search_moves = Vec::new();
        for (index, mv) in go.search_moves.into_iter().enumerate() {
            search_moves.push(position.check(mv).map_err(|error| {
                Refused(format!("{SEARCH_LIST} {} '{mv}': {error}", index + 1))
            })?);
        }
        let mut clocks = [None; 2];
        for (clock, (left, increment)) in
            clocks.iter_mut().zip(go.time.into_iter().zip(go.increment))
        {
            *clock = left.map(|left| PlayerClock { left, increment });
        }
        let own_clock = clocks[position.side().index()].is_some();
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
            infinite: go.infinite || !limited && !go.ponder,
            ponder: go.ponder,
            search_moves,
            multi_pv: self.options.multi_pv,
            move_overhead: self.options.move_overhead,
        })
    }

    fn answer(&self, query: Query) -> String {
        let result = self.record.result();
        match query {
            Query::FirstToMove => (self.record.position().side() == Color::Blue).to_string(),
            Query::GameOver => result.is_over().to_string(),
            Query::Result => reply::result_word(result).to_owned(),
            Query::Repetitions => self.record.repetitions().to_string(),
        }
    }

    fn beams(&mut self, color: Option<Color>) -> Result<(), Closed> {
        for candidate in Color::ALL {
            if color.is_none_or(|color| color == candidate) {
                let line = reply::beam(self.record.position(), candidate);
                self.output.line(&line)?;
            }
        }
        Ok(())
    }

    fn play(&mut self, moves: &[Move]) -> Result<Handled, Closed> {
        let mut record = self.record.clone();
        let mut lines = Vec::new();
        for (index, &mv) in moves.iter().enumerate() {
            match record.play(mv).cloned() {
                Ok(ply) => lines.push(reply::played(&ply, record.result())),
                Err(error) => {
                    let message = format!("{PLAY_LIST} {} '{mv}': {error}", index + 1);
                    return Ok(Err(Refused(message)));
                }
            }
        }
        self.record = record;
        for line in lines {
            self.output.line(&line)?;
        }
        Ok(Ok(()))
    }

    fn display(&mut self) -> Result<(), Closed> {
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
        self.beams(None)?;
        self.output.line(&fen)?;
        self.output.line(&key)?;
        let result = self.record.result();
        if result != GameResult::Ongoing {
            self.output
                .line(&format!("Result: {} {result}", result.score()))?;
        }
        Ok(())
    }

    fn explain(&mut self) -> Result<(), Closed> {
        let parts = eval::breakdown(self.record.position());
        for (term, blue, red) in parts.terms {
            self.output
                .line(&format!("eval {term} blue {blue} red {red}"))?;
        }
        self.output.line(&format!("eval tempo {}", parts.tempo))?;
        self.output.line(&format!("eval score {}", parts.score))
    }

    fn flip(&mut self) -> Result<Handled, Closed> {
        let result = self.record.result();
        if result.is_over() {
            return Ok(Err(Refused(format!("flip: the game is over: {result}"))));
        }
        self.record = Record::new(self.record.position().flipped());
        let line = format!("flipped {}", self.record.position());
        self.output.line(&line).map(Ok)
    }

    fn help(&mut self) -> Result<(), Closed> {
        for (name, arguments, meaning) in COMMANDS {
            let usage = format!("{name} {arguments}");
            self.output
                .line(&format!("{:<52} {meaning}", usage.trim()))?;
        }
        Ok(())
    }

    fn write_svg(&mut self, file: &Path) -> Result<Handled, Closed> {
        match crate::render::write_svg(self.record.position(), file) {
            Ok(()) => {
                let line = format!("svg written {}", file.display());
                self.output.line(&line).map(Ok)
            }
            Err(error) => Ok(Err(Refused(format!(
                "svg: cannot write {}: {error}",
                file.display()
            )))),
        }
    }
}
