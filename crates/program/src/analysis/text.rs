//! Reviews as text: a table for each game and a summary, annotated PGN, and wording that the report shares.

use akhet::laser::review::{Budget, Mark, PlyReview, Review, Side};
use akhet::laser::rules::{Color, Move};
use akhet::laser::search::{self, win_moves};
use akhet_console::terminal::on_one_line;
use akhet_records::pgn::{MoveNumbers, Note, PgnGame, write_annotated};
use akhet_records::{GameOutcome, Reason, Score};
use std::fmt::{Display, Write};

/// The maximum number of moves of the best line in the table.
const LINE: usize = 4;

/// A game and its review, which lacks the first plies if it was interrupted, since reviews run backwards.
pub(super) struct ReviewedGame {
    pub(super) game: PgnGame,
    pub(super) review: Review,
}

impl ReviewedGame {
    /// A player's name, on one line.
    pub(super) fn player(&self, color: Color) -> String {
        on_one_line(self.game.game.player(color))
    }

    /// The number of plies that were not reviewed.
    pub(super) fn missing(&self) -> usize {
        self.game.record.plies().len() - self.review.plies.len()
    }

    pub(super) fn numbers(&self) -> MoveNumbers {
        MoveNumbers::from(self.game.record.start())
    }

    /// The result, and why the game ended, if known.
    pub(super) fn result(&self) -> String {
        let game = &self.game.game;
        if game.reason == Reason::Unknown || game.result == GameOutcome::Unfinished {
            game.result.to_string()
        } else {
            format!("{}, {}", game.result, game.reason)
        }
    }
}

/// This player's score from Blue's point of view.
pub(super) fn blue_score(color: Color, score: search::Score) -> String {
    let score = match (color, score.into()) {
        (Color::Blue, score) => score,
        (Color::Red, Score::Cp(points)) => Score::Cp(-points),
        (Color::Red, Score::Mate(moves)) => Score::Mate(-moves),
    };
    score.to_string()
}

pub(super) fn line(moves: &[Move]) -> String {
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    moves.join(" ")
}

/// The annotator's sign for this mark.
pub(super) fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}

/// The numeric annotation glyph of the PGN standard.
pub(super) fn glyph(mark: Mark) -> u8 {
    match mark {
        Mark::Inaccuracy => 6,
        Mark::Mistake => 2,
        Mark::Blunder => 4,
    }
}

/// The verdict on a move, such as `blunder, missed win in 2`; empty for a good move.
pub(super) fn verdict(ply: &PlyReview) -> String {
    let mark = ply.mark.map(|mark| mark.word().to_owned());
    let missed = ply
        .missed_win
        .map(|plies| format!("missed win in {}", win_moves(plies)));
    let parts: Vec<String> = mark.into_iter().chain(missed).collect();
    parts.join(", ")
}

/// The accuracy, such as `93.1 %`, or a dash without a move.
pub(super) fn accuracy(side: &Side) -> String {
    match side.accuracy {
        Some(accuracy) => format!("{accuracy:.1} %"),
        None => "–".to_owned(),
    }
}

/// A player's faults, such as `1 inaccuracy, 0 mistakes, 2 blunders, 0 missed wins`.
pub(super) fn faults(side: &Side) -> String {
    let [inaccuracies, mistakes, blunders] = side.marks;
    [
        count(inaccuracies, "inaccuracy", "inaccuracies"),
        count(mistakes, "mistake", "mistakes"),
        count(blunders, "blunder", "blunders"),
        count(side.missed_wins, "missed win", "missed wins"),
    ]
    .join(", ")
}

fn count<N: PartialEq + From<u8> + Display>(count: N, one: &str, many: &str) -> String {
    let word = if count == N::from(1) { one } else { many };
    format!("{count} {word}")
}

/// The budget of a position, such as `20000 nodes` or `0.5 s`.
pub(super) fn budget(budget: Budget) -> String {
    match budget {
        Budget::Nodes(nodes) => format!("{nodes} nodes"),
        Budget::Time(time) => format!("{} s", time.as_secs_f64()),
    }
}

/// The games as PGN, with the scores and marks of the review, and a better line for each move that has a mark or
/// misses a win.
pub(super) fn pgn(games: &[ReviewedGame], spent: Budget) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let annotator = format!("Akhet {version}, {} a position", budget(spent));
    let write = |reviewed: &ReviewedGame| {
        let mut notes = vec![None; reviewed.missing()];
        notes.extend(reviewed.review.plies.iter().map(|ply| Some(note(ply))));
        write_annotated(&reviewed.game, &annotator, &notes)
    };
    games.iter().map(write).collect()
}

fn note(ply: &PlyReview) -> Note {
    let is_faulty = ply.mark.is_some() || ply.missed_win.is_some();
    Note {
        score: ply.played_score.into(),
        depth: ply.depth,
        glyph: ply.mark.map(glyph),
        better: if is_faulty {
            ply.line.clone()
        } else {
            Vec::new()
        },
    }
}

/// The table of a game: each move with the score after it, from Blue's point of view, its drop, its
/// verdict and the best line; then the totals of both players.
pub(super) fn table(reviewed: &ReviewedGame) -> String {
    let number = reviewed.game.number;
    let [blue, red] = Color::ALL.map(|color| reviewed.player(color));
    let mut text = format!("Game {number}: {blue} - {red}, {}\n", reviewed.result());
    let plies = &reviewed.review.plies;
    if reviewed.missing() > 0 {
        let (done, all) = (plies.len(), reviewed.game.record.plies().len());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "Interrupted: only the last {done} of {all} plies.");
    }
    if !plies.is_empty() {
        text.push_str("  move           score  drop  verdict                        best line\n");
    }
    let numbers = reviewed.numbers();
    for ply in plies {
        let played = format!("{}{}", ply.played, ply.mark.map_or("", sign));
        let best = match &ply.line[..] {
            [best, ..] if *best == ply.played => String::new(),
            best => line(&best[..best.len().min(LINE)]),
        };
        let number = numbers.of(ply.number - 1);
        let score = blue_score(ply.color, ply.played_score);
        let (drop, verdict) = (ply.drop, verdict(ply));
        let row = format!("  {number:>6} {played:<6} {score:>7}  {drop:>4}  {verdict:<29}  {best}");
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

/// The accuracy of the players in all games, and the budget of a position.
pub(super) fn summary(games: &[ReviewedGame], spent: Budget) -> String {
    let plies: usize = games.iter().map(|game| game.review.plies.len()).sum();
    let mut text = format!(
        "{}, {}, {} a position\n",
        count(games.len(), "game", "games"),
        count(plies, "ply", "plies"),
        budget(spent)
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
