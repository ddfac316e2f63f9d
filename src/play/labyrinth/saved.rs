//! Labyrinth as a saved text, with all cards. The result is the points of the players in the order of play,
//! `0-1-0`. Points without a pawn come home mean that the player to move resigned: of two the other one has
//! won, of several nobody, `0-0-0`.

use super::game::Game;
use crate::labyrinth::rules::{Move, Position, Rules};
use crate::play::saved::Saved;

const FREE_ORDER: &str = "free-order";
const NO_RETURN: &str = "no-return";

impl Saved for Game {
    type Move = Move;

    const NAME: &'static str = "Labyrinth";
    const RULES: &'static [&'static str] = &[FREE_ORDER, NO_RETURN];
    const RESULTS: &'static str = "* or the points in the order of play, such as 1-0";

    fn fen(&self) -> String {
        self.record().start().to_string()
    }

    fn remark(&self) -> Option<String> {
        None
    }

    fn rules(&self) -> Vec<&'static str> {
        let rules = self.record().start().rules();
        let free_order = rules.free_order.then_some(FREE_ORDER);
        let no_return = rules.no_return.then_some(NO_RETURN);
        free_order.into_iter().chain(no_return).collect()
    }

    fn moves(&self) -> Vec<String> {
        let plies = self.record().plies().iter();
        plies.map(|ply| ply.mv.mv.to_string()).collect()
    }

    fn result(&self) -> String {
        if !self.is_over() {
            return "*".to_owned();
        }
        let winner = self.winner();
        let point = |&seat| if Some(seat) == winner { "1" } else { "0" };
        let points: Vec<&str> = self.position().seats().iter().map(point).collect();
        points.join("-")
    }

    fn begin(fen: &str, rules: &[&'static str]) -> Result<Game, String> {
        let rules = Rules {
            free_order: rules.contains(&FREE_ORDER),
            no_return: rules.contains(&NO_RETURN),
        };
        let start = Position::from_fen(fen, rules).map_err(|error| error.to_string())?;
        if start.all_known() {
            Ok(Game::new(start))
        } else {
            Err("the position has unknown cards".to_owned())
        }
    }

    fn play_move(&mut self, mv: Move) -> Result<(), String> {
        self.play(mv).map(|_| ())
    }

    fn is_result(word: &str) -> bool {
        word == "*" || word.split('-').all(|points| matches!(points, "0" | "1"))
    }

    fn finish(&mut self, result: &str) -> Result<(), String> {
        if Saved::result(self) == result {
            return Ok(());
        }
        if let Some(ending) = self.ending() {
            return Err(ending);
        }
        let mut resigned = self.clone();
        resigned.resign()?;
        let expected = Saved::result(&resigned);
        if expected != result {
            let mover = self.mover();
            return Err(format!(
                "the game goes on, and if {mover} resigned, whose turn it was, it would be {expected}"
            ));
        }
        *self = resigned;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::Players;
    use crate::play::saved::{read, write};

    /// A game that Blue wins with its only turn.
    fn won() -> Game {
        // Blue has no card left, and goes home from wherever it is near.
        let near_home = |square: &str| -> Option<Game> {
            let fen = format!(
                "ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS {square}::KUI/-/f6:G:N/- b g6 15"
            );
            let mut game = Game::new(fen.parse().unwrap());
            let home = game
                .position()
                .moves()
                .find(|mv| mv.to().to_string() == "a1")?;
            game.play(home).unwrap();
            Some(game)
        };
        let games = ["a2", "a3", "b1", "b2", "c1"]
            .into_iter()
            .find_map(near_home);
        games.unwrap()
    }

    fn check_round_trip(game: &Game, ending: &str) {
        let text = write(game);
        assert!(text.ends_with(ending), "{text}");
        let read: Game = read(&text).unwrap();
        assert_eq!(write(&read), text);
        assert_eq!(read.position(), game.position());
        assert_eq!(read.ending(), game.ending());
    }

    #[test]
    fn games_come_back_as_they_were_saved() {
        let rules = Rules {
            free_order: false,
            no_return: true,
        };
        for (players, points) in [(Players::TWO, "0-1\n"), (Players::THREE, "0-0-0\n")] {
            let mut game = Game::new(Position::deal(5, players, rules));
            check_round_trip(&game, "\nrules no-return\n*\n");
            for turn in 0..24 {
                let mv = game.position().moves().nth(turn).unwrap();
                game.play(mv).unwrap();
            }
            check_round_trip(&game, "\n*\n");
            game.resign().unwrap();
            check_round_trip(&game, points);
        }
        check_round_trip(&won(), "\n1-0\n");
    }

    #[test]
    fn errors_name_the_line_and_the_fault() {
        let start = Position::deal(5, Players::TWO, Rules::default());
        let mv = start.moves().next().unwrap();
        for (text, fault) in [
            (format!("{start}\nrules king-turns\n*"), "line 2: unknown rule 'king-turns'; the rules are free-order and no-return".to_owned()),
            (format!("{start}\n{mv} k9 *"), "line 2: move 2 'k9' is not a move".to_owned()),
            (format!("{start}\n{mv}\n0-1"), "line 3: the result '0-1' contradicts the moves: the game goes on, and if Orange resigned, whose turn it was, it would be 1-0".to_owned()),
            (format!("{start}\n{mv}\n"), "the result is missing at the end: * or the points in the order of play, such as 1-0".to_owned()),
            (write(&won()).replace("1-0", "0-1"), "line 4: the result '0-1' contradicts the moves: Blue has won".to_owned()),
            (start.seen_by(start.mover()).to_string(), "line 1: the position has unknown cards".to_owned()),
        ] {
            let error = read::<Game>(&text).unwrap_err().to_string();
            assert!(error.starts_with(&fault), "{error}");
        }
    }
}
