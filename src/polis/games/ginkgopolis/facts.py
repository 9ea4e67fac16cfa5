"""What is in the box, for a drawing that knows no rules: `python -m polis.export` writes it."""

from polis.games.ginkgopolis.components import (
    CARD_BONUS,
    CARD_COLOUR,
    CARD_COUNTS,
    CARD_NAMES,
    CARD_TARGET,
    CARD_TRIGGER,
    FIRST_CHARACTER,
    RESOURCES_EACH,
    START_ITEMS,
)


def facts() -> dict[str, object]:
    """Tables by card, as `components` defines them; `start` is by character."""
    return {
        "names": list(CARD_NAMES),
        "colours": list(CARD_COLOUR),
        "triggers": list(CARD_TRIGGER),
        "bonuses": [list(bonus) for bonus in CARD_BONUS],
        "counts": list(CARD_COUNTS),
        "targets": list(CARD_TARGET),
        "first_character": FIRST_CHARACTER,
        "start": [list(items) for items in START_ITEMS],
        "resources_each": list(RESOURCES_EACH),
    }
