//! Labyrinth at a real table: what is told of cards after the turn.

use super::labyrinth_guide::cards_left;
use akhet::game;
use akhet::labyrinth::render::treasure_name;
use akhet::labyrinth::rules::{FalseCard, Record, Seat, Treasure};
use akhet::lines::Quoted;
use std::collections::BTreeSet;
use std::error::Error;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum Refusal {
    #[error(
        "{0}: all cards of this game are known; it is for a game at a real table, whose position has ? for cards"
    )]
    NotFollowed(&'static str),
    #[error("found: type found, or the player and the treasure, as in found orange bell")]
    Found,
    #[error(
        "found: no turn has ended on a treasure just now; name player and treasure, as in found orange bell"
    )]
    NothingThere,
    #[error("mine: type the treasure on your card, as in mine key")]
    Mine,
    #[error("'{0}' is not a player of this game")]
    NoPlayer(Quoted),
    #[error("'{0}' is not a treasure: a treasure is a letter A to X or its name, such as key")]
    NoTreasure(Quoted),
    #[error("{0}: {1}")]
    False(&'static str, FalseCard),
}

/// What `found` and `mine` tell: the game with it, and a sentence. `me` is the player who is advised.
pub(super) fn tell(
    (command, words): (&str, &[&str]),
    game: &Record,
    me: Option<game::Seat>,
) -> Option<Result<(Record, String), Box<dyn Error>>> {
    let told = match command {
        "found" => me
            .ok_or(Refusal::NotFollowed("found"))
            .and_then(|_| found(words, game)),
        "mine" => me
            .ok_or(Refusal::NotFollowed("mine"))
            .and_then(|me| mine(words, game, game.seat_at(me))),
        _ => return None,
    };
    Some(told.map_err(Box::from))
}

fn found(words: &[&str], game: &Record) -> Result<(Record, String), Refusal> {
    let (seat, treasure) = match words {
        [] => {
            let last = game.plies().last().ok_or(Refusal::NothingThere)?;
            let there = game.position().board().treasure_on(last.mv.mv.to());
            (last.mover, there.ok_or(Refusal::NothingThere)?)
        }
        [player, treasure] => (read_player(player, game)?, read_treasure(treasure)?),
        _ => return Err(Refusal::Found),
    };
    let told = game.with_find(seat, treasure);
    let (told, _) = told.map_err(|error| Refusal::False("found", error))?;
    let left = cards_left(told.position().hand(seat).left().len());
    let words = format!("{seat} has found {}, {left}.", named(treasure));
    Ok((told, words))
}

fn mine(words: &[&str], game: &Record, me: Seat) -> Result<(Record, String), Refusal> {
    let [treasure] = words else {
        return Err(Refusal::Mine);
    };
    let treasure = read_treasure(treasure)?;
    let told = game.with_card(me, treasure);
    let told = told.map_err(|error| Refusal::False("mine", error))?;
    Ok((told, format!("You look for {}.", named(treasure))))
}

/// What the advised player is asked before there can be advice.
pub(super) fn question(game: &Record, me: game::Seat) -> Option<String> {
    let hand = game.position().hand(game.seat_at(me));
    let question = "Which card do you look for? Type mine and its treasure, as in mine key.";
    (hand.left().first() == Some(&None)).then(|| question.to_owned())
}

/// What to type if the last turn has found the treasure that it ended on.
pub(super) fn remark(game: &Record) -> Option<String> {
    let (position, last) = (game.position(), game.plies().last()?);
    let there = position.board().treasure_on(last.mv.mv.to())?;
    let left = position.hand(last.mover).left();
    let may_be = last.uncovered.is_none()
        && position.unnamed().contains(there)
        && left.first() == Some(&None);
    may_be.then(|| format!("If {} shows {}, type found.", last.mover, named(there)))
}

/// The words that may follow `mine` or `found`.
pub(super) fn names(command: &str) -> BTreeSet<String> {
    let players = Seat::ALL.into_iter().filter(|_| command == "found");
    let players = players.map(|seat| seat.name().to_lowercase());
    let treasures = Treasure::all().map(|treasure| treasure_name(treasure).to_lowercase());
    players.chain(treasures).collect()
}

fn read_player(word: &str, game: &Record) -> Result<Seat, Refusal> {
    let named = |seat: &&Seat| {
        let name = seat.name();
        name.eq_ignore_ascii_case(word) || name[..1].eq_ignore_ascii_case(word)
    };
    let seat = game.position().seats().iter().find(named);
    seat.copied()
        .ok_or_else(|| Refusal::NoPlayer(Quoted::new(word)))
}

fn read_treasure(word: &str) -> Result<Treasure, Refusal> {
    let named = |treasure: &Treasure| {
        treasure.to_string().eq_ignore_ascii_case(word)
            || treasure_name(*treasure).eq_ignore_ascii_case(word)
    };
    let treasure = Treasure::all().find(named);
    treasure.ok_or_else(|| Refusal::NoTreasure(Quoted::new(word)))
}

/// `the Bell (B)`
fn named(treasure: Treasure) -> String {
    format!("the {} ({treasure})", treasure_name(treasure))
}
