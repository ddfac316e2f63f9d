//! A misbehaving engine. It is the test program itself, started by a match: the test named [`TEST`] becomes the
//! engine if the variable [`MISDEED`] is set.
use akhet::laser::rules::{Move, Position, Rules, Setup};
use std::io::{BufRead, Write, stdin, stdout};
use std::time::Duration;
use std::{env, process, thread};

/// The name of the test that becomes the engine.
const TEST: &str = "rogue_engine";

/// The environment variable that names the misdeed.
pub const MISDEED: &str = "AKHET_TEST_MISDEED";

/// An engine that refuses every FEN, as MIT's engine of 2011 does. Under `uki` it knows the setups of Khet by name;
/// under `uci` and `ugi` it declares all five.
pub const SETUPS_ONLY: &str = "setups only";

/// The move at which the engine misbehaves.
const AT: usize = 3;

/// The flags with which a match starts the engine.
pub fn engine_flag() -> String {
    let program = env::current_exe().expect("the test program has a path");
    let program = program.to_str().expect("which is text");
    // Alone and without captured output, since the engine uses the process's standard streams.
    format!("cmd={program}\x1fargs={TEST} --exact --nocapture --test-threads=1\x1fname=rogue")
}

/// Becomes the engine if [`MISDEED`] is set, and then never returns. Each test program that needs it calls it from
/// its test [`TEST`].
pub fn be() {
    if let Ok(misdeed) = env::var(MISDEED) {
        // The test harness has already printed the start of a line.
        say("");
        serve(&misdeed);
        process::exit(0);
    }
}

fn say(line: &str) {
    let mut out = stdout().lock();
    // The reader may have closed the pipe.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

fn serve(misdeed: &str) {
    let mut position = None;
    let mut rules = Rules::default();
    let mut asked = 0;
    let starts = count_start();
    if misdeed == "shy" && starts == 3 || misdeed == "shyer" && starts > 2 {
        eprintln!("not again");
        process::exit(7);
    }
    if misdeed == "slow" {
        thread::sleep(Duration::from_secs(600));
    }
    if misdeed == "stillborn" {
        eprintln!("no licence found");
        process::exit(7);
    }
    for line in stdin().lock().lines() {
        let Ok(line) = line else { return };
        let words: Vec<&str> = line.split(' ').collect();
        match words[0] {
            "uci" if misdeed == "boastful" => loop {
                say("option name Odd type check default false");
            },
            "uci" if misdeed == "verbose" => loop {
                say(&format!("option name {} type check", "x".repeat(200_000)));
            },
            "uci" | "ugi" => {
                say("id name Rogue");
                say("option name Temper type check default false");
                if misdeed == SETUPS_ONLY {
                    let names = Setup::OFFICIAL.map(Setup::name).join(" var ");
                    say(&format!(
                        "option name Setup type combo default ace var {names}"
                    ));
                }
                say(&format!("{}ok", words[0]));
            }
            "uki" => {
                rules.king_turns = true;
                say("id name Rogue\nukiok");
            }
            "setoption" if misdeed == "picky" => say("info string error setoption: not like this"),
            "isready" => say("readyok"),
            "position" if misdeed == SETUPS_ONLY && words[1] == "fen" => {
                say("Error in fen string");
                process::exit(1);
            }
            "position" => position = Some(read_position(&words, rules)),
            "go" => {
                asked += 1;
                let moves = position
                    .as_ref()
                    .map(Position::legal_moves)
                    .unwrap_or_default();
                let best = moves.first().map(Move::to_string).unwrap_or_default();
                if misdeed == "shuffler" {
                    say(&format!("bestmove {}", laser_turn(&moves).unwrap_or(best)));
                } else if asked < AT {
                    say(&format!("info depth 1 score cp 0\nbestmove {best}"));
                } else {
                    misbehave(misdeed, &best);
                }
            }
            "quit" if misdeed != "immortal" => return,
            _ => {}
        }
    }
    if misdeed == "immortal" {
        thread::sleep(Duration::from_secs(600));
    }
}

/// Appends a line to the file `starts` in the match's folder, and returns how many it has.
fn count_start() -> usize {
    let file = std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open("starts");
    let written = file.and_then(|mut file| writeln!(file, "started"));
    written.expect("the folder of the match can be written");
    std::fs::read_to_string("starts").map_or(0, |starts| starts.lines().count())
}

fn read_position(words: &[&str], rules: Rules) -> Position {
    let moves = words.iter().position(|&word| word == "moves");
    let fen = match &words[1..moves.unwrap_or(words.len())] {
        ["fen", fen @ ..] => fen.join(" "),
        ["setup", name] | [name] => {
            let setup: Setup = name.parse().expect("the match sends names of setups");
            setup.fen().to_owned()
        }
        other => panic!("the match sends '{}'", other.join(" ")),
    };
    let position = Position::from_fen(&fen, rules);
    let mut position = position.expect("the match sends positions");
    for mv in moves.map_or(&[][..], |at| &words[at + 1..]) {
        let mv = mv.parse().expect("the match sends moves");
        position.play(mv).expect("the match sends legal moves");
    }
    position
}

fn laser_turn(moves: &[Move]) -> Option<String> {
    let mut moves = moves.iter().map(Move::to_string);
    moves.find(|mv| ["j1L", "j1R", "a8L", "a8R"].contains(&mv.as_str()))
}

fn misbehave(misdeed: &str, best: &str) {
    match misdeed {
        "crash" | "shy" | "shyer" => {
            eprintln!("assertion failed");
            process::exit(3);
        }
        "hang" => {}
        "deaf" => thread::sleep(Duration::from_secs(600)),
        "illegal" => say("bestmove j1j2"),
        "nonsense" => say("bestmove xyzzy\u{7}"),
        "no text" => {
            let _ = stdout().write_all(b"bestmove e1\xff\n");
        }
        "mute" => say("bestmove"),
        "resigned" => say("bestmove none"),
        "flood" => loop {
            say("info string knock knock");
        },
        "endless line" => loop {
            let _ = stdout().write_all(&[b'x'; 4096]);
        },
        "late" => {
            thread::sleep(Duration::from_millis(2500));
            say(&format!("bestmove {best}"));
        }
        "closed pipe" => {
            let null = std::fs::File::create("/dev/null").expect("there is /dev/null");
            rustix::stdio::dup2_stdout(&null).expect("which can be the output");
            thread::sleep(Duration::from_secs(600));
        }
        "garbage" => {
            let _ = stdout().write_all(b"info \xff\xfe\n\x00\x01bestmove a1a1\nbestmoves j1j2\n");
            say(&format!("{}\n\nbestmove {best}", "x".repeat(3 << 20)));
        }
        "orphan" => {
            let child = process::Command::new("sleep").arg("20").spawn();
            child.expect("a process can be started");
            process::exit(3);
        }
        "leaver" => {
            say(&format!("bestmove {best}"));
            process::exit(0);
        }
        "echo" => {
            say(&format!("bestmove {best}"));
            thread::sleep(Duration::from_millis(5));
            say(&format!("bestmove {best}"));
        }
        "twice" => say(&format!("bestmove {best}\nbestmove {best}\nreadyok")),
        _ => say(&format!("bestmove {best}")),
    }
}
