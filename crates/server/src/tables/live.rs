//! A table with its guests: their lines, in order, and what each of them hears.

use super::action::{Action, Phrase, Refused};
use super::change::{self, Change, Game};
use super::referee::{self, RefereeError, Verdict};
use super::store::Store;
use super::table::{Sitter, Table};
use crate::note;
use crate::token::Token;
use akhet::lines::Quoted;
use std::io;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard, Semaphore, oneshot, watch};
use tokio::task::{AbortHandle, spawn_blocking};
use tokio::time::{Instant, sleep};

/// The maximum number of sockets per seat.
const SOCKETS_OF_A_SEAT: usize = 4;

/// The maximum number of spectators' sockets.
const SOCKETS_OF_SPECTATORS: usize = 16;

/// The shortest time between two phrases of a player.
const BETWEEN_PHRASES: Duration = Duration::from_secs(2);

/// The pause after an engine has failed.
const PAUSE: Duration = Duration::from_secs(10);

/// How often a running clock is looked at: the time of day, by which correspondence goes, passes while the machine sleeps
/// and timers stand still.
const NAP: Duration = Duration::from_secs(60);

/// Why a socket is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leave {
    /// A newer one has taken its place.
    Replaced,
    /// The table has ended.
    Ended,
}

/// Who has a socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Guest {
    /// The holder of this token of a chair.
    Player(Token),
    Spectator,
}

/// A table in the memory of the server.
pub(super) struct Live {
    pub(super) id: String,
    /// Where the table is stored, if it is.
    store: Option<Store>,
    /// Held by the engine that is searching; shared by all tables.
    engines: Arc<Semaphore>,
    state: Mutex<State>,
    news: watch::Sender<News>,
    /// This table, for its own tasks.
    me: Weak<Live>,
}

struct State {
    game: Game,
    /// Counts verdicts, so that what was begun under an old one is recognised.
    turn: u64,
    sockets: Vec<Socket>,
    next_socket: u64,
    /// Waits for the mover's time to run out.
    timer: Option<AbortHandle>,
    /// The turn for which an engine is thinking.
    thinking: Option<u64>,
    has_ended: bool,
    said: Option<Said>,
}

/// The last thing that a player has said.
#[derive(Clone, Copy)]
pub(super) struct Said {
    /// Counts what is said at the table, from 1.
    pub(super) number: u64,
    pub(super) seat: usize,
    pub(super) phrase: Phrase,
    at: Instant,
}

struct Socket {
    id: u64,
    guest: Guest,
    leave: oneshot::Sender<Leave>,
    /// Whether nothing has come from it for some seconds.
    is_silent: bool,
}

/// What is known at a table after a change.
#[derive(Clone)]
pub(super) struct News {
    pub(super) number: u64,
    pub(super) game: Game,
    /// Whether each seat has a socket.
    pub(super) here: Vec<bool>,
    /// Whether each seat has sockets, none of which answers.
    pub(super) silent: Vec<bool>,
    pub(super) said: Option<Said>,
}

/// A socket's place at a table.
pub(super) struct Place {
    pub(super) id: u64,
    pub(super) news: watch::Receiver<News>,
    pub(super) leave: oneshot::Receiver<Leave>,
}

impl Live {
    pub(super) fn new(
        id: String,
        table: Table,
        verdict: Verdict,
        store: Option<Store>,
        engines: Arc<Semaphore>,
    ) -> Arc<Live> {
        let state = State {
            game: Game {
                table: Arc::new(table),
                verdict: Arc::new(verdict),
                turn_began: Instant::now(),
            },
            turn: 0,
            sockets: Vec::new(),
            next_socket: 0,
            timer: None,
            thinking: None,
            has_ended: false,
            said: None,
        };
        let news = watch::Sender::new(state.news(1));
        Arc::new_cyclic(|me| Live {
            id,
            store,
            engines,
            state: Mutex::new(state),
            news,
            me: me.clone(),
        })
    }

    /// Starts the clock and the engines.
    pub(super) async fn start(&self) {
        let mut state = self.state.lock().await;
        self.set_going(&mut state);
    }

    /// What is known now.
    pub(super) fn now(&self) -> News {
        self.news.borrow().clone()
    }

    /// Ends the table: nobody sits there any more, and nothing is kept.
    pub(super) async fn end(&self) -> io::Result<()> {
        let mut state = self.state.lock().await;
        state.has_ended = true;
        if let Some(timer) = state.timer.take() {
            timer.abort();
        }
        for socket in state.sockets.drain(..) {
            // The socket may already be gone.
            let _ = socket.leave.send(Leave::Ended);
        }
        match &self.store {
            Some(store) => store.remove(&self.id),
            None => Ok(()),
        }
    }

    /// Admits a socket. A player sits down.
    pub(super) async fn enter(&self, guest: Guest) -> Result<Place, Refused> {
        let mut state = self.state.lock().await;
        if state.has_ended {
            return Err(Refused::Ended);
        }
        if let Guest::Player(token) = &guest
            && let Some(seat) = state.game.table.seat_of(token)
            && matches!(
                state.game.table.chairs[seat].sitter,
                Sitter::Free | Sitter::Engine(_)
            )
        {
            let mut table = Table::clone(&state.game.table);
            table.chairs[seat].sitter = Sitter::Person;
            self.keep(&mut state, table.into()).await?;
        }
        let most = match guest {
            Guest::Player(_) => SOCKETS_OF_A_SEAT,
            Guest::Spectator => SOCKETS_OF_SPECTATORS,
        };
        let is_same = |socket: &Socket| socket.guest == guest;
        if { state.sockets.iter() }
            .filter(|socket| is_same(socket))
            .count()
            >= most
            && let Some(oldest) = state.sockets.iter().position(is_same)
        {
            // The socket may already be gone.
            let _ = state.sockets.remove(oldest).leave.send(Leave::Replaced);
        }
        let id = state.next_socket;
        state.next_socket += 1;
        let (sender, leave) = oneshot::channel();
        state.sockets.push(Socket {
            id,
            guest,
            leave: sender,
            is_silent: false,
        });
        self.tell(&mut state);
        let mut news = self.news.subscribe();
        news.mark_changed();
        Ok(Place { id, news, leave })
    }

    /// Takes a free seat for somebody who comes from the lobby: the token of the seat. Nobody else gets it there.
    pub(super) async fn join(&self, seat: &str) -> Result<Token, Refused> {
        let mut state = self.state.lock().await;
        let mut table = Table::clone(&state.game.table);
        if state.has_ended || !table.is_waiting() {
            return Err(Refused::Taken);
        }
        let no_seat = || Refused::NoSeat(Quoted::new(seat));
        let chair = table.seat_named(seat).ok_or_else(no_seat)?;
        let chair = &mut table.chairs[chair];
        if chair.sitter != Sitter::Free {
            return Err(Refused::Taken);
        }
        chair.sitter = Sitter::Person;
        let token = chair.token.clone();
        self.keep(&mut state, table.into()).await?;
        Ok(token)
    }

    /// Removes a socket that is gone.
    pub(super) async fn leave(&self, id: u64) {
        let mut state = self.state.lock().await;
        state.sockets.retain(|socket| socket.id != id);
        self.tell(&mut state);
    }

    /// Tells everybody when a socket no longer answers, and when it does again.
    pub(super) async fn set_silent(&self, id: u64, is_silent: bool) {
        let mut state = self.state.lock().await;
        if let Some(socket) = state.sockets.iter_mut().find(|socket| socket.id == id) {
            socket.is_silent = is_silent;
        }
        if state.silent() != self.news.borrow().silent {
            self.tell(&mut state);
        }
    }

    /// Carries out a guest's line, or changes nothing.
    pub(super) async fn act(
        &self,
        guest: &Guest,
        is_opener: bool,
        line: &str,
    ) -> Result<(), Refused> {
        let action = line.parse()?;
        let mut state = self.state.lock().await;
        if state.has_ended {
            return Err(Refused::Ended);
        }
        let change = match (action, guest) {
            (Action::Engine(seat, level), _) if is_opener => {
                change::seat_engine(&state.game.table, &seat, level)?.into()
            }
            (Action::Engine(..), _) => return Err(Refused::NotOpener),
            (_, Guest::Spectator) => return Err(Refused::Spectator),
            (Action::Say(phrase), Guest::Player(token)) => {
                let seat = state.game.table.seat_of(token).ok_or(Refused::Ended)?;
                state.say(seat, phrase)?;
                self.tell(&mut state);
                return Ok(());
            }
            (action, Guest::Player(token)) => {
                let seat = state.game.table.seat_of(token).ok_or(Refused::Ended)?;
                change::act(&state.game, seat, action).await?
            }
        };
        self.keep(&mut state, change).await
    }

    /// Stores a changed table, and makes it the one that everybody hears of.
    async fn keep(&self, state: &mut MutexGuard<'_, State>, change: Change) -> Result<(), Refused> {
        let Change { mut table, verdict } = change;
        let turn = state.game.verdict.turn;
        let is_free = |table: &Table| table.chairs[turn].sitter == Sitter::Free;
        let sits_down = is_free(&state.game.table) && !is_free(&table);
        let begins = sits_down || verdict.is_some();
        if begins {
            table.begin_turn();
        }
        let table = Arc::new(table);
        if let Some(store) = self.store.clone() {
            let (id, table) = (self.id.clone(), Arc::clone(&table));
            let written = spawn_blocking(move || store.write(&id, &table)).await;
            written
                .unwrap_or_else(|panic| Err(io::Error::other(panic)))
                .map_err(Refused::NotKept)?;
        }
        state.game.table = table;
        if begins {
            state.game.turn_began = Instant::now();
        }
        if let Some(verdict) = verdict {
            state.game.verdict = Arc::new(verdict);
            state.turn += 1;
        }
        self.set_going(state);
        self.tell(state);
        Ok(())
    }

    /// Tells everybody about a change.
    fn tell(&self, state: &mut State) {
        let number = self.news.borrow().number + 1;
        self.news.send_replace(state.news(number));
    }

    /// Starts what happens without a player: the end of the time, and the move of an engine.
    fn set_going(&self, state: &mut State) {
        if let Some(timer) = state.timer.take() {
            timer.abort();
        }
        if state.has_ended || state.game.table.outcome.is_some() {
            return;
        }
        let Some(me) = self.me.upgrade() else { return };
        let turn = state.turn;
        if let Some(mut left) = state.game.time_left() {
            let me = Arc::clone(&me);
            let timer = tokio::spawn(async move {
                loop {
                    sleep(left.min(NAP)).await;
                    let Some(still) = me.end_of_time(turn).await else {
                        return;
                    };
                    left = still;
                }
            });
            state.timer = Some(timer.abort_handle());
        }
        let level = state.game.table.engine_at(state.game.verdict.turn);
        if level.is_some() && state.thinking != Some(turn) {
            state.thinking = Some(turn);
            tokio::spawn(async move { me.let_engine_play(turn).await });
        }
    }

    /// Ends the game of a player whose time is up, if it is. Otherwise what is left of the time of this turn.
    async fn end_of_time(&self, turn: u64) -> Option<Duration> {
        let mut state = self.state.lock().await;
        if state.has_ended || state.turn != turn {
            return None;
        }
        let left = state.game.time_left()?;
        if !left.is_zero() {
            return Some(left);
        }
        let mut table = Table::clone(&state.game.table);
        table.run_out(state.game.verdict.turn);
        // The next change retries it.
        if let Err(error) = self.keep(&mut state, table.into()).await {
            note(&format!("Table {}: {error}", self.id));
        }
        None
    }

    /// Lets an engine play this turn, unless the turn ends otherwise.
    async fn let_engine_play(&self, turn: u64) {
        loop {
            let Ok(one_at_a_time) = self.engines.acquire().await else {
                return;
            };
            let Some(think) = self.thinker(turn).await else {
                return;
            };
            let thought = spawn_blocking(think).await;
            drop(one_at_a_time);
            let mut state = self.state.lock().await;
            if !state.is_engines(turn) {
                return;
            }
            let (seat, next) = (state.game.verdict.turn, state.game.table.moves.len() + 1);
            let played = match thought {
                Ok(Ok(mv)) => change::play(&state.game, seat, next, &mv).await,
                Ok(Err(error)) => Err(Refused::Referee(error.to_string())),
                Err(panic) => Err(Refused::Referee(panic.to_string())),
            };
            let kept = match played {
                Ok(change) => self.keep(&mut state, change).await,
                Err(error) => Err(error),
            };
            let Err(error) = kept else { return };
            note(&format!("Table {}: an engine: {error}", self.id));
            drop(state);
            sleep(PAUSE).await;
        }
    }

    /// The search for the engine's move in this turn.
    async fn thinker(
        &self,
        turn: u64,
    ) -> Option<impl FnOnce() -> Result<String, RefereeError> + Send + 'static> {
        let mut state = self.state.lock().await;
        if !state.is_engines(turn) {
            return None;
        }
        let seat = state.game.verdict.turn;
        let table = Arc::clone(&state.game.table);
        let view = state.game.verdict.views[seat].clone();
        let level = table.engine_at(seat)?;
        let left = state.game.time_left();
        Some(move || referee::think(&table, &view, level, left))
    }
}

impl State {
    /// Whether it is still this turn, and an engine's. If not, no engine is thinking about it any more.
    fn is_engines(&mut self, turn: u64) -> bool {
        let is = self.turn == turn
            && !self.has_ended
            && self.game.table.outcome.is_none()
            && self.game.table.engine_at(self.game.verdict.turn).is_some();
        if !is && self.thinking == Some(turn) {
            self.thinking = None;
        }
        is
    }

    /// Nothing of it is kept: it is forgotten with the server.
    fn say(&mut self, seat: usize, phrase: Phrase) -> Result<(), Refused> {
        let is_soon = |said: &Said| said.seat == seat && said.at.elapsed() < BETWEEN_PHRASES;
        if self.said.as_ref().is_some_and(is_soon) {
            return Err(Refused::Chatter);
        }
        let number = self.said.map_or(0, |said| said.number) + 1;
        self.said = Some(Said {
            number,
            seat,
            phrase,
            at: Instant::now(),
        });
        Ok(())
    }

    fn news(&self, number: u64) -> News {
        News {
            number,
            game: self.game.clone(),
            here: self.each_seat(|sockets| sockets.next().is_some()),
            silent: self.silent(),
            said: self.said,
        }
    }

    /// Whether each seat has sockets, none of which answers.
    fn silent(&self) -> Vec<bool> {
        self.each_seat(|sockets| {
            let mut sockets = sockets.peekable();
            sockets.peek().is_some() && sockets.all(|socket| socket.is_silent)
        })
    }

    /// What is true of the sockets of each seat.
    fn each_seat(&self, is: impl Fn(&mut dyn Iterator<Item = &Socket>) -> bool) -> Vec<bool> {
        let chairs = self.game.table.chairs.iter();
        let of = |token: &Token| {
            is(&mut self
                .sockets
                .iter()
                .filter(|socket| matches!(&socket.guest, Guest::Player(own) if own == token)))
        };
        chairs.map(|chair| of(&chair.token)).collect()
    }
}
