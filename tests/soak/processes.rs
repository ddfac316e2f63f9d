//! The processes of a match, and their memory.

use rustix::process::{Pid, Signal, kill_process};
use std::collections::HashMap;
use std::fs;

/// The parent of a process; `None` if there is no such process.
pub fn parent(pid: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may contain anything; the state and the parent follow.
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace();
    let state = fields.next()?;
    (state != "Z").then_some(())?;
    fields.next()?.parse().ok()
}

/// The running child processes of a process.
pub fn children(pid: u32) -> Vec<u32> {
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

pub fn kill(pid: u32) {
    let pid = Pid::from_raw(pid.cast_signed()).unwrap();
    // It may have ended by itself in the meantime.
    let _ = kill_process(pid, Signal::KILL);
}

/// Samples of resident memory in KiB, by process.
#[derive(Default)]
pub struct Memory {
    arena: Vec<u64>,
    engines: HashMap<u32, Vec<u64>>,
}

impl Memory {
    pub fn sample(&mut self, arena: u32) {
        self.arena.extend(resident(arena));
        for engine in children(arena) {
            let samples = self.engines.entry(engine).or_default();
            samples.extend(resident(engine));
        }
    }

    /// Asserts that no process that lived long enough grows by more than 5 % plus 1 MiB from its second
    /// quarter to its last. Returns the maximums of the arena and the engines.
    pub fn check(&self, batch: u64) -> [u64; 2] {
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
