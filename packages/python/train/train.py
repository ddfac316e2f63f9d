#!/usr/bin/env python3
"""Trains the engine's network in PyTorch, on a GPU where there is one, as `akhet train` does on processors.

    train.py --output net.nnue games.1 games.2 ...

docs/training.md says what it learns from, how, and what the flags of both mean. It needs akhet, NumPy and torch.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Iterator
from pathlib import Path

import akhet.data
import network
import numpy as np
import numpy.typing as npt
import torch
from network import FIRST_LINE, HIDDEN, INPUTS, PAIRS, SECOND, THIRD, ZONE_INPUTS, ZONES, Network
from torch.nn import Parameter
from torch.nn import functional as F

MAX_WEIGHT = 1.98
#: The greatest score to learn from.
MAX_SCORE = 1500
#: Scores from here up are forced wins.
MIN_MATE = 31_000
#: The weight of a ply's score among the later ones, relative to that of the ply before.
LATER = 0.8
PATIENCE = 4
ZONED = ZONES * ZONE_INPUTS

#: The integer that stands for 1.0, by parameter. In `third` the weights of neurons come first, then those of their squares.
SCALES = {
    "inputs": network.ONE,
    "biases": network.ONE,
    "second": network.PAIR_WEIGHT,
    "direct": network.PAIR_WEIGHT,
    "third": np.repeat([network.THIRD_WEIGHT, network.SQUARE_WEIGHT], SECOND),
    "output": network.SQUARE_WEIGHT,
    "second_biases": network.SECOND_ONE,
    "direct_bias": network.SECOND_ONE,
    "third_biases": network.THIRD_ONE,
    "beams": network.UNIT * network.BEAM_PARTS,
}


class Samples:
    """Positions to learn from, as `akhet train` takes them: quiet, with a score that is not decided."""

    def __init__(self, rows: akhet.data.Positions, later: npt.NDArray[np.float32]) -> None:
        self.active, ends, self.beams = akhet.data.inputs(rows)
        self.lengths = np.diff(ends, prepend=0)
        phases = network.phase(rows)
        self.buckets = network.buckets(phases)
        self.midgame = (np.minimum(phases, network.PHASES) / network.PHASES).astype(np.float32)
        self.expected = expected(rows)
        self.later = later
        self.starts = ends - self.lengths

    def __len__(self) -> int:
        return len(self.lengths)

    @classmethod
    def join(cls, parts: list[Samples]) -> Samples:
        joined = cls.__new__(cls)
        joined.active = np.hstack([part.active for part in parts])
        for name in ("beams", "lengths", "buckets", "midgame", "expected", "later"):
            setattr(joined, name, np.concatenate([getattr(part, name) for part in parts]))
        joined.starts = np.cumsum(joined.lengths) - joined.lengths
        return joined

    def batch(self, chosen: npt.NDArray[np.int64], device: str) -> dict[str, torch.Tensor]:
        lengths = self.lengths[chosen]
        offsets = np.cumsum(lengths) - lengths
        places = np.repeat(self.starts[chosen] - offsets, lengths) + np.arange(lengths.sum())
        batch = {
            # The movers' inputs, then their opponents'.
            "active": self.active[:, places].reshape(-1).astype(np.int32),
            "offsets": np.concatenate([offsets, offsets + lengths.sum()]).astype(np.int32),
            "beams": self.beams[chosen].astype(np.float32),
            "buckets": self.buckets[chosen],
            **{name: getattr(self, name)[chosen] for name in ("midgame", "expected", "later")},
        }
        return {name: torch.from_numpy(array).to(device) for name, array in batch.items()}


def expected(rows: akhet.data.Positions) -> npt.NDArray[np.float32]:
    """The expected results of the scores: 1 for a forced win."""
    scores = rows["score"].astype(np.float32)
    forced = np.abs(scores) >= MIN_MATE
    values = 1 / (1 + np.exp(-np.where(forced, 0, scores) / network.UNIT))
    return np.where(forced, scores > 0, values).astype(np.float32)


def later_means(rows: akhet.data.Positions) -> npt.NDArray[np.float32]:
    """For each ply of whole games the expected result for its mover according to the scores of the plies after it."""
    scored = rows["score"] != akhet.data.NO_SCORE
    means = np.full(len(rows), 0.5, np.float32)
    following: float | None = None
    game = -1
    for index, own in reversed(list(enumerate(expected(rows).tolist()))):
        if rows["game"][index] != game:
            game, following = rows["game"][index], None
        later = None if following is None else 1 - following
        if later is None and scored[index]:
            later = own
        following = later
        if later is not None:
            means[index] = later
            if scored[index]:
                following = own + LATER * (later - own)
    return means


def read(paths: list[Path], hold_out: int) -> tuple[int, Samples, Samples]:
    """The number of games, the positions to learn from, and those of every `hold_out`th game. A position that has occurred
    before is dropped."""
    numbers = np.random.default_rng(0).integers(1 << 63, size=(80, 256), dtype=np.uint64)
    games = 0
    seen: set[int] = set()
    parts: tuple[list[Samples], list[Samples]] = [], []
    for path in paths:
        before = games
        for rows in akhet.data.read(path):
            games = before + int(rows["game"][-1]) + 1
            kept = np.abs(rows["score"].astype(np.int32)) <= MAX_SCORE
            kept &= akhet.data.quiet(rows)
            rows, later = rows[kept], later_means(rows)[kept]
            keys = np.bitwise_xor.reduce(numbers[np.arange(80), rows["board"].reshape(-1, 80)], axis=1).tolist()
            new = np.zeros(len(rows), np.bool_)
            for index, key in enumerate(keys):
                new[index] = key not in seen
                seen.add(key)
            rows, later = rows[new], later[new]
            held_out = (before + rows["game"].astype(np.int64) + 1) % hold_out == 0
            for list_, chosen in zip(parts, (~held_out, held_out)):
                list_.append(Samples(rows[chosen], later[chosen]))
    if not games:
        raise SystemExit("train.py: the files have no games")
    return games, Samples.join(parts[0]), Samples.join(parts[1])


class Model(torch.nn.Module):
    """The network in floating point. The row of a piece is the sum of one of its King's zone and one that all zones share."""

    inputs: Parameter
    shared: Parameter
    biases: Parameter
    second: Parameter
    direct: Parameter
    third: Parameter
    output: Parameter
    second_biases: Parameter
    direct_bias: Parameter
    third_biases: Parameter
    beams: Parameter
    #: 0 for inputs that keep a weight of 0, else 1.
    kept: torch.Tensor

    def __init__(self, start: Network | None, rare: npt.NDArray[np.bool_]) -> None:
        super().__init__()
        weights = random_weights() if start is None else weights_of(start)
        for name, values in weights.items():
            setattr(self, name, Parameter(values))
        self.register_buffer("kept", torch.from_numpy(~rare)[:, None].float())
        self.clip()

    def rows(self) -> torch.Tensor:
        """The first layer's weights, an input a row."""
        pieces = self.inputs[:ZONED].view(ZONES, ZONE_INPUTS, HIDDEN) + self.shared
        return torch.cat([pieces.view(ZONED, HIDDEN), self.inputs[ZONED:] * self.kept[ZONED:]])

    def forward(self, batch: dict[str, torch.Tensor]) -> torch.Tensor:
        """The output for each position, a logit."""
        sums = F.embedding_bag(batch["active"], self.rows(), batch["offsets"], mode="sum") + self.biases
        pairs = sums.clamp(0, 1)
        own, enemy = (pairs[:, :PAIRS] * pairs[:, PAIRS:]).chunk(2)
        pairs = torch.cat([own, enemy], 1)
        # All buckets are computed, and each position's chosen.
        chosen = torch.arange(len(own), device=own.device), batch["buckets"]
        second = (torch.einsum("np,bsp->nbs", pairs, self.second) + self.second_biases)[chosen].clamp(0, 1)
        seen = torch.cat([second, second * second], 1)
        third = (torch.einsum("ns,bts->nbt", seen, self.third) + self.third_biases)[chosen].clamp(0, 1)
        direct = (pairs @ self.direct.T + self.direct_bias)[chosen]
        midgame = batch["midgame"][:, None]
        beams = batch["beams"] @ self.beams
        tapered = (beams * torch.cat([midgame, 1 - midgame], 1)).sum(1)
        return direct + (third * third * self.output[batch["buckets"]]).sum(1) + tapered

    @torch.no_grad()
    def clip(self) -> None:
        """Keeps all weights within what the file can hold, and those of rare inputs at 0."""
        for name in SCALES:
            if name != "inputs":
                getattr(self, name).clamp_(-MAX_WEIGHT, MAX_WEIGHT)
        rows = self.rows()
        self.inputs.add_(rows.clamp(-MAX_WEIGHT, MAX_WEIGHT) - rows).mul_(self.kept)

    @torch.no_grad()
    def rounded(self, source: list[str]) -> Network:
        """The network of the file."""
        values = {name: getattr(self, name) for name in SCALES} | {"inputs": self.rows()}
        integers = {name: np.rint(values[name].double().cpu().numpy() * scale) for name, scale in SCALES.items()}
        layers = np.zeros(network.BUCKETS, network.LAYERS)
        for name in network.LAYERS.names or ():
            layers[name] = integers[name]
        first, biases, beams = (integers[name].astype(np.int16) for name in ("inputs", "biases", "beams"))
        return Network(source, first, biases, layers, beams)


def random_weights() -> dict[str, torch.Tensor]:
    """Random weights, such that few neurons are clipped; all buckets are equal. An input that never occurs contributes
    nothing, so those of zones and lines start at 0."""

    def filled(mean: float, most: float, *shape: int) -> torch.Tensor:
        return mean + torch.empty(shape).uniform_(-most, most)

    inputs = torch.zeros(INPUTS, HIDDEN)
    inputs[ZONED:FIRST_LINE] = filled(0, 0.07, FIRST_LINE - ZONED, HIDDEN)
    layers = {
        "second": filled(0, 0.25, SECOND, HIDDEN),
        "direct": filled(0, 0.25, HIDDEN),
        "second_biases": filled(0.2, 0.2, SECOND),
        "direct_bias": filled(0.2, 0.2, 1)[0],
        "third": filled(0, 0.3, THIRD, 2 * SECOND),
        "third_biases": filled(0.1, 0.1, THIRD),
        "output": filled(0, 0.3, THIRD),
    }
    return {
        "shared": filled(0, 0.07, ZONE_INPUTS, HIDDEN),
        "inputs": inputs,
        "biases": filled(0.4, 0.2, HIDDEN),
        "beams": torch.zeros(network.BEAMS, 2),
        **{name: torch.stack([values] * network.BUCKETS) for name, values in layers.items()},
    }


def weights_of(start: Network) -> dict[str, torch.Tensor]:
    """The weights of a network. What zones share is their mean."""
    integers = {"inputs": start.inputs, "biases": start.biases, "beams": start.beams}
    integers |= {name: start.layers[name] for name in network.LAYERS.names or ()}
    weights = {name: torch.from_numpy((integers[name] / scale).astype(np.float32)) for name, scale in SCALES.items()}
    pieces = weights["inputs"][:ZONED].view(ZONES, ZONE_INPUTS, HIDDEN)
    shared = pieces.mean(0)
    pieces -= shared
    return weights | {"shared": shared}


def rare_inputs(samples: Samples, least: int) -> npt.NDArray[np.bool_]:
    """The inputs other than pieces that occur fewer times than this."""
    rare = np.bincount(samples.active.reshape(-1), minlength=INPUTS) < least
    rare[:ZONED] = False
    return rare


def batches(count: int, size: int, order: npt.NDArray[np.int64] | None = None) -> Iterator[npt.NDArray[np.int64]]:
    order = np.arange(count) if order is None else order
    return (order[first : first + size] for first in range(0, count, size))


def error(output: torch.Tensor, batch: dict[str, torch.Tensor], share: float) -> torch.Tensor:
    """The mean squared error of the expected result."""
    target = batch["expected"] + share * (batch["later"] - batch["expected"])
    return F.mse_loss(output.sigmoid(), target)


@torch.no_grad()
def mean_error(model: Model, samples: Samples, args: argparse.Namespace) -> float:
    parts = (samples.batch(chosen, args.device) for chosen in batches(len(samples), args.batch))
    return sum(float(error(model(part), part, args.later_share)) * len(part["buckets"]) for part in parts) / len(samples)


def run_epoch(model: Model, optimizer: torch.optim.Optimizer, samples: Samples, epoch: int, args: argparse.Namespace) -> float:
    """Returns the mean error of the positions, each measured just before it was used."""
    order = np.random.default_rng([args.seed, epoch]).permutation(len(samples))
    steps = math.ceil(len(samples) / args.batch)
    total = torch.zeros((), device=args.device)
    for step, chosen in enumerate(batches(len(samples), args.batch, order)):
        done = (epoch * steps + step) / (steps * args.epochs)
        optimizer.param_groups[0]["lr"] = args.rate * (1 + math.cos(math.pi * done)) / 2
        batch = samples.batch(chosen, args.device)
        loss = error(model(batch), batch, args.later_share)
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        model.clip()
        total += loss.detach() * len(chosen)
    return float(total) / len(samples)


def train(args: argparse.Namespace) -> None:
    torch.manual_seed(args.seed)
    games, samples, held_out = read(args.data, args.hold_out)
    if not len(samples) or not len(held_out):
        raise SystemExit(f"train.py: {games} games are too few: {len(samples)} positions to learn from, {len(held_out)} held out")
    print(f"{games} games, {len(samples)} positions to learn from, {len(held_out)} held out; {args.device}", flush=True)
    start = None if args.start is None else Network.read(args.start)
    model = Model(start, rare_inputs(samples, args.rare)).to(args.device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=args.decay)
    best, best_epoch = math.inf, 0
    state: dict[str, torch.Tensor] = {}
    for epoch in range(args.epochs):
        begun = time.monotonic()
        learned = run_epoch(model, optimizer, samples, epoch, args)
        held = mean_error(model, held_out, args)
        rate = len(samples) / (time.monotonic() - begun)
        print(f"epoch {epoch + 1}: error {learned:.6f}, held out {held:.6f}; {rate:.0f} positions/s", flush=True)
        if held < best:
            best, best_epoch = held, epoch
            state = {name: values.clone() for name, values in model.state_dict().items()}
        elif epoch >= best_epoch + PATIENCE:
            break
    model.load_state_dict(state)
    # Its weights are whole numbers.
    whole = Model(model.rounded([]), np.zeros(INPUTS, bool)).to(args.device)
    errors = [mean_error(whole, part, args) for part in (samples, held_out)]
    flags = " ".join(f"--{name.replace('_', '-')} {getattr(args, name)}" for name in FLAGS)
    names = " ".join(path.name for path in args.data)
    begun_from = "" if start is None else f"--from {start.name()} "
    source = [
        f"note train.py {begun_from}{flags} {names}",
        f"games {games}",
        f"positions {len(samples)}",
        f"error {errors[0]:.6f}",
        f"held-back-error {errors[1]:.6f}",
    ]
    rounded = model.rounded(source)
    part = args.output.with_name(args.output.name + ".part")
    part.write_bytes(rounded.to_bytes())
    os.replace(part, args.output)
    print(f"epoch {best_epoch + 1} in integers: error {errors[0]:.6f}, held out {errors[1]:.6f}; {rounded.name()}")


FLAGS = {"epochs": 10, "batch": 8192, "rate": 0.001, "decay": 1.0, "rare": 0, "later_share": 0.35, "hold_out": 10, "seed": 1}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--output", type=Path, required=True, help="the network file to write")
    parser.add_argument("--from", dest="start", type=Path, help="begin with the weights of this network")
    for name, value in FLAGS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value, help=f"default {value}")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("data", type=Path, nargs="+", help="self-play files")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
