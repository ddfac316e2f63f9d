//! The text of a position in the style of FEN: fields, their parts, and where something is wrong.

use derive_more::Display;

/// A place in the text of a board. Columns count bytes from 1.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq)]
#[display("rank {rank}, column {column}")]
pub struct Place {
    /// The rank, from 1.
    pub rank: u8,
    /// The column in the whole text.
    pub column: usize,
}

/// A part of the text, with the column where it begins.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    pub(crate) text: &'a str,
    pub(crate) column: usize,
}

impl<'a> Part<'a> {
    /// The fields of a text, separated by any number of blanks, which are ASCII characters.
    pub(crate) fn fields(text: &'a str, blanks: &'a str) -> impl Iterator<Item = Part<'a>> {
        let parts = Part { text, column: 1 }.split(blanks);
        parts.filter(|part| !part.text.is_empty())
    }

    /// The parts between separators, which are ASCII characters.
    pub(crate) fn split(self, separators: &'a str) -> impl Iterator<Item = Part<'a>> + Clone {
        let mut column = self.column;
        let parts = self.text.split(move |c| separators.contains(c));
        parts.map(move |text| {
            let part = Part { text, column };
            column += text.len() + 1;
            part
        })
    }

    /// Takes the next character off the front if `read` knows it.
    pub(crate) fn take<T>(&mut self, read: impl Fn(char) -> Option<T>) -> Option<T> {
        let next = self.text.chars().next()?;
        let value = read(next)?;
        self.text = &self.text[next.len_utf8()..];
        self.column += next.len_utf8();
        Some(value)
    }

    /// The text as a number, if it consists only of digits and is from 1 to `max`.
    pub(crate) fn number(self, max: u32) -> Option<u32> {
        let number = self
            .text
            .parse()
            .ok()
            .filter(|_| !self.text.starts_with('+'));
        number.filter(|number| (1..=max).contains(number))
    }
}
