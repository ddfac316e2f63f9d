//! Coverage: where the beams of both players could go if plies put or turned mirrors on their paths.

/// What the mirrors of both players could make of their standing beams, each a pair of sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Coverage<P> {
    /// The squares on which each player could turn its beam next: those with a mirror of the player's, and
    /// empty ones that such a mirror can step to.
    pub(super) turns: P,
    /// The squares that each player's beam could enter going north or south if one ply turned it.
    pub(super) vertical: P,
    /// The same going east or west.
    pub(super) horizontal: P,
    /// The squares that each player's beam could go to then if another ply turned it again.
    pub(super) two_plies: P,
}

/// What coverage depends on, each a pair of sets.
#[derive(Clone, Copy, Debug)]
pub(super) struct CoverageInput<P> {
    /// The squares that the standing beams enter going north or south.
    pub(super) vertical: P,
    /// The same going east or west.
    pub(super) horizontal: P,
    /// The players' mirrors.
    pub(super) mirrors: P,
    /// The squares of all pieces, for either player.
    pub(super) occupied: P,
}
