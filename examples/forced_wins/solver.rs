//! A solver of short wins. It knows the rules and nothing of the engine's search.

use akhet::laser::rules::{Move, MoveList, Position, Undo};
use fxhash::FxHashMap;

/// The longest win that is looked for, in own plies.
pub const LONGEST: usize = 5;

/// Where the attacker is held to threats, each of its moves must leave it able to win within this
/// many own plies if the defender then did nothing.
const THREAT: usize = 2;

/// The solver has played as many plies as it may.
#[derive(Debug, thiserror::Error)]
#[error("the proof takes too long")]
pub struct OutOfBudget;

/// What the attacker may play. The defender may always play all that is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attack {
    /// Every legal move: where no win is found there is none.
    Any,
    /// Only threats, as long as it takes longer to win than a threat does: a win that is found is
    /// one, but others are missed.
    Threats,
}

/// What has been proven of a position, for the side to move.
#[derive(Clone, Copy)]
struct Known {
    /// It wins with this many own plies or fewer.
    wins: usize,
    /// It does not win with so many, by the [`Attack`].
    fails: [usize; 2],
}

/// Searches through all answers of the defender. It keeps what it has proven of each position,
/// without the way there: a line that repeats a position is never a shortest one, so the winner,
/// who by playing the shortest win known comes nearer with every ply, never meets a position
/// twice, nor an arrangement more than twice (once with either side to move), and a draw takes
/// three times.
pub struct Solver {
    position: Position,
    known: FxHashMap<u64, Known>,
    /// The move that won last, and the answer that refuted last, by the number of own plies that
    /// were left. They are tried first, which changes how long it takes and nothing else.
    winning: [Option<Move>; LONGEST + 1],
    refuting: [Option<Move>; LONGEST + 1],
    /// How many plies may still be played.
    budget: u64,
}

impl Solver {
    /// A solver for one position, which may play so many plies.
    pub fn new(position: &Position, budget: u64) -> Solver {
        Solver {
            position: position.clone(),
            known: FxHashMap::default(),
            winning: [None; LONGEST + 1],
            refuting: [None; LONGEST + 1],
            budget,
        }
    }

    /// The least number of own plies, up to `most`, with which the side to move can force that the
    /// enemy King is hit. Every shorter win is ruled out by trying all moves. `None` means that there
    /// is no win, but where `most` is [`LONGEST`] only that none that begins with threats was found.
    pub fn shortest(&mut self, most: usize) -> Result<Option<usize>, OutOfBudget> {
        for own in 1..=most {
            // To rule out the last length but one takes the most time: first it must be worth it.
            if own + 1 == LONGEST
                && most == LONGEST
                && !self.wins(LONGEST, attack_at_root(LONGEST))?
            {
                return Ok(None);
            }
            if self.wins(own, attack_at_root(own))? {
                return Ok(Some(own));
            }
        }
        Ok(None)
    }

    /// Does this legal move win, with `own` plies in all, itself counted?
    pub fn is_winning(&mut self, mv: Move, own: usize) -> Result<bool, OutOfBudget> {
        self.wins_by(mv, own, attack_in(own, attack_at_root(own)))
    }

    /// Can the side to move force that the enemy King is hit with its `own`th ply at the latest?
    fn wins(&mut self, own: usize, attack: Attack) -> Result<bool, OutOfBudget> {
        if own <= 1 {
            return Ok(own == 1 && self.hits());
        }
        let attack = attack_in(own, attack);
        let key = self.position.key();
        if let Some(known) = self.known.get(&key) {
            if known.wins <= own {
                return Ok(true);
            }
            let fails = known.fails[Attack::Any as usize].max(known.fails[attack as usize]);
            if fails >= own {
                return Ok(false);
            }
        }
        // A shorter win takes much less time to find, and after most answers there is one.
        if self.wins(own - 1, attack)? {
            return Ok(true);
        }
        let mut moves = self.position.legal_moves();
        bring_forward(&mut moves, self.winning[own]);
        let mut winning = None;
        for mv in moves {
            if self.wins_by(mv, own, attack)? {
                winning = Some(mv);
                break;
            }
        }
        let known = self.known.entry(key).or_insert(Known {
            wins: usize::MAX,
            fails: [0; 2],
        });
        match winning {
            Some(_) => {
                known.wins = known.wins.min(own);
                self.winning[own] = winning;
            }
            None => known.fails[attack as usize] = known.fails[attack as usize].max(own),
        }
        Ok(winning.is_some())
    }

    /// Does this move win, with `own` plies in all, itself counted?
    fn wins_by(&mut self, mv: Move, own: usize, attack: Attack) -> Result<bool, OutOfBudget> {
        let side = self.position.side();
        let ply = self.play(mv)?;
        let won = match ply.winner() {
            Some(winner) => Ok(winner == side),
            None => self.loses(own - 1, attack),
        };
        self.position.undo(&ply);
        won
    }

    /// Does the enemy win with its `own`th ply at the latest, whatever the side to move plays?
    fn loses(&mut self, own: usize, attack: Attack) -> Result<bool, OutOfBudget> {
        if attack == Attack::Threats {
            self.position.null_move();
            let threat = self.wins(THREAT, Attack::Any);
            self.position.null_move();
            if !threat? {
                return Ok(false);
            }
        }
        let side = self.position.side();
        let mut moves = self.position.legal_moves();
        bring_forward(&mut moves, self.refuting[own]);
        for mv in moves {
            let ply = self.play(mv)?;
            let lost = match ply.winner() {
                Some(winner) => Ok(winner != side),
                None => self.wins(own, attack),
            };
            self.position.undo(&ply);
            if !lost? {
                self.refuting[own] = Some(mv);
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn play(&mut self, mv: Move) -> Result<Undo, OutOfBudget> {
        self.budget = self.budget.checked_sub(1).ok_or(OutOfBudget)?;
        Ok(self.position.play_unchecked(mv))
    }

    /// Can the side to move hit the enemy King with its next ply?
    fn hits(&mut self) -> bool {
        let position = &mut self.position;
        let king = position.king(!position.side());
        let segments = position.beam_segments();
        let mut moves = MoveList::new();
        // Where the standing beam does not hit it, a move that leaves the beam alone does not.
        match position.beam(position.side()).target() == king {
            true => position.moves(&mut moves),
            false => position.on_beam_moves(&mut moves),
        }
        moves.into_iter().any(|mv| {
            position
                .find_hit_with(&segments, mv)
                .map(|(square, _)| square)
                == king
        })
    }
}

/// All moves would take too long for the longest wins.
fn attack_at_root(own: usize) -> Attack {
    match own {
        LONGEST => Attack::Threats,
        _ => Attack::Any,
    }
}

/// Up to the length of a threat and the ply before it there is nothing to hold the attacker to.
fn attack_in(own: usize, attack: Attack) -> Attack {
    match own <= THREAT + 1 {
        true => Attack::Any,
        false => attack,
    }
}

fn bring_forward(moves: &mut MoveList, mv: Option<Move>) {
    if let Some(index) = moves.iter().position(|&other| Some(other) == mv) {
        moves[..=index].rotate_right(1);
    }
}
