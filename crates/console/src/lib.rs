//! What a command-line program needs: atomic file writes, signals, values of flags, progress, exit codes.
#![deny(missing_docs)]
#![deny(clippy::expect_used, clippy::panic, clippy::unwrap_used)]
#![cfg_attr(test, allow(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

pub mod arguments;
pub mod exit_code;
pub mod files;
pub mod interrupt;
pub mod progress;
pub mod terminal;
