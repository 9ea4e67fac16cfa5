"""Positions in notation, moves in short words, and the few facts that tests ask for.

A move is the kind of its spec and the names of its parts: `take-goal 1.2`, `lay-tile 1,0 9.2`
(cell, tile and turn), `place-feature tree 0,0`, `build red 1,0`, `leave`.
"""

from polis.games.cities import GAME
from polis.games.cities.components import COLOUR_NAMES, KIND_NAMES, NOTHING
from polis.games.cities.districts.district import District
from polis.games.cities.geometry import x_at, y_at
from polis.games.cities.state import QUESTION_NAMES, CitiesState
from polis.kernel.event import Event
from polis.kernel.playout import playout
from polis.kernel.recorder import events_of
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting

# Seat 0 starts with the tile PR/WB: park and red above, water and blue below.
TWO = "cities seats=2 city=venice"
THREE = "cities seats=3 city=venice"
FOUR = "cities seats=4 city=venice"


def position(*lines: str) -> CitiesState:
    return GAME.read("\n".join(lines))


def asked(state: CitiesState) -> tuple[int, str]:
    """The seat that is asked, and the question."""
    return seats_waiting(state)[0], QUESTION_NAMES[state.question]


def legal(state: CitiesState, *kinds: str) -> list[str]:
    """The legal moves of the active seat, in order; only the given kinds, if any."""
    seat = state.turn
    view = GAME.view(state, seat)
    specs = [GAME.spell(view, action) for action in GAME.legal_actions(state, seat)]
    moves = [" ".join([spec.kind, *(part.name for part in spec.parts)]) for spec in specs]
    return [move for move in moves if not kinds or move.split()[0] in kinds]


def play(state: CitiesState, *moves: str) -> list[Event]:
    """Make moves in turn, each by the active seat, and return the events."""
    events: list[Event] = []
    for move in moves:
        options = legal(state)
        assert move in options, f"seat {state.turn} cannot {move!r}, only {options}"
        action = GAME.legal_actions(state, state.turn)[options.index(move)]
        events += events_of(GAME, state, state.turn, action)
    return events


def finished(seed: int, **options: int | bool | str) -> CitiesState:
    """A random match, played to the end."""
    state = GAME.start(GAME.config(options), seed)
    playout(GAME, state, seeded(seed))
    return state


def stands_on(state: CitiesState, seat: int, x: int, y: int) -> str:
    """The component on a space: `red 2`, `tree`, `special`, or nothing."""
    district = state.districts[seat]
    space = space_at(district, x, y)
    if district.heights[space]:
        return f"{COLOUR_NAMES[district.ground[space]]} {district.heights[space]}"
    feature = district.features[space]
    return KIND_NAMES[feature] if feature != NOTHING else ""


def space_at(district: District, x: int, y: int) -> int:
    plan = district.plan
    spaces = range(len(district.ground))
    return next(s for s in spaces if (x_at(plan, s), y_at(plan, s)) == (x, y))


def points(state: CitiesState, seat: int) -> int:
    return GAME.result(state)[seat][0]
