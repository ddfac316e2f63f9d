//! Values on the command line that several commands take.

use std::time::Duration;

/// Reads a number of seconds, from a millisecond to a day.
pub(crate) fn seconds(text: &str) -> Result<Duration, &'static str> {
    match text.parse() {
        Ok(seconds @ 0.001..=86_400.0) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("expected a number of seconds from 0.001 to 86400"),
    }
}
