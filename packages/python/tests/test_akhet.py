"""Tests of the installed module akhet against data from independent programs, in the repository's tests/."""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
import unittest
from collections.abc import Callable
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
        for play in read_lines("labyrinth/vectors.jsonl"):
            rules: dict[str, Any] = {
                {"FreeOrder": "free_order", "NoReturn": "no_return"}[option]: True
                for option in play["options"]
            }
            game = akhet.LabyrinthGame(play["start"], **rules)
            for move, legal, position in zip(play["moves"], play["legal"], play["positions"]):
                self.assertEqual(len(game.legal_moves()), legal)
                game.play(move)
                self.assertEqual(game.fen, position)
            self.assertEqual(game.winner, names[play["winner"]])

    def test_beam_of_the_first_position(self) -> None:
        beam = akhet.LaserGame("ace").beam("blue")
        self.assertEqual(" ".join(beam.path), "j2 j3 j4 i4 h4 h5 i5 j5 j6 j7 j8")
        self.assertEqual((beam.end, beam.square, beam.piece), ("out", None, None))

    def test_a_draw_is_claimed_and_the_claim_taken_back(self) -> None:
        game = akhet.LaserGame()
        with self.assertRaisesRegex(ValueError, "occurred 1 of the 3 times"):
            game.claim_draw()
        back_and_forth = ["f1g1", "e8d7", "g1f1", "d7e8"] * 2
        game = akhet.LaserGame("ace", back_and_forth)
        self.assertEqual((game.repetitions, game.result), (3, "*"))
        game.claim_draw()
        self.assertEqual((game.result, game.winner), ("1/2-1/2", None))
        self.assertEqual((game.ending, game.undo()), ("draw by threefold repetition", "claim"))
        ended = akhet.LaserGame("ace", back_and_forth, repetition_ends=True)
        self.assertEqual(ended.legal_moves(), [])

    def test_players_see_their_own_cards(self) -> None:
        game = akhet.LabyrinthGame.deal(7, 3)
        self.assertEqual(game.players, ["blue", "yellow", "orange"])
        seen = game.seen_by("yellow")
        self.assertEqual(seen.cards("blue"), ["?"] * 8)
        self.assertEqual(seen.cards("yellow"), game.cards("yellow")[:1] + ["?"] * 7)
        self.assertEqual((game.pawn("orange"), len(game.tiles())), ("g7", 49))
        self.assertEqual(game.uncovered("blue"), [])

    def test_copies_are_independent(self) -> None:
        for game in (akhet.LaserGame(), akhet.LabyrinthGame.deal(1)):
            before, copy = game.fen, game.copy()
            copy.play(copy.legal_moves()[0])
            self.assertEqual((game.fen, len(copy.moves)), (before, 1))


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
        self.assertRegex(done.stdout.splitlines()[-1], "^49799 nodes ")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(akhet_program("--version").stdout, r"^akhet \d")
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

    def test_searches_after_the_end_have_no_move(self) -> None:
        ply = wins_in_one()[0]
        game = akhet.LaserGame(ply["fen"], [ply["move"]])
        engine = akhet.LaserEngine()
        self.assertIsNone(engine.search(game, depth=4).best)
        self.assertTrue(engine.evaluate(game))
        self.assertEqual((game.legal_moves(), game.perft(2)), ([], 0))
        with self.assertRaisesRegex(ValueError, "the game is over: .* has won"):
            game.play("a8R")


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
