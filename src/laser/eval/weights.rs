//! The weights of the evaluation and the file that holds them.
//!
//! A weights file begins with lines of text that `head` shows:
//!
//! ```text
//! akhet weights 1                  the format and its version
//! note WORDS                       where the games came from, in free text; may be left out
//! games 14993                      the games that the weights were fitted to,
//! positions 899129                 and the positions taken from them
//! error 0.01395                    the mean squared error of the expected result on those positions,
//! held-back-error 0.01581          and on positions of games held back from the fit
//! scale 8                          the weights are in eighths of a point
//! tempo 16                         the bonus of the side to move, in points
//! layout 0123456789abcdef          a hash of the layout: of the names and shapes of all blocks
//! block material 5                 each block of features in the order of its rows, with its shape
//! ...
//! data                             the end of the text
//! ```
//!
//! Then follow the rows, a midgame and an endgame weight each, packed: the number of rows that are
//! `0 0`, the number of rows after them that are not, those rows, and so on until all rows are there.
//! Numbers are in LEB128, least significant seven bits first, and weights are zigzag-coded before.
//! The last eight bytes hold the FNV-1a hash of all bytes before them, least significant first.

use super::header::{Header, Source};
use super::layout::{self, BLOCKS, Feature};
use once_cell::sync::Lazy;
use std::fmt;

/// Weights are in this fraction of a point, as many are small and their features many.
pub const WEIGHT_SCALE: i32 = 8;

const MAGIC: &str = "akhet weights 1";

/// The file that the engine is built with.
static FILE: &[u8] = include_bytes!("laser.weights");

/// One weight for the midgame and one for the endgame a feature, and the bonus of the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    rows: Vec<[i16; 2]>,
    tempo: i16,
    source: Source,
}

/// Why bytes are not a weights file for this engine's layout.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It is another kind of file, or of another version.
    #[error("the weights do not begin with the line '{MAGIC}'")]
    Format,
    /// Bytes have been changed or are missing.
    #[error("the weights are damaged: the checksum at their end is wrong")]
    Checksum,
    /// A line of the text is missing or cannot be read.
    #[error("the weights have no line '{0} ...' where it belongs, or its value cannot be read")]
    Line(&'static str),
    /// The weights count in another fraction of a point than [`WEIGHT_SCALE`] says.
    #[error("the weights have a scale of {0}, this engine's is {WEIGHT_SCALE}")]
    Scale(i32),
    /// A block has another name or shape than the layout declares.
    #[error(
        "the weights have {found} as block {number} of their layout, this engine has {expected}"
    )]
    Block {
        /// The number of the block, from 1.
        number: usize,
        /// The name and shape that the layout declares; "none" after the last block.
        expected: String,
        /// The name and shape in the file; "none" after the last block.
        found: String,
    },
    /// The blocks agree and the hash of the layout does not.
    #[error("the weights have the layout {found}, this engine's is {expected:016x}")]
    Layout {
        /// The hash of this engine's layout.
        expected: u64,
        /// The hash in the file.
        found: String,
    },
    /// The packed rows end early or late, or hold a number out of range.
    #[error("the weights do not hold {} rows as packed", Feature::COUNT)]
    Rows,
}

impl Weights {
    /// Weights from a row for each feature.
    ///
    /// # Panics
    /// When there is not exactly one row for each feature.
    pub fn new(rows: Vec<[i16; 2]>, tempo: i16, source: Source) -> Weights {
        assert_eq!(rows.len(), Feature::COUNT, "one row for each feature");
        Weights {
            rows,
            tempo,
            source,
        }
    }

    /// The weights that the engine evaluates with.
    ///
    /// # Panics
    /// When the engine was built with a file that does not fit its layout, which a test prevents.
    pub fn embedded() -> &'static Weights {
        static EMBEDDED: Lazy<Weights> = Lazy::new(|| match Weights::from_bytes(FILE) {
            Ok(weights) => weights,
            Err(error) => panic!("src/laser/eval/laser.weights: {error}"),
        });
        &EMBEDDED
    }

    /// The midgame and endgame weight of each feature, in [`WEIGHT_SCALE`]ths of a point.
    pub fn rows(&self) -> &[[i16; 2]] {
        &self.rows
    }

    /// The bonus of the side to move, in points.
    pub fn tempo(&self) -> i16 {
        self.tempo
    }

    /// Where the weights came from.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Reads a weights file.
    ///
    /// # Errors
    /// When it is damaged or its layout is not this engine's.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if !bytes.starts_with(MAGIC.as_bytes()) || bytes.get(MAGIC.len()) != Some(&b'\n') {
            return Err(WeightsError::Format);
        }
        let (bytes, checksum) = bytes.split_last_chunk().ok_or(WeightsError::Checksum)?;
        if layout::fnv1a(bytes) != u64::from_le_bytes(*checksum) {
            return Err(WeightsError::Checksum);
        }
        let mut header = Header(&bytes[MAGIC.len() + 1..]);
        let source = Source::read(&mut header).map_err(WeightsError::Line)?;
        let scale = header.number("scale").map_err(WeightsError::Line)?;
        if scale != WEIGHT_SCALE {
            return Err(WeightsError::Scale(scale));
        }
        let tempo = header.number("tempo").map_err(WeightsError::Line)?;
        let hash = header.value("layout").ok_or(WeightsError::Line("layout"))?;
        check_blocks(&mut header)?;
        let expected = layout::hash();
        if hash != format!("{expected:016x}") {
            let found = hash.to_owned();
            return Err(WeightsError::Layout { expected, found });
        }
        let data = header.0.strip_prefix(b"data\n");
        let rows = unpack(data.ok_or(WeightsError::Line("data"))?).ok_or(WeightsError::Rows)?;
        Ok(Weights {
            rows,
            tempo,
            source,
        })
    }

    /// The weights file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = format!("{MAGIC}\n{}data\n", self.header()).into_bytes();
        pack(&self.rows, &mut bytes);
        let checksum = layout::fnv1a(&bytes);
        bytes.extend_from_slice(&checksum.to_le_bytes());
        bytes
    }

    /// The lines between the first one and `data`.
    fn header(&self) -> String {
        let mut text = format!(
            "{}scale {WEIGHT_SCALE}\ntempo {}\nlayout {:016x}\n",
            self.source.to_text(5),
            self.tempo,
            layout::hash(),
        );
        for block in &BLOCKS {
            text += &format!("block {block}\n");
        }
        text
    }
}

/// The weights in readable form: the header of the file, then each block by name, a line for all
/// values of its last index, with the other indices in front. A weight is written `midgame/endgame`,
/// `0/0` as a dot; lines of nothing else are left out.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = self.header();
        let header = header.lines().filter(|line| !line.starts_with("block "));
        for line in header {
            writeln!(f, "{line}")?;
        }
        for block in &BLOCKS {
            writeln!(f, "\n{block}")?;
            let (&width, outer) = block.shape.split_last().unwrap_or((&1, &[]));
            for (line, cells) in self.rows[block.rows()].chunks(width).enumerate() {
                if cells.iter().all(|cell| *cell == [0, 0]) {
                    continue;
                }
                let (mut label, mut rest) = (String::new(), line);
                for len in outer.iter().rev() {
                    label = format!("{:>3}{label}", rest % len);
                    rest /= len;
                }
                f.write_str(&label)?;
                for [midgame, endgame] in cells {
                    match (midgame, endgame) {
                        (0, 0) => write!(f, " {:>9}", ".")?,
                        _ => write!(f, " {:>9}", format!("{midgame}/{endgame}"))?,
                    }
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

/// Reads the lines of the blocks, which must be those of the layout.
fn check_blocks(header: &mut Header<'_>) -> Result<(), WeightsError> {
    for number in 1.. {
        let expected = BLOCKS.get(number - 1).map(|block| block.to_string());
        let found = header.value("block").map(str::to_owned);
        if expected != found {
            let or_none = |block: Option<String>| match block {
                Some(block) => format!("'{block}'"),
                None => "none".to_owned(),
            };
            return Err(WeightsError::Block {
                number,
                expected: or_none(expected),
                found: or_none(found),
            });
        }
        if expected.is_none() {
            break;
        }
    }
    Ok(())
}

/// Appends the packed rows.
fn pack(rows: &[[i16; 2]], bytes: &mut Vec<u8>) {
    let mut rest = rows;
    while !rest.is_empty() {
        let zeros = rest.iter().take_while(|row| **row == [0, 0]).count();
        rest = &rest[zeros..];
        let others = rest.iter().take_while(|row| **row != [0, 0]).count();
        let (run, after) = rest.split_at(others);
        write_number(zeros as u32, bytes);
        write_number(others as u32, bytes);
        for weight in run.iter().flatten() {
            let weight = i32::from(*weight);
            write_number((weight << 1 ^ weight >> 31) as u32, bytes);
        }
        rest = after;
    }
}

/// The rows of these bytes; `None` if they are not exactly the rows of the layout.
fn unpack(mut bytes: &[u8]) -> Option<Vec<[i16; 2]>> {
    let mut rows = Vec::with_capacity(Feature::COUNT);
    while rows.len() < Feature::COUNT {
        let zeros = read_number(&mut bytes)? as usize;
        let others = read_number(&mut bytes)? as usize;
        let free = Feature::COUNT - rows.len();
        if zeros > free || others > free - zeros || zeros + others == 0 {
            return None;
        }
        rows.resize(rows.len() + zeros, [0, 0]);
        for _ in 0..others {
            let mut weight = || {
                let coded = read_number(&mut bytes)?;
                i16::try_from((coded >> 1) as i32 ^ -((coded & 1) as i32)).ok()
            };
            rows.push([weight()?, weight()?]);
        }
    }
    bytes.is_empty().then_some(rows)
}

fn write_number(mut number: u32, bytes: &mut Vec<u8>) {
    while number >= 1 << 7 {
        bytes.push(number as u8 | 1 << 7);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> Option<u32> {
    let mut number = 0;
    for shift in [0, 7, 14] {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u32::from(byte & 0x7f) << shift;
        if byte < 1 << 7 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The embedded file with its text changed and the checksum made right again.
    fn changed(old: &str, new: &str) -> Vec<u8> {
        let end = FILE.len() - 8;
        let at = FILE[..end]
            .windows(old.len())
            .position(|bytes| bytes == old.as_bytes())
            .unwrap();
        let mut bytes = [&FILE[..at], new.as_bytes(), &FILE[at + old.len()..end]].concat();
        let checksum = layout::fnv1a(&bytes);
        bytes.extend_from_slice(&checksum.to_le_bytes());
        bytes
    }

    fn error_of(bytes: &[u8]) -> String {
        Weights::from_bytes(bytes).unwrap_err().to_string()
    }

    #[test]
    fn the_embedded_file_fits_the_layout_and_is_what_would_be_written() {
        let weights = Weights::from_bytes(FILE).unwrap();
        assert_eq!(weights.rows().len(), Feature::COUNT);
        assert!(weights.source().games > 0);
        assert!(weights.to_bytes() == FILE);
    }

    #[test]
    fn a_file_of_another_layout_is_refused_by_the_name_and_shape_of_the_block() {
        assert_eq!(
            error_of(&changed(
                "block piece-square 20 8 10",
                "block piece-square 20 8 9"
            )),
            "the weights have 'piece-square 20 8 9' as block 2 of their layout, \
             this engine has 'piece-square 20 8 10'"
        );
        assert_eq!(
            error_of(&changed("block beam-shield 1\n", "")),
            format!(
                "the weights have none as block {} of their layout, \
                 this engine has 'beam-shield 1'",
                BLOCKS.len()
            )
        );
        assert_eq!(
            error_of(&changed("data\n", "block beam-color 2\ndata\n")),
            format!(
                "the weights have 'beam-color 2' as block {} of their layout, \
                 this engine has none",
                BLOCKS.len() + 1
            )
        );
        let hash = format!("{:016x}", layout::hash());
        assert_eq!(
            error_of(&changed(&hash, "0000000000000000")),
            format!("the weights have the layout 0000000000000000, this engine's is {hash}")
        );
        assert_eq!(
            error_of(&changed("scale 8", "scale 4")),
            "the weights have a scale of 4, this engine's is 8"
        );
    }

    #[test]
    fn damage_is_noticed() {
        assert_eq!(Weights::from_bytes(b""), Err(WeightsError::Format));
        assert_eq!(Weights::from_bytes(&FILE[1..]), Err(WeightsError::Format));
        for len in [
            MAGIC.len() + 1,
            MAGIC.len() + 9,
            FILE.len() / 2,
            FILE.len() - 1,
        ] {
            let error = Weights::from_bytes(&FILE[..len]).unwrap_err();
            assert_eq!(error, WeightsError::Checksum, "{len}");
        }
        let mut bytes = FILE.to_vec();
        bytes[FILE.len() / 2] ^= 1;
        assert_eq!(Weights::from_bytes(&bytes), Err(WeightsError::Checksum));
        let error = Weights::from_bytes(&changed("tempo ", "tempo x")).unwrap_err();
        assert_eq!(error, WeightsError::Line("tempo"));
        let error = Weights::from_bytes(&changed("data\n", "data\n\0\0")).unwrap_err();
        assert_eq!(error, WeightsError::Rows);
    }

    /// Rows of which some are 0 and some are as large as can be.
    fn rows() -> impl Strategy<Value = Vec<[i16; 2]>> {
        let weight = || prop_oneof![4 => Just(0), 2 => -99..99_i16, 1 => any::<i16>()];
        let rows = prop::collection::vec((weight(), weight()), 1..200);
        rows.prop_map(|rows| {
            let rows = rows
                .into_iter()
                .map(|(midgame, endgame)| [midgame, endgame]);
            let rows: Vec<_> = rows.collect();
            let all = rows.iter().cycle().take(Feature::COUNT);
            all.copied().collect()
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn what_is_written_is_read_again(rows in rows(), tempo: i16) {
            let source = Source {
                note: "made  up\nhere".to_owned(),
                games: 7,
                positions: 900,
                error: 0.25,
                held_back_error: 0.375,
            };
            let weights = Weights::new(rows, tempo, source);
            let read = Weights::from_bytes(&weights.to_bytes()).unwrap();
            prop_assert_eq!(read.rows(), weights.rows());
            prop_assert_eq!(read.tempo(), tempo);
            prop_assert_eq!(read.source().held_back_error, 0.375);
            prop_assert_eq!(&read.source().note, "made up here");
        }

        #[test]
        fn packed_rows_of_any_bytes_are_read_or_refused(
            bytes in prop::collection::vec(any::<u8>(), 0..99),
        ) {
            if let Some(rows) = unpack(&bytes) {
                prop_assert_eq!(rows.len(), Feature::COUNT);
            }
        }
    }
}
