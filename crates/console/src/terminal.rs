//! Notes on standard error, and reports. Both contain text from other people's files and programs, which a terminal
//! must show, not obey.

use std::io::{self, Write, stderr};

/// Whether a terminal would act on a character instead of showing it: C0, DEL, C1, and the characters that change the
/// direction of text (Unicode property `Bidi_Control`).
fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn escape(text: &str, is_kept: impl Fn(char) -> bool) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if is_control(c) && !is_kept(c) {
            escaped.extend(c.escape_default());
        } else {
            escaped.push(c);
        }
    }
    escaped
}

/// Foreign text, such as a name, on one line, with whatever a terminal would obey escaped.
pub fn on_one_line(text: &str) -> String {
    escape(text, |_| false)
}

/// Lines for a terminal, with whatever it would obey escaped, except line ends and tabs.
pub fn printable(text: &str) -> String {
    escape(text, |c| matches!(c, '\n' | '\t'))
}

/// Whether a text has nothing that a terminal would obey.
pub fn is_printable(text: &str) -> bool {
    !text.contains(is_control)
}

/// Writes a line to standard error. Errors are ignored: an unwritten note is no reason to stop.
pub fn print_note(line: &str) {
    let _ = writeln!(stderr(), "{}", printable(line));
}

/// An output whose text is [`printable`]. Bytes that are not UTF-8 become U+FFFD.
pub struct Printable<W> {
    output: W,
    /// The first bytes of a character whose other bytes have not been written yet.
    torn: Vec<u8>,
}

impl<W: Write> Printable<W> {
    /// An output before this one.
    pub fn new(output: W) -> Printable<W> {
        Printable {
            output,
            torn: Vec::new(),
        }
    }
}

impl<W: Write> Write for Printable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.torn.extend_from_slice(bytes);
        let whole = match str::from_utf8(&self.torn) {
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            _ => self.torn.len(),
        };
        let text = String::from_utf8_lossy(&self.torn[..whole]);
        self.output.write_all(printable(&text).as_bytes())?;
        self.torn.drain(..whole);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOREIGN: &str = "a\tb\r\u{1b}[31mc\u{7f}\u{9b}2J\u{202e}d\u{2066}é\u{5d0}\n";

    #[test]
    fn what_a_terminal_would_obey_is_escaped() {
        let shown = "a\tb\\r\\u{1b}[31mc\\u{7f}\\u{9b}2J\\u{202e}d\\u{2066}é\u{5d0}\n";
        assert_eq!(printable(FOREIGN), shown);
        let line = shown.replace('\t', "\\t").replace('\n', "\\n");
        assert_eq!(on_one_line(FOREIGN), line);
    }

    #[test]
    fn no_character_is_torn() {
        for length in 1..=FOREIGN.len() {
            let mut written = Vec::new();
            let mut output = Printable::new(&mut written);
            for part in FOREIGN.as_bytes().chunks(length) {
                output.write_all(part).unwrap();
            }
            assert_eq!(String::from_utf8(written).unwrap(), printable(FOREIGN));
        }
    }
}
