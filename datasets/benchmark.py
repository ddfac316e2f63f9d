#!/usr/bin/env python3
"""Positions with a clear best move: makes them with a long search, searches them longer, and scores engines on them.

    benchmark.py make ROWS OUT --engine CMD --nodes N    positions from ROWS, JSON lines of `akhet dataset`
    benchmark.py puzzles FILE OUT --count N              adds proved wins in two moves and more from a file of puzzles
    benchmark.py deepen OUT --engine CMD --nodes N       searches again what has been searched with fewer nodes
    benchmark.py score OUT --engine CMD --go "nodes N"   how many best moves an engine of the line protocol finds
    benchmark.py score OUT --moves FILE                  the same for a file with a move per position, such as a policy's

Each row is written when it is done: `make` and `deepen` go on where an interrupted run ended. Needs Python 3.9 and nothing else.
"""

import argparse
import json
import math
import os
import shlex
import subprocess
import sys
import zlib
from collections import defaultdict
from pathlib import Path

# A best move is clear if the expected result after it is better than after any other by this much, from 0 to 1.
MARGIN = 0.1
# The nodes of the first searches, which sort out most positions.
GLANCES = [4_000, 20_000]
# The positions of a game that are tried, of the wanted phase and of others.
TRIED = 50
# The first ply of each phase.
PHASES = {"opening": 0, "middle": 40, "late": 90}
# The longest win that is proved, in moves.
PROVED = 4


class Engine:
    """A program that speaks the line protocol."""

    def __init__(self, command, options):
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for option in options:
            name, separator, value = option.partition("=")
            if not separator:
                sys.exit(f"error: --option {option}: expected NAME=VALUE")
            self.send(f"setoption name {name} value {value}")

    def send(self, *lines):
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def until(self, word):
        """The lines up to the one that begins with this word."""
        lines = []
        for line in self.process.stdout:
            lines.append(line.split())
            if line.startswith("info string error"):
                sys.exit(f"error: the engine says: {line.strip()}")
            if lines[-1][:1] == [word]:
                return lines
        sys.exit(f"error: the engine ended before it said '{word}'")

    def search(self, fen, go):
        """The lines of a search with empty tables, `bestmove` last."""
        self.send("ucinewgame", f"position fen {fen}", f"go {go}")
        return self.until("bestmove")

    def lines(self, fen, nodes):
        """The two best moves: for each the expected result, the score, the depth and the line; and the nodes up to the last of these."""
        found, used = {}, 0
        for words in self.search(fen, f"nodes {nodes}"):
            if words[0] != "info" or "pv" not in words or "multipv" not in words:
                continue
            after = lambda word: words[words.index(word) + 1]
            kind, value = words[words.index("score") + 1 : words.index("score") + 3]
            if "lowerbound" in words or "upperbound" in words:
                continue
            expected = 1 / (1 + math.exp(-int(value) / 170)) if kind == "cp" else float(int(value) > 0)
            found[int(after("multipv"))] = (expected, [kind, int(value)], int(after("depth")), words[words.index("pv") + 1 :])
            used = int(after("nodes"))
        return found.get(1), found.get(2), used

    def proof(self, fen, moves):
        """Whether the mover is proved to win within so many moves and no fewer, by this or another move."""
        self.send(f"position fen {fen}", f"solve {moves}")
        return self.until("solved")[-1][1:3] == ["win", str(moves)]


def judged(engine, row, nodes):
    """The row with its best move by a search of so many nodes; None if none is clear."""
    best, second, used = engine.lines(row["fen"], nodes)
    if best is None or second is None or best[0] - second[0] < MARGIN or best[1] == ["mate", 1]:
        return None
    (kind, value), moves = best[1], None
    if kind == "mate" and 0 < value <= PROVED and engine.proof(row["fen"], value):
        moves = value
    fields = ("fen", "setup", "phase", "game", "ply")
    found = {"best": best[3][0], "score": best[1], "second": second[3][0], "second_score": second[1]}
    margin = round(best[0] - second[0], 3)
    line = " ".join(best[3][:10])
    return {**{name: row[name] for name in fields}, **found, "margin": margin, "depth": best[2], "nodes": nodes, "used": used, "proved": moves, "line": line}


def read(path):
    with open(path) as file:
        return [json.loads(line) for line in file]


def candidates(rows):
    """Positions of all games, the setups and phases in turn; of each game those of one phase first."""
    phase_of = lambda ply: max((begin, name) for name, begin in PHASES.items() if begin <= ply)[1]
    games, queues = defaultdict(list), defaultdict(list)
    for row in rows:
        if row["setup"] and row["mate"] is None:
            games[row["game"]].append({**row, "phase": phase_of(row["ply"])})
    for nth, (game, positions) in enumerate(sorted(games.items())):
        positions.sort(key=lambda row: zlib.crc32(row["fen"].encode()))
        wanted = list(PHASES)[nth % len(PHASES)]
        fitting = [row for row in positions if row["phase"] == wanted]
        others = [row for row in positions if row["phase"] != wanted]
        queues[positions[0]["setup"], wanted] += fitting[:TRIED] + others[:TRIED]
    while any(queues.values()):
        for key in sorted(queues):
            if queues[key]:
                yield queues[key].pop(0)


def make(args):
    found = read(args.positions) if args.positions.exists() else []
    begun = found[-1]["fen"] if found else None
    used = {row["game"] for row in found}
    engine = Engine(args.engine, [*args.option, "MultiPV=2"])
    with open(args.positions, "a") as out:
        for row in candidates(read(args.rows)):
            if begun:
                begun = None if row["fen"] == begun else begun
                continue
            if len(used) == args.count:
                break
            if row["game"] in used or not all(judged(engine, row, nodes) for nodes in GLANCES):
                continue
            if answer := judged(engine, row, args.nodes):
                used.add(row["game"])
                out.write(json.dumps(answer) + "\n")
                out.flush()
    print(f"{len(used)} positions")


def add_puzzles(args):
    with open(args.rows) as file:
        puzzles = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    puzzles = [puzzle for puzzle in puzzles if int(puzzle[1]) > 1]
    if not 0 < (args.count or 0) <= len(puzzles):
        sys.exit(f"error: --count: expected a number from 1 to {len(puzzles)}")
    with open(args.positions, "a") as out:
        for fen, wins, *_, solution, setup, _ in puzzles[:: len(puzzles) // args.count][: args.count]:
            place = {"fen": " ".join(fen.split()[:2]), "setup": None if setup == "-" else setup, "phase": "puzzle", "game": None, "ply": None}
            best = {"best": solution.split()[0], "score": ["mate", int(wins)], "second": None, "second_score": None, "margin": None}
            out.write(json.dumps({**place, **best, "depth": None, "nodes": 0, "used": 0, "proved": int(wins), "line": solution}) + "\n")


def deepen(args):
    engine = Engine(args.engine, [*args.option, "MultiPV=2"])
    rows, changed, dropped = read(args.positions), 0, 0
    for row in [row for row in rows if row["nodes"] < args.nodes and not row["proved"]]:
        answer, place = judged(engine, row, args.nodes), rows.index(row)
        changed += answer is not None and answer["best"] != row["best"]
        dropped += answer is None
        rows[place : place + 1] = [answer] if answer else []
        new = args.positions.with_suffix(".new")
        new.write_text("".join(json.dumps(row) + "\n" for row in rows))
        os.replace(new, args.positions)
    print(f"{len(rows)} positions; {changed} have another best move, {dropped} no clear one and are dropped")


def score(args):
    rows = read(args.positions)
    if args.moves:
        moves = args.moves.read_text().split()
        if len(moves) != len(rows):
            sys.exit(f"error: {args.moves} has {len(moves)} moves for {len(rows)} positions")
    else:
        engine = Engine(args.engine, args.option)
        moves = [engine.search(row["fen"], args.go)[-1][1] for row in rows]
    tally = defaultdict(list)
    for row, move in zip(rows, moves):
        for key in ("all", row["phase"], row["setup"] or "elsewhere"):
            tally[key].append(move == row["best"])
    for key in ["all", *PHASES, *sorted(set(tally) - {"all", *PHASES})]:
        found, total = sum(tally[key]), len(tally[key])
        if total:
            print(f"{key:<10} {found:>4} of {total:<4} {100 * found / total:5.1f} ± {interval(found, total):.1f} %")


def interval(found, total):
    """Half the 95 % interval of a share, in percent."""
    share = (found + 2) / (total + 4)
    return 196 * math.sqrt(share * (1 - share) / (total + 4))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for name, run in [("make", make), ("puzzles", add_puzzles), ("deepen", deepen), ("score", score)]:
        command = commands.add_parser(name)
        command.set_defaults(run=run)
        if run in (make, add_puzzles):
            command.add_argument("rows", type=Path)
            command.add_argument("--count", type=int, help="how many; without it as many as there are")
        command.add_argument("positions", type=Path)
        command.add_argument("--engine", default="akhet", help="the command that starts it")
        command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the engine")
        if run is score:
            command.add_argument("--go", default="nodes 10000", help="what follows `go`")
            command.add_argument("--moves", type=Path, metavar="FILE")
        else:
            command.add_argument("--nodes", type=int, default=1_000_000)
    args = parser.parse_args()
    try:
        args.run(args)
    except (OSError, ValueError, KeyError) as error:
        sys.exit(f"error: {error!r}" if isinstance(error, KeyError) else f"error: {error}")


if __name__ == "__main__":
    main()
