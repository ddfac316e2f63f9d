//! Depth-first proof-number search (df-pn), which finds long wins and rules them out.
//!
//! The *proof number* of a position estimates how many positions below it must still be shown won to prove
//! the attacker's win, and the *disproof number* how many must still be shown not won to rule it out. The
//! search goes where these are smallest, so it soon proves a win in which the defender never has many
//! replies, however long it is.
//!
//! Each question about a position names the number of moves left, so the search has no cycles.

use super::{Solver, Unfinished, add, bring_forward, win_in_one};
use crate::laser::rules::Move;
use std::sync::atomic::Ordering;

/// The proof and the disproof number of a position. One is 0 and the other [`NEVER`] once it is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    proof: u32,
    disproof: u32,
}

/// More than the number of any undecided position.
const NEVER: u32 = 1 << 30;

impl Numbers {
    pub(super) const WON: Numbers = Numbers {
        proof: 0,
        disproof: NEVER,
    };
    pub(super) const NOT_WON: Numbers = Numbers {
        proof: NEVER,
        disproof: 0,
    };
    /// Limits that no undecided position reaches.
    pub(super) const UNLIMITED: Numbers = Numbers {
        proof: NEVER,
        disproof: NEVER,
    };

    /// Whether the attacker wins, once that is decided.
    pub(super) fn is_won(self) -> Option<bool> {
        match (self.proof, self.disproof) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }

    /// The numbers of a position whose win is decided.
    pub(super) fn of(is_won: bool) -> Numbers {
        if is_won {
            Numbers::WON
        } else {
            Numbers::NOT_WON
        }
    }

    /// In one word, the proof number low.
    pub(super) fn to_bits(self) -> u64 {
        u64::from(self.disproof) << 32 | u64::from(self.proof)
    }

    pub(super) fn from_bits(bits: u64) -> Numbers {
        Numbers {
            proof: bits as u32,
            disproof: (bits >> 32) as u32,
        }
    }

    /// With both numbers exchanged: the defender's aim taken as the attacker's.
    fn exchanged(self) -> Numbers {
        Numbers {
            proof: self.disproof,
            disproof: self.proof,
        }
    }

    /// From the point of view of the player to move, whose aim counts as the proof.
    fn seen_by(self, is_attacker: bool) -> Numbers {
        if is_attacker { self } else { self.exchanged() }
    }
}

/// The initial proof number of a position with the defender to move, if the attacker threatens to
/// win at once: about the number of parries.
const THREATENED: u32 = 3;
/// The initial proof number without such a threat.
const QUIET: u32 = 20;

/// A move that does not yet decide its position.
struct Branch {
    mv: Move,
    /// The key of the position after the move, in the table.
    key: u64,
    /// Its numbers, as the player who makes the move sees them.
    numbers: Numbers,
    /// How many other threads search it.
    searches: u32,
}

impl Branch {
    /// The proof number by which the branch is chosen: more than its own if other threads search it, so
    /// that they share the work.
    fn virtual_proof(&self) -> u32 {
        let Numbers { proof, .. } = self.numbers;
        if self.searches == 0 || matches!(proof, 0 | NEVER) {
            return proof;
        }
        let more = self.searches.saturating_mul(proof / 4 + 1);
        proof.saturating_add(more).min(NEVER - 1)
    }
}

/// The branches of a position together.
struct Sum {
    /// The numbers of the position, as its player to move sees them.
    numbers: Numbers,
    /// The index of the branch with the smallest virtual proof number.
    best: usize,
    /// The second smallest of these.
    second: u32,
}

impl Sum {
    fn of(branches: &[Branch]) -> Sum {
        let mut sum = Sum {
            numbers: Numbers::NOT_WON,
            best: 0,
            second: NEVER,
        };
        let mut least = NEVER;
        for (index, branch) in branches.iter().enumerate() {
            let Numbers { proof, disproof } = branch.numbers;
            sum.numbers.proof = sum.numbers.proof.min(proof);
            let virtually = branch.virtual_proof();
            if virtually < least {
                sum.second = least;
                (least, sum.best) = (virtually, index);
            } else {
                sum.second = sum.second.min(virtually);
            }
            if proof > 0 {
                let most = NEVER - 1;
                sum.numbers.disproof = most.min(sum.numbers.disproof + disproof);
            }
        }
        if sum.numbers.proof == 0 {
            sum.numbers = Numbers::WON;
        }
        sum
    }

    /// The limits for the numbers of the best branch: up to them it stays the best, or nearly so, and
    /// the position within its own limits. One that is chosen because others search the better ones may be
    /// over them already, and goes a step further.
    fn limits(&self, branch: Numbers, limits: Numbers) -> Numbers {
        // A little more than the second best, or the search would switch between two branches at every step.
        let enough = self.second.saturating_add(self.second / 4 + 1);
        let others = self.numbers.disproof - branch.disproof;
        Numbers {
            proof: limits.proof.min(enough).max(branch.proof + 1),
            disproof: match limits.disproof {
                NEVER => NEVER,
                limit => limit - others,
            },
        }
    }
}

impl Solver {
    /// Searches the position, with `moves` moves left to the attacker, until it is decided or one
    /// of its numbers reaches its limit. Returns the numbers. Numbers and limits are as the player
    /// to move sees them.
    pub(super) fn search(
        &mut self,
        is_attacker: bool,
        moves: u32,
        limits: Numbers,
    ) -> Result<Numbers, Unfinished> {
        if is_attacker && moves <= self.plain {
            return self.wins(moves).map(Numbers::of);
        }
        let left = moves - u32::from(is_attacker);
        let key = self.key(is_attacker);
        let mut branches = self.branches(is_attacker, moves)?;
        let sum = loop {
            if self.team.is_some() {
                // Another thread may have decided the position. At the root its move is needed too.
                if limits != Numbers::UNLIMITED
                    && let Some(known) = self.table.find(key, moves)
                    && known.is_won().is_some()
                {
                    return Ok(known.seen_by(is_attacker));
                }
                for branch in &mut branches {
                    let searches = self.table.searches(branch.key);
                    branch.searches = searches.load(Ordering::Relaxed);
                }
            }
            let sum = Sum::of(&branches);
            let Numbers { proof, disproof } = sum.numbers;
            if proof >= limits.proof || disproof >= limits.disproof {
                break sum;
            }
            let best = &mut branches[sum.best];
            let limits = sum.limits(best.numbers, limits);
            let ply = self.play(best.mv)?;
            let key = best.key;
            self.table.searches(key).fetch_add(1, Ordering::Relaxed);
            let numbers = self.search(!is_attacker, left, limits.exchanged());
            self.table.searches(key).fetch_sub(1, Ordering::Relaxed);
            let numbers = numbers?;
            self.position.undo(&ply);
            best.numbers = numbers.exchanged();
            // Other branches may lead to the positions that were searched.
            for branch in &mut branches {
                if let Some(known) = self.table.find(branch.key, left) {
                    branch.numbers = known.seen_by(is_attacker);
                }
            }
        };
        if let Some(best) = branches.get(sum.best)
            && sum.numbers == Numbers::WON
        {
            if is_attacker {
                self.proved = Some(best.mv);
                add(&mut self.winning[moves as usize], best.mv);
            } else {
                add(&mut self.refuting[moves as usize], best.mv);
            }
        }
        let numbers = sum.numbers.seen_by(is_attacker);
        self.table.add(key, moves, numbers);
        Ok(sum.numbers)
    }

    /// The legal moves, except those that decide the position against the player who makes them,
    /// and up to the first that decides it for that player.
    fn branches(&mut self, is_attacker: bool, moves: u32) -> Result<Vec<Branch>, Unfinished> {
        let left = moves - u32::from(is_attacker);
        let killers = if is_attacker {
            self.winning
        } else {
            self.refuting
        };
        let mut candidates = self.position.legal_moves();
        bring_forward(&mut candidates, killers[moves as usize]);
        let mover = self.position.side();
        let mut branches = Vec::new();
        for mv in candidates {
            let ply = self.play(mv)?;
            let numbers = match ply.winner() {
                Some(winner) if winner == mover => Numbers::WON,
                Some(_) => Numbers::NOT_WON,
                None => self.first_numbers(!is_attacker, left).seen_by(is_attacker),
            };
            let key = self.key(!is_attacker);
            self.position.undo(&ply);
            if numbers != Numbers::NOT_WON {
                branches.push(Branch {
                    mv,
                    key,
                    numbers,
                    searches: 0,
                });
            }
            if numbers == Numbers::WON {
                break;
            }
        }
        Ok(branches)
    }

    /// The numbers of a position before it is searched.
    fn first_numbers(&mut self, is_attacker: bool, moves: u32) -> Numbers {
        if let Some(known) = self.table.find(self.key(is_attacker), moves) {
            return known;
        }
        if win_in_one(&mut self.position).is_some() {
            return Numbers::of(is_attacker);
        }
        let mut proof = 1;
        if !is_attacker {
            self.position.null_move();
            let is_threatened = win_in_one(&mut self.position).is_some();
            self.position.null_move();
            proof = if is_threatened { THREATENED } else { QUIET };
        }
        Numbers { proof, disproof: 1 }
    }

    /// The key of the position in the table, where it may occur for either player as the attacker.
    fn key(&self, is_attacker: bool) -> u64 {
        let key = self.position.key();
        if is_attacker { key } else { !key }
    }
}

#[cfg(test)]
mod tests {
    use super::super::MAX_MOVES;
    use super::*;
    use crate::laser::rules::{Position, Setup};
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};
    use std::sync::Arc;

    /// Positions of random games from all setups, and some of the forced wins in 2 to 4 moves.
    fn positions() -> Vec<Position> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(36);
        let mut positions = Vec::new();
        for game in 0..20 {
            let mut position = Setup::OFFICIAL[game % Setup::OFFICIAL.len()]
                .position()
                .clone();
            for _ in 0..random.random_range(1..120) {
                if let Some(&mv) = position.legal_moves().choose(&mut random) {
                    position.play_unchecked(mv);
                }
            }
            if position.winner().is_none() {
                positions.push(position);
            }
        }
        let wins = std::fs::read_to_string("tests/forced_wins.txt").unwrap();
        let wins = wins.lines().filter(|line| !line.starts_with('#'));
        for line in wins.take(150).step_by(5) {
            let (fen, _) = line.split_once(" ; ").unwrap();
            positions.push(fen.parse().unwrap());
        }
        positions
    }

    fn solver(plain: u32) -> Solver {
        Solver {
            plain,
            ..Solver::new(Arc::default())
        }
    }

    /// The trial of all moves in order, and the proof-number search from the second move on, agree.
    #[test]
    fn both_searches_agree() {
        let (mut plain, mut numbers) = (solver(MAX_MOVES), solver(1));
        let (mut won, mut lost, mut open) = (0, 0, 0);
        for mut position in positions() {
            let expected = plain.shortest_win(&position, 3).unwrap();
            let found = numbers.shortest_win(&position, 3).unwrap();
            let length = |win: Option<super::super::Win>| win.map(|win| win.moves);
            assert_eq!(length(found), length(expected), "{position}");
            let all = plain.winning_moves(&position, 3, usize::MAX).unwrap();
            let found_all = numbers.winning_moves(&position, 3, usize::MAX);
            assert_eq!(found_all, Ok(all), "{position}");
            match found {
                None => open += 1,
                Some(win) => {
                    let by_it = plain.is_winning(&position, win.first, win.moves);
                    assert_eq!(by_it, Ok(true), "{} in {position}", win.first);
                    won += 1;
                    position.play_unchecked(win.first);
                }
            }
            if position.winner().is_none() {
                let expected = plain.longest_defence(&position, 2).unwrap();
                let found = numbers.longest_defence(&position, 2).unwrap();
                assert_eq!(found, expected, "{position}");
                lost += u32::from(found.is_some());
            }
        }
        assert!(won > 12 && lost > 12 && open > 12, "{won} {lost} {open}");
    }
}
