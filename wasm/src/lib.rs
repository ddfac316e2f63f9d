//! The line protocol as a WebAssembly module, for the worker in `worker.js`.
//!
//! The module has two builds. In one, searches run on the worker's own thread and poll for the next line.
//! The other shares its memory between workers, each of which is a thread: the first one only reads and
//! writes lines.

use akhet::protocol::{Conversation, Permissions};
use akhet::search::Host;
use akhet_records::games_as_json;
use std::cell::OnceCell;
use std::io::{self, Write};
use std::panic;
use std::time::Duration;

/// What the worker provides.
#[expect(
    unsafe_code,
    reason = "only the worker can promise that these functions do as they say"
)]
mod host {
    #[link(wasm_import_module = "akhet")]
    unsafe extern "C" {
        /// Milliseconds since a fixed point in time, the same for all workers.
        pub safe fn now() -> f64;
        /// Writes a text of `length` bytes, one or more lines.
        pub fn write(text: *const u8, length: usize);
        /// Reports why the module cannot continue, in a text of `length` bytes.
        pub fn fail(text: *const u8, length: usize);
        /// Waits at most `wait` milliseconds for a line and returns its length in bytes, or -1 if there is none.
        #[cfg(not(target_feature = "atomics"))]
        pub safe fn poll(wait: f64) -> i32;
        /// Copies the line that [`poll`] or the caller of `line` has announced.
        pub fn read(line: *mut u8);
        /// Makes an idle worker, or else a new one, call `thread`.
        #[cfg(target_feature = "atomics")]
        pub safe fn spawn();
        /// Makes the first worker call `write`.
        #[cfg(target_feature = "atomics")]
        pub safe fn wake();
    }

    /// Passes a text to [`write`] or [`fail`].
    pub fn give(to: unsafe extern "C" fn(*const u8, usize), text: &[u8]) {
        // SAFETY: both read exactly the bytes of the text and retain nothing of it.
        unsafe { to(text.as_ptr(), text.len()) }
    }

    /// The announced line, `length` bytes long.
    pub fn line(length: usize) -> Vec<u8> {
        let mut line = vec![0; length];
        // SAFETY: the worker writes the bytes of the line, as many as it has announced.
        unsafe { read(line.as_mut_ptr()) };
        line
    }
}

/// The output of the conversation.
struct Output;

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        host::give(host::write, bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

thread_local! {
    static CONVERSATION: OnceCell<Conversation> = const { OnceCell::new() };
}

/// The minimum interval between a search's polls for the next line.
#[cfg(not(target_feature = "atomics"))]
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// Starts the conversation; the arguments cap the options `Hash` and `Threads`. Returns whether it has started.
#[expect(unsafe_code, reason = "the worker finds the function by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn start(max_hash: u32, max_threads: u32) -> bool {
    panic::set_hook(Box::new(|info| {
        host::give(host::fail, info.to_string().as_bytes());
    }));
    akhet::search::set_host(Host {
        now,
        #[cfg(target_feature = "atomics")]
        spawn: Some(threads::spawn),
        #[cfg(not(target_feature = "atomics"))]
        spawn: None,
    });
    let permissions = Permissions {
        max_hash: max_hash as usize,
        max_threads: max_threads as usize,
        ..Permissions::ALL
    };
    #[cfg(target_feature = "atomics")]
    let conversation = Conversation::new(Output, permissions, || host::wake());
    #[cfg(not(target_feature = "atomics"))]
    let conversation = Conversation::alone(Output, permissions, next_line());
    match conversation {
        Ok(conversation) => CONVERSATION.with(|cell| cell.set(conversation).is_ok()),
        Err(error) => {
            host::give(host::fail, error.to_string().as_bytes());
            false
        }
    }
}

/// Executes the line of `length` bytes that `read` supplies. Returns whether the conversation continues.
#[expect(unsafe_code, reason = "the worker finds the function by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn line(length: usize) -> bool {
    let line = host::line(length);
    converse(|conversation| conversation.line(line))
}

/// Parses the PGN text of `length` bytes that `read` supplies, and writes its games as JSON.
#[expect(unsafe_code, reason = "the worker finds the function by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn games(length: usize) {
    let pgn = host::line(length);
    let mut json = games_as_json(&String::from_utf8_lossy(&pgn));
    json.push('\n');
    host::give(host::write, json.as_bytes());
}

/// Takes the opening book of `length` bytes that `read` supplies. A damaged one is ignored.
#[expect(unsafe_code, reason = "the worker finds the function by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn book(length: usize) {
    let _ = akhet::laser::book::ship(&host::line(length));
}

fn converse(with: impl FnOnce(&Conversation) -> io::Result<bool>) -> bool {
    // The output never fails.
    CONVERSATION.with(|cell| {
        cell.get()
            .is_some_and(|conversation| with(conversation).unwrap_or(false))
    })
}

fn now() -> Duration {
    Duration::from_secs_f64(host::now() / 1000.0)
}

/// The next line, for searches on this thread, which ask more often than the worker should be polled.
#[cfg(not(target_feature = "atomics"))]
fn next_line() -> impl Fn(Duration) -> Option<Vec<u8>> {
    let due = std::cell::Cell::new(Duration::ZERO);
    move |wait| {
        if wait.is_zero() && now() < due.get() {
            return None;
        }
        let length = host::poll(wait.as_secs_f64() * 1000.0);
        due.set(now() + POLL_INTERVAL);
        usize::try_from(length).ok().map(host::line)
    }
}

#[cfg(target_feature = "atomics")]
mod threads {
    use super::{converse, host};
    use akhet::protocol::Conversation;
    use std::collections::VecDeque;
    use std::sync::{Mutex, PoisonError};

    type Work = Box<dyn FnOnce() + Send>;

    /// The work of threads that have not started.
    static WAITING: Mutex<VecDeque<Work>> = Mutex::new(VecDeque::new());

    pub fn spawn(work: Work) {
        WAITING
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push_back(work);
        host::spawn();
    }

    /// Runs the work of one thread, in a worker that `spawn` has started.
    #[expect(unsafe_code, reason = "the worker finds the function by its name")]
    #[unsafe(no_mangle)]
    pub extern "C" fn thread() {
        let work = WAITING
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop_front();
        if let Some(work) = work {
            work();
        }
    }

    /// Allocates this many bytes for the stack of a worker; they are never freed.
    #[expect(unsafe_code, reason = "the worker finds the function by its name")]
    #[unsafe(no_mangle)]
    pub extern "C" fn allocate(bytes: usize) -> *mut u8 {
        vec![0; bytes].leak().as_mut_ptr()
    }

    /// Writes what searches have sent. Returns whether the conversation continues.
    #[expect(unsafe_code, reason = "the worker finds the function by its name")]
    #[unsafe(no_mangle)]
    pub extern "C" fn write() -> bool {
        converse(Conversation::write)
    }
}
