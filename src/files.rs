//! Atomic writing of files, and reading with a limit.

use atomic_write_file::AtomicWriteFile;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Writes a file atomically: a failure leaves the old content. A symbolic link is
/// followed; a device is written to, not replaced.
pub(crate) fn write_whole(file: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    match target(file)? {
        Target::Device(device) => std::fs::write(device, content),
        Target::File(mut out) => {
            out.write_all(content.as_ref())?;
            out.commit()
        }
    }
}

/// Reads a file whole.
///
/// # Errors
/// If it cannot be read or has more than `most` bytes, which are then not held in memory.
pub(crate) fn read_at_most(file: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(file)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// Checks that a file can be written, before long work whose result it is to hold. Nothing changes.
pub(crate) fn can_write(file: &Path) -> io::Result<()> {
    match target(file)? {
        Target::Device(_) => Ok(()),
        Target::File(out) => out.discard(),
    }
}

/// The target of a write.
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
            // Replacing needs no right to write to the file itself: refuse a read-only one.
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
