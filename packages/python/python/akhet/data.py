"""Games of `akhet selfplay` as arrays of NumPy, for trainers.

    import akhet.data
    import numpy as np
    akhet.data.convert(["games.1", "games.2"], "positions.npy")
    rows = np.load("positions.npy", mmap_mode="r")      # not read into memory
    batch = rows[np.random.default_rng().integers(len(rows), size=256)]
    planes = akhet.data.planes(batch)
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import BinaryIO, NamedTuple

import numpy as np
import numpy.typing as npt
from numpy.lib import format as npy

from akhet import _akhet
from akhet._akhet import LaserGame, Rows

#: A position before a move, as the player to move sees the board.
#:
#: board: 0, or 1 and the index in LaserGame.PLANES of the plane that shows the piece. beams: 1, 2 for the own beam along
#: files, ranks; 4, 8 for the enemy's. game: its number in its file, from 0. ply: from 0. action: the move that was played.
#: score: the search's, in points, or NO_SCORE; from 31,000 up a forced win in 32,000 minus so many plies, negative a forced
#: loss. result: of the game, 1 won, 0 drawn, -1 lost. repetitions: how many times the arrangement has occurred.
ROW = np.dtype([
    ("board", "u1", (8, 10)),
    ("beams", "u1", (8, 10)),
    ("game", "<u4"),
    ("ply", "<u2"),
    ("action", "<u2"),
    ("score", "<i2"),
    ("result", "i1"),
    ("repetitions", "u1"),
])

#: The score of a move that was not searched, as in the opening.
NO_SCORE = -32768

Path = str | os.PathLike[str]
#: An array whose items are of type ROW.
Positions = npt.NDArray[np.void]


def read(path: Path) -> Iterator[Positions]:
    """The positions of a file, in arrays of whole games."""
    for rows in Rows(os.fspath(path)):
        yield np.frombuffer(rows, ROW)


def convert(paths: Iterable[Path], output: Path) -> int:
    """Writes the positions of files as one array, which np.load(output, mmap_mode="r") opens without reading it. Returns
    their number. Games are numbered anew. After an error there is no output."""
    part = f"{os.fspath(output)}.part"
    count = games = 0
    try:
        with open(part, "wb") as file:
            _write_header(file, 0)
            for path in paths:
                before = games
                for rows in read(path):
                    rows = rows.copy()
                    rows["game"] += before
                    games = int(rows["game"][-1]) + 1
                    file.write(rows.tobytes())
                    count += len(rows)
            file.seek(0)
            _write_header(file, count)
        os.replace(part, output)
    except BaseException:
        if os.path.exists(part):
            os.unlink(part)
        raise
    return count


def planes(rows: Positions, *, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
    """What LaserGame.planes() shows of each position, in an array of shape (positions, 34, 8, 10)."""
    board, beams, repetitions = rows["board"], rows["beams"], rows["repetitions"]
    if out is None:
        out = np.empty((len(rows), len(_NAMES), 8, 10), np.uint8)
    for plane, name in enumerate(_NAMES):
        if name in _BEAMS:
            out[:, plane] = beams >> _BEAMS.index(name) & 1
        elif name in _TIMES:
            out[:, plane] = (repetitions >= _TIMES[name])[:, np.newaxis, np.newaxis]
        elif name.startswith("closed"):
            out[:, plane] = _START[plane]
        else:
            out[:, plane] = board == plane + 1
    return out


class Inputs(NamedTuple):
    """What the engine's network sees in positions. Its inputs are numbered as in `nets/README.md`."""

    #: The active inputs of all positions, one after the other, of type uint16: a row as the players to move see them,
    #: a row as their opponents do.
    active: npt.NDArray[np.uint16]
    #: Where the inputs of each position end.
    ends: npt.NDArray[np.int64]
    #: How many more the player to move has of each beam feature than its opponent; shape (positions, 114).
    beams: npt.NDArray[np.int8]


def inputs(rows: Positions) -> Inputs:
    """The inputs of the engine's network in each position, for trainers."""
    return Inputs(*_akhet.inputs(_bytes(rows)))


def quiet(rows: Positions) -> npt.NDArray[np.bool_]:
    """Whether no shot decides anything at once: the enemy's standing beam does not hit the King, and the move played removes
    only what the mover's standing beam would remove anyway. So the score is the position's. `akhet train` learns from
    these positions alone."""
    return _akhet.quiet(_bytes(rows)).view(np.bool_)


def _bytes(rows: Positions) -> bytes:
    if rows.dtype != ROW:
        raise ValueError(f"rows: items of type {rows.dtype}, not ROW")
    return rows.tobytes()


_NAMES = LaserGame.PLANES
_BEAMS = [f"{owner} beam along {lines}" for owner in ("own", "enemy") for lines in ("files", "ranks")]
_TIMES = {"has occurred twice": 2, "has occurred three times": 3}
#: The closed squares are the same in all positions.
_START = LaserGame().planes()


def _write_header(file: BinaryIO, count: int) -> None:
    # NumPy leaves room for the largest count, so that the length does not change.
    header = {"descr": npy.dtype_to_descr(ROW), "fortran_order": False, "shape": (count,)}
    npy.write_array_header_1_0(file, header)
