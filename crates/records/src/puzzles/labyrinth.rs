//! Puzzles of Labyrinth: Blue, to move, finds the treasure of its last card in one turn, or in two whatever the
//! others do. `puzzles/README.md` describes the file format.

use super::GRADES;
use super::format::{PuzzleFileError, lines_of, number};
use akhet::labyrinth::eval::Aim;
use akhet::labyrinth::rules::{
    Bitboard, FenError, IllegalMove, Move, ParseMoveError, Position, Rules, Seat,
};
use akhet::lines::Quoted;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The file of the puzzles that come with the program.
pub const SHIPPED: &str = include_str!("../../../../puzzles/labyrinth.puzzles");

/// The names of the fields, as in the first lines of a file.
pub const FIELDS: [&str; 5] = ["fen", "turns", "grade", "solution", "themes"];

/// The lengths of puzzles, in Blue's turns.
pub const TURNS: RangeInclusive<u32> = 1..=2;

/// The rules of all puzzles: who finds the last card wins.
pub const RULES: Rules = Rules {
    free_order: false,
    no_return: true,
    any_exit: false,
    any_square: false,
};

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position, with Blue to move and one card left to Blue.
    pub position: Position,
    /// The number of Blue's turns.
    pub turns: u32,
    /// How hard it is, 1 to 5, among the puzzles of this length.
    pub grade: u32,
    /// The turns of all players. With one turn no other slide finds the treasure; with two no other first turn does so
    /// in time.
    pub solution: Vec<Move>,
}

/// Why a line is not a puzzle.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum ParsePuzzleError {
    #[error("a puzzle has {count} fields with tabs between them, not {0}", count = FIELDS.len())]
    Fields(usize),
    #[error("fen: {0}")]
    Fen(#[from] FenError),
    #[error("fen: Blue must be to move and have one card, which is known, and Orange two or more")]
    Task,
    #[error(transparent)]
    Number(#[from] super::format::WrongNumber),
    #[error("solution: turn {0} '{1}' is not a turn: {2}")]
    NoMove(usize, Quoted, ParseMoveError),
    #[error("solution: turn {0} '{1}': {2}")]
    Illegal(usize, Move, IllegalMove),
    #[error("solution: Blue does not find the treasure in exactly {0} turns")]
    Length(u32),
    #[error("themes: the solution shows '{0}', not '{1}'")]
    Themes(String, Quoted),
}

/// Reads puzzles, one per line. Empty lines and those that begin with `#` are skipped. Solutions are checked for
/// legality, not proved.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleFileError<ParsePuzzleError>> {
    lines_of(text)
}

impl fmt::Display for Puzzle {
    /// Writes the puzzle as a line, without the line end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (position, turns, grade) = (&self.position, self.turns, self.grade);
        let solution: Vec<String> = self.solution.iter().map(Move::to_string).collect();
        let (solution, themes) = (solution.join(" "), self.themes().join(" "));
        write!(f, "{position}\t{turns}\t{grade}\t{solution}\t{themes}")
    }
}

impl FromStr for Puzzle {
    type Err = ParsePuzzleError;
    fn from_str(line: &str) -> Result<Puzzle, ParsePuzzleError> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, turns, grade, solution, themes] = *fields else {
            return Err(ParsePuzzleError::Fields(fields.len()));
        };
        let position = Position::from_fen(fen, RULES)?;
        let cards = |seat| position.hand(seat).left();
        let others_need_more = |&seat: &Seat| seat == Seat::Blue || cards(seat).len() > 1;
        if position.mover() != Seat::Blue
            || !matches!(cards(Seat::Blue), [Some(_)])
            || !position.seats().iter().all(others_need_more)
        {
            return Err(ParsePuzzleError::Task);
        }
        let puzzle = Puzzle {
            turns: number("turns", turns, TURNS)?,
            grade: number("grade", grade, GRADES)?,
            solution: moves(&position, solution)?,
            position,
        };
        if puzzle
            .solution
            .len()
            .div_ceil(puzzle.position.seats().len()) as u32
            != puzzle.turns
            || puzzle.end().winner() != Some(Seat::Blue)
        {
            return Err(ParsePuzzleError::Length(puzzle.turns));
        }
        let shown = puzzle.themes().join(" ");
        match shown == themes {
            true => Ok(puzzle),
            false => Err(ParsePuzzleError::Themes(shown, Quoted::new(themes))),
        }
    }
}

/// Reads the turns of a solution, each of which must be legal after those before it.
fn moves(position: &Position, text: &str) -> Result<Vec<Move>, ParsePuzzleError> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for (number, word) in (1..).zip(text.split(' ')) {
        let mv: Move = word
            .parse()
            .map_err(|error| ParsePuzzleError::NoMove(number, Quoted::new(word), error))?;
        let played = position.play(mv);
        played.map_err(|error| ParsePuzzleError::Illegal(number, mv, error))?;
        moves.push(mv);
    }
    Ok(moves)
}

/// What a turn of Blue does in a puzzle.
struct Turn {
    /// The slide carries the pawn to the neighbouring square.
    rides: bool,
    /// The slide pushes the pawn out, and it comes in at the other end.
    is_put_in: bool,
    /// The slide carries a treasure of Blue's on the board, or pushes it out.
    moves_treasure: bool,
    /// The treasure lies on the spare.
    from_spare: bool,
    /// The pawn walks over the tile that was pushed in, or stops there.
    crosses: bool,
    /// The number of passages that the pawn walks through.
    steps: usize,
}

impl Turn {
    /// The turn `mv` of the mover in this position.
    fn of(position: &Position, mv: Move) -> Turn {
        let arrow = mv.arrow();
        let pawn = position.pawn(position.mover());
        let carried = arrow.carry(pawn);
        let walk = position.walk(mv).unwrap_or_default();
        let target = position.hand(position.mover()).top().flatten();
        let target = target.map_or(Bitboard::EMPTY, |treasure| position.board().find(treasure));
        Turn {
            rides: carried != pawn && pawn != arrow.exit(),
            is_put_in: pawn == arrow.exit(),
            moves_treasure: target.intersects(arrow.line()),
            from_spare: target == Bitboard::EMPTY,
            crosses: walk
                .get(1..)
                .is_some_and(|walk| walk.contains(&arrow.entry())),
            steps: walk.len().saturating_sub(1),
        }
    }
}

impl Puzzle {
    /// A puzzle with this solution.
    pub fn new(position: Position, solution: Vec<Move>) -> Puzzle {
        let turns = solution.len().div_ceil(position.seats().len()) as u32;
        let mut puzzle = Puzzle {
            position,
            turns,
            grade: *GRADES.start(),
            solution,
        };
        let points = puzzle.difficulty();
        let begin = BEGIN[turns as usize - 1];
        puzzle.grade += begin.iter().filter(|&&begin| points >= begin).count() as u32;
        puzzle
    }

    /// Blue's turns in the solution.
    fn own_turns(&self) -> Vec<Turn> {
        let mut position = self.position.clone();
        let mut turns = Vec::new();
        for &mv in &self.solution {
            if position.mover() == Seat::Blue {
                turns.push(Turn::of(&position, mv));
            }
            position.play_unchecked(mv);
        }
        turns
    }

    /// The position at the end of the solution.
    fn end(&self) -> Position {
        let mut position = self.position.clone();
        for &mv in &self.solution {
            position.play_unchecked(mv);
        }
        position
    }

    /// What makes the solution hard to see, in points: a passage walked through counts 1, what the slide does to pawn
    /// and treasure 2 to 5.
    pub fn difficulty(&self) -> usize {
        let points = |turn: Turn| {
            turn.steps
                + 2 * usize::from(turn.rides)
                + 5 * usize::from(turn.is_put_in)
                + 3 * usize::from(turn.moves_treasure)
                + 3 * usize::from(turn.from_spare)
        };
        self.own_turns().into_iter().map(points).sum()
    }

    /// What Blue's turns of the solution do, by the words of a file.
    pub fn themes(&self) -> Vec<&'static str> {
        let turns = self.own_turns();
        let any = |is_shown: fn(&Turn) -> bool| turns.iter().any(is_shown);
        let shown = [
            ("bridge", any(|turn| turn.crosses)),
            ("ride", any(|turn| turn.rides)),
            ("out-and-in", any(|turn| turn.is_put_in)),
            ("moving-treasure", any(|turn| turn.moves_treasure)),
            ("spare", any(|turn| turn.from_spare)),
            ("stay", any(|turn| turn.steps == 0)),
        ];
        let shown = shown.into_iter().filter(|(_, is_shown)| *is_shown);
        shown.map(|(word, _)| word).collect()
    }
}

/// By the number of turns, the difficulties at which grades 2 to 5 begin. They divided the first 400 into fifths.
const BEGIN: [[usize; 4]; 2] = [[5, 7, 9, 12], [9, 11, 12, 15]];

/// Whether the player to move can win with one turn.
fn wins_at_once(position: &Position) -> bool {
    let mover = position.mover();
    Aim::of(position, mover).is_near(position.board(), position.closed(), position.pawn(mover))
}

/// With two players, the turns with which the player to move finds its only card within `turns` of its turns, 1 or 2,
/// whatever the other does, who needs more than one turn to win.
pub fn winning_turns(position: &Position, turns: u32) -> Vec<Move> {
    let mover = position.mover();
    let wins = |mv: &Move| {
        let after = after_turn(position, *mv);
        match after.winner() {
            Some(winner) => winner == mover,
            None => {
                turns > 1 && replies(&after).all(|reply| wins_at_once(&after_turn(&after, reply)))
            }
        }
    };
    position.moves().filter(wins).collect()
}

fn after_turn(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

/// One turn for each slide: where the replying pawn goes makes no difference to the other one.
fn replies(position: &Position) -> impl Iterator<Item = Move> + use<> {
    let reaches = position.reaches().into_iter();
    reaches.filter_map(|reach| reach.moves().next())
}

/// The turn of the player to move that leaves the other one the fewest slides to win with.
pub fn best_defence(position: &Position) -> Option<Move> {
    let left = |mv: &Move| {
        let after = after_turn(position, *mv);
        let mover = after.mover();
        Aim::of(&after, mover).slides(after.board(), after.closed(), after.pawn(mover))
    };
    replies(position).min_by_key(left)
}

/// Why a puzzle is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum Fault {
    #[error("{0} finds the treasure in one turn")]
    Shorter(Move),
    #[error("{0} is another way")]
    Second(Move),
    #[error("the solution does not find the treasure against every reply")]
    First,
}

/// Proves that the solution's first turn is the only way: with one turn by its slide, with two by itself.
///
/// # Errors
/// What is wrong with the puzzle.
pub fn prove(puzzle: &Puzzle) -> Result<(), Fault> {
    let (position, turns) = (&puzzle.position, puzzle.turns);
    if turns > 1
        && let Some(&mv) = winning_turns(position, 1).first()
    {
        return Err(Fault::Shorter(mv));
    }
    let found = winning_turns(position, turns);
    let first = puzzle.solution.first().ok_or(Fault::First)?;
    match found.iter().find(|mv| *mv != first) {
        Some(&mv) => Err(Fault::Second(mv)),
        None if found.is_empty() => Err(Fault::First),
        None => Ok(()),
    }
}
