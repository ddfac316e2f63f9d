//! Many games, each advanced by one move at a time, on several threads.

use crate::actions::{Actions, read_action, write_mask};
use crate::arrays::Numbers;
use crate::game::{number, wrong};
use engine::game::{Ending, MAX_SEATS, Seat};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::{Mutex, PoisonError};
use std::{mem, thread};

/// What a batch needs to know of a game.
pub trait Batched: Actions {
    /// The number of items of all planes.
    const PLANES: usize;

    /// Writes the planes, as the player to move knows the position.
    fn write_planes(&self, planes: &mut [u8]);
}

/// Where the games begin.
pub enum Starts<G> {
    /// At any of these positions, at least one.
    Positions(Vec<G>),
    /// At what this makes of a seed.
    Deals(Box<dyn Fn(u64) -> G + Send + Sync>),
}

impl<G: Clone> Starts<G> {
    /// Begins a game anew.
    fn begin(&self, game: &mut G, random: &mut Xoshiro256PlusPlus) {
        match self {
            Starts::Positions(positions) => {
                if let Some(start) = positions.choose(random) {
                    game.clone_from(start);
                }
            }
            Starts::Deals(deal) => *game = deal(random.random::<u64>() >> 1),
        }
    }

    /// Any of the games; `None` if there is no position.
    fn first(&self) -> Option<G> {
        match self {
            Starts::Positions(positions) => positions.first().cloned(),
            Starts::Deals(deal) => Some(deal(0)),
        }
    }
}

/// A game, and what its last step has brought.
struct Table<G: Actions> {
    game: G,
    random: Xoshiro256PlusPlus,
    /// What is played next: nothing if the game is over.
    chosen: PyResult<Option<G::Move>>,
    /// The rewards by seat.
    rewards: [f32; MAX_SEATS],
    ended: u8,
}

/// The game goes on.
const GOES_ON: u8 = 0;
/// It has ended by the rules.
const ENDED: u8 = 1;
/// It has had as many plies as are allowed.
const CUT_OFF: u8 = 2;

impl<G: Actions> Table<G> {
    fn begin(&mut self, starts: &Starts<G>) {
        starts.begin(&mut self.game, &mut self.random);
        self.rewards = [0.0; MAX_SEATS];
        self.ended = GOES_ON;
    }

    /// The move of an action. A game that is over has none, and takes any.
    fn read(&self, action: i64) -> PyResult<Option<G::Move>> {
        if self.ended != GOES_ON {
            return Ok(None);
        }
        let mv = read_action(&self.game, action)?;
        let legal = self.game.check(mv);
        let legal = legal.map_err(|error| wrong(format_args!("action {action} ({mv})"), error));
        legal.map(Some)
    }

    /// Plays what was chosen, or begins a new game.
    fn advance(&mut self, starts: &Starts<G>, max_plies: usize) {
        let Ok(Some(mv)) = self.chosen else {
            return self.begin(starts);
        };
        let played = self.game.play(mv);
        debug_assert!(played.is_ok(), "the move has been checked");
        if let Some(ending) = self.game.ending() {
            for seat in Seat::all(self.game.players()) {
                let wins = match ending {
                    Ending::Won(winner) => seat == winner,
                    Ending::Lost(loser) => seat != loser,
                    Ending::Drawn => continue,
                };
                self.rewards[seat.index()] = if wins { 1.0 } else { -1.0 };
            }
            self.ended = ENDED;
        } else if self.game.ply_count() >= max_plies {
            self.ended = CUT_OFF;
        }
    }

    /// A legal move at random; `None` if the game is over.
    fn any_move(&mut self) -> Option<G::Move> {
        let goes_on = self.ended == GOES_ON;
        goes_on.then(|| self.game.any_move(&mut self.random))?
    }

    /// A legal action at random; 0 if the game is over.
    fn sample(&mut self) -> i64 {
        let mv = self.any_move();
        mv.and_then(|mv| self.game.action(mv)).unwrap_or(0) as i64
    }
}

/// Games that are played side by side.
pub struct Batch<G: Actions> {
    tables: Vec<Table<G>>,
    starts: Starts<G>,
    max_plies: usize,
    /// The threads beside Python's own.
    pool: Option<ThreadPool>,
    /// What is written for Python; fresh memory would be slower.
    bytes: Vec<u8>,
    actions: Vec<i64>,
}

/// The number of games that a thread takes at a time.
const SHARE: usize = 16;

/// The minimum number of games for a thread where each plays a move: to wake one takes as long as to play some hundred.
const MIN_GAMES: usize = 256;

/// Calls `work` with each game and its part of the items, this many each. Other threads help if each can have
/// `min_games`. The caller's works too: it has done its part before others have woken up.
fn each<G: Actions, T: Send>(
    pool: Option<&ThreadPool>,
    tables: &mut [Table<G>],
    items: &mut [T],
    width: usize,
    min_games: usize,
    work: impl Fn(&mut Table<G>, &mut [T]) + Sync,
) {
    let helpers = pool.map_or(0, |pool| pool.current_num_threads());
    let helpers = helpers.min((tables.len() / min_games).saturating_sub(1));
    let parts = items.chunks_mut(SHARE * width);
    let shares = Mutex::new(tables.chunks_mut(SHARE).zip(parts));
    let next = || shares.lock().unwrap_or_else(PoisonError::into_inner).next();
    let run = || {
        while let Some((tables, items)) = next() {
            let parts = items.chunks_exact_mut(width);
            for (table, part) in tables.iter_mut().zip(parts) {
                work(table, part);
            }
        }
    };
    match pool {
        Some(pool) if helpers > 0 => pool.in_place_scope(|scope| {
            for _ in 0..helpers {
                scope.spawn(|_| run());
            }
            run();
        }),
        _ => run(),
    }
}

impl<G: Batched> Batch<G> {
    pub fn new(
        count: i64,
        starts: Starts<G>,
        seed: i64,
        max_plies: i64,
        threads: Option<i64>,
    ) -> PyResult<Batch<G>> {
        let count = number("count", count, 1, 1 << 16)?;
        let seed = number("seed", seed, 0, i64::MAX)?;
        let max_plies = number("max_plies", max_plies, 1, u32::MAX.into())? as usize;
        let processors = || thread::available_parallelism().map_or(1, usize::from);
        let threads = match threads {
            Some(threads) => number("threads", threads, 1, 1024)? as usize,
            None => processors(),
        };
        let pool = (threads > 1).then(|| ThreadPoolBuilder::new().num_threads(threads - 1).build());
        let pool = pool.transpose().map_err(|error| wrong("threads", error))?;
        let first = starts
            .first()
            .ok_or_else(|| wrong("start", "there is none"))?;
        // What happens in a game depends on the seed, its index and its actions alone.
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(seed);
        let table = |_| {
            let mut table = Table {
                game: first.clone(),
                random: Xoshiro256PlusPlus::seed_from_u64(seeds.random()),
                chosen: Ok(None),
                rewards: [0.0; MAX_SEATS],
                ended: GOES_ON,
            };
            table.begin(&starts);
            table
        };
        let tables = (0..count).map(table).collect();
        Ok(Batch {
            tables,
            starts,
            max_plies,
            pool,
            bytes: Vec::new(),
            actions: Vec::new(),
        })
    }

    pub fn len(&self) -> usize {
        self.tables.len()
    }

    /// The game with this index, which counts from the end if it is negative.
    pub fn get(&self, index: isize) -> PyResult<&G> {
        let games = self.len();
        let place = if index < 0 {
            games.checked_add_signed(index)
        } else {
            Some(index as usize)
        };
        let table = place.and_then(|place| self.tables.get(place));
        let table =
            table.ok_or_else(|| PyIndexError::new_err(format!("no game {index} of {games}")));
        Ok(&table?.game)
    }

    /// Begins all games anew.
    pub fn reset(&mut self, py: Python<'_>) {
        let (tables, starts) = (&mut self.tables, &self.starts);
        py.detach(|| tables.iter_mut().for_each(|table| table.begin(starts)));
    }

    /// Plays an action in each game. After an error no game has changed.
    pub fn step(&mut self, py: Python<'_>, actions: &mut Numbers) -> PyResult<()> {
        let (games, given) = (self.len(), actions.0.len());
        if games != given {
            return Err(wrong("actions", format_args!("{given}, but {games} games")));
        }
        let (tables, actions) = (&mut self.tables, &mut actions.0);
        let (pool, starts, most) = (self.pool.as_ref(), &self.starts, self.max_plies);
        let fault = py.detach(|| {
            each(pool, tables, actions, 1, MIN_GAMES, |table, action| {
                table.chosen = table.read(action.first().copied().unwrap_or_default());
            });
            let mut all = tables.iter_mut().enumerate();
            if let Some((index, table)) = all.find(|(_, table)| table.chosen.is_err()) {
                return Some((index, mem::replace(&mut table.chosen, Ok(None)).err()?));
            }
            each(pool, tables, actions, 1, MIN_GAMES, |table, _| {
                table.advance(starts, most);
            });
            None
        });
        fault.map_or(Ok(()), |(index, error)| {
            Err(wrong(format_args!("actions[{index}]"), error.value(py)))
        })
    }

    /// Does what so many calls of `sample` and `step` do.
    pub fn play_random(&mut self, py: Python<'_>, plies: i64) -> PyResult<()> {
        let plies = number("plies", plies, 0, u32::MAX.into())?;
        let (pool, tables, actions) = (self.pool.as_ref(), &mut self.tables, &mut self.actions);
        let (starts, most) = (&self.starts, self.max_plies);
        actions.resize(tables.len(), 0);
        let min_games = (MIN_GAMES / plies.max(1) as usize).max(1);
        py.detach(|| {
            each(pool, tables, actions, 1, min_games, |table, _| {
                for _ in 0..plies {
                    table.chosen = Ok(table.any_move());
                    table.advance(starts, most);
                }
            });
        });
        Ok(())
    }

    /// A legal action for each game, 0 where it is over.
    pub fn sample(&mut self, py: Python<'_>) -> &[i64] {
        let (pool, tables, actions) = (self.pool.as_ref(), &mut self.tables, &mut self.actions);
        actions.resize(tables.len(), 0);
        py.detach(|| {
            each(pool, tables, actions, 1, MIN_GAMES, |table, action| {
                action.fill(table.sample())
            })
        });
        actions
    }

    /// The mask of legal actions of each game, all 0 where it is over.
    pub fn masks(&mut self, py: Python<'_>) -> &[u8] {
        self.written(py, G::ACTIONS, |table, mask| {
            if table.ended == GOES_ON {
                write_mask(&table.game, mask);
            } else {
                mask.fill(0);
            }
        })
    }

    /// The planes of each game.
    pub fn planes(&mut self, py: Python<'_>) -> &[u8] {
        self.written(py, G::PLANES, |table, planes| {
            table.game.write_planes(planes)
        })
    }

    /// What `write` makes of each game, this many bytes each.
    fn written(
        &mut self,
        py: Python<'_>,
        width: usize,
        write: impl Fn(&Table<G>, &mut [u8]) + Sync,
    ) -> &[u8] {
        let (pool, tables, bytes) = (self.pool.as_ref(), &mut self.tables, &mut self.bytes);
        bytes.resize(tables.len() * width, 0);
        py.detach(|| {
            each(pool, tables, bytes, width, MIN_GAMES / 2, |table, part| {
                write(table, part)
            })
        });
        bytes
    }

    /// The games.
    pub fn games(&self) -> Vec<&G> {
        self.tables.iter().map(|table| &table.game).collect()
    }

    /// The seats of the players to move.
    pub fn turns(&self) -> Vec<u8> {
        let turn = |table: &Table<G>| table.game.turn().index() as u8;
        self.tables.iter().map(turn).collect()
    }

    /// Whether each game is over.
    pub fn ended(&self) -> Vec<u8> {
        self.tables.iter().map(|table| table.ended).collect()
    }

    /// The rewards of each game's players.
    pub fn rewards(&self) -> Vec<f32> {
        let rewards = |table: &Table<G>| table.rewards.into_iter().take(table.game.players());
        self.tables.iter().flat_map(rewards).collect()
    }
}

/// The methods that both games' batches have.
macro_rules! batch_methods {
    ($batch:ident, $game:ident) => {
        #[pyo3::pymethods]
        impl $batch {
            fn __len__(&self) -> usize {
                self.batch.len()
            }

            /// A copy of a game.
            fn __getitem__(&self, index: isize) -> pyo3::PyResult<$game> {
                let record = self.batch.get(index)?.clone();
                Ok($game { record })
            }

            /// Begins all games anew.
            fn reset(&mut self, py: pyo3::Python<'_>) {
                self.batch.reset(py);
            }

            /// Plays an action in each game. A game that is over takes any number and begins anew. After a
            /// ValueError no game has changed.
            fn step(
                &mut self,
                py: pyo3::Python<'_>,
                mut actions: $crate::arrays::Numbers,
            ) -> pyo3::PyResult<()> {
                self.batch.step(py, &mut actions)
            }

            /// Plays random moves: does what so many calls of `sample` and `step` do, faster. It is for positions to
            /// begin with, and cannot be interrupted.
            fn play_random(&mut self, py: pyo3::Python<'_>, plies: i64) -> pyo3::PyResult<()> {
                self.batch.play_random(py, plies)
            }

            /// A random legal action for each game, 0 where it is over: an array of type int64.
            #[pyo3(signature = (*, out=None))]
            fn sample<'py>(
                &mut self,
                py: pyo3::Python<'py>,
                out: Option<$crate::arrays::Out<'py>>,
            ) -> pyo3::PyResult<$crate::arrays::Array<'py, i64>> {
                let games = self.batch.len();
                $crate::arrays::array(py, out, (games,), self.batch.sample(py))
            }

            /// The legal actions of each game, as an array of type uint8 and shape (games, actions), 1 where an
            /// action is legal. A game that is over has none.
            #[pyo3(signature = (*, out=None))]
            fn legal_mask<'py>(
                &mut self,
                py: pyo3::Python<'py>,
                out: Option<$crate::arrays::Out<'py>>,
            ) -> pyo3::PyResult<$crate::arrays::Array<'py, u8>> {
                let shape = (
                    self.batch.len(),
                    <Record as $crate::actions::Actions>::ACTIONS,
                );
                $crate::arrays::array(py, out, shape, self.batch.masks(py))
            }

            /// The planes of each game for its player to move, as an array of type uint8 and shape
            /// (games, planes, ranks, files).
            #[pyo3(signature = (*, out=None))]
            fn planes<'py>(
                &mut self,
                py: pyo3::Python<'py>,
                out: Option<$crate::arrays::Out<'py>>,
            ) -> pyo3::PyResult<$crate::arrays::Array<'py, u8>> {
                let (planes, ranks, files) = SHAPE;
                let shape = (self.batch.len(), planes, ranks, files);
                $crate::arrays::array(py, out, shape, self.batch.planes(py))
            }

            /// The player to move in each game, by the order of play from 0: an array of type uint8.
            #[pyo3(signature = (*, out=None))]
            fn turns<'py>(
                &self,
                py: pyo3::Python<'py>,
                out: Option<$crate::arrays::Out<'py>>,
            ) -> pyo3::PyResult<$crate::arrays::Array<'py, u8>> {
                $crate::arrays::array(py, out, (self.batch.len(),), &self.batch.turns())
            }

            /// Whether the last step has ended each game: an array of type uint8, 0 where it has not, 1 where the
            /// rules have ended it, 2 where it was cut off at max_plies.
            #[pyo3(signature = (*, out=None))]
            fn ended<'py>(
                &self,
                py: pyo3::Python<'py>,
                out: Option<$crate::arrays::Out<'py>>,
            ) -> pyo3::PyResult<$crate::arrays::Array<'py, u8>> {
                $crate::arrays::array(py, out, (self.batch.len(),), &self.batch.ended())
            }

            /// What the last step has brought each player: an array of type float32 and shape (games, players), 1
            /// for having won, -1 for having lost, otherwise 0.
            #[pyo3(signature = (*, out=None))]
            fn rewards<'py>(
                &self,
                py: pyo3::Python<'py>,
                out: Option<$crate::arrays::Out<'py>>,
            ) -> pyo3::PyResult<$crate::arrays::Array<'py, f32>> {
                let rewards = self.batch.rewards();
                let games = self.batch.len();
                $crate::arrays::array(py, out, (games, rewards.len() / games), &rewards)
            }
        }
    };
}
pub(crate) use batch_methods;
