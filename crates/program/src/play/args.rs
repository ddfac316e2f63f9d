//! The arguments of the command `play`: who plays, and how strong the engine is.

use super::lang::{Language, joined, text};
use akhet::game::{Opponent, Seat};
use akhet::grid::Charset;
use akhet::lines::Quoted;
use akhet::search::{Limits, Strength};
use akhet_console::arguments::{seconds, whole};
use clap::Args;
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;
use std::time::Duration;

/// The arguments of `akhet play`, without those of the position.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The colour you play: blue, who moves first, or red; Labyrinth: one or more of blue, yellow,
    /// orange and green, such as blue,orange [default: blue]
    #[arg(long, alias = "colour", value_name = "COLOR", value_delimiter = ',')]
    color: Vec<String>,
    /// Laser Chess: two people play; the engine moves only on the command go
    #[arg(long, conflicts_with_all = ["color", "watch"])]
    pub(super) two_players: bool,
    /// The engine plays all sides, with a second between moves at a terminal; Ctrl-C pauses it
    #[arg(long, conflicts_with = "color")]
    watch: bool,
    /// The engine's strength, from 0 (for a beginner) to 20 (full strength): the protocol's Skill
    /// Level; or an opponent's name: Miu, Tia, Hori, Sati, Ani or Akhet [default: 2, or 20 with
    /// --time]
    #[arg(long, alias = "skill-level", value_name = "N|NAME", value_parser = level_of_argument)]
    level: Option<u8>,
    /// Time for each of the engine's moves [default: 2 at level 20; lower levels search few nodes
    /// and answer at once]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Laser Chess: solve puzzles from number N on, or from a random one
    #[arg(long, value_name = "N", num_args = 0..=1, conflicts_with_all = ["color", "two_players", "watch", "level", "time", "hash", "variant", "setup", "fen", "king_turns", "swap_onto_closed", "deal", "players", "free_order", "no_return", "any_exit", "any_square", "cards", "first", "tiles"], value_parser = whole::<u32>(1..))]
    pub(super) puzzle: Option<Option<u32>>,
    /// Laser Chess: review these games and practise the mistakes: PGN files from any program, or
    /// --json-out files from `akhet match`
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["color", "two_players", "watch", "level", "time", "puzzle", "variant", "setup", "fen", "king_turns", "swap_onto_closed", "deal", "players", "free_order", "no_return", "any_exit", "any_square", "cards", "first", "tiles"])]
    pub(super) mistakes: Vec<PathBuf>,
    /// Whose mistakes to practise: a name in the games, blue, red or both [default: the only person
    /// who plays in them, else it is asked]
    #[arg(long, value_name = "NAME", requires = "mistakes")]
    pub(super) player: Option<String>,
    /// The language of the prompt [default: that of the environment, from LC_ALL, LC_MESSAGES or LANG,
    /// or English]
    #[arg(long, value_enum, value_name = "LANG")]
    lang: Option<Language>,
    /// Draw the board in ASCII [default: on a dumb terminal or without a UTF-8 locale]
    #[arg(long)]
    ascii: bool,
    /// Size of the engine's transposition table
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = whole::<u32>(1..=1 << 20))]
    pub(super) hash: u32,
}

impl PlayArgs {
    pub(super) fn charset(&self) -> Charset {
        if self.ascii {
            Charset::Ascii
        } else {
            Charset::from_env()
        }
    }

    pub(super) fn language(&self) -> Language {
        self.lang.unwrap_or_else(Language::from_env)
    }

    pub(super) fn skill(&self) -> Skill {
        Skill::new(self.level, self.time)
    }

    /// The seats that people take, in the order of play; the first if no colour is given. A colour may be abbreviated
    /// to its first letter.
    pub(super) fn humans(&self, seats: &[(Seat, &str)]) -> Result<Vec<Seat>, String> {
        let all = seats.iter().map(|&(seat, _)| seat);
        if self.watch || self.two_players {
            return Ok(all.filter(|_| self.two_players).collect());
        }
        let wrong = |word: &String| {
            let names: Vec<&str> = seats.iter().map(|&(_, name)| name).collect();
            let (word, expected) = (Quoted::new(word), joined(&names, "or").to_lowercase());
            format!("invalid value '{word}' for '--color <COLOR>': expected {expected}")
        };
        let mut humans = Vec::new();
        for word in &self.color {
            let named = |name: &str| {
                name.eq_ignore_ascii_case(word) || name[..1].eq_ignore_ascii_case(word)
            };
            let seat = seats.iter().find(|(_, name)| named(name));
            humans.push(seat.ok_or_else(|| wrong(word))?.0);
        }
        humans.sort();
        humans.dedup();
        if humans.is_empty() {
            humans.extend(all.take(1));
        }
        Ok(humans)
    }
}

/// Searches count levels in hundredths.
const LEVEL: u32 = 100;

/// The level of full strength, in every game.
pub(super) const FULL_LEVEL: u8 = (Strength::FULL / LEVEL) as u8;

/// The level with this number or opponent's name.
pub(super) fn level_of(word: &str) -> Option<u8> {
    let number = word.parse().ok().filter(|&level| level <= FULL_LEVEL);
    number.or_else(|| Opponent::named(word).map(|one| one.level))
}

/// The names of the opponents, the weakest first.
pub(super) fn opponents() -> impl Iterator<Item = &'static str> {
    Opponent::ALL.into_iter().map(|one| one.name)
}

fn level_of_argument(word: &str) -> Result<u8, String> {
    let names: Vec<&str> = opponents().collect();
    let names = joined(&names, "or");
    level_of(word)
        .ok_or_else(|| format!("expected a whole number from 0 to {FULL_LEVEL}, or {names}"))
}

/// The level if neither a level nor a time is given.
const DEFAULT_LEVEL: u8 = 2;

/// The default time for a move at full strength.
const FULL_STRENGTH_TIME: Duration = Duration::from_secs(2);

/// How strong the engine is: the protocol's `Skill Level` and a time limit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// `Skill Level`, 0 to [`FULL_LEVEL`].
    pub(super) level: u8,
    /// The requested time per move. The default is [`FULL_STRENGTH_TIME`] at full strength; lower levels have a node
    /// limit instead.
    time: Option<Duration>,
}

impl Skill {
    /// A level, 0 to [`FULL_LEVEL`], and the time per move. A time alone means full strength.
    fn new(level: Option<u8>, time: Option<Duration>) -> Skill {
        let default = time.map_or(DEFAULT_LEVEL, |_| FULL_LEVEL);
        Skill {
            level: level.unwrap_or(default),
            time,
        }
    }

    /// The time per move, if it is limited.
    fn move_time(&self) -> Option<Duration> {
        let full = (self.level >= FULL_LEVEL).then_some(FULL_STRENGTH_TIME);
        self.time.or(full)
    }

    /// The opponents, one per line, the current one marked.
    pub(super) fn opponents(&self) -> String {
        let line = |one: Opponent| {
            let mark = if one.level == self.level { '*' } else { ' ' };
            let Opponent { level, name, .. } = one;
            let character = character(one);
            format!("{mark} {level:>2}  {name:<6} {character}\n")
        };
        Opponent::ALL.into_iter().map(line).collect()
    }

    /// The level and the time in words.
    pub(super) fn words(&self) -> String {
        let (level, full) = (self.level, FULL_LEVEL);
        match self.move_time() {
            None => text!("strength", level = level, full = full),
            Some(time) => {
                let seconds = time.as_secs_f64().to_string();
                text!(
                    "strength-timed",
                    level = level,
                    full = full,
                    seconds = seconds
                )
            }
        }
    }

    pub(super) fn limits<M>(&self) -> Limits<M> {
        Limits {
            move_time: self.move_time(),
            strength: Strength::of_level(u32::from(self.level) * LEVEL, any_seed()),
            ..Limits::default()
        }
    }
}

/// A sentence about an opponent.
pub(super) fn character(opponent: Opponent) -> String {
    text!("character", name = opponent.name)
}

impl fmt::Display for Skill {
    /// Writes, for records and so in English, `level 5 of 20`, or `level 20 of 20, 2 s a move`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level {} of {FULL_LEVEL}", self.level)?;
        match self.move_time() {
            Some(time) => write!(f, ", {} s a move", time.as_secs_f64()),
            None => Ok(()),
        }
    }
}

/// Random deals have seeds below this, which are easy to type.
const DEALS: u64 = 1_000_000;

pub(super) fn any_deal() -> u64 {
    any_seed() % DEALS
}

/// A random seed from the system, so that no two games are the same.
pub(super) fn any_seed() -> u64 {
    RandomState::new().hash_one(0)
}
