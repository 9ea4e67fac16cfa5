"""What is in the box, for a drawing that knows no rules: `python -m polis.export` writes it."""

from polis.games.ginkgopolis.components import (
    CARD_COLOUR,
    CARD_COUNTS,
    CARD_NAMES,
    CARD_TARGET,
    CARD_TRIGGER,
    COUNT_NAMES,
    FIRST_CHARACTER,
    FIRST_LETTER,
    HAND,
    LOW_HEIGHT,
    MARKER_LETTERS,
    NUM_BONUSES,
    NUM_CARDS,
    NUM_TILES,
    POINTS_EACH,
    START_ITEMS,
    bonus_of,
    number_of,
)
from polis.games.ginkgopolis.geometry import CENTRE, OFFSETS, WIDTH
from polis.games.ginkgopolis.messages import COLOUR_NAMES, ITEM_NAMES, TRIGGER_NAMES
from polis.games.ginkgopolis.rules.hal import HAL, SOLO_HAND
from polis.games.ginkgopolis.rules.letter_exploit import LETTER_BRINGS
from polis.games.ginkgopolis.rules.pass_hands import PASSES_TO
from polis.games.ginkgopolis.state import QUESTION_NAMES, TRIO


def facts() -> dict[str, object]:
    """Everything that a drawing looks up instead of knowing it."""
    return {**_words(), **_cards(), **_amounts()}


def _words() -> dict[str, object]:
    """What the numbers in views and tables mean: the index of each name."""
    return {
        "colour_names": list(COLOUR_NAMES),
        "item_names": list(ITEM_NAMES),
        "trigger_names": list(TRIGGER_NAMES),
        "question_names": list(QUESTION_NAMES),
        "count_names": list(COUNT_NAMES),
        "letters": MARKER_LETTERS,
    }


def _cards() -> dict[str, object]:
    """Tables by card, as `components` defines them; `start` is by character."""
    return {
        "names": list(CARD_NAMES),
        "first_letter": FIRST_LETTER,
        "first_character": FIRST_CHARACTER,
        "numbers": [number_of(tile) for tile in range(NUM_TILES)],
        "colours": list(CARD_COLOUR),
        "triggers": list(CARD_TRIGGER),
        "bonuses": [bonus_of(card) for card in range(NUM_CARDS)],
        "counts": list(CARD_COUNTS),
        "targets": list(CARD_TARGET),
        "start": [list(items) for items in START_ITEMS],
    }


def _amounts() -> dict[str, object]:
    """How many there are of things; `points_each` is by what a card counts."""
    return {
        "points_each": list(POINTS_EACH),
        "low_height": LOW_HEIGHT,
        "hand": HAND,
        "solo_hand": SOLO_HAND,
        "characters_each": TRIO,
        "bonuses_each": NUM_BONUSES,
        "hal": HAL,
        "grid": {"width": WIDTH, "centre": CENTRE, "neighbours": list(OFFSETS)},
        "letter_brings": [list(items) for items in LETTER_BRINGS],
        "passes_to": PASSES_TO,
    }
