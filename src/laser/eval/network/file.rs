//! A network and the file that holds it.
//!
//! A network file begins with lines of text that `head` shows:
//!
//! ```text
//! akhet network 5                  the format and its version
//! note WORDS                       how it was made, in free text; optional
//! games 14993                      the games that it was trained on,
//! positions 899129                 and the positions taken from them
//! error 0.00139                    the mean squared error of the expected result on those positions,
//! held-back-error 0.00158          and on positions of games held out
//! inputs pieces-light-lines 8 30272  the name of the inputs, the King zones and the inputs in all
//! light 114                        the beam features
//! hidden 128                       the neurons of a perspective
//! layers 16 32                     the neurons of the second and the third layer
//! buckets 6                        the sets of layers after the first
//! data                             the end of the text
//! ```
//!
//! The numbers follow. Those of the first layer, each input's weights to all neurons and then the biases of the
//! neurons, are two-byte zigzag numbers (0, -1, 1, -2 and so on are 0, 1, 2, 3): first the low byte of each, then the
//! high byte of each, which makes the compressed file a third smaller. All others are little-endian, biases in
//! four bytes and others in two: for each bucket the [`Layers`], field by field; for each beam feature its midgame and
//! its endgame weight. The last eight bytes are the first eight of the SHA-256 hash of all bytes before them.

use super::layers::{BUCKETS, Layers, Row, SECOND, SEEN, THIRD};
use super::{HIDDEN, INPUTS, ZONES};
use crate::laser::eval::layout::Feature;
use crate::laser::eval::tapered::BeamWeights;
use crate::search::Memory;
use once_cell::sync::Lazy;
use sha2::{Digest, Sha256};
use std::alloc::{Layout, handle_alloc_error};
use std::ops::Deref;
use std::str::FromStr;
use std::sync::Arc;
use zerocopy::FromBytes;

const MAGIC: &str = "akhet network 5\n";
const INPUTS_NAME: &str = "pieces-light-lines";

/// A row for each input. In huge pages, as a score reads rows scattered all over them.
#[derive(Debug)]
pub(super) struct Rows(Memory);

impl Rows {
    fn of(rows: impl Iterator<Item = Row>) -> Rows {
        let layout = Layout::new::<[Row; INPUTS]>();
        let Some(mut bytes) = Memory::zeroed(layout.size()) else {
            handle_alloc_error(layout)
        };
        if let Ok(places) = <[Row]>::mut_from_bytes(&mut bytes) {
            for (place, row) in places.iter_mut().zip(rows) {
                *place = row;
            }
        }
        Rows(bytes)
    }
}

impl Deref for Rows {
    type Target = [Row];

    #[inline(always)]
    fn deref(&self) -> &[Row] {
        <[Row]>::ref_from_bytes(&self.0).unwrap_or_default()
    }
}

impl PartialEq for Rows {
    fn eq(&self, other: &Rows) -> bool {
        **self == **other
    }
}

/// A network with integer weights.
#[derive(Debug, PartialEq)]
pub struct Network {
    /// The weights of the first layer, a row for each input, in units of 1/[`ONE`](super::ONE).
    pub(super) inputs: Rows,
    pub(super) biases: Row,
    /// The layers after the first, by bucket.
    pub(super) layers: [Layers; BUCKETS],
    beam_weights: BeamWeights,
    source: Source,
    name: String,
}

/// Why the engine cannot use a network file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message")]
pub enum NetworkError {
    /// Another kind of file, or another version.
    #[error("the file does not begin with the line 'akhet network 5'")]
    Format,
    #[error("the network is damaged: the checksum at its end is wrong")]
    Checksum,
    #[error("the network has no line '{0} ...' where it belongs, or its value cannot be read")]
    Line(&'static str),
    #[error("the network has {found}, this engine's has {expected}")]
    Shape {
        /// The line in the file.
        found: String,
        /// The line that this engine expects.
        expected: String,
    },
    #[error("the network has {found} bytes of numbers, its shape needs {expected}")]
    Length {
        /// The bytes in the file.
        found: usize,
        /// The bytes that the shape needs.
        expected: usize,
    },
}

/// The number of weights and biases of the first layer.
const FIRST_LAYER: usize = HIDDEN * (INPUTS + 1);
/// The length of all numbers, in bytes.
const DATA_LEN: usize = 2 * FIRST_LAYER + BUCKETS * LAYERS_LEN + 2 * 2 * Feature::COUNT;
const LAYERS_LEN: usize =
    2 * (HIDDEN * (SECOND + 1) + SEEN * THIRD + THIRD) + 4 * (SECOND + 1 + THIRD);

/// The lines that state the shape.
fn shape() -> [(&'static str, String); 5] {
    [
        ("inputs", format!("{INPUTS_NAME} {ZONES} {INPUTS}")),
        ("light", Feature::COUNT.to_string()),
        ("hidden", HIDDEN.to_string()),
        ("layers", format!("{SECOND} {THIRD}")),
        ("buckets", BUCKETS.to_string()),
    ]
}

impl Network {
    /// The maximum length of a file of this engine's shape, with room for a long note.
    pub const MAX_BYTES: u64 = DATA_LEN as u64 + (1 << 16);

    /// A network with these weights: a row for each input and the biases of the first layer, in units of
    /// 1/[`ONE`](super::ONE), and the layers after it, by bucket.
    ///
    /// # Panics
    /// Unless there is exactly one row for each input.
    pub fn new(
        inputs: Vec<[i16; HIDDEN]>,
        biases: [i16; HIDDEN],
        layers: [Layers; BUCKETS],
        beam_weights: BeamWeights,
    ) -> Network {
        assert_eq!(inputs.len(), INPUTS, "one row for each input");
        let network = Network {
            inputs: Rows::of(inputs.into_iter().map(Row)),
            biases: Row(biases),
            layers,
            beam_weights,
            source: Source::default(),
            name: String::new(),
        };
        network.with_source(Source::default())
    }

    /// The network that the engine is built with.
    ///
    /// # Panics
    /// If the engine was built with an unusable file, which a test prevents.
    pub fn embedded() -> &'static Arc<Network> {
        static EMBEDDED: Lazy<Arc<Network>> =
            Lazy::new(|| match Network::from_bytes(super::EMBEDDED_FILE) {
                Ok(network) => Arc::new(network),
                Err(error) => unreachable!("the embedded network: {error}"),
            });
        &EMBEDDED
    }

    /// The same network with this provenance.
    #[must_use]
    pub fn with_source(mut self, source: Source) -> Network {
        self.source = source;
        self.name = name(&Sha256::digest(self.to_bytes()));
        self
    }

    /// `akhet-` and the first 12 hexadecimal digits of the SHA-256 hash of the file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The weights from an input to all neurons, in units of 1/[`ONE`](super::ONE).
    pub fn row(&self, input: usize) -> &[i16; HIDDEN] {
        &self.inputs[input].0
    }

    /// The biases of the neurons, in units of 1/[`ONE`](super::ONE).
    pub fn biases(&self) -> [i16; HIDDEN] {
        self.biases.0
    }

    /// The layers after the first, by bucket.
    pub fn layers(&self) -> &[Layers; BUCKETS] {
        &self.layers
    }

    /// The weights of the beam features.
    pub fn beam_weights(&self) -> &BeamWeights {
        &self.beam_weights
    }

    /// How the network was made.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Reads a network file.
    ///
    /// # Errors
    /// When it is damaged or has another shape than this engine's networks.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let rest = bytes
            .strip_prefix(MAGIC.as_bytes())
            .ok_or(NetworkError::Format)?;
        let mut header = Header(rest);
        let source = Source::read(&mut header)?;
        for (key, expected) in shape() {
            let found = header.value(key).ok_or(NetworkError::Line(key))?;
            if found != expected {
                return Err(NetworkError::Shape {
                    found: format!("{key} {found}"),
                    expected: format!("{key} {expected}"),
                });
            }
        }
        let data = header.0.strip_prefix(b"data\n");
        let data = data.ok_or(NetworkError::Line("data"))?;
        let name = checked_name(bytes).ok_or(NetworkError::Checksum)?;
        let data = data.get(..data.len().saturating_sub(CHECKSUM));
        let data = data.unwrap_or_default();
        if data.len() != DATA_LEN {
            return Err(NetworkError::Length {
                found: data.len(),
                expected: DATA_LEN,
            });
        }
        let (lows, rest) = data.split_at(FIRST_LAYER);
        let (highs, rest) = rest.split_at(FIRST_LAYER);
        let row = |(lows, highs): (&[u8; HIDDEN], &[u8; HIDDEN])| {
            Row(std::array::from_fn(|neuron| {
                number(u16::from_le_bytes([lows[neuron], highs[neuron]]))
            }))
        };
        let (lows, highs) = (lows.as_chunks().0, highs.as_chunks().0);
        let mut rows = lows.iter().zip(highs).map(row);
        let inputs = Rows::of(rows.by_ref().take(INPUTS));
        let biases = rows.next().unwrap_or(Row([0; HIDDEN]));
        let mut numbers = Numbers(rest);
        Ok(Network {
            inputs,
            biases,
            layers: std::array::from_fn(|_| numbers.layers()),
            beam_weights: BeamWeights::new(std::array::from_fn(|_| numbers.shorts())),
            source,
            name,
        })
    }

    /// The network file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut text = format!("{MAGIC}{}", self.source.to_text());
        for (key, value) in shape() {
            text += &format!("{key} {value}\n");
        }
        let mut bytes = (text + "data\n").into_bytes();
        let rows = self.inputs.iter().chain([&self.biases]);
        let first_layer = rows
            .flat_map(|row| row.0)
            .map(|weight| zigzag(weight).to_le_bytes());
        bytes.extend(first_layer.clone().map(|[low, _]| low));
        bytes.extend(first_layer.map(|[_, high]| high));
        for layers in &self.layers {
            put_layers(&mut bytes, layers);
        }
        put_shorts(&mut bytes, self.beam_weights.values().as_flattened());
        let hash = Sha256::digest(&bytes);
        bytes.extend(checksum_of(&hash));
        bytes
    }
}

/// The zigzag code of a number: small for a number near 0.
fn zigzag(number: i16) -> u16 {
    ((number << 1) ^ (number >> 15)) as u16
}

/// The inverse of [`zigzag`].
fn number(zigzag: u16) -> i16 {
    (zigzag >> 1) as i16 ^ -((zigzag & 1) as i16)
}

fn put_layers(bytes: &mut Vec<u8>, layers: &Layers) {
    put_shorts(bytes, layers.second.as_flattened());
    put_shorts(bytes, &layers.direct);
    put_shorts(bytes, layers.third.as_flattened());
    put_shorts(bytes, &layers.output);
    put_longs(bytes, &layers.second_biases);
    put_longs(bytes, &[layers.direct_bias]);
    put_longs(bytes, &layers.third_biases);
}

fn put_shorts(bytes: &mut Vec<u8>, numbers: &[i16]) {
    bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}

fn put_longs(bytes: &mut Vec<u8>, numbers: &[i32]) {
    bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}

/// The length of the checksum, in bytes.
const CHECKSUM: usize = 8;

fn checksum_of(hash: &[u8]) -> &[u8] {
    &hash[..CHECKSUM]
}

fn name(hash: &[u8]) -> String {
    let digits: String = hash[..6].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("akhet-{digits}")
}

/// The name of a file; `None` if the checksum at its end is wrong. One pass computes both hashes, since
/// every start of the program waits for this.
fn checked_name(file: &[u8]) -> Option<String> {
    let (content, checksum) = file.split_at_checked(file.len().checked_sub(CHECKSUM)?)?;
    let mut hasher = Sha256::new_with_prefix(content);
    let content_hash = hasher.clone().finalize();
    hasher.update(checksum);
    (checksum_of(&content_hash) == checksum).then(|| name(&hasher.finalize()))
}

/// The unread text of a file.
struct Header<'a>(&'a [u8]);

impl<'a> Header<'a> {
    /// The rest of the next line, which must begin with `key` and a space; any other line stays unread.
    fn value(&mut self, key: &str) -> Option<&'a str> {
        let rest = self.0.strip_prefix(key.as_bytes())?.strip_prefix(b" ")?;
        let end = rest.iter().position(|&byte| byte == b'\n')?;
        let value = std::str::from_utf8(&rest[..end]).ok()?;
        self.0 = &rest[end + 1..];
        Some(value)
    }

    /// The number on the next line.
    fn number<T: FromStr>(&mut self, key: &'static str) -> Result<T, NetworkError> {
        let value = self.value(key).and_then(|value| value.parse().ok());
        value.ok_or(NetworkError::Line(key))
    }
}

/// How a network was made, and its errors.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Source {
    /// Free text on one line.
    pub note: String,
    /// The number of games.
    pub games: u64,
    /// The number of positions taken from them.
    pub positions: u64,
    /// The mean squared error of the expected result (0 to 1) on these positions.
    pub error: f64,
    /// The same on games held out.
    pub held_out_error: f64,
}

impl Source {
    fn read(header: &mut Header<'_>) -> Result<Source, NetworkError> {
        Ok(Source {
            note: header.value("note").unwrap_or_default().to_owned(),
            games: header.number("games")?,
            positions: header.number("positions")?,
            error: header.number("error")?,
            held_out_error: header.number("held-back-error")?,
        })
    }

    fn to_text(&self) -> String {
        let note = self.note.split_whitespace().collect::<Vec<_>>().join(" ");
        let note = match note.as_str() {
            "" => String::new(),
            note => format!("note {note}\n"),
        };
        format!(
            "{note}games {}\npositions {}\nerror {:.6}\nheld-back-error {:.6}\n",
            self.games, self.positions, self.error, self.held_out_error
        )
    }
}

/// The numbers not read yet; 0 once none are left.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let (bytes, rest) = self.0.split_first_chunk().unwrap_or((&[0; N], &[]));
        self.0 = rest;
        *bytes
    }

    fn layers(&mut self) -> Layers {
        Layers {
            second: std::array::from_fn(|_| self.shorts()),
            direct: self.shorts(),
            third: std::array::from_fn(|_| self.shorts()),
            output: self.shorts(),
            second_biases: self.longs(),
            direct_bias: self.longs::<1>()[0],
            third_biases: self.longs(),
        }
    }

    fn shorts<const N: usize>(&mut self) -> [i16; N] {
        std::array::from_fn(|_| i16::from_le_bytes(self.bytes()))
    }

    fn longs<const N: usize>(&mut self) -> [i32; N] {
        std::array::from_fn(|_| i32::from_le_bytes(self.bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network whose numbers all differ from their neighbours.
    fn network() -> Network {
        let row = |n: usize| std::array::from_fn(|neuron| (n * 31 + neuron * 7) as i16);
        let source = Source {
            note: "made  up\nhere".to_owned(),
            games: 7,
            positions: 900,
            error: 0.25,
            held_out_error: 0.375,
        };
        Network::new(
            (0..INPUTS).map(row).collect(),
            row(INPUTS),
            std::array::from_fn(|bucket| Layers {
                second: std::array::from_fn(|neuron| row(bucket + neuron)),
                direct: row(bucket + 40),
                second_biases: std::array::from_fn(|neuron| -70_000 - neuron as i32),
                direct_bias: 31,
                third: std::array::from_fn(|n| std::array::from_fn(|seen| (seen * 9 + n) as i16)),
                third_biases: std::array::from_fn(|neuron| 90_000 + neuron as i32),
                output: std::array::from_fn(|neuron| bucket as i16 - neuron as i16),
            }),
            BeamWeights::new(std::array::from_fn(|feature| {
                [feature as i16 - 60, 7 - feature as i16]
            })),
        )
        .with_source(source)
    }

    /// The file with another text in its header, and the checksum for it.
    fn changed(from: &str, to: &str) -> Vec<u8> {
        let bytes = network().to_bytes();
        let text = bytes.iter().position(|&byte| byte == b'\0').unwrap();
        let header = String::from_utf8_lossy(&bytes[..text]).replacen(from, to, 1);
        let mut changed = header.into_bytes();
        changed.extend_from_slice(&bytes[text..bytes.len() - CHECKSUM]);
        let hash = Sha256::digest(&changed);
        changed.extend_from_slice(checksum_of(&hash));
        changed
    }

    #[test]
    fn the_embedded_network_is_named_after_its_file() {
        let file = include_str!("mod.rs");
        assert!(file.contains(&format!("nets/{}.nnue", Network::embedded().name())));
        assert!(Network::embedded().to_bytes() == super::super::EMBEDDED_FILE);
    }

    #[test]
    fn what_is_written_is_read_again() {
        let network = network();
        let read = Network::from_bytes(&network.to_bytes()).unwrap();
        assert_eq!(read.source().note, "made up here");
        assert_eq!(read.source().held_out_error, 0.375);
        assert_eq!(read.name(), network.name());
        assert_eq!(read.inputs, network.inputs);
        assert_eq!(read.biases, network.biases);
        assert_eq!(read.layers, network.layers);
        assert_eq!(read.beam_weights(), network.beam_weights());
    }

    #[test]
    fn damaged_and_foreign_files_are_refused_with_a_reason() {
        let bytes = network().to_bytes();
        for len in [0, 10, MAGIC.len() - 1] {
            assert_eq!(
                Network::from_bytes(&bytes[..len]),
                Err(NetworkError::Format)
            );
        }
        assert_eq!(
            Network::from_bytes(&bytes[..MAGIC.len()]),
            Err(NetworkError::Line("games"))
        );
        for len in [300, bytes.len() / 2, bytes.len() - 1] {
            let error = Network::from_bytes(&bytes[..len]).unwrap_err();
            assert_eq!(error, NetworkError::Checksum, "{len}");
        }
        let mut damaged = bytes.clone();
        damaged[bytes.len() / 2] ^= 1;
        assert_eq!(Network::from_bytes(&damaged), Err(NetworkError::Checksum));
        let error = Network::from_bytes(&changed("games 7", "games x")).unwrap_err();
        assert_eq!(error, NetworkError::Line("games"));
        let hidden = format!("hidden {HIDDEN}");
        let error = Network::from_bytes(&changed(&hidden, "hidden 3")).unwrap_err();
        let expected = NetworkError::Shape {
            found: "hidden 3".to_owned(),
            expected: hidden,
        };
        assert_eq!(error, expected);
        let error = Network::from_bytes(&changed("data\n", "data\n12")).unwrap_err();
        let expected = NetworkError::Length {
            found: DATA_LEN + 2,
            expected: DATA_LEN,
        };
        assert_eq!(error, expected);
    }
}
