"""Run the program with `python -m quarto_access`."""

import sys

from quarto_access.cli import main

if __name__ == "__main__":
    sys.exit(main())
