"""Both games against an opponent, for Gymnasium.

    import akhet.gym
    import gymnasium
    env = gymnasium.make("akhet/LaserChess-v1", opponent=2)
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from akhet._akhet import LabyrinthEngine, LabyrinthGame, LaserEngine, LaserGame
from akhet._render import MODES, check_mode, rendered

Observation = dict[str, Any]
Game = TypeVar("Game", LaserGame, LabyrinthGame)


class AgainstOpponent(gymnasium.Env[Observation, np.int64], Generic[Game]):
    """A game against an opponent: "random", or the engine at a level from 0 to 20, which searches at most `nodes`.

    The agent plays Blue in the first game, and the other seats in turn in those that follow. The reward is 1 for a win
    and -1 for a loss; an illegal action loses. A game of `max_plies` is cut off.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}
    game: Game

    def __init__(
        self,
        players: list[str],
        planes: tuple[int, ...],
        most: int,
        actions: int,
        opponent: str | float,
        nodes: int,
        max_plies: int,
        render_mode: str | None,
    ) -> None:
        check_mode(render_mode)
        if opponent != "random" and (isinstance(opponent, str) or not 0 <= opponent <= 20):
            raise ValueError(f"opponent: {opponent!r} is neither 'random' nor a level from 0 to 20")
        mask = Box(0, 1, (actions,), np.int8)
        self.observation_space = Dict({"observation": Box(0, most, planes, np.uint8), "action_mask": mask})
        self.action_space = Discrete(actions)
        self.actions = actions
        self.players = players
        self.level = None if isinstance(opponent, str) else float(opponent)
        self.nodes = nodes
        self.max_plies = max_plies
        self.render_mode = render_mode
        self.seat = -1

    @abstractmethod
    def begin(self) -> Game:
        """A new game."""

    @abstractmethod
    def best(self, seed: int) -> str | None:
        """What the engine plays."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = 0 if seed is not None else (self.seat + 1) % len(self.players)
        self.player = self.players[self.seat]
        self.game = self.begin()
        self.plies = 0
        self._reply()
        return self._observation(), {"player": self.player}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        info = {"player": self.player}
        try:
            self.game.play_action(int(action))
        except ValueError as error:
            return self._observation(), -1.0, True, False, info | {"error": str(error)}
        self.plies += 1
        self._reply()
        winner = self.game.winner
        reward = 0.0 if winner is None else 1.0 if winner == self.player else -1.0
        over = self.game.ending is not None
        return self._observation(), reward, over, not over and self.plies >= self.max_plies, info

    def _reply(self) -> None:
        """Has the opponents play until it is the agent's turn."""
        while self.game.turn != self.player and self.game.ending is None:
            best = None if self.level is None else self.best(int(self.np_random.integers(2**31)))
            if best is None:
                self.game.play_action(int(self.np_random.choice(self.game.legal_actions())))
            else:
                self.game.play(best)
            self.plies += 1

    def _observation(self) -> Observation:
        mask = np.zeros(self.actions, np.int8)
        if self.game.turn == self.player:
            self.game.legal_mask(out=mask)
        return {"observation": self.game.planes(player=self.player), "action_mask": mask}

    def render(self) -> Any:
        return None if self.render_mode is None else rendered(self.game, self.render_mode)


class LaserChess(AgainstOpponent[LaserGame]):
    """Laser Chess from a setup or a FEN."""

    def __init__(
        self, opponent: str | float = "random", *, start: str = "ace", nodes: int = 1000, max_plies: int = 500, render_mode: str | None = None
    ) -> None:
        planes = (len(LaserGame.PLANES), 8, 10)
        super().__init__(["blue", "red"], planes, 1, LaserGame.ACTIONS, opponent, nodes, max_plies, render_mode)
        self.start = start
        self.engine = LaserEngine()

    def begin(self) -> LaserGame:
        return LaserGame(self.start, repetition_ends=True)

    def best(self, seed: int) -> str | None:
        return self.engine.search(self.game, nodes=self.nodes, level=self.level, seed=seed).best


class Labyrinth(AgainstOpponent[LabyrinthGame]):
    """Labyrinth for two to four players, dealt anew for each game, with this many cards each or all."""

    def __init__(
        self,
        opponent: str | float = "random",
        *,
        players: int = 2,
        cards: int | None = None,
        nodes: int = 1000,
        max_plies: int = 500,
        render_mode: str | None = None,
    ) -> None:
        names = LabyrinthGame.deal(0, players, cards).players
        planes = (len(LabyrinthGame.PLANES), 7, 7)
        super().__init__(names, planes, 12, LabyrinthGame.ACTIONS, opponent, nodes, max_plies, render_mode)
        self.cards = cards
        self.engine = LabyrinthEngine()

    def begin(self) -> LabyrinthGame:
        return LabyrinthGame.deal(int(self.np_random.integers(2**63 - 1)), len(self.players), self.cards)

    def best(self, seed: int) -> str | None:
        return self.engine.search(self.game, nodes=self.nodes, level=self.level, seed=seed).best


gymnasium.register("akhet/LaserChess-v1", entry_point="akhet.gym:LaserChess")
gymnasium.register("akhet/Labyrinth-v1", entry_point="akhet.gym:Labyrinth")
