#!/usr/bin/env python3
"""Measures the opening of a setup: the best first moves, the traps, or how games of a match went."""

import argparse
import contextlib
import json
import math
import sys

from client import Engine

SETUPS = ["ace", "curiosity", "grail", "mercury", "sophie"]
MATE = 100_000


def best(engine, position, go, lines=1):
    """The best moves: for each its score in points, a mate being MATE minus its moves, and its line."""
    engine.ask(f"setoption name MultiPV value {lines}\nposition {position}\nisready", "readyok")
    found = {}
    for line in engine.ask(f"go {go}", "bestmove"):
        words = line.split()
        if "pv" in words and "lowerbound" not in words and "upperbound" not in words:
            rank = int(words[words.index("multipv") + 1]) if "multipv" in words else 1
            kind, number = words[words.index("score") + 1 :][:2]
            score = int(number)
            if kind == "mate":
                score = math.copysign(MATE, score) - score
            found[rank] = score, words[words.index("pv") + 1 :]
    if not found:
        raise RuntimeError(f"'go {go}' is too short for a report")
    return [found[rank] for rank in sorted(found)]


def shown(score):
    if abs(score) > MATE // 2:
        return f"mate {math.copysign(MATE, score) - score:.0f}"
    return f"{score / 100:+.2f}"


def plus(position, move):
    return f"{position} {move}" if " moves " in position else f"{position} moves {move}"


def first_moves(engine, setup, options):
    """The best first moves with their lines, which begin with the best replies."""
    print(f"\n| {setup} | score | line |\n|---|---|---|")
    for score, line in best(engine, f"setup {setup}", options.go, options.lines):
        print(f"| `{line[0]}` | {shown(score)} | {' '.join(line[1:10])} |", flush=True)


def traps(engine, position, options):
    """Prints how many moves lose needlessly, and those of them that a 2-ply search likes best."""
    looks = {line[0]: score for score, line in best(engine, position, "depth 2", 218)}
    found = {move: best(engine, position, f"{options.go} searchmoves {move}")[0] for move in looks}
    top = max(score for score, _ in found.values())
    lost = {move: line for move, line in found.items() if line[0] <= min(-options.loses, top - options.loses)}
    print(f"\n{position}: best {shown(top)}, {len(lost)} of {len(looks)} moves lose", flush=True)
    for move, (score, line) in sorted(lost.items(), key=lambda item: -looks[item[0]])[: options.lines]:
        print(f"- `{move}` looks {shown(looks[move])}, is {shown(score)}: {' '.join(line[1:12])}".rstrip(": "), flush=True)


def all_traps(engine, setup, options):
    """The traps of the first move, of the reply to each good first move, and of the second move."""
    start = f"setup {setup}"
    traps(engine, start, options)
    for _, line in best(engine, start, options.choose, options.lines):
        after = plus(start, line[0])
        traps(engine, after, options)
        traps(engine, plus(after, best(engine, after, options.choose)[0][1][0]), options)


def read_games(file):
    """The games with at least one move in a file of `akhet match --json-out`."""
    with open(file, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            try:
                game = json.loads(line).get("game")
                if game and game["moves"]:
                    yield game
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                raise RuntimeError(f"{file}: line {number} is not one of a match") from error


def games(files):
    """The match results from each setup: Blue's score with its 95 % interval, draws, length."""
    records = [game for file in files for game in read_games(file)]
    print("| setup | games | Blue's score | draws | plies | first moves: games, Blue's score |\n|---|---|---|---|---|---|")
    for setup in SETUPS:
        played = [game for game in records if game["opening"] == setup]
        if not played:
            continue
        points = [{"1": 1, "0": 0}.get(game["result"].split("-")[0], 0.5) for game in played]
        score = sum(points) / len(points)
        spread = 1.96 * math.sqrt(sum((point - score) ** 2 for point in points) / len(points) / len(points))
        plies = sum(len(game["moves"]) for game in played) / len(played)
        firsts = {}
        for game, point in zip(played, points):
            firsts.setdefault(game["moves"][0]["move"], []).append(point)
        common = sorted(firsts.items(), key=lambda item: -len(item[1]))[:4]
        by_move = (f"`{move}` {len(scores)}, {sum(scores) / len(scores):.0%}" for move, scores in common)
        print(f"| {setup} | {len(played)} | {100 * score:.1f} ± {100 * spread:.1f} % | {points.count(0.5) / len(points):.0%} "
              f"| {plies:.0f} | {'; '.join(by_move)} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["moves", "traps", "games"], help="`games` reads files of `akhet match --json-out`")
    parser.add_argument("names", nargs="*", help="setups, by default all, or files")
    parser.add_argument("--engine", default="akhet", help="the program of the engine")
    parser.add_argument("--go", default="nodes 100000", help="how long it thinks, as the words after `go`")
    parser.add_argument("--choose", default="nodes 1000000", help="the same for the moves after which traps are looked for")
    parser.add_argument("--lines", type=int, default=4, help="how many first moves, or traps of a position")
    parser.add_argument("--loses", type=int, default=300, help="how many points the loss of a trap is")
    options = parser.parse_args()
    try:
        if options.what == "games":
            games(options.names)
        else:
            measure = first_moves if options.what == "moves" else all_traps
            with contextlib.closing(Engine(options.engine)) as engine:
                for setup in options.names or SETUPS:
                    engine.ask("setoption name Hash value 256\nucinewgame\nisready", "readyok")
                    measure(engine, setup, options)
    except (OSError, RuntimeError) as error:
        sys.exit(f"{parser.prog}: {error}")
