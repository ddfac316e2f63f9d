//! Values of records and settings that are serialized as text.

use crate::lines::Quoted;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::str::FromStr;

/// Serializes types as text, which errors quote.
macro_rules! as_text {
    ($($type:ty),+) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        $crate::arena::records::read_as_text!($type);
    )+};
}

/// Deserializes types from their text.
macro_rules! read_as_text {
    ($($type:ty),+) => {$(
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::arena::records::from_text(from)
            }
        }
    )+};
}

pub(in crate::arena) use {as_text, read_as_text};

/// Deserializes a value from its text.
pub(in crate::arena) fn from_text<'de, D: Deserializer<'de>, T>(from: D) -> Result<T, D::Error>
where
    T: FromStr<Err: fmt::Display>,
{
    let text = String::deserialize(from)?;
    let read = text.parse();
    read.map_err(|error| D::Error::custom(format!("'{}': {error}", Quoted::new(&text))))
}
