"""Tests of the installed module akhet against data from independent programs, in the repository's tests/."""

import copy
import importlib.metadata
import itertools
import json
import os
import pickle
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
import unittest
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import akhet
import numpy as np

DATA = Path(__file__).parents[3] / "tests"

# A shell's background jobs ignore SIGINT, and so would these tests and the programs they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

def read_lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text().splitlines()]


def wins_in_one() -> list[dict[str, Any]]:
    """Plies of an independent program that win at once."""
    won = {"b": "1-0", "r": "0-1"}
    plies = read_lines("data/vectors.jsonl")
    return [ply for ply in plies if ply["result"] == won[ply["fen"].split()[1]]]


class Rules(unittest.TestCase):
    def test_perft_of_the_setups(self) -> None:
        for setup in json.loads((DATA / "data/setups.json").read_text()):
            for name in filter(None, (setup["name"], setup["khet_name"], setup["fen"])):
                counts = [akhet.LaserGame(name).perft(depth) for depth in (1, 2)]
                self.assertEqual(counts, setup["perft"][:2], name)
            game = akhet.LaserGame(setup["name"], king_turns=True)
            self.assertEqual(game.perft(2), setup["perft_king_turns"][1])
        self.assertEqual(akhet.LaserGame().perft(3), 451859)
        self.assertEqual(akhet.LaserGame().perft(0), 1)

    def test_perft_of_labyrinth(self) -> None:
        for setup in json.loads((DATA / "labyrinth/setups.json").read_text())["setups"]:
            game = akhet.LabyrinthGame(setup["pos"])
            counts = [game.perft(depth) for depth in (1, 2)]
            self.assertEqual(counts, setup["perft"][:2], setup["name"])

    def test_plies_of_an_independent_program(self) -> None:
        files: dict[str, dict[str, Any]] = {
            "vectors": {},
            "king_turns": {"king_turns": True},
            "swap_onto_closed": {"swap_onto_closed": True},
        }
        for file, rules in files.items():
            for ply in read_lines(f"data/{file}.jsonl"):
                game = akhet.LaserGame(ply["fen"], **rules)
                key = game.key
                self.assertEqual(sorted(game.legal_moves()), ply["moves"].split())
                standing = game.beam(game.turn)
                game.play(ply["move"])
                self.assertEqual(game.fen, ply["next"])
                shot = game.shot()
                assert shot
                hit = shot.square if shot.end == "hit" else None
                self.assertEqual((shot.end, hit or ""), (ply["end"], ply["hit"]))
                self.assertEqual(game.result, ply["result"])
                self.assertEqual(game.undo(), game.play(ply["move"]) and ply["move"])
                self.assertEqual(game.undo(), ply["move"])
                self.assertEqual((game.fen, game.key), (ply["fen"], key))
                self.assertEqual(game.beam(game.turn).path, standing.path)

    def test_games_of_labyrinth_of_an_independent_program(self) -> None:
        names = {"b": "blue", "y": "yellow", "o": "orange", "g": "green", None: None}
        options = {
            "FreeOrder": "free_order",
            "NoReturn": "no_return",
            "AnyExit": "any_exit",
            "AnySquare": "any_square",
        }
        editions = json.loads((DATA / "labyrinth/editions.json").read_text())
        for play in [*read_lines("labyrinth/vectors.jsonl"), *editions["games"]]:
            rules: dict[str, Any] = {options[option]: True for option in play["options"]}
            game = akhet.LabyrinthGame(play["start"], **rules)
            for move, legal, position in zip(play["moves"], play["legal"], play["positions"]):
                self.assertEqual(len(game.legal_moves()), legal)
                self.assertIsNone(game.ending)
                game.play(move)
                self.assertEqual(game.fen, position)
            winner = names[play["winner"]]
            self.assertEqual((game.winner, game.ending), (winner, winner and f"{winner.title()} has won"))

    def test_beam_of_the_first_position(self) -> None:
        beam = akhet.LaserGame("ace").beam("blue")
        self.assertEqual(" ".join(beam.path), "j2 j3 j4 i4 h4 h5 i5 j5 j6 j7 j8")
        self.assertEqual((beam.end, beam.square, beam.piece), ("out", None, None))

    def test_a_draw_is_claimed_and_the_claim_taken_back(self) -> None:
        game = akhet.LaserGame()
        with self.assertRaisesRegex(ValueError, "occurred 1 of the 3 times"):
            game.claim_draw()
        game = akhet.LaserGame("ace", BACK_AND_FORTH)
        self.assertEqual((game.repetitions, game.result), (3, "*"))
        game.claim_draw()
        self.assertEqual((game.result, game.winner), ("1/2-1/2", None))
        self.assertEqual((game.ending, game.undo()), ("draw by threefold repetition", "claim"))
        ended = akhet.LaserGame("ace", BACK_AND_FORTH, repetition_ends=True)
        self.assertEqual(ended.legal_moves(), [])

    def test_players_see_their_own_cards(self) -> None:
        game = akhet.LabyrinthGame.deal(7, 3)
        self.assertEqual(game.players, ["blue", "yellow", "orange"])
        seen = game.seen_by("yellow")
        self.assertEqual(seen.cards("blue"), ["?"] * 8)
        self.assertEqual(seen.cards("yellow"), game.cards("yellow")[:1] + ["?"] * 7)
        self.assertEqual((game.pawn("orange"), len(game.tiles())), ("g7", 49))
        self.assertEqual(game.uncovered("blue"), [])

    def test_a_start_may_name_a_deal(self) -> None:
        for start, deal in (
            ("deal 1", akhet.LabyrinthGame.deal(1)),
            ("deal 7 4", akhet.LabyrinthGame.deal(7, 4)),
        ):
            self.assertEqual(akhet.LabyrinthGame(start), deal)
            self.assertEqual(akhet.LabyrinthGame(start).fen, deal.fen)
        move = akhet.LabyrinthGame("deal 1").legal_moves()[0]
        self.assertEqual(akhet.LabyrinthGame("deal 1", [move]).moves, [move])
        self.assertEqual(
            akhet.LabyrinthGame("deal 1", free_order=True),
            akhet.LabyrinthGame.deal(1, free_order=True),
        )

    def test_copies_are_independent(self) -> None:
        for game in (akhet.LaserGame(), akhet.LabyrinthGame.deal(1)):
            before, other = game.fen, game.copy()
            other.play(other.legal_moves()[0])
            self.assertEqual((game.fen, len(other.moves)), (before, 1))


BACK_AND_FORTH = ["f1g1", "e8d7", "g1f1", "d7e8"] * 2


def various_games() -> Iterator[akhet.LaserGame | akhet.LabyrinthGame]:
    """Games of both kinds: with and without options, claims, ends and hidden cards."""
    yield akhet.LaserGame("grail")
    claimed = akhet.LaserGame("ace", BACK_AND_FORTH)
    yield claimed.copy()
    claimed.claim_draw()
    yield claimed
    yield akhet.LaserGame("ace", BACK_AND_FORTH, repetition_ends=True)
    yield akhet.LaserGame("ace", ["e1R"], king_turns=True)
    won = wins_in_one()[0]
    yield akhet.LaserGame(won["fen"], [won["move"]])
    # Only under this option is a game with a piece on a square closed to it legal.
    ply = next(ply for ply in read_lines("data/swap_onto_closed.jsonl") if is_closed_to_a_piece(ply["next"]))
    yield akhet.LaserGame(ply["next"], swap_onto_closed=True)
    for play in read_lines("labyrinth/vectors.jsonl")[::5]:
        if not play["options"]:
            yield akhet.LabyrinthGame(play["start"], play["moves"])
    whole = akhet.LabyrinthGame.deal(3, 3, free_order=True, no_return=True)
    for _ in range(9):
        whole.play(whole.legal_moves()[0])
    yield whole
    yield from (whole.seen_by(player) for player in whole.players)


def is_closed_to_a_piece(fen: str) -> bool:
    try:
        akhet.LaserGame(fen)
    except ValueError:
        return True
    return False


def everything(game: akhet.LaserGame | akhet.LabyrinthGame) -> list[object]:
    state: list[object] = [type(game), game.start, game.moves, game.fen, game.options, game.winner, game.legal_moves()]
    if isinstance(game, akhet.LaserGame):
        state += [game.claimed, game.ending, game.repetitions]
    return state


def through_pickle(protocol: int) -> Callable[[Any], Any]:
    return lambda game: pickle.loads(pickle.dumps(game, protocol))


class Values(unittest.TestCase):
    def test_copies_and_pickles_lose_nothing(self) -> None:
        ways: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda game: game.copy()]
        ways.append(lambda game: copy.deepcopy([game, game])[1])
        ways += [through_pickle(protocol) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
        count = 0
        for game in various_games():
            for way in ways:
                other = way(game)
                self.assertIsNot(other, game)
                self.assertEqual(everything(other), everything(game))
                self.assertEqual(other, game)
                if other.legal_moves():
                    other.play(other.legal_moves()[0])
                    self.assertNotEqual(other, game)
                count += 1
        self.assertGreater(count, 100)

    def test_what_a_game_tells_makes_it_again(self) -> None:
        for game in various_games():
            if isinstance(game, akhet.LaserGame):
                again = akhet.LaserGame(game.start, game.moves, **game.options)
                if game.claimed:
                    again.claim_draw()
                self.assertEqual(everything(again), everything(game))
            else:
                maze = akhet.LabyrinthGame(game.start, game.moves, **game.options)
                self.assertEqual(everything(maze), everything(game))

    def test_options_and_claims_can_be_read(self) -> None:
        off = {"king_turns": False, "swap_onto_closed": False, "repetition_ends": False}
        self.assertEqual(akhet.LaserGame().options, off)
        for name in off:
            game = akhet.LaserGame("ace", [], **{name: True})
            self.assertEqual(game.options, off | {name: True})
            self.assertEqual(game.flipped().options, game.options)
        maze = akhet.LabyrinthGame("deal 1", no_return=True)
        self.assertEqual(
            maze.options,
            {"free_order": False, "no_return": True, "any_exit": False, "any_square": False},
        )
        few = akhet.LabyrinthGame("deal 1 3 2")
        self.assertEqual(few.fen, akhet.LabyrinthGame.deal(1, 3, 2).fen)
        self.assertEqual([len(few.cards(player)) for player in few.players], [2, 2, 2])
        self.assertEqual(maze.seen_by("blue").options, maze.options)
        game = akhet.LaserGame("ace", BACK_AND_FORTH)
        self.assertFalse(game.claimed)
        game.claim_draw()
        self.assertTrue(game.claimed)
        game.undo()
        self.assertFalse(game.claimed)
        self.assertFalse(akhet.LaserGame("ace", BACK_AND_FORTH, repetition_ends=True).claimed)

    def test_games_are_equal_as_boards_of_python_chess_are(self) -> None:
        """By position and rules, whatever the moves; and as a game changes, it has no hash."""
        one, two = akhet.LaserGame("ace", ["c5R", "h4R"]), akhet.LaserGame("ace")
        self.assertNotEqual(one, two)
        two.play("c5R")
        self.assertNotEqual(one, two)
        two.play("h4R")
        self.assertEqual(one, two)
        self.assertEqual(one, akhet.LaserGame(one.fen))
        for option in one.options:
            self.assertNotEqual(one, akhet.LaserGame(one.fen, [], **{option: True}))
        claimed = akhet.LaserGame("ace", BACK_AND_FORTH)
        claimed.claim_draw()
        self.assertNotEqual(claimed, akhet.LaserGame("ace", BACK_AND_FORTH))
        maze = akhet.LabyrinthGame("deal 1")
        self.assertEqual(maze, akhet.LabyrinthGame(maze.fen))
        self.assertNotEqual(maze, akhet.LabyrinthGame("deal 2"))
        self.assertNotEqual(maze, akhet.LabyrinthGame("deal 1", no_return=True))
        self.assertNotEqual(maze, maze.seen_by("blue"))
        for game in (one, maze):
            for other in (None, 5, game.fen, akhet.LaserEngine()):
                self.assertFalse(game == other)
                self.assertTrue(game != other)
            with self.assertRaisesRegex(TypeError, "unhashable"):
                hash(game)
        self.assertFalse(one == maze)


GAMES = """
import akhet, random, sys
random.seed(int(sys.argv[1]))
for game in [akhet.LaserGame(repetition_ends=True), akhet.LabyrinthGame.deal(3, 4)]:
    while len(game.moves) < 150 and (moves := game.legal_moves()):
        game.play(random.choice(moves))
    print(game.start, *game.moves, sep=",", end=";%s;%d\\n" % (game.fen, game.key))
"""


class Interpreters(unittest.TestCase):
    def test_random_games_replayed_by_two_interpreters_agree(self) -> None:
        """This interpreter and the program itself replay the games of another interpreter."""
        for seed in "123":
            run = [sys.executable, "-c", GAMES, seed]
            games = subprocess.run(run, check=True, capture_output=True, text=True).stdout
            laser, labyrinth = (line.split(";") for line in games.splitlines())
            for kind, (moves, fen, key), variant in (
                (akhet.LaserGame, laser, "laser_chess"),
                (akhet.LabyrinthGame, labyrinth, "labyrinth"),
            ):
                start, *played = moves.split(",")
                game = kind(start, played)
                self.assertEqual((game.fen, game.key), (fen, int(key)))
                option = f"setoption name UCI_Variant value {variant}"
                position = f"position fen {start} moves {' '.join(played)}"
                done = akhet_program(option, position, "query fen")
                self.assertEqual(done.stdout.splitlines()[-1].removeprefix("response "), fen)


def akhet_program(*args: str) -> "subprocess.CompletedProcess[str]":
    program = Path(sys.executable).with_name("akhet" + (".exe" if os.name == "nt" else ""))
    return subprocess.run([program, *args], capture_output=True, text=True, timeout=60)


class Program(unittest.TestCase):
    def test_the_script_is_the_program(self) -> None:
        done = akhet_program("bench", "5")
        self.assertRegex(done.stdout.splitlines()[-1], "^45184 nodes ")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(akhet_program("--version").stdout.split()[1], akhet.__version__)
        self.assertEqual(akhet.__version__, importlib.metadata.version("akhet-engine"))
        self.assertEqual(akhet_program("perft", "x").returncode, 2)
        self.assertEqual(akhet_program("go", "depth", "x").returncode, 1)

    @unittest.skipIf(os.name == "nt", "signals of Unix")
    def test_ctrl_c_ends_the_script(self) -> None:
        program = shutil.which("akhet", path=str(Path(sys.executable).parent))
        assert program
        run = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert run.stdin and run.stdout
        run.stdin.write(b"isready\n")
        run.stdin.flush()
        self.assertEqual(run.stdout.readline(), b"readyok\n")
        run.send_signal(signal.SIGINT)
        self.assertEqual(run.wait(timeout=20), -signal.SIGINT)
        run.stdin.close()
        run.stdout.close()


class Searches(unittest.TestCase):
    def test_a_win_in_one_is_found(self) -> None:
        engine = akhet.LaserEngine(threads=2)
        wins = wins_in_one()
        self.assertGreater(len(wins), 5)
        for ply in wins:
            game = akhet.LaserGame(ply["fen"])
            found = engine.search(game, depth=3)
            assert found.best and found.score
            self.assertEqual((found.score.plies, found.score.points), (1, None))
            self.assertEqual((found.score.expected, found.lines[0].pv[0]), (1.0, found.best))
            game.play(found.best)
            self.assertEqual(game.result, ply["result"])
            game.undo()
            only = engine.search(game, moves=[ply["move"]], mate=1)
            self.assertEqual(only.best, ply["move"])

    def test_equal_nodes_give_equal_answers(self) -> None:
        engine = akhet.LaserEngine()
        first, second = (engine.search(akhet.LaserGame(), nodes=3000) for _ in range(2))
        engine.clear()
        again = engine.search(akhet.LaserGame(), nodes=3000)
        self.assertEqual((first.best, first.nodes), (again.best, again.nodes))
        self.assertLessEqual(second.nodes, 3100)

    def test_several_lines_and_reports(self) -> None:
        reports: list[akhet.Info] = []
        engine = akhet.LaserEngine()
        found = engine.search(akhet.LaserGame(), depth=4, lines=3, report=reports.append)
        self.assertEqual([info.line for info in found.lines], [1, 2, 3])
        self.assertEqual(len({info.pv[0] for info in found.lines}), 3)
        assert found.score
        self.assertEqual((found.best, found.score.points), (found.lines[0].pv[0], found.lines[0].score.points))
        self.assertEqual(max(info.depth for info in reports), 4)
        self.assertTrue(all(info.bound in ("exact", "lower", "upper") for info in reports))

    def test_labyrinth_is_searched_with_hidden_and_open_cards(self) -> None:
        engine = akhet.LabyrinthEngine(threads=2)
        game = akhet.LabyrinthGame.deal(5)
        for open_cards in (False, True):
            found = engine.search(game, nodes=2000, open_cards=open_cards)
            self.assertIn(found.best, game.legal_moves())
            chances = engine.evaluate(game, open_cards=open_cards)
            self.assertAlmostEqual(sum(chances.values()), 1.0, places=3)

    def test_levels_and_clocks(self) -> None:
        engine = akhet.LaserEngine()
        game = akhet.LaserGame()
        weak = {engine.search(game, level=0, seed=seed).best for seed in range(8)}
        self.assertGreater(len(weak), 1)
        began = time.monotonic()
        found = engine.search(game, clock=1.0, increment=0.01, moves_to_go=30)
        self.assertIn(found.best, game.legal_moves())
        self.assertLess(time.monotonic() - began, 5)

    def test_a_search_runs_beside_python_and_is_stopped(self) -> None:
        engine = akhet.LaserEngine()
        stop = threading.Event()
        results: list[akhet.Found] = []
        search = lambda: results.append(engine.search(akhet.LaserGame(), stop=stop))
        thread = threading.Thread(target=search)
        thread.start()
        for _ in range(20):
            time.sleep(0.01)
        with self.assertRaisesRegex(RuntimeError, "the engine is searching"):
            engine.search(akhet.LaserGame(), depth=1)
        stop.set()
        thread.join(timeout=20)
        self.assertTrue(results and results[0].best)
        # A search with an event already set does not hang.
        self.assertTrue(engine.search(akhet.LaserGame(), stop=stop).best)

    def test_an_error_of_the_report_ends_the_search(self) -> None:
        def report(info: akhet.Info) -> None:
            raise KeyError(info.depth)

        engine = akhet.LaserEngine()
        with self.assertRaises(KeyError):
            engine.search(akhet.LaserGame(), report=report)
        self.assertTrue(engine.search(akhet.LaserGame(), depth=1).best)

    def test_ctrl_c_ends_searches_and_counts(self) -> None:
        for work in (
            lambda: akhet.LaserEngine().search(akhet.LaserGame()),
            lambda: akhet.LaserGame().perft(9),
            lambda: akhet.LabyrinthGame.deal(1).perft(9),
        ):
            timer = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])
            timer.start()
            with self.assertRaises(KeyboardInterrupt):
                work()
            timer.join()

    def test_evaluations(self) -> None:
        engine = akhet.LaserEngine()
        game = akhet.LaserGame("ace", ["c5R"])
        score, mirrored = engine.evaluate(game), engine.evaluate(game.flipped())
        self.assertEqual((score.points, score.plies), (mirrored.points, None))
        self.assertTrue(0 < score.expected < 1)
        network = next((DATA.parent / "nets").glob("*.nnue")).read_bytes()
        other = akhet.LaserEngine(network=network)
        self.assertEqual(other.evaluate(game).points, score.points)

    def test_a_game_that_is_over_has_a_result_and_no_score(self) -> None:
        ply = wins_in_one()[0]
        won = akhet.LaserGame(ply["fen"], [ply["move"]])
        drawn = akhet.LaserGame("ace", BACK_AND_FORTH, repetition_ends=True)
        claimed = akhet.LaserGame("ace", BACK_AND_FORTH)
        claimed.claim_draw()
        engine = akhet.LaserEngine()
        for game, ending in (
            (won, "has won"),
            (drawn, "draw by threefold repetition"),
            (claimed, "draw by threefold repetition"),
        ):
            found = engine.search(game, depth=4)
            self.assertEqual((found.best, found.score, found.lines), (None, None, []))
            self.assertEqual(game.legal_moves(), [])
            for work in (lambda: engine.evaluate(game), game.flipped, lambda: game.play("a8R")):
                with self.assertRaisesRegex(ValueError, f"the game is over: .*{ending}"):
                    work()
        self.assertEqual(won.perft(2), 0)
        claimed.undo()
        self.assertTrue(engine.search(claimed, nodes=10).best)
        self.assertTrue(engine.evaluate(claimed))

    def test_a_game_of_labyrinth_that_is_over_is_won_for_certain(self) -> None:
        plays = read_lines("labyrinth/vectors.jsonl")
        games = [akhet.LabyrinthGame(play["start"], play["moves"]) for play in plays if not play["options"]]
        over = [game for game in games if game.winner]
        self.assertGreater(len(over), 1)
        engine = akhet.LabyrinthEngine()
        for game in over:
            certain = {player: float(player == game.winner) for player in game.players}
            self.assertEqual(engine.evaluate(game), certain)
            found = engine.search(game, nodes=100)
            self.assertEqual((found.best, found.score), (None, None))


class Planes(unittest.TestCase):
    def test_planes_show_the_pieces_of_the_player_to_move(self) -> None:
        names = akhet.LaserGame.PLANES
        game = akhet.LaserGame()
        planes = game.planes()
        self.assertEqual((planes.shape, planes.dtype), ((len(names), 8, 10), np.uint8))
        self.assertEqual(planes[names.index("own King"), 0, 4], 1)
        kinds = [n for n, name in enumerate(names) if name.split()[-1] in "n e s w King".split()]
        self.assertEqual(int(planes[kinds].sum()), len(game.pieces()))
        # Red sees what Blue would see with the players exchanged.
        game.play("c5R")
        self.assertTrue((game.planes() == game.flipped().planes()).all())
        beam = game.beam("red")
        own = [names.index(f"own beam along {lines}") for lines in ("files", "ranks")]
        self.assertEqual(int(game.planes()[own].any(axis=0).sum()), len(set(beam.path)))
        self.assertFalse((game.planes() == planes).all())

    def test_planes_of_repetitions(self) -> None:
        game = akhet.LaserGame("ace", ["f1g1", "e8d7", "g1f1", "d7e8"])
        first, second = game.planes()[-2:]
        self.assertEqual((first.min(), second.max()), (1, 0))

    def test_planes_of_labyrinth_hide_what_is_hidden(self) -> None:
        names = akhet.LabyrinthGame.PLANES
        game = akhet.LabyrinthGame.deal(4, 2)
        planes = game.planes()
        self.assertEqual((planes.shape, planes.dtype), ((len(names), 7, 7), np.uint8))
        self.assertTrue((planes == game.seen_by("blue").planes(open_cards=True)).all())
        self.assertFalse((planes == game.planes(open_cards=True)).all())
        self.assertEqual(planes[names.index("player 1 number of cards left"), 0, 0], 12)
        self.assertEqual(int(planes[names.index("player 3 pawn")].sum()), 0)
        own = planes[names.index("player 1 target")]
        on_board = [f"{'abcdefg'[file]}{rank + 1}" for rank, file in np.argwhere(own)]
        self.assertEqual(on_board, game.targets("blue"))


class BadInput(unittest.TestCase):
    def test_errors_say_what_and_where(self) -> None:
        game = akhet.LaserGame()
        maze = akhet.LabyrinthGame.deal(1)
        engine = akhet.LaserEngine()
        cases: list[tuple[Callable[[], object], str]] = [
            (lambda: akhet.LaserGame("nowhere"), 'start "nowhere": known setups: ace'),
            (lambda: akhet.LaserGame("9/8 b"), "start: the number of ranks is 2, not 8"),
            (lambda: akhet.LaserGame("ace", ["c5R", "c5R"]), r'moves\[1\]: move "c5R": the Deflector'),
            (lambda: game.play("z9"), 'move "z9": it does not begin with a square a1 to j8'),
            (lambda: game.play("e5e6"), 'move "e5e6": '),
            (lambda: game.play("🙂" * 3), "it does not begin with a square"),
            (lambda: game.beam("green"), 'player: "green" is not one of blue, red'),
            (lambda: game.perft(-1), "depth: -1 is not from 0 to 64"),
            (lambda: maze.play("a1"), 'move "a1": it does not begin with an arrow'),
            (lambda: maze.pawn("green"), 'player: "green" is not one of blue, orange'),
            (lambda: akhet.LabyrinthGame("x"), "start: "),
            (lambda: akhet.LabyrinthGame("deal"), 'start "deal": expected deal SEED'),
            (lambda: akhet.LabyrinthGame("deal 1 2 3 4"), 'start "deal 1 2 3 4": expected deal SEED'),
            (lambda: akhet.LabyrinthGame("deal x"), 'start "deal x": invalid digit'),
            (lambda: akhet.LabyrinthGame("deal 1 9"), "players: 9 is not from 2 to 4"),
            (lambda: akhet.LabyrinthGame("deal 1 2 13"), "cards: 13 is not from 1 to 12"),
            (lambda: akhet.LabyrinthGame("deal -1"), "seed: -1 is not from 0"),
            (lambda: akhet.LabyrinthGame.deal(1, 5), "players: 5 is not from 2 to 4"),
            (lambda: akhet.LabyrinthGame.deal(-1), "seed: -1 is not from 0"),
            (lambda: akhet.LaserEngine(hash=0), "hash: 0 is not from 1"),
            (lambda: akhet.LaserEngine(hash=1 << 20), "hash: not enough memory for a table of"),
            (lambda: akhet.LaserEngine(threads=0), "threads: 0 is not from 1 to 1024"),
            (lambda: akhet.LaserEngine(network=b"no network"), "network: "),
            (lambda: engine.search(game, depth=0), "depth: 0 is not from 1"),
            (lambda: engine.search(game, movetime=-1), "movetime: -1 is not a time in seconds"),
            (lambda: engine.search(game, movetime=float("nan")), "movetime: NaN is not a time"),
            (lambda: engine.search(game, level=21), "level: 21 is not from 0 to 20"),
            (lambda: engine.search(game, moves=["c5R", "a1a2"]), r'moves\[1\] "a1a2": a1 is empty'),
            (lambda: engine.search(game, lines=0), "lines: 0 is not from 1"),
        ]
        for work, message in cases:
            with self.subTest(message), self.assertRaisesRegex(ValueError, message):
                work()
        self.assertEqual(game.moves, [])
        with self.assertRaisesRegex(TypeError, "not a threading.Event"):
            engine.search(game, stop=1)  # type: ignore[arg-type]
        with self.assertRaises(TypeError):
            engine.search(maze)  # type: ignore[arg-type]

    def test_moves_are_read_one_by_one(self) -> None:
        """Neither the length that a sequence claims to have nor a missing end does harm."""

        class Long:
            def __len__(self) -> int:
                return 10**12

            def __getitem__(self, index: int) -> str:
                return "c5R"

        def fails() -> Iterator[str]:
            yield "c5R"
            raise KeyError("no more")

        engine, game = akhet.LaserEngine(), akhet.LaserGame()
        maze = akhet.LabyrinthGame("deal 1")
        mazes = akhet.LabyrinthEngine()
        # The uses of moves, and a legal one.
        uses: list[tuple[Callable[[Any], object], str]] = [
            (lambda moves: akhet.LaserGame("ace", moves), "c5R"),
            (lambda moves: akhet.LabyrinthGame("deal 1", moves), maze.legal_moves()[0]),
            (lambda moves: engine.search(game, nodes=10, moves=moves), "c5R"),
            (lambda moves: mazes.search(maze, nodes=10, moves=moves), maze.legal_moves()[0]),
        ]
        moves: Any
        for use, move in uses:
            for moves in (range(10**12), [move, 5], itertools.count()):
                with self.assertRaisesRegex(TypeError, r"moves\[[01]\]: a move is a str, not int"):
                    use(moves)
            for moves in ([move, "x"], itertools.chain([move], itertools.repeat("x"))):
                with self.assertRaisesRegex(ValueError, r"moves\[1\]"):
                    use(moves)
            for moves in (5, move):
                with self.assertRaises(TypeError):
                    use(moves)
            for moves in ([move], (move,), iter([move]), {move}, (one for one in [move]), None):
                use(moves)
            with self.assertRaises(UnicodeError):
                use(["\ud800"])
            with self.assertRaises(KeyError):
                use(one.replace("c5R", move) for one in fails())
        with self.assertRaisesRegex(ValueError, r"moves\[1\]"):
            akhet.LaserGame("ace", Long())  # type: ignore[arg-type]

    def test_moves_without_an_end_are_read_until_ctrl_c(self) -> None:
        shuffling = itertools.cycle(BACK_AND_FORTH)
        # No other thread runs meanwhile that could send the signal.
        before = signal.signal(signal.SIGALRM, signal.default_int_handler)
        for work in (
            lambda: akhet.LaserGame("ace", shuffling),
            lambda: akhet.LaserEngine().search(akhet.LaserGame(), moves=itertools.repeat("c5R")),
        ):
            signal.setitimer(signal.ITIMER_REAL, 0.2)
            with self.assertRaises(KeyboardInterrupt):
                work()
        signal.signal(signal.SIGALRM, before)

    def test_random_texts_are_read_or_refused(self) -> None:
        random.seed(1)
        texts = [ply["fen"] for ply in read_lines("data/vectors.jsonl")[::50]]
        texts += [ply["start"] for ply in read_lines("labyrinth/vectors.jsonl")[::5]]
        accepted = 0
        for text in texts * 20:
            letters = list(text)
            for _ in range(random.randint(1, 3)):
                letters[random.randrange(len(letters))] = random.choice(text + "?é\0/9")
            for kind in (akhet.LaserGame, akhet.LabyrinthGame):
                try:
                    game = kind("".join(letters))
                except ValueError:
                    continue
                accepted += 1
                game.planes()
                game.perft(1)
                str(game), game.svg()
        self.assertGreater(accepted, 10)


if __name__ == "__main__":
    unittest.main()
