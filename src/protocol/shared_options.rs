//! The options that all games have.

use super::options::{Combo, Declared, HASH, Kind, Spin, THREADS};
use super::permissions::Permissions;
use crate::game::Variant;
use std::time::Duration;

/// The current values of the options that all games have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SharedOptions {
    /// The size of the transposition table in mebibytes.
    pub(super) hash: usize,
    /// Threads of a search and of a count.
    pub(super) threads: usize,
    /// Time kept back from each limit of time, for the way of the answer to whoever stops the
    /// clock.
    pub(super) move_overhead: Duration,
    /// The level of play, 0 to 20.
    pub(super) skill_level: u32,
    /// Whether reports give the expected results (`wdl`).
    pub(super) show_wdl: bool,
}

/// One of these options with its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharedSetting {
    /// The size of the transposition table in mebibytes.
    Hash(usize),
    /// Empties the transposition table.
    ClearHash,
    /// Threads of a search and of a count.
    Threads(usize),
    /// Whether the GUI may send `go ponder`. It has no effect.
    Ponder(bool),
    /// Time kept back from each limit of time.
    MoveOverhead(Duration),
    /// The level of play, 0 to 20.
    SkillLevel(u32),
    /// Whether reports give the expected results.
    ShowWdl(bool),
}

/// What the settings change in a searcher.
pub(super) trait Resize {
    /// Replaces the transposition table by an empty one of this many mebibytes.
    fn set_hash(&mut self, mebibytes: usize) -> Result<(), String>;

    /// Sets the number of threads.
    fn set_threads(&mut self, threads: usize) -> Result<(), String>;

    /// Empties the transposition table.
    fn clear(&mut self);
}

impl SharedOptions {
    /// The values at the start of a conversation.
    pub(super) fn new(permissions: &Permissions) -> SharedOptions {
        SharedOptions {
            hash: (HASH.default as usize).min(permissions.most_hash),
            threads: THREADS.default as usize,
            move_overhead: Duration::from_millis(MOVE_OVERHEAD.default),
            skill_level: SKILL_LEVEL.default as u32,
            show_wdl: false,
        }
    }

    /// Makes a setting.
    ///
    /// # Errors
    /// Why it is refused, as an error message; nothing has changed.
    pub(super) fn set(
        &mut self,
        setting: SharedSetting,
        permissions: &Permissions,
        searcher: &mut impl Resize,
    ) -> Result<(), String> {
        let refused = |error: String| format!("setoption: {error}");
        match setting {
            SharedSetting::Hash(mebibytes) => {
                permissions.check_hash(mebibytes)?;
                searcher.set_hash(mebibytes).map_err(refused)?;
                self.hash = mebibytes;
            }
            SharedSetting::ClearHash => searcher.clear(),
            SharedSetting::Threads(threads) => {
                permissions.check_threads(threads)?;
                searcher.set_threads(threads).map_err(refused)?;
                self.threads = threads;
            }
            SharedSetting::Ponder(_) => {}
            SharedSetting::MoveOverhead(time) => self.move_overhead = time,
            SharedSetting::SkillLevel(level) => self.skill_level = level,
            SharedSetting::ShowWdl(on) => self.show_wdl = on,
        }
        Ok(())
    }
}

const MOVE_OVERHEAD: Spin = Spin {
    default: 10,
    least: 0,
    most: 5000,
};
const SKILL_LEVEL: Spin = Spin {
    default: 20,
    least: 0,
    most: 20,
};

/// `Hash`, up to what is permitted.
pub(super) fn hash<S: From<SharedSetting>>(permissions: &Permissions) -> Declared<S> {
    let spin = HASH.at_most(permissions.most_hash);
    (
        "Hash",
        Kind::Spin(spin, |n| SharedSetting::Hash(n as usize).into()),
    )
}

/// `Clear Hash`.
pub(super) fn clear_hash<S: From<SharedSetting>>() -> Declared<S> {
    ("Clear Hash", Kind::Button(SharedSetting::ClearHash.into()))
}

/// `Threads`, up to what is permitted.
pub(super) fn threads<S: From<SharedSetting>>(permissions: &Permissions) -> Declared<S> {
    let spin = THREADS.at_most(permissions.most_threads);
    (
        "Threads",
        Kind::Spin(spin, |n| SharedSetting::Threads(n as usize).into()),
    )
}

/// `Ponder`.
pub(super) fn ponder<S: From<SharedSetting>>() -> Declared<S> {
    ("Ponder", Kind::Check(|on| SharedSetting::Ponder(on).into()))
}

/// `Move Overhead`.
pub(super) fn move_overhead<S: From<SharedSetting>>() -> Declared<S> {
    (
        "Move Overhead",
        Kind::Spin(MOVE_OVERHEAD, |ms| {
            SharedSetting::MoveOverhead(Duration::from_millis(ms)).into()
        }),
    )
}

/// `Skill Level`.
pub(super) fn skill_level<S: From<SharedSetting>>() -> Declared<S> {
    (
        "Skill Level",
        Kind::Spin(SKILL_LEVEL, |n| SharedSetting::SkillLevel(n as u32).into()),
    )
}

/// `UCI_ShowWDL`.
pub(super) fn show_wdl<S: From<SharedSetting>>() -> Declared<S> {
    (
        "UCI_ShowWDL",
        Kind::Check(|on| SharedSetting::ShowWdl(on).into()),
    )
}

/// `UCI_Variant`, which chooses the game.
pub(super) fn variant<S: From<Variant>>() -> Declared<S> {
    let combo = Combo {
        default: || Variant::default().name(),
        values: || Variant::ALL.map(Variant::name).to_vec(),
        setting: |value| value.parse().ok().map(|variant: Variant| variant.into()),
    };
    ("UCI_Variant", Kind::Combo(combo))
}
