//! `akhet play`, driven through pipes.

use crate::pipes::{WRONG, akhet, check_fails, lines, printed, start};
use akhet::laser::book::Book;
use akhet::laser::rules::{Setup, UnknownSetup};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use test_support::engine::signal;

/// Blue has a winning move.
pub const WON: &str = "ls9/10/10/2k5Ps1/10/10/10/4K4Ln b 1";
/// Nothing but Kings and Lasers.
pub const BARE: &str = "ls9/10/10/4k5/4K5/10/10/9Ln b 1";

/// The lines that `akhet play` prints for this input.
pub fn play(arguments: &[&str], input: &str) -> Vec<String> {
    lines(akhet(&[&["play"], arguments].concat()), input)
}

/// The answers without the greeting and the boards.
pub fn words(arguments: &[&str], input: &str) -> Vec<String> {
    let mut lines = play(&[arguments, &["--ascii"]].concat(), input);
    lines.retain(|line| !line.starts_with("It is "));
    lines.drain(..2);
    lines.retain(|line| {
        let ranks = line.len() == 72 && line.starts_with(|letter: char| letter.is_ascii_digit());
        let caption = line.contains("  beams: ") || line.contains("  shot of ");
        !(ranks || caption || line.starts_with(['+', '|']))
    });
    lines
}

pub fn two(fen: &str, input: &str) -> Vec<String> {
    words(&["--two-players", "--fen", fen], input)
}

#[test]
fn a_game_from_the_first_move_to_a_hit_king() {
    let lines = play(
        &["--two-players", "--ascii", "--fen", WON],
        "e1d1\na8l\n\nI5-J5\nd1d2\nundo\nquit\nmoves\n",
    );
    assert_eq!(
        lines[..2],
        [
            "People play Blue and Red.",
            "Type a move such as e1d1, rules or help."
        ]
    );
    let shot = r"
+---a------b------c------d------e------f------g------h------i------j---+
|  ###  :     :                                          '     ':     :|
8  (l)>    .      .      .      .      .      .      .      .      .   8
|  ###  :     :                                          '     ':     :|
|'     '                                                        :     :|
7   .      .      .      .      .      .      .      .      .      .   7
|'     '                                                        :     :|
|'     '                                                        :     :|
6   .      .      .      .      .      .      .      .      .      .   6
|'     '                                                        :     :|
|'     '        *   *                                           : \###:|
5   .      .      k------------------------------------------------\P# 5
|'     '        *   *                                           :  |\#:|
|'     '                                                        :  |  :|
4   .      .      .      .      .      .      .      .      .      |   4
";
    let at = lines
        .iter()
        .position(|line| line.starts_with("Blue plays i5j5"));
    let board = &lines[at.unwrap() - 27..at.unwrap()];
    let expected: Vec<&str> = shot.trim().lines().collect();
    assert_eq!(board[..expected.len()], expected);
    assert!(board[26].ends_with("shot of i5j5:  Blue - |"));
    let ending = "the game is over: Blue has won, Blue's Laser hit the King on c5";
    assert_eq!(
        two(
            WON,
            "e1d1\na8l\n\nI5-J5\nd1d2\nresign\nclaim\nmoves\nhint\neval\ngo\nundo\nquit\nmoves\n"
        ),
        [
            "Blue plays e1d1: the shot leaves the board.",
            "Red plays a8L: the shot leaves the board.",
            "Blue plays i5j5: the Laser hits Red's King on c5.",
            "The game is over: Blue has won, Blue's Laser hit the King on c5.",
            ending,
            ending,
            ending,
            ending,
            ending,
            ending,
            ending,
            "Taken back: i5j5.",
        ]
    );
}

#[test]
fn the_answer_says_what_the_shot_does() {
    assert_eq!(
        words(&["--two-players"], "c5R\na5R\nj1L\n"),
        [
            "Blue plays c5R: the shot leaves the board.",
            "Red plays a5R: the Laser removes Red's own Deflector on a5.",
            "Blue plays j1L: the Laser removes Blue's own Defender on f1.",
        ]
    );
    assert_eq!(
        two("ls4K4/10/10/4k5/dn9/10/10/9Ln r 7", "e5e4\nj1L\na8L\n"),
        [
            "Red plays e5e4: the shot ends at Red's Defender on a4.",
            "Blue plays j1L: the shot leaves the board.",
            "Red plays a8L: the Laser hits Blue's King on f8.",
            "The game is over: Red has won, Red's Laser hit the King on f8.",
        ]
    );
}

#[test]
fn a_line_that_is_wrong_is_answered_by_one_line_and_loses_nothing() {
    // The reason comes from the system.
    let reason = fs::metadata("no/such/file").unwrap_err();
    let no_file = format!("cannot load 'no/such/file': {reason}");
    let no_setup = format!("new: unknown setup 'chess'; {UnknownSetup}");
    let mut answers = WRONG.to_vec();
    answers.extend([
        (
            "c5",
            "'c5' is not a move: the first square must be followed by a square a1 to j8 or a turn, R or L; did you mean c5L?",
        ),
        (
            "k9",
            "'k9' is not a move: it does not begin with a square a1 to j8",
        ),
        (
            "c5c5",
            "'c5c5' is not a move: both squares are the same; did you mean c5b5?",
        ),
        ("a2a3", "a2a3: a2 is empty"),
        (
            "e8e7",
            "e8e7: the Defender on e8 is not Blue's, whose turn it is",
        ),
        ("e1R", "e1R: a King does not turn (option KingTurns is off)"),
        (
            "e1e3",
            "e1e3: e1 and e3 are not neighbours, a piece moves one square; did you mean e1e2?",
        ),
        (
            "f1e1",
            "f1e1: e1 is occupied, only a Switch swaps places; did you mean f1e2?",
        ),
        (
            "j1R",
            "j1R: the Laser on j1 can only face west (w); did you mean j1L?",
        ),
        ("moves a2", "a2 is empty"),
        ("moves e8", "e8 has Red's Defender, but it is Blue's turn"),
        (
            "moves z",
            "moves: 'z' is not a square: a square is a file a to j and a rank 1 to 8",
        ),
        (
            "new chess",
            &no_setup,
        ),
        ("undo", "there is no move to take back"),
        (
            "claim",
            "no draw to claim: this arrangement has occurred 1 of the 3 times required",
        ),
        ("undo 0", "undo: unexpected '0'"),
        ("undo 2", "undo: there are fewer than 2 turns to take back"),
        ("what", "what: the square is missing, as in what c5"),
        (
            "what k9",
            "what: 'k9' is not a square: a square is a file a to j and a rank 1 to 8",
        ),
        (
            "help hnit",
            "help: there is no command 'hnit'; did you mean hint?",
        ),
        ("rulse", "'rulse' is neither a move nor a command; did you mean rules?"),
        ("exti", "'exti' is neither a move nor a command; did you mean exit?"),
        ("save", "save: the file name is missing"),
        ("load no/such/file", &no_file),
        ("load src", "cannot load 'src': it is not a regular file"),
    ]);
    let mut input: String = answers
        .iter()
        .map(|(line, _)| format!("{line}\n"))
        .collect();
    input.push_str("c5R\n");
    let lines = words(&["--two-players"], &input);
    for (line, (asked, answer)) in lines.iter().zip(&answers) {
        assert_eq!(line, answer, "{asked}");
    }
    assert_eq!(lines.len(), answers.len() + 1);
    assert_eq!(
        lines[answers.len()],
        "Blue plays c5R: the shot leaves the board."
    );
}

#[test]
fn the_board_flips_and_beams_are_described() {
    let first_ranks = |arguments: &[&str], input: &str| -> String {
        let lines = play(&[&["--ascii"], arguments].concat(), input);
        let frames = lines.iter().filter(|line| line.starts_with("+---"));
        frames
            .step_by(2)
            .filter_map(|line| line.chars().nth(4))
            .collect()
    };
    let two = ["--two-players"];
    assert_eq!(first_ranks(&two, "flip\nc5R\nflip\nboard\n"), "ajjaa");
    let red = ["--color", "r", "--fen", &BARE.replace(" b ", " r ")];
    assert_eq!(first_ranks(&red, "flip\n"), "ja");
    let lines = words(&["--two-players"], "beam\n");
    assert_eq!(
        lines.join(" "),
        "Blue's beam runs from j1 north to j4, west to h4, north to h5, east to j5, north to j8 and \
         off the board. Red's beam runs from a8 south to a5, east to c5, south to c4, west to a4, \
         south to a1 and off the board."
    );
    let unicode = play(&["--two-players"], "").join("\n");
    assert!(unicode.contains("┌───a───") && unicode.contains('╲'));
}

#[test]
#[cfg(unix)]
fn the_board_is_ascii_where_the_terminal_or_the_locale_has_no_more() {
    for (variable, value) in [("TERM", "dumb"), ("LC_ALL", "C")] {
        let mut command = akhet(&["play", "--two-players"]);
        command.env(variable, value);
        let lines = lines(command, "c5R\n");
        assert!(lines.iter().all(|line| line.is_ascii()), "{lines:?}");
        assert!(lines.iter().any(|line| line.starts_with("+---a---")));
    }
    let forced = play(&["--two-players", "--ascii"], "");
    assert!(forced.iter().all(|line| line.is_ascii()), "{forced:?}");
}

#[test]
fn the_moves_of_the_book_are_listed() {
    let lines = words(&["--two-players"], "book\n");
    let book = Book::from_bytes(include_bytes!("../../books/akhet.book")).unwrap();
    let moves = book.moves(Setup::Ace.position());
    assert_eq!(lines[0], "move    score  depth   games   won drawn  lost");
    for (line, mv) in lines[1..].iter().zip(&moves) {
        assert!(line.starts_with(&mv.mv.to_string()), "{lines:?}");
    }
    assert_eq!(lines.len(), 1 + moves.len());
    assert_eq!(
        words(&["--two-players", "--king-turns"], "book\n"),
        ["The book does not have this position."]
    );
}

#[test]
fn moves_scores_and_hints_are_listed() {
    let lines = words(
        &["--two-players"],
        "moves j1\nmoves c5\nmoves\neval\nhint\nhelp\n",
    );
    assert_eq!(lines[0], "j1L");
    assert_eq!(lines[1], "c5L c5R c5b4 c5b5 c5b6 c5c6 c5d4 c5d5");
    let text = lines.join("\n");
    assert!(lines.iter().all(|line| line.len() <= 90), "{text}");
    for part in [
        "\nking-exposure ",
        "\nnetwork ",
        "\nThe engine would play ",
        "\nclaim ",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn several_turns_are_taken_back_at_once() {
    let lines = words(&["--two-players"], "c5R\na4L\nc4b3\nundo 2\nundo 2\nundo\n");
    assert_eq!(
        lines[3..],
        [
            "Taken back: c4b3 a4L.",
            "undo: there are fewer than 2 turns to take back",
            "Taken back: c5R.",
        ]
    );
    // Against the engine a turn is the person's move and the answer.
    let lines = words(&["--level", "0"], "c5R\nc4b3\nundo 2\nhistory\n");
    assert_eq!(lines.last().unwrap(), "No move has been played.");
    // A resignation counts as a turn, and stays if there are too few others.
    let lines = two(WON, "e1d1\na8L\nresign\nundo 4\nresign\nundo 2\nundo\n");
    assert_eq!(
        lines[3..],
        [
            "undo: there are fewer than 4 turns to take back",
            "the game is over: Red has won, Blue has resigned",
            "Blue's resignation is taken back, the game goes on.",
            "Taken back: a8L.",
            "Taken back: e1d1.",
        ]
    );
}

#[test]
fn undo_takes_back_to_the_turn_of_the_person() {
    let undone = |arguments: &[&str], input: &str| {
        let lines = words(arguments, input);
        lines.last().unwrap().clone()
    };
    let against = undone(&["--level", "1"], "c5R\nundo\n");
    assert!(
        against.starts_with("Taken back: ") && against.ends_with(" c5R."),
        "{against}"
    );
    // The engine's first move as Blue is not the person's to take back.
    assert_eq!(
        undone(&["--level", "1", "--color", "red"], "undo\n"),
        "there is no move of yours to take back"
    );
    assert_eq!(
        undone(&["--two-players"], "c5R\na5R\nundo\n"),
        "Taken back: a5R."
    );
    assert_eq!(
        two(WON, "resign\nundo\ne1d1\n"),
        [
            "The game is over: Red has won, Blue has resigned.",
            "Blue's resignation is taken back, the game goes on.",
            "Blue plays e1d1: the shot leaves the board.",
        ]
    );
}

#[test]
fn repetition_is_offered_and_claimed() {
    let shuffle = "j1L\na8L\nj1R\na8R\n".repeat(2);
    let lines = two(
        BARE,
        &format!("{shuffle}claim\nj1L\neval\nundo\nclaim\nundo\nundo\nclaim\n"),
    );
    assert_eq!(
        lines[8..],
        [
            "This position has occurred 3 times: type claim for a draw.",
            "The game is over: draw by threefold repetition.",
            "the game is over: draw by threefold repetition",
            "the game is over: draw by threefold repetition",
            "The claim is taken back, the game goes on.",
            "This position has occurred 3 times: type claim for a draw.",
            "The game is over: draw by threefold repetition.",
            "The claim is taken back, the game goes on.",
            "This position has occurred 3 times: type claim for a draw.",
            "Taken back: a8R.",
            "no draw to claim: this arrangement has occurred 2 of the 3 times required",
        ]
    );
    // The engine claims draws for itself, never for a person.
    let lines = two(BARE, &format!("{shuffle}go\n"));
    assert!(lines[9].starts_with("Blue plays "), "{lines:?}");
    assert!(
        lines.iter().all(|line| !line.contains("claims")),
        "{lines:?}"
    );
}

#[test]
fn the_engine_answers_each_move_at_its_level() {
    for arguments in [["--level", "14"], ["--skill-level", "0"]] {
        let once = words(&arguments, "c5R\nc4b4\nnew sophie\ngo\n");
        assert_eq!(
            once.iter()
                .filter(|line| line.starts_with("Red plays "))
                .count(),
            3
        );
        assert_eq!(
            once.iter()
                .filter(|line| line.starts_with("Blue plays "))
                .count(),
            3
        );
    }
    let timed = words(&["--time", "0.01", "--color", "red"], "");
    assert!(timed[0].starts_with("Blue plays "), "{timed:?}");
    let strong = ["--level", "20", "--time", "0.01", "--color", "red"];
    let won = words(&[&strong[..], &["--fen", WON]].concat(), "");
    assert!(
        won[1].starts_with("The game is over: Blue has won"),
        "{won:?}"
    );
}

#[test]
fn the_engine_plays_itself_to_the_end_and_does_not_shuffle_for_ever() {
    for setup in ["ace", "grail", "sophie"] {
        let lines = words(&["--watch", "--level", "0", "--setup", setup], "");
        assert!(
            lines.last().unwrap().starts_with("The game is over: "),
            "{lines:?}"
        );
    }
    let lines = words(&["--watch", "--level", "14", "--fen", BARE], "");
    assert!(
        lines.last().unwrap().starts_with("The game is over: "),
        "{lines:?}"
    );
}

#[test]
fn the_greeting_names_the_level_and_the_time() {
    for (arguments, who) in [
        (
            &[][..],
            "You play Blue, the engine plays Red at level 2 of 20.",
        ),
        (
            &["--level", "4", "--watch"],
            "The engine plays Blue and Red at level 4 of 20.",
        ),
        (
            &["--level", "20"],
            "You play Blue, the engine plays Red at level 20 of 20, 2 s a move.",
        ),
        (
            &["--time", "0.5"],
            "You play Blue, the engine plays Red at level 20 of 20, 0.5 s a move.",
        ),
        (
            &["--level", "12", "--time", "0.5"],
            "You play Blue, the engine plays Red at level 12 of 20, 0.5 s a move.",
        ),
        (&["--two-players"], "People play Blue and Red."),
    ] {
        let arguments = [arguments, &["--fen", WON]].concat();
        assert_eq!(play(&arguments, "")[0], who, "{arguments:?}");
    }
}

#[test]
fn opponents_have_names_and_the_level_can_be_changed() {
    let lines = play(&[], "level\nlevel 6\nlevel 7\nlevel\nlevel 21\nlevel x\n");
    let said = lines.join("\n");
    let tia = "Tia    A child: takes what it sees, and forgets that you move next.";
    assert!(said.contains(&format!("*  2  {tia}")), "{said}");
    assert!(said.contains("  20  Akhet "), "{said}");
    assert!(said.contains("It is Sati. "), "{said}");
    assert!(
        said.contains("The engine plays at level 6 of 20."),
        "{said}"
    );
    assert!(
        said.contains("The engine plays at level 7 of 20."),
        "{said}"
    );
    assert!(said.contains(&format!("   2  {tia}")), "{said}");
    assert!(
        said.contains(
            "level: '21' is not a level: a level is a number from 0 to 20 or a name, such as Miu"
        ),
        "{said}"
    );
    assert!(said.contains("level: 'x' is not a level"), "{said}");
    for name in ["Miu", "miu", "MIU"] {
        let said = play(&["--two-players"], &format!("level {name}\n"));
        assert_eq!(said.last().unwrap(), "The engine plays at level 0 of 20.");
        let who = "You play Blue, the engine plays Red at level 0 of 20.";
        assert_eq!(play(&["--level", name], "")[0], who);
    }
    assert!(play(&[], "").concat().contains("It is Tia. A child: "));
    assert!(!play(&["--level", "3"], "").concat().contains("It is "));
    assert!(!play(&["--two-players"], "").concat().contains("It is "));
}

#[test]
fn the_options_are_checked() {
    for (arguments, fault) in [
        (
            &["--level", "21"][..],
            "expected a whole number from 0 to 20, or Miu, Tia, Hori, Sati, Ani or Akhet",
        ),
        (&["--level", "-1"], "unexpected argument"),
        (&["--time", "-1"], "unexpected argument"),
        (
            &["--time", "nan"],
            "expected a number of seconds from 0.001 to 86400",
        ),
        (&["--color", "green"], "expected blue or red"),
        (&["--watch", "--two-players"], "cannot be used with"),
        (&["--fen", "k b 1"], "the number of ranks is 1, not 8"),
    ] {
        check_fails(akhet(&[&["play"], arguments].concat()), fault);
    }
}

#[test]
fn no_input_ends_the_session_and_a_closed_output_ends_it_with_success() {
    let mut bytes = vec![b'x'; (1 << 20) + 1];
    bytes.extend(b"\n\xff\xfe\n\0\nmoves \xc3\n");
    bytes.extend(vec![b'9'; 1 << 19]);
    bytes.extend(b"\nnew \nsave \n  c5R  \n");
    let text = printed(akhet(&["play", "--two-players"]), bytes);
    assert!(
        text.ends_with("Blue plays c5R: the shot leaves the board.\n"),
        "{text}"
    );

    let mut child = start(akhet(&["play", "--watch", "--level", "2"]));
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), &*output.stderr), (Some(0), &[][..]));
}

/// Ctrl-C makes a thinking engine move, and the game continues.
#[test]
#[cfg(unix)]
fn an_interrupted_engine_moves_at_once() {
    let mut child = start(akhet(&["play", "--level", "20", "--time", "86400"]));
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"c5R\nundo\n").unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let mut said = Vec::new();
    for line in output.lines().map(Result::unwrap) {
        if line.starts_with("Blue plays c5R") {
            signal(&child, "INT");
        }
        let at_end = line.starts_with("Taken back: ");
        said.push(line);
        if at_end {
            break;
        }
    }
    drop(input);
    assert!(
        said.iter().any(|line| line.starts_with("Red plays ")),
        "{said:?}"
    );
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
