//! Accepts connections, a bounded number at a time, and answers their requests.

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::sleep;

/// The most connections that speak HTTP. Those that have become the sockets of sessions are counted
/// as such.
const MOST_CONNECTIONS: usize = 256;

/// How long a connection may take to send the head of a request, the wait between two requests
/// included.
const HEAD_TIME: Duration = Duration::from_secs(10);

/// The pause after a connection that cannot be accepted: the system may have no more file descriptors.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers requests for ever. Connections that come when the most are open are closed at once.
pub(super) async fn answer(listener: TcpListener, router: Router) -> Infallible {
    let permits = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            sleep(PAUSE).await;
            continue;
        };
        let Ok(permit) = Arc::clone(&permits).try_acquire_owned() else {
            continue;
        };
        let service = TowerToHyperService::new(router.clone());
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_TIME)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        tokio::spawn(async move {
            // A connection that breaks off concerns only its own client.
            let _ = connection.await;
            drop(permit);
        });
    }
}
