#!/usr/bin/env python3
"""Plays the ladder of levels and checks that each scores within its bounds: docs/levels.md has the results.

    tests/ladder.py [--variant labyrinth] [--games N] [--seed N] [--program AKHET] [--players FOLDER] [ROW...]

A row is the number of a level, which plays the one below, or the name of a simple player from
examples/laser_player or examples/labyrinth_player, which plays its level. The default is all rows.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ANCHORS = {
    "laserchess": {"random": 0, "greedy": 2, "careful 50": 4, "careful 100": 6},
    "labyrinth": {"catch": 9, "greedy": 10, "two": 13},
}
# The node limit of level 20.
FULL_NODES = {"laserchess": 2250, "labyrinth": 10_000}
ANCHOR_SCORE = (40, 60)
STEP_SCORE = (60, 75)


def engine(arguments, player):
    """The `--engine` flags of a player: a level or the name of a simple player."""
    if isinstance(player, str):
        program = {"laserchess": "laser_player", "labyrinth": "labyrinth_player"}[arguments.variant]
        return [f"cmd={arguments.players}/{program}", f"args={player}", f"name={player}", "st=10"]
    nodes = FULL_NODES[arguments.variant] if player == 20 else 1_000_000
    return [f"cmd={arguments.program}", f"name=level {player}", f"option.Skill Level={player}",
            "option.Hash=4", f"nodes={nodes}"]


def play(arguments, first, second):
    """The finished games of a match."""
    book = ROOT / "openings" / ("labyrinth.fen" if arguments.variant == "labyrinth" else "")
    with tempfile.TemporaryDirectory() as folder:
        out = f"{folder}/games.jsonl"
        match = [arguments.program, "match", "--variant", arguments.variant,
                 "--engine", *engine(arguments, first), "--engine", *engine(arguments, second),
                 "--openings", f"file={book}", "order=random", "--seed", str(arguments.seed),
                 "--rounds", str(arguments.games // 2), "--max-plies",
                 "4000" if arguments.variant == "labyrinth" else "400", "--json-out", out]
        done = subprocess.run(match, stdout=subprocess.DEVNULL, check=False)
        if done.returncode != 0:
            sys.exit(f"the match of {first} and {second} failed")
        lines = [json.loads(line) for line in Path(out).read_text().splitlines()]
    return [line["game"] if isinstance(line.get("game"), dict) else line
            for line in lines if "moves" in line or isinstance(line.get("game"), dict)]


def seats(game):
    """The names of the players in the order of play."""
    players = game.get("players")
    return [one["name"] for one in players] if players else [game["blue"], game["red"]]


def score(game, name):
    """The points of the player with this name."""
    point = game["result"].split("-")[seats(game).index(name)]
    return {"1": 1, "0": 0}.get(point, 0.5)


def hit_itself(game):
    """Whether the player who moved last lost."""
    first = 0 if game["fen"].split()[1] == "b" else 1
    mover = (first + len(game["moves"]) - 1) % 2
    return game["result"].split("-")[mover] == "0"


def row(arguments, first, second, bounds):
    """Plays a row and prints it; returns whether the first player's score is within the bounds."""
    games = play(arguments, first, second)
    name = f"level {first}"
    points = [score(game, name) for game in games]
    percent = 100 * sum(points) / len(points)
    within = bounds[0] <= percent <= bounds[1]
    lost = [game for game, point in zip(games, points) if point == 0]
    wins, losses = points.count(1), len(lost)
    line = f"| {first} | {second} | {len(games)} | {wins} {len(games) - wins - losses} {losses} | {percent:.1f} % |"
    if arguments.variant == "laserchess":
        line += f" {sum(map(hit_itself, lost))} |"
    print(line + ("" if within else f" not within {bounds[0]} to {bounds[1]} %"), flush=True)
    return within


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--variant", choices=list(ANCHORS), default="laserchess")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default=str(ROOT / "target/release/akhet"))
    parser.add_argument("--players", default=str(ROOT / "target/release/examples"))
    parser.add_argument("rows", nargs="*")
    arguments = parser.parse_args()
    anchors = ANCHORS[arguments.variant]
    rows = arguments.rows or [*anchors, *map(str, range(1, 21))]
    within = []
    for name in rows:
        if name in anchors:
            within.append(row(arguments, anchors[name], name, ANCHOR_SCORE))
        else:
            level = int(name)
            # In Laser Chess the anchors place the even levels up to 6, so the steps there are not checked.
            checked = level > 6 or arguments.variant == "labyrinth"
            bounds = STEP_SCORE if checked else (0, 100)
            within.append(row(arguments, level, level - 1, bounds))
    sys.exit(0 if all(within) else 1)


if __name__ == "__main__":
    main()
