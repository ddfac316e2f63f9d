#!/usr/bin/env python3
"""Checks the proof of a win that `solve certificate` has printed, by the rules alone."""

import argparse
import contextlib
import re
import sys

from client import Engine

START = re.compile(r"certificate within (\d+)((?: \w+)*) fen (\S+ [br])( \d+)?")
NODE = re.compile(r"node (\d+) within (\d+) move (\w+)((?: reply(?: [a-j]\d\w+)+ next \w+)*)")


def read(lines):
    """The claim (the number of moves, the rule options, the position), and the nodes of its proof."""
    start, nodes = START.fullmatch(next(lines, "").strip()), {}
    for line in lines:
        if node := NODE.fullmatch(line.strip()):
            groups = re.findall(r"reply (.+?) next (\w+)", node[4])
            nodes[node[1]] = int(node[2]), node[3], {reply: then for replies, then in groups for reply in replies.split()}
        elif start and nodes and line.startswith("solved win within "):
            return int(start[1]), start[2].split(), start[3], nodes
        else:
            break
    raise ValueError("this is not a proof, or not all of it")


def check(engine, moves, options, position, nodes):
    def require(truth, fault):
        if not truth:
            raise ValueError(f"node {name}: {fault}")

    def results(played, *shot):
        """The results of these moves, or of all legal ones, after others from the position of the node."""
        try:
            answer = engine.ask(f"position fen {places[name]} moves {played}\nshot {' '.join(shot)}", "shotok")
        except RuntimeError as error:
            raise ValueError(f"node {name}: {error}") from error
        return {line.split()[1]: line.split()[-1] for line in answer[:-1]}

    for option in options:
        engine.ask(f"setoption name {option} value true\nisready", "readyok")
    win, places = "1-0" if position.endswith("b") else "0-1", {"1": position}
    for name, (within, move, replies) in nodes.items():
        require(name in places, "nothing before it leads here")
        [result] = results("", move).values()
        require(result in ("*", win), f"{move} loses")
        require((result == "*") < within <= moves, f"{move} does not win within {min(within, moves)} moves")
        legal = results(move) if result == "*" else {}
        for reply in legal:
            require(reply in replies, f"nothing follows {reply}")
        for reply in replies:
            require(reply in legal, f"{reply} is no legal reply")
        for reply, then in replies.items():
            if then.isdigit():
                require(then in nodes and nodes[then][0] < within, f"{then} after {reply} is no node of fewer moves")
                require(legal[reply] == "*", f"{reply} ends the game")
                fen = engine.ask(f"position fen {places[name]} moves {move} {reply}\nquery fen", "response")[0]
                place = " ".join(fen.split()[1:3])
                require(places.setdefault(then, place) == place, f"node {then} is not the position after {reply}")
            elif then == "end":
                require(legal[reply] == win, f"{reply} does not end the game with the win")
            else:
                require(win in results(f"{move} {reply}", then).values(), f"{then} after {reply} does not win")
    require(len(set(places.values())) == len(places), "a position has two nodes")
    return f"{'Blue' if win == '1-0' else 'Red'} wins within {moves} moves: {len(places)} positions checked"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("proof", nargs="?", type=argparse.FileType(), default=sys.stdin, help="by default, standard input")
    parser.add_argument("--engine", default="akhet", help="the program that knows the rules")
    options = parser.parse_args()
    try:
        with contextlib.closing(Engine(options.engine)) as engine:
            print(check(engine, *read(options.proof)))
    except (OSError, RuntimeError, ValueError) as error:
        sys.exit(f"{parser.prog}: {error}")
