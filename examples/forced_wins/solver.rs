//! A solver of short wins. It knows the rules and nothing of the engine's search.

use akhet::laser::rules::{Move, MoveList, Position, Undo};
use fxhash::FxHashMap;

/// The length of the longest win to search for, in own plies.
pub const LONGEST: usize = 5;

/// An attacker restricted to threats must, after each of its moves, be able to win within this many
/// own plies if the defender passed.
const THREAT: usize = 2;

/// The solver has played as many plies as it may.
#[derive(Debug, thiserror::Error)]
#[error("the proof takes too long")]
pub struct OutOfBudget;

/// The moves that the attacker may play. The defender may always play every legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attack {
    /// Every legal move: if no win is found, there is none.
    Any,
    /// Only threats while the win is longer than a threat: every win found is real, but others are
    /// missed.
    Threats,
}

/// What has been proven of a position, for the side to move.
#[derive(Clone, Copy)]
struct Known {
    /// The least number of own plies with which it is known to win.
    wins: usize,
    /// The greatest number of own plies with which it is known not to win, by [`Attack`].
    fails: [usize; 2],
}

/// Searches all answers of the defender. Results are stored by position, regardless of the moves that
/// led there. That is sound: the winner plays the shortest win and comes nearer with every ply, so it
/// never meets a position twice, nor an arrangement more than twice (once with either side to move),
/// and a draw takes three times.
pub struct Solver {
    position: Position,
    known: FxHashMap<u64, Known>,
    /// The last winning move and the last refutation, by the number of own plies left. They are tried
    /// first, which only saves time.
    winning: [Option<Move>; LONGEST + 1],
    refuting: [Option<Move>; LONGEST + 1],
    /// The number of plies that may still be played.
    budget: u64,
}

impl Solver {
    /// A solver for one position that may play this many plies.
    pub fn new(position: &Position, budget: u64) -> Solver {
        Solver {
            position: position.clone(),
            known: FxHashMap::default(),
            winning: [None; LONGEST + 1],
            refuting: [None; LONGEST + 1],
            budget,
        }
    }

    /// The number of own plies, up to `most`, of the shortest forced win of the side to move. Trying
    /// all moves rules out every shorter win. `None` means that there is no win; if `most` is
    /// [`LONGEST`], only that no win that begins with threats was found.
    pub fn shortest(&mut self, most: usize) -> Result<Option<usize>, OutOfBudget> {
        for own in 1..=most {
            // Ruling out the last length but one takes the most time, so first find the longest win.
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

    /// Whether this legal move forces a win with `own` own plies at most, itself included.
    pub fn is_winning(&mut self, mv: Move, own: usize) -> Result<bool, OutOfBudget> {
        self.wins_by(mv, own, attack_in(own, attack_at_root(own)))
    }

    /// Whether the side to move can force a win with its `own`th ply at the latest.
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
        // A shorter win is found much faster, and after most answers there is one.
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

    /// Whether this move wins with `own` own plies at most, itself included.
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

    /// Whether the enemy can force a win with its `own`th ply at the latest.
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

    /// Whether the side to move can hit the enemy King with its next ply.
    fn hits(&mut self) -> bool {
        let position = &mut self.position;
        let king = position.king(!position.side());
        let mut shots = position.shots();
        let mut moves = MoveList::new();
        // If the standing beam does not hit it, moves that leave the beam unchanged do not either.
        if position.beam(position.side()).target() == king {
            position.moves(&mut moves)
        } else {
            position.on_beam_moves(&mut moves)
        }
        moves.into_iter().any(|mv| {
            position
                .find_hit_with(&mut shots, mv)
                .map(|(square, _)| square)
                == king
        })
    }
}

/// The attack for a win of this length: trying all moves takes too long for the longest.
fn attack_at_root(own: usize) -> Attack {
    match own {
        LONGEST => Attack::Threats,
        _ => Attack::Any,
    }
}

/// The attack with this many own plies left: a win no longer than a threat and one ply needs no
/// restriction.
fn attack_in(own: usize, attack: Attack) -> Attack {
    if own <= THREAT + 1 {
        Attack::Any
    } else {
        attack
    }
}

fn bring_forward(moves: &mut MoveList, mv: Option<Move>) {
    if let Some(index) = moves.iter().position(|&other| Some(other) == mv) {
        moves[..=index].rotate_right(1);
    }
}
