//! The HTTP server: the page, the list of engines, games from PGN, and the sockets of sessions.

use super::assets;
use super::body::take_in;
use super::guard::{self, Guard};
use super::listener::{self, WRITE_TIME};
use super::network::Link;
use super::pace::Pace;
use super::socket::{self, SessionEngine, code};
use super::tables::{self, Tables};
use akhet::lines::MAX_LINE;
use akhet::protocol::Permissions;
use akhet_arena::config::EngineSettings;
use akhet_records::load_games;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Query, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HOST, IF_NONE_MATCH,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, Semaphore, watch};
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;

/// The maximum number of sessions. A page has up to four.
const MAX_SESSIONS: u32 = 24;

/// The maximum `Hash` of a session, in mebibytes.
const MAX_HASH: usize = 256;

/// How many lines per second a session of a table may send, and how many in a burst.
const GUEST_PACE: (u32, u32) = (40, 200);

/// The maximum size of a message to a session of a table, in bytes: enough for the longest game at a table.
const GUEST_MESSAGE: usize = 32 << 10;

/// The maximum size of a PGN text, in bytes.
const MAX_PGN: usize = 16 << 20;

/// The name of the built-in engine.
pub(super) const OWN_NAME: &str = "Akhet";

/// What the handlers of requests share.
pub(super) struct Service {
    guard: Arc<Guard>,
    engines: Vec<EngineSettings>,
    /// For other devices, if they can reach the server.
    link: Option<Link>,
    sessions: Arc<Semaphore>,
    tables: Arc<Tables>,
    /// Held while a PGN text is read: one at a time, since each may be large.
    taking_games: Mutex<()>,
    closing: watch::Sender<bool>,
}

impl Service {
    pub(super) fn new(
        guard: Guard,
        engines: Vec<EngineSettings>,
        link: Option<Link>,
        tables: Tables,
    ) -> Service {
        Service {
            guard: Arc::new(guard),
            engines,
            link,
            sessions: Arc::new(Semaphore::new(MAX_SESSIONS as usize)),
            tables: Arc::new(tables),
            taking_games: Mutex::new(()),
            closing: watch::Sender::new(false),
        }
    }
}

/// Serves until `end` is ready, and then waits up to `grace` for the sessions to end.
pub(super) async fn serve(
    listener: TcpListener,
    service: Service,
    end: impl Future<Output = ()>,
    grace: Duration,
) {
    let service = Arc::new(service);
    let tables = tables::router(
        Arc::clone(&service.guard),
        Arc::clone(&service.tables),
        service.closing.subscribe(),
    );
    let permitted = middleware::from_fn_with_state(Arc::clone(&service.guard), guard::permit);
    let router = Router::new()
        .merge(tables)
        .route("/session", get(session))
        .route("/engines", get(engines).route_layer(permitted.clone()))
        .route("/link", get(link).route_layer(permitted.clone()))
        .fallback(get(asset))
        .layer(CompressionLayer::new())
        // Not compressed: answers may be long, and other sockets would wait.
        .route(
            "/games",
            post(read_games)
                .layer(DefaultBodyLimit::max(MAX_PGN))
                .route_layer(permitted),
        )
        .layer(middleware::from_fn_with_state(
            Arc::clone(&service),
            protect,
        ))
        .with_state(Arc::clone(&service));
    tokio::select! {
        never = listener::answer(listener, router, WRITE_TIME) => match never {},
        never = service.tables.run() => match never {},
        () = end => {}
    }
    service.closing.send_replace(true);
    let ended = async {
        // Each session holds a permit until it has ended.
        let _ = service.sessions.acquire_many(MAX_SESSIONS).await;
        service.tables.empty().await;
    };
    let _ = timeout(grace, ended).await;
}

/// Refuses requests to other hosts, and adds security headers to each response.
async fn protect(State(service): State<Arc<Service>>, request: Request, next: Next) -> Response {
    let host = request.headers().get(HOST).cloned();
    let checked = service.guard.check_host(request.headers());
    // The check leaves only an address or `localhost`, with a port.
    let host = host.as_ref().filter(|_| checked.is_ok());
    let policy = assets::policy(host.and_then(|host| host.to_str().ok()).unwrap_or_default());
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into(),
    };
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The parameters in the address of a request that uses an engine.
#[derive(Deserialize)]
struct Parameters {
    #[serde(default)]
    token: String,
    engine: Option<String>,
}

async fn session(
    State(service): State<Arc<Service>>,
    Query(parameters): Query<Parameters>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Response> {
    service.guard.check_site(&headers)?;
    if service.tables.know(&parameters.token) {
        return session_of_a_table(&service, &parameters, upgrade)
            .map_err(IntoResponse::into_response);
    }
    service.guard.check_token(&parameters.token)?;
    let permissions = Permissions {
        files: None,
        outlasts_input: false,
        max_hash: MAX_HASH,
        max_threads: thread::available_parallelism().map_or(1, Into::into),
        ..Permissions::ALL
    };
    let engine = match parameters.engine.as_deref() {
        None | Some(OWN_NAME) => SessionEngine::Own,
        Some(name) => {
            let known = service.engines.iter().find(|engine| engine.name == name);
            let unknown = || (StatusCode::NOT_FOUND, "there is no engine with this name\n");
            let settings = known.ok_or_else(|| unknown().into_response())?;
            SessionEngine::Other(Box::new(settings.clone()))
        }
    };
    let Ok(permit) = Arc::clone(&service.sessions).try_acquire_owned() else {
        return Ok(too_many_sessions(upgrade));
    };
    let closing = service.closing.subscribe();
    Ok(upgrade
        .max_message_size(MAX_LINE)
        .max_frame_size(MAX_LINE)
        .on_upgrade(move |socket| {
            let permits = vec![permit];
            socket::converse(socket, engine, permissions, permits, None, closing)
        }))
}

/// Closes the socket of a session above the limit: of a refused one, browsers do not tell the page why.
fn too_many_sessions(upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(|mut socket| async move { socket::close(&mut socket, code::FULL).await })
}

/// A session with the token of a table, which only asks questions.
fn session_of_a_table(
    service: &Service,
    parameters: &Parameters,
    upgrade: WebSocketUpgrade,
) -> Result<Response, (StatusCode, &'static str)> {
    if parameters.engine.is_some() {
        return Err((StatusCode::FORBIDDEN, "there is no engine at a table\n"));
    }
    let Some(permits) = service.tables.session(&parameters.token) else {
        return Ok(too_many_sessions(upgrade));
    };
    let closing = service.closing.subscribe();
    Ok(upgrade
        .read_buffer_size(GUEST_MESSAGE)
        .max_message_size(GUEST_MESSAGE)
        .max_frame_size(GUEST_MESSAGE)
        .on_upgrade(move |socket| {
            let pace = Some(Pace::new(GUEST_PACE.0, GUEST_PACE.1));
            let (engine, permissions) = (SessionEngine::Own, Permissions::QUESTIONS);
            socket::converse(socket, engine, permissions, permits, pace, closing)
        }))
}

async fn engines(State(service): State<Arc<Service>>) -> Json<Vec<String>> {
    let others = service.engines.iter().map(|engine| engine.name.clone());
    let own = [OWN_NAME.to_owned()];
    Json(own.into_iter().chain(others).collect())
}

async fn link(State(service): State<Arc<Service>>) -> Json<Option<Link>> {
    Json(service.link.clone())
}

async fn read_games(
    State(service): State<Arc<Service>>,
    request: Request,
) -> Result<Response, Response> {
    let _one_at_a_time = service.taking_games.lock().await;
    let bytes = take_in(request, "16 MB").await?;
    let read = move || load_games(&String::from_utf8_lossy(&bytes));
    Ok(json_off_the_runtime(read).await)
}

/// Answers with the result of some work as JSON. Work and serialisation run on another thread, since
/// they may take a while.
async fn json_off_the_runtime<T: Serialize>(work: impl FnOnce() -> T + Send + 'static) -> Response {
    let json = tokio::task::spawn_blocking(|| serde_json::to_vec(&work())).await;
    match json {
        Ok(Ok(json)) => ([(CONTENT_TYPE, "application/json")], json).into_response(),
        Ok(Err(_)) | Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

async fn asset(uri: Uri, headers: HeaderMap) -> Response {
    let Some(asset) = assets::get(uri.path().trim_start_matches('/')) else {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    };
    // The browser revalidates each time, so that a new version of the program shows its own page.
    let caching = [
        (CACHE_CONTROL, "no-cache".to_owned()),
        (ETAG, asset.tag.clone()),
    ];
    let known = headers.get(IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == asset.tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(CONTENT_TYPE, asset.mime)], asset.content).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serializer;
    use std::thread::ThreadId;

    /// Writes the thread on which it is written.
    struct Writer;

    impl Serialize for Writer {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.collect_str(&format_args!("{:?}", thread::current().id()))
        }
    }

    #[test]
    fn long_answers_are_written_off_the_thread_of_the_sockets() {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap();
        let response = runtime.block_on(json_off_the_runtime(|| Writer));
        let body = runtime.block_on(axum::body::to_bytes(response.into_body(), 100));
        let here: ThreadId = thread::current().id();
        let there = String::from_utf8(body.unwrap().to_vec()).unwrap();
        assert!(there.starts_with("\"ThreadId("), "{there}");
        assert_ne!(there, format!("\"{here:?}\""));
    }
}
