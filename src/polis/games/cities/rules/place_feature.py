"""Place the features just taken, or leave them; theaters are an option. Rules K6 and K12."""

from mypy_extensions import i64

from polis.games.cities.actions import FEATURE_ON, LEAVE, SWAP
from polis.games.cities.components import (
    FEATURES,
    FIRST_THEATER,
    GONE_FEATURE,
    MONUMENT,
    NUM_COLOURS,
    SPECIAL,
)
from polis.games.cities.districts.district import District, homes, with_feature
from polis.games.cities.districts.sets import add_members, member_at, num_in
from polis.games.cities.events import FeaturePlaced, ItemsLeft, TheaterTaken
from polis.games.cities.geometry import MAX_SPACES, x_at, y_at
from polis.games.cities.state import CitiesState
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng


def legal(state: CitiesState, seat: int) -> list[int]:
    """Place one, or leave the rest; equal features are offered once. A theater must be placed."""
    district = state.districts[seat]
    kinds = state.agenda
    if kinds[-1] >= FIRST_THEATER:
        return _places(district, kinds, len(kinds) - 1)
    choices: list[int] = []
    if _may_swap(state, district):
        choices += _swaps(state, district)
    add_members(homes(district, kinds[0]), FEATURE_ON, choices)
    if len(kinds) > 1 and kinds[1] != kinds[0]:
        add_members(homes(district, kinds[1]), FEATURE_ON + MAX_SPACES, choices)
    choices.append(LEAVE)
    return choices


def _places(district: District, kinds: list[int], which: int) -> list[int]:
    places: list[int] = []
    add_members(homes(district, kinds[which]), FEATURE_ON + which * MAX_SPACES, places)
    return places


def has_choice(state: CitiesState, seat: int) -> bool:
    """Whether there is more than one legal action; a feature that fits nowhere can only leave."""
    district = state.districts[seat]
    kinds = state.agenda
    if kinds[-1] >= FIRST_THEATER:
        return num_in(homes(district, kinds[-1])) > 1
    for kind in kinds:
        if homes(district, kind):
            return True
    return False  # a monument or special that fits nowhere cannot be swapped either


def pick(state: CitiesState, seat: int, rng: Rng) -> int:
    """One of the legal actions; without their list, unless it is about theaters."""
    district = state.districts[seat]
    kinds = state.agenda
    if kinds[-1] >= FIRST_THEATER or _may_swap(state, district):
        choices = legal(state, seat)
        return choices[rng.below(len(choices))]
    first = homes(district, kinds[0])
    second: i64 = homes(district, kinds[1]) if len(kinds) > 1 and kinds[1] != kinds[0] else 0
    number = num_in(first)
    place = rng.below(number + num_in(second) + 1)
    if place < number:
        return FEATURE_ON + member_at(first, place)
    place -= number
    return FEATURE_ON + MAX_SPACES + member_at(second, place) if place < num_in(second) else LEAVE


def _may_swap(state: CitiesState, district: District) -> bool:
    return state.theaters != 0 and not has_theater(district)


def has_theater(district: District) -> bool:
    return max(district.features) >= FIRST_THEATER


def _swaps(state: CitiesState, district: District) -> list[int]:
    """The exchanges of a monument or special just taken for a theater (K12.2)."""
    swaps: list[int] = []
    for which in range(len(state.agenda)):
        kind = state.agenda[which]
        is_new = which == 0 or kind != state.agenda[0]
        if MONUMENT <= kind <= SPECIAL and is_new and _places(district, state.agenda, which):
            for colour in range(NUM_COLOURS):
                if state.theaters >> colour & 1:
                    swaps.append(SWAP + which * NUM_COLOURS + colour)
    return swaps


def apply(state: CitiesState, seat: int, action: int, out: Recorder | None) -> None:
    if action == LEAVE:
        _leave(state, seat, out)
    elif action < FEATURE_ON:
        _swap(state, seat, action - SWAP, out)
    else:
        _place(state, seat, action - FEATURE_ON, out)


def _leave(state: CitiesState, seat: int, out: Recorder | None) -> None:
    if out is not None:
        out.record(ItemsLeft(seat, FEATURES, tuple(state.agenda)))
    for kind in state.agenda:
        state.gone.append(GONE_FEATURE + kind)
    state.agenda = []


def _swap(state: CitiesState, seat: int, choice: int, out: Recorder | None) -> None:
    given = state.agenda.pop(choice // NUM_COLOURS)
    colour = choice % NUM_COLOURS
    state.gone.append(GONE_FEATURE + given)
    state.theaters &= ~(1 << colour)
    state.agenda.append(FIRST_THEATER + colour)  # the highest kind: it stays at the end
    if out is not None:
        out.record(TheaterTaken(seat, given, FIRST_THEATER + colour))


def _place(state: CitiesState, seat: int, choice: int, out: Recorder | None) -> None:
    kind = state.agenda.pop(choice // MAX_SPACES)
    space = choice % MAX_SPACES
    district = state.districts[seat]
    state.districts[seat] = with_feature(district, kind, space)
    if out is not None:
        x = x_at(district.plan, space)
        y = y_at(district.plan, space)
        out.record(FeaturePlaced(seat, kind, x, y))
