//! What is in files of games, in figures.

use super::data::{Ending, Game, MIN_MATE, Outcome};
use crate::laser::rules::{Color, Position, Setup};
use fxhash::FxHashSet;
use std::fmt;

/// The width of a class of scores, in points.
const CLASS: i16 = 100;

/// The number of classes: the last has all greater scores but those of forced wins.
const CLASSES: usize = 16;

/// The figures of some games.
#[derive(Clone, Debug, Default)]
pub(super) struct Stats {
    games: u64,
    plies: u64,
    /// The least and the greatest number of plies.
    range: Option<(usize, usize)>,
    positions: u64,
    bytes: u64,
    blue: u64,
    red: u64,
    endings: [u64; 4],
    /// The games from each setup, and from other positions.
    starts: [u64; 6],
    /// The keys of the positions at which searches began to play.
    played_from: FxHashSet<u64>,
    /// The positions by the size of their scores, with the points that the side in front took.
    classes: [(u64, f64); CLASSES],
    mates: (u64, f64),
}

impl Stats {
    /// Counts a game.
    pub(super) fn add(&mut self, game: &Game) {
        let plies = game.plies.len();
        self.games += 1;
        self.plies += plies as u64;
        let (least, most) = self.range.unwrap_or((plies, plies));
        self.range = Some((least.min(plies), most.max(plies)));
        match game.outcome {
            Outcome::Won(Color::Blue) => self.blue += 1,
            Outcome::Won(Color::Red) => self.red += 1,
            Outcome::Drawn => {}
        }
        self.endings[game.ending as usize] += 1;
        let start = game.setup().map_or(Setup::ALL.len(), Setup::index);
        self.starts[start] += 1;
        self.played_from.extend(first_key(game));
        let mut side = game.start.side();
        for ply in &game.plies {
            if let Some(score) = ply.score {
                self.positions += 1;
                let ahead = if score < 0 { !side } else { side };
                let class = match score.saturating_abs() {
                    MIN_MATE.. => &mut self.mates,
                    size => &mut self.classes[usize::from((size / CLASS) as u16).min(CLASSES - 1)],
                };
                class.0 += 1;
                class.1 += game.outcome.points(ahead);
            }
            side = !side;
        }
    }

    /// Counts the bytes of a file.
    pub(super) fn add_bytes(&mut self, bytes: u64) {
        self.bytes += bytes;
    }

    /// Adds the figures of other games.
    pub(super) fn merge(&mut self, other: Stats) {
        self.games += other.games;
        self.plies += other.plies;
        self.range = match (self.range, other.range) {
            (Some((a, b)), Some((c, d))) => Some((a.min(c), b.max(d))),
            (one, another) => one.or(another),
        };
        self.positions += other.positions;
        self.bytes += other.bytes;
        self.blue += other.blue;
        self.red += other.red;
        let counts = self.endings.iter_mut().chain(&mut self.starts);
        for (count, more) in counts.zip(other.endings.iter().chain(&other.starts)) {
            *count += more;
        }
        self.played_from.extend(other.played_from);
        let classes = self.classes.iter_mut().chain([&mut self.mates]);
        for (class, more) in classes.zip(other.classes.iter().chain([&other.mates])) {
            class.0 += more.0;
            class.1 += more.1;
        }
    }
}

/// The key of the first position with a score.
fn first_key(game: &Game) -> Option<u64> {
    let mut position: Position = game.start.clone();
    for ply in &game.plies {
        if ply.score.is_some() {
            return Some(position.key());
        }
        position.play(ply.mv).ok()?;
    }
    None
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |count: u64, of: u64| 100.0 * count as f64 / of.max(1) as f64;
        let each = |count: u64, of: u64| count as f64 / of.max(1) as f64;
        let games = self.games;
        writeln!(
            f,
            "  {games} games, {} plies, {} positions with a score, {} bytes, {:.2} a ply",
            self.plies,
            self.positions,
            self.bytes,
            each(self.bytes, self.plies)
        )?;
        let share = |f: &mut fmt::Formatter<'_>, name: &str, count| {
            write!(f, " {name} {count} ({:.1} %)", percent(count, games))
        };
        write!(f, "  results:")?;
        let drawn = games - self.blue - self.red;
        for (name, count) in [("blue", self.blue), ("draw", drawn), ("red", self.red)] {
            share(f, name, count)?;
        }
        write!(f, "\n  ended by:")?;
        for (ending, count) in Ending::ALL.into_iter().zip(self.endings) {
            share(f, ending_name(ending), count)?;
        }
        write!(f, "\n  begun at:")?;
        let names = Setup::ALL.iter().map(|setup| setup.name());
        for (name, count) in names.chain(["other"]).zip(self.starts) {
            share(f, name, count)?;
        }
        let (least, most) = self.range.unwrap_or_default();
        writeln!(
            f,
            "\n  plies a game: {:.1} on average, {least} to {most}; first searched positions: {} different",
            each(self.plies, games),
            self.played_from.len(),
        )?;
        writeln!(
            f,
            "  score          positions        %  points of the side in front"
        )?;
        let mut line = |name: String, (count, points): (u64, f64)| match count {
            0 => Ok(()),
            _ => {
                let share = percent(count, self.positions);
                writeln!(
                    f,
                    "  {name:<12}{count:>12}{share:>9.2}{:>9.3}",
                    points / count as f64
                )
            }
        };
        for (index, class) in self.classes.into_iter().enumerate() {
            let from = index * CLASS as usize;
            line(format!("{from}.."), class)?;
        }
        line("forced win".to_owned(), self.mates)
    }
}

fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Rules => "rules",
        Ending::Adjudication => "adjudication",
        Ending::PlyLimit => "plies",
        Ending::Other => "other",
    }
}
