//! The puzzles in the program, the command that finds them, and the prompt that poses them.

use crate::pipes;
use akhet::laser::rules::optics::beam_steps;
use akhet::laser::rules::{Color, Kind, Position};
use akhet::laser::solver::Solver;
use akhet_lab::puzzles::{Fault, prove};
use akhet_lab::selfplay::data::{Ending, Game, Header, Outcome, Ply, Writer};
use akhet_records::puzzles::{LENGTHS, Puzzle, SHIPPED, Theme, grade, read_puzzles, shipped};
use std::collections::HashSet;
use std::fs;

use std::path::Path;
use std::process::Output;
use std::sync::Arc;

pub(crate) fn akhet(arguments: &[&str], input: &str) -> Output {
    let mut command = pipes::akhet(arguments);
    command.env("LC_ALL", "C");
    pipes::run(command, input)
}

fn solver() -> Solver {
    Solver::new(Arc::default())
}

#[test]
fn eleven_hundred_different_puzzles_are_in_the_program() {
    let puzzles = read_puzzles(SHIPPED).unwrap();
    assert_eq!(puzzles, shipped());
    assert_eq!(puzzles.len(), 1100);
    let of_length = |wins| puzzles.iter().filter(|puzzle| puzzle.wins == wins).count();
    assert_eq!([1, 2, 3, 4, 5].map(of_length), [150, 189, 333, 285, 143]);
    let mut met = HashSet::new();
    let mut setups = HashSet::new();
    let mut grades = [0; 6];
    for puzzle in &puzzles {
        assert_eq!(puzzle.position.side(), Color::Blue);
        let (key, flipped) = (puzzle.position.key(), puzzle.position.flipped().key());
        assert!(met.insert(key.min(flipped)), "twice: {}", puzzle.position);
        let graded = grade(
            &puzzle.position,
            &puzzle.solution,
            puzzle.quiet,
            puzzle.nodes,
        );
        assert_eq!(puzzle.grade, graded, "{}", puzzle.position);
        setups.insert(puzzle.setup);
        grades[puzzle.grade as usize] += u32::from(puzzle.wins > 1);
    }
    assert_eq!(setups.len(), 5);
    assert!(grades[1..].iter().all(|&count| count > 80), "{grades:?}");
    // Wins in 1 come first; within each group, the easiest come first.
    assert!(puzzles.is_sorted_by_key(|puzzle| (puzzle.wins > 1, puzzle.grade)));
}

#[test]
fn a_sample_of_the_puzzles_is_proved() {
    // Long ones take seconds each.
    let sample = |wins: u32, step| {
        let puzzles = shipped().iter().filter(move |puzzle| puzzle.wins == wins);
        puzzles.step_by(step)
    };
    // Proved much faster than most of its length.
    let quick: Position = "ls1kSe6/8pePs/2peSn6/10/6sn3/pn5sn3/6Pw3/6K2Ln b 65"
        .parse()
        .unwrap();
    let five = shipped()
        .iter()
        .find(|puzzle| puzzle.position == quick)
        .unwrap();
    assert_eq!(five.wins, 5);
    let shorter = sample(1, 1)
        .chain(sample(2, 5))
        .chain(sample(3, 10))
        .chain(sample(4, 50));
    for puzzle in shorter.chain([five]) {
        prove(puzzle, &mut solver()).unwrap_or_else(|fault| panic!("{puzzle}: {fault}"));
    }
}

/// Takes some minutes in a release build.
#[test]
#[ignore = "takes minutes"]
fn all_puzzles_are_proved() {
    for puzzle in shipped() {
        prove(puzzle, &mut solver()).unwrap_or_else(|fault| panic!("{puzzle}: {fault}"));
    }
}

#[test]
fn a_false_puzzle_is_found_out() {
    let puzzle = shipped().iter().find(|puzzle| puzzle.wins == 3).unwrap();
    let mut solver = solver();
    let after = |moves: usize| {
        let mut position = puzzle.position.clone();
        for &mv in &puzzle.solution[..moves] {
            position.play(mv).unwrap();
        }
        position
    };
    // Two moves on, the win is shorter than the puzzle says.
    let shorter = Puzzle {
        position: after(2),
        solution: puzzle.solution[2..].to_vec(),
        ..puzzle.clone()
    };
    let found = Some(2);
    assert_eq!(
        prove(&shorter, &mut solver),
        Err(Fault::Length { found, wins: 3 })
    );
    let longer = Puzzle {
        wins: 2,
        ..puzzle.clone()
    };
    let fault = prove(&longer, &mut solver);
    assert_eq!(
        fault,
        Err(Fault::Length {
            found: None,
            wins: 2
        })
    );
    // A first move that does not win.
    let mut moves = puzzle.position.legal_moves().into_iter();
    let other = moves.find(|&mv| mv != puzzle.solution[0]).unwrap();
    let mut wrong = puzzle.clone();
    wrong.solution[0] = other;
    let fault = Err(Fault::First(puzzle.solution[0]));
    assert_eq!(prove(&wrong, &mut solver), fault);
    // A defence that loses sooner.
    let mut position = after(1);
    let short = position.legal_moves().into_iter().find(|&mv| {
        let ply = position.play(mv).unwrap();
        let wins = solver.shortest_win(&position, 1).unwrap().is_some();
        position.undo(&ply);
        wins
    });
    let mut weak = puzzle.clone();
    weak.solution[1] = short.unwrap();
    assert_eq!(prove(&weak, &mut solver), Err(Fault::Line(2)));
}

#[test]
fn a_line_is_written_as_it_is_read() {
    let lines = SHIPPED.lines().filter(|line| !line.starts_with('#'));
    for (line, puzzle) in lines.zip(shipped()) {
        assert_eq!(puzzle.to_string(), line);
        assert_eq!(line.split('\t').count(), 8);
    }
}

#[test]
fn a_line_without_themes_is_read() {
    let line = shipped()[0].to_string();
    let (old, _) = line.rsplit_once('\t').unwrap();
    assert_eq!(read_puzzles(old).unwrap(), [shipped()[0].clone()]);
}

/// The themes read off the text of the moves, the board, and where the last shot changes its course.
#[test]
fn themes_agree_with_the_moves_and_shots() {
    for puzzle in shipped() {
        let first = puzzle.solution[0];
        let mut position = puzzle.position.clone();
        let king = |position: &Position| position.board().of(Color::Red, Kind::King);
        let occupied = position.board().piece_on(first.to()).is_some();
        let is_turn = first.to_string().ends_with(['R', 'L']);
        let mut expected = vec![match (is_turn, occupied) {
            (true, _) => Theme::Turn,
            (false, true) => Theme::Swap,
            (false, false) => Theme::Step,
        }];
        let (mut hits, mut drives, mut turns) = (Vec::new(), false, 0);
        for (index, &mv) in puzzle.solution.iter().enumerate() {
            let before = king(&position);
            let ply = position.play(mv).unwrap();
            drives |= index % 2 == 1 && king(&position) != before;
            if index + 1 < puzzle.solution.len() {
                hits.extend(ply.hit().map(|(square, _)| square));
                continue;
            }
            let board = ply.board_at_shot(position.board());
            let headings: Vec<_> = beam_steps(&board, Color::Blue)
                .map(|step| step.heading)
                .collect();
            turns = headings
                .windows(2)
                .filter(|pair| pair[0] != pair[1])
                .count();
            hits.retain(|&square| ply.shot.path().contains(square));
        }
        let quiet = puzzle.wins > 1 && {
            let mut after = puzzle.position.clone();
            after.play(first).unwrap().removed.is_none()
        };
        let lasers = puzzle
            .solution
            .iter()
            .step_by(2)
            .any(|mv| mv.to_string() == "j1L" || mv.to_string() == "j1R");
        for (theme, is_shown) in [
            (Theme::Quiet, quiet),
            (Theme::Laser, lasers),
            (Theme::TwoMirrors, turns == 2),
            (Theme::ManyMirrors, turns >= 4),
            (Theme::OpenedKing, !hits.is_empty()),
            (Theme::DrivenKing, drives),
        ] {
            if is_shown {
                expected.push(theme);
            }
        }
        let mut found = puzzle.themes();
        found.retain(|&theme| theme != Theme::Shield);
        assert_eq!(found, expected, "{puzzle}");
    }
}

/// A shield stops the first shot, or the shot that answers it.
#[test]
fn a_shield_that_stops_a_shot_is_a_theme() {
    let with_shield = shipped()
        .iter()
        .filter(|puzzle| puzzle.themes().contains(&Theme::Shield));
    let mut count = 0;
    for puzzle in with_shield {
        let mut position = puzzle.position.clone();
        let stops = puzzle.solution.iter().any(|&mv| {
            let ply = position.play(mv).unwrap();
            let defenders = position.board().kind(Kind::Defender);
            ply.removed.is_none() && !(ply.shot.path() & defenders).is_empty()
        });
        assert!(stops, "{puzzle}");
        count += 1;
    }
    assert!(count > 50, "{count}");
}

#[test]
fn bad_lines_are_refused_with_their_number() {
    let mut puzzles = shipped().iter();
    let puzzle = puzzles.find(|puzzle| (puzzle.wins, puzzle.quiet) == (2, 1));
    let puzzle = puzzle.unwrap();
    let line = puzzle.to_string();
    let fields: Vec<&str> = line.split('\t').collect();
    let with = |field: usize, text: &str| {
        let mut fields = fields.clone();
        fields[field] = text;
        fields.join("\t")
    };
    let red: Position = fields[0].replace(" b ", " r ").parse().unwrap();
    let half = fields[5].rsplit_once(' ').unwrap().0;
    for (bad, what) in [
        ("one field".to_owned(), "7 or 8 fields"),
        (
            format!("{line}\tmore"),
            "7 or 8 fields with tabs between them, not 9",
        ),
        (with(0, "ls9/10 b 1"), "fen: "),
        (with(0, &red.to_string()), "Red is to move"),
        (
            with(1, "6"),
            "wins: '6': expected a whole number from 1 to 5",
        ),
        (
            with(1, "3"),
            "Blue makes 2 moves, but the field wins says 3",
        ),
        (with(2, "0"), "grade: '0'"),
        (with(3, "0"), "quiet: 1 of Blue's moves"),
        (with(4, "-1"), "nodes: '-1'"),
        (with(5, ""), "solution: move 1 '' is not a move"),
        (with(5, "a1a3"), "solution: move 1 'a1a3'"),
        (with(5, half), "does not end with a move of Blue that wins"),
        (with(6, "chess"), "setup: 'chess'"),
        (with(7, "laser"), "themes: the solution shows '"),
    ] {
        let text = format!("# a comment\n{line}\n\n{bad}\n");
        let error = read_puzzles(&text).unwrap_err().to_string();
        assert!(error.starts_with("line 4: "), "{error}");
        assert!(error.contains(what), "{bad}: {error}");
    }
}

/// Writes a file of games, each of which ends with the solution of a puzzle in the program; every other one
/// is seen from the other side.
fn write_games(file: &Path, puzzles: &[&Puzzle]) {
    let mut writer = Writer::new(Vec::new(), &Header::default()).unwrap();
    for (number, puzzle) in puzzles.iter().enumerate() {
        let is_turned = number % 2 == 1;
        let moves = puzzle.solution.iter();
        let game = Game {
            start: if is_turned {
                puzzle.position.flipped()
            } else {
                puzzle.position.clone()
            },
            plies: moves
                .map(|mv| if is_turned { mv.flipped() } else { *mv })
                .map(|mv| Ply { mv, score: None })
                .collect(),
            outcome: Outcome::Won(if is_turned { Color::Red } else { Color::Blue }),
            ending: Ending::Rules,
        };
        writer.push(&game).unwrap();
    }
    fs::write(file, writer.finish().unwrap()).unwrap();
}

#[test]
fn the_command_finds_the_same_puzzles_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let some: Vec<&Puzzle> = LENGTHS
        .take(4)
        .flat_map(|wins| {
            let of_length = shipped().iter().filter(move |puzzle| puzzle.wins == wins);
            of_length.take(4)
        })
        .collect();
    let games = file("test.games");
    write_games(Path::new(&games), &some);
    let find = |threads: &str, output: &str| {
        let arguments = ["puzzles", "--games", &games, "--count", "6", "--seed", "3"];
        let more = ["--threads", threads, "--output", output];
        let output = akhet(&[&arguments[..], &more].concat(), "");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{errors}");
    };
    let (one, three) = (file("one"), file("three"));
    find("1", &one);
    find("3", &three);
    let text = fs::read_to_string(&one).unwrap();
    assert_eq!(text, fs::read_to_string(&three).unwrap());
    assert!(text.contains("akhet puzzles --games test.games --count 6 --seed 3\n"));
    let found = read_puzzles(&text).unwrap();
    assert_eq!(found.len(), 6);
    for puzzle in &found {
        let original = some
            .iter()
            .find(|other| other.position.board() == puzzle.position.board());
        assert_eq!(original.unwrap().solution, puzzle.solution);
    }
    // The file is proved; the games do not yield 100 puzzles.
    let checked = akhet(&["puzzles", "--check", &one], "");
    assert_eq!(
        String::from_utf8_lossy(&checked.stderr),
        "6 puzzles proved\n"
    );
    let few = akhet(&["puzzles", "--games", &games, "--count", "100"], "");
    assert_eq!(few.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&few.stderr).into_owned();
    assert!(errors.contains("of 100 puzzles"), "{errors}");
    // The last move of every solution is a win in 1, but not always the only one.
    let short = ["--games", &games, "--wins", "1", "--count", "5"];
    let short = akhet(&[&["puzzles"], &short[..]].concat(), "");
    assert_eq!(short.status.code(), Some(0));
    let text = String::from_utf8(short.stdout).unwrap();
    assert!(text.contains("--count 5 --wins 1 --seed 1\n"), "{text}");
    let found = read_puzzles(&text).unwrap();
    assert!(found.len() == 5 && found.iter().all(|puzzle| puzzle.wins == 1));
    assert!(found.is_sorted_by_key(|puzzle| puzzle.grade));
    assert!(read_puzzles(&String::from_utf8(few.stdout).unwrap()).is_ok());
}

#[test]
fn what_cannot_be_read_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let bad = folder.path().join("bad");
    fs::write(&bad, "# a comment\nnonsense\n").unwrap();
    let bad = bad.to_str().unwrap();
    for (arguments, what) in [
        (["--check", bad], "bad: line 2: a puzzle has 7 or 8 fields"),
        (["--games", bad], "bad: the file does not begin with"),
        (["--games", "no/such/file"], "no/such/file: "),
    ] {
        let output = akhet(&[&["puzzles"], &arguments[..]].concat(), "");
        assert_eq!(output.status.code(), Some(1));
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(errors.contains(what), "{errors}");
    }
}

/// What the prompt prints, without the boards.
fn solve(number: usize, input: &str) -> Vec<String> {
    let output = akhet(&["play", "--ascii", "--puzzle", &number.to_string()], input);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let lines = text.lines().skip(2);
    let lines = lines.filter(|line| !pipes::is_board(line));
    lines.map(str::to_owned).collect()
}

#[test]
fn puzzles_are_solved_at_the_prompt() {
    let of_two = |puzzle: &Puzzle| puzzle.wins == 2;
    let number = 1 + shipped().iter().position(of_two).unwrap();
    let first = &shipped()[number - 1];
    let second = &shipped()[number];
    let line = |puzzle: &Puzzle| {
        let blue = puzzle.solution.iter().step_by(2);
        blue.map(|mv| format!("{mv}\n")).collect::<String>()
    };
    let input = format!(
        "{}next\n{}next {number}\nhint\n{}",
        line(first),
        line(second),
        line(first)
    );
    let said = solve(number, &input);
    assert_eq!(said[0], format!("Puzzle {number} of 1100, grade 1 of 5."));
    assert_eq!(said[1], "Blue to move and win in 2.");
    assert!(said[2].starts_with(&format!("Blue plays {}: ", first.solution[0])));
    assert!(said[3].starts_with(&format!("Red plays {}: ", first.solution[1])));
    assert_eq!(said[4], "Blue to move and win at once.");
    assert!(said[5].contains("the Laser hits Red's King"));
    assert_eq!(said[6], "Solved: 1 in a row. Type next for another.");
    let next = number + 1;
    assert_eq!(said[7], format!("Puzzle {next} of 1100, grade 1 of 5."));
    assert_eq!(said[13], "Solved: 2 in a row. Type next for another.");
    assert!(said[16].starts_with("Turn ") || said[16].starts_with("Move "));
    assert_eq!(
        said.last().unwrap(),
        "Solved, with help. Type next for another."
    );
}

/// Who solves puzzles may ask what everybody may ask at the prompt.
#[test]
fn a_beginner_can_ask() {
    let said = solve(
        1,
        "rules\nlegend\nwhat j1\nrank 1\nbeam\nlast\nmoves j1\nthreat\nhelp hint\nwhat\n?\nexit\nhint\n",
    );
    let text = said.join("\n");
    for part in [
        "\nThe goal: hit the other King with your Laser.\n",
        "\nK k  King: any beam hits it.\n",
        "\nj1: Blue's Laser. ",
        "\nOn rank 1: ",
        "\nBlue's beam runs from j1 ",
        "\nNo move has been played.\n",
        "\nj1L",
        "\nIf Red moved now, ",
        "\nhint            name the piece to move\nwhat: the square is missing",
        "\nsolution        show the solution\n",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(said.last().unwrap().starts_with("quit "), "{text}");
}

#[test]
fn a_wrong_move_is_said_and_not_played() {
    let (index, puzzle) = (0..)
        .zip(shipped())
        .find(|(_, puzzle)| puzzle.wins == 3)
        .unwrap();
    let mut moves = puzzle.position.legal_moves().into_iter();
    let wrong = moves.find(|&mv| mv != puzzle.solution[0]).unwrap();
    let right = puzzle.solution[0];
    let said = solve(
        index + 1,
        &format!(
            "{wrong}\na8R\nzz\nnext 0\nnext up\n{right}\n{wrong}\nsolution\n{right}\nagain\nhint me\n"
        ),
    );
    assert_eq!(said[2], format!("{wrong} does not win in 3. Try again."));
    assert!(
        said[3].starts_with("a8R: the Laser on a8 is not Blue's"),
        "{}",
        said[3]
    );
    assert!(said[4].starts_with("'zz' is neither a move nor a command"));
    assert_eq!(said[5], "there is no puzzle 0: they are numbered 1 to 1100");
    assert_eq!(said[6], "next: 'up' is not the number of a puzzle");
    assert!(said[7].starts_with(&format!("Blue plays {right}: ")));
    assert_eq!(said[9], "Blue to move and win in 2.");
    assert!(said.contains(&"The puzzle is over: type next for another.".to_owned()));
    let solution = said.iter().find(|line| line.starts_with("The solution: "));
    assert!(solution.unwrap().contains(&puzzle.solution[2].to_string()));
    assert_eq!(said.last().unwrap(), "hint: unexpected 'me'");
}

#[test]
fn a_puzzle_that_does_not_exist_is_refused() {
    let output = akhet(&["play", "--puzzle", "1101"], "");
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(errors.contains("there is no puzzle 1101: they are numbered 1 to 1100"));
}
