"""`python -m polis.cli` is `polis`."""

from polis.cli import main

if __name__ == "__main__":
    main()
