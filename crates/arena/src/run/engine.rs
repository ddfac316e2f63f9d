//! An engine behind the protocol: the handshake, new games, searches and their answers.

use super::log::Log;
use super::process::{EngineError, Process, Wait, WaitPolicy};
use crate::config::{EngineSettings, Protocol, VARIANT_OPTION};
use akhet::game::{Seat, Variant};
use akhet::lines::Quoted;
use akhet_records::Score;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The longest wait for an answer to `stop`, unless the limit is shorter.
const STOP_GRACE: Duration = Duration::from_secs(10);

const MAX_OPTIONS: usize = 4096;

/// The maximum total length of an engine's option lines, in bytes.
const MAX_OPTION_BYTES: usize = 1 << 20;

/// What an engine last reported of its search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The score of its best line.
    pub score: Option<Score>,
    /// The depth, in plies.
    pub depth: Option<u32>,
    /// The selective depth, in plies from the root.
    pub seldepth: Option<u32>,
    pub nodes: Option<u64>,
}

/// The answer of an engine to `go`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The word after `bestmove`.
    pub best: String,
    pub report: Report,
    /// The time from `go` to the answer.
    pub time: Duration,
}

/// A running engine that has answered the handshake.
pub struct Engine {
    process: Process,
    protocol: Protocol,
    /// The `option` lines of the handshake.
    options: Vec<String>,
}

/// A rule of the match, as an option of the engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleOption {
    pub name: &'static str,
    pub on: bool,
    /// Whether an engine can play under the rule without declaring the option.
    pub implied: bool,
}

impl Engine {
    /// Starts an engine, and sets the game, the engine's options and the rules. Every line to and from it goes into
    /// the `log`.
    ///
    /// # Errors
    /// If it cannot be started, does not answer the handshake in time, does not play the game or refuses
    /// an option.
    pub fn start(
        settings: &EngineSettings,
        variant: Variant,
        rules: &[RuleOption],
        policy: WaitPolicy<'_>,
        log: Option<&Arc<Log>>,
    ) -> Result<Engine, EngineError> {
        let process = Process::start(settings, log)?;
        let protocol = settings.proto;
        let mut engine = Engine {
            process,
            protocol,
            options: Vec::new(),
        };
        engine.handshake(policy)?;
        engine.choose(variant, policy)?;
        engine.set_up_options(settings, rules, policy)?;
        Ok(engine)
    }

    /// Checks that an engine's program can be started, by starting and ending it.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn find(settings: &EngineSettings) -> Result<(), EngineError> {
        Process::start(settings, None).map(drop)
    }

    /// Asks for the options of the engine.
    fn handshake(&mut self, policy: WaitPolicy<'_>) -> Result<(), EngineError> {
        let [name, ok, _] = self.protocol.words();
        self.process.send(name);
        let mut lines = Vec::new();
        let mut bytes = 0;
        self.until(ok, policy, |line| {
            if declared_option(line).is_some() {
                bytes += line.len();
                if lines.len() == MAX_OPTIONS || bytes > MAX_OPTION_BYTES {
                    return Err(EngineError::Option(format!(
                        "declares more than {MAX_OPTIONS} options, or more than {MAX_OPTION_BYTES} bytes of them"
                    )));
                }
                lines.push(line.to_owned());
            }
            Ok(())
        })?;
        self.options = lines;
        Ok(())
    }

    /// Selects the game and repeats the handshake, since another game may have other options. An engine without a
    /// choice plays Laser Chess.
    fn choose(&mut self, variant: Variant, policy: WaitPolicy<'_>) -> Result<(), EngineError> {
        let is_choice = |line: &&String| {
            declared_option(line).is_some_and(|name| name.eq_ignore_ascii_case(VARIANT_OPTION))
        };
        let choice = self.options.iter().find(is_choice);
        if choice.is_none() && variant == Variant::default() {
            return Ok(());
        }
        let plays = |line: &String| {
            let mut games = line.split(" var ").skip(1);
            games.any(|game| game.trim().eq_ignore_ascii_case(variant.name()))
        };
        if !choice.is_some_and(plays) {
            return Err(EngineError::Option(format!(
                "does not play {variant}: it has no option {} with this value",
                VARIANT_OPTION
            )));
        }
        let chosen = (VARIANT_OPTION.to_owned(), variant.name().to_owned());
        let chosen = BTreeMap::from([chosen]);
        self.set_options(&chosen, policy)?;
        self.handshake(policy)
    }

    fn set_up_options(
        &mut self,
        settings: &EngineSettings,
        rules: &[RuleOption],
        policy: WaitPolicy<'_>,
    ) -> Result<(), EngineError> {
        let options = self.options.iter();
        let declared: Vec<&str> = options.filter_map(|line| declared_option(line)).collect();
        let knows = |name: &str| {
            declared
                .iter()
                .any(|known| known.eq_ignore_ascii_case(name))
        };
        let mut options = settings.option.clone();
        for rule in rules {
            if knows(rule.name) || rule.on && !rule.implied {
                options.insert(rule.name.to_owned(), rule.on.to_string());
            }
        }
        for name in options.keys() {
            if !knows(name) {
                return Err(EngineError::Option(format!(
                    "has no option '{}', it has {}",
                    Quoted::new(name),
                    Quoted::long(&declared.join(", "))
                )));
            }
        }
        self.set_options(&options, policy)
    }

    /// Sets options, and waits until the engine is ready. An empty value presses a button.
    ///
    /// # Errors
    /// If it refuses one, one contains a control character, or it does not answer `readyok` in time.
    pub fn set_options(
        &mut self,
        options: &BTreeMap<String, String>,
        policy: WaitPolicy<'_>,
    ) -> Result<(), EngineError> {
        for (name, value) in options {
            let line = match value.as_str() {
                "" => format!("setoption name {name}"),
                value => format!("setoption name {name} value {value}"),
            };
            // Text after a line end would be another command.
            if line.contains(char::is_control) {
                return Err(EngineError::Option(format!(
                    "cannot be sent a control character, as in '{}'",
                    Quoted::long(&line)
                )));
            }
            self.process.send(&line);
        }
        let mut refused = None;
        self.process.send("isready");
        self.until("readyok", policy, |line| {
            if let Some(error) = line.strip_prefix("info string error ") {
                refused.get_or_insert_with(|| Quoted::long(error));
            }
            Ok(())
        })?;
        match refused {
            Some(error) => Err(EngineError::Option(format!("refuses its options: {error}"))),
            None => Ok(()),
        }
    }

    /// The `option` lines of its handshake.
    pub fn options(&self) -> &[String] {
        &self.options
    }

    pub fn send(&mut self, line: &str) {
        self.process.send(line);
    }

    /// The next line of output; `None` if none comes within this time.
    pub fn next_line(
        &mut self,
        awaited: &'static str,
        limit: Duration,
        policy: WaitPolicy<'_>,
    ) -> Result<Option<String>, EngineError> {
        match self.process.next_line(Wait::new(awaited, limit), policy) {
            Ok(received) => Ok(Some(received.line)),
            Err(EngineError::Hang { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Sets the options of a game, and tells the engine that it begins.
    pub fn begin_game(
        &mut self,
        options: &BTreeMap<String, String>,
        policy: WaitPolicy<'_>,
    ) -> Result<(), EngineError> {
        if !options.is_empty() {
            self.set_options(options, policy)?;
        }
        self.new_game(policy)
    }

    /// Tells the engine that a new game begins, and waits until it is ready.
    pub fn new_game(&mut self, policy: WaitPolicy<'_>) -> Result<(), EngineError> {
        let [.., new_game] = self.protocol.words();
        self.set_up(new_game, policy)
    }

    /// The dialect that the engine speaks.
    pub fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// The words of `go` for a player's time and increment, in the engine's dialect.
    pub fn clock_words(&self, seat: Seat) -> [String; 2] {
        let player = match (self.protocol, seat.index()) {
            // These have words for two players only; for others there are those of UGI.
            (Protocol::Uci | Protocol::Uki, 0) => "w".to_owned(),
            (Protocol::Uci | Protocol::Uki, 1) => "b".to_owned(),
            (_, index) => format!("p{}", index + 1),
        };
        [format!("{player}time"), format!("{player}inc")]
    }

    /// Sends a line that sets something up, and waits until the engine is ready.
    pub fn set_up(&mut self, line: &str, policy: WaitPolicy<'_>) -> Result<(), EngineError> {
        self.process.send(line);
        // The wait also skips what the engine has written since its last answer.
        self.process.send("isready");
        self.until("readyok", policy, |_| Ok(()))
    }

    /// Sends a position and `go`, and waits for the move: no longer than `time`, if the engine has a clock.
    pub fn think(
        &mut self,
        position: &str,
        go: &str,
        time: Option<Duration>,
        policy: WaitPolicy<'_>,
    ) -> Result<Answer, EngineError> {
        self.set_up(position, policy)?;
        let start = Instant::now();
        self.process.send(go);
        let mut report = Report::default();
        let limit = time.unwrap_or(policy.limit);
        let wait = Wait::new("bestmove", limit);
        match self.answer(start, wait, &mut report, policy) {
            Err(EngineError::Hang { .. }) if time.is_some() => {}
            other => return other,
        }
        // The time is up. An engine that still answers has lost on time, no worse.
        self.process.send("stop");
        let wait = Wait::new("bestmove after stop", policy.limit.min(STOP_GRACE));
        let late = self.answer(start, wait, &mut report, policy)?;
        Err(EngineError::Late {
            taken: late.time,
            allowed: limit,
        })
    }

    fn answer(
        &mut self,
        start: Instant,
        wait: Wait,
        report: &mut Report,
        policy: WaitPolicy<'_>,
    ) -> Result<Answer, EngineError> {
        loop {
            let received = self.process.next_line(wait, policy)?;
            let mut words = received.line.split_ascii_whitespace();
            match words.next() {
                Some("info") => read_report(words, report),
                Some("bestmove") => {
                    return Ok(Answer {
                        best: words.next().unwrap_or_default().to_owned(),
                        report: *report,
                        time: received.at.saturating_duration_since(start),
                    });
                }
                _ => {}
            }
        }
    }

    /// Reads up to the line `last`. Calls `visit` with every line before it, and ends with its first error.
    fn until(
        &mut self,
        last: &'static str,
        policy: WaitPolicy<'_>,
        mut visit: impl FnMut(&str) -> Result<(), EngineError>,
    ) -> Result<(), EngineError> {
        let wait = Wait::new(last, policy.limit);
        loop {
            let received = self.process.next_line(wait, policy)?;
            if received.line.trim() == last {
                return Ok(());
            }
            visit(received.line.trim())?;
        }
    }
}

/// The name in a line `option name NAME type TYPE ...`.
pub fn declared_option(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("option name ")?;
    Some(rest.split_once(" type ").map_or(rest, |(name, _)| name))
}

/// Reads the words after `info`. Of MultiPV, only the first line counts.
fn read_report<'a>(mut words: impl Iterator<Item = &'a str>, report: &mut Report) {
    let mut new = *report;
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|word| word.parse::<i64>().ok());
        match word {
            "multipv" if number().is_some_and(|line| line > 1) => return,
            // It says what is being searched, and has no result.
            "currmove" => return,
            "depth" => new.depth = number().and_then(|depth| depth.try_into().ok()),
            "seldepth" => new.seldepth = number().and_then(|depth| depth.try_into().ok()),
            "nodes" => new.nodes = number().and_then(|nodes| nodes.try_into().ok()),
            "score" => {
                let kind = words.next();
                let number = words.next().and_then(|word| word.parse().ok());
                new.score = match (kind, number) {
                    (Some("cp"), Some(points)) => Some(Score::Cp(points)),
                    (Some("mate"), Some(moves)) => Some(Score::Mate(moves)),
                    _ => None,
                };
            }
            // The rest of the line is text for people, or the principal variation.
            "string" | "pv" => break,
            _ => {}
        }
    }
    *report = new;
}

#[cfg(test)]
mod tests {
    use super::super::process::Received;
    use super::*;
    use std::sync::atomic::AtomicBool;
    use std::sync::mpsc::sync_channel;

    fn report(lines: &[&str]) -> Report {
        let mut report = Report::default();
        for line in lines {
            read_report(line.split_ascii_whitespace().skip(1), &mut report);
        }
        report
    }

    #[test]
    fn the_last_report_on_the_best_line_counts() {
        let known = Report {
            score: Some(Score::Cp(-12)),
            depth: Some(7),
            seldepth: Some(9),
            nodes: Some(4242),
        };
        let line = "info depth 7 seldepth 9 multipv 1 score cp -12 nodes 4242 nps 1 time 3 pv e1e2";
        assert_eq!(report(&[line]), known);
        let others = [
            line,
            "info depth 8 multipv 2 score cp 99 nodes 5000",
            "info string depth 3 score cp 5",
            "info currmove e1e2",
            "info depth 8 currmove e1e2 currmovenumber 2",
        ];
        assert_eq!(report(&others), known);
        let mate = report(&["info depth 3 score mate -2 upperbound nodes x"]);
        assert_eq!(mate.score, Some(Score::Mate(-2)));
        assert_eq!(mate.nodes, None);
        assert_eq!(report(&["info", "info score", "info score cp"]).score, None);
    }

    #[test]
    fn an_answer_that_comes_too_late_is_late_and_not_lost() {
        let settings: EngineSettings = toml::from_str("cmd = 'cat'").unwrap();
        let mut process = Process::start(&settings, None).unwrap();
        let (sender, output) = sync_channel(2);
        process.output = output;
        let protocol = Protocol::Uci;
        let mut engine = Engine {
            process,
            protocol,
            options: Vec::new(),
        };
        let start = Instant::now();
        let time = |ms| start + Duration::from_millis(ms);
        // Both lines are there when the wait begins, one of them after its end.
        for (line, at) in [("info depth 3", time(5)), ("bestmove e1e2", time(11))] {
            let line = line.to_owned();
            sender.send(Received { line, at }).unwrap();
        }
        let (mut report, interrupted) = (Report::default(), AtomicBool::new(false));
        let policy = WaitPolicy {
            limit: Duration::from_secs(1),
            interrupted: &interrupted,
        };
        let wait = |ms| Wait {
            awaited: "bestmove",
            limit: Duration::from_millis(ms),
            until: time(ms),
        };
        let first = engine.answer(start, wait(10), &mut report, policy);
        assert!(matches!(first, Err(EngineError::Hang { .. })), "{first:?}");
        let second = engine
            .answer(start, wait(1000), &mut report, policy)
            .unwrap();
        assert_eq!(
            (second.best.as_str(), second.report.depth),
            ("e1e2", Some(3))
        );
        assert_eq!(second.time, Duration::from_millis(11));
    }

    #[test]
    fn an_option_is_one_line() {
        let settings: EngineSettings = toml::from_str("cmd = 'cat'").unwrap();
        let mut engine = Engine {
            process: Process::start(&settings, None).unwrap(),
            protocol: Protocol::Uci,
            options: Vec::new(),
        };
        let interrupted = AtomicBool::new(false);
        let policy = WaitPolicy {
            limit: Duration::from_secs(60),
            interrupted: &interrupted,
        };
        for (name, value) in [("Log", "x\rquit"), ("Log", "x\nquit"), ("Log\nquit", "")] {
            let options = BTreeMap::from([(name.to_owned(), value.to_owned())]);
            let refused = engine.set_options(&options, policy).unwrap_err();
            let fault = "cannot be sent a control character, as in 'setoption name Log";
            assert!(refused.to_string().starts_with(fault), "{refused}");
        }
    }

    #[test]
    fn options_are_known_by_their_whole_name() {
        let line = "option name Move Overhead type spin default 10 min 0 max 5000";
        assert_eq!(declared_option(line), Some("Move Overhead"));
        assert_eq!(declared_option("option name Odd"), Some("Odd"));
        assert_eq!(declared_option("id name option name"), None);
    }
}
