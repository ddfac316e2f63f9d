//! The parameters of a tuning: as text, and checked against the engine's options.

use akhet::laser::search;
use akhet::lines::Quoted;
use derive_more::Display;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// The final gain in a list of this program's parameters: the usual value in fishtest and OpenBench.
const USUAL_R_END: f64 = 0.002;

/// A parameter to tune, written `NAME, int, VALUE, MIN, MAX, C_END, R_END`, as in OpenBench.
#[derive(Clone, Debug, Display, PartialEq, Serialize, Deserialize)]
#[display("{name}, int, {start}, {min}, {max}, {c_end}, {r_end}")]
pub(super) struct Parameter {
    /// The name of the engine's option.
    pub(super) name: String,
    pub(super) start: i32,
    #[serde(rename = "least")]
    pub(super) min: i32,
    #[serde(rename = "most")]
    pub(super) max: i32,
    /// The perturbation in the last iteration.
    pub(super) c_end: f64,
    /// The gain in the last iteration, in squares of `c_end`.
    pub(super) r_end: f64,
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(super) enum ParameterError {
    #[error("'{0}' is not NAME, int, VALUE, MIN, MAX, C_END, R_END")]
    Form(Quoted),
    #[error("{name}: {what} is '{value}', expected {expected}")]
    Number {
        name: Quoted,
        what: &'static str,
        value: Quoted,
        expected: &'static str,
    },
    #[error("{0}: the value {1} is not from {2} to {3}")]
    Start(Quoted, i32, i32, i32),
    #[error("{0}: MIN and MAX are both {1}, which leaves nothing to tune")]
    Fixed(Quoted, i32),
    #[error("{0} appears twice")]
    Twice(Quoted),
    #[error("there is no parameter to tune")]
    None,
    #[error("{0}: the engine has no such option")]
    Undeclared(Quoted),
    #[error("{0}: the engine's option is not a whole number (type spin)")]
    NotSpin(Quoted),
    #[error("{name}: {min} to {max} is not within the engine's range {0} to {1}", declared.0, declared.1)]
    Range {
        name: Quoted,
        min: i32,
        max: i32,
        declared: (i64, i64),
    },
    #[error("{0} is tuned, but option.{0} sets it too")]
    AlsoSet(Quoted),
}

impl From<&search::Parameter> for Parameter {
    fn from(own: &search::Parameter) -> Parameter {
        Parameter {
            name: own.name.to_owned(),
            start: own.default,
            min: own.min,
            max: own.max,
            c_end: own.step,
            r_end: USUAL_R_END,
        }
    }
}

impl FromStr for Parameter {
    type Err = ParameterError;

    fn from_str(line: &str) -> Result<Parameter, ParameterError> {
        let words: Vec<&str> = line.split(',').map(str::trim).collect();
        let &[name, "int", start, min, max, c_end, r_end] = &words[..] else {
            return Err(ParameterError::Form(Quoted::new(line)));
        };
        if name.is_empty() || name.contains(char::is_control) {
            return Err(ParameterError::Form(Quoted::new(line)));
        }
        let unexpected = |what, value: &str, expected| ParameterError::Number {
            name: Quoted::new(name),
            what,
            value: Quoted::new(value),
            expected,
        };
        let whole = |what, value: &str| {
            let number = value.parse().ok();
            let number = number.filter(|number| (-1_000_000..=1_000_000).contains(number));
            let expected = "a whole number from -1000000 to 1000000";
            number.ok_or_else(|| unexpected(what, value, expected))
        };
        let positive = |what, value: &str| {
            let number = value.parse().ok();
            let number = number.filter(|&number: &f64| number > 0.0 && number <= 1e6);
            number.ok_or_else(|| unexpected(what, value, "a number above 0, up to 1000000"))
        };
        let parameter = Parameter {
            name: name.to_owned(),
            start: whole("VALUE", start)?,
            min: whole("MIN", min)?,
            max: whole("MAX", max)?,
            c_end: positive("C_END", c_end)?,
            r_end: positive("R_END", r_end)?,
        };
        let (start, min, max) = (parameter.start, parameter.min, parameter.max);
        if min == max {
            return Err(ParameterError::Fixed(Quoted::new(name), min));
        }
        if (min..=max).contains(&start) {
            Ok(parameter)
        } else {
            let name = Quoted::new(name);
            Err(ParameterError::Start(name, start, min, max))
        }
    }
}

impl Parameter {
    /// Reads parameters, one per line. Empty lines and whatever follows a `#` are ignored. An error comes with its
    /// line number, from 1.
    pub(super) fn read_all(text: &str) -> Result<Vec<Parameter>, (u64, ParameterError)> {
        let mut parameters: Vec<Parameter> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split_once('#').map_or(line, |(line, _)| line).trim();
            if line.is_empty() {
                continue;
            }
            let parameter: Parameter = line.parse().map_err(|error| (number, error))?;
            if parameters.iter().any(|other| other.is(&parameter.name)) {
                let twice = ParameterError::Twice(Quoted::new(&parameter.name));
                return Err((number, twice));
            }
            parameters.push(parameter);
        }
        if parameters.is_empty() {
            Err((1, ParameterError::None))
        } else {
            Ok(parameters)
        }
    }

    /// Whether this is the name of the parameter, ignoring case.
    pub(super) fn is(&self, option: &str) -> bool {
        self.name.eq_ignore_ascii_case(option)
    }

    /// Checks that the engine that declared these options, in lines `option name NAME type ...`, accepts every value
    /// of the range.
    pub(super) fn check_declared(&self, options: &[String]) -> Result<(), ParameterError> {
        let name = || Quoted::new(&self.name);
        let words = options.iter().find_map(|line| {
            let (declared, words) = line.strip_prefix("option name ")?.split_once(" type ")?;
            self.is(declared).then_some(words)
        });
        let words = words.ok_or_else(|| ParameterError::Undeclared(name()))?;
        let declared = spin(words).ok_or_else(|| ParameterError::NotSpin(name()))?;
        let (name, min, max) = (name(), self.min, self.max);
        if i64::from(min) >= declared.0 && i64::from(max) <= declared.1 {
            Ok(())
        } else {
            Err(ParameterError::Range {
                name,
                min,
                max,
                declared,
            })
        }
    }
}

/// The range of an option from the words after `type`; `None` if it is not a spin.
fn spin(words: &str) -> Option<(i64, i64)> {
    let words: Vec<&str> = words.split_ascii_whitespace().collect();
    let after = |key| {
        let place = words.iter().position(|&word| word == key)?;
        words.get(place + 1)?.parse().ok()
    };
    match words.first() {
        Some(&"spin") => Some((after("min")?, after("max")?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "lmr_base, int, 40, -50, 150, 10, 0.002";

    #[test]
    fn a_parameter_survives_its_line_and_faults_are_named() {
        let parameter: Parameter = LINE.parse().unwrap();
        assert_eq!(parameter.to_string(), LINE);
        assert_eq!((parameter.start, parameter.min), (40, -50));
        for (line, fault) in [
            ("lmr_base", "is not NAME, int"),
            ("a, float, 1, 0, 2, 1, 1", "is not NAME, int"),
            (", int, 1, 0, 2, 1, 1", "is not NAME, int"),
            ("a, int, x, 0, 2, 1, 1", "a: VALUE is 'x'"),
            ("a, int, 1, 0.5, 2, 1, 1", "a: MIN is '0.5'"),
            ("a, int, 1, 0, 9999999, 1, 1", "a: MAX is '9999999'"),
            ("a, int, 1, 0, 2, 0, 1", "a: C_END is '0'"),
            ("a, int, 1, 0, 2, 1, nan", "a: R_END is 'nan'"),
            ("a, int, 3, 0, 2, 1, 1", "the value 3 is not from 0 to 2"),
        ] {
            let error = line.parse::<Parameter>().unwrap_err().to_string();
            assert!(error.contains(fault), "{line}: {error}");
        }
    }

    #[test]
    fn a_list_has_comments_and_no_name_twice() {
        let text = format!("# the list\n\n{LINE} # 39 before\n b, int, 1, 0, 2, 1, 0.1\n");
        let names = |text: &str| {
            let list = Parameter::read_all(text)?;
            Ok(list.into_iter().map(|it| it.name).collect::<Vec<_>>())
        };
        assert_eq!(names(&text).unwrap(), ["lmr_base", "b"]);
        let upper = LINE.to_uppercase().replace("INT", "int");
        let twice = names(&format!("{LINE}\n{upper}"));
        let quoted = Quoted::new("LMR_BASE");
        assert_eq!(twice, Err((2, ParameterError::Twice(quoted))));
        assert_eq!(names("# none"), Err((1, ParameterError::None)));
        assert_eq!(names("b\n").unwrap_err().0, 1);
    }

    #[test]
    fn an_engine_must_declare_the_whole_range() {
        let check = |line: &str| {
            let parameter: Parameter = LINE.parse().unwrap();
            parameter
                .check_declared(&[line.to_owned()])
                .map_err(|error| error.to_string())
        };
        let declared = |range: &str| format!("option name LMR_base type spin default 40 {range}");
        assert_eq!(check(&declared("min -50 max 150")), Ok(()));
        assert_eq!(check(&declared("max 900 min -900")), Ok(()));
        let string = declared("").replace("spin", "string");
        let other = "option name lmr type spin min -50 max 150".to_owned();
        let narrow = "is not within the engine's range -49 to 150";
        for (line, fault) in [
            (declared("min -49 max 150"), narrow),
            (declared("min -50 max 149"), "is not within"),
            (declared("max 149"), "is not a whole number"),
            (string, "is not a whole number"),
            (other, "no such option"),
        ] {
            let error = check(&line).unwrap_err();
            assert!(error.contains(fault), "{line}: {error}");
        }
    }
}
