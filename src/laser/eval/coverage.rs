//! Coverage: where both players' beams could go if a ply put or turned a mirror on their paths.

/// Where mirrors could turn both players' standing beams; each field is a pair of sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Coverage<P> {
    /// The squares on which each player could turn its beam next: those with a mirror of that player,
    /// and empty ones that such a mirror can step to.
    pub(super) turns: P,
    /// The squares that each player's beam could enter going north or south if one ply turned it.
    pub(super) vertical: P,
    /// The same going east or west.
    pub(super) horizontal: P,
    /// The squares that each player's beam could then go to if a second ply turned it again.
    pub(super) two_plies: P,
}

/// The input of coverage; each field is a pair of sets.
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
