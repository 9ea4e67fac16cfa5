"""The contract of Sealed Bids, method by method. A new game can start as a copy of this folder.

The cards are numbered from 1. In every round one card is turned up, the lot. All players bid a
card of their hand at the same time, in secret; before that, each may exchange one card per match.
The highest bid wins the lot, and all bids are discarded. The winner secretly gives a card to the
left neighbour and draws a new one. After the last lot, the cards won score their numbers.
"""

from collections.abc import Mapping

from polis.kernel.config import Option
from polis.kernel.event import Event
from polis.kernel.game import Action, Game, Limits, Seat
from polis.kernel.message import ActionSpec, Line, Message, Part
from polis.kernel.mind import AnyMind
from polis.kernel.preview import Preview
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng
from polis.kernel.score import ScoreLine, Standing
from tests.toys.sealed_bids import (
    actions,
    components,
    config,
    drawing,
    events,
    features,
    flow,
    imagine,
    messages,
    notation,
    preview,
    scoring,
    setup,
)
from tests.toys.sealed_bids import view as views
from tests.toys.sealed_bids.config import BidsConfig
from tests.toys.sealed_bids.mind import BidsMind
from tests.toys.sealed_bids.state import BidsState
from tests.toys.sealed_bids.view import BidsView


class SealedBids(Game[BidsConfig, BidsState, BidsView]):
    id = "sealed_bids"
    version = 1
    event_types = events.ALL

    def options(self) -> tuple[Option, ...]:
        return config.OPTIONS

    def config(self, options: Mapping[str, object]) -> BidsConfig:
        return config.make_config(options)

    def parts(self, config: BidsConfig) -> tuple[Part, ...]:
        return components.card_parts(range(1, components.CARDS + 1))

    def limits(self, config: BidsConfig) -> Limits:
        return Limits(actions.NUM_ACTIONS, flow.max_steps(config), features.NUM_FEATURES)

    def start(self, config: BidsConfig, seed: int) -> BidsState:
        return setup.start(config, seed)

    def clone(self, state: BidsState) -> BidsState:
        return state.clone()

    def legal_actions(self, state: BidsState, seat: Seat) -> list[Action]:
        return flow.legal_actions(state, seat)

    def apply(self, state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
        flow.apply(state, seat, action, out)

    def is_sealed(self, action: Action) -> bool:
        return actions.is_sealed(action)

    def result(self, state: BidsState) -> list[tuple[int, ...]]:
        return scoring.result(state)

    def sheet(self, state: BidsState, seat: Seat) -> list[ScoreLine]:
        return scoring.sheet(state, seat)

    def view(self, state: BidsState, seat: Seat | None) -> BidsView:
        return views.view(state, seat)

    def imagine(self, view: BidsView, rng: Rng) -> BidsState:
        return imagine.imagine(view, rng)

    def standings(self, view: BidsView) -> list[Standing]:
        return scoring.standings(view)

    def visible_parts(self, view: BidsView) -> frozenset[Part]:
        return frozenset(components.card_part(card) for card in views.visible_cards(view))

    def features(self, view: BidsView) -> list[float]:
        return features.features(view)

    def spell(self, view: BidsView, action: Action) -> ActionSpec:
        return actions.spell(action)

    def ask(self, view: BidsView) -> Message:
        return messages.ask(view)

    def say(self, item: ActionSpec | Event | Part, view: BidsView) -> Message:
        return messages.say(item)

    def preview(self, view: BidsView, action: Action) -> Preview:
        return preview.preview(view, action)

    def why(self, view: BidsView, part: Part) -> Message | None:
        return messages.why(view, part)

    def draw(self, view: BidsView) -> list[Line]:
        return drawing.draw(view)

    def write(self, state: BidsState) -> str:
        return notation.write(state)

    def read(self, text: str) -> BidsState:
        return notation.read(text)

    def census(self, state: BidsState) -> dict[str, int]:
        return components.census(state.places())

    def mind(self) -> AnyMind | None:
        return BidsMind()
