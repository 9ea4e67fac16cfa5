"""Place the features just taken, or leave them; theaters are an option. Rules K6 and K12."""

from polis.games.cities.actions import FEATURE_ON, LEAVE, SWAP
from polis.games.cities.components import (
    FEATURES,
    FIRST_THEATER,
    GONE_FEATURE,
    MONUMENT,
    NUM_COLOURS,
    SPECIAL,
)
from polis.games.cities.district import District, spaces_for, with_feature
from polis.games.cities.events import FeaturePlaced, ItemsLeft, TheaterTaken
from polis.games.cities.geometry import MAX_SPACES
from polis.games.cities.state import CitiesState
from polis.kernel.event import Event


def legal(state: CitiesState, seat: int) -> list[int]:
    """Place one, or leave the rest; equal features are offered once. A theater must be placed."""
    district = state.districts[seat]
    kinds = state.agenda
    if kinds[-1] >= FIRST_THEATER:
        return _places(district, kinds, len(kinds) - 1)
    choices: list[int] = []
    if state.theaters and not has_theater(district):
        choices += _swaps(state, district)
    choices += _places(district, kinds, 0)
    if len(kinds) > 1 and kinds[1] != kinds[0]:
        choices += _places(district, kinds, 1)
    choices.append(LEAVE)
    return choices


def _places(district: District, kinds: list[int], which: int) -> list[int]:
    first = FEATURE_ON + which * MAX_SPACES
    return [first + space for space in spaces_for(district, kinds[which])]


def has_theater(district: District) -> bool:
    return max(district.features) >= FIRST_THEATER


def _swaps(state: CitiesState, district: District) -> list[int]:
    """Theaters that can be had for a monument or a special just taken (K12.2)."""
    swaps: list[int] = []
    for which in range(len(state.agenda)):
        kind = state.agenda[which]
        is_new = which == 0 or kind != state.agenda[0]
        if MONUMENT <= kind <= SPECIAL and is_new and _places(district, state.agenda, which):
            for colour in range(NUM_COLOURS):
                if state.theaters >> colour & 1:
                    swaps.append(SWAP + which * NUM_COLOURS + colour)
    return swaps


def apply(state: CitiesState, seat: int, action: int, out: list[Event] | None) -> None:
    if action == LEAVE:
        _leave(state, seat, out)
    elif action < FEATURE_ON:
        _swap(state, seat, action - SWAP, out)
    else:
        _place(state, seat, action - FEATURE_ON, out)


def _leave(state: CitiesState, seat: int, out: list[Event] | None) -> None:
    if out is not None:
        out.append(ItemsLeft(seat, FEATURES, tuple(state.agenda)))
    for kind in state.agenda:
        state.gone.append(GONE_FEATURE + kind)
    state.agenda = []


def _swap(state: CitiesState, seat: int, choice: int, out: list[Event] | None) -> None:
    given = state.agenda.pop(choice // NUM_COLOURS)
    colour = choice % NUM_COLOURS
    state.gone.append(GONE_FEATURE + given)
    state.theaters &= ~(1 << colour)
    state.agenda.append(FIRST_THEATER + colour)  # the highest kind: it stays at the end
    if out is not None:
        out.append(TheaterTaken(seat, given, FIRST_THEATER + colour))


def _place(state: CitiesState, seat: int, choice: int, out: list[Event] | None) -> None:
    kind = state.agenda.pop(choice // MAX_SPACES)
    space = choice % MAX_SPACES
    district = state.districts[seat]
    state.districts[seat] = with_feature(district, kind, space)
    if out is not None:
        x = district.plan.xs[space]
        y = district.plan.ys[space]
        out.append(FeaturePlaced(seat, kind, x, y))
