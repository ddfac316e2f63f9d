//! Laser Chess: the game, the engine and the planes.

use crate::actions::Actions;
use crate::arrays::{Array, Out, array};
use crate::batch::{Batch, Batched, Starts, batch_methods};
use crate::game::{self, Args, Build, Options, game_methods, number, reduced, texts, wrong};
use crate::hints::{Moves, Texts};
use crate::results::Score;
use crate::search::{Engine, engine_methods, perft};
use engine::game::Game;
use engine::laser::eval::Evaluator;
use engine::laser::eval::network::Network;
use engine::laser::render;
use engine::laser::rules::optics::beam_steps;
use engine::laser::rules::{
    self, BeamEnd, Bitboard, Board, Color, Direction, GameResult, Kind, MoveList, Perft, Position,
    Record, Rules, Setup, Square,
};
use engine::laser::search::{self, Limits, Searcher, Wdl};
use pyo3::prelude::*;
use rand::Rng;
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
    /// The player to move sees the board from below: with Red to move it is turned by 180 degrees. With `player`,
    /// they are as that player sees the board. They are written to `out`, if that is given.
    #[pyo3(signature = (*, player=None, out=None))]
    fn planes<'py>(
        &self,
        py: Python<'py>,
        player: Option<&str>,
        out: Option<Out<'py>>,
    ) -> PyResult<Array<'py, u8>> {
        let seat = player.map(|player| game::seat(&self.record, player));
        let seat = seat.transpose()?.unwrap_or(self.record.turn());
        let mut bytes = [0; Record::PLANES];
        write_planes(&self.record, seat.into(), &mut bytes);
        array(py, out, SHAPE, &bytes)
    }

    /// The names of the planes. Letters are directions: what a Defender's shield faces, where a Laser fires, the
    /// first clockwise of the two open sides of a Deflector; the mirror of a Switch n lies along \, of e along /.
    #[classattr]
    #[pyo3(name = "PLANES")]
    fn plane_names() -> Vec<String> {
        let mut names = Vec::new();
        let record = Record::new(Setup::Ace.position().clone());
        planes(&record, Color::Blue, |name, _| names.push(name.to_string()));
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

/// Planes, ranks, files.
const SHAPE: (usize, usize, usize) = (34, Square::RANKS as usize, Square::FILES as usize);

/// Writes the planes, one after the other.
fn write_planes(record: &Record, side: Color, bytes: &mut [u8]) {
    bytes.fill(0);
    let mut parts = bytes.chunks_exact_mut(Square::COUNT);
    planes(record, side, |_, squares| {
        let Some(part) = parts.next() else {
            return;
        };
        for square in squares {
            part[square.index()] = 1;
        }
    });
}

/// Calls `add` with the name and the squares of each plane of a position, as this player sees it.
pub fn planes(record: &Record, side: Color, mut add: impl FnMut(fmt::Arguments<'_>, Bitboard)) {
    let position = record.position();
    let board = position.board();
    let rotated = side == Color::Red;
    let seen = |squares: Bitboard| {
        if rotated {
            Bitboard::from_bits(
                squares.bits().reverse_bits() >> (u128::BITS as usize - Square::COUNT),
            )
        } else {
            squares
        }
    };
    for (owner, color, seen_color) in [("own", side, Color::Blue), ("enemy", !side, Color::Red)] {
        for kind in Kind::ALL {
            let mut facing = [Bitboard::EMPTY; Direction::ALL.len()];
            for square in board.of(color, kind) {
                if let Some(piece) = board.piece_on(square) {
                    let piece = if rotated { piece.flipped() } else { piece };
                    let all = &mut facing[piece.direction().index()];
                    *all |= Bitboard::of(square);
                }
            }
            for direction in Direction::ALL {
                let squares = seen(facing[direction.index()]);
                match kind {
                    Kind::King if direction == Direction::North => {
                        add(format_args!("{owner} King"), squares)
                    }
                    Kind::King => {}
                    Kind::Switch if direction.index() > 1 => {}
                    Kind::Laser if !seen_color.laser_directions().contains(&direction) => {}
                    _ => add(
                        format_args!("{owner} {kind} {}", direction.letter()),
                        squares,
                    ),
                }
            }
        }
        let beam = position.beam(color).axes();
        add(
            format_args!("{owner} beam along files"),
            seen(beam.vertical),
        );
        add(
            format_args!("{owner} beam along ranks"),
            seen(beam.horizontal),
        );
        add(
            format_args!("closed to {owner} pieces"),
            seen_color.closed(),
        );
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

impl Actions for Record {
    const ACTIONS: usize = rules::Move::POLICY_SIZE;

    fn action(&self, mv: rules::Move) -> Option<usize> {
        mv.policy_index(self.position().side())
    }

    fn move_of(&self, action: usize) -> Option<rules::Move> {
        rules::Move::from_policy_index(action, self.position().side())
    }

    fn each_action(&self, take: impl FnMut(usize)) {
        let side = self.position().side();
        let actions = moves(self).into_iter();
        actions
            .filter_map(|mv| mv.policy_index(side))
            .for_each(take);
    }

    fn any_move(&self, random: &mut impl Rng) -> Option<rules::Move> {
        let goes_on = !self.result().is_over();
        goes_on.then(|| self.position().random_move(random))?
    }
}

/// The legal moves, on the stack.
fn moves(record: &Record) -> MoveList {
    let mut list = MoveList::new();
    if !record.result().is_over() {
        record.position().moves(&mut list);
    }
    list
}

impl Batched for Record {
    const PLANES: usize = SHAPE.0 * Square::COUNT;

    fn write_planes(&self, bytes: &mut [u8]) {
        write_planes(self, self.position().side(), bytes);
    }
}

/// Games of Laser Chess, each advanced by one move with each `step`, in Rust and on several threads: for learning
/// programs that play many games at once.
///
/// There are `count` games. Each begins at `start`, the name of a setup or a FEN, or at one of several, chosen at
/// random. The third occurrence of an arrangement ends a game as a draw; a game of `max_plies` is cut off. When
/// a game is over, the next step begins a new one. What happens depends on the seed and the actions alone. There
/// are at most as many threads as processors, or as `threads` says; a forked process cannot use games of several
/// threads created before the fork.
#[pyclass(module = "akhet")]
pub struct LaserGames {
    batch: Batch<Record>,
}

#[pymethods]
impl LaserGames {
    #[new]
    #[pyo3(signature = (count, start=None, *, seed=0, max_plies=1000, threads=None, king_turns=false, swap_onto_closed=false))]
    fn new(
        count: i64,
        start: Option<Texts>,
        seed: i64,
        max_plies: i64,
        threads: Option<i64>,
        king_turns: bool,
        swap_onto_closed: bool,
    ) -> PyResult<LaserGames> {
        let game = |start: &str| {
            let game = LaserGame::new(start, None, king_turns, swap_onto_closed, true)?;
            game::check_goes_on("start", &game.record)?;
            Ok(game.record)
        };
        let starts = match &start {
            None => Ok(vec![game("ace")?]),
            Some(texts) => texts
                .0
                .iter()
                .map(|start| game(start))
                .collect::<PyResult<_>>(),
        };
        let batch = Batch::new(count, Starts::Positions(starts?), seed, max_plies, threads)?;
        Ok(LaserGames { batch })
    }
}

batch_methods!(LaserGames, LaserGame);

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
    LaserEngine, LaserGame, LaserGames,
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

fn values(engine: &Engine<Searcher>, records: &[&Record]) -> PyResult<Vec<f32>> {
    let network = Arc::clone(engine.searcher()?.network());
    let mut evaluator = Evaluator::new(network);
    let value = |&record: &&Record| match record.result() {
        GameResult::Ongoing => {
            let score = search::Score::Points(evaluator.score(record.position()));
            expected(record, score) as f32
        }
        result => match result.winner() {
            Some(winner) => f32::from(u8::from(winner == record.position().side())),
            None => 0.5,
        },
    };
    Ok(records.iter().map(value).collect())
}

fn expected(record: &Record, score: search::Score) -> f64 {
    let pieces = record.position().board().occupied().count();
    Wdl::of(score, pieces).expected()
}
