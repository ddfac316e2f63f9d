"""Tests of the environments, by the tests of the libraries that they are for."""

import unittest
import warnings
from typing import Any

import akhet.gym
import akhet.open_spiel  # noqa: F401
import gymnasium
import numpy as np
import pettingzoo.test
import pyspiel
from akhet import labyrinth_v1, laser_chess_v1
from gymnasium.utils.env_checker import check_env

# It has no types.
ZOO: Any = pettingzoo.test


class PettingZoo(unittest.TestCase):
    def environments(self) -> list[Any]:
        mazes = [labyrinth_v1.env(players, 2) for players in (2, 3, 4)]
        return [laser_chess_v1.env(), laser_chess_v1.env(["ace", "sophie"], max_plies=50), *mazes, labyrinth_v1.env(free_order=True)]

    def test_the_environments_pass_pettingzoo_s_tests(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for env in self.environments():
                ZOO.api_test(env, num_cycles=300)
            for make in (laser_chess_v1.env, labyrinth_v1.env):
                ZOO.seed_test(make, num_cycles=100)

    def test_the_environments_run_pettingzoo_s_benchmark(self) -> None:
        for env in (laser_chess_v1.env(), labyrinth_v1.env()):
            ZOO.performance_benchmark(env)

    def test_rewards_and_ends(self) -> None:
        env = laser_chess_v1.raw_env(max_plies=400)
        ends = set()
        for seed in range(12):
            env.reset(seed)
            env.action_space("blue").seed(seed)
            for agent in env.agent_iter():
                observation, reward, ended, cut_off, _ = env.last()
                assert observation
                if ended or cut_off:
                    winner = env.game.winner
                    self.assertEqual(reward, 0 if winner is None else 1 if agent == winner else -1)
                    ends.add("cut off" if cut_off else winner)
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(observation["action_mask"]))
        self.assertLessEqual({"blue", "red"}, ends)

    def test_agents_of_labyrinth_see_what_they_may_know(self) -> None:
        env = labyrinth_v1.raw_env(3)
        env.reset(7)
        for _ in range(20):
            for agent in env.agents:
                seen = env.observe(agent)
                self.assertEqual(seen["observation"].tolist(), env.game.seen_by(agent).planes(player=agent).tolist())
                self.assertEqual(bool(seen["action_mask"].any()), agent == env.agent_selection)
            env.step(env.game.legal_actions()[0])

    def test_boards_are_drawn(self) -> None:
        for module in (laser_chess_v1, labyrinth_v1):
            for mode, kind in (("ansi", str), ("svg", str), ("rgb_array", np.ndarray)):
                env = module.env(render_mode=mode)
                env.reset(1)
                picture = env.render()
                self.assertIsInstance(picture, kind)
            self.assertEqual((picture.ndim, picture.shape[2], picture.dtype), (3, 3, np.dtype("uint8")))
            self.assertGreater(len(np.unique(picture)), 10)
        with self.assertRaisesRegex(ValueError, "render_mode: 'human' is not one of ansi, rgb_array, svg"):
            laser_chess_v1.env(render_mode="human")


class Gymnasium(unittest.TestCase):
    def test_the_environments_pass_gymnasium_s_check(self) -> None:
        for name in ("akhet/LaserChess-v1", "akhet/Labyrinth-v1"):
            for opponent in ("random", 0):
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    check_env(gymnasium.make(name, opponent=opponent).unwrapped, skip_render_check=True)

    def test_games_are_played_to_their_end_from_each_seat(self) -> None:
        games: list[tuple[str, dict[str, Any]]] = [("akhet/LaserChess-v1", {}), ("akhet/Labyrinth-v1", {"players": 3})]
        for name, options in games:
            env = gymnasium.make(name, opponent=1, nodes=50, max_plies=80, **options)
            env.action_space.seed(1)
            seats, rewards = [], []
            for game in range(4):
                observation, info = env.reset(seed=1 if game == 0 else None)
                seats.append(info["player"])
                ended = cut_off = False
                while not (ended or cut_off):
                    self.assertTrue(observation["action_mask"].any())
                    action = env.action_space.sample(observation["action_mask"])
                    observation, reward, ended, cut_off, _ = env.step(action)
                rewards.append(reward)
            self.assertEqual(seats[0], "blue")
            self.assertEqual(len(set(seats)), 3 if options else 2)
            self.assertTrue(set(rewards) <= {-1.0, 0.0, 1.0})

    def test_an_illegal_action_loses(self) -> None:
        env = gymnasium.make("akhet/LaserChess-v1")
        env.reset(seed=1)
        _, reward, ended, _, info = env.step(640)
        self.assertEqual((reward, ended), (-1, True))
        self.assertIn("action 640 (a1R)", info["error"])

    def test_who_is_no_opponent(self) -> None:
        for opponent in ("strong", -1, 21, float("nan")):
            with self.assertRaisesRegex(ValueError, f"opponent: '?{opponent}'? is neither 'random' nor a level from 0 to 20"):
                gymnasium.make("akhet/LaserChess-v1", opponent=opponent)


class OpenSpiel(unittest.TestCase):
    def test_the_games_pass_openspiel_s_simulations(self) -> None:
        for name in ("akhet_laser_chess", "akhet_laser_chess(start=grail)", "akhet_labyrinth", "akhet_labyrinth(players=4)"):
            pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)

    def test_information_states_hide_the_cards(self) -> None:
        game = pyspiel.load_game("akhet_labyrinth(players=3)")
        state = game.new_initial_state()
        state.apply_action(5)
        for _ in range(12):
            for player, name in enumerate(state.players):
                seen = state.akhet.seen_by(name)
                self.assertEqual(state.observation_string(player), seen.fen)
                self.assertIn("?", state.information_state_string(player))
                again = akhet.LabyrinthGame(*split(state.information_state_string(player)))
                self.assertEqual(again, seen)
                self.assertEqual(state.observation_tensor(player), seen.planes(player=name).ravel().tolist())
            state.apply_action(state.legal_actions()[3])


def split(text: str) -> tuple[str, list[str]]:
    start, moves = text.split(" moves")
    return start, moves.split()


if __name__ == "__main__":
    unittest.main()
