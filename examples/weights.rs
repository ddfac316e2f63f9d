//! Prints the weights of the evaluation in readable form, those that the engine is built with or
//! those in a file: `cargo run --example weights [FILE]`

use akhet::laser::eval::Weights;
use std::error::Error;
use std::io::{Write, stdout};

fn main() -> Result<(), Box<dyn Error>> {
    let weights = match std::env::args_os().nth(1) {
        Some(file) => {
            Weights::from_bytes(&std::fs::read(file)?).map_err(|error| error.to_string())?
        }
        None => Weights::embedded().clone(),
    };
    write!(stdout().lock(), "{weights}")?;
    Ok(())
}
