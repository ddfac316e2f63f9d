//! Every exact mate score comes with a line to the end of the game.

use crate::forced_wins::cases;
use akhet::laser::rules::{Move, Record};
use akhet::laser::search::{Bound, Configure, Control, Handler, Info, Limits, Score, Searcher};

/// Checks the lines of one search.
pub(crate) struct Lines {
    record: Record,
    /// The reported lines that end the game as their exact mate scores say.
    whole: usize,
    /// Those that do not.
    pub(crate) faults: Vec<String>,
    /// The lines of the last reports, by rank.
    last: Vec<Vec<String>>,
}

impl Lines {
    pub(crate) fn new(record: Record) -> Lines {
        Lines {
            record,
            whole: 0,
            faults: Vec::new(),
            last: Vec::new(),
        }
    }

    /// What is wrong with a line whose score says that the game ends after this many plies.
    fn fault(&self, info: &Info<'_>, plies: u32, wins: bool) -> Option<String> {
        let mut game = self.record.clone();
        for (index, &mv) in info.pv.iter().enumerate() {
            if index > 0 && game.can_claim_draw() {
                return Some("a draw".to_owned());
            }
            if let Err(error) = game.play(mv) {
                return Some(error.to_string());
            }
        }
        let side = self.record.position().side();
        let winner = if wins { side } else { !side };
        if game.result().winner() != Some(winner) {
            return Some("no end".to_owned());
        }
        let length = info.pv.len();
        (length != plies as usize).then(|| format!("{length} plies"))
    }
}

impl Handler<Move> for Lines {
    fn info(&mut self, info: &Info<'_>) {
        self.last.truncate(info.multi_pv - 1);
        self.last
            .push(info.pv.iter().map(ToString::to_string).collect());
        let (plies, wins) = match info.score {
            _ if info.bound != Bound::Exact => return,
            Score::Points(_) => return,
            Score::Wins(plies) => (plies, true),
            Score::Loses(plies) => (plies, false),
        };
        match self.fault(info, plies, wins) {
            None => self.whole += 1,
            Some(fault) => {
                let position = self.record.position();
                let line = self.last.concat().join(" ");
                let score = info.score;
                self.faults
                    .push(format!("{position}: {score:?} {line}: {fault}"));
            }
        }
    }
}

/// Searches forced wins, and the lost positions after their first moves: every `step`th of the file.
fn search_all(hash: usize, threads: usize, limits: &Limits, step: usize) {
    let mut searcher = Searcher::new(hash).unwrap();
    searcher.set_threads(threads).unwrap();
    let (mut whole, mut last, mut searches) = (0, 0, 0);
    let mut faults = Vec::new();
    for case in cases().into_iter().step_by(step) {
        let won = Record::new(case.position);
        let mut lost = won.clone();
        lost.play(case.mv).unwrap();
        for record in [won, lost] {
            searcher.clear();
            let mut watch = Lines::new(record);
            let outcome = searcher.go(
                &watch.record.clone(),
                limits,
                &Control::default(),
                &mut watch,
            );
            let is_mate = !matches!(outcome.score, None | Some(Score::Points(_)));
            let pv = watch.last.first().map_or(&[][..], Vec::as_slice);
            assert_eq!(pv.first(), outcome.best.map(|mv| mv.to_string()).as_ref());
            // The next iteration, cut off, may have found another line.
            if is_mate && pv.len() > 1 {
                assert!(outcome.ponder.is_some(), "{}", watch.record.position());
            }
            searches += 1;
            last += usize::from(is_mate);
            whole += watch.whole;
            faults.append(&mut watch.faults);
        }
    }
    let multi_pv = limits.multi_pv.max(1);
    println!(
        "Hash {hash}, Threads {threads}, MultiPV {multi_pv}: {searches} searches, {last} end with a mate score; \
         {whole} of {} lines of exact mate scores are whole",
        whole + faults.len()
    );
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(whole > searches && last * 2 > searches, "{whole} {last}");
}

fn nodes(nodes: u64, multi_pv: usize) -> Limits {
    Limits {
        nodes: Some(nodes),
        multi_pv,
        ..Limits::default()
    }
}

#[test]
fn the_lines_of_some_mates_end_the_game() {
    for (hash, threads, multi_pv) in [(1, 1, 1), (1, 4, 1), (16, 1, 3), (1, 3, 3)] {
        search_all(hash, threads, &nodes(20_000, multi_pv), 10);
    }
}

/// `cargo test --release --locked --test search -- --ignored --nocapture all_mates`
#[test]
#[ignore = "takes minutes"]
fn the_lines_of_all_mates_end_the_game() {
    for multi_pv in [1, 4] {
        for threads in [1, 4] {
            search_all(1, threads, &nodes(100_000, multi_pv), 1);
        }
    }
}

/// A search for a mate is not selective.
#[test]
fn the_lines_of_searches_for_a_mate_end_the_game() {
    let mate = Limits {
        mate: Some(3),
        depth: Some(5),
        ..Limits::default()
    };
    for threads in [1, 2] {
        search_all(1, threads, &mate, 20);
    }
}
