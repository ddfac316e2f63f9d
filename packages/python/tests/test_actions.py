"""Tests of actions and batches: moves as numbers, and many games at once."""

import json
import unittest
from pathlib import Path
from typing import Any

import akhet
import numpy as np

DATA = Path(__file__).parents[3] / "tests"

Game = akhet.LaserGame | akhet.LabyrinthGame
Games = akhet.LaserGames | akhet.LabyrinthGames


def positions() -> list[Game]:
    """Positions of random games by an independent program, and ends of games."""
    lines = (DATA / "data/vectors.jsonl").read_text().splitlines()[::20]
    games: list[Game] = [akhet.LaserGame(ply["fen"], [ply["move"]]) for ply in map(json.loads, lines)]
    for line in (DATA / "labyrinth/vectors.jsonl").read_text().splitlines()[::5]:
        play = json.loads(line)
        if not play["options"]:
            games.append(akhet.LabyrinthGame(play["start"], play["moves"]))
    return games


class Actions(unittest.TestCase):
    def test_each_legal_move_is_an_action(self) -> None:
        ended = 0
        for game in positions():
            actions = game.legal_actions()
            self.assertEqual([game.action(move) for move in game.legal_moves()], actions)
            self.assertEqual([game.move(action) for action in actions], game.legal_moves())
            self.assertEqual(np.flatnonzero(game.legal_mask()).tolist(), sorted(actions))
            self.assertEqual((len(game.legal_mask()), len(set(actions))), (type(game).ACTIONS, len(actions)))
            self.assertTrue(all(map(game.is_legal, game.legal_moves())))
            ended += not actions
        self.assertGreater(ended, 0)

    def test_to_play_an_action_is_to_play_its_move(self) -> None:
        for game in positions():
            for action in game.legal_actions()[::7]:
                one, other = game.copy(), game.copy()
                one.play_action(action)
                other.play(game.move(action))
                self.assertEqual((one.fen, one.moves), (other.fen, other.moves))

    def test_both_players_of_laser_chess_see_the_same(self) -> None:
        for game in positions():
            if isinstance(game, akhet.LaserGame) and game.result == "*":
                self.assertEqual(sorted(game.flipped().legal_actions()), sorted(game.legal_actions()))
        self.assertEqual(akhet.LaserGame().action("c5R"), 8 * 80 + 42)

    def test_each_player_of_labyrinth_sees_an_own_home_at_a1(self) -> None:
        home = akhet.LabyrinthGame.PLANES.index("player 1 home")
        tiles = [akhet.LabyrinthGame.PLANES.index(f"tile open to {side}") for side in "nesw"]
        game = akhet.LabyrinthGame.deal(1, 4)
        for _ in game.players:
            planes = game.planes()
            self.assertEqual(np.argwhere(planes[home]).tolist(), [[0, 0]])
            # Home is open to the north and the east.
            self.assertEqual([int(planes[plane][0][0]) for plane in tiles], [1, 1, 0, 0])
            game.play_action(game.legal_actions()[0])

    def test_what_is_no_legal_action(self) -> None:
        game = akhet.LaserGame()
        for action, why in (
            (-1, "-1 is not from 0 to 799"),
            (800, "800 is not from 0 to 799"),
            (4 * 80, "action 320: it leads off the board"),
            (8 * 80, r"action 640 \(a1R\): a1 is empty"),
        ):
            with self.assertRaisesRegex(ValueError, why):
                game.play_action(action)
        self.assertEqual(game, akhet.LaserGame())
        with self.assertRaisesRegex(ValueError, "a1c1.*no piece moves so far"):
            game.action("a1c1")
        self.assertFalse(game.is_legal("a1b1"))
        with self.assertRaisesRegex(ValueError, "first square"):
            game.is_legal("a1k1")


class Arrays(unittest.TestCase):
    def test_results_go_into_what_is_given(self) -> None:
        game = akhet.LaserGame()
        fresh = game.legal_mask()
        for dtype in ("uint8", "int8", "bool"):
            out = np.ones(800, dtype)
            self.assertIs(game.legal_mask(out=out), out)
            self.assertEqual(out.tolist(), fresh.astype(dtype).tolist())
        memory = bytearray(800)
        game.legal_mask(out=memory)
        self.assertEqual(memory, fresh.tobytes())
        planes = np.zeros((2, 34, 8, 10), "uint8")
        game.planes(out=planes[1])
        self.assertEqual(planes[1].tolist(), game.planes().tolist())
        self.assertFalse(planes[0].any())

    def test_what_cannot_take_results(self) -> None:
        game = akhet.LaserGame()
        wrong: list[tuple[Any, str]] = [
            (np.zeros(799, "uint8"), "out: it has 799 items, not 800"),
            (np.zeros(800, "float32"), "out: uint8 wanted"),
            ([0] * 800, "out: uint8 wanted"),
        ]
        for out, why in wrong:
            with self.assertRaisesRegex(ValueError, why):
                game.legal_mask(out=out)
        closed = np.zeros(800, "uint8")
        closed.flags.writeable = False
        with self.assertRaisesRegex(BufferError, "read-only"):
            game.legal_mask(out=closed)


class Batches(unittest.TestCase):
    def check(self, games: Games, steps: int) -> dict[int, int]:
        """Plays random actions, and the same in games of their own. Returns how often games have ended, by the kind of end."""
        singles = [games[index] for index in range(len(games))]
        ends = {1: 0, 2: 0}
        before = games.ended()
        for _ in range(steps):
            actions = games.sample()
            games.step(actions)
            ended, rewards, turns = games.ended(), games.rewards(), games.turns()
            planes, masks = games.planes(), games.legal_mask()
            for index, game in enumerate(singles):
                if before[index]:
                    singles[index] = game = games[index]
                    self.assertEqual((game.moves, ended[index]), ([], 0))
                else:
                    self.assertIn(int(actions[index]), game.legal_actions())
                    game.play_action(int(actions[index]))
                self.assertEqual(games[index], game)
                self.assertEqual(planes[index].tolist(), game.planes().tolist())
                mask = np.zeros_like(masks[index]) if ended[index] else game.legal_mask()
                self.assertEqual(masks[index].tolist(), mask.tolist())
                players = ["blue", "red"] if isinstance(game, akhet.LaserGame) else game.players
                self.assertEqual(players[turns[index]], game.turn)
                won = [{game.winner: 1, None: 0}.get(player if game.winner else None, -1) for player in players]
                self.assertEqual(rewards[index].tolist(), won)
                self.assertEqual(ended[index] == 1, not game.legal_moves())
                if ended[index]:
                    ends[int(ended[index])] += 1
            before = ended
        return ends

    def test_a_batch_plays_as_single_games_do(self) -> None:
        ends = self.check(akhet.LaserGames(24, ["ace", "sophie"], seed=1, max_plies=60, threads=3), 130)
        self.assertGreater(min(ends.values()), 3)
        ends = self.check(akhet.LabyrinthGames(6, 3, seed=2, max_plies=25), 60)
        self.assertGreater(ends[2], 3)

    def test_a_game_of_labyrinth_can_be_won_in_a_batch(self) -> None:
        games, engine = akhet.LabyrinthGames(1, 2, 1, seed=3), akhet.LabyrinthEngine(hash=1)
        while not games.ended()[0]:
            best = engine.search(games[0], nodes=300).best
            assert best
            games.step([games[0].action(best)])
        players, winner = games[0].players, games[0].winner
        self.assertIn(winner, players)
        self.assertEqual(games.rewards()[0].tolist(), [1 if player == winner else -1 for player in players])

    def test_the_seed_alone_decides_whatever_the_threads(self) -> None:
        def played(seed: int, threads: int) -> list[list[int]]:
            # So many that a step is divided between two threads.
            games = akhet.LaserGames(520, seed=seed, threads=threads)
            actions = []
            for _ in range(30):
                actions.append(games.sample().tolist())
                games.step(actions[-1])
            return actions

        self.assertEqual(played(5, 1), played(5, 4))
        self.assertNotEqual(played(5, 1), played(6, 1))

    def test_random_moves_are_those_of_sample_and_step(self) -> None:
        def batches() -> list[Games]:
            return [akhet.LaserGames(150, ["ace", "grail"], seed=5, max_plies=30, threads=2), akhet.LabyrinthGames(9, 3, 2, seed=6, max_plies=30)]

        for games, others in zip(batches(), batches()):
            for plies in (0, 1, 44):
                games.play_random(plies)
                for _ in range(plies):
                    others.step(others.sample())
                for index in range(len(games)):
                    self.assertEqual((games[index].start, games[index].moves), (others[index].start, others[index].moves))
                self.assertEqual(games.ended().tolist(), others.ended().tolist())
                self.assertEqual(games.rewards().tolist(), others.rewards().tolist())
            with self.assertRaisesRegex(ValueError, "plies: -1 is not from 0"):
                games.play_random(-1)

    def test_an_illegal_action_changes_no_game(self) -> None:
        games = akhet.LaserGames(3)
        legal = games[0].legal_actions()[0]
        for actions, why in (
            ([legal, legal, 640], r"actions\[2\]: action 640 \(a1R\)"),
            ([legal, 800, 640], r"actions\[1\]: action: 800 is not"),
            ([legal], "actions: 1, but 3 games"),
        ):
            with self.assertRaisesRegex(ValueError, why):
                games.step(actions)
            self.assertTrue(all(game == akhet.LaserGame(repetition_ends=True) for game in (games[0], games[1], games[-1])))
        games.step(np.full(3, legal, np.int32))
        games.step(np.array(games.sample()))
        self.assertEqual(len(games[-1].moves), 2)
        games.reset()
        self.assertEqual(games[0].moves, [])

    def test_what_is_no_batch(self) -> None:
        for build, why in (
            (lambda: akhet.LaserGames(0), "count: 0 is not from 1 to 65536"),
            (lambda: akhet.LaserGames(65537), "count: 65537 is not from 1 to 65536"),
            (lambda: akhet.LaserGames(2, []), "start: there is none"),
            (lambda: akhet.LaserGames(2, ["ace", "x"]), 'start "x"'),
            (lambda: akhet.LaserGames(2, max_plies=0), "max_plies: 0"),
            (lambda: akhet.LaserGames(2, threads=0), "threads: 0"),
            (lambda: akhet.LabyrinthGames(2, 5), "players: 5 is not from 2 to 4"),
        ):
            with self.assertRaisesRegex(ValueError, why):
                build()
        games = akhet.LaserGames(2)
        self.assertEqual(len(games), 2)
        for index in (2, -3):
            with self.assertRaises(IndexError):
                games[index]


if __name__ == "__main__":
    unittest.main()
