//! Serializes values as text. The engine's types do not implement serde's traits, so a field of such a type names
//! this module: `#[serde(with = "text")]`.

use akhet::game::Variant;
use akhet::labyrinth::rules::{MarkedMove, Players};
use akhet::laser::rules::{Move, Setup};
use akhet::lines::Quoted;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A value that is serialized as text.
pub trait Text: Sized {
    /// Serializes it.
    ///
    /// # Errors
    /// Those of the serializer.
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error>;

    /// Deserializes it. Errors quote the text.
    ///
    /// # Errors
    /// If it is not a text, or not that of such a value.
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error>;
}

/// `#[serde(with = "text")]`.
///
/// # Errors
/// As [`Text::write`].
pub fn serialize<T: Text, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    value.write(to)
}

/// `#[serde(with = "text")]`.
///
/// # Errors
/// As [`Text::read`].
pub fn deserialize<'de, T: Text, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    T::read(from)
}

macro_rules! text_of_engine {
    ($($type:ty),+) => {$(
        impl Text for $type {
            fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }

            fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from_text(from)
            }
        }
    )+};
}

text_of_engine!(Move, Setup, MarkedMove, Variant);

/// Written as a number.
impl Text for Players {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.count().serialize(to)
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from_text(from)
    }
}

/// A text within a list or an option.
struct Inner<T>(T);

impl<'de, T: Text> Deserialize<'de> for Inner<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        T::read(from).map(Inner)
    }
}

impl<T: Text> Text for Option<T> {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(value) => value.write(to),
            None => to.serialize_none(),
        }
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let read = Option::<Inner<T>>::deserialize(from)?;
        Ok(read.map(|Inner(value)| value))
    }
}

impl<T: Text> Text for Vec<T> {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(Written))
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let read = Vec::<Inner<T>>::deserialize(from)?;
        Ok(read.into_iter().map(|Inner(value)| value).collect())
    }
}

/// A text within a list.
struct Written<'a, T>(&'a T);

impl<T: Text> Serialize for Written<'_, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.write(to)
    }
}

/// Implements `Serialize` and `Deserialize` by the text of a type. Errors quote the text.
#[macro_export]
macro_rules! as_text {
    ($($type:ty),+) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        $crate::read_as_text!($type);
    )+};
}

/// Implements `Deserialize` by the text of a type.
#[macro_export]
macro_rules! read_as_text {
    ($($type:ty),+) => {$(
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::text::from_text(from)
            }
        }
    )+};
}

/// Deserializes a value from its text.
///
/// # Errors
/// As [`Text::read`].
pub fn from_text<'de, D: Deserializer<'de>, T>(from: D) -> Result<T, D::Error>
where
    T: FromStr<Err: fmt::Display>,
{
    let text = String::deserialize(from)?;
    let read = text.parse();
    read.map_err(|error| D::Error::custom(format!("'{}': {error}", Quoted::new(&text))))
}
