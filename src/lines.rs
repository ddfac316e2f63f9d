//! Lines of text between programs: splits any bytes into lines, and makes another program's text safe
//! to show.

use derive_more::Display;
use std::io::{self, BufRead};

/// The maximum length of a line, in bytes: enough for a game of 200,000 moves.
pub const MAX_LINE: usize = 1 << 20;

/// A line without its line end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Valid UTF-8.
    Text(String),
    /// A line that is too long or not UTF-8, with the reason as an error message.
    Unreadable(String),
}

impl Line {
    /// The line of these bytes.
    pub fn new(bytes: Vec<u8>) -> Line {
        if bytes.len() > MAX_LINE {
            return Line::too_long(bytes.len());
        }
        match String::from_utf8(bytes) {
            Ok(text) => Line::Text(text),
            Err(error) => {
                let at = error.utf8_error().valid_up_to();
                let text = String::from_utf8_lossy(error.as_bytes());
                Line::Unreadable(format!(
                    "the line is not UTF-8 from byte {} on: '{}'",
                    at + 1,
                    Quoted::new(&text)
                ))
            }
        }
    }

    fn too_long(length: usize) -> Line {
        Line::Unreadable(format!(
            "the line has {length} bytes, the limit is {MAX_LINE}"
        ))
    }
}

/// The UTF-8 byte order mark, which some editors and shells put before the first line of a file or stream.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A text without a leading byte order mark.
pub fn without_byte_order_mark(text: &str) -> &str {
    text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text)
}

/// Skips a byte order mark at the beginning of an input. Returns the number of bytes skipped.
pub fn skip_byte_order_mark(input: &mut impl BufRead) -> io::Result<u64> {
    let mut mark = [0; 3];
    let mark = BYTE_ORDER_MARK.encode_utf8(&mut mark).as_bytes();
    let start = loop {
        match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            start => break start?,
        }
    };
    // Programs write the mark as a whole, so that it is not split between two buffers.
    let skipped = if start.starts_with(mark) {
        mark.len()
    } else {
        0
    };
    input.consume(skipped);
    Ok(skipped as u64)
}

/// Reads the next line; `None` at the end of the input. The last line needs no line end.
///
/// A line longer than [`MAX_LINE`] is skipped to its end and never held in memory as a whole.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    Ok(read_measured(input)?.map(|(line, _)| line))
}

/// [`read_line`] with the number of bytes that were read, including the line end.
pub fn read_measured(input: &mut impl BufRead) -> io::Result<Option<(Line, u64)>> {
    let Some((bytes, length, used)) = read_bytes(input, MAX_LINE)? else {
        return Ok(None);
    };
    let line = if length > MAX_LINE {
        Line::too_long(length)
    } else {
        Line::new(bytes)
    };
    Ok(Some((line, used)))
}

/// [`read_line`] as lossy text: invalid UTF-8 becomes U+FFFD, and an overlong line is truncated.
pub fn read_line_lossy(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let line = read_bytes(input, MAX_LINE)?;
    Ok(line.map(|(bytes, ..)| match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
    }))
}

/// Reads the next line. Returns up to `max` bytes of it, its length, and its length with the line end.
pub fn read_bytes(
    input: &mut impl BufRead,
    max: usize,
) -> io::Result<Option<(Vec<u8>, usize, u64)>> {
    let mut bytes = Vec::new();
    let (mut length, mut read) = (0, 0);
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            break;
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        length += part.len();
        let room = max - bytes.len();
        bytes.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        read += used as u64;
        if end.is_some() {
            break;
        }
    }
    Ok((read > 0).then_some((bytes, length, read)))
}

/// Text from outside the program, safe to show in a line of output: characters that do not print
/// are escaped, and a long text is truncated.
#[derive(Clone, Debug, Display, PartialEq, Eq)]
pub struct Quoted(String);

impl Quoted {
    /// The maximum number of characters shown of a word, counted after escaping.
    const MAX: usize = 40;

    /// The maximum number of characters shown of a whole line, counted after escaping.
    const MAX_OF_A_LINE: usize = 300;

    /// Quotes a word or two: at most 40 characters.
    pub fn new(text: &str) -> Quoted {
        Quoted::cut(text, Self::MAX)
    }

    /// Quotes a whole line, such as another program's error message: at most 300 characters.
    pub fn long(text: &str) -> Quoted {
        Quoted::cut(text, Self::MAX_OF_A_LINE)
    }

    fn cut(text: &str, most: usize) -> Quoted {
        let mut escaped = text.chars().flat_map(char::escape_debug);
        let mut quoted: String = escaped.by_ref().take(most).collect();
        if escaped.next().is_some() {
            quoted.push_str("...");
        }
        Quoted(quoted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(input: &[u8]) -> Vec<Line> {
        let mut reader = BufReader::with_capacity(7, input);
        std::iter::from_fn(|| read_line(&mut reader).unwrap()).collect()
    }

    #[test]
    fn lines_end_with_a_newline_or_the_input() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n"), [text("")]);
        assert_eq!(
            lines(b"isready\r\n\na longer line\nlast"),
            [
                text("isready\r"),
                text(""),
                text("a longer line"),
                text("last")
            ]
        );
    }

    #[test]
    fn lines_next_to_unreadable_ones_are_read() {
        let mut input = vec![b'x'; MAX_LINE + 1];
        input.extend(b"\nd\n\xff\xfe\nd");
        let lines = lines(&input);
        assert!(matches!(&lines[0], Line::Unreadable(why) if why.contains("1048577")));
        assert_eq!(lines[1], Line::Text("d".to_owned()));
        assert!(matches!(&lines[2], Line::Unreadable(why) if why.contains("byte 1 ")));
        assert_eq!(lines[3], Line::Text("d".to_owned()));
        assert_eq!(lines.len(), 4);
    }
}
