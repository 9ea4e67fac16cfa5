"""What a choice would cost and bring if its turn came now.

No second rulebook: the choice is played out by the real rules in a state imagined from the view,
and the difference is told.
"""

from polis.games.ginkgopolis import actions, flow
from polis.games.ginkgopolis.agenda import TURN, task
from polis.games.ginkgopolis.components import CARD_NAMES, NOTHING, NUM_TILES
from polis.games.ginkgopolis.events import (
    EndTriggered,
    FellBack,
    FloorBuilt,
    ResourcesReturned,
    Urbanized,
)
from polis.games.ginkgopolis.imagine import imagine
from polis.games.ginkgopolis.messages import who
from polis.games.ginkgopolis.state import CHOOSE, DRAFT, LETTER, MARKER, RETURN, GinkgoState
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
    if view.question == RETURN and action != actions.GIVE_DONE:
        return _gift(view, action - actions.GIVE_TILE)
    return []


def _character(action: int) -> list[Message]:
    name = CARD_NAMES[action - actions.PICK_CARD]
    return [message("preview-character", power=part("power", name), start=part("start", name))]


def _gift(view: GinkgoView, tile: int) -> list[Message]:
    """Tiles are picked in ascending order: those passed over stay, and the last one ends it."""
    passed_over = [one for one in view.tiles if max(view.selected, default=-1) < one < tile]
    said = [message("preview-keep", count=len(passed_over))] if passed_over else []
    return [*said, message("preview-last-gift")] if tile == max(view.tiles) else said


def _choice(view: GinkgoView, seat: int, action: int) -> list[Message]:
    before = imagine(view, seeded(0))
    after = before.clone()
    events, open_questions = _play_out(after, seat, action)
    changes = [
        message(id, amount=_signed(amount))
        for id, amount in (
            ("preview-resources", after.resources[seat] - before.resources[seat]),
            ("preview-tiles", _num_tiles(after, seat) - _num_tiles(before, seat)),
            ("preview-points", after.points[seat] - before.points[seat]),
        )
        if amount
    ]
    if LETTER in open_questions:
        changes.append(message("preview-letter"))
    if RETURN in open_questions:
        changes.append(message("preview-exhaust"))
    if not changes:
        changes.append(message("preview-even"))
    return [message(_headline(events)), *changes, *_consequences(events, view, seat)]


def _play_out(state: GinkgoState, seat: int, action: int) -> tuple[list[Event], set[int]]:
    """Resolve the seat's turn with this choice, as if it came now; what is left to decide."""
    if action < actions.NEW_HAND:
        state.chosen_card[seat] = action - actions.PICK_CARD
    elif action >= actions.PICK_TILE:
        state.chosen_tile[seat] = action - actions.PICK_TILE
        state.tiles[seat] &= ~(1 << state.chosen_tile[seat])
    state.waiting = 0
    state.agenda = [task(TURN, seat, 0)]
    events: list[Event] = []
    open_questions: set[int] = set()
    flow.advance(state, events)
    while state.waiting:
        open_questions.add(state.question)
        _leave_open(state, seat, events)
    return events, open_questions


def _leave_open(state: GinkgoState, seat: int, events: list[Event]) -> None:
    """Go on past a question, so that all that does not depend on its answer is told too."""
    if state.question == MARKER:  # wherever the marker goes, the gain is the same
        flow.apply(state, seat, flow.legal_actions(state, seat)[0], events)
        return
    if state.question == RETURN:  # somebody will give enough tiles back
        state.supply = [t for t in range(NUM_TILES) if not state.tiles[seat] >> t & 1]
    state.waiting = 0
    flow.advance(state, events)


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
