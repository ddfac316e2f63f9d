"""Labyrinth for PettingZoo.

    from akhet import labyrinth_v1
    env = labyrinth_v1.env(players=3)
"""

from __future__ import annotations

import numpy as np

from akhet._aec import Env, GameEnv, wrapped
from akhet._akhet import LabyrinthGame
from akhet._render import MODES

__all__ = ["env", "raw_env"]


class raw_env(GameEnv[LabyrinthGame]):
    """Labyrinth for two to four players, dealt anew for each game, with this many cards each or all. `rules` are options of
    LabyrinthGame, such as `free_order`. Observations show only what their agent knows."""

    metadata = {"name": "labyrinth_v1", "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}

    def __init__(self, players: int = 2, cards: int | None = None, *, max_plies: int = 500, render_mode: str | None = None, **rules: bool) -> None:
        self.players, self.cards, self.rules = players, cards, rules
        names = LabyrinthGame.deal(0, players, cards, **rules).players
        super().__init__(names, (len(LabyrinthGame.PLANES), 7, 7), 12, LabyrinthGame.ACTIONS, max_plies, render_mode)

    def begin(self, random: np.random.Generator) -> LabyrinthGame:
        return LabyrinthGame.deal(int(random.integers(2**63)), self.players, self.cards, **self.rules)


def env(players: int = 2, cards: int | None = None, *, max_plies: int = 500, render_mode: str | None = None, **rules: bool) -> Env:
    """The environment in PettingZoo's usual wrappers; what it takes is that of `raw_env`."""
    return wrapped(raw_env(players, cards, max_plies=max_plies, render_mode=render_mode, **rules))
