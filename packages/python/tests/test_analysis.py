"""Tests of searches that run beside the program, and of evaluations of many games."""

import unittest
from typing import Any

import akhet
import numpy as np


class Analyses(unittest.TestCase):
    def test_reports_come_while_the_search_runs(self) -> None:
        pairs: list[tuple[Any, Any]] = [
            (akhet.LaserEngine(), akhet.LaserGame()),
            (akhet.LabyrinthEngine(), akhet.LabyrinthGame("deal 1")),
        ]
        for engine, game in pairs:
            depths = []
            legal = game.legal_moves()
            # Without a limit it would not end by itself. The game can go on meanwhile.
            with engine.analysis(game) as analysis:
                for info in analysis:
                    depths.append(info.depth)
                    if info.depth >= 3:
                        game.play(info.pv[0])
                        break
            found = analysis.wait()
            self.assertIn(found.best, legal)
            self.assertEqual(depths, sorted(depths))
            # The engine is free again.
            self.assertTrue(engine.search(game, nodes=10).best)

    def test_it_finds_what_a_search_finds(self) -> None:
        game = akhet.LaserGame("grail")
        reports: list[akhet.Info] = []
        found = akhet.LaserEngine().search(game, depth=4, lines=2, report=reports.append)
        analysis = akhet.LaserEngine().analysis(game, depth=4, lines=2)
        self.assertEqual([(info.depth, info.line, info.pv) for info in analysis], [(info.depth, info.line, info.pv) for info in reports])
        self.assertEqual(list(analysis), [])
        again = analysis.wait()
        self.assertEqual((again.best, again.nodes), (found.best, found.nodes))

    def test_stop_ends_it(self) -> None:
        analysis = akhet.LaserEngine().analysis(akhet.LaserGame())
        analysis.stop()
        self.assertTrue(analysis.wait().best)
        self.assertGreaterEqual(len(list(analysis)), 1)

    def test_wrong_limits_and_a_busy_engine_are_errors_at_once(self) -> None:
        engine, game = akhet.LaserEngine(), akhet.LaserGame()
        with self.assertRaisesRegex(ValueError, "depth: 0 is not from 1"):
            engine.analysis(game, depth=0)
        with self.assertRaisesRegex(TypeError, "seconds"):
            engine.analysis(game, seconds=1)
        with engine.analysis(game):
            with self.assertRaisesRegex(RuntimeError, "the engine is searching"):
                engine.analysis(game)

    def test_a_game_that_is_over_has_no_reports(self) -> None:
        game = akhet.LaserGame("ace", ["f1g1", "e8d7", "g1f1", "d7e8"] * 2, repetition_ends=True)
        analysis = akhet.LaserEngine().analysis(game)
        self.assertEqual((list(analysis), analysis.wait().best), ([], None))


class Evaluations(unittest.TestCase):
    def test_they_are_those_of_single_games(self) -> None:
        laser = akhet.LaserGames(32, ["ace", "sophie"], seed=1, max_plies=400)
        engine = akhet.LaserEngine()
        while not (laser.ended() == 1).any():
            laser.step(laser.sample())
        values = engine.evaluate_all(laser)
        games = [laser[index] for index in range(len(laser))]

        def value(game: akhet.LaserGame) -> float:
            if game.ending is None:
                return engine.evaluate(game).expected
            return 0.5 if game.winner is None else float(game.winner == game.turn)

        expected = [value(game) for game in games]
        self.assertEqual((values.dtype, values.tolist()), (np.dtype("float32"), np.array(expected, "float32").tolist()))
        self.assertGreater(len(set(expected)), 10)
        out = np.zeros(32, np.float32)
        self.assertIs(engine.evaluate_all(iter(games), out=out), out)
        self.assertEqual(out.tolist(), values.tolist())

    def test_ends_of_games(self) -> None:
        shuffle = ["f1g1", "e8d7", "g1f1", "d7e8"] * 2
        drawn = akhet.LaserGame("ace", shuffle, repetition_ends=True)
        self.assertEqual(akhet.LaserEngine().evaluate_all([drawn, akhet.LaserGame()]).tolist()[0], 0.5)

    def test_each_player_of_labyrinth_is_told_the_own_chance(self) -> None:
        engine, games = akhet.LabyrinthEngine(), akhet.LabyrinthGames(5, 3, seed=4)
        for _ in range(4):
            chances = [engine.evaluate(games[index])[games[index].turn] for index in range(5)]
            self.assertEqual(engine.evaluate_all(games).tolist(), chances)
            games.step(games.sample())

    def test_what_are_no_games(self) -> None:
        engine = akhet.LaserEngine()
        wrong: list[Any] = [5, [5], ["ace"], [akhet.LabyrinthGame("deal 1")], akhet.LabyrinthGames(2)]
        for games in wrong:
            with self.assertRaises(TypeError):
                engine.evaluate_all(games)
        with self.assertRaisesRegex(ValueError, "out: it has 3 items, not 1"):
            engine.evaluate_all([akhet.LaserGame()], out=np.zeros(3, np.float32))
        self.assertEqual(engine.evaluate_all([]).shape, (0,))


if __name__ == "__main__":
    unittest.main()
