"""`python -m board_fabrication` is the command board-fabrication."""

import sys

from board_fabrication.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
