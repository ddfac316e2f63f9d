//! Laser Chess at the prompt: its commands, pictures and texts.

use super::console::Vocabulary;
use super::laser_guide::{self, ended_by, owned, owned_on};
use super::played::PlayedGame;
use super::prompt_game::{Answer, PromptGame, Screen};
use super::words::{is_cramped, small_note};
use crate::spelling::{MAX_SLIPS, slips};
use akhet::game::{Ending, Game, Seat};
use akhet::laser::book::{self, BookMove};
use akhet::laser::eval::{self, network::Network};
use akhet::laser::render::{Beams, TextStyle, View, text_compact, text_narrow, text_view};
use akhet::laser::rules::{
    Color, Kind, Move, ParseMoveError, Piece, Position, REPETITIONS_TO_CLAIM, Record, RecordError,
    Setup, Square, Undo, UnknownSetup,
};
use akhet::laser::search::{Score, loss_moves, win_moves};
use akhet::lines::Quoted;
use akhet::search::Info;
use akhet_records::GameRecord;
use akhet_records::{GameOutcome, MoveRecord, Reason};
use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::{self, Display};

/// The number of repetitions at which the engine claims a draw even if it is better, so that its games against itself
/// end.
const REPETITIONS_TO_SETTLE: u32 = REPETITIONS_TO_CLAIM + 2;

/// The columns and rows that a terminal needs for the large board and its prompt.
const BOARD_SIZE: (u16, u16) = (72, 30);

/// The columns that the small board needs; a terminal with fewer gets a narrow one.
const COMPACT_COLUMNS: u16 = 43;

/// The maximum number of moves in a hint: later ones are uncertain, and a longer line does not fit the terminal.
const HINT_MOVES: usize = 5;

#[derive(Default)]
pub(super) struct LaserPrompt {
    /// Whether the viewer's side is at the top of the board.
    is_flipped: bool,
}

impl LaserPrompt {
    /// The colour at the bottom of the board.
    fn below(&self, screen: Screen) -> Color {
        let viewer = Color::from(screen.viewer);
        if self.is_flipped { !viewer } else { viewer }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum Refusal {
    #[error("'{word}' is not a move: {error}{near}")]
    NoMove {
        word: Quoted,
        error: ParseMoveError,
        near: Near,
    },
    #[error("{mv}: {error}{near}")]
    Illegal {
        mv: Move,
        error: RecordError,
        near: Near,
    },
    #[error("{0}: '{1}' is not a square: a square is a file a to j and a rank 1 to 8")]
    NoSquare(&'static str, Quoted),
    #[error("{0} is empty")]
    Empty(Square),
    #[error("{square} has {}, but it is {mover}'s turn", owned(*.piece))]
    NotYours {
        square: Square,
        piece: Piece,
        mover: Color,
    },
    #[error("{} has no legal move", owned_on(*.1, *.0))]
    NoMoveOf(Square, Piece),
    #[error("{0} has no legal move")]
    NoLegalMove(Color),
    #[error("new: unknown setup '{0}'; {1}")]
    NoSetup(Quoted, UnknownSetup),
}

impl PromptGame for LaserPrompt {
    type Game = Record;
    type Record = GameRecord;

    const WORDS: Vocabulary = Vocabulary {
        commands: concat!(
            laser_guide::questions!(),
            "\
hint            show what the engine would play
undo [N]        take back to your last turn, or N of your turns
go              let the engine move for you
history         list the moves of the game
level [N]       show the opponents; play at level N, 0 to 20, or NAME
board           draw the board again
book            list the opening book's moves, best first
beam            show where both beams run on the current board
eval            show the evaluation of the position, term by term
flip            turn the board round
claim           claim a draw, from the third repetition on
resign          resign the game
new [SETUP]     start another game: ace, curiosity, grail, mercury, sophie
save FILE       save the game to a file, as PGN
load FILE       continue a saved game
help [COMMAND]  show this list, or what one command does
quit            leave; exit, q and Ctrl-D do too
"
        ),
        arguments,
        stages: &[],
    };
    const MOVE_PARTS: &'static str = "";
    const HAS_SECRETS: bool = false;
    const LEGEND: &'static str = laser_guide::LEGEND;
    const HINT_NODES: u64 = 100_000;

    fn greeting(&self, _: &Record, size: Option<(u16, u16)>) -> String {
        size_note(size)
    }

    fn restart(
        &mut self,
        argument: Option<&str>,
        game: &Record,
    ) -> Result<(Record, String), Box<dyn Error>> {
        let start = match argument {
            None => game.start().clone(),
            Some(name) => {
                let setup: Result<Setup, _> = name.parse();
                let setup = setup.map_err(|error| Refusal::NoSetup(Quoted::new(name), error))?;
                Position::from_fen(setup.fen(), game.rules())?
            }
        };
        Ok((Record::new(start), String::new()))
    }

    /// The board with the last shot, or with the standing beams before the first shot.
    fn picture(&self, game: &Record, screen: Screen) -> String {
        draw(game, self.below(screen), screen)
    }

    fn last_ply(game: &Record) -> String {
        let last = game.plies().last();
        last.map_or(String::new(), |ply| played(ply, game.position()))
    }

    fn how_to_move(_: &Record) -> String {
        "A move is two squares, c5b4, or a square and a turn, c5R clockwise, c5L\n\
         counter-clockwise; in words, c5 to b4 or turn c5 right. Tab completes a\n\
         word, the up arrow brings back earlier lines.\n"
            .to_owned()
    }

    fn rules(game: &Record) -> String {
        laser_guide::rules(game.rules())
    }

    fn what(square: &str, game: &Record, _: Seat) -> Answer {
        let place = square.parse();
        let place = place.map_err(|_| Refusal::NoSquare("what", Quoted::new(square)))?;
        Ok(laser_guide::what(place, game.position()))
    }

    fn line(command: &str, name: &str, game: &Record, _: Seat) -> Option<String> {
        laser_guide::line(command, name, game.position())
    }

    fn pieces(game: &Record) -> String {
        laser_guide::pieces(game.position())
    }

    fn read_move(word: &str, game: &Record) -> Result<Move, Box<dyn Error>> {
        let legal = game.legal_moves();
        let mv: Move = word.parse().map_err(|error| {
            let word = Quoted::new(word);
            let near = Near(nearest_move(&word.to_string(), &legal));
            Refusal::NoMove { word, error, near }
        })?;
        let checked = game.check(mv).map_err(|error| {
            let near = Near(nearest_move(&mv.to_string(), &legal));
            Refusal::Illegal { mv, error, near }
        });
        Ok(checked?)
    }

    fn list_moves(start: &str, game: &Record) -> Answer {
        let square = match start {
            "" => None,
            square => Some(square.parse()),
        };
        let square: Option<Square> = square
            .transpose()
            .map_err(|_| Refusal::NoSquare("moves", Quoted::new(start)))?;
        let mut legal = game.legal_moves();
        legal.retain(|mv| square.is_none_or(|square| mv.from() == square));
        legal.sort_by_key(|mv| mv.to_string());
        if !legal.is_empty() {
            return Ok(line(&legal) + "\n");
        }
        let mover = game.position().side();
        let piece = |square| game.position().board().piece_on(square);
        Err(match square.map(|square| (square, piece(square))) {
            None => Refusal::NoLegalMove(mover),
            Some((square, None)) => Refusal::Empty(square),
            Some((square, Some(piece))) if piece.color() == mover => {
                Refusal::NoMoveOf(square, piece)
            }
            Some((square, Some(piece))) => Refusal::NotYours {
                square,
                piece,
                mover,
            },
        }
        .into())
    }

    fn act(&mut self, command: &str, game: &mut PlayedGame<Record>, screen: Screen) -> Answer {
        let position = game.record.position();
        Ok(match command {
            "beam" => {
                draw_standing(position, self.below(screen), screen) + &laser_guide::beams(position)
            }
            "threat" => {
                game.check_goes_on()?;
                laser_guide::threat(position)
            }
            "eval" => {
                game.check_goes_on()?;
                evaluation(position)
            }
            "book" => {
                game.check_goes_on()?;
                book_moves(&book::shipped().map_or_else(Vec::new, |book| book.moves(position)))
            }
            "flip" => {
                self.is_flipped = !self.is_flipped;
                self.picture(&game.record, screen)
            }
            // Only `claim` remains.
            _ => {
                game.check_goes_on()?;
                game.record.claim_draw()?;
                String::new()
            }
        })
    }

    fn offer(game: &Record) -> Option<String> {
        let times = game.repetitions();
        game.can_claim_draw()
            .then(|| format!("This position has occurred {times} times: type claim for a draw."))
    }

    /// The engine claims if it is not better, or the position has been repeated too often.
    fn claim(game: &mut Record, is_better: bool) -> bool {
        let wants = !is_better || game.repetitions() >= REPETITIONS_TO_SETTLE;
        wants && game.claim_draw().is_ok()
    }

    fn report(info: &Info<'_, Move>) -> String {
        let (score, line) = (score(info.score), line(info.pv));
        format!("depth {}  {score}  {line}", info.depth)
    }

    fn hint(_: &Record, value: Score, depth: u32, pv: &[Move]) -> String {
        format!(" ({}, depth {depth}): {}", score(value), short_line(pv))
    }

    fn record(&self, game: &PlayedGame<Record>, players: Vec<String>, date: String) -> GameRecord {
        let record = &game.record;
        let (start, rules) = (record.start(), record.rules());
        let setup = Setup::of(start);
        let [blue, red] = [0, 1].map(|at| players[at].clone());
        let (reason, detail) = game.end(match record.ending() {
            Some(Ending::Drawn) => Reason::Repetition,
            _ => Reason::KingHit,
        });
        GameRecord {
            game: 0,
            round: 0,
            date,
            blue,
            red,
            limits: ["-", "-"].map(str::to_owned),
            opening: setup.map_or(String::new(), |setup| setup.to_string()),
            setup,
            openingmoves: Vec::new(),
            fen: start.to_string(),
            kingturns: rules.king_turns,
            swapontoclosed: rules.swap_onto_closed,
            moves: record.moves_played().map(MoveRecord::from).collect(),
            result: game
                .ending()
                .map_or(GameOutcome::Unfinished, GameOutcome::from),
            reason,
            detail,
        }
    }
}

/// The squares of movable pieces for `moves` and `what`, the setups for `new`.
fn arguments(command: &str, moves: &BTreeSet<String>) -> BTreeSet<String> {
    match command {
        "moves" | "what" => {
            let squares = moves.iter().filter_map(|mv| mv.get(..2));
            squares.map(str::to_owned).collect()
        }
        "new" => Setup::ALL.map(|setup| setup.to_string()).into(),
        _ => BTreeSet::new(),
    }
}

/// The board with the last shot, or with the standing beams before the first shot.
pub(super) fn draw(record: &Record, below: Color, screen: Screen) -> String {
    let last = record.plies().last();
    let beams = last.map_or(Beams::Standing, Beams::Shot);
    draw_beams(record.position(), View { below, beams }, screen)
}

pub(super) fn draw_standing(position: &Position, below: Color, screen: Screen) -> String {
    let beams = Beams::Standing;
    draw_beams(position, View { below, beams }, screen)
}

/// The largest board that fits the terminal.
fn draw_beams(position: &Position, view: View<'_>, screen: Screen) -> String {
    let style = TextStyle::colored(screen.charset);
    match screen.size {
        Some((columns, _)) if columns < COMPACT_COLUMNS => text_narrow(position, view, style),
        Some(size) if is_cramped(size, BOARD_SIZE) => text_compact(position, view, style),
        _ => text_view(position, view, style),
    }
}

/// A note that the board is small, if the large one does not fit the terminal.
pub(super) fn size_note(size: Option<(u16, u16)>) -> String {
    match size {
        Some(size) if is_cramped(size, BOARD_SIZE) => small_note("board", BOARD_SIZE),
        _ => String::new(),
    }
}

/// The suggestion after a refusal: the legal move that was probably meant.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Near(Option<Move>);

impl Display for Near {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(mv) => write!(f, "; did you mean {mv}?"),
            None => Ok(()),
        }
    }
}

/// A score in hundreds of points, `+0.35`, or how soon the game is decided, `wins in 3 moves`.
fn score(score: Score) -> String {
    match score {
        Score::Points(points) => points_of(points),
        Score::Wins(plies) => format!("wins in {}", moves(win_moves(plies))),
        Score::Loses(plies) => format!("loses in {}", moves(loss_moves(plies))),
    }
}

/// `1 move`, `2 moves`.
pub(super) fn moves(count: u32) -> String {
    match count {
        1 => "1 move".to_owned(),
        _ => format!("{count} moves"),
    }
}

/// Points in hundreds, with a sign.
fn points_of(points: i32) -> String {
    format!("{:+.2}", f64::from(points) / 100.0)
}

/// The first moves of a line, as many as a hint has.
pub(super) fn short_line(moves: &[Move]) -> String {
    line(&moves[..moves.len().min(HINT_MOVES)])
}

/// Moves separated by blanks.
pub(super) fn line(moves: &[Move]) -> String {
    let words: Vec<String> = moves.iter().map(Move::to_string).collect();
    words.join(" ")
}

/// A sentence about a ply and its shot. `after` is the resulting position.
pub(super) fn played(ply: &Undo, after: &Position) -> String {
    let mover = ply.piece.color();
    let shot = match ply.hit() {
        Some((square, piece)) if piece.kind() == Kind::King => {
            format!("the Laser hits {}", owned_on(piece, square))
        }
        Some((square, piece)) if piece.color() == mover => {
            format!(
                "the Laser removes {mover}'s own {} on {square}",
                piece.kind()
            )
        }
        Some((square, piece)) => format!("the Laser removes {}", owned_on(piece, square)),
        None => match (ply.shot.end(), ended_by(after, ply.shot.end())) {
            (_, Some((square, piece))) => format!("the shot ends at {}", owned_on(piece, square)),
            _ => "the shot leaves the board".to_owned(),
        },
    };
    format!("{mover} plays {}: {shot}.", ply.mv)
}

/// The static evaluation of a position as a table, in hundreds of points.
fn evaluation(position: &Position) -> String {
    let parts = eval::breakdown(position, Network::embedded());
    let mut text = row("", "Blue", "Red");
    for (term, blue, red) in &parts.terms {
        text.push_str(&row(term, cell(*blue), cell(*red)));
    }
    let network = cell(parts.network);
    text.push_str(&match position.side() {
        Color::Blue => row("network", network, ""),
        Color::Red => row("network", "", network),
    });
    text.push_str("What each piece is worth to its side:\n");
    for rank in (0..Square::RANKS).rev() {
        let cells = parts.rank(rank).map(|cell| match cell {
            Some(points) => format!("{:>6.2}", f64::from(points) / 100.0),
            None => format!("{:>6}", "."),
        });
        text.push_str(&format!("{}{}\n", rank + 1, cells.concat()));
    }
    let files: String = ('a'..='j').map(|file| format!("{file:>6}")).collect();
    text.push_str(&format!(" {files}\n"));
    let score = points_of(parts.score);
    text.push_str(&format!(
        "The score for {}, in hundreds of points: {score}\n",
        position.side()
    ));
    text
}

/// Book moves as a table. The depth is in plies; the shares are of self-play games, from the mover's point of view.
fn book_moves(moves: &[BookMove]) -> String {
    if moves.is_empty() {
        return "The book does not have this position.\n".to_owned();
    }
    let mut text = String::from("move    score  depth   games   won drawn  lost\n");
    for mv in moves {
        let results = mv.results;
        let score = score(mv.score());
        let games = results.games();
        let line = format!(
            "{:<6}{score:>7}{:>7}{games:>8}",
            mv.mv.to_string(),
            mv.depth
        );
        let share =
            |count: u16| format!("{:>5}%", u64::from(count) * 100 / u64::from(games.max(1)));
        let shares = [results.wins, results.draws, results.losses].map(share);
        text.push_str(&line);
        if games > 0 {
            text.push_str(&shares.concat());
        }
        text.push('\n');
    }
    text
}

/// Points in hundreds, for a column of a table.
fn cell(points: i32) -> String {
    format!("{:.2}", f64::from(points) / 100.0)
}

fn row(name: impl Display, blue: impl Display, red: impl Display) -> String {
    let line = format!("{name:<16}{blue:>8}{red:>8}");
    format!("{}\n", line.trim_end())
}

/// The legal move that a mistyped word probably means; `None` if none is close.
///
/// A move is close within an edit distance of one from a word that reads as a move, and of two from
/// any other. If the word begins with the square of a piece that can move, only the moves of that
/// piece count. Among moves at the same distance, the one whose target is nearest to the typed
/// square wins, then the first in alphabetical order.
fn nearest_move(word: &str, legal: &[Move]) -> Option<Move> {
    let word = word.to_ascii_lowercase();
    let most = match word.parse::<Move>() {
        Ok(_) => 1,
        Err(_) => MAX_SLIPS,
    };
    let square = |range: std::ops::Range<usize>| word.get(range)?.parse::<Square>().ok();
    let (from, to) = (square(0..2), square(2..4));
    let is_of_piece = |mv: &&Move| from == Some(mv.from());
    let names_piece = legal.iter().any(|mv| is_of_piece(&mv));
    let distance = |mv: Move| {
        let text = mv.to_string();
        let to_target = to.map_or(0, |to| to.distance(mv.to()));
        (slips(&word, &text.to_ascii_lowercase()), to_target, text)
    };
    let ((slips, ..), nearest) = legal
        .iter()
        .filter(|mv| !names_piece || is_of_piece(mv))
        .map(|&mv| (distance(mv), mv))
        .min()?;
    // By chance, a short word that names no movable piece is close to many moves.
    let is_specific = names_piece || 2 * slips < word.len();
    (slips <= most && is_specific).then_some(nearest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_move_is_of_the_named_piece() {
        let legal = Setup::Ace.position().legal_moves();
        let near = |word: &str| nearest_move(word, &legal).map(|mv| mv.to_string());
        assert_eq!(near("c5"), Some("c5L".to_owned()));
        assert_eq!(near("5cR"), Some("c5R".to_owned()));
        assert_eq!(near("e1e3"), Some("e1e2".to_owned()));
        assert_eq!(near("c5c7"), Some("c5c6".to_owned()));
        assert_eq!(near("weather"), None);
        // The word names the King: no Deflector next to it is suggested.
        assert_eq!(near("e1R"), None);
        assert_eq!(near("a8L"), None);
        assert_eq!(nearest_move("c5R", &[]), None);
    }
}
