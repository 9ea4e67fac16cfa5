"""Play a choice out by the real rules, as if its turn came now: what happens, and where."""

from typing import Final

from polis.games.ginkgopolis import actions, agenda, flow
from polis.games.ginkgopolis.components import NOTHING, NUM_TILES
from polis.games.ginkgopolis.events import Exploited, FellBack, FloorBuilt, Urbanized
from polis.games.ginkgopolis.state import LETTER, MARKER, RETURN, GinkgoState
from polis.kernel.event import Event
from polis.kernel.recorder import Recorder

ITEMS: Final = ("resources", "tiles", "points")

Items = tuple[int, int, int]


class Trial:
    """A turn that is played out in an imagined state, past the questions that it opens."""

    def __init__(self, state: GinkgoState, seat: int, item: int = NOTHING) -> None:
        self.state = state
        self.seat = seat
        self.card = state.sides[seat].chosen_card
        self.tile = state.sides[seat].chosen_tile
        self.item = item  # how the question of a letter is answered; NOTHING: it stays open
        self.deed = "exploit"
        self.questions: set[int] = set()  # what would be left to decide
        self.gains: dict[int, Items] = {}  # what the building at each cell brings
        self._recorder = Recorder(seat)
        self._place = NOTHING  # the building that is being activated

    @property
    def events(self) -> list[Event]:
        return self._recorder.events

    def run(self) -> None:
        state = self.state
        state.waiting = 0
        state.agenda = [agenda.task(agenda.TURN, self.seat, 0)]
        while state.waiting or state.agenda:
            if state.waiting:
                self.questions.add(state.question)
                self._leave_open()
            else:
                self._run_task(state.agenda.pop())
        self.deed = _deed_of(self.events)

    def _run_task(self, task: int) -> None:
        """Do what is due, and note what a building brings."""
        before = items_of(self.state, self.seat)
        kind = agenda.kind_of(task)
        if kind == agenda.ACTIVATE:
            self._place = self.state.cells[agenda.amount_of(task)]
        elif kind == agenda.BONUS:
            self._place = NOTHING
        flow.run_task(self.state, task, self._recorder)
        if kind == agenda.TURN:
            self._place = self._exploited()
        if self._place != NOTHING:
            self._note(before)

    def _exploited(self) -> int:
        """The cell of the building that the turn has activated at once, or NOTHING."""
        for event in self.events:
            if isinstance(event, Exploited):
                return event.cell
        return NOTHING

    def _note(self, before: Items) -> None:
        """Add up: taking tiles can be interrupted when the supply runs out."""
        resources, tiles, points = self.gains.get(self._place, (0, 0, 0))
        now = items_of(self.state, self.seat)
        self.gains[self._place] = (
            resources + now[0] - before[0],
            tiles + now[1] - before[1],
            points + now[2] - before[2],
        )

    def _leave_open(self) -> None:
        """Go on past a question, so that all that does not depend on its answer is told too."""
        state = self.state
        if state.question == LETTER and self.item != NOTHING:
            flow.apply_answer(state, self.seat, self.item, self._recorder)
            return
        if state.question == MARKER:  # wherever the marker goes, the gain is the same
            answer = flow.legal_actions(state, self.seat)[0]
            flow.apply_answer(state, self.seat, answer, self._recorder)
            return
        if state.question == RETURN:  # some player will give enough tiles back
            own = state.sides[self.seat].tiles
            state.supply = [tile for tile in range(NUM_TILES) if not own >> tile & 1]
        state.waiting = 0


def _deed_of(events: list[Event]) -> str:
    """exploit, urbanize, construct; fall-back: the tile cannot be paid for (G7.1)."""
    for event in events:
        if isinstance(event, FellBack):
            return "fall-back"
        if isinstance(event, Urbanized):
            return "urbanize"
        if isinstance(event, FloorBuilt):
            return "construct"
    return "exploit"


def try_choice(state: GinkgoState, seat: int, action: int, item: int = NOTHING) -> Trial:
    """Resolve the seat's turn with this choice of a card or a tile; the state is used up.

    `item` is the answer to the question of a letter, where one is asked.
    """
    if action < actions.NEW_HAND:
        state.sides[seat].chosen_card = action - actions.PICK_CARD
    elif action >= actions.PICK_TILE:
        state.sides[seat].chosen_tile = action - actions.PICK_TILE
        state.sides[seat].tiles &= ~(1 << state.sides[seat].chosen_tile)
    trial = Trial(state, seat, item)
    trial.run()
    return trial


def items_of(state: GinkgoState, seat: int) -> Items:
    """Resources, tiles and points of a seat; a tile on the chosen card is still its own."""
    tiles = state.sides[seat].tiles.bit_count() + (state.sides[seat].chosen_tile != NOTHING)
    return state.sides[seat].resources, tiles, state.sides[seat].points
