//! What a match reads: game records, settings, suites of openings.

use super::all_rules;
use akhet::laser::rules::{Opening, Position, read_suite};
use akhet_arena::config::{Settings, Table};
use akhet_arena::journal::{self, Entry};
use akhet_records::GameRecord;
use akhet_records::Recorded;
use akhet_records::pgn::{self, Games, PgnGame, Reader};
use std::io::Write;

/// PGN: a record that was written once survives a round trip; the first write replaces what PGN cannot express. The
/// games around faulty ones are legal and survive a round trip with annotations.
pub fn pgn(data: &[u8]) {
    for game in Reader::new(data).map_while(Result::ok) {
        let _ = game.replay();
        let once = rewritten(&game);
        assert_eq!(once.moves.len(), game.moves.len());
        assert_eq!(rewritten(&once), once, "{}", pgn::write(&game));
    }
    let numbered = (1..).zip(Games::new(data));
    for (number, game) in numbered.filter_map(|(number, game)| Some((number, game.ok()?))) {
        assert_eq!(game.number, number);
        assert!(game.game.replay().is_ok(), "{game:?}");
        let text = pgn::write_annotated(&game, "fuzz", &[]);
        let again: Vec<PgnGame> = Games::new(text.as_bytes())
            .collect::<Result<_, _>>()
            .unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(again.len(), 1, "{text}");
        assert_eq!(again[0].record.position(), game.record.position());
        assert_eq!(again[0].record.plies().len(), game.record.plies().len());
    }
}

/// A record after writing and reading, with white space in its free text collapsed.
fn rewritten(game: &GameRecord) -> GameRecord {
    let text = pgn::write(game);
    let mut games = Reader::new(text.as_bytes())
        .collect::<Result<Vec<_>, _>>()
        .unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(games.len(), 1, "{text}");
    let mut game = games.remove(0);
    let words: Vec<&str> = game.detail.split_whitespace().collect();
    game.detail = words.join(" ");
    game
}

/// A file of records, JSON lines or PGN: its entries survive a round trip.
pub fn jsonl(data: &[u8]) {
    let mut file = tempfile::NamedTempFile::new().expect("a temporary file");
    file.write_all(data).expect("room for a temporary file");
    // The entries before a fault are still read.
    let _ = journal::read(file.path(), |entry: Entry| {
        if let Entry::Game(game) = &entry {
            let _ = game.replay();
        }
        let line = as_json(&entry);
        let again: Entry = serde_json::from_str(&line).expect("what is written can be read");
        assert_eq!(as_json(&again), line);
        Ok(())
    });
}

fn as_json(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("an entry can be written")
}

/// The settings file of a match: valid settings survive a round trip.
pub fn match_config(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(table) = text.parse::<Table>() else {
        return;
    };
    if let Ok(settings) = Settings::from_table(table) {
        let written = settings.to_toml().expect("what was text can be written");
        let table = written.parse().expect("what is written is TOML");
        let again = Settings::from_table(table).expect("what is written can be read");
        assert_eq!(again.to_toml().ok(), Some(written));
    }
}

/// Suites of openings: each opening has a legal move, and the suite survives a round trip.
pub fn suite(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let lines = |openings: &[Opening]| {
        let lines = openings.iter().map(|opening| format!("{opening}\n"));
        lines.collect::<String>()
    };
    for rules in all_rules() {
        let Ok(openings) = read_suite(text, rules) else {
            continue;
        };
        for opening in &openings {
            assert!(!opening.position().legal_moves().is_empty(), "{opening}");
        }
        let written = lines(&openings);
        let again = read_suite(&written, rules).expect("what is written can be read");
        assert_eq!(lines(&again), written);
        let positions = |openings: &[Opening]| -> Vec<Position> {
            openings
                .iter()
                .map(|opening| opening.position().clone())
                .collect()
        };
        assert_eq!(positions(&again), positions(&openings));
    }
}
