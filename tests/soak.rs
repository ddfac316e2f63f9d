//! A soak: many games of the engine against itself under the arena, every third match of which is
//! disturbed. There the arena or an engine gets SIGKILL at random moments, and `--resume` goes on.
//! Afterwards the records are checked: no game lost, none twice, no illegal move, no crash but of
//! killed engines, both files alike, and the memory of arena and engines flat.
//!
//! ```sh
//! AKHET_SOAK_GAMES=100000 AKHET_SOAK_DIR=/var/tmp/soak \
//!   cargo test --release --test soak -- --ignored --nocapture
//! ```
//!
//! The same command continues from the files in the directory. `AKHET_SOAK_SEED` (1) decides when
//! what is killed, `AKHET_SOAK_NODES` (300) is the limit of a move, `AKHET_SOAK_CONCURRENCY` (2)
//! the number of games at a time.
#![cfg(target_os = "linux")] // It kills processes by SIGKILL and reads their memory from /proc.

use akhet::arena::records::{GameRecord, Reason, pgn};
use akhet::laser::rules::{REPETITIONS_TO_CLAIM, Record};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::str::FromStr;
use std::thread;
use std::time::{Duration, Instant};

/// How long between two looks at the processes.
const TICK: Duration = Duration::from_millis(20);

/// How long between two samples of the memory.
const SAMPLE: Duration = Duration::from_millis(200);

/// How long a match may take to end its engines, or engines to end when their match was killed.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is asked of the soak.
struct Plan {
    games: u64,
    /// Games of a match, an even number.
    batch: u64,
    seed: u64,
    nodes: u64,
    concurrency: u64,
    dir: PathBuf,
}

fn variable<T: FromStr<Err: Debug>>(name: &str, default: T) -> T {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|e| panic!("{name}: {e:?}")),
        Err(_) => default,
    }
}

impl Plan {
    fn from_environment(default_dir: &Path) -> Plan {
        let games = variable("AKHET_SOAK_GAMES", 60_u64);
        Plan {
            games,
            batch: (games / 10).clamp(20, 1000) / 2 * 2,
            seed: variable("AKHET_SOAK_SEED", 1),
            nodes: variable("AKHET_SOAK_NODES", 300),
            concurrency: variable("AKHET_SOAK_CONCURRENCY", 2),
            dir: variable("AKHET_SOAK_DIR", default_dir.to_owned()),
        }
    }

    fn batches(&self) -> u64 {
        self.games.div_ceil(self.batch)
    }

    /// The milliseconds between the start of an arena, or a kill, and the next kill.
    fn until_kill(&self) -> Range<u64> {
        20..(self.batch * 15).min(3000)
    }

    /// How often something is killed in a match.
    fn kills(&self, batch: u64) -> u64 {
        match Plan::is_disturbed(batch) {
            true => (self.batch / 20).max(3),
            false => 0,
        }
    }

    /// Every third match is disturbed.
    fn is_disturbed(batch: u64) -> bool {
        batch % 3 == 1
    }

    fn file(&self, batch: u64, kind: &str) -> PathBuf {
        self.dir.join(format!("{batch:04}.{kind}"))
    }

    /// The match of this number. Each begins where the one before it left the openings.
    fn command(&self, batch: u64) -> Command {
        let rounds = self.batch / 2;
        let engine = |name: &str, nodes: u64| {
            let program = concat!("cmd=", env!("CARGO_BIN_EXE_akhet"));
            let words = [program, &format!("name={name}"), &format!("nodes={nodes}")];
            words.map(str::to_owned)
        };
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.args(["match", "--resume", "--recover", "--engine"]);
        command.args(engine("a", self.nodes));
        command
            .arg("--engine")
            .args(engine("b", self.nodes * 2 / 3));
        command.args(["--each", "option.Hash=1", "--openings"]);
        command.arg(concat!("file=", env!("CARGO_MANIFEST_DIR"), "/openings"));
        command.arg(format!("start={}", 1 + batch * rounds));
        command.args(["--rounds", &rounds.to_string()]);
        command.args(["--concurrency", &self.concurrency.to_string()]);
        command.arg("--jsonout").arg(self.file(batch, "jsonl"));
        command.arg("--pgnout").arg(self.file(batch, "pgn"));
        command.stdin(Stdio::null()).stdout(Stdio::null());
        command.stderr(appended(&self.dir.join("errors.txt")));
        command
    }
}

/// A file to append to.
fn appended(path: &Path) -> File {
    let mut options = OpenOptions::new();
    options.create(true).append(true).open(path).unwrap()
}

/// SplitMix64.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, range: Range<u64>) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        range.start + (bits ^ bits >> 31) % (range.end - range.start)
    }
}

/// The parent of a process; `None` if there is no such process.
fn parent(pid: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may hold anything; then come the state and the parent.
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace();
    let state = fields.next()?;
    (state != "Z").then_some(())?;
    fields.next()?.parse().ok()
}

/// The processes that this one has started and that run.
fn children(pid: u32) -> Vec<u32> {
    let entries = fs::read_dir("/proc").unwrap().flatten();
    let pids = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    pids.filter(|&child| parent(child) == Some(pid)).collect()
}

/// The resident memory of a process in KiB.
fn resident(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line?.split_ascii_whitespace().next()?.parse().ok()
}

fn kill(pid: u32) {
    let pid = Pid::from_raw(pid.cast_signed()).unwrap();
    // It may have ended by itself in the meantime.
    let _ = kill_process(pid, Signal::KILL);
}

/// Samples of resident memory in KiB, by process.
#[derive(Default)]
struct Memory {
    arena: Vec<u64>,
    engines: HashMap<u32, Vec<u64>>,
}

impl Memory {
    fn sample(&mut self, arena: u32) {
        self.arena.extend(resident(arena));
        for engine in children(arena) {
            let samples = self.engines.entry(engine).or_default();
            samples.extend(resident(engine));
        }
    }

    /// Asserts that no process that lived long enough to say needs more in its last quarter than
    /// in its second one, but for 5 % and 1 MiB. Returns the highest figures, arena and engine.
    fn check(&self, batch: u64) -> [u64; 2] {
        let highest = |samples: &[u64]| samples.iter().copied().max().unwrap_or(0);
        let check = |what: &str, samples: &[u64]| {
            let quarter = samples.len() / 4;
            if quarter >= 4 {
                let early = highest(&samples[quarter..2 * quarter]);
                let late = highest(&samples[3 * quarter..]);
                assert!(
                    late <= early + early / 20 + 1024,
                    "match {batch}: the memory of the {what} grew from {early} to {late} KiB"
                );
            }
            highest(samples)
        };
        let engines = self.engines.values();
        let engine = engines.map(|samples| check("engine", samples)).max();
        [check("arena", &self.arena), engine.unwrap_or(0)]
    }
}

/// Waits until this is so, and says what was not if it takes too long.
fn wait_for(what: &str, mut so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !so() {
        assert!(start.elapsed() < PATIENCE, "{what}");
        thread::sleep(TICK);
    }
}

/// The kills of engines in a match, which are noted before they are done.
fn engine_kills(plan: &Plan, batch: u64) -> usize {
    let kills = fs::read_to_string(plan.file(batch, "kills")).unwrap_or_default();
    kills.lines().filter(|line| *line == "engine").count()
}

/// What has been killed.
#[derive(Default)]
struct Kills {
    arenas: u64,
    engines: u64,
}

/// Lets an arena run to its end, or kills it or engines of it as the dice say, at most `kills`
/// times. Returns whether it ended by itself.
fn run(
    plan: &Plan,
    batch: u64,
    dice: &mut Dice,
    kills_left: &mut u64,
    kills: &mut Kills,
    memory: &mut Memory,
) -> bool {
    let mut arena: Child = plan.command(batch).spawn().unwrap();
    let pid = arena.id();
    let mut next_kill = Instant::now() + Duration::from_millis(dice.roll(plan.until_kill()));
    let mut next_sample = Instant::now() + SAMPLE;
    let mut engine_killed = false;
    let note = |what: &str| {
        writeln!(appended(&plan.file(batch, "kills")), "{what}").unwrap();
    };
    loop {
        if let Some(status) = arena.try_wait().unwrap() {
            // An engine that was killed in its handshake ends the match before its first game.
            let fine = status.success() || engine_killed && status.code() == Some(1);
            assert!(fine, "match {batch}: {status}, see errors.txt");
            return status.success();
        }
        if Instant::now() >= next_sample {
            memory.sample(pid);
            next_sample += SAMPLE;
        }
        if *kills_left > 0 && Instant::now() >= next_kill {
            *kills_left -= 1;
            let engines = children(pid);
            if dice.roll(0..2) == 0 || engines.is_empty() {
                note("arena");
                kills.arenas += 1;
                kill(pid);
                arena.wait().unwrap();
                // Its engines read the end of their input.
                wait_for("an engine outlives its arena", || {
                    let alive = engines.iter().filter(|&&engine| parent(engine).is_some());
                    alive.count() == 0
                });
                return false;
            }
            note("engine");
            kills.engines += 1;
            engine_killed = true;
            kill(engines[dice.roll(0..engines.len() as u64) as usize]);
            next_kill = Instant::now() + Duration::from_millis(dice.roll(plan.until_kill()));
        }
        thread::sleep(TICK);
    }
}

/// The games of a match, by their numbers, from the file of JSON lines.
fn json_games(plan: &Plan, batch: u64) -> BTreeMap<u64, GameRecord> {
    let file = BufReader::new(File::open(plan.file(batch, "jsonl")).unwrap());
    let mut games = BTreeMap::new();
    let mut others = Vec::new();
    for line in file.lines() {
        let Value::Object(mut entry) = serde_json::from_str(&line.unwrap()).unwrap() else {
            panic!("match {batch}: a line is no object");
        };
        match entry.remove("game") {
            Some(game) => {
                let game: GameRecord = serde_json::from_value(game).unwrap();
                let again = games.insert(game.game, game);
                assert!(again.is_none(), "match {batch}: twice: {again:?}");
            }
            None => others.extend(entry.keys().cloned()),
        }
    }
    assert_eq!(others, ["match", "result"], "match {batch}");
    games
}

/// Asserts that the records of a match are whole, and returns its plies and crashes.
fn check(plan: &Plan, batch: u64) -> (usize, usize) {
    let games = json_games(plan, batch);
    let numbers: Vec<u64> = games.keys().copied().collect();
    assert_eq!(
        numbers,
        (1..=plan.batch).collect::<Vec<_>>(),
        "match {batch}"
    );

    let file = BufReader::new(File::open(plan.file(batch, "pgn")).unwrap());
    let mut in_pgn = BTreeMap::new();
    for game in pgn::Reader::new(file) {
        let game = game.unwrap();
        let again = in_pgn.insert(game.game, game);
        assert!(again.is_none(), "match {batch}: twice in PGN: {again:?}");
    }
    assert_eq!(in_pgn.len(), games.len(), "match {batch}");

    let (mut plies, mut crashes) = (0, 0);
    for (number, game) in &games {
        let what = format!("match {batch}, game {number}");
        check_game(game, &what);
        plies += game.moves.len();
        if game.reason == Reason::Crash {
            assert!(game.detail.contains("signal: 9"), "{what}: {}", game.detail);
            crashes += 1;
        }
        let mut without_nodes = game.clone();
        for mv in &mut without_nodes.moves {
            mv.nodes = None;
        }
        assert_eq!(in_pgn[number], without_nodes, "{what}");
        // Two games of one opening with the colours exchanged.
        if number % 2 == 0 {
            let first = &games[&(number - 1)];
            assert_eq!((&first.fen, &first.blue), (&game.fen, &game.red), "{what}");
        }
    }
    assert!(
        crashes <= engine_kills(plan, batch),
        "match {batch}: more crashes than kills"
    );
    (plies, crashes)
}

fn check_game(game: &GameRecord, what: &str) {
    let expected = matches!(
        game.reason,
        Reason::KingHit | Reason::Repetition | Reason::MaxPlies | Reason::Crash
    );
    assert!(expected, "{what}: {}: {}", game.reason, game.detail);
    let replayed = game.replay().unwrap_or_else(|e| panic!("{what}: {e}"));
    // A match claims every draw: a third repetition is the end.
    let mut record = Record::new(replayed.start().clone());
    for ply in replayed.plies() {
        assert!(record.repetitions() < REPETITIONS_TO_CLAIM, "{what}");
        record.play(ply.mv).unwrap();
    }
}

#[test]
#[ignore = "takes minutes to hours, see the top of the file"]
fn soak() {
    let temporary = tempfile::tempdir().unwrap();
    let plan = Plan::from_environment(temporary.path());
    fs::create_dir_all(&plan.dir).unwrap();
    let start = Instant::now();
    let (mut kills, mut highest) = (Kills::default(), [0; 2]);
    let (mut games, mut plies, mut crashes, mut played) = (0, 0, 0, 0);
    for batch in 0..plan.batches() {
        let done = plan.file(batch, "done");
        if !done.exists() {
            let mut dice = Dice(plan.seed << 32 | batch);
            let mut kills_left = plan.kills(batch);
            loop {
                let mut memory = Memory::default();
                let ended = run(
                    &plan,
                    batch,
                    &mut dice,
                    &mut kills_left,
                    &mut kills,
                    &mut memory,
                );
                let now = memory.check(batch);
                highest = [0, 1].map(|index| now[index].max(highest[index]));
                if ended {
                    break;
                }
            }
            played += plan.batch;
        }
        let (of_match, killed) = check(&plan, batch);
        File::create(done).unwrap();
        games += plan.batch;
        plies += of_match;
        crashes += killed;
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{games} of {} games, {plies} plies, {crashes} crashes by SIGKILL; in this run \
             {:.2} games/s, {} arenas and {} engines killed, at most {} KiB for the arena and {} KiB \
             for an engine",
            plan.batches() * plan.batch,
            played as f64 / seconds,
            kills.arenas,
            kills.engines,
            highest[0],
            highest[1],
        );
    }
}
