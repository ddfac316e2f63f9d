//! Games across several devices. The server is the referee: it alone holds the game, and each seat hears what
//! its player may know. A table knows no rules; it asks a conversation of the [protocol](akhet::protocol).

mod action;
mod change;
mod hear;
mod live;
mod referee;
mod requests;
mod sit;
mod store;
mod table;

use self::hear::{Seen, Waiting};
use self::live::{Guest, Live};
use self::store::Store;
use self::table::{Chair, Sitter, Table};
use super::network::Link;
use super::note;
use super::token::{Fingerprint, Token, fingerprint};
use referee::RefereeError;
pub(super) use requests::router;
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::interval;

/// The maximum number of tables.
const MAX_TABLES: usize = 100;

/// The maximum number of sockets at all tables.
const MAX_SOCKETS: usize = 512;

/// The maximum number of sessions with tokens of tables: in all, per player, and for the spectators of a table.
const MAX_SESSIONS: usize = 48;
const SESSIONS_OF_A_SEAT: usize = 4;
const SESSIONS_OF_SPECTATORS: usize = 8;

/// How often stale tables are looked for and ended.
const ROUND: Duration = Duration::from_secs(60);

/// The tables of a server.
pub(super) struct Tables {
    /// The address of the page for other devices, without a query.
    page: String,
    lobby: Option<Lobby>,
    store: Option<Store>,
    open: Mutex<Open>,
    engines: Arc<Semaphore>,
    sockets: Arc<Semaphore>,
    sessions: Arc<Semaphore>,
}

/// Where tables wait for whoever has its token.
struct Lobby {
    token: Token,
    link: Link,
}

#[derive(Default)]
struct Open {
    /// In the order in which they were set up or read.
    tables: Vec<Arc<Live>>,
    keys: HashMap<Fingerprint, Key>,
}

/// What a token of a table opens.
#[derive(Clone)]
struct Key {
    table: Arc<Live>,
    guest: Guest,
    sessions: Arc<Semaphore>,
}

/// Why no table was set up.
#[derive(Debug, thiserror::Error)]
enum NoTable {
    #[error("{0}")]
    Wanted(&'static str),
    #[error(transparent)]
    Referee(#[from] RefereeError),
    #[error("there are {MAX_TABLES} tables; end one of them")]
    TooMany,
    #[error("the table cannot be kept: {0}")]
    NotKept(#[from] io::Error),
    #[error("there are no random numbers: {0}")]
    NoChance(#[from] getrandom::Error),
}

/// A table as described to its opener.
#[derive(Serialize)]
struct Told {
    id: String,
    #[serde(flatten)]
    seen: Seen,
    over: bool,
    listed: bool,
    seats: Vec<ToldSeat>,
    watch: ToldLink,
}

#[derive(Serialize)]
struct ToldSeat {
    seat: String,
    #[serde(flatten)]
    link: ToldLink,
}

#[derive(Serialize)]
struct ToldLink {
    token: Token,
    #[serde(flatten)]
    link: Link,
}

impl Tables {
    /// The tables in a folder, or none that outlives the program. Files that hold no table are named on standard
    /// error and left alone. With a token there is a lobby.
    pub(super) fn open(page: String, lobby: Option<Token>, folder: Option<&Path>) -> Tables {
        let store = folder.and_then(|folder| match Store::open(folder) {
            Ok(store) => Some(store),
            Err(error) => {
                let folder = folder.display();
                note(&format!("Tables cannot be kept in {folder} ({error})."));
                None
            }
        });
        let lobby = lobby.map(|token| Lobby {
            link: Link::new(format!("{page}?lobby={token}")),
            token,
        });
        let tables = Tables {
            page,
            lobby,
            store,
            open: Mutex::default(),
            engines: Arc::new(Semaphore::new(1)),
            sockets: Arc::new(Semaphore::new(MAX_SOCKETS)),
            sessions: Arc::new(Semaphore::new(MAX_SESSIONS)),
        };
        if let Some(store) = &tables.store
            && let Err(error) = tables.read_all(store)
        {
            note(&format!("The tables cannot be read ({error})."));
        }
        tables
    }

    fn read_all(&self, store: &Store) -> io::Result<()> {
        for id in store.ids()? {
            match self.read(store, id.clone()) {
                Ok(Some(table)) => self.add(table),
                Ok(None) => store.remove(&id)?,
                Err(error) => {
                    let path = store.path(&id);
                    note(&format!("{}: {error}", path.display()));
                }
            }
        }
        Ok(())
    }

    /// The table in a file; `None` if it has ended.
    fn read(
        &self,
        store: &Store,
        id: String,
    ) -> Result<Option<Arc<Live>>, Box<dyn std::error::Error>> {
        let mut table = store.read(&id)?;
        table.check()?;
        let (verdict, _) = referee::judge(&table, None)?;
        if verdict.seats != table.seats {
            return Err(table::Inconsistent.into());
        }
        if table.forgive(verdict.turn) {
            // The next start is to find the same end of the time.
            store.write(&id, &table)?;
        }
        if table.is_stale() {
            return Ok(None);
        }
        if self.lock().tables.len() >= MAX_TABLES {
            return Err(NoTable::TooMany.into());
        }
        Ok(Some(self.live(id, table, verdict)))
    }

    fn live(&self, id: String, table: Table, verdict: referee::Verdict) -> Arc<Live> {
        let engines = Arc::clone(&self.engines);
        Live::new(id, table, verdict, self.store.clone(), engines)
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, table: Arc<Live>) {
        let told = table.now().game.table;
        let mut open = self.lock();
        let mut add = |token: &Token, guest, sessions| {
            let key = Key {
                table: Arc::clone(&table),
                guest,
                sessions: Arc::new(Semaphore::new(sessions)),
            };
            open.keys.insert(token.fingerprint(), key);
        };
        for chair in &told.chairs {
            let guest = Guest::Player(chair.token.clone());
            add(&chair.token, guest, SESSIONS_OF_A_SEAT);
        }
        add(&told.watch, Guest::Spectator, SESSIONS_OF_SPECTATORS);
        open.tables.push(table);
    }

    /// Starts the tables, and from time to time ends those that have gone too long without a move.
    pub(super) async fn run(&self) -> std::convert::Infallible {
        let all = self.lock().tables.clone();
        for table in all {
            table.start().await;
        }
        let mut round = interval(ROUND);
        loop {
            round.tick().await;
            let all = self.lock().tables.clone();
            for table in all.iter().filter(|table| table.now().game.table.is_stale()) {
                self.end(&table.id).await;
            }
        }
    }

    /// Ends the table of this ID; false if there is none.
    async fn end(&self, id: &str) -> bool {
        let table = {
            let mut open = self.lock();
            open.keys.retain(|_, key| key.table.id != id);
            let place = open.tables.iter().position(|table| table.id == id);
            place.map(|place| open.tables.remove(place))
        };
        let Some(table) = table else { return false };
        if let Err(error) = table.end().await {
            note(&format!(
                "The file of table {id} cannot be removed ({error})."
            ));
        }
        true
    }

    /// Waits until nobody is connected.
    pub(super) async fn empty(&self) {
        // Each connection holds a permit.
        let _ = self.sockets.acquire_many(MAX_SOCKETS as u32).await;
        let _ = self.sessions.acquire_many(MAX_SESSIONS as u32).await;
    }

    fn key(&self, token: &str) -> Option<Key> {
        self.lock().keys.get(&fingerprint(token)).cloned()
    }

    /// Whether a token opens a table.
    pub(super) fn know(&self, token: &str) -> bool {
        self.key(token).is_some()
    }

    /// The permits of a session with a token of a table; `None` if there are none left.
    pub(super) fn session(&self, token: &str) -> Option<Vec<OwnedSemaphorePermit>> {
        let own = self.key(token)?.sessions.try_acquire_owned().ok()?;
        let shared = Arc::clone(&self.sessions).try_acquire_owned().ok()?;
        Some(vec![own, shared])
    }

    /// Sets up a table.
    async fn set_up(
        &self,
        mut table: Table,
        players: usize,
        engines: &BTreeMap<String, u8>,
    ) -> Result<Arc<Live>, NoTable> {
        if self.lock().tables.len() >= MAX_TABLES {
            return Err(NoTable::TooMany);
        }
        let judge = |table: Table| async {
            let judge = move || referee::judge(&table, None).map(|(verdict, _)| (table, verdict));
            let judged = tokio::task::spawn_blocking(judge).await;
            judged.unwrap_or_else(|panic| Err(RefereeError::Failed(panic.to_string())))
        };
        table.position = change::start(&table, players)?;
        let (mut table, verdict) = judge(table).await?;
        // A sealed game would not reveal its cards at its end.
        if verdict.open.contains('?') || verdict.open.starts_with("sealed ") {
            return Err(NoTable::Wanted("start: a card is unknown"));
        }
        if verdict.winner.is_some() {
            return Err(NoTable::Wanted("start: the game is over"));
        }
        table.seats.clone_from(&verdict.seats);
        table.chairs.clear();
        for seat in &verdict.seats {
            let level = engines.get(seat);
            table.chairs.push(Chair {
                token: Token::random()?,
                name: None,
                sitter: level.map_or(Sitter::Free, |&level| Sitter::Engine(level)),
            });
        }
        if engines.keys().any(|name| !table.seats.contains(name)) {
            return Err(NoTable::Wanted("engines: there is no seat with this name"));
        }
        if engines.len() >= table.seats.len() {
            return Err(NoTable::Wanted("engines: the last seat is for a person"));
        }
        let position = table.position.clone();
        table.begin(position);
        let id = format!("{:016x}", getrandom::u64()?);
        if let Some(store) = self.store.clone() {
            let (id, table) = (id.clone(), table.clone());
            let written = tokio::task::spawn_blocking(move || store.write(&id, &table)).await;
            written.unwrap_or_else(|panic| Err(io::Error::other(panic)))?;
        }
        let table = self.live(id, table, verdict);
        self.add(Arc::clone(&table));
        table.start().await;
        Ok(table)
    }

    /// How others open the lobby, if there is one.
    pub(super) fn lobby_link(&self) -> Option<&Link> {
        self.lobby.as_ref().map(|lobby| &lobby.link)
    }

    /// The tables in the lobby.
    fn waiting(&self) -> Vec<Waiting> {
        let all = self.lock().tables.clone();
        let waiting = all.iter().map(|table| table.now().waiting(&table.id));
        waiting.flatten().collect()
    }

    /// The table of this ID, if the lobby shows it.
    fn waiting_at(&self, id: &str) -> Option<Arc<Live>> {
        let open = self.lock();
        let found = { open.tables.iter() }.find(|table| table.id == id)?;
        found
            .now()
            .game
            .table
            .is_waiting()
            .then(|| Arc::clone(found))
    }

    fn tell_all(&self) -> Vec<Told> {
        let all = self.lock().tables.clone();
        all.iter().map(|table| self.tell(table)).collect()
    }

    fn tell(&self, table: &Live) -> Told {
        let news = table.now();
        let told = &news.game.table;
        let link = |token: &Token| ToldLink {
            token: token.clone(),
            link: Link::new(format!("{}?table={token}", self.page)),
        };
        let seats = told.seats.iter().zip(&told.chairs);
        Told {
            id: table.id.clone(),
            seen: news.seen(),
            over: told.outcome.is_some(),
            listed: told.listed,
            seats: seats
                .map(|(seat, chair)| ToldSeat {
                    seat: seat.clone(),
                    link: link(&chair.token),
                })
                .collect(),
            watch: link(&told.watch),
        }
    }
}
