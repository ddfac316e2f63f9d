//! Mate scores: how many moves they stand for, and their lines. The search proves the last two plies of a forced win without playing them: it skips
//! moves that do not parry a threat, and where every move loses none is the best.

use crate::laser::rules::{Color, GameResult, Move, Record};
use crate::laser::solver::win_in_one;

/// The number of moves within which a player wins, for a win in this many plies: the loser's King
/// is off the board after the last of them at the latest. The number of plies is even if the
/// loser's own Laser removes it; the last move is then not made.
pub const fn win_moves(plies: u32) -> u32 {
    plies / 2 + 1
}

/// The number of the opponent's moves within which a player loses, for a loss in this many plies,
/// as in [`win_moves`].
pub const fn loss_moves(plies: u32) -> u32 {
    plies.div_ceil(2)
}

/// Extends a line from the end of the record by up to two plies, so that it ends with a win of `winner`, `plies`
/// plies from there or one earlier: a player whose every move hits its own King loses a ply earlier than the
/// search assumes. Returns whether that succeeds; if not, the line stays as it is.
pub(super) fn play_out(record: &Record, line: &mut Vec<Move>, winner: Color, plies: usize) -> bool {
    let mut game = record.clone();
    for &mv in line.iter() {
        if game.play(mv).is_err() {
            return false;
        }
        // Only now: the search goes on from a root that is a repetition.
        game.set_repetition_ends(true);
    }
    let mut end = Vec::new();
    if game.result() == GameResult::Ongoing {
        end = last_plies(&mut game, winner);
    }
    let plays = end.iter().all(|&mv| game.play(mv).is_ok());
    let length = line.len() + end.len();
    let shows =
        plays && game.result().winner() == Some(winner) && [length, length + 1].contains(&plies);
    if shows {
        line.extend(end);
    }
    shows
}

/// The plies to the end of the game: a hit by the next move of `winner`, after the first move of the other player
/// that does not end the game or, if there is none, by a move of that player. Empty if `winner` does not win so.
fn last_plies(game: &mut Record, winner: Color) -> Vec<Move> {
    if game.position().side() == winner {
        let hit = win_in_one(&mut game.position().clone());
        return hit.into_iter().collect();
    }
    let mut own_hit = None;
    for mv in game.position().legal_moves() {
        if game.play(mv).is_err() {
            continue;
        }
        let (result, mut after) = (game.result(), game.position().clone());
        game.undo();
        if result == GameResult::Ongoing {
            let hit = win_in_one(&mut after);
            return hit.map_or_else(Vec::new, |hit| vec![mv, hit]);
        }
        if result.winner() == Some(winner) {
            own_hit = Some(mv);
        }
    }
    own_hit.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laser::rules::Setup;

    /// The game from a position after these moves.
    fn game(fen: &str, moves: &[&str]) -> Record {
        let mut record = Record::new(fen.parse().unwrap());
        for mv in moves {
            record.play(mv.parse().unwrap()).unwrap();
        }
        record
    }

    /// The length of a line that is played out; `None` if it does not show a win of this color in this number of plies.
    fn length(record: &Record, line: &[&str], winner: Color, plies: usize) -> Option<usize> {
        let mut moves: Vec<Move> = line.iter().map(|mv| mv.parse().unwrap()).collect();
        let short = moves.clone();
        if !play_out(record, &mut moves, winner, plies) {
            assert_eq!(moves, short);
            return None;
        }
        let mut end = record.clone();
        for mv in &moves {
            end.play(*mv).unwrap();
        }
        assert_eq!(end.result().winner(), Some(winner));
        Some(moves.len())
    }

    #[test]
    fn a_line_ends_with_the_hit() {
        let threat = game(
            "ls1psk1ds2pe1/9Ps/pn5sn3/3se3pe2/10/1Sn4Sn3/10/1Dw2K4Ln r 57",
            &[],
        );
        assert_eq!(length(&threat, &["d5R"], Color::Red, 3), Some(3));
        assert_eq!(length(&threat, &["d5R"], Color::Red, 2), None);
        assert_eq!(length(&threat, &["d5R"], Color::Red, 5), None);
        assert_eq!(length(&threat, &["d5R"], Color::Blue, 3), None);
        // Every reply hits the replying player's own King.
        let helpless = "lsSnsnDwdwdwdndesnPe/ksesesnsnpwdeSeSnDe/pssepwdnSnpwsnPwpnPs/psSeseDnsnSePeSnsnDs/\
                        pwdeDeSeDnsnDsSnpePw/snDsPePwKSePwdspeDs/psSnPeSesedwpnsesnSn/sePsDsSnseDsdnSndsLn b 7";
        assert_eq!(
            length(&game(helpless, &[]), &["d1c1"], Color::Blue, 3),
            Some(2)
        );
        let start = Record::new(Setup::default().position().clone());
        assert_eq!(length(&start, &[], Color::Blue, 1), None);
        assert_eq!(length(&start, &["a1a2"], Color::Blue, 3), None);
    }

    #[test]
    fn a_repetition_ends_a_line_but_not_the_root() {
        let fen = "ls9/10/10/2k5Ps1/10/10/10/4K4Ln b";
        let shuffle = ["e1d1", "c5d5", "d1e1", "d5c5"];
        let mut line = shuffle.to_vec();
        line.push("i5j5");
        assert_eq!(length(&game(fen, &[]), &line, Color::Blue, 5), Some(5));
        assert_eq!(length(&game(fen, &shuffle), &line, Color::Blue, 5), None);
        let third = game(fen, &shuffle.repeat(2));
        assert!(third.can_claim_draw());
        assert_eq!(length(&third, &["i5j5"], Color::Blue, 1), Some(1));
    }
}
