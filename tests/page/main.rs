//! The server of the page in the browser.

mod correspondence;
mod engines;
mod export;
mod lobby;
mod requests;
mod seat;
mod table_abuse;
mod table_client;
mod table_games;
mod table_secrets;
mod tables;

/// A match of a test starts this program as an engine.
#[test]
fn rogue_engine() {
    test_support::rogue::be();
}
