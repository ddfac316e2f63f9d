//! Files written whole or not at all.

use atomic_write_file::AtomicWriteFile;
use std::io::{self, Write};
use std::path::Path;

/// Writes a text to a file. What was in the file before stays there until the text is whole. A
/// link is followed, and a device is written to and not replaced.
pub(crate) fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    let target = match file.canonicalize() {
        Ok(target) if !target.is_file() => return std::fs::write(target, text),
        Ok(target) => target,
        Err(error) if error.kind() == io::ErrorKind::NotFound => file.to_owned(),
        Err(error) => return Err(error),
    };
    if file.as_os_str().as_encoded_bytes().ends_with(b"/") {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut out = AtomicWriteFile::open(target)?;
    out.write_all(text.as_bytes())?;
    out.commit()
}
