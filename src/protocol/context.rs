//! What a conversation keeps when it changes its game.

use super::dialect::Dialect;
use super::permissions::Permissions;
use super::shared_options::SharedOptions;
use super::task::Events;
use crate::search::Job;
use std::sync::mpsc::Sender;

/// State that survives a change of game.
#[derive(Clone)]
pub struct Context {
    pub(super) permissions: Permissions,
    /// Where tasks send their reports and replies.
    pub(super) events: Events,
    /// Where tasks wait to be run; `None` if they have a thread of their own.
    pub(super) jobs: Option<Sender<Job>>,
    pub(super) dialect: Dialect,
    pub(super) options: SharedOptions,
}

impl Context {
    pub(super) fn new(
        permissions: Permissions,
        events: Events,
        jobs: Option<Sender<Job>>,
    ) -> Context {
        let mut options = SharedOptions::default();
        options.hash = (options.hash as usize).min(permissions.max_hash) as u32;
        Context {
            permissions,
            events,
            jobs,
            dialect: Dialect::default(),
            options,
        }
    }
}
