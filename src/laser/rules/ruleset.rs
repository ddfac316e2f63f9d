//! Options for the two points on which programs read the rule books differently.

/// The rule variant of a game. The default is the publisher's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether a King may turn. The turn changes nothing on the board: it passes, and the laser
    /// fires.
    pub king_turns: bool,
    /// Whether a swap may put the piece that is not the Switch on a square closed to it.
    pub swap_onto_closed: bool,
}
