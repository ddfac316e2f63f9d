//! Labyrinth at a real table: what is told of cards after the turn.

use super::illegal;
use super::lang::{player, text};
use super::words::shown;
use akhet::game;
use akhet::labyrinth::render::treasure_name;
use akhet::labyrinth::rules::{FalseCard, Record, Seat, Treasure};
use akhet::lines::Quoted;
use std::collections::BTreeSet;
use std::error::Error;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum Refusal {
    #[error("{}: {}", shown(.0), text!("not-followed"))]
    NotFollowed(&'static str),
    #[error("{}: {}", shown("found"), text!("found-usage"))]
    Found,
    #[error("{}: {}", shown("found"), text!("found-nothing"))]
    NothingThere,
    #[error("{}: {}", shown("mine"), text!("mine-usage"))]
    Mine,
    #[error("{}", text!("no-player", word = .0.to_string()))]
    NoPlayer(Quoted),
    #[error("{}", text!("no-treasure", word = .0.to_string()))]
    NoTreasure(Quoted),
    #[error("{}: {}", shown(.0), illegal::false_card(*.1))]
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
        // A name may be of several words.
        [player, treasure @ ..] => {
            let treasure = read_treasure(&treasure.join(" ")).map_err(|_| Refusal::Found)?;
            (read_player(player, game)?, treasure)
        }
    };
    let told = game.with_find(seat, treasure);
    let (told, _) = told.map_err(|error| Refusal::False("found", error))?;
    let count = told.position().hand(seat).left().len();
    let (name, letter) = (player(seat), treasure.to_string());
    let words = text!("table-found", player = name, letter = letter, count = count);
    Ok((told, words))
}

fn mine(words: &[&str], game: &Record, me: Seat) -> Result<(Record, String), Refusal> {
    let treasure = match words {
        [treasure] => read_treasure(treasure)?,
        _ => read_treasure(&words.join(" ")).map_err(|_| Refusal::Mine)?,
    };
    let told = game.with_card(me, treasure);
    let told = told.map_err(|error| Refusal::False("mine", error))?;
    Ok((told, text!("table-mine", letter = treasure.to_string())))
}

/// What the advised player is asked before there can be advice.
pub(super) fn question(game: &Record, me: game::Seat) -> Option<String> {
    let hand = game.position().hand(game.seat_at(me));
    (hand.left().first() == Some(&None)).then(|| text!("table-question"))
}

/// What to type if the last turn has found the treasure that it ended on.
pub(super) fn remark(game: &Record) -> Option<String> {
    let (position, last) = (game.position(), game.plies().last()?);
    let there = position.board().treasure_on(last.mv.mv.to())?;
    let left = position.hand(last.mover).left();
    let may_be = last.uncovered.is_none()
        && position.unnamed().contains(there)
        && left.first() == Some(&None);
    may_be.then(|| {
        let (name, letter) = (player(last.mover), there.to_string());
        text!("table-remark", player = name, letter = letter)
    })
}

/// The words that may follow `mine` or `found`.
pub(super) fn names(command: &str) -> BTreeSet<String> {
    let players = Seat::ALL.into_iter().filter(|_| command == "found");
    let treasures = Treasure::all().map(|treasure| treasure_word(treasure).to_lowercase());
    let players = players.map(|seat| player(seat).to_lowercase());
    players.chain(treasures).collect()
}

fn read_player(word: &str, game: &Record) -> Result<Seat, Refusal> {
    let typed = word.to_lowercase();
    let named = |seat: &&Seat| {
        let name = seat.name();
        let is_english = name.eq_ignore_ascii_case(word) || name[..1].eq_ignore_ascii_case(word);
        is_english || player(seat).to_lowercase() == typed
    };
    let seat = game.position().seats().iter().find(named);
    seat.copied()
        .ok_or_else(|| Refusal::NoPlayer(Quoted::new(word)))
}

fn read_treasure(word: &str) -> Result<Treasure, Refusal> {
    let typed = word.to_lowercase();
    let named = |treasure: &Treasure| {
        treasure.to_string().eq_ignore_ascii_case(word)
            || treasure_name(*treasure).eq_ignore_ascii_case(word)
            || treasure_word(*treasure).to_lowercase() == typed
    };
    let treasure = Treasure::all().find(named);
    treasure.ok_or_else(|| Refusal::NoTreasure(Quoted::new(word)))
}

/// `Bell`
fn treasure_word(treasure: Treasure) -> String {
    text!("treasure", letter = treasure.to_string())
}
