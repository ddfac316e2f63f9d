//! The layout of the evaluation's features: the one place that declares them and their order. The
//! rows of the weights, the terms and the layout of the weights file follow from it.

use crate::laser::rules::{Color, Kind, Piece, Square};
use std::fmt;
use std::ops::Range;

const KINDS: usize = Kind::ALL.len();
const FORMS: usize = Piece::FORMS;
const RANKS: usize = Square::RANKS as usize;
const FILES: usize = Square::FILES as usize;
/// Forms (kind and facing) of the pieces in king-relative and pair features: those of a Switch, a
/// Defender and a Deflector.
pub(super) const MOBILE_FORMS: usize = 3 * 4;
/// Ranks by which a square can differ from another, from -7 to 7.
pub(super) const RANK_OFFSETS: usize = 2 * RANKS - 1;
/// Files by which a square can differ from another, from -9 to 9.
pub(super) const FILE_OFFSETS: usize = 2 * FILES - 1;
/// Parts of the board that a King can be in: four groups of files, each once for the player's first
/// rank and once for all other ranks.
const KING_ZONES: usize = 2 * 4;

/// Declares the terms with the blocks of features that belong to each. A block has a name, which
/// the weights file repeats, and a shape: the number of values of each of its indices.
macro_rules! layout {
    ($(
        $(#[$term_doc:meta])*
        $term:ident $term_name:literal {
            $( $(#[$block_doc:meta])* $block:ident $block_name:literal [$($dimension:expr),+], )+
        }
    )+) => {
        /// A term of the evaluation: the features that a breakdown adds up to one number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Term {
            $( $(#[$term_doc])* $term, )+
        }

        impl Term {
            /// All terms, in the order of their features.
            pub const ALL: [Term; [$($term_name),+].len()] = [$(Term::$term),+];

            /// The name, as the command `eval` writes it.
            pub fn name(self) -> &'static str {
                match self {
                    $( Term::$term => $term_name, )+
                }
            }
        }

        /// A block of features of one sort: consecutive rows of the weights.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Block {
            $($( $(#[$block_doc])* $block, )+)+
        }

        /// All blocks in the order of their rows.
        pub(super) const BLOCKS: [BlockLayout; [$($($block_name),+),+].len()] = [
            $($( BlockLayout {
                block: Block::$block,
                term: Term::$term,
                name: $block_name,
                shape: &[$($dimension),+],
            }, )+)+
        ];
    };
}

layout! {
    /// The pieces on the board.
    Material "material" {
        /// A piece of the player, by kind.
        Material "material" [KINDS],
    }
    /// Piece-square tables.
    Placement "placement" {
        /// A piece of the player, by kind and facing, rank and file.
        PieceSquare "piece-square" [FORMS, RANKS, FILES],
        /// A piece of the player, by kind, rank and file, whatever its facing. A fit learns the part
        /// that all facings share from all of them.
        KindSquare "kind-square" [KINDS, RANKS, FILES],
    }
    /// King-relative placement: where pieces of both players stand as seen from the player's King.
    Formation "formation" {
        /// A piece by form (the player's own, then the enemy's) and by its offset from the King in
        /// ranks and files.
        KingOffset "king-offset" [2 * MOBILE_FORMS, RANK_OFFSETS, FILE_OFFSETS],
        /// A piece by the zone of the King, by form (the player's own, then the enemy's), rank and
        /// file.
        KingZone "king-zone" [KING_ZONES, 2 * MOBILE_FORMS, RANKS, FILES],
    }
    /// Pieces on neighbouring squares.
    Pairs "pairs" {
        /// Two neighbours of the player, by the form of the one on the lower square, the form of the
        /// other, and the direction from the first to the second.
        OwnPair "own-pair" [MOBILE_FORMS, MOBILE_FORMS, 4],
        /// A piece of the player with an enemy neighbour, by the form of each and the direction from
        /// the first to the second.
        EnemyPair "enemy-pair" [MOBILE_FORMS, MOBILE_FORMS, 8],
    }
    /// The distance of the enemy beam from the King.
    KingNearness "king-nearness" {
        /// The distance in king's steps.
        BeamDistance "beam-distance" [8],
    }
    /// The King rays and the crossing squares, where the enemy beam crosses one. A mirror on a
    /// crossing square, turned the right way, sends the beam to the King.
    KingExposure "king-exposure" {
        /// The number of squares on King rays.
        KingRays "king-rays" [1],
        /// Whether there are 0, 1, 2, 3, or 4 and more crossing squares.
        Crossings "crossings" [5],
        /// Whether there is a piece on 0, 1, 2, or 3 and more crossing squares.
        OccupiedCrossings "occupied-crossings" [4],
        /// Whether an enemy mirror can step to 0, 1, 2, or 3 and more crossing squares.
        CrossingsInReach "crossings-in-reach" [4],
    }
    /// Coverage: the squares that the enemy beam could go to next if one ply put or turned a mirror
    /// on a square that the beam visits.
    Coverage "coverage" {
        /// The number of covered squares on King rays, up to 8.
        CoveredKingRays "covered-king-rays" [9],
        /// Whether the King is covered, with the enemy to move, and with the player to move.
        CoveredKing "covered-king" [2],
        /// The number of covered neighbours of the King, up to 4.
        CoveredNearKing "covered-near-king" [5],
        /// The number of covered Deflectors of the player, and of covered Defenders.
        CoveredPieces "covered-pieces" [2],
        /// The number of covered squares in the player's half of the board, and in the enemy's.
        CoveredHalves "covered-halves" [2],
    }
    /// Far coverage: the squares that the beam could go to if a second ply did so again.
    FarCoverage "far-coverage" {
        /// The number of covered squares that the enemy has a mirror on, or can step one to.
        CoveredTurns "covered-turns" [1],
        /// The number of those on King rays, up to 9.
        CoveredTurnsOnKingRays "covered-turns-on-king-rays" [10],
        /// The number of squares on King rays covered by two plies, not by one, up to 9.
        FarKingRays "far-king-rays" [10],
        /// The number of those that the enemy has a mirror on or can step one to, up to 9.
        FarTurnsOnKingRays "far-turns-on-king-rays" [10],
        /// The number of squares covered by two plies, not by one: all of them, the King's, its
        /// neighbours, and those of the player's pieces.
        FarSquares "far-squares" [4],
    }
    /// The neighbourhood of the King.
    KingShelter "king-shelter" {
        /// The number of squares that the King can step to.
        KingFreedom "king-freedom" [9],
        /// The number of own Defenders, and of own pieces, beside the King.
        Shelter "shelter" [2],
    }
    /// The squares that the player's own beam visits.
    BeamReach "beam-reach" {
        /// Their number in the player's half of the board, and in the enemy's.
        BeamHalves "beam-halves" [2],
    }
    /// The mirrors that the player's own beam visits.
    BeamMirrors "beam-mirrors" {
        /// The number of the player's own, and of the enemy's.
        BeamMirrors "beam-mirrors" [2],
    }
    /// What the player's own beam ends on.
    BeamEnd "beam-end" {
        /// A piece that a shot would remove, by whether the player or the enemy is to move, by its
        /// owner (the player, the enemy) and by kind.
        BeamTarget "beam-target" [2, 2, KINDS],
        /// The beam leaves the board.
        BeamOut "beam-out" [1],
        /// The beam ends on the shield of a Defender.
        BeamShield "beam-shield" [1],
    }
}

/// What the layout declares of a block.
pub(super) struct BlockLayout {
    block: Block,
    /// The term that the block belongs to.
    term: Term,
    /// The name in the weights file.
    pub(super) name: &'static str,
    /// The number of values of each index, the slowest index first.
    pub(super) shape: &'static [usize],
}

impl BlockLayout {
    /// The number of features.
    pub(super) const fn len(&self) -> usize {
        let (mut len, mut dimension) = (1, 0);
        while dimension < self.shape.len() {
            len *= self.shape[dimension];
            dimension += 1;
        }
        len
    }

    /// The rows of the weights.
    pub(super) fn rows(&self) -> Range<usize> {
        let start = FIRST_ROWS[self.block as usize];
        start..start + self.len()
    }
}

/// The block as the weights file writes it: `piece-square 20 8 10`.
impl fmt::Display for BlockLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        self.shape.iter().try_for_each(|len| write!(f, " {len}"))
    }
}

/// The first row of each block, and the number of all rows.
const FIRST_ROWS: [usize; BLOCKS.len() + 1] = {
    let mut rows = [0; BLOCKS.len() + 1];
    let mut block = 0;
    while block < BLOCKS.len() {
        rows[block + 1] = rows[block] + BLOCKS[block].len();
        block += 1;
    }
    rows
};

/// A number that a position has for each player and that the evaluation multiplies by a weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature(usize);

impl Feature {
    /// The number of features.
    pub const COUNT: usize = FIRST_ROWS[BLOCKS.len()];

    /// Every feature, in the order of the weights.
    pub fn all() -> impl Iterator<Item = Feature> {
        (0..Feature::COUNT).map(Feature)
    }

    /// The row of its weight, below [`COUNT`](Feature::COUNT).
    #[inline]
    pub fn index(self) -> usize {
        self.0
    }

    /// The term that it belongs to.
    pub fn term(self) -> Term {
        BLOCKS[FIRST_ROWS.partition_point(|&row| row <= self.0) - 1].term
    }
}

impl Block {
    /// The feature at this index of the block.
    #[inline(always)]
    pub(super) fn at(self, index: usize) -> Feature {
        debug_assert!(index < BLOCKS[self as usize].len());
        Feature(FIRST_ROWS[self as usize] + index)
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Receives the features of a position: a list, or a sum of weights.
pub(super) trait FeatureSink {
    /// Adds a feature that `color` has `count` times.
    fn add(&mut self, color: Color, feature: Feature, count: i32);
}

/// The layout's identity: a hash of the names and shapes of all blocks, in order.
pub(super) fn hash() -> u64 {
    let text: String = BLOCKS.iter().map(|block| format!("{block}\n")).collect();
    fnv1a(text.as_bytes())
}

/// The 64-bit hash FNV-1a by Fowler, Noll and Vo. It must stay the same for all time, as files hold
/// it; the crate's other hashes may change with a library's version.
pub(super) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_blocks_share_out_all_rows_in_the_order_of_the_terms() {
        let mut end = 0;
        for block in &BLOCKS {
            assert_eq!(block.rows().start, end, "{block}");
            end = block.rows().end;
            for row in block.rows() {
                assert_eq!(Feature(row).term(), block.term, "{block}");
            }
        }
        assert_eq!(end, Feature::COUNT);
        let mut terms: Vec<Term> = BLOCKS.iter().map(|block| block.term).collect();
        terms.dedup();
        assert_eq!(terms, Term::ALL);
    }

    #[test]
    fn the_names_of_the_blocks_are_words_and_none_repeats() {
        let mut names: Vec<_> = BLOCKS.iter().map(|block| block.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), BLOCKS.len());
        for name in names {
            assert!(name.bytes().all(|c| c.is_ascii_lowercase() || c == b'-'));
        }
    }

    #[test]
    fn fnv1a_gives_the_published_values() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
