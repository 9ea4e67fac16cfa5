"""`polis perft`: count the action sequences from a position."""

from pathlib import Path
from time import perf_counter

from polis.cli.misuse import Misuse, the_game
from polis.cli.options import Options, read_options
from polis.kernel import perft as counter
from polis.kernel.game import AnyGame
from polis.kernel.playout import first_waiting
from polis.kernel.state import State


def perft(
    game: str,
    /,
    *,
    depth: int,
    seed: int | None = None,
    position: Path | None = None,
    option: Options = None,
    divide: bool = False,
) -> int:
    """Count the action sequences from a position, to verify the rules.

    Parameters
    ----------
    game
        Which game, for example ginkgopolis.
    depth
        How many actions long the sequences are.
    seed
        Count from the start of the match with this seed (default 1).
    position
        Count from the position in this file, in the game's notation.
    option
        name=value, an option of the game; several may follow each other.
    divide
        Show the count for each first action.
    """
    if depth < 0 or (seed or 0) < 0:
        raise Misuse("negative", option="--depth" if depth < 0 else "--seed")
    if position is not None and (seed is not None or option):
        raise Misuse("position")
    found = the_game(game)
    state = (
        found.read(position.read_text("utf-8", errors="replace"))
        if position is not None
        else found.start(
            found.config(read_options(found, option or [])), 1 if seed is None else seed
        )
    )
    begin = perf_counter()
    count = show_divided(found, state, depth) if divide else counter.perft(found, state, depth)
    seconds = perf_counter() - begin
    print(f"perft {depth}: {count} ({seconds:.2f} s)")
    return 0


def show_divided(game: AnyGame, state: State, depth: int) -> int:
    """Print one line per first action and return the sum of the counts."""
    rows = counter.divide(game, state, depth)
    if not rows:
        return counter.perft(game, state, depth)
    view = game.view(state, first_waiting(state))
    for action, count in rows:
        print(f"{count:12d}  {game.spell(view, action)}")
    return sum(count for _, count in rows)
