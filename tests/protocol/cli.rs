//! The command line.

use crate::cli_faults::check_error;
use akhet::labyrinth::rules::{Move, Players, Position, Rules};
use akhet::laser::rules::Position as LaserPosition;
use akhet::protocol::lines_of_arguments;
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::engine::{read_repository, run, run_command};

/// A setup with its perft counts from depth 1 under each rule option.
struct Setup {
    name: String,
    fen: String,
    strict: Vec<u64>,
    king_turns: Vec<u64>,
    swap_onto_closed: Vec<u64>,
}

fn setups() -> Vec<Setup> {
    let text = read_repository("tests/data/setups.json");
    let setups: serde_json::Value = serde_json::from_str(&text).unwrap();
    let setups = setups.as_array().unwrap().iter();
    setups
        .map(|setup| {
            let text = |name: &str| setup[name].as_str().unwrap().to_owned();
            let counts = |name: &str| {
                let counts = setup[name].as_array().unwrap().iter();
                counts.map(|count| count.as_u64().unwrap()).collect()
            };
            Setup {
                name: text("name"),
                fen: text("fen"),
                strict: counts("perft"),
                king_turns: counts("perft_king_turns"),
                swap_onto_closed: counts("perft_swap_onto_closed"),
            }
        })
        .collect()
}

/// The output of a run that succeeds.
fn lines(arguments: &[&str]) -> Vec<String> {
    run(arguments).success()
}

/// The number in a closing line `N nodes R nps`.
fn nodes(line: &str) -> u64 {
    match line.split(' ').collect::<Vec<_>>()[..] {
        [nodes, "nodes", speed, "nps"] if speed.parse::<u64>().is_ok() => nodes.parse().unwrap(),
        _ => panic!("no closing line: '{line}'"),
    }
}

/// Runs perft; returns the number in the closing line and the lines before it.
fn perft(arguments: &[&str]) -> (u64, Vec<String>) {
    let mut lines = lines(&[&["perft"], arguments].concat());
    let last = lines.pop().expect("there is a closing line");
    (nodes(&last), lines)
}

#[test]
fn perft_counts() {
    for setup in setups() {
        let Setup {
            name,
            fen,
            strict,
            king_turns,
            swap_onto_closed,
        } = setup;
        for (position, value) in [("--setup", &name), ("--fen", &fen)] {
            assert_eq!(perft(&["3", position, value]), (strict[2], vec![]));
        }
        assert_eq!(perft(&["0", "--setup", &name]).0, 1);
        assert_eq!(perft(&["1", "--setup", &name.to_uppercase()]).0, strict[0]);
        assert_eq!(
            perft(&["3", "--setup", &name, "--king-turns"]).0,
            king_turns[2]
        );
        assert_eq!(
            perft(&["3", "--setup", &name, "--swap-onto-closed"]).0,
            swap_onto_closed[2]
        );
        for more in [["--threads", "2"], ["--hash", "16"]] {
            assert_eq!(
                perft(&["3", "--setup", &name, more[0], more[1]]).0,
                strict[2]
            );
        }
        let together = [
            "3",
            "--threads",
            "2",
            "--hash",
            "16",
            "--divide",
            "--setup",
            &name,
        ];
        let (count, divided) = perft(&together);
        assert_eq!(count, strict[2]);
        assert_eq!(divided.len() as u64, strict[0]);
        let sum: u64 = divided
            .iter()
            .map(|line| line.split_once(": ").unwrap().1.parse::<u64>().unwrap())
            .sum();
        assert_eq!(sum, count);
    }
    // Ace is the default.
    assert_eq!(perft(&["3"]).0, setups()[0].strict[2]);
    // The rule options change the counts.
    let mercury = &setups()[3];
    assert_ne!(mercury.strict[3], mercury.swap_onto_closed[3]);
    assert_eq!(
        perft(&["4", "--setup", &mercury.name, "--swap-onto-closed"]).0,
        mercury.swap_onto_closed[3]
    );
}

/// Called the way OpenBench's client does; it reads the words after `info string genfens `, takes six FEN fields
/// and writes them as EPD.
#[test]
fn genfens_gives_openings_as_the_client_of_openbench_takes_them() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("book.epd");
    let ask = |line: &str| {
        let lines = lines(&[line, "quit"]);
        let fens = lines.iter().filter_map(|line| {
            let fen = line.strip_prefix("info string genfens ")?;
            let position: LaserPosition = fen.parse().unwrap();
            assert_eq!(position.to_chess_fen(), fen);
            Some(position)
        });
        fens.collect::<Vec<_>>()
    };
    let drawn = ask("genfens 5 seed 7 book None ");
    assert_eq!(drawn.len(), 5);
    assert_eq!(ask("genfens 5 seed 7 book None "), drawn);
    assert_ne!(ask("genfens 5 seed 8 book None "), drawn);
    // The client's function convert_fen_to_epd.
    let epd =
        |position: &LaserPosition| match position.to_chess_fen().split(' ').collect::<Vec<_>>()[..]
        {
            [board, side, castling, passant, half, full] => {
                format!("{board} {side} {castling} {passant} hmvc {half}; fmvn {full};\n")
            }
            _ => panic!("{position} has not six fields"),
        };
    fs::write(&book, epd(&drawn[0])).unwrap();
    let number = drawn[0].move_number();
    for position in ask(&format!("genfens 3 seed 1 book {}", book.display())) {
        assert!((number..=number + 3).contains(&position.move_number()));
    }
    let missing = run(&["genfens 1 seed 1 book no-such-book.epd", "quit"]);
    assert_eq!(missing.code, Some(1));
    let error = "error: genfens: cannot read 'no-such-book.epd': ";
    assert!(missing.errors.starts_with(error), "{}", missing.errors);
}

#[test]
fn bench_is_a_signature() {
    let run = |depth| {
        let mut lines = lines(&["bench", depth]);
        (nodes(&lines.pop().unwrap()), lines)
    };
    let first = run("2");
    assert_eq!(run("2"), first);
    let sum: u64 = first
        .1
        .iter()
        .map(|line| {
            line.split_whitespace()
                .next()
                .unwrap()
                .parse::<u64>()
                .unwrap()
        })
        .sum();
    assert_eq!(
        (first.0, first.1.len()),
        (sum, akhet::laser::bench::POSITIONS.len())
    );
    assert!(run("3").0 > first.0);
}

#[test]
fn commands_know_labyrinth() {
    let labyrinth = |arguments: &[&str]| lines(&[arguments, &["--variant", "labyrinth"]].concat());
    let start = Position::deal(1, Players::TWO, Rules::default());
    let count = start.count_moves();
    let counted = labyrinth(&["perft", "1", "--divide"]);
    assert_eq!(counted.len() as u64, count + 1);
    assert!(
        counted
            .last()
            .unwrap()
            .starts_with(&format!("{count} nodes "))
    );

    let deal = ["show", "--deal", "4", "--players", "3"];
    let shown = labyrinth(&[&deal[..], &["--moves", "a2na1"]].concat());
    let mut position = Position::deal(4, Players::THREE, Rules::default());
    position.play("a2na1".parse::<Move>().unwrap()).unwrap();
    assert_eq!(shown.last().unwrap(), &format!("Fen: {position}"));
    let fen = position.to_string();
    assert_eq!(labyrinth(&["show", "--fen", &fen]), shown);

    let bench = labyrinth(&["bench", "2"]);
    assert_eq!(bench.len(), akhet::labyrinth::bench::POSITIONS.len() + 1);
    let nodes: Vec<u64> = bench
        .iter()
        .map(|line| line.split_whitespace().next().unwrap().parse().unwrap())
        .collect();
    let (total, parts) = nodes.split_last().unwrap();
    assert_eq!(*total, parts.iter().sum::<u64>());
    assert_eq!(
        labyrinth(&["bench", "2"])[..parts.len()],
        bench[..parts.len()]
    );

    for (arguments, fault) in [
        (&["show", "--setup", "ace"][..], "labyrinth has no --setup"),
        (
            &["show", "--moves", "a2na1", "--shot"],
            "labyrinth has no --shot",
        ),
        (&["show", "--moves", "a2ng1"], "move 1 'a2ng1': "),
        (&["perft", "1", "--hash", "1"], "labyrinth has no --hash"),
        (&["perft", "1", "--players", "5"], "'5'"),
        (&["perft", "1", "--deal", "1", "--fen", "x"], "--fen"),
    ] {
        check_error(&[arguments, &["--variant", "labyrinth"]].concat(), fault);
    }
    check_error(&["show", "--no-return"], "laserchess has no --no-return");
    check_error(
        &["bench", "--variant", "chess"],
        "the variants are laserchess and labyrinth",
    );
}

#[test]
fn show_prints_a_position() {
    let show = |colors: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.args(["show", "--setup", "grail"]);
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        command.envs(colors.iter().copied());
        run_command(command).lines
    };
    let plain = show(&[]);
    assert!(plain.iter().all(|line| !line.contains('\u{1b}')));
    assert_eq!(
        plain.last().unwrap(),
        &format!("Fen: {}", akhet::laser::rules::Setup::Grail.fen())
    );
    assert!(plain.len() > 20);
    assert_eq!(show(&[("NO_COLOR", "1")]), plain);
    assert_eq!(show(&[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")]), plain);
    let colored = show(&[("CLICOLOR_FORCE", "1")]);
    assert!(colored.iter().any(|line| line.contains("\u{1b}[")));

    let last = |arguments: &[&str]| lines(arguments).pop().unwrap();
    let played =
        "Fen: ls3dskdspe2/2ps7/3Pw6/pn1Pw1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln r 1";
    assert_eq!(last(&["show", "--moves", "c5R"]), played);
    let two = last(&["show", "--moves", "c5R", "h4R"]);
    assert_eq!(last(&["show", "--moves", "c5R h4R"]), two);
    assert!(two.ends_with(" b 2"));
    let shot = lines(&["show", "--moves", "c5R a5R", "--shot"]);
    assert!(shot[shot.len() - 2].contains("shot of a5R:"), "{shot:?}");
    let king = last(&["show", "--king-turns", "--moves", "e1L"]);
    assert!(king.ends_with(" r 1"), "{king}");
    let won = [
        "show",
        "--fen",
        "ls9/10/10/2k5Ps1/10/10/10/4K4Ln b",
        "--moves",
        "i5j5",
    ];
    assert!(last(&won).starts_with("Result: 1-0 Blue has won"));
}

/// A locale without UTF-8 or a dumb terminal gets ASCII, even through a pipe.
#[cfg(unix)]
#[test]
fn show_draws_in_ascii_where_the_locale_asks_for_it() {
    let show = |name: &str, value: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.arg("show");
        for variable in ["LC_ALL", "LC_CTYPE", "LANG", "TERM", "CLICOLOR_FORCE"] {
            command.env_remove(variable);
        }
        command.env(name, value);
        run_command(command).lines.concat()
    };
    assert!(show("LC_ALL", "C").is_ascii());
    assert!(show("TERM", "dumb").is_ascii());
    assert!(!show("LC_ALL", "C.UTF-8").is_ascii());
}

#[test]
fn show_writes_a_picture() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join("cli show.svg");
    let name = file.to_str().unwrap();
    fs::write(&file, "what was there before").unwrap();
    assert_eq!(
        lines(&["show", "--moves", "c5R", "--svg", name]),
        [] as [&str; 0]
    );
    let picture = fs::read_to_string(&file).unwrap();
    assert_eq!(
        lines(&["position startpos moves c5R", "svg"]),
        [picture.trim_end()]
    );
    assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
    let inside = format!("{name}/x.svg");
    check_error(&["show", "--svg", &inside], &inside);
    assert_eq!(fs::read_to_string(&file).unwrap(), picture);
}

#[test]
fn completions_and_manual_pages_name_every_command() {
    let script = lines(&["completions", "bash"]).join("\n");
    let folder = tempfile::TempDir::new().unwrap();
    let pages = folder.path().join("man").join("man1");
    lines(&["man", pages.to_str().unwrap()]);
    for command in ["analyse", "match", "play", "completions"] {
        assert!(script.contains(&format!("akhet,{command})")), "{command}");
        let page = fs::read_to_string(pages.join(format!("akhet-{command}.1"))).unwrap();
        assert!(
            page.starts_with(".ie") && page.contains("SYNOPSIS"),
            "{page}"
        );
    }
    assert!(pages.join("akhet.1").exists());
    assert!(script.contains("--max-plies") && !script.contains("--maxplies"));
}

#[test]
fn commands_of_the_protocol_are_carried_out_at_once() {
    let search = lines(&["go", "depth", "2"]);
    assert_eq!(search.len(), 3);
    assert!(search[1].starts_with("info depth 2 ") && search[2].starts_with("bestmove "));
    assert_eq!(lines(&["go depth 2"])[2], search[2]);

    let shown = lines(&["position setup grail", "d"]);
    assert_eq!(shown.len(), 31);
    assert!(shown[29].starts_with("Fen: ls3psdspe3/5k4/"));
    let counts = lines(&["go", "perft", "2"]);
    assert_eq!(counts.len(), 78);
    assert_eq!(counts[77], "Nodes searched: 5920");
    let several = [
        "position fen ls9/10/10/2k5Ps1/10/10/10/4K4Ln b",
        "go mate 1",
        "play i5j5",
    ];
    let several = lines(&several);
    assert_eq!(
        several[1..],
        [
            "bestmove i5j5",
            "played i5j5 path j1 j2 j3 j4 j5 i5 h5 g5 f5 e5 d5 c5 end hit c5 k result 1-0"
        ]
    );
    assert_eq!(lines(&["quit"]), [] as [&str; 0]);
    assert_eq!(lines(&["isready"]), ["readyok"]);
}

#[test]
fn help_and_version() {
    let version = lines(&["--version"]).join("\n");
    let begins = format!("akhet {} (built for ", env!("CARGO_PKG_VERSION"));
    assert!(version.starts_with(&begins), "{version}");
    assert_eq!(version, format!("akhet {}", akhet_program::VERSION));
    let help = lines(&["--help"]).join("\n");
    for word in ["perft", "bench", "show", "protocol.md", "--version"] {
        assert!(help.contains(word), "no {word} in the help");
    }
    for command in ["perft", "bench", "show"] {
        let help = lines(&[command, "--help"]).join("\n");
        assert_eq!(lines(&["help", command]).join("\n"), help);
        assert!(help.contains("Usage: akhet"));
    }
}

/// `script` gives the program a terminal.
#[test]
#[cfg(target_os = "linux")]
fn a_person_at_a_terminal_is_greeted() {
    use std::io::Write;
    use std::process::Stdio;
    let program = env!("CARGO_BIN_EXE_akhet");
    // An echo of the input could fall into the greeting.
    let script = Command::new("script")
        .args(["-qec", program, "--echo", "never", "/dev/null"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut script) = script else {
        test_support::skipped("a test at a terminal", "script");
        return;
    };
    script.stdin.take().unwrap().write_all(b"quit\n").unwrap();
    let ended = script.wait_with_output().unwrap();
    assert!(ended.status.success());
    let output = String::from_utf8(ended.stdout).unwrap();
    let games = "an engine for Laser Chess (Khet 2.0) and Labyrinth";
    assert!(output.contains(games), "{output}");
    for words in ["gui", "play", "--help"] {
        assert!(output.contains(&format!("  {program} {words}")), "{output}");
    }
}

/// `xdg-open` exits like this if there is no browser.
#[test]
#[cfg(target_os = "linux")]
fn a_browser_that_cannot_be_opened_is_named_plainly() {
    use std::io::{BufRead, BufReader};
    use std::os::unix::fs::PermissionsExt;
    use std::process::Stdio;
    let folder = tempfile::TempDir::new().unwrap();
    let opener = folder.path().join("xdg-open");
    fs::write(&opener, "#!/bin/sh\nexit 3\n").unwrap();
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_akhet"))
        .args(["gui", "--port", "0"])
        .env("PATH", folder.path())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let notes = BufReader::new(child.stderr.take().unwrap()).lines();
    let note = notes
        .map(Result::unwrap)
        .find(|line| line.contains("browser"));
    child.kill().unwrap();
    child.wait().unwrap();
    let expected = "No browser could be opened. Open the address above yourself.";
    assert_eq!(note.as_deref(), Some(expected));
}

#[test]
fn the_deals_of_the_project_are_made_by_the_command_that_they_name() {
    for (players, count, name) in [
        (Players::TWO, 500, "labyrinth"),
        (Players::THREE, 200, "labyrinth-3"),
        (Players::FOUR, 200, "labyrinth-4"),
    ] {
        let text = read_repository(&format!("openings/{name}.fen"));
        let line = text.lines().nth(1).unwrap();
        let words: Vec<&str> = line
            .strip_prefix("#   akhet ")
            .unwrap()
            .split(' ')
            .collect();
        let made = run(&words);
        assert_eq!(made.code, Some(0), "{made:#?}");
        assert_eq!(made.lines.join("\n") + "\n", text);
        let deals = text.lines().filter(|line| !line.starts_with('#'));
        for (seed, line) in (1..).zip(deals.clone()) {
            let (fen, comment) = line.split_once(" # ").unwrap();
            assert_eq!(
                fen,
                Position::deal(seed, players, Rules::default()).to_string()
            );
            assert_eq!(comment, format!("deal {seed}"));
        }
        assert_eq!(deals.count(), count);
    }
    let refused = run(&["openings", "--deals", "2", "--setup", "ace"]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.errors.contains("--setup"), "{refused:#?}");
}

#[test]
fn arguments_become_lines() {
    let lines = |arguments: &[&str]| {
        lines_of_arguments(
            arguments
                .iter()
                .map(|&argument| argument.to_owned())
                .collect(),
        )
    };
    assert_eq!(lines(&["go", "depth", "5"]), ["go depth 5"]);
    assert_eq!(
        lines(&["position setup grail", "d"]),
        ["position setup grail", "d"]
    );
    assert_eq!(
        lines(&["d", "position setup grail", "go", "depth", "5"]),
        ["d", "position setup grail", "go depth 5"]
    );
    assert_eq!(lines(&["position", "fen", "x b 1"]), ["position fen x b 1"]);
    assert_eq!(lines(&[]), Vec::<String>::new());
}
