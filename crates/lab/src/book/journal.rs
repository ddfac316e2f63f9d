//! The journal of a book: JSON lines, first the search settings, then each search as it ends. An interrupted run
//! loses none of them, and a run with other setups or another size reuses those that it shares.

use super::tree::Found;
use akhet::game::bench;
use akhet::laser::eval::network::Network;
use akhet::laser::rules::{Color, FenError, Move, Position, Record};
use akhet::search::{Value, mate_at, mated_at};
use akhet_arena::journal::{Journal, begins_line};
use akhet_console::files::FileError;
use akhet_records::GameError;
use fxhash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The depth of the bench whose node count identifies the search.
const SIGNATURE_DEPTH: u32 = 5;

/// The size of the transposition table, in mebibytes: room for a search of a million nodes.
const HASH: usize = 16;

/// The settings on which the result of a search depends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Searches {
    /// The nodes of the engine's bench to [`SIGNATURE_DEPTH`].
    pub bench: u64,
    /// The network that it evaluates with.
    pub network: String,
    pub nodes: u64,
    /// The number of its lines.
    pub lines: usize,
    /// The size of its transposition table, in mebibytes.
    pub hash: usize,
}

impl Searches {
    /// The settings for this engine, with this many nodes and lines.
    pub fn new(nodes: u64, lines: usize) -> Result<Searches, bench::BenchError<FenError>> {
        Ok(Searches {
            bench: bench::signature::<Record>(SIGNATURE_DEPTH)?,
            network: Network::embedded().name().to_owned(),
            nodes,
            lines,
            hash: HASH,
        })
    }
}

/// A line of the journal.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum Entry {
    /// The search settings; the first line.
    Book(Searches),
    Position {
        fen: String,
        depth: u32,
        /// The best moves and their scores, best first.
        moves: Vec<(String, Value)>,
    },
}

/// The searches done so far, in memory and in the journal.
#[derive(Debug)]
pub struct Searched {
    pub searches: Searches,
    journal: Journal,
    found: FxHashMap<u64, Found>,
}

impl Searched {
    /// Reads the journal of an earlier run, or starts one. An incomplete last line is cut off.
    ///
    /// # Errors
    /// If the file cannot be read or written, or is not a journal of such searches. It is then left unchanged.
    pub fn open(file: &Path, searches: Searches) -> Result<Searched, FileError> {
        let mut journal = Journal::open(file)?;
        let mut found = FxHashMap::default();
        let mut begun = false;
        let model = [Entry::Book(searches.clone())];
        let begins = |text: &[u8]| begins_line(text, &model, |_| false);
        journal.read_back_lines(begins, |entry| {
            match entry {
                // Journals of several runs may be concatenated.
                Entry::Book(other) if other == searches => begun = true,
                Entry::Book(other) => {
                    let others = serde_json::to_string(&other)?;
                    return Err(format!("its searches are different: {others}").into());
                }
                Entry::Position { .. } if !begun => {
                    return Err("the first line does not describe the searches".into());
                }
                Entry::Position { fen, depth, moves } => {
                    let (key, search) = read(&fen, depth, &moves)?;
                    found.insert(key, search);
                }
            }
            Ok(())
        })?;
        if !journal.has_text()? {
            journal.append_entry(&model[0])?;
        }
        Ok(Searched {
            searches,
            journal,
            found,
        })
    }

    /// The number of searches.
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// What a search found in this position, in which Blue is to move.
    pub fn get(&self, position: &Position) -> Option<&Found> {
        self.found.get(&position.key())
    }

    /// Adds what a search found.
    pub fn add(&mut self, position: &Position, found: Found) -> Result<(), FileError> {
        let moves = found.moves.iter();
        self.journal.append_entry(&Entry::Position {
            fen: position.to_string(),
            depth: found.depth,
            moves: moves.map(|&(mv, value)| (mv.to_string(), value)).collect(),
        })?;
        self.found.insert(position.key(), found);
        Ok(())
    }
}

/// Reads a line of the journal: the key of a position, and what a search found there.
fn read(fen: &str, depth: u32, moves: &[(String, Value)]) -> Result<(u64, Found), GameError> {
    let position: Position = fen.parse().map_err(|error| format!("fen: {error}"))?;
    if position.side() != Color::Blue {
        return Err("Red is to move, but a book has positions with Blue to move".into());
    }
    if moves.is_empty() {
        return Err("there are no moves".into());
    }
    let legal = |text: &str| -> Result<Move, GameError> { Ok(position.check(text.parse()?)?) };
    let moves = moves.iter().map(|(text, value)| {
        if !(mated_at(0)..=mate_at(0)).contains(value) {
            return Err(format!("the score {value} of '{text}' is not a search score").into());
        }
        let mv = legal(text).map_err(|error| format!("move '{text}': {error}"))?;
        Ok((mv, *value))
    });
    let moves = moves.collect::<Result<_, GameError>>()?;
    Ok((position.key(), Found { depth, moves }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use akhet::laser::rules::Setup;
    use std::fs;

    fn searches() -> Searches {
        Searches {
            bench: 7,
            network: "akhet-1".to_owned(),
            nodes: 1000,
            lines: 2,
            hash: 1,
        }
    }

    #[test]
    fn a_journal_is_read_back_wherever_it_is_torn() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("whole");
        let mut searched = Searched::open(&file, searches()).unwrap();
        let found = Found {
            depth: 4,
            moves: vec![
                ("c4b3".parse().unwrap(), 20),
                ("c5R".parse().unwrap(), -31_000),
            ],
        };
        searched.add(Setup::Ace.position(), found.clone()).unwrap();
        let other = Found {
            depth: 5,
            moves: vec![("j1L".parse().unwrap(), 3)],
        };
        searched.add(Setup::Grail.position(), other).unwrap();
        drop(searched);
        let text = fs::read_to_string(&file).unwrap();
        for cut in 0..=text.len() {
            let file = folder.path().join(format!("{cut}"));
            fs::write(&file, &text[..cut]).unwrap();
            let read = Searched::open(&file, searches()).unwrap();
            let whole = match &text[cut..] {
                rest if rest.starts_with('\n') => cut + 1,
                _ => cut,
            };
            let lines = text[..whole].matches('\n').count();
            assert_eq!(read.len(), lines.saturating_sub(1), "{cut}");
            if lines > 1 {
                assert_eq!(read.get(Setup::Ace.position()), Some(&found));
            }
        }
        // Two journals, one after the other.
        fs::write(&file, text.repeat(2)).unwrap();
        assert_eq!(Searched::open(&file, searches()).unwrap().len(), 2);
    }

    #[test]
    fn what_is_no_journal_of_these_searches_is_refused_and_stays() {
        let first = serde_json::to_string(&Entry::Book(searches())).unwrap() + "\n";
        let ace = Setup::Ace.fen();
        let position = |fen: &str, moves: &str| {
            format!(
                "{first}{{\"position\":{{\"fen\":\"{fen}\",\"depth\":1,\"moves\":[{moves}]}}}}\n"
            )
        };
        let folder = tempfile::tempdir().unwrap();
        for (index, (text, what)) in [
            (
                first.replace("1000", "1001"),
                "line 1: its searches are different: {\"bench\":7,",
            ),
            (
                position(ace, "[\"c4b3\",1]").replace(&first, ""),
                "line 1: the first line does not describe",
            ),
            (position("x", "[\"c4b3\",1]"), "line 2: fen: "),
            (
                position(&ace.replace(" b ", " r "), "[\"c5R\",1]"),
                "line 2: Red is to move",
            ),
            (position(ace, ""), "line 2: there are no moves"),
            (
                position(ace, "[\"c4z9\",1]"),
                "line 2: move 'c4z9': the first square must be followed",
            ),
            (position(ace, "[\"a1a2\",1]"), "line 2: move 'a1a2': "),
            (
                position(ace, "[\"c4b3\",31001]"),
                "line 2: the score 31001 of 'c4b3'",
            ),
            ("my notes\n".to_owned(), "line 1: not a line of JSON"),
        ]
        .into_iter()
        .enumerate()
        {
            let file = folder.path().join(index.to_string());
            fs::write(&file, &text).unwrap();
            let error = Searched::open(&file, searches()).unwrap_err().to_string();
            assert!(error.contains(what), "{error}");
            assert_eq!(fs::read_to_string(&file).unwrap(), text);
        }
    }
}
