//! Checkpoints, from which training resumes.
//!
//! A checkpoint is a line with the format, a line of JSON, the weights as 32-bit little-endian floats, and the
//! SHA-256 hash of all that.

use super::data::Data;
use super::layers::Row;
use super::model::ROWS;
use super::optimizer::State;
use super::run::{Epoch, Progress, Schedule};
use akhet::laser::eval::Feature;
use akhet::laser::eval::network::layers::{BUCKETS, SECOND, THIRD};
use akhet::laser::eval::network::{HIDDEN, INPUTS};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Display;

const MAGIC: &str = "akhet checkpoint 2\n";
const HASH: usize = 32;

/// An upper bound on the size of a checkpoint, in bytes: its weights, and room for its text.
pub const MAX_BYTES: u64 = ((3 * State::ROWS + ROWS) * size_of::<Row>() + (64 << 20)) as u64;

/// What a training run must share with the checkpoint that it resumes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    #[serde(flatten)]
    schedule: Schedule,
    hold_out: u64,
    games: u64,
    /// [`Data::fingerprint`].
    data: u64,
    /// The name of the network that training began with; `None` for random weights.
    #[serde(default)]
    from: Option<String>,
    inputs: usize,
    #[serde(rename = "light")]
    beams: usize,
    hidden: usize,
    #[serde(default)]
    layers: [usize; 2],
    #[serde(default)]
    buckets: usize,
}

impl Plan {
    pub fn new(schedule: Schedule, hold_out: u64, data: &Data, from: Option<String>) -> Plan {
        Plan {
            schedule,
            hold_out,
            games: data.games,
            data: data.fingerprint,
            from,
            inputs: INPUTS,
            beams: Feature::COUNT,
            hidden: HIDDEN,
            layers: [SECOND, THIRD],
            buckets: BUCKETS,
        }
    }

    /// The first difference from another plan, in words.
    fn difference(&self, other: &Plan) -> Result<Option<String>, serde_json::Error> {
        let (ours, theirs) = (serde_json::to_value(self)?, serde_json::to_value(other)?);
        let mut fields = ours.as_object().into_iter().flatten();
        Ok(fields.find_map(|(name, value)| {
            let other = &theirs[name];
            (value != other).then(|| format!("{name} is {other} there and {value} here"))
        }))
    }
}

#[derive(Serialize, Deserialize)]
struct Text {
    plan: Plan,
    history: Vec<Epoch>,
    steps: u32,
}

/// The bytes of a checkpoint. Fails if a number is not finite, which JSON cannot express.
pub fn to_bytes(plan: &Plan, progress: &Progress) -> Result<Vec<u8>, serde_json::Error> {
    let state = &progress.state;
    let text = Text {
        plan: plan.clone(),
        history: progress.history.clone(),
        steps: state.steps,
    };
    let mut bytes = MAGIC.as_bytes().to_vec();
    serde_json::to_writer(&mut bytes, &text)?;
    bytes.push(b'\n');
    for rows in [&state.parts, &state.means, &state.squares, &progress.best] {
        let weights = rows.as_flattened().iter();
        bytes.extend(weights.flat_map(|weight| weight.to_le_bytes()));
    }
    let hash = Sha256::digest(&bytes);
    bytes.extend(hash.iter());
    Ok(bytes)
}

fn unreadable(why: impl Display) -> String {
    format!("the checkpoint cannot be read: {why}")
}

pub fn from_bytes(bytes: &[u8], plan: &Plan) -> Result<Progress, String> {
    if !bytes.starts_with(MAGIC.as_bytes()) {
        return Err("the file does not begin with the line 'akhet checkpoint 2'".to_owned());
    }
    let hash = bytes.split_last_chunk::<HASH>();
    let hash = hash.filter(|(hashed, hash)| Sha256::digest(hashed).iter().eq(*hash));
    let (hashed, _) = hash.ok_or("the checkpoint is damaged: the checksum at its end is wrong")?;
    let rest = hashed.get(MAGIC.len()..).unwrap_or_default();
    let end = rest.iter().position(|&byte| byte == b'\n');
    let (text, weights) =
        rest.split_at(end.ok_or_else(|| unreadable("its second line has no end"))?);
    let text: Text = serde_json::from_slice(text).map_err(unreadable)?;
    if let Some(difference) = plan.difference(&text.plan).map_err(unreadable)? {
        return Err(format!(
            "the checkpoint is from another training run: {difference}"
        ));
    }
    let weights = weights[1..].as_chunks().0.iter();
    let weights: Vec<f32> = weights.map(|&bytes| f32::from_le_bytes(bytes)).collect();
    let mut rows = weights.as_chunks::<HIDDEN>().0;
    let mut take = |count| -> Result<Vec<Row>, String> {
        let taken = rows.split_off(..count);
        let taken = taken.ok_or_else(|| unreadable("it has too few weights"))?;
        Ok(taken.to_vec())
    };
    Ok(Progress {
        history: text.history,
        state: State {
            parts: take(State::ROWS)?,
            means: take(State::ROWS)?,
            squares: take(State::ROWS)?,
            steps: text.steps,
        },
        best: take(ROWS)?,
    })
}
