"""Pictures of a game for environments."""

from __future__ import annotations

import io

import numpy as np
import numpy.typing as npt

from akhet._akhet import LabyrinthGame, LaserGame

MODES = ("ansi", "rgb_array", "svg")


def check_mode(mode: str | None) -> None:
    if mode not in (None, *MODES):
        raise ValueError(f"render_mode: {mode!r} is not one of {', '.join(MODES)}")


def rendered(game: LaserGame | LabyrinthGame, mode: str) -> str | npt.NDArray[np.uint8]:
    """The board as text, as an image of shape (height, width, 3), or as an SVG picture."""
    if mode == "ansi":
        return str(game)
    if mode == "svg":
        return game.svg()
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise ImportError("render_mode='rgb_array' needs more packages: pip install 'akhet-engine[render]'") from error
    png = resvg_py.svg_to_bytes(game.svg())
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))
