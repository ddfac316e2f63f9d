"""The inputs of the engine's network in a position, in plain Python and without any of the engine's code. A test compares
them with the engine's own, which `akhet.data.inputs` returns."""

from collections.abc import Iterator

FILES, RANKS, SQUARES = 10, 8, 80
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]
PLAYER_INPUTS = 11 * SQUARES + 2
PIECE_INPUTS = 2 * PLAYER_INPUTS
ZONES = 8
SETS = 5
FILE_PAIRS = FILES * RANKS * (RANKS - 1) // 2
FIRST_FORMS = {"k": 0, "s": 1, "d": 3, "p": 7}
LEFT, RIGHT, HIT, STOPS = 2, 3, 4, 6
CLASS_PAIRS = [(low, high) for low in range(7) for high in range(7) if {low, high} & {LEFT, RIGHT}]

#: File and rank, from 0.
Square = tuple[int, int]
#: Whether Blue owns it, the letter of its kind, its direction.
Piece = tuple[bool, str, int]
Board = dict[Square, Piece]
#: Squares by axis: vertical, horizontal.
Axes = tuple[set[Square], set[Square]]


def read_pieces(pieces: dict[str, str]) -> Board:
    """The board of what `LaserGame.pieces()` returns."""
    board = {}
    for name, text in pieces.items():
        direction = "nesw".index(text[1]) if len(text) > 1 else NORTH
        board["abcdefghij".index(name[0]), int(name[1]) - 1] = (text[0].isupper(), text[0].lower(), direction)
    return board


def exit_of(piece: Piece, heading: int) -> int | None:
    """The direction in which a beam goes on from a piece; None where it ends."""
    _, letter, facing = piece
    if letter not in "sp":
        return None
    out = [WEST, SOUTH, EAST, NORTH][heading] if facing % 2 == 0 else [EAST, NORTH, WEST, SOUTH][heading]
    is_open = out in (facing, (facing + 1) % 4)
    return out if letter == "s" or is_open else None


def step(square: Square, direction: int) -> Square | None:
    file, rank = square[0] + STEPS[direction][0], square[1] + STEPS[direction][1]
    return (file, rank) if 0 <= file < FILES and 0 <= rank < RANKS else None


def trace(board: Board, start: Square, direction: int) -> Iterator[tuple[Square, int]]:
    """The squares that a beam from a piece enters, each with the axis: 0 vertical, 1 horizontal."""
    heading: int | None = direction
    square: Square | None = start
    while heading is not None and square and (square := step(square, heading)):
        yield square, heading % 2
        heading = exit_of(board[square], heading) if square in board else heading


def beam(board: Board, blue: bool) -> Axes:
    """The squares that a standing beam enters."""
    axes: Axes = (set(), set())
    laser = (9, 0) if blue else (0, 7)
    for square, axis in trace(board, laser, board[laser][2]):
        axes[axis].add(square)
    return axes


def coverage(board: Board, blue: bool, axes: Axes) -> Axes:
    """The squares that the beam could go to next if a mirror of its player's turned it, by axis."""
    mirrors = {square for square, piece in board.items() if piece[0] == blue and piece[1] in "sp"}
    for file, rank in list(mirrors):
        around = [(file + x, rank + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        mirrors.update(square for square in around if square not in board)
    covered: Axes = (set(), set())
    for axis, directions in ((0, (EAST, WEST)), (1, (NORTH, SOUTH))):
        for square in axes[axis] & mirrors:
            for direction in directions:
                target = step(square, direction)
                while target:
                    covered[1 - axis].add(target)
                    target = None if target in board else step(target, direction)
    return covered


def king_rays(board: Board, blue: bool) -> set[Square]:
    """The squares of the beams that would leave a player's King."""
    king = next(square for square, piece in board.items() if piece[:2] == (blue, "k"))
    return {square for heading in (NORTH, EAST, SOUTH, WEST) for square, _ in trace(board, king, heading)}


def flipped(board: Board) -> Board:
    """The board as Red sees it, with the colours exchanged."""
    return {
        (FILES - 1 - file, RANKS - 1 - rank): (not blue, letter, (direction + 2) % 4)
        for (file, rank), (blue, letter, direction) in board.items()
    }


def line_class(piece: Piece, towards: int) -> int:
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


def lines(board: Board) -> Iterator[int]:
    """The inputs of lines as Blue sees the board, counted from the first of them."""
    for square, piece in board.items():
        for towards in (NORTH, EAST):
            other = step(square, towards)
            while other and other not in board:
                other = step(other, towards)
            if other is None:
                continue
            classes = line_class(piece, towards), line_class(board[other], towards + 2)
            if classes in CLASS_PAIRS:
                (file, rank), along = square, 1 - towards
                pair = other[along] * (other[along] - 1) // 2 + square[along]
                pair = pair * FILES + file if towards == NORTH else FILE_PAIRS + pair * RANKS + rank
                yield pair * len(CLASS_PAIRS) + CLASS_PAIRS.index(classes)


def zone(king: Square) -> int:
    """The zone of a King, as seen by its player."""
    return 2 * [0, 0, 1, 1, 1, 2, 2, 2, 3, 3][king[0]] + (king[1] > 0)


def inputs_of(board: Board, blue: bool) -> Iterator[int]:
    """The active inputs, as one player sees the board."""

    def seen(square: Square) -> int:
        index = square[1] * FILES + square[0]
        return index if blue else SQUARES - 1 - index

    king = next(square for square, piece in board.items() if piece[:2] == (blue, "k"))
    rank, file = divmod(seen(king), FILES)
    for square, (is_blue, letter, direction) in board.items():
        direction = direction if blue else (direction + 2) % 4
        if letter == "l":
            form = 11 * SQUARES + direction % 2
        else:
            turn = direction % {"k": 1, "s": 2}.get(letter, 4)
            form = (FIRST_FORMS[letter] + turn) * SQUARES + seen(square)
        yield zone((file, rank)) * PIECE_INPUTS + (is_blue != blue) * PLAYER_INPUTS + form
    for owner in (True, False):
        axes = beam(board, owner)
        sets = axes + coverage(board, owner, axes) + (king_rays(board, owner),)
        for number, squares in enumerate(sets):
            first = ZONES * PIECE_INPUTS + (SETS * (owner != blue) + number) * SQUARES
            yield from (first + seen(square) for square in squares)
    first = ZONES * PIECE_INPUTS + 2 * SETS * SQUARES
    yield from (first + line for line in lines(board if blue else flipped(board)))
