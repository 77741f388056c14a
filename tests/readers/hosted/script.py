"""Writes a game down: the command, the keys, and the words that answer each.

`python tests/readers/hosted/script.py letters|arrows FILE`. Not yet run on a hosted machine.
"""

import json
import sys
from pathlib import Path

if __name__ == "__main__":
    # Run as a script, Python looks for modules beside it instead of in the folder of the tests.
    sys.path[0] = str(Path(__file__).resolve().parents[2])

from readers.games import ARROWS, LETTERS, command, opening, steps

GAMES = {"letters": LETTERS, "arrows": ARROWS}


def script(name: str, folder: Path) -> dict[str, object]:
    """A game with its answers, as JSON holds it."""
    return {
        "name": name,
        "command": command(folder),
        "opening": opening(),
        "steps": [{"key": one.stroke.token, "words": one.words} for one in steps(GAMES[name])],
    }


if __name__ == "__main__":
    game, file = sys.argv[1], Path(sys.argv[2])
    home = Path(f"quarto-{game}").resolve()
    home.mkdir(exist_ok=True)
    file.write_text(json.dumps(script(game, home), indent=1), encoding="utf-8")
