//! The options of other engines: which a page may set, and to which values.

use akhet::protocol::Permissions;
use akhet::protocol::offered::{Offered, setting};

const PERMISSIONS: Permissions = Permissions {
    files: None,
    max_hash: 256,
    max_threads: 2,
    ..Permissions::ALL
};

const CHECK: &str = "option name KingTurns type check default false";
const SPIN: &str = "option name Contempt type spin default 0 min -100 max 100";
const UNBOUNDED: &str = "option name Odd type spin default 0";
const HASH: &str = "option name Hash type spin default 16 min 1 max 1024";
const COMBO: &str = "option name Style type combo default Solid var Solid var Very Risky";
const BUTTON: &str = "option name Clear Hash type button";

fn offered(line: &str) -> Option<Offered<'_>> {
    Offered::read(line, PERMISSIONS)
}

/// Sets an option by the words after `setoption`.
fn set(words: &str, declared: &str) -> Result<(String, String), String> {
    let (line, declared) = (format!("setoption {words}"), [declared.to_owned()]);
    setting(&line, &declared, PERMISSIONS).map_err(|error| error.to_string())
}

#[test]
fn a_page_sets_what_cannot_name_a_file_and_within_its_share() {
    let large = "option name Nodes type spin default 0 min 0 max 18446744073709551615";
    for line in [SPIN, large, UNBOUNDED, COMBO, BUTTON, CHECK] {
        assert_eq!(offered(line).unwrap().line(), line);
    }
    let hash = "option name Hash type spin default";
    let threads = "option name Threads type spin default";
    for (line, told) in [
        (
            format!("{hash} 512 min 1 max 33554432"),
            format!("{hash} 256 min 1 max 256"),
        ),
        (format!("{hash} 16"), format!("{hash} 16 min 1 max 256")),
        (
            format!("{threads} 1 min 1 max 64"),
            format!("{threads} 1 min 1 max 2"),
        ),
        (
            format!("{threads} 0 min -1 max 64"),
            format!("{threads} 1 min 1 max 2"),
        ),
    ] {
        assert_eq!(offered(&line).unwrap().line(), told);
        let lower_case = line.replace("Threads", "threads");
        assert_eq!(
            offered(&lower_case).unwrap().line(),
            told.replace("Threads", "threads")
        );
    }
    for line in [
        "option name Log type string default <empty>",
        "option name Book type filename default x",
        "option name Hash type string default 5",
        "option name Hash type spin default 512 min 512 max 1024",
        "option name Hash",
        "option name Style type combo default x",
        "option name Contempt type spin default 0 min x max 5",
        "option name A value true type check",
        "option name Log\r type check default false",
        "option name  type check",
        "id name x",
    ] {
        assert_eq!(offered(line), None, "{line}");
    }
}

#[test]
fn a_value_is_one_that_the_option_takes() {
    for (words, declared, name, value) in [
        ("name kingturns value TRUE", CHECK, "KingTurns", "true"),
        ("name Contempt value -5", SPIN, "Contempt", "-5"),
        ("name Contempt value 0100", SPIN, "Contempt", "100"),
        ("name Hash value 256", HASH, "Hash", "256"),
        ("name Style value very risky", COMBO, "Style", "Very Risky"),
        ("name Clear Hash", BUTTON, "Clear Hash", ""),
    ] {
        assert_eq!(
            set(words, declared),
            Ok((name.to_owned(), value.to_owned()))
        );
    }
    let number = ": expected a whole number from -100 to 100";
    for (words, declared, fault) in [
        (
            "name KingTurns value yes",
            CHECK,
            "'yes': expected true or false",
        ),
        ("name KingTurns", CHECK, "'': expected true or false"),
        ("name Contempt value 101", SPIN, number),
        ("name Contempt value 5 6", SPIN, number),
        ("name Contempt value x", SPIN, number),
        (
            "name Hash value 257",
            HASH,
            "'257': expected a whole number from 1 to 256",
        ),
        (
            "name Style value Risky",
            COMBO,
            "expected one of Solid, Very Risky",
        ),
        ("name Clear Hash value x", BUTTON, "'x': expected no value"),
        (
            "name Other value 1",
            HASH,
            "no option 'Other' to set from here",
        ),
        ("value 1", HASH, "setoption: unexpected 'value'"),
        ("name", HASH, "the option's name is missing"),
    ] {
        let refused = set(words, declared).unwrap_err();
        assert!(refused.contains(fault), "{words}: {refused}");
    }
}

#[test]
fn no_line_end_passes() {
    for (words, declared) in [
        ("name Contempt value 5\rsetoption name Log value f", SPIN),
        ("name Contempt value 5\nquit", SPIN),
        ("name Odd value 5\u{b}6", UNBOUNDED),
        (
            "name KingTurns value true\rsetoption name Log value f",
            CHECK,
        ),
        ("name KingTurns\r value true", UNBOUNDED),
    ] {
        assert!(set(words, declared).is_err(), "{words}");
    }
}
