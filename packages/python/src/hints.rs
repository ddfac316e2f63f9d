//! Values whose types Python knows and Rust does not: their names for the type checkers of Python.

use crate::search::Info;
use pyo3::PyTypeInfo;
use pyo3::exceptions::PyTypeError;
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::{type_hint_identifier as name, type_hint_subscript as subscript};
use std::convert::Infallible;

/// A NumPy array of bytes.
pub struct Array<'py>(pub Bound<'py, PyAny>);

impl<'py> IntoPyObject<'py> for Array<'py> {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = Infallible;
    const OUTPUT_TYPE: PyStaticExpr =
        subscript!(name!("numpy.typing", "NDArray"), name!("numpy", "uint8"));

    fn into_pyobject(self, _: Python<'py>) -> Result<Self::Output, Infallible> {
        Ok(self.0)
    }
}

/// A function that takes the reports of a search.
pub struct Report(pub Py<PyAny>);

impl FromPyObject<'_, '_> for Report {
    type Error = PyErr;
    const INPUT_TYPE: PyStaticExpr = subscript!(
        name!("collections.abc", "Callable"),
        PyStaticExpr::List {
            elts: &[Info::TYPE_HINT]
        },
        name!("builtins", "object")
    );

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Report> {
        if object.is_callable() {
            Ok(Report(object.to_owned().unbind()))
        } else {
            Err(PyTypeError::new_err("it is not callable"))
        }
    }
}

/// The function that says whether an event is set.
pub struct Event(pub Py<PyAny>);

impl FromPyObject<'_, '_> for Event {
    type Error = PyErr;
    const INPUT_TYPE: PyStaticExpr = name!("threading", "Event");

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Event> {
        let is_set = object.getattr("is_set").ok();
        let is_set = is_set.filter(|is_set| is_set.is_callable());
        let is_set = is_set.ok_or_else(|| PyTypeError::new_err("it is not a threading.Event"))?;
        Ok(Event(is_set.unbind()))
    }
}
