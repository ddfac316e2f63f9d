"""Laser Chess for PettingZoo.

    from akhet import laser_chess_v1
    env = laser_chess_v1.env()
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from akhet._aec import Env, GameEnv, wrapped
from akhet._akhet import LaserGame
from akhet._render import MODES

__all__ = ["env", "raw_env"]


class raw_env(GameEnv[LaserGame]):
    """Laser Chess, from a setup or a FEN, or from one of several at random. A threefold repetition is a draw."""

    metadata = {"name": "laser_chess_v1", "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}

    def __init__(self, start: str | Iterable[str] = "ace", *, max_plies: int = 500, render_mode: str | None = None) -> None:
        self.starts = [start] if isinstance(start, str) else list(start)
        super().__init__(["blue", "red"], (len(LaserGame.PLANES), 8, 10), 1, LaserGame.ACTIONS, max_plies, render_mode)

    def begin(self, random: np.random.Generator) -> LaserGame:
        start = self.starts[random.integers(len(self.starts))]
        return LaserGame(start, repetition_ends=True)


def env(start: str | Iterable[str] = "ace", *, max_plies: int = 500, render_mode: str | None = None) -> Env:
    """The environment in PettingZoo's usual wrappers; what it takes is that of `raw_env`."""
    return wrapped(raw_env(start, max_plies=max_plies, render_mode=render_mode))
