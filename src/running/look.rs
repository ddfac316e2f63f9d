//! Polls the input from inside a search, for a conversation whose only thread is the search's.

use std::cell::RefCell;
use std::thread;
use std::time::Duration;

/// A function called during a task, which may wait this long for input.
type Look = Box<dyn FnMut(Duration)>;

thread_local! {
    static LOOK: RefCell<Option<Look>> = const { RefCell::new(None) };
}

/// How long one [`pause`] is.
const PAUSE: Duration = Duration::from_millis(1);

/// Runs `work` on this thread. Meanwhile every [`look`] on it calls the given function.
pub fn with_look<T>(look: impl FnMut(Duration) + 'static, work: impl FnOnce() -> T) -> T {
    struct Reset;
    impl Drop for Reset {
        fn drop(&mut self) {
            LOOK.take();
        }
    }
    LOOK.set(Some(Box::new(look)));
    let _reset = Reset;
    work()
}

/// Polls the input, if this thread has to. Searches call this as often as they check the clock.
#[inline]
pub fn look() {
    look_for(Duration::ZERO);
}

/// Waits a moment, for input if this thread has to poll it.
pub fn pause() {
    if !look_for(PAUSE) {
        thread::sleep(PAUSE);
    }
}

fn look_for(wait: Duration) -> bool {
    // Taken out, since the function may do other work that calls this.
    let Some(mut look) = LOOK.take() else {
        return false;
    };
    look(wait);
    LOOK.set(Some(look));
    true
}
