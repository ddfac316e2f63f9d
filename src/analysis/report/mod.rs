//! Reviews as one HTML page that needs nothing else: boards, graphs and moves to click through.
//!
//! What comes from a PGN file is escaped by the template. The page's policy (CSP) lets nothing in it
//! load anything, and only its own script run.

mod graph;

use super::review::{Budget, PlyReview};
use super::text::{ReviewedGame, accuracy, blue_score, budget, faults, line, sign, verdict};
use crate::arena::records::pgn::MoveNumbers;
use crate::laser::render::{svg_board, svg_scene};
use crate::laser::rules::{Color, Record};
use askama::Template;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use graph::Graph;
use sha2::{Digest, Sha256};

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

#[derive(Template)]
#[template(path = "page.html")]
struct Page {
    title: String,
    /// What each position was searched with.
    budget: String,
    style: &'static str,
    script: &'static str,
    /// The hashes by which the policy lets the style and the script through.
    style_hash: String,
    script_hash: String,
    board: String,
    games: Vec<GameView>,
}

struct GameView {
    number: u64,
    players: [PlayerView; 2],
    result: String,
    /// What is known of the place and time, one item each.
    facts: Vec<String>,
    /// How many plies were not reviewed, as the review was interrupted.
    missing: usize,
    graph: Graph,
    plies: Vec<PlyView>,
    /// The drawings of the positions, from the start on.
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
    /// Whether the row of the list begins here.
    begins_row: bool,
    /// `blue` or `red`: who played it.
    color: &'static str,
    /// The number of the move at the begin of a row; with dots for Red.
    move_number: String,
    text: String,
    /// `inaccuracy`, `mistake`, `blunder` or empty.
    class: &'static str,
    sign: &'static str,
    /// The score after the move, from Blue; empty if it was not reviewed.
    score: String,
    /// The verdict and the better line; empty if nothing is wrong with the move.
    note: String,
}

/// The page.
///
/// # Errors
/// When the template cannot be filled in, which its test excludes.
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

/// The hash by which a policy names the content of a style or script.
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
        missing: record.plies().len() - reviewed.review.plies.len(),
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
    let start = reviewed.start();
    let mut red_is_next = start.side() == Color::Red;
    let mut views = Vec::new();
    let plies = reviewed.game.record.plies();
    let missing = plies.len() - reviewed.review.plies.len();
    for (index, undo) in plies.iter().enumerate() {
        let ply = index
            .checked_sub(missing)
            .and_then(|at| reviewed.review.plies.get(at));
        let note = ply.map_or_else(String::new, note);
        // A note ends the row, so that Red's move begins the next one.
        let after_note = views
            .last()
            .is_some_and(|view: &PlyView| !view.note.is_empty());
        views.push(PlyView {
            number: index + 1,
            begins_row: !red_is_next || index == 0 || after_note,
            color: undo.piece.color().word(),
            move_number: MoveNumbers::from(start).of(index),
            text: undo.mv.to_string(),
            class: ply.and_then(|ply| ply.mark).map_or("", |mark| mark.word()),
            sign: ply.and_then(|ply| ply.mark).map_or("", sign),
            score: ply.map_or_else(String::new, |ply| blue_score(ply.color, ply.played_score)),
            note,
        });
        red_is_next = !red_is_next;
    }
    views
}

/// The verdict on a move, and what would have been better.
fn note(ply: &PlyReview) -> String {
    match verdict(ply) {
        verdict if verdict.is_empty() => verdict,
        verdict => {
            let drop = ply.drop;
            let mut note = format!("{verdict}: {drop} points of a hundred lost. Better: ");
            note.push_str(&line(&ply.line));
            note
        }
    }
}

/// The start with its beams, and after each ply the shot.
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
