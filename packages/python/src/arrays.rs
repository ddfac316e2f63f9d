//! Arrays for results: new ones, which need NumPy, or buffers that Python gives.

use crate::game::wrong;
use crate::hints::items;
use pyo3::buffer::{Element, PyBuffer};
use pyo3::inspect::{PyStaticExpr, PyStaticOperator};
use pyo3::prelude::*;
use pyo3::{type_hint_identifier as name, type_hint_subscript as subscript};
use std::convert::Infallible;
use std::marker::PhantomData;

/// A type of the items of arrays.
pub trait Item: Element + Default {
    const NAME: &'static str;
    const TYPE_HINT: PyStaticExpr;
}

macro_rules! item_types {
    ($($item:ty, $name:literal;)*) => {
        $(impl Item for $item {
            const NAME: &'static str = $name;
            const TYPE_HINT: PyStaticExpr = name!("numpy", $name);
        })*
    };
}

item_types! {
    i8, "int8";
    u8, "uint8";
    u16, "uint16";
    i64, "int64";
    f32, "float32";
}

/// An array of items `T`.
pub struct Array<'py, T>(Bound<'py, PyAny>, PhantomData<T>);

impl<'py, T: Item> IntoPyObject<'py> for Array<'py, T> {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = Infallible;
    const OUTPUT_TYPE: PyStaticExpr = subscript!(name!("numpy.typing", "NDArray"), T::TYPE_HINT);

    fn into_pyobject(self, _: Python<'py>) -> Result<Self::Output, Infallible> {
        Ok(self.0)
    }
}

/// A buffer for results: a C-contiguous array of just the right size. Where bytes are wanted, arrays of int8 and bool
/// will do.
pub struct Out<'py>(Bound<'py, PyAny>);

impl<'py> FromPyObject<'_, 'py> for Out<'py> {
    type Error = PyErr;
    // For type checkers, arrays are buffers only from Python 3.12 on.
    const INPUT_TYPE: PyStaticExpr = PyStaticExpr::BinOp {
        left: &subscript!(name!("numpy.typing", "NDArray"), name!("typing", "Any")),
        op: PyStaticOperator::BitOr,
        right: &name!("typing_extensions", "Buffer"),
    };

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Out<'py>> {
        Ok(Out(object.to_owned()))
    }
}

impl<'py> Out<'py> {
    fn put<T: Item>(&self, items: &[T]) -> PyResult<()> {
        let py = self.0.py();
        let buffer = PyBuffer::<T>::get(&self.0).or_else(|error| {
            let same = self.0.getattr("itemsize").and_then(|size| size.extract());
            if size_of::<T>() != 1 || !same.is_ok_and(|size: usize| size == 1) {
                return Err(wrong(
                    "out",
                    format_args!("{} wanted: {}", T::NAME, error.value(py)),
                ));
            }
            PyBuffer::get(&self.0.call_method1("view", (T::NAME,))?)
        })?;
        if buffer.item_count() != items.len() {
            let error = format!("it has {} items, not {}", buffer.item_count(), items.len());
            return Err(wrong("out", error));
        }
        buffer.copy_from_slice(py, items)
    }
}

/// These items as an array of this shape: `out`, or a new one.
pub fn array<'py, T: Item>(
    py: Python<'py>,
    out: Option<Out<'py>>,
    shape: impl IntoPyObject<'py>,
    items: &[T],
) -> PyResult<Array<'py, T>> {
    let out = match out {
        Some(out) => out,
        None => Out(py
            .import("numpy")?
            .call_method1("empty", (shape, T::NAME))?),
    };
    out.put(items)?;
    Ok(Array(out.0, PhantomData))
}

/// Whole numbers: an array of them, or any iterable.
pub struct Numbers(pub Vec<i64>);

impl FromPyObject<'_, '_> for Numbers {
    type Error = PyErr;
    const INPUT_TYPE: PyStaticExpr = subscript!(
        name!("collections.abc", "Iterable"),
        name!("builtins", "int")
    );

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Numbers> {
        let py = object.py();
        if let Ok(buffer) = PyBuffer::<i64>::get(&object) {
            return Ok(Numbers(buffer.to_vec(py)?));
        }
        if let Ok(buffer) = PyBuffer::<i32>::get(&object) {
            let numbers = buffer.to_vec(py)?;
            return Ok(Numbers(numbers.into_iter().map(i64::from).collect()));
        }
        Ok(Numbers(items(&object, |item| item.extract())?))
    }
}
