//! Reduced playing strength: a level considers only some of the moves, and searches few nodes. Which moves
//! it considers depends on what it sees at a glance, and it may overlook where a beam goes.

use crate::laser::rules::{Bitboard, Kind, Move, Position, Undo, optics};
use crate::search::{Strength, rounded_at_random};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The figures that define a level, and its Elo rating.
#[derive(Clone, Copy, Debug)]
struct Level {
    /// The chance that the level follows a beam past one piece.
    sight: f64,
    /// The number of moves that it considers. The fraction is the chance of considering one more.
    candidates: f64,
    /// The chance that it considers all moves instead.
    attention: f64,
    /// The node limit of its searches.
    nodes: f64,
    elo: u32,
}

impl Level {
    const fn new(sight: f64, candidates: f64, attention: f64, nodes: f64, elo: u32) -> Level {
        Level {
            sight,
            candidates,
            attention,
            nodes,
            elo,
        }
    }
}

/// The levels below full strength. `docs/levels.md` describes the games behind them and their ratings.
const LEVELS: [Level; 20] = [
    Level::new(0.05, 1.0, 0.0, 50.0, 0),
    Level::new(0.45, 1.6, 0.0, 50.0, 150),
    Level::new(0.58, 2.0, 0.0, 50.0, 310),
    Level::new(0.6, 2.3, 0.0, 50.0, 360),
    Level::new(0.61, 2.45, 0.0, 50.0, 367),
    Level::new(0.65, 2.8, 0.0, 50.0, 425),
    Level::new(0.68, 3.0, 0.0, 50.0, 484),
    Level::new(0.7, 3.0, 0.123, 74.0, 641),
    Level::new(0.71, 3.1, 0.24, 103.0, 771),
    Level::new(0.72, 3.2, 0.356, 140.0, 931),
    Level::new(0.74, 3.45, 0.455, 178.0, 1072),
    Level::new(0.75, 3.8, 0.567, 225.0, 1233),
    Level::new(0.78, 4.15, 0.648, 269.0, 1391),
    Level::new(0.79, 4.7, 0.725, 343.0, 1569),
    Level::new(0.81, 5.3, 0.786, 428.0, 1720),
    Level::new(0.83, 6.3, 0.848, 531.0, 1879),
    Level::new(0.845, 7.2, 0.893, 635.0, 2030),
    Level::new(0.868, 8.5, 0.94, 828.0, 2220),
    Level::new(0.898, 10.2, 0.972, 1120.0, 2375),
    Level::new(0.93, 13.9, 0.993, 1620.0, 2516),
];

/// What a move is worth at a glance.
mod glance {
    /// A hit of a King.
    pub(super) const KING: f64 = 1_000.0;
    /// A threat of the enemy to hit the mover's King next.
    pub(super) const THREAT: f64 = -100.0;
    /// A hit of another piece.
    pub(super) const PIECE: f64 = 10.0;
    /// The maximum of the random part, and the one for moves that touch the enemy's standing beam,
    /// so that these tend to come first.
    pub(super) const RANDOM: f64 = 1.0;
    pub(super) const RANDOM_ON_BEAM: f64 = 3.0;
    /// The chance of seeing that a shot hits the mover's own King, if the beam was not followed.
    pub(super) const CARE: f64 = 0.5;
}

impl Strength {
    /// The Elo rating of the lowest level of the laser game.
    pub const MIN_ELO: u32 = LEVELS[0].elo;
    /// The Elo rating of its highest level that has one.
    pub const MAX_ELO: u32 = LEVELS[LEVELS.len() - 1].elo;

    /// The strength with this Elo rating in the laser game, clamped to [`Strength::MIN_ELO`] and
    /// [`Strength::MAX_ELO`].
    pub fn of_elo(elo: u32, seed: u64) -> Option<Strength> {
        let elo = elo.clamp(Strength::MIN_ELO, Strength::MAX_ELO);
        let level = (0..)
            .zip(LEVELS.windows(2))
            .find_map(|(level, pair)| match pair {
                [low, high] if elo <= high.elo => {
                    Some(100 * level + 100 * (elo - low.elo) / (high.elo - low.elo))
                }
                _ => None,
            });
        Strength::of_level(level?, seed)
    }
}

/// The node limit of a search at this strength.
pub(super) fn max_nodes(strength: Strength) -> u64 {
    strength.figure(&LEVELS, 100, |level| level.nodes) as u64
}

/// The moves to consider, of the legal moves that are `allowed`: the best at a glance, best
/// first, or only the winning one if the level sees a win. By chance, more often at higher
/// levels, all of them in the generator's order.
pub(super) fn considered(
    strength: Strength,
    position: &Position,
    allowed: impl Fn(Move) -> bool,
) -> Vec<Move> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(strength.seed);
    let candidates = strength.figure(&LEVELS, 100, |level| level.candidates);
    let count = rounded_at_random(candidates, &mut random);
    let mut glance = Glance {
        position: position.clone(),
        sight: strength.figure(&LEVELS, 100, |level| level.sight),
        random,
    };
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.retain(|&mv| allowed(mv));
    let attention = strength.figure(&LEVELS, 100, |level| level.attention);
    if glance.random.random_bool(attention) {
        return moves;
    }
    let look = |mv| (glance.worth(mv), mv);
    let mut seen: Vec<(f64, Move)> = moves.into_iter().map(look).collect();
    seen.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let wins = seen
        .first()
        .is_some_and(|&(worth, _)| worth >= glance::KING);
    seen.truncate(if wins { 1 } else { count });
    seen.into_iter().map(|(_, mv)| mv).collect()
}

/// A look at the moves of a position, by their shots and the enemy's next ones.
struct Glance {
    position: Position,
    sight: f64,
    random: Xoshiro256PlusPlus,
}

impl Glance {
    /// What a move seems to be worth.
    fn worth(&mut self, mv: Move) -> f64 {
        let side = self.position.side();
        let touched = Bitboard::of(mv.from()) | Bitboard::of(mv.to());
        let max = if self.position.beam(!side).touches(touched) {
            glance::RANDOM_ON_BEAM
        } else {
            glance::RANDOM
        };
        let mut worth = self.random.random_range(0.0..max);
        let undo = self.position.play_unchecked(mv);
        let takes_care = undo.winner() == Some(!side) && self.random.random_bool(glance::CARE);
        if let Some(piece) = undo.removed
            && (takes_care || self.sees(pieces_met(&self.position, &undo)))
        {
            let hit = match piece.kind() {
                Kind::King => glance::KING,
                _ => glance::PIECE,
            };
            worth += if piece.color() == side { -hit } else { hit };
        }
        if undo.winner().is_none() && self.sees_threat() {
            worth += glance::THREAT;
        }
        self.position.undo(&undo);
        worth
    }

    /// Whether it sees that the side to move can hit the other King. That is one piece harder to see than a
    /// shot of its own.
    fn sees_threat(&mut self) -> bool {
        let king = self.position.king(!self.position.side());
        let mut shots = self.position.shots();
        let mut fewest: Option<i32> = None;
        for reply in self.position.legal_moves() {
            let hit = self.position.find_hit_with(&mut shots, reply);
            if hit.is_some_and(|(square, _)| Some(square) == king) {
                let undo = self.position.play_unchecked(reply);
                let met = pieces_met(&self.position, &undo);
                self.position.undo(&undo);
                fewest = Some(fewest.map_or(met, |fewest| fewest.min(met)));
            }
        }
        fewest.is_some_and(|met| self.sees(met + 1))
    }

    /// Whether it sees the end of a beam that meets this number of pieces.
    fn sees(&mut self, pieces: i32) -> bool {
        self.random.random_bool(self.sight.powi(pieces))
    }
}

/// The number of pieces that matter for the shot of a move: those that its beam meets, and the
/// other piece of a swap.
fn pieces_met(after: &Position, undo: &Undo) -> i32 {
    let board = undo.board_at_shot(after.board());
    let steps = optics::beam_steps(&board, !after.side());
    let met = steps.filter(|step| step.encounter.is_some()).count() as i32;
    met + i32::from(undo.swapped.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::Setup;

    /// For how many of 1,000 seeds this holds for the moves that a level considers.
    fn times(level: u32, fen: &str, holds: impl Fn(&[Move]) -> bool) -> usize {
        let position: Position = fen.parse().unwrap();
        let considered = |seed| {
            let strength = Strength::of_level(100 * level, seed).unwrap();
            super::considered(strength, &position, |_| true)
        };
        (0..1_000).filter(|&seed| holds(&considered(seed))).count()
    }

    #[test]
    fn every_level_sees_and_considers_no_less_than_the_one_below() {
        for pair in LEVELS.windows(2) {
            let [low, high] = pair else { unreachable!() };
            let figures =
                |level: &Level| [level.sight, level.candidates, level.attention, level.nodes];
            let mut pairs = figures(low).into_iter().zip(figures(high));
            assert!(pairs.all(|(low, high)| low <= high), "{low:?} {high:?}");
            assert_ne!(figures(low), figures(high));
            assert!(low.elo < high.elo);
        }
        let strength = Strength::of_level(250, 1).unwrap();
        let between = strength.figure(&LEVELS, 100, |level| level.sight);
        assert!(LEVELS[2].sight < between && between < LEVELS[3].sight);
        let above = Strength::of_level(1950, 1).unwrap();
        assert!(max_nodes(above) as f64 >= LEVELS[19].nodes);
    }

    #[test]
    fn a_win_is_overlooked_less_at_higher_levels_and_if_fewer_pieces_matter() {
        // After i5j5 the beam meets one mirror and the King, or a second mirror before it.
        let short = "ls9/10/10/2k5Ps1/10/10/10/4K4Ln b";
        let long = "ls9/10/10/2Se5Ps1/10/10/2k7/4K4Ln b";
        let win: Move = "i5j5".parse().unwrap();
        let seen = |level, fen| times(level, fen, |moves| moves == [win]);
        let levels = [0, 2, 4, 6].map(|level| (seen(level, short), seen(level, long)));
        println!("{levels:?}");
        assert!(levels.is_sorted_by(|low, high| low.0 < high.0 && low.1 < high.1));
        assert!(levels.iter().all(|(short, long)| long < short));
        assert!(levels[0].0 < 100 && levels[3].0 > 350);
    }

    #[test]
    fn a_move_that_opens_the_own_king_is_considered_less_at_higher_levels() {
        // The Defender keeps Red's beam from the King.
        let fen = "le2Dw3K2/10/10/10/2k7/10/10/9Ln b";
        let opens: Move = "d8d7".parse().unwrap();
        let opened = [0, 2, 4, 6].map(|level| times(level, fen, |moves| moves == [opens]));
        println!("{opened:?}");
        assert!(opened[0] > 50 && opened[3] < opened[0] / 2);
    }

    #[test]
    fn the_seed_decides_and_only_allowed_moves_are_considered() {
        let position = Setup::Ace.position();
        let considered = |seed| {
            let strength = Strength::of_level(300, seed).unwrap();
            super::considered(strength, position, |_| true)
        };
        assert_eq!(considered(7), considered(7));
        assert!((0..20).any(|seed| considered(seed) != considered(7)));
        let only = position.legal_moves()[3];
        for level in 0..20 {
            let strength = Strength::of_level(100 * level, 1).unwrap();
            assert_eq!(
                super::considered(strength, position, |mv| mv == only),
                [only]
            );
        }
    }

    #[test]
    fn ratings_rise_with_the_levels() {
        for (level, Level { elo, .. }) in (0..).zip(LEVELS) {
            assert_eq!(Strength::of_elo(elo, 1), Strength::of_level(100 * level, 1));
        }
        let levels = |elo| Strength::of_elo(elo, 1).unwrap().level;
        for elo in Strength::MIN_ELO..Strength::MAX_ELO {
            assert!(levels(elo) <= levels(elo + 1));
        }
        assert_eq!(levels(u32::MAX), levels(Strength::MAX_ELO));
        assert!(levels(Strength::MAX_ELO) < Strength::FULL);
    }
}
