//! Plays a match, from the first game or from where an interrupted run stopped, and writes its files and the report.

use super::fastchess;
use crate::MatchFiles;
use crate::config::FileError;
use crate::contest::Contest;
use crate::exit_code;
use crate::journal::Entry;
use crate::report::Scoreboard;
use crate::run::{Fixture, Plan, no_options, read_back};
use akhet_console::exit_code::{AnyError, INTERRUPTED};
use akhet_console::interrupt::on_interrupt;
use akhet_console::progress::{Progress, print_continuation, print_result};
use akhet_console::terminal::print_note;
use akhet_records::pgn::Style;
use std::collections::HashSet;
use std::io::Write;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

/// A match in progress.
pub(super) struct Run<'a, R: Contest> {
    plan: &'a Plan<R>,
    board: Scoreboard,
    played: HashSet<u64>,
    files: MatchFiles,
    style: Style,
}

impl<'a, R: Contest> Run<'a, R> {
    /// A match before its first game.
    pub(super) fn new(plan: &'a Plan<R>, board: Scoreboard, style: Style) -> Run<'a, R> {
        Run {
            plan,
            board,
            played: HashSet::new(),
            files: MatchFiles::default(),
            style,
        }
    }

    /// Plays the remaining games, and writes the report to `out`.
    pub(super) fn play(mut self, resume: bool, out: &mut dyn Write) -> Result<ExitCode, AnyError> {
        let stop = on_interrupt()?;
        self.files = match MatchFiles::open_old(&self.plan.settings) {
            Err(_) if stop.load(Ordering::Relaxed) => return Ok(INTERRUPTED.into()),
            opened => opened?,
        };
        self.files.style = self.style;
        if resume {
            self.read_back()?
        } else {
            self.refuse_old_games()?
        }
        let total = self.plan.games();
        let mut failed = None;
        if self.board.decision().is_none() && self.board.games() < total {
            self.files.has_result = false;
            match self.plan.open_log() {
                Err(_) if stop.load(Ordering::Relaxed) => return Ok(INTERRUPTED.into()),
                opened => opened?,
            }
            // If an engine does not start, no file is created.
            match self.plan.try_engines(&stop) {
                Err(error) if !error.is_interrupt() => return Err(error.into()),
                _ => {}
            }
            self.files.open::<R>(&self.plan.settings)?;
            failed = self.play_games(&stop, total, out)?;
        }
        let decided = self.board.decision().is_some();
        let complete = self.board.games() == total;
        if (decided || complete) && !self.files.has_result {
            self.files.open::<R>(&self.plan.settings)?;
            self.files
                .append_json(Entry::<R>::Result(self.board.to_json()))?;
        }
        let mut report = self.board.report();
        if !decided && !complete {
            let games = self.board.games();
            report.push_str(&format!("Stopped after {games} of {total} games\n"));
        }
        print_result(out, &report)?;
        let settings = &self.plan.settings;
        let has_files = settings.json_out.is_some() || settings.pgn_out.is_some();
        // OpenBench's client does not need it.
        if !decided && !complete && has_files && self.style == Style::Akhet {
            print_continuation();
        }
        Ok(match failed {
            _ if decided => exit_code::of_decision(self.board.decision()),
            Some(why) => {
                print_note(&format!("error: {why}"));
                exit_code::ENGINE_FAILED.into()
            }
            None if complete => ExitCode::SUCCESS,
            None => INTERRUPTED.into(),
        })
    }

    fn refuse_old_games(&self) -> Result<(), FileError> {
        let settings = &self.plan.settings;
        for (file, journal) in [
            (&settings.json_out, &self.files.json),
            (&settings.pgn_out, &self.files.pgn),
        ] {
            if let (Some(file), Some(journal)) = (file, journal)
                && journal.has_text()?
            {
                let what = "the file already has games; --resume continues the match";
                return Err(FileError::new(file, what));
            }
        }
        Ok(())
    }

    /// Counts the games of an earlier run.
    fn read_back(&mut self) -> Result<(), FileError> {
        let board = &mut self.board;
        self.played = read_back(self.plan, &mut self.files, |fixture, game| {
            board.add(fixture, &game.summary());
        })?;
        Ok(())
    }

    /// Plays the remaining games. Returns the reason if an engine's failure ended the match.
    fn play_games(
        &mut self,
        stop: &AtomicBool,
        total: u64,
        out: &mut dyn Write,
    ) -> Result<Option<String>, AnyError> {
        let plan = self.plan;
        let mut progress = Progress::new("games", self.board.games(), total);
        let (rounds, openings) = (plan.settings.rounds.get() as usize, plan.book.count());
        if rounds > openings {
            progress.note(&format!(
                "note: the {openings} openings are too few for {rounds} rounds and repeat"
            ));
        }
        let (board, files, style) = (&mut self.board, &mut self.files, self.style);
        let listen = |fixture: &Fixture, game: &R, progress: &mut Progress| {
            files.append(game)?;
            let game = game.summary();
            board.add(fixture, &game);
            if style == Style::Fastchess {
                out.write_all(fastchess::finished(&game).as_bytes())?;
                out.flush()?;
            }
            progress.show(board.games(), || board.line());
            Ok(match board.decision() {
                Some(_) => ControlFlow::Break(()),
                None => ControlFlow::Continue(()),
            })
        };
        plan.play(&self.played, stop, &no_options, &mut progress, listen)
    }
}
