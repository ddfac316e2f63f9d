"""The players and the tree search of train/games.py, without a network."""

import unittest

import akhet
import games
import numpy as np
from games import KINDS, Bytes, Floats, Game, Random


def flat(planes: Bytes, masks: Bytes) -> tuple[Floats, Floats]:
    """Knows nothing."""
    return np.zeros(masks.shape, np.float32), np.zeros(len(masks), np.float32)


def after(game: Game, action: int) -> Game:
    game = game.copy()
    game.play_action(action)
    return game


def some(name: str, count: int, seed: int) -> list[Game]:
    """Positions of random games."""
    random, found = np.random.default_rng(seed), list[Game]()
    while len(found) < count:
        game = KINDS[name].begin(random)
        for _ in range(int(random.integers(40))):
            if game.ending is None:
                game.play_action(games.random_player(game, random))
        if game.ending is None:
            found.append(game)
    return found


def gain(game: akhet.LaserGame, action: int) -> int:
    """What greedy prefers, counted on the board."""
    then = game.copy()
    then.play_action(action)
    if then.winner is not None:
        return 9 if then.winner == game.turn else -9
    own = [sum(piece[0].isupper() == (game.turn == "blue") for piece in board.pieces().values()) for board in (game, then)]
    both = len(game.pieces()) - len(then.pieces())
    return -1 if own[1] < own[0] else both


class Players(unittest.TestCase):
    def test_greedy_takes_what_it_can(self) -> None:
        gains = set()
        for game in some("laser", 60, 1):
            assert isinstance(game, akhet.LaserGame)
            chosen = gain(game, games.greedy(game, np.random.default_rng(2)))
            self.assertEqual(chosen, max(gain(game, action) for action in game.legal_actions()))
            gains.add(chosen)
        self.assertLessEqual({0, 1, 9}, gains)

    def test_catch_takes_a_card_if_it_can(self) -> None:
        caught = set()
        for game in some("labyrinth", 40, 3):
            assert isinstance(game, akhet.LabyrinthGame)
            mover = game.turn

            def left(action: int, game: akhet.LabyrinthGame = game, mover: str = mover) -> int:
                then = game.copy()
                then.play_action(action)
                return len(then.cards(mover))

            chosen = left(games.catch(game, np.random.default_rng(4)))
            self.assertEqual(chosen, min(left(action) for action in game.legal_actions()))
            caught.add(chosen < len(game.cards(mover)))
        self.assertEqual(caught, {False, True})


class Search(unittest.TestCase):
    def test_it_finds_a_win_and_avoids_a_loss(self) -> None:
        positions = [game for game in some("laser", 60, 5) if any(after(game, action).winner == game.turn for action in game.legal_actions())]
        self.assertGreater(len(positions), 3)
        roots, losses = games.search(KINDS["laser"], positions, flat, 1500), 0.0
        for game, root in zip(positions, roots):
            assert root.actions is not None
            self.assertEqual((root.actions.tolist(), root.tried), (sorted(game.legal_actions()), 1500))
            self.assertEqual(int(root.visits.sum()), 1500)
            self.assertEqual(after(game, int(root.actions[np.argmax(root.visits)])).winner, game.turn)
            lost = [index for index, action in enumerate(root.actions.tolist()) if after(game, action).winner not in (None, game.turn)]
            self.assertEqual(root.sums[lost].tolist(), (-root.visits[lost]).tolist())
            losses += root.visits[lost].sum()
        self.assertGreater(losses, 0)

    def test_hidden_cards_stay_hidden(self) -> None:
        (game,) = some("labyrinth", 1, 6)
        (root,) = games.search(KINDS["labyrinth"], [game], flat, 20)
        assert isinstance(root.game, akhet.LabyrinthGame)
        hidden = [player for player in root.game.players if player != root.game.turn]
        self.assertEqual({card for player in hidden for card in root.game.cards(player)}, {"?"})
        self.assertTrue(root.children)

    def test_score_counts_both_sides(self) -> None:
        engine, sides = akhet.LaserEngine(), set()

        def strong(game: Game, random: Random) -> int:
            assert isinstance(game, akhet.LaserGame)
            sides.add(game.turn)
            best = engine.search(game, nodes=300).best
            assert best is not None
            return game.action(best)

        self.assertEqual(games.score(KINDS["laser"], flat, strong, 4, 2, np.random.default_rng(7)), 0)
        self.assertEqual(sides, {"blue", "red"})
        weak = games.score(KINDS["laser"], flat, games.random_player, 6, 60, np.random.default_rng(8))
        self.assertGreater(weak, 0.5)


if __name__ == "__main__":
    unittest.main()
