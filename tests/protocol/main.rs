//! The line protocol and the command line.

mod book;
mod cli;
mod cli_faults;
mod client;
mod clients;
mod errors;
mod fuzz;
mod game;
mod games;
mod judge;
mod labyrinth_clocks;
mod labyrinth_lines;
mod labyrinth_sealed;
mod labyrinth_table;
mod labyrinth_turns;
mod lines;
mod odd_numbers;
mod offered;
mod options;
mod review;
mod running;
mod search;
mod transcripts;
