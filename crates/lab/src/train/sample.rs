//! Samples: the positions of games as the trainer sees them, with precomputed inputs.

use crate::selfplay::data::{Game, Ply, unpack_score};
use akhet::laser::eval::network::layers::bucket;
use akhet::laser::eval::network::{INPUTS, for_each_input};
use akhet::laser::eval::{Feature, features, midgame_share};
use akhet::laser::rules::{Move, Position};
use akhet::laser::scale::{NETWORK_UNIT, training};
use akhet::laser::search::Score;
use fxhash::FxHashSet;
use std::hash::{Hash, Hasher};

/// The weight of a ply's score in [`later_means`], relative to that of the ply before.
const LATER: f32 = 0.8;

pub type Input = u16;

const _: () = assert!(INPUTS <= 1 << Input::BITS, "an input fits its number");

/// What a sample has besides its inputs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Head {
    /// The bucket of the layers after the first.
    pub bucket: u8,
    /// The share of the midgame in the beam features' weights, 0 to 1.
    pub midgame: f32,
    /// The expected result for the side to move, 0 to 1, according to the search score.
    pub expected: f32,
    /// The same according to the search scores of later positions of the game, a weighted mean.
    pub later: f32,
}

#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    pub head: &'a Head,
    /// The inputs as the side to move sees them, then as its opponent does.
    pub inputs: [&'a [Input]; 2],
    pub beams: &'a [BeamCount],
}

/// A beam feature that the side to move has more often than its opponent, or less often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeamCount {
    pub feature: u8,
    /// How much more often: -80 to 80, since squares are counted.
    pub count: i8,
}

const _: () = assert!(Feature::COUNT <= 1 << u8::BITS, "a feature fits its number");

/// A list of samples, compact enough for millions.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    heads: Vec<Head>,
    /// The end of the inputs of each sample. Its first half is for the side to move, its second for the opponent.
    ends: Vec<usize>,
    inputs: Vec<Input>,
    /// The end of the beam features of each sample.
    beam_ends: Vec<usize>,
    beams: Vec<BeamCount>,
}

impl Samples {
    pub(super) fn len(&self) -> usize {
        self.heads.len()
    }

    #[inline(always)]
    pub fn get(&self, index: usize) -> Sample<'_> {
        let of = |ends: &[usize]| match index.checked_sub(1) {
            Some(last) => ends[last]..ends[index],
            None => 0..ends[index],
        };
        let inputs = &self.inputs[of(&self.ends)];
        let (ours, theirs) = inputs.split_at(inputs.len() / 2);
        Sample {
            head: &self.heads[index],
            inputs: [ours, theirs],
            beams: &self.beams[of(&self.beam_ends)],
        }
    }

    /// Adds a position with the expected results for the side to move.
    pub fn push(&mut self, position: &Position, expected: f32, later: f32) {
        let side = position.side();
        for perspective in [side, !side] {
            let inputs = &mut self.inputs;
            for_each_input(position, perspective, |input| inputs.push(input as Input));
        }
        self.ends.push(self.inputs.len());
        let mut counts = [0_i32; Feature::COUNT];
        for (owner, feature, count) in features(position) {
            let sign = if owner == side { 1 } else { -1 };
            counts[feature.index()] += sign * count;
        }
        let counts = counts.into_iter().zip(0..).filter(|&(count, _)| count != 0);
        let beams = counts.map(|(count, feature)| BeamCount {
            feature,
            count: count as i8,
        });
        self.beams.extend(beams);
        self.beam_ends.push(self.beams.len());
        self.heads.push(Head {
            bucket: bucket(position.board()) as u8,
            midgame: midgame_share(position) as f32,
            expected,
            later,
        });
    }

    /// Adds those samples of a game whose keys are not in `seen`, and the keys to `seen`.
    pub fn append_new(&mut self, game: &GameSamples, seen: &mut FxHashSet<u64>) {
        for (index, &key) in game.keys.iter().enumerate() {
            if seen.insert(key) {
                let Sample {
                    head,
                    inputs,
                    beams,
                } = game.samples.get(index);
                self.heads.push(*head);
                self.inputs.extend(inputs.into_iter().flatten());
                self.ends.push(self.inputs.len());
                self.beams.extend(beams);
                self.beam_ends.push(self.beams.len());
            }
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct GameSamples {
    pub samples: Samples,
    /// For each sample, a key that it shares only with its mirror image, which is the same sample.
    pub keys: Vec<u64>,
}

impl GameSamples {
    /// Takes the quiet positions of a game whose score is at most [`training::MAX`] for either side.
    pub fn of(game: &Game) -> GameSamples {
        let mut taken = GameSamples::default();
        let mut position = game.start.clone();
        for (ply, later) in game.plies.iter().zip(later_means(&game.plies)) {
            if let Some(Score::Points(score)) = ply.score.map(unpack_score)
                && score.abs() <= training::MAX
                && is_quiet(&mut position, ply.mv)
            {
                let own = expected_of(Score::Points(score));
                taken.samples.push(&position, own, later);
                let key = position.key().min(position.flipped().key());
                taken.keys.push(key);
            }
            position.play_unchecked(ply.mv);
        }
        taken
    }
}

impl Hash for GameSamples {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.keys.hash(hasher);
        for head in &self.samples.heads {
            (head.expected.to_bits(), head.later.to_bits()).hash(hasher);
        }
    }
}

/// For each ply, the expected result for its mover according to the scores of the plies after it: their mean, in which
/// each ply has [`LATER`] of the weight of the one before. The search sees more some plies later, and the noise of
/// several scores averages out. Where no score follows, it is the ply's own.
fn later_means(plies: &[Ply]) -> Vec<f32> {
    let mut means = vec![0.5; plies.len()];
    // The mean from the next ply on, for that ply's mover.
    let mut following: Option<f32> = None;
    for (mean, ply) in means.iter_mut().zip(plies).rev() {
        let own = ply.score.map(|score| expected_of(unpack_score(score)));
        let later = following.map(|value| 1.0 - value).or(own);
        *mean = later.unwrap_or(0.5);
        following = match (own, later) {
            (Some(own), Some(later)) => Some(own + LATER * (later - own)),
            _ => later,
        };
    }
    means
}

/// The expected result, 0 to 1, of a score.
fn expected_of(score: Score) -> f32 {
    match score {
        Score::Points(points) => expected(points as f32 / NETWORK_UNIT as f32),
        Score::Wins(_) => 1.0,
        Score::Loses(_) => 0.0,
    }
}

/// Whether no shot decides anything at once: the enemy's standing beam does not hit the King, and the legal move to be
/// played removes nothing that the mover's standing beam would not remove anyway. So the score is that of the position,
/// not of what is about to happen.
pub fn is_quiet(position: &mut Position, mv: Move) -> bool {
    let side = position.side();
    let threatened = position.beam(!side).target() == position.king(side);
    let hit = position.find_hit(mv).map(|(square, _)| square);
    !threatened && (hit.is_none() || hit == position.beam(side).target())
}

/// The expected result, 0 to 1, for a logit: the logistic function.
#[inline(always)]
pub fn expected(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}
