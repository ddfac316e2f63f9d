//! The suites of openings: those of this project, how they are read, and how they are made.

mod engine;

use akhet::laser::rules::{Kind, Position, Rules, Setup, SuiteError, read_suite};
use engine::{Finished, run};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::thread;

fn text(name: &str) -> String {
    fs::read_to_string(format!("openings/{name}.fen")).unwrap()
}

fn read(text: &str) -> Result<Vec<Position>, SuiteError> {
    read_suite(text, Rules::default())
}

/// Does the same for each setup and the text of its suite, at the same time.
fn for_each_suite(check: fn(Setup, &str)) {
    thread::scope(|scope| {
        for setup in Setup::ALL {
            scope.spawn(move || check(setup, &text(setup.name())));
        }
    });
}

/// The lines of a suite, those of comment apart.
fn split<'a>(lines: impl IntoIterator<Item = &'a str>) -> (Vec<&'a str>, Vec<&'a str>) {
    lines.into_iter().partition(|line| line.starts_with('#'))
}

/// Runs the generator and gives back what it prints.
fn generate(arguments: &[&str]) -> Finished {
    let finished = run(&[&["openings"], arguments].concat());
    assert_eq!(finished.code, Some(0), "{arguments:?}: {}", finished.errors);
    finished
}

/// The comment and the positions that the generator prints.
fn generated(arguments: &[&str]) -> (Vec<String>, Vec<String>) {
    let lines = generate(arguments).lines;
    lines.into_iter().partition(|line| line.starts_with('#'))
}

/// The arguments of the command in a suite's comment.
fn arguments<'a>(setup: Setup, comment: &[&'a str]) -> Vec<&'a str> {
    let command = comment[1].strip_prefix("#   akhet openings ").unwrap();
    let arguments: Vec<&str> = command.split(' ').collect();
    assert_eq!(arguments[..2], ["--setup", setup.name()]);
    assert_eq!(arguments[2], "--count");
    arguments
}

#[test]
fn suites_have_many_positions_and_none_twice() {
    assert_eq!(read(&text("setups")).unwrap().len(), Setup::ALL.len());
    let mut met = HashSet::new();
    for setup in Setup::ALL {
        let suite = read(&text(setup.name())).unwrap();
        assert!(suite.len() >= 500, "{setup} has {}", suite.len());
        let blue = suite.iter().filter(|p| p.side().index() == 0).count();
        assert!(blue > 100 && suite.len() - blue > 100, "{setup}: {blue}");
        for position in suite {
            assert_eq!(
                position.board().occupied().count(),
                setup.position().board().occupied().count(),
                "{position}"
            );
            for seen in [position.flipped(), position] {
                let fen = seen.to_string();
                let (without_number, _) = fen.rsplit_once(' ').unwrap();
                assert!(met.insert(without_number.to_owned()), "{fen}");
            }
        }
    }
}

#[test]
fn nobody_can_win_within_two_plies() {
    // Tells whether a legal move hits the other player's King.
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
    // It can tell.
    assert!(wins(&"ls9/10/10/2k5Ps1/10/10/10/4K4Ln b".parse().unwrap()));
    for_each_suite(|_, text| {
        for position in read(text).unwrap() {
            assert!(!wins(&position), "{position}");
            for mv in position.legal_moves() {
                let mut next = position.clone();
                next.play(mv).unwrap();
                assert!(!wins(&next), "{position} {mv}");
            }
        }
    });
}

/// Which positions are even is up to the search, and a suite outlives the search that made it. So
/// that part is only held to the letter while the search is the one that the comment names.
#[test]
fn suites_begin_as_their_command_makes_them() {
    for_each_suite(|setup, text| {
        let (comment, positions) = split(text.lines());
        let mut arguments = arguments(setup, &comment);
        arguments[3] = "3";
        let (new_comment, made) = generated(&arguments);
        let search = |line: &str| line.split_once("whose bench").map(|(_, it)| it.to_owned());
        assert!(search(comment[2]).is_some());
        if search(&new_comment[2]) == search(comment[2]) {
            assert_eq!(made, positions[..3], "{setup}");
            assert_eq!(new_comment[3..], comment[3..], "{setup}");
        }
    });
}

#[test]
fn suites_are_sifted_from_the_candidates_that_their_command_draws() {
    for_each_suite(|setup, text| {
        let (comment, positions) = split(text.lines());
        let mut arguments = arguments(setup, &comment);
        // With these nothing is uneven but a game that is won or lost.
        arguments[3] = "300";
        let mut name = "";
        for word in &mut arguments {
            match name {
                "--nodes" => *word = "1000",
                "--max-score" => *word = "10000",
                _ => (),
            }
            name = word;
        }
        let (_, candidates) = generated(&arguments);
        let mut candidates = candidates.iter();
        for position in &positions[..50] {
            assert!(
                candidates.any(|candidate| candidate == position),
                "{position}"
            );
        }
    });
}

#[test]
fn neither_threads_nor_the_count_change_what_is_made() {
    let few = ["--setup", "grail", "--nodes", "2000", "--seed", "7"];
    let with = |more: &[&str]| generated(&[&few, more].concat());
    let (comment, ten) = with(&["--count", "10"]);
    assert_eq!(ten.len(), 10);
    assert_eq!(
        with(&["--count", "10", "--threads", "3"]),
        (comment, ten.clone())
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
    let (comment, fens) = generated(&[&few[..], &both, &["--plies", "3..4"]].concat());
    assert_eq!(
        comment[1],
        "#   akhet openings --setup mercury --count 20 --plies 3..4 --seed 1 --nodes 1000 \
         --max-score 30 --king-turns --swap-onto-closed"
    );
    let rules = Rules {
        king_turns: true,
        swap_onto_closed: true,
    };
    let lines = [comment, fens.clone()].concat().join("\n");
    assert_eq!(read_suite(&lines, rules).unwrap().len(), 20);
    for (plies, end) in [(3, " r 2"), (4, " b 3")] {
        assert!(fens.iter().any(|fen| fen.ends_with(end)), "{plies}");
    }
    assert!(
        fens.iter()
            .all(|fen| fen.ends_with(" r 2") || fen.ends_with(" b 3"))
    );
    // Nothing but the setup, whatever a short search thinks of it.
    let alone = "--count 1 --plies 0 --nodes 1000 --max-score 200";
    let alone: Vec<&str> = alone.split(' ').collect();
    assert_eq!(generated(&alone).1, [Setup::Ace.fen()]);
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
    // A suite that can not be made leaves the file as it was.
    let none = ["openings", "--plies", "0", "--count", "2", "--output", name];
    assert_eq!(run(&none).code, Some(1));
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn what_can_not_be_made_is_an_error() {
    let cases: [(&[&str], &str); 16] = [
        // There is one position without a ply, and it comes again and again.
        (
            &["--plies", "0", "--count", "2", "--max-score", "200"],
            "2 are wanted: 1 of 1400 candidates kept",
        ),
        (&["--setup", "pyramid"], "pyramid"),
        (&["--count", "0"], "0"),
        (&["--count", "100001"], "100001"),
        (&["--plies", "x"], "plies are a number from 0 to 100"),
        (&["--plies", "101"], "'101'"),
        (&["--plies", "9..8"], "'9..8'"),
        (&["--plies", "8.."], "'8..'"),
        (&["--nodes", "0"], "--nodes"),
        (&["--max-score", "10001"], "10001"),
        (&["--max-score", "-1"], "-1"),
        (&["--seed", "x"], "'x'"),
        (&["--threads", "0"], "--threads"),
        (&["--threads", "1025"], "1025"),
        (
            &["--count", "1", "--output", "no folder/x.fen"],
            "no folder/x.fen",
        ),
        (&["ace"], "ace"),
    ];
    for (arguments, fault) in cases {
        let finished = run(&[&["openings"], arguments].concat());
        assert!(
            !matches!(finished.code, None | Some(0 | 101)),
            "{arguments:?}: {finished:?}"
        );
        assert_eq!(finished.lines, [] as [&str; 0], "{arguments:?}");
        let errors = finished.errors;
        assert!(errors.starts_with("error: "), "{arguments:?}: {errors}");
        assert!(errors.contains(fault), "{arguments:?}: {errors}");
    }
}

const ACE: &str =
    "ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1";

#[test]
fn comments_and_empty_lines_mean_nothing() {
    let alone = read(ACE).unwrap();
    assert_eq!(alone, [Setup::Ace.position().clone()]);
    let short = ACE.strip_suffix(" 1").unwrap();
    for text in [
        format!("{ACE}\n"),
        format!("# Openings\r\n\r\n{ACE}\r\n"),
        format!("\n \t\n  {ACE} # the first\n  # the last"),
        format!("{short}#"),
    ] {
        assert_eq!(read(&text).as_ref(), Ok(&alone), "{text:?}");
    }
    let red = ACE.replace(" b ", " r ");
    assert_eq!(read(&format!("{ACE}\n#\n{red}\n")).unwrap().len(), 2);
}

#[test]
fn what_is_wrong_with_a_suite_is_said_with_its_line() {
    let later = ACE.replace(" b 1", " b 9");
    for (text, line, fault) in [
        (String::new(), 1, "the suite has no position"),
        ("\r\n".to_owned(), 1, "the suite has no position"),
        (
            "# Openings\n\n#\n".to_owned(),
            3,
            "the suite has no position",
        ),
        ("x".to_owned(), 1, "the board has 1 ranks, there must be 8"),
        (
            format!("# Openings\n{ACE}\r\n\r\n  {ACE}x\n"),
            4,
            "the full-move number is a number from 1 to 1000000000 (column 83)",
        ),
        (
            format!("{ACE} ace\n"),
            1,
            "nothing may follow the full-move number (column 83)",
        ),
        (
            "ls9/10/10/4k5/10/10/10/9Ln b # no King".to_owned(),
            1,
            "Blue has 0 Kings, there must be one",
        ),
        (
            format!("\n{ACE}\n# again\n{later}\n"),
            4,
            "the same position stands on line 2",
        ),
    ] {
        let error = read(&text).unwrap_err();
        assert_eq!(
            (error.line, error.fault.to_string().as_str()),
            (line, fault)
        );
        assert_eq!(error.to_string(), format!("line {line}: {fault}"));
    }
}

#[test]
fn rules_decide_what_is_a_position() {
    // A Deflector where only a swap by one reading of the rules can bring it.
    let text = "ls9/Pn9/10/4k5/4K5/10/10/9Ln b 1";
    let swap_onto_closed = Rules {
        swap_onto_closed: true,
        ..Rules::default()
    };
    let suite = read_suite(text, swap_onto_closed).unwrap();
    assert_eq!(suite[0].rules(), swap_onto_closed);
    let error = read(text).unwrap_err();
    assert!(error.to_string().starts_with("line 1: a piece of Blue"));
}
