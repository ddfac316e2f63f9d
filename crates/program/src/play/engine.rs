//! The engine as an opponent. It sees only what the player to move has seen; Ctrl-C ends its searches.

use super::lang::{self, text};
use super::prompt_game::{MoveOf, PromptGame, Thought};
use akhet::game::Game;
use akhet::search::{Configure, Control, Handler, Info, Limits, Score, SearchThread};
use akhet_console::interrupt::Interrupt;
use akhet_console::progress::progress_bar;
use indicatif::ProgressBar;
use std::error::Error;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;

pub(super) struct Engine<T: PromptGame> {
    searches: SearchThread<<T::Game as Game>::Searcher>,
    interrupt: Interrupt,
    /// Whether the progress of a search is shown on standard error.
    watched: bool,
}

pub(super) struct Answered<M> {
    pub(super) thought: Thought<M>,
    /// Whether Ctrl-C ended the search.
    pub(super) interrupted: bool,
    /// Whether the search panicked; the move is then any legal one.
    pub(super) failed: bool,
}

impl<T: PromptGame> Engine<T> {
    /// An engine with a transposition table of this size. If `watched`, the progress of its searches is shown on
    /// standard error.
    pub(super) fn new(
        mebibytes: usize,
        interrupt: Interrupt,
        watched: bool,
    ) -> Result<Engine<T>, Box<dyn Error>> {
        Ok(Engine {
            searches: SearchThread::new(T::Game::searcher(mebibytes)?)?,
            interrupt,
            watched,
        })
    }

    /// Forgets earlier searches, for a new game.
    pub(super) fn forget(&mut self) {
        self.searches.searcher().clear();
    }

    /// Searches the position at the end of the game. The reports of the search are shown only if `reveals`: a player
    /// must not see what the opponent expects.
    pub(super) fn think(
        &mut self,
        game: &T::Game,
        limits: Limits<MoveOf<T>>,
        reveals: bool,
    ) -> Answered<MoveOf<T>> {
        let seen = game.seen_by(game.turn());
        let control = Control::with_stop(Arc::clone(self.interrupt.flag()));
        let line = ThinkingLine::new(self.watched, game.seat_name(game.turn()));
        line.tell("");
        let (sender, receiver) = sync_channel(1);
        let any_move = seen.legal_moves().first().copied();
        self.searches.run_searches(
            move |searcher| {
                let line = reveals.then_some(&line);
                let mut reports = Reports::<T> {
                    line,
                    last: None,
                    lines: Vec::new(),
                };
                let best = seen.search(searcher, &limits, &control, &mut reports).best;
                let mut last = reports.last;
                if let Some((.., line)) = &mut last
                    && line.first() != best.as_ref()
                {
                    *line = best.into_iter().collect();
                }
                let lines = reports.lines;
                Thought { best, last, lines }
            },
            move |thought| {
                // The receiver waits below.
                let _ = sender.send(thought);
            },
        );
        let found = receiver.recv().ok().flatten();
        Answered {
            interrupted: self.interrupt.take(),
            failed: found.is_none(),
            thought: found.unwrap_or(Thought {
                best: any_move,
                last: None,
                lines: Vec::new(),
            }),
        }
    }
}

/// Shows the reports of a search, and keeps the last one about the best line.
struct Reports<'a, T: PromptGame> {
    /// `None` if nobody may see the reports.
    line: Option<&'a ThinkingLine>,
    last: Option<(Score, u32, Vec<MoveOf<T>>)>,
    /// The lines of the last reports, by rank.
    lines: Vec<(Score, u32, Vec<MoveOf<T>>)>,
}

impl<T: PromptGame> Handler<MoveOf<T>> for Reports<'_, T> {
    fn info(&mut self, info: &Info<'_, MoveOf<T>>) {
        if let Some(line) = self.line {
            line.tell(&T::report(info));
        }
        let line = (info.score, info.depth, info.pv.to_vec());
        self.last = Some(line.clone());
        self.lines.truncate(info.multi_pv.saturating_sub(1));
        self.lines.push(line);
    }
}

/// A line on standard error that says who is thinking about what, until it is dropped.
struct ThinkingLine {
    bar: Option<ProgressBar>,
    /// The beginning of the line.
    who: String,
}

impl ThinkingLine {
    /// The line for this player's search, visible only if `watched`.
    fn new(watched: bool, player: &str) -> ThinkingLine {
        // `wide_msg` truncates the line to the width of the terminal.
        let bar = watched.then(|| progress_bar("{wide_msg}", 0, 0)).flatten();
        let who = text!("thinking", player = lang::player(player));
        ThinkingLine { bar, who }
    }

    fn tell(&self, report: &str) {
        if let Some(bar) = &self.bar {
            bar.set_message(format!("{}  {report}", self.who));
            bar.tick();
        }
    }
}

impl Drop for ThinkingLine {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
