//! The settings of a match: flags, TOML files, and their errors.
#![cfg(unix)] // The engines of these tests misbehave with signals, closed descriptors and orphans.

use std::fs;
use test_support::field::{Field, QUICK, essence, without_hyphens};

/// Two engines, without limits.
const TWO: &str = "--engine ENGINE --engine ENGINE";

#[test]
fn the_settings_of_a_match_can_be_kept_in_a_file() {
    let field = Field::new();
    let flags =
        format!("{QUICK} --rounds 2 --seed 7 --resign move-count=4 score=900 --each option.Hash=1");
    let flags = flags.replacen("--each restart=on", "", 1);
    field.ends(
        0,
        &format!("{flags} --each restart=on option.Hash=1 --save-config m.toml --json-out g.json")
            .replacen("--each option.Hash=1", "", 1),
    );
    field.ends(0, "--config m.toml --json-out h.json --save-config n.toml");
    assert_eq!(
        essence(&field.json("h.json")),
        essence(&field.json("g.json"))
    );
    let read = |name: &str| fs::read_to_string(field.path(name)).unwrap();
    assert_eq!(read("n.toml"), read("m.toml").replace("g.json", "h.json"));
    // Flags override the file.
    field.ends(0, "--config m.toml --json-out i.json --rounds 1");
    assert_eq!(field.json("i.json").len(), 2);
    fs::write(field.path("small.toml"), format!(
        "rounds = 1\nmaxplies = 2\n[each]\ndepth = 1\n[[engine]]\ncmd = {0:?}\n[[engine]]\ncmd = {0:?}\noption = {{ Hash = 2 }}\n",
        env!("CARGO_BIN_EXE_akhet")
    )).unwrap();
    let finished = field.ends(0, "--config small.toml");
    assert_eq!(finished.lines[0], "akhet against akhet-2");
    for (text, error) in [
        ("rounds = ", "f.toml: TOML parse error at line 1, column 10"),
        (
            "rounds = 0",
            "f.toml: rounds: '0': expected a whole number from 1",
        ),
        ("colour = 1", "f.toml: colour: unknown field `colour`"),
        (
            "[[engine]]\nname = \"a\"",
            "f.toml: engine[0]: missing field `cmd`",
        ),
        (
            "each = 5\n[[engine]]\ncmd = \"a\"",
            "f.toml: each: invalid type",
        ),
    ] {
        fs::write(field.path("f.toml"), text).unwrap();
        let found = field.refused("--config f.toml");
        assert!(found.starts_with(error), "{found} is not {error}");
    }
}

/// Earlier versions wrote them this way in flags, settings files and game files.
#[test]
fn keys_without_hyphens_are_still_read() {
    let field = Field::new();
    let engines = "--engine ENGINE name=a depth=1 --engine ENGINE name=b depth=1";
    let flags = "--max-plies 6 --time-margin 5 --rules king-turns=on swap-onto-closed=on \
        --draw move-number=9 move-count=2 score=1 --resign move-count=9 score=900 two-sided=on \
        --json-out g.json --pgn-out g.pgn --save-config s.toml";
    field.ends(0, &format!("{engines} {flags}"));
    let read = |name: &str| fs::read_to_string(field.path(name)).unwrap();
    let (settings, games) = (read("s.toml"), read("g.json"));
    assert!(settings.contains("max-plies = 6\n"), "{settings}");

    // Flags.
    let old_flags = without_hyphens(flags).replace("g.", "h.");
    field.ends(0, &format!("{engines} {old_flags}"));
    assert_eq!(read("s.toml"), settings.replace("g.", "h."));
    // Game files, with flags in either spelling.
    let header = games.lines().next().unwrap();
    fs::write(
        field.path("g.json"),
        games.replace(header, &without_hyphens(header)),
    )
    .unwrap();
    field.ends(0, "--merge g.json");
    field.ends(0, &format!("{engines} {flags} --rounds 2 --resume"));
    let old_flags = without_hyphens(flags);
    field.ends(0, &format!("{engines} {old_flags} --rounds 3 --resume"));
    assert_eq!(field.json("g.json").len(), 6);
    // A settings file, which flags override.
    fs::write(field.path("old.toml"), without_hyphens(&settings)).unwrap();
    let over = "--max-plies 4 --rules king-turns=off --json-out i.json --pgn-out i.pgn";
    for over in [over.to_owned(), without_hyphens(over)] {
        field.ends(
            0,
            &format!("--config old.toml {over} --save-config new.toml"),
        );
        let expected = settings.replace("max-plies = 6", "max-plies = 4");
        let expected = expected.replace("king-turns = true", "king-turns = false");
        assert_eq!(read("new.toml"), expected.replace("g.", "i."));
        fs::remove_file(field.path("i.json")).unwrap();
        fs::remove_file(field.path("i.pgn")).unwrap();
    }
    // But not both spellings at once.
    let twice = field.refused(&format!("{engines} --rules king-turns=on kingturns=on"));
    assert_eq!(twice, "king-turns: given with and without hyphens");
    // An engine's option keeps its name.
    let error = field.refused(&format!("{engines} --each option.maxplies=4"));
    assert!(error.contains("maxplies"), "{error}");
}

#[test]
fn wrong_flags_are_named() {
    let field = Field::new();
    let check = |flags: &str, error: &str| {
        let found = field.refused(flags);
        assert!(found.starts_with(error), "{flags}: {found} is not {error}");
    };
    for (flags, error) in [
        ("", "a match needs at least two engines, but there is none"),
        (
            "--engine ENGINE depth=1",
            "a match needs at least two engines, but there is one",
        ),
        (
            TWO,
            "engine akhet: no limit: give it tc, st, nodes or depth",
        ),
        (
            &format!("{TWO} --engine ENGINE --each depth=1 --sprt elo0=0 elo1=5"),
            "sprt: an SPRT compares two engines, not 3",
        ),
        (
            "--engine cmd=no-such-engine depth=1 --engine ENGINE depth=1",
            "engine no-such-engine: cannot be started",
        ),
        ("--merge none.json", "none.json: No such file"),
        (
            &format!("{TWO} --merge a.json"),
            "--merge only adds up games already played; --engine has no effect",
        ),
    ] {
        check(flags, error);
    }
    for (each, error) in [
        ("tc=1 st=1", "engine akhet: tc and st cannot be combined"),
        ("st=0", "engine akhet: st must be at least 0.001"),
        (
            "depth=0",
            "each.depth: '0': expected a whole number from 1 to 4294967295",
        ),
        ("tc=0+1", "each.tc: '0+1': the time must be more than 0"),
        (
            "tc=x/1",
            "each.tc: 'x/1': expected a number of moves before '/'",
        ),
        (
            "st=1e99",
            "each.st: '1e99': expected a number of seconds from 0 to 1000000",
        ),
        (
            "colour=blue",
            "each.colour: unknown field `colour`, expected one of `cmd`",
        ),
        ("depth=1 --games 3", "games: '3': expected 1 or 2"),
        (
            "depth=1 --setup ace,chess",
            "setup[1]: 'chess': known setups: ace",
        ),
        (
            "depth=1 --sprt elo0=5 elo1=0",
            "sprt: elo0 (5) must be less than elo1 (0)",
        ),
        ("depth=1 --sprt elo0=5", "sprt: missing field `elo1`"),
        ("depth=1 --draw move-count=2", "draw: missing field `score`"),
        (
            "depth=1 proto=uki --rules king-turns=off",
            "engine akhet: uki lets Kings turn",
        ),
        (
            "depth=1 args=\"x",
            "engine akhet: args: a quotation is not closed",
        ),
        ("depth=1 --resume", "--resume needs --json-out or --pgn-out"),
        (
            "depth=1 --json-out no/such/file",
            "no/such/file: No such file or directory",
        ),
        (
            "depth=1 dir=nowhere",
            "engine akhet: cannot be started: No such file",
        ),
        ("depth=1 colour", "each: 'colour' is not KEY=VALUE"),
        ("depth=1 depth=2", "each: 'depth' appears twice"),
        (
            "depth=1 --pgn-out a --json-out a",
            "pgn-out and json-out are the same file",
        ),
        (
            "depth=1 option.A=\u{7}",
            "engine akhet: an option contains a control character",
        ),
        (
            "depth=1 nodes=9223372036854775808",
            "each.nodes: '9223372036854775808': expected a whole number from 1 to 9223372036854775807",
        ),
    ] {
        check(&format!("{TWO} --each {each}"), error);
    }
    for flags in [
        "--colour blue",
        "--shard 3/2",
        "--rounds",
        "--merge a --resume",
    ] {
        let finished = field.ends(2, flags);
        assert!(finished.errors.starts_with("error: "), "{finished:?}");
    }
}

#[test]
fn a_name_may_have_a_comma_or_an_equals_sign() {
    let field = Field::new();
    for name in ["a,b.fen", "a", "c.fen"] {
        fs::write(field.path(name), "ace\n").unwrap();
    }
    let two = "--engine ENGINE name=a --engine ENGINE name=b --each depth=1 --max-plies 2";
    field.ends(
        0,
        &format!("{two} --openings file=a,b.fen --pgn-out x=1.pgn --save-config s.toml"),
    );
    assert_eq!(field.pgn("x=1.pgn")[0].opening, "a,b");
    field.ends(0, "--config s.toml --pgn-out file=y.pgn");
    assert_eq!(field.pgn("y.pgn")[0].opening, "a,b");
    // Otherwise commas stand between files.
    field.ends(
        0,
        &format!("{two} --rounds 2 --openings file=a,c.fen --json-out file=z.json"),
    );
    assert_eq!(field.json("z.json")[2].opening, "c");
    let error = field.refused(&format!("{two} --openings file=a,d.fen"));
    assert!(error.starts_with("d.fen: "), "{error}");
}

#[test]
fn what_a_game_does_not_have_is_refused() {
    let field = Field::new();
    let two = "--engine ENGINE --engine ENGINE --each depth=1";
    let labyrinth = format!("{two} --variant labyrinth");
    for (flags, error) in [
        (
            format!("{two} --variant chess"),
            "variant: 'chess': the variants are laserchess and labyrinth",
        ),
        (
            format!("{two} --players 3"),
            "players: Laser Chess has two players; --players is for labyrinth",
        ),
        (
            format!("{two} --rules free-order=on"),
            "rules: free-order, no-return, any-exit, any-square and open-cards are for --variant labyrinth",
        ),
        (
            format!("{labyrinth} --players 5"),
            "players: '5': expected 2, 3 or 4",
        ),
        (
            format!("{labyrinth} --setup ace"),
            "setup: Labyrinth begins with deals and has no setups",
        ),
        (
            format!("{labyrinth} --rules king-turns=on"),
            "rules: king-turns and swap-onto-closed are for Laser Chess",
        ),
        (
            format!("{labyrinth} --draw move-count=1 score=1"),
            "draw: Labyrinth has no draws other than by --max-plies",
        ),
        (
            format!("{labyrinth} --players 3 --resign move-count=1 score=1"),
            "resign: with more than two players a resignation has no winner",
        ),
        (
            format!("{labyrinth} --players 4 --sprt elo0=0 elo1=5"),
            "sprt: an SPRT compares engines in games of two players",
        ),
        (
            format!("{labyrinth} --each proto=uki"),
            "engine akhet: uki is a protocol of Laser Chess",
        ),
        (
            format!("{labyrinth} --each option.UCI_Variant=labyrinth"),
            "engine akhet: --variant sets UCI_Variant",
        ),
        (
            format!("{two} --each option.uci_variant=labyrinth"),
            "engine akhet: --variant sets UCI_Variant",
        ),
    ] {
        assert_eq!(field.refused(&flags), error, "{flags}");
    }
}

#[test]
fn the_lines_of_the_documents_work() {
    let documents = concat!(
        include_str!("../../README.md"),
        include_str!("../../docs/matches.md")
    );
    let documents = documents.replace("\\\n", " ");
    let suites = concat!("file=", env!("CARGO_MANIFEST_DIR"), "/../../openings");
    let matches = documents
        .lines()
        .filter(|line| line.starts_with("akhet match --engine"));
    let mut count = 0;
    for line in matches {
        // The same flags, with engines that exist here and a short match.
        let words = line.split_whitespace().skip(2).map(|word| match word {
            "cmd=akhet" | "cmd=./old/akhet" | "cmd=./ddket" => "ENGINE",
            "tc=1+0.01" | "tc=0.5+0.005" | "tc=10+0.1" => "depth=1",
            "file=openings" | "file=three" => suites,
            "20" | "500" | "20000" => "1",
            _ => word,
        });
        let flags = words.collect::<Vec<_>>().join(" ");
        assert!(
            flags.contains("ENGINE") && flags.contains(suites) && flags.contains("--rounds 1 ")
        );
        let field = Field::new();
        let finished = field.ends(0, &format!("{flags} --max-plies 4"));
        assert!(
            finished.lines[0].starts_with("new against ")
                || finished.lines[0].starts_with("akhet against ddket"),
            "{finished:?}"
        );
        count += 1;
    }
    assert_eq!(count, 3);
}
