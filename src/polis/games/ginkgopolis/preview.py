"""What a choice would cost and bring if its turn came now.

No second rulebook: the choice is played out by the real rules in a state imagined from the view,
and the difference is told.
"""

from polis.games.ginkgopolis import actions, flow
from polis.games.ginkgopolis.agenda import TURN, task
from polis.games.ginkgopolis.components import CARD_NAMES, NOTHING
from polis.games.ginkgopolis.events import (
    EndTriggered,
    FellBack,
    FloorBuilt,
    ResourcesReturned,
    Urbanized,
)
from polis.games.ginkgopolis.imagine import imagine
from polis.games.ginkgopolis.messages import who
from polis.games.ginkgopolis.state import CHOOSE, DRAFT, LETTER, MARKER, NO_QUESTION, GinkgoState
from polis.games.ginkgopolis.view import GinkgoView
from polis.kernel.event import Event
from polis.kernel.message import Message, message, part
from polis.kernel.rng import seeded


def preview(view: GinkgoView, action: int) -> list[Message]:
    if view.seat is None or not view.waiting >> view.seat & 1:
        return []
    if view.question == DRAFT:
        return _character(action)
    if view.question == CHOOSE and action != actions.NEW_HAND:
        return _choice(view, view.seat, action)
    return []


def _character(action: int) -> list[Message]:
    name = CARD_NAMES[action - actions.PICK_CARD]
    return [message("preview-character", power=part("power", name), start=part("start", name))]


def _choice(view: GinkgoView, seat: int, action: int) -> list[Message]:
    before = imagine(view, seeded(0))
    after = before.clone()
    events = _play_out(after, seat, action)
    is_open = _asks_for_an_item(after, events)
    changes = [
        message(id, amount=_signed(amount))
        for id, amount in (
            ("preview-resources", after.resources[seat] - before.resources[seat]),
            ("preview-tiles", _num_tiles(after, seat) - _num_tiles(before, seat)),
            ("preview-points", after.points[seat] - before.points[seat]),
        )
        if amount
    ]
    if is_open:
        changes.append(message("preview-letter"))
    return [message(_headline(events)), *changes, *_consequences(events, view, seat)]


def _play_out(state: GinkgoState, seat: int, action: int) -> list[Event]:
    """Resolve the seat's turn with this choice, as if it came now."""
    if action < actions.NEW_HAND:
        state.chosen_card[seat] = action - actions.PICK_CARD
    elif action >= actions.PICK_TILE:
        state.chosen_tile[seat] = action - actions.PICK_TILE
        state.tiles[seat] &= ~(1 << state.chosen_tile[seat])
    state.waiting = 0
    state.question = NO_QUESTION
    state.agenda = [task(TURN, seat, 0)]
    events: list[Event] = []
    flow.advance(state, events)
    if state.question == MARKER:  # wherever the marker goes, the gain is the same
        flow.apply(state, seat, flow.legal_actions(state, seat)[0], events)
    return events


def _asks_for_an_item(state: GinkgoState, events: list[Event]) -> bool:
    """Whether a letter leaves the choice of an item open; the bonuses are told in any case."""
    if state.question != LETTER:
        return False
    state.waiting = 0
    state.question = NO_QUESTION
    flow.advance(state, events)
    return True


def _num_tiles(state: GinkgoState, seat: int) -> int:
    return state.tiles[seat].bit_count() + (state.chosen_tile[seat] != NOTHING)


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}"


def _headline(events: list[Event]) -> str:
    for event in events:
        if isinstance(event, FellBack):
            return "preview-fall-back"
        if isinstance(event, Urbanized):
            return "preview-urbanize"
        if isinstance(event, FloorBuilt):
            return "preview-construct"
    return "preview-exploit"


def _consequences(events: list[Event], view: GinkgoView, seat: int) -> list[Message]:
    """What others get, which card is won, whether the end comes."""
    said: list[Message] = []
    for event in events:
        if isinstance(event, ResourcesReturned) and event.side != seat:
            rival = who(event.side, view.config.is_solo)
            said.append(
                message("preview-rival", who=rival, resources=event.resources, points=event.points)
            )
        elif isinstance(event, FloorBuilt):
            said.append(message("preview-card", power=part("power", CARD_NAMES[event.card])))
        elif isinstance(event, EndTriggered):
            said.append(message("preview-end"))
    return said
