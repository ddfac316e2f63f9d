//! The deals and rules of matches of Labyrinth.

use super::book_line::{BookLine, BookOpening};
use super::file_error::FileError;
use super::settings::Settings;
use crate::labyrinth::rules::{Players, Position, Rules};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The most deals of a match without suites; they repeat after that.
const MAX_DEALS: u32 = 100_000;

/// The start of a game of Labyrinth, as a match has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The position, in which all cards are known.
    pub start: Position,
    /// Whether all players see all cards.
    pub open_cards: bool,
}

impl Settings {
    /// The number of players of each game of a match of Labyrinth.
    pub fn table(&self) -> Players {
        self.players.unwrap_or(Players::TWO)
    }

    /// The rules of a match of Labyrinth.
    pub fn labyrinth_rules(&self) -> Rules {
        Rules {
            free_order: self.rules.freeorder.is_some_and(|on| on.0),
            no_return: self.rules.noreturn.is_some_and(|on| on.0),
        }
    }

    /// Whether the players of a match of Labyrinth see all cards.
    pub fn has_open_cards(&self) -> bool {
        self.rules.opencards.is_some_and(|on| on.0)
    }
}

impl BookLine for Deal {
    /// A deal for each round, by numbers that are other ones for other seeds of the match, and that the
    /// protocol takes: they are less than 2^63.
    fn without_suites(settings: &Settings) -> Result<Vec<BookOpening<Deal>>, FileError> {
        let first = u64::from(settings.seed) << (u32::BITS - 1);
        let count = u64::from(settings.rounds.get().min(MAX_DEALS));
        let (players, rules) = (settings.table(), settings.labyrinth_rules());
        let deals = (first + 1..=first + count).map(|seed| BookOpening {
            name: format!("deal {seed}"),
            opening: Deal {
                start: Position::deal(seed, players, rules),
                open_cards: settings.has_open_cards(),
            },
        });
        Ok(deals.collect())
    }

    /// The file of the deals for the players of the match: `labyrinth.fen` for two, `labyrinth-3.fen` for three.
    fn suites_in(folder: &Path, settings: &Settings) -> Vec<PathBuf> {
        let name = match settings.table() {
            Players::TWO => "labyrinth.fen".to_owned(),
            players => format!("labyrinth-{}.fen", players.count()),
        };
        vec![folder.join(name)]
    }

    fn read_suite(text: &str, settings: &Settings) -> Result<Vec<Deal>, String> {
        let (mut deals, mut lines) = (Vec::new(), HashMap::new());
        for (number, line) in (1..).zip(text.lines()) {
            let fen = line.split_once('#').map_or(line, |(fen, _)| fen).trim();
            if fen.is_empty() {
                continue;
            }
            let fault = |what: String| format!("line {number}: {what}");
            let start = read_start(fen, settings).map_err(fault)?;
            // The number of the turn does not make another game of it.
            let fen = start.to_string();
            let without_turn = fen.rsplit_once(' ').map_or("", |(before, _)| before);
            if let Some(before) = lines.insert(without_turn.to_owned(), number) {
                return Err(fault(format!("the same position stands on line {before}")));
            }
            deals.push(Deal {
                start,
                open_cards: settings.has_open_cards(),
            });
        }
        if deals.is_empty() {
            Err("line 1: the suite has no deal".to_owned())
        } else {
            Ok(deals)
        }
    }
}

/// Reads a position in which a match of these settings can begin.
fn read_start(fen: &str, settings: &Settings) -> Result<Position, String> {
    let deal = Position::from_fen(fen, settings.labyrinth_rules());
    let deal = deal.map_err(|error| error.to_string())?;
    let (players, wanted) = (deal.seats().len(), settings.table().count());
    if players != wanted {
        return Err(format!(
            "the position has {players} players, and the match {wanted} (--players)"
        ));
    }
    if let Some(winner) = deal.winner() {
        return Err(format!("the game is over, {winner} has won"));
    }
    if deal.all_known() {
        Ok(deal)
    } else {
        Err("a card is not known ('?'), and a match needs all".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(more: &str) -> Settings {
        let engine = "engine = [{ cmd = 'a', depth = 1 }, { cmd = 'b', depth = 1 }]";
        let text = format!("variant = 'labyrinth'\n{more}\n{engine}");
        Settings::from_table(text.parse().unwrap()).unwrap()
    }

    #[test]
    fn without_suites_every_round_has_a_deal_of_its_own() {
        let of = |more: &str| Deal::without_suites(&settings(more)).unwrap();
        let first = of("rounds = 3\nplayers = 4\nseed = 1");
        assert_eq!(first.len(), 3);
        assert!(
            first
                .iter()
                .all(|deal| deal.opening.start.seats().len() == 4)
        );
        // More rounds add deals, and another seed gives others.
        let more = of("rounds = 4\nplayers = 4\nseed = 1");
        let other = of("rounds = 4\nplayers = 4\nseed = 2");
        for (index, deal) in first.iter().enumerate() {
            assert_eq!(more[index].opening, deal.opening);
            assert_eq!(
                more[index].name,
                format!("deal {}", (1_u64 << 31) + index as u64 + 1)
            );
            assert!(other.iter().all(|one| one.opening != deal.opening));
        }
        let greatest = of("rounds = 3\nseed = 4294967295");
        for deal in greatest {
            let number = deal.name.strip_prefix("deal ").unwrap();
            assert!(number.parse::<i64>().is_ok(), "{number}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_suite_is_said_with_its_line() {
        let fen = |seed, players| Position::deal(seed, players, Rules::default()).to_string();
        let two = fen(1, Players::TWO);
        let read = |text: &str| Deal::read_suite(text, &settings(""));
        let suite = format!("# Deals\n\n{two} # deal 1\r\n{}", fen(2, Players::TWO));
        assert_eq!(read(&suite).unwrap().len(), 2);
        let later = two.replace(" b - 1", " b - 9");
        let won = "ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS a1::KU/-/f6:P:N/- o - 9";
        for (text, fault) in [
            ("# none\n".to_owned(), "line 1: the suite has no deal"),
            (
                format!("{two}\n{later}"),
                "line 2: the same position stands on line 1",
            ),
            (
                format!("\n{}", fen(1, Players::FOUR)),
                "line 2: the position has 4 players, and the match 2 (--players)",
            ),
            (won.to_owned(), "line 1: the game is over, Blue has won"),
            (
                won.replace("::", ":?:"),
                "line 1: a card is not known ('?'), and a match needs all",
            ),
            ("x".to_owned(), "line 1: the number of ranks is 1, not 7"),
        ] {
            assert_eq!(read(&text).unwrap_err(), fault);
        }
    }
}
