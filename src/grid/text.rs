//! Boards as text for a terminal: the choice of characters and colours, and a page of coloured characters.

use anstyle::{Ansi256Color, Color, Style};

/// The style of a board drawn as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextStyle {
    /// The characters to draw with.
    pub charset: Charset,
    /// Whether to use ANSI escape codes (256 colours). Pictures are complete without them.
    pub color: bool,
}

impl TextStyle {
    /// ASCII without colours.
    pub const PLAIN: TextStyle = TextStyle {
        charset: Charset::Ascii,
        color: false,
    };

    /// These characters in colours.
    pub const fn colored(charset: Charset) -> TextStyle {
        let color = true;
        TextStyle { charset, color }
    }
}

/// The characters to draw a board with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    /// ASCII only.
    Ascii,
    /// Box-drawing and block characters as well, each one column wide.
    Unicode,
}

impl Charset {
    /// The charset for this process's standard output: Unicode on Windows, and elsewhere what the terminal's
    /// environment variables say.
    pub fn from_env() -> Charset {
        if cfg!(windows) {
            return Charset::Unicode;
        }
        Charset::for_terminal(|name| {
            let value = std::env::var_os(name)?;
            Some(value.to_string_lossy().into_owned())
        })
    }

    /// The charset for a terminal with these environment variables: ASCII if `TERM` is `dumb`. Otherwise the
    /// first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set and not empty decides, as in POSIX: ASCII if it names
    /// an encoding other than UTF-8, or the locale `C` or `POSIX` without an encoding. Unicode in all other cases.
    fn for_terminal(variable: impl Fn(&str) -> Option<String>) -> Charset {
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
        let is_unicode = match locale.split_once('.') {
            Some((_, encoding)) => ["utf-8", "utf8"]
                .iter()
                .any(|name| encoding.eq_ignore_ascii_case(name)),
            None => !["C", "POSIX"].contains(&locale),
        };
        if is_unicode {
            Charset::Unicode
        } else {
            Charset::Ascii
        }
    }
}

/// A style with this colour of the 256-colour palette, on the terminal's background.
pub(crate) const fn colored(color: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(color))))
}

/// A style with these two colours of the 256-colour palette.
pub(crate) const fn colored_on(foreground: u8, background: u8) -> Style {
    colored(foreground).bg_color(Some(Color::Ansi256(Ansi256Color(background))))
}

/// The frame of a board, and the letters and digits of its files and ranks.
pub(crate) const FRAME: Style = colored(244);

/// The text under construction.
pub(crate) struct Page {
    pub(crate) text: String,
    color: bool,
    /// The style of the last character, so that codes are written only where the style changes.
    current: Style,
    /// The number of characters on the last line, without codes.
    column: usize,
}

impl Page {
    pub(crate) fn new(color: bool) -> Page {
        Page {
            text: String::new(),
            color,
            current: Style::new(),
            column: 0,
        }
    }

    fn switch_to(&mut self, style: Style) {
        if self.color && style != self.current {
            // A reset first: the codes of a style only add to the current one.
            self.text.push_str(&self.current.render_reset().to_string());
            self.text.push_str(&style.render().to_string());
            self.current = style;
        }
    }

    pub(crate) fn put(&mut self, glyph: char, style: Style) {
        self.switch_to(style);
        self.text.push(glyph);
        self.column += 1;
    }

    pub(crate) fn plain(&mut self, text: &str) {
        self.switch_to(Style::new());
        self.text.push_str(text);
        self.column += text.chars().count();
    }

    pub(crate) fn blanks(&mut self, count: usize) {
        self.plain(&" ".repeat(count));
    }

    pub(crate) fn pad_to(&mut self, column: usize) {
        self.blanks(column.saturating_sub(self.column));
    }

    /// Ends the line, dropping trailing blanks.
    pub(crate) fn newline(&mut self) {
        // Reset before the newline: terminals would fill the rest of the line with the background.
        self.switch_to(Style::new());
        let length = self.text.trim_end_matches(' ').len();
        self.text.truncate(length);
        self.text.push('\n');
        self.column = 0;
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
