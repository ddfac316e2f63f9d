//! The variants of the rules.

/// The two variants for younger players. Both are off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Players see all their own cards and may take them in any order. A turn that ends on the tile of
    /// any of the mover's cards uncovers that card.
    pub free_order: bool,
    /// The turn that uncovers the mover's last card wins; the pawn need not go home.
    pub no_return: bool,
}
