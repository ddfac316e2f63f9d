//! Accepts a bounded number of connections and answers their requests.

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

/// The maximum number of HTTP connections. The sockets of sessions have a limit of their own.
const MAX_CONNECTIONS: usize = 256;

/// How long a connection may take to send the head of a request, including the wait between two
/// requests.
const HEAD_TIME: Duration = Duration::from_secs(10);

/// How long a client may leave pending data unread.
pub(super) const WRITE_TIME: Duration = Duration::from_secs(20);

/// The pause after a failure to accept a connection: the system may be out of file descriptors.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers requests forever, and drops connections that read nothing for `write_time`.
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

/// Answers the requests of one connection until it ends or becomes a socket.
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
    // A broken connection concerns only its client.
    let _ = connection.await;
}

/// Connections with their addresses, oldest first. Some may have ended.
#[derive(Default)]
struct Connections(VecDeque<(IpAddr, AbortHandle)>);

impl Connections {
    /// Makes room for one more. At the limit, the oldest connection of the address with the most
    /// connections is closed, so that one client cannot lock others out.
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

/// The index of the oldest connection from the address with the most connections.
fn oldest_of_the_most(addresses: &[IpAddr]) -> usize {
    let count = |address| addresses.iter().filter(|&other| other == address).count();
    // Among equals, `max_by_key` returns the last.
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
            // More than the system's buffers between the two hold.
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
            // A client that reads gets its answer.
            let mut client = TcpStream::connect(address).await.unwrap();
            client.write_all(request).await.unwrap();
            let mut start = [0; 15];
            client.read_exact(&mut start).await.unwrap();
            assert_eq!(&start, b"HTTP/1.1 200 OK");
            server.abort();
        });
    }
}
