//! The searches of both games, their evaluations, and the solver.

#[path = "../../examples/laser_player"]
mod laser_player {
    pub mod player;
    pub mod protocol;
}

mod alphabeta;
mod evaluation;
mod forced_wins;
mod labyrinth_answers;
mod labyrinth_evaluation;
mod labyrinth_search;
mod mate_lines;
mod proofs;
mod random_setups;
mod strength;
mod wdl;
