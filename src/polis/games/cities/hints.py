"""What can lie or stand on a space, by what is there now. Rules K6 and K7."""

from polis.games.cities.components import (
    HIGHEST,
    MONUMENT,
    NEUTRAL,
    NOTHING,
    PARK,
    SPECIAL,
)
from polis.games.cities.events import building_part
from polis.kernel.message import Message, message


def zone_hint(terrain: int, feature: int) -> Message:
    """A space of a park or of water."""
    if feature != NOTHING:
        return message("why-one-feature", rule="K6.3")
    return message("why-park" if terrain == PARK else "why-water", rule="K6.1")


def street_hint(ground: int, feature: int, height: int, empty_rule: str = "K7.1") -> Message:
    """A street with the colour that counts there; `empty_rule` is cited for an empty one."""
    if feature not in (NOTHING, SPECIAL):
        return message("why-no-building", rule="K7.2" if feature == MONUMENT else "K12.3")
    if height >= HIGHEST:
        return message("why-no-floor", rule="K7.3")
    if ground == NEUTRAL:
        return message("why-any-colour", rule="K7.5")
    colour = building_part(ground)
    if height > 0:
        return message("why-floor", colour=colour, rule="K7.5" if feature == SPECIAL else "K7.1")
    return message("why-street", colour=colour, rule=empty_rule)
