#!/usr/bin/env python3
"""Checks a data set of `akhet dataset`: columns, repeated positions, splits, card and checksums.

usage: check.py FOLDER

The files may be packed with gzip; the checksums are those of the unpacked ones. Needs Python 3.9 and nothing else.
Five million positions take five minutes and, by estimate, half a gigabyte of memory.
"""

import gzip
import hashlib
import json
import re
import sys
import zlib
from collections import Counter
from pathlib import Path

COLUMNS = ["fen", "line", "cp", "mate", "game", "ply", "result", "setup", "split"]
SPLITS = ["train", "validation", "test"]
SETUPS = ["ace", "curiosity", "grail", "mercury", "sophie", "horemheb", "ebana"]
PIECE = re.compile(r"10|[1-9]|[Kk]|[SDPLsdpl][nesw]")
MOVE = re.compile(r"[a-j][1-8](?:[a-j][1-8]|[RL])")


class Fault(Exception):
    """What is wrong with the data set."""


def check(holds, what):
    if not holds:
        raise Fault(what)


def opened(folder, name):
    """The bytes of a file, unpacked."""
    packed = folder / f"{name}.gz"
    return gzip.open(packed) if packed.exists() else open(folder / name, "rb")


def mirrored(fen):
    """The position with the players exchanged: the board rotated, colours and side to move swapped."""
    board, side = fen.split(" ")

    def turned(piece):
        if piece[0].isdigit():
            return piece
        letter, facing = piece[0].swapcase(), piece[1:]
        # The mirrors of a Switch are the same from the other side.
        return letter + (facing if letter in "Ss" else facing.translate(str.maketrans("nesw", "swne")))

    ranks = ["".join(turned(piece) for piece in reversed(PIECE.findall(rank))) for rank in reversed(board.split("/"))]
    return "/".join(ranks) + (" r" if side == "b" else " b")


def check_board(fen):
    board, _, side = fen.partition(" ")
    check(side in ("b", "r"), f"the side to move of {fen!r}")
    ranks = board.split("/")
    check(len(ranks) == 8, f"the number of ranks of {fen!r}")
    for rank in ranks:
        pieces = PIECE.findall(rank)
        check("".join(pieces) == rank, f"a rank of {fen!r}")
        check(sum(int(piece) if piece.isdigit() else 1 for piece in pieces) == 10, f"the width of {fen!r}")


def check_row(row, split):
    check(list(row) == COLUMNS, f"columns {list(row)}")
    check_board(row["fen"])
    check(MOVE.fullmatch(row["line"]), "line is not a move")
    scores = [row[name] for name in ("cp", "mate")]
    check([type(score) for score in scores] in ([int, type(None)], [type(None), int]), "one of cp and mate is a number")
    check(row["mate"] != 0, "mate is 0")
    check(type(row["game"]) is int and row["game"] >= 1, "game is not a number from 1")
    check(type(row["ply"]) is int and row["ply"] >= 0, "ply is not a number from 0")
    check(row["result"] in ("1-0", "0-1", "1/2-1/2"), "result")
    check(row["setup"] is None or row["setup"] in SETUPS, "setup")
    check(row["split"] == split, "split is not that of the file")
    slot = zlib.crc32(row["game"].to_bytes(8, "little")) % 20
    check(split == {0: "validation", 1: "test"}.get(slot, "train"), "the game belongs to another split")


def read(folder):
    """Checks all rows. Returns for each split its games and positions, and the checksums."""
    seen, counts, sums = set(), {}, {}
    for split in SPLITS:
        digest, games, positions = hashlib.sha256(), {}, 0
        with opened(folder, f"{split}.jsonl") as file:
            for number, line in enumerate(file, 1):
                digest.update(line)
                try:
                    row = json.loads(line)
                    check_row(row, split)
                    check(hash(row["fen"]) not in seen, "the position has occurred")
                    check(hash(mirrored(row["fen"])) not in seen, "the mirror image has occurred")
                    game = (row["result"], row["setup"])
                    check(games.setdefault(row["game"], game) == game, "result or setup differ within the game")
                except (Fault, ValueError, KeyError, TypeError) as fault:
                    raise Fault(f"{split}.jsonl, line {number}: {fault}") from fault
                seen.add(hash(row["fen"]))
                positions += 1
        check(positions > 0, f"{split} is empty")
        counts[split] = (games, positions)
        sums[f"{split}.jsonl"] = digest.hexdigest()
    return counts, sums


def check_card(folder, counts):
    card = (folder / "README.md").read_text()
    _, head, body = card.split("---\n", 2)
    check("license: cc0-1.0\n" in head, "card: the licence")
    features = re.findall(r"^  - name: (\w+)\n    dtype: (\w+)$", head, re.M)
    check([name for name, _ in features] == COLUMNS, "card: the columns of the head")
    check(re.findall(r"^\| `(\w+)` \|", body, re.M) == COLUMNS, "card: the table of columns")
    for split, (games, positions) in counts.items():
        # A file may have been made into Parquet.
        check(re.search(rf"^  - split: {split}\n    path: {split}\.\w+$", head, re.M), f"card: the file of {split}")
        check(f"  - name: {split}\n    num_examples: {positions}\n" in head, f"card: the number of positions in {split}")
        row = f"| {split} | {len(games)} | {positions} | "
        check(row in body, f"card: the table of splits has no '{row}'")
    total = sum(positions for _, positions in counts.values())
    check(f"\n{total} positions of Laser Chess" in body, "card: the number of positions")
    for heading in ["How it was made", "Balance", "What it is for, and what not", "Licence"]:
        check(f"\n## {heading}\n" in body, f"card: no chapter '{heading}'")


def check_sums(folder, sums):
    sums["README.md"] = hashlib.sha256((folder / "README.md").read_bytes()).hexdigest()
    said = dict(reversed(line.split("  ")) for line in (folder / "SHA256SUMS").read_text().splitlines())
    check(said == sums, f"SHA256SUMS differs for {sorted(name for name in said if said[name] != sums.get(name))}")


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__.strip())
    folder = Path(sys.argv[1])
    try:
        counts, sums = read(folder)
        check_card(folder, counts)
        check_sums(folder, sums)
    except (Fault, OSError, ValueError) as fault:
        sys.exit(f"error: {folder}: {fault}")
    for split, (games, positions) in counts.items():
        results = Counter(result for result, _ in games.values())
        print(f"{split}: {positions} positions of {len(games)} games, {dict(sorted(results.items()))}")
    print("columns, positions, splits, card and checksums hold")


if __name__ == "__main__":
    main()
