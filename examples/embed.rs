//! A program that embeds the engine as a library: Blue at full strength plays Red at level 5.
//!
//! To depend on the engine: `cargo add --path PATH`, where PATH is a checkout.

use akhet::laser::rules::{Color, Record, Setup};
use akhet::laser::search::{Control, Limits, Searcher, Strength};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    // A transposition table of 16 MB. The searcher keeps what it learns between moves.
    let mut searcher = Searcher::new(16)?;
    let mut game = Record::new(Setup::Ace.position().clone());
    // The third occurrence of an arrangement ends the game as a draw; by default a player must claim it.
    game.set_repetition_ends(true);
    while !game.result().is_over() {
        let limits = Limits {
            nodes: Some(20_000),
            strength: match game.position().side() {
                Color::Blue => None,
                Color::Red => Strength::of_level(500, game.plies().len() as u64),
            },
            ..Limits::default()
        };
        // Another thread can stop the search through a shared `Control`. A handler in place of `()` receives reports.
        let outcome = searcher.go(&game, &limits, &Control::default(), &mut ());
        let best = outcome.best.ok_or("a game that goes on has a legal move")?;
        let ply = game.play(best)?;
        let hit = ply.removed.map(|piece| format!("  hits {piece}"));
        println!(
            "{:>3}. {best}{}",
            game.plies().len(),
            hit.unwrap_or_default()
        );
    }
    println!("{}", game.result());
    Ok(())
}
