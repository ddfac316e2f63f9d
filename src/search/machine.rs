//! What searches need from the machine: the time, and threads. The target `wasm32-unknown-unknown`
//! has neither in the standard library; there the program around this library provides them as a
//! [`Host`].

#[cfg(target_os = "unknown")]
pub use host::{Host, Instant, Thread, can_spawn, set_host, spawn};
#[cfg(not(target_os = "unknown"))]
pub use standard::{Instant, Thread, spawn};

/// The stack size that a searching thread needs, in bytes: several times what the deepest search
/// uses.
pub const STACK_SIZE: usize = 8 << 20;

#[cfg(not(target_os = "unknown"))]
mod standard {
    use super::STACK_SIZE;
    use std::io;
    use std::sync::mpsc::channel;
    use std::thread::{Builder, JoinHandle};
    pub use std::time::Instant;

    /// A thread.
    #[derive(Debug)]
    pub struct Thread(JoinHandle<()>);

    impl Thread {
        /// Waits until it has ended and its memory has been returned to the system.
        pub fn join(self) {
            // A panic of a helper has already surfaced in the search that it belonged to.
            let _ = self.0.join();
        }
    }

    /// Starts a thread with a stack of [`STACK_SIZE`] bytes, and waits until it runs.
    pub fn spawn(name: String, work: impl FnOnce() + Send + 'static) -> io::Result<Thread> {
        let (begun, runs) = channel();
        let builder = Builder::new().name(name).stack_size(STACK_SIZE);
        let thread = builder.spawn(move || {
            let _ = begun.send(());
            work();
        })?;
        // A thread allocates more memory as it starts, and the program aborts if there is none.
        // That must be over before the caller checks how much is left for the next one.
        let _ = runs.recv();
        Ok(Thread(thread))
    }
}

#[cfg(target_os = "unknown")]
mod host {
    use std::io;
    use std::ops::Add;
    use std::sync::OnceLock;
    use std::time::Duration;

    /// What the program around the library provides.
    #[derive(Clone, Copy, Debug)]
    pub struct Host {
        /// The time since some fixed moment. It never goes back.
        pub now: fn() -> Duration,
        /// Starts a thread that does this work; `None` if there can be no other threads.
        pub spawn: Option<fn(Box<dyn FnOnce() + Send>)>,
    }

    static HOST: OnceLock<Host> = OnceLock::new();

    /// Sets the host, once. Without one, time stands still.
    pub fn set_host(host: Host) {
        // The first host stays.
        let _ = HOST.set(host);
    }

    /// A moment, like [`std::time::Instant`].
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Instant(Duration);

    impl Instant {
        /// The current time.
        pub fn now() -> Instant {
            Instant(HOST.get().map_or(Duration::ZERO, |host| (host.now)()))
        }

        /// The time from an earlier moment to this one; zero if it is not earlier.
        pub fn duration_since(self, earlier: Instant) -> Duration {
            self.0.saturating_sub(earlier.0)
        }

        /// The time since this moment.
        pub fn elapsed(self) -> Duration {
            Instant::now().duration_since(self)
        }
    }

    impl Add<Duration> for Instant {
        type Output = Instant;

        fn add(self, time: Duration) -> Instant {
            Instant(self.0 + time)
        }
    }

    /// A thread.
    #[derive(Debug)]
    pub struct Thread;

    impl Thread {
        /// Does nothing: the host takes the memory back.
        pub fn join(self) {}
    }

    /// Whether there can be other threads.
    pub fn can_spawn() -> bool {
        HOST.get().is_some_and(|host| host.spawn.is_some())
    }

    /// Starts a thread.
    pub fn spawn(_name: String, work: impl FnOnce() + Send + 'static) -> io::Result<Thread> {
        let spawn = HOST.get().and_then(|host| host.spawn);
        let spawn = spawn.ok_or(io::ErrorKind::Unsupported)?;
        spawn(Box::new(work));
        Ok(Thread)
    }
}
