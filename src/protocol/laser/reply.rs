//! The replies of the laser game.

use crate::laser::book::BookMove;
use crate::laser::eval::{self, network::Network};
use crate::laser::render::{self, TextStyle};
use crate::laser::review::{PlyReview, Review};
use crate::laser::rules::{Beam, BeamEnd, Board, Color, Move, Position, Record, Square, optics};
use crate::laser::search::{Score, Wdl, loss_moves, win_moves};
use crate::laser::solver::{Next, Node, Solver, Unfinished};
use crate::protocol::dialect::Dialect;
use crate::protocol::report;
use std::fmt::{self, Write};
use std::sync::Arc;

/// The number of the winner's moves after which a game with this score is over; 0 if it is not decided.
pub fn mate_moves(score: Score) -> u32 {
    match score {
        Score::Points(_) => 0,
        Score::Wins(plies) => win_moves(plies),
        Score::Loses(plies) => loss_moves(plies),
    }
}

fn score(dialect: Dialect, score: Score) -> String {
    report::score(dialect, score, mate_moves(score))
}

/// The `review` line of a ply, one of `plies`.
pub fn reviewed(dialect: Dialect, ply: &PlyReview, plies: usize) -> String {
    let (start, number) = (value_of_move(dialect, ply), ply.number);
    let mut line = format!("review ply {number} of {plies} {start}");
    line.push_str(&faults(dialect, ply));
    push_moves(&mut line, "pv", &ply.line);
    line
}

/// The `judge` line of a move.
pub fn judged(dialect: Dialect, ply: &PlyReview) -> String {
    let start = value_of_move(dialect, ply);
    let mut line = format!("judge {start} verdict {}", ply.verdict().word());
    line.push_str(&faults(dialect, ply));
    push_moves(&mut line, "pv", &ply.line);
    if !ply.refutation.is_empty() {
        push_moves(&mut line, "refutation", &ply.refutation);
    }
    line
}

fn value_of_move(dialect: Dialect, ply: &PlyReview) -> String {
    let Wdl { win, draw, loss } = ply.wdl;
    let score = score(dialect, ply.score);
    report::value_of_move(
        [ply.played, ply.best()],
        &score,
        [win, draw, loss],
        ply.drop,
    )
}

fn faults(dialect: Dialect, ply: &PlyReview) -> String {
    let missed = ply
        .missed_win
        .map(|plies| score(dialect, Score::Wins(plies)));
    report::faults(ply.mark, missed.as_deref())
}

/// The moves of a line after its name.
fn push_moves(line: &mut String, name: &str, moves: &[Move]) {
    let _ = write!(line, " {name}");
    for mv in moves {
        let _ = write!(line, " {mv}");
    }
}

/// How a beam ends: `out e`, with the side of the board where it leaves; `shield j5`, `laser j1`,
/// `hit a5`.
pub struct End(pub Beam);

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.end() {
            BeamEnd::Out => write!(f, "out {}", self.0.heading().letter()),
            BeamEnd::Shield(square) => write!(f, "shield {square}"),
            BeamEnd::Laser(square) => write!(f, "laser {square}"),
            BeamEnd::Hit(square) => write!(f, "hit {square}"),
        }
    }
}

/// `beam blue path j1 j2 ... end out e`: the Laser's square and those that the beam then reaches, in order.
pub fn beam(position: &Position, color: Color) -> String {
    let path = Path(position.board(), color);
    let end = End(position.beam(color));
    format!("beam {} path{path} end {end}", color.word())
}

/// [`beam`] of both players.
pub fn beams(position: &Position) -> [String; 2] {
    Color::ALL.map(|color| beam(position, color))
}

/// The squares of a player's beam on a board, starting with the Laser's, each preceded by a blank.
struct Path<'a>(&'a Board, Color);

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.1.laser_square())?;
        optics::beam_steps(self.0, self.1).try_for_each(|step| write!(f, " {}", step.square))
    }
}

/// ` a8 ls e8 ds ...`: each piece after its square, in the order of a FEN.
pub fn board(board: &Board) -> String {
    let mut line = String::new();
    for rank in (0..Square::RANKS).rev() {
        let squares = (0..Square::FILES).filter_map(|file| Square::new(file, rank));
        for square in squares {
            if let Some(piece) = board.piece_on(square) {
                let _ = write!(line, " {square} {piece}");
            }
        }
    }
    line
}

/// The shot of the last ply of a game, after the word `played` or `shot` and the move:
/// `played e4e5 path j1 j2 ... end hit a5 pe result *`, with the piece removed and the result of the game.
pub fn last_shot(word: &str, game: &Record) -> String {
    let Some(ply) = game.plies().last() else {
        return String::new();
    };
    let position = game.position();
    let board = ply.board_at_shot(position.board());
    let path = Path(&board, !position.side());
    let removed = match ply.removed {
        Some(piece) => format!(" {piece}"),
        None => String::new(),
    };
    let (mv, end, score) = (ply.mv, End(ply.shot), game.result().score());
    format!("{word} {mv} path{path} end {end}{removed} result {score}")
}

/// The board as text, with the beams, the FEN, the key and, when the game is over, the result.
pub fn display(game: &Record) -> Vec<String> {
    let position = game.position();
    let board = render::text(position, TextStyle::PLAIN);
    let mut lines: Vec<String> = board.lines().map(str::to_owned).collect();
    lines.extend(beams(position));
    lines.push(format!("Fen: {position}"));
    lines.push(format!("Key: {:016x}", position.key()));
    let result = game.result();
    if result.is_over() {
        lines.push(format!("Result: {} {result}", result.score()));
    }
    lines
}

/// The static evaluation with this network, term by term and piece by piece.
pub fn evaluation(position: &Position, network: &Arc<Network>) -> Vec<String> {
    let parts = eval::breakdown(position, network);
    let terms = parts.terms.iter();
    let mut lines: Vec<String> = terms
        .map(|(term, blue, red)| format!("eval {term} blue {blue} red {red}"))
        .collect();
    lines.push(format!("eval network {}", parts.network));
    for rank in (0..Square::RANKS).rev() {
        let cells = parts.rank(rank).map(|cell| match cell {
            Some(points) => format!("{points:>6}"),
            None => format!("{:>6}", "."),
        });
        lines.push(format!("eval rank {}{}", rank + 1, cells.concat()));
    }
    lines.push(format!("eval score {}", parts.score));
    lines
}

/// A move of the book: `book c4b3 score cp 21 depth 25 wins 60 draws 30 losses 30`.
pub fn book_move(dialect: Dialect, mv: &BookMove) -> String {
    let (score, results) = (score(dialect, mv.score()), mv.results);
    format!(
        "book {} score {score} depth {} wins {} draws {} losses {}",
        mv.mv, mv.depth, results.wins, results.draws, results.losses,
    )
}

/// The report of a move that is played from the book.
pub fn book_report(dialect: Dialect, mv: &BookMove) -> String {
    let score = score(dialect, mv.score());
    format!("info depth {} score {score} nodes 0 pv {}", mv.depth, mv.mv)
}

/// The last line of the answer to `solve`: the verdict, the winner's moves, and a line to the end.
fn solved(solution: Option<(&str, u32, Vec<Move>)>) -> String {
    match solution {
        Some((verdict, moves, line)) => {
            let mut text = format!("solved {verdict} {moves}");
            push_moves(&mut text, "line", &line);
            text
        }
        None => "solved none".to_owned(),
    }
}

/// The answer of `solve certificate`: the proof, if there is a win, and the answer of `solve within`.
pub fn solve_certificate(
    position: &Position,
    max: u32,
    solver: &mut Solver,
) -> Result<Vec<String>, Unfinished> {
    let answer = solve_within(position, max, solver)?;
    let Some(nodes) = solver.certificate(position, max)? else {
        return Ok(answer);
    };
    let rules = position.rules();
    let options = [
        ("KingTurns", rules.king_turns),
        ("SwapOntoClosed", rules.swap_onto_closed),
    ];
    let mut start = format!("certificate within {max}");
    for (name, _) in options.iter().filter(|(_, is_on)| *is_on) {
        let _ = write!(start, " {name}");
    }
    let _ = write!(start, " fen {position}");
    let nodes = nodes.iter().enumerate();
    let nodes = nodes.map(|(index, node)| certificate_node(index + 1, node));
    Ok([start].into_iter().chain(nodes).chain(answer).collect())
}

/// A position of a certificate: `node 5 within 2 move c2d1 reply c2c1 e6d7 next a8R reply e1d1 next 7`.
fn certificate_node(number: usize, node: &Node) -> String {
    let mut line = format!("node {number} within {} move {}", node.within, node.mv);
    let mut groups: Vec<(Next, Vec<Move>)> = Vec::new();
    for &(reply, next) in &node.replies {
        match groups.iter_mut().find(|group| group.0 == next) {
            Some((_, replies)) => replies.push(reply),
            None => groups.push((next, vec![reply])),
        }
    }
    for (next, replies) in groups {
        push_moves(&mut line, "reply", &replies);
        let _ = match next {
            Next::End => write!(line, " next end"),
            Next::Move(mv) => write!(line, " next {mv}"),
            Next::Node(index) => write!(line, " next {}", index + 1),
        };
    }
    line
}

/// Whether the side to move wins within `max` of its moves, perhaps within fewer.
pub fn solve_within(
    position: &Position,
    max: u32,
    solver: &mut Solver,
) -> Result<Vec<String>, Unfinished> {
    let line = solver.win_within(position, max)?;
    Ok(vec![solved(line.map(|line| ("win within", max, line)))])
}

/// Whether the side to move wins or loses within `max` of the winner's moves, and the shortest win.
pub fn solve(
    position: &Position,
    max: u32,
    solver: &mut Solver,
) -> Result<Vec<String>, Unfinished> {
    if let Some(win) = solver.shortest_win(position, max)? {
        let line = solver.line(position, win.moves)?;
        return Ok(vec![solved(Some(("win", win.moves, line)))]);
    }
    let Some(defence) = solver.longest_defence(position, max)? else {
        return Ok(vec![solved(None)]);
    };
    let mut line = vec![defence.reply];
    let mut after = position.clone();
    if after.play_unchecked(defence.reply).winner().is_none() {
        line.extend(solver.line(&after, defence.moves)?);
    }
    Ok(vec![solved(Some(("loss", defence.moves, line)))])
}

/// The summary of a review, Blue's line first: `review blue accuracy 93.1 inaccuracies 1 mistakes 0
/// blunders 1 missed 0`.
pub fn review_sums(review: &Review) -> [String; 2] {
    Color::ALL.map(|color| {
        let side = review.side(color);
        let [inaccuracies, mistakes, blunders] = side.marks;
        let accuracy = match side.accuracy {
            Some(accuracy) => format!("{accuracy:.1}"),
            None => "none".to_owned(),
        };
        format!(
            "review {} accuracy {accuracy} inaccuracies {inaccuracies} mistakes {mistakes} blunders {blunders} missed {}",
            color.word(),
            side.missed_wins,
        )
    })
}
