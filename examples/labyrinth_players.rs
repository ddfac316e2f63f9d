//! Matches of Labyrinth within one process, to measure the search: against small players that look one
//! turn ahead, and against itself under other limits.
//!
//! ```text
//! cargo run --release --example labyrinth_players -- 100 2 engine:ms=100 two
//! cargo run --release --example labyrinth_players -- 400 4 engine:nodes=2000 two two two
//! ```
//!
//! The arguments are the number of deals, the number of players, one player for each seat, and perhaps
//! `open`, if all see all cards. Every deal is played once with each rotation of the players. Players are
//! `random`; `catch`, which takes a target within reach, else moves at random; `greedy`, which goes as near
//! to the target as it can; `two`, which takes the target, else stands where the most slides reach it next
//! turn; and `engine`, with `:nodes=N`, `:ms=N` or `:depth=N`.

use akhet::labyrinth::eval::Aim;
use akhet::labyrinth::rules::{
    Bitboard, Move, Players, Position, Reach, Record, Rules, Seat, Square,
};
use akhet::labyrinth::search::{Control, Limits, Searcher};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::time::Duration;

/// Turns after which a game is given up as a draw.
const MOST_TURNS: u32 = 1_000;

/// A player of a match.
#[derive(Clone)]
enum Player {
    Random,
    Catch,
    Greedy,
    Two,
    Engine(Box<Limits>),
}

impl std::str::FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let (name, limit) = text.split_once(':').unwrap_or((text, ""));
        Ok(match name {
            "random" => Player::Random,
            "catch" => Player::Catch,
            "greedy" => Player::Greedy,
            "two" => Player::Two,
            "engine" => Player::Engine(Box::new(limits(limit)?)),
            _ => return Err(format!("there is no player {name}")),
        })
    }
}

/// The limits of an engine: `nodes=N`, `ms=N` or `depth=N`.
fn limits(text: &str) -> Result<Limits, String> {
    let error = || format!("a limit is nodes=N, ms=N or depth=N, not {text}");
    let (kind, number) = text.split_once('=').ok_or_else(error)?;
    let number: u64 = number.parse().map_err(|_| error())?;
    let mut limits = Limits::default();
    match kind {
        "nodes" => limits.nodes = Some(number),
        "ms" => limits.move_time = Some(Duration::from_millis(number)),
        "depth" => limits.depth = Some(u32::try_from(number).map_err(|_| error())?),
        _ => return Err(error()),
    }
    Ok(limits)
}

impl Player {
    /// The move in this position.
    fn choose(
        &self,
        game: &Record,
        searcher: &mut Searcher,
        random: &mut Xoshiro256PlusPlus,
    ) -> Option<Move> {
        let position = game.position();
        let reaches = position.reaches();
        let hit = |reach: &Reach| {
            let squares = reach.squares & slid(position, reach).squares();
            squares.first().map(|to| Move::new(reach.slide, to))
        };
        let hits: Vec<Move> = reaches.iter().filter_map(hit).collect();
        let any = |moves: &[Move], random: &mut Xoshiro256PlusPlus| match moves.len() {
            0 => None,
            count => moves.get(random.random_range(0..count)).copied(),
        };
        match self {
            Player::Engine(limits) => searcher.go(game, limits, &Control::default(), &mut ()).best,
            Player::Random => any(&position.moves().collect::<Vec<_>>(), random),
            _ if !hits.is_empty() => any(&hits, random),
            Player::Catch => any(&position.moves().collect::<Vec<_>>(), random),
            Player::Greedy => any(&best_moves(position, distance), random),
            Player::Two => any(&best_moves(position, missed_slides), random),
        }
    }
}

/// The aim of the player to move after a slide.
fn slid(position: &Position, reach: &Reach) -> Aim {
    Aim::of(position, position.mover()).slid(reach.slide.arrow)
}

/// The moves with the least cost, which is given for a slide as a function of the destination.
fn best_moves(
    position: &Position,
    costs: impl Fn(&Position, &Reach) -> Box<dyn Fn(Square) -> u32>,
) -> Vec<Move> {
    let (mut least, mut best) = (u32::MAX, Vec::new());
    for reach in position.reaches() {
        let cost = costs(position, &reach);
        for to in reach.squares {
            let cost = cost(to);
            if cost < least {
                (least, best) = (cost, Vec::new());
            }
            if cost == least {
                best.push(Move::new(reach.slide, to));
            }
        }
    }
    best
}

/// The distance to the target in files and ranks.
fn distance(position: &Position, reach: &Reach) -> Box<dyn Fn(Square) -> u32> {
    let targets: Bitboard = slid(position, reach).squares();
    Box::new(move |to| {
        let distance =
            |target: Square| to.file().abs_diff(target.file()) + to.rank().abs_diff(target.rank());
        targets
            .into_iter()
            .map(distance)
            .min()
            .map_or(99, u32::from)
    })
}

/// The slides after which the target cannot be reached in the next turn.
fn missed_slides(position: &Position, reach: &Reach) -> Box<dyn Fn(Square) -> u32> {
    let board = position.board().slid(reach.slide);
    let access = slid(position, reach).access(&board, None);
    Box::new(move |to| 64 - access.count(to))
}

/// Plays a game: the winner and the number of turns.
fn play(
    start: Position,
    players: &[&Player],
    searcher: &mut Searcher,
    seed: u64,
) -> Result<(Option<Seat>, u32), Box<dyn Error>> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Record::new(start);
    let seats = game.position().seats().to_vec();
    while game.winner().is_none() && game.position().turn() < MOST_TURNS {
        let mover = game.position().mover();
        let index = seats.iter().position(|&seat| seat == mover).unwrap_or(0);
        let chosen = players[index].choose(&game, searcher, &mut random);
        game.play(chosen.ok_or("no move")?)?;
    }
    Ok((game.winner(), game.position().turn() - 1))
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [deals, count, rest @ ..] = &arguments[..] else {
        return Err("deals, number of players, the players".into());
    };
    let open = rest.last().is_some_and(|last| last == "open");
    let rest = &rest[..rest.len() - usize::from(open)];
    let mut players = rest
        .iter()
        .map(|text| text.parse())
        .collect::<Result<Vec<Player>, _>>()?;
    for player in &mut players {
        if let Player::Engine(limits) = player {
            limits.open_cards = open;
        }
    }
    let count = Players::new(count.parse()?).ok_or("two to four players")?;
    if players.len() != count.count() {
        return Err("one player for each seat".into());
    }
    let mut searcher = Searcher::new(4)?;
    let mut wins = vec![0_u32; players.len()];
    let (mut games, mut draws, mut turns) = (0, 0, 0);
    for deal in 0..deals.parse()? {
        for rotation in 0..players.len() {
            let start = Position::deal(1_000_000 + deal, count, Rules::default());
            let seated: Vec<&Player> = (0..players.len())
                .map(|seat| &players[(seat + rotation) % players.len()])
                .collect();
            let (winner, length) = play(start, &seated, &mut searcher, deal)?;
            games += 1;
            turns += length;
            match winner.and_then(|one| count.seats().iter().position(|&seat| seat == one)) {
                Some(seat) => wins[(seat + rotation) % players.len()] += 1,
                None => draws += 1,
            }
        }
        eprint!("\r{games} games: {wins:?} ");
    }
    eprintln!();
    for (name, wins) in rest.iter().zip(&wins) {
        let share = f64::from(*wins) / f64::from(games);
        let error = (share * (1.0 - share) / f64::from(games)).sqrt();
        let (share, error) = (share * 100.0, error * 100.0);
        println!("{name}: {wins} of {games}, {share:.1} % +- {error:.1}");
    }
    println!("draws: {draws}, turns a game: {}", turns / games);
    Ok(())
}
