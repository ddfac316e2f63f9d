"""The games Laser Chess (Khet 2.0) and Labyrinth, with an engine for each.

A move is a string, as in the engine's protocol: "c5R" turns the piece on c5 clockwise, "h2h3" moves a piece. Squares and
players are strings too: "a1", "blue". Times are in seconds. Invalid strings and numbers raise a ValueError, integers of
more than 63 bits an OverflowError.
"""

from akhet._analysis import Analysis
from akhet._akhet import (
    Beam,
    Found,
    Info,
    LabyrinthEngine,
    LabyrinthGame,
    LabyrinthGames,
    LaserEngine,
    LaserGame,
    LaserGames,
    Score,
    __version__,
    main,
)

__all__ = [
    "Analysis",
    "Beam",
    "Found",
    "Info",
    "LabyrinthEngine",
    "LabyrinthGame",
    "LabyrinthGames",
    "LaserEngine",
    "LaserGame",
    "LaserGames",
    "Score",
    "__version__",
    "main",
]
