//! Reviews as one self-contained HTML page: boards, graphs and moves to click through.
//!
//! The template escapes text from PGN. The page's content security policy (CSP) forbids loading anything, and allows
//! only the page's own script.

use super::text::{ReviewedGame, accuracy, blue_score, budget, faults, line, sign, verdict};
use akhet::laser::render::{svg_board, svg_scene};
use akhet::laser::review::{Budget, Mark, PlyReview, Review};
use akhet::laser::rules::{Color, Record};
use akhet::laser::search::{Score, Wdl};
use askama::Template;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

const STYLE: &str = include_str!("report/page.css");
const SCRIPT: &str = include_str!("report/page.js");

#[derive(Template)]
#[template(path = "page.html")]
struct Page {
    title: String,
    budget: String,
    style: &'static str,
    script: &'static str,
    /// The hashes by which the policy allows the style and the script.
    style_hash: String,
    script_hash: String,
    board: String,
    games: Vec<GameView>,
}

struct GameView {
    number: u64,
    players: [PlayerView; 2],
    result: String,
    /// The event, date, round and opening, as far as known.
    facts: Vec<String>,
    /// The number of plies that were not reviewed because the review was interrupted.
    missing: usize,
    graph: Graph,
    plies: Vec<PlyView>,
    /// The pictures of the positions, from the start on.
    scenes: Vec<String>,
}

struct PlayerView {
    /// `blue` or `red`.
    class: &'static str,
    name: String,
    accuracy: String,
    faults: String,
}

struct PlyView {
    /// From 1.
    number: usize,
    /// Whether it begins a row of the list.
    begins_row: bool,
    /// `blue` or `red`: who played it.
    color: &'static str,
    /// The move number, shown at the start of a row; with dots for Red.
    move_number: String,
    text: String,
    /// `inaccuracy`, `mistake`, `blunder` or empty.
    class: &'static str,
    sign: &'static str,
    /// The score after the move, from Blue's point of view; empty if it was not reviewed.
    score: String,
    /// The verdict and the better line; empty for a good move.
    note: String,
}

pub(super) fn page(games: &[ReviewedGame], spent: Budget) -> Result<String, askama::Error> {
    let title = match games {
        [game] => format!("{} – {}", game.player(Color::Blue), game.player(Color::Red)),
        games => format!("{} games", games.len()),
    };
    Page {
        title,
        budget: budget(spent),
        style: STYLE,
        script: SCRIPT,
        style_hash: hash(STYLE),
        script_hash: hash(SCRIPT),
        board: svg_board(r#"<g id="scene"></g>"#),
        games: games.iter().map(view).collect(),
    }
    .render()
}

/// The hash by which a policy identifies the content of a style or script.
fn hash(content: &str) -> String {
    BASE64_STANDARD.encode(Sha256::digest(content))
}

fn view(reviewed: &ReviewedGame) -> GameView {
    let game = &reviewed.game.game;
    let record = &reviewed.game.record;
    let day = game.date.split('T').next().unwrap_or_default();
    let facts = [
        tag(reviewed, "Event"),
        Some(day.to_owned()).filter(|day| !day.contains('?')),
        (game.round > 0).then(|| format!("round {}", game.round)),
        Some(game.opening.clone()).filter(|opening| !opening.is_empty()),
    ];
    GameView {
        number: reviewed.game.number,
        players: Color::ALL.map(|color| player(reviewed, color)),
        result: reviewed.result(),
        facts: facts.into_iter().flatten().collect(),
        missing: reviewed.missing(),
        graph: Graph::new(&reviewed.review, record),
        plies: plies(reviewed),
        scenes: scenes(record),
    }
}

fn tag(reviewed: &ReviewedGame, name: &str) -> Option<String> {
    let mut tags = reviewed.game.tags.iter();
    let found = tags.find(|(known, value)| known == name && value != "?");
    found.map(|(_, value)| value.clone())
}

fn player(reviewed: &ReviewedGame, color: Color) -> PlayerView {
    let side = reviewed.review.side(color);
    PlayerView {
        class: color.word(),
        name: reviewed.player(color),
        accuracy: accuracy(&side),
        faults: faults(&side),
    }
}

fn plies(reviewed: &ReviewedGame) -> Vec<PlyView> {
    let missing = (0..reviewed.missing()).map(|_| None);
    let reviews = missing.chain(reviewed.review.plies.iter().map(Some));
    let mut views: Vec<PlyView> = Vec::new();
    for (index, (undo, ply)) in reviewed.game.record.plies().iter().zip(reviews).enumerate() {
        let color = undo.piece.color();
        let mark = ply.and_then(|ply| ply.mark);
        // A note ends its row, so that Red's move begins the next.
        let ends_row = |view: &PlyView| !view.note.is_empty();
        views.push(PlyView {
            number: index + 1,
            begins_row: color == Color::Blue || views.last().is_none_or(ends_row),
            color: color.word(),
            move_number: reviewed.numbers().of(index),
            text: undo.mv.to_string(),
            class: mark.map_or("", Mark::word),
            sign: mark.map_or("", sign),
            score: ply.map_or_else(String::new, |ply| blue_score(ply.color, ply.played_score)),
            note: ply.map_or_else(String::new, note),
        });
    }
    views
}

/// The verdict on a move, and the better line.
fn note(ply: &PlyReview) -> String {
    let (verdict, drop) = (verdict(ply), ply.drop);
    if verdict.is_empty() {
        return verdict;
    }
    let better = line(&ply.line);
    format!("{verdict}: lost {drop} of 100 points. Better: {better}")
}

/// The start with its standing beams, then the shot of each ply.
fn scenes(record: &Record) -> Vec<String> {
    let mut position = record.start().clone();
    let mut scenes = vec![svg_scene(&position, None)];
    for undo in record.plies() {
        // The moves of a record are legal.
        if let Ok(undo) = position.play(undo.mv) {
            scenes.push(svg_scene(&position, Some(&undo)));
        }
    }
    scenes
}

/// The graph of Blue's expected result as SVG paths: one unit wide per ply, and 100 high, with 5 above and below for
/// the dots.
struct Graph {
    /// The number of plies, at least 1.
    width: usize,
    /// The line, and the area below it.
    line: String,
    area: String,
    /// The classes of the marked plies, and their dots.
    dots: [(&'static str, String); 3],
}

impl Graph {
    /// The graph of a reviewed game. It begins at the first reviewed ply.
    fn new(review: &Review, record: &Record) -> Graph {
        let points = points(review, record);
        let places: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y:.1}")).collect();
        let (line, area) = match (points.first(), points.last()) {
            (Some((first, _)), Some((last, _))) => {
                let line = format!("M{}", places.join("L"));
                let area = format!("{line}L{last} 105H{first}Z");
                (line, area)
            }
            _ => Default::default(),
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
            dots,
        }
    }
}

/// The points of the graph: the plies played, and the distance from the top.
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
