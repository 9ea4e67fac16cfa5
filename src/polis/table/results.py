"""The result of a seat in a finished match."""

from polis.table.match import TableMatch
from polis.wire.position import Score


def place(score: Score, seats: int) -> int:
    """The place of a score. In a solo match the first number is the lead over the automaton."""
    if seats > 1:
        return score.place
    return 1 if score.result[0] > 0 else 2


def points_of(playing: TableMatch, score: Score) -> int:
    """The points of a seat, even if its result is the lead over an automaton."""
    standings = playing.game.standings(playing.view(score.seat))
    total = standings[score.seat].total
    return score.result[0] if total is None else total
