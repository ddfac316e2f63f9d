//! The requests about tables.

use super::action::{MAX_LEVEL, Refused};
use super::hear::Waiting;
use super::referee::RefereeError;
use super::sit::{MAX_MESSAGE, Sitting};
use super::table::{Clock, Table, VariantName};
use super::{Key, NoTable, Tables, Told};
use crate::body::take_in;
use crate::guard::{self, Guard, Refusal};
use crate::network::Link;
use crate::token::Token;
use akhet::game::Variant;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, Query, Request, State};
use axum::http::header::UPGRADE;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;
use tokio::sync::{Mutex, watch};
use tokio::task::spawn_blocking;

/// The maximum size of the description of a table, in bytes.
const MAX_WANTED: usize = 16 << 10;

/// The options that change the rules of a game. A game refuses those of another.
const RULES: [&str; 8] = [
    "KingTurns",
    "SwapOntoClosed",
    "RepetitionEnds",
    "FreeOrder",
    "NoReturn",
    "AnyExit",
    "AnySquare",
    "OpenCards",
];

/// The time of a clock and its increments, in milliseconds, and that of a single move.
const TIMES: RangeInclusive<u64> = 1000..=86_400_000;
const INCREMENTS: RangeInclusive<u64> = 0..=3_600_000;
const MOVES: RangeInclusive<u64> = 1000..=2_592_000_000;

/// The size of a socket's buffers, in bytes.
const BUFFER: usize = 4 << 10;

/// What the handlers share.
struct Seats {
    guard: Arc<Guard>,
    tables: Arc<Tables>,
    closing: watch::Receiver<bool>,
    /// Held while a table is set up: one at a time.
    setting_up: Mutex<()>,
}

/// The routes of tables.
pub(crate) fn router<S>(
    guard: Arc<Guard>,
    tables: Arc<Tables>,
    closing: watch::Receiver<bool>,
) -> Router<S> {
    let permitted = middleware::from_fn_with_state(Arc::clone(&guard), guard::permit);
    let seats = Seats {
        guard,
        tables,
        closing,
        setting_up: Mutex::new(()),
    };
    Router::new()
        .route(
            "/tables",
            get(list)
                .post(set_up)
                .delete(end)
                .route_layer(permitted.clone()),
        )
        .route("/table", get(sit))
        .route("/lobby", get(lobby).post(join))
        .route("/lobby/link", get(lobby_link).route_layer(permitted))
        .layer(DefaultBodyLimit::max(MAX_WANTED))
        .with_state(Arc::new(seats))
}

/// The parameters in the address of a request.
#[derive(Deserialize)]
struct Parameters {
    #[serde(default)]
    token: String,
    /// The page's token, in addition to that of a table.
    opener: Option<String>,
    /// The ID of a table.
    #[serde(default)]
    id: String,
    /// The name of a seat.
    #[serde(default)]
    seat: String,
}

/// The table that somebody wants.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    #[serde(with = "VariantName")]
    game: Variant,
    start: Option<String>,
    players: Option<usize>,
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    engines: BTreeMap<String, u8>,
    clock: Option<WantedClock>,
    #[serde(default)]
    listed: bool,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct WantedClock {
    time: Option<u64>,
    increment: Option<u64>,
    #[serde(rename = "move")]
    of_a_move: Option<u64>,
}

impl WantedClock {
    fn clock(self) -> Result<Clock, NoTable> {
        match (self.time, self.increment.unwrap_or(0), self.of_a_move) {
            (Some(time), increment, None)
                if TIMES.contains(&time) && INCREMENTS.contains(&increment) =>
            {
                Ok(Clock::Game {
                    time,
                    increment,
                    left: Vec::new(),
                    before: Vec::new(),
                })
            }
            (None, 0, Some(time)) if MOVES.contains(&time) => Ok(Clock::Move { time, due: 0 }),
            _ => Err(NoTable::Wanted(
                "clock: expected a time of 1000 to 86400000 milliseconds and an increment of 0 to 3600000, or a move of 1000 to 2592000000",
            )),
        }
    }
}

impl Wanted {
    /// The table, without what the referee checks.
    fn table(&self) -> Result<(Table, usize), NoTable> {
        let unknown = |option: &String| !RULES.contains(&option.as_str());
        if self.options.iter().any(unknown) || self.options.len() > RULES.len() {
            let what = "options: expected names of options that change the rules";
            return Err(NoTable::Wanted(what));
        }
        let is_deal = self.start.is_none() && self.game == Variant::Labyrinth;
        if self.players.is_some() && !is_deal {
            return Err(NoTable::Wanted("players: only for a deal of Labyrinth"));
        }
        let players = self.players.unwrap_or(2);
        if !(2..=4).contains(&players) {
            return Err(NoTable::Wanted("players: expected 2 to 4"));
        }
        let is_line = |start: &String| {
            let is_one = !start.contains(char::is_control);
            is_one && !start.split_ascii_whitespace().any(|word| word == "moves")
        };
        if !self.start.as_ref().is_none_or(is_line) {
            let what = "start: expected the words after `position`, without moves";
            return Err(NoTable::Wanted(what));
        }
        if self.engines.values().any(|&level| level > MAX_LEVEL) {
            return Err(NoTable::Wanted("engines: expected levels from 0 to 20"));
        }
        let clock = self.clock.map(WantedClock::clock).transpose()?;
        let watch = Token::random()?;
        let (options, start) = (self.options.clone(), self.start.clone());
        let table = Table::new(self.game, options, start, clock, self.listed, watch);
        Ok((table, players))
    }
}

impl IntoResponse for NoTable {
    fn into_response(self) -> Response {
        let status = match self {
            NoTable::Wanted(_) | NoTable::Referee(RefereeError::Refused(_)) => {
                StatusCode::BAD_REQUEST
            }
            NoTable::TooMany => StatusCode::SERVICE_UNAVAILABLE,
            NoTable::Referee(RefereeError::Failed(_))
            | NoTable::NotKept(_)
            | NoTable::NoChance(_) => StatusCode::INTERNAL_SERVER_ERROR,
        };
        (status, format!("{self}\n")).into_response()
    }
}

async fn set_up(State(seats): State<Arc<Seats>>, request: Request) -> Result<Response, Response> {
    let bytes = take_in(request, "16 KB").await?;
    let _one_at_a_time = seats.setting_up.lock().await;
    let wanted: Wanted = serde_json::from_slice(&bytes)
        .map_err(|error| (StatusCode::BAD_REQUEST, format!("{error}\n")).into_response())?;
    let set_up = async {
        let (table, players) = wanted.table()?;
        if table.listed && seats.tables.lobby.is_none() {
            return Err(NoTable::Wanted("listed: this server has no lobby"));
        }
        seats.tables.set_up(table, players, &wanted.engines).await
    };
    let table = set_up.await.map_err(NoTable::into_response)?;
    let tables = Arc::clone(&seats.tables);
    let told = spawn_blocking(move || tables.tell(&table)).await;
    Ok(told.map_or_else(
        |_| StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        |told| Json(told).into_response(),
    ))
}

async fn list(State(seats): State<Arc<Seats>>) -> Result<Json<Vec<Told>>, Response> {
    let tables = Arc::clone(&seats.tables);
    // The QR codes take a while.
    let told = spawn_blocking(move || tables.tell_all()).await;
    let failed = |_| StatusCode::INTERNAL_SERVER_ERROR.into_response();
    Ok(Json(told.map_err(failed)?))
}

async fn end(
    State(seats): State<Arc<Seats>>,
    Query(parameters): Query<Parameters>,
) -> Result<StatusCode, Response> {
    if seats.tables.end(&parameters.id).await {
        Ok(StatusCode::NO_CONTENT)
    } else {
        let text = "there is no table with this ID\n";
        Err((StatusCode::NOT_FOUND, text).into_response())
    }
}

/// Lets only guests of the lobby through: those who have its token, on a page of this server or on none.
fn check_lobby(seats: &Seats, headers: &HeaderMap, token: &str) -> Result<(), Refusal> {
    seats.guard.check_site(headers)?;
    let lobby = seats.tables.lobby.as_ref();
    let is_guest = lobby.is_some_and(|lobby| lobby.token.matches(token));
    is_guest.then_some(()).ok_or(Refusal::Token)
}

async fn lobby(
    State(seats): State<Arc<Seats>>,
    Query(parameters): Query<Parameters>,
    headers: HeaderMap,
) -> Result<Json<Vec<Waiting>>, Response> {
    check_lobby(&seats, &headers, &parameters.token)?;
    Ok(Json(seats.tables.waiting()))
}

async fn join(
    State(seats): State<Arc<Seats>>,
    Query(parameters): Query<Parameters>,
    headers: HeaderMap,
) -> Result<Json<Joined>, Response> {
    check_lobby(&seats, &headers, &parameters.token)?;
    let no_table = (StatusCode::NOT_FOUND, "this table waits for nobody\n");
    let table = seats.tables.waiting_at(&parameters.id);
    let table = table.ok_or_else(|| no_table.into_response())?;
    let joined = table.join(&parameters.seat).await;
    let token = joined.map_err(|error| {
        let status = match error {
            Refused::NoSeat(_) => StatusCode::NOT_FOUND,
            Refused::NotKept(_) => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::CONFLICT,
        };
        (status, format!("{error}\n")).into_response()
    })?;
    Ok(Json(Joined { token }))
}

/// The seat of somebody who has come from the lobby.
#[derive(Serialize)]
struct Joined {
    token: Token,
}

async fn lobby_link(State(seats): State<Arc<Seats>>) -> Json<Option<Link>> {
    Json(seats.tables.lobby_link().cloned())
}

async fn sit(
    State(seats): State<Arc<Seats>>,
    Query(parameters): Query<Parameters>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Response> {
    seats.guard.check_site(&headers)?;
    let Key { table, guest, .. } = { &seats.tables }
        .key(&parameters.token)
        .ok_or(Refusal::Token)?;
    let opener = parameters.opener;
    if let Some(token) = &opener {
        seats.guard.check_token(token)?;
    }
    // Browsers do not tell a page why a socket was refused, so the page asks without one.
    if !headers.contains_key(UPGRADE) {
        return Ok(Json(table.now().own_seat(&guest)).into_response());
    }
    let upgrade = upgrade.map_err(IntoResponse::into_response)?;
    let Ok(permit) = Arc::clone(&seats.tables.sockets).try_acquire_owned() else {
        let text = "there are too many connections to tables\n";
        return Err((StatusCode::SERVICE_UNAVAILABLE, text).into_response());
    };
    let closing = seats.closing.clone();
    let is_opener = opener.is_some();
    let sitting = Sitting {
        table,
        guest,
        is_opener,
    };
    Ok(upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(1 << 20)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(move |socket| async move {
            sitting.run(socket, closing).await;
            drop(permit);
        }))
}
