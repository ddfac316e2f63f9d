//! One program for all targets, so that they are linked once: the environment variable `TARGET` names the target.

#![no_main]

use akhet_fuzz::TARGETS;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static TARGET: LazyLock<fn(&[u8])> = LazyLock::new(|| {
    let wanted = std::env::var("TARGET").unwrap_or_default();
    let found = TARGETS.iter().find(|(name, _)| *name == wanted);
    let Some(&(_, target)) = found else {
        eprintln!("akhet-fuzz: the environment variable TARGET names no target, but '{wanted}'");
        std::process::exit(2);
    };
    target
});

fuzz_target!(|data: &[u8]| TARGET(data));
