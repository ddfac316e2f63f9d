//! Values on the command line that several commands take.

use std::str::FromStr;
use std::time::Duration;

/// What a value on the command line must be.
#[derive(Debug, thiserror::Error)]
#[error("expected {0}")]
pub(crate) struct Expected(&'static str);

/// A parser of the numbers that `is_valid` accepts.
pub(crate) fn number<T: FromStr>(
    expected: &'static str,
    is_valid: fn(&T) -> bool,
) -> impl Fn(&str) -> Result<T, Expected> + Clone {
    move |text| {
        let number = text.parse().ok().filter(is_valid);
        number.ok_or(Expected(expected))
    }
}

/// Reads a number of seconds, from a millisecond to a day.
pub(crate) fn seconds(text: &str) -> Result<Duration, Expected> {
    let expected = "a number of seconds from 0.001 to 86400";
    let seconds = number(expected, |seconds| (0.001..=86_400.0).contains(seconds))(text)?;
    Ok(Duration::from_secs_f64(seconds))
}
