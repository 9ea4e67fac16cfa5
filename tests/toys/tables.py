"""Helpers that play toy matches and find actions by their spec."""

from polis.kernel.config import Value
from polis.kernel.game import AnyGame, Seat
from polis.kernel.journal import Header, Step
from polis.kernel.match import Match


def new_match(game: AnyGame, seed: int = 1, **options: Value) -> Match:
    return Match(game, Header(game.id, game.version, options, seed))


def find_action(match: Match, seat: Seat, spec: str) -> int:
    """The first legal action whose spec equals the text or starts with it."""
    view = match.game.view(match.state, seat)
    legal = match.legal_actions(seat)
    spelled = {action: f"{match.game.spell(view, action)} " for action in legal}
    found = [action for action in legal if spelled[action].startswith(f"{spec} ")]
    if not found:
        raise LookupError(f"seat {seat} cannot {spec!r}; it can: {sorted(spelled.values())}")
    return found[0]


def act(match: Match, seat: Seat, spec: str, decision: int | None = None) -> Step:
    return match.play(seat, find_action(match, seat, spec), decision)


def play_out(match: Match) -> None:
    """Play the first legal action of the first waiting seat until the match is over."""
    while not match.is_over:
        seat = next(s for s in range(match.config.seats) if match.legal_actions(s))
        match.play(seat, match.legal_actions(seat)[0])
