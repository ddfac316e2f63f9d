//! Puzzles at the prompt: the user plays Blue, and the solver answers with the longest defence.

use super::args::{PlayArgs, any_seed};
use super::console::{Console, Vocabulary};
use super::exercise::{Exercise, Exercises, Posed, common_commands};
use super::laser::{self, LaserPrompt};
use super::prompt::{self, Fault, Next};
use super::prompt_game::PromptGame;
use super::words::Refusal;
use akhet::laser::rules::{Color, Move, Record};
use akhet::laser::solver::{Solver, Unfinished};
use akhet::lines::Quoted;
use akhet_records::puzzles::{Puzzle, shipped};
use std::io;
use std::sync::Arc;

/// The commands while solving puzzles.
pub(super) const WORDS: Vocabulary = Vocabulary {
    commands: concat!(
        "\
hint            name the piece to move
solution        show the solution
again           start the puzzle again
next [N]        go to the next puzzle, or to number N
",
        common_commands!()
    ),
    ..LaserPrompt::WORDS
};

pub(super) struct PuzzleSession {
    at: Exercise,
    /// The index of the current puzzle.
    index: usize,
    solver: Solver,
    /// The number of puzzles solved in a row without a mistake or help.
    streak: u32,
}

impl PuzzleSession {
    /// A session that begins with the puzzle of this number, from 1, or with a random one.
    ///
    /// # Errors
    /// If there is no puzzle of this number.
    pub(super) fn new(
        number: Option<u32>,
        args: &PlayArgs,
        console: Console,
    ) -> Result<PuzzleSession, Refusal> {
        let number = number.unwrap_or_else(|| 1 + (any_seed() % shipped().len() as u64) as u32);
        let index = index_of(number)?;
        let solver = Solver::new(Arc::clone(console.interrupt.flag()));
        let record = Record::new(shipped()[index].position.clone());
        Ok(PuzzleSession {
            at: Exercise::new(console, args.charset(), record),
            index,
            solver,
            streak: 0,
        })
    }

    /// Runs the session until the input ends or the user quits.
    pub(super) fn run(mut self) -> io::Result<()> {
        let console = &mut self.at.console;
        let note = laser::size_note(console.input.size());
        console.show(&format!(
            "Solve puzzles: find the one move that wins for Blue in time, whatever Red does.\n\
             Type your move, or help.\n{note}"
        ))?;
        self.begin(self.index)?;
        prompt::run(&mut Posed(self))
    }

    fn puzzle(&self) -> &'static Puzzle {
        &shipped()[self.index]
    }

    fn moves_left(&self) -> u32 {
        let made = self.at.record.plies().len().div_ceil(2) as u32;
        self.puzzle().wins.saturating_sub(made)
    }

    /// The next move of the solution, if it has been followed so far.
    fn next_of_solution(&self) -> Option<Move> {
        let solution = &self.puzzle().solution;
        let plies = self.at.record.plies();
        let mut pairs = plies.iter().zip(solution);
        if pairs.all(|(ply, mv)| ply.mv == *mv) {
            solution.get(plies.len()).copied()
        } else {
            None
        }
    }

    /// Goes to another puzzle, or begins this one again. Leaving one unsolved ends the streak.
    fn begin(&mut self, index: usize) -> io::Result<()> {
        let again = index == self.index;
        self.index = index;
        let record = Record::new(self.puzzle().position.clone());
        self.at.pose(record, again)?;
        let (number, all) = (index + 1, shipped().len());
        let grade = self.puzzle().grade;
        self.at
            .console
            .say(format!("Puzzle {number} of {all}, grade {grade} of 5."))?;
        self.tell_task()
    }

    /// How soon Blue has to win.
    fn goal(&self) -> String {
        match self.moves_left() {
            1 => "at once".to_owned(),
            moves => format!("in {moves}"),
        }
    }

    /// Whether a legal move of Blue keeps the win within the moves left.
    fn is_winning(&mut self, mv: Move) -> Result<bool, Unfinished> {
        if self.at.record.plies().is_empty() {
            return Ok(self.next_of_solution() == Some(mv));
        }
        let left = self.moves_left();
        self.solver.is_winning(self.at.record.position(), mv, left)
    }

    fn play_and_answer(&mut self, mv: Move) -> io::Result<()> {
        if !self.play_ply(mv)? {
            return Ok(());
        }
        let reply = match self.next_of_solution() {
            Some(reply) => Ok(Some(reply)),
            None => {
                let left = self.moves_left();
                let defence = self.solver.longest_defence(self.at.record.position(), left);
                defence.map(|defence| defence.map(|defence| defence.reply))
            }
        };
        match reply {
            Ok(Some(reply)) => {
                if self.play_ply(reply)? {
                    self.tell_task()?;
                }
                Ok(())
            }
            Ok(None) | Err(Unfinished) => {
                self.at.record.undo();
                self.at.console.say("Interrupted: the move is taken back.")
            }
        }
    }

    /// Plays a legal ply and says what it did. Returns whether the puzzle goes on.
    fn play_ply(&mut self, mv: Move) -> io::Result<bool> {
        self.at.play(mv)?;
        if self.at.record.result().winner() != Some(Color::Blue) {
            return Ok(true);
        }
        self.at.is_over = true;
        let praise = if self.at.helped {
            "Solved, with help. Type next for another.".to_owned()
        } else {
            self.streak += 1;
            format!("Solved: {} in a row. Type next for another.", self.streak)
        };
        self.at.console.say(praise)?;
        Ok(false)
    }

    fn fail(&mut self) {
        self.at.helped = true;
        self.streak = 0;
    }

    /// The rest of a solution from the current position.
    fn rest_of_solution(&mut self) -> Result<Vec<Move>, Unfinished> {
        match self.next_of_solution() {
            Some(_) => Ok(self.puzzle().solution[self.at.record.plies().len()..].to_vec()),
            None => {
                let left = self.moves_left();
                self.solver.line(self.at.record.position(), left)
            }
        }
    }
}

impl Exercises for PuzzleSession {
    const WORDS: Vocabulary = WORDS;
    const HELP: &'static str = "A move is two squares, c5b4, or a square and a turn, c5R clockwise, c5L\n\
                                counter-clockwise. One that does not win in time is not played.\n";

    fn exercise(&self) -> &Exercise {
        &self.at
    }

    fn exercise_mut(&mut self) -> &mut Exercise {
        &mut self.at
    }

    fn tell_task(&mut self) -> io::Result<()> {
        let task = if self.at.is_over {
            "The puzzle is over: type next for another.".to_owned()
        } else {
            format!("Blue to move and win {}.", self.goal())
        };
        self.at.console.say(task)
    }

    /// Plays the user's move if it keeps the win, and answers it.
    fn try_move(&mut self, mv: Move) -> io::Result<()> {
        match self.is_winning(mv) {
            Err(Unfinished) => self.at.console.say("Interrupted: the move is not played."),
            Ok(false) => {
                self.fail();
                let goal = self.goal();
                let wrong = format!("{mv} does not win {goal}. Try again.");
                self.at.console.say(wrong)
            }
            Ok(true) => self.play_and_answer(mv),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let line = self.rest_of_solution().ok();
        let Some(mv) = line.and_then(|line| line.first().copied()) else {
            return self.at.console.say("Interrupted.");
        };
        self.fail();
        self.at.name_piece(mv)
    }

    fn solution(&mut self) -> io::Result<()> {
        match self.rest_of_solution() {
            Err(Unfinished) => self.at.console.say("Interrupted."),
            Ok(line) => {
                self.fail();
                self.at.is_over = true;
                let line = laser::line(&line);
                self.at.console.say(format!(
                    "The solution: {line}. Type again to play it, or next."
                ))
            }
        }
    }

    fn again(&mut self) -> io::Result<Next> {
        self.begin(self.index).map(|()| Next::Listen)
    }

    /// Goes to another puzzle. Leaving one unsolved ends the streak.
    fn next(&mut self, number: Option<&str>) -> Result<Next, Fault> {
        let index = match number {
            None => (self.index + 1) % shipped().len(),
            Some(word) => {
                let number = word.parse();
                index_of(number.map_err(|_| Refusal::NoNumber(Quoted::new(word)))?)?
            }
        };
        if !self.at.is_over {
            self.streak = 0;
        }
        self.begin(index)?;
        Ok(Next::Listen)
    }
}

/// The index of the puzzle of this number, from 1.
fn index_of(number: u32) -> Result<usize, Refusal> {
    let count = shipped().len();
    let index = (number as usize).checked_sub(1);
    let index = index.filter(|&index| index < count);
    index.ok_or(Refusal::NoPuzzle { number, count })
}
