#!/usr/bin/env python3
"""A network file of the engine in NumPy: reads it, writes it, and evaluates positions as the engine does, to the last digit.

    network.py NET.nnue FEN...      # prints the evaluation of each position, for its player to move

`nets/README.md` describes the network. All arithmetic is on integers that wrap around, as in the engine.
"""

from __future__ import annotations

import hashlib
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import akhet
import akhet.data
import numpy as np
import numpy.typing as npt

INPUTS, HIDDEN, SECOND, THIRD, BUCKETS, BEAMS = 30272, 128, 16, 32, 6, 114
#: Inputs of pieces come first: so many for each of the zones. Those of beam squares follow, then lines.
ZONES, ZONE_INPUTS, FIRST_LINE = 8, 1764, 14912
PAIRS = HIDDEN // 2
#: The values that stand for 1.0, by what they are values of.
ONE, PAIR_WEIGHT, THIRD_WEIGHT = 510, 1024, 2048
SECOND_ONE = (ONE * ONE * PAIR_WEIGHT) >> 9
THIRD_ONE = SECOND_ONE * (THIRD_WEIGHT >> 7)
SQUARE_WEIGHT = THIRD_ONE / ((SECOND_ONE / 128) ** 2 / 4096)
#: The points of an output of 1.0, the parts of a point that beam features count in, and the greatest score.
UNIT, BEAM_PARTS, MAX_SCORE = 340, 8, 20_000
#: The least number of Deflectors and Defenders of each bucket but the last; that of all on the board.
LEAST, PHASES = (17, 15, 13, 11, 8), 18

#: The layers after the first, as a bucket of the file has them: name, numbers, shape.
LAYERS = np.dtype([
    ("second", "<i2", (SECOND, HIDDEN)),
    ("direct", "<i2", HIDDEN),
    ("third", "<i2", (THIRD, 2 * SECOND)),
    ("output", "<i2", THIRD),
    ("second_biases", "<i4", SECOND),
    ("direct_bias", "<i4"),
    ("third_biases", "<i4", THIRD),
])
SHAPE = [
    f"inputs pieces-light-lines {ZONES} {INPUTS}", f"light {BEAMS}", f"hidden {HIDDEN}",
    f"layers {SECOND} {THIRD}", f"buckets {BUCKETS}", "data", "",
]  # fmt: skip

Array = npt.NDArray[Any]
#: The codes of Deflectors and Defenders on boards of `akhet.data`.
SOFT = [code for code, name in enumerate(akhet.LaserGame.PLANES, 1) if "Deflector" in name or "Defender" in name]


@dataclass
class Network:
    #: The lines of text that say how it was made.
    source: list[str]
    #: The first layer: int16, a row for each input, in units of 1/ONE.
    inputs: Array
    biases: Array
    #: LAYERS by bucket.
    layers: npt.NDArray[np.void]
    #: The midgame and the endgame weight of each beam feature, in eighths of a point.
    beams: Array

    @classmethod
    def read(cls, path: str | Path) -> Network:
        file = Path(path).read_bytes()
        content, checksum = file[:-8], file[-8:]
        text, _, data = content.partition(b"\ndata\n")
        magic, *lines = text.decode(errors="replace").splitlines()
        if magic != "akhet network 5":
            raise ValueError(f"{path}: the file does not begin with the line 'akhet network 5'")
        if hashlib.sha256(content).digest()[:8] != checksum:
            raise ValueError(f"{path}: the checksum at its end is wrong")
        source, shape = lines[: -len(SHAPE) + 2], lines[-len(SHAPE) + 2 :]
        if shape != SHAPE[:-2]:
            raise ValueError(f"{path}: the shape is {shape}, not {SHAPE[:-2]}")
        size = (INPUTS + 1) * HIDDEN
        low, high = np.frombuffer(data, np.uint8, 2 * size).reshape(2, INPUTS + 1, HIDDEN).astype(np.uint16)
        zigzag = low | high << 8
        rows = (zigzag >> 1).astype(np.int16) ^ -(zigzag & 1).astype(np.int16)
        layers = np.frombuffer(data, LAYERS, BUCKETS, 2 * size)
        beams = np.frombuffer(data, "<i2", offset=2 * size + layers.nbytes).reshape(BEAMS, 2)
        return cls(source, rows[:-1], rows[-1], layers, beams)

    def to_bytes(self) -> bytes:
        rows = np.vstack([self.inputs, self.biases]).astype(np.int16)
        zigzag = (rows << 1 ^ rows >> 15).view(np.uint16)
        parts = [(zigzag & 255).astype(np.uint8), (zigzag >> 8).astype(np.uint8), self.layers, self.beams.astype("<i2")]
        text = "\n".join(["akhet network 5", *self.source, *SHAPE])
        content = text.encode() + b"".join(part.tobytes() for part in parts)
        return content + hashlib.sha256(content).digest()[:8]

    def name(self) -> str:
        return f"akhet-{hashlib.sha256(self.to_bytes()).hexdigest()[:12]}"

    def evaluate(self, rows: akhet.data.Positions) -> Array:
        """The evaluation of each position, in points, for its player to move."""
        seen = akhet.data.inputs(rows)
        starts = seen.ends - np.diff(seen.ends, prepend=0)
        sums = [np.add.reduceat(self.inputs[active], starts, dtype=np.int16) + self.biases for active in seen.active]
        clipped = [np.clip(sums, 0, ONE).astype(np.int32) for sums in sums]
        pairs = np.hstack([sums[:, :PAIRS] * sums[:, PAIRS:] >> 9 for sums in clipped])
        phases = phase(rows)
        output = np.empty(len(rows), np.int32)
        for bucket, layers in enumerate(self.layers):
            of_bucket = buckets(phases) == bucket
            output[of_bucket] = _output(layers, pairs[of_bucket])
        midgame, endgame = (seen.beams @ self.beams.astype(np.int64)).T
        phases = np.minimum(phases, PHASES)
        beams = midgame * phases + endgame * (PHASES - phases)
        points = _divided(output.astype(np.int64) * UNIT, THIRD_ONE) + _divided(beams, PHASES * BEAM_PARTS)
        scores: Array = np.clip(points, -MAX_SCORE, MAX_SCORE)
        return scores


def _output(layers: npt.NDArray[np.void], pairs: Array) -> Array:
    """The output of a bucket's layers, in units of 1/THIRD_ONE."""
    second = pairs @ layers["second"].T.astype(np.int32) + layers["second_biases"]
    value = np.clip(second, 0, SECOND_ONE) >> 7
    third = np.hstack([value, value * value >> 12]) @ layers["third"].T.astype(np.int32) + layers["third_biases"]
    value = np.clip(third, 0, THIRD_ONE) >> 11
    direct = pairs @ layers["direct"].astype(np.int32) + layers["direct_bias"]
    output: Array = direct * np.int32(THIRD_ONE // SECOND_ONE) + (value * value >> 12) @ layers["output"].astype(np.int32)
    return output


def _divided(numbers: Array, divisor: int) -> Array:
    """Rounded towards 0."""
    divided: Array = np.sign(numbers) * (np.abs(numbers) // divisor)
    return divided


def phase(rows: akhet.data.Positions) -> Array:
    """The number of Deflectors and Defenders of each position."""
    count: Array = np.isin(rows["board"], SOFT).sum((1, 2))
    return count


def buckets(phases: Array) -> Array:
    """The bucket of the layers for each of these numbers of Deflectors and Defenders."""
    bucket: Array = (phases[:, np.newaxis] < LEAST).sum(1)
    return bucket


def row_of(game: akhet.LaserGame) -> akhet.data.Positions:
    """An array of one position, with its board alone."""
    row = np.zeros(1, akhet.data.ROW)
    for code, (name, plane) in enumerate(zip(game.PLANES, game.planes()), 1):
        if not any(word in name for word in ("beam", "closed", "has occurred")):
            row["board"] += code * plane
    return row


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    network = Network.read(sys.argv[1])
    for fen in sys.argv[2:]:
        print(network.evaluate(row_of(akhet.LaserGame(fen)))[0])


if __name__ == "__main__":
    main()
