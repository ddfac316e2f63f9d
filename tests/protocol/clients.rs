//! The clients of `examples/clients`, run against the program. A client whose interpreter is missing is
//! skipped, with a note on standard error.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use test_support::engine::{Engine, Finished, Folder, PATIENCE, QUIET, WIN_IN_ONE, run_command};
use test_support::skipped;

/// The files of the clients with their interpreters, if installed.
static CLIENTS: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    let mut clients = vec![("client.py", "python3"), ("client.mjs", "node")];
    clients.retain(|(file, interpreter)| {
        let mut version = Command::new(interpreter);
        version.arg("--version");
        version.stdout(Stdio::null()).stderr(Stdio::null());
        let there = version.status().is_ok_and(|status| status.success());
        if !there {
            skipped(file, interpreter);
        }
        there
    });
    clients
});

/// The engine at full strength and limited by nodes, so that a game is the same on every run.
const REPEATABLE: [&str; 4] = ["--level", "20", "--go", "nodes 300"];

/// A program of `examples/clients`, run there.
fn client(interpreter: &str, file: &str) -> Command {
    let mut command = Command::new(interpreter);
    command.current_dir(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../examples/clients"
    ));
    command.arg(file);
    command
}

/// Runs each client against this program, and returns the file and the outcome.
fn run_against(program: &str, arguments: &[&str]) -> Vec<(&'static str, Finished)> {
    let mut finished = Vec::new();
    for &(file, interpreter) in CLIENTS.iter() {
        let mut command = client(interpreter, file);
        command.arg(program).args(arguments);
        let mut end = run_command(command);
        // On Windows Python ends its lines with a carriage return too.
        for line in &mut end.lines {
            line.truncate(line.trim_end_matches('\r').len());
        }
        finished.push((file, end));
    }
    finished
}

/// The output of the clients, which must be the same; `None` without an interpreter.
fn output(arguments: &[&str]) -> Option<Vec<String>> {
    let arguments = [&REPEATABLE, arguments].concat();
    let mut common: Option<Vec<String>> = None;
    for (file, finished) in run_against(env!("CARGO_BIN_EXE_akhet"), &arguments) {
        assert_eq!(finished.errors, "", "{file}");
        assert_eq!(finished.code, Some(0), "{file}");
        if let Some(lines) = &common {
            assert_eq!(&finished.lines, lines, "{file}");
        }
        common = Some(finished.lines);
    }
    common
}

/// Checks that each client fails with an error that contains these words and prints nothing.
fn check_fails(program: &str, arguments: &[&str], reasons: &[&str]) {
    for (file, finished) in run_against(program, arguments) {
        assert_eq!(finished.code, Some(1), "{file}: {}", finished.errors);
        assert_eq!(finished.lines, [""; 0], "{file}");
        let errors = finished.errors.trim_end();
        assert!(errors.starts_with(&format!("{file}: ")), "{errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
        for reason in reasons {
            assert!(errors.contains(reason), "{errors}");
        }
    }
}

/// The drawing of the engine's board, with its beams.
fn drawing(engine: &mut Engine) -> Vec<String> {
    let mut cells: BTreeMap<String, (String, u8)> = BTreeMap::new();
    let board = engine.answer("board");
    for pair in board.split(' ').skip(1).collect::<Vec<_>>().chunks(2) {
        cells.entry(pair[0].to_owned()).or_default().0 = pair[1].to_owned();
    }
    for (bit, beam) in [1, 2].into_iter().zip(engine.ask("beam")) {
        let path = beam.split(' ').skip(4).take_while(|&word| word != "end");
        for square in path {
            cells.entry(square.to_owned()).or_default().1 |= bit;
        }
    }
    let mut lines = Vec::new();
    for rank in ('1'..='8').rev() {
        let mut line = rank.to_string();
        for file in 'a'..='j' {
            let (piece, beams) = cells.remove(&format!("{file}{rank}")).unwrap_or_default();
            let piece = if piece.is_empty() { "." } else { &piece };
            let mark = [' ', '*', '+', '#'][usize::from(beams)];
            line += &format!(" {piece:2}{mark}");
        }
        lines.push(line);
    }
    lines.push("  a   b   c   d   e   f   g   h   i   j".to_owned());
    lines
}

/// Whether a `shot` line, or the end of one, says that one of Red's pieces is hit.
fn hits_red(line: &str) -> bool {
    let target = line.split("hit ").nth(1);
    let piece = target.and_then(|target| target.split(' ').nth(1));
    piece.is_some_and(|piece| piece.starts_with(|letter: char| letter.is_ascii_lowercase()))
}

/// Replays the game of this output, checks all of it, and returns the number of moves and the result.
fn replay(lines: &[String]) -> (usize, &str) {
    let mut engine = Engine::start();
    engine.silent("position setup ace");
    let plies = lines.iter().take_while(|line| !line.starts_with("result "));
    let plies = plies.count();
    for (at, line) in lines[..plies].iter().enumerate() {
        assert_eq!(engine.answer("query gameover"), "response false", "{line}");
        let color = ["Blue", "Red"][at % 2];
        let words: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(words[..2], [&(at + 1).to_string(), color], "{line}");
        let end = words[3..].join(" ");
        if color == "Blue" && !hits_red(&end) {
            let shots = engine.ask("shot");
            assert!(!shots.iter().any(|shot| hits_red(shot)), "{line}");
        }
        let played = engine.answer(&format!("play {}", words[2]));
        let (head, effect) = played.split_once(" end ").unwrap();
        let laser = if color == "Blue" { "j1" } else { "a8" };
        assert!(
            head.starts_with(&format!("played {} path {laser} ", words[2])),
            "{played}"
        );
        assert!(
            effect.starts_with(&format!("{end} result ")),
            "{line}: {played}"
        );
    }
    let result = lines[plies].strip_prefix("result ").unwrap();
    assert_eq!(engine.answer("query result"), format!("response {result}"));
    assert_eq!(lines[plies + 1..], drawing(&mut engine));
    (plies, result)
}

#[test]
fn games_are_played_to_their_end_and_the_last_board_is_drawn() {
    let mut games = Vec::new();
    for seed in ["1", "3", "20261122"] {
        if let Some(lines) = output(&["--seed", seed]) {
            let (_, result) = replay(&lines);
            assert_ne!(result, "none");
            games.push(lines);
        }
    }
    games.dedup();
    assert_ne!(games.len(), 1, "the seed changes nothing");
}

#[test]
fn a_game_ends_at_the_limit() {
    if let Some(lines) = output(&["--limit", "5"]) {
        assert_eq!(replay(&lines), (5, "none"));
    }
}

#[test]
fn a_win_is_taken() {
    if let Some(lines) = output(&["--start", &format!("fen {WIN_IN_ONE}")]) {
        assert_eq!(lines[..2], ["  1 Blue i5j5 hit c5 k", "result p1win"]);
    }
}

#[test]
fn a_draw_is_claimed() {
    let repeated = format!("fen {QUIET} moves j1L a8L j1R a8R j1L a8L j1R a8R");
    if let Some(lines) = output(&["--start", &repeated]) {
        assert_eq!(lines[0], "result draw");
    }
}

#[test]
fn faults_are_said_plainly() {
    let akhet = env!("CARGO_BIN_EXE_akhet");
    check_fails("no-such-engine", &[], &["cannot start 'no-such-engine': "]);
    check_fails(
        akhet,
        &["--start", "setup pyramid"],
        &["info string error position: unknown setup 'pyramid'"],
    );
    check_fails(akhet, &["--level", "21"], &["Skill Level", "21"]);
    // The second line makes the engine end before it can answer the third.
    check_fails(
        akhet,
        &["--start", "setup ace\nquit"],
        &["the engine has ended, 'readyok' was awaited"],
    );
}

/// A program that reads nothing: a write may fail before the end of its output is seen.
#[cfg(unix)]
#[test]
fn a_program_that_ends_at_once_is_no_engine() {
    check_fails("true", &[], &["the engine has ended, 'uciok' was awaited"]);
}

/// The status line and the body that the page of `gui.py` at this address returns for a path.
fn get(address: &str, path: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.lines().next().unwrap().to_owned(), body.to_owned())
}

/// The values of the links in a page that begin with `link`.
fn links<'a>(page: &'a str, link: &str) -> BTreeSet<&'a str> {
    let links = page.split(link).skip(1);
    links.map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn a_game_is_won_on_the_page_of_the_gui() {
    if !CLIENTS.iter().any(|&(file, _)| file == "client.py") {
        return;
    }
    let mut command = client("python3", "gui.py");
    command.arg(env!("CARGO_BIN_EXE_akhet"));
    let mut gui = Engine::spawn(command, usize::MAX);
    let address = gui.expect("http://");
    let address = address
        .trim()
        .trim_start_matches("http://")
        .trim_end_matches('/');

    // The same game, move by move, in the test's own engine, which finds Blue's moves.
    let mut engine = Engine::start();
    let first = get(address, "/").1;
    for refused in [
        "/?play=c5c5",
        "/?play=svg%20x",
        "/?play=c5R%0Ac5R",
        "/other",
    ] {
        assert!(get(address, refused).0.contains(" 303 "), "{refused}");
        assert_eq!(get(address, "/").1, first, "{refused}");
    }
    let mut page = first.clone();
    while engine.answer("query gameover") == "response false" {
        let moves = engine.moves();
        let squares: BTreeSet<&str> = moves.iter().map(|ply| &ply[..2]).collect();
        assert_eq!(links(&page, "/?from="), squares);

        let best = engine.go("go nodes 3000").best().to_owned();
        let chosen = get(address, &format!("/?from={}", &best[..2])).1;
        let own = moves.iter().filter(|ply| ply[..2] == best[..2]);
        let own: BTreeSet<&str> = own.map(String::as_str).collect();
        assert_eq!(links(&chosen, "/?play="), own);

        assert!(get(address, &format!("/?play={best}")).0.contains(" 303 "));
        page = get(address, "/").1;
        engine.ask(&format!("play {best}"));
        if let Some((_, said)) = page.split_once("<br>Akhet ") {
            let reply = said.split(':').next().unwrap();
            engine.ask(&format!("play {reply}"));
        }
    }
    assert_eq!(engine.answer("query result"), "response p1win");
    assert!(page.contains(", 1-0</p>"), "{page}");
    assert!(links(&page, "/?from=").is_empty());
    assert!(get(address, "/?new").0.contains(" 303 "));
    let again = get(address, "/").1;
    assert_eq!(links(&again, "/?from="), links(&first, "/?from="));
}

/// What `theory.py` prints.
fn theory(words: &str) -> Vec<String> {
    let mut command = client("python3", "theory.py");
    command.args(words.split(' '));
    command.args([
        "--engine",
        env!("CARGO_BIN_EXE_akhet"),
        "--go",
        "nodes 3000",
        "--choose",
        "depth 1",
    ]);
    let lines = run_command(command).success();
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

#[test]
fn the_theory_of_a_setup_is_measured() {
    if !CLIENTS.iter().any(|&(file, _)| file == "client.py") {
        return;
    }
    // The engine's own lines, best first.
    let rows = theory("moves sophie --lines 3");
    let mut engine = Engine::start();
    engine.silent("setoption name Hash value 256");
    engine.silent("setoption name MultiPV value 3");
    engine.silent("position setup sophie");
    let search = engine.go("go nodes 3000");
    let lines = search.infos.iter().rev().take(3).rev();
    let expected = lines.map(|info| info.split(" pv ").nth(1).unwrap());
    let found: Vec<String> = rows[2..]
        .iter()
        .map(|row| {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            format!("{} {}", cells[1].trim_matches('`'), cells[3])
        })
        .collect();
    assert_eq!(found.len(), 3, "{rows:?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(expected.starts_with(found), "{found}: {expected}");
    }

    let rows = theory("traps mercury --lines 1");
    let positions = rows.iter().filter(|row| row.starts_with("setup mercury"));
    assert_eq!(positions.count(), 3, "{rows:?}");
    assert!(rows.iter().any(|row| row.contains(" looks ")), "{rows:?}");

    let folder = Folder::with(&[]);
    let akhet = env!("CARGO_BIN_EXE_akhet");
    folder.ends(
        0,
        &format!("match --engine cmd={akhet} --engine cmd={akhet} --each nodes=20 --setup ace --rounds 2 --json-out games"),
    );
    let games = folder.path("games");
    let rows = theory(&format!("games {}", games.display()));
    assert!(rows[2].starts_with("| ace | 4 | "), "{rows:?}");
    assert_eq!(rows.len(), 3);
}

/// What `certificate.py` says of a proof: its output if it accepts it, else the error.
fn check_proof(proof: &str) -> Result<String, String> {
    let folder = Folder::with(&[("proof", proof)]);
    let mut command = client("python3", "certificate.py");
    command.arg(folder.path("proof"));
    command.args(["--engine", env!("CARGO_BIN_EXE_akhet")]);
    let end = run_command(command);
    match end.code {
        Some(0) => Ok(end.lines.join("\n")),
        _ => Err(end.errors),
    }
}

#[test]
fn proofs_are_checked_by_the_rules_alone() {
    if !CLIENTS.iter().any(|&(file, _)| file == "client.py") {
        return;
    }
    let mut engine = Engine::start();
    let mut prove = |start: &str, moves: u32, threads: u32| {
        engine.silent(&format!("setoption name Threads value {threads}"));
        engine.silent(&format!("position fen {start}"));
        engine.send(&format!("solve certificate {moves}"));
        let lines = engine.until("solved win within");
        lines.join("\n")
    };
    let proof = prove("le9/k9/10/2Pn5Se1/7K2/10/10/9Ln b", 3, 1);
    let said = check_proof(&proof);
    assert_eq!(
        said.unwrap(),
        "Blue wins within 3 moves: 2 positions checked"
    );
    let start = "ls2ps1kdspe2/5ds2pe1/4Sese3Ps/10/8Ps1/10/2se1Se1Pn3/pn2PwKDn3Ln r 21";
    let [long, by_two] = [1, 2].map(|threads| prove(start, 7, threads));
    for proof in [&long, &by_two] {
        let said = check_proof(proof).unwrap();
        assert!(said.starts_with("Red wins within 7 moves: "), "{said}");
    }
    for (old, new, fault) in [
        ("reply b7c7 next c5c6 ", "", "node 2: nothing follows b7c7"),
        ("reply a7a6", "reply a7a4", "node 1: nothing follows a7a6"),
        (
            "reply a7a6",
            "reply a7a6 a7a4",
            "node 1: a7a4 is no legal reply",
        ),
        ("move i5j6", "move i5j7", "node 1: info string error shot: "),
        (
            "next c5c6",
            "next c5d6",
            "node 2: c5d6 after b7c7 does not win",
        ),
        ("next c5c6", "next c5c2", "node 2: info string error shot: "),
        (
            "reply a7b7 next 2",
            "reply a7b7 next 1",
            "node 1: 1 after a7b7 is no node of fewer moves",
        ),
        (
            "reply a7b7 next 2",
            "reply a7b7 next 3",
            "node 1: 3 after a7b7 is no node of fewer moves",
        ),
        (
            "reply a7b7 next 2",
            "reply a7b7 next j6R",
            "node 1: j6R after a7b7 does not win",
        ),
        (
            "reply a7b7 next 2",
            "reply a7b7 next end",
            "node 1: a7b7 does not end the game",
        ),
        (
            "reply a7b7",
            "reply a7b6 next 2 reply a7b7",
            "node 1: node 2 is not the position after a7b7",
        ),
        (
            "reply a8R next end",
            "reply a8R next 2",
            "node 1: a8R ends the game",
        ),
        (
            "node 2 within 2",
            "node 2 within 3",
            "node 1: 2 after a7b7 is no node of fewer moves",
        ),
        (
            "node 2 within 2",
            "node 2 within 1",
            "node 2: j6R does not win within 1 moves",
        ),
        (
            "certificate within 3",
            "certificate within 2",
            "node 1: i5j6 does not win within 2 moves",
        ),
        (
            "node 2 ",
            "node 3 ",
            "node 1: 2 after a7b7 is no node of fewer moves",
        ),
        ("7K2/10/10/9Ln b", "7K2/10/10/9Ln r", "node 1: "),
        ("solved win", "solved", "not all of it"),
        ("certificate", "proof", "this is not a proof"),
        ("node 1 within 3", "node 1 within x", "this is not a proof"),
    ] {
        assert!(proof.contains(old), "{old}: {proof}");
        let said = check_proof(&proof.replacen(old, new, 1)).unwrap_err();
        assert!(said.contains(fault), "{old}, {new}: {said}");
    }
    let said = check_proof(proof.rsplit_once('\n').unwrap().0).unwrap_err();
    assert!(said.contains("not all of it"), "{said}");
    // Two ways lead to node 8. One of them now leads to a copy of it.
    let (start, end) = long.rsplit_once(" next 8").unwrap();
    assert!(start.contains(" next 8"), "{long}");
    let node = long.lines().find(|line| line.starts_with("node 8 "));
    let copy = node.unwrap().replacen("node 8 ", "node 99 ", 1);
    let end = end.replace("solved", &format!("{copy}\nsolved"));
    let said = check_proof(&format!("{start} next 99{end}")).unwrap_err();
    assert!(said.contains("a position has two nodes"), "{said}");
}
