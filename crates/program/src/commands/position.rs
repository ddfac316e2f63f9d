//! The flags for a command's position.

use akhet::game::Variant;
use akhet::labyrinth::rules::{self as labyrinth, Players};
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

/// A position of Labyrinth, but for `--fen`, and its rules.
#[derive(Args, Clone, Debug)]
struct LabyrinthArgs {
    /// Labyrinth: the deal of this seed [default: 1; `play` draws one]
    #[arg(long, value_name = "SEED", conflicts_with = "fen", value_parser = whole::<u64>(0..))]
    deal: Option<u64>,
    /// Labyrinth: the number of players [default: 2]
    #[arg(long, value_name = "N", conflicts_with = "fen")]
    players: Option<Players>,
    /// Labyrinth: players take their cards in any order
    #[arg(long)]
    free_order: bool,
    /// Labyrinth: the turn that uncovers the last card wins
    #[arg(long)]
    no_return: bool,
}

impl LabyrinthArgs {
    fn position(&self, fen: Option<&str>) -> Result<labyrinth::Position, labyrinth::FenError> {
        let rules = labyrinth::Rules {
            free_order: self.free_order,
            no_return: self.no_return,
        };
        if let Some(fen) = fen {
            return labyrinth::Position::from_fen(fen, rules);
        }
        let (seed, players) = (self.deal.unwrap_or(1), self.players.unwrap_or(Players::TWO));
        Ok(labyrinth::Position::deal(seed, players, rules))
    }

    fn own_flag(&self) -> Option<&'static str> {
        first_given(&[
            ("--deal", self.deal.is_some()),
            ("--players", self.players.is_some()),
            ("--free-order", self.free_order),
            ("--no-return", self.no_return),
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
                let position = self.labyrinth.position(self.laser.fen.as_deref());
                let position = position.map_err(WrongValue::new)?;
                Ok(AnyPosition::Labyrinth(position))
            }
        }
    }

    /// The seed of Labyrinth's deal, `seed` if the flags name none; `None` if they name a FEN or the
    /// other game.
    pub fn settle_deal(&mut self, seed: u64) -> Option<u64> {
        match self.variant {
            Variant::Labyrinth if self.laser.fen.is_none() => {
                Some(*self.labyrinth.deal.get_or_insert(seed))
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
