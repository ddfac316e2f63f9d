//! `genfens`: random openings, as OpenBench requests them from an engine before data generation
//! games.

use super::{Session, missing, unexpected};
use crate::laser::openings::{DATA_PLIES, Plies, random_opening, spares_kings};
use crate::laser::rules::{Opening, OpeningError, Record, Rules, Setup, read_suite};
use crate::laser::scale::selfplay::MAX_AT_START;
use crate::laser::search::{Configure, Limits, Score, Searcher};
use crate::lines::{Quoted, without_byte_order_mark};
use crate::protocol::adapter::Adapter;
use crate::protocol::refusal::{Cause, Refusal};
use crate::protocol::task::{Reply, Reports, Task};
use crate::protocol::words::{CommandError, nothing_after, number};
use crate::search::Control;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use std::path::PathBuf;

const COMMAND: &str = "genfens";

/// The random plies after an opening from a book, which already has some.
const PLIES_FROM_BOOK: Plies = Plies::new(2, 6);

/// The nodes of the search that scores an opening.
const NODES: u64 = 2_000;

/// The size of the transposition table, in mebibytes.
const HASH: usize = 1;

/// The maximum number of openings drawn to find an even one.
const MAX_DRAWS: u32 = 1_000;

/// The maximum size of a book, in bytes.
const MAX_BOOK: u64 = 256 << 20;

/// The command `genfens N seed S book FILE|None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    count: u32,
    seed: u64,
    book: Option<PathBuf>,
}

impl Request {
    /// Reads the words after `genfens`.
    pub(super) fn read(mut words: &[&str]) -> Result<Request, CommandError> {
        let count = number(COMMAND, "number", &mut words, 1..=1_000_000)?;
        keyword(COMMAND, "seed S", &mut words)?;
        let seed = number(COMMAND, "seed", &mut words, 0..=i64::MAX)?;
        keyword(COMMAND, "book FILE or book None", &mut words)?;
        let (book, rest) = words
            .split_first()
            .ok_or_else(|| missing(COMMAND, "the book, a file or None"))?;
        nothing_after(COMMAND, rest)?;
        Ok(Request {
            count,
            seed,
            book: (*book != "None").then(|| PathBuf::from(book)),
        })
    }
}

/// Takes the first word of `what`, which must come next, from the words.
pub(super) fn keyword(
    command: &'static str,
    what: &str,
    words: &mut &[&str],
) -> Result<(), CommandError> {
    let (word, rest) = words.split_first().ok_or_else(|| missing(command, what))?;
    if what.split(' ').next() != Some(word) {
        return Err(unexpected(command, words));
    }
    *words = rest;
    Ok(())
}

/// Starts to draw openings.
pub(super) fn start(session: &Session, request: Request) -> Result<Task, Refusal> {
    let permissions = session.context.permissions;
    permissions.check_search(COMMAND)?;
    let rules = Record::rules_of(&session.options, session.context.dialect);
    let starts = match &request.book {
        None => setups(rules).map_err(Refusal::of(COMMAND))?,
        Some(file) => {
            let text = permissions.read_file(COMMAND, file, MAX_BOOK)?;
            let text = String::from_utf8_lossy(&text);
            let suite = read_suite(without_byte_order_mark(&text), rules);
            suite.map_err(|error| {
                let name = Quoted::new(&file.to_string_lossy());
                Refusal::failed(COMMAND, format!("'{name}': {error}"))
            })?
        }
    };
    let task = session.start_task(
        COMMAND,
        Control::new(false),
        reply(Some("internal: genfens has failed".to_owned())),
        move |_, control, reports| {
            let drawn = draw_all(&request, &starts, control, reports);
            reply(drawn.err().map(|error| format!("{COMMAND}: {error}")))
        },
    )?;
    Ok(Task {
        // As for `bench`.
        outlasts_input: permissions.outlasts_input,
        ..task
    })
}

fn reply(error: Option<String>) -> Reply {
    let lines = vec!["genfensok".to_owned()];
    Reply { error, lines }
}

fn setups(rules: Rules) -> Result<Vec<Opening>, OpeningError> {
    let setups = Setup::OFFICIAL.iter();
    setups
        .map(|&setup| Opening::new(setup, &[], rules))
        .collect()
}

/// Writes even openings, each from one of these starts, until there are as many as requested or `stop` comes.
fn draw_all(
    request: &Request,
    starts: &[Opening],
    control: &Control,
    reports: &Reports,
) -> Result<(), Cause> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(request.seed);
    let mut searcher = Searcher::new(HASH)?;
    let plies = match request.book {
        Some(_) => PLIES_FROM_BOOK,
        None => DATA_PLIES,
    };
    let mut left = request.count;
    let mut draws = 0;
    while left > 0 && !control.stopped() {
        draws += 1;
        if draws > MAX_DRAWS {
            return Err(format!("none of {MAX_DRAWS} random openings is even").into());
        }
        let start = starts.choose(&mut random).ok_or("there is no opening")?;
        let drawn = random_opening(start.record(), plies, &mut random, spares_kings);
        let Some(opening) = drawn.ok().filter(|drawn| is_even(drawn, &mut searcher)) else {
            continue;
        };
        let fen = opening.position().to_chess_fen();
        reports.send(format!("info string {COMMAND} {fen}"));
        left -= 1;
        draws = 0;
    }
    Ok(())
}

/// Whether neither player is far ahead, as at the start of self-play games.
fn is_even(opening: &Record, searcher: &mut Searcher) -> bool {
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    searcher.clear();
    let found = searcher.go(opening, &limits, &Control::default(), &mut ());
    matches!(found.score, Some(Score::Points(points)) if points.unsigned_abs() <= MAX_AT_START)
}
