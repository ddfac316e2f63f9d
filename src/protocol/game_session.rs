//! A game's part of a conversation: its options, the game on the board, its engine. Generic over the
//! game, whose [`Adapter`] has what only that game has.

use super::context::{Context, SharedOptions};
use super::dialect::Dialect;
use super::go::Go;
use super::options::EngineOption;
use super::refusal::{Cause, Refusal};
use super::report::Reporter;
use super::task::{Reply, Reports, Task};
use super::words::CommandError;
use crate::game::{Ending, Game, Undone, Variant};
use crate::running::{
    Configure, Control, Instant, Limits, Pool, Score, SearchThread, Strength, Total,
};
use derive_more::From;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::borrow::Cow;
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::mem;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, MutexGuard};
use std::time::Duration;

/// A game's part of the protocol beyond the trait [`Game`]: its words, options and replies.
pub trait Adapter: Game {
    /// Where `position` starts a game.
    type Start: Clone + Eq + Send;
    /// A command that only this game has.
    type Extra;
    /// The values of the options that only this game has.
    type Options: Clone + Default;

    /// The meaning of `startpos`.
    const STARTPOS: Self::Start;
    /// The maximum number of players.
    const MAX_PLAYERS: usize;
    /// An upper bound on the number of legal moves in a position.
    const MAX_MOVES: usize;
    /// What `help` says about commands that only this game has, or that it words or carries out differently.
    const HELP: &'static str;
    /// The questions of `query` by their words, each with its answer.
    const QUERIES: &'static [(&'static str, Question<Self>)];
    /// The depth of `bench` without a number.
    const BENCH_DEPTH: u32;
    /// Whether the reports of a search number the line even if there is only one.
    const NUMBERS_ONE_LINE: bool;

    /// All options, in the order of the handshake.
    fn options() -> &'static [EngineOption<GameSession<Self>>];

    /// Reads the words between `position` and `moves`.
    fn read_start(words: &[&str]) -> Result<Self::Start, CommandError>;

    /// Reads the words of a command that only this game has; `None` if they are another command's.
    fn read_extra(words: &[&str]) -> Result<Option<Self::Extra>, CommandError>;

    /// The rules that these options mean in this dialect.
    fn rules_of(options: &Self::Options, dialect: Dialect) -> Self::Rules;

    /// The game at a start, to be played by these rules.
    fn begin(
        start: &Self::Start,
        options: &Self::Options,
        rules: Self::Rules,
    ) -> Result<Self, Self::FenError>;

    /// This game, which began at `start`, under other rules; the error names what they forbid.
    fn with_rules(&self, start: &Self::Start, rules: Self::Rules) -> Result<Self, Refusal>;

    /// The game as shown in replies that name no player. If it hides something, it begins at the current
    /// position.
    fn shown(&self) -> Cow<'_, Self> {
        Cow::Borrowed(self)
    }

    /// Applies the options other than the rules.
    fn adopt(&mut self, options: &Self::Options, dialect: Dialect) {
        let _ = (options, dialect);
    }

    /// The start of this game as `position` takes it.
    fn start_words(&self, start: &Self::Start) -> String;

    /// The reply `played` about the last move.
    fn last_played(&self) -> String;

    /// The reply to `board` after that word: pieces on their squares, each preceded by a blank.
    fn board(&self) -> String;

    /// The reply to `d`.
    fn display(&self) -> Vec<String>;

    /// The reply to `eval`. After the end it tells the result or is refused.
    fn evaluation(
        &self,
        searcher: &Self::Searcher,
        options: &Self::Options,
    ) -> Result<Vec<String>, Refusal>;

    /// The picture of `svg`.
    fn picture(&self) -> String;

    /// The handshake's lines about the engine itself.
    fn engine_info(searcher: &Self::Searcher) -> Option<String> {
        let _ = searcher;
        None
    }

    /// Adds the limits of the game's own options to a search; `seed` seeds the errors of weakened play.
    fn restrict(&self, limits: &mut Limits<Self::Move>, options: &Self::Options, seed: u64);

    /// The lines that answer a `go` without a search, if a move is known without one. `seed` decides
    /// among several.
    fn known(
        &self,
        limits: &Limits<Self::Move>,
        options: &Self::Options,
        dialect: Dialect,
        seed: u64,
    ) -> Option<Vec<String>> {
        let _ = (limits, options, dialect, seed);
        None
    }

    /// The number of the winner's moves after which a game with this score is over; 0 if it is not decided.
    fn mate_moves(&self, score: Score) -> u32;

    /// The chances of the player to move to win, draw and lose with this score, in thousandths.
    fn wdl(&self, score: Score) -> [u32; 3];

    /// Counts the positions after `depth` plies below each move, and in all, until `stop`.
    fn divide(&self, depth: u32, stop: &AtomicBool) -> (Vec<(Self::Move, u64)>, u64);

    /// Searches the positions of the signature.
    fn bench(
        depth: u32,
        control: &Control,
        report: &mut dyn FnMut(&str, u64),
    ) -> Result<Total, Cause>;

    /// Carries out a command that only this game has.
    fn carry_out(session: &mut GameSession<Self>, command: Self::Extra) -> Result<Answer, Refusal>;
}

/// The answer to a question about a game.
pub type Question<G> = fn(&G) -> String;

/// The outcome of a command of a game.
#[derive(From)]
pub enum Answer {
    /// The lines of its reply.
    Lines(Vec<String>),
    /// A task was started, which ends with a reply.
    Started(Task),
}

impl Answer {
    pub(super) const NOTHING: Answer = Answer::Lines(Vec::new());
}

impl From<String> for Answer {
    fn from(line: String) -> Answer {
        Answer::Lines(vec![line])
    }
}

/// A game's part of a conversation.
pub struct GameSession<G: Adapter> {
    pub(super) context: Context,
    pub(super) options: G::Options,
    /// Where the game on the board began.
    pub(super) start: G::Start,
    pub(super) game: G,
    searches: SearchThread<G::Searcher>,
    /// Seeds the errors of weakened play.
    dice: Xoshiro256PlusPlus,
}

impl<G: Adapter> GameSession<G> {
    /// A game from `startpos`. Fails if there is no memory for the transposition table or no thread to
    /// search on.
    pub(super) fn new(context: Context) -> Result<GameSession<G>, Box<dyn Error>> {
        let options = G::Options::default();
        let mut searcher = G::searcher(context.options.hash)?;
        searcher.set_threads(context.options.threads)?;
        Ok(GameSession {
            game: new_game(&G::STARTPOS, &options, context.dialect)?,
            start: G::STARTPOS,
            searches: match &context.jobs {
                Some(jobs) => SearchThread::with_queue(searcher, jobs.clone()),
                None => SearchThread::new(searcher)?,
            },
            // The standard library keys its hashes with random numbers from the system, if it has any.
            dice: Xoshiro256PlusPlus::seed_from_u64(RandomState::new().hash_one(Instant::now())),
            context,
            options,
        })
    }

    /// The searcher. While a search runs, this blocks until it ends.
    pub(super) fn searcher(&self) -> MutexGuard<'_, G::Searcher> {
        self.searches.searcher()
    }

    /// Clears the searcher: its transposition table and all else that it has learned.
    pub(super) fn clear(&mut self) {
        self.searcher().clear();
    }

    pub(super) fn handshake(&mut self, dialect: Dialect) -> Vec<String> {
        self.context.dialect = dialect;
        // A game that needs the rules of the last dialect keeps them; the next game does not.
        let _ = self.change_rules(G::rules_of(&self.options, dialect));
        self.game.adopt(&self.options, dialect);
        let mut lines = vec![
            concat!("id name Akhet ", env!("CARGO_PKG_VERSION")).to_owned(),
            "id author the Akhet authors".to_owned(),
        ];
        lines.extend(G::engine_info(&self.searcher()));
        let declared = |option: &EngineOption<_>| option.declared(&self.context.permissions);
        let declared = G::options().iter().filter_map(declared);
        lines.extend(declared.map(|option| option.to_string()));
        lines.push(dialect.ok().to_owned());
        lines
    }

    /// Changes options that only this game has. Refused if the game on the board would be illegal under
    /// the new rules.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut G::Options)) -> Result<(), Refusal> {
        let mut options = self.options.clone();
        change(&mut options);
        let dialect = self.context.dialect;
        let rules = G::rules_of(&options, dialect);
        if rules != G::rules_of(&self.options, dialect) {
            self.change_rules(rules)?;
        }
        self.game.adopt(&options, dialect);
        self.options = options;
        Ok(())
    }

    fn change_rules(&mut self, rules: G::Rules) -> Result<(), Refusal> {
        if rules != self.game.rules() {
            self.game = self.game.with_rules(&self.start, rules)?;
            // The scores in the table belong to the other rules.
            self.clear();
        }
        Ok(())
    }

    pub(super) fn set_up(&mut self, start: G::Start, moves: &[G::Move]) -> Result<(), Refusal> {
        self.check_length(moves.len())?;
        let mut game: G = new_game(&start, &self.options, self.context.dialect)?;
        play_all(&mut game, "position: ply", moves, |_| ())?;
        if game.rules() != self.game.rules() {
            self.clear();
        }
        (self.start, self.game) = (start, game);
        Ok(())
    }

    /// Plays all of these moves, or none if one is illegal, and returns the result of each. `list` names
    /// them in an error.
    pub(super) fn play(
        &mut self,
        list: &'static str,
        moves: &[G::Move],
    ) -> Result<Vec<String>, Refusal> {
        self.check_length(self.game.ply_count() + moves.len())?;
        let mut game = self.game.clone();
        let mut lines = Vec::new();
        play_all(&mut game, list, moves, |game| {
            lines.push(game.last_played())
        })?;
        self.game = game;
        Ok(lines)
    }

    fn check_length(&self, moves: usize) -> Result<(), Refusal> {
        let max = self.context.permissions.max_moves;
        if moves <= max {
            Ok(())
        } else {
            Err(Refusal::TooLong(max))
        }
    }

    pub(super) fn undo(&mut self) -> Result<String, Refusal> {
        match self.game.undo() {
            Some(Undone::Claim) => Ok("undone claim".to_owned()),
            Some(Undone::Move(mv)) => Ok(format!("undone {mv}")),
            None => Err(Refusal::failed("undo", "there is no move to take back")),
        }
    }

    /// The legal moves; none when the game is over.
    pub(super) fn moves(&self) -> String {
        let moves = self.game.legal_moves().into_iter();
        "moves".to_owned() + &spaced(moves)
    }

    /// The game so far, as `position` takes it.
    pub(super) fn transcript(&self) -> String {
        transcript(&self.game.start_words(&self.start), &self.game)
    }

    pub(super) fn evaluation(&self) -> Result<Vec<String>, Refusal> {
        self.context.permissions.check_search("eval")?;
        self.game.evaluation(&self.searcher(), &self.options)
    }

    /// The picture, or the reply after writing it to a file.
    pub(super) fn svg(&self, file: Option<&Path>) -> Result<String, Refusal> {
        let svg = self.game.shown().picture();
        let Some(file) = file else {
            return Ok(svg);
        };
        let permissions = self.context.permissions;
        permissions.write_file("svg", file, &format!("{svg}\n"))?;
        Ok("svg written".to_owned())
    }

    /// Starts the work of a command with the searcher; a panic ends it with this reply.
    pub(super) fn start_task(
        &self,
        command: &'static str,
        control: Control,
        after_panic: Reply,
        work: impl FnOnce(&mut G::Searcher, &Control, &Reports) -> Reply + Send + 'static,
    ) -> Result<Task, Refusal> {
        self.context.permissions.check_search(command)?;
        let control = Arc::new(control);
        let shared = Arc::clone(&control);
        let reports = Reports {
            dialect: self.context.dialect,
            show_wdl: self.context.options.show_wdl,
            events: self.context.events.clone(),
        };
        let end = reports.clone();
        self.searches.run_searches(
            move |searcher| work(searcher, &shared, &reports),
            move |reply| end.finish(reply.unwrap_or(after_panic)),
        );
        Ok(Task {
            control,
            outlasts_input: false,
        })
    }

    pub(super) fn go(&mut self, mut go: Go<G::Move>) -> Result<Answer, Refusal> {
        self.context.permissions.check_search("go")?;
        if let Some(ending) = self.game.ending_text() {
            return Err(Refusal::GameOver(ending));
        }
        let ponder = go.ponder;
        let control = Control::new(ponder);
        let notes = mem::take(&mut go.notes);
        let mut limits = go.limits_in(&self.game)?;
        limits.multi_pv = self.context.options.multi_pv;
        limits.move_overhead = self.context.options.move_overhead;
        let seed = self.dice.random();
        limits.strength = Strength::of_level(self.context.options.skill_level * 100, seed);
        self.game.restrict(&mut limits, &self.options, seed);
        let dialect = self.context.dialect;
        if !ponder && let Some(lines) = self.game.known(&limits, &self.options, dialect, seed) {
            return Ok([notes, lines].concat().into());
        }
        let any_move = self.game.legal_moves().first().copied();
        let failed = "internal: the search has failed, an arbitrary legal move is played instead";
        let after_panic = Reply {
            error: Some(failed.to_owned()),
            lines: vec![dialect.best_move(any_move, None)],
        };
        let game = self.game.clone();
        let task = self.start_task(
            "go",
            control,
            after_panic,
            move |searcher, control, reports| {
                notes.into_iter().for_each(|note| reports.send(note));
                let mut reporter = Reporter {
                    reports,
                    game: &game,
                    numbered: G::NUMBERS_ONE_LINE || limits.multi_pv > 1,
                };
                let found = game.search(searcher, &limits, control, &mut reporter);
                Reply::lines(vec![reports.dialect.best_move(found.best, found.ponder)])
            },
        )?;
        Ok(task.into())
    }

    pub(super) fn perft(&self, depth: u32) -> Result<Task, Refusal> {
        let pool = Pool::new(self.context.options.threads).map_err(Refusal::of("go perft"))?;
        let game = self.game.shown().into_owned();
        let after_panic = Reply::error("internal: the count has failed".to_owned());
        let control = Control::new(false);
        self.start_task("go perft", control, after_panic, move |_, control, _| {
            let (counts, total) = pool.install(|| game.divide(depth, control.stop_flag()));
            if control.stopped() {
                return Reply::lines(vec!["info string perft stopped".to_owned()]);
            }
            let lines = counts.iter().map(|(mv, count)| format!("{mv}: {count}"));
            let total = format!("Nodes searched: {total}");
            Reply::lines(lines.chain([total]).collect())
        })
    }

    /// Searches the positions of the signature with a table of its own, and writes what `akhet bench` writes.
    pub(super) fn bench(&self, depth: Option<u32>) -> Result<Task, Refusal> {
        let depth = depth.unwrap_or(G::BENCH_DEPTH);
        let after_panic = Reply::error("internal: the bench has failed".to_owned());
        let task = self.start_task(
            "bench",
            Control::new(false),
            after_panic,
            move |_, control, reports| {
                let mut report = |fen: &str, nodes| reports.send(Total::line(fen, nodes));
                match G::bench(depth, control, &mut report) {
                    Err(error) => Reply::error(format!("bench: {error}")),
                    Ok(_) if control.stopped() => {
                        Reply::lines(vec!["info string bench stopped".to_owned()])
                    }
                    Ok(total) => Reply::lines(vec![total.to_string()]),
                }
            },
        )?;
        Ok(Task {
            // Scripts send `bench` and close the input at once. A page that is gone needs no result.
            outlasts_input: self.context.permissions.files.is_some(),
            ..task
        })
    }
}

fn new_game<G: Adapter>(
    start: &G::Start,
    options: &G::Options,
    dialect: Dialect,
) -> Result<G, Refusal> {
    let game = G::begin(start, options, G::rules_of(options, dialect));
    let mut game = game.map_err(Refusal::of("position: fen"))?;
    game.adopt(options, dialect);
    Ok(game)
}

/// Plays these moves up to the first illegal one, and calls `played` after each. `list` names them in
/// the error.
pub(super) fn play_all<G: Game>(
    game: &mut G,
    list: &'static str,
    moves: &[G::Move],
    mut played: impl FnMut(&G),
) -> Result<(), Refusal> {
    for (index, &mv) in moves.iter().enumerate() {
        let result = game.play(mv);
        result.map_err(|error| Refusal::illegal(list, index, mv, error))?;
        played(game);
    }
    Ok(())
}

/// These items, each preceded by a blank.
pub(super) fn spaced<T: ToString>(items: impl Iterator<Item = T>) -> String {
    items
        .map(|item| " ".to_owned() + &item.to_string())
        .collect()
}

/// A start and the moves of this game, as `position` takes them.
pub(super) fn transcript(start: &str, game: &impl Game) -> String {
    let word = if game.ply_count() > 0 { " moves" } else { "" };
    let moves = spaced(game.moves_played());
    format!("game {start}{word}{moves}")
}

pub(super) fn is_first_to_move(game: &impl Game) -> String {
    (game.turn().index() == 0).to_string()
}

pub(super) fn turn(game: &impl Game) -> String {
    game.seat_name(game.turn()).to_lowercase()
}

pub(super) fn is_over(game: &impl Game) -> String {
    game.ending().is_some().to_string()
}

/// The winner by number, a draw, or `none`.
pub(super) fn result(game: &impl Game) -> String {
    match game.ending() {
        None => "none".to_owned(),
        Some(Ending::Won(seat)) => format!("p{}win", seat.index() + 1),
        Some(_) => "draw".to_owned(),
    }
}

/// The winner, or `none`.
pub(super) fn winner(game: &impl Game) -> String {
    match game.ending() {
        Some(Ending::Won(seat)) => game.seat_name(seat).to_lowercase(),
        _ => "none".to_owned(),
    }
}

pub(super) fn fen(game: &impl Game) -> String {
    game.position().to_string()
}

/// A boolean option of one game.
pub(super) fn game_check<G: Adapter>(
    name: &'static str,
    set: fn(&mut G::Options, bool),
) -> EngineOption<GameSession<G>> {
    EngineOption::check(name, move |session: &mut GameSession<G>, on| {
        session.change(|options| set(options, on))
    })
}

/// An integer option of one game, in a range.
pub(super) fn game_spin<G: Adapter, N: Copy + TryFrom<i64> + 'static>(
    name: &'static str,
    default: i64,
    range: RangeInclusive<i64>,
    set: fn(&mut G::Options, N),
) -> EngineOption<GameSession<G>> {
    let set =
        move |session: &mut GameSession<G>, number| session.change(|options| set(options, number));
    EngineOption::spin(name, default, range, set)
}

/// The options that all games have, in the order of the handshake: Hash, Clear Hash, Threads, MultiPV, Ponder,
/// Move Overhead, Skill Level, UCI_ShowWDL, UCI_Variant.
pub(super) fn shared_options<G: Adapter>() -> [EngineOption<GameSession<G>>; 9] {
    type Session<G> = GameSession<G>;
    const DEFAULT: SharedOptions = SharedOptions::DEFAULT;
    let overhead = DEFAULT.move_overhead.as_millis() as i64;
    let level = DEFAULT.skill_level.into();
    let hash = |session: &mut Session<G>, hash| {
        let set = session.searcher().set_hash(hash);
        set.map_err(Refusal::of("setoption"))?;
        session.context.options.hash = hash;
        Ok(())
    };
    let threads = |session: &mut Session<G>, threads| {
        let set = session.searcher().set_threads(threads);
        set.map_err(Refusal::of("setoption"))?;
        session.context.options.threads = threads;
        Ok(())
    };
    [
        EngineOption::spin("Hash", DEFAULT.hash as i64, 1..=1 << 20, hash),
        EngineOption::button("Clear Hash", |session| session.clear()),
        EngineOption::spin("Threads", DEFAULT.threads as i64, 1..=1024, threads),
        EngineOption::spin(
            "MultiPV",
            DEFAULT.multi_pv as i64,
            1..=G::MAX_MOVES as i64,
            |session: &mut Session<G>, lines| {
                session.context.options.multi_pv = lines;
                Ok(())
            },
        ),
        // Ignored: `go ponder` always works.
        EngineOption::check("Ponder", |_, _| Ok(())),
        // Time reserved from each time limit for the answer to arrive.
        EngineOption::spin(
            "Move Overhead",
            overhead,
            0..=5000,
            |session: &mut Session<G>, ms| {
                session.context.options.move_overhead = Duration::from_millis(ms);
                Ok(())
            },
        ),
        EngineOption::spin(
            "Skill Level",
            level,
            0..=20,
            |session: &mut Session<G>, level| {
                session.context.options.skill_level = level;
                Ok(())
            },
        ),
        EngineOption::check("UCI_ShowWDL", |session: &mut Session<G>, on| {
            session.context.options.show_wdl = on;
            Ok(())
        }),
        EngineOption::combo(
            "UCI_Variant",
            &Variant::ALL.map(Variant::name),
            |session, game| {
                session.context.variant = game;
                Ok(())
            },
        ),
    ]
}
