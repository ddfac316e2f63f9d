//! A soak test: many self-play games of both kinds, in matches of which every third is disturbed. At
//! random moments the arena or an engine gets SIGKILL, and `--resume` continues; or the same command is
//! run again on the same files, which must be refused. Afterwards the records are checked: no game lost
//! or recorded twice, no illegal move, no crash except of killed engines, the same records in both
//! files, and flat memory use of arena and engines.
//!
//! ```sh
//! AKHET_SOAK_GAMES=100000 AKHET_SOAK_DIR=/var/tmp/soak \
//!   cargo test -p akhet-program --release --test soak -- --ignored --nocapture
//! ```
//!
//! The same command continues from the files in the directory. `AKHET_SOAK_SEED` (1) decides what is
//! disturbed and when, `AKHET_SOAK_NODES` (300) is the node limit per move, `AKHET_SOAK_CONCURRENCY` (2)
//! the number of concurrent games.
#![cfg(target_os = "linux")] // It kills processes with SIGKILL and reads their memory from /proc.

mod processes;
mod records;

use akhet::game::Variant;
use processes::{Memory, children, kill, parent};
use records::check;
use std::fmt::Debug;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::str::FromStr;
use std::thread;
use std::time::{Duration, Instant};

/// The interval between checks of the processes.
const TICK: Duration = Duration::from_millis(20);

/// The interval between samples of the memory.
const SAMPLE: Duration = Duration::from_millis(200);

/// How long a match may take to end its engines, or engines to end after their match was killed.
const PATIENCE: Duration = Duration::from_secs(60);

/// The parameters of the soak test.
struct Plan {
    games: u64,
    /// The number of games per match, which is even.
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

    /// The milliseconds from the start of an arena, or a disturbance, to the next disturbance.
    fn until_next(&self) -> Range<u64> {
        20..(self.batch * 15).min(3000)
    }

    /// How often a match is disturbed.
    fn disturbances(&self, batch: u64) -> u64 {
        if Plan::is_disturbed(batch) {
            (self.batch / 20).max(4)
        } else {
            0
        }
    }

    /// Every third match is disturbed.
    fn is_disturbed(batch: u64) -> bool {
        batch % 3 == 1
    }

    /// Every eighth match, disturbed or not, is Labyrinth. It takes as long as five of the others.
    fn variant(batch: u64) -> Variant {
        if batch % 8 == 1 {
            Variant::Labyrinth
        } else {
            Variant::LaserChess
        }
    }

    /// The node limit per move in a match, which varies between matches, as the openings repeat. With few
    /// nodes the players of Labyrinth wander about.
    fn nodes(&self, batch: u64) -> u64 {
        let nodes = self.nodes + batch % 10;
        match Plan::variant(batch) {
            Variant::LaserChess => nodes,
            Variant::Labyrinth => 8 * nodes,
        }
    }

    fn file(&self, batch: u64, kind: &str) -> PathBuf {
        self.dir.join(format!("{batch:04}.{kind}"))
    }

    /// The engines killed in a match, each noted before it is killed.
    fn engine_kills(&self, batch: u64) -> usize {
        let notes = fs::read_to_string(self.file(batch, "disturbed")).unwrap_or_default();
        notes.lines().filter(|line| *line == "engine").count()
    }

    /// The match with this number. Each has different openings or deals.
    fn command(&self, batch: u64) -> Command {
        let rounds = self.batch / 2;
        let engine = |name: &str, nodes: u64| {
            let program = concat!("cmd=", env!("CARGO_BIN_EXE_akhet"));
            let words = [program, &format!("name={name}"), &format!("nodes={nodes}")];
            words.map(str::to_owned)
        };
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.args(["match", "--resume", "--recover", "--engine"]);
        let nodes = self.nodes(batch);
        command.args(engine("a", nodes));
        command.arg("--engine").args(engine("b", nodes * 2 / 3));
        command.args(["--each", "option.Hash=1"]);
        match Plan::variant(batch) {
            Variant::LaserChess => {
                command.arg("--openings");
                command.arg(concat!(
                    "file=",
                    env!("CARGO_MANIFEST_DIR"),
                    "/../../openings"
                ));
                command.arg(format!("start={}", 1 + batch * rounds));
            }
            Variant::Labyrinth => {
                command.args(["--variant", "labyrinth", "--seed", &batch.to_string()]);
            }
        }
        command.args(["--rounds", &rounds.to_string()]);
        command.args(["--concurrency", &self.concurrency.to_string()]);
        command.arg("--json-out").arg(self.file(batch, "jsonl"));
        command.arg("--pgn-out").arg(self.file(batch, "pgn"));
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

/// Waits until the condition holds; after too long, panics with its name.
fn wait_for(what: &str, mut so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !so() {
        assert!(start.elapsed() < PATIENCE, "{what}");
        thread::sleep(TICK);
    }
}

/// What has been done to the matches.
#[derive(Default)]
struct Disturbances {
    arenas: u64,
    engines: u64,
    second_runs: u64,
}

/// A match and its remaining disturbances.
struct Match<'a> {
    plan: &'a Plan,
    batch: u64,
    dice: Dice,
    /// How many disturbances are left.
    left: u64,
}

impl Match<'_> {
    fn until_next(&mut self) -> Duration {
        Duration::from_millis(self.dice.roll(self.plan.until_next()))
    }

    fn note(&self, what: &str) {
        writeln!(appended(&self.plan.file(self.batch, "disturbed")), "{what}").unwrap();
    }

    /// Lets an arena run to its end, or until it is killed. Returns whether it ended by itself.
    fn run(&mut self, done: &mut Disturbances, memory: &mut Memory) -> bool {
        let batch = self.batch;
        let mut arena: Child = self.plan.command(batch).spawn().unwrap();
        let pid = arena.id();
        let mut next = Instant::now() + self.until_next();
        let mut next_sample = Instant::now() + SAMPLE;
        let mut engine_killed = false;
        loop {
            if let Some(status) = arena.try_wait().unwrap() {
                // An engine killed during its handshake ends the match before its first game.
                let fine = status.success() || engine_killed && status.code() == Some(1);
                assert!(fine, "match {batch}: {status}, see errors.txt");
                return status.success();
            }
            if Instant::now() >= next_sample {
                memory.sample(pid);
                next_sample += SAMPLE;
            }
            if self.left > 0 && Instant::now() >= next {
                self.left -= 1;
                let engines = children(pid);
                match self.dice.roll(0..3) {
                    0 if !engines.is_empty() => {
                        self.note("engine");
                        done.engines += 1;
                        engine_killed = true;
                        kill(engines[self.dice.roll(0..engines.len() as u64) as usize]);
                    }
                    // The engines start after the old games have been read; a new file begins with its
                    // first game.
                    1 if !engines.is_empty() && self.has_games() => {
                        self.note("second run");
                        done.second_runs += 1;
                        self.run_again(&mut arena);
                    }
                    _ => {
                        self.note("arena");
                        done.arenas += 1;
                        kill(pid);
                        arena.wait().unwrap();
                        // Its engines see the end of their input.
                        wait_for("an engine outlives its arena", || {
                            engines.iter().all(|&engine| parent(engine).is_none())
                        });
                        return false;
                    }
                }
                next = Instant::now() + self.until_next();
            }
            thread::sleep(TICK);
        }
    }

    /// Whether the match has files that the running arena writes.
    fn has_games(&self) -> bool {
        let files = ["jsonl", "pgn"].map(|kind| self.plan.file(self.batch, kind).metadata());
        files.iter().flatten().all(|file| file.len() > 0) && files.iter().all(Result::is_ok)
    }

    /// Starts the match again while it runs: the second run is refused, unless the first has just
    /// ended.
    fn run_again(&self, first: &mut Child) {
        let mut second = self.plan.command(self.batch);
        let second = second.stderr(Stdio::piped()).output().unwrap();
        let said = String::from_utf8_lossy(&second.stderr);
        if second.status.success() {
            wait_for("a second run was let in", || {
                first.try_wait().unwrap().is_some()
            });
        } else {
            let refused = second.status.code() == Some(1) && said.contains("another run");
            assert!(refused, "match {}: {}: {said}", self.batch, second.status);
        }
    }
}

#[test]
#[ignore = "takes minutes to hours, see the top of the file"]
fn soak() {
    let temporary = tempfile::tempdir().unwrap();
    let plan = Plan::from_environment(temporary.path());
    fs::create_dir_all(&plan.dir).unwrap();
    let start = Instant::now();
    let (mut done, mut highest) = (Disturbances::default(), [0; 2]);
    let (mut games, mut plies, mut crashes, mut played) = (0, 0, 0, 0);
    for batch in 0..plan.batches() {
        let finished = plan.file(batch, "done");
        if !finished.exists() {
            let mut soaked = Match {
                plan: &plan,
                batch,
                dice: Dice(plan.seed << 32 | batch),
                left: plan.disturbances(batch),
            };
            loop {
                let mut memory = Memory::default();
                let ended = soaked.run(&mut done, &mut memory);
                let now = memory.check(batch);
                highest = [0, 1].map(|index| now[index].max(highest[index]));
                if ended {
                    break;
                }
            }
            played += plan.batch;
        }
        let (of_match, killed) = check(&plan, batch);
        File::create(finished).unwrap();
        games += plan.batch;
        plies += of_match;
        crashes += killed;
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{games} of {} games, {plies} plies, {crashes} crashes by SIGKILL; in this run \
             {:.2} games/s, {} arenas and {} engines killed, {} second runs refused, at most {} KiB \
             for the arena and {} KiB for an engine",
            plan.batches() * plan.batch,
            played as f64 / seconds,
            done.arenas,
            done.engines,
            done.second_runs,
            highest[0],
            highest[1],
        );
    }
}
