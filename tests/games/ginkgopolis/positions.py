"""Positions in notation, moves in short words, and the few facts that tests ask for.

A move is the kind of its spec and the name of its last part: `card:R7`, `tile:R4`, `marker:0,3`,
`keep:RU1`, `give:B9`; or the kind alone: `alone`, `new-hand`, `take-tile`, `push-clockwise`.

A turn can be looked at before the round goes on: the next player has chosen a letter alone, so
the game stops there and asks whether that seat takes a resource or a tile.
"""

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.components import CARD_NAMES, MARKER_LETTERS, NOTHING, tiles_in
from polis.games.ginkgopolis.notation import cell_name
from polis.games.ginkgopolis.state import QUESTION_NAMES, TRIO, GinkgoState, hand_of
from polis.kernel.event import Event
from polis.kernel.recorder import events_of
from polis.kernel.state import seats_waiting

Cell = tuple[int, int]

START = {
    "-1,1": "R1", "0,1": "R2", "1,1": "R3",
    "-1,0": "B1", "0,0": "B2", "1,0": "B3",
    "-1,-1": "Y1", "0,-1": "Y2", "1,-1": "Y3",
}  # fmt: skip

# Two seats; seat 0 is first. Seat 1 has chosen the letter L alone: it will be asked what to take.
TWO = "ginkgopolis seats=2"
OTHER = "side 1 hand=I,J,K,L chosen=L"
SOLO = "ginkgopolis seats=1"


def position(*lines: str) -> GinkgoState:
    return GAME.read("\n".join(lines))


def city(*buildings: str) -> str:
    """The line of a city: the start buildings, some of them built over, and others added."""
    built = dict(START)
    for building in buildings:
        cell, _, rest = building.partition(":")
        built[cell] = rest
    return "city " + " ".join(f"{cell}:{rest}" for cell, rest in built.items())


# -- moves ----------------------------------------------------------------------------------------


def legal(state: GinkgoState, seat: int) -> list[str]:
    """What a seat may do, in order."""
    view = GAME.view(state, seat)
    actions = GAME.legal_actions(state, seat)
    return [
        _short(GAME.spell(view, action).kind, GAME.spell(view, action).parts) for action in actions
    ]


def play(state: GinkgoState, seat: int, *moves: str) -> list[Event]:
    """Make moves one after the other; what happened."""
    events: list[Event] = []
    for move in moves:
        options = legal(state, seat)
        assert move in options, f"seat {seat} cannot {move!r}, only {options}"
        action = GAME.legal_actions(state, seat)[options.index(move)]
        events += events_of(GAME, state, seat, action)
    return events


def choose(state: GinkgoState, seat: int, choice: str) -> list[Event]:
    """Choose a card and, after a plus, the tile on it: `R7+R4`. Without tile: `R7`."""
    card, _, tile = choice.partition("+")
    events = play(state, seat, f"card:{card}")
    if tile:
        return events + play(state, seat, f"tile:{tile}")
    if "alone" in legal(state, seat):
        return events + play(state, seat, "alone")
    return events


def move_marker(state: GinkgoState, seat: int) -> list[Event]:
    """Move the marker anywhere, if the seat is asked."""
    return play(state, seat, legal(state, seat)[0]) if question(state) == "marker" else []


def give(state: GinkgoState, seat: int, tiles: str) -> list[Event]:
    """Return tiles to the supply, named in the order of the catalogue: `R4,R7,B5`, or `-`."""
    names = [] if tiles == "-" else tiles.split(",")
    events = play(state, seat, *(f"give:{name}" for name in names))
    if state.waiting >> seat & 1 and question(state) == "return":
        events += play(state, seat, "done")
    return events


def _short(kind: str, parts: tuple[str, ...]) -> str:
    return f"{kind}:{parts[-1].partition(':')[2]}" if parts else kind


# -- facts ----------------------------------------------------------------------------------------


def stock(state: GinkgoState, side: int) -> tuple[int, int, int]:
    """Resources, tiles, points, in the order of the worked examples."""
    return (
        state.sides[side].resources,
        state.sides[side].tiles.bit_count(),
        state.sides[side].points,
    )


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards if card != NOTHING]


def tiles(state: GinkgoState, side: int) -> list[str]:
    return names(tiles_in(state.sides[side].tiles))


def hand(state: GinkgoState, side: int) -> list[str]:
    return names(hand_of(state, side))


def tableau(state: GinkgoState, side: int) -> list[str]:
    """The building cards in front of a side."""
    return names(tiles_in(state.sides[side].tableau))


def characters(state: GinkgoState, side: int) -> list[str]:
    return names(state.characters[TRIO * side : TRIO * side + TRIO])


def discard(state: GinkgoState) -> list[str]:
    return names(state.discard)


def deck(state: GinkgoState) -> list[str]:
    return names(state.deck)


def building(state: GinkgoState, cell: str) -> str:
    """A building as in the notation: top, ^height, @owner, ! for a construction site."""
    buildings = GAME.write(state).splitlines()[2].split()[1:]
    return dict(text.split(":") for text in buildings)[cell]


def sites(state: GinkgoState) -> int:
    """How many construction sites there are."""
    return sum(state.pawns)


def marker(state: GinkgoState, letter: str) -> str:
    return cell_name(state.markers[MARKER_LETTERS.index(letter)])


def question(state: GinkgoState) -> str:
    return QUESTION_NAMES[state.question]


def waiting(state: GinkgoState) -> list[int]:
    return seats_waiting(state)


def kinds(events: list[Event]) -> list[str]:
    """The names of what happened, in order."""
    return [type(event).__name__ for event in events]


def xy(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def built_cells(state: GinkgoState) -> set[Cell]:
    return {xy(cell_name(cell)) for cell in state.cells}


def marker_cells(state: GinkgoState) -> dict[str, Cell]:
    """Where the markers lie; one that is being moved lies nowhere."""
    return {
        letter: xy(cell_name(cell))
        for letter, cell in zip(MARKER_LETTERS, state.markers)
        if cell != NOTHING
    }
