//! Moves as numbers, for learning programs.

use crate::game::{read_move, wrong};
use engine::game::Game;
use engine::{labyrinth, laser};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyInt, PyList};
use rand::Rng;

/// The number of actions of the game that has most.
const MAX_ACTIONS: usize = if laser::rules::Move::POLICY_SIZE > labyrinth::rules::Move::POLICY_SIZE
{
    laser::rules::Move::POLICY_SIZE
} else {
    labyrinth::rules::Move::POLICY_SIZE
};

/// A game whose moves have numbers, as the player to move sees the board.
pub trait Actions: Game {
    /// The number of actions; each is less.
    const ACTIONS: usize;

    /// The number of this move in the current position; `None` for a move that is legal in no position.
    fn action(&self, mv: Self::Move) -> Option<usize>;

    /// The move with this number in the current position; `None` if there is no such move in any.
    fn move_of(&self, action: usize) -> Option<Self::Move>;

    /// Calls `take` with the number of each legal move, in the order of [`Game::legal_moves`].
    fn each_action(&self, take: impl FnMut(usize));

    /// A legal move at random; `None` after the end.
    fn any_move(&self, random: &mut impl Rng) -> Option<Self::Move>;
}

/// The move of an action, or a `ValueError`.
pub fn read_action<G: Actions>(game: &G, action: i64) -> PyResult<G::Move> {
    let known = usize::try_from(action)
        .ok()
        .filter(|&index| index < G::ACTIONS);
    let index = known.ok_or_else(|| {
        let most = G::ACTIONS - 1;
        wrong("action", format_args!("{action} is not from 0 to {most}"))
    })?;
    let mv = game.move_of(index);
    mv.ok_or_else(|| wrong(format_args!("action {action}"), "it leads off the board"))
}

/// The numbers of the legal moves as a list of Python's.
pub fn legal_actions<'py>(py: Python<'py>, game: &impl Actions) -> PyResult<Bound<'py, PyList>> {
    // To make the numbers anew for each position would take as long as to find the moves.
    static NUMBERS: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();
    let numbers = NUMBERS.get_or_init(py, || {
        let most = MAX_ACTIONS as i64;
        (0..most)
            .map(|number| PyInt::new(py, number).unbind())
            .collect()
    });
    let mut actions = Vec::with_capacity(128);
    game.each_action(|action| actions.extend(numbers.get(action).map(|number| number.bind(py))));
    PyList::new(py, actions)
}

/// Writes 1 for each legal action and 0 for the others.
pub fn write_mask<G: Actions>(game: &G, mask: &mut [u8]) {
    mask.fill(0);
    game.each_action(|action| {
        if let Some(bit) = mask.get_mut(action) {
            *bit = 1;
        }
    });
}

/// The number of a move.
pub fn action_of<G: Actions>(game: &G, text: &str) -> PyResult<usize> {
    let action = game.action(read_move::<G>(text)?);
    action.ok_or_else(|| wrong(format_args!("move {text:?}"), "no piece moves so far"))
}

pub fn play_action<G: Actions>(game: &mut G, action: i64) -> PyResult<()> {
    let mv = read_action(game, action)?;
    let played = game.play(mv);
    played.map_err(|error| wrong(format_args!("action {action} ({mv})"), error))?;
    Ok(())
}
