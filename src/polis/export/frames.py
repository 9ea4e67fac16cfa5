"""A random match as a seat saw it, beat by beat: material to draw a game without a server."""

from typing import Any

from polis.kernel.game import AnyGame, Seat
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from polis.table.match import TableMatch
from polis.table.replays import play_back, record
from polis.wire.plain import plain, plain_message
from polis.wire.position import Position
from polis.wire.resources import ReplayAnswer
from polis.wire.serialise import Serialiser, choice_of, final_scores

MOST_FRAMES = 100_000  # more than any match has


def frames(game: AnyGame, options: dict[str, Any], seed: int, seat: Seat | None) -> dict[str, Any]:
    """A whole replay as the server sends it, with what a table would add."""
    match = _played(game, options, seed)
    recording = record(match, seat, is_open=False)
    found, total = play_back(recording, Serialiser(), 0, MOST_FRAMES)
    scores = list(recording.scores)
    answer = ReplayAnswer(
        table="", seat=seat, open=False, start=0, total=total, frames=found, scores=scores
    )
    return {**plain(answer), "game": game.id, "seats": match.seats, "options": options}


def position(match: Match, seat: Seat | None) -> dict[str, Any]:
    """The position as the server sends it."""
    game = match.game
    view = game.view(match.state, seat)
    legal = [] if seat is None else match.legal_actions(seat)
    found = Position(
        view=view,
        standings=Serialiser().standings(game, view),
        question=plain_message(game.ask(view)),
        waiting=seats_waiting(match.state),
        decision=None if seat is None else match.decision(seat),
        choices=[choice_of(game, view, action) for action in legal],
        can_take_back=False,
        can_redo=False,
        over=match.is_over,
        scores=final_scores(game, match.state, match.config.seats) if match.is_over else [],
        outdated=False,
    )
    data: dict[str, Any] = plain(found)
    return data


def _played(game: AnyGame, options: dict[str, Any], seed: int) -> TableMatch:
    """A match in which every seat answers at random."""
    match = TableMatch(game, Header(game.id, game.version, options, seed))
    rng = seeded(seed)
    while not match.is_over:
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        legal = match.match.legal_actions(seat)
        match.play(seat, None, legal[rng.below(len(legal))], None, match.seq)
    return match
