//! Python types that PyO3 does not know, with the names that Python's type checkers see.

use crate::results::Info;
use pyo3::exceptions::PyTypeError;
use pyo3::inspect::{PyStaticExpr, PyStaticOperator};
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList, PyString};
use pyo3::{PyClass, PyTypeInfo};
use pyo3::{type_hint_identifier as name, type_hint_subscript as subscript};
use std::convert::Infallible;
use std::marker::PhantomData;

/// Moves: any iterable of strings except a string. They are read one by one, since its length may be wrong, and it
/// may never end.
pub struct Moves<'py>(Bound<'py, PyIterator>);

impl Moves<'_> {
    /// Calls `take` with each move and its index, up to the first error.
    pub fn each(self, mut take: impl FnMut(usize, &str) -> PyResult<()>) -> PyResult<()> {
        for (index, item) in self.0.enumerate() {
            let item = item?;
            item.py().check_signals()?;
            let Ok(text) = item.cast::<PyString>() else {
                let kind = item.get_type().name()?;
                let error = format!("moves[{index}]: a move is a str, not {kind}");
                return Err(PyTypeError::new_err(error));
            };
            take(index, text.to_str()?)?;
        }
        Ok(())
    }
}

impl<'py> FromPyObject<'_, 'py> for Moves<'py> {
    type Error = PyErr;
    const INPUT_TYPE: PyStaticExpr = subscript!(
        name!("collections.abc", "Iterable"),
        name!("builtins", "str")
    );

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Moves<'py>> {
        if object.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err(
                "a str is one move, not a list of moves",
            ));
        }
        Ok(Moves(object.try_iter()?))
    }
}

/// A function that receives the reports of a search.
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

/// The method of a `threading.Event` that says whether it is set.
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

/// A list of whole numbers.
pub struct Ints<'py>(pub Bound<'py, PyList>);

impl<'py> IntoPyObject<'py> for Ints<'py> {
    type Target = PyList;
    type Output = Bound<'py, PyList>;
    type Error = Infallible;
    const OUTPUT_TYPE: PyStaticExpr =
        subscript!(name!("builtins", "list"), name!("builtins", "int"));

    fn into_pyobject(self, _: Python<'py>) -> Result<Self::Output, Infallible> {
        Ok(self.0)
    }
}

/// What `read` makes of each item of an iterable. Ctrl-C ends one without an end.
pub fn items<'py, T>(
    iterable: &Bound<'py, PyAny>,
    read: impl Fn(Bound<'py, PyAny>) -> PyResult<T>,
) -> PyResult<Vec<T>> {
    let items = iterable.try_iter()?.map(|item| {
        iterable.py().check_signals()?;
        read(item?)
    });
    items.collect()
}

/// Games: a batch, or any iterable of games.
pub struct Games<'py, G, B>(Bound<'py, PyAny>, PhantomData<(G, B)>);

impl<'py, G: PyClass, B: PyClass> Games<'py, G, B> {
    pub fn batch(&self) -> Option<PyRef<'py, B>> {
        self.0.cast::<B>().ok()?.try_borrow().ok()
    }

    pub fn list(&self) -> PyResult<Vec<PyRef<'py, G>>> {
        items(&self.0, |game| Ok(game.cast::<G>()?.try_borrow()?))
    }
}

impl<'py, G: PyClass, B: PyClass> FromPyObject<'_, 'py> for Games<'py, G, B> {
    type Error = PyErr;
    const INPUT_TYPE: PyStaticExpr = PyStaticExpr::BinOp {
        left: &B::TYPE_HINT,
        op: PyStaticOperator::BitOr,
        right: &subscript!(name!("collections.abc", "Iterable"), G::TYPE_HINT),
    };

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Games<'py, G, B>> {
        Ok(Games(object.to_owned(), PhantomData))
    }
}

/// A running search.
pub struct Analysis<'py>(pub Bound<'py, PyAny>);

impl<'py> IntoPyObject<'py> for Analysis<'py> {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = Infallible;
    const OUTPUT_TYPE: PyStaticExpr = name!("akhet._analysis", "Analysis");

    fn into_pyobject(self, _: Python<'py>) -> Result<Self::Output, Infallible> {
        Ok(self.0)
    }
}

/// A string, or several.
pub struct Texts(pub Vec<String>);

impl FromPyObject<'_, '_> for Texts {
    type Error = PyErr;
    // Of which a string is one.
    const INPUT_TYPE: PyStaticExpr = subscript!(
        name!("collections.abc", "Iterable"),
        name!("builtins", "str")
    );

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Texts> {
        if let Ok(text) = object.cast::<PyString>() {
            return Ok(Texts(vec![text.to_str()?.to_owned()]));
        }
        Ok(Texts(items(&object, |item| item.extract())?))
    }
}
