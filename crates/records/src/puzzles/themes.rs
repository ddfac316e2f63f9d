//! Themes: what the solution of a puzzle is made of, by its moves and shots.

use super::Puzzle;
use akhet::laser::rules::optics::{Encounter, beam_steps};
use akhet::laser::rules::{Action, Color, Kind, Move, Position, Undo};

/// Something in the solution that a solver can learn to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// The first move turns a piece.
    Turn,
    /// The first move takes a piece to an empty square.
    Step,
    /// The first move has a Switch swap places.
    Swap,
    /// The first move removes nothing, and is not the last.
    Quiet,
    /// Blue's Laser turns.
    Laser,
    /// Exactly two mirrors turn the last shot.
    TwoMirrors,
    /// Four mirrors or more turn the last shot.
    ManyMirrors,
    /// The last shot passes a square from which an earlier one removed a piece.
    OpenedKing,
    /// A shield stops a shot.
    Shield,
    /// Red's King moves.
    DrivenKing,
}

impl Theme {
    /// All themes, in the order in which they are written.
    pub const ALL: [Theme; 10] = [
        Theme::Turn,
        Theme::Step,
        Theme::Swap,
        Theme::Quiet,
        Theme::Laser,
        Theme::TwoMirrors,
        Theme::ManyMirrors,
        Theme::OpenedKing,
        Theme::Shield,
        Theme::DrivenKing,
    ];

    /// The word for it in a file.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Turn => "turn",
            Theme::Step => "step",
            Theme::Swap => "swap",
            Theme::Quiet => "quiet",
            Theme::Laser => "laser",
            Theme::TwoMirrors => "two-mirrors",
            Theme::ManyMirrors => "many-mirrors",
            Theme::OpenedKing => "opened-king",
            Theme::Shield => "shield",
            Theme::DrivenKing => "driven-king",
        }
    }
}

/// A ply of a solution, with what its shot met.
struct Shot {
    side: Color,
    ply: Undo,
    mirrors: usize,
    shielded: bool,
}

impl Shot {
    fn of(after: &Position, ply: Undo) -> Shot {
        let side = !after.side();
        let board = ply.board_at_shot(after.board());
        let met: Vec<Encounter> = beam_steps(&board, side)
            .filter_map(|step| step.encounter)
            .collect();
        let is_mirror = |met: &&Encounter| matches!(met, Encounter::Reflected(_));
        Shot {
            side,
            mirrors: met.iter().filter(is_mirror).count(),
            shielded: met.contains(&Encounter::Shielded),
            ply,
        }
    }
}

impl Puzzle {
    /// The themes of the solution, in the order of [`Theme::ALL`].
    pub fn themes(&self) -> Vec<Theme> {
        let mut position = self.position.clone();
        let mut shots = Vec::new();
        for &mv in &self.solution {
            let Ok(ply) = position.play(mv) else { break };
            shots.push(Shot::of(&position, ply));
        }
        let shown = |theme: &Theme| is_shown(*theme, &shots);
        Theme::ALL.into_iter().filter(shown).collect()
    }
}

/// How often mirrors turn the shot of a move; 0 for an illegal move.
pub(super) fn mirrors(position: &Position, mv: Move) -> u32 {
    let mut after = position.clone();
    let ply = after.play(mv);
    ply.map_or(0, |ply| Shot::of(&after, ply).mirrors as u32)
}

fn is_shown(theme: Theme, shots: &[Shot]) -> bool {
    let (Some(first), Some(last)) = (shots.first(), shots.last()) else {
        return false;
    };
    let moves = |side, kind| {
        let mut of_side = shots.iter().filter(move |shot| shot.side == side);
        of_side.any(|shot| shot.ply.piece.kind() == kind)
    };
    let turns = first.ply.mv.action() != Action::Step;
    let swaps = first.ply.swapped.is_some();
    match theme {
        Theme::Turn => turns,
        Theme::Step => !turns && !swaps,
        Theme::Swap => swaps,
        Theme::Quiet => shots.len() > 1 && first.ply.removed.is_none(),
        Theme::Laser => moves(Color::Blue, Kind::Laser),
        Theme::TwoMirrors => last.mirrors == 2,
        Theme::ManyMirrors => last.mirrors >= 4,
        Theme::OpenedKing => {
            let earlier = shots[..shots.len() - 1].iter();
            let mut opened = earlier.filter_map(|shot| Some(shot.ply.hit()?.0));
            opened.any(|square| last.ply.shot.path().contains(square))
        }
        Theme::Shield => shots.iter().any(|shot| shot.shielded),
        Theme::DrivenKing => moves(Color::Red, Kind::King),
    }
}
