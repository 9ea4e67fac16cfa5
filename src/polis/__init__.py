"""City-building board games: one kernel, one folder per game, bots, server and terminal.

>>> import polis
>>> polis.COMPILED in (True, False)
True
"""

__version__ = "0.1.0"

COMPILED: bool  # whether mypyc has compiled the rules; looked up on first use


def __getattr__(name: str) -> bool:
    if name != "COMPILED":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    spec = find_spec("polis.kernel.rng")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
