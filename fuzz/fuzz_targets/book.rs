#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| akhet_fuzz::book(data));
