//! The pictures of the documents are those that the program draws.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs");

/// The name and the arguments of each picture that `docs/pictures.sh` draws.
fn pictures() -> Vec<(String, Vec<String>)> {
    let script = fs::read_to_string(Path::new(DOCS).join("pictures.sh")).unwrap();
    let lines = script.lines().filter_map(|line| line.strip_prefix("draw "));
    lines
        .map(|line| {
            let mut words = shlex::split(line).unwrap();
            (words.remove(0), words)
        })
        .collect()
}

/// The SVG files in a folder, named as the script names them.
fn drawn(folder: &str, prefix: &str) -> BTreeSet<String> {
    fs::read_dir(Path::new(DOCS).join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "svg"))
        .map(|path| format!("{prefix}{}", path.file_stem().unwrap().to_str().unwrap()))
        .collect()
}

#[test]
fn the_files_are_those_that_the_script_draws() {
    let pictures = pictures();
    let mut files = drawn("", "");
    files.append(&mut drawn("pictures", "pictures/"));
    let names: BTreeSet<String> = pictures.iter().map(|(name, _)| name.clone()).collect();
    assert_eq!(names, files);

    let again: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("picture.svg");
    for (name, arguments) in pictures {
        let status = Command::new(env!("CARGO_BIN_EXE_akhet"))
            .args(["show", "--svg"])
            .arg(&again)
            .args(arguments)
            .status()
            .unwrap();
        assert!(status.success(), "{name}");
        let file = Path::new(DOCS).join(format!("{name}.svg"));
        let expected = fs::read_to_string(&again).unwrap();
        assert_eq!(fs::read_to_string(file).unwrap(), expected, "{name}");
    }
}

/// Every picture is used, and every picture used exists.
#[test]
fn the_rules_show_every_picture() {
    let rules = fs::read_to_string(Path::new(DOCS).join("rules.md")).unwrap();
    let shown: BTreeSet<String> = rules
        .split("](")
        .filter_map(|rest| rest.split_once(".svg)"))
        .map(|(name, _)| name.to_owned())
        .collect();
    let names: BTreeSet<String> = pictures().into_iter().map(|(name, _)| name).collect();
    assert_eq!(shown, names);
}
