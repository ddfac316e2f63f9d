//! The program `akhet`.

fn main() -> std::process::ExitCode {
    akhet::cli::run(std::env::args_os().collect())
}
