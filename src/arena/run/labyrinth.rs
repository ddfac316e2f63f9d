//! Matches of Labyrinth: what its engines are told, when it ends, and what is recorded.

use super::adjudication::End;
use super::contest::{Contest, Finished};
use super::engine::{Engine, RuleOption};
use crate::arena::config::{Deal, Protocol, Settings};
use crate::arena::records::{LabyrinthRecord, Points, Reason, Seated};
use crate::game::{Ending, Seat};
use crate::labyrinth::rules::{self, Record};
use std::fmt::Write;

impl Contest for Record {
    type Record = LabyrinthRecord;

    fn seats(settings: &Settings) -> usize {
        settings.table().count()
    }

    fn rule_options(settings: &Settings, _: Protocol) -> Vec<RuleOption> {
        let rules = settings.labyrinth_rules();
        let option = |name, on| RuleOption {
            name,
            on,
            implied: false,
        };
        let open_cards = RuleOption {
            name: "OpenCards",
            on: settings.has_open_cards(),
            // Whoever is shown all cards can play with open cards.
            implied: true,
        };
        vec![
            option("FreeOrder", rules.free_order),
            option("NoReturn", rules.no_return),
            open_cards,
        ]
    }

    fn begin(opening: &Deal) -> Record {
        Record::new(opening.start.clone())
    }

    /// The start as the player saw it, and all moves with the marks that the player saw. This is all that
    /// a player knows: where others stood and what they did not uncover tells of their cards, which the
    /// position of the moment does not show.
    fn position_words(&self, opening: &Deal, _: &Engine, seat: Seat) -> String {
        let viewer = (!opening.open_cards).then(|| self.seat_at(seat));
        words_for(self, viewer)
    }

    fn end(&self) -> Option<End> {
        let winner = self.winner()?;
        let detail = if self.position().rules().no_return {
            format!("{winner} has found all treasures")
        } else {
            format!("{winner} has found all treasures and is home")
        };
        let ending = Ending::Won(self.place(winner));
        Some(End::new(ending, Reason::TreasuresFound, detail))
    }

    fn record(finished: Finished<'_, Record>) -> LabyrinthRecord {
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
            opencards: *open_cards,
            moves: finished.moves,
            result: Points::of(finished.end.ending, start.seats().len()),
            reason: finished.end.reason,
            detail: finished.end.detail,
        }
    }
}

/// The words that set up a game as this viewer has seen it from its start on; `None` sees all cards.
fn words_for(game: &Record, viewer: Option<rules::Seat>) -> String {
    let seen = viewer.map(|viewer| game.seen_by(viewer));
    let game = seen.as_ref().unwrap_or(game);
    let mut words = format!("fen {}", game.start());
    for (index, ply) in game.plies().iter().enumerate() {
        let before = if index == 0 { " moves " } else { " " };
        // Writing to a string cannot fail.
        let _ = write!(words, "{before}{}", ply.mv);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::rules::{MarkedMove, Players, Position, Rules};

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
                };
                let game = game(players, rules);
                assert!(game.plies().iter().any(|ply| ply.uncovered.is_some()));
                for &viewer in players.seats() {
                    let words = words_for(&game, Some(viewer));
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
                let words = words_for(&game, None);
                assert!(!words.contains(['?', '!']), "{words}");
            }
        }
    }
}
