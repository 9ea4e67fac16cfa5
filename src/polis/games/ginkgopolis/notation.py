"""A position as a few lines of text, for people, tests and digests. It holds all secrets.

    ginkgopolis seats=2 characters=introductory solo=normal screens=no first=random
    round 3 first=1 question=choose waiting=0,1 exhaustions=0 ending=no moving=-
    city -1,1:R1 0,1:B7^2@1! ...          cell:top, ^height, @owner, ! construction site
    markers A:-1,2 B:0,2 ...
    side 0 resources=5 points=3 tokens=2 pool=14 tiles=R4,B9 tableau=B5 characters=RU1,YC1,BC1
        hand=A,C,R1,B2 chosen=R1+R4 passed=- shown=- selected=-      (one line)
    deck D,E    discard A,B    supply R5    removed -    returned -    agenda -    rng 1 2 3 16
                                                   (one line each, in that order)

A position that is written by hand may leave out almost everything: the start city and its markers,
empty hands, the tiles and cards that lie nowhere else (they go to supply and deck), full pools.
"""

from typing import Final

from polis.games.ginkgopolis.agenda import TASK_NAMES, amount_of, kind_of, side_of
from polis.games.ginkgopolis.components import CARD_NAMES, MARKER_LETTERS, NOTHING, tiles_in
from polis.games.ginkgopolis.geometry import x_of, y_of
from polis.games.ginkgopolis.hands import cards_in
from polis.games.ginkgopolis.side import Side
from polis.games.ginkgopolis.state import QUESTION_NAMES, TRIO, GinkgoState
from polis.kernel.state import seats_waiting


def write(state: GinkgoState) -> str:
    lines = [
        _config_line(state),
        _round_line(state),
        "city " + " ".join([_building(state, b) for b in range(len(state.cells))]),
        "markers " + " ".join([_marker(state, letter) for letter in range(len(state.markers))]),
        *[_side_line(state, side) for side in range(state.config.sides)],
        f"deck {_names(state.deck)}",
        f"discard {_names(state.discard)}",
        f"supply {_names(state.supply)}",
        f"removed {_names(tiles_in(state.removed))}",
        f"returned {_names(tiles_in(state.returned))}",
        f"agenda {' '.join([_task(task) for task in state.agenda]) or '-'}",
        f"rng {state.rng.a} {state.rng.b} {state.rng.c} {state.rng.draws}",
    ]
    return "\n".join(lines) + "\n"


def _config_line(state: GinkgoState) -> str:
    config = state.config
    return (
        f"ginkgopolis seats={config.seats}"
        f" characters={'draft' if config.draft else 'introductory'}"
        f" solo={'expert' if config.expert else 'normal'}"
        f" screens={_yes(config.screens)}"
        f" first={config.first if config.first >= 0 else 'random'}"
    )


def _round_line(state: GinkgoState) -> str:
    waiting = ",".join(map(str, seats_waiting(state))) or "-"
    moving = MARKER_LETTERS[state.moving] if state.moving != NOTHING else "-"
    return (
        f"round {state.round} first={state.first} question={QUESTION_NAMES[state.question]}"
        f" waiting={waiting} exhaustions={state.exhaustions} ending={_yes(state.ending)}"
        f" moving={moving}"
    )


def _building(state: GinkgoState, building: int) -> str:
    text = f"{cell_name(state.cells[building])}:{CARD_NAMES[state.tops[building]]}"
    if state.heights[building] > 1:
        text += f"^{state.heights[building]}"
    if state.owners[building] != NOTHING:
        text += f"@{state.owners[building]}"
    return text + ("!" if state.pawns[building] else "")


def _marker(state: GinkgoState, letter: int) -> str:
    cell = state.markers[letter]
    return f"{MARKER_LETTERS[letter]}:{cell_name(cell) if cell != NOTHING else '-'}"


_cell_names: Final[dict[int, str]] = {}  # every digest of a position names all its cells


def cell_name(cell: int) -> str:
    if cell not in _cell_names:
        _cell_names[cell] = f"{x_of(cell)},{y_of(cell)}"
    return _cell_names[cell]


def _side_line(state: GinkgoState, side: int) -> str:
    own = state.sides[side]
    characters = state.characters[TRIO * side : TRIO * side + TRIO]
    return (
        f"side {side} resources={own.resources} points={own.points}"
        f" tokens={own.tokens} pool={own.pool}"
        f" tiles={_names(tiles_in(own.tiles))}"
        f" tableau={_names(tiles_in(own.tableau))}"
        f" characters={_names(characters)}"
        f" hand={_names(cards_in(own.hand))}"
        f" chosen={_choice(own)}"
        f" passed={_names(cards_in(own.passed))}"
        f" shown={_names(tiles_in(state.shown[side]))}"
        f" selected={_names(tiles_in(state.selected[side]))}"
    )


def _choice(side: Side) -> str:
    card = side.chosen_card
    tile = side.chosen_tile
    if card == NOTHING:
        return "-"
    return CARD_NAMES[card] + (f"+{CARD_NAMES[tile]}" if tile != NOTHING else "")


def _names(cards: list[int]) -> str:
    return ",".join([CARD_NAMES[card] for card in cards if card != NOTHING]) or "-"


def _task(task: int) -> str:
    return f"{TASK_NAMES[kind_of(task)]}:{side_of(task)}:{amount_of(task)}"


def _yes(value: bool) -> str:
    return "yes" if value else "no"
