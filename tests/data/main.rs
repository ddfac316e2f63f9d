//! Games as data, training, reviews, openings, and the corpora of the fuzz targets.

mod analysis;
mod book;
mod dataset;
mod faulty_games;
mod foreign_text;
mod fuzz_corpus;
mod openings;
mod pictures;
mod selfplay;
mod selfplay_files;
mod suites;
mod train;
mod translations;
