//! Puzzles at the prompt: the user plays Blue, and the solver answers with the longest defence.

use super::args::{PlayArgs, any_seed};
use super::console::{Console, Vocabulary};
use super::laser::{self, LaserPrompt, draw, draw_standing};
use super::laser_guide;
use super::prompt::{self, Conversation, Fault, Next};
use super::prompt_game::{PromptGame, Screen, explain};
use super::words::{Refusal, Typed};
use akhet::game::Game;
use akhet::grid::Charset;
use akhet::laser::rules::{Color, Move, Record};
use akhet::laser::solver::{Solver, Unfinished};
use akhet::lines::Quoted;
use akhet_records::puzzles::{Puzzle, shipped};
use std::io;
use std::sync::Arc;

/// The commands while solving puzzles.
pub(super) const WORDS: Vocabulary = Vocabulary {
    commands: "\
hint            name the piece to move
solution        show the solution
again           start the puzzle again
next [N]        go to the next puzzle, or to number N
rules           the goal and the rules, in short
legend          what the letters and signs on the board mean
what SQUARE     what stands there, where it faces, what the beams do
board           draw the board again
beam            show where both beams run on the current board
help [COMMAND]  show this list, or what one command does
quit            leave; exit, q and Ctrl-D do too
",
    ..LaserPrompt::WORDS
};

pub(super) struct PuzzleSession {
    console: Console,
    charset: Charset,
    /// The index of the current puzzle.
    index: usize,
    record: Record,
    solver: Solver,
    /// Whether the user has made a mistake or asked for help.
    helped: bool,
    /// Whether the puzzle is solved or its solution was shown.
    is_over: bool,
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
        Ok(PuzzleSession {
            console,
            charset: args.charset(),
            index,
            record: Record::new(shipped()[index].position.clone()),
            solver,
            helped: false,
            is_over: false,
            streak: 0,
        })
    }

    /// Runs the session until the input ends or the user quits.
    pub(super) fn run(mut self) -> io::Result<()> {
        let note = laser::size_note(self.console.input.size());
        self.console.show(&format!(
            "Solve puzzles: find the one move that wins for Blue in time, whatever Red does.\n\
             Type your move, or help.\n{note}"
        ))?;
        self.begin(self.index)?;
        prompt::run(&mut self)
    }

    fn puzzle(&self) -> &'static Puzzle {
        &shipped()[self.index]
    }

    fn moves_left(&self) -> u32 {
        let made = self.record.plies().len().div_ceil(2) as u32;
        self.puzzle().wins.saturating_sub(made)
    }

    /// The next move of the solution, if it has been followed so far.
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

    /// Goes to another puzzle. Leaving one unsolved ends the streak.
    fn leave_for(&mut self, index: usize) -> io::Result<()> {
        if !self.is_over {
            self.streak = 0;
        }
        self.helped = false;
        self.begin(index)
    }

    fn begin(&mut self, index: usize) -> io::Result<()> {
        // A puzzle already solved or shown does not count again.
        self.helped |= self.is_over && index == self.index;
        self.index = index;
        self.record = Record::new(self.puzzle().position.clone());
        self.is_over = false;
        self.draw()?;
        let (number, all) = (index + 1, shipped().len());
        let grade = self.puzzle().grade;
        self.console
            .say(format!("Puzzle {number} of {all}, grade {grade} of 5."))?;
        self.tell_task()
    }

    fn tell_task(&mut self) -> io::Result<()> {
        if self.is_over {
            return self
                .console
                .say("The puzzle is over: type next for another.");
        }
        let goal = self.goal();
        self.console.say(format!("Blue to move and win {goal}."))
    }

    /// How soon Blue has to win.
    fn goal(&self) -> String {
        match self.moves_left() {
            1 => "at once".to_owned(),
            moves => format!("in {moves}"),
        }
    }

    fn screen(&mut self) -> Screen {
        Screen {
            viewer: Color::Blue.into(),
            charset: self.charset,
            size: self.console.input.size(),
        }
    }

    fn draw(&mut self) -> io::Result<()> {
        let screen = self.screen();
        let picture = draw(&self.record, Color::Blue, screen);
        self.console.show(&picture)
    }

    /// Plays the user's move if it keeps the win, and answers it.
    fn play(&mut self, word: &str) -> Result<(), Fault> {
        let mv = LaserPrompt::read_move(word, &self.record)?;
        match self.is_winning(mv) {
            Err(Unfinished) => self.console.say("Interrupted: the move is not played.")?,
            Ok(false) => {
                self.fail();
                let goal = self.goal();
                let wrong = format!("{mv} does not win {goal}. Try again.");
                self.console.say(wrong)?;
            }
            Ok(true) => self.play_and_answer(mv)?,
        }
        Ok(())
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

    /// Plays a legal ply and says what it did. Returns whether the puzzle goes on.
    fn play_ply(&mut self, mv: Move) -> io::Result<bool> {
        if self.record.play(mv).is_err() {
            return Ok(true);
        }
        self.draw()?;
        self.console.say(LaserPrompt::last_ply(&self.record))?;
        if self.record.result().winner() != Some(Color::Blue) {
            return Ok(true);
        }
        self.is_over = true;
        let praise = if self.helped {
            "Solved, with help. Type next for another.".to_owned()
        } else {
            self.streak += 1;
            format!("Solved: {} in a row. Type next for another.", self.streak)
        };
        self.console.say(praise)?;
        Ok(false)
    }

    fn fail(&mut self) {
        self.helped = true;
        self.streak = 0;
    }

    /// The rest of a solution from the current position.
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
        let mv = self.rest_of_solution().ok();
        let Some(mv) = mv.and_then(|line| line.first().copied()) else {
            return self.console.say("Interrupted.");
        };
        self.fail();
        let piece = self.record.position().board().piece_on(mv.from());
        let piece = piece.map_or(String::new(), |piece| {
            laser_guide::owned_on(piece, mv.from())
        });
        let verb = if mv.from() == mv.to() { "Turn" } else { "Move" };
        self.console.say(format!("{verb} {piece}."))
    }

    fn solution(&mut self) -> io::Result<()> {
        match self.rest_of_solution() {
            Err(Unfinished) => self.console.say("Interrupted."),
            Ok(line) => {
                self.fail();
                self.is_over = true;
                let line = laser::line(&line);
                self.console.say(format!(
                    "The solution: {line}. Type again to play it, or next."
                ))
            }
        }
    }

    fn leave_for_number(&mut self, word: &str) -> Result<(), Fault> {
        let number = word.parse();
        let number = number.map_err(|_| Refusal::NoNumber(Quoted::new(word)))?;
        let index = index_of(number)?;
        Ok(self.leave_for(index)?)
    }
}

impl Conversation for PuzzleSession {
    fn console(&mut self) -> &mut Console {
        &mut self.console
    }

    fn prompt(&self) -> String {
        if self.is_over { "next> " } else { "Blue> " }.to_owned()
    }

    fn legal_words(&self) -> Vec<String> {
        if self.is_over {
            return Vec::new();
        }
        let legal = self.record.legal_moves();
        legal.iter().map(Move::to_string).collect()
    }

    fn act(&mut self, line: &str) -> Result<Next, Fault> {
        let (command, words) = match Typed::read(line, WORDS.commands)? {
            Typed::Blank => return Ok(Next::Listen),
            Typed::Move(_) if self.is_over => {
                return Ok(self.tell_task().map(|()| Next::Listen)?);
            }
            Typed::Move(word) => return self.play(&word).map(|()| Next::Listen),
            Typed::Command(command, words) => (command, words),
        };
        let viewer = self.screen().viewer;
        if let Some(answer) =
            explain::<LaserPrompt>((command, &words), WORDS.commands, &self.record, viewer)
        {
            self.console.tell(&answer?)?;
            return Ok(Next::Listen);
        }
        match (command, words.as_slice()) {
            ("hint" | "solution", []) if self.is_over => self.tell_task()?,
            ("hint", []) => self.hint()?,
            ("solution", []) => self.solution()?,
            ("again", []) => self.begin(self.index)?,
            ("next", []) => self.leave_for((self.index + 1) % shipped().len())?,
            ("next", [number]) => self.leave_for_number(number)?,
            ("board", []) => {
                self.draw()?;
                self.tell_task()?;
            }
            ("beam", []) => {
                let screen = self.screen();
                let picture = draw_standing(self.record.position(), Color::Blue, screen);
                self.console.show(&picture)?;
            }
            ("help", []) => {
                let moves = "A move is two squares, c5b4, or a square and a turn, c5R clockwise, c5L\n\
                             counter-clockwise. One that does not win in time is not played.\n";
                self.console.show(&(moves.to_owned() + WORDS.commands))?;
            }
            ("quit", []) => return Ok(Next::Quit),
            (command, words) => return Err(Refusal::unexpected(command, words).into()),
        }
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
