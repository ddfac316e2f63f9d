//! Checksums of engines' files, by which a resumed match notices another build.

use crate::config::{EngineSettings, Settings};
use std::collections::HashMap;
use std::env;
use std::fs::File;
use std::io::{self, Read};
use std::iter;
use std::path::{Path, PathBuf};

/// Adds to the settings the checksums of each engine's program and of the files that its arguments and options name,
/// such as a script or a network.
pub fn note_files(settings: &mut Settings) {
    // The engines of a match often share their files.
    let mut sums = HashMap::new();
    for engine in &mut settings.engine {
        let files = files(engine).into_iter().filter_map(|(name, path)| {
            let sum = sums
                .entry(path)
                .or_insert_with_key(|path| checksum(path).ok());
            Some((name, sum.clone()?))
        });
        engine.files = files.collect();
    }
}

/// The files, each with its name in the settings.
fn files(engine: &EngineSettings) -> Vec<(String, PathBuf)> {
    let folder = engine.dir.as_deref().unwrap_or(Path::new(""));
    let program = program(&engine.cmd, folder).map(|path| (engine.cmd.display().to_string(), path));
    let arguments = engine.arguments().unwrap_or_default();
    let named = arguments.into_iter().chain(engine.option.values().cloned());
    let named = named.map(|name| (name.clone(), folder.join(name)));
    let all = program.into_iter().chain(named);
    all.filter(|(_, path)| path.is_file()).collect()
}

/// The program that a command runs in this folder. A bare name is looked up in PATH.
fn program(command: &Path, folder: &Path) -> Option<PathBuf> {
    let is_bare = command
        .components()
        .eq(command.file_name().map(std::path::Component::Normal));
    let path = env::var_os("PATH").filter(|_| is_bare).unwrap_or_default();
    let places = [folder, Path::new("")].map(Path::to_owned);
    let places = env::split_paths(&path).chain(places.into_iter().filter(|_| !is_bare));
    let files = places.flat_map(|place| {
        let file = place.join(command);
        let with_suffix = file.with_added_extension(env::consts::EXE_EXTENSION);
        iter::once(file).chain((!env::consts::EXE_EXTENSION.is_empty()).then_some(with_suffix))
    });
    files.into_iter().find(|file| file.is_file())
}

/// The CRC-32 and the length of a file, as one word.
fn checksum(file: &Path) -> io::Result<String> {
    let mut file = File::open(file)?;
    let (mut hasher, mut length) = (crc32fast::Hasher::new(), 0);
    let mut buffer = vec![0; 1 << 16];
    loop {
        let bytes = match file.read(&mut buffer)? {
            0 => return Ok(format!("{:08x}-{length}", hasher.finalize())),
            read => &buffer[..read],
        };
        hasher.update(bytes);
        length += bytes.len() as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_files_of_an_engine_are_its_program_and_those_that_it_is_given() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("d")).unwrap();
        for name in ["engine", "d/play.py", "d/net"] {
            fs::write(folder.path().join(name), name).unwrap();
        }
        let names = |text: &str| {
            let table = text.replace("FOLDER", &folder.path().display().to_string());
            let mut settings = Settings::read(table.parse().unwrap()).unwrap();
            note_files(&mut settings);
            let files = settings.engine.remove(0).files;
            files
                .into_iter()
                .map(|(name, sum)| format!("{name} {}", sum.split_once('-').unwrap().1))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            names("engine = [{ cmd = 'FOLDER/engine', args = 'd -x' }]").len(),
            1
        );
        let given = "engine = [{ cmd = '../engine', dir = 'FOLDER/d', args = '-u play.py', option = { Net = 'net', Hash = '16' } }]";
        assert_eq!(names(given), ["../engine 6", "net 5", "play.py 9"]);
        let none: [String; 0] = [];
        assert_eq!(
            names("engine = [{ cmd = 'no-such-engine-anywhere' }]"),
            none
        );
        #[cfg(unix)]
        assert_eq!(names("engine = [{ cmd = 'sh' }]").len(), 1);
    }
}
