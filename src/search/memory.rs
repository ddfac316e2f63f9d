//! Memory for large tables.

#[cfg(target_os = "unknown")]
pub use heap::{Memory, is_free};
#[cfg(not(target_os = "unknown"))]
pub use mapped::{Memory, is_free};

#[cfg(not(target_os = "unknown"))]
mod mapped {
    use derive_more::{Deref, DerefMut};
    use memmap2::MmapMut;

    /// Page-aligned zeroed memory. Allocating it takes no time: the system provides the pages on first access.
    #[derive(Debug, Deref, DerefMut)]
    pub struct Memory(MmapMut);

    impl Memory {
        /// This many bytes; `None` if the system has no memory for them.
        pub fn zeroed(length: usize) -> Option<Memory> {
            let bytes = MmapMut::map_anon(length).ok()?;
            // Huge pages make probes faster. If the system has none, normal pages work as well.
            #[cfg(target_os = "linux")]
            let _ = bytes.advise(memmap2::Advice::HugePage);
            Some(Memory(bytes))
        }
    }

    /// Whether the system has this many bytes in one piece. It asks the system, not the allocator: the allocator
    /// may have bytes left that a thread's stack cannot use.
    pub fn is_free(length: usize) -> bool {
        MmapMut::map_anon(length).is_ok()
    }
}

#[cfg(target_os = "unknown")]
mod heap {
    use std::hint::black_box;
    use std::ops::{Deref, DerefMut};
    use zerocopy::IntoBytes;

    const PAGE: usize = 4 << 10;

    /// Page-aligned zeroed memory.
    #[derive(Debug)]
    pub struct Memory {
        words: Vec<u64>,
        /// The bytes before the first page boundary.
        before: usize,
        length: usize,
    }

    impl Memory {
        /// This many bytes; `None` if there is no memory for them.
        pub fn zeroed(length: usize) -> Option<Memory> {
            let count = length.checked_add(PAGE)? / size_of::<u64>();
            let mut words: Vec<u64> = Vec::new();
            words.try_reserve_exact(count).ok()?;
            words.resize(count, 0);
            let before = words.as_ptr().cast::<u8>().align_offset(PAGE);
            Some(Memory {
                words,
                before,
                length,
            })
        }
    }

    /// Whether there are this many bytes in one piece.
    pub fn is_free(length: usize) -> bool {
        let mut probe: Vec<u8> = Vec::new();
        let is_free = probe.try_reserve_exact(length).is_ok();
        // Otherwise the compiler would remove the unused allocation.
        black_box(probe);
        is_free
    }

    impl Deref for Memory {
        type Target = [u8];

        fn deref(&self) -> &[u8] {
            &self.words.as_bytes()[self.before..][..self.length]
        }
    }

    impl DerefMut for Memory {
        fn deref_mut(&mut self) -> &mut [u8] {
            &mut self.words.as_mut_bytes()[self.before..][..self.length]
        }
    }
}

/// Prefetches the cache line of this place for a use that comes soon. It affects only speed. Only x86-64
/// has the instruction; elsewhere this does nothing.
#[inline(always)]
#[cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "there is no safe prefetch")
)]
pub fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the instruction is part of every x86-64. It is a hint that neither faults nor changes
        // memory, whatever the address; this one is that of a live reference.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
