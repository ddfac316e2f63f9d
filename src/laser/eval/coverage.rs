//! Coverage: where the beams of both players could go if plies put or turned mirrors on their paths.

use crate::laser::rules::optics::BeamAxes;
use crate::laser::rules::{Bitboard, Color, Kind, Position};
use pulp::Arch;

/// What the mirrors of both players, Blue's first, could make of their standing beams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Coverage {
    /// The squares on which each player could turn its beam next: those with a mirror of the player's, and
    /// empty ones that such a mirror can step to.
    turns: [Bitboard; 2],
    one_ply: [BeamAxes; 2],
    two_plies: [Bitboard; 2],
}

impl Coverage {
    /// The coverage in a position.
    #[inline]
    pub(super) fn of(arch: Arch, position: &Position) -> Coverage {
        let board = position.board();
        let mirrors = board.kind(Kind::Deflector) | board.kind(Kind::Switch);
        let mirrors = Color::ALL.map(|color| board.color(color) & mirrors);
        let beams = Color::ALL.map(|color| position.beam(color).axes());
        match arch {
            #[cfg(target_arch = "x86_64")]
            Arch::V3(v3) => avx2::coverage(v3, beams, mirrors, board.occupied()),
            _ => Coverage::by_bitboards(beams, mirrors, board.occupied()),
        }
    }

    /// [`of`](Coverage::of) for any processor, player by player.
    fn by_bitboards(beams: [BeamAxes; 2], mirrors: [Bitboard; 2], occupied: Bitboard) -> Coverage {
        let mut coverage = Coverage::default();
        for player in 0..2 {
            let turns = mirrors[player] | mirrors[player].with_neighbours() & !occupied;
            let one_ply = beams[player].deflected(turns, occupied);
            coverage.turns[player] = turns;
            coverage.one_ply[player] = one_ply;
            coverage.two_plies[player] = one_ply.deflected(turns, occupied).path();
        }
        coverage
    }

    /// The squares on which a player could turn its beam next.
    #[inline]
    pub(super) fn turns(&self, color: Color) -> Bitboard {
        self.turns[color.index()]
    }

    /// The squares that a player's beam could go to next if one ply turned it.
    #[inline]
    pub(super) fn one_ply(&self, color: Color) -> &BeamAxes {
        &self.one_ply[color.index()]
    }

    /// The squares that a player's beam could go to then if another ply turned it again.
    #[inline]
    pub(super) fn two_plies(&self, color: Color) -> Bitboard {
        self.two_plies[color.index()]
    }
}

/// The same with the vector instructions of AVX2, for both players at once: four times as fast, as a shift of
/// eight ranks is one instruction where 80 bits in two words need six.
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::{BeamAxes, Bitboard, Coverage};
    use pulp::NullaryFnOnce;
    use pulp::x86::V3;
    use std::arch::x86_64::__m256i;

    /// [`Coverage::by_bitboards`].
    #[inline]
    pub(super) fn coverage(
        v3: V3,
        beams: [BeamAxes; 2],
        mirrors: [Bitboard; 2],
        occupied: Bitboard,
    ) -> Coverage {
        v3.vectorize(Fills {
            simd: Rows(v3),
            beams,
            mirrors,
            occupied,
        })
    }

    struct Fills {
        simd: Rows,
        beams: [BeamAxes; 2],
        mirrors: [Bitboard; 2],
        occupied: Bitboard,
    }

    impl NullaryFnOnce for Fills {
        type Output = Coverage;

        #[inline(always)]
        fn call(self) -> Coverage {
            let (simd, [blue, red]) = (self.simd, self.beams);
            let free = simd.on_board(simd.not(simd.pack([self.occupied; 2])));
            let mirrors = simd.pack(self.mirrors);
            let turns = simd.or(mirrors, simd.and(simd.with_neighbours(mirrors), free));
            let vertical = simd.pack([blue.vertical, red.vertical]);
            let horizontal = simd.pack([blue.horizontal, red.horizontal]);
            let (vertical, horizontal) = simd.deflected(vertical, horizontal, turns, free);
            let (far_vertical, far_horizontal) = simd.deflected(vertical, horizontal, turns, free);
            let [blue_vertical, red_vertical] = simd.unpack(vertical);
            let [blue_horizontal, red_horizontal] = simd.unpack(horizontal);
            let axes = |vertical, horizontal| BeamAxes {
                vertical,
                horizontal,
            };
            Coverage {
                turns: simd.unpack(turns),
                one_ply: [
                    axes(blue_vertical, blue_horizontal),
                    axes(red_vertical, red_horizontal),
                ],
                two_plies: simd.unpack(simd.or(far_vertical, far_horizontal)),
            }
        }
    }

    /// Sets of squares by ranks: a vector has a set of Blue's and one of Red's, each of eight 16-bit numbers,
    /// one a rank, whose upper ten bits are the files.
    #[derive(Clone, Copy)]
    struct Rows(V3);

    impl Rows {
        /// The vector of two sets.
        #[inline(always)]
        fn pack(self, sets: [Bitboard; 2]) -> __m256i {
            // The bytes in which each rank lies, and the factor that shifts it to the top of its number.
            const BYTES: [i8; 16] = [0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9];
            const FACTORS: [i16; 8] = [64, 16, 4, 1, 64, 16, 4, 1];
            let avx2 = self.0.avx2;
            // As words: from whole sets the compiler would insert byte after byte.
            let bits = pulp::cast(sets.map(|set| [set.bits() as u64, (set.bits() >> 64) as u64]));
            let ranks = avx2._mm256_shuffle_epi8(bits, pulp::cast([BYTES; 2]));
            let shifted = avx2._mm256_mullo_epi16(ranks, pulp::cast([FACTORS; 2]));
            self.on_board(shifted)
        }

        /// The two sets of a vector.
        #[inline(always)]
        fn unpack(self, rows: __m256i) -> [Bitboard; 2] {
            // Ranks are put together by twos, then by fours.
            const FACTORS: [i16; 8] = [1, 1 << 10, 1, 1 << 10, 1, 1 << 10, 1, 1 << 10];
            const LOW: [u64; 2] = [0xf_ffff; 2];
            const HIGH: [u64; 2] = [0xf_ffff << 20; 2];
            const BYTES: [i8; 16] = [0, 1, 2, 3, 4, 8, 9, 10, 11, 12, -1, -1, -1, -1, -1, -1];
            let avx2 = self.0.avx2;
            let ranks = avx2._mm256_srli_epi16::<6>(rows);
            let twos = avx2._mm256_madd_epi16(ranks, pulp::cast([FACTORS; 2]));
            let low = self.and(twos, pulp::cast([LOW; 2]));
            let high = self.and(avx2._mm256_srli_epi64::<12>(twos), pulp::cast([HIGH; 2]));
            let fours = self.or(low, high);
            let bits = avx2._mm256_shuffle_epi8(fours, pulp::cast([BYTES; 2]));
            pulp::cast::<__m256i, [u128; 2]>(bits).map(Bitboard::from_bits)
        }

        /// [`Bitboard::with_neighbours`], and squares off the board.
        #[inline(always)]
        fn with_neighbours(self, rows: __m256i) -> __m256i {
            let avx2 = self.0.avx2;
            let beside = self.or(
                avx2._mm256_slli_epi16::<1>(rows),
                avx2._mm256_srli_epi16::<1>(rows),
            );
            let wide = self.or(rows, beside);
            let above = avx2._mm256_bslli_epi128::<2>(wide);
            let below = avx2._mm256_bsrli_epi128::<2>(wide);
            self.or(wide, self.or(above, below))
        }

        /// [`BeamAxes::deflected`]: the vertical and the horizontal squares.
        #[inline(always)]
        fn deflected(
            self,
            vertical: __m256i,
            horizontal: __m256i,
            turns: __m256i,
            free: __m256i,
        ) -> (__m256i, __m256i) {
            let (vertical, horizontal) = (self.and(vertical, turns), self.and(horizontal, turns));
            (
                self.or(self.north(horizontal, free), self.south(horizontal, free)),
                self.or(self.east(vertical, free), self.west(vertical, free)),
            )
        }

        // The occluded fills: see `Bitboard::occluded_fill`.

        #[inline(always)]
        fn north(self, mut rays: __m256i, mut free: __m256i) -> __m256i {
            let avx2 = self.0.avx2;
            rays = self.or(rays, self.and(free, avx2._mm256_bslli_epi128::<2>(rays)));
            free = self.and(free, avx2._mm256_bslli_epi128::<2>(free));
            rays = self.or(rays, self.and(free, avx2._mm256_bslli_epi128::<4>(rays)));
            free = self.and(free, avx2._mm256_bslli_epi128::<4>(free));
            rays = self.or(rays, self.and(free, avx2._mm256_bslli_epi128::<8>(rays)));
            avx2._mm256_bslli_epi128::<2>(rays)
        }

        #[inline(always)]
        fn south(self, mut rays: __m256i, mut free: __m256i) -> __m256i {
            let avx2 = self.0.avx2;
            rays = self.or(rays, self.and(free, avx2._mm256_bsrli_epi128::<2>(rays)));
            free = self.and(free, avx2._mm256_bsrli_epi128::<2>(free));
            rays = self.or(rays, self.and(free, avx2._mm256_bsrli_epi128::<4>(rays)));
            free = self.and(free, avx2._mm256_bsrli_epi128::<4>(free));
            rays = self.or(rays, self.and(free, avx2._mm256_bsrli_epi128::<8>(rays)));
            avx2._mm256_bsrli_epi128::<2>(rays)
        }

        #[inline(always)]
        fn east(self, rays: __m256i, free: __m256i) -> __m256i {
            let avx2 = self.0.avx2;
            let first = avx2._mm256_slli_epi16::<1>(rays);
            let carried = avx2._mm256_add_epi16(free, self.and(first, free));
            self.or(avx2._mm256_xor_si256(carried, free), first)
        }

        #[inline(always)]
        fn west(self, mut rays: __m256i, mut free: __m256i) -> __m256i {
            let avx2 = self.0.avx2;
            rays = self.or(rays, self.and(free, avx2._mm256_srli_epi16::<1>(rays)));
            free = self.and(free, avx2._mm256_srli_epi16::<1>(free));
            rays = self.or(rays, self.and(free, avx2._mm256_srli_epi16::<2>(rays)));
            free = self.and(free, avx2._mm256_srli_epi16::<2>(free));
            rays = self.or(rays, self.and(free, avx2._mm256_srli_epi16::<4>(rays)));
            free = self.and(free, avx2._mm256_srli_epi16::<4>(free));
            rays = self.or(rays, self.and(free, avx2._mm256_srli_epi16::<8>(rays)));
            self.on_board(avx2._mm256_srli_epi16::<1>(rays))
        }

        /// The squares of the board alone.
        #[inline(always)]
        fn on_board(self, rows: __m256i) -> __m256i {
            const FILES: u16 = !0 << 6;
            self.and(rows, pulp::cast([FILES; 16]))
        }

        #[inline(always)]
        fn not(self, rows: __m256i) -> __m256i {
            self.0.avx2._mm256_xor_si256(rows, pulp::cast([!0_u64; 4]))
        }

        #[inline(always)]
        fn and(self, one: __m256i, other: __m256i) -> __m256i {
            self.0.avx2._mm256_and_si256(one, other)
        }

        #[inline(always)]
        fn or(self, one: __m256i, other: __m256i) -> __m256i {
            self.0.avx2._mm256_or_si256(one, other)
        }
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn vectors_find_what_bitboards_find() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut squares = |rounds: u32| {
            let all = (0..rounds).fold(u128::MAX, |bits, _| bits & random.random::<u128>());
            Bitboard::from_bits(all)
        };
        for round in 0..10_000 {
            // Full boards and empty ones, long beams and short ones.
            let (sparse, occupied) = (round % 5, squares(round % 4));
            let mut axes = || BeamAxes {
                vertical: squares(sparse),
                horizontal: squares(sparse),
            };
            let beams = [axes(), axes()];
            let mirrors = [squares(2), squares(3)];
            let expected = Coverage::by_bitboards(beams, mirrors, occupied);
            if let Arch::V3(v3) = Arch::new() {
                let found = avx2::coverage(v3, beams, mirrors, occupied);
                assert_eq!(found, expected, "{beams:?} {mirrors:?} {occupied:?}");
            }
        }
    }
}
