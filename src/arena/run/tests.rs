//! A match of a game of three players, so that nothing in a match is for two alone: in turn they add 1 or
//! 2 to a sum, and whoever reaches 7 wins.

use super::adjudication::End;
use super::contest::{Contest, Finished};
use super::engine::{Engine, RuleOption};
use super::plan::Plan;
use super::runner::no_options;
use super::schedule::{Schedule, Shard};
use crate::arena::config::{BookLine, BookOpening, FileError, OpeningBook, Protocol, Settings};
use crate::arena::records::pgn::{Movetext, PgnRecord, Tags};
use crate::arena::records::{MoveRecord, Place, Played, Reason, Summary};
use crate::arena::report::Scoreboard;
use crate::game::{Ending, Game, SearchLimits, Seat, Undone, Variant};
use crate::running::{NoThreads, TableTooLarge};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::fmt;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

const PLAYERS: usize = 3;
const GOAL: u32 = 7;
const NAMES: [&str; PLAYERS] = ["One", "Two", "Three"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step(u32);

impl FromStr for Step {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Step, &'static str> {
        text.parse().map(Step).map_err(|_| "no number")
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Clone)]
struct Race {
    steps: Vec<u32>,
    sum: Step,
}

fn seat(index: usize) -> Seat {
    Seat::all(PLAYERS).nth(index % PLAYERS).unwrap()
}

#[derive(Debug, thiserror::Error)]
#[error("a step is 1 or 2")]
struct NoStep;

impl Game for Race {
    type Move = Step;
    type Position = Step;
    type Rules = ();
    type FenError = NoStep;
    type IllegalMove = NoStep;
    type Searcher = ();
    type Limits = ();

    const VARIANT: Variant = Variant::LaserChess;

    fn read_fen(_: &str, (): ()) -> Result<Step, NoStep> {
        Ok(Step(0))
    }

    fn new(sum: Step) -> Race {
        let steps = Vec::new();
        Race { steps, sum }
    }

    fn start(&self) -> &Step {
        &Step(0)
    }

    fn position(&self) -> &Step {
        &self.sum
    }

    fn rules(&self) {}

    fn players(&self) -> usize {
        PLAYERS
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        NAMES[seat.index()]
    }

    fn turn(&self) -> Seat {
        seat(self.steps.len())
    }

    fn moves_played(&self) -> impl ExactSizeIterator<Item = Step> {
        self.steps.iter().copied().map(Step)
    }

    fn legal_moves(&self) -> Vec<Step> {
        vec![Step(1), Step(2)]
    }

    fn check(&self, mv: Step) -> Result<Step, NoStep> {
        let legal = self.legal_moves().contains(&mv);
        legal.then_some(mv).ok_or(NoStep)
    }

    fn play(&mut self, mv: Step) -> Result<Step, NoStep> {
        let Step(step) = self.check(mv)?;
        self.steps.push(step);
        self.sum.0 += step;
        Ok(mv)
    }

    fn undo(&mut self) -> Option<Undone<Step>> {
        let step = self.steps.pop()?;
        self.sum.0 -= step;
        Some(Undone::Move(Step(step)))
    }

    fn ending(&self) -> Option<Ending> {
        let last = self.steps.len().checked_sub(1)?;
        (self.sum.0 >= GOAL).then(|| Ending::Won(seat(last)))
    }

    fn ending_text(&self) -> Option<String> {
        self.ending().map(|_| "the goal is reached".to_owned())
    }

    fn seen_by(&self, _: Seat) -> Race {
        self.clone()
    }

    fn searcher(_: usize) -> Result<(), TableTooLarge> {
        Ok(())
    }

    fn set_hash((): &mut (), _: usize) -> Result<(), TableTooLarge> {
        Ok(())
    }

    fn set_threads((): &mut (), _: usize) -> Result<(), NoThreads> {
        Ok(())
    }

    fn clear((): &mut ()) {}

    fn limits(&self, _: SearchLimits<Step>) {}
}

#[derive(Clone)]
struct FromZero;

impl BookLine for FromZero {
    fn without_suites(_: &Settings) -> Result<Vec<BookOpening<FromZero>>, FileError> {
        Ok(vec![BookOpening {
            name: "zero".to_owned(),
            opening: FromZero,
        }])
    }

    fn suites_in(_: &Path, _: &Settings) -> Vec<PathBuf> {
        Vec::new()
    }

    fn read_suite(_: &str, _: &Settings) -> Result<Vec<FromZero>, String> {
        Err("there are no suites".to_owned())
    }
}

#[derive(Clone, Serialize, Deserialize)]
struct RaceRecord {
    players: Vec<String>,
    moves: Vec<MoveRecord<Step>>,
    winner: Option<usize>,
    loser: Option<usize>,
    reason: Reason,
    detail: String,
}

impl Played for RaceRecord {
    type Move = Step;
    type Opening = FromZero;

    fn summary(&self) -> Summary<'_> {
        let places = NAMES.iter().zip(&self.players);
        let won = self.winner.map(|at| Ending::Won(seat(at)));
        Summary {
            game: 0,
            round: 0,
            places: places
                .map(|(&seat, player)| Place {
                    seat,
                    player,
                    limit: "",
                })
                .collect(),
            position: "0",
            moves: self.moves.len() as u64,
            ending: won.or(self.loser.map(|at| Ending::Lost(seat(at)))),
            result: String::new(),
            reason: self.reason,
            detail: &self.detail,
        }
    }

    fn has_rules_of(&self, _: &Settings) -> bool {
        true
    }

    fn beginning(&self) -> RaceRecord {
        self.clone()
    }

    fn begins_like(&self, _: &RaceRecord) -> bool {
        true
    }

    fn begins_at(&self, _: &FromZero) -> bool {
        true
    }

    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}

impl PgnRecord for RaceRecord {
    fn to_pgn(&self) -> String {
        String::new()
    }

    fn is_result(_: &str) -> bool {
        false
    }

    fn from_pgn(_: &Tags, _: &Movetext<Step>, _: &str) -> Result<RaceRecord, String> {
        Err("races are not kept as PGN".to_owned())
    }
}

impl Contest for Race {
    type Record = RaceRecord;

    fn seats(_: &Settings) -> usize {
        PLAYERS
    }

    fn rule_options(_: &Settings, _: Protocol) -> Vec<RuleOption> {
        Vec::new()
    }

    fn begin(_: &FromZero) -> Race {
        Race::new(Step(0))
    }

    fn position_words(&self, _: &FromZero, _: &Engine, seat: Seat) -> String {
        format!("{} seen by {}", self.sum, self.seat_name(seat))
    }

    fn end(&self) -> Option<End> {
        let (ending, detail) = (self.ending()?, self.ending_text()?);
        Some(End::new(ending, Reason::Unknown, detail))
    }

    fn record(finished: Finished<'_, Race>) -> RaceRecord {
        let players = finished.players.iter();
        let (winner, loser) = match finished.end.ending {
            Ending::Won(seat) => (Some(seat.index()), None),
            Ending::Lost(seat) => (None, Some(seat.index())),
            Ending::Drawn => (None, None),
        };
        RaceRecord {
            players: players.map(|player| player.name.clone()).collect(),
            moves: finished.moves,
            winner,
            loser,
            reason: finished.end.reason,
            detail: finished.end.detail,
        }
    }
}

/// An engine that always plays this step, as long as `go` tells it of three clocks.
fn engine(name: &str, step: u32) -> String {
    let script = format!(
        "while read line; do case \"$line\" in \
         ugi) echo ugiok;; isready) echo readyok;; quit) exit;; \
         go\\ p1time*p2time*p3time*p1inc*p2inc*p3inc*) echo bestmove {step};; \
         go*) echo bestmove 0;; esac; done"
    );
    format!(
        "[[engine]]\ncmd = 'sh'\nname = '{name}'\nproto = 'ugi'\ntc = '60+1'\nargs = \"\"\"-c '{}'\"\"\"\n",
        script.replace('\\', "\\\\")
    )
}

/// The games of a match between `a`, which always plays `step`, and `b`, which plays 1.
fn games(step: u32) -> (Vec<(usize, RaceRecord)>, Scoreboard) {
    let text = engine("a", step) + &engine("b", 1);
    let settings = Settings::from_table(text.parse().unwrap()).unwrap();
    let plan = Plan::<Race> {
        book: OpeningBook::load(&settings).unwrap(),
        schedule: Schedule::new(&settings, Race::seats(&settings)),
        settings,
        shard: Shard::WHOLE,
    };
    assert_eq!(plan.games(), PLAYERS as u64);
    let mut board = Scoreboard::for_match(&plan.settings).unwrap();
    let mut games = Vec::new();
    let stop = AtomicBool::new(false);
    let played = plan.play(&HashSet::new(), &stop, &no_options, |fixture, game| {
        board.add(fixture, &game.summary());
        games.push((fixture.first_at, game.clone()));
        ControlFlow::Continue(())
    });
    assert!(played.is_ok(), "{:?}", played.err());
    (games, board)
}

#[test]
fn one_engine_meets_two_of_another_at_every_seat() {
    let (games, board) = games(2);
    assert_eq!(games.len(), PLAYERS);
    for (at, (first_at, game)) in games.iter().enumerate() {
        let mut players = ["b"; PLAYERS];
        players[at] = "a";
        assert_eq!(*first_at, at);
        assert_eq!(game.players, players);
        let mut race = Race::new(Step(0));
        while race.sum.0 < GOAL {
            let step = if race.turn() == seat(at) { 2 } else { 1 };
            race.play(Step(step)).unwrap();
        }
        let steps: Vec<u32> = game.moves.iter().map(|turn| turn.mv.0).collect();
        assert_eq!(steps, race.steps);
        assert_eq!(game.winner, Some((race.steps.len() - 1) % PLAYERS));
        assert_eq!(game.reason, Reason::Unknown);
    }
    let wins = games.iter().filter(|(at, game)| game.winner == Some(*at));
    let wdl = board.first().wdl;
    assert_eq!((wdl.wins, wdl.games()), (wins.count() as u64, 3));
    assert_eq!(board.first().pairs.pairs(), 0);
}

/// Nobody has won a game that ends by a fault, but all others have not lost it.
#[test]
fn a_fault_costs_the_one_who_made_it() {
    let (games, board) = games(3);
    for (at, (_, game)) in games.iter().enumerate() {
        assert_eq!((game.winner, game.loser), (None, Some(at)));
        assert_eq!(game.reason, Reason::IllegalMove);
        let place = format!("ply {}: {} plays '3': a step is 1 or 2", at + 1, NAMES[at]);
        assert_eq!(game.detail, place);
        assert_eq!(game.summary().at_fault(), Some(seat(at)));
    }
    assert_eq!(board.first().wdl.losses, 3);
}
