//! The Python module `akhet._akhet`, whose classes `akhet` exports. It contains no rules of a game: its classes wrap
//! the library.

mod actions;
mod arrays;
mod batch;
mod data;
mod game;
mod hints;
mod labyrinth;
mod laser;
mod results;
mod search;

#[pyo3::pymodule]
mod _akhet {
    use pyo3::prelude::*;
    use std::ffi::OsString;
    use std::io::Write;
    use std::process::ExitCode;

    #[pymodule_export]
    use crate::{
        data::{Rows, inputs, quiet},
        labyrinth::{LabyrinthEngine, LabyrinthGame, LabyrinthGames},
        laser::{Beam, LaserEngine, LaserGame, LaserGames},
        results::{Found, Info, Score},
    };

    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "Python's name")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// Runs the program akhet with the arguments in sys.argv and returns its exit code.
    #[pyfunction]
    fn main(py: Python<'_>) -> PyResult<u8> {
        let mut args: Vec<OsString> = Vec::new();
        for arg in py.import("sys")?.getattr("argv")?.try_iter()? {
            args.push(arg?.extract()?);
        }
        // Python's own Ctrl-C handler would run only after the program has ended.
        let signal = py.import("signal")?;
        signal.call_method1(
            "signal",
            (signal.getattr("SIGINT")?, signal.getattr("SIG_DFL")?),
        )?;
        let code = py.detach(|| {
            let code = akhet_program::cli::run(args);
            // Python does not flush the buffer of Rust's standard output.
            let flushed = std::io::stdout().flush();
            if flushed.is_err() && code == ExitCode::SUCCESS {
                ExitCode::FAILURE
            } else {
                code
            }
        });
        let same = |number: &u8| ExitCode::from(*number) == code;
        Ok((0..=u8::MAX).find(same).unwrap_or(1))
    }
}
