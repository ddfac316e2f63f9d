//! Command-line values that several commands take.

use crate::files::{FileError, is_same};
use std::env;
use std::error::Error;
use std::ffi::OsString;
use std::fmt::Display;
use std::ops::{Bound, RangeBounds};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

/// A wrong value or flag that only the command can recognise.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct WrongValue(Box<dyn Error>);

impl WrongValue {
    /// This error, as one of the command line.
    pub fn new(error: impl Into<Box<dyn Error>>) -> WrongValue {
        WrongValue(error.into())
    }
}

/// Checks that no output would overwrite an input or another output. Outputs come with the names of their flags.
pub fn check_outputs(
    outputs: &[(&str, Option<&Path>)],
    inputs: &[PathBuf],
) -> Result<(), WrongValue> {
    let outputs = outputs
        .iter()
        .filter_map(|&(flag, file)| Some((flag, file?)));
    let outputs: Vec<_> = outputs.collect();
    for (index, &(flag, file)) in outputs.iter().enumerate() {
        if let Some((other, _)) = outputs[..index].iter().find(|(_, it)| is_same(it, file)) {
            let what = format!("{other} and {flag} are the same file");
            return Err(WrongValue::new(what));
        }
        if inputs.iter().any(|input| is_same(input, file)) {
            let what = format!("{flag} would overwrite a file to read");
            return Err(WrongValue::new(FileError::new(file, what)));
        }
    }
    Ok(())
}

/// This command line with `--resume`, quoted for a shell; `None` if it is not UTF-8.
pub(crate) fn resume_command() -> Option<String> {
    let words = env::args_os().map(OsString::into_string);
    let mut words: Vec<String> = words.collect::<Result<_, _>>().ok()?;
    if !words
        .iter()
        .any(|word| word.trim_start_matches('-') == "resume")
    {
        words.push("--resume".to_owned());
    }
    shlex::try_join(words.iter().map(String::as_str)).ok()
}

/// A parser of numbers that `is_valid` accepts.
pub fn number<T: FromStr>(
    expected: &'static str,
    is_valid: fn(&T) -> bool,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(is_valid);
        number.ok_or_else(|| format!("expected {expected}"))
    }
}

/// A parser of whole numbers in a range.
pub fn whole<T: FromStr + PartialOrd + Display>(
    range: impl RangeBounds<T> + Clone,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| match (range.start_bound(), range.end_bound()) {
            (Bound::Included(min), Bound::Included(max)) => {
                format!("expected a whole number from {min} to {max}")
            }
            (Bound::Included(min), _) => format!("expected a whole number, {min} or greater"),
            _ => "expected a whole number".to_owned(),
        })
    }
}

/// Reads a number of seconds, from a millisecond to a day.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let expected = "a number of seconds from 0.001 to 86400";
    let seconds = number(expected, |seconds| (0.001..=86_400.0).contains(seconds))(text)?;
    Ok(Duration::from_secs_f64(seconds))
}
