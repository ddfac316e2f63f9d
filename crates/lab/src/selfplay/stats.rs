//! Statistics of files of games.

use super::data::{Game, MIN_MATE, Outcome};
use akhet::laser::rules::{Color, Setup};
use fxhash::FxHashSet;
use std::fmt;

/// The width of a class of scores, in points.
const CLASS: i16 = 100;

/// The number of classes; the last holds all larger scores except forced wins.
const CLASSES: usize = 16;
#[derive(Clone, Debug, Default)]
pub(crate) struct Stats {
    games: u64,
    plies: u64,
    /// The fewest and the most plies of a game.
    range: Option<(usize, usize)>,
    positions: u64,
    /// The length of the files, in bytes; 0 if it is not to be said.
    pub(super) bytes: u64,
    blue: u64,
    red: u64,
    endings: [u64; 4],
    /// The games from each setup, and from other positions.
    starts: [u64; 6],
    /// The keys of the first positions that were searched.
    played_from: FxHashSet<u64>,
    /// The positions by the size of their scores, with the points that the side ahead made; forced wins last.
    classes: [(u64, f64); CLASSES + 1],
}

impl Stats {
    pub(crate) fn add(&mut self, game: &Game) {
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
        let setup = Setup::of(&game.start).map_or(usize::MAX, Setup::index);
        self.starts[setup.min(Setup::OFFICIAL.len())] += 1;
        self.played_from.extend(first_key(game));
        let mut side = game.start.side();
        for ply in &game.plies {
            if let Some(score) = ply.score {
                self.positions += 1;
                let ahead = if score < 0 { !side } else { side };
                let class = match score.saturating_abs() {
                    MIN_MATE.. => CLASSES,
                    size => usize::from((size / CLASS) as u16).min(CLASSES - 1),
                };
                self.classes[class].0 += 1;
                self.classes[class].1 += game.outcome.points(ahead);
            }
            side = !side;
        }
    }
}

/// The key of the first position with a score.
fn first_key(game: &Game) -> Option<u64> {
    let opening = game.plies.iter().position(|ply| ply.score.is_some())?;
    let mut position = game.start.clone();
    for ply in &game.plies[..opening] {
        position.play(ply.mv).ok()?;
    }
    Some(position.key())
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |count: u64, of: u64| count as f64 / of.max(1) as f64;
        let (games, plies, positions, bytes) = (self.games, self.plies, self.positions, self.bytes);
        write!(
            f,
            "  {games} games, {plies} plies, {positions} positions with a score"
        )?;
        match bytes {
            0 => writeln!(f)?,
            _ => writeln!(f, ", {bytes} bytes, {:.2} a ply", each(bytes, plies))?,
        }
        let drawn = games - self.blue - self.red;
        let results = [("blue", self.blue), ("draw", drawn), ("red", self.red)];
        let endings = ["rules", "adjudication", "plies", "other"];
        let starts = Setup::OFFICIAL
            .iter()
            .map(|setup| setup.name())
            .chain(["other"]);
        for (what, counts) in [
            ("results", results.to_vec()),
            ("ended by", endings.into_iter().zip(self.endings).collect()),
            ("started from", starts.zip(self.starts).collect()),
        ] {
            write!(f, "  {what}:")?;
            for (name, count) in counts {
                write!(f, " {name} {count} ({:.1} %)", 100.0 * each(count, games))?;
            }
            writeln!(f)?;
        }
        let (least, most) = self.range.unwrap_or_default();
        writeln!(
            f,
            "  plies a game: {:.1} on average, {least} to {most}; first searched positions: {} different",
            each(plies, games),
            self.played_from.len(),
        )?;
        let points_of = "points of the side ahead";
        writeln!(f, "  score          positions        %  {points_of}")?;
        for (index, (count, points)) in self.classes.into_iter().enumerate() {
            if count > 0 {
                let name = match index {
                    CLASSES => "forced win".to_owned(),
                    _ => format!("{}..", index * CLASS as usize),
                };
                let (share, points) = (100.0 * each(count, positions), points / count as f64);
                writeln!(f, "  {name:<12}{count:>12}{share:>9.2}{points:>9.3}")?;
            }
        }
        Ok(())
    }
}
