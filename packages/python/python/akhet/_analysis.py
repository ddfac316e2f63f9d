"""Searches that run while their reports are read."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from akhet._akhet import Found, Info


class Analysis:
    """A search that runs while this program goes on, as `analysis` of an engine begins it.

    It is an iterator over the reports of the search, which waits for the next one and ends with the search. Leaving its
    `with` block stops it:

        with engine.analysis(game, lines=3) as analysis:
            for info in analysis:
                if info.time > 1.0:
                    break
        print(analysis.wait().best)
    """

    def __init__(self, search: Callable[..., Found]) -> None:
        self._search = search
        self._reports: queue.SimpleQueue[Info | None] = queue.SimpleQueue()
        self._stop = threading.Event()
        self._found: Found | None = None
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="analysis", daemon=True)
        self._thread.start()
        # Wrong limits are an error at once.
        self._first = self._reports.get()
        if self._first is None:
            self._reports.put(None)
            self.wait()

    def _run(self) -> None:
        try:
            self._found = self._search(report=self._reports.put, stop=self._stop)
        except BaseException as error:
            self._error = error
        self._reports.put(None)

    def __iter__(self) -> Iterator[Info]:
        return self

    def __next__(self) -> Info:
        info, self._first = self._first or self._reports.get(), None
        if info is None:
            self._reports.put(None)
            self.wait()
            raise StopIteration
        return info

    def stop(self) -> None:
        """Stops the search. Reports that it has made before can still be read."""
        self._stop.set()

    def wait(self) -> Found:
        """Waits for the end of the search and returns what it has found."""
        self._thread.join()
        if self._found is None:
            assert self._error
            raise self._error
        return self._found

    def __enter__(self) -> Analysis:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()
        self._thread.join()
