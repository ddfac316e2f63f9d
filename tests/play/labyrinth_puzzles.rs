//! The puzzles of Labyrinth in the program, and the command that finds them.

use crate::puzzles::akhet;
use akhet_records::puzzles::labyrinth as maze;
use std::collections::HashSet;
use std::fs;

#[test]
fn four_hundred_puzzles_of_labyrinth_are_proved() {
    let puzzles = maze::read_puzzles(maze::SHIPPED).unwrap();
    assert_eq!(puzzles.len(), 400);
    let mut met = HashSet::new();
    let mut themes = HashSet::new();
    let mut grades = [[0; 6]; 3];
    for puzzle in &puzzles {
        assert!(met.insert(puzzle.position.to_string()));
        assert_eq!(maze::prove(puzzle), Ok(()), "{}", puzzle.position);
        let solution = puzzle.solution.clone();
        assert_eq!(
            maze::Puzzle::new(puzzle.position.clone(), solution),
            *puzzle
        );
        themes.extend(puzzle.themes());
        grades[puzzle.turns as usize][puzzle.grade as usize] += 1;
    }
    assert_eq!(themes.len(), 6);
    assert_eq!(
        [1, 2].map(|turns| grades[turns].iter().sum::<u32>()),
        [300, 100]
    );
    assert!(
        grades[1][1..].iter().all(|&count| count >= 40),
        "{grades:?}"
    );
    assert!(
        grades[2][1..].iter().all(|&count| count >= 10),
        "{grades:?}"
    );
    assert!(puzzles.is_sorted_by_key(|puzzle| (puzzle.turns, puzzle.grade)));
}

#[test]
fn wrong_puzzles_of_labyrinth_are_refused() {
    let mut puzzle = maze::read_puzzles(maze::SHIPPED).unwrap().remove(0);
    let line = puzzle.to_string();
    let fields: Vec<&str> = line.split('\t').collect();
    for (field, text, fault) in [
        (0, "x", "line 1: fen: "),
        (
            1,
            "2",
            "line 1: solution: Blue does not find the treasure in exactly 2 turns",
        ),
        (
            1,
            "3",
            "line 1: turns: '3': expected a whole number from 1 to 2",
        ),
        (3, "a1na1", "line 1: solution: turn 1 'a1na1' is not a turn"),
        (4, "swim", "line 1: themes: the solution shows"),
    ] {
        let mut changed = fields.clone();
        changed[field] = text;
        let error = maze::read_puzzles(&changed.join("\t"))
            .unwrap_err()
            .to_string();
        assert!(error.starts_with(fault), "{error}");
    }
    let other = fields[0].replace(" b ", " o ");
    let error = maze::read_puzzles(&[&other, "1", "1", "a2na1", ""].join("\t")).unwrap_err();
    assert!(
        error.to_string().contains("Blue must be to move"),
        "{error}"
    );

    // Played as the first of two turns, any slide comes too late.
    puzzle.turns = 2;
    assert!(matches!(maze::prove(&puzzle), Err(maze::Fault::Shorter(_))));
    puzzle.turns = 1;
    let wrong = puzzle.position.moves().find(|mv| *mv != puzzle.solution[0]);
    let right = std::mem::replace(&mut puzzle.solution, wrong.into_iter().collect());
    assert_eq!(maze::prove(&puzzle), Err(maze::Fault::Second(right[0])));
}

#[test]
fn the_command_finds_and_proves_puzzles_of_labyrinth() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let find = |more: &[&str]| {
        let arguments = ["puzzles", "--variant", "labyrinth", "--count", "8"];
        akhet(&[&arguments, more].concat(), "")
    };
    let (one, three) = (file("one"), file("three"));
    for (threads, output) in [("1", &one), ("3", &three)] {
        let output = find(&["--threads", threads, "--output", output]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
    let text = fs::read_to_string(&one).unwrap();
    assert_eq!(text, fs::read_to_string(&three).unwrap());
    assert!(text.contains("akhet puzzles --variant labyrinth --count 8 --seed 1\n"));
    let found = maze::read_puzzles(&text).unwrap();
    assert_eq!(found.iter().filter(|puzzle| puzzle.turns == 1).count(), 6);
    let check = |variant| akhet(&["puzzles", "--variant", variant, "--check", &one], "");
    let output = check("labyrinth");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(check("laserchess").status.code(), Some(1));
    for (arguments, fault) in [
        (
            &["--wins", "3"][..],
            "--wins: puzzles of Labyrinth take at most 2 turns",
        ),
        (
            &["--games", &one],
            "--games: puzzles of Labyrinth come from deals",
        ),
    ] {
        let output = find(arguments);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(
            String::from_utf8_lossy(&output.stderr).contains(fault),
            "{output:?}"
        );
    }
    let output = akhet(&["puzzles", "--variant", "laserchess"], "");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}
