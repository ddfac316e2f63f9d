//! Samples: the positions of games that the network learns from, and what it sees in them.

use crate::selfplay::data::{Game, Ply, unpack_score};
use akhet::laser::eval::network::layers::bucket;
use akhet::laser::eval::network::{INPUTS, for_each_input};
use akhet::laser::eval::{Feature, features, midgame_share};
use akhet::laser::rules::{Color, Move, Packed, Position};
use akhet::laser::scale::{NETWORK_UNIT, training};
use akhet::laser::search::Score;

/// The part of a mean in [`later_means`] that is left to the plies after its first.
const LATER: f32 = 0.8;

/// Few positions have more inputs for one perspective.
const USUAL_INPUTS: usize = 160;

pub type Input = u16;

const _: () = assert!(INPUTS <= 1 << Input::BITS, "an input fits its number");

/// A position with what the network should say of it, compact enough for lists of millions.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    position: Packed,
    /// The expected result for the side to move, 0 to 1, according to the search score.
    pub expected: f32,
    /// The same according to the search scores of later positions of the game, a weighted mean.
    pub later: f32,
}

impl Sample {
    /// A sample of a position with the expected results for the side to move.
    pub fn new(position: &Position, expected: f32, later: f32) -> Sample {
        Sample {
            position: position.into(),
            expected,
            later,
        }
    }

    /// What the network sees. It takes several times the memory of a sample, so it is made when it is needed.
    pub fn view(&self) -> View {
        View::of(&self.position.unpack())
    }
}

/// A position as the network sees it.
#[derive(Clone, Debug)]
pub struct View {
    /// The bucket of the layers after the first.
    pub bucket: usize,
    /// The share of the midgame in the beam features' weights, 0 to 1.
    pub midgame: f32,
    /// The inputs as the side to move sees them, then as its opponent does.
    pub inputs: [Vec<Input>; 2],
    pub beams: Vec<BeamCount>,
}

/// A beam feature that the side to move has more often than its opponent, or less often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeamCount {
    /// The index of the feature.
    pub feature: usize,
    /// How much more often: -80 to 80, since squares are counted.
    pub count: i8,
}

impl View {
    pub fn of(position: &Position) -> View {
        let side = position.side();
        let mut counts = [0; Feature::COUNT];
        for (owner, feature, count) in features(position) {
            let sign = if owner == side { 1 } else { -1 };
            counts[feature.index()] += sign * count;
        }
        let mut inputs = [(); 2].map(|()| Vec::with_capacity(USUAL_INPUTS));
        for_each_input(position, |input| {
            for perspective in Color::ALL {
                inputs[perspective.index()].push(input[perspective.index()] as Input);
            }
        });
        if side == Color::Red {
            inputs.reverse();
        }
        let counts = counts.into_iter().enumerate();
        let counts = counts.filter(|&(_, count)| count != 0);
        View {
            bucket: bucket(position.board()),
            midgame: midgame_share(position) as f32,
            inputs,
            beams: counts
                .map(|(feature, count)| BeamCount {
                    feature,
                    count: count as i8,
                })
                .collect(),
        }
    }
}

/// The samples of a game, each with a key that it shares only with its mirror image, which is the same sample.
pub type GameSamples = Vec<(u64, Sample)>;

/// Takes the quiet positions of a game whose score is at most [`training::MAX`] for either side.
pub fn samples_of(game: &Game) -> GameSamples {
    let mut taken = Vec::new();
    let mut position = game.start.clone();
    for (ply, later) in game.plies.iter().zip(later_means(&game.plies)) {
        if let Some(Score::Points(score)) = ply.score.map(unpack_score)
            && score.abs() <= training::MAX
            && is_quiet(&mut position, ply.mv)
        {
            let own = expected_of(Score::Points(score));
            let key = position.key().min(position.flipped().key());
            taken.push((key, Sample::new(&position, own, later)));
        }
        position.play_unchecked(ply.mv);
    }
    taken
}

/// For each ply, the expected result for its mover according to the scores of the plies after it: their mean, in which
/// each ply has [`LATER`] of the weight of the one before, and the last score also the weight of all that would follow
/// it. The search sees more some plies later, and the noise of several scores averages out. Where no score follows, it
/// is the ply's own.
fn later_means(plies: &[Ply]) -> Vec<f32> {
    let mut means = vec![0.5; plies.len()];
    // The mean from the next ply on, for that ply's mover.
    let mut following: Option<f32> = None;
    for (mean, ply) in means.iter_mut().zip(plies).rev() {
        let own = ply.score.map(|score| expected_of(unpack_score(score)));
        let later = following.map(|value| 1.0 - value).or(own);
        if let Some(later) = later {
            *mean = later;
        }
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
