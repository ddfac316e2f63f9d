//! The suites of this project, and the command that makes them.

use akhet::laser::random_setups::random_setup;
use akhet::laser::rules::{Kind, Move, Opening, Position, Rules, Setup, SuiteError, read_suite};
use akhet::laser::search::{Control, Handler, Info, Limits, Score, Searcher};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::thread;
use test_support::engine::{Finished, read_repository, run};

/// A folder with a suite for each setup.
struct Folder {
    path: &'static str,
    /// The number of openings in the smallest suite.
    count: usize,
    /// The range of scores in the suites' commands.
    score: &'static str,
}

const FOLDERS: [Folder; 2] = [
    Folder {
        path: "openings",
        count: 600,
        score: "0..30",
    },
    Folder {
        path: "openings/unbalanced",
        count: 1000,
        score: "140..300",
    },
];

impl Folder {
    fn text(&self, setup: Setup) -> String {
        text(&format!("{}/{setup}", self.path))
    }
}

fn text(path: &str) -> String {
    read_repository(&format!("{path}.fen"))
}

pub fn read(text: &str) -> Result<Vec<Opening>, SuiteError> {
    read_suite(text, Rules::default())
}

/// Runs `check` on the suite of each folder and setup, those of a folder in parallel.
fn for_each_suite(check: fn(&Folder, Setup, &str)) {
    for folder in &FOLDERS {
        thread::scope(|scope| {
            for setup in Setup::OFFICIAL {
                scope.spawn(move || check(folder, setup, &folder.text(setup)));
            }
        });
    }
}

/// The header lines and the opening lines.
fn split<'a>(lines: impl IntoIterator<Item = &'a str>) -> (Vec<&'a str>, Vec<&'a str>) {
    lines.into_iter().partition(|line| line.starts_with('#'))
}

/// Runs the command, which must succeed.
fn generate(arguments: &[&str]) -> Finished {
    let finished = run(&[&["openings"], arguments].concat());
    assert_eq!(finished.code, Some(0), "{arguments:?}: {}", finished.errors);
    finished
}

/// The header and the openings that the command prints.
fn generated(arguments: &[&str]) -> (Vec<String>, Vec<String>) {
    let lines = generate(arguments).lines;
    lines.into_iter().partition(|line| line.starts_with('#'))
}

/// The arguments of the command in the header of a suite.
fn arguments<'a>(setup: Setup, header: &[&'a str]) -> Vec<&'a str> {
    let command = header[1].strip_prefix("#   akhet openings ").unwrap();
    let arguments: Vec<&str> = command.split(' ').collect();
    assert_eq!(arguments[..2], ["--setup", setup.name()]);
    assert_eq!(arguments[2], "--count");
    arguments
}

/// These arguments with some values replaced.
fn with_values<'a>(arguments: &[&'a str], values: &[(&str, &'a str)]) -> Vec<&'a str> {
    let mut changed = arguments.to_vec();
    for (name, value) in values {
        let at = changed.iter().position(|word| word == name).unwrap();
        changed[at + 1] = value;
    }
    changed
}

#[test]
fn suites_are_legal_moves_from_their_setup_and_the_fen_they_lead_to() {
    let setups = read(&text("openings/setups")).unwrap();
    let names: Vec<Option<Setup>> = setups.iter().map(Opening::setup).collect();
    assert_eq!(names, Setup::OFFICIAL.map(Some));
    // No folder has the same position twice, or a position and its mirror image.
    let mut seen = HashSet::new();
    let suites = FOLDERS
        .iter()
        .flat_map(|folder| Setup::OFFICIAL.map(|setup| (folder, setup)));
    for (folder, setup) in suites {
        let text = folder.text(setup);
        let (_, lines) = split(text.lines());
        let suite = read(&text).unwrap();
        assert_eq!(lines.len(), suite.len());
        assert!(suite.len() >= folder.count, "{setup} has {}", suite.len());
        let blue = suite.iter().filter(|o| o.position().side().index() == 0);
        let blue = blue.count();
        let few = folder.count / 6;
        assert!(blue > few && suite.len() - blue > few, "{setup}: {blue}");
        for (line, opening) in lines.into_iter().zip(&suite) {
            let (moves, fen) = line.split_once(" # ").unwrap();
            let words: Vec<&str> = moves.split(' ').collect();
            assert_eq!(words[..2], [setup.name(), "moves"], "{line}");
            assert!((6..=12).contains(&words[2..].len()), "{line}");
            let mut position = setup.position().clone();
            let mut arrangements = HashSet::from([position.board_key()]);
            for word in &words[2..] {
                let ply = position.play(word.parse().unwrap()).unwrap();
                assert_eq!(ply.removed, None, "{line}");
                assert!(arrangements.insert(position.board_key()), "{line}");
            }
            assert_eq!(position.to_string(), fen);
            assert_eq!(opening.position().to_string(), fen);
            assert_eq!(opening.to_string(), moves);
            for seen_by in [position.flipped(), position] {
                let fen = seen_by.to_string();
                let (without_number, _) = fen.rsplit_once(' ').unwrap();
                assert!(
                    seen.insert((folder.path, without_number.to_owned())),
                    "{fen}"
                );
            }
        }
    }
}

#[test]
fn nobody_can_win_within_two_plies() {
    /// Whether a legal move hits the other player's King.
    fn wins(position: &Position) -> bool {
        let mover = position.side();
        let mut wins = false;
        for mv in position.legal_moves() {
            let mut next = position.clone();
            let ply = next.play(mv).unwrap();
            let king = ply.removed.filter(|piece| piece.kind() == Kind::King);
            wins |= king.is_some_and(|king| king.color() != mover);
        }
        wins
    }
    // A position with such a move.
    assert!(wins(&"ls9/10/10/2k5Ps1/10/10/10/4K4Ln b".parse().unwrap()));
    for_each_suite(|_, _, text| {
        for opening in read(text).unwrap() {
            let position = opening.position();
            assert!(!wins(position), "{position}");
            for mv in position.legal_moves() {
                let mut next = position.clone();
                next.play(mv).unwrap();
                assert!(!wins(&next), "{position} {mv}");
            }
        }
    });
}

/// Which candidates are kept depends on the search. Which candidates there are does not: with a
/// score bound that none exceeds, a suite's command keeps all of them, in order.
#[test]
fn suites_are_sifted_from_the_candidates_that_their_command_draws() {
    for_each_suite(|folder, setup, text| {
        let (header, openings) = split(text.lines());
        let arguments = arguments(setup, &header);
        let all = [
            ("--count", "400"),
            ("--nodes", "1000"),
            ("--score", "0..10000"),
        ];
        let (_, candidates) = generated(&with_values(&arguments, &all));
        let mut candidates = candidates.iter();
        for opening in &openings[..15] {
            assert!(
                candidates.any(|candidate| candidate == opening),
                "{opening}"
            );
        }
        // The header states its criteria as the command states them today.
        let bench = header[2].split_once(", whose bench ").unwrap().1;
        assert!(bench.ends_with(" nodes; another search may choose others."));
        let (new_header, _) = generated(&with_values(
            &arguments,
            &[("--count", "1"), ("--score", "0..10000")],
        ));
        let criteria = |lines: &[String]| lines[3..].join("\n").replace("0..10000", folder.score);
        let header: Vec<String> = header.into_iter().map(str::to_owned).collect();
        assert_eq!(criteria(&new_header), criteria(&header));
    });
}

/// A small run of the command, compared with its recorded output. It depends on the random numbers, the
/// rules and the criterion on Kings, but not on the evaluation: a position without a forced win never
/// exceeds the score bound.
#[test]
fn a_small_run_makes_what_it_made_before() {
    const FILE: &str = "tests/data/openings.txt";
    const ARGUMENTS: &str = "--count 3 --plies 5..9 --seed 42 --nodes 1000 --score 0..10000";
    let mut made = Vec::new();
    for setup in Setup::OFFICIAL {
        let arguments = format!("--setup {setup} {ARGUMENTS}");
        made.extend(generated(&arguments.split(' ').collect::<Vec<_>>()).1);
    }
    let stored = read_repository(FILE);
    let stored: Vec<&str> = stored.lines().collect();
    assert_eq!(
        made, stored,
        "`akhet openings` makes other openings than before. If that is intended, store them with: \
         for setup in ace curiosity grail mercury sophie; do target/release/akhet openings --setup \
         $setup {ARGUMENTS} 2> /dev/null | grep -v '^#'; done > {FILE}"
    );
}

/// The score of the player ahead after an opening, computed without the command; `None` for a forced win.
fn points_ahead(opening: &Opening, nodes: u64) -> Option<u32> {
    struct Last(Option<Score>);
    impl Handler<Move> for Last {
        fn info(&mut self, info: &Info<'_>) {
            self.0 = Some(info.score);
        }
    }
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut last = Last(None);
    let mut searcher = Searcher::new(1).unwrap();
    searcher.go(opening.record(), &limits, &Control::default(), &mut last);
    match last.0 {
        Some(Score::Points(points)) => Some(points.unsigned_abs()),
        _ => None,
    }
}

/// Checks that the command keeps those of the first candidates that `passes` accepts.
fn check_kept(candidates: usize, nodes: u64, score: &str, passes: impl Fn(&Opening) -> bool) {
    let nodes = nodes.to_string();
    let made = |count: usize, score| {
        let few = ["--setup", "curiosity", "--seed", "5", "--nodes", &nodes];
        let count = count.to_string();
        generated(&[&few[..], &["--count", &count, "--score", score]].concat()).1
    };
    let mut expected = made(candidates, "0..10000");
    expected.retain(|line| passes(&read(line).unwrap()[0]));
    // Some are kept and some are not.
    let count = expected.len();
    assert!((2..candidates - 1).contains(&count), "{count} are kept");
    assert_eq!(made(count, score), expected);
}

#[test]
fn candidates_with_the_wanted_score_are_kept_and_no_others() {
    let within = |opening: &Opening, nodes, min, max| {
        points_ahead(opening, nodes).is_some_and(|points| (min..=max).contains(&points))
    };
    check_kept(24, 3_000, "0..40", |o| within(o, 3_000, 0, 40));
    check_kept(24, 3_000, "60..160", |o| within(o, 3_000, 60, 160));
    // A first search rejects some that the long one would keep.
    check_kept(16, 100_000, "80..160", |o| {
        within(o, 2_500, 40, 200) && within(o, 100_000, 80, 160)
    });
}

#[test]
fn neither_threads_nor_the_count_change_what_is_made() {
    let few = ["--setup", "grail", "--nodes", "2000", "--seed", "7"];
    let with = |more: &[&str]| generated(&[&few, more].concat());
    let (header, ten) = with(&["--count", "10"]);
    assert_eq!(ten.len(), 10);
    assert_eq!(
        with(&["--count", "10", "--threads", "3"]),
        (header, ten.clone())
    );
    let (_, four) = with(&["--count", "4", "--threads", "2"]);
    assert_eq!(four, ten[..4]);
    let (_, others) = generated(&["--setup", "grail", "--nodes", "2000", "--count", "4"]);
    assert_ne!(four, others);
}

#[test]
fn arguments_are_obeyed() {
    let both = ["--king-turns", "--swap-onto-closed"];
    let few = ["--setup", "mercury", "--nodes", "1000", "--count", "20"];
    let (header, openings) = generated(&[&few[..], &both, &["--plies", "3..4"]].concat());
    assert_eq!(
        header[1],
        "#   akhet openings --setup mercury --count 20 --plies 3..4 --seed 1 --nodes 1000 \
         --score 0..30 --king-turns --swap-onto-closed"
    );
    let rules = Rules {
        king_turns: true,
        swap_onto_closed: true,
    };
    let lines = [header, openings.clone()].concat().join("\n");
    assert_eq!(read_suite(&lines, rules).unwrap().len(), 20);
    let ends = [" r 2", " b 3"];
    for (plies, end) in (3..).zip(ends) {
        assert!(openings.iter().any(|line| line.ends_with(end)), "{plies}");
    }
    for line in &openings {
        assert!(ends.iter().any(|end| line.ends_with(end)), "{line}");
    }
    // The setup alone: a short search scores it within 200 points.
    let alone = "--count 1 --plies 0 --nodes 1000 --score 0..200";
    let alone: Vec<&str> = alone.split(' ').collect();
    assert_eq!(generated(&alone).1, [format!("ace # {ACE}")]);
}

#[test]
fn a_suite_is_written_to_a_file() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a suite.fen");
    let name = file.to_str().unwrap();
    fs::write(&file, "what was there before").unwrap();
    let few = ["--count", "2", "--nodes", "1000"];
    let printed = generate(&few);
    assert!(printed.errors.starts_with("2 of "), "{}", printed.errors);
    let written = generate(&[&few[..], &["--output", name]].concat());
    assert_eq!(written.lines, [] as [&str; 0]);
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text, printed.lines.join("\n") + "\n");
    // If the suite cannot be made, the file is left as it was.
    let none = ["openings", "--plies", "0", "--count", "2", "--output", name];
    assert_eq!(run(&none).code, Some(1));
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn what_cannot_be_made_is_an_error() {
    for (arguments, fault) in [
        // With no plies there is only one position, the setup.
        (
            "--plies 0 --count 2 --score 0..200",
            "(2 wanted): 1 of 1400 candidates kept",
        ),
        ("--setup pyramid", "pyramid"),
        ("--count 0", "0"),
        ("--count 100001", "100001"),
        ("--plies x", "expected a whole number from 0 to 100"),
        ("--plies 101", "'101'"),
        ("--plies 9..8", "'9..8'"),
        ("--plies 8..", "'8..'"),
        ("--nodes 0", "--nodes"),
        (
            "--score 0..10001",
            "expected a whole number from 0 to 10000",
        ),
        ("--score 300..140", "'300..140'"),
        ("--score 140..", "'140..'"),
        ("--score -140..300", "'-1'"),
        ("--max-score 30", "'--max-score'"),
        ("--seed x", "'x'"),
        ("--threads 0", "--threads"),
        ("--threads 1025", "1025"),
        ("--count 1 --output no-folder/x.fen", "no-folder/x.fen"),
        ("ace", "ace"),
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        let finished = run(&[&["openings"], &words[..]].concat());
        assert!(
            !matches!(finished.code, None | Some(0 | 101)),
            "{arguments}: {finished:?}"
        );
        assert_eq!(finished.lines, [] as [&str; 0], "{arguments}");
        let errors = finished.errors;
        assert!(errors.starts_with("error: "), "{arguments}: {errors}");
        assert!(errors.contains(fault), "{arguments}: {errors}");
    }
}

pub const ACE: &str =
    "ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1";

#[test]
fn a_suite_can_be_written_as_epd() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("grail.epd");
    let flags = "--setup grail --count 3 --nodes 200 --score 0..300";
    let flags: Vec<&str> = flags.split(' ').collect();
    let (_, openings) = generated(&flags);
    let output = ["--output", file.to_str().unwrap()];
    generate(&[&flags[..], &output].concat());
    let written = fs::read_to_string(&file).unwrap();
    let epd = |line: &String| read(line).unwrap()[0].position().to_epd() + "\n";
    assert_eq!(written, openings.iter().map(epd).collect::<String>());
    let refused = run(&["openings", "--deals", "2", output[0], output[1]]);
    assert_eq!(refused.code, Some(2));
    assert!(
        refused.errors.contains("EPD cannot hold Labyrinth deals"),
        "{}",
        refused.errors
    );
}

#[test]
fn random_setups_are_those_of_their_seeds() {
    let (header, lines) = generated(&[
        "--random-setups",
        "--count",
        "2",
        "--seed",
        "6",
        "--threads",
        "2",
    ]);
    assert_eq!(
        header[1],
        "#   akhet openings --random-setups --count 2 --seed 6"
    );
    let expected = [6, 7].map(|seed| {
        let setup = random_setup(seed, &Control::default()).unwrap().unwrap();
        format!("{setup} # setup {seed}")
    });
    assert_eq!(lines, expected);
    assert_eq!(read(&lines.join("\n")).unwrap().len(), 2);
    for flags in [["--setup", "ace"], ["--nodes", "5"], ["--deals", "2"]] {
        let refused = run(&[&["openings", "--random-setups"][..], &flags].concat());
        assert_eq!(refused.code, Some(2), "{flags:?}");
    }
}
