"""Views of random matches with the points that the rules give: material for the web's tests."""

from typing import Any, Final

from polis.kernel.game import AnyGame
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from polis.wire.plain import plain
from polis.wire.serialise import final_scores

SEEDS: Final = (1, 2, 3)
MOMENTS: Final = 4  # of each match


def moments(game: AnyGame) -> dict[str, Any]:
    """Some moments of matches at small, usual and large tables, and how they end."""
    found: list[dict[str, Any]] = []
    ends: list[dict[str, Any]] = []
    for seed in SEEDS:
        match = Match(game, Header(game.id, game.version, {"seats": 1 + seed}, seed))
        played = [_moment(match)]
        rng = seeded(seed)
        while not match.is_over:
            seat = seats_waiting(match.state)[0]
            legal = match.legal_actions(seat)
            match.play(seat, legal[rng.below(len(legal))])
            if not match.is_over:
                played.append(_moment(match))
        found += played[len(played) // MOMENTS - 1 :: len(played) // MOMENTS][:MOMENTS]
        scores = final_scores(game, match.state, match.config.seats)
        ends.append(plain({"view": game.view(match.state, None), "scores": scores}))
    return {"moments": found, "ends": ends}


def _moment(match: Match) -> dict[str, Any]:
    """What the seat on turn sees, its points, and the parts that it can choose."""
    seat = seats_waiting(match.state)[0]
    view = match.game.view(match.state, seat)
    specs = [match.game.spell(view, action) for action in match.legal_actions(seat)]
    parts = sorted({str(part) for spec in specs for part in spec.parts})
    totals = [standing.total for standing in match.game.standings(view)]
    return {"view": plain(view), "points": totals, "parts": parts}
