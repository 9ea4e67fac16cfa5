"""The server's part of a move: accept it, and encode what each player is sent. No sockets."""

import gc
from collections.abc import Callable

from bench.engine import Slice, repeat
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header
from polis.kernel.rng import Rng, seeded
from polis.server.codec import JSON, encode
from polis.table.match import TableMatch
from polis.wire.protocol import Update

SEATS = 3  # as in `make load`


def moves(game: AnyGame) -> Callable[[float], Slice]:
    """Random moves of whole matches; each move is one unit."""
    seed = 0

    def batch() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        gc.disable()  # as in the server, which collects when it is idle
        played = play_match(game, seed)
        gc.enable()
        return played, 1

    return repeat(batch)


def play_match(game: AnyGame, seed: int) -> int:
    """Play a random match, encode what its players are sent, and return the number of moves."""
    match = TableMatch(game, Header(game.id, game.version, {"seats": SEATS}, seed), serialiser=JSON)
    rng = seeded(seed)
    while not match.is_over:
        _move(match, rng)
    return match.seq


def _move(match: TableMatch, rng: Rng) -> None:
    waiting = match.waiting()
    seat = waiting[rng.below(len(waiting))]
    legal = match.legal_actions(seat)
    match.play(seat, match.decision(seat), legal[rng.below(len(legal))], None, 0)
    for audience in range(SEATS):
        if match.number_at(match.seq, audience) != match.number_at(match.seq - 1, audience):
            encode(
                Update(
                    entry=match.entry(match.seq, audience),
                    scenes=match.scenes(audience),
                    position=match.position(audience),
                )
            )
