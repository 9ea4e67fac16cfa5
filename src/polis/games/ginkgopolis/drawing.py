"""The table as lines of text: the city as a map, the players, the seat's own cards and tiles.

Colour never stands alone: every tile has a letter and a symbol, every owner a number.
"""

from collections.abc import Sequence

from polis.games.ginkgopolis.components import (
    CARD_COLOUR,
    CARD_NAMES,
    CARD_TRIGGER,
    MARKER_LETTERS,
    NOTHING,
    colour_of,
    number_of,
    tiles_in,
)
from polis.games.ginkgopolis.events import card_part, tile_part
from polis.games.ginkgopolis.geometry import cell_at, x_of, y_of
from polis.games.ginkgopolis.messages import COLOUR_NAMES, TRIGGER_NAMES, who
from polis.games.ginkgopolis.state import DRAFT, TRIO
from polis.games.ginkgopolis.view import HIDDEN, SEALED_WITH_TILE, GinkgoView
from polis.kernel.message import Line, Message, Span, message, part

SYMBOLS = ("●", "■", "★")
WIDTH = 7  # of a cell
EDGE = 4  # of the column with the coordinates


def draw(view: GinkgoView) -> list[Line]:
    return [
        _heading(view),
        (),
        *_map(view),
        (),
        *[line for side in range(view.config.sides) for line in _side(view, side)],
        (),
        *_own(view),
    ]


def _heading(view: GinkgoView) -> Line:
    heading = message(
        "draw-heading", round=view.round, supply=view.supply_size, deck=view.deck_size
    )
    spans = [Span(heading, "title")]
    if view.ending:
        spans += [Span("  "), Span(message("draw-last-round"), "mark")]
    return tuple(spans)


# -- the city -------------------------------------------------------------------------------------


def _map(view: GinkgoView) -> list[Line]:
    """Two lines per row of cells: the top tile, then floors and owner; coordinates at the edge."""
    places = [cell for cell in (*view.cells, *view.markers) if cell != NOTHING]
    xs = range(min(map(x_of, places)), max(map(x_of, places)) + 1)
    ys = range(max(map(y_of, places)), min(map(y_of, places)) - 1, -1)
    lines: list[Line] = [(Span(" " * EDGE + "".join(f"{x:^{WIDTH}}" for x in xs), "dim"),)]
    for y in ys:
        cells = [cell_at(x, y) for x in xs]
        lines.append((Span(f"{y:>{EDGE - 1}} ", "dim"), *(_top(view, cell) for cell in cells)))
        lines.append((Span(" " * EDGE), *(_floors(view, cell) for cell in cells)))
    return lines


def _top(view: GinkgoView, cell: int) -> Span:
    if cell in view.cells:
        tile = view.tops[view.cells.index(cell)]
        colour = colour_of(tile)
        text = f"{SYMBOLS[colour]}{CARD_NAMES[tile]}"
        return Span(f" {text:<{WIDTH - 1}}", COLOUR_NAMES[colour])
    if cell in view.markers:
        return Span(f"  ({MARKER_LETTERS[view.markers.index(cell)]})".ljust(WIDTH), "bold")
    return Span("   ·".ljust(WIDTH), "dim")


def _floors(view: GinkgoView, cell: int) -> Span:
    """The height, the owner, and `!` for a construction site."""
    if cell not in view.cells:
        return Span(" " * WIDTH)
    building = view.cells.index(cell)
    owner = view.owners[building]
    colour = COLOUR_NAMES[colour_of(view.tops[building])]
    text = f" ×{view.heights[building]}"
    if owner != NOTHING:
        text += f" P{owner + 1}"
    if view.pawns[building]:
        text += "!"
    return Span(text.ljust(WIDTH), f"seat{owner}" if owner != NOTHING else colour)


# -- the players ----------------------------------------------------------------------------------


def _side(view: GinkgoView, side: int) -> list[Line]:
    name = who(side, view.config.is_solo)
    line: list[Span] = [Span(f"P{side + 1} ", f"seat{side}"), Span(name, f"seat{side}")]
    if view.round and side == view.first and not view.config.is_solo:
        line += [Span(" "), Span(message("draw-first"), "mark")]
    line += [Span("  "), Span(_numbers(view, side))]
    if view.sealed[side]:
        with_tile = view.sealed[side] == SEALED_WITH_TILE
        line += [Span("  "), Span(message("draw-sealed-tile" if with_tile else "draw-sealed"))]
    if side >= view.config.seats:
        return [tuple(line), *_kept(view, side)]
    return [tuple(line), *_tableau(view, side)]


def _numbers(view: GinkgoView, side: int) -> Message:
    pool, points = view.pool[side], _amount(view.points[side])
    if side >= view.config.seats:
        return message("draw-side-hal", pool=pool, points=points)
    resources, tiles = _amount(view.resources[side]), _amount(view.num_tiles[side])
    if view.config.is_solo:
        return message("draw-side-solo", resources=resources, pool=pool, tiles=tiles, points=points)
    return message(
        "draw-side",
        resources=resources,
        pool=pool,
        tiles=tiles,
        points=points,
        tokens=view.tokens[side],
    )


def _kept(view: GinkgoView, side: int) -> list[Line]:
    """Hal's cards: they count at the end, and bring him nothing before."""
    cards = tiles_in(view.tableau[side])
    return [(Span("   "), Span(message("draw-kept"), "dim"), *_names(cards))] if cards else []


def _amount(amount: int) -> str:
    return "?" if amount == HIDDEN else str(amount)


def _tableau(view: GinkgoView, side: int) -> list[Line]:
    """The cards grouped by what they trigger on, each with what it brings."""
    characters = view.characters[TRIO * side : TRIO * side + TRIO]
    cards = [*(c for c in characters if c != NOTHING), *tiles_in(view.tableau[side])]
    lines: list[Line] = []
    for trigger, name in enumerate(TRIGGER_NAMES):
        group = [card for card in cards if CARD_TRIGGER[card] == trigger]
        if group:
            head: Message = message("draw-group", trigger=name)
            lines.append((Span("   "), Span(head, "dim"), Span(" "), *_cards(group, "items")))
    return lines


def _cards(cards: Sequence[int], kind: str) -> list[Span]:
    """Card names in their colours, each followed by what it does."""
    spans: list[Span] = []
    for index, card in enumerate(cards):
        if index:
            spans.append(Span(" · ", "dim"))
        name = CARD_NAMES[card]
        spans += [Span(name, _ink(card)), Span(" "), Span(part(kind, name), "dim")]
    return spans


# -- the viewer's own ----------------------------------------------------------------------------


def _own(view: GinkgoView) -> list[Line]:
    if view.seat is None:
        return []
    if view.question == DRAFT:
        return [(Span(message("draw-packet"), "bold"), Span(" "), *_hand(view))]
    lines: list[Line] = [
        (Span(message("draw-discard"), "dim"), *_names(view.discard)),
        (Span(message("draw-hand"), "bold"), Span(" "), *_hand(view)),
        (Span(message("draw-tiles"), "bold"), Span(" "), *_tiles(view.tiles)),
    ]
    if view.passed:
        lines.insert(1, (Span(message("draw-passed"), "dim"), *_names(view.passed)))
    return lines


def _names(cards: Sequence[int]) -> list[Span]:
    """Short names of cards, in their colours."""
    return [
        Span(f" {CARD_NAMES[card]}", "dim" if CARD_COLOUR[card] == NOTHING else _ink(card))
        for card in cards
    ]


def _ink(card: int) -> str:
    colour = CARD_COLOUR[card]
    return COLOUR_NAMES[colour] if colour != NOTHING else "bold"


def _hand(view: GinkgoView) -> list[Span]:
    spans: list[Span] = []
    for card in view.hand:
        mark = "*" if card == view.chosen_card else ""
        spans += [Span("["), Span(card_part(card), _ink(card)), Span(f"]{mark} ")]
    return spans


def _tiles(tiles: tuple[int, ...]) -> list[Span]:
    if not tiles:
        return [Span("–", "dim")]
    ordered = sorted(tiles, key=lambda tile: (colour_of(tile), number_of(tile)))
    spans: list[Span] = []
    for tile in ordered:
        colour = colour_of(tile)
        spans += [
            Span(SYMBOLS[colour], COLOUR_NAMES[colour]),
            Span(tile_part(tile), COLOUR_NAMES[colour]),
            Span("  "),
        ]
    return spans
