//! `akhet dataset`: the positions of self-play games as a data set to publish, in JSON lines with checksums and a card.

mod card;
mod command;
mod row;

pub use command::{DatasetArgs, run};
