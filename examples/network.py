#!/usr/bin/env python3
"""Computes the output of a network file for positions, without any of the engine's code:

    examples/network.py NET.nnue FEN...

It prints a line for each FEN: the output of the neurons, without the beam features, a logit in units of
1/2080800. Like the engine it counts in integers, so that both must agree
exactly.
"""

import struct
import sys

FILES, RANKS, SQUARES = 10, 8, 80
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]
ONE = 510
PLAYER_INPUTS = 11 * SQUARES + 2
PIECE_INPUTS = 2 * PLAYER_INPUTS
SETS = 5
FILE_PAIRS = FILES * RANKS * (RANKS - 1) // 2
FIRST_FORMS = {"k": 0, "s": 1, "d": 3, "p": 7}
LEFT, RIGHT, HIT, STOPS = 2, 3, 4, 6
CLASS_PAIRS = [(low, high) for low in range(7) for high in range(7) if {low, high} & {LEFT, RIGHT}]


def read_network(path):
    """The header, the rows of the inputs, the biases, and the layers after the first by bucket."""
    with open(path, "rb") as file:
        text, _, data = file.read().partition(b"\ndata\n")
    header = dict(line.split(" ", 1) for line in text.decode().splitlines())
    at = 0

    def take(count, letter="h"):
        nonlocal at
        numbers = struct.unpack_from(f"<{count}{letter}", data, at)
        at += struct.calcsize(f"<{count}{letter}")
        return numbers

    inputs, hidden, buckets = (int(header[key].split()[-1]) for key in ("inputs", "hidden", "buckets"))
    second, third = map(int, header["layers"].split())
    # Zigzag-encoded numbers: all the low bytes, then all the high bytes.
    size = (inputs + 1) * hidden
    zigzag = [low | high << 8 for low, high in zip(data[:size], data[size : 2 * size])]
    weights = [number >> 1 ^ -(number & 1) for number in zigzag]
    rows = [weights[hidden * row : hidden * (row + 1)] for row in range(inputs + 1)]
    at = 2 * size
    layers = []
    for _ in range(buckets):
        weights = [take(hidden) for _ in range(second + 1)]
        third_weights = [take(2 * second) for _ in range(third)]
        output_weights = take(third)
        biases = take(second + 1, "i")
        layers.append((weights, biases, third_weights, take(third, "i"), output_weights))
    return header, rows[:-1], rows[-1], layers


def read_fen(fen):
    """The pieces by square (file, rank), each as (is Blue's, letter, direction), and whether Blue is
    to move."""
    ranks, side = fen.split()[:2]
    board = {}
    for rank, text in zip(range(RANKS - 1, -1, -1), ranks.split("/")):
        file = at = 0
        while at < len(text):
            if text[at].isdigit():
                digits = 2 if text[at:].startswith("10") else 1
                file += int(text[at : at + digits])
                at += digits
                continue
            is_king = text[at] in "Kk"
            direction = NORTH if is_king else "nesw".index(text[at + 1])
            board[file, rank] = (text[at].isupper(), text[at].lower(), direction)
            file += 1
            at += 1 if is_king else 2
    return board, side == "b"


def exit_of(piece, heading):
    """The direction in which a beam goes on from a piece; None where it ends."""
    _, letter, facing = piece
    if letter not in "sp":
        return None
    out = [WEST, SOUTH, EAST, NORTH][heading] if facing % 2 == 0 else [EAST, NORTH, WEST, SOUTH][heading]
    is_open = out in (facing, (facing + 1) % 4)
    return out if letter == "s" or is_open else None


def step(square, direction):
    file, rank = square[0] + STEPS[direction][0], square[1] + STEPS[direction][1]
    return (file, rank) if 0 <= file < FILES and 0 <= rank < RANKS else None


def beam(board, blue):
    """The squares that a standing beam enters, by axis: vertical, horizontal."""
    square = (9, 0) if blue else (0, 7)
    heading = board[square][2]
    axes = (set(), set())
    while heading is not None and (square := step(square, heading)):
        axes[heading % 2].add(square)
        heading = exit_of(board[square], heading) if square in board else heading
    return axes


def coverage(board, blue, axes):
    """The squares that the beam could go to next if a mirror of its player's turned it, by axis."""
    mirrors = {square for square, piece in board.items() if piece[0] == blue and piece[1] in "sp"}
    for file, rank in list(mirrors):
        around = [(file + x, rank + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        mirrors.update(square for square in around if square not in board)
    covered = (set(), set())
    for axis, directions in ((0, (EAST, WEST)), (1, (NORTH, SOUTH))):
        for square in axes[axis] & mirrors:
            for direction in directions:
                target = step(square, direction)
                while target:
                    covered[1 - axis].add(target)
                    target = None if target in board else step(target, direction)
    return covered


def king_rays(board, blue):
    """The squares of the beams that would leave a player's King."""
    rays = set()
    for heading in (NORTH, EAST, SOUTH, WEST):
        square = next(square for square, piece in board.items() if piece[:2] == (blue, "k"))
        while heading is not None and (square := step(square, heading)):
            rays.add(square)
            heading = exit_of(board[square], heading) if square in board else heading
    return rays


def flipped(board):
    """The board as Red sees it, with the colours exchanged."""
    return {
        (FILES - 1 - file, RANKS - 1 - rank): (not blue, letter, (direction + 2) % 4)
        for (file, rank), (blue, letter, direction) in board.items()
    }


def line_class(piece, towards):
    """What a piece would do with a beam that comes from its neighbour in a direction."""
    blue, letter, facing = piece
    out = exit_of(piece, (towards + 2) % 4)
    if letter == "k":
        return 0 if blue else 1
    if out is not None:
        return RIGHT if out == (towards + 3) % 4 else LEFT
    if letter == "l" and facing == towards:
        return LEFT
    return STOPS if letter == "l" or (letter, facing) == ("d", towards) else HIT + (not blue)


def lines(board):
    """The inputs of lines as Blue sees the board, counted from the first of them."""
    for square, piece in board.items():
        for towards in (NORTH, EAST):
            other = step(square, towards)
            while other and other not in board:
                other = step(other, towards)
            classes = other and (line_class(piece, towards), line_class(board[other], towards + 2))
            if classes in CLASS_PAIRS:
                (file, rank), along = square, 1 - towards
                pair = other[along] * (other[along] - 1) // 2 + square[along]
                pair = pair * FILES + file if towards == NORTH else FILE_PAIRS + pair * RANKS + rank
                yield pair * len(CLASS_PAIRS) + CLASS_PAIRS.index(classes)


def zone(king, zones):
    """The zone of a King, as seen by its player."""
    if zones == 1:
        return 0
    assert zones == 8, f"{zones} zones are not known"
    return 2 * [0, 0, 1, 1, 1, 2, 2, 2, 3, 3][king[0]] + (king[1] > 0)


def inputs_of(board, blue, zones):
    """The active inputs, as one player sees the board."""

    def seen(square):
        index = square[1] * FILES + square[0]
        return index if blue else SQUARES - 1 - index

    king = next(square for square, piece in board.items() if piece[:2] == (blue, "k"))
    king = divmod(seen(king), FILES)[::-1]
    for square, (is_blue, letter, direction) in board.items():
        direction = direction if blue else (direction + 2) % 4
        if letter == "l":
            form = 11 * SQUARES + direction % 2
        else:
            turn = direction % {"k": 1, "s": 2}.get(letter, 4)
            form = (FIRST_FORMS[letter] + turn) * SQUARES + seen(square)
        yield zone(king, zones) * PIECE_INPUTS + (is_blue != blue) * PLAYER_INPUTS + form
    for owner in (True, False):
        axes = beam(board, owner)
        sets = axes + coverage(board, owner, axes) + (king_rays(board, owner),)
        for number, squares in enumerate(sets):
            first = zones * PIECE_INPUTS + (SETS * (owner != blue) + number) * SQUARES
            yield from (first + seen(square) for square in squares)
    first = zones * PIECE_INPUTS + 2 * SETS * SQUARES
    yield from (first + line for line in lines(board if blue else flipped(board)))


def bucket_of(board):
    """The bucket of the layers after the first, by the number of Deflectors and Defenders."""
    pieces = sum(letter in "pd" for _, letter, _ in board.values())
    return sum(pieces < least for least in (17, 15, 13, 11, 8))


def clip(value, most):
    return min(max(value, 0), most)


def dot(values, weights):
    return sum(value * weight for value, weight in zip(values, weights))


def output(network, fen):
    header, rows, biases, layers = network
    zones = int(header["inputs"].split()[1])
    board, blue = read_fen(fen)
    pairs = []
    for perspective in (blue, not blue):
        inputs = [rows[index] for index in inputs_of(board, perspective, zones)]
        sums = [clip(sum(column), ONE) for column in zip(biases, *inputs)]
        half = len(sums) // 2
        pairs += [left * right >> 9 for left, right in zip(sums[:half], sums[half:])]
    weights, second_biases, third_weights, third_biases, output_weights = layers[bucket_of(board)]
    *second, direct = (bias + dot(pairs, row) for bias, row in zip(second_biases, weights))
    seen = [clip(value, 130050) >> 5 for value in second]
    seen += [value * value >> 12 for value in seen]
    third = (bias + dot(seen, row) for bias, row in zip(third_biases, third_weights))
    squares = [(clip(value, 2080800) >> 9) ** 2 >> 12 for value in third]
    return 16 * direct + dot(squares, output_weights)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    network = read_network(sys.argv[1])
    for fen in sys.argv[2:]:
        print(output(network, fen))
