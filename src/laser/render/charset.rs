//! The characters that boards are drawn with, and the choice between them.

/// The characters to draw a board with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    /// ASCII only.
    Ascii,
    /// Box-drawing and block characters as well, each one column wide.
    Unicode,
}

impl Charset {
    /// The charset for this process's standard output: Unicode on Windows, and elsewhere what
    /// [`for_terminal`](Charset::for_terminal) says of the environment.
    pub fn from_env() -> Charset {
        if cfg!(windows) {
            return Charset::Unicode;
        }
        Charset::for_terminal(|name| {
            let value = std::env::var_os(name)?;
            Some(value.to_string_lossy().into_owned())
        })
    }

    /// The charset for a terminal with these environment variables.
    ///
    /// ASCII when `TERM` is `dumb`. Otherwise the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is
    /// set and not empty decides, as in POSIX: ASCII when it names an encoding other than UTF-8, or
    /// the locale `C` or `POSIX` without an encoding. Unicode in all other cases.
    pub fn for_terminal(variable: impl Fn(&str) -> Option<String>) -> Charset {
        if variable("TERM").as_deref() == Some("dumb") {
            return Charset::Ascii;
        }
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty());
        let Some(locale) = locale else {
            return Charset::Unicode;
        };
        // language[_territory][.encoding][@modifier]
        let locale = locale.split_once('@').map_or(&*locale, |(name, _)| name);
        let unicode = match locale.split_once('.') {
            Some((_, encoding)) => ["utf-8", "utf8"]
                .iter()
                .any(|name| encoding.eq_ignore_ascii_case(name)),
            None => !["C", "POSIX"].contains(&locale),
        };
        if unicode {
            Charset::Unicode
        } else {
            Charset::Ascii
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn charset(variables: &[(&str, &str)]) -> Charset {
        Charset::for_terminal(|name| {
            let found = variables.iter().find(|(key, _)| *key == name)?;
            Some(found.1.to_owned())
        })
    }

    #[test]
    fn unicode_where_nothing_speaks_against_it() {
        for variables in [
            &[][..],
            &[("TERM", "xterm-256color")],
            &[("LANG", "en_GB.UTF-8")],
            &[("LANG", "en_GB")],
            &[("LC_CTYPE", "C.utf8")],
            &[("LC_ALL", "C.UTF-8"), ("LANG", "C")],
            &[("LC_ALL", ""), ("LANG", "de_DE.UTF-8@euro")],
        ] {
            assert_eq!(charset(variables), Charset::Unicode, "{variables:?}");
        }
    }

    #[test]
    fn ascii_for_a_dumb_terminal_or_a_locale_without_utf_8() {
        for variables in [
            &[("TERM", "dumb"), ("LANG", "en_GB.UTF-8")][..],
            &[("LC_ALL", "C"), ("LANG", "en_GB.UTF-8")],
            &[("LC_CTYPE", "POSIX"), ("LANG", "en_GB.UTF-8")],
            &[("LC_ALL", ""), ("LANG", "C")],
            &[("LANG", "de_DE.ISO-8859-1")],
            &[("LANG", "de_DE.ISO-8859-15@euro")],
        ] {
            assert_eq!(charset(variables), Charset::Ascii, "{variables:?}");
        }
    }
}
