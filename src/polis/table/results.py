"""The points of a seat in a finished match."""

from polis.table.match import TableMatch
from polis.wire.position import Score


def points_of(playing: TableMatch, score: Score) -> int:
    """The points of a seat, even if its result is the lead over an automaton."""
    standings = playing.game.standings(playing.view(score.seat))
    total = standings[score.seat].total
    return score.result[0] if total is None else total
