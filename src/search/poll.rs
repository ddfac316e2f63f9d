//! Polls the input from inside a search, for a conversation whose only thread is the search's.

use std::cell::RefCell;
use std::thread;
use std::time::Duration;

/// A function called during a task, which may wait this long for input.
type Poll = Box<dyn FnMut(Duration)>;

thread_local! {
    static POLL: RefCell<Option<Poll>> = const { RefCell::new(None) };
}

/// How long one [`pause`] is.
const PAUSE: Duration = Duration::from_millis(1);

/// Runs `work` on this thread. Meanwhile every [`poll_input`] on it calls the given function.
pub fn with_poll<T>(poll: impl FnMut(Duration) + 'static, work: impl FnOnce() -> T) -> T {
    struct Reset;
    impl Drop for Reset {
        fn drop(&mut self) {
            POLL.take();
        }
    }
    POLL.set(Some(Box::new(poll)));
    let _reset = Reset;
    work()
}

/// Polls the input, if this thread has to. Searches call this as often as they check the clock.
#[inline]
pub fn poll_input() {
    poll_for(Duration::ZERO);
}

/// Waits a moment, for input if this thread has to poll it.
pub fn pause() {
    if !poll_for(PAUSE) {
        thread::sleep(PAUSE);
    }
}

fn poll_for(wait: Duration) -> bool {
    // Taken out, since the function may do other work that calls this.
    let Some(mut poll) = POLL.take() else {
        return false;
    };
    poll(wait);
    POLL.set(Some(poll));
    true
}
