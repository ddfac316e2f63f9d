//! The graph of a game: Blue's expected result from position to position.

use super::super::review::{Mark, PlyReview, Review};
use crate::laser::rules::{Color, Record};
use crate::laser::search::{Score, Wdl};

/// The paths of a graph, 100 units high with 5 above and below for the dots. A unit of its width is a ply.
pub(super) struct Graph {
    /// The number of plies, at least 1.
    pub(super) width: usize,
    /// The line, and the area between it and the bottom.
    pub(super) line: String,
    pub(super) area: String,
    /// The classes of the marked plies, and their dots.
    pub(super) dots: Vec<(&'static str, String)>,
}

impl Graph {
    /// The graph of a reviewed game. It begins at the first reviewed ply.
    pub(super) fn new(review: &Review, record: &Record) -> Graph {
        let points = points(review, record);
        let places: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y:.1}")).collect();
        let line = if places.is_empty() {
            String::new()
        } else {
            format!("M{}", places.join("L"))
        };
        let area = match (points.first(), points.last()) {
            (Some((first, _)), Some((last, _))) => format!("{line}L{last} 105H{first}Z"),
            _ => String::new(),
        };
        let dots = Mark::ALL.map(|mark| {
            let plies = review.plies.iter().filter(|ply| ply.mark == Some(mark));
            let places = plies.filter_map(|ply| points.iter().find(|(x, _)| *x == ply.number));
            // A line of no length with round ends is a dot, however the graph is stretched.
            let dots = places.map(|(x, y)| format!("M{x} {y:.1}h0"));
            (mark.word(), dots.collect())
        });
        Graph {
            width: record.plies().len().max(1),
            line,
            area,
            dots: dots.into(),
        }
    }
}

/// The plies played, and how far below the top Blue's expected result is then.
fn points(review: &Review, record: &Record) -> Vec<(usize, f64)> {
    let before = |ply: &PlyReview| (ply.number - 1, height(ply.color, ply.wdl));
    let mut points: Vec<_> = review.plies.iter().map(before).collect();
    if let Some(last) = review.plies.last() {
        let wdl = match last.played_score {
            // The shot has removed a King.
            score @ (Score::Wins(_) | Score::Loses(_)) => Wdl::of(score, 0),
            score => Wdl::of(score, record.position().board().occupied().count()),
        };
        points.push((last.number, height(last.color, wdl)));
    }
    points
}

fn height(color: Color, wdl: Wdl) -> f64 {
    match color {
        Color::Blue => 100.0 - 100.0 * wdl.expected(),
        Color::Red => 100.0 * wdl.expected(),
    }
}
