"""Both games for OpenSpiel.

    import akhet.open_spiel
    import pyspiel
    game = pyspiel.load_game("akhet_labyrinth(players=3)")
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from akhet._akhet import LabyrinthGame, LaserGame

#: The deals from which chance chooses in Labyrinth.
DEALS = 10_000
#: Games are cut off, as a draw, after this many plies.
MAX_PLIES = 1000


def _game_type(name: str, long_name: str, players: int, *, chance: bool) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC if chance else pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION if chance else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2} if chance else {"start": "ace"},
    )


_LASER_CHESS = _game_type("akhet_laser_chess", "Laser Chess", 2, chance=False)
_LABYRINTH = _game_type("akhet_labyrinth", "Labyrinth", 4, chance=True)


class _State(pyspiel.State):  # type: ignore[misc]
    """A game in progress, None before the deal."""

    def __init__(self, game: Any, players: list[str], akhet: LaserGame | LabyrinthGame | None) -> None:
        super().__init__(game)
        self.players = players
        self.akhet = akhet
        self.plies = 0

    def current_player(self) -> int:
        if self.akhet is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.players.index(self.akhet.turn)

    def _legal_actions(self, player: int) -> list[int]:
        if self.akhet is None or self.is_terminal():
            return []
        return sorted(self.akhet.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.akhet is None:
            self.akhet = LabyrinthGame.deal(action, len(self.players))
        else:
            self.akhet.play_action(action)
            self.plies += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.akhet is None or player < 0 else self.akhet.move(action)

    def is_terminal(self) -> bool:
        return self.akhet is not None and (self.plies >= MAX_PLIES or self.akhet.ending is not None)

    def returns(self) -> list[float]:
        winner = self.akhet and self.akhet.winner
        # The losers share what the winner gets.
        lost = -1 / (len(self.players) - 1)
        return [0.0 if winner is None else 1.0 if player == winner else lost for player in self.players]

    def seen(self, player: int) -> LaserGame | LabyrinthGame | None:
        """The game as this player has seen it."""
        if isinstance(self.akhet, LabyrinthGame):
            return self.akhet.seen_by(self.players[player])
        return self.akhet

    def information_state_string(self, player: int | None = None) -> str:
        seen = self.seen(self.current_player() if player is None else player)
        return "" if seen is None else " ".join([seen.start, "moves", *seen.moves])

    def observation_string(self, player: int | None = None) -> str:
        seen = self.seen(self.current_player() if player is None else player)
        return "" if seen is None else seen.fen

    def __str__(self) -> str:
        return "before the deal" if self.akhet is None else str(self.akhet)


class _Observer:
    """What a player sees: the planes, and as a string the position, or with perfect recall the game."""

    def __init__(self, recall: bool, shape: tuple[int, ...], params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        self.recall = recall
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"planes": self.tensor.reshape(shape)}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor.fill(0)
        if state.akhet is not None:
            self.dict["planes"][:] = state.akhet.planes(player=state.players[player])

    def string_from(self, state: _State, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.observation_string(player)


class LaserChess(pyspiel.Game):  # type: ignore[misc]
    """Laser Chess; `start` is a setup or a FEN."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.start = (params or {}).get("start", "ace")
        info = _game_info(LaserGame.ACTIONS, 0, 2)
        super().__init__(_LASER_CHESS, info, params or {})

    def new_initial_state(self) -> _State:
        return _State(self, ["blue", "red"], LaserGame(self.start, repetition_ends=True))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(_recalls(iig_obs_type), (len(LaserGame.PLANES), 8, 10), params)


class Labyrinth(pyspiel.Game):  # type: ignore[misc]
    """Labyrinth for two to four players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.names = LabyrinthGame.deal(0, int((params or {}).get("players", 2))).players
        info = _game_info(LabyrinthGame.ACTIONS, DEALS, len(self.names))
        super().__init__(_LABYRINTH, info, params or {})

    def new_initial_state(self) -> _State:
        return _State(self, self.names, None)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(_recalls(iig_obs_type), (len(LabyrinthGame.PLANES), 7, 7), params)


def _recalls(kind: Any) -> bool:
    return kind is not None and kind.perfect_recall


def _game_info(actions: int, outcomes: int, players: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=outcomes,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MAX_PLIES,
    )


pyspiel.register_game(_LASER_CHESS, LaserChess)
pyspiel.register_game(_LABYRINTH, Labyrinth)
