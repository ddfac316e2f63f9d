//! The records of a match: complete, legal, the same in both files.

use crate::Plan;
use akhet::game::Variant;
use akhet::laser::rules::{REPETITIONS_TO_CLAIM, Record};
use akhet_arena::Contest;
use akhet_records::Reason;
use akhet_records::Recorded;
use akhet_records::pgn::GameReader;
use akhet_records::{GameRecord, LabyrinthRecord};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader};

/// A game that the soak plays.
trait Soaked: Contest {
    /// How its games may end, other than by the death of an engine.
    const ENDS: &[Reason];

    /// Checks what the replay does not.
    fn check_further(&self, what: &str);
}

impl Soaked for GameRecord {
    const ENDS: &[Reason] = &[Reason::KingHit, Reason::Repetition, Reason::MaxPlies];

    /// A match claims every draw: a threefold repetition ends the game.
    fn check_further(&self, what: &str) {
        let replayed = self.replay().unwrap();
        let mut record = Record::new(replayed.start().clone());
        for ply in replayed.plies() {
            assert!(record.repetitions() < REPETITIONS_TO_CLAIM, "{what}");
            record.play(ply.mv).unwrap();
        }
    }
}

impl Soaked for LabyrinthRecord {
    const ENDS: &[Reason] = &[Reason::TreasuresFound, Reason::MaxPlies];

    fn check_further(&self, _: &str) {}
}

/// Asserts that the records of a match are whole, and returns its plies and crashes.
pub fn check(plan: &Plan, batch: u64) -> (u64, usize) {
    match Plan::variant(batch) {
        Variant::LaserChess => check_of::<GameRecord>(plan, batch),
        Variant::Labyrinth => check_of::<LabyrinthRecord>(plan, batch),
    }
}

fn check_of<G: Soaked>(plan: &Plan, batch: u64) -> (u64, usize) {
    let games: BTreeMap<u64, G> = json_games(plan, batch);
    let numbers: Vec<u64> = games.keys().copied().collect();
    assert_eq!(
        numbers,
        (1..=plan.batch).collect::<Vec<_>>(),
        "match {batch}"
    );

    let file = BufReader::new(File::open(plan.file(batch, "pgn")).unwrap());
    let mut in_pgn = BTreeMap::new();
    for game in GameReader::<_, G>::new(file) {
        let game = game.unwrap();
        let again = in_pgn.insert(game.summary().game, without_nodes(&game));
        assert!(again.is_none(), "match {batch}: twice in PGN: {again:?}");
    }
    assert_eq!(in_pgn.len(), games.len(), "match {batch}");

    let (mut plies, mut crashes) = (0, 0);
    for (number, game) in &games {
        let what = format!("match {batch}, game {number}");
        let summary = game.summary();
        plies += summary.moves;
        match summary.reason {
            Reason::Crash => {
                assert!(
                    summary.detail.contains("signal: 9"),
                    "{what}: {}",
                    summary.detail
                );
                crashes += 1;
            }
            reason => assert!(
                G::ENDS.contains(&reason),
                "{what}: {reason}: {}",
                summary.detail
            ),
        }
        let replayed = game.replay();
        assert!(replayed.is_ok(), "{what}: {:?}", replayed.err());
        game.check_further(&what);
        assert_eq!(in_pgn[number], without_nodes(game), "{what}");
        // Two games of one opening with the seats exchanged.
        if number % 2 == 0 {
            let first = games[&(number - 1)].summary();
            assert_eq!(first.position, summary.position, "{what}");
            assert_eq!(first.places[0].player, summary.places[1].player, "{what}");
        }
    }
    assert!(
        crashes <= plan.engine_kills(batch),
        "match {batch}: more crashes than kills"
    );
    (plies, crashes)
}

/// The games of a match by number, from the JSON lines file.
fn json_games<G: Soaked>(plan: &Plan, batch: u64) -> BTreeMap<u64, G> {
    let file = BufReader::new(File::open(plan.file(batch, "jsonl")).unwrap());
    let mut games = BTreeMap::new();
    let mut others = Vec::new();
    for line in file.lines() {
        let Value::Object(mut entry) = serde_json::from_str(&line.unwrap()).unwrap() else {
            panic!("match {batch}: a line is no object");
        };
        match entry.remove("game") {
            Some(game) => {
                let game: G = serde_json::from_value(game).unwrap();
                let number = game.summary().game;
                let again = games.insert(number, game);
                assert!(again.is_none(), "match {batch}: game {number} comes twice");
            }
            None => others.extend(entry.keys().cloned()),
        }
    }
    assert_eq!(others, ["match", "result"], "match {batch}");
    games
}

/// A record as read from PGN, which has no nodes.
fn without_nodes<G: Soaked>(game: &G) -> Value {
    let mut game = serde_json::to_value(game).unwrap();
    for mv in game["moves"].as_array_mut().unwrap() {
        mv.as_object_mut().unwrap().remove("nodes");
    }
    game
}
