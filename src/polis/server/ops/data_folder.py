"""Where files are kept. Nothing heavy is imported here: the terminal asks too."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where matches and the SQLite file are kept, unless somebody says otherwise."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"], "polis")
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home()), "polis")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "polis"
    return Path.home() / ".local" / "share" / "polis"
