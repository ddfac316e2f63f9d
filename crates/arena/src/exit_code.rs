//! The exit codes of a match that other commands do not have.

use crate::report::Hypothesis;
use std::process::ExitCode;

/// The SPRT accepted H1.
pub(crate) const ACCEPTED_H1: u8 = 10;
/// The SPRT accepted H0.
pub(crate) const ACCEPTED_H0: u8 = 11;
/// An engine failed in a match without `--recover`.
pub const ENGINE_FAILED: u8 = 12;

/// The exit code of a finished match, by the decision of its SPRT, if any.
pub(crate) fn of_decision(decision: Option<Hypothesis>) -> ExitCode {
    match decision {
        Some(Hypothesis::H1) => ACCEPTED_H1.into(),
        Some(Hypothesis::H0) => ACCEPTED_H0.into(),
        None => ExitCode::SUCCESS,
    }
}
