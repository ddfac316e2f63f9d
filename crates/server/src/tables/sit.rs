//! A socket at a table.

use super::action::Refused;
use super::live::{Guest, Leave, Live, News, Place};
use crate::pace::Pace;
use crate::socket::{HEARTBEAT, PING, PONG, SILENCE, close, closed, code, send};
use akhet::lines::Quoted;
use axum::extract::ws::{Message, WebSocket};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, MissedTickBehavior, interval};

/// How many lines per second a socket may send, and how many in a burst.
const PACE: (u32, u32) = (100, 200);

/// The number of excess lines after which the socket is closed.
const PATIENCE: usize = 200;

/// After how long without an answer to a ping the table is told of it.
const QUIET: Duration = Duration::from_secs(6);

/// The maximum size of a message, in bytes.
pub(super) const MAX_MESSAGE: usize = 4 << 10;

/// Who has a socket, and what they may do.
pub(super) struct Sitting {
    pub(super) table: Arc<Live>,
    pub(super) guest: Guest,
    pub(super) is_opener: bool,
}

impl Sitting {
    /// Reports the state after each change and carries out the guest's lines, until the socket or the table is gone.
    pub(super) async fn run(self, mut socket: WebSocket, closing: watch::Receiver<bool>) {
        let place = match self.table.enter(self.guest.clone()).await {
            Ok(place) => place,
            Err(error) => {
                let _ = send(&mut socket, Message::text(format!("error table: {error}"))).await;
                // While the table continues, the client may try again.
                if matches!(error, Refused::Ended) {
                    close(&mut socket, code::TABLE_ENDED).await;
                }
                return;
            }
        };
        let Place { id, news, leave } = place;
        let code = self.converse(&mut socket, id, news, leave, closing).await;
        self.table.leave(id).await;
        if let Some(code) = code {
            close(&mut socket, code).await;
        }
    }

    /// The code with which to close the socket; `None` if it is gone.
    async fn converse(
        &self,
        socket: &mut WebSocket,
        id: u64,
        mut news: watch::Receiver<News>,
        mut leave: oneshot::Receiver<Leave>,
        mut closing: watch::Receiver<bool>,
    ) -> Option<u16> {
        let mut pace = Pace::new(PACE.0, PACE.1);
        let mut too_many = 0;
        let mut heard = Instant::now();
        let mut is_silent = false;
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                left = &mut leave => return Some(match left {
                    Ok(Leave::Replaced) => code::REPLACED,
                    Ok(Leave::Ended) | Err(_) => code::TABLE_ENDED,
                }),
                changed = news.changed() => {
                    // The table holds the sender.
                    changed.ok()?;
                    let news = news.borrow_and_update().clone();
                    for line in news.lines(&self.guest, self.is_opener) {
                        send(socket, Message::text(line)).await.then_some(())?;
                    }
                }
                message = socket.recv() => {
                    // A message that is too long ends the connection.
                    let message = message?.ok()?;
                    heard = Instant::now();
                    if is_silent {
                        is_silent = false;
                        self.table.set_silent(id, false).await;
                    }
                    match message {
                        // An empty message is a line too.
                        Message::Text(text) => for line in text.trim_end().split('\n') {
                            too_many += usize::from(!self.carry_out(socket, line, &mut pace).await?);
                            if too_many >= PATIENCE {
                                return Some(code::FLOOD);
                            }
                        },
                        Message::Binary(_) => return Some(code::NO_TEXT),
                        Message::Close(_) => return None,
                        Message::Ping(_) | Message::Pong(_) => {}
                    }
                }
                _ = heartbeat.tick() => {
                    if heard.elapsed() > SILENCE {
                        return None;
                    }
                    if !is_silent && heard.elapsed() > QUIET {
                        is_silent = true;
                        self.table.set_silent(id, true).await;
                    }
                    send(socket, Message::Ping(Default::default())).await.then_some(())?;
                }
                () = closed(&mut closing) => return Some(code::CLOSING),
            }
        }
    }

    /// Carries out a line or says why not; false if it was one too many, `None` if the socket is gone.
    async fn carry_out(&self, socket: &mut WebSocket, line: &str, pace: &mut Pace) -> Option<bool> {
        let fits = pace.take();
        if fits && line == PING {
            send(socket, Message::text(PONG)).await.then_some(())?;
            return Some(true);
        }
        let done = if fits {
            self.table.act(&self.guest, self.is_opener, line).await
        } else {
            Err(Refused::Flood)
        };
        if let Err(error) = done {
            let word = Quoted::new(line.split_ascii_whitespace().next().unwrap_or_default());
            let line = format!("error {word}: {error}");
            send(socket, Message::text(line)).await.then_some(())?;
        }
        Some(fits)
    }
}
