//! Mistakes at the prompt: the user looks for better moves than those played in games, and the engine judges them.

use super::args::PlayArgs;
use super::console::{Console, Vocabulary};
use super::exercise::{COMMON, Exercise, Exercises, Posed};
use super::faults::{self, Mistake, Player};
use super::lang::{self, text};
use super::laser::{self, LaserPrompt, short_line};
use super::prompt::{self, Fault, Next};
use super::prompt_game::PromptGame;
use super::words::{Commands, Refusal};
use crate::analysis::all_games;
use akhet::laser::review::{Budget, DEFAULT_JUDGE_NODES, PlyReview, Verdict, judge};
use akhet::laser::rules::{Move, Record};
use akhet::laser::search::{Configure, Control, Score, SearchThread, Searcher};
use akhet::laser::search::{loss_moves, win_moves};
use akhet_console::arguments::WrongValue;
use std::collections::BTreeSet;
use std::error::Error;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;

/// The commands while practising.
pub(super) const WORDS: Vocabulary = Vocabulary {
    commands: Commands {
        game: "mistakes",
        names: COMMON,
    },
    ..LaserPrompt::WORDS
};

/// Reviews the games of the files, and lets the user practise one player's mistakes.
///
/// # Errors
/// If there is no game, nobody has the name that was given, memory runs out or the output cannot be written.
/// Unreadable games are reported on standard error.
pub(super) fn run(args: &PlayArgs, mut console: Console) -> Result<(), Box<dyn Error>> {
    let (games, _) = all_games(&args.mistakes, |_| true);
    if games.is_empty() {
        return Err("there is no game to practise with".into());
    }
    let names = faults::names(&games);
    let player = match &args.player {
        Some(word) => {
            let player = Player::read(word, &names);
            Some(player.ok_or_else(|| WrongValue::new(faults::unknown(word)))?)
        }
        None => match Player::only_person(&names) {
            Some(player) => Some(player),
            None => Player::ask(&mut console, &names)?,
        },
    };
    let Some(player) = player else {
        return Ok(());
    };
    let searches = SearchThread::new(Searcher::new(args.hash as usize)?)?;
    let (mistakes, interrupted) = faults::find(games, &player, &searches, &console);
    if interrupted {
        console.say(text!("interrupted-games"))?;
    }
    let Some(first) = mistakes.first() else {
        return Ok(console.say(text!("mistakes-none", player = player.to_string()))?);
    };
    let record = first.record.clone();
    let session = MistakeSession {
        at: Exercise::new(console, args.charset(), record),
        searches,
        round: (0..mistakes.len()).collect(),
        mistakes,
        place: 0,
        found: BTreeSet::new(),
    };
    Ok(session.run(&player)?)
}

struct MistakeSession {
    at: Exercise,
    searches: SearchThread,
    mistakes: Vec<Mistake>,
    /// The indices of the mistakes of this round.
    round: Vec<usize>,
    /// The place of the current one in the round; after the last one, the end.
    place: usize,
    /// The indices of those that were found without a mistake or help.
    found: BTreeSet<usize>,
}

impl MistakeSession {
    /// Runs the session until the input ends, the user quits or nothing is left to practise.
    fn run(mut self, player: &Player) -> io::Result<()> {
        let count = self.mistakes.len();
        let console = &mut self.at.console;
        let note = laser::size_note(console.input.size());
        let intro = text!("mistakes-intro", count = count, player = player.to_string());
        console.show(&(intro + "\n" + &note))?;
        if self.pose(false)? == Next::Quit {
            return Ok(());
        }
        let mut posed = Posed(self);
        prompt::run(&mut posed)?;
        posed.0.take_leave()
    }

    /// Says how many were found when the user leaves before the last one.
    fn take_leave(&mut self) -> io::Result<()> {
        let met = self.place + usize::from(self.at.is_over);
        if self.mistake().is_none() || met == 0 {
            return Ok(());
        }
        let met = &self.round[..met];
        let found = met.iter().filter(|index| self.found.contains(index));
        let text = found_of(found.count(), met.len());
        self.at.console.say(text)
    }

    /// The current mistake; `None` after the last one.
    fn mistake(&self) -> Option<&Mistake> {
        self.mistakes.get(*self.round.get(self.place)?)
    }

    /// Poses the current mistake, or the next one that is still a mistake on a closer look. After the last one it sums
    /// up.
    fn pose(&mut self, again: bool) -> io::Result<Next> {
        while let Some(&index) = self.round.get(self.place) {
            let Mistake {
                name,
                record,
                review,
            } = self.mistakes[index].clone();
            let closer = match again {
                true => None,
                false => self.judged(&record, review.played),
            };
            let review = closer.unwrap_or(review);
            if is_good_enough(&review, &review) {
                self.round.remove(self.place);
                self.at.console.say(text!("mistake-good", name = name))?;
                continue;
            }
            self.at.pose(record, again)?;
            let (number, all) = (self.place + 1, self.round.len());
            let (verdict, points) = (verdict(&review), review.drop.to_string());
            let fault = text!("fault-lost", verdict = verdict, points = points);
            self.mistakes[index].review = review;
            let console = &mut self.at.console;
            console.say(text!(
                "mistake-number",
                number = number,
                count = all,
                name = name,
                fault = fault
            ))?;
            self.tell_task()?;
            return Ok(Next::Listen);
        }
        self.sum_up()
    }

    /// Says how many were found; the user may then try the others again.
    fn sum_up(&mut self) -> io::Result<Next> {
        self.at.is_over = true;
        let all = self.round.len();
        let left = self.left().len();
        let console = &mut self.at.console;
        if all == 0 {
            console.say(text!("mistakes-left"))?;
            return Ok(Next::Quit);
        }
        let found = all - left;
        console.say(found_of(found, all))?;
        if left == 0 {
            return Ok(Next::Quit);
        }
        self.tell_task()?;
        Ok(Next::Listen)
    }

    /// Those of this round that were not found.
    fn left(&self) -> Vec<usize> {
        let round = self.round.iter().copied();
        round.filter(|index| !self.found.contains(index)).collect()
    }

    /// The judgement of a legal move at the end of a record, from an empty table, so that nothing before matters;
    /// `None` if Ctrl-C was pressed or the search panicked.
    fn judged(&self, record: &Record, mv: Move) -> Option<PlyReview> {
        let mut game = record.clone();
        game.play(mv).ok()?;
        let interrupt = &self.at.console.interrupt;
        let control = Control::with_stop(Arc::clone(interrupt.flag()));
        let (sender, receiver) = sync_channel(1);
        let budget = Budget::Nodes(DEFAULT_JUDGE_NODES);
        self.searches.run_searches(
            move |searcher| {
                searcher.clear();
                judge(searcher, &game, budget, &control)
            },
            move |judged| {
                // The receiver waits below.
                let _ = sender.send(judged);
            },
        );
        let judged = receiver.recv().ok().flatten();
        interrupt.take();
        judged.flatten()
    }

    /// Plays a move that is good enough, and says how it compares with the best.
    fn accept(&mut self, judged: &PlyReview) -> io::Result<()> {
        self.at.play(judged.played)?;
        self.at.is_over = true;
        if !self.at.helped {
            self.found.extend(self.round.get(self.place));
        }
        let praise = praise(judged);
        let console = &mut self.at.console;
        console.say(text!("mistake-right", praise = praise))
    }
}

impl Exercises for MistakeSession {
    const WORDS: Vocabulary = WORDS;

    fn help() -> String {
        text!("how-mistakes")
    }

    fn exercise(&self) -> &Exercise {
        &self.at
    }

    fn exercise_mut(&mut self) -> &mut Exercise {
        &mut self.at
    }

    fn tell_task(&mut self) -> io::Result<()> {
        let task = match (self.mistake(), self.at.is_over) {
            (None, _) => text!("mistakes-again", count = self.left().len()),
            (Some(_), true) => text!("mistake-next"),
            (Some(mistake), false) => {
                text!("mistake-task", player = lang::player(mistake.review.color))
            }
        };
        self.at.console.say(task)
    }

    fn try_move(&mut self, mv: Move) -> io::Result<()> {
        let Some(mistake) = self.mistake() else {
            return self.tell_task();
        };
        let known = &mistake.review;
        let judged = match mv {
            _ if mv == known.played => Some(known.clone()),
            // Another search might find another move better, but this one is shown as the solution.
            _ if mv == known.best() => Some(best_move(known)),
            _ => self.judged(&mistake.record, mv),
        };
        let Some(judged) = judged else {
            return self.at.console.say(text!("interrupted-unjudged"));
        };
        if is_good_enough(&judged, &mistake.review) {
            return self.accept(&judged);
        }
        let answer = answer(&judged, &mistake.record);
        self.at.helped = true;
        self.at.console.say(text!("mistake-wrong", answer = answer))
    }

    fn hint(&mut self) -> io::Result<()> {
        let Some(best) = self.mistake().map(|mistake| mistake.review.best()) else {
            return self.tell_task();
        };
        self.at.helped = true;
        self.at.name_piece(best)
    }

    fn solution(&mut self) -> io::Result<()> {
        let Some(mistake) = self.mistake() else {
            return self.tell_task();
        };
        let best = best_line(&mistake.review);
        self.at.helped = true;
        self.at.is_over = true;
        self.at.console.say(text!("mistake-solution", best = best))
    }

    /// After the last mistake, begins a round of those that were not found.
    fn again(&mut self) -> io::Result<Next> {
        if self.mistake().is_some() {
            return self.pose(true);
        }
        self.round = self.left();
        self.place = 0;
        self.pose(false)
    }

    fn next(&mut self, number: Option<&str>) -> Result<Next, Fault> {
        if let Some(word) = number {
            return Err(Refusal::unexpected("next", &[word]).into());
        }
        if self.mistake().is_none() {
            self.tell_task()?;
            return Ok(Next::Listen);
        }
        self.place += 1;
        Ok(self.pose(false)?)
    }
}

fn found_of(found: usize, all: usize) -> String {
    text!("mistakes-found", found = found, count = all)
}

/// Whether a move solves the exercise: it has no mark. If all that was wrong was a missed win, it must win too.
fn is_good_enough(judged: &PlyReview, mistake: &PlyReview) -> bool {
    let only_missed = mistake.mark.is_none() && mistake.missed_win.is_some();
    judged.mark.is_none() && !(only_missed && judged.missed_win.is_some())
}

/// The judgement of the best move, from that of another move.
fn best_move(review: &PlyReview) -> PlyReview {
    PlyReview {
        played: review.best(),
        played_score: review.score,
        refutation: review.line.iter().copied().skip(1).collect(),
        drop: 0,
        mark: None,
        missed_win: None,
        ..review.clone()
    }
}

/// The verdict on a move, such as `blunder, missed win in 2`; empty for a good move.
fn verdict(review: &PlyReview) -> String {
    let mark = review.mark.map(|mark| text!("verdict", mark = mark.word()));
    let missed = review.missed_win.map(win_moves);
    let missed = missed.map(|count| text!("missed-win", count = count));
    let parts: Vec<String> = mark.into_iter().chain(missed).collect();
    parts.join(", ")
}

/// `The best line wins in 2 moves: c5R a5L c5L`
fn best_line(review: &PlyReview) -> String {
    match review.score {
        Score::Wins(plies) => {
            let (count, line) = (win_moves(plies), laser::line(&review.line));
            text!("best-line-wins", count = count, line = line)
        }
        _ => text!("best-line", line = short_line(&review.line)),
    }
}

/// What is said about a move that is good enough.
fn praise(judged: &PlyReview) -> String {
    let best = best_line(judged);
    match (judged.verdict(), judged.played_score) {
        (Verdict::Slower, Score::Wins(plies)) => {
            text!("praise-slower", count = win_moves(plies), best = best)
        }
        _ if judged.best() == judged.played => text!("praise-best"),
        _ if judged.missed_win.is_some() => text!("praise-missed", best = best),
        _ => text!("praise", best = best),
    }
}

/// What is said about a move that is not good enough: its fault, and what refutes it.
fn answer(judged: &PlyReview, record: &Record) -> String {
    let (mv, opponent) = (judged.played, lang::player(!judged.color));
    let (verdict, points) = (verdict(judged), judged.drop.to_string());
    let fault = text!("fault-loses", verdict = verdict, points = points);
    let fault = format!("{mv}, {fault}.");
    let line = short_line(&judged.refutation);
    match judged.played_score {
        _ if judged.refutation.is_empty() => {
            let mut game = record.clone();
            // It is legal: it has been judged.
            let _ = game.play(mv);
            format!("{fault} {}", LaserPrompt::last_ply(&game))
        }
        Score::Loses(plies) => {
            let count = loss_moves(plies);
            text!(
                "answer-wins",
                fault = fault,
                player = opponent,
                count = count,
                line = line
            )
        }
        _ => text!("answer", fault = fault, player = opponent, line = line),
    }
}
