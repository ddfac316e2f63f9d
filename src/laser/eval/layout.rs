//! The beam features: their only declaration, with their terms and their order.

use crate::laser::rules::{Color, Kind};
use derive_more::Display;

const KINDS: usize = Kind::ALL.len();

/// Declares the terms and their blocks of features.
macro_rules! layout {
    ($(
        $(#[$term_doc:meta])*
        $term:ident $term_name:literal {
            $( $(#[$block_doc:meta])* $block:ident [$len:expr], )+
        }
    )+) => {
        /// A term of the evaluation: the features that a breakdown adds up to one number.
        #[derive(Clone, Copy, Debug, Display, PartialEq, Eq)]
        #[display("{}", self.name())]
        pub enum Term {
            $( $(#[$term_doc])* $term, )+
        }

        impl Term {
            /// All terms, in the order of their features.
            pub const ALL: [Term; [$($term_name),+].len()] = [$(Term::$term),+];

            /// The name, as the command `eval` prints it.
            pub fn name(self) -> &'static str {
                match self {
                    $( Term::$term => $term_name, )+
                }
            }
        }

        /// A block of consecutive features of one kind.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Block {
            $($( $(#[$block_doc])* $block, )+)+
        }

        /// The term and the number of features of each block, in their order.
        const BLOCKS: [(Term, usize); [$($(stringify!($block)),+),+].len()] =
            [$($((Term::$term, $len)),+),+];
    };
}

layout! {
    /// The distance of the enemy beam from the King.
    KingNearness "king-nearness" {
        /// The distance in king's steps.
        BeamDistance [8],
    }

    /// The King rays and the crossing squares, where the enemy beam crosses one. A mirror on a
    /// crossing square, turned the right way, sends the beam to the King.
    KingExposure "king-exposure" {
        /// The number of squares on King rays.
        KingRays [1],
        /// Whether there are 0, 1, 2, 3, or at least 4 crossing squares.
        Crossings [5],
        /// Whether there is a piece on 0, 1, 2, or at least 3 crossing squares.
        OccupiedCrossings [4],
        /// Whether an enemy mirror can step to 0, 1, 2, or at least 3 crossing squares.
        CrossingsInReach [4],
    }

    /// Coverage: the squares that the enemy beam could go to next if one ply put or turned a mirror on
    /// its path.
    Coverage "coverage" {
        /// The number of covered squares on King rays, up to 8.
        CoveredKingRays [9],
        /// Whether the King is covered, with the enemy to move, and with the player to move.
        CoveredKing [2],
        /// The number of covered neighbours of the King, up to 4.
        CoveredNearKing [5],
        /// The number of covered Deflectors of the player, and of covered Defenders.
        CoveredPieces [2],
        /// The number of covered squares in the player's half of the board, and in the enemy's.
        CoveredHalves [2],
    }

    /// Far coverage: the squares that the beam could go to after a second such ply.
    FarCoverage "far-coverage" {
        /// The number of covered squares that the enemy has a mirror on, or can step one to.
        CoveredTurns [1],
        /// The number of those on King rays, up to 9.
        CoveredTurnsOnKingRays [10],
        /// The number of squares on King rays covered by two plies, not by one, up to 9.
        FarKingRays [10],
        /// The number of those that the enemy has a mirror on or can step one to, up to 9.
        FarTurnsOnKingRays [10],
        /// The number of squares covered by two plies, not by one: all of them, the King's, its
        /// neighbours, and those of the player's pieces.
        FarSquares [4],
    }

    /// The neighbourhood of the King.
    KingShelter "king-shelter" {
        /// The number of squares that the King can step to.
        KingFreedom [9],
        /// The number of the player's Defenders, and of its pieces, next to the King.
        Shelter [2],
    }

    /// The squares that the player's beam visits.
    BeamReach "beam-reach" {
        /// Their number in the player's half of the board, and in the enemy's.
        BeamHalves [2],
    }

    /// The mirrors that the player's beam visits.
    BeamMirrors "beam-mirrors" {
        /// The number of the player's mirrors, and of the enemy's.
        BeamMirrors [2],
    }

    /// What the player's beam ends on.
    BeamEnd "beam-end" {
        /// A piece that a shot would remove, by whether the player or the enemy is to move, by its
        /// owner (the player, the enemy) and by kind.
        BeamTarget [2 * 2 * KINDS],
        /// The beam leaves the board.
        BeamOut [1],
        /// The beam ends on the shield of a Defender.
        BeamShield [1],
    }
}

/// The index of the first feature of each block; last, the number of features.
const FIRST: [usize; BLOCKS.len() + 1] = {
    let mut first = [0; BLOCKS.len() + 1];
    let mut block = 0;
    while block < BLOCKS.len() {
        first[block + 1] = first[block] + BLOCKS[block].1;
        block += 1;
    }
    first
};

/// A count that each player has in a position, which the evaluation multiplies by a weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature(usize);

impl Feature {
    /// The number of features.
    pub const COUNT: usize = FIRST[BLOCKS.len()];

    /// Its index, below [`COUNT`](Feature::COUNT).
    #[inline]
    pub fn index(self) -> usize {
        self.0
    }

    /// The term that it belongs to.
    pub fn term(self) -> Term {
        BLOCKS[FIRST.partition_point(|&first| first <= self.0) - 1].0
    }
}

impl Block {
    pub(super) const fn len(self) -> usize {
        BLOCKS[self as usize].1
    }

    #[inline(always)]
    pub(super) const fn at(self, index: usize) -> Feature {
        debug_assert!(index < BLOCKS[self as usize].1);
        Feature(FIRST[self as usize] + index)
    }
}

/// Receives the features of a position: a list, or a weighted sum.
pub(super) trait FeatureSink {
    /// Adds a feature that `color` has `count` times.
    fn add(&mut self, color: Color, feature: Feature, count: i32);

    /// Adds features by both players' counts, Blue's first.
    #[inline(always)]
    fn add_counts(&mut self, features: &[Feature; 8], counts: &[[u16; 8]; 2]) {
        for color in Color::ALL {
            for (&feature, &count) in features.iter().zip(&counts[color.index()]) {
                self.add(color, feature, count.into());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terms_share_out_all_features_in_their_order() {
        let mut terms: Vec<Term> = (0..Feature::COUNT).map(|n| Feature(n).term()).collect();
        terms.dedup();
        assert_eq!(terms, Term::ALL);
        let of_shelter = |n: &usize| Feature(*n).term() == Term::KingShelter;
        assert_eq!((0..Feature::COUNT).filter(of_shelter).count(), 9 + 2);
        assert_eq!(Block::Shelter.at(0).term(), Term::KingShelter);
        assert_eq!(
            Block::BeamHalves.at(0).index(),
            Block::Shelter.at(1).index() + 1
        );
    }
}
