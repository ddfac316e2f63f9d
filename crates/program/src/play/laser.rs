//! Laser Chess at the prompt: its commands, pictures and texts.

use super::console::Vocabulary;
use super::illegal;
use super::lang::{self, text};
use super::laser_guide::{self, ended_by};
use super::played::{Narrated, PlayedGame};
use super::prompt_game::{Answer, PromptGame, Screen};
use super::words::{Commands, is_cramped, shown};
use crate::spelling::{MAX_SLIPS, slips};
use akhet::game::{Ending, Game, Seat};
use akhet::laser::book::{self, BookMove};
use akhet::laser::eval::{self, network::Network};
use akhet::laser::render::{Beams, Phrase, Size, TextStyle, View, text_said};
use akhet::laser::rules::{
    Color, Kind, Move, NoClaim, ParseMoveError, Piece, Position, REPETITIONS_TO_CLAIM, Record,
    RecordError, Setup, Square, Undo,
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
    #[error("{}{near}", text!("no-move", word = .word.to_string(), error = illegal::laser_word(*.error)))]
    NoMove {
        word: Quoted,
        error: ParseMoveError,
        near: Near,
    },
    #[error("{mv}: {}{near}", illegal::laser_move(*.error))]
    Illegal {
        mv: Move,
        error: RecordError,
        near: Near,
    },
    #[error("{}: {}", shown(.0), text!("no-square", game = "laser", word = .1.to_string()))]
    NoSquare(&'static str, Quoted),
    #[error("{}", text!("square-empty", square = .0.to_string()))]
    Empty(Square),
    #[error("{}", not_yours(*.square, *.piece, *.mover))]
    NotYours {
        square: Square,
        piece: Piece,
        mover: Color,
    },
    #[error("{}", no_move_of(*.0, *.1))]
    NoMoveOf(Square, Piece),
    #[error("{}", text!("no-legal-move", player = lang::player(.0)))]
    NoLegalMove(Color),
    #[error("{}: {}", shown("new"), text!("no-setup", word = .0.to_string(), setups = setups()))]
    NoSetup(Quoted),
    #[error("{}", illegal::claim(*.0))]
    NoClaim(NoClaim),
}

fn not_yours(square: Square, piece: Piece, mover: Color) -> String {
    let (color, kind) = (piece.color().word(), piece.kind().to_string());
    let (square, mover) = (square.to_string(), lang::player(mover));
    text!(
        "not-yours",
        square = square,
        color = color,
        kind = kind,
        mover = mover
    )
}

fn no_move_of(square: Square, piece: Piece) -> String {
    let (color, kind) = (piece.color().word(), piece.kind().to_string());
    text!(
        "no-move-of",
        color = color,
        kind = kind,
        square = square.to_string()
    )
}

fn setups() -> String {
    let names: Vec<&str> = Setup::names().map(|(name, _)| name).collect();
    names.join(", ")
}

impl Narrated for Record {
    fn ending_words(&self) -> Option<String> {
        illegal::ended(self.result())
    }
}

impl PromptGame for LaserPrompt {
    type Game = Record;
    type Record = GameRecord;

    const WORDS: Vocabulary = Vocabulary {
        commands: Commands {
            game: "laser",
            names: &[
                laser_guide::QUESTIONS,
                &[
                    "hint", "undo", "go", "history", "level", "board", "book", "beam", "eval",
                ],
                &[
                    "flip", "claim", "resign", "new", "save", "load", "help", "quit",
                ],
            ],
        },
        arguments,
        stages: &[],
    };
    const HAS_SECRETS: bool = false;
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
                let setup = setup.map_err(|_| Refusal::NoSetup(Quoted::new(name)))?;
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
        text!("how-laser") + "\n"
    }

    fn legend() -> String {
        text!("legend-laser") + "\n"
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
                game.record.claim_draw().map_err(Refusal::NoClaim)?;
                String::new()
            }
        })
    }

    fn offer(game: &Record) -> Option<String> {
        let times = game.repetitions();
        game.can_claim_draw()
            .then(|| text!("may-claim", times = times))
    }

    /// The engine claims if it is not better, or the position has been repeated too often.
    fn claim(game: &mut Record, is_better: bool) -> bool {
        let wants = !is_better || game.repetitions() >= REPETITIONS_TO_SETTLE;
        wants && game.claim_draw().is_ok()
    }

    fn report(info: &Info<'_, Move>) -> String {
        let (score, line) = (score(info.score), line(info.pv));
        let depth = text!("depth", depth = info.depth);
        format!("{depth}  {score}  {line}")
    }

    fn hint(_: &Record, value: Score, depth: u32, pv: &[Move]) -> String {
        let (score, line) = (score(value), short_line(pv));
        format!(
            " {}",
            text!("hint-details", score = score, depth = depth, line = line)
        )
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
    let size = match screen.size {
        Some((columns, _)) if columns < COMPACT_COLUMNS => Size::Narrow,
        Some(size) if is_cramped(size, BOARD_SIZE) => Size::Compact,
        _ => Size::Large,
    };
    text_said(position, view, size, style, &|phrase| match phrase {
        Phrase::Won(winner) => text!("won", player = lang::player(winner)),
        Phrase::ToMove(color, number) => {
            text!(
                "caption-to-move",
                player = lang::player(color),
                number = number
            )
        }
        Phrase::Beams => text!("caption-beams"),
        Phrase::Shot(mv) => text!("caption-shot", move = mv.to_string()),
        Phrase::Player(color) => lang::player(color),
    })
}

/// A note that the board is small, if the large one does not fit the terminal.
pub(super) fn size_note(size: Option<(u16, u16)>) -> String {
    match size {
        Some(size) if is_cramped(size, BOARD_SIZE) => {
            let (columns, rows) = BOARD_SIZE;
            text!("small-board", columns = columns, rows = rows) + "\n"
        }
        _ => String::new(),
    }
}

/// The suggestion after a refusal: the legal move that was probably meant.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Near(Option<Move>);

impl Display for Near {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(mv) => f.write_str(&text!("near", near = mv.to_string())),
            None => Ok(()),
        }
    }
}

/// A score in hundreds of points, `+0.35`, or how soon the game is decided, `wins in 3 moves`.
fn score(score: Score) -> String {
    match score {
        Score::Points(points) => points_of(points),
        Score::Wins(plies) => text!("wins-in", count = win_moves(plies)),
        Score::Loses(plies) => text!("loses-in", count = loss_moves(plies)),
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
    let hit = ply.hit();
    let met = hit.or_else(|| ended_by(after, ply.shot.end()));
    let shot = met.map_or_else(
        || text!("shot-leaves"),
        |(square, piece)| {
            let (color, kind) = (piece.color().word(), piece.kind().to_string());
            let square = square.to_string();
            if hit.is_none() {
                text!("shot-ends", color = color, kind = kind, square = square)
            } else if piece.kind() == Kind::King {
                text!("shot-hits", color = color, kind = kind, square = square)
            } else if piece.color() == mover {
                text!(
                    "shot-removes-own",
                    color = color,
                    kind = kind,
                    square = square
                )
            } else {
                text!("shot-removes", color = color, kind = kind, square = square)
            }
        },
    );
    let (player, mv) = (lang::player(mover), ply.mv.to_string());
    text!("played", player = player, move = mv, shot = shot)
}

/// The static evaluation of a position as a table, in hundreds of points.
fn evaluation(position: &Position) -> String {
    let parts = eval::breakdown(position, Network::embedded());
    let mut text = row("", lang::player(Color::Blue), lang::player(Color::Red));
    for (term, blue, red) in &parts.terms {
        let term = text!("term", term = term.name());
        text.push_str(&row(&term, cell(*blue), cell(*red)));
    }
    let (name, network) = (text!("term", term = "network"), cell(parts.network));
    text.push_str(&match position.side() {
        Color::Blue => row(&name, network, String::new()),
        Color::Red => row(&name, String::new(), network),
    });
    text.push_str(&(text!("worth") + "\n"));
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
    let player = lang::player(position.side());
    text + &text!("score-for", player = player, score = score) + "\n"
}

/// Book moves as a table. The depth is in plies; the shares are of self-play games, from the mover's point of view.
fn book_moves(moves: &[BookMove]) -> String {
    if moves.is_empty() {
        return text!("book-empty") + "\n";
    }
    let mut text = text!("book-columns") + "\n";
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

fn row(name: &str, blue: String, red: String) -> String {
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
