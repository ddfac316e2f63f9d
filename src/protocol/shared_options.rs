//! The options of all games. Each is a field here, whose default is the option's, and a declaration below it.

use super::options::EngineOption;
use super::refusal::Refusal;
use crate::game::Variant;
use crate::search::{Configure, Limits, Strength};
use std::ops::RangeInclusive;
use std::sync::MutexGuard;
use std::time::Duration;

/// The values of the options that all games have.
#[derive(Clone)]
pub struct SharedOptions {
    /// The size of the transposition table in mebibytes.
    pub(super) hash: u32,
    pub(super) threads: u32,
    /// The number of best lines that a search reports.
    multi_pv: u32,
    /// The time reserved from each time limit for the answer to arrive, in milliseconds.
    move_overhead: u32,
    /// The level of play, 0 to 20.
    skill_level: u32,
    /// Whether reports give the win, draw and loss probabilities (`wdl`).
    pub(super) show_wdl: bool,
    pub(super) variant: Variant,
}

impl Default for SharedOptions {
    fn default() -> SharedOptions {
        SharedOptions {
            hash: 64,
            threads: 1,
            multi_pv: 1,
            move_overhead: 10,
            skill_level: 20,
            show_wdl: false,
            variant: Variant::default(),
        }
    }
}

impl SharedOptions {
    /// Adds the limits of these options to a search; `seed` seeds the errors of weakened play.
    pub(super) fn restrict<M>(&self, limits: &mut Limits<M>, seed: u64) {
        limits.multi_pv = self.multi_pv as usize;
        limits.move_overhead = Duration::from_millis(self.move_overhead.into());
        limits.strength = Strength::of_level(self.skill_level * 100, seed);
    }
}

/// A session that has these options.
pub trait Configured: 'static {
    /// Its engine.
    type Searcher: Configure;

    /// The values of the options.
    fn options(&mut self) -> &mut SharedOptions;

    /// The engine.
    fn searcher(&self) -> MutexGuard<'_, Self::Searcher>;
}

/// The options that all games have, in the order of the handshake, for a game whose positions have at most this many
/// moves.
pub(super) fn shared_options<S: Configured>(max_moves: usize) -> Vec<EngineOption<S>> {
    vec![
        number(
            "Hash",
            1..=1 << 20,
            |options| &mut options.hash,
            |session: &S, hash| {
                let set = session.searcher().set_hash(hash as usize);
                set.map_err(Refusal::of("setoption"))
            },
        ),
        EngineOption::button("Clear Hash", |session: &mut S| session.searcher().clear()),
        number(
            "Threads",
            1..=1024,
            |options| &mut options.threads,
            |session: &S, threads| {
                let set = session.searcher().set_threads(threads as usize);
                set.map_err(Refusal::of("setoption"))
            },
        ),
        number(
            "MultiPV",
            1..=max_moves as i64,
            |options| &mut options.multi_pv,
            kept,
        ),
        // Ignored: `go ponder` always works.
        EngineOption::check("Ponder", |_, _| Ok(())),
        number(
            "Move Overhead",
            0..=5000,
            |options| &mut options.move_overhead,
            kept,
        ),
        number(
            "Skill Level",
            0..=20,
            |options| &mut options.skill_level,
            kept,
        ),
        EngineOption::check("UCI_ShowWDL", |session: &mut S, on| {
            session.options().show_wdl = on;
            Ok(())
        }),
        EngineOption::combo(
            "UCI_Variant",
            &Variant::ALL.map(Variant::name),
            |session: &mut S, game| {
                session.options().variant = game;
                Ok(())
            },
        ),
    ]
}

/// A whole number, kept in a field after `apply`.
fn number<S: Configured>(
    name: &'static str,
    range: RangeInclusive<i64>,
    field: fn(&mut SharedOptions) -> &mut u32,
    apply: fn(&S, u32) -> Result<(), Refusal>,
) -> EngineOption<S> {
    let default = *field(&mut SharedOptions::default());
    EngineOption::spin(
        name,
        default.into(),
        range,
        move |session: &mut S, value| {
            apply(session, value)?;
            *field(session.options()) = value;
            Ok(())
        },
    )
}

/// A number that the next search takes from its field.
fn kept<S>(_: &S, _: u32) -> Result<(), Refusal> {
    Ok(())
}
