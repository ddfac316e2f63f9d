//! Reviews as text: a table for each game, and a summary of all.

use super::review::Budget;
use super::text::{ReviewedGame, accuracy, blue_score, budget, faults, line, sign, verdict};
use crate::arena::records::pgn::MoveNumbers;
use crate::laser::rules::Color;
use std::fmt::Write;

/// The moves of the best line that the table has room for.
const LINE: usize = 4;

/// The table of a game: each move with the score after it, from Blue, what it drops, its verdict and
/// the best line in its place; then the sums of both players.
pub(super) fn game(reviewed: &ReviewedGame) -> String {
    let number = reviewed.game.number;
    let [blue, red] = Color::ALL.map(|color| reviewed.player(color));
    let mut text = format!("Game {number}: {blue} - {red}, {}\n", reviewed.result());
    let (done, all) = (
        reviewed.review.plies.len(),
        reviewed.game.record.plies().len(),
    );
    if done < all {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "Interrupted: only the last {done} of {all} plies.");
    }
    if done > 0 {
        text.push_str("  move           score  drop  verdict                        best line\n");
    }
    let numbers = MoveNumbers::from(reviewed.start());
    for ply in &reviewed.review.plies {
        let suffix = ply.mark.map_or("", sign);
        let best = if ply.best() == ply.played {
            String::new()
        } else {
            line(&ply.line[..ply.line.len().min(LINE)])
        };
        let row = format!(
            "  {:>6} {:<6} {:>7}  {:>4}  {:<29}  {best}",
            numbers.of(ply.number - 1),
            format!("{}{suffix}", ply.played),
            blue_score(ply.color, ply.played_score),
            ply.drop,
            verdict(ply),
        );
        text.push_str(row.trim_end());
        text.push('\n');
    }
    for color in Color::ALL {
        let side = reviewed.review.side(color);
        let (name, accuracy) = (reviewed.player(color), accuracy(&side));
        let _ = writeln!(
            text,
            "{color}, {name}: accuracy {accuracy}, {}",
            faults(&side)
        );
    }
    text
}

/// The accuracy of the players in all games, and what the games were searched with.
pub(super) fn summary(games: &[ReviewedGame], spent: Budget) -> String {
    let plies: usize = games.iter().map(|game| game.review.plies.len()).sum();
    let each = budget(spent);
    let (games_word, plies_word) = (
        if games.len() == 1 { "game" } else { "games" },
        if plies == 1 { "ply" } else { "plies" },
    );
    let mut text = format!(
        "{} {games_word}, {plies} {plies_word}, {each} a position\n",
        games.len()
    );
    if games.len() > 1 {
        text.push_str("   game  result   accuracy of Blue and Red\n");
        for reviewed in games {
            let [blue, red] = Color::ALL.map(|color| {
                let accuracy = accuracy(&reviewed.review.side(color));
                format!("{} {accuracy}", reviewed.player(color))
            });
            let (number, result) = (reviewed.game.number, reviewed.game.game.result.to_string());
            let _ = writeln!(text, "  {number:>5}  {result:<7}  {blue}, {red}");
        }
    }
    text
}
