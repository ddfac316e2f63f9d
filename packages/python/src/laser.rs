//! Laser Chess: the game, the engine and the planes.

use crate::game::{self, Args, Build, Options, array, game_methods, number, reduced, texts, wrong};
use crate::hints::{Array, Moves};
use crate::results::Score;
use crate::search::{Engine, engine_methods, perft};
use engine::game::Game;
use engine::laser::eval::Evaluator;
use engine::laser::eval::network::Network;
use engine::laser::render;
use engine::laser::rules::optics::beam_steps;
use engine::laser::rules::{
    self, BeamEnd, Bitboard, Board, Color, Kind, Perft, Piece, Position, Record, Rules, Setup,
};
use engine::laser::search::{self, Limits, Searcher, Wdl};
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// A beam from a Laser to its end.
#[pyclass(frozen, get_all, module = "akhet")]
pub struct Beam {
    /// The squares in the order in which the beam visits them, without the Laser's own. A beam can visit a
    /// square twice.
    path: Vec<String>,
    /// How it ends: "out" (off the board), "shield", "laser" or "hit". A shot removes the piece that it hits.
    end: &'static str,
    /// The square of the piece at which it ends; None if it leaves the board.
    square: Option<String>,
    /// That piece, as FEN writes it.
    piece: Option<String>,
}

impl Beam {
    fn new(board: &Board, color: Color, beam: rules::Beam) -> Beam {
        let (end, square) = match beam.end() {
            BeamEnd::Out => ("out", None),
            BeamEnd::Shield(square) => ("shield", Some(square)),
            BeamEnd::Laser(square) => ("laser", Some(square)),
            BeamEnd::Hit(square) => ("hit", Some(square)),
        };
        let piece = square.and_then(|square| board.piece_on(square));
        Beam {
            path: texts(beam_steps(board, color).map(|step| step.square)),
            end,
            square: square.map(|square| square.to_string()),
            piece: piece.map(|piece| piece.to_string()),
        }
    }
}

#[pymethods]
impl Beam {
    fn __repr__(&self) -> String {
        let (path, end) = (self.path.join(" "), self.end);
        match (&self.piece, &self.square) {
            (Some(piece), Some(square)) => format!("<Beam {path} {end} {piece} on {square}>"),
            _ => format!("<Beam {path} {end}>"),
        }
    }
}

/// A game of Laser Chess: its first position, the moves played and the current position.
///
/// `start` is the name of a setup ("ace", "curiosity", "grail", "mercury", "sophie") or a FEN, `moves` are
/// played from there. With `king_turns` a King may turn, which passes; with `swap_onto_closed` a swap may put
/// the other piece on a square closed to it; with `repetition_ends` an arrangement that occurs for the third
/// time ends the game as a draw, which must otherwise be claimed.
///
/// Games are equal if their positions, options and results are, whatever moves have led there.
#[pyclass(module = "akhet")]
#[derive(Clone)]
pub struct LaserGame {
    record: Record,
}

#[pymethods]
impl LaserGame {
    #[new]
    #[pyo3(signature = (start="ace", moves=None, *, king_turns=false, swap_onto_closed=false, repetition_ends=false))]
    fn new(
        start: &str,
        moves: Option<Moves<'_>>,
        king_turns: bool,
        swap_onto_closed: bool,
        repetition_ends: bool,
    ) -> PyResult<LaserGame> {
        let rules = Rules {
            king_turns,
            swap_onto_closed,
        };
        let fen = if start.contains('/') {
            start
        } else {
            let setup: Result<Setup, _> = start.parse();
            setup
                .map_err(|error| wrong(format_args!("start {start:?}"), error))?
                .fen()
        };
        let position = Position::from_fen(fen, rules).map_err(|error| wrong("start", error))?;
        let mut record = Record::new(position);
        record.set_repetition_ends(repetition_ends);
        game::play_all(&mut record, moves)?;
        Ok(LaserGame { record })
    }

    /// Whether a draw has been claimed.
    #[getter]
    fn claimed(&self) -> bool {
        self.record.draw_claimed()
    }

    /// The options by their keywords: `LaserGame(game.start, game.moves, **game.options)` is the same game, but
    /// for the claim of a draw.
    #[getter]
    fn options(&self) -> Options {
        let rules = self.record.position().rules();
        Options::from([
            ("king_turns", rules.king_turns),
            ("swap_onto_closed", rules.swap_onto_closed),
            ("repetition_ends", self.record.repetition_ends()),
        ])
    }

    /// The player to move, "blue" or "red".
    #[getter]
    fn turn(&self) -> &'static str {
        self.record.position().side().word()
    }

    /// The result: "1-0" if Blue has won, "0-1" if Red has won, "1/2-1/2" for a draw, "*" while the game goes
    /// on.
    #[getter]
    fn result(&self) -> &'static str {
        self.record.result().score()
    }

    /// How the game has ended, in words; None while it goes on.
    #[getter]
    fn ending(&self) -> Option<String> {
        self.record.ending_text()
    }

    /// The winner, "blue" or "red"; None without one.
    #[getter]
    fn winner(&self) -> Option<&'static str> {
        self.record.result().winner().map(Color::word)
    }

    /// How many times the arrangement of the pieces has occurred in this game, including now.
    #[getter]
    fn repetitions(&self) -> u32 {
        self.record.repetitions()
    }

    /// The Zobrist key of the pieces and the player to move, the same on every machine.
    #[getter]
    fn key(&self) -> u64 {
        self.record.position().key()
    }

    /// The pieces by square, as FEN writes them: "K", "Pn", "ds".
    fn pieces(&self) -> BTreeMap<String, String> {
        let board = self.record.position().board();
        let squares = board.occupied().into_iter();
        let on = |square| Some((format!("{square}"), board.piece_on(square)?.to_string()));
        squares.filter_map(on).collect()
    }

    /// Claims a draw: the arrangement has occurred three times.
    fn claim_draw(&mut self) -> PyResult<()> {
        let claimed = self.record.claim_draw();
        claimed.map_err(|error| wrong("claim_draw", error))
    }

    /// The standing beam of a player: where the Laser would fire now.
    fn beam(&self, player: &str) -> PyResult<Beam> {
        let color = game::seat(&self.record, player)?.into();
        let position = self.record.position();
        Ok(Beam::new(position.board(), color, position.beam(color)))
    }

    /// The shot of the last move; None at the start.
    fn shot(&self) -> Option<Beam> {
        let last = self.record.plies().last()?;
        let position = self.record.position();
        let board = last.board_at_shot(position.board());
        Some(Beam::new(&board, !position.side(), last.shot))
    }

    /// The position for a network, as a NumPy array of zeros and ones, of type uint8 and shape
    /// (34, 8, 10): planes, ranks from 1, files from a. LaserGame.PLANES names the planes.
    ///
    /// The player to move sees the board from below: with Red to move it is turned by 180 degrees.
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Array<'py>> {
        let mut bytes = Vec::with_capacity(40 * rules::Square::COUNT);
        planes(&self.record, |_, squares| {
            bytes.extend(rules::Square::all().map(|square| u8::from(squares.contains(square))));
        });
        let sides = (rules::Square::RANKS, rules::Square::FILES);
        array(py, &bytes, sides.0.into(), sides.1.into())
    }

    /// The names of the planes. Letters are directions: what a Defender's shield faces, where a Laser fires, the
    /// first clockwise of the two open sides of a Deflector; the mirror of a Switch n lies along \, of e along /.
    #[classattr]
    #[pyo3(name = "PLANES")]
    fn plane_names() -> Vec<String> {
        let mut names = Vec::new();
        let record = Record::new(Setup::Ace.position().clone());
        planes(&record, |name, _| names.push(name.to_string()));
        names
    }

    /// The number of sequences of `depth` moves.
    fn perft(&self, py: Python<'_>, depth: i64) -> PyResult<u64> {
        let mut position = self.record.position().clone();
        perft(py, depth, |depth, stop| {
            let perft = Perft {
                stop: Some(stop),
                ..Perft::default()
            };
            perft.count(&mut position, depth)
        })
    }

    /// A new game from the current position with the players exchanged. A game that is over has none.
    fn flipped(&self) -> PyResult<LaserGame> {
        game::check_goes_on("flipped", &self.record)?;
        let mut record = Record::new(self.record.position().flipped());
        record.set_repetition_ends(self.record.repetition_ends());
        Ok(LaserGame { record })
    }

    fn __reduce__<'py>(slf: &Bound<'py, LaserGame>) -> PyResult<(Build<'py>, Args<'py>, bool)> {
        let game = slf.borrow();
        let (build, args) = reduced(slf, game.start(), game.moves(), game.options())?;
        Ok((build, args, game.claimed()))
    }

    fn __setstate__(&mut self, claimed: bool) -> PyResult<()> {
        if claimed { self.claim_draw() } else { Ok(()) }
    }

    fn __eq__(&self, other: &LaserGame) -> bool {
        let [one, two] = [self, other].map(|game| &game.record);
        one.position() == two.position()
            && one.repetition_ends() == two.repetition_ends()
            && one.result() == two.result()
    }
}

game_methods!(LaserGame);

/// Calls `add` with the name and the squares of each plane of a position, as the player to move sees it.
fn planes(record: &Record, mut add: impl FnMut(fmt::Arguments<'_>, Bitboard)) {
    let position = record.position();
    let flipped;
    let view = match position.side() {
        Color::Blue => position,
        Color::Red => {
            flipped = position.flipped();
            &flipped
        }
    };
    for (owner, color) in [("own", Color::Blue), ("enemy", Color::Red)] {
        for piece in Piece::all().filter(|piece| piece.color() == color) {
            let facing = piece.direction();
            if piece.kind() == Kind::Laser && !color.laser_directions().contains(&facing) {
                continue;
            }
            let squares = view.board().of(color, piece.kind()).into_iter();
            let squares = squares.filter(|&square| view.board().piece_on(square) == Some(piece));
            let squares = squares.collect();
            match piece.kind() {
                Kind::King => add(format_args!("{owner} King"), squares),
                kind => add(format_args!("{owner} {kind} {}", facing.letter()), squares),
            }
        }
        let beam = view.beam(color).axes();
        add(format_args!("{owner} beam along files"), beam.vertical);
        add(format_args!("{owner} beam along ranks"), beam.horizontal);
        add(format_args!("closed to {owner} pieces"), color.closed());
    }
    for (name, times) in [("twice", 2), ("three times", 3)] {
        let squares = if record.repetitions() >= times {
            Bitboard::ALL
        } else {
            Bitboard::EMPTY
        };
        add(format_args!("has occurred {name}"), squares);
    }
}

/// An engine for Laser Chess, with a transposition table of `hash` megabytes and this many threads. It searches
/// one position at a time and keeps what it learns for the next search. `network` is the content of a network
/// file to use instead of the engine's own. A forked process cannot use an engine of several threads created
/// before the fork.
#[pyclass(frozen, module = "akhet")]
pub struct LaserEngine {
    engine: Engine<Searcher>,
}

#[pymethods]
impl LaserEngine {
    #[new]
    #[pyo3(signature = (*, hash=16, threads=1, network=None))]
    fn new(hash: i64, threads: i64, network: Option<&[u8]>) -> PyResult<LaserEngine> {
        let engine = Engine::new(hash, threads, Searcher::new)?;
        if let Some(bytes) = network {
            let network = Network::from_bytes(bytes).map_err(|error| wrong("network", error))?;
            engine.searcher()?.set_network(Arc::new(network));
        }
        Ok(LaserEngine { engine })
    }

    /// The static evaluation of the position, for the player to move. A game that is over has none, but a
    /// result.
    fn evaluate(&self, game: &LaserGame) -> PyResult<Score> {
        game::check_goes_on("evaluate", &game.record)?;
        let position = game.record.position();
        let network = Arc::clone(self.engine.searcher()?.network());
        let points = Evaluator::new(network).score(position);
        let score = search::Score::Points(points);
        Ok(Score::new(score, expected(&game.record, score)))
    }
}

engine_methods!(
    LaserEngine, LaserGame,
    /// Searches for the best move. Without a limit it runs until it is stopped or there is nothing deeper to
    /// search.
    ///
    /// depth: plies. nodes: positions. movetime: seconds. clock, increment, moves_to_go: the clock of the
    /// player to move, in seconds. mate: stops when it finds a win in this many moves. moves: considers only
    /// these. lines: how many best lines to find. level: 0 to 20, where 20 is full strength; lower levels make
    /// mistakes, which depend on the seed.
    ///
    /// Other Python threads run meanwhile. `report` is called with each Info. Ctrl-C, an error in `report` and
    /// the event `stop`, set by another thread or by `report`, end the search; after `stop` it returns what it
    /// has found.
    lines: i64 = 1
);

fn limit_own(limits: &mut Limits, lines: i64) -> PyResult<()> {
    limits.multi_pv = number("lines", lines, 1, 500)? as usize;
    Ok(())
}

fn expected(record: &Record, score: search::Score) -> f64 {
    let pieces = record.position().board().occupied().count();
    Wdl::of(score, pieces).expected()
}
