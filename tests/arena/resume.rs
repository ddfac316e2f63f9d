//! The files of a match under `--resume`: no other run writes them, foreign files stay as they are, and
//! the match's files are repaired wherever they are torn.
#![cfg(unix)] // The engines of these tests misbehave with signals, closed descriptors and orphans.

use akhet_arena::Contest;
use akhet_arena::MatchFiles;
use akhet_arena::config::Settings;
use akhet_arena::run::{Plan, Shard, note_files, read_back};
use akhet_records::{GameRecord, LabyrinthRecord};
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use test_support::engine::{run_command, signal, spawn_silent, wait_until};
use test_support::field::{Field, QUICK, essence, wait_for_lines};

const TWO: &str = "--engine ENGINE name=a depth=1 --engine ENGINE name=b nodes=20 --max-plies 6";

#[test]
fn a_second_run_of_a_match_is_refused() {
    for out in [
        "--json-out g --pgn-out h",
        "--json-out h --pgn-out g",
        "--json-out g",
        "--pgn-out g",
    ] {
        let field = Field::new();
        let flags = format!("{QUICK} --rounds 200 {out} --resume");
        let mut first = spawn_silent(field.command(&flags));
        wait_for_lines(&field.path("g"), 4);
        for second in [&flags, flags.trim_end_matches(" --resume")] {
            let error = field.refused(second);
            assert!(
                error.ends_with("another run is writing this file"),
                "{error}"
            );
        }
        first.kill().unwrap();
        first.wait().unwrap();
        // The lock ends with the process. With fewer rounds, the run is then refused or short.
        let third = field.play(&flags.replace("200", "1"));
        assert!(!third.errors.contains("another run"), "{third:?}");
    }
}

#[test]
fn runs_that_begin_together_play_each_game_once() {
    let field = Field::new();
    let flags = format!("{TWO} --rounds 12 --json-out g.json --pgn-out g.pgn --resume");
    let mut runs: Vec<Child> = (0..3)
        .map(|_| spawn_silent(field.command(&flags)))
        .collect();
    let codes: Vec<_> = runs
        .iter_mut()
        .map(|run| run.wait().unwrap().code())
        .collect();
    // A late run finds the match complete.
    assert!(codes.contains(&Some(0)), "{codes:?}");
    assert!(
        codes.iter().all(|code| matches!(code, Some(0 | 1))),
        "{codes:?}"
    );
    assert_eq!(field.json("g.json").len(), 24);
    assert_eq!(essence(&field.json("g.json")), essence(&field.pgn("g.pgn")));
    field.ends(0, "--merge g.json");
}

#[test]
fn foreign_files_stay_as_they_are() {
    let field = Field::new();
    field.ends(0, &format!("{TWO} --json-out own.json --pgn-out own.pgn"));
    let own = |name: &str| fs::read_to_string(field.path(name)).unwrap();
    let (json, pgn) = (own("own.json"), own("own.pgn"));
    let settings = json.lines().next().unwrap();
    let other_match = settings.replace("\"name\":\"a\"", "\"name\":\"x\"");
    let chess = "[Event \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0";
    let ours_of_another = pgn.replace("\"a\"", "\"x\"");
    let tags_end = pgn.find("\n\n").unwrap();
    let foreign: Vec<Vec<u8>> = [
        "my notes",
        "my notes\n",
        r#"{"a":1}"#,
        r#"{"a":1"#,
        "{ }",
        "{ \"match\": {",
        chess,
        "1. e4 e5",
        "[Event \"Club championship\"]\n[Site \"?",
        // Torn, but from another match.
        &other_match[..other_match.len() - 9],
        &ours_of_another[..300],
        &ours_of_another[..tags_end],
        // The match's own files, with additions or changes.
        &format!("{json}my notes"),
        &format!("{json}{{\"a\":1}}"),
        &format!("{json}{{\"a\":1"),
        &format!("{pgn}my notes"),
        &format!("{pgn}{chess}"),
        &pgn.trim_end().replacen("1. ", "1. hello ", 1),
        &pgn[..pgn.len() / 3].replacen("Site", "Place", 1),
        &json.replacen("\"game\"", "\"gone\"", 1),
    ]
    .map(|text| text.as_bytes().to_vec())
    .into_iter()
    .chain([
        b"\x89PNG\r\n\x1a\n\0\0\0".to_vec(),
        vec![0; 5000],
        vec![0xdc],
    ])
    .collect();
    for text in foreign {
        for flag in ["--json-out", "--pgn-out"] {
            fs::write(field.path("f"), &text).unwrap();
            let error = field.refused(&format!("{TWO} --rounds 2 {flag} f --resume"));
            let shown = String::from_utf8_lossy(&text);
            assert!(error.starts_with("f: "), "{flag} {shown:?}: {error}");
            assert!(
                fs::read(field.path("f")).unwrap() == text,
                "{flag} {shown:?}: {error}"
            );
        }
    }
    // A file of one kind is not mistaken for the other.
    for (flag, name, text) in [
        ("--pgn-out", "own.json", json),
        ("--json-out", "own.pgn", pgn),
    ] {
        field.refused(&format!("{TWO} --rounds 2 {flag} {name} --resume"));
        assert_eq!(own(name), text);
    }
}

#[test]
fn one_file_is_not_written_as_two_things() {
    let field = Field::new();
    let link = |from: &str, to: &str| std::os::unix::fs::symlink(from, field.path(to)).unwrap();
    fs::write(field.path("old"), "").unwrap();
    fs::create_dir(field.path("d")).unwrap();
    link("old", "link");
    link("d", "e");
    fs::hard_link(field.path("old"), field.path("hard")).unwrap();
    let whole = field.path("new").display().to_string();
    for (one, other) in [
        ("new", "new"),
        ("new", "./new"),
        ("new", "d/../new"),
        ("d/new", "e/new"),
        (&*whole, "new"),
        ("old", "link"),
        ("old", "hard"),
    ] {
        for flags in [
            format!("--pgn-out {one} --json-out {other}"),
            format!("--pgn-out {one} --json-out {other} --resume"),
            format!("--pgn-out {one} --save-config {other}"),
            format!("--json-out {other} --save-config {one}"),
        ] {
            let error = field.refused(&format!("{TWO} {flags}"));
            assert!(error.contains("the same file"), "{flags}: {error}");
            assert!(!field.path("new").exists() && !field.path("d/new").exists());
            assert_eq!(fs::read(field.path("old")).unwrap(), b"");
        }
    }
}

#[test]
fn games_go_through_a_pipe() {
    let field = Field::new();
    make_pipe(&field, "pipe");
    let mut reader = Command::new("cat");
    reader.arg(field.path("pipe"));
    let reader = std::thread::spawn(move || run_command(reader));
    field.ends(
        0,
        &format!("{TWO} --rounds 2 --pgn-out pipe --json-out g.json --resume"),
    );
    let read = reader.join().unwrap();
    let results = read.lines.iter().filter(|line| line.starts_with("[Result"));
    assert_eq!(results.count(), 4);
}

/// A field with a FIFO, `pipe`.
fn field_with_pipe() -> Field {
    let field = Field::new();
    make_pipe(&field, "pipe");
    field
}

/// Makes a FIFO of this name in a field.
fn make_pipe(field: &Field, name: &str) {
    let made = Command::new("mkfifo").arg(field.path(name)).status();
    assert!(made.unwrap().success());
}

/// Waits until a process handles SIGTERM itself, where the system says so.
fn wait_for_handler(child: &Child) {
    let status = format!("/proc/{}/status", child.id());
    if !Path::new(&status).exists() {
        return;
    }
    wait_until("SIGTERM is handled", || {
        let text = fs::read_to_string(&status).unwrap();
        let mask = text.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let mask = u64::from_str_radix(mask.unwrap().trim(), 16).unwrap();
        mask & 1 << 14 != 0
    });
}

/// The exit code of a process, which must end soon; `None` if a signal ended it.
fn ends_soon(mut child: Child, what: &str) -> Option<i32> {
    let mut status = None;
    wait_until(&format!("{what} ends"), || {
        status = child.try_wait().unwrap();
        status.is_some()
    });
    status.unwrap().code()
}

#[test]
fn one_signal_ends_the_wait_for_the_reader_of_a_pipe() {
    for name in ["TERM", "INT"] {
        for out in [
            "--pgn-out pipe",
            "--json-out pipe",
            "--json-out g --pgn-out pipe --resume",
            "--log pipe",
        ] {
            let field = field_with_pipe();
            let child = spawn_silent(field.command(&format!("{TWO} {out}")));
            wait_for_handler(&child);
            signal(&child, name);
            assert_eq!(ends_soon(child, out), Some(130), "{name} {out}");
        }
    }
}

#[test]
fn one_signal_ends_a_wait_for_a_pipe_before_the_long_work() {
    for words in [
        "book --journal pipe --resume --positions 1",
        "book --journal new --games pipe --positions 1",
        "puzzles --games pipe",
        "puzzles --check pipe",
    ] {
        let field = field_with_pipe();
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.current_dir(field.dir.path()).args(words.split(' '));
        let child = spawn_silent(command);
        // Long enough that the program waits; if it does not yet, the signal ends it all the more.
        std::thread::sleep(std::time::Duration::from_millis(500));
        signal(&child, "TERM");
        ends_soon(child, words);
    }
}

#[test]
fn one_signal_ends_a_match_whose_reader_does_not_read() {
    let field = Field::new();
    make_pipe(&field, "pipe");
    // So long that the fifth game is more than a pipe holds.
    let name = "n".repeat(8000);
    let two = TWO.replace("name=a", &format!("name={name}"));
    let flags = format!("{two} --rounds 20 --json-out g.json --pgn-out pipe");
    let child = spawn_silent(field.command(&flags));
    let reader = fs::File::open(field.path("pipe")).unwrap();
    wait_for_lines(&field.path("g.json"), 6);
    signal(&child, "TERM");
    assert_eq!(ends_soon(child, "the match"), Some(130));
    drop(reader);
    let games = field.json("g.json").len();
    assert!((5..40).contains(&games), "{games}");
}

#[test]
fn a_match_is_not_resumed_with_other_programs() {
    let field = Field::new();
    let link = |target: &str| {
        let _ = fs::remove_file(field.path("engine"));
        std::os::unix::fs::symlink(target, field.path("engine")).unwrap();
    };
    let script = |comment: &str| {
        let text = format!("exec {} # {comment}\n", env!("CARGO_BIN_EXE_akhet"));
        fs::write(field.path("engine.sh"), text).unwrap();
    };
    link(env!("CARGO_BIN_EXE_akhet"));
    script("first");
    let flags = "--engine cmd=./engine name=a depth=1 --engine cmd=sh args=engine.sh name=b depth=1 \
        --max-plies 4 --json-out g.json";
    field.ends(0, flags);
    let before = fs::read_to_string(field.path("g.json")).unwrap();
    let more = format!("{flags} --rounds 2 --resume");
    let changed = |fault: &str| {
        let error = field.refused(&more);
        let begin = format!("g.json: line 1: engine {fault} has changed since");
        assert!(error.starts_with(&begin), "{error}");
        assert!(error.contains("--allow-changed-engines"), "{error}");
        assert_eq!(fs::read_to_string(field.path("g.json")).unwrap(), before);
    };
    link("/bin/sh");
    changed("a: ./engine");
    link(env!("CARGO_BIN_EXE_akhet"));
    script("second");
    changed("b: engine.sh");
    field.ends(0, &format!("{more} --allow-changed-engines"));
    // The shards of a match may come from machines with other builds: merging says so.
    let header = before.lines().next().unwrap();
    fs::write(
        field.path("h.json"),
        header.replace("engine.sh\":\"", "engine.sh\":\"x") + "\n",
    )
    .unwrap();
    fs::write(field.path("k.json"), &before).unwrap();
    let merged = field.ends(0, "--merge k.json h.json");
    let note = "note: h.json: engine b: engine.sh is not that of the shards before";
    assert!(merged.errors.starts_with(note), "{merged:#?}");
    // Earlier versions noted no programs.
    let mut old: serde_json::Value = serde_json::from_str(header).unwrap();
    for engine in old["match"]["engine"].as_array_mut().unwrap() {
        engine.as_object_mut().unwrap().remove("files").unwrap();
    }
    fs::write(field.path("g.json"), format!("{old}\n")).unwrap();
    field.ends(0, &more);
    assert_eq!(field.json("g.json").len(), 4);
}

#[test]
fn an_interrupted_run_says_how_it_is_continued() {
    let engine = concat!("cmd=", env!("CARGO_BIN_EXE_akhet"));
    let game = ["--max-plies", "40"];
    for (words, lines) in [
        (
            &[
                "match",
                "-engine",
                engine,
                "name=it's a \"$1\"",
                "-engine",
                engine,
                "-each",
                "nodes=200",
                "-rounds",
                "8",
                "-json-out",
                "g",
            ][..],
            3,
        ),
        (
            &[
                "match",
                "--engine",
                engine,
                "--engine",
                engine,
                "--each",
                "nodes=200",
                "--rounds",
                "8",
                "--resume",
                "--pgn-out",
                "g",
            ],
            20,
        ),
        (
            &[
                "tune",
                "--parameters",
                "p.txt",
                "--output",
                "g",
                "--iterations",
                "9",
                "--engine",
                "nodes=200",
            ],
            3,
        ),
        (
            &[
                "book",
                "--journal",
                "g",
                "--nodes",
                "100000",
                "--threads",
                "1",
            ],
            2,
        ),
    ] {
        let field = Field::new();
        fs::write(field.path("p.txt"), "MultiPV, int, 20, 1, 40, 6, 0.05\n").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_akhet"));
        command.args(words).current_dir(field.dir.path());
        if words[0] != "book" {
            command.args(game);
        }
        command.stdout(Stdio::null()).stderr(Stdio::piped());
        let child = command.spawn().unwrap();
        wait_for_lines(&field.path("g"), lines);
        signal(&child, "INT");
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{words:?}");
        let errors = String::from_utf8(output.stderr).unwrap();
        let mut lines = errors.lines();
        let line = lines.find_map(|line| line.strip_prefix("To continue: "));
        let line = line.unwrap_or_else(|| panic!("{words:?}: {errors}"));
        let pasted = shlex::split(line).unwrap();
        assert_eq!(pasted[1..][..words.len()], *words);
        assert_eq!(
            pasted.iter().filter(|word| *word == "--resume").count(),
            1,
            "{line}"
        );
        if words[0] == "book" {
            // It would search for long.
            continue;
        }
        let mut shell = Command::new("sh");
        shell.args(["-c", line]).current_dir(field.dir.path());
        let finished = run_command(shell);
        assert_eq!(finished.code, Some(0), "{line}: {finished:#?}");
    }
}

#[test]
fn settings_without_an_end_are_refused() {
    let field = Field::new();
    let error = field.refused("--config /dev/zero");
    assert!(error.starts_with("/dev/zero: "), "{error}");
}

/// The number of games from an earlier run in the settings' files, once repaired.
fn games_left<R: Contest>(settings: Settings) -> usize {
    let mut files = MatchFiles::open_old(&settings).unwrap();
    let plan = Plan::<R>::load(settings, Shard::WHOLE).unwrap();
    let mut seen = 0;
    let played = read_back(&plan, &mut files, |_, game| {
        assert!(game.replay().is_ok());
        seen += 1;
    });
    assert_eq!(played.unwrap().len(), seen);
    seen
}

/// Tears both files of a match at every byte: their complete games remain.
fn tear_everywhere<R: Contest>(flags: &str) {
    let field = Field::new();
    let all = format!("{flags} --rounds 2 --json-out g.json --pgn-out g.pgn --save-config s.toml");
    field.ends(0, &all);
    let text = fs::read_to_string(field.path("s.toml")).unwrap();
    let mut settings = Settings::from_table(text.parse().unwrap()).unwrap();
    note_files(&mut settings);
    let torn = field.path("torn");
    // A new file each time: a process that another test has just forked holds the lock on the old one
    // until it calls exec.
    let tear = |bytes: &[u8]| {
        let _ = fs::remove_file(&torn);
        fs::write(&torn, bytes).unwrap();
    };
    // The settings that a resumed match may change vary from cut to cut.
    let with = |cut: usize, json: Option<&Path>, pgn: Option<&Path>| Settings {
        rounds: (2 + cut as u32 % 2).try_into().unwrap(),
        recover: cut.is_multiple_of(3),
        json_out: json.map(Path::to_owned),
        pgn_out: pgn.map(Path::to_owned),
        ..settings.clone()
    };

    let json = fs::read(field.path("g.json")).unwrap();
    for cut in 0..=json.len() {
        tear(&json[..cut]);
        let games = games_left::<R>(with(cut, Some(&torn), None));
        let ends = |text: &[u8]| text.iter().filter(|&&byte| byte == b'\n').count();
        let whole = match json.get(cut) {
            Some(b'\n') => cut + 1,
            _ => json[..cut]
                .iter()
                .rposition(|&byte| byte == b'\n')
                .map_or(0, |at| at + 1),
        };
        assert!(fs::read(&torn).unwrap() == json[..whole], "cut at {cut}");
        let lines = ends(&json[..whole]);
        assert_eq!(
            games,
            lines.saturating_sub(1).min(ends(&json) - 2),
            "cut at {cut}"
        );
    }

    let pgn = fs::read_to_string(field.path("g.pgn")).unwrap();
    // One gap follows the tags, one the moves.
    let gaps: Vec<usize> = pgn.match_indices("\n\n").map(|(at, _)| at).collect();
    let ends: Vec<usize> = gaps.iter().skip(1).step_by(2).copied().collect();
    for cut in 0..=pgn.len() {
        tear(&pgn.as_bytes()[..cut]);
        let games = games_left::<R>(with(cut, None, Some(&torn)));
        let whole: Vec<usize> = ends.iter().copied().take_while(|&end| end <= cut).collect();
        assert_eq!(games, whole.len(), "cut at {cut}");
        let expected = match whole.last() {
            None => String::new(),
            Some(&end) if cut < end + 2 => format!("{}\n\n", &pgn[..cut]),
            Some(&end) => pgn[..end + 2].to_owned(),
        };
        assert_eq!(fs::read_to_string(&torn).unwrap(), expected, "cut at {cut}");
    }
}

#[test]
fn laser_files_are_mended_wherever_they_are_torn() {
    tear_everywhere::<GameRecord>(TWO);
    // From a position, with names in multi-byte characters.
    let field = Field::new();
    fs::write(field.path("o.fen"), "ls9/10/10/4k5/4K5/10/10/9Ln b 1\n").unwrap();
    let openings = field.path("o.fen").display().to_string();
    tear_everywhere::<GameRecord>(&format!(
        "--engine ENGINE name=\u{e4}\u{20ac}\" depth=1 --engine ENGINE name=b\\ st=0.01 \
         --max-plies 3 --openings file={openings}"
    ));
}

#[test]
fn labyrinth_files_are_mended_wherever_they_are_torn() {
    for players in [2, 3] {
        tear_everywhere::<LabyrinthRecord>(&format!(
            "--variant labyrinth --players {players} --engine ENGINE name=a depth=1 \
             --engine ENGINE name=b nodes=20 --max-plies 4 --games 1"
        ));
    }
}

/// A file system may leave zeros after a power failure.
#[test]
fn zeros_behind_whole_games_are_cut_off() {
    let field = Field::new();
    field.ends(0, &format!("{TWO} --json-out g.json --pgn-out g.pgn"));
    for name in ["g.json", "g.pgn"] {
        let whole = fs::read(field.path(name)).unwrap();
        for kept in [whole.len(), whole.len() - 3, whole.len() - 60] {
            let zeros = vec![0; 700];
            fs::write(field.path(name), [&whole[..kept], &zeros].concat()).unwrap();
            let flag = name
                .replace("g.", "--")
                .replace("json", "json-out")
                .replace("pgn", "pgn-out");
            field.ends(0, &format!("{TWO} --rounds 2 {flag} {name} --resume"));
            let text = fs::read(field.path(name)).unwrap();
            assert!(!text.contains(&0), "{name}");
            fs::remove_file(field.path(name)).unwrap();
        }
    }
}
