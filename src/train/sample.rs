//! Samples: the positions of games as the trainer sees them, all inputs listed once and for all.

use crate::laser::eval::linear_score;
use crate::laser::eval::network::{INPUTS, POINTS, bucket, for_each_input};
use crate::laser::rules::{Color, Kind, Move, Position};
use fxhash::FxHashSet;

/// The greatest score, in points, of a position that is taken: beyond it a game is as good as won,
/// and its score says more of how far the search saw than of the position.
pub const MAX_SCORE: i32 = 1500;

/// An input as it is stored.
pub type Input = u16;

const _: () = assert!(INPUTS <= 1 << Input::BITS, "an input fits its number");

/// A game as the trainer needs it.
#[derive(Clone, Debug)]
pub struct Game {
    /// The position at which the moves begin.
    pub start: Position,
    /// Each legal move, with its score for the player of the move, in points; `None` where there was
    /// no score or that of a forced win or loss.
    pub moves: Vec<(Move, Option<i32>)>,
    /// What Blue got: 1 for a win, 0.5 for a draw, 0 for a loss.
    pub result: f32,
}

/// What is known of a position apart from its inputs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Head {
    /// The score of the linear evaluation, to which the network adds, as a logit.
    pub base: f32,
    /// The expected result for the side to move, 0 to 1, by the score of the search.
    pub expected: f32,
    /// The result for the side to move: 0, 0.5 or 1.
    pub result: f32,
    /// The output layer.
    pub bucket: u8,
}

/// A position as the trainer sees it.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    /// All that is known apart from the inputs.
    pub head: &'a Head,
    /// The inputs, as the side to move sees them, then as its opponent does.
    pub inputs: [&'a [Input]; 2],
}

/// A list of samples, compact enough for millions.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    heads: Vec<Head>,
    /// The end of the inputs of each sample. The first half of them is as the side to move sees the
    /// position; there are as many for its opponent.
    ends: Vec<usize>,
    inputs: Vec<Input>,
    /// Keys that a position shares with its mirror image, which is the same sample.
    keys: Vec<u64>,
}

impl Samples {
    /// The number of samples.
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    /// The sample of this number, from 0.
    ///
    /// # Panics
    /// When there are not as many.
    #[inline(always)]
    pub fn get(&self, index: usize) -> Sample<'_> {
        let end = self.ends[index];
        let begin = if index == 0 { 0 } else { self.ends[index - 1] };
        let (ours, theirs) = self.inputs[begin..end].split_at((end - begin) / 2);
        let head = &self.heads[index];
        Sample {
            head,
            inputs: [ours, theirs],
        }
    }

    /// The samples of a game: its quiet positions with a score of at most [`MAX_SCORE`]. Quiet means
    /// that neither standing beam would decide anything at once, so that the score is that of the
    /// position and not of what is about to happen: the enemy's does not hit the King, one's own hits
    /// nothing, and the move played removes nothing.
    pub fn of_game(game: &Game) -> Samples {
        let mut samples = Samples::default();
        let mut position = game.start.clone();
        for &(mv, score) in &game.moves {
            let side = position.side();
            let threatened = position.beam(!side).target() == position.king(side);
            if let Some(score) = score.filter(|score| score.abs() <= MAX_SCORE)
                && !threatened
                && position.beam(side).target().is_none()
                && position.find_hit(mv).is_none()
            {
                let result = match side {
                    Color::Blue => game.result,
                    Color::Red => 1.0 - game.result,
                };
                samples.push(&position, score, result);
            }
            position.play_unchecked(mv);
        }
        samples
    }

    /// Adds a position with the score in points and the result for the side to move.
    pub fn push(&mut self, position: &Position, score: i32, result: f32) {
        let side = position.side();
        for perspective in [side, !side] {
            let inputs = &mut self.inputs;
            for_each_input(position, perspective, |input| inputs.push(input as Input));
        }
        self.ends.push(self.inputs.len());
        let board = position.board();
        let phase = (board.kind(Kind::Deflector) | board.kind(Kind::Defender)).count();
        self.heads.push(Head {
            base: linear_score(position) as f32 / POINTS as f32,
            expected: expected(score as f32 / POINTS as f32),
            result,
            bucket: bucket(phase as i32) as u8,
        });
        let key = position.key().min(position.flipped().key());
        self.keys.push(key);
    }

    /// Adds the samples of `other` whose positions are not in `seen`, and adds these to it.
    pub fn append_new(&mut self, other: &Samples, seen: &mut FxHashSet<u64>) {
        for index in 0..other.len() {
            if seen.insert(other.keys[index]) {
                let Sample { head, inputs } = other.get(index);
                self.heads.push(*head);
                self.inputs.extend(inputs.into_iter().flatten());
                self.ends.push(self.inputs.len());
                self.keys.push(other.keys[index]);
            }
        }
    }
}

/// The expected result, 0 to 1, of a logit.
#[inline(always)]
pub fn expected(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}
