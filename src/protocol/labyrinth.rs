//! Labyrinth over the protocol: its words, options and replies.

use super::dialect::Dialect;
use super::game_session::{
    Adapter, Answer, GameSession, Question, fen, game_check, is_first_to_move, is_over, play_all,
    result, shared_options, transcript, turn, winner,
};
use super::options::EngineOption;
use super::refusal::{Cause, Refusal};
use super::task::Reports;
use super::words::{CommandError, last_number, missing, number, one_of, unexpected};
use crate::game::Game;
use crate::labyrinth::bench;
use crate::labyrinth::render::{self, TextStyle};
use crate::labyrinth::rules::{
    FenError, MarkedMove, Perft, Players, Position, Record, Rules, Seat, Square,
};
use crate::labyrinth::search::{
    Estimate, Handler, Info, Limits, Score, Searcher, estimates, win_chance,
};
use crate::running::{Control, Total, per_second};
use once_cell::sync::Lazy;
use std::fmt::Write;
use std::sync::atomic::AtomicBool;

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The deal of this seed, for this many players.
    Deal(u64, Players),
    /// A FEN, not yet read: whether it is valid depends on the rules in force.
    Fen(String),
}

/// A command that only Labyrinth has: a player's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// `d PLAYER`: the position
    Display(Seat),
    /// `game PLAYER`: the game so far
    Transcript(Seat),
    /// `query fen PLAYER`: the position
    Fen(Seat),
}

/// The values of the options that only Labyrinth has.
#[derive(Clone, Default)]
pub struct Options {
    rules: Rules,
    /// Whether searches may use all named cards of the position.
    open_cards: bool,
}

/// The options, in the order of the handshake.
static OPTIONS: Lazy<Vec<EngineOption<GameSession<Record>>>> = Lazy::new(|| {
    let check = game_check::<Record>;
    let mut options = Vec::from(shared_options());
    options.extend([
        check("FreeOrder", |options, on| options.rules.free_order = on),
        check("NoReturn", |options, on| options.rules.no_return = on),
        check("OpenCards", |options, on| options.open_cards = on),
    ]);
    options
});

const PLAYERS: [(&str, Seat); 4] = [
    ("blue", Seat::Blue),
    ("yellow", Seat::Yellow),
    ("orange", Seat::Orange),
    ("green", Seat::Green),
];

fn player_word(seat: Seat) -> &'static str {
    PLAYERS[seat.index()].0
}

impl Adapter for Record {
    type Start = Start;
    type Extra = Extra;
    type Options = Options;

    const STARTPOS: Start = Start::Deal(1, Players::TWO);
    const MAX_PLAYERS: usize = 4;
    const HELP: &'static str = "\
position startpos|deal SEED PLAYERS|fen FEN [moves M...] set up a game
go perft N                                   count the games of N turns
play M...                                    play moves and show what they uncover
undo                                         take back the last move
query p1turn|turn|gameover|result|winner|fen [PLAYER] ask about the game
game [PLAYER]                                the game so far, as position takes it, or as a player sees it
d [PLAYER]                                   show the board, or what a player sees of it";
    const QUERIES: &'static [(&'static str, Question<Record>)] = &[
        ("p1turn", is_first_to_move),
        ("turn", turn),
        ("gameover", is_over),
        ("result", result),
        ("winner", winner),
        ("fen", fen),
    ];
    const BENCH_DEPTH: u32 = bench::DEPTH;

    fn options() -> &'static [EngineOption<GameSession<Record>>] {
        &OPTIONS
    }

    fn read_start(words: &[&str]) -> Result<Start, CommandError> {
        match words {
            [] => {
                let starts = "startpos, deal SEED PLAYERS or fen FEN";
                Err(missing("position", starts))
            }
            ["startpos"] => Ok(Record::STARTPOS),
            ["deal", rest @ ..] => {
                let mut rest = rest;
                let seed = number("position deal", "seed", &mut rest, 0..=i64::MAX)?;
                let players = last_number("position deal", "players", rest, 2..=4)?;
                let players = Players::new(players).unwrap_or(Players::TWO);
                Ok(Start::Deal(seed, players))
            }
            ["fen", fen @ ..] => Ok(Start::Fen(fen.join(" "))),
            ["startpos", rest @ ..] | rest => Err(unexpected("position", rest)),
        }
    }

    fn read_extra(words: &[&str]) -> Result<Option<Extra>, CommandError> {
        Ok(Some(match words {
            ["d", player @ ..] if !player.is_empty() => {
                Extra::Display(one_of("d", &PLAYERS, player)?)
            }
            ["game", player @ ..] if !player.is_empty() => {
                Extra::Transcript(one_of("game", &PLAYERS, player)?)
            }
            ["query", "fen", player @ ..] if !player.is_empty() => {
                Extra::Fen(one_of("query fen", &PLAYERS, player)?)
            }
            _ => return Ok(None),
        }))
    }

    fn rules_of(options: &Options, _: Dialect) -> Rules {
        options.rules
    }

    fn start_position(start: &Start, _: &Options, rules: Rules) -> Result<Position, FenError> {
        match start {
            Start::Deal(seed, players) => Ok(Position::deal(*seed, *players, rules)),
            Start::Fen(fen) => Position::from_fen(fen, rules),
        }
    }

    fn with_rules(&self, start: &Start, rules: Rules) -> Result<Record, Cause> {
        let start = Record::start_position(start, &Options::default(), rules);
        let mut game = Record::new(start.map_err(Refusal::of("position: fen"))?);
        let moves: Vec<MarkedMove> = self.moves_played().collect();
        play_all(&mut game, "ply", &moves, |_| ())?;
        Ok(game)
    }

    fn start_words(&self, start: &Start) -> String {
        match start {
            Start::Deal(seed, players) => format!("deal {seed} {}", players.count()),
            Start::Fen(_) => format!("fen {}", self.start()),
        }
    }

    /// `played g2ec1 uncovered I result *`: a move with the card that it uncovers, if it does, and the winner.
    fn last_played(&self) -> String {
        let Some(ply) = self.plies().last() else {
            return String::new();
        };
        let uncovered = match ply.uncovered {
            Some(treasure) => format!(" uncovered {treasure}"),
            None => String::new(),
        };
        let result = self.winner().map_or("*", player_word);
        format!("played {}{uncovered} result {result}", ply.mv)
    }

    fn board(&self) -> String {
        let board = self.position().board();
        let mut line = String::new();
        for rank in (0..Square::SIDE).rev() {
            let squares = (0..Square::SIDE).filter_map(|file| Square::new(file, rank));
            for square in squares {
                // Writing to a string cannot fail.
                let _ = write!(line, " {square} {}", board.tile(square));
            }
        }
        format!("{line} spare {}", board.spare())
    }

    fn display(&self) -> Vec<String> {
        display(self.position())
    }

    fn evaluation(&self, _: &Searcher, options: &Options) -> Vec<String> {
        let estimates = estimates(self, options.open_cards);
        estimates.iter().map(estimate_line).collect()
    }

    fn picture(&self) -> String {
        render::svg(self.position())
    }

    fn restrict(limits: &mut Limits, options: &Options, _: u64) {
        limits.open_cards = options.open_cards;
    }

    fn search(
        &self,
        searcher: &mut Searcher,
        limits: &Limits,
        control: &Control,
        reports: &Reports,
    ) -> [Option<MarkedMove>; 2] {
        let players = self.players() as u32;
        let found = searcher.go(self, limits, control, &mut Reporter { reports, players });
        [found.best, found.ponder].map(|mv| mv.map(MarkedMove::from))
    }

    fn divide(&self, depth: u32, stop: &AtomicBool) -> (Vec<(MarkedMove, u64)>, u64) {
        let (counts, total) = Perft { stop: Some(stop) }.divide(self.position(), depth);
        let counts = counts.into_iter().map(|(mv, count)| (mv.into(), count));
        (counts.collect(), total)
    }

    fn bench(
        depth: u32,
        control: &Control,
        report: &mut dyn FnMut(&str, u64),
    ) -> Result<Total, Cause> {
        Ok(bench::run(depth, control, report)?)
    }

    fn carry_out(session: &mut GameSession<Record>, command: Extra) -> Result<Answer, Refusal> {
        let game = &session.game;
        Ok(match command {
            Extra::Display(viewer) => display(&game.position().seen_by(viewer)).into(),
            Extra::Transcript(viewer) => {
                let seen = game.seen_by(viewer);
                transcript(&format!("fen {}", seen.start()), &seen).into()
            }
            Extra::Fen(viewer) => format!("response {}", game.position().seen_by(viewer)).into(),
        })
    }
}

/// The board as text, with the FEN, the key and, when the game is over, the winner.
fn display(position: &Position) -> Vec<String> {
    let board = render::text(position, TextStyle::PLAIN);
    let mut lines: Vec<String> = board.lines().map(str::to_owned).collect();
    lines.push(format!("Fen: {position}"));
    lines.push(format!("Key: {:016x}", position.key()));
    if let Some(winner) = position.winner() {
        lines.push(format!("Result: {winner} has won"));
    }
    lines
}

/// Sends the reports of a search, in a game of this many players.
struct Reporter<'a> {
    reports: &'a Reports,
    players: u32,
}

impl Handler for Reporter<'_> {
    fn info(&mut self, info: &Info<'_>) {
        let wdl = if self.reports.show_wdl {
            let win = thousandths(win_chance(info.score));
            format!(" wdl {win} 0 {}", 1000 - win)
        } else {
            String::new()
        };
        let mut line = format!(
            "info depth {} score {}{wdl} nodes {} nps {} time {} pv",
            info.depth,
            score(self.reports.dialect, self.players, info.score),
            info.nodes,
            per_second(info.nodes, info.time),
            info.time.as_millis(),
        );
        for mv in info.pv {
            // Writing to a string cannot fail.
            let _ = write!(line, " {mv}");
        }
        self.reports.send(line);
    }
}

/// The score as a report writes it. A win or loss is counted in moves of the player who wins or loses,
/// in UGI in plies.
fn score(dialect: Dialect, players: u32, score: Score) -> String {
    let mate = |plies: u32| dialect.mate(plies, plies.div_ceil(players));
    match score {
        Score::Points(points) => format!("cp {points}"),
        Score::Wins(plies) => format!("mate {}", mate(plies)),
        Score::Loses(plies) => format!("mate -{}", mate(plies)),
    }
}

/// A chance in thousandths, 0 to 1000.
fn thousandths(chance: f32) -> u32 {
    (chance.clamp(0.0, 1.0) * 1000.0).round() as u32
}

/// `eval blue steps 13 next 480 win 512`: the estimate for a player.
fn estimate_line(estimate: &Estimate) -> String {
    format!(
        "eval {} steps {} next {} win {}",
        player_word(estimate.seat),
        estimate.steps,
        thousandths(estimate.next),
        thousandths(estimate.win),
    )
}
