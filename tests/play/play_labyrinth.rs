//! `akhet play --variant labyrinth`, driven through pipes.

use crate::mazes::{is_maze, labyrinth, play, words};
use crate::pipes::{WRONG, check_fails, printed, start};
use akhet::labyrinth::rules::{Players, Position, Record, Rules, Seat};
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout};
use test_support::engine::signal;

/// Blue, with one card left, wins in a few turns; Orange has two.
const NEAR_END: &str = "ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:I:KU/-/f6:AB:N/- b g6 15";

/// Four players with one card each.
const FOUR: &str = "cecwtsAteUtsBiecs/cwQcscncsieceRie/teCtwXteDcwPtsEietwF/inceceintnVietnT/teGintnHietwItwStwJ/iecscecniniecwN/cntsWtnKceMtnLceOcw c a1:K:/a7:C:/g7:R:/g1:L: b - 1";

/// A conversation with the prompt, and a mirror of its game.
struct Table {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    game: Record,
}

impl Table {
    fn new(arguments: &[&str], position: Position) -> Table {
        let mut child = start(labyrinth(arguments));
        Table {
            input: child.stdin.take().unwrap(),
            output: BufReader::new(child.stdout.take().unwrap()).lines(),
            child,
            game: Record::new(position),
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Says an unknown word and returns the lines up to its answer. Turns that they report and the mirrored game
    /// lacks are played in it.
    fn hear(&mut self) -> Vec<String> {
        self.say("waiting");
        let mut heard = Vec::new();
        for line in self.output.by_ref() {
            let line = line.unwrap();
            if line.starts_with("'waiting' is neither") {
                break;
            }
            let mut told = line.split_whitespace();
            let mover = self.game.position().mover().name();
            let is_over = self.game.winner().is_some();
            if !is_over && told.next() == Some(mover) && told.next() == Some("plays") {
                let mv = told.next().unwrap().trim_end_matches('.');
                let mv: akhet::labyrinth::rules::Move = mv.parse().unwrap();
                self.game.play(mv).unwrap();
            }
            heard.push(line);
        }
        heard
    }

    /// A move that ends on the mover's target, else any move.
    fn choose(&self) -> String {
        let position = self.game.position();
        let takes = position.moves().find(|&mv| {
            let mut after = position.clone();
            let ply = after.play_unchecked(mv);
            ply.uncovered.is_some() || after.winner().is_some()
        });
        takes.or(position.moves().last()).unwrap().to_string()
    }
}

/// The letters after `looks for` in the lines of a maze.
fn aims(lines: &[String]) -> String {
    let aims = lines
        .iter()
        .filter_map(|line| line.split("looks for ").nth(1));
    aims.collect()
}

#[test]
fn two_people_and_two_engines_play_to_the_end() {
    let position: Position = FOUR.parse().unwrap();
    let arguments = ["--fen", FOUR, "--color", "blue,orange", "--level", "1"];
    let mut table = Table::new(&arguments, position);
    let mut called = 0;
    let last = loop {
        let heard = table.hear();
        let said = heard.join("\n");
        if heard
            .iter()
            .any(|line| line.starts_with("The game is over"))
        {
            break heard;
        }
        let mover = table.game.position().mover();
        assert!([Seat::Blue, Seat::Orange].contains(&mover), "{said}");
        let call = format!("It is {mover}'s turn. {mover}, press Enter");
        assert!(said.contains(&call), "{said}");
        assert_eq!(aims(&heard), "", "no card before Enter: {said}");
        called += 1;
        table.say("");
        let shown = table.hear();
        let hand = table.game.position().hand(mover);
        let expected = match hand.left() {
            [Some(card)] => format!("{card}???"),
            _ => "???".to_owned(),
        };
        let others = table.game.position().seats().iter();
        let others = others.filter(|&&seat| table.game.position().hand(seat).left().is_empty());
        let open = others.filter(|&&seat| seat != mover).count();
        let seen: String = aims(&shown);
        assert_eq!(seen.matches('?').count(), 3 - open, "{shown:?}");
        assert_eq!(
            seen.replace('?', ""),
            expected.replace('?', ""),
            "{shown:?}"
        );
        let mv = table.choose();
        table.say(&mv);
        assert!(called < 200, "a game of simple players ends");
    };
    let winner = table.game.winner().unwrap();
    assert!(called > 2);
    assert_eq!(
        last.last().unwrap(),
        &format!("The game is over: {winner} has won.")
    );
    table.say("quit");
    assert_eq!(table.child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_person_sees_their_own_card_and_no_other() {
    for (arguments, rules) in [
        (&["--players", "3"][..], Rules::default()),
        (
            &["--players", "3", "--free-order"],
            Rules {
                free_order: true,
                ..Rules::default()
            },
        ),
    ] {
        let arguments = [
            arguments,
            &["--deal", "5", "--color", "yellow", "--level", "2"],
        ]
        .concat();
        let mut table = Table::new(&arguments, Position::deal(5, Players::THREE, rules));
        for _ in 0..12 {
            let heard = table.hear();
            if table.game.winner().is_some() {
                break;
            }
            table.say("cards");
            table.say("board");
            table.say("hint");
            let asked = table.hear();
            let hand = table.game.position().hand(Seat::Yellow);
            let own: String = if rules.free_order {
                hand.left()
                    .iter()
                    .flatten()
                    .map(|card| card.letter())
                    .collect()
            } else {
                hand.left()
                    .iter()
                    .flatten()
                    .take(1)
                    .map(|card| card.letter())
                    .collect()
            };
            for lines in [&heard, &asked] {
                let seen = aims(lines).replace(['?', '.'], "");
                let times = aims(lines).matches(&own).count();
                assert_eq!(seen, own.repeat(times), "{lines:?}");
                assert!(times > 0, "{lines:?}");
            }
            let mv = table.choose();
            table.say(&mv);
        }
        table.say("quit");
        table.child.wait().unwrap();
    }
}

#[test]
fn who_plays_and_which_deal_is_said_first() {
    for (arguments, greeting) in [
        (
            &["--deal", "7"][..],
            &[
                "You play Blue, the engine plays Orange at level 2 of 20.",
                "It is Tia. A child: takes what it sees, and forgets that you move next.",
                "This is deal 7: --deal 7 plays it again.",
            ][..],
        ),
        (
            &["--deal", "7", "--players", "4", "--color", "G"],
            &["You play Green, the engine plays Blue, Yellow and Orange at level 2 of 20."],
        ),
        (
            &["--fen", FOUR, "--color", "o,b", "--time", "0.1"],
            &[
                "People play Blue and Orange, the engine plays Yellow and Green at level 20 of 20, 0.1 s a move.",
                "It is Akhet. The horizon: full strength, and out of reach.",
                "Type a move such as a2na1 (arrow, orientation, pawn's square), rules or help.",
            ],
        ),
        (
            &["--fen", FOUR, "--color", "b,y,o,g"],
            &["People play Blue, Yellow, Orange and Green."],
        ),
    ] {
        assert_eq!(play(arguments, "")[..greeting.len()], *greeting);
    }
    let again = "This is deal 8: new 8 plays it again.";
    assert_eq!(words(&[], "new 8\ndeal\n"), [again, again]);
    let no_deal = "This game did not start from a deal with a known number.";
    assert_eq!(words(&["--fen", FOUR], "deal\n"), [no_deal]);
    // Without a seed the deals differ, and the seed shown reproduces the deal.
    let first = play(&[], "");
    let seed = first[2].split(&[' ', ':'][..]).nth(3).unwrap();
    assert_eq!(play(&["--deal", seed], ""), first);
    assert!((0..3).any(|_| play(&[], "")[2] != first[2]));
}

#[test]
fn a_line_that_is_wrong_is_answered_by_one_line_and_loses_nothing() {
    let mut answers = WRONG.to_vec();
    answers.extend([
        ("undo", "there is no move to take back"),
        (
            "c7ec4",
            "'c7ec4' is not a move: it does not begin with an arrow: a2 a4 a6 b7 d7 f7 g6 g4 g2 f1 d1 b1; did you mean b7ec4?",
        ),
        (
            "b7xc5",
            "'b7xc5' is not a move: the arrow must be followed by the tile's orientation, n e s or w; did you mean b7nc5?",
        ),
        (
            "b7e",
            "'b7e' is not a move: the orientation must be followed by the pawn's square, a1 to g7",
        ),
        (
            "g6nc5",
            "g6nc5: the arrow g6 is closed, the last tile came out there",
        ),
        (
            "b7na1",
            "b7na1: after the slide Blue's pawn is on c5 and cannot get to a1; see moves b7n",
        ),
        ("what", "what: the square is missing, as in what c5"),
        (
            "what h1",
            "what: 'h1' is not a square: a square is a file a to g and a rank 1 to 7",
        ),
        ("undo 2", "undo: there are fewer than 2 turns to take back"),
        ("moves x", "moves: no legal move begins with 'x'"),
        ("moves g6", "moves: no legal move begins with 'g6'"),
        (
            "new x",
            "new: 'x' is not the seed of a deal: a seed is a number from 0 to 18446744073709551615",
        ),
    ]);
    let input: String = answers
        .iter()
        .map(|(line, _)| format!("{line}\n"))
        .collect();
    let lines = words(
        &["--fen", NEAR_END, "--color", "b,o"],
        &format!("\n{input}b7nc5\n"),
    );
    let said: Vec<&str> = lines.iter().map(String::as_str).collect();
    let expected: Vec<&str> = answers.iter().map(|(_, answer)| *answer).collect();
    assert_eq!(
        said[0],
        "It is Blue's turn. Blue, press Enter when nobody else can see the screen."
    );
    assert_eq!(said[1..=answers.len()], expected);
    assert_eq!(said[answers.len() + 1], "Blue plays b7nc5.");
}

/// The goal, the rules, the signs, and what is on a square, for somebody who has never played.
#[test]
fn a_beginner_can_ask() {
    let game = ["--fen", NEAR_END, "--level", "0"];
    let text = |arguments: &[&str], input: &str| words(arguments, input).join(" ");
    let rules = text(&game, "rules\n");
    assert!(
        rules.starts_with(
            "The goal: be the first to find the treasures on your cards, one after the other, and come home to your corner."
        ),
        "{rules}"
    );
    assert!(rules.contains("docs/labyrinth.md"), "{rules}");
    let other = text(&["--free-order", "--no-return", "--deal", "1"], "rules\n");
    assert!(
        other.starts_with(
            "The goal: be the first to find the treasures on your cards, in any order."
        ),
        "{other}"
    );
    assert!(
        text(&game, "legend\n").contains("b y o g  the pawns of Blue, Yellow, Orange and Green")
    );
    assert_eq!(text(&game, "?\n"), text(&game, "help\n"));
    assert!(text(&game, "help undo\n").starts_with("undo [N] "));
    for (square, said) in [
        (
            "C5",
            "c5: a fixed tile, open to the north, east and south, with treasure D, the Dragon. The pawn of Blue stands here.",
        ),
        (
            "a1",
            "a1: a fixed tile, open to the north and east. It is the home of Blue.",
        ),
        // Blue looks for I, and does not see that Orange looks for A.
        (
            "e3",
            "e3: a fixed tile, open to the north, south and west, with treasure I, the Ibis. Blue has to come here.",
        ),
        (
            "c7",
            "c7: a fixed tile, open to the east, south and west, with treasure A, the Amulet.",
        ),
        (
            "g6",
            "g6: a loose tile, open to the east and south, with treasure M, the Mask. Its arrow is closed: the last tile came out here.",
        ),
        (
            "b7",
            "b7: a loose tile, open to the north and south. The spare can be pushed in at its arrow, b7.",
        ),
    ] {
        assert_eq!(text(&game, &format!("what {square}\n")), said);
    }
    for (line, said) in [
        (
            "pawns",
            "Blue's pawn is on c5, its home is a1. Orange's pawn is on ",
        ),
        (
            "row 5",
            "a5: a fixed tile, open to the north, east and south, with treasure ",
        ),
        ("file g", "g1: a fixed tile, "),
        ("spare", "The spare tile is "),
        ("last", "No move has been played."),
        ("rank 8", "rank: '8' is not a rank of this board"),
    ] {
        let told = text(&game, &format!("{line}\n"));
        assert!(told.starts_with(said), "{line}: {told}");
    }
    let lines = words(&game, "push b7 north, go to c5\nhistory\n");
    assert!(
        lines.last().unwrap().starts_with("15. b7nc5 16. "),
        "{lines:?}"
    );
}

/// Rules and signs are no secret; what is in the maze waits until its player has the screen.
#[test]
fn the_rules_can_be_read_before_enter() {
    let two = ["--fen", NEAR_END, "--color", "b,o"];
    let lines = words(&two, "rules\nlegend\nhelp what\nwhat e3\nhistory\n");
    assert!(
        lines.iter().any(|line| line.starts_with("The goal: ")),
        "{lines:?}"
    );
    assert!(
        lines.iter().any(|line| line.starts_with("A to X ")),
        "{lines:?}"
    );
    let refused = "It is Blue's turn: Blue has to press Enter first.";
    assert_eq!(lines[lines.len() - 2..], [refused; 2]);
}

#[test]
fn the_next_person_has_to_press_enter() {
    let lines = play(
        &["--fen", NEAR_END, "--color", "b,o", "--ascii"],
        "\nb7 n c5\nhint\nboard\nundo\nb7nc5\nmoves\ncards\ngo\nnew\nresign\n\ncards\nundo\n\ncards\n",
    );
    let refused = "It is Orange's turn: Orange has to press Enter first.";
    let said: Vec<&String> = lines.iter().filter(|line| !is_maze(line)).skip(2).collect();
    assert_eq!(said[3..12], [refused; 9], "{said:?}");
    assert_eq!(
        said[2],
        "It is Orange's turn. Orange, press Enter when nobody else can see the screen."
    );
    assert_eq!(
        said[12..],
        [
            "Blue has found KU, 1 card left.",
            "Orange has found N, 2 cards left, looks for A.",
            "Taken back: b7nc5.",
            "It is Blue's turn. Blue, press Enter when nobody else can see the screen.",
            "Blue has found KU, 1 card left, looks for I.",
            "Orange has found N, 2 cards left.",
        ]
    );
}

#[test]
fn after_the_end_who_goes_on_is_called_first() {
    for on in ["new 8", "undo"] {
        let lines = play(
            &["--deal", "3", "--color", "b,o", "--ascii"],
            &format!("\nresign\n{on}\ncards\n"),
        );
        let refused = "It is Blue's turn: Blue has to press Enter first.";
        assert_eq!(lines.last().unwrap(), refused, "{on}: {lines:?}");
    }
}

#[test]
fn a_straight_spare_is_turned_by_either_letter() {
    const STRAIGHT: &str = "ceteTtsAintsBiecs/incnteUceRcsOtsScnM/teCcsteDtsVtsEietwF/\
                            inceincwincetnW/teGcstnHcwtwIteXtwJ/inincsQincncsceN/\
                            cncsPtnKcstnLincw i c7::MA/-/b6:I:B/- b a6 9";
    let lines = words(&["--fen", STRAIGHT], "moves b7s\nmoves b7n\n");
    assert!(lines[0].starts_with("b7n: "), "{lines:?}");
    assert_eq!(lines[0], lines[1]);
}

#[test]
fn moves_are_listed_by_slides() {
    let position: Position = NEAR_END.parse().unwrap();
    let of_slide: Vec<String> = position
        .moves()
        .map(|mv| mv.to_string())
        .filter(|mv| mv.starts_with("b7e"))
        .map(|mv| mv[3..].to_owned())
        .collect();
    let lines = words(
        &["--fen", NEAR_END],
        "moves b7e\nmoves b7\nmoves\nhint\nhelp\n",
    );
    assert_eq!(lines[0], format!("b7e: {}", of_slide.join(" ")));
    assert!(
        lines[1].starts_with("b7n: ") && lines[2].starts_with("b7e: "),
        "{lines:?}"
    );
    let text = lines.join("\n");
    assert!(lines.iter().all(|line| line.len() <= 80), "{text}");
    for part in ["\na2n: ", "\nThe engine would play ", "\nresign "] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("\ng6n: "));
}

#[test]
fn undo_takes_back_to_the_turn_of_a_person() {
    let undone = |arguments: &[&str], input: &str| {
        let arguments = [
            arguments,
            &["--deal", "3", "--players", "4", "--level", "1"],
        ]
        .concat();
        words(&arguments, input).last().unwrap().clone()
    };
    let taken = undone(&[], "go\nundo\n");
    let moves: Vec<&str> = taken.trim_end_matches('.').split(' ').skip(2).collect();
    assert_eq!(moves.len(), 4, "{taken}");
    // The engine's first move as Blue is not the person's to take back.
    assert_eq!(
        undone(&["--color", "yellow"], "undo\n"),
        "there is no move of yours to take back"
    );
    assert_eq!(
        undone(&[], "resign\nresign\nundo\n"),
        "Blue's resignation is taken back, the game goes on."
    );
    let two = words(&["--deal", "3"], "resign\ngo\n");
    assert_eq!(
        two,
        [
            "The game is over: Orange has won, Blue has resigned.",
            "the game is over: Orange has won, Blue has resigned",
        ]
    );
}

#[test]
fn the_engine_plays_itself_to_the_end() {
    for (arguments, winner) in [
        (&["--no-return"][..], " and uncovers "),
        (&[], " and is home."),
    ] {
        let arguments = [arguments, &["--watch", "--level", "12", "--fen", NEAR_END]].concat();
        let lines = words(&arguments, "");
        let [.., win, end] = &lines[..] else {
            panic!("{lines:?}");
        };
        assert!(win.contains(winner), "{lines:?}");
        assert!(end.starts_with("The game is over: "), "{lines:?}");
    }
}

/// Ctrl-C stops a search and pauses the engine's game against itself, which `go` continues.
#[test]
#[cfg(unix)]
fn an_interrupted_engine_moves_at_once_and_pauses() {
    let mut child = start(labyrinth(&["--watch", "--level", "20", "--deal", "1"]));
    let mut input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let mut said = Vec::new();
    let mut has_paused = false;
    for line in output.lines().map(Result::unwrap) {
        if said.is_empty() && line.starts_with("Blue plays ") {
            signal(&child, "INT");
        }
        if line == "Paused: type go to continue." {
            assert!(!has_paused, "once");
            has_paused = true;
            input.write_all(b"go\n").unwrap();
        }
        if line.starts_with("Blue plays ") || line.starts_with("Orange plays ") {
            said.push(has_paused);
        }
        assert!(!line.starts_with("The game is over"), "{said:?}");
        if said.iter().filter(|&&after| after).count() == 2 {
            break;
        }
    }
    assert!(has_paused && !said[0], "{said:?}");
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Lines of any bytes are answered, and the game continues.
#[test]
fn no_input_is_too_wild() {
    let mut bytes = b"\n".to_vec();
    bytes.extend(vec![b'x'; (1 << 20) + 1]);
    bytes.extend(b"\n\xff\xfe\n\0\nmoves \xc3\n");
    bytes.extend(vec![b'9'; 1 << 19]);
    bytes.extend("\nnew \u{e9}\nmoves b7\u{e9}\nb7\u{e9}a1\nmoves a2na1\n  a2ea1  \n".bytes());
    let two = labyrinth(&["--deal", "9", "--color", "b,o", "--ascii"]);
    let text = printed(two, bytes);
    assert!(text.contains("\na2n: a1\nBlue plays a2ea1.\n"), "{text}");
}

#[test]
fn the_maze_is_drawn_with_boxes_or_in_ascii() {
    let boxes = play(&["--deal", "1"], "").join("\n");
    for part in [
        "b▼",
        "┌───",
        "  spare",
        "* b Blue on a1",
        "looks for I",
        "looks for ?",
    ] {
        assert!(boxes.contains(part), "{part} in {boxes}");
    }
    let ascii = play(&["--deal", "1", "--ascii"], "");
    assert!(ascii.iter().all(|line| line.is_ascii()), "{ascii:?}");
    assert!(ascii.iter().any(|line| line.contains("bv")), "{ascii:?}");
}

#[test]
fn the_options_are_checked() {
    for (arguments, fault) in [
        ("--color red", "'--color <COLOR>': expected blue or orange"),
        ("--players 5", "expected 2, 3 or 4"),
        ("--two-players", "labyrinth has no --two-players"),
        ("--setup ace", "labyrinth has no --setup"),
        ("--puzzle", "cannot be used with"),
        ("--fen c", "error: "),
        ("--watch --color blue", "cannot be used with"),
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        check_fails(labyrinth(&arguments), fault);
    }
    let unknown = FOUR.replace("a7:C:", "a7:?:");
    for arguments in [&["--watch"][..], &["--color", "blue,green"]] {
        let arguments = [&["--fen", &unknown], arguments].concat();
        check_fails(labyrinth(&arguments), "the position has unknown cards");
    }
}
