"""Which rule keeps the viewer from choosing a part now, as a message that cites the rule.

Any tile may be chosen, even one that cannot be paid for (G3.3): what is lacking is in `preview`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from polis.games.ginkgopolis import actions
from polis.games.ginkgopolis.components import FIRST_LETTER, MARKER_LETTERS, NOTHING
from polis.games.ginkgopolis.events import card_part, cards_part, tile_part, tiles_part
from polis.games.ginkgopolis.imagine import table_of
from polis.games.ginkgopolis.messages import cell_part, marker_part, marker_target
from polis.games.ginkgopolis.rules import marker
from polis.games.ginkgopolis.state import CHOOSE, DRAFT, LETTER, MARKER, RETURN
from polis.games.ginkgopolis.view import GinkgoView
from polis.kernel.message import Message, Part, message, seat_part

_KINDS: Final = ("card", "tile", "cell", "marker")
_WAITING_RULES: Final = {DRAFT: "G2.9", CHOOSE: "G3.1", RETURN: "G10.5"}  # else whose turn it is


def why(view: GinkgoView, part: Part) -> Message | None:
    if view.seat is None or not view.waiting or part.kind not in _KINDS:
        return None
    if not view.waiting >> view.seat & 1:
        return _waiting(view, view.seat)
    return _REASONS[view.question](view, part)


def _waiting(view: GinkgoView, seat: int) -> Message:
    """The viewer has chosen already, or others act."""
    if view.sealed[seat] and view.question in (CHOOSE, DRAFT):
        return message("why-sealed", rule="G14.7")
    others = [other for other in range(view.config.seats) if view.waiting >> other & 1]
    rule = _WAITING_RULES.get(view.question, "G3.9")
    return message("why-waiting", seats=tuple(map(seat_part, others)), rule=rule)


def _draft(view: GinkgoView, part: Part) -> Message | None:
    return None if part in cards_part(view.hand) else message("why-draft", rule="G2.9")


def _letter(view: GinkgoView, part: Part) -> Message | None:
    return message("why-letter", rule="G4.1")


# -- choosing a card and a tile -------------------------------------------------------------------


def _choose(view: GinkgoView, part: Part) -> Message | None:
    if view.chosen_card != NOTHING:
        return _with_card(view, part)
    if part.kind == "tile":
        is_own = part in tiles_part(view.tiles)
        return message("why-card-first", rule="G3.1") if is_own else _not_in_stock(part, "G3.1")
    if part.kind == "card":
        in_hand = part in cards_part(view.hand)
        return None if in_hand else message("why-not-in-hand", card=part, rule="G3.1")
    if part.kind == "marker":
        return _no_letter(view, MARKER_LETTERS.index(part.name))
    return _at_cell(view, part)


def _with_card(view: GinkgoView, part: Part) -> Message | None:
    """A card is chosen already: only a tile of the stock may go with it."""
    if part.kind != "tile":
        return message("why-chosen", card=card_part(view.chosen_card), rule="G14.7")
    return None if part in tiles_part(view.tiles) else _not_in_stock(part, "G3.1")


def _not_in_stock(part: Part, rule: str) -> Message:
    return message("why-not-in-stock", tile=part, rule=rule)


def _at_cell(view: GinkgoView, part: Part) -> Message | None:
    for building, cell in enumerate(view.cells):
        if cell_part(cell) == part:
            return _no_card(view, building)
    for letter, cell in enumerate(view.markers):
        if cell_part(cell) == part:
            return _no_letter(view, letter)
    return message("why-empty", rule="G5.2")


def _no_card(view: GinkgoView, building: int) -> Message | None:
    if view.pawns[building]:
        return message("why-site", rule="G6.15")
    if view.tops[building] in view.hand:
        return None
    return message("why-no-card", card=card_part(view.tops[building]), rule="G4.3")


def _no_letter(view: GinkgoView, letter: int) -> Message | None:
    if FIRST_LETTER + letter in view.hand:
        return None
    return message("why-no-letter", marker=marker_part(letter), rule="G3.12")


# -- moving a marker ------------------------------------------------------------------------------


def _marker(view: GinkgoView, part: Part) -> Message | None:
    moving = marker_part(view.moving)
    if part == moving:
        return None
    if part.kind != "cell":
        return message("why-marker-first", marker=moving, rule="G5.4")
    options = marker.legal(table_of(view))
    if options[0] >= actions.PUSH_CLOCKWISE:
        return message("why-marker-push", marker=moving, rule="G8.10")
    if part in [cell_part(marker_target(view, action)) for action in options]:
        return None
    if options[0] >= actions.MARKER_SPOT:
        return message("why-marker-blocked", marker=moving, rule="G8.7")
    return message("why-marker", marker=moving, rule="G8.1")


# -- returning tiles ------------------------------------------------------------------------------


def _return(view: GinkgoView, part: Part) -> Message | None:
    if part.kind != "tile":
        return message("why-return", rule="G10.2")
    if view.chosen_tile != NOTHING and part == tile_part(view.chosen_tile):
        return message("why-return-chosen", tile=part, rule="G10.4")
    if part not in tiles_part(view.tiles):
        return _not_in_stock(part, "G10.2")
    last = max(view.selected, default=NOTHING)
    can_follow = part in tiles_part(tuple(tile for tile in view.tiles if tile > last))
    return None if can_follow else message("why-return-order", rule="G10.2")


_REASONS: Mapping[int, Callable[[GinkgoView, Part], Message | None]] = {
    DRAFT: _draft,
    CHOOSE: _choose,
    LETTER: _letter,
    MARKER: _marker,
    RETURN: _return,
}
