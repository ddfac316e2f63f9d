//! Checkpoints: files from which a training goes on.
//!
//! A checkpoint is a line with its format, a line of JSON, the weights as four-byte floats, least
//! significant byte first, and the SHA-256 hash of all that.

use super::data::Data;
use super::model::{ROWS, Row};
use super::optimizer::State;
use super::run::{Epoch, Progress, Schedule};
use crate::laser::eval::Feature;
use crate::laser::eval::network::{HIDDEN, INPUTS};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

const MAGIC: &str = "akhet checkpoint 2\n";
/// The length of the hash.
const HASH: usize = 32;

/// More bytes than any checkpoint has: its weights, and room for its text.
pub const MAX_BYTES: u64 = ((3 * State::ROWS + ROWS) * size_of::<Row>() + (64 << 20)) as u64;

/// What a training and the one that it goes on from must have in common.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The schedule.
    #[serde(flatten)]
    pub schedule: Schedule,
    /// Every n-th game is held out, for this n.
    pub hold_out: u64,
    /// The number of games.
    pub games: u64,
    /// [`Data::fingerprint`](super::data::Data::fingerprint).
    pub data: u64,
    /// The name of the network that the training began with; none if that was random.
    #[serde(default)]
    pub from: Option<String>,
    inputs: usize,
    light: usize,
    hidden: usize,
}

impl Plan {
    /// The plan of a training of this engine's network.
    pub fn new(schedule: Schedule, hold_out: u64, data: &Data, from: Option<String>) -> Plan {
        Plan {
            schedule,
            hold_out,
            games: data.games,
            data: data.fingerprint,
            from,
            inputs: INPUTS,
            light: Feature::COUNT,
            hidden: HIDDEN,
        }
    }

    /// The first difference between this plan and another, in words.
    fn difference(&self, other: &Plan) -> Option<String> {
        let fields = |plan: &Plan| match serde_json::to_value(plan) {
            Ok(serde_json::Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let others = fields(other);
        let mut ours = fields(self).into_iter();
        ours.find_map(|(name, value)| {
            let other = others.get(&name)?;
            (value != *other).then(|| format!("{name} is {other} there and {value} here"))
        })
    }
}

/// Why a file is no checkpoint of a training.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// It is another kind of file, or of another version.
    #[error("the file does not begin with the line 'akhet checkpoint 2'")]
    Format,
    /// Bytes have been changed or are missing.
    #[error("the checkpoint is damaged: the checksum at its end is wrong")]
    Checksum,
    /// It is whole, and has something else than a checkpoint has.
    #[error("the checkpoint cannot be read: {0}")]
    Content(String),
    /// It is of another training.
    #[error("the checkpoint is of another training: {0}")]
    Other(String),
}

#[derive(Serialize, Deserialize)]
struct Text {
    plan: Plan,
    history: Vec<Epoch>,
    steps: u32,
}

/// The bytes of a checkpoint.
///
/// # Errors
/// When a number is not finite, which JSON cannot hold.
pub fn to_bytes(plan: &Plan, progress: &Progress) -> Result<Vec<u8>, serde_json::Error> {
    let text = Text {
        plan: plan.clone(),
        history: progress.history.clone(),
        steps: progress.state.steps,
    };
    let mut bytes = MAGIC.as_bytes().to_vec();
    serde_json::to_writer(&mut bytes, &text)?;
    bytes.push(b'\n');
    let State {
        parts,
        means,
        squares,
        ..
    } = &progress.state;
    let rows = [parts, means, squares, &progress.best]
        .into_iter()
        .flatten();
    bytes.extend(rows.flatten().flat_map(|weight| weight.to_le_bytes()));
    let hash = Sha256::digest(&bytes);
    bytes.extend(hash.iter());
    Ok(bytes)
}

/// Reads a checkpoint of this training.
///
/// # Errors
/// When the file is no checkpoint, or that of another training.
pub fn from_bytes(bytes: &[u8], plan: &Plan) -> Result<Progress, CheckpointError> {
    let Some(rest) = bytes.strip_prefix(MAGIC.as_bytes()) else {
        return Err(CheckpointError::Format);
    };
    let (_, hash) = bytes
        .split_last_chunk::<HASH>()
        .ok_or(CheckpointError::Checksum)?;
    let hashed = Sha256::digest(&bytes[..bytes.len() - HASH]);
    if !hashed.iter().eq(hash) {
        return Err(CheckpointError::Checksum);
    }
    let rest = &rest[..rest.len().saturating_sub(HASH)];
    let content = |what: &str| CheckpointError::Content(what.to_owned());
    let end = rest.iter().position(|&byte| byte == b'\n');
    let end = end.ok_or_else(|| content("its second line has no end"))?;
    let text: Text =
        serde_json::from_slice(&rest[..end]).map_err(|error| content(&error.to_string()))?;
    if let Some(difference) = plan.difference(&text.plan) {
        return Err(CheckpointError::Other(difference));
    }
    let mut floats = rest[end + 1..].as_chunks().0.iter();
    let mut rows = |count| -> Option<Vec<Row>> {
        let mut rows = vec![[0.0; HIDDEN]; count];
        for weight in rows.iter_mut().flatten() {
            *weight = f32::from_le_bytes(*floats.next()?);
        }
        Some(rows)
    };
    let progress = || {
        Some(Progress {
            history: text.history,
            state: State {
                parts: rows(State::ROWS)?,
                means: rows(State::ROWS)?,
                squares: rows(State::ROWS)?,
                steps: text.steps,
            },
            best: rows(ROWS)?,
        })
    };
    progress().ok_or_else(|| content("it has too few weights"))
}
