#!/usr/bin/env python3
"""The rating list: past engines, levels and simple players on one scale. docs/ratings.md has the results.

    tests/ratings.py build FOLDER               builds each engine from its commit
    tests/ratings.py play FOLDER CONTROL [N]    plays until differences of neighbours are known to N Elo (40)
    tests/ratings.py list FOLDER CONTROL        prints the list from the games so far
    tests/ratings.py curve FOLDER FILE CONTROL...    plots the engines' ratings by commit, as PNG

CONTROL is as in `akhet match`, such as tc=1+0.01 or nodes=20000. The games are kept in FOLDER; `play` resumes
from them. Needs numpy, and `curve` matplotlib.
"""

import argparse
import json
import math
import os
import shutil
import subprocess
import sys
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path

import numpy as np

import ladder

# Commits and what was new in each. HEAD is built once per folder: a later HEAD needs a new folder.
ENGINES = {
    "7ff4327": "alpha-beta, quiescence, table",
    "0379b74": "reductions, null move, futility",
    "c811c45": "histories, a fitted evaluation",
    "822e0f6": "parries under a threat, coverage",
    "3366b1a": "pieces as seen from the Kings",
    "49b3e29": "a network, of 34,706 games",
    "a6152a4": "akhet-d1496b4e5077",
    "d7a5242": "akhet-747d5afe403a",
    "49b2b3e": "akhet-563eebf72bfe, the evaluation is one network",
    "fa84b85": "akhet-798802011373, parameters tuned",
    "8da16ff": "akhet-9fb3ed44e6f8, tuned again",
    "0be7ce0": "akhet-94ce4a74bca6, layers",
    "a94fd3a": "akhet-3ac7e685eb70, lines",
    "e0d2b4f": "akhet-9999681f8574, nearly all lines",
    "1e5bf0b": "akhet-55c821cf13d0, 30 million positions",
    "HEAD": "akhet-f264f9357a2c, 50 million positions",
}
# From the weakest up, as far as known: numbers are levels, the rest engines and simple players.
PLAYERS = ["random", 0, 2, "greedy", 4, "careful 100", 6, 8, 10, 12, 14, 16, 18, *ENGINES]
# The number of games in a match of two players.
BATCH = 20
ELO = 400 / math.log(10)


def name(player):
    return f"level {player}" if isinstance(player, int) else player


def build(folder):
    tree = folder / "tree"
    git = ["git", "-C", str(ladder.ROOT), "worktree"]
    settings = {**os.environ, "CARGO_TARGET_DIR": str(folder / "target")}
    for commit in ENGINES:
        if (folder / commit).exists():
            continue
        subprocess.run([*git, "add", "--force", "--detach", str(tree), commit], check=True)
        try:
            subprocess.run(["cargo", "build", "--release"], cwd=tree, env=settings, check=True)
            if commit == "HEAD":
                players = ["cargo", "build", "--release", "--example", "laser_player"]
                subprocess.run(players, cwd=tree, env=settings, check=True)
                shutil.copy(folder / "target/release/examples/laser_player", folder)
            shutil.copy(folder / "target/release/akhet", folder / commit)
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def engine(folder, control, player):
    """The `--engine` flags of a player."""
    if player in ENGINES:
        return [f"cmd={folder / player}", f"name={player}", "option.Hash=16", control]
    settings = argparse.Namespace(variant="laserchess", players=folder, program=folder / "HEAD")
    return ladder.engine(settings, player)


def games_file(folder, control, one, two):
    # Only engines play at the control. Games among the others count at every control.
    limit = f"{control} " if ENGINES.keys() & {PLAYERS[one], PLAYERS[two]} else ""
    return folder / f"{limit}{name(PLAYERS[one])} {name(PLAYERS[two])}.jsonl"


def results(folder, control):
    """The first player's points and the number of games of each pair, keyed by their indices in `PLAYERS`."""
    found = {}
    for one, first in enumerate(PLAYERS):
        for two in range(one + 1, len(PLAYERS)):
            file = games_file(folder, control, one, two)
            lines = map(json.loads, file.open()) if file.exists() else []
            points = [ladder.score(line["game"], name(first)) for line in lines if "game" in line]
            if points:
                found[one, two] = sum(points), len(points)
    return found


def fit(found):
    """
    The maximum likelihood ratings in the model of Bradley and Terry ("Rank analysis of incomplete block designs",
    1952), the first player's being 0, and half the width of the 95 % interval of each pair's difference.
    """
    ratings = np.zeros(len(PLAYERS))
    for _ in range(100):
        gradient, information = np.zeros(len(PLAYERS)), np.zeros((len(PLAYERS), len(PLAYERS)))
        for (one, two), (points, games) in found.items():
            # An extra draw keeps the difference finite if one player has won all games.
            points, games = points + 0.5, games + 1
            expected = 1 / (1 + math.exp(ratings[two] - ratings[one]))
            weight = games * expected * (1 - expected)
            gradient[[one, two]] += np.array([1, -1]) * (points - games * expected)
            information[[one, two], [one, two]] += weight
            information[[one, two], [two, one]] -= weight
        step = np.linalg.pinv(information) @ gradient
        ratings += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    covariance = np.linalg.pinv(information)
    variance = np.diag(covariance)[:, None] + np.diag(covariance)[None, :] - 2 * covariance
    return ELO * (ratings - ratings[0]), 1.96 * ELO * np.sqrt(np.maximum(variance, 0))


def play(folder, control, wanted):
    """Plays a batch between neighbours on each processor, the widest intervals first."""
    processors = len(os.sched_getaffinity(0))
    running = {}
    with ThreadPoolExecutor(processors) as pool:
        while True:
            found = results(folder, control)
            # Neighbours in `PLAYERS` meet first; afterwards those by rating.
            pairs = [pair for pair in zip(range(len(PLAYERS)), range(1, len(PLAYERS))) if pair not in found]
            if not pairs:
                ratings, intervals = fit(found)
                order = np.argsort(ratings).tolist()
                wide = [(intervals[pair], *sorted(pair)) for pair in zip(order, order[1:]) if intervals[pair] > wanted]
                pairs = [(one, two) for _, one, two in sorted(wide, reverse=True)]
            waiting = [pair for pair in pairs if pair not in running.values()]
            for pair in waiting[: processors - len(running)]:
                played = found.get(pair, (0, 0))[1]
                running[pool.submit(meet, folder, control, *pair, played)] = pair
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                one, two = running.pop(done)
                done.result()
                print(f"{name(PLAYERS[one])} and {name(PLAYERS[two])} have played", flush=True)


def meet(folder, control, one, two, played):
    """Plays another batch between two players who have already played this many games, and keeps it."""
    file = games_file(folder, control, one, two)
    new = file.with_suffix(".new")
    match = [folder / "HEAD", "match", "--engine", *engine(folder, control, PLAYERS[one]), "--engine",
             *engine(folder, control, PLAYERS[two]), "--openings", f"file={ladder.ROOT / 'openings'}", "order=random",
             "--seed", str(played), "--rounds", str(BATCH // 2), "--recover", "--json-out", new]
    new.unlink(missing_ok=True)
    done = subprocess.run(match, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{name(PLAYERS[one])} and {name(PLAYERS[two])}: {done.stderr.splitlines()[-1:]}")
    # Here rather than in `play`, which ends if another match fails.
    with file.open("a") as games:
        games.write(new.read_text())
    new.unlink()


def print_list(folder, control):
    found = results(folder, control)
    ratings, intervals = fit(found)
    order = [int(player) for player in np.argsort(-ratings)]
    print("| player | | rating | more than the next | games |\n|---|---|---|---|---|")
    for player, below in zip(order, [*order[1:], None]):
        more = "" if below is None else f"{ratings[player] - ratings[below]:.0f} ± {intervals[player, below]:.0f}"
        games = sum(number for pair, (_, number) in found.items() if player in pair)
        what = ENGINES.get(PLAYERS[player], "")
        called = "today" if PLAYERS[player] == "HEAD" else name(PLAYERS[player])
        print(f"| {called} | {what} | {ratings[player]:.0f} | {more} | {games} |")


def curve(folder, file, controls):
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    count = ["git", "-C", str(ladder.ROOT), "rev-list", "--count"]
    commits = [int(subprocess.check_output([*count, commit])) for commit in ENGINES]
    figure, axes = pyplot.subplots(figsize=(8, 4))
    for control in controls:
        ratings, _ = fit(results(folder, control))
        axes.plot(commits, ratings[-len(ENGINES) :], marker="o", label=control)
    axes.set(xlabel="commits", ylabel="Elo above random moves")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file, bbox_inches="tight")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["build", folder]:
            build(Path(folder).resolve())
        case ["play", folder, control, *wanted]:
            play(Path(folder).resolve(), control, float(wanted[0]) if wanted else 40)
        case ["list", folder, control]:
            print_list(Path(folder).resolve(), control)
        case ["curve", folder, file, *controls]:
            curve(Path(folder).resolve(), file, controls)
        case _:
            sys.exit(__doc__)
