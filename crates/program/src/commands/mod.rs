//! The small commands: `perft`, `show`, `bench`, `pgn` and `openings`. Each takes its parsed arguments and an output
//! to write to.

mod bench;
mod openings;
mod perft;
mod pgn;
mod position;
mod show;

pub use bench::{BenchArgs, bench};
pub use openings::{OpeningsArgs, openings};
pub use perft::{PerftArgs, perft};
pub use pgn::{PgnArgs, pgn};
pub use position::{AnyPosition, GameArgs};
pub use show::{ShowArgs, show};

macro_rules! version {
    ($built_for:literal) => {
        concat!(env!("CARGO_PKG_VERSION"), " (built for ", $built_for, ")")
    };
}

/// The version and the processor that this build requires, such as `1.0.0 (built for x86-64-v2)`.
///
/// Below x86-64-v2 there is no `popcnt`, and the search is slower. `.cargo/config.toml` asks for it,
/// but Cargo ignores that file when it installs from outside the repository.
pub const VERSION: &str = if cfg!(target_arch = "aarch64") {
    version!("aarch64")
} else if cfg!(not(target_arch = "x86_64")) {
    version!("a processor other than x86-64 and aarch64")
} else if cfg!(all(target_feature = "avx512f", target_feature = "avx512vl")) {
    version!("x86-64-v4")
} else if cfg!(all(target_feature = "avx2", target_feature = "bmi2")) {
    version!("x86-64-v3")
} else if cfg!(all(target_feature = "sse4.2", target_feature = "popcnt")) {
    version!("x86-64-v2")
} else {
    version!("x86-64 without popcnt, slower than x86-64-v2")
};
