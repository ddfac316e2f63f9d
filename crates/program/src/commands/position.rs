//! The flags for a command's position.

use akhet::game::Variant;
use akhet::labyrinth::rules::{self as labyrinth, Deal, Players, Seat, TileSet};
use akhet::laser::rules::{FenError, Position, Rules, Setup};
use akhet_console::arguments::{WrongValue, whole};
use clap::Args;
use std::error::Error;

/// A position of Laser Chess, and its rules.
#[derive(Args, Clone, Debug)]
pub struct PositionArgs {
    /// An official setup [default: ace]
    #[arg(long, value_name = "NAME", conflicts_with = "fen")]
    setup: Option<Setup>,
    /// A position in FEN, instead of a setup
    #[arg(long)]
    fen: Option<String>,
    /// Let a King turn: a pass that fires
    #[arg(long)]
    king_turns: bool,
    /// Let a swap put the other piece on a square closed to it
    #[arg(long)]
    swap_onto_closed: bool,
}

impl PositionArgs {
    pub fn position(&self) -> Result<Position, FenError> {
        let rules = Rules {
            king_turns: self.king_turns,
            swap_onto_closed: self.swap_onto_closed,
        };
        let setup = self.setup.unwrap_or_default().fen();
        Position::from_fen(self.fen.as_deref().unwrap_or(setup), rules)
    }

    /// The first flag given that only Laser Chess has.
    fn own_flag(&self) -> Option<&'static str> {
        first_given(&[
            ("--setup", self.setup.is_some()),
            ("--king-turns", self.king_turns),
            ("--swap-onto-closed", self.swap_onto_closed),
        ])
    }
}

fn seat_named(word: &str) -> Result<Seat, String> {
    let mut seats = Seat::ALL.into_iter();
    let seat = seats.find(|seat| seat.name().eq_ignore_ascii_case(word));
    seat.ok_or_else(|| "expected blue, yellow, orange or green".to_owned())
}

fn tile_set(word: &str) -> Result<TileSet, String> {
    let mut sets = TileSet::ALL.into_iter();
    let set = sets.find(|set| set.straight().to_string() == word);
    set.ok_or_else(|| "expected 12 or 13".to_owned())
}

/// A position of Labyrinth, but for `--fen`, and its rules.
#[derive(Args, Clone, Debug)]
struct LabyrinthArgs {
    /// Labyrinth: the deal of this seed [default: 1; `play` draws one]
    #[arg(long, value_name = "SEED", conflicts_with = "fen", value_parser = whole::<u64>(0..))]
    deal: Option<u64>,
    /// Labyrinth: the number of players [default: 2]
    #[arg(long, value_name = "N", conflicts_with = "fen")]
    players: Option<Players>,
    /// Labyrinth: the number of cards of each player [default: all 24 are dealt]
    #[arg(long, value_name = "N", conflicts_with = "fen", value_parser = whole::<u32>(1..=12))]
    cards: Option<u32>,
    /// Labyrinth: who begins [default: blue]
    #[arg(long, value_name = "COLOR", conflicts_with = "fen", value_parser = seat_named)]
    first: Option<Seat>,
    /// Labyrinth: the number of straight loose tiles, which depends on the box [default: 12]
    #[arg(long, value_name = "12|13", conflicts_with = "fen", value_parser = tile_set)]
    tiles: Option<TileSet>,
    /// Labyrinth: players take their cards in any order
    #[arg(long)]
    free_order: bool,
    /// Labyrinth: the turn that uncovers the last card wins
    #[arg(long)]
    no_return: bool,
    /// Labyrinth: a player without cards leaves the maze at any exit in place of going home
    #[arg(long)]
    any_exit: bool,
    /// Labyrinth: a player without cards may end the game anywhere in place of home
    #[arg(long)]
    any_square: bool,
}

impl LabyrinthArgs {
    fn position(&self, fen: Option<&str>) -> Result<labyrinth::Position, WrongValue> {
        let rules = labyrinth::Rules {
            free_order: self.free_order,
            no_return: self.no_return,
            any_exit: self.any_exit,
            any_square: self.any_square,
        };
        if let Some(fen) = fen {
            return labyrinth::Position::from_fen(fen, rules).map_err(WrongValue::new);
        }
        Ok(self.deal()?.position(rules))
    }

    /// The deal that the flags describe.
    fn deal(&self) -> Result<Deal, WrongValue> {
        let mut deal = Deal::new(self.deal.unwrap_or(1), self.players.unwrap_or(Players::TWO));
        if let Some(cards) = self.cards {
            let most = deal.cards;
            deal.cards = cards as usize;
            if deal.cards > most {
                let what = format!("{} players have at most {most}", deal.players.count());
                return Err(WrongValue::new(format!("--cards {cards}: {what}")));
            }
        }
        deal.first = self.first.unwrap_or(deal.first);
        if !deal.players.seats().contains(&deal.first) {
            let what = format!("--first: nobody plays {}", deal.first);
            return Err(WrongValue::new(what));
        }
        deal.tiles = self.tiles.unwrap_or(deal.tiles);
        Ok(deal)
    }

    fn own_flag(&self) -> Option<&'static str> {
        first_given(&[
            ("--deal", self.deal.is_some()),
            ("--players", self.players.is_some()),
            ("--free-order", self.free_order),
            ("--no-return", self.no_return),
            ("--any-exit", self.any_exit),
            ("--any-square", self.any_square),
            ("--cards", self.cards.is_some()),
            ("--first", self.first.is_some()),
            ("--tiles", self.tiles.is_some()),
        ])
    }
}

#[derive(Args, Clone, Debug)]
pub struct GameArgs {
    /// The game: laserchess or labyrinth
    #[arg(long, value_name = "NAME", default_value_t)]
    variant: Variant,
    #[command(flatten)]
    laser: PositionArgs,
    #[command(flatten)]
    labyrinth: LabyrinthArgs,
}

pub enum AnyPosition {
    Laser(Position),
    Labyrinth(labyrinth::Position),
}

impl GameArgs {
    /// The position that the flags describe, to be played by their rules.
    pub fn position(&self) -> Result<AnyPosition, Box<dyn Error>> {
        match self.variant {
            Variant::LaserChess => {
                self.refuse(self.labyrinth.own_flag())?;
                let position = self.laser.position().map_err(WrongValue::new)?;
                Ok(AnyPosition::Laser(position))
            }
            Variant::Labyrinth => {
                self.refuse(self.laser.own_flag())?;
                let position = self.labyrinth.position(self.laser.fen.as_deref())?;
                Ok(AnyPosition::Labyrinth(position))
            }
        }
    }

    /// Labyrinth's deal, of this seed if the flags name none; `None` if they name a FEN or the other game, or are
    /// wrong.
    pub fn settle_deal(&mut self, seed: u64) -> Option<Deal> {
        match self.variant {
            Variant::Labyrinth if self.laser.fen.is_none() => {
                self.labyrinth.deal.get_or_insert(seed);
                self.labyrinth.deal().ok()
            }
            _ => None,
        }
    }

    /// Refuses a flag that this game does not have.
    pub(crate) fn refuse(&self, flag: Option<&'static str>) -> Result<(), WrongValue> {
        flag.map_or(Ok(()), |flag| {
            Err(WrongValue::new(format!("{} has no {flag}", self.variant)))
        })
    }
}

pub(super) fn first_given(flags: &[(&'static str, bool)]) -> Option<&'static str> {
    let mut given = flags.iter().filter(|(_, given)| *given);
    given.next().map(|(flag, _)| *flag)
}
