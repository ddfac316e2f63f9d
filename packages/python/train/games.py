"""What learn.py needs that is not the network, without PyTorch: both games, simple opponents, and a tree search over many
games at once."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from akhet import LabyrinthGame, LaserGame

Game = LaserGame | LabyrinthGame
Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
Random = np.random.Generator
#: Chooses an action.
Player = Callable[[Game, Random], int]
#: What a network says of positions, given their planes and legal masks: a logit for each action, and the expected result for
#: the player to move, from -1 to 1.
Evaluate = Callable[[Bytes, Bytes], tuple[Floats, Floats]]

#: How much a search explores.
EXPLORATION = 1.5
#: How much worse than its parent an action seems that has not been tried.
UNTRIED = 0.2
#: The noise at the root in self-play: its share, and the number of actions among which it is spread.
NOISE, NOISY = 0.25, 10


class Kind(NamedTuple):
    """A game to learn."""

    #: Planes, ranks, files.
    shape: tuple[int, int, int]
    actions: int
    #: Games that are longer end in a draw.
    max_plies: int
    #: The largest number on a plane.
    most: int
    #: Whether positions to learn from say which actions are legal.
    masked: bool
    begin: Callable[[Random], Game]
    #: The opponents that measure what has been learned, the weakest first.
    opponents: dict[str, Player]


def random_player(game: Game, random: Random) -> int:
    return int(random.choice(game.legal_actions()))


def greedy(game: Game, random: Random) -> int:
    """Hits the enemy's King, else another enemy piece, else nothing, else a piece of its own: at random among equals."""
    assert isinstance(game, LaserGame)
    mover = game.turn

    def rank(after: LaserGame) -> int:
        shot = after.shot()
        if shot is None or shot.piece is None or shot.end != "hit":
            return 2
        own = shot.piece[0].isupper() == (mover == "blue")
        king = shot.piece.upper() == "K"
        return (0 if king else 1) if own else (4 if king else 3)

    return best_after(game, random, rank)


def catch(game: Game, random: Random) -> int:
    """Uncovers a card or wins if it can, else plays any turn."""
    mover = game.turn

    def rank(after: LabyrinthGame) -> int:
        return len(after.uncovered(mover)) + 2 * (after.winner == mover)

    return best_after(game, random, rank)


def best_after(game: Game, random: Random, rank: Callable[..., int]) -> int:
    """Any of the actions after which the position has the highest rank."""
    actions, ranks = game.legal_actions(), []
    for action in actions:
        after = game.copy()
        after.play_action(action)
        ranks.append(rank(after))
    return int(random.choice(np.array(actions)[np.array(ranks) == max(ranks)]))


def begin_laser(random: Random) -> LaserGame:
    """A setup after six random moves, none of which hits a King."""
    while True:
        setup = str(random.choice(["ace", "curiosity", "grail", "mercury", "sophie"]))
        game = LaserGame(setup, repetition_ends=True)
        for _ in range(6):
            if game.ending is None:
                game.play_action(random_player(game, random))
        if game.ending is None:
            return game


def begin_labyrinth(random: Random) -> LabyrinthGame:
    return LabyrinthGame.deal(int(random.integers(2**62)))


KINDS = {
    "laser": Kind(
        (len(LaserGame.PLANES), 8, 10), LaserGame.ACTIONS, 200, 1, False, begin_laser, {"random": random_player, "greedy": greedy}
    ),
    "labyrinth": Kind(
        (len(LabyrinthGame.PLANES), 7, 7), LabyrinthGame.ACTIONS, 400, 12, True, begin_labyrinth, {"catch": catch}
    ),
}


class Node:
    """A position of a search, with its legal actions: how often each was tried, and the sum of what it brought."""

    __slots__ = ("game", "actions", "priors", "visits", "sums", "tried", "total", "children", "value")

    def __init__(self, game: Game) -> None:
        self.game = game
        #: Unknown before the network has seen it, and none after the end.
        self.actions: npt.NDArray[np.int64] | None = None
        self.priors = self.visits = self.sums = np.zeros(0, np.float32)
        self.tried, self.total = 0, 0.0
        self.children: dict[int, Node] = {}
        #: The expected result for the player to move.
        self.value = 0.0

    def best(self) -> int:
        """The index of the action to try next."""
        unknown = (self.value + self.total) / (1 + self.tried) - UNTRIED
        values = np.where(self.visits > 0, self.sums / np.maximum(self.visits, 1), unknown)
        return int(np.argmax(values + EXPLORATION * self.priors * math.sqrt(1 + self.tried) / (1 + self.visits)))

    def add(self, index: int, value: float) -> None:
        self.visits[index] += 1
        self.sums[index] += value
        self.tried += 1
        self.total += value


def result(game: Game, player: str) -> float:
    """The result for a player: 1, 0 or -1."""
    return 0.0 if game.winner is None else 1.0 if game.winner == player else -1.0


def known(game: Game) -> Game:
    """The game as the player to move knows it."""
    return game.seen_by(game.turn) if isinstance(game, LabyrinthGame) else game


def see(kind: Kind, games: Sequence[Game]) -> tuple[Bytes, Bytes]:
    """The planes and the legal masks."""
    planes = np.empty((len(games), *kind.shape), np.uint8)
    masks = np.empty((len(games), kind.actions), np.uint8)
    for index, game in enumerate(games):
        game.planes(out=planes[index])
        game.legal_mask(out=masks[index])
    return planes, masks


def expand(kind: Kind, nodes: Sequence[Node], evaluate: Evaluate) -> None:
    """Has the network look at nodes, each of them once."""
    planes, masks = see(kind, [node.game for node in nodes])
    logits, values = evaluate(planes, masks)
    for node, mask, scores, value in zip(nodes, masks, logits, values):
        node.actions = np.flatnonzero(mask)
        chances = np.exp(scores[node.actions] - scores[node.actions].max())
        node.priors = chances / chances.sum()
        node.visits, node.sums = np.zeros_like(chances), np.zeros_like(chances)
        node.value = float(value)


def search(kind: Kind, games: Sequence[Game], evaluate: Evaluate, simulations: int, noise: Random | None = None) -> list[Node]:
    """Searches all games side by side, so that the network sees a position of each at a time. The roots say how often each
    action was tried. Hidden cards are not found by it."""
    roots = [Node(known(game)) for game in games]
    expand(kind, roots, evaluate)
    if noise is not None:
        for root in roots:
            count = len(root.priors)
            root.priors = (1 - NOISE) * root.priors + NOISE * noise.dirichlet([NOISY / count] * count).astype(np.float32)
    for _ in range(simulations):
        paths = [descend(root) for root in roots]
        leaves = [leaf for _, leaf in paths if leaf.game.ending is None]
        if leaves:
            expand(kind, leaves, evaluate)
        for path, leaf in paths:
            value = leaf.value
            for node, index in reversed(path):
                value = -value
                node.add(index, value)
    return roots


def descend(root: Node) -> tuple[list[tuple[Node, int]], Node]:
    """The way to a position that is new or the end of a game."""
    node, path = root, list[tuple[Node, int]]()
    while node.actions is not None:
        index = node.best()
        path.append((node, index))
        child = node.children.get(index)
        if child is None:
            game = node.game.copy()
            game.play_action(int(node.actions[index]))
            child = node.children[index] = Node(game)
            child.value = result(game, game.turn)
        node = child
    return path, node


def score(kind: Kind, evaluate: Evaluate, opponent: Player, games: int, simulations: int, random: Random) -> float:
    """The share of points that the search wins from an opponent. Each beginning is played twice, from either side."""
    starts = [kind.begin(random) for _ in range((games + 1) // 2)]
    tables = [start.copy() for start in starts for _ in range(2)]
    beginners = [table.turn for table in tables]
    for _ in range(kind.max_plies):
        going = [index for index, table in enumerate(tables) if table.ending is None]
        searched = [index for index in going if (tables[index].turn == beginners[index]) == (index % 2 == 0)]
        if searched:
            roots = search(kind, [tables[index] for index in searched], evaluate, simulations)
            for index, root in zip(searched, roots):
                assert root.actions is not None
                tables[index].play_action(int(root.actions[np.argmax(root.visits)]))
        for index in set(going) - set(searched):
            tables[index].play_action(opponent(tables[index], random))
    won = 0.0
    for index, (table, beginner) in enumerate(zip(tables, beginners)):
        by_beginner = (1 + result(table, beginner)) / 2
        won += by_beginner if index % 2 == 0 else 1 - by_beginner
    return won / len(tables)
