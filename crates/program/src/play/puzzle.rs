//! Puzzles at the prompt: the user plays Blue, and the solver answers with the longest defence.

use super::args::{PlayArgs, any_seed};
use super::console::{Console, Vocabulary};
use super::exercise::{COMMON, Exercise, Exercises, Posed};
use super::lang::text;
use super::laser::{self, LaserPrompt};
use super::prompt::{self, Fault, Next};
use super::prompt_game::PromptGame;
use super::words::{Commands, Refusal};
use akhet::laser::rules::{Color, Move, Record};
use akhet::laser::solver::{Solver, Unfinished};
use akhet::lines::Quoted;
use akhet_records::puzzles::{Puzzle, shipped};
use std::io;
use std::sync::Arc;

/// The commands while solving puzzles.
pub(super) const WORDS: Vocabulary = Vocabulary {
    commands: Commands {
        game: "puzzle",
        names: COMMON,
    },
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
        console.show(&(text!("puzzle-intro") + "\n" + &note))?;
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
        let posed = text!("puzzle-number", number = number, count = all, grade = grade);
        self.at.console.say(posed)?;
        self.tell_task()
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
                self.at.console.say(text!("interrupted-back"))
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
            text!("puzzle-helped")
        } else {
            self.streak += 1;
            text!("puzzle-solved", streak = self.streak)
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

    fn help() -> String {
        text!("how-puzzle")
    }

    fn exercise(&self) -> &Exercise {
        &self.at
    }

    fn exercise_mut(&mut self) -> &mut Exercise {
        &mut self.at
    }

    fn tell_task(&mut self) -> io::Result<()> {
        let task = if self.at.is_over {
            text!("puzzle-over")
        } else {
            text!("puzzle-task", moves = self.moves_left())
        };
        self.at.console.say(task)
    }

    /// Plays the user's move if it keeps the win, and answers it.
    fn try_move(&mut self, mv: Move) -> io::Result<()> {
        match self.is_winning(mv) {
            Err(Unfinished) => self.at.console.say(text!("interrupted-unplayed")),
            Ok(false) => {
                self.fail();
                let moves = self.moves_left();
                let wrong = text!("puzzle-wrong", move = mv.to_string(), moves = moves);
                self.at.console.say(wrong)
            }
            Ok(true) => self.play_and_answer(mv),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let line = self.rest_of_solution().ok();
        let Some(mv) = line.and_then(|line| line.first().copied()) else {
            return self.at.console.say(text!("interrupted"));
        };
        self.fail();
        self.at.name_piece(mv)
    }

    fn solution(&mut self) -> io::Result<()> {
        match self.rest_of_solution() {
            Err(Unfinished) => self.at.console.say(text!("interrupted")),
            Ok(line) => {
                self.fail();
                self.at.is_over = true;
                let line = laser::line(&line);
                self.at.console.say(text!("puzzle-solution", line = line))
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
