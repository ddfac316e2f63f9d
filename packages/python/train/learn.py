#!/usr/bin/env python3
"""A network that learns a game: first from games of the engine, then from its own, as AlphaZero did, on one processor.

    akhet selfplay --output games.1 --games 1500 --nodes 500 --seed 1
    learn.py games.1
    learn.py --game labyrinth

It prints its score against simple opponents as it learns. docs/learning.md says what came of it. It needs akhet, NumPy and
torch.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import akhet.data
import numpy as np
import numpy.typing as npt
import torch
from games import KINDS, Bytes, Floats, Game, Kind, Random, result, score, search, see
from torch import nn
from torch.nn import functional as F

#: Points of a score that are worth an expected result of 76 %.
POINTS = 340
#: The channels of the network, and the blocks of its trunk.
CHANNELS, BLOCKS = 32, 4
BATCH = 256
#: Games that are played side by side.
TABLES = 64
#: Positions to learn from; new ones replace the oldest.
WINDOW = 40_000
#: How many times a position of its own games is learned from.
USES = 4
#: The plies of a game in which any of the actions tried may be played.
OPENING = 20
#: The logit of an illegal action.
ILLEGAL = -30.0
#: How fast the network learns, at first and from its own games.
RATE, OWN_RATE = 0.002, 0.0005
#: The mazes that Labyrinth's engine searches for a turn of the games to begin with.
NODES = 1000


class Net(nn.Module):
    """Sees the planes; says a logit of each action and the expected result."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        planes, ranks, files = kind.shape
        kinds = kind.actions // (ranks * files)
        self.kind = kind
        self.first = nn.Conv2d(planes, CHANNELS, 3, padding=1)
        self.blocks = nn.ModuleList(nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1) for _ in range(BLOCKS))
        self.policy = nn.Conv2d(CHANNELS, kinds, 1)
        self.reduce = nn.Conv2d(CHANNELS, 8, 1)
        self.value = nn.Sequential(nn.Linear(8 * ranks * files, 64), nn.ReLU(), nn.Linear(64, 1), nn.Tanh())
        self.to(memory_format=torch.channels_last)

    def forward(self, planes: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = (planes.float() / self.kind.most).contiguous(memory_format=torch.channels_last)
        x = F.relu(self.first(x))
        for block in self.blocks:
            x = x + F.relu(block(x))
        logits = self.policy(x).flatten(1)
        if self.kind.masked:
            logits = logits.masked_fill(legal == 0, ILLEGAL)
        return logits, self.value(F.relu(self.reduce(x)).flatten(1)).squeeze(1)

    @torch.inference_mode()
    def evaluate(self, planes: Bytes, legal: Bytes) -> tuple[Floats, Floats]:
        logits, values = self(torch.from_numpy(planes), torch.from_numpy(legal))
        return logits.numpy(), values.numpy()


#: A position of a game: planes, legal mask, policy, the expected result for the player to move, and this player.
Seen = tuple[Bytes, Bytes, Floats, float, str]


class Lesson(NamedTuple):
    """Positions to learn from."""

    planes: Bytes
    legal: Bytes
    #: The chance that each action is played.
    policy: Floats | npt.NDArray[np.float16]
    #: The expected result for the player to move, from -1 to 1.
    value: Floats


class Rows:
    """The positions of self-play files of Laser Chess."""

    def __init__(self, kind: Kind, paths: list[Path]) -> None:
        self.kind = kind
        parts = [rows[rows["score"] != akhet.data.NO_SCORE] for path in paths for rows in akhet.data.read(path)]
        if not parts:
            raise SystemExit("learn.py: the files have no games")
        self.rows = np.concatenate(parts)

    def draw(self, count: int, random: Random) -> Lesson:
        rows = self.rows[random.integers(len(self.rows), size=count)]
        policy = np.zeros((count, self.kind.actions), np.float32)
        policy[np.arange(count), rows["action"]] = 1
        value = (np.tanh(rows["score"] / POINTS) + rows["result"]) / 2
        return Lesson(akhet.data.planes(rows), np.zeros((count, 0), np.uint8), policy, value.astype(np.float32))


class Window:
    """The newest positions of games."""

    def __init__(self, kind: Kind) -> None:
        legal = kind.actions if kind.masked else 0
        self.lesson = Lesson(
            np.zeros((WINDOW, *kind.shape), np.uint8),
            np.zeros((WINDOW, legal), np.uint8),
            np.zeros((WINDOW, kind.actions), np.float16),
            np.zeros(WINDOW, np.float32),
        )
        self.count = 0

    def add(self, lesson: Lesson) -> None:
        places = np.arange(self.count, self.count + len(lesson.value)) % WINDOW
        planes, legal, policy, value = self.lesson
        planes[places], policy[places], value[places] = lesson.planes, lesson.policy, lesson.value
        legal[places] = lesson.legal[:, : legal.shape[1]]
        self.count += len(places)

    def draw(self, count: int, random: Random) -> Lesson:
        chosen = random.integers(min(self.count, WINDOW), size=count)
        planes, legal, policy, value = self.lesson
        return Lesson(planes[chosen], legal[chosen], policy[chosen], value[chosen])


def own_games(kind: Kind, net: Net, simulations: int, random: Random) -> Iterator[list[Lesson]]:
    """Games of the network against itself, without end: plays a move in each, and says which were then over."""
    tables = [kind.begin(random) for _ in range(TABLES)]
    seen: list[list[Seen]] = [[] for _ in tables]
    while True:
        roots, over = search(kind, tables, net.evaluate, simulations, random), []
        for place, (game, root) in enumerate(zip(tables, roots)):
            assert root.actions is not None
            share = root.visits / root.visits.sum()
            policy = np.zeros(kind.actions, np.float32)
            policy[root.actions] = share
            planes, legal = see(kind, [game])
            seen[place].append((planes[0], legal[0], policy, root.total / root.tried, game.turn))
            choice = random.choice(len(share), p=share) if len(seen[place]) <= OPENING else np.argmax(share)
            game.play_action(int(root.actions[choice]))
            if game.ending is not None or len(seen[place]) >= kind.max_plies:
                over.append(finished(game, seen[place]))
                tables[place], seen[place] = kind.begin(random), []
        yield over


def finished(game: Game, seen: list[Seen]) -> Lesson:
    """What a game teaches: the result, and what the search expected of it."""
    planes, legal, policies, values, movers = zip(*seen)
    results = [(value + result(game, mover)) / 2 for value, mover in zip(values, movers)]
    return Lesson(np.stack(planes), np.stack(legal), np.stack(policies), np.array(results, np.float32))


def engine_games(kind: Kind, random: Random) -> Iterator[Lesson]:
    """The positions of games of Labyrinth's engine."""
    engine = akhet.LabyrinthEngine(hash=1)
    while True:
        game = kind.begin(random)
        seen: list[Seen] = []
        assert isinstance(game, akhet.LabyrinthGame)
        while game.ending is None and len(seen) < kind.max_plies:
            found = engine.search(game, nodes=NODES)
            assert found.best is not None and found.score is not None
            action = game.action(found.best.rstrip("!"))
            policy = np.zeros(kind.actions, np.float32)
            policy[action] = 1
            planes, legal = see(kind, [game])
            seen.append((planes[0], legal[0], policy, 2 * found.score.expected - 1, game.turn))
            game.play(found.best)
        yield finished(game, seen)


def learn(net: Net, optimizer: torch.optim.Optimizer, lesson: Lesson) -> None:
    planes, legal, policy, value = (torch.from_numpy(array) for array in lesson)
    logits, values = net(planes, legal)
    loss = F.cross_entropy(logits, policy.float()) + F.mse_loss(values, value)
    optimizer.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]
    optimizer.step()


class Clock:
    """Minutes of processor time."""

    def __init__(self) -> None:
        self.begun = time.process_time()

    def minutes(self) -> float:
        return (time.process_time() - self.begun) / 60

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """What happens meanwhile is not counted."""
        stopped = time.process_time()
        yield
        self.begun += time.process_time() - stopped


def engine_lessons(kind: Kind, args: argparse.Namespace, random: Random) -> tuple[Rows | Window, Window]:
    """What the warm-up learns from, and the window that games of the network go to, full of it."""
    window = Window(kind)
    if args.game == "laser":
        rows = Rows(kind, args.data)
        for _ in range(WINDOW // BATCH):
            window.add(rows.draw(BATCH, random))
        return rows, window
    for lesson in engine_games(kind, random):
        window.add(lesson)
        if window.count >= WINDOW:
            break
    return window, window


def lessons(kind: Kind, net: Net, args: argparse.Namespace, clock: Clock, random: Random) -> Iterator[tuple[Lesson, float, int]]:
    """What to learn from next, the rate, and how many games the network has played."""
    source, window = engine_lessons(kind, args, random)
    begun = clock.minutes()
    while (now := clock.minutes()) < args.warm_up:
        done = (now - begun) / (args.warm_up - begun)
        yield source.draw(BATCH, random), RATE * (1 + math.cos(math.pi * done)) / 2, 0
    due, games = 0.0, 0
    for over in own_games(kind, net, args.simulations, random):
        for lesson in over:
            window.add(lesson)
            due += len(lesson.value) * USES / BATCH
        games += len(over)
        while due >= 1:
            yield window.draw(BATCH, random), OWN_RATE, games
            due -= 1


def run(args: argparse.Namespace) -> None:
    kind, random, clock = KINDS[args.game], np.random.default_rng(args.seed), Clock()
    torch.manual_seed(args.seed)
    # The network is small: processes with a seed each use more processors better than threads do.
    torch.set_num_threads(1)
    net = Net(kind)
    optimizer = torch.optim.Adam(net.parameters())
    print("minutes own games", *(f"{name:>8}" for name in kind.opponents), flush=True)
    next_test = args.every
    for lesson, rate, games in lessons(kind, net, args, clock, random):
        optimizer.param_groups[0]["lr"] = rate
        learn(net, optimizer, lesson)
        if clock.minutes() < min(next_test, args.minutes):
            continue
        next_test += args.every
        with clock.stopped():
            test = np.random.default_rng(0)
            shares = [score(kind, net.evaluate, player, args.tests, args.simulations, test) for player in kind.opponents.values()]
        print(f"{clock.minutes():7.1f} {games:9}", *(f"{share:8.1%}" for share in shares), "#" * round(40 * shares[-1]), flush=True)
        torch.save(net.state_dict(), args.output)
        if clock.minutes() >= args.minutes:
            break


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=KINDS, default="laser")
    parser.add_argument("--minutes", type=float, default=8, help="of processor time without tests, default 8")
    parser.add_argument("--warm-up", type=float, default=3, help="minutes that games of the engine are learned from, default 3")
    parser.add_argument("--every", type=float, default=1, help="minutes from test to test, default 1")
    parser.add_argument("--tests", type=int, default=100, help="games against each opponent in a test, default 100")
    parser.add_argument("--simulations", type=int, default=32, help="positions that a search looks at, default 32")
    parser.add_argument("--seed", type=int, default=1, help="default 1")
    parser.add_argument("--output", type=Path, default=Path("learned.pt"), help="the network's file, default learned.pt")
    parser.add_argument("data", type=Path, nargs="*", help="self-play files, for Laser Chess")
    args = parser.parse_args()
    if args.game == "laser" and not args.data:
        parser.error("Laser Chess begins with self-play files: akhet selfplay --output games.1 --games 1500 --nodes 500")
    for name in ("minutes", "every", "tests", "simulations"):
        if getattr(args, name) <= 0:
            parser.error(f"--{name} must be more than 0")
    run(args)


if __name__ == "__main__":
    main()
