//! Puzzles at the prompt: the person plays Blue, and the solver answers with the longest defence.

use super::board::{Board, tell_size};
use super::near::{read_move, with_nearest};
use super::puzzle_command::{COMMANDS, PuzzleCommand};
use super::screen;
use crate::laser::render::Beams;
use crate::laser::rules::{Color, Move, MoveList, Record};
use crate::laser::solver::{Solver, Unfinished};
use crate::play::console::Console;
use crate::play::prompt::{self, Fault, Next, Table};
use crate::play::skill::any_seed;
use crate::play::words::help;
use crate::puzzles::{Puzzle, shipped};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::io::{self, Write};
use std::sync::Arc;

/// The puzzles, one of which is on the board.
pub(super) struct PuzzleSession<W: Write> {
    console: Console<W>,
    board: Board,
    puzzles: &'static [Puzzle],
    /// The index of the puzzle on the board.
    index: usize,
    record: Record,
    solver: Solver,
    /// Whether the person has made a mistake or asked for help in this puzzle.
    helped: bool,
    /// Whether the puzzle is solved, or its solution has been shown.
    is_over: bool,
    /// The puzzles solved one after the other without a mistake or help.
    streak: u32,
}

impl<W: Write> PuzzleSession<W> {
    /// A session that begins with the puzzle of this number, from 1, or with a random one.
    ///
    /// # Errors
    /// If there is no puzzle of this number.
    pub(super) fn new(
        number: Option<u32>,
        console: Console<W>,
        board: Board,
    ) -> Result<PuzzleSession<W>, String> {
        let puzzles = shipped();
        let index = match number {
            Some(number) => index_of(number, puzzles)?,
            None => {
                let mut random = Xoshiro256PlusPlus::seed_from_u64(any_seed());
                random.random_range(0..puzzles.len().max(1))
            }
        };
        let puzzle = puzzles.get(index).ok_or("there are no puzzles")?;
        let solver = Solver::new(Arc::clone(console.interrupt.flag()));
        Ok(PuzzleSession {
            console,
            board,
            puzzles,
            index,
            record: Record::new(puzzle.position.clone()),
            solver,
            helped: false,
            is_over: false,
            streak: 0,
        })
    }

    /// Runs the session until the input ends or the person quits.
    pub(super) fn run(mut self) -> io::Result<()> {
        self.console.say(
            "Solve puzzles: find the one move with which Blue wins in time, whatever Red does.\n\
             Type a move such as e4e5 or e4R, or help.",
        )?;
        tell_size(&mut self.console)?;
        self.begin(self.index)?;
        prompt::run(&mut self)
    }

    fn carry_out(&mut self, command: PuzzleCommand) -> io::Result<()> {
        match command {
            PuzzleCommand::Move(text) => self.play(&text),
            PuzzleCommand::Hint => self.hint(),
            PuzzleCommand::Solution => self.solution(),
            PuzzleCommand::Again => self.begin(self.index),
            PuzzleCommand::Next(None) => self.leave_for((self.index + 1) % self.puzzles.len()),
            PuzzleCommand::Next(Some(number)) => match index_of(number, self.puzzles) {
                Ok(index) => self.leave_for(index),
                Err(reason) => self.console.say(&reason),
            },
            PuzzleCommand::Board => {
                self.draw_last_shot()?;
                self.tell_task()
            }
            PuzzleCommand::Beam => self.draw(Beams::Standing),
            PuzzleCommand::Help => self.help(),
            // `act` handles it.
            PuzzleCommand::Quit => Ok(()),
        }
    }

    fn puzzle(&self) -> &'static Puzzle {
        &self.puzzles[self.index]
    }

    /// The moves that Blue has left.
    fn moves_left(&self) -> u32 {
        let made = self.record.plies().len().div_ceil(2) as u32;
        self.puzzle().wins.saturating_sub(made)
    }

    fn legal_moves(&self) -> MoveList {
        if self.is_over {
            MoveList::new()
        } else {
            self.record.position().legal_moves()
        }
    }

    /// The solution's next move, as long as the moves played are its first.
    fn next_of_solution(&self) -> Option<Move> {
        let solution = &self.puzzle().solution;
        let plies = self.record.plies();
        let mut pairs = plies.iter().zip(solution);
        if pairs.all(|(ply, mv)| ply.mv == *mv) {
            solution.get(plies.len()).copied()
        } else {
            None
        }
    }

    /// Leaves the puzzle for another. One that was not solved ends the streak.
    fn leave_for(&mut self, index: usize) -> io::Result<()> {
        if !self.is_over {
            self.streak = 0;
        }
        self.helped = false;
        self.begin(index)
    }

    /// Shows a puzzle from its first move on.
    fn begin(&mut self, index: usize) -> io::Result<()> {
        // Once solved or shown it does not count again.
        self.helped |= self.is_over && index == self.index;
        self.index = index;
        self.record = Record::new(self.puzzle().position.clone());
        self.is_over = false;
        self.draw(Beams::Standing)?;
        let (number, all) = (index + 1, self.puzzles.len());
        let grade = self.puzzle().grade;
        self.console
            .say(&format!("Puzzle {number} of {all}, grade {grade} of 5."))?;
        self.tell_task()
    }

    fn tell_task(&mut self) -> io::Result<()> {
        let task = match (self.is_over, self.moves_left()) {
            (true, _) => "The puzzle is over: type next for another.".to_owned(),
            (false, 1) => "Blue to move and win at once.".to_owned(),
            (false, moves) => format!("Blue to move and win in {moves}."),
        };
        self.console.say(&task)
    }

    fn draw(&mut self, beams: Beams<'_>) -> io::Result<()> {
        let position = self.record.position();
        self.board.draw(position, beams, &mut self.console)
    }

    fn draw_last_shot(&mut self) -> io::Result<()> {
        match self.record.plies().last().cloned() {
            Some(ply) => self.draw(Beams::Shot(&ply)),
            None => self.draw(Beams::Standing),
        }
    }

    /// A move of the person: played if it keeps the win, and then answered.
    fn play(&mut self, text: &str) -> io::Result<()> {
        if self.is_over {
            return self.tell_task();
        }
        let legal = self.legal_moves();
        let position = self.record.position();
        let checked = read_move(text, &legal).and_then(|mv| {
            let fault = |reason| with_nearest(&mv.to_string(), format!("{mv}: {reason}"), &legal);
            position.check(mv).map_err(fault)
        });
        let mv = match checked {
            Ok(mv) => mv,
            Err(reason) => return self.console.say(&reason),
        };
        match self.is_winning(mv) {
            Err(Unfinished) => self.console.say("Interrupted: the move is not played."),
            Ok(false) => {
                self.fail();
                let goal = match self.moves_left() {
                    1 => "at once".to_owned(),
                    moves => format!("in {moves}"),
                };
                self.console
                    .say(&format!("{mv} does not win {goal}. Try again."))
            }
            Ok(true) => self.play_and_answer(mv),
        }
    }

    /// Whether a legal move of Blue keeps the win within the moves left.
    fn is_winning(&mut self, mv: Move) -> Result<bool, Unfinished> {
        if self.record.plies().is_empty() {
            return Ok(self.next_of_solution() == Some(mv));
        }
        let left = self.moves_left();
        self.solver.is_winning(self.record.position(), mv, left)
    }

    fn play_and_answer(&mut self, mv: Move) -> io::Result<()> {
        if !self.play_ply(mv)? {
            return Ok(());
        }
        let reply = match self.next_of_solution() {
            Some(reply) => Ok(Some(reply)),
            None => {
                let left = self.moves_left();
                let defence = self.solver.longest_defence(self.record.position(), left);
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
                self.record.undo();
                self.console.say("Interrupted: the move is taken back.")
            }
        }
    }

    /// Plays a legal ply and says what it did. Returns whether the game goes on.
    fn play_ply(&mut self, mv: Move) -> io::Result<bool> {
        let Ok(ply) = self.record.play(mv).cloned() else {
            return Ok(true);
        };
        self.draw(Beams::Shot(&ply))?;
        let words = screen::played(&ply, self.record.position());
        self.console.say(&words)?;
        if ply.winner() != Some(Color::Blue) {
            return Ok(true);
        }
        self.is_over = true;
        let praise = if self.helped {
            "Solved, with help. Type next for another.".to_owned()
        } else {
            self.streak += 1;
            format!("Solved: {} in a row. Type next for another.", self.streak)
        };
        self.console.say(&praise)?;
        Ok(false)
    }

    fn fail(&mut self) {
        self.helped = true;
        self.streak = 0;
    }

    /// The rest of a solution from the board as it is.
    fn rest_of_solution(&mut self) -> Result<Vec<Move>, Unfinished> {
        match self.next_of_solution() {
            Some(_) => Ok(self.puzzle().solution[self.record.plies().len()..].to_vec()),
            None => {
                let left = self.moves_left();
                self.solver.line(self.record.position(), left)
            }
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        if self.is_over {
            return self.tell_task();
        }
        let mv = self.rest_of_solution().ok();
        let Some(mv) = mv.and_then(|line| line.first().copied()) else {
            return self.console.say("Interrupted.");
        };
        self.fail();
        let piece = self.record.position().board().piece_on(mv.from());
        let piece = piece.map_or(String::new(), |piece| screen::owned_on(piece, mv.from()));
        let verb = if mv.from() == mv.to() { "Turn" } else { "Move" };
        self.console.say(&format!("{verb} {piece}."))
    }

    fn solution(&mut self) -> io::Result<()> {
        if self.is_over {
            return self.tell_task();
        }
        match self.rest_of_solution() {
            Err(Unfinished) => self.console.say("Interrupted."),
            Ok(line) => {
                self.fail();
                self.is_over = true;
                let line = screen::line(&line);
                self.console.say(&format!(
                    "The solution: {line}. Type again to play it, or next."
                ))
            }
        }
    }

    fn help(&mut self) -> io::Result<()> {
        let moves = "A move is two squares, e4e5, or a square and a turn, e4R clockwise, e4L\n\
                     counter-clockwise. One that does not win in time is not played.\n";
        self.console.show(&help(moves, &COMMANDS))
    }
}

impl<W: Write> Table for PuzzleSession<W> {
    type Out = W;

    fn console(&mut self) -> &mut Console<W> {
        &mut self.console
    }

    fn prompt(&self) -> String {
        if self.is_over { "next> " } else { "Blue> " }.to_owned()
    }

    fn legal_words(&self) -> Vec<String> {
        self.legal_moves().iter().map(Move::to_string).collect()
    }

    /// The solver answers a move at once, so that it is always the person's turn.
    fn let_engine_move(&mut self) -> Result<bool, Fault> {
        Ok(false)
    }

    fn act(&mut self, line: &str) -> Result<Next, Fault> {
        match PuzzleCommand::parse(line)? {
            None => {}
            Some(PuzzleCommand::Quit) => return Ok(Next::Quit),
            Some(command) => self.carry_out(command)?,
        }
        Ok(Next::Listen)
    }
}

/// The index of the puzzle of this number, from 1.
fn index_of(number: u32, puzzles: &[Puzzle]) -> Result<usize, String> {
    let index = (number as usize).checked_sub(1);
    let index = index.filter(|&index| index < puzzles.len());
    index.ok_or_else(|| {
        format!(
            "there is no puzzle {number}: they have the numbers 1 to {}",
            puzzles.len()
        )
    })
}
