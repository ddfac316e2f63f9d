//! Files: atomic writes, bounded reads, locks, and whether two paths name one file.

use crate::interrupt::is_interrupted;
use crate::terminal::on_one_line;
use akhet::lines::without_byte_order_mark;
use akhet::protocol::Files;
use atomic_write_file::AtomicWriteFile;
use std::fmt::Display;
#[cfg(not(windows))]
use std::fs::TryLockError;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// Why a file named by the user cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {what}", on_one_line(&.file.to_string_lossy()))]
pub struct FileError {
    /// The file.
    pub file: PathBuf,
    /// What is wrong with it, and where.
    pub what: String,
}

impl FileError {
    /// An error about a whole file.
    pub fn new(file: &Path, what: impl ToString) -> FileError {
        FileError {
            file: file.to_owned(),
            what: what.to_string(),
        }
    }

    /// An error about a line of a file, counted from 1.
    pub fn line(file: &Path, line: u64, what: impl Display) -> FileError {
        FileError::new(file, format!("line {line}: {what}"))
    }
}

/// Adds the file to an error: `read(path).in_file(path)?`.
pub trait InFile<T> {
    /// The result, whose error names this file.
    fn in_file(self, file: &Path) -> Result<T, FileError>;
}

impl<T, E: ToString> InFile<T> for Result<T, E> {
    fn in_file(self, file: &Path) -> Result<T, FileError> {
        self.map_err(|what| FileError::new(file, what))
    }
}

/// Writes a file atomically: a failure leaves the old content. A symbolic link is followed; a device is
/// written to, not replaced. A pipe is refused, since writing to it may block.
pub fn write_whole(file: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    match target(file)? {
        Target::Device(device) => std::fs::write(device, content),
        Target::File(mut out) => {
            out.write_all(content.as_ref())?;
            out.commit()
        }
    }
}

/// File access for a conversation of the protocol.
pub const FOR_PROTOCOL: Files = Files {
    // A file that is not regular may be of any size, endless, or blocking like a pipe.
    read: read_regular_at_most,
    write: |file, content| write_whole(file, content),
};

/// Atomically writes a file that only this user can read.
pub fn write_private(file: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix has a mode to set"))]
    let mut options = AtomicWriteFile::options();
    #[cfg(unix)]
    {
        use atomic_write_file::unix::OpenOptionsExt as _;
        std::os::unix::fs::OpenOptionsExt::mode(options.preserve_mode(false), 0o600);
    }
    let mut out = options.open(file)?;
    out.write_all(content.as_ref())?;
    out.commit()
}

/// Creates a folder that only this user can read, unless it exists.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// [`read_regular_at_most`] for a file that only this user can read or write.
pub fn read_private_at_most(file: &Path, max: u64) -> io::Result<Vec<u8>> {
    check_regular(file)?;
    let file = File::open(file)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let about = file.metadata()?;
        if about.uid() != rustix::process::geteuid().as_raw() || about.mode() & 0o077 != 0 {
            return Err(io::Error::other("other users may have read or written it"));
        }
    }
    read_open_at_most(file, max)
}

/// Reads a whole file, which must not have more than `max` bytes.
pub fn read_at_most(file: &Path, max: u64) -> io::Result<Vec<u8>> {
    read_open_at_most(File::open(file)?, max)
}

fn read_open_at_most(file: File, max: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(max + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > max {
        let what = format!("it has more than {max} bytes");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, what));
    }
    Ok(bytes)
}

/// [`read_at_most`] for a regular file. Anything else is refused, since reading a pipe or a terminal may
/// block.
pub fn read_regular_at_most(file: &Path, max: u64) -> io::Result<Vec<u8>> {
    check_regular(file)?;
    read_at_most(file, max)
}

/// Refuses anything but a regular file, before it is opened: opening a pipe without a writer blocks.
pub fn check_regular(file: &Path) -> io::Result<()> {
    if file.metadata()?.is_file() {
        Ok(())
    } else {
        Err(io::Error::other("it is not a regular file"))
    }
}

/// [`read_at_most`] for text.
pub fn read_text_at_most(file: &Path, max: u64) -> io::Result<String> {
    text_of(read_at_most(file, max)?).map_err(|NotText { line }| {
        io::Error::new(
            io::ErrorKind::InvalidData,
            format!("line {line}: not UTF-8 text"),
        )
    })
}

/// The bytes of a file are not UTF-8 from this line on, counted from 1.
pub struct NotText {
    line: usize,
}

/// The text of a file, without a leading byte order mark.
pub fn text_of(bytes: Vec<u8>) -> Result<String, NotText> {
    match String::from_utf8(bytes) {
        Ok(mut text) => {
            let mark = text.len() - without_byte_order_mark(&text).len();
            text.drain(..mark);
            Ok(text)
        }
        Err(error) => {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
            Err(NotText { line })
        }
    }
}

/// Opens a file and, where the file system has locks, locks it against other writers until it is closed.
pub fn open_locked(options: &mut OpenOptions, file: &Path) -> io::Result<File> {
    const IN_USE: &str = "another run is writing this file";
    #[cfg(windows)]
    {
        const FILE_SHARE_READ: u32 = 1;
        const ERROR_SHARING_VIOLATION: i32 = 32;
        // A lock would also keep readers out.
        std::os::windows::fs::OpenOptionsExt::share_mode(options, FILE_SHARE_READ);
        options
            .open(file)
            .map_err(|error| match error.raw_os_error() {
                Some(ERROR_SHARING_VIOLATION) => io::Error::other(IN_USE),
                _ => error,
            })
    }

    #[cfg(not(windows))]
    {
        let file = options.open(file)?;
        // A device or a pipe does not belong to one run.
        if !file.metadata()?.is_file() {
            return Ok(file);
        }
        // A child that was forked, but has not called exec yet, holds the lock of a killed run briefly.
        for _ in 0..50 {
            if !matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
                return Ok(file);
            }
            thread::sleep(Duration::from_millis(20));
        }
        Err(io::Error::other(IN_USE))
    }
}

/// Whether it is a pipe, such as a FIFO.
#[cfg(unix)]
fn is_pipe(data: &Metadata) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&data.file_type())
}

/// How often a wait for a pipe's reader checks for an interrupt.
const TICK: Duration = Duration::from_millis(20);

/// Opens something other than a regular file for writing with [`write_or_wait`]. Waits until a pipe has a reader; an
/// interrupt ends the wait.
pub fn open_stream(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true);
    #[cfg(unix)]
    if is_pipe(&file.metadata()?) {
        let nonblocking = rustix::fs::OFlags::NONBLOCK.bits().cast_signed();
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, nonblocking);
        loop {
            match options.open(file) {
                Err(error)
                    if error.raw_os_error() == Some(rustix::io::Errno::NXIO.raw_os_error()) => {}
                opened => return opened,
            }
            if is_interrupted() {
                return Err(io::Error::other("interrupted before anything read from it"));
            }
            thread::sleep(TICK);
        }
    }
    options.open(file)
}

/// Writes to a file of [`open_stream`], and waits while its reader is busy. An interrupt ends the wait, and the rest
/// is not written.
pub fn write_or_wait(mut file: &File, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match file.write(bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => bytes = &bytes[written..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                if is_interrupted() {
                    return Ok(());
                }
                thread::sleep(TICK);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// A command's output that reports its first error at the end, so that the command still writes its files.
pub struct DeferErrors<'a> {
    out: &'a mut dyn Write,
    defers: bool,
    error: Option<io::Error>,
}

impl<'a> DeferErrors<'a> {
    /// Without `defers`, errors are reported at once.
    pub fn new(out: &'a mut dyn Write, defers: bool) -> DeferErrors<'a> {
        DeferErrors {
            out,
            defers,
            error: None,
        }
    }

    /// Returns the deferred error, if there is one.
    pub fn end(self) -> io::Result<()> {
        self.error.map_or(Ok(()), Err)
    }

    fn defer(&mut self, done: io::Result<()>) -> io::Result<()> {
        match done {
            Err(error) if self.defers => self.error = Some(error),
            done => return done,
        }
        Ok(())
    }
}

impl Write for DeferErrors<'_> {
    /// After an error, output is dropped.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.error.is_none() {
            let written = self.out.write_all(bytes);
            self.defer(written)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.error.is_none() {
            let flushed = self.out.flush();
            self.defer(flushed)?;
        }
        Ok(())
    }
}

/// Whether two paths name the same file, whatever links or spellings they use, even if it does not exist yet.
pub fn is_same(one: &Path, other: &Path) -> bool {
    // Nothing is opened: opening a pipe may block.
    #[cfg(unix)]
    if let (Ok(one), Ok(other)) = (one.metadata(), other.metadata()) {
        use std::os::unix::fs::MetadataExt;
        return (one.dev(), one.ino()) == (other.dev(), other.ino());
    }
    place(one) == place(other)
}

/// The canonical path of a file, even if the file does not exist yet.
fn place(file: &Path) -> PathBuf {
    let of_new = || {
        let folder = match file.parent()? {
            parent if parent.as_os_str().is_empty() => Path::new("."),
            parent => parent,
        };
        Some(folder.canonicalize().ok()?.join(file.file_name()?))
    };
    let known = file.canonicalize().ok();
    known.or_else(of_new).unwrap_or_else(|| file.to_owned())
}

/// Checks that a file can be written, before long work. Changes nothing.
pub fn can_write(file: &Path) -> io::Result<()> {
    match target(file)? {
        Target::Device(_) => Ok(()),
        Target::File(out) => out.discard(),
    }
}

enum Target {
    Device(PathBuf),
    File(AtomicWriteFile),
}

fn target(file: &Path) -> io::Result<Target> {
    let is_link = file.symlink_metadata().is_ok();
    match file.metadata() {
        Ok(data) if data.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(data) if is_device(&data) => return Ok(Target::Device(file.to_owned())),
        Ok(data) if !data.is_file() => {
            let what = "it is neither a regular file nor a device";
            return Err(io::Error::other(what));
        }
        _ => {}
    }
    let target = match file.canonicalize() {
        Ok(target) => {
            // Replacing a file needs no right to write to it: refuse a read-only one.
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

/// Whether it is a character device, such as a terminal.
#[cfg(unix)]
fn is_device(data: &Metadata) -> bool {
    std::os::unix::fs::FileTypeExt::is_char_device(&data.file_type())
}

/// Whether it is a device, such as a console.
#[cfg(not(unix))]
fn is_device(data: &Metadata) -> bool {
    !data.is_file() && !data.is_dir()
}
