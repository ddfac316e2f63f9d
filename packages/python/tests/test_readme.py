"""The examples of the README run, one after the other."""

import contextlib
import io
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

README = Path(__file__).parents[1] / "README.md"


class Examples(unittest.TestCase):
    def test_they_run(self) -> None:
        examples = re.findall(r"^```python\n(.*?)^```", README.read_text(), re.MULTILINE | re.DOTALL)
        self.assertGreater(len(examples), 4)
        names: dict[str, Any] = {}
        with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder), contextlib.redirect_stdout(io.StringIO()) as said:
            # What the examples read.
            for seed in "12":
                program = Path(sys.executable).with_name("akhet" + (".exe" if os.name == "nt" else ""))
                run: list[str | Path] = [program, "selfplay", "--output", f"games.{seed}", "--games", "2", "--nodes", "50", "--seed", seed]
                subprocess.run(run, check=True, capture_output=True)
            for example in examples:
                exec(example, names)
            # Windows deletes no open files.
            names.clear()
        self.assertRegex(said.getvalue(), "<Score points (?s:.*)<Info depth ")


if __name__ == "__main__":
    unittest.main()
