//! The laser game as a saved text. The result is `1-0` if Blue has won, `0-1` if Red has, `1/2-1/2` for a
//! claimed draw. A win without a hit King means that the side to move resigned.

use super::game::Game;
use crate::laser::rules::{Color, Move, Position, Rules, Setup};
use crate::play::saved::Saved;

const KING_TURNS: &str = "king-turns";
const SWAP_ONTO_CLOSED: &str = "swap-onto-closed";

impl Saved for Game {
    type Move = Move;

    const NAME: &'static str = "Laser Chess";
    const RULES: &'static [&'static str] = &[KING_TURNS, SWAP_ONTO_CLOSED];
    const RESULTS: &'static str = "*, 1-0, 0-1 or 1/2-1/2";

    fn fen(&self) -> String {
        self.record().start().to_string()
    }

    fn remark(&self) -> Option<String> {
        let fen = self.fen();
        let setup = Setup::ALL.into_iter().find(|setup| setup.fen() == fen)?;
        Some(format!("the setup {setup}"))
    }

    fn rules(&self) -> Vec<&'static str> {
        let rules = self.record().start().rules();
        let king_turns = rules.king_turns.then_some(KING_TURNS);
        let swaps = rules.swap_onto_closed.then_some(SWAP_ONTO_CLOSED);
        king_turns.into_iter().chain(swaps).collect()
    }

    fn moves(&self) -> Vec<String> {
        let plies = self.record().plies().iter();
        plies.map(|ply| ply.mv.to_string()).collect()
    }

    fn result(&self) -> String {
        self.score().to_owned()
    }

    fn begin(fen: &str, rules: &[&'static str]) -> Result<Game, String> {
        let rules = Rules {
            king_turns: rules.contains(&KING_TURNS),
            swap_onto_closed: rules.contains(&SWAP_ONTO_CLOSED),
        };
        let start = Position::from_fen(fen, rules).map_err(|error| error.to_string())?;
        Ok(Game::new(start))
    }

    fn play_move(&mut self, mv: Move) -> Result<(), String> {
        self.play(mv).map(|_| ())
    }

    fn is_result(word: &str) -> bool {
        ["*", "1-0", "0-1", "1/2-1/2"].contains(&word)
    }

    fn finish(&mut self, result: &str) -> Result<(), String> {
        if self.score() == result {
            return Ok(());
        }
        if let Some(ending) = self.ending() {
            return Err(ending);
        }
        let resigning = match result {
            "1/2-1/2" => return self.claim(),
            "1-0" => Color::Red,
            _ => Color::Blue,
        };
        if self.side() != resigning {
            return Err(format!(
                "no King was hit, and {resigning} could not resign, as it was not {resigning}'s turn"
            ));
        }
        self.resign()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::saved::{read, write};

    fn game(fen: &str, rules: Rules, moves: &str) -> Game {
        let mut game = Game::new(Position::from_fen(fen, rules).unwrap());
        for mv in moves.split_whitespace() {
            game.play(mv.parse().unwrap()).unwrap();
        }
        game
    }

    fn check_round_trip(game: &Game) {
        let read: Game = read(&write(game)).unwrap();
        assert_eq!(write(&read), write(game));
        assert_eq!(read.position(), game.position());
        assert_eq!(read.ending(), game.ending());
    }

    #[test]
    fn games_come_back_as_they_were_saved() {
        let ace = Setup::Ace.fen();
        let strict = Rules::default();
        check_round_trip(&game(ace, strict, ""));
        let mut resigned = game(ace, strict, "c5R a5R c4b4");
        check_round_trip(&resigned);
        resigned.resign().unwrap();
        assert!(write(&resigned).ends_with("\n1-0\n"));
        check_round_trip(&resigned);
        let king_turns = Rules {
            king_turns: true,
            ..strict
        };
        let turned = game(ace, king_turns, "e1R");
        assert!(write(&turned).contains("\nrules king-turns\ne1R\n*\n"));
        check_round_trip(&turned);
        let both = Rules {
            king_turns: true,
            swap_onto_closed: true,
        };
        check_round_trip(&game(ace, both, ""));
        let shuffle = "j1L a8L j1R a8R ".repeat(3);
        let mut drawn = game("ls9/10/10/4k5/4K5/10/10/9Ln b 1", strict, &shuffle);
        check_round_trip(&drawn);
        drawn.claim().unwrap();
        assert!(write(&drawn).ends_with("\n1/2-1/2\n"));
        check_round_trip(&drawn);
        check_round_trip(&game("ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1", strict, "i5j5"));
    }

    #[test]
    fn errors_name_the_line_and_the_fault() {
        let start = "ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1";
        for (text, fault) in [
            ("# nothing\n\n".to_owned(), "there is no game in the file"),
            (
                "ls9 b 1\n*".to_owned(),
                "line 1: the number of ranks is 1, not 8",
            ),
            (
                format!("# x\n{start}\nrules chess\n*"),
                "line 3: unknown rule 'chess'; the rules are king-turns and swap-onto-closed",
            ),
            (
                format!("{start}\ne1d1 k9 *"),
                "line 2: move 2 'k9' is not a move: it does not begin with a square a1 to j8",
            ),
            (
                format!("{start}\ne1d1\n\ne1e2 *"),
                "line 4: move 2 'e1e2': e1 is empty",
            ),
            (
                format!("{start}\ni5j5 c5c6 1-0"),
                "line 2: move 2 'c5c6': the game is over: Blue has won, Blue's laser hit the King on c5",
            ),
            (
                format!("{start}\ne1d1\n"),
                "the result is missing at the end: *, 1-0, 0-1 or 1/2-1/2",
            ),
            (
                format!("{start}\n* e1d1"),
                "line 2: 'e1d1' comes after the result",
            ),
            (
                format!("{start}\ni5j5 0-1"),
                "line 2: the result '0-1' contradicts the moves: Blue has won, Blue's laser hit the King on c5",
            ),
            (
                format!("{start}\ne1d1\n0-1"),
                "line 3: the result '0-1' contradicts the moves: no King was hit, and Blue could not resign, as it was not Blue's turn",
            ),
            (
                format!("{start}\ne1d1 1/2-1/2"),
                "line 2: the result '1/2-1/2' contradicts the moves: no draw to claim: this arrangement has occurred 1 of the 3 times required",
            ),
        ] {
            assert_eq!(read::<Game>(&text).unwrap_err().to_string(), fault);
        }
    }
}
