//! What a conversation keeps when it changes its game.

use super::dialect::Dialect;
use super::permissions::Permissions;
use super::task::Events;
use crate::game::Variant;
use crate::running::Job;
use std::sync::mpsc::Sender;
use std::time::Duration;

/// State that survives a change of game.
#[derive(Clone)]
pub struct Context {
    pub(super) permissions: Permissions,
    /// Where tasks send their reports and replies.
    pub(super) events: Events,
    /// Where tasks wait to be run; `None` if they have a thread of their own.
    pub(super) jobs: Option<Sender<Job>>,
    pub(super) dialect: Dialect,
    pub(super) variant: Variant,
    pub(super) options: SharedOptions,
}

/// The values of the options that all games have.
#[derive(Clone)]
pub(super) struct SharedOptions {
    /// The size of the transposition table in mebibytes.
    pub(super) hash: usize,
    pub(super) threads: usize,
    /// The number of best lines that a search reports.
    pub(super) multi_pv: usize,
    pub(super) move_overhead: Duration,
    /// The level of play, 0 to 20.
    pub(super) skill_level: u32,
    /// Whether reports give the win, draw and loss probabilities (`wdl`).
    pub(super) show_wdl: bool,
}

impl SharedOptions {
    pub(super) const DEFAULT: SharedOptions = SharedOptions {
        hash: 64,
        threads: 1,
        multi_pv: 1,
        move_overhead: Duration::from_millis(10),
        skill_level: 20,
        show_wdl: false,
    };
}

impl Context {
    pub(super) fn new(
        permissions: Permissions,
        events: Events,
        jobs: Option<Sender<Job>>,
    ) -> Context {
        let options = SharedOptions::DEFAULT;
        let hash = options.hash.min(permissions.max_hash);
        Context {
            permissions,
            events,
            jobs,
            dialect: Dialect::default(),
            variant: Variant::default(),
            options: SharedOptions { hash, ..options },
        }
    }
}
