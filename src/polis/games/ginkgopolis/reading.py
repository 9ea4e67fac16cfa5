"""Read a position written by `notation` or by hand, and fill in the rest."""

from polis.games.ginkgopolis import checks
from polis.games.ginkgopolis.agenda import TASK_NAMES, task
from polis.games.ginkgopolis.components import (
    CARD_BY_NAME,
    FIRST_LETTER,
    HAND,
    MARKER_LETTERS,
    NOTHING,
    NUM_MARKERS,
    NUM_TILES,
    RESOURCES_EACH,
    START_TILES,
    TOKENS_EACH,
    set_of,
    tiles_in,
)
from polis.games.ginkgopolis.config import make_config
from polis.games.ginkgopolis.effects import join_tableau
from polis.games.ginkgopolis.geometry import (
    FARTHEST,
    MARKER_CELLS,
    START_CELLS,
    cell_at,
    neighbour_sets,
)
from polis.games.ginkgopolis.hands import hand_of_cards
from polis.games.ginkgopolis.state import (
    CHOOSE,
    NO_QUESTION,
    QUESTION_NAMES,
    TRIO,
    GinkgoState,
    blank,
    hand_of,
)
from polis.kernel.errors import BadConfig, BadNotation
from polis.kernel.rng import Rng, seeded

Fields = dict[str, str]

_ROUND_FIELDS = {"first", "question", "waiting", "exhaustions", "ending", "moving"}
_SIDE_FIELDS = {
    *("resources", "points", "tokens", "pool", "tiles", "tableau", "characters", "hand"),
    *("chosen", "passed", "shown", "selected"),
}


def read(text: str) -> GinkgoState:
    """The position of a text. Raises BadNotation with the line that is wrong."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if not lines or not lines[0].startswith("ginkgopolis"):
        raise BadNotation("a position begins with a line 'ginkgopolis seats=...'")
    given: set[str] = set()
    state: GinkgoState | None = None
    for line in lines:
        try:
            if state is None:
                state = _new_state(line)
            else:
                given.update(_read_line(state, line))
        except (BadConfig, LookupError, ValueError, OverflowError) as error:
            raise BadNotation(f"cannot read {line!r}: {error}") from error
    assert state is not None
    _fill_in(state, given)
    checks.check(state)
    return state


def _new_state(line: str) -> GinkgoState:
    options: dict[str, object] = dict(_fields(line.split()[1:]))
    options["seats"] = int(str(options.get("seats", "2")))
    options["screens"] = options.get("screens") == "yes"
    first = str(options.get("first", "random"))
    options["first"] = int(first) if first != "random" else first
    config = make_config(options)
    state = blank(config, seeded(0))
    for side in range(config.sides):
        state.sides[side].tokens = TOKENS_EACH if config.seats > 1 else 0
    return state


def _read_line(state: GinkgoState, line: str) -> set[str]:
    """Apply one line to the state. Return the names of what it has settled."""
    word, *rest = line.split()
    if word == "side":
        side = int(rest[0])
        if not 0 <= side < state.config.sides:
            raise ValueError(f"there is no side {side}")
        return _read_side(state, side, _known(_fields(rest[1:]), _SIDE_FIELDS))
    if word == "round":
        return _read_round(state, rest)
    if word == "city":
        _read_city(state, rest)
    elif word == "markers":
        _read_markers(state, rest)
    elif word == "agenda":
        state.agenda = [_task(text) for text in rest if text != "-"]
    elif word == "rng":
        a, b, c, draws = map(int, rest)
        state.rng = Rng(a, b, c, draws)
    else:
        _read_pile(state, word, _cards(rest[0]))
    return {word}


def _read_round(state: GinkgoState, rest: list[str]) -> set[str]:
    state.round = int(rest[0])
    fields = _known(_fields(rest[1:]), _ROUND_FIELDS)
    state.first = int(fields.get("first", "0"))
    state.exhaustions = int(fields.get("exhaustions", "0"))
    state.ending = fields.get("ending") == "yes"
    if fields.get("moving", "-") != "-":
        state.moving = MARKER_LETTERS.index(fields["moving"])
    if "question" in fields:
        state.question = QUESTION_NAMES.index(fields["question"])
    for seat in fields.get("waiting", "-").split(","):
        if seat != "-":
            state.waiting |= 1 << int(seat)
    return {"round", *fields}


def _read_city(state: GinkgoState, buildings: list[str]) -> None:
    for text in buildings:
        cell, _, rest = text.partition(":")
        state.pawns.append(1 if rest.endswith("!") else 0)
        rest, _, owner = rest.rstrip("!").partition("@")
        top, _, height = rest.partition("^")
        state.cells.append(_cell(cell))
        state.tops.append(CARD_BY_NAME[top])
        state.heights.append(int(height or "1"))
        state.owners.append(int(owner) if owner else NOTHING)


def _read_markers(state: GinkgoState, places: list[str]) -> None:
    """Put markers that are not named into their start places."""
    state.markers = MARKER_CELLS[:]
    for text in places:
        letter, _, cell = text.partition(":")
        state.markers[MARKER_LETTERS.index(letter)] = NOTHING if cell == "-" else _cell(cell)


def _read_side(state: GinkgoState, side: int, fields: Fields) -> set[str]:
    own = state.sides[side]
    own.resources = int(fields.get("resources", "0"))
    own.points = int(fields.get("points", "0"))
    own.tokens = int(fields.get("tokens", own.tokens))
    own.pool = int(fields.get("pool", "0"))
    own.tiles = set_of(_cards(fields.get("tiles", "-")))
    own.tableau = set_of(_cards(fields.get("tableau", "-")))
    state.shown[side] = set_of(_cards(fields.get("shown", "-")))
    state.selected[side] = set_of(_cards(fields.get("selected", "-")))
    hand = _cards(fields.get("hand", "-"))
    if len(hand) > HAND:
        raise ValueError(f"{len(hand)} cards in a hand")
    own.hand = hand_of_cards(hand)
    card, _, tile = fields.get("chosen", "-").partition("+")
    own.chosen_card = _cards(card)[0] if card != "-" else NOTHING
    own.chosen_tile = _cards(tile)[0] if tile else NOTHING
    cards = _at_most_three(_cards(fields.get("characters", "-")))
    for i in range(len(cards)):
        state.characters[TRIO * side + i] = cards[i]
    own.passed = hand_of_cards(_at_most_three(_cards(fields.get("passed", "-"))))
    return {f"{name} {side}" for name in fields}


def _at_most_three(cards: list[int]) -> list[int]:
    if len(cards) > TRIO:
        raise ValueError(f"{len(cards)} cards where three can be")
    return cards


def _read_pile(state: GinkgoState, word: str, cards: list[int]) -> None:
    if word == "deck":
        state.deck = cards
    elif word == "discard":
        state.discard = cards
    elif word == "supply":
        state.supply = cards
    elif word == "removed":
        state.removed = set_of(cards)
    elif word == "returned":
        state.returned = set_of(cards)
    else:
        raise ValueError(f"there is no line {word!r}")


# -- what was left out ----------------------------------------------------------------------------


def _fill_in(state: GinkgoState, given: set[str]) -> None:
    if "city" not in given:
        state.cells = START_CELLS[:]
        state.tops = START_TILES[:]
        state.heights = [1] * len(START_TILES)
        state.owners = [NOTHING] * len(START_TILES)
        state.pawns = [0] * len(START_TILES)
    state.beside = neighbour_sets(state.cells)
    if "markers" not in given:
        state.markers = MARKER_CELLS[:]
    for side in range(state.config.sides):
        _fill_in_side(state, side, given)
    if "supply" not in given:
        state.supply = _loose_tiles(state)
    if "deck" not in given:
        state.deck = _loose_cards(state)
    if "round" not in given:
        state.round = 1
    if "question" not in given:
        _fill_in_question(state)


def _fill_in_side(state: GinkgoState, side: int, given: set[str]) -> None:
    if f"pool {side}" not in given:
        placed = sum(state.heights[b] for b in range(len(state.cells)) if state.owners[b] == side)
        each = RESOURCES_EACH[state.config.seats]
        state.sides[side].pool = each - placed - state.sides[side].resources
    if state.question != QUESTION_NAMES.index("draft"):
        cards = tiles_in(state.sides[side].tableau) if side < state.config.seats else []
        for card in [*cards, *state.characters[TRIO * side : TRIO * side + TRIO]]:
            if card != NOTHING:
                join_tableau(state, side, card)


def _loose_tiles(state: GinkgoState) -> list[int]:
    used = set_of(state.tops) | state.removed
    for side in range(state.config.sides):
        used |= state.sides[side].tableau | state.sides[side].tiles
        if state.sides[side].chosen_tile != NOTHING:
            used |= 1 << state.sides[side].chosen_tile
    return [tile for tile in range(NUM_TILES) if not used >> tile & 1]


def _loose_cards(state: GinkgoState) -> list[int]:
    used = {*state.discard}
    for side in range(state.config.sides):
        used.update(hand_of(state, side))
    cards = [state.tops[b] for b in range(len(state.tops)) if not state.pawns[b]]
    cards.extend(range(FIRST_LETTER, FIRST_LETTER + NUM_MARKERS))
    return [card for card in cards if card not in used]


def _fill_in_question(state: GinkgoState) -> None:
    """Ask every seat with a hand and without a complete choice to choose."""
    for seat in range(state.config.seats):
        if hand_of(state, seat) and state.sides[seat].chosen_card == NOTHING:
            state.waiting |= 1 << seat
    state.question = CHOOSE if state.waiting else NO_QUESTION


# -- words ----------------------------------------------------------------------------------------


def _fields(words: list[str]) -> Fields:
    fields: Fields = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"{word!r} is not of the form name=value")
        fields[name] = value
    return fields


def _known(fields: Fields, names: set[str]) -> Fields:
    for name in fields:
        if name not in names:
            raise ValueError(f"there is no field {name!r}; there are: {', '.join(sorted(names))}")
    return fields


def _cards(text: str) -> list[int]:
    return [] if text == "-" else [CARD_BY_NAME[name] for name in text.split(",")]


def _cell(text: str) -> int:
    x, y = map(int, text.split(","))
    if max(abs(x), abs(y)) > FARTHEST:
        raise ValueError(f"the cell {text} is too far away")
    return cell_at(x, y)


def _task(text: str) -> int:
    name, side, amount = text.split(":")
    return task(TASK_NAMES.index(name), int(side), int(amount))
