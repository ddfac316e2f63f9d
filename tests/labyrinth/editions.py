"""Vectors for the ends of the game that other leaflets have: AnyExit and AnySquare.

    python3 tests/labyrinth/editions.py > tests/labyrinth/editions.json

makes the file again, the same on every machine. Written from docs/labyrinth.md alone, and plainly: a maze is a dict of
squares, a way is found square by square, and nothing is shared with the engine.
"""

import json
import random

FILES, RANKS = "abcdefg", "1234567"
SIDES = "nesw"
STEP = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
# The open sides of each shape as it lies when it is turned to the north.
OPEN = {"i": "ns", "c": "ne", "t": "wne"}
FIXED = {
    "a7": "ce", "c7": "tsA", "e7": "tsB", "g7": "cs", "a5": "teC", "c5": "teD", "e5": "tsE", "g5": "twF",
    "a3": "teG", "c3": "tnH", "e3": "twI", "g3": "twJ", "a1": "cn", "c1": "tnK", "e1": "tnL", "g1": "cw",
}
ARROWS = ["a2", "a4", "a6", "b7", "d7", "f7", "g6", "g4", "g2", "f1", "d1", "b1"]
HOMES = {"b": "a1", "y": "a7", "o": "g7", "g": "g1"}
SEATED = {2: "bo", 3: "byo", 4: "byog"}


def turned(side, turns):
    return SIDES[(SIDES.index(side) + turns) % 4]


def open_sides(tile):
    """The sides to which a tile such as `tsA` is open."""
    return {turned(side, SIDES.index(tile[1])) for side in OPEN[tile[0]]}


def beside(square, side):
    """The next square in a direction, or None beyond the edge."""
    x, y = FILES.index(square[0]) + STEP[side][0], RANKS.index(square[1]) + STEP[side][1]
    return FILES[x] + RANKS[y] if 0 <= x < 7 and 0 <= y < 7 else None


def line(arrow):
    """The squares of the line that slides, from the arrow on."""
    if arrow[1] == "1":
        side = "n"
    elif arrow[1] == "7":
        side = "s"
    else:
        side = "e" if arrow[0] == "a" else "w"
    squares = [arrow]
    while beside(squares[-1], side):
        squares.append(beside(squares[-1], side))
    return squares


def is_exit(maze, square):
    """Whether a pawn can walk out of the maze from here."""
    return any(beside(square, side) is None for side in open_sides(maze[square]))


def reachable(maze, start):
    seen, todo = {start}, [start]
    while todo:
        square = todo.pop()
        for side in open_sides(maze[square]):
            other = beside(square, side)
            if other and other not in seen and turned(side, 2) in open_sides(maze[other]):
                seen.add(other)
                todo.append(other)
    return seen


class Game:
    """A position in which all cards are known."""

    def __init__(self, maze, spare, players, mover, options):
        self.maze, self.spare, self.players, self.mover, self.options = maze, spare, players, mover, options
        self.closed, self.turn, self.winner = None, 1, None

    def copy(self):
        other = Game(dict(self.maze), self.spare, {}, self.mover, self.options)
        for seat, player in self.players.items():
            other.players[seat] = {"pawn": player["pawn"], "left": list(player["left"]), "found": list(player["found"])}
        other.closed, other.turn, other.winner = self.closed, self.turn, self.winner
        return other

    def slid(self, arrow, orientation):
        """The position in the middle of a turn: after the slide, before the pawn moves."""
        after = self.copy()
        squares = line(arrow)
        out = self.maze[squares[-1]]
        for here, there in zip(squares, squares[1:]):
            after.maze[there] = self.maze[here]
        after.maze[arrow] = self.spare[0] + orientation + self.spare[1:]
        after.spare = out[0] + out[2:]
        for player in after.players.values():
            if player["pawn"] in squares:
                at = squares.index(player["pawn"])
                player["pawn"] = squares[(at + 1) % len(squares)]
        after.closed = squares[-1]
        return after

    def moves(self):
        if self.winner:
            return
        for arrow in ARROWS:
            if arrow == self.closed:
                continue
            for orientation in "ne" if self.spare[0] == "i" else "nesw":
                after = self.slid(arrow, orientation)
                for square in sorted(reachable(after.maze, after.players[self.mover]["pawn"])):
                    yield arrow + orientation + square

    def played(self, move):
        after = self.slid(move[:2], move[2])
        player, square = after.players[self.mover], move[3:]
        player["pawn"] = square
        had_cards = bool(player["left"])
        treasure = after.maze[square][2:]
        wanted = player["left"] if "FreeOrder" in self.options else player["left"][:1]
        if treasure in wanted:
            player["left"].remove(treasure)
            player["found"].append(treasure)
        if not had_cards:
            if "AnySquare" in self.options:
                after.winner = self.mover
            elif "AnyExit" in self.options:
                after.winner = self.mover if is_exit(after.maze, square) else None
            elif square == HOMES[self.mover]:
                after.winner = self.mover
        if "NoReturn" in self.options and not player["left"]:
            after.winner = self.mover
        seats = [seat for seat in "byog" if seat in self.players]
        after.mover = seats[(seats.index(self.mover) + 1) % len(seats)]
        after.turn += 1
        return after

    def text(self):
        ranks = ("".join(self.maze[file + rank] for file in FILES) for rank in reversed(RANKS))
        players = []
        for seat in "byog":
            if seat not in self.players:
                players.append("-")
                continue
            player = self.players[seat]
            cards = sorted(player["left"]) if "FreeOrder" in self.options else player["left"]
            left = "".join(cards)
            # Who has left the maze, or need not, is marked; at home and without a way home that is plain.
            if self.winner == seat and "NoReturn" not in self.options and set(self.options) & {"AnyExit", "AnySquare"}:
                left = "-"
            players.append(f"{player['pawn']}:{left}:{''.join(player['found'])}")
        closed = self.closed or "-"
        return f"{'/'.join(ranks)} {self.spare} {'/'.join(players)} {self.mover} {closed} {self.turn}"


def start(dice, count, cards, straight, options):
    """A random start, with the tiles of a box and some cards each."""
    tiles = ["i"] * straight + ["c"] * (22 - straight) + ["c" + letter for letter in "MNOPQR"]
    tiles += ["t" + letter for letter in "STUVWX"]
    assert len(tiles) == 34
    dice.shuffle(tiles)
    maze = {}
    for rank in RANKS:
        for file in FILES:
            square = file + rank
            if square in FIXED:
                maze[square] = FIXED[square]
            else:
                tile = tiles.pop()
                maze[square] = tile[0] + dice.choice("ne" if tile[0] == "i" else "nesw") + tile[1:]
    stack = list("ABCDEFGHIJKLMNOPQRSTUVWX")
    dice.shuffle(stack)
    players = {}
    for seat in SEATED[count]:
        players[seat] = {"pawn": HOMES[seat], "left": [stack.pop() for _ in range(cards)], "found": []}
    return Game(maze, tiles.pop(), players, dice.choice(SEATED[count]), options)


def progress(game, move):
    """Whether a move uncovers a card or wins."""
    after = game.played(move)
    return after.winner or after.players[game.mover]["found"] != game.players[game.mover]["found"]


def random_game(dice, game):
    """At most 40 turns; most of those that can make progress do."""
    first, moves, legal, positions, before = game.text(), [], [], [], []
    while not game.winner and len(moves) < 40:
        choices = list(game.moves())
        legal.append(len(choices))
        good = [move for move in choices if progress(game, move)]
        move = dice.choice(good if good and dice.random() < 0.7 else choices)
        before.append(game)
        game = game.played(move)
        moves.append(move)
        positions.append(game.text())
    made = {"options": game.options, "seen_by": None, "start": first, "moves": moves, "legal": legal}
    made |= {"positions": positions, "winner": game.winner}
    return made, before


def perft(game, depth):
    if depth == 1:
        return sum(1 for _ in game.moves())
    return sum(perft(game.played(move), depth - 1) for move in game.moves())


def main():
    dice = random.Random(1986)
    ends = [["AnyExit"], ["AnySquare"], ["FreeOrder", "AnyExit"], ["FreeOrder", "AnySquare"], ["AnyExit", "AnySquare"],
            ["NoReturn", "AnyExit"]]
    games, endings = [], []
    for number in range(18):
        options = ends[number % len(ends)]
        count, cards, straight = 2 + number % 3, 1 + number % 2, 12 + number // 6 % 2
        made, before = random_game(dice, start(dice, count, cards, straight, options))
        games.append(made)
        # The position before the last turn, when somebody is about to win.
        if made["winner"] and number % 6 < 5 and number < 12:
            game = before[-1]
            wins = sum(1 for move in game.moves() if game.played(move).winner)
            endings.append({"options": options, "pos": game.text(), "perft": [perft(game, 1), perft(game, 2)],
                            "winner": None, "winning_moves": wins})
    made = {"made_by": "editions.py, which see", "games": games, "endings": endings}
    lines = [f' "made_by": {json.dumps(made["made_by"])}']
    for name in ("games", "endings"):
        entries = ",\n".join("  " + json.dumps(entry) for entry in made[name])
        lines.append(f' "{name}": [\n{entries}\n ]')
    print("{\n" + ",\n".join(lines) + "\n}")


main()
