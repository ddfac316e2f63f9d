//! Rules of the laser game, and random games for property tests.
use akhet::laser::rules::{Move, Position, Rules, Setup};
use proptest::prelude::*;

/// The rules with only King turns allowed.
pub const KING_TURNS: Rules = Rules {
    king_turns: true,
    swap_onto_closed: false,
};

/// The rules with only swaps onto closed squares allowed.
pub const SWAPS: Rules = Rules {
    king_turns: false,
    swap_onto_closed: true,
};

/// A game of random moves.
#[derive(Clone, Debug)]
pub struct RandomGame {
    rules: Rules,
    setup: Setup,
    /// Each picks a legal move by index, modulo the number of moves.
    choices: Vec<u16>,
}

/// Any combination of the rule options.
pub fn rules() -> impl Strategy<Value = Rules> {
    any::<(bool, bool)>().prop_map(|(king_turns, swap_onto_closed)| Rules {
        king_turns,
        swap_onto_closed,
    })
}

/// Games of 1 to `plies` plies from the official setups, fewer if a King is hit.
pub fn games(plies: usize) -> impl Strategy<Value = RandomGame> {
    let setup = prop::sample::select(&Setup::OFFICIAL[..]);
    let choices = prop::collection::vec(any::<u16>(), 1..=plies);
    (rules(), setup, choices).prop_map(|(rules, setup, choices)| RandomGame {
        rules,
        setup,
        choices,
    })
}

impl RandomGame {
    /// The unfinished positions of the game, each with the move chosen there.
    pub fn turns(&self) -> Vec<(Position, Move)> {
        let mut position = Position::from_fen(self.setup.fen(), self.rules).unwrap();
        let mut turns = Vec::new();
        for &choice in &self.choices {
            let moves = position.legal_moves();
            if position.winner().is_some() {
                break;
            }
            let mv = moves[usize::from(choice) % moves.len()];
            turns.push((position.clone(), mv));
            position.play(mv).unwrap();
        }
        turns
    }
}
