//! Makes games on several threads and passes them on in order.

use super::data::Game;
use super::player::{PlayError, Player, Task};
use akhet::laser::search::STACK_SIZE;
use akhet_arena::run::Shard;
use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

#[derive(Debug, thiserror::Error)]
pub(super) enum RunError {
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error("cannot start {0} threads: {1}")]
    Threads(usize, io::Error),
    #[error(transparent)]
    Write(io::Error),
}

/// Makes these games of the shard on this many threads, and calls `done` with each in order. After `stop` no game is
/// started; those in progress are abandoned, and so are finished ones with higher numbers. An error is reported only
/// after all games before it have been passed on.
pub(super) fn run(
    task: Task<'_>,
    shard: Shard,
    games: Range<u64>,
    threads: usize,
    stop: &Arc<AtomicBool>,
    mut done: impl FnMut(&Game) -> io::Result<()>,
) -> Result<(), RunError> {
    let queue = Queue {
        shard,
        next: AtomicU64::new(games.start),
        end: games.end,
    };
    let (sender, made) = channel();
    thread::scope(|scope| {
        // However this ends, no thread starts another game after it.
        let _stop = StopOnDrop(stop);
        for _ in 0..threads {
            let (sender, queue) = (sender.clone(), &queue);
            let thread = thread::Builder::new().stack_size(STACK_SIZE);
            thread
                .spawn_scoped(scope, move || work(task, queue, stop, &sender))
                .map_err(|error| RunError::Threads(threads, error))?;
        }
        drop(sender);
        // Shorter games with higher numbers wait for a long one.
        let (mut waiting, mut expected) = (BTreeMap::new(), games.start);
        for (nth, game) in made {
            if matches!(game, Err(PlayError::Stopped)) {
                continue;
            }
            waiting.insert(nth, game);
            while let Some(game) = waiting.remove(&expected) {
                done(&game?).map_err(RunError::Write)?;
                expected += 1;
            }
        }
        Ok(())
    })
}

type Made = (u64, Result<Game, PlayError>);

struct Queue {
    shard: Shard,
    /// Counts within the shard.
    next: AtomicU64,
    end: u64,
}

fn work(task: Task<'_>, queue: &Queue, stop: &Arc<AtomicBool>, sender: &Sender<Made>) {
    let mut player = Player::new(task, stop);
    while !stop.load(Ordering::Relaxed) {
        let nth = queue.next.fetch_add(1, Ordering::Relaxed);
        if nth >= queue.end {
            return;
        }
        let game = match &mut player {
            Ok(player) => player.make(queue.shard.nth(nth)),
            Err(error) => Err((*error).into()),
        };
        let failed = game.is_err();
        // If there is no receiver, the run has failed.
        if sender.send((nth, game)).is_err() || failed {
            return;
        }
    }
}

struct StopOnDrop<'a>(&'a AtomicBool);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
