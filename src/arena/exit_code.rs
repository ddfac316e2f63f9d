//! The exit codes of the commands, besides 0 for success and 1 for an error.

use super::config::SettingsError;
use super::report::Hypothesis;
use crate::arguments::WrongValue;
use std::error::Error;
use std::process::ExitCode;

/// Any error of a command; [`of_error`] is its exit code.
pub type AnyError = Box<dyn Error>;

/// The command, a flag or its value is wrong, or the settings are not valid for a match; also clap's exit
/// code for a wrong flag.
pub const WRONG_SETTINGS: u8 = 2;
/// The SPRT accepted H1.
pub const ACCEPTED_H1: u8 = 10;
/// The SPRT accepted H0.
pub const ACCEPTED_H0: u8 = 11;
/// An engine failed in a match without `--recover`.
pub const ENGINE_FAILED: u8 = 12;
/// The match was interrupted: 128 + SIGINT, as shells report it.
pub const INTERRUPTED: u8 = 130;

/// The exit code of a command that ends with this error.
pub fn of_error(error: &(dyn Error + 'static)) -> ExitCode {
    if error.is::<SettingsError>() || error.is::<WrongValue>() {
        WRONG_SETTINGS.into()
    } else {
        ExitCode::FAILURE
    }
}

/// The exit code of a finished match, from the decision of its SPRT, if it has one.
pub fn of_decision(decision: Option<Hypothesis>) -> ExitCode {
    match decision {
        Some(Hypothesis::H1) => ACCEPTED_H1.into(),
        Some(Hypothesis::H0) => ACCEPTED_H0.into(),
        None => ExitCode::SUCCESS,
    }
}
