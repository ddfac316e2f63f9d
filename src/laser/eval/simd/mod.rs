//! Operations on sets of squares of both players at once, which vector instructions speed up, above all
//! coverage: where both players' beams could go if a ply put or turned a mirror on their paths. They include the
//! products of a layer of the network.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

use crate::laser::rules::{Bitboard, Color, Kind, Position, Square};
#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Avx2;
/// The operations that need no check of the processor.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) use scalar::Scalar as Portable;
pub(super) use scalar::{Scalar, dot};
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use simd128::Simd128 as Portable;

/// Coverage: where mirrors could turn both players' standing beams; each field is a pair of sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Coverage<P> {
    /// The squares on which each player could turn its beam next: those with a mirror of that player,
    /// and empty ones that such a mirror can step to.
    pub(crate) turns: P,
    /// The squares that each player's beam could enter going north or south if one ply turned it.
    pub(crate) vertical: P,
    /// The same going east or west.
    pub(crate) horizontal: P,
    /// The squares that each player's beam could then go to if a second ply turned it again.
    pub(crate) two_plies: P,
}

/// The input of coverage; each field is a pair of sets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CoverageInput<P> {
    /// The squares that the standing beams enter going north or south.
    pub(crate) vertical: P,
    /// The same going east or west.
    pub(crate) horizontal: P,
    pub(crate) mirrors: P,
    /// The squares of all pieces, for either player.
    pub(crate) occupied: P,
}

/// The operations on pairs of sets of squares, one set for each player.
pub(super) trait SetOps: Copy {
    /// A set of squares for each player.
    type Pair: Copy;

    /// The pair of these sets, Blue's first.
    fn pair(self, sets: [Bitboard; 2]) -> Self::Pair;

    /// The sets of a pair, Blue's first.
    fn sets(self, pair: Self::Pair) -> [Bitboard; 2];

    /// The pair with the players exchanged.
    fn exchanged(self, pair: Self::Pair) -> Self::Pair;

    /// The squares in both pairs.
    fn and(self, one: Self::Pair, other: Self::Pair) -> Self::Pair;

    /// The squares in either pair.
    fn or(self, one: Self::Pair, other: Self::Pair) -> Self::Pair;

    /// The squares of the first pair that are not in the other.
    fn without(self, one: Self::Pair, other: Self::Pair) -> Self::Pair;

    /// What the coverage in a position depends on.
    #[inline(always)]
    fn coverage_input(self, position: &Position) -> CoverageInput<Self::Pair> {
        let board = position.board();
        let mirrors = board.kind(Kind::Deflector) | board.kind(Kind::Switch);
        let [blue, red] = Color::ALL.map(|color| position.beam(color).axes());
        CoverageInput {
            vertical: self.pair([blue.vertical, red.vertical]),
            horizontal: self.pair([blue.horizontal, red.horizontal]),
            mirrors: self.of(|color| board.color(color) & mirrors),
            occupied: self.both(board.occupied()),
        }
    }

    /// The coverage by beams of these axes, with these mirrors and these occupied squares.
    fn coverage(self, input: CoverageInput<Self::Pair>) -> Coverage<Self::Pair>;

    /// The squares whose bytes differ; bytes beyond the board must be equal.
    fn differences(self, one: &[u8; Square::SLOTS], other: &[u8; Square::SLOTS]) -> Bitboard;

    /// The number of squares in each set of eight pairs, Blue's first.
    fn counts(self, pairs: [Self::Pair; 8]) -> [[u16; 8]; 2];

    /// The sums of the products of these values and the weights of each of eight rows. They wrap around.
    /// `N` must be a multiple of the vector length, and values and weights aligned to vectors.
    fn dots<const N: usize>(self, values: &[i16; N], rows: &[[i16; N]; 8]) -> [i32; 8];

    /// The pair of a set for both players.
    #[inline(always)]
    fn both(self, set: Bitboard) -> Self::Pair {
        self.pair([set; 2])
    }

    /// The pair of the sets that a function gives for each player.
    #[inline(always)]
    fn of(self, set: impl Fn(Color) -> Bitboard) -> Self::Pair {
        self.pair(Color::ALL.map(set))
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use pulp::Arch;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    /// As values and weights are in a network.
    #[repr(align(64))]
    struct Aligned<T>(T);

    #[test]
    fn vectors_find_what_bitboards_find() {
        let Arch::V3(v3) = Arch::new() else {
            return;
        };
        let (scalar, avx2) = (Scalar, Avx2(v3));
        let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
        for round in 0..10_000 {
            // Full and empty boards, long and short beams.
            let sparse = round % 5;
            let mut squares = |rounds: u32| {
                let all = (0..rounds).fold(u128::MAX, |bits, _| bits & random.random::<u128>());
                Bitboard::from_bits(all)
            };
            let mut pair = |rounds| [squares(rounds), squares(rounds)];
            let (one, other) = (pair(sparse), pair(2));
            let input = CoverageInput {
                vertical: one,
                horizontal: pair(sparse),
                mirrors: other,
                occupied: [pair(round % 4)[0]; 2],
            };
            let expected = scalar.coverage(input);
            let found = avx2.coverage(CoverageInput {
                vertical: avx2.pair(input.vertical),
                horizontal: avx2.pair(input.horizontal),
                mirrors: avx2.pair(input.mirrors),
                occupied: avx2.pair(input.occupied),
            });
            let found = Coverage {
                turns: avx2.sets(found.turns),
                vertical: avx2.sets(found.vertical),
                horizontal: avx2.sets(found.horizontal),
                two_plies: avx2.sets(found.two_plies),
            };
            assert_eq!(found, expected, "{input:?}");

            let pairs = [(); 8].map(|()| pair(sparse));
            let expected = [0, 1].map(|player| pairs.map(|pair| pair[player].count() as u16));
            let found = avx2.counts(pairs.map(|sets| avx2.pair(sets)));
            assert_eq!(found, expected, "{pairs:?}");

            let boards = [(); 2].map(|()| {
                let mut board = [0; Square::SLOTS];
                board[..Square::COUNT].fill_with(|| random.random_range(0..2));
                board
            });
            let expected = scalar.differences(&boards[0], &boards[1]);
            assert_eq!(avx2.differences(&boards[0], &boards[1]), expected);

            let mut number = || random.random_range(i16::MIN..=i16::MAX);
            let values = Aligned::<[i16; 32]>(std::array::from_fn(|_| number()));
            let rows = Aligned(std::array::from_fn(|_| std::array::from_fn(|_| number())));
            let (values, rows) = (&values.0, &rows.0);
            assert_eq!(avx2.dots(values, rows), scalar.dots(values, rows));

            let (a, b) = (avx2.pair(one), avx2.pair(other));
            assert_eq!(avx2.sets(avx2.and(a, b)), scalar.and(one, other));
            assert_eq!(avx2.sets(avx2.or(a, b)), scalar.or(one, other));
            assert_eq!(avx2.sets(avx2.without(a, b)), scalar.without(one, other));
            assert_eq!(avx2.sets(avx2.exchanged(a)), scalar.exchanged(one));
        }
    }
}
