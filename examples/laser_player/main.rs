//! Simple Laser Chess players that look at most one shot ahead, as an engine: opponents for matches, and the
//! yardstick for the lower levels of strength.
//!
//! ```text
//! cargo build --release --example laser_player
//! akhet match --openings file=openings --rounds 100 --each st=1 \
//!     --engine cmd=target/release/examples/laser_player args=greedy \
//!     --engine cmd=target/release/examples/laser_player args="'careful 50'"
//! ```
//!
//! The argument selects the player: `random`; `greedy`, which wins if it can, else removes an enemy piece,
//! and never a piece of its own if it can help it; `careful N`, which in N % of its moves also avoids losing
//! to the next shot.

mod player;
mod protocol;

use std::error::Error;
use std::io::{stdin, stdout};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let player = words.join(" ").parse()?;
    Ok(protocol::serve(player, stdin().lock(), stdout())?)
}
