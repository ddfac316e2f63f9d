//! Simple Labyrinth players that look one turn ahead, as an engine: opponents for matches, and an example of a
//! minimal engine.
//!
//! ```text
//! cargo build --release --example labyrinth_player
//! akhet match --variant labyrinth --rounds 50 --each st=1 \
//!     --engine cmd=target/release/examples/labyrinth_player args=two \
//!     --engine cmd=target/release/examples/labyrinth_player args=greedy
//! ```
//!
//! The argument selects the player: `random`; `catch`, which takes a target within reach, else moves at
//! random; `greedy`, which gets as close to the target as it can; `two`, which takes the target, else stops
//! where the most slides let it reach the target next turn.

mod player;
mod protocol;

use std::error::Error;
use std::io::{stdin, stdout};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next();
    let player = name.ok_or("the argument is random, catch, greedy or two")?;
    Ok(protocol::serve(player.parse()?, stdin().lock(), stdout())?)
}
