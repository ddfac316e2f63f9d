"""Tests of reading self-play files, against a reader of its own that follows docs/selfplay.md."""

import os
import struct
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import akhet
import akhet.data
import numpy as np

SETUPS = ["ace", "curiosity", "grail", "mercury", "sophie"]


def square(index: int) -> str:
    return f"{'abcdefghij'[index % 10]}{index // 10 + 1}"


def games(file: bytes) -> Iterator[tuple[akhet.LaserGame, int, list[tuple[str, int]]]]:
    """The game at its start, the winner (1 Blue, 2 Red), the moves with their scores."""
    at = file.index(b"\n", file.index(b"\ndata ") + 1) + 1
    while at < len(file):
        _, count, _ = struct.unpack_from("<III", file, at)
        at += 12
        for _ in range(count):
            setup = file[at]
            at += 1
            if setup == 255:
                start = file[at + 1 : at + 1 + file[at]].decode()
                at += 1 + file[at]
            else:
                start = SETUPS[setup]
            flags, plies = struct.unpack_from("<BH", file, at)
            at += 3
            moves = []
            for _ in range(plies):
                bits, score = struct.unpack_from("<Hh", file, at)
                at += 4
                turn = ["", "R", "L"][bits >> 14]
                moves.append((square(bits & 127) + (turn or square(bits >> 7 & 127)), score))
            rules: dict[str, Any] = {"king_turns": bool(flags & 1), "swap_onto_closed": bool(flags & 2)}
            yield akhet.LaserGame(start, **rules), flags >> 2 & 3, moves


class Data(unittest.TestCase):
    folder: tempfile.TemporaryDirectory[str]
    paths: list[Path]

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.paths = [Path(cls.folder.name) / f"games.{seed}" for seed in (1, 2)]
        for seed, path in enumerate(cls.paths, 1):
            program = Path(sys.executable).with_name("akhet" + (".exe" if os.name == "nt" else ""))
            run: list[str | Path] = [program, "selfplay", "--output", path, "--games", "5", "--nodes", "100", "--seed", str(seed)]
            subprocess.run(run, check=True, capture_output=True)

    def test_rows_are_the_positions_of_the_games(self) -> None:
        output = Path(self.folder.name) / "positions.npy"
        count = akhet.data.convert(self.paths, output)
        rows = np.load(output, mmap_mode="r")
        self.assertEqual((rows.dtype, rows.shape), (akhet.data.ROW, (count,)))
        planes = akhet.data.planes(rows)
        out = np.ones_like(planes)
        self.assertIs(akhet.data.planes(rows, out=out), out)
        self.assertTrue((out == planes).all())
        index = number = repeated = 0
        for path in self.paths:
            for game, winner, moves in games(path.read_bytes()):
                for ply, (move, score) in enumerate(moves):
                    row = rows[index]
                    mover = 1 if game.turn == "blue" else 2
                    result = 0 if winner == 0 else 1 if winner == mover else -1
                    told = (row["game"], row["ply"], row["action"], row["score"], row["result"], row["repetitions"])
                    self.assertEqual(told, (number, ply, game.action(move), score, result, game.repetitions))
                    self.assertTrue((planes[index] == game.planes()).all())
                    repeated += game.repetitions > 1
                    game.play(move)
                    index += 1
                number += 1
        self.assertEqual((index, number), (count, 10))
        self.assertGreater((rows["score"] == akhet.data.NO_SCORE).sum(), 10 * 8)
        self.assertEqual(set(rows["result"]) - {0}, {-1, 1})
        self.assertGreater(repeated, 0)
        whole = np.concatenate(list(akhet.data.read(self.paths[0])))
        self.assertEqual(whole.tobytes(), rows[: len(whole)].tobytes())

    def test_what_cannot_be_read(self) -> None:
        output, torn = (Path(self.folder.name) / name for name in ("none.npy", "torn"))
        torn.write_bytes(self.paths[0].read_bytes()[:-5])
        for path, kind, why in (
            (torn, ValueError, "torn: the file is torn"),
            (Path(__file__), ValueError, "test_data.py: the file does not begin with the line 'akhet games 2'"),
            (Path("nowhere"), FileNotFoundError, "nowhere"),
        ):
            with self.assertRaisesRegex(kind, why):
                akhet.data.convert([self.paths[0], path], output)
            self.assertEqual([file for file in output.parent.iterdir() if file.name.startswith("none")], [])


if __name__ == "__main__":
    unittest.main()
