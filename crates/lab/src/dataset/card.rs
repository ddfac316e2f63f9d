//! The card of a data set: its README.md, with the YAML head that Hugging Face reads.

use super::row::{Row, Split};
use crate::selfplay::data::{Game, Header};
use crate::selfplay::{SIGNATURE_DEPTH, Stats};
use akhet::game::bench::{self, BenchError};
use akhet::laser::eval::network::Network;
use akhet::laser::rules::{FenError, Record};
use std::fmt::Write;

/// The columns: the name, its type on Hugging Face, and what it is.
const COLUMNS: [(&str, &str, &str); 9] = [
    (
        "fen",
        "string",
        "the position: board and side to move, `b` for Blue or `r` for Red, without the move number",
    ),
    (
        "line",
        "string",
        "the move played, which is the search's best one: a line of one move",
    ),
    (
        "cp",
        "int64",
        "the score in points, from Blue's point of view; null where `mate` has one. 170 points are an expected result of 73 %",
    ),
    (
        "mate",
        "int64",
        "the moves in which the search saw Blue win; negative if Red wins; null where `cp` has the score",
    ),
    ("game", "int64", "the number of the game, from 1"),
    (
        "ply",
        "int64",
        "the plies played before the position, the random ones at the start included",
    ),
    (
        "result",
        "string",
        "the result of the game: `1-0` (Blue won), `0-1` (Red won) or `1/2-1/2`",
    ),
    (
        "setup",
        "string",
        "the setup that the game began from; null if it began elsewhere",
    ),
    ("split", "string", "`train`, `validation` or `test`"),
];

/// What was counted of a split.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    games: u64,
    positions: u64,
    blue: u64,
    red: u64,
    mates: u64,
}

/// What the card says, counted while the rows are written.
#[derive(Debug)]
pub(super) struct Card {
    every: u64,
    count: Option<u64>,
    splits: [Counts; 3],
    /// Positions left out, since they are in the set already.
    repeated: u64,
    /// Games left out, since other rules than the publisher's applied.
    pub(super) other_rules: u64,
    games: u64,
    stats: Stats,
    /// The different headers of the files, without the shard, and how many games each had.
    sources: Vec<(Vec<(String, String)>, u64)>,
}

impl Card {
    pub(super) fn new(every: u64, count: Option<u64>) -> Card {
        Card {
            every,
            count,
            splits: Default::default(),
            repeated: 0,
            other_rules: 0,
            games: 0,
            stats: Stats::default(),
            sources: Vec::new(),
        }
    }

    /// Counts a game, and returns its number.
    pub(super) fn add_game(&mut self, game: &Game, header: &Header) -> u64 {
        let lines = header.lines().filter(|(key, _)| *key != "shard");
        let lines: Vec<_> = lines
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        match self.sources.iter_mut().find(|(other, _)| *other == lines) {
            Some((_, games)) => *games += 1,
            None => self.sources.push((lines, 1)),
        }
        self.stats.add(game);
        self.games += 1;
        self.games
    }

    /// Counts the rows of a game.
    pub(super) fn add_rows(&mut self, split: Split, rows: &[Row], repeated: u64) {
        let counts = &mut self.splits[split as usize];
        counts.games += u64::from(!rows.is_empty());
        for row in rows {
            counts.positions += 1;
            counts.blue += u64::from(row.result == "1-0");
            counts.red += u64::from(row.result == "0-1");
            counts.mates += u64::from(row.mate.is_some());
        }
        self.repeated += repeated;
    }

    pub(super) fn positions(&self) -> u64 {
        self.splits.iter().map(|counts| counts.positions).sum()
    }

    /// Checks that each split has positions.
    pub(super) fn check(&self) -> Result<(), String> {
        let empty = Split::ALL
            .into_iter()
            .find(|&split| self.splits[split as usize].positions == 0);
        match empty {
            None => Ok(()),
            Some(split) => Err(format!(
                "{} games are too few: the split {} has no position. A hundred games are enough",
                self.games,
                split.name()
            )),
        }
    }

    pub(super) fn summary(&self) -> String {
        format!(
            "{} positions of {} games; {}",
            self.positions(),
            self.games,
            self.left_out()
        )
    }

    fn left_out(&self) -> String {
        let other_rules = match self.other_rules {
            0 => String::new(),
            games => format!(", and {games} games under other rules"),
        };
        format!("{} repeated positions{other_rules} left out", self.repeated)
    }

    /// The card.
    ///
    /// # Errors
    /// If the signature of this engine's search cannot be computed.
    pub(super) fn text(&self) -> Result<String, BenchError<FenError>> {
        let mut text = self.head();
        let count = self
            .count
            .map_or(String::new(), |count| format!(" --count {count}"));
        let (every, taken) = match self.every {
            1 => (String::new(), "every position that was searched".to_owned()),
            every => (
                format!(" --every {every}"),
                format!(
                    "one in {every} of the positions that were searched, at all stages of the games"
                ),
            ),
        };
        let columns: String = COLUMNS
            .iter()
            .map(|(name, kind, meaning)| format!("| `{name}` | {kind} | {meaning} |\n"))
            .collect();
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "\n# Laser Chess: positions of self-play\n\n\
             {positions} positions of Laser Chess (also sold as Khet 2.0) from {games} games of a program against itself, \
             each with the search's move and score and the result of the game. {left_out}.\n\n\
             ## Columns\n\n| column | type | meaning |\n|---|---|---|\n{columns}\n\
             `fen`, `line`, `cp` and `mate` are as in the public sets of chess evaluations, with Blue, who moves first, for White. \
             Their `depth` and `knodes` are missing: the games do not record them for each move. The limit of all searches is below.\n\n\
             ## How it was made\n\n{sources}\
             Then `akhet dataset FILE... --output FOLDER{every}{count}`, of Akhet {version}, took {taken}. The random plies at the start of a game were not searched, so those positions are not in the set.\n\n",
            positions = self.positions(),
            games = self.games,
            left_out = self.left_out(),
            sources = self.sources()?,
            version = env!("CARGO_PKG_VERSION"),
        );
        let _ = write!(
            text,
            "## Splits\n\n{splits}\n\
             All positions of a game are in the same split. No two positions are equal, and none is the mirror image of another, \
             the same position with the players exchanged: the first one that occurred is in the set. \
             Neighbouring positions of a game are alike, so split by `game` if you split again.\n\n\
             ## Balance\n\nOf the games, before positions were left out:\n\n```text\n{stats}\n```\n\n{uses}",
            splits = self.splits_table(),
            stats = self.stats.to_string().trim_end(),
            uses = USES,
        );
        Ok(text)
    }

    /// The YAML head.
    fn head(&self) -> String {
        let mut head = format!(
            "---\nlicense: cc0-1.0\npretty_name: 'Laser Chess: positions of self-play'\ntags:\n- laser-chess\n- khet\n- board-games\n- self-play\n\
             size_categories:\n- {}\nconfigs:\n- config_name: default\n  data_files:\n",
            size_category(self.positions()),
        );
        for split in Split::ALL {
            let name = split.name();
            let _ = write!(head, "  - split: {name}\n    path: {name}.jsonl\n");
        }
        head.push_str("dataset_info:\n  features:\n");
        for (name, kind, _) in COLUMNS {
            let _ = write!(head, "  - name: {name}\n    dtype: {kind}\n");
        }
        head.push_str("  splits:\n");
        for split in Split::ALL {
            let positions = self.splits[split as usize].positions;
            let _ = write!(
                head,
                "  - name: {}\n    num_examples: {positions}\n",
                split.name()
            );
        }
        head.push_str("---\n");
        head
    }

    /// What the headers of the files say of the games.
    fn sources(&self) -> Result<String, BenchError<FenError>> {
        let own = format!(
            "{SIGNATURE_DEPTH} {}",
            bench::signature::<Record>(SIGNATURE_DEPTH)?
        );
        let mut text = String::new();
        for (lines, games) in &self.sources {
            let _ = write!(text, "{games} games, of which the file says:\n\n```text\n");
            for (key, value) in lines {
                let _ = writeln!(text, "{key} {value}");
            }
            text.push_str("```\n\n");
            let bench = lines.iter().find(|(key, _)| key == "bench");
            let network = match bench {
                None => "The file does not say which engine that was.".to_owned(),
                Some((_, bench)) if *bench == own => format!(
                    "That engine's search has the signature (`bench`) of the one that made this set, whose network is {}.",
                    Network::embedded().name()
                ),
                Some(_) => {
                    "`bench` is the signature of that engine's search and network.".to_owned()
                }
            };
            let _ = write!(text, "{network}\n\n");
        }
        Ok(text)
    }

    fn splits_table(&self) -> String {
        let mut table =
            "| split | games | positions | Blue won | drawn | Red won | forced wins (`mate`) |\n|---|---|---|---|---|---|---|\n".to_owned();
        for split in Split::ALL {
            let counts = self.splits[split as usize];
            let share = |part: u64| {
                format!(
                    "{:.1} %",
                    100.0 * part as f64 / counts.positions.max(1) as f64
                )
            };
            let drawn = counts.positions - counts.blue - counts.red;
            let _ = writeln!(
                table,
                "| {} | {} | {} | {} | {} | {} | {} |",
                split.name(),
                counts.games,
                counts.positions,
                share(counts.blue),
                share(drawn),
                share(counts.red),
                share(counts.mates),
            );
        }
        table
    }
}

/// What the set is good for, and what not.
const USES: &str = "\
## What it is for, and what not

It is for training and comparing evaluations and policies, and for statistics of play between equal engines.

- It is not how people play: a program played both sides, and no person has played a game of it.
- The scores are those of short searches, not the truth. `mate` is what the search claimed, not a proof, and may not be the shortest win.
- The results are those of this engine against itself. Games may end by adjudication (*Balance* has the share), and a result says little about a position many moves before it.
- Games begin with random moves, so the first positions are odd ones, and the shares of the setups' results are not those of play from the setups themselves.
- An engine that was trained on such games, Akhet among them, must not be judged by them.
- Points are not pawns: there is no unit by which they compare with another engine's or another game's.
- It has no game under other rules than the publisher's, and nothing of Labyrinth.

## Licence

[CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/): do with it what you like. That is the licence of the data; the program has its own.
";

/// The class of size that Hugging Face has for so many positions.
fn size_category(positions: u64) -> &'static str {
    match positions {
        0..1_000 => "n<1K",
        1_000..10_000 => "1K<n<10K",
        10_000..100_000 => "10K<n<100K",
        100_000..1_000_000 => "100K<n<1M",
        1_000_000..10_000_000 => "1M<n<10M",
        10_000_000..100_000_000 => "10M<n<100M",
        _ => "100M<n<1B",
    }
}
