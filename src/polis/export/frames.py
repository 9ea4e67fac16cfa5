"""A match played by chance, as a seat would have seen it: material for drawing without a server."""

from typing import Any

from polis.export.wire import plain, plain_message
from polis.kernel.event import encode, told
from polis.kernel.game import AnyGame, seats_waiting
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.rng import seeded


def frames(game: AnyGame, options: dict[str, Any], seed: int, seat: int | None) -> dict[str, Any]:
    """A replay as the server gives it."""
    match = Match(game, Header(game.id, game.version, options, seed))
    rng = seeded(seed)
    shown: list[dict[str, Any]] = [{"entry": None, "position": position(match, seat)}]
    while not match.is_over:
        waiting = seats_waiting(match.state)
        actor = waiting[rng.below(len(waiting))]
        legal = match.legal_actions(actor)
        step = match.play(actor, legal[rng.below(len(legal))])
        view = game.view(match.state, seat)
        heard = [
            {"event": plain(encode(event)), "message": plain_message(game.say(event, view))}
            for event in told(step.events, seat)
        ]
        if not heard:
            continue
        number = len(shown)
        entry = {"number": number, "seat": actor, "events": heard, "undone": [], "at": number}
        shown.append({"entry": entry, "position": position(match, seat)})
    return {
        "table": "", "seat": seat, "open": False, "last": len(shown) - 1, "frames": shown,
        "views": [], "game": game.id, "seats": match.config.seats, "options": options,
    }  # fmt: skip


def position(match: Match, seat: int | None) -> dict[str, Any]:
    game = match.game
    view = game.view(match.state, seat)
    legal = [] if seat is None else match.legal_actions(seat)
    return {
        "view": plain(view),
        "question": plain_message(game.ask(view)),
        "waiting": seats_waiting(match.state),
        "decision": None if seat is None else match.decision(seat),
        "choices": [_choice(game, view, action) for action in legal],
        "can_take_back": False,
        "can_redo": False,
        "over": match.is_over,
        "scores": _scores(match) if match.is_over else [],
        "outdated": False,
    }


def _choice(game: AnyGame, view: Any, action: int) -> dict[str, Any]:
    spec = game.spell(view, action)
    return {
        "action": action,
        "kind": spec.kind,
        "parts": [str(part) for part in spec.parts],
        "message": plain_message(game.say(spec, view)),
        "preview": [plain_message(message) for message in game.preview(view, action)],
    }


def _scores(match: Match) -> list[dict[str, Any]]:
    results = match.game.result(match.state)
    return [
        {
            "seat": seat,
            "place": 1 + sum(other > result for other in results),
            "result": list(result),
            "sheet": [
                {
                    "label": plain_message(line.label),
                    "points": line.points,
                    "parts": [str(part) for part in line.parts],
                }
                for line in match.game.sheet(match.state, seat)
            ],
        }
        for seat, result in enumerate(results)
    ]
