//! Labyrinth: the game, the engine and the planes.

use crate::actions::Actions;
use crate::arrays::{Array, Out, array};
use crate::batch::{Batch, Batched, Starts, batch_methods};
use crate::game::{self, Args, Build, Options, game_methods, number, reduced, texts, wrong};
use crate::hints::Moves;
use crate::search::{Engine, engine_methods, perft};
use engine::game::Game;
use engine::labyrinth::render;
use engine::labyrinth::rules::{
    self, Bitboard, Card, Deal, Direction, Perft, Players, Position, Record, Rules, Shape, Square,
    Turned, card_letter,
};
use engine::labyrinth::search::{self, Searcher, estimates, win_chance};
use pyo3::prelude::*;
use rand::{Rng, RngExt};
use std::collections::BTreeMap;
use std::fmt;

/// A game of Labyrinth: its first position, the moves played and the current position.
///
/// `start` is the text of a position, or "deal SEED" or "deal SEED PLAYERS" for the start that LabyrinthGame.deal
/// makes; `moves` are played from there. With `free_order` players may take their cards in any order; with
/// `no_return` the turn that uncovers the last card wins; with `any_exit` a player without cards leaves the maze by any
/// opening at its edge in place of going home, with `any_square` one may end the game anywhere.
///
/// Games are equal if their positions and options are, whatever moves led there.
#[pyclass(module = "akhet")]
#[derive(Clone)]
pub struct LabyrinthGame {
    record: Record,
}

impl LabyrinthGame {
    fn seat(&self, player: &str) -> PyResult<rules::Seat> {
        let place = game::seat(&self.record, player)?;
        Ok(self.record.position().seats()[place.index()])
    }
}

/// The deal of these numbers.
fn deal_of(seed: i64, players: i64, cards: Option<i64>) -> PyResult<Deal> {
    let count = number("players", players, 2, 4)? as usize;
    let players = Players::new(count).unwrap_or(Players::TWO);
    let seed = number("seed", seed, 0, i64::MAX)?;
    let mut deal = Deal::new(seed, players);
    if let Some(cards) = cards {
        deal.cards = number("cards", cards, 1, deal.cards as i64)? as usize;
    }
    Ok(deal)
}

/// The game from a deal.
fn dealt(seed: i64, players: i64, cards: Option<i64>, rules: Rules) -> PyResult<Record> {
    Ok(Record::new(deal_of(seed, players, cards)?.position(rules)))
}

#[pymethods]
impl LabyrinthGame {
    #[new]
    #[pyo3(signature = (start, moves=None, *, free_order=false, no_return=false, any_exit=false, any_square=false))]
    fn new(
        start: &str,
        moves: Option<Moves<'_>>,
        free_order: bool,
        no_return: bool,
        any_exit: bool,
        any_square: bool,
    ) -> PyResult<LabyrinthGame> {
        let rules = Rules {
            free_order,
            no_return,
            any_exit,
            any_square,
        };
        let words: Vec<&str> = start.split_whitespace().collect();
        let name = format!("start {start:?}");
        let whole = |word: &str| word.parse().map_err(|error| wrong(&name, error));
        let mut record = match words.as_slice() {
            ["deal", seed] => dealt(whole(seed)?, 2, None, rules)?,
            ["deal", seed, players] => dealt(whole(seed)?, whole(players)?, None, rules)?,
            ["deal", seed, players, cards] => {
                dealt(whole(seed)?, whole(players)?, Some(whole(cards)?), rules)?
            }
            ["deal", ..] => return Err(wrong(name, "expected deal SEED [PLAYERS [CARDS]]")),
            _ => {
                let position = Position::from_fen(start, rules);
                Record::new(position.map_err(|error| wrong("start", error))?)
            }
        };
        game::play_all(&mut record, moves)?;
        Ok(LabyrinthGame { record })
    }

    /// A random start for 2 to 4 players, the same for the same seed. Each has `cards` cards, or all 24 are dealt.
    #[staticmethod]
    #[pyo3(signature = (seed, players=2, cards=None, *, free_order=false, no_return=false, any_exit=false, any_square=false))]
    fn deal(
        seed: i64,
        players: i64,
        cards: Option<i64>,
        free_order: bool,
        no_return: bool,
        any_exit: bool,
        any_square: bool,
    ) -> PyResult<LabyrinthGame> {
        let rules = Rules {
            free_order,
            no_return,
            any_exit,
            any_square,
        };
        let record = dealt(seed, players, cards, rules)?;
        Ok(LabyrinthGame { record })
    }

    /// The options by their keywords: `LabyrinthGame(game.start, game.moves, **game.options)` is the same game.
    #[getter]
    fn options(&self) -> Options {
        let rules = self.record.position().rules();
        Options::from([
            ("free_order", rules.free_order),
            ("no_return", rules.no_return),
            ("any_exit", rules.any_exit),
            ("any_square", rules.any_square),
        ])
    }

    /// The players in the order of play: those of "blue", "yellow", "orange" and "green" who take part.
    #[getter]
    fn players(&self) -> Vec<String> {
        game::players(&self.record)
    }

    /// The player to move.
    #[getter]
    fn turn(&self) -> String {
        game::player(&self.record, self.record.turn())
    }

    /// The winner; None while the game goes on.
    #[getter]
    fn winner(&self) -> Option<String> {
        let winner = self.record.winner()?;
        Some(winner.name().to_ascii_lowercase())
    }

    /// The Zobrist key of the tiles, pawns, cards left, mover and closed arrow, the same on every machine.
    #[getter]
    fn key(&self) -> u64 {
        self.record.position().key()
    }

    /// The arrow closed in this turn, named after the square where the tile would go in.
    #[getter]
    fn closed(&self) -> Option<String> {
        self.record
            .position()
            .closed()
            .map(|arrow| arrow.to_string())
    }

    /// The spare tile: its shape i, c or t, and its treasure A to X, if it has one.
    #[getter]
    fn spare(&self) -> String {
        self.record.position().board().spare().to_string()
    }

    /// The tiles by square: shape, orientation and treasure, such as "tsA".
    fn tiles(&self) -> BTreeMap<String, String> {
        let board = self.record.position().board();
        let tile = |square: Square| (square.to_string(), board.tile(square).to_string());
        Square::all().map(tile).collect()
    }

    /// The square of a player's pawn.
    fn pawn(&self, player: &str) -> PyResult<String> {
        let seat = self.seat(player)?;
        Ok(self.record.position().pawn(seat).to_string())
    }

    /// A player's cards still to find, the next one first: letters A to X, or "?" for an unknown card.
    fn cards(&self, player: &str) -> PyResult<Vec<char>> {
        let seat = self.seat(player)?;
        Ok(letters(self.record.position().hand(seat).left()))
    }

    /// The cards that a player has uncovered.
    fn uncovered(&self, player: &str) -> PyResult<Vec<char>> {
        let seat = self.seat(player)?;
        Ok(letters(self.record.position().hand(seat).uncovered()))
    }

    /// The squares on which this player, ending a turn now, would uncover a known card or win.
    fn targets(&self, player: &str) -> PyResult<Vec<String>> {
        let seat = self.seat(player)?;
        Ok(texts(self.record.position().targets(seat)))
    }

    /// The game as this player has seen it, without the cards hidden from the player.
    fn seen_by(&self, player: &str) -> PyResult<LabyrinthGame> {
        let record = self.record.seen_by(self.seat(player)?);
        Ok(LabyrinthGame { record })
    }

    /// The position for a network, as a NumPy array of type uint8 and shape (27, 7, 7): planes, ranks from 1,
    /// files from a. LabyrinthGame.PLANES names the planes.
    ///
    /// The values are 0 and 1, except for the numbers of cards. The planes show only what the player to move
    /// knows, or with `open_cards` all cards that the position names. With `player`, that player sees them so and
    /// is player 1. They are written to `out`, if that is given.
    #[pyo3(signature = (*, player=None, open_cards=false, out=None))]
    fn planes<'py>(
        &self,
        py: Python<'py>,
        player: Option<&str>,
        open_cards: bool,
        out: Option<Out<'py>>,
    ) -> PyResult<Array<'py, u8>> {
        let position = self.record.position();
        let seat = player.map_or(Ok(position.mover()), |player| self.seat(player))?;
        let mut bytes = [0; Record::PLANES];
        write_planes(position, seat, open_cards, &mut bytes);
        array(py, out, SHAPE, &bytes)
    }

    /// The names of the planes. Player 1 is to move, player 2 comes next, and so on; an absent player
    /// has no squares. A target is where a known card is uncovered or the game is won. The other treasures are
    /// those that unknown cards may have.
    #[classattr]
    #[pyo3(name = "PLANES")]
    fn plane_names() -> Vec<String> {
        let mut names = Vec::new();
        let start = Position::deal(0, Players::FOUR, Rules::default());
        planes(&start, start.mover(), false, |name, _, _| {
            names.push(name.to_string());
        });
        names
    }

    /// The number of sequences of `depth` moves, where all cards are known.
    fn perft(&self, py: Python<'_>, depth: i64) -> PyResult<u64> {
        let mut position = self.record.position().clone();
        perft(py, depth, |depth, stop| {
            Perft { stop: Some(stop) }.count(&mut position, depth)
        })
    }

    fn __reduce__<'py>(slf: &Bound<'py, LabyrinthGame>) -> PyResult<(Build<'py>, Args<'py>)> {
        let game = slf.borrow();
        reduced(slf, game.start(), game.moves(), game.options())
    }

    fn __eq__(&self, other: &LabyrinthGame) -> bool {
        self.record.position() == other.record.position()
    }
}

game_methods!(LabyrinthGame);

fn letters(cards: &[Card]) -> Vec<char> {
    cards.iter().copied().map(card_letter).collect()
}

/// Planes, ranks, files.
const SHAPE: (usize, usize, usize) = (27, Square::SIDE as usize, Square::SIDE as usize);

/// Writes the planes, one after the other.
fn write_planes(position: &Position, viewer: rules::Seat, open_cards: bool, bytes: &mut [u8]) {
    bytes.fill(0);
    let turned = Turned::for_player(viewer);
    let mut parts = bytes.chunks_exact_mut(Square::COUNT);
    planes(position, viewer, open_cards, |_, squares, value| {
        let Some(part) = parts.next() else {
            return;
        };
        if squares == Bitboard::ALL {
            return part.fill(value);
        }
        for square in squares {
            part[turned.square(square).index()] = value;
        }
    });
}

impl Actions for Record {
    const ACTIONS: usize = rules::Move::POLICY_SIZE;

    fn action(&self, mv: rules::MarkedMove) -> Option<usize> {
        Some(mv.mv.policy_index(self.position().mover()))
    }

    fn move_of(&self, action: usize) -> Option<rules::MarkedMove> {
        let mv = rules::Move::from_policy_index(action, self.position().mover());
        mv.map(rules::MarkedMove::from)
    }

    fn each_action(&self, mut take: impl FnMut(usize)) {
        let position = self.position();
        for reach in position.reaches() {
            reach.policy_indices(position.mover()).for_each(&mut take);
        }
    }

    fn any_move(&self, random: &mut impl Rng) -> Option<rules::MarkedMove> {
        let reaches = self.position().reaches();
        let count = reaches.iter().map(|reach| reach.squares.count()).sum();
        let mut index = random.random_range(0..u32::max(count, 1));
        let reach = reaches.into_iter().find(|reach| {
            let here = reach.squares.count();
            let found = index < here;
            index -= if found { 0 } else { here };
            found
        })?;
        let mut moves = reach.moves();
        moves.nth(index as usize).map(rules::MarkedMove::from)
    }
}

impl Batched for Record {
    const PLANES: usize = SHAPE.0 * Square::COUNT;

    fn write_planes(&self, bytes: &mut [u8]) {
        write_planes(self.position(), self.position().mover(), false, bytes);
    }
}

/// Games of Labyrinth, each advanced by one turn with each `step`, in Rust and on several threads: for learning
/// programs that play many games at once.
///
/// There are `count` games of this many players, each dealt anew, with this many cards each or all. A game of
/// `max_plies` is cut off. When a game is over, the next step begins a new one. What happens depends on the seed and
/// the actions alone. There are at most as many threads as processors, or as `threads` says; a forked process cannot
/// use games of several threads created before the fork. The planes show only what the player to move knows.
#[pyclass(module = "akhet")]
pub struct LabyrinthGames {
    batch: Batch<Record>,
}

#[pymethods]
impl LabyrinthGames {
    #[new]
    #[pyo3(signature = (count, players=2, cards=None, *, seed=0, max_plies=1000, threads=None, free_order=false, no_return=false, any_exit=false, any_square=false))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        count: i64,
        players: i64,
        cards: Option<i64>,
        seed: i64,
        max_plies: i64,
        threads: Option<i64>,
        free_order: bool,
        no_return: bool,
        any_exit: bool,
        any_square: bool,
    ) -> PyResult<LabyrinthGames> {
        let rules = Rules {
            free_order,
            no_return,
            any_exit,
            any_square,
        };
        let deal = deal_of(0, players, cards)?;
        let deal = move |seed| Record::new(Deal { seed, ..deal }.position(rules));
        let starts = Starts::Deals(Box::new(deal));
        let batch = Batch::new(count, starts, seed, max_plies, threads)?;
        Ok(LabyrinthGames { batch })
    }
}

batch_methods!(LabyrinthGames, LabyrinthGame);

/// Calls `add` with each plane of a position as a player knows it: a name, squares, and the value on them. The
/// directions are those that the player sees, the squares are not turned.
fn planes(
    position: &Position,
    viewer: rules::Seat,
    open_cards: bool,
    mut add: impl FnMut(fmt::Arguments<'_>, Bitboard, u8),
) {
    let view = if open_cards {
        position.clone()
    } else {
        position.seen_by(viewer)
    };
    let board = view.board();
    let all_if = |on| if on { Bitboard::ALL } else { Bitboard::EMPTY };
    let back = Turned::for_player(viewer).back();
    let open = board.open();
    for side in Direction::ALL {
        let open = open[back.direction(side).index()];
        add(format_args!("tile open to {}", side.letter()), open, 1);
    }
    let unnamed = view.unnamed();
    let others = unnamed.iter().map(|one| board.find(one));
    let others = others.fold(Bitboard::EMPTY, |set, square| set | square);
    add(format_args!("other treasure"), others, 1);
    let closed = view.closed().map(|arrow| Bitboard::of(arrow.entry()));
    add(
        format_args!("closed arrow"),
        closed.unwrap_or(Bitboard::EMPTY),
        1,
    );
    let spare = board.spare();
    for shape in Shape::ALL {
        let same = all_if(spare.shape == shape);
        add(format_args!("spare {}", shape.letter()), same, 1);
    }
    let own = view.hand(viewer).known_left();
    let has_own = spare.treasure.is_some_and(|one| own.contains(one));
    add(
        format_args!("spare has a card of player 1"),
        all_if(has_own),
        1,
    );
    let other = spare.treasure.is_some_and(|one| unnamed.contains(one));
    add(
        format_args!("spare has an other treasure"),
        all_if(other),
        1,
    );
    let mut seat = viewer;
    for number in 1..=4 {
        let sits = number <= view.seats().len();
        let mut plane = |what, squares, value| {
            let squares = if sits { squares } else { Bitboard::EMPTY };
            add(format_args!("player {number} {what}"), squares, value);
        };
        plane("pawn", Bitboard::of(view.pawn(seat)), 1);
        plane("home", Bitboard::of(seat.home()), 1);
        plane("target", view.targets(seat), 1);
        let left = view.hand(seat).left().len() as u8;
        plane("number of cards left", Bitboard::ALL, left);
        seat = view.after(seat);
    }
}

/// An engine for Labyrinth, with a transposition table of `hash` megabytes and this many threads. It searches
/// one position at a time and keeps what it learns for the next search. A forked process cannot use an engine
/// created before the fork.
#[pyclass(frozen, module = "akhet")]
pub struct LabyrinthEngine {
    engine: Engine<Searcher>,
}

#[pymethods]
impl LabyrinthEngine {
    #[new]
    #[pyo3(signature = (*, hash=16, threads=1))]
    fn new(hash: i64, threads: i64) -> PyResult<LabyrinthEngine> {
        let engine = Engine::new(hash, threads, Searcher::new)?;
        Ok(LabyrinthEngine { engine })
    }

    /// Each player's chance of winning, from what the player to move knows, or with `open_cards` from all cards
    /// that the position names. After the end it is 1 for the winner and 0 for the others.
    #[pyo3(signature = (game, *, open_cards=false))]
    fn evaluate(&self, game: &LabyrinthGame, open_cards: bool) -> BTreeMap<String, f32> {
        let estimates = estimates(&game.record, open_cards).into_iter();
        estimates
            .map(|one| (one.seat.name().to_ascii_lowercase(), one.win))
            .collect()
    }
}

engine_methods!(
    LabyrinthEngine, LabyrinthGame, LabyrinthGames,
    /// Searches for the best move. With `open_cards` it may use all cards that the position names, otherwise
    /// only what the player to move knows. For the rest see LaserEngine.search; nodes are mazes.
    open_cards: bool = false
);

fn limit_own(
    limits: &mut engine::search::Limits<rules::MarkedMove>,
    open_cards: bool,
) -> PyResult<()> {
    limits.open_cards = open_cards;
    Ok(())
}

/// They use what the player to move knows.
fn values(_: &Engine<Searcher>, records: &[&Record]) -> PyResult<Vec<f32>> {
    let value = |record: &&Record| {
        let mover = record.position().mover();
        let mut estimates = estimates(record, false).into_iter();
        estimates
            .find(|one| one.seat == mover)
            .map_or(0.0, |one| one.win)
    };
    Ok(records.iter().map(value).collect())
}

fn expected(_: &Record, score: search::Score) -> f64 {
    win_chance(score).into()
}
