//! Deserializes tables in which any value may be a string, as on the command line: `on` and `off` are booleans, and
//! lists are separated by commas.

use akhet::lines::Quoted;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{Deserializer, Error as _, Expected, IntoDeserializer, Visitor};
use std::fmt::Display;
use toml::Value;
use toml::de::Error;

/// A value of the settings.
pub(super) struct Lenient(pub(super) Value);

fn fault(text: &str, expected: impl Display) -> Error {
    Error::custom(format!("'{}': expected {expected}", Quoted::new(text)))
}

/// Whether the visitor's description of what it expects has this word.
fn wants<'de>(visitor: &impl Visitor<'de>, word: &str) -> bool {
    (visitor as &dyn Expected).to_string().contains(word)
}

impl Lenient {
    fn text(self) -> Result<String, Error> {
        match self.0 {
            Value::String(text) => Ok(text),
            Value::Integer(number) => Ok(number.to_string()),
            Value::Float(number) => Ok(number.to_string()),
            Value::Boolean(on) => Ok(on.to_string()),
            Value::Array(_) => Err(Error::custom("expected one value, not a list")),
            Value::Table(_) | Value::Datetime(_) => Err(Error::custom("expected a value")),
        }
    }

    /// Reads a whole number of at most `max`, and of at least 1 if the type has no zero.
    fn whole<'de, V: Visitor<'de>>(self, visitor: V, max: u64) -> Result<V::Value, Error> {
        let min = u64::from(wants(&visitor, "nonzero"));
        let text = self.text()?;
        match text.parse() {
            Ok(number) if (min..=max).contains(&number) => visitor.visit_u64(number),
            _ => Err(fault(&text, format!("a whole number from {min} to {max}"))),
        }
    }
}

impl<'de> IntoDeserializer<'de, Error> for Lenient {
    type Deserializer = Lenient;

    fn into_deserializer(self) -> Lenient {
        self
    }
}

impl<'de> Deserializer<'de> for Lenient {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Table(table) => {
                let entries = table.into_iter().map(|(key, value)| (key, Lenient(value)));
                visitor.visit_map(MapDeserializer::new(entries))
            }
            Value::Array(items) if items.is_empty() => Err(Error::custom("the list is empty")),
            Value::Array(items) => {
                visitor.visit_seq(SeqDeserializer::new(items.into_iter().map(Lenient)))
            }
            value => value.deserialize_any(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let text = self.text()?;
        match text.as_str() {
            "on" | "true" => visitor.visit_bool(true),
            "off" | "false" => visitor.visit_bool(false),
            _ => Err(fault(&text, "on or off")),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.whole(visitor, u8::MAX.into())
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.whole(visitor, u16::MAX.into())
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.whole(visitor, u32::MAX.into())
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        // TOML has no larger integers.
        self.whole(visitor, i64::MAX as u64)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let text = self.text()?;
        match text.parse() {
            Ok(number) => visitor.visit_f64(number),
            Err(_) => Err(fault(&text, "a number")),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.text()? {
            text if text.is_empty() && wants(&visitor, "path") => Err(fault(&text, "a path")),
            text => visitor.visit_string(text),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let items = match self.0 {
            Value::String(text) => text.split(',').map(Value::from).collect(),
            Value::Array(items) => items,
            value => vec![value],
        };
        Lenient(Value::Array(items)).deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self.text()?.into_deserializer())
    }

    serde::forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u128 f32 char str bytes byte_buf unit unit_struct newtype_struct tuple
        tuple_struct map struct identifier ignored_any
    }
}
