//! Positions and games of Labyrinth from an independent program, and random games for property tests.
use akhet::labyrinth::rules::{
    Arrow, Bitboard, Board, Direction, Hand, Move, Player, Players, Position, Rules, Seat, Shape,
    Slide, Square, Tile,
};
use proptest::prelude::*;
use serde_json::Value;

/// Later in a game, as Blue sees it.
pub const SEEN: &str = "ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:I:KU/-/f6:??:N/- b g6 15";

/// Start positions, endings, and texts that must be refused.
pub fn data() -> Value {
    serde_json::from_str(include_str!("../../labyrinth/setups.json")).unwrap()
}

/// The `count` entries of this kind.
pub fn entries(kind: &str, count: usize) -> Vec<Value> {
    let entries = data()[kind].as_array().unwrap().clone();
    assert_eq!(entries.len(), count, "{kind}");
    entries
}

/// Random games, some of them as one player sees them.
pub fn vectors() -> Vec<Value> {
    let lines = include_str!("../../labyrinth/vectors.jsonl").lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Games and endings with the other ends of the game, by `editions.py`.
pub fn editions(kind: &str) -> Vec<Value> {
    let editions: Value =
        serde_json::from_str(include_str!("../../labyrinth/editions.json")).unwrap();
    editions[kind].as_array().unwrap().clone()
}

/// The rules with the options that an entry names.
pub fn rules_of(entry: &Value) -> Rules {
    let on = |name: &str| {
        let options = entry["options"].as_array();
        options.is_some_and(|options| options.iter().any(|option| option == name))
    };
    Rules {
        free_order: on("FreeOrder"),
        no_return: on("NoReturn"),
        any_exit: on("AnyExit"),
        any_square: on("AnySquare"),
    }
}

/// The position of an entry.
pub fn position_of(entry: &Value) -> Position {
    Position::from_fen(text(&entry["pos"]), rules_of(entry)).unwrap()
}

/// The text of a value, which must be a string.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// A game of random moves, with a preference for those that uncover a card or win.
#[derive(Clone, Debug)]
pub struct RandomGame {
    seed: u64,
    players: Players,
    rules: Rules,
    /// The maximum number of cards per player.
    cards: usize,
    /// Each picks a move, in part by index modulo the number of moves.
    choices: Vec<u16>,
}

/// Games of 1 to `turns` turns, fewer if a player wins.
pub fn games(turns: usize) -> impl Strategy<Value = RandomGame> {
    let ends = prop::sample::select(vec!["", "NoReturn", "AnyExit", "AnySquare"]);
    let rules = (any::<bool>(), ends).prop_map(|(free_order, end)| Rules {
        free_order,
        no_return: end == "NoReturn",
        any_exit: end == "AnyExit",
        any_square: end == "AnySquare",
    });
    let players = prop::sample::select(&Players::ALL[..]);
    let cards = prop_oneof![Just(1), Just(2), Just(24)];
    let choices = prop::collection::vec(any::<u16>(), 1..=turns);
    (any::<u64>(), players, rules, cards, choices).prop_map(
        |(seed, players, rules, cards, choices)| RandomGame {
            seed,
            players,
            rules,
            cards,
            choices,
        },
    )
}

impl RandomGame {
    fn start(&self) -> Position {
        let deal = Position::deal(self.seed, self.players, self.rules);
        let players = Seat::ALL.map(|seat| {
            let Player { pawn, hand } = deal.player(seat)?;
            let left = &hand.left()[..hand.left().len().min(self.cards)];
            let hand = Hand::new(left, &[])?;
            Some(Player { pawn, hand })
        });
        Position::new(*deal.board(), players, deal.mover(), None, 1, self.rules).unwrap()
    }

    /// The positions of the game in which a player is to move, each with the move chosen there, and the
    /// last position.
    pub fn turns(&self) -> (Vec<(Position, Move)>, Position) {
        let mut position = self.start();
        let mut turns = Vec::new();
        for &choice in &self.choices {
            if position.winner().is_some() {
                break;
            }
            let choice = usize::from(choice);
            let mut moves: Vec<_> = position.moves().collect();
            let good = moves.iter().copied().filter(|&mv| {
                let mut after = position.clone();
                after.play_unchecked(mv).uncovered.is_some() || after.winner().is_some()
            });
            let good: Vec<_> = good.collect();
            if !good.is_empty() && choice % 4 > 0 {
                moves = good;
            }
            let mv = moves[choice / 4 % moves.len()];
            turns.push((position.clone(), mv));
            position.play(mv).unwrap();
        }
        (turns, position)
    }
}

/// A value after a clockwise quarter turn of the board: a1 becomes a7, and Blue takes Yellow's seat. The game stays
/// the same.
pub trait Turned {
    fn turned(&self) -> Self;
}

impl Turned for Square {
    fn turned(&self) -> Square {
        Square::new(self.rank(), Square::SIDE - 1 - self.file()).unwrap()
    }
}

impl Turned for Bitboard {
    fn turned(&self) -> Bitboard {
        self.into_iter().map(|square| square.turned()).collect()
    }
}

impl Turned for Arrow {
    fn turned(&self) -> Arrow {
        Arrow::at(self.entry().turned()).unwrap()
    }
}

impl Turned for Move {
    fn turned(&self) -> Move {
        let slide = Slide {
            arrow: self.arrow().turned(),
            orientation: self.orientation().right(),
        };
        Move::new(slide, self.to().turned())
    }
}

impl Turned for Board {
    fn turned(&self) -> Board {
        let mut tiles = [Tile::new(Shape::Straight, Direction::North, None); Square::COUNT];
        for square in Square::all() {
            let tile = self.tile(square);
            let orientation = tile.orientation().right();
            let turned = Tile::new(tile.shape(), orientation, tile.treasure());
            tiles[square.turned().index()] = turned;
        }
        Board::new(&tiles, self.spare()).unwrap()
    }
}

impl Turned for Position {
    fn turned(&self) -> Position {
        let mut players = Seat::ALL.map(|seat| self.player(seat));
        for player in players.iter_mut().flatten() {
            player.pawn = player.pawn.turned();
        }
        players.rotate_right(1);
        let closed = self.closed().map(|arrow| arrow.turned());
        let (board, mover) = (self.board().turned(), self.mover().next());
        Position::new(board, players, mover, closed, self.turn(), self.rules()).unwrap()
    }
}
