"""The matches that a person finished at this terminal, to choose the level of adaptive bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from polis.arena.outcome import places
from polis.bots.adaptive import Past, adapted, is_adaptive, ladder_level, next_level
from polis.cli.players import is_human
from polis.cli.record import header_of, journal_of
from polis.kernel.errors import PolisError
from polis.kernel.game import AnyGame
from polis.kernel.match import replay
from polis.server.ops.data_folder import data_folder

FILES: Final = 12  # the last ones


def with_levels(game: AnyGame, seats: Sequence[str]) -> tuple[str, ...]:
    """The seats, with a level for every adaptive bot."""
    if not any(is_adaptive(seat) for seat in seats):
        return tuple(seats)
    level = next_level(past_matches(game))
    return tuple(adapted(level) if is_adaptive(seat) else seat for seat in seats)


def past_matches(game: AnyGame) -> list[Past]:
    """The finished matches of one person against bots, oldest first."""
    files = sorted(data_folder().glob(f"{game.id}-*.jsonl"), key=lambda file: file.stat().st_mtime)
    found = [_past(game, file) for file in files[-FILES:]]
    return [past for past in found if past is not None]


def _past(game: AnyGame, file: Path) -> Past | None:
    """A file that cannot be read is no reason to refuse a new match."""
    try:
        players = header_of(file).players
        people = [seat for seat, player in enumerate(players) if is_human(player)]
        level = ladder_level(players)
        if len(people) != 1 or level is None:
            return None
        match = replay(game, journal_of(game, file))
    except (PolisError, OSError):
        return None
    if not match.is_over:
        return None
    place = places(game.result(match.state))[people[0]]
    return Past(level, place, match.config.seats)
