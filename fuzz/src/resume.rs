//! The files of an interrupted match or tuning, as `--resume` reads them back.

use akhet_arena::Contest;
use akhet_arena::MatchFiles;
use akhet_arena::config::{FileError, Settings};
use akhet_arena::journal::{self, Entry, Journal};
use akhet_arena::run::{Plan, Shard, read_back};
use akhet_lab::tune::Tuning;
use akhet_records::GameRecord;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The match of the corpus.
const MATCH: &str =
    "engine = [{ cmd = 'akhet', name = 'a', depth = 1 }, { cmd = 'akhet', name = 'b', nodes = 20 }]
    rounds = 3\nmaxplies = 4";

/// The tuning of the corpus.
const TUNING: &str = include_str!("tuning.json");

static PLAN: LazyLock<Plan<GameRecord>> = LazyLock::new(|| {
    let table = MATCH.parse().expect("it is TOML");
    let mut settings = Settings::from_table(table).expect("it is a match");
    GameRecord::settle(&mut settings).expect("it is one of Laser Chess");
    Plan::load(settings, Shard::WHOLE).expect("it needs no files")
});

static TUNED: LazyLock<Tuning> =
    LazyLock::new(|| serde_json::from_str(TUNING).expect("it is a tuning"));

/// Any bytes as the `--json-out` file and the `--pgn-out` file of a match, and as the journal of a tuning. A file is
/// either refused and left unchanged, or only a torn end is cut off and the rest can be read again.
pub fn resume(data: &[u8]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("old");
    let match_games = |json: bool, path: PathBuf| {
        let mut settings = PLAN.settings.clone();
        if json {
            settings.json_out = Some(path)
        } else {
            settings.pgn_out = Some(path)
        }
        let mut files = MatchFiles::open_old(&settings)?;
        let plan = Plan::<GameRecord> {
            settings,
            book: PLAN.book.clone(),
            schedule: PLAN.schedule,
            shard: PLAN.shard,
            log: Default::default(),
        };
        read_back(&plan, &mut files, |_, _| {})
    };
    check(data, &file, b"{\"match\":{", |file| {
        match_games(true, file.to_owned())
    });
    check(data, &file, b"[Event \"Akhet match\"]\n", |file| {
        match_games(false, file.to_owned())
    });
    check(data, &file, b"{\"tuning\":{", |file| {
        let mut journal = Journal::open(file)?;
        TUNED.read_back(&mut journal)
    });
}

/// Reads a file with these bytes. Files of this kind begin with `first`.
fn check(
    data: &[u8],
    file: &Path,
    first: &[u8],
    read: impl Fn(&Path) -> Result<HashSet<u64>, FileError>,
) {
    fs::write(file, data).expect("room for a temporary file");
    let content = || fs::read(file).expect("the file is there");
    let games = match read(file) {
        Ok(games) => games,
        Err(_) => {
            assert!(content() == data, "a file that is refused has changed");
            return;
        }
    };
    let mended = content();
    if !mended.starts_with(data) {
        let kept = mended.len();
        assert!(data.starts_with(&mended), "more than an end has changed");
        let cut = &data[kept..];
        let zeros = cut.iter().rev().take_while(|&&byte| byte == 0).count();
        let cut = if kept > 0 {
            &cut[..cut.len() - zeros]
        } else {
            cut
        };
        let begins = |with: &[u8]| cut.starts_with(with) || with.starts_with(cut);
        let next = [first, b"{\"game\":{", b"{\"result\":"];
        assert!(next.into_iter().any(begins), "{cut:?} is no torn end");
        // At most one entry.
        let is_json = cut.starts_with(b"{");
        let gaps = cut.windows(2).filter(|pair| pair == b"\n\n").count();
        assert!(!(is_json && cut.contains(&b'\n')) && gaps <= 1);
    }
    assert_eq!(read(file).expect("a mended file is read again"), games);
    assert!(content() == mended, "a mended file has changed");
    if !mended.is_empty() && !first.starts_with(b"{\"tuning") {
        let mut count = 0;
        let whole = journal::read(file, |entry: Entry<GameRecord>| {
            count += usize::from(matches!(entry, Entry::Game(_)));
            Ok(())
        });
        assert!(whole.is_ok(), "{whole:?}");
        assert_eq!(count, games.len());
    }
}
