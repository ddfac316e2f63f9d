//! Games as data, training, reviews, openings, and the corpora of the fuzz targets.

#[path = "../common/mod.rs"]
mod common;
#[path = "../engine/mod.rs"]
mod engine;
#[path = "../solver/mod.rs"]
mod solver;

mod analysis;
mod book;
mod faulty_games;
mod foreign_text;
mod fuzz_corpus;
mod openings;
mod selfplay;
mod selfplay_files;
mod suites;
mod train;
