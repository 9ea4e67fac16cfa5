"""Load the server with whole games. `make load`; options: `--help`."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent.parent)  # `bench` is a package
    from bench.load.cli import main

    sys.exit(main())
