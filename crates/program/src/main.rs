//! The program `akhet`.

fn main() -> std::process::ExitCode {
    akhet_program::cli::run(std::env::args_os().collect())
}
