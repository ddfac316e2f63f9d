//! How good a position is for the side to move, in points: 170 of them stand for odds of e to 1, an
//! expected result of 73 %. A Deflector is worth some 70.
//!
//! The rest of the engine sees only [`Evaluator`], which follows the plies of a search, and
//! [`breakdown`] and [`features`], which explain a score to a person and to a fit of the weights. What
//! is counted stands in `terms`, what it is worth in `weights`.

mod lights;
mod terms;
mod weights;

use crate::game::{Bitboard, Board, Color, Piece, Ply, Position, Square};
use lights::Lights;
use once_cell::sync::Lazy;
use std::ops::{Add, AddAssign, Neg, SubAssign};
use terms::Ledger;
pub use terms::{Feature, Term};
use weights::{TEMPO, WEIGHTS};

/// The largest score, either way, far below what the search uses for won games.
pub const LIMIT: i32 = 20_000;

/// Weights are counted in this part of a point, as many are small and their features many.
pub const PARTS: i32 = 16;

/// Worth in parts of a point while all pieces are on the board and when none is left that could be
/// lost; in between they are mixed by the number of those. Both in one number, the latter 32 bits
/// higher, so that they are added and multiplied together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Points(i64);

impl Points {
    const fn new(full: i32, bare: i32) -> Points {
        Points(((bare as i64) << 32) + full as i64)
    }

    /// What a feature brings when it is there so many times.
    #[inline]
    fn of(feature: Feature, times: i32) -> Points {
        Points(POINTS[feature.index()].0 * i64::from(times))
    }

    /// The points while so many pieces are left that can be lost.
    #[inline]
    fn mixed(self, losable: i32) -> i32 {
        // A negative lower number has borrowed one from the upper.
        let (full, bare) = (self.0 as i32, ((self.0 + (1 << 31)) >> 32) as i32);
        let left = losable.min(terms::PHASES);
        (full * left + bare * (terms::PHASES - left)) / (terms::PHASES * PARTS)
    }
}

/// [`WEIGHTS`] in pairs.
static POINTS: [Points; Feature::COUNT] = {
    let mut table = [Points(0); Feature::COUNT];
    let mut i = 0;
    while i < Feature::COUNT {
        table[i] = Points::new(WEIGHTS[i][0] as i32, WEIGHTS[i][1] as i32);
        i += 1;
    }
    table
};

impl Add for Points {
    type Output = Points;

    #[inline]
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Neg for Points {
    type Output = Points;

    #[inline]
    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl AddAssign for Points {
    #[inline]
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl SubAssign for Points {
    #[inline]
    fn sub_assign(&mut self, other: Points) {
        self.0 -= other.0;
    }
}

/// What Blue has, less what Red has.
#[derive(Default)]
struct Balance(Points);

impl Ledger for Balance {
    #[inline(always)]
    fn add(&mut self, color: Color, feature: Feature, times: i32) {
        match color {
            Color::Blue => self.0 += Points::of(feature, times),
            Color::Red => self.0 -= Points::of(feature, times),
        }
    }
}

/// What a piece on a square adds to the balance, by its code.
static PIECES: Lazy<Box<[[Points; Square::COUNT]]>> = Lazy::new(|| {
    let mut table = vec![[Points::default(); Square::COUNT]; Piece::CODES];
    for piece in Piece::all() {
        for square in Square::all() {
            let mut balance = Balance::default();
            terms::count_piece(&mut balance, square, piece);
            table[piece.code()][square.index()] = balance.0;
        }
    }
    table.into_boxed_slice()
});

/// Evaluates the positions of a search as it plays and takes back plies.
///
/// What only pieces and squares decide is kept up to date ply by ply; light is traced again where a
/// change fell on it, and only when a score is asked for.
#[derive(Clone, Debug)]
pub struct Evaluator {
    pieces: &'static [[Points; Square::COUNT]],
    now: Step,
    /// How it stood before each ply since the first position, and the squares that the ply changed.
    earlier: Vec<(Step, Bitboard)>,
    lights: Lights,
    /// Scores of positions met before, as a search comes back to many: the high bits of the key,
    /// and in the low ones the score. A position's place is chosen by the low bits of its key.
    known: Vec<u64>,
}

/// Positions whose scores are remembered, 512 KB of them.
const KNOWN: usize = 1 << 16;

#[derive(Clone, Copy, Debug)]
struct Step {
    /// Blue's points for pieces on their squares, less Red's.
    balance: Points,
    losable: i32,
}

impl Step {
    fn at(board: &Board) -> Step {
        let mut balance = Balance::default();
        terms::count_pieces(&mut balance, board);
        Step {
            balance: balance.0,
            losable: terms::losable(board),
        }
    }
}

impl Evaluator {
    /// An evaluator that stands at this position.
    pub fn new(position: &Position) -> Evaluator {
        Evaluator {
            pieces: &PIECES,
            now: Step::at(position.board()),
            earlier: Vec::new(),
            lights: Lights::of(position),
            known: vec![0; KNOWN],
        }
    }

    /// Follows a ply.
    #[inline]
    pub fn play(&mut self, ply: &Ply) {
        let before = self.now;
        let mut changed = Bitboard::EMPTY;
        let Step { balance, losable } = &mut self.now;
        for change in ply.changes() {
            changed |= Bitboard::of(change.square);
            if let Some(piece) = change.before {
                *balance -= self.pieces[piece.code()][change.square.index()];
            }
            if let Some(piece) = change.after {
                *balance += self.pieces[piece.code()][change.square.index()];
            }
        }
        // All but the King, which ends the game.
        *losable -= i32::from(ply.removed.is_some());
        self.lights.change(changed);
        self.earlier.push((before, changed));
    }

    /// Follows the taking back of the last ply.
    #[inline]
    pub fn undo(&mut self) {
        if let Some((step, changed)) = self.earlier.pop() {
            self.now = step;
            self.lights.change(changed);
        }
    }

    /// The score of the position where the evaluator stands, seen from the side to move.
    #[inline]
    pub fn score(&mut self, position: &Position) -> i32 {
        const SCORE: u64 = (1 << 16) - 1;
        let key = position.key();
        let place = key as usize % KNOWN;
        if (self.known[place] ^ key) & !SCORE == 0 {
            return i32::from(self.known[place] as u16 as i16);
        }
        let score = self.count(position);
        self.known[place] = key & !SCORE | u64::from(score as i16 as u16);
        score
    }

    fn count(&mut self, position: &Position) -> i32 {
        self.lights.follow(position);
        let mut balance = Balance(self.now.balance);
        terms::count_beams(&mut balance, position, &self.lights);
        // Negated before it is mixed, which rounds, so that the flipped twin scores the same.
        let points = match position.side() {
            Color::Blue => balance.0,
            Color::Red => -balance.0,
        };
        (points.mixed(self.now.losable) + TEMPO).clamp(-LIMIT, LIMIT)
    }
}

/// A score with the parts that it is the sum of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// Every term by name, with Blue's and Red's points. Each is rounded by itself, so the sum can
    /// be off by a few points.
    pub terms: Vec<(Term, i32, i32)>,
    /// The bonus of the side to move.
    pub tempo: i32,
    /// The score of the side to move.
    pub score: i32,
}

/// The score of a position, term by term.
pub fn breakdown(position: &Position) -> Breakdown {
    let losable = terms::losable(position.board());
    let features = features(position);
    let points = |term: Term, color: Color| {
        let of_term = features
            .iter()
            .filter(|&&(owner, feature, _)| owner == color && feature.term() == term);
        let sum = of_term.fold(Points::default(), |sum, &(_, feature, times)| {
            sum + Points::of(feature, times)
        });
        sum.mixed(losable)
    };
    Breakdown {
        terms: Term::ALL
            .into_iter()
            .map(|term| (term, points(term, Color::Blue), points(term, Color::Red)))
            .collect(),
        tempo: TEMPO,
        score: Evaluator::new(position).score(position),
    }
}

/// All features of a position, by player, with how many times each is there.
pub fn features(position: &Position) -> Vec<(Color, Feature, i32)> {
    struct List(Vec<(Color, Feature, i32)>);
    impl Ledger for List {
        fn add(&mut self, color: Color, feature: Feature, times: i32) {
            self.0.push((color, feature, times));
        }
    }
    let mut list = List(Vec::new());
    terms::count(&mut list, position);
    list.0
}

/// How much of the weights for a full board counts, in a position, from 0 to 1; the rest is that for
/// a bare one.
pub fn fullness(position: &Position) -> f64 {
    let losable = terms::losable(position.board()).min(terms::PHASES);
    f64::from(losable) / f64::from(terms::PHASES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Setup;

    #[test]
    fn the_parts_add_up_and_the_flipped_twin_scores_the_same_for_its_side() {
        for setup in Setup::ALL {
            let mut position = setup.position().clone();
            let mut evaluator = Evaluator::new(&position);
            for turn in 0..60 {
                let moves = position.legal_moves();
                let here = evaluator.count(&position);
                let ply = position.play_unchecked(moves[turn * 41 % moves.len()]);
                evaluator.play(&ply);
                if ply.winner().is_none() {
                    assert_eq!(evaluator.count(&position), breakdown(&position).score);
                }
                position.undo(&ply);
                evaluator.undo();
                assert_eq!(evaluator.count(&position), here, "{position} again");

                let ply = position.play_unchecked(moves[turn * 37 % moves.len()]);
                evaluator.play(&ply);
                if ply.winner().is_some() {
                    break;
                }
                let parts = breakdown(&position);
                let sum: i32 = parts.terms.iter().map(|(_, blue, red)| blue - red).sum();
                let sum = match position.side() {
                    Color::Blue => sum,
                    Color::Red => -sum,
                };
                let rounded = parts.terms.len() as i32 * 2;
                let off = (parts.score - sum - parts.tempo).abs();
                assert!(off <= rounded, "{position}: off by {off}");
                assert_eq!(parts.score, evaluator.score(&position), "{position}");
                assert_eq!(parts.score, breakdown(&position.flipped()).score);
            }
        }
    }

    #[test]
    fn the_terms_share_out_the_features() {
        let mut end = 0;
        for term in Term::ALL {
            assert_eq!(term.rows().start, end, "{term}");
            end = term.rows().end;
        }
        assert_eq!(end, Feature::COUNT);
        for setup in Setup::ALL {
            for (_, feature, times) in features(setup.position()) {
                assert!(feature.index() < Feature::COUNT && times >= 0);
            }
        }
    }
}
