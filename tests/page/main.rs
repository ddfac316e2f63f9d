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
mod seat;
mod table_abuse;
mod table_client;
mod table_games;
mod table_secrets;
mod tables;
