//! Matches of Labyrinth: settings, deals, what engines are told, and when a game ends.

use super::config::{FileError, Protocol, Settings};
use super::contest::{BookOpening, Contest, End, Finished};
use super::run::RuleOption;
use akhet::game::Game;
use akhet::labyrinth::rules::{self, Players, Position, Record, Rules};
use akhet_console::arguments::WrongValue;
use akhet_records::{GameError, LabyrinthRecord, Points, Reason, Seated};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The maximum number of deals in a match without suites; beyond it they repeat.
const MAX_DEALS: u32 = 100_000;

/// The start of a game of Labyrinth in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The position, with all cards known.
    start: Position,
    open_cards: bool,
}

impl Contest for LabyrinthRecord {
    type Opening = Deal;

    fn settle(settings: &mut Settings) -> Result<(), WrongValue> {
        let fault = |key, what| Err(WrongValue::new(format!("{key}: {what}")));
        let rules = &mut settings.rules;
        let several = *settings.players.get_or_insert(Players::TWO) > Players::TWO;
        if settings.setup.is_some() {
            return fault("setup", "Labyrinth begins with deals and has no setups");
        }
        if rules.king_turns.or(rules.swap_onto_closed).is_some() {
            return fault(
                "rules",
                "king-turns and swap-onto-closed are for Laser Chess",
            );
        }
        if settings.draw.is_some() {
            return fault("draw", "Labyrinth has no draws other than by --max-plies");
        }
        if settings.resign.is_some() && several {
            let what = "with more than two players a resignation has no winner";
            return fault("resign", what);
        }
        if settings.sprt.is_some() && several {
            return fault("sprt", "an SPRT compares engines in games of two players");
        }
        for rule in [
            &mut rules.free_order,
            &mut rules.no_return,
            &mut rules.any_exit,
            &mut rules.any_square,
            &mut rules.open_cards,
        ] {
            rule.get_or_insert_default();
        }
        let mut engines = settings.engine.iter();
        match engines.find(|engine| engine.proto == Protocol::Uki) {
            Some(engine) => Err(engine.fault("uki is a protocol of Laser Chess")),
            None => Ok(()),
        }
    }

    fn players(settings: &Settings) -> usize {
        players(settings).count()
    }

    fn rule_options(settings: &Settings, _: Protocol) -> Vec<RuleOption> {
        let rules = rules(settings);
        // An engine can play with open cards without knowing the option: it sees no hidden ones.
        let options = [
            ("FreeOrder", rules.free_order, false),
            ("NoReturn", rules.no_return, false),
            ("AnyExit", rules.any_exit, false),
            ("AnySquare", rules.any_square, false),
            ("OpenCards", has_open_cards(settings), true),
        ];
        let options = options.map(|(name, on, implied)| RuleOption { name, on, implied });
        options.to_vec()
    }

    /// A deal for each round. The seeds derive from that of the match, and are less than 2^63, as the protocol
    /// requires.
    fn openings(settings: &Settings) -> Result<Vec<BookOpening<Deal>>, FileError> {
        let first = u64::from(settings.seed) << (u32::BITS - 1);
        let count = u64::from(settings.rounds.get().min(MAX_DEALS));
        let (players, rules) = (players(settings), rules(settings));
        let deals = (first + 1..=first + count).map(|seed| BookOpening {
            name: format!("deal {seed}"),
            opening: Deal {
                start: Position::deal(seed, players, rules),
                open_cards: has_open_cards(settings),
            },
        });
        Ok(deals.collect())
    }

    /// The suite for the number of players: `labyrinth.fen` for two, `labyrinth-3.fen` for three.
    fn suites_in(folder: &Path, settings: &Settings) -> Vec<PathBuf> {
        let name = match players(settings) {
            Players::TWO => "labyrinth.fen".to_owned(),
            players => format!("labyrinth-{}.fen", players.count()),
        };
        vec![folder.join(name)]
    }

    fn read_suite(text: &str, settings: &Settings) -> Result<Vec<Deal>, GameError> {
        let (mut deals, mut lines) = (Vec::new(), HashMap::new());
        let on_line = |line: u64, what: &str| GameError::from(format!("line {line}: {what}"));
        for (number, line) in (1..).zip(text.lines()) {
            let fen = line.split_once('#').map_or(line, |(fen, _)| fen).trim();
            if fen.is_empty() {
                continue;
            }
            let start = read_start(fen, settings).map_err(|what| on_line(number, &what))?;
            // The turn number does not matter.
            let fen = start.to_string();
            let without_turn = fen.rsplit_once(' ').map_or("", |(before, _)| before);
            if let Some(before) = lines.insert(without_turn.to_owned(), number) {
                return Err(on_line(
                    number,
                    &format!("the same position is on line {before}"),
                ));
            }
            let open_cards = has_open_cards(settings);
            deals.push(Deal { start, open_cards });
        }
        if deals.is_empty() {
            Err(on_line(1, "the suite has no deal"))
        } else {
            Ok(deals)
        }
    }

    fn begin(opening: &Deal) -> Record {
        Record::new(opening.start.clone())
    }

    fn has_secrets(opening: &Deal) -> bool {
        !opening.open_cards
    }

    fn end(game: &Record) -> Option<End> {
        let mut detail = format!("{} has found all treasures", game.winner()?);
        detail.push_str(match game.position().rules().end() {
            rules::End::LastCard | rules::End::AnySquare => "",
            rules::End::AnyExit => " and has left the maze",
            rules::End::Home => " and is home",
        });
        Some(End::new(game.ending()?, Reason::TreasuresFound, detail))
    }

    fn record(finished: Finished<'_, LabyrinthRecord>) -> LabyrinthRecord {
        let Deal { start, open_cards } = &finished.opening.opening;
        let seats = start.seats().iter().zip(&finished.players);
        let rules = start.rules();
        LabyrinthRecord {
            game: finished.fixture.number,
            round: finished.fixture.round,
            date: finished.date,
            players: seats
                .map(|(&seat, player)| Seated {
                    seat,
                    name: player.name.clone(),
                    limit: player.limit(),
                })
                .collect(),
            opening: finished.opening.name.clone(),
            fen: start.to_string(),
            freeorder: rules.free_order,
            noreturn: rules.no_return,
            anyexit: rules.any_exit,
            anysquare: rules.any_square,
            opencards: *open_cards,
            moves: finished.moves,
            result: Points::of(finished.end.ending, start.seats().len()),
            reason: finished.end.reason,
            detail: finished.end.detail,
        }
    }

    fn has_rules_of(&self, settings: &Settings) -> bool {
        self.rules() == rules(settings) && self.opencards == has_open_cards(settings)
    }

    fn clear_moves(&mut self) {
        self.moves = Vec::new();
    }

    fn begins_like(&self, other: &LabyrinthRecord) -> bool {
        self.fen == other.fen
    }
}

fn players(settings: &Settings) -> Players {
    settings.players.unwrap_or(Players::TWO)
}

fn rules(settings: &Settings) -> Rules {
    Rules {
        free_order: settings.rules.free_order == Some(true),
        no_return: settings.rules.no_return == Some(true),
        any_exit: settings.rules.any_exit == Some(true),
        any_square: settings.rules.any_square == Some(true),
    }
}

fn has_open_cards(settings: &Settings) -> bool {
    settings.rules.open_cards == Some(true)
}

/// Reads a position from which games with these settings can begin.
fn read_start(fen: &str, settings: &Settings) -> Result<Position, String> {
    let deal = Position::from_fen(fen, rules(settings)).map_err(|error| error.to_string())?;
    let (seated, wanted) = (deal.seats().len(), players(settings).count());
    if seated != wanted {
        let what = "players, but the match has";
        return Err(format!(
            "the position has {seated} {what} {wanted} (--players)"
        ));
    }
    if let Some(winner) = deal.winner() {
        return Err(format!("the game is over, {winner} has won"));
    }
    if deal.all_known() {
        Ok(deal)
    } else {
        Err("a card is unknown ('?'), but a match needs all of them".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use akhet::game;
    use akhet::labyrinth::rules::MarkedMove;

    fn settings(more: &str) -> Settings {
        let engine = "engine = [{ cmd = 'a', depth = 1 }, { cmd = 'b', depth = 1 }]";
        let text = format!("variant = 'labyrinth'\n{more}\n{engine}");
        Settings::from_table(text.parse().unwrap()).unwrap()
    }

    #[test]
    fn without_suites_every_round_has_a_deal_of_its_own() {
        let of = |more: &str| LabyrinthRecord::openings(&settings(more)).unwrap();
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
        let read = |text: &str| LabyrinthRecord::read_suite(text, &settings(""));
        let suite = format!("# Deals\n\n{two} # deal 1\r\n{}", fen(2, Players::TWO));
        assert_eq!(read(&suite).unwrap().len(), 2);
        let later = two.replace(" b - 1", " b - 9");
        let won = "ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS a1::KU/-/f6:P:N/- o - 9";
        for (text, fault) in [
            ("# none\n".to_owned(), "line 1: the suite has no deal"),
            (
                format!("{two}\n{later}"),
                "line 2: the same position is on line 1",
            ),
            (
                format!("\n{}", fen(1, Players::FOUR)),
                "line 2: the position has 4 players, but the match has 2 (--players)",
            ),
            (won.to_owned(), "line 1: the game is over, Blue has won"),
            (
                won.replace("::", ":?:"),
                "line 1: a card is unknown ('?'), but a match needs all of them",
            ),
            ("x".to_owned(), "line 1: the number of ranks is 1, not 7"),
        ] {
            assert_eq!(read(&text).unwrap_err().to_string(), fault);
        }
    }

    /// A game in which the players uncover what they can reach.
    fn game(players: Players, rules: Rules) -> Record {
        let mut game = Record::new(Position::deal(3, players, rules));
        while game.winner().is_none() && game.plies().len() < 60 {
            let position = game.position();
            let uncovers = |&mv: &_| position.clone().play_unchecked(mv).uncovered.is_some();
            let hit = position.moves().find(uncovers);
            let mv = hit.or_else(|| position.moves().nth(7));
            game.play(mv.unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn a_player_hears_what_the_player_may_know_and_no_more() {
        for players in Players::ALL {
            for (free_order, no_return) in [(false, false), (true, true)] {
                let rules = Rules {
                    free_order,
                    no_return,
                    ..Rules::default()
                };
                let game = game(players, rules);
                assert!(game.plies().iter().any(|ply| ply.uncovered.is_some()));
                let told = |open_cards, seat| {
                    let start = game.start().clone();
                    let deal = Deal { start, open_cards };
                    let engine = (Protocol::Ugi, &[][..]);
                    LabyrinthRecord::position_words(&game, &deal, engine, seat)
                };
                for (place, &viewer) in game::Seat::all(4).zip(players.seats()) {
                    let words = told(false, place);
                    let (fen, moves) = words[4..].split_once(" moves ").unwrap();
                    let mut seen = Position::from_fen(fen, rules).unwrap();
                    assert_eq!(seen, game.start().seen_by(viewer));
                    let mut all = game.start().clone();
                    for (mv, ply) in moves.split(' ').zip(game.plies()) {
                        seen.play(mv.parse::<MarkedMove>().unwrap()).unwrap();
                        all.play(ply.mv).unwrap();
                        assert_eq!(seen, all.seen_by(viewer), "{viewer}: {words}");
                    }
                }
                let words = told(true, game.turn());
                assert!(!words.contains(['?', '!']), "{words}");
            }
        }
    }
}
