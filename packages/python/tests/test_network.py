"""The network's arithmetic in NumPy, and its inputs in plain Python, against the engine."""

import hashlib
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import akhet
import akhet.data
import inputs
import numpy as np
from network import SHAPE, Network, row_of

NETS = Path(__file__).parents[3] / "nets"


class NetworkFiles(unittest.TestCase):
    path: Path
    network: Network
    rows: akhet.data.Positions
    fens: list[str]

    @classmethod
    def setUpClass(cls) -> None:
        cls.path = max(NETS.glob("*.nnue"))
        cls.network = Network.read(cls.path)
        count = int(os.environ.get("POSITIONS", 300))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(os.environ.get("GAMES", Path(folder) / "games"))
            if not path.exists():
                program = Path(sys.executable).with_name("akhet" + (".exe" if os.name == "nt" else ""))
                run: list[str | Path] = [program, "selfplay", "--output", path, "--games", "4", "--nodes", "100"]
                subprocess.run(run, check=True, capture_output=True)
            parts, total = [], 0
            for rows in akhet.data.read(path):
                parts.append(rows)
                total += len(rows)
                if total >= count:
                    break
        rows = np.concatenate(parts)
        cls.rows = rows[:: max(1, len(rows) // count)][:count]
        cls.fens = [fen(board) for board in cls.rows["board"]]

    def engine_scores(self, network: bytes | None = None) -> list[int | None]:
        engine = akhet.LaserEngine(network=network)
        return [engine.evaluate(game(fen)).points for fen in self.fens]

    def test_scores_are_the_engines(self) -> None:
        self.assertGreaterEqual(len(self.rows), 100)
        scores = self.network.evaluate(self.rows).tolist()
        self.assertEqual(scores, self.engine_scores())
        self.assertGreater(len(set(scores)), 50)
        self.assertEqual(self.network.evaluate(self.rows[:0]).tolist(), [])
        self.assertEqual(row_of(game(self.fens[7]))["board"].tolist(), self.rows[7:8]["board"].tolist())

    def test_a_network_that_is_written_is_what_the_engine_reads(self) -> None:
        file = self.path.read_bytes()
        self.assertEqual((self.network.to_bytes(), self.network.name()), (file, self.path.stem))
        random = np.random.default_rng(1)
        # A network each part of which differs from the built-in one's.
        other = Network.read(self.path)
        other.inputs = other.inputs + random.integers(-30, 30, other.inputs.shape, np.int16)
        other.biases = other.biases[::-1] * np.int16(20)
        other.layers = other.layers[::-1].copy()
        other.beams = random.integers(-500, 500, other.beams.shape, np.int16)
        scores = other.evaluate(self.rows).tolist()
        self.assertEqual(scores, self.engine_scores(other.to_bytes()))
        self.assertNotEqual(scores, self.network.evaluate(self.rows).tolist())

    def test_bad_files_are_refused(self) -> None:
        file = self.path.read_bytes()
        shape = file[:-8].replace(SHAPE[2].encode(), b"hidden 64")
        shape += hashlib.sha256(shape).digest()[:8]
        with tempfile.TemporaryDirectory() as folder:
            for bytes_, why in ((b"akhet games 2\n", "does not begin with"), (file[:-1], "checksum"), (shape, "the shape is .*64")):
                path = Path(folder) / "bad"
                path.write_bytes(bytes_)
                with self.assertRaisesRegex(ValueError, f"bad: .*{why}"):
                    Network.read(path)

    def test_inputs_are_those_of_plain_python(self) -> None:
        seen = akhet.data.inputs(self.rows)
        self.assertEqual((seen.active.dtype, seen.beams.shape), (np.uint16, (len(self.rows), 114)))
        self.assertEqual(int(seen.ends[-1]), seen.active.shape[1])
        begin = 0
        for text, end in zip(self.fens, seen.ends):
            board = inputs.read_pieces(game(text).pieces())
            for blue, active in zip((True, False), seen.active[:, begin:end].tolist()):
                self.assertEqual(sorted(active), sorted(inputs.inputs_of(board, blue)))
            begin = int(end)

    def test_quiet(self) -> None:
        quiet = akhet.data.quiet(self.rows)
        expected = []
        for text, action in zip(self.fens, self.rows["action"].tolist()):
            before = game(text)
            enemy, own = before.beam("red"), before.beam("blue")
            after = before.copy()
            after.play_action(action)
            shot = after.shot()
            assert shot is not None
            king = enemy.end == "hit" and enemy.piece == "K"
            expected.append(not king and (shot.end != "hit" or (own.end == "hit" and shot.square == own.square)))
        self.assertEqual(quiet.tolist(), expected)
        self.assertEqual(set(expected), {False, True})

    def test_bad_rows_are_refused(self) -> None:
        for field, value, why in (
            ("board", 0, "board: .*King"),
            ("board", 14, "board: 14 is no piece"),
            ("board", 255, "board: 255 is no piece"),
            ("action", 800, "action: 800 is no action"),
        ):
            rows = self.rows[:3].copy()
            rows[field][1] = value
            with self.assertRaisesRegex(ValueError, rf"rows\[1\]: {why}"):
                akhet.data.inputs(rows)
        with self.assertRaisesRegex(ValueError, r"rows: items of type uint8"):
            akhet.data.quiet(np.zeros(172, np.uint8))


def fen(board: np.typing.NDArray[np.uint8]) -> str:
    """A row's board, with Blue to move."""
    letters = {"King": "k", "Switch": "s", "Defender": "d", "Deflector": "p", "Laser": "l"}
    ranks = []
    for rank in board[::-1].tolist():
        text, empty = "", 0
        for code in rank:
            if code == 0:
                empty += 1
                continue
            owner, kind, *direction = akhet.LaserGame.PLANES[code - 1].split()
            letter = letters[kind].upper() if owner == "own" else letters[kind]
            text += f"{empty or ''}{letter}{''.join(direction)}"
            empty = 0
        ranks.append(f"{text}{empty or ''}")
    return "/".join(ranks) + " b"


def game(fen: str) -> akhet.LaserGame:
    return akhet.LaserGame(fen, king_turns=True, swap_onto_closed=True)


if __name__ == "__main__":
    unittest.main()
