//! What the page of `akhet gui` sends: options for other engines, and parts of links.

use akhet::labyrinth::rules::Record as LabyrinthRecord;
use akhet::laser::rules::Record;
use akhet::protocol::offered::{Offered, setting};
use akhet::protocol::{Adapter, Command, GameCommand, Permissions, run_lines};

/// The maximum number of lines read.
const MAX_LINES: usize = 60;

/// What a page may ask for.
const SHARE: Permissions = Permissions {
    files: None,
    max_hash: 256,
    max_threads: 4,
    ..Permissions::ALL
};

/// Options that an engine declares, and lines from a page that set them: the engine gets only names and values that
/// it has declared, no strings, and never a second line.
pub fn relay(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines = text.split('\n').take(MAX_LINES).map(str::trim);
    let (declared, asked): (Vec<&str>, Vec<&str>) =
        lines.partition(|line| line.starts_with("option "));
    let declared: Vec<String> = declared.into_iter().map(str::to_owned).collect();
    for option in declared
        .iter()
        .filter_map(|line| Offered::read(line, SHARE))
    {
        let told = option.line();
        assert!(!told.contains(char::is_control), "{told:?}");
        let again = Offered::read(&told, SHARE).expect("what a page is told is an option");
        assert_eq!(again.line(), told);
    }
    for line in asked {
        let Ok((name, value)) = setting(line, &declared, SHARE) else {
            continue;
        };
        let sent = match value.as_str() {
            "" => format!("setoption name {name}"),
            value => format!("setoption name {name} value {value}"),
        };
        assert!(!sent.contains(char::is_control), "{sent:?}");
        let kinds = declared.iter().filter_map(|line| {
            let (known, kind) = line.strip_prefix("option name ")?.split_once(" type ")?;
            (known.trim_ascii() == name).then_some(kind)
        });
        assert!(
            { kinds }.any(|kind| takes(kind, &value)),
            "{declared:?}: {sent}"
        );
        if ["hash", "threads"].contains(&name.to_lowercase().as_str()) {
            let number: u64 = value.parse().expect("a cap is one of a number");
            assert!((1..=256).contains(&number), "{sent}");
        }
        assert_eq!(setting(&sent, &declared, SHARE), Ok((name, value)));
    }
}

/// Whether an option with this type and parameters accepts a value.
fn takes(kind: &str, value: &str) -> bool {
    let words: Vec<&str> = kind.split_ascii_whitespace().collect();
    let bound = |key: &str| {
        let at = words.iter().position(|&word| word == key)?;
        words.get(at + 1)?.parse::<i128>().ok()
    };
    match words.first() {
        Some(&"check") => ["true", "false"].contains(&value),
        Some(&"button") => value.is_empty(),
        Some(&"combo") => format!("{} ", words.join(" ")).contains(&format!(" var {value} ")),
        Some(&"spin") => value.parse().is_ok_and(|value: i128| {
            bound("min").is_none_or(|min| min <= value)
                && bound("max").is_none_or(|max| value <= max)
        }),
        _ => false,
    }
}

/// Whether a line is refused or sets up a position.
fn sets_up_or_fails<G: Adapter>(line: &str) -> bool {
    let command = Command::<G>::parse(line, &Permissions::ALL);
    matches!(
        command,
        Err(_) | Ok(Command::Game(GameCommand::Position(..)))
    )
}

/// A part of a link, which the page sends after `position` if it contains no control character: it sets
/// up a position or is refused with one error.
pub fn link(data: &[u8]) {
    let Ok(part) = std::str::from_utf8(data) else {
        return;
    };
    if part.contains(char::is_control) {
        return;
    }
    for line in [format!("position {part}"), format!("position fen {part}")] {
        assert!(sets_up_or_fails::<Record>(&line), "{line}");
        assert!(sets_up_or_fails::<LabyrinthRecord>(&line), "{line}");
        let small_table = "setoption name Hash value 1".to_owned();
        let script = [small_table, line, "query fen".to_owned()];
        let (mut output, mut errors) = (Vec::new(), Vec::new());
        run_lines(&script, Permissions::ALL, &mut output, &mut errors).expect("memory for a table");
        let (output, errors) = (
            String::from_utf8_lossy(&output),
            String::from_utf8_lossy(&errors),
        );
        assert_eq!(output.lines().count(), 1, "{output}");
        assert!(output.starts_with("response "), "{output}");
        assert!(errors.lines().count() <= 1, "{errors}");
        assert!(
            errors.is_empty() || errors.starts_with("error: position"),
            "{errors}"
        );
    }
}
