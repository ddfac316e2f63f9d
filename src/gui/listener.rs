//! Accepts connections, a bounded number at a time, and answers their requests.

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::IpAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::AbortHandle;
use tokio::time::sleep;
use tokio_io_timeout::TimeoutStream;

/// The most connections that speak HTTP. Those that have become the sockets of sessions are counted
/// as such.
const MAX_CONNECTIONS: usize = 256;

/// How long a connection may take to send the head of a request, the wait between two requests
/// included.
const HEAD_TIME: Duration = Duration::from_secs(10);

/// How long a client may read nothing of what waits to be sent to it.
pub(super) const WRITE_TIME: Duration = Duration::from_secs(20);

/// The pause after a connection that cannot be accepted: the system may have no more file descriptors.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers requests for ever, and drops the connections that read nothing for `write_time`.
pub(super) async fn answer(
    listener: TcpListener,
    router: Router,
    write_time: Duration,
) -> Infallible {
    let mut open = Connections::default();
    loop {
        let Ok((stream, address)) = listener.accept().await else {
            sleep(PAUSE).await;
            continue;
        };
        open.make_room();
        let task = tokio::spawn(serve(stream, router.clone(), write_time));
        open.0.push_back((address.ip(), task.abort_handle()));
    }
}

/// Answers the requests of one connection, up to its end or to where it becomes a socket.
async fn serve(stream: TcpStream, router: Router, write_time: Duration) {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(write_time));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .serve_connection(
            TokioIo::new(Box::pin(stream)),
            TowerToHyperService::new(router),
        )
        .with_upgrades();
    // A connection that breaks off concerns only its own client.
    let _ = connection.await;
}

/// The connections with the addresses they come from, the oldest first. Some may have ended.
#[derive(Default)]
struct Connections(VecDeque<(IpAddr, AbortHandle)>);

impl Connections {
    /// Makes room for one more. When the most are open, the oldest of the address with the most of them
    /// is closed: whoever holds all places cannot keep others out.
    fn make_room(&mut self) {
        self.0.retain(|(_, task)| !task.is_finished());
        if self.0.len() < MAX_CONNECTIONS {
            return;
        }
        let addresses: Vec<IpAddr> = self.0.iter().map(|&(address, _)| address).collect();
        if let Some((_, task)) = self.0.remove(oldest_of_the_most(&addresses)) {
            task.abort();
        }
    }
}

/// The place of the first connection from the address that most of them come from.
fn oldest_of_the_most(addresses: &[IpAddr]) -> usize {
    let count = |address| addresses.iter().filter(|&other| other == address).count();
    // Of several, `max_by_key` gives the last.
    let places = (0..addresses.len()).rev();
    places
        .max_by_key(|&place| count(&addresses[place]))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use std::net::Ipv4Addr;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::timeout;

    #[test]
    fn the_oldest_connection_of_the_address_with_the_most_gives_way() {
        let from = |last| IpAddr::from([192, 168, 0, last]);
        let open = [7, 1, 2, 1, 2, 1].map(from);
        assert_eq!(oldest_of_the_most(&open), 1);
        assert_eq!(oldest_of_the_most(&[5, 5].map(from)), 0);
        assert_eq!(oldest_of_the_most(&[3, 5, 5, 3].map(from)), 0);
    }

    #[test]
    fn a_client_that_asks_and_never_reads_is_dropped() {
        let runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = { runtime }.enable_all().build().unwrap();
        runtime.block_on(async {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
            let address = listener.local_addr().unwrap();
            // More than the buffers of the system between the two hold.
            let router = Router::new().route("/", get(|| async { vec![b'x'; 64 << 20] }));
            let server = tokio::spawn(answer(listener, router, Duration::from_millis(50)));
            let mut client = TcpStream::connect(address).await.unwrap();
            let request = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n";
            client.write_all(request).await.unwrap();
            // Its own writes fail only once the server has closed.
            let dropped = async {
                while client.write_all(request).await.is_ok() {
                    sleep(Duration::from_millis(5)).await;
                }
            };
            let patience = Duration::from_secs(60);
            assert!(
                timeout(patience, dropped).await.is_ok(),
                "it keeps its place"
            );
            // One that reads gets its answer.
            let mut client = TcpStream::connect(address).await.unwrap();
            client.write_all(request).await.unwrap();
            let mut start = [0; 15];
            client.read_exact(&mut start).await.unwrap();
            assert_eq!(&start, b"HTTP/1.1 200 OK");
            server.abort();
        });
    }
}
