//! Files written whole or not at all.

use atomic_write_file::AtomicWriteFile;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a text to a file. What was in the file before stays there until the text is whole. A
/// link is followed, and a device is written to and not replaced.
pub(crate) fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    match target(file)? {
        Target::Device(device) => std::fs::write(device, text),
        Target::File(mut out) => {
            out.write_all(text.as_bytes())?;
            out.commit()
        }
    }
}

/// Can a file be written? For those who have long to work for what it is to hold. Nothing changes.
pub(crate) fn can_write(file: &Path) -> io::Result<()> {
    match target(file)? {
        Target::Device(_) => Ok(()),
        Target::File(out) => out.discard(),
    }
}

/// Where a text goes.
enum Target {
    Device(PathBuf),
    File(AtomicWriteFile),
}

fn target(file: &Path) -> io::Result<Target> {
    let is_link = file.symlink_metadata().is_ok();
    let target = match file.canonicalize() {
        Ok(target) if target.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(target) if !target.is_file() => return Ok(Target::Device(target)),
        Ok(target) => {
            // What may not be written must not be replaced either.
            OpenOptions::new().write(true).open(&target)?;
            target
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound && !is_link => file.to_owned(),
        Err(error) => return Err(error),
    };
    if file.as_os_str().as_encoded_bytes().ends_with(b"/") {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    AtomicWriteFile::open(target).map(Target::File)
}
