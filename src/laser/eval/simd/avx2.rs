//! The operations with AVX2, for both players at once. The fills of coverage are four times as fast: a
//! shift of eight ranks is one instruction, where 80 bits in two words need six.

use super::{Coverage, CoverageInput, SetOps};
use crate::laser::rules::{Bitboard, Square};
use pulp::bytemuck;
use pulp::x86::V3;
use std::arch::x86_64::__m256i;
use std::hint::black_box;

/// The operations with AVX2, to be inlined into [`V3::vectorize`]; the body of a closure would not be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx2(pub(crate) V3);

impl SetOps for Avx2 {
    type Pair = __m256i;

    #[inline(always)]
    fn pair(self, [blue, red]: [Bitboard; 2]) -> __m256i {
        // As words, because from whole sets the compiler would insert one byte after another.
        let [blue, red] = [blue.bits(), red.bits()];
        let (high_blue, high_red) = ((blue >> 64) as u64, (red >> 64) as u64);
        pulp::cast([blue as u64, high_blue, red as u64, high_red])
    }

    #[inline(always)]
    fn sets(self, pair: __m256i) -> [Bitboard; 2] {
        pulp::cast::<__m256i, [u128; 2]>(pair).map(Bitboard::from_bits_unchecked)
    }

    #[inline(always)]
    fn exchanged(self, pair: __m256i) -> __m256i {
        self.0.avx2._mm256_permute4x64_epi64::<0b01_00_11_10>(pair)
    }

    #[inline(always)]
    fn and(self, one: __m256i, other: __m256i) -> __m256i {
        self.0.avx2._mm256_and_si256(one, other)
    }

    #[inline(always)]
    fn or(self, one: __m256i, other: __m256i) -> __m256i {
        self.0.avx2._mm256_or_si256(one, other)
    }

    #[inline(always)]
    fn without(self, one: __m256i, other: __m256i) -> __m256i {
        self.0.avx2._mm256_andnot_si256(other, one)
    }

    #[inline(always)]
    fn coverage(self, input: CoverageInput<__m256i>) -> Coverage<__m256i> {
        let rows = Rows::new(self);
        let free = rows.on_board(rows.not(rows.pack(input.occupied)));
        let mirrors = rows.pack(input.mirrors);
        let turns = self.or(mirrors, self.and(rows.with_neighbours(mirrors), free));
        let (vertical, horizontal) = (rows.pack(input.vertical), rows.pack(input.horizontal));
        let (vertical, horizontal) = rows.deflected(vertical, horizontal, turns, free);
        let (far_vertical, far_horizontal) = rows.deflected(vertical, horizontal, turns, free);
        Coverage {
            turns: rows.unpack(turns),
            vertical: rows.unpack(vertical),
            horizontal: rows.unpack(horizontal),
            two_plies: rows.unpack(self.or(far_vertical, far_horizontal)),
        }
    }

    #[inline(always)]
    fn differences(self, one: &[u8; Square::SLOTS], other: &[u8; Square::SLOTS]) -> Bitboard {
        const BYTES: usize = size_of::<__m256i>();
        let (one, _) = one.as_chunks::<BYTES>();
        let (other, _) = other.as_chunks::<BYTES>();
        let mut same = [0; 3];
        for (part, same) in same.iter_mut().enumerate() {
            let (one, other) = (pulp::cast(one[part]), pulp::cast(other[part]));
            let equal = self.0.avx2._mm256_cmpeq_epi8(one, other);
            *same = self.0.avx2._mm256_movemask_epi8(equal) as u32;
        }
        let [first, second, third] = same.map(|same| u128::from(!same));
        Bitboard::from_bits(first | second << BYTES | third << (2 * BYTES))
    }

    #[inline(always)]
    fn counts(self, [a, b, c, d, e, f, g, h]: [__m256i; 8]) -> [[u16; 8]; 2] {
        let avx2 = self.0.avx2;
        // Sums of two, four and all eight neighbouring numbers.
        let ab = avx2._mm256_hadd_epi16(self.count(a), self.count(b));
        let cd = avx2._mm256_hadd_epi16(self.count(c), self.count(d));
        let ef = avx2._mm256_hadd_epi16(self.count(e), self.count(f));
        let gh = avx2._mm256_hadd_epi16(self.count(g), self.count(h));
        let abcd = avx2._mm256_hadd_epi16(ab, cd);
        let efgh = avx2._mm256_hadd_epi16(ef, gh);
        pulp::cast(avx2._mm256_hadd_epi16(abcd, efgh))
    }

    #[inline(always)]
    fn dots<const N: usize>(self, values: &[i16; N], rows: &[[i16; N]; 8]) -> [i32; 8] {
        let avx2 = self.0.avx2;
        // Loads of vectors that the compiler does not know to be aligned would be split.
        let values: &[__m256i] = bytemuck::cast_slice(values);
        let mut sums: [__m256i; 8] = [pulp::cast([0_i32; 8]); 8];
        for row in 0..8 {
            let weights: &[__m256i] = bytemuck::cast_slice(&rows[row]);
            for part in 0..values.len() {
                let products = avx2._mm256_madd_epi16(values[part], weights[part]);
                sums[row] = avx2._mm256_add_epi32(sums[row], products);
            }
        }
        let [a, b, c, d, e, f, g, h] = sums;
        // Sums of two and four neighbouring numbers of each row, then of both halves.
        let abcd =
            avx2._mm256_hadd_epi32(avx2._mm256_hadd_epi32(a, b), avx2._mm256_hadd_epi32(c, d));
        let efgh =
            avx2._mm256_hadd_epi32(avx2._mm256_hadd_epi32(e, f), avx2._mm256_hadd_epi32(g, h));
        let low = avx2._mm256_permute2x128_si256::<0x20>(abcd, efgh);
        let high = avx2._mm256_permute2x128_si256::<0x31>(abcd, efgh);
        pulp::cast(avx2._mm256_add_epi32(low, high))
    }
}

impl Avx2 {
    /// The number of squares in each 16 bits of a pair.
    #[inline(always)]
    fn count(self, pair: __m256i) -> __m256i {
        /// The popcount of each nibble.
        const BITS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
        let avx2 = self.0.avx2;
        let (bits, low_half) = (pulp::cast([BITS; 2]), pulp::cast([0x0f_u8; 32]));
        let low = self.and(pair, low_half);
        let high = self.and(avx2._mm256_srli_epi16::<4>(pair), low_half);
        let of_low = avx2._mm256_shuffle_epi8(bits, low);
        let of_high = avx2._mm256_shuffle_epi8(bits, high);
        let bytes = avx2._mm256_add_epi8(of_low, of_high);
        avx2._mm256_maddubs_epi16(bytes, pulp::cast([1_u8; 32]))
    }
}

/// Sets of squares by rank: a vector of a Blue and a Red set, each with a 16-bit number for each of
/// eight ranks, whose upper ten bits are the files.
#[derive(Clone, Copy)]
struct Rows {
    ops: Avx2,
    /// The bytes of a set in which each rank lies.
    bytes: __m256i,
}

impl Rows {
    #[inline(always)]
    fn new(ops: Avx2) -> Rows {
        const BYTES: [i8; 16] = [0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9];
        // If the compiler knew which bytes it shuffles, it would insert them one by one.
        let bytes = black_box(pulp::cast([BYTES; 2]));
        Rows { ops, bytes }
    }

    /// The ranks of a pair.
    #[inline(always)]
    fn pack(self, pair: __m256i) -> __m256i {
        // The factors that shift each rank to the top of its number.
        const FACTORS: [i16; 8] = [64, 16, 4, 1, 64, 16, 4, 1];
        let avx2 = self.ops.0.avx2;
        let ranks = avx2._mm256_shuffle_epi8(pair, self.bytes);
        let shifted = avx2._mm256_mullo_epi16(ranks, pulp::cast([FACTORS; 2]));
        self.on_board(shifted)
    }

    /// The pair of these ranks.
    #[inline(always)]
    fn unpack(self, rows: __m256i) -> __m256i {
        // Ranks are joined in twos, then in fours.
        const FACTORS: [i16; 8] = [1, 1 << 10, 1, 1 << 10, 1, 1 << 10, 1, 1 << 10];
        const LOW: [u64; 2] = [0xf_ffff; 2];
        const HIGH: [u64; 2] = [0xf_ffff << 20; 2];
        const BYTES: [i8; 16] = [0, 1, 2, 3, 4, 8, 9, 10, 11, 12, -1, -1, -1, -1, -1, -1];
        let avx2 = self.ops.0.avx2;
        let ranks = avx2._mm256_srli_epi16::<6>(rows);
        let twos = avx2._mm256_madd_epi16(ranks, pulp::cast([FACTORS; 2]));
        let low = self.ops.and(twos, pulp::cast([LOW; 2]));
        let high = avx2._mm256_srli_epi64::<12>(twos);
        let fours = self.ops.or(low, self.ops.and(high, pulp::cast([HIGH; 2])));
        avx2._mm256_shuffle_epi8(fours, pulp::cast([BYTES; 2]))
    }

    /// [`Bitboard::with_neighbours`], and squares off the board.
    #[inline(always)]
    fn with_neighbours(self, rows: __m256i) -> __m256i {
        let Avx2(V3 { avx2, .. }) = self.ops;
        let left = avx2._mm256_slli_epi16::<1>(rows);
        let right = avx2._mm256_srli_epi16::<1>(rows);
        let wide = self.ops.or(rows, self.ops.or(left, right));
        let above = avx2._mm256_bslli_epi128::<2>(wide);
        let below = avx2._mm256_bsrli_epi128::<2>(wide);
        self.ops.or(wide, self.ops.or(above, below))
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
        let ops = self.ops;
        let (vertical, horizontal) = (ops.and(vertical, turns), ops.and(horizontal, turns));
        (
            ops.or(self.north(horizontal, free), self.south(horizontal, free)),
            ops.or(self.east(vertical, free), self.west(vertical, free)),
        )
    }

    // The occluded fills: see `Bitboard::occluded_fill`.

    /// A step of a fill: the rays, and those shifted onto free squares.
    #[inline(always)]
    fn spread(self, rays: __m256i, free: __m256i, shifted: __m256i) -> __m256i {
        self.ops.or(rays, self.ops.and(free, shifted))
    }

    #[inline(always)]
    fn north(self, mut rays: __m256i, mut free: __m256i) -> __m256i {
        let Avx2(V3 { avx2, .. }) = self.ops;
        rays = self.spread(rays, free, avx2._mm256_bslli_epi128::<2>(rays));
        free = self.ops.and(free, avx2._mm256_bslli_epi128::<2>(free));
        rays = self.spread(rays, free, avx2._mm256_bslli_epi128::<4>(rays));
        free = self.ops.and(free, avx2._mm256_bslli_epi128::<4>(free));
        rays = self.spread(rays, free, avx2._mm256_bslli_epi128::<8>(rays));
        avx2._mm256_bslli_epi128::<2>(rays)
    }

    #[inline(always)]
    fn south(self, mut rays: __m256i, mut free: __m256i) -> __m256i {
        let Avx2(V3 { avx2, .. }) = self.ops;
        rays = self.spread(rays, free, avx2._mm256_bsrli_epi128::<2>(rays));
        free = self.ops.and(free, avx2._mm256_bsrli_epi128::<2>(free));
        rays = self.spread(rays, free, avx2._mm256_bsrli_epi128::<4>(rays));
        free = self.ops.and(free, avx2._mm256_bsrli_epi128::<4>(free));
        rays = self.spread(rays, free, avx2._mm256_bsrli_epi128::<8>(rays));
        avx2._mm256_bsrli_epi128::<2>(rays)
    }

    #[inline(always)]
    fn east(self, rays: __m256i, free: __m256i) -> __m256i {
        let Avx2(V3 { avx2, .. }) = self.ops;
        let first = avx2._mm256_slli_epi16::<1>(rays);
        let carried = avx2._mm256_add_epi16(free, self.ops.and(first, free));
        self.ops.or(avx2._mm256_xor_si256(carried, free), first)
    }

    #[inline(always)]
    fn west(self, mut rays: __m256i, mut free: __m256i) -> __m256i {
        let Avx2(V3 { avx2, .. }) = self.ops;
        rays = self.spread(rays, free, avx2._mm256_srli_epi16::<1>(rays));
        free = self.ops.and(free, avx2._mm256_srli_epi16::<1>(free));
        rays = self.spread(rays, free, avx2._mm256_srli_epi16::<2>(rays));
        free = self.ops.and(free, avx2._mm256_srli_epi16::<2>(free));
        rays = self.spread(rays, free, avx2._mm256_srli_epi16::<4>(rays));
        free = self.ops.and(free, avx2._mm256_srli_epi16::<4>(free));
        rays = self.spread(rays, free, avx2._mm256_srli_epi16::<8>(rays));
        self.on_board(avx2._mm256_srli_epi16::<1>(rays))
    }

    /// Only the squares of the board.
    #[inline(always)]
    fn on_board(self, rows: __m256i) -> __m256i {
        const FILES: u16 = !0 << 6;
        self.ops.and(rows, pulp::cast([FILES; 16]))
    }

    #[inline(always)]
    fn not(self, rows: __m256i) -> __m256i {
        let Avx2(V3 { avx2, .. }) = self.ops;
        avx2._mm256_xor_si256(rows, pulp::cast([!0_u64; 4]))
    }
}
