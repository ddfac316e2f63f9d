//! The front end in the browser: serves the page in `gui/`, and WebSockets that carry the lines of the
//! [protocol](akhet::protocol), one session per connection. The page knows no rules of the game; it asks
//! its session. The page can also be exported, with the engine in a worker of the browser.
#![deny(clippy::expect_used, clippy::panic, clippy::unwrap_used)]
#![cfg_attr(test, allow(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

mod assets;
mod body;
mod command;
mod export;
mod guard;
mod listener;
mod network;
mod pace;
mod relay;
mod server;
mod socket;
mod tables;
mod token;

use akhet_console::terminal::print_note as note;
pub use command::{GuiArgs, run};
