"""A game of Labyrinth: the engine, which sees only its own cards, against players who move at random."""

import random

import akhet


def main() -> None:
    game = akhet.LabyrinthGame.deal(seed=random.randrange(2**32), players=3)
    engine = akhet.LabyrinthEngine()
    while game.winner is None:
        if game.turn == "blue":
            found = engine.search(game, nodes=2000)
            assert found.best and found.score
            print(f"{found.best}  {found.score.expected:.0%}  {len(game.cards('blue'))} cards left")
            game.play(found.best)
        else:
            game.play(random.choice(game.legal_moves()))
    print(game)
    print(f"{game.winner} has won after {len(game.moves)} turns")


if __name__ == "__main__":
    main()
