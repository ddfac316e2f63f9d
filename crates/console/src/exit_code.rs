//! The exit codes of commands other than 0 for success and 1 for an error.

use crate::arguments::WrongValue;
pub use crate::interrupt::EXIT_CODE as INTERRUPTED;
use std::error::Error;
use std::process::ExitCode;

/// Any error of a command; [`of_error`] is its exit code.
pub type AnyError = Box<dyn Error>;
/// Any error that can be sent between threads.
pub type SharedError = Box<dyn Error + Send + Sync>;

/// A command, flag or value is invalid, or the settings do not make a match. clap uses it too.
const WRONG_SETTINGS: u8 = 2;

/// The exit code of a command that ends with this error.
pub fn of_error(error: &(dyn Error + 'static)) -> ExitCode {
    if error.is::<WrongValue>() {
        WRONG_SETTINGS.into()
    } else {
        ExitCode::FAILURE
    }
}
