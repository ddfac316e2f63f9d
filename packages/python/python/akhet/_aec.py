"""What the environments of both games for PettingZoo share."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from akhet._akhet import LabyrinthGame, LaserGame
from akhet._render import check_mode, rendered

Game = TypeVar("Game", LaserGame, LabyrinthGame)
Observation = dict[str, Any]
Env = AECEnv[str, Observation, Any]


def wrapped(env: Env) -> Env:
    """An environment that ends the game when an illegal action is taken, and complains about calls in a wrong order."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class GameEnv(Env, Generic[Game]):
    """A game for PettingZoo. The agents are the players, by their names.

    An observation has the planes as its agent sees the board, and the mask of legal actions, all 0 for an agent that is
    not to move. The winner's reward is 1, each loser's -1. A game of `max_plies` is cut off.
    """

    game: Game

    def __init__(self, players: list[str], planes: tuple[int, ...], most: int, actions: int, max_plies: int, render_mode: str | None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        check_mode(render_mode)
        self.possible_agents = players
        self.agents = players[:]
        self.max_plies = max_plies
        self.render_mode = render_mode
        space = Dict({
            "observation": Box(0, most, planes, np.uint8),
            "action_mask": Box(0, 1, (actions,), np.int8),
        })
        self._actions = actions
        self.observation_spaces = {player: space for player in players}
        self.action_spaces = {player: Discrete(actions) for player in players}

    @abstractmethod
    def begin(self, random: np.random.Generator) -> Game:
        """A new game."""

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or not hasattr(self, "_random"):
            self._random = np.random.default_rng(seed)
        self.game = self.begin(self._random)
        self._plies = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.game.turn

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(self._actions, np.int8)
        if agent == self.agent_selection and agent == self.game.turn:
            self.game.legal_mask(out=mask)
        return {"observation": self.game.planes(player=agent), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action: None, but the game goes on")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play_action(int(action))
        self._plies += 1
        winner = self.game.winner
        if winner is not None:
            self.rewards = {player: 1.0 if player == winner else -1.0 for player in self.agents}
        over = self.game.ending is not None
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and self._plies >= self.max_plies)
        self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        self._accumulate_rewards()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode")
            return None
        return rendered(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
