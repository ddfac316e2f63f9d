//! The laser game over the protocol: its words, options and what they do.

mod book;
mod genfens;
mod gensetups;
mod reply;

use super::adapter::{Adapter, Answer, GameSession, Question};
use super::dialect::Dialect;
use super::game_session::{game_check, game_spin};
use super::options::{EngineOption, insert_after};
use super::queries::{fen, is_first_to_move, is_over, result, turn, winner};
use super::refusal::{Refusal, check_count};
use super::shared_options::shared_options;
use super::task::{Reply, Task};
use super::words::{
    CommandError, budget, last_number, missing, moves, nothing_after, one_move, one_of, unexpected,
};
use crate::game::Game;
use crate::laser::book::Book;
use crate::laser::eval::network::Network;
use crate::laser::render;
use crate::laser::review::{Budget, DEFAULT_JUDGE_NODES, DEFAULT_NODES, PlyReview, judge, review};
use crate::laser::rules::{
    Color, FenError, Move, Perft, Position, Record, Rules, Setup, UnknownSetup,
};
use crate::laser::search::{Limits, PARAMETERS, Score, Searcher, Strength, Wdl};
use crate::laser::solver::{MAX_MOVES, Solver, Unfinished};
use crate::lines::Quoted;
use crate::search::Control;
use once_cell::sync::Lazy;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The setup that the option `Setup` names.
    Startpos,
    /// A setup by its name.
    Setup(Setup),
    /// A FEN, not yet read: whether it is valid depends on the rules in force.
    Fen(String),
}

/// A command that only the laser game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Extra {
    /// `review ...`: analyses every ply of the game
    Review(Budget),
    /// `judge M ...`: judges a move as `review` would, without playing it
    Judge(Move, Budget),
    /// `solve N`
    Solve(u32),
    /// `solve within N`
    SolveWithin(u32),
    /// `solve certificate N`
    SolveCertificate(u32),
    /// `beam [blue|red]`: one player's standing beam, or both
    Beam(Option<Color>),
    /// `shot [M...]`: what the shots of these moves would do, or of all legal moves
    Shot(Vec<Move>),
    /// `claim`
    Claim,
    /// `flip`
    Flip,
    /// `genfens N seed S book FILE|None`
    Genfens(genfens::Request),
    /// `gensetups N seed S`
    Gensetups(gensetups::Request),
    /// `book`: the moves of the position in the book
    Book,
}

/// The values of the options that only the laser game has.
#[derive(Clone)]
pub struct Options {
    /// Whether `elo` sets the strength instead of the level.
    limit_strength: bool,
    /// The level of play as a rating.
    elo: u32,
    /// Whether the engine analyses: it plays at full strength and not from the book.
    analyse: bool,
    /// Whether `go` plays moves of the book.
    own_book: bool,
    /// The book from a file; `None` for the shipped one.
    book: Option<Arc<Book>>,
    /// How many points worse than the best a book move may be and still be played.
    book_variety: u32,
    /// The setup that `startpos` means.
    setup: Setup,
    /// Whether a King may turn; `None` until set: the dialect decides.
    king_turns: Option<bool>,
    /// Whether a swap may leave a piece on a square closed to it.
    swap_onto_closed: bool,
    /// Whether a threefold repetition ends the game without a claim; `None` until set: the dialect
    /// decides.
    repetition_ends: Option<bool>,
}

const DEFAULT: Options = Options {
    limit_strength: false,
    elo: 1500,
    analyse: false,
    own_book: false,
    book: None,
    book_variety: 10,
    setup: Setup::Ace,
    king_turns: None,
    swap_onto_closed: false,
    repetition_ends: None,
};

impl Default for Options {
    fn default() -> Options {
        DEFAULT
    }
}

type Session = GameSession<Record>;

/// The options, in the order of the handshake. With the feature `tune` the parameters of the
/// search follow.
static OPTIONS: Lazy<Vec<EngineOption<Session>>> = Lazy::new(|| {
    let check = game_check::<Record>;
    let elo = DEFAULT.elo.into();
    let ratings = Strength::MIN_ELO.into()..=Strength::MAX_ELO.into();
    let setups: Vec<&str> = Setup::names().map(|(name, _)| name).collect();
    let mut options = shared_options(Move::MAX);
    let network = EngineOption::file("EvalFile", "<embedded>", |session, file| {
        set_network(session, file.as_deref())
    });
    insert_after(&mut options, "Clear Hash", [network]);
    let own = [
        check("UCI_LimitStrength", |options, on| {
            options.limit_strength = on
        }),
        game_spin("UCI_Elo", elo, ratings, |options: &mut Options, elo| {
            options.elo = elo
        }),
        check("UCI_AnalyseMode", |options, on| options.analyse = on),
        check("OwnBook", |options, on| options.own_book = on),
        EngineOption::file("BookFile", "<shipped>", |session, file| {
            book::set_file(session, file.as_deref())
        }),
        game_spin(
            "BookVariety",
            DEFAULT.book_variety.into(),
            0..=1000,
            |options: &mut Options, points| options.book_variety = points,
        ),
    ];
    insert_after(&mut options, "Skill Level", own);
    options.extend([
        EngineOption::combo("Setup", &setups, |session: &mut Session, setup| {
            session.change(|options| options.setup = setup)?;
            let is_untouched = session.start == Start::Startpos && session.game.ply_count() == 0;
            if is_untouched {
                session.set_up(Start::Startpos, &[])?;
            }
            Ok(())
        }),
        check("KingTurns", |options, on| options.king_turns = Some(on)),
        check("SwapOntoClosed", |options, on| {
            options.swap_onto_closed = on
        }),
        check("RepetitionEnds", |options, on| {
            options.repetition_ends = Some(on)
        }),
    ]);
    options.extend(PARAMETERS.iter().map(|parameter| {
        let range = parameter.min.into()..=parameter.max.into();
        EngineOption::spin(
            parameter.name,
            parameter.default.into(),
            range,
            |_: &mut Session, value| {
                parameter.set(value);
                Ok(())
            },
        )
    }));
    options
});

impl Adapter for Record {
    type Start = Start;
    type Extra = Extra;
    type Options = Options;

    const STARTPOS: Start = Start::Startpos;
    const MAX_PLAYERS: usize = 2;
    const HELP: &'static str = "\
position startpos|NAME|fen FEN [moves M...]  set up a game; NAME is a setup
go perft N                                   count the positions after N plies
review [nodes N|movetime MS]                 score every move of the game and mark the faults
judge M [nodes N|movetime MS]                say how good a move is here, without playing it
solve N                                      prove a win or loss within N moves of the winner
solve within N                               prove a win within N moves, perhaps not the shortest
solve certificate N                          the same, and print the proof
shot [M...]                                  what the shots of these moves would do, or of all moves
play M...                                    play moves and show what they hit
undo                                         take back the last move or claim
claim                                        claim a draw by repetition
query p1turn|turn|gameover|result|winner|... ask about the game
game                                         the game so far, as position takes it
beam [blue|red]                              the path of the standing beams
d                                            show the board
flip                                         the position seen by the other player
genfens N seed S book FILE|None              N random openings, for OpenBench
gensetups N seed S                           N random setups, symmetric and even
book                                         the opening book's moves here";
    const QUERIES: &'static [(&'static str, Question<Record>)] = &[
        ("p1turn", is_first_to_move),
        ("turn", turn),
        ("gameover", is_over),
        ("result", result),
        ("winner", winner),
        ("repetitions", |game| game.repetitions().to_string()),
        ("fen", fen),
    ];
    const NUMBERS_ONE_LINE: bool = true;

    fn options() -> &'static [EngineOption<Session>] {
        &OPTIONS
    }

    fn read_start(words: &[&str]) -> Result<Start, CommandError> {
        Ok(match words {
            [] => return Err(missing("position", "startpos, setup NAME or fen FEN")),
            ["startpos"] => Start::Startpos,
            ["setup"] => return Err(missing("position", "the setup's name")),
            ["fen", fen @ ..] => Start::Fen(fen.join(" ")),
            ["setup", name] | [name] => {
                let setup = name.parse();
                Start::Setup(setup.map_err(|error: UnknownSetup| CommandError::Setup {
                    name: Quoted::new(name),
                    known: error.to_string(),
                })?)
            }
            ["setup", _, rest @ ..] | [_, rest @ ..] => return Err(unexpected("position", rest)),
        })
    }

    fn read_extra(words: &[&str]) -> Result<Option<Extra>, CommandError> {
        Ok(Some(match words {
            ["review", rest @ ..] => Extra::Review(budget("review", rest, DEFAULT_NODES)?),
            ["judge"] => return Err(missing("judge", "a move")),
            ["judge", mv, rest @ ..] => {
                let mv = one_move(JUDGED, mv)?;
                Extra::Judge(mv, budget("judge", rest, DEFAULT_JUDGE_NODES)?)
            }
            ["solve"] => return Err(missing("solve", "the number of moves")),
            ["solve", "within"] => return Err(missing("solve within", "the number of moves")),
            ["solve", "within", rest @ ..] => {
                let moves = last_number("solve within", "moves", rest, 1..=MAX_MOVES.into());
                Extra::SolveWithin(moves?)
            }
            ["solve", "certificate"] => {
                return Err(missing("solve certificate", "the number of moves"));
            }
            ["solve", "certificate", rest @ ..] => {
                let moves = last_number("solve certificate", "moves", rest, 1..=MAX_MOVES.into());
                Extra::SolveCertificate(moves?)
            }
            ["solve", rest @ ..] => {
                Extra::Solve(last_number("solve", "moves", rest, 1..=MAX_MOVES.into())?)
            }
            ["beam"] => Extra::Beam(None),
            ["beam", rest @ ..] => {
                let colors = [("blue", Color::Blue), ("red", Color::Red)];
                Extra::Beam(Some(one_of("beam", &colors, rest)?))
            }
            ["shot", rest @ ..] => Extra::Shot(moves(SHOT_LIST, rest)?),
            ["claim"] => Extra::Claim,
            ["flip"] => Extra::Flip,
            ["book", rest @ ..] => {
                nothing_after("book", rest)?;
                Extra::Book
            }
            ["genfens", rest @ ..] => Extra::Genfens(genfens::Request::read(rest)?),
            ["gensetups", rest @ ..] => Extra::Gensetups(gensetups::Request::read(rest)?),
            _ => return Ok(None),
        }))
    }

    fn rules_of(options: &Options, dialect: Dialect) -> Rules {
        Rules {
            king_turns: options.king_turns.unwrap_or(dialect == Dialect::Uki),
            swap_onto_closed: options.swap_onto_closed,
        }
    }

    fn begin(start: &Start, options: &Options, rules: Rules) -> Result<Record, FenError> {
        let fen = match start {
            Start::Startpos => options.setup.fen(),
            Start::Setup(setup) => setup.fen(),
            Start::Fen(fen) => fen,
        };
        Ok(Record::new(Position::from_fen(fen, rules)?))
    }

    fn with_rules(&self, _: &Start, rules: Rules) -> Result<Record, Refusal> {
        Record::with_rules(self, rules).map_err(|error| Refusal::Rules(error.into()))
    }

    fn adopt(&mut self, options: &Options, dialect: Dialect) {
        let ends = options.repetition_ends;
        self.set_repetition_ends(ends.unwrap_or(dialect == Dialect::Ugi));
    }

    fn start_words(&self, _: &Start) -> String {
        match Setup::of(self.start()) {
            Some(setup) => format!("setup {setup}"),
            None => format!("fen {}", self.start()),
        }
    }

    fn last_played(&self) -> String {
        reply::last_shot("played", self)
    }

    fn board(&self) -> String {
        reply::board(self.position().board())
    }

    fn display(&self) -> Vec<String> {
        reply::display(self)
    }

    fn evaluation(&self, searcher: &Searcher, _: &Options) -> Result<Vec<String>, Refusal> {
        check_goes_on("eval", self)?;
        Ok(reply::evaluation(self.position(), searcher.network()))
    }

    fn picture(&self) -> String {
        render::svg(self.position())
    }

    fn engine_info(searcher: &Searcher) -> Option<String> {
        let network = searcher.network().name();
        Some(format!("info string network {network}"))
    }

    fn restrict(&self, limits: &mut Limits, options: &Options, seed: u64) {
        if options.analyse {
            limits.strength = None;
        } else if options.limit_strength {
            limits.strength = Strength::of_elo(options.elo, seed);
        }
    }

    fn known(
        &self,
        limits: &Limits,
        options: &Options,
        dialect: Dialect,
        seed: u64,
    ) -> Option<Vec<String>> {
        book::answer(self, limits, options, dialect, seed)
    }

    fn mate_moves(&self, score: Score) -> u32 {
        reply::mate_moves(score)
    }

    fn wdl(&self, score: Score) -> [u32; 3] {
        let Wdl { win, draw, loss } = Wdl::of(score, self.position().board().occupied().count());
        [win, draw, loss]
    }

    fn divide(&self, depth: u32, stop: &AtomicBool) -> (Vec<(Move, u64)>, u64) {
        let perft = Perft {
            stop: Some(stop),
            ..Perft::default()
        };
        perft.divide(self.position(), depth)
    }

    fn carry_out(session: &mut Session, command: Extra) -> Result<Answer, Refusal> {
        Ok(match command {
            Extra::Review(budget) => start_review(session, budget)?.into(),
            Extra::Judge(mv, budget) => start_judge(session, mv, budget)?.into(),
            Extra::Solve(moves) => solve(session, moves, reply::solve)?.into(),
            Extra::SolveWithin(moves) => solve(session, moves, reply::solve_within)?.into(),
            Extra::SolveCertificate(moves) => {
                solve(session, moves, reply::solve_certificate)?.into()
            }
            Extra::Beam(Some(color)) => reply::beam(session.game.position(), color).into(),
            Extra::Beam(None) => reply::beams(session.game.position()).to_vec().into(),
            Extra::Shot(moves) => shots(&session.game, &moves)?.into(),
            Extra::Genfens(request) => genfens::start(session, request)?.into(),
            Extra::Gensetups(request) => gensetups::start(session, request)?.into(),
            Extra::Book => book::moves(session)?.into(),
            Extra::Claim => {
                session.game.claim_draw().map_err(Refusal::of("claim"))?;
                format!("claimed result {}", session.game.result().score()).into()
            }
            Extra::Flip => {
                check_goes_on("flip", &session.game)?;
                let flipped = session.game.position().flipped();
                let fen = flipped.to_string();
                session.game = Record::new(flipped);
                session
                    .game
                    .adopt(&session.options, session.context.dialect);
                session.start = Start::Fen(fen.clone());
                format!("flipped {fen}").into()
            }
        })
    }
}

/// The name of an item of `shot` in errors.
const SHOT_LIST: &str = "shot: move";

/// The name of the move of `judge` in errors.
const JUDGED: &str = "judge: move";

/// The content of an option's file of at most this many bytes, parsed by `read`.
fn read_option_file<T, E: std::fmt::Display>(
    session: &Session,
    command: &'static str,
    file: &Path,
    max_bytes: u64,
    read: fn(&[u8]) -> Result<T, E>,
) -> Result<Arc<T>, Refusal> {
    let bytes = session
        .context
        .permissions
        .read_file(command, file, max_bytes)?;
    read(&bytes).map(Arc::new).map_err(|error| {
        let name = Quoted::new(&file.to_string_lossy());
        Refusal::failed(command, format!("'{name}': {error}"))
    })
}

/// Loads the network of this file, or the embedded one.
fn set_network(session: &mut Session, file: Option<&Path>) -> Result<(), Refusal> {
    let network = match file {
        None => Arc::clone(Network::embedded()),
        Some(file) => {
            let (command, read) = ("setoption: EvalFile", Network::from_bytes);
            read_option_file(session, command, file, Network::MAX_BYTES, read)?
        }
    };
    session.searcher().set_network(network);
    // The scores in the table are the old network's.
    session.clear();
    Ok(())
}

fn check_goes_on(command: &'static str, game: &Record) -> Result<(), Refusal> {
    match game.ending_text() {
        Some(ending) => {
            let over = format!("the game is over: {ending}");
            Err(Refusal::failed(command, over))
        }
        None => Ok(()),
    }
}

/// The shots of these moves, or of all legal moves if none are given. Nothing is played.
fn shots(game: &Record, moves: &[Move]) -> Result<Vec<String>, Refusal> {
    check_count("shot", "moves", moves.len(), Move::MAX)?;
    let legal = game.legal_moves();
    let moves = if moves.is_empty() { &legal } else { moves };
    let mut game = game.clone();
    let mut lines = Vec::with_capacity(moves.len() + 1);
    for (index, &mv) in moves.iter().enumerate() {
        let played = game.play(mv);
        played.map_err(|error| Refusal::illegal(SHOT_LIST, index, mv, error))?;
        lines.push(reply::last_shot("shot", &game));
        game.undo();
    }
    lines.push("shotok".to_owned());
    Ok(lines)
}

fn start_review(session: &Session, budget: Budget) -> Result<Task, Refusal> {
    let game = session.game.clone();
    session.start_review(move |searcher, control, reports| {
        let plies = game.plies().len();
        let mut report = |ply: &PlyReview| {
            reports.send(reply::reviewed(reports.dialect, ply, plies));
        };
        let review = review(searcher, &game, budget, control, &mut report);
        reply::review_sums(&review).to_vec()
    })
}

fn start_judge(session: &Session, mv: Move, budget: Budget) -> Result<Task, Refusal> {
    let mut game = session.game.clone();
    let played = game.play(mv);
    played.map_err(|error| Refusal::illegal(JUDGED, 0, mv, error))?;
    let end = || vec!["judgeok".to_owned()];
    let after_panic = Reply {
        error: Some("internal: the judgement has failed".to_owned()),
        lines: end(),
    };
    session.start_task(
        "judge",
        Control::new(false),
        after_panic,
        move |searcher, control, reports| {
            if let Some(ply) = judge(searcher, &game, budget, control) {
                reports.send(reply::judged(reports.dialect, &ply));
            }
            Reply::lines(end())
        },
    )
}

/// Looks for a win within this many of the winner's moves, and returns the lines of the answer.
type Proof = fn(&Position, u32, &mut Solver) -> Result<Vec<String>, Unfinished>;

/// Starts a proof about a win within `moves` of the winner's moves.
fn solve(session: &Session, moves: u32, proof: Proof) -> Result<Task, Refusal> {
    check_goes_on("solve", &session.game)?;
    let position = session.game.position().clone();
    let stop = Arc::new(AtomicBool::new(false));
    let control = Control::with_stop(Arc::clone(&stop));
    let threads = session.context.options.threads as usize;
    let after_panic = Reply::error("internal: the proof has failed".to_owned());
    session.start_task("solve", control, after_panic, move |_, _, _| {
        let mut solver = Solver::new(stop);
        if let Err(error) = solver.set_threads(threads) {
            return Reply::error(format!("solve: {error}"));
        }
        let answer = proof(&position, moves, &mut solver);
        Reply::lines(answer.unwrap_or_else(|Unfinished| vec!["solved stopped".to_owned()]))
    })
}
