//! Proofs of forced wins: the solver considers every move of the attacker and every reply of the
//! defender, and uses no scores. It knows only the rules, not the engine's search.
//!
//! A player *wins within `n` moves* if, whatever the opponent does, the opponent's King is off the
//! board after the player's `n`th move from here at the latest, hit by either Laser. So if after `n`
//! moves every reply hits the defender's own King, the player wins within `n + 1` but need not make the
//! last move.
//!
//! Repetitions can be ignored, so results are stored by position. A shortest win comes nearer with
//! every move, so no position occurs twice in it and no arrangement more than twice (once with either
//! side to move), while a draw takes three times. And draws cannot create a win where there would be none
//! without them.
//!
//! Positions are identified by their 64-bit keys.

mod certificate;
mod numbers;
mod table;
mod team;

use crate::laser::rules::{Move, MoveList, Position, Setup, Undo};
use crate::search::{Pool, poll_input};
pub use certificate::{Next, Node};
use numbers::Numbers;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::ProofTable;

/// The longest win to look for, in moves of the winner. One of 5 takes some seconds to rule out, and
/// each further move about forty times as long. Proving a longer one usually takes seconds.
pub const MAX_MOVES: u32 = 20;

/// The maximum length, in moves, of wins found by trying all moves in order. Longer ones are left to the
/// proof-number search.
const PLAIN_MOVES: u32 = 3;

/// The plies between checks of the stop flag.
const STOP_INTERVAL: u64 = 1 << 10;

/// The proof was stopped or has used up its plies, so nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the proof was not finished")]
pub struct Unfinished;

/// A win by force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Win {
    /// The number of the winner's moves that it takes against the longest defence.
    pub moves: u32,
    /// The move that begins it.
    pub first: Move,
}

/// The longest defence in a lost position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Defence {
    /// The number of moves within which the other player then wins, at least 1.
    pub moves: u32,
    /// The first move of that defence.
    pub reply: Move,
}

/// Two moves that worked elsewhere with the same number of moves left, the latest first. Trying them
/// first only saves time.
type Killers = [Option<Move>; 2];

/// Proves wins and rules them out. Results are kept from one question to the next and do not change the
/// answers. Every question ends as [`Unfinished`] if the proof is stopped.
#[derive(Debug)]
pub struct Solver {
    position: Position,
    table: Arc<ProofTable>,
    /// [`PLAIN_MOVES`], or another number in a test: it does not change the answers.
    plain: u32,
    /// The winning move in the position that the proof-number search proved last.
    proved: Option<Move>,
    /// Winning moves and refutations, by the number of moves that the attacker has left.
    winning: [Killers; MAX_MOVES as usize + 1],
    refuting: [Killers; MAX_MOVES as usize + 1],
    stop: Arc<AtomicBool>,
    /// The threads of the proof-number search, if it has several.
    pool: Option<Pool>,
    /// In one of several threads that search the same position: whether one of them has decided it.
    team: Option<Arc<AtomicBool>>,
    played: u64,
    /// The value of `played` at which the proof ends without a result.
    max_played: u64,
}

impl Solver {
    /// A solver on one thread without a limit, which ends as [`Unfinished`] soon after `stop` is set.
    pub fn new(stop: Arc<AtomicBool>) -> Solver {
        Solver {
            position: Setup::default().position().clone(),
            table: Arc::new(ProofTable::new()),
            pool: None,
            team: None,
            plain: PLAIN_MOVES,
            proved: None,
            winning: Default::default(),
            refuting: Default::default(),
            stop,
            played: 0,
            max_played: u64::MAX,
        }
    }

    /// Allows this many plies from now on, after which proofs end as [`Unfinished`]. On one thread, a new
    /// solver takes the same number of plies for the same question.
    pub fn limit(&mut self, plies: u64) {
        self.max_played = self.played.saturating_add(plies);
    }

    /// The number of plies played since the solver was made.
    pub fn played(&self) -> u64 {
        self.played
    }

    /// The shortest win of the side to move within `max` of its moves, at most [`MAX_MOVES`], if there
    /// is one.
    pub fn shortest_win(
        &mut self,
        position: &Position,
        max: u32,
    ) -> Result<Option<Win>, Unfinished> {
        self.position.clone_from(position);
        for moves in 1..=max.min(MAX_MOVES) {
            if let Some(first) = self.winning_move(moves)? {
                return Ok(Some(Win { moves, first }));
            }
        }
        Ok(None)
    }

    /// The moves of both players in a win of the side to move within `moves` of its moves, at most
    /// [`MAX_MOVES`], against replies that hold out long, to the end; `None` if there is no such win. The
    /// win need not be the shortest, so a long one is found much sooner than by
    /// [`shortest_win`](Solver::shortest_win), which rules the shorter ones out.
    pub fn win_within(
        &mut self,
        position: &Position,
        moves: u32,
    ) -> Result<Option<Vec<Move>>, Unfinished> {
        let mut left = moves.min(MAX_MOVES);
        let mut current = position.clone();
        let mut line = Vec::new();
        loop {
            let end = self.line(&current, left.min(self.plain))?;
            if !end.is_empty() {
                line.extend(end);
                return Ok(Some(line));
            }
            if left <= self.plain {
                return Ok(None);
            }
            self.position.clone_from(&current);
            let Some(mv) = self.winning_move(left)? else {
                return Ok(None);
            };
            line.push(mv);
            current.play_unchecked(mv);
            left -= 1;
            let Some(reply) = self.long_defence(&current, left) else {
                return Ok(Some(line));
            };
            line.push(reply);
            if current.play_unchecked(reply).winner().is_some() {
                return Ok(Some(line));
            }
        }
    }

    /// The reply in a lost position against which the win that was proved takes longest; `None` if the
    /// game is over.
    fn long_defence(&self, position: &Position, moves: u32) -> Option<Move> {
        let held = |mv| {
            let mut after = position.clone();
            let is_over = after.play_unchecked(mv).winner().is_some();
            let known = |within: &u32| self.table.find(after.key(), *within) == Some(Numbers::WON);
            // A win in one is not in the table.
            (!is_over).then(|| (2..=moves).find(known).unwrap_or(1))
        };
        position
            .legal_moves()
            .into_iter()
            .max_by_key(|&mv| held(mv))
    }

    /// The legal moves with which the side to move wins within `moves` of its moves, in generation order,
    /// but no more than `max` of them.
    pub fn winning_moves(
        &mut self,
        position: &Position,
        moves: u32,
        max: usize,
    ) -> Result<Vec<Move>, Unfinished> {
        self.position.clone_from(position);
        let mut found = Vec::new();
        for mv in position.legal_moves() {
            if found.len() == max {
                break;
            }
            if self.wins_by(mv, moves.min(MAX_MOVES))? {
                found.push(mv);
            }
        }
        Ok(found)
    }

    /// Whether the side to move wins within `moves` of its moves by this legal move.
    pub fn is_winning(
        &mut self,
        position: &Position,
        mv: Move,
        moves: u32,
    ) -> Result<bool, Unfinished> {
        self.position.clone_from(position);
        self.wins_by(mv, moves.min(MAX_MOVES))
    }

    /// The longest defence of the side to move, if the other player wins within `moves` moves, at most
    /// [`MAX_MOVES`], against every reply; `None` if some reply holds out longer. Of equally long
    /// defences, the first in generation order.
    pub fn longest_defence(
        &mut self,
        position: &Position,
        moves: u32,
    ) -> Result<Option<Defence>, Unfinished> {
        self.position.clone_from(position);
        let max = moves.min(MAX_MOVES);
        if !self.loses(max)? {
            return Ok(None);
        }
        let mut longest: Option<Defence> = None;
        for reply in position.legal_moves() {
            let mut moves = longest.map_or(0, |longest| longest.moves);
            let holds_longer = longest.is_none() || !self.loses_by(reply, moves)?;
            if holds_longer {
                while !self.loses_by(reply, moves)? {
                    moves += 1;
                }
                longest = Some(Defence { moves, reply });
            }
        }
        Ok(longest.map(|defence| Defence {
            moves: defence.moves.max(1),
            ..defence
        }))
    }

    /// The moves of both players from a won position to the end: a shortest win against the longest
    /// defence. Empty if the side to move does not win within `max` of its moves.
    pub fn line(&mut self, position: &Position, max: u32) -> Result<Vec<Move>, Unfinished> {
        let mut line = Vec::new();
        let mut current = position.clone();
        let mut left = max;
        while let Some(win) = self.shortest_win(&current, left)? {
            line.push(win.first);
            if current.play_unchecked(win.first).winner().is_some() {
                break;
            }
            left = win.moves - 1;
            let Some(defence) = self.longest_defence(&current, left)? else {
                break;
            };
            line.push(defence.reply);
            if current.play_unchecked(defence.reply).winner().is_some() {
                break;
            }
        }
        Ok(line)
    }

    /// A move with which the side to move wins within `moves` of its moves.
    fn winning_move(&mut self, moves: u32) -> Result<Option<Move>, Unfinished> {
        if moves == 1 {
            return Ok(win_in_one(&mut self.position));
        }
        if moves > self.plain {
            let numbers = self.decide(true, moves)?;
            return Ok(self.proved.filter(|_| numbers == Numbers::WON));
        }
        let killers = self.winning[moves as usize];
        let mut candidates = self.position.legal_moves();
        bring_forward(&mut candidates, killers);
        for mv in candidates {
            if self.wins_by(mv, moves)? {
                add(&mut self.winning[moves as usize], mv);
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    /// Whether the side to move wins within `moves` of its moves.
    fn wins(&mut self, moves: u32) -> Result<bool, Unfinished> {
        if moves <= 1 {
            return Ok(moves == 1 && win_in_one(&mut self.position).is_some());
        }
        let key = self.position.key();
        let known = self.table.find(key, moves);
        if let Some(known) = known.and_then(Numbers::is_won) {
            return Ok(known);
        }
        if moves > self.plain {
            return Ok(self.winning_move(moves)?.is_some());
        }
        // A shorter win is found much faster, and after most replies there is one.
        if self.wins(moves - 1)? {
            return Ok(true);
        }
        let wins = self.winning_move(moves)?.is_some();
        self.table.add(key, moves, Numbers::of(wins));
        Ok(wins)
    }

    /// Whether this move of the side to move wins within `moves` of its moves, itself included.
    fn wins_by(&mut self, mv: Move, moves: u32) -> Result<bool, Unfinished> {
        let side = self.position.side();
        let ply = self.play(mv)?;
        let won = match ply.winner() {
            Some(winner) => Ok(winner == side),
            None => self.loses(moves.saturating_sub(1)),
        };
        self.position.undo(&ply);
        won
    }

    /// Whether the side to move loses against the other player's next `moves` moves, whatever it does.
    fn loses(&mut self, moves: u32) -> Result<bool, Unfinished> {
        if moves == 0 || win_in_one(&mut self.position).is_some() {
            return Ok(false);
        }
        if moves > self.plain {
            let numbers = self.decide(false, moves)?;
            return Ok(numbers == Numbers::NOT_WON);
        }
        let killers = self.refuting[moves as usize];
        for mv in killers.into_iter().flatten() {
            if self.position.check(mv) == Ok(mv) && !self.loses_by(mv, moves)? {
                add(&mut self.refuting[moves as usize], mv);
                return Ok(false);
            }
        }
        let mut replies = self.position.legal_moves();
        replies.retain(|&mut mv| !killers.contains(&Some(mv)));
        // Most replies lose soon, which is cheap to prove. Only those that hold out are searched
        // deeper.
        for within in 1..=moves {
            let mut holding = MoveList::new();
            for mv in replies {
                if !self.loses_by(mv, within)? {
                    if within == moves {
                        add(&mut self.refuting[moves as usize], mv);
                        return Ok(false);
                    }
                    holding.push(mv);
                }
            }
            replies = holding;
        }
        Ok(true)
    }

    /// Whether this move of the side to move loses against the other player's next `moves` moves.
    fn loses_by(&mut self, mv: Move, moves: u32) -> Result<bool, Unfinished> {
        let side = self.position.side();
        let ply = self.play(mv)?;
        let lost = match ply.winner() {
            Some(winner) => Ok(winner != side),
            None => self.wins(moves),
        };
        self.position.undo(&ply);
        lost
    }

    fn play(&mut self, mv: Move) -> Result<Undo, Unfinished> {
        let is_stopped = self.played.is_multiple_of(STOP_INTERVAL) && {
            poll_input();
            self.stop.load(Ordering::Relaxed)
                || self
                    .team
                    .as_ref()
                    .is_some_and(|done| done.load(Ordering::Relaxed))
        };
        if is_stopped || self.played >= self.max_played {
            return Err(Unfinished);
        }
        self.played += 1;
        Ok(self.position.play_unchecked(mv))
    }
}

fn add(killers: &mut Killers, mv: Move) {
    if killers[0] != Some(mv) {
        *killers = [Some(mv), killers[0]];
    }
}

/// Moves the killers among these moves to the front.
fn bring_forward(moves: &mut MoveList, killers: Killers) {
    for killer in killers.into_iter().rev().flatten() {
        if let Some(index) = moves.iter().position(|&mv| mv == killer) {
            moves[..=index].rotate_right(1);
        }
    }
}

/// A move with which the side to move hits the enemy King at once; `None` if there is none.
///
/// A shot follows the standing beam up to the first square that the move changes, and ends along a King
/// ray from the last square that the move changes. So unless the Laser turns or the standing beam
/// already ends on the King, one square of the move lies on the beam, and one, the same or a neighbour,
/// on a King ray. Only such moves are tried.
pub fn win_in_one(position: &mut Position) -> Option<Move> {
    let side = position.side();
    let king = position.king(!side)?;
    let beam = position.beam(side);
    let mut moves = MoveList::new();
    if beam.target() == Some(king) {
        position.moves(&mut moves);
    } else {
        let rays = position.king_rays(!side);
        position.generate_touching(beam.path(), rays, &mut moves);
    }
    let mut shots = position.shots();
    moves.into_iter().find(|&mv| {
        let hit = position.find_hit_with(&mut shots, mv);
        hit.is_some_and(|(square, _)| square == king)
    })
}
