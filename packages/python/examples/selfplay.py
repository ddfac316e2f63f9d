"""Self-play games as arrays for a network: positions, and the results of their games.

usage: selfplay.py [GAMES [FILE]]
"""

import random
import sys

import akhet
import numpy as np
import numpy.typing as npt


Planes = npt.NDArray[np.uint8]


def play(engine: akhet.LaserEngine) -> tuple[list[Planes], list[float]]:
    """The planes of each position of a game, and the result for the player to move there."""
    game = akhet.LaserGame(random.choice(["ace", "curiosity", "grail"]), repetition_ends=True)
    positions: list[Planes] = []
    movers: list[str] = []
    while game.result == "*" and len(movers) < 300:
        positions.append(game.planes())
        movers.append(game.turn)
        if len(movers) <= 4:
            # Games begin with random moves, so that no two are the same.
            game.play(random.choice(game.legal_moves()))
        else:
            found = engine.search(game, nodes=200)
            assert found.best
            game.play(found.best)
    worth = {game.winner: 1.0, None: 0.5}
    results = [worth.get(mover if game.winner else None, 0.0) for mover in movers]
    print(f"{len(movers)} plies: {game.ending or 'not finished'}")
    return positions, results


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    file = sys.argv[2] if len(sys.argv) > 2 else "selfplay.npz"
    engine = akhet.LaserEngine()
    positions: list[Planes] = []
    results: list[float] = []
    for _ in range(games):
        more_positions, more_results = play(engine)
        positions += more_positions
        results += more_results
    np.savez_compressed(file, planes=np.stack(positions), results=np.array(results, np.float32))
    print(f"{file}: {len(results)} positions")


if __name__ == "__main__":
    main()
