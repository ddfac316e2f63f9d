//! The two points where programs read the rule books differently.

/// Which reading of the rules a position is played by. The default is that of the publisher.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// A King may turn, which changes nothing: a pass that still fires the laser.
    pub king_turns: bool,
    /// A Switch may leave the other piece of a swap on a square closed to that piece.
    pub swap_onto_closed: bool,
}
