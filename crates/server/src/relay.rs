//! A session with another engine's program: takes those lines of the built-in engine that any UCI engine
//! understands, and sends them in the engine's dialect.

use akhet::game::{Seat, Variant};
use akhet::laser::rules::{Color, Move, Opening, Record, Rules, Setup};
use akhet::lines::Quoted;
use akhet::protocol::laser::Start;
use akhet::protocol::offered::{self, Offered};
use akhet::protocol::{
    Command, Control, Dialect, GameCommand, Go, NO_MOVE, Permissions, is_search,
};
use akhet_arena::config::{EngineSettings, Protocol};
use akhet_arena::laser::{rule_options, start_words};
use akhet_arena::run::{Engine, EngineError, WaitPolicy};
use std::collections::{BTreeMap, VecDeque};
use std::error::Error;
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::Receiver;
use tokio::sync::mpsc::error::TryRecvError;

/// The longest wait for the handshake and for `readyok`.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often a running search looks for `stop`.
const TICK: Duration = Duration::from_millis(10);

/// Queue capacity for lines after `stop`.
const MAX_WAITING: usize = 64;

/// The longest wait for an answer to `stop`.
const STOP_GRACE: Duration = Duration::from_secs(10);

/// Why a line cannot be carried out.
enum Fault {
    /// The line is wrong. The session continues.
    Line(String),
    /// The session cannot continue.
    Fatal(Box<dyn Error>),
}

impl<E: Error + 'static> From<E> for Fault {
    fn from(error: E) -> Fault {
        Fault::Fatal(error.into())
    }
}

fn fault(what: impl Into<String>) -> Fault {
    Fault::Line(what.into())
}

/// Starts an engine and relays lines until the input or the engine ends, or the page is `gone`, which
/// ends every wait.
pub(super) fn run(
    settings: &EngineSettings,
    permissions: Permissions,
    lines: Receiver<String>,
    output: &mut dyn Write,
    gone: &AtomicBool,
) -> Result<(), Box<dyn Error>> {
    let rules = Rules {
        king_turns: settings.proto == Protocol::Uki,
        ..Rules::default()
    };
    let named = |error: EngineError| format!("engine {}: {error}", Quoted::new(&settings.name));
    let policy = WaitPolicy {
        limit: PATIENCE,
        interrupted: gone,
    };
    let options = rule_options(rules, settings.proto);
    let mut session = Relay {
        engine: Engine::start(settings, Variant::LaserChess, &options, policy, None)
            .map_err(named)?,
        name: &settings.name,
        proto: settings.proto,
        permissions,
        rules,
        position: "position startpos".to_owned(),
        lines,
        waiting: VecDeque::new(),
        output,
        policy,
    };
    while let Some(line) = session.next_line() {
        match session.handle(&line) {
            Ok(true) => {}
            Ok(false) => break,
            Err(Fault::Line(what)) => session.refuse(&line, &what)?,
            Err(Fault::Fatal(error)) => {
                return Err(match error.downcast::<EngineError>() {
                    Ok(error) => named(*error).into(),
                    Err(error) => error,
                });
            }
        }
    }
    Ok(())
}

struct Relay<'a> {
    engine: Engine,
    name: &'a str,
    proto: Protocol,
    permissions: Permissions,
    rules: Rules,
    /// The line that sets up the game, in the engine's words.
    position: String,
    lines: Receiver<String>,
    /// Lines that came after `stop` and before the answer.
    waiting: VecDeque<String>,
    output: &'a mut dyn Write,
    policy: WaitPolicy<'a>,
}

impl Relay<'_> {
    fn next_line(&mut self) -> Option<String> {
        let waiting = self.waiting.pop_front();
        waiting.or_else(|| self.lines.blocking_recv())
    }

    fn refuse(&mut self, line: &str, what: &str) -> io::Result<()> {
        writeln!(self.output, "info string error {what}")?;
        if is_search(line) {
            writeln!(self.output, "{NO_MOVE}")?;
        }
        Ok(())
    }

    /// Carries out a line; false after `quit`.
    fn handle(&mut self, line: &str) -> Result<bool, Fault> {
        let line = line.trim();
        // Its options are not those of the built-in engine.
        if line.split_ascii_whitespace().next() == Some("setoption") {
            return self.set_option(line).map(|()| true);
        }
        let command = Command::<Record>::parse(line, &self.permissions);
        match command.map_err(|error| fault(error.to_string()))? {
            Command::Control(Control::Quit) => return Ok(false),
            Command::Control(Control::IsReady) => writeln!(self.output, "readyok")?,
            Command::Control(Control::Ignored | Control::Stop | Control::PonderHit) => {}
            Command::Game(GameCommand::Handshake(Dialect::Uci)) => {
                writeln!(self.output, "id name {}", self.name)?;
                for line in self.engine.options() {
                    if let Some(option) = Offered::read(line, self.permissions) {
                        writeln!(self.output, "{}", option.line())?;
                    }
                }
                writeln!(self.output, "uciok")?;
            }
            Command::Game(GameCommand::NewGame) => self.engine.new_game(self.policy)?,
            Command::Game(GameCommand::Position(start, moves)) => self.set_up(start, &moves)?,
            Command::Game(GameCommand::Go(go)) => return self.think(&go),
            Command::Game(_) => {
                let word = line.split_ascii_whitespace().next().unwrap_or_default();
                return Err(fault(format!("{word}: only for the built-in engine")));
            }
        }
        Ok(true)
    }

    /// Sets an option that is offered to the page, and waits for the engine, so that lines do not pile
    /// up if it does not read.
    fn set_option(&mut self, line: &str) -> Result<(), Fault> {
        let set = offered::setting(line, self.engine.options(), self.permissions);
        let (name, value) = set.map_err(|error| fault(error.to_string()))?;
        let on = value == "true";
        let options = BTreeMap::from([(name.clone(), value)]);
        match self.engine.set_options(&options, self.policy) {
            Err(error @ EngineError::Option(_)) => {
                return Err(fault(format!("setoption: the engine {error}")));
            }
            set => set?,
        }
        // Games are checked by the engine's rules. In MIT's protocol Kings always turn.
        if name.eq_ignore_ascii_case("KingTurns") {
            self.rules.king_turns = on || self.proto == Protocol::Uki;
        } else if name.eq_ignore_ascii_case("SwapOntoClosed") {
            self.rules.swap_onto_closed = on;
        }
        Ok(())
    }

    /// Keeps a game for the next search, in the engine's words, after it has been checked.
    fn set_up(&mut self, start: Start, moves: &[Move]) -> Result<(), Fault> {
        let opening = match start {
            Start::Startpos => Opening::new(Setup::default(), &[], self.rules),
            Start::Setup(setup) => Opening::new(setup, &[], self.rules),
            Start::Fen(fen) => Opening::parse(&fen, self.rules),
        };
        let opening = opening.map_err(|error| fault(format!("position: {error}")))?;
        let mut record = opening.record().clone();
        let start = start_words(&opening, self.proto, self.engine.options());
        let mut line = format!("position {start}");
        for (index, &mv) in moves.iter().enumerate() {
            record
                .play(mv)
                .map_err(|error| fault(format!("position: ply {} '{mv}': {error}", index + 1)))?;
            line.push_str(if index == 0 { " moves " } else { " " });
            line.push_str(&mv.to_string());
        }
        self.position = line;
        Ok(())
    }

    /// Searches, and forwards what the engine writes. False after `quit`, or when the page is gone.
    fn think(&mut self, go: &Go<Move>) -> Result<bool, Fault> {
        if go.limits.mate.is_some() || go.ponder || !go.limits.search_moves.is_empty() {
            return Err(fault(
                "go: mate, ponder and searchmoves are only for the built-in engine",
            ));
        }
        self.engine.set_up(&self.position, self.policy)?;
        for note in &go.notes {
            writeln!(self.output, "{note}")?;
        }
        let words = self.go_words(go);
        self.engine.send(&words);
        let mut stopped: Option<Instant> = None;
        loop {
            // After `stop`, lines wait for the answer; when the queue is full, they are not even read.
            let line = if self.waiting.len() < MAX_WAITING {
                self.lines.try_recv()
            } else {
                Err(TryRecvError::Empty)
            };
            match line {
                Ok(line) => match line.trim() {
                    "isready" if self.waiting.is_empty() => writeln!(self.output, "readyok")?,
                    "" | "ponderhit" => {}
                    "quit" => return Ok(false),
                    _ if stopped.is_some() => self.waiting.push_back(line),
                    "stop" => {
                        self.engine.send("stop");
                        stopped = Some(Instant::now());
                    }
                    _ => {
                        let word = Quoted::new(line.split_ascii_whitespace().next().unwrap_or(""));
                        let refused = "refused while a search runs, send stop first";
                        self.refuse(&line, &format!("{word}: {refused}"))?;
                    }
                },
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => return Ok(false),
            }
            let heard = self.engine.next_line("bestmove", TICK, self.policy)?;
            // One line is one command, in this direction too.
            let line = heard.map(|line| line.trim().replace(char::is_control, " "));
            match line {
                Some(line) if line.starts_with("info ") => writeln!(self.output, "{line}")?,
                Some(line) if line.starts_with("bestmove") => {
                    writeln!(self.output, "{line}")?;
                    return Ok(true);
                }
                _ => {}
            }
            if stopped.is_some_and(|at| at.elapsed() > STOP_GRACE) {
                return Err(Fault::from(EngineError::Hang {
                    awaited: "bestmove after stop",
                    limit: STOP_GRACE,
                }));
            }
        }
    }

    fn go_words(&self, go: &Go<Move>) -> String {
        let limits = &go.limits;
        let number = |word: &str, number: Option<u64>| number.map(|n| format!(" {word} {n}"));
        let ms = |time: Duration| time.as_millis() as u64;
        let [blue, red] = Color::ALL.map(Seat::from);
        let time = |seat: Seat| {
            let left = limits.clocks[seat.index()].map(|clock| ms(clock.left));
            number(&self.engine.clock_words(seat)[0], left)
        };
        let increment = |seat: Seat| {
            let increment = limits.clocks[seat.index()].map(|clock| ms(clock.increment));
            number(&self.engine.clock_words(seat)[1], increment)
        };
        let mut words = [
            time(blue),
            time(red),
            increment(blue),
            increment(red),
            number("movestogo", limits.moves_to_go.map(u64::from)),
            number("movetime", limits.move_time.map(ms)),
            number("depth", limits.depth.map(u64::from)),
            number("nodes", limits.nodes),
        ]
        .into_iter()
        .flatten()
        .collect::<String>();
        if words.is_empty() || limits.infinite {
            words.push_str(" infinite");
        }
        format!("go{words}")
    }
}
