"""The plans of a seat: every different ending of its turn, each once.

A plan is a worker and the places of all that it brings. Different orders of the same placements
end in the same district, so only the first of them is kept. A slot with hidden components is a
plan of one action, because chance comes next.
"""

from typing import Final

from polis.games.cities import flow
from polis.games.cities.actions import LEAVE
from polis.games.cities.districts.district import District
from polis.games.cities.state import FEATURE, START_TILE, WORKER, CitiesState
from polis.kernel.mind import Plan

MOST_ENDINGS: Final = 160  # of a slot; beyond that, further placements are not combined


def plans(state: CitiesState, seat: int) -> list[Plan]:
    found: list[Plan] = []
    if state.question == START_TILE:
        return [[action] for action in flow.answers(state)]
    if state.question != WORKER:
        _add_endings(state, seat, [], found)
        return found
    for action in flow.answers(state):
        after = state.clone()
        flow.apply(after, seat, action, None)
        if after.rng.draws != state.rng.draws:
            found.append([action])
        else:
            _add_endings(after, seat, [action], found)
    return found


def _add_endings(begin: CitiesState, seat: int, way: Plan, found: list[Plan]) -> None:
    """Add all plans that continue a plan, with one placement more in each layer."""
    layer = [begin]
    ways = [way]
    while layer:
        next_layer: list[CitiesState] = []
        next_ways: list[Plan] = []
        seen: set[tuple[int, ...]] = set()
        for number in range(len(layer)):
            if not _goes_on(begin, layer[number], seat) or len(layer) > MOST_ENDINGS:
                found.append(ways[number])
                continue
            for answer in _placements(layer[number]):
                after = layer[number].clone()
                flow.apply(after, seat, answer, None)
                key = _key(after, after.districts[seat], begin.question)
                if key not in seen:
                    seen.add(key)
                    next_layer.append(after)
                    next_ways.append(ways[number] + [answer])
        layer = next_layer
        ways = next_ways


def _goes_on(begin: CitiesState, state: CitiesState, seat: int) -> bool:
    """Whether the seat still has to place what its worker brought, and no chance came between."""
    if state.turn != seat or state.free != begin.free or not state.agenda:
        return False
    return state.rng.draws == begin.rng.draws


def _placements(state: CitiesState) -> list[int]:
    """The answers to the open question; to leave components is hardly ever good."""
    answers = flow.answers(state)
    if answers[-1] == LEAVE:
        answers.pop()
    return answers


def _key(state: CitiesState, district: District, question: int) -> tuple[int, ...]:
    """Different for districts in which a turn has placed different components."""
    if question == FEATURE:
        return (*district.features, *state.agenda)  # a theater may take the place of another
    plan = district.plan
    heights = (district.up1, district.up2, district.up3, district.up4)
    colours = (district.red, district.blue, district.green)  # a building on a special has one
    return (*heights, *colours, plan.cells[-1], plan.turns[-1])
