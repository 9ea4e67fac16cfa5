"""What a choice would cost and bring if its turn came now.

No second rulebook: `trial` plays the choice out by the real rules in a state imagined from the
view, and the difference is told, in sentences and in numbers. The words of the numbers (`Change`)
are listed in docs/games/ginkgopolis.md.
"""

from collections.abc import Sequence

from polis.games.ginkgopolis import actions
from polis.games.ginkgopolis.components import (
    CARD_NAMES,
    FIRST_CHARACTER,
    FIRST_LETTER,
    MARKER_LETTERS,
    START_ITEMS,
    is_letter,
)
from polis.games.ginkgopolis.events import (
    EndTriggered,
    FloorBuilt,
    MarkerMoved,
    ResourcesReturned,
    card_part,
)
from polis.games.ginkgopolis.geometry import building_with
from polis.games.ginkgopolis.imagine import imagine
from polis.games.ginkgopolis.messages import cell_part, marker_part, who
from polis.games.ginkgopolis.rules import marker
from polis.games.ginkgopolis.rules.reveal import lacking
from polis.games.ginkgopolis.state import CHOOSE, DRAFT, LETTER, MARKER, RETURN, GinkgoState
from polis.games.ginkgopolis.trial import ITEMS, Trial, items_of, try_choice
from polis.games.ginkgopolis.view import GinkgoView
from polis.kernel.event import Event
from polis.kernel.memo import last_result
from polis.kernel.message import Message, Part, message, part, seat_part
from polis.kernel.preview import DONE, ENDS, MEMBER, NO_PREVIEW, ONE, OPENS, Change, Preview
from polis.kernel.recorder import Recorder
from polis.kernel.rng import seeded


def preview(view: GinkgoView, action: int) -> Preview:
    if view.seat is None or not view.waiting >> view.seat & 1:
        return NO_PREVIEW
    if view.question == DRAFT:
        return _character(action - actions.PICK_CARD)
    if view.question == CHOOSE and action != actions.NEW_HAND:
        return _choice(view, view.seat, action)
    if view.question == RETURN:
        return _END_OF_GIFTS if action == actions.GIVE_DONE else _GIFT
    if view.question == MARKER:
        return _marker(view, action)
    return _PLAIN.get(action, NO_PREVIEW)


def _marker(view: GinkgoView, action: int) -> Preview:
    """Where markers would go, and which ones are pushed."""
    recorder = Recorder(0)
    marker.apply(_imagined(view).clone(), action, recorder)
    moves = [event for event in recorder.events if isinstance(event, MarkerMoved)]
    pushed = tuple(marker_part(event.letter) for event in moves if event.pushed)
    said = (message("preview-push", markers=pushed),) if pushed else ()
    changes = [
        Change(f"marker-{MARKER_LETTERS[event.letter]}", 1, cell_part(event.cell))
        for event in moves
    ]
    return Preview(said, tuple(changes))


_PLAIN = {
    actions.NEW_HAND: Preview(changes=(Change("tokens", -1),)),
    actions.TAKE_RESOURCE: Preview(changes=(Change("resources", 1),)),
    actions.TAKE_TILE: Preview(changes=(Change("tiles", 1),)),
}
_ITEMS_OF_LETTERS = (("resource", actions.TAKE_RESOURCE), ("tile", actions.TAKE_TILE))
_GIFT = Preview(changes=(Change("tiles", -1), Change("points", 1)), step=MEMBER)
_END_OF_GIFTS = Preview(step=DONE)


def _step(view: GinkgoView, action: int) -> str:
    """A card is selected until its tile is; without tiles it is the whole choice."""
    if action >= actions.NEW_HAND:
        return ONE
    return OPENS if view.tiles else ENDS


def _character(card: int) -> Preview:
    name = CARD_NAMES[card]
    said = message("preview-character", power=part("power", name), start=part("start", name))
    return Preview((said,), tuple(_amounts(START_ITEMS[card - FIRST_CHARACTER])))


@last_result
def _imagined(view: GinkgoView) -> GinkgoState:
    return imagine(view, seeded(0))


def _choice(view: GinkgoView, seat: int, action: int) -> Preview:
    before = _imagined(view)
    trial = try_choice(before.clone(), seat, action)
    sums = _net(before, trial, seat)
    details = _details(before, trial, seat)
    answers: list[str] = []
    if LETTER in trial.questions:
        sums, extras = _either(before, seat, action)
        answers = [name for name, extra in extras.items() if extra]
        details += [
            Change(f"{name}-{one.what}", one.amount) for name in answers for one in extras[name]
        ]
    said = [message(f"preview-{one.what}", amount=_signed(one.amount)) for one in sums]
    if answers:
        said.append(
            message("preview-letter" if len(answers) > 1 else f"preview-letter-{answers[0]}")
        )
    if RETURN in trial.questions:
        said.append(message("preview-exhaust"))
    if not said:
        said.append(message("preview-even"))
    headline = message(f"preview-{trial.deed}")
    lines = (headline, *said, *_consequences(trial.events, view, seat))
    if action < actions.NEW_HAND and is_letter(trial.card):
        with_tile = _with_a_tile(before, seat, trial.card)
        lines += tuple(_say_urbanize(with_tile))
        details += [Change(f"urbanize-{one.what}", one.amount) for one in with_tile]
    return Preview(lines, (_deed(before, trial), *sums, *details), _step(view, action))


def _with_a_tile(before: GinkgoState, seat: int, letter: int) -> list[Change]:
    """The net gain of a letter with a tile: the same for every tile (G5.5)."""
    tiles = before.sides[seat].tiles
    if not tiles:
        return []
    state = before.clone()
    state.sides[seat].chosen_card = letter
    lowest = (tiles & -tiles).bit_length() - 1
    trial = try_choice(state, seat, actions.PICK_TILE + lowest)
    return _net(before, trial, seat) if trial.deed == "urbanize" else []


def _either(
    before: GinkgoState, seat: int, action: int
) -> tuple[list[Change], dict[str, list[Change]]]:
    """What a letter alone brings whatever is taken, and what each answer adds to it."""
    then = items_of(before, seat)
    nets = {}
    for name, item in _ITEMS_OF_LETTERS:
        now = items_of(try_choice(before.clone(), seat, action, item).state, seat)
        nets[name] = [new - old for new, old in zip(now, then)]
    common = [min(amounts) for amounts in zip(*nets.values())]
    extras = {
        name: _amounts([amount - least for amount, least in zip(net, common)])
        for name, net in nets.items()
    }
    return _amounts(common), extras


def _net(before: GinkgoState, trial: Trial, seat: int) -> list[Change]:
    """What the seat has more or less after its turn than before it."""
    now, then = items_of(trial.state, seat), items_of(before, seat)
    return _amounts([new - old for new, old in zip(now, then)])


def _say_urbanize(gains: list[Change]) -> list[Message]:
    amounts = dict.fromkeys(ITEMS, "none") | {one.what: _signed(one.amount) for one in gains}
    return [message("preview-with-tile", **amounts)] if gains else []


def _amounts(items: Sequence[int], place: Part | None = None) -> list[Change]:
    return [Change(what, amount, place) for what, amount in zip(ITEMS, items) if amount]


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}"


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


# -- numbers for drawings -------------------------------------------------------------------------


def _deed(before: GinkgoState, trial: Trial) -> Change:
    """What would be done, where, and how high the building there would then be."""
    cell = _place_of(before, trial.card)
    after = trial.state
    height = after.heights[after.cells.index(cell)] if cell in after.cells else 0
    return Change(trial.deed, height, cell_part(cell))


def _place_of(state: GinkgoState, card: int) -> int:
    """Where a card plays: at its marker, or at its building."""
    if is_letter(card):
        return state.markers[card - FIRST_LETTER]
    return state.cells[building_with(state.tops, card)]


def _details(before: GinkgoState, trial: Trial, seat: int) -> list[Change]:
    changes: list[Change] = []
    for cell, items in trial.gains.items():
        changes += _amounts(items, cell_part(cell))
    if trial.deed == "fall-back":
        short = lacking(before, seat, trial.card, trial.tile)
        names = ("lacking-resources", "lacking-points")
        changes += [Change(name, amount) for name, amount in zip(names, short) if amount]
    for event in trial.events:
        changes += _detail(event, seat)
    if LETTER in trial.questions:
        changes.append(Change("letter", 1))
    if RETURN in trial.questions:
        changes.append(Change("exhaustion", 1))
    return changes


def _detail(event: Event, seat: int) -> list[Change]:
    if isinstance(event, ResourcesReturned) and event.side != seat:
        return _amounts((event.resources, 0, event.points), seat_part(event.side))
    if isinstance(event, FloorBuilt):
        return [Change("card", 1, card_part(event.card))]
    return [Change("end", 1)] if isinstance(event, EndTriggered) else []
