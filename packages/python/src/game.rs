//! What both games' classes share.

use crate::hints::Moves;
use engine::game::{Game, Seat, Undone};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::collections::BTreeMap;
use std::fmt::Display;

/// A `ValueError` about `what`.
pub fn wrong(what: impl Display, error: impl Display) -> PyErr {
    PyValueError::new_err(format!("{what}: {error}"))
}

/// The number, which must be in this range.
pub fn number(name: &str, value: i64, min: i64, max: i64) -> PyResult<u64> {
    match u64::try_from(value) {
        Ok(number) if (min..=max).contains(&value) => Ok(number),
        _ => Err(wrong(name, format!("{value} is not from {min} to {max}"))),
    }
}

pub fn read_move<G: Game>(text: &str) -> PyResult<G::Move> {
    text.parse()
        .map_err(|error| wrong(format_args!("move {text:?}"), error))
}

pub fn play<G: Game>(game: &mut G, text: &str) -> PyResult<String> {
    let played = game.play(read_move::<G>(text)?);
    let played = played.map_err(|error| wrong(format_args!("move {text:?}"), error))?;
    Ok(played.to_string())
}

/// Plays the moves that a game was created with.
pub fn play_all<G: Game>(game: &mut G, moves: Option<Moves<'_>>) -> PyResult<()> {
    let Some(moves) = moves else {
        return Ok(());
    };
    moves.each(|index, text| {
        let played = play(game, text);
        played.map_err(|error| {
            Python::attach(|py| wrong(format_args!("moves[{index}]"), error.value(py)))
        })?;
        Ok(())
    })
}

/// A `ValueError` if the game is over.
pub fn check_goes_on(what: &str, game: &impl Game) -> PyResult<()> {
    game.ending_text().map_or(Ok(()), |ending| {
        Err(wrong(what, format_args!("the game is over: {ending}")))
    })
}

/// The function that pickle calls to rebuild a game.
pub type Build<'py> = Bound<'py, PyAny>;

/// Its arguments: the class, the start with the moves, and the options.
pub type Args<'py> = (Bound<'py, PyType>, (String, Vec<String>), Options);

/// How `pickle` and `copy` rebuild a game: from its start, moves and options.
pub fn reduced<'py, T>(
    game: &Bound<'py, T>,
    start: String,
    moves: Vec<String>,
    options: Options,
) -> PyResult<(Build<'py>, Args<'py>)> {
    let build = game.py().import("copyreg")?.getattr("__newobj_ex__")?;
    Ok((build, (game.as_any().get_type(), (start, moves), options)))
}

/// The options of a game, by keyword.
pub type Options = BTreeMap<&'static str, bool>;

pub fn undo<G: Game>(game: &mut G) -> Option<String> {
    game.undo().map(|undone| match undone {
        Undone::Claim => "claim".to_owned(),
        Undone::Move(mv) => mv.to_string(),
    })
}

pub fn texts<T: Display>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// The name of the player at a seat, in lower case.
pub fn player<G: Game>(game: &G, seat: Seat) -> String {
    game.seat_name(seat).to_ascii_lowercase()
}

pub fn players<G: Game>(game: &G) -> Vec<String> {
    let seats = Seat::all(game.players());
    seats.map(|seat| player(game, seat)).collect()
}

pub fn seat<G: Game>(game: &G, name: &str) -> PyResult<Seat> {
    let mut seats = Seat::all(game.players());
    let found = seats.find(|&seat| player(game, seat) == name);
    found.ok_or_else(|| {
        let known = players(game).join(", ");
        wrong("player", format!("{name:?} is not one of {known}"))
    })
}

/// The methods that both games' classes have: a block of methods beside the class's own.
macro_rules! game_methods {
    ($game:ident) => {
        #[pyo3::pymethods]
        impl $game {
            /// The current position as text (FEN).
            #[getter]
            fn fen(&self) -> String {
                self.record.position().to_string()
            }

            /// The first position as text (FEN).
            #[getter]
            fn start(&self) -> String {
                self.record.start().to_string()
            }

            /// The moves played.
            #[getter]
            fn moves(&self) -> Vec<String> {
                $crate::game::texts(self.record.moves_played())
            }

            /// The legal moves; none after the end. In Labyrinth, "!" may follow a move that uncovers an unknown card.
            fn legal_moves(&self) -> Vec<String> {
                $crate::game::texts(self.record.legal_moves())
            }

            /// How the game has ended, in words; None while it goes on.
            #[getter]
            fn ending(&self) -> Option<String> {
                engine::game::Game::ending_text(&self.record)
            }

            /// Whether the rules allow this move now.
            #[pyo3(signature = (r#move))]
            fn is_legal(&self, r#move: &str) -> pyo3::PyResult<bool> {
                let mv = $crate::game::read_move::<Record>(r#move)?;
                Ok(engine::game::Game::check(&self.record, mv).is_ok())
            }

            /// The number of actions. An action is a move as a number from 0, as the player to move sees the board:
            /// see the README.
            #[classattr]
            const ACTIONS: usize = <Record as $crate::actions::Actions>::ACTIONS;

            /// The number of a move.
            #[pyo3(signature = (r#move))]
            fn action(&self, r#move: &str) -> pyo3::PyResult<usize> {
                $crate::actions::action_of(&self.record, r#move)
            }

            /// The move with this number.
            #[pyo3(name = "move")]
            fn move_of(&self, action: i64) -> pyo3::PyResult<String> {
                let mv = $crate::actions::read_action(&self.record, action)?;
                Ok(mv.to_string())
            }

            /// The numbers of the legal moves.
            fn legal_actions<'py>(
                &self,
                py: pyo3::Python<'py>,
            ) -> pyo3::PyResult<$crate::hints::Ints<'py>> {
                let actions = $crate::actions::legal_actions(py, &self.record)?;
                Ok($crate::hints::Ints(actions))
            }

            /// The legal actions as an array of type uint8: 1 where an action is legal, otherwise 0. It is `out`, if
            /// that is given.
            #[pyo3(signature = (*, out=None))]
            fn legal_mask<'py>(
                &self,
                py: pyo3::Python<'py>,
                out: Option<$crate::arrays::Out<'py>>,
            ) -> pyo3::PyResult<$crate::arrays::Array<'py, u8>> {
                const ACTIONS: usize = <Record as $crate::actions::Actions>::ACTIONS;
                let mut mask = [0; ACTIONS];
                $crate::actions::write_mask(&self.record, &mut mask);
                $crate::arrays::array(py, out, (ACTIONS,), &mask)
            }

            /// Plays the move with this number. After a ValueError the game is unchanged.
            fn play_action(&mut self, action: i64) -> pyo3::PyResult<()> {
                $crate::actions::play_action(&mut self.record, action)
            }

            /// Plays a move and returns it as records write it: in Laser Chess, the turn of a Switch is R. After a
            /// ValueError the game is unchanged.
            #[pyo3(signature = (r#move))]
            fn play(&mut self, r#move: &str) -> pyo3::PyResult<String> {
                $crate::game::play(&mut self.record, r#move)
            }

            /// Takes back the last move and returns it; None at the start. In Laser Chess, a claim of a draw is taken
            /// back first, and "claim" returned.
            fn undo(&mut self) -> Option<String> {
                $crate::game::undo(&mut self.record)
            }

            /// An independent copy.
            fn copy(&self) -> $game {
                self.clone()
            }

            // Without these, `copy` would play all moves again.
            fn __copy__(&self) -> $game {
                self.clone()
            }

            fn __deepcopy__(&self, _memo: &pyo3::Bound<'_, pyo3::PyAny>) -> $game {
                self.clone()
            }

            /// The board as an SVG picture.
            fn svg(&self) -> String {
                render::svg(self.record.position())
            }

            fn _repr_svg_(&self) -> String {
                self.svg()
            }

            fn __str__(&self) -> String {
                render::text(self.record.position(), engine::grid::TextStyle::PLAIN)
            }

            fn __repr__(&self) -> String {
                format!("<{} {}>", stringify!($game), self.fen())
            }
        }
    };
}
pub(crate) use game_methods;
