"""The command `polis`. Each command imports what it needs when it runs."""

import sys


def main() -> None:
    """Run the command line of this process and exit with its code."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        from polis.cli.version import version_line

        print(version_line())
        sys.exit(0)
    from polis.cli.app import run

    sys.exit(run(sys.argv[1:]))
