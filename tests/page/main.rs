//! The server of the page in the browser.

#[path = "../engine/mod.rs"]
mod engine;
#[path = "../rogue/mod.rs"]
mod rogue;
#[path = "../server/mod.rs"]
mod server;

mod engines;
mod export;
mod requests;
