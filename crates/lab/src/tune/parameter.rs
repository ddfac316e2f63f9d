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
    type Err = String;

    fn from_str(line: &str) -> Result<Parameter, String> {
        let form = || {
            let line = Quoted::new(line);
            format!("'{line}' is not NAME, int, VALUE, MIN, MAX, C_END, R_END")
        };
        let words: Vec<&str> = line.split(',').map(str::trim).collect();
        let &[name, "int", start, min, max, c_end, r_end] = &words[..] else {
            return Err(form());
        };
        if name.is_empty() || name.contains(char::is_control) {
            return Err(form());
        }
        let quoted = Quoted::new(name);
        let unexpected = |what, value: &str, expected| {
            let value = Quoted::new(value);
            format!("{quoted}: {what} is '{value}', expected {expected}")
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
            let what = format!("MIN and MAX are both {min}, which leaves nothing to tune");
            return Err(format!("{quoted}: {what}"));
        }
        if (min..=max).contains(&start) {
            Ok(parameter)
        } else {
            Err(format!(
                "{quoted}: the value {start} is not from {min} to {max}"
            ))
        }
    }
}

impl Parameter {
    /// Reads parameters, one per line. Empty lines and whatever follows a `#` are ignored. An error comes with its
    /// line number, from 1.
    pub(super) fn read_all(text: &str) -> Result<Vec<Parameter>, (u64, String)> {
        let mut parameters: Vec<Parameter> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split_once('#').map_or(line, |(line, _)| line).trim();
            if line.is_empty() {
                continue;
            }
            let parameter: Parameter = line.parse().map_err(|error| (number, error))?;
            if parameters.iter().any(|other| other.is(&parameter.name)) {
                let name = Quoted::new(&parameter.name);
                return Err((number, format!("{name} appears twice")));
            }
            parameters.push(parameter);
        }
        if parameters.is_empty() {
            Err((1, "there is no parameter to tune".to_owned()))
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
    pub(super) fn check_declared(&self, options: &[String]) -> Result<(), String> {
        let fault = |what: &str| format!("{}: {what}", Quoted::new(&self.name));
        let words = options.iter().find_map(|line| {
            let (declared, words) = line.strip_prefix("option name ")?.split_once(" type ")?;
            self.is(declared).then_some(words)
        });
        let words = words.ok_or_else(|| fault("the engine has no such option"))?;
        let not_spin = "the engine's option is not a whole number (type spin)";
        let (low, high) = spin(words).ok_or_else(|| fault(not_spin))?;
        let (min, max) = (self.min, self.max);
        if i64::from(min) >= low && i64::from(max) <= high {
            Ok(())
        } else {
            let range = format!("the engine's range {low} to {high}");
            Err(fault(&format!("{min} to {max} is not within {range}")))
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
            let error = line.parse::<Parameter>().unwrap_err();
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
        assert_eq!(twice, Err((2, "LMR_BASE appears twice".to_owned())));
        let none = (1, "there is no parameter to tune".to_owned());
        assert_eq!(names("# none"), Err(none));
        assert_eq!(names("b\n").unwrap_err().0, 1);
    }

    #[test]
    fn an_engine_must_declare_the_whole_range() {
        let check = |line: &str| {
            let parameter: Parameter = LINE.parse().unwrap();
            parameter.check_declared(&[line.to_owned()])
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
