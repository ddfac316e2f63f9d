//! A session of a game: what the commands of all games do. Generic over the game, whose [`Adapter`] has what
//! only that game has.

use super::adapter::{Adapter, Answer, GameSession};
use super::context::Context;
use super::dialect::Dialect;
use super::go::Go;
use super::options::EngineOption;
use super::queries::{spaced, transcript};
use super::refusal::Refusal;
use super::report::Reporter;
use super::shared_options::{Configured, SharedOptions};
use super::task::{Reply, Reports, Task};
use crate::game::{Game, Undone, bench};
use crate::search::{Configure, Control, Instant, Pool, SearchThread, Total};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::hash::{BuildHasher, RandomState};
use std::mem;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::{Arc, MutexGuard};

impl<G: Adapter> GameSession<G> {
    /// A game from `startpos`. Fails if there is no memory for the transposition table or no thread to
    /// search on.
    pub(super) fn new(context: Context) -> Result<GameSession<G>, Box<dyn Error>> {
        let options = G::Options::default();
        let mut searcher = G::searcher(context.options.hash as usize)?;
        searcher.set_threads(context.options.threads as usize)?;
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

    /// Starts a review. `work` reports each ply, and returns what is said of the players.
    pub(super) fn start_review(
        &self,
        work: impl FnOnce(&mut G::Searcher, &Control, &Reports) -> Vec<String> + Send + 'static,
    ) -> Result<Task, Refusal> {
        let end = |error, mut lines: Vec<String>| {
            lines.push("reviewok".to_owned());
            Reply { error, lines }
        };
        let after_panic = end(Some("internal: the review has failed".to_owned()), vec![]);
        let control = Control::new(false);
        self.start_task(
            "review",
            control,
            after_panic,
            move |searcher, control, reports| end(None, work(searcher, control, reports)),
        )
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
        let seed = self.dice.random();
        self.context.options.restrict(&mut limits, seed);
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
        let pool =
            Pool::new(self.context.options.threads as usize).map_err(Refusal::of("go perft"))?;
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
                match bench::run::<G>(depth, control, &mut report) {
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
            outlasts_input: self.context.permissions.outlasts_input,
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

impl<G: Adapter> Configured for GameSession<G> {
    type Searcher = G::Searcher;

    fn options(&mut self) -> &mut SharedOptions {
        &mut self.context.options
    }

    fn searcher(&self) -> MutexGuard<'_, G::Searcher> {
        GameSession::searcher(self)
    }
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
