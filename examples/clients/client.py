#!/usr/bin/env python3
"""Plays Blue against an engine and draws the last board, without knowing the rules of the game."""

import argparse
import contextlib
import subprocess
import sys


class Engine:
    """An engine in its own process, which takes lines and answers with lines."""

    def __init__(self, program):
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen([program], stdin=pipe, stdout=pipe, encoding="utf-8")
        except OSError as error:
            raise RuntimeError(f"cannot start '{program}': {error.strerror}") from error

    def ask(self, question, last):
        """The lines of the answer, up to the one whose first word is `last`."""
        with contextlib.suppress(OSError):  # If the engine has ended, there are no more answers.
            print(question, file=self.process.stdin, flush=True)
        answer = []
        for line in map(str.strip, self.process.stdout):
            if line.startswith("info string error"):
                raise RuntimeError(line)
            answer.append(line)
            if line.split(" ")[0] == last:
                return answer
        raise RuntimeError(f"the engine has ended, '{last}' was awaited")

    def query(self, what):
        return self.ask(f"query {what}", "response")[0].split()[1]

    def close(self):
        self.process.communicate()  # End of input tells the engine to quit.


def gain(shot):
    """What a shot gains Blue: 1 for a piece of Red, -1 for one of Blue's own, twice that for a King."""
    end, *target, result = shot.partition(" end ")[2].split()
    if end != "hit":
        return 0
    return (1 if target[1][0].islower() else -1) * (1 if result == "*" else 2)


def choose(engine, random):
    """A move whose shot gains most. The engine lists the shots of all legal moves."""
    shots = engine.ask("shot", "shotok")[:-1]
    most = max(map(gain, shots))
    moves = [shot.split()[1] for shot in shots if gain(shot) == most]
    return moves[random % len(moves)]


def play(engine, level, go, start, seed, limit):
    engine.ask("uci", "uciok")
    for line in f"setoption name Skill Level value {level}", "ucinewgame", f"position {start}":
        engine.ask(f"{line}\nisready", "readyok")
    for ply in range(1, limit + 1):
        if int(engine.query("repetitions")) >= 3:
            engine.ask("claim", "claimed")
        if engine.query("gameover") == "true":
            break
        seed = seed * 48271 % 2147483647  # Random numbers that are the same in every language.
        blue = engine.query("p1turn") == "true"
        if blue:
            move = choose(engine, seed)
        else:
            move = engine.ask(f"go {go}", "bestmove")[-1].split()[1]
        shot = engine.ask(f"play {move}", "played")[0]
        end = shot.split(" end ")[1].split(" result ")[0]
        print(f"{ply:3} {'Blue' if blue else 'Red':4} {move:4}", end)
    print("result", engine.query("result"))


def draw(engine):
    """The pieces as in a FEN, with `*` where Blue's beam runs, `+` where Red's does, `#` where both do."""
    _, *words = engine.ask("board", "board")[0].split()
    pieces = dict(zip(words[::2], words[1::2]))
    blue, red = (engine.ask(f"beam {color}", "beam")[0].split()[4:-3] for color in ("blue", "red"))
    for rank in "87654321":
        squares = [file + rank for file in "abcdefghij"]
        print(rank, *(f"{pieces.get(at, '.'):2}{' *+#'[(at in blue) + 2 * (at in red)]}" for at in squares))
    print("  a   b   c   d   e   f   g   h   i   j")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engine", nargs="?", default="akhet", help="the program of the engine")
    parser.add_argument("--level", default="3", help="its Skill Level, 0 to 20")
    parser.add_argument("--go", default="movetime 100", help="how long it thinks, as the words after `go`")
    parser.add_argument("--start", default="setup ace", help="where it starts, as the words after `position`")
    parser.add_argument("--seed", type=int, default=1, help="decides between moves that are equally good")
    parser.add_argument("--limit", type=int, default=200, help="how many moves are played at most")
    options = vars(parser.parse_args())
    try:
        with contextlib.closing(Engine(options.pop("engine"))) as engine:
            play(engine, **options)
            draw(engine)
    except RuntimeError as error:
        sys.exit(f"{parser.prog}: {error}")
