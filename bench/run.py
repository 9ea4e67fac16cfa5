"""Measure the speed of polis next to other engines. `make bench`; options: `--help`."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # so that `bench` is a package
    from bench.cli import main

    sys.exit(main())
