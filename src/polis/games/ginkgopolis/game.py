"""Ginkgopolis: the table of contents. Each method calls the file that implements it.

Where a rule lives:

    G1   components, effects            G8   rules/marker
    G2   setup, rules/draft             G9   rules/rebuild_deck
    G3   rules/choose, rules/new_hand,  G10  rules/end_triggers, rules/return_tiles
         rules/reveal, rules/pass_hands G11  scoring, sheet
    G4   rules/exploit, letter_exploit  G12  scoring (districts)
    G5   rules/urbanize                 G13  rules/hal
    G6   rules/construct                G14  view, imagine, flow (what follows what)
    G7   rules/reveal

Terminals draw, tools read positions and searching bots have a mind: those files are imported only
when they are asked for.
"""

from collections.abc import Mapping

from polis.games.ginkgopolis import (
    actions,
    census,
    evaluation,
    features,
    flow,
    imagine,
    messages,
    notation,
    parts,
    preview,
    scoring,
    setup,
    sheet,
    standings,
    why,
)
from polis.games.ginkgopolis import view as views
from polis.games.ginkgopolis.config import OPTIONS, GinkgoConfig, make_config
from polis.games.ginkgopolis.events import EVENT_TYPES
from polis.games.ginkgopolis.state import GinkgoState
from polis.games.ginkgopolis.view import GinkgoView
from polis.kernel.config import Option
from polis.kernel.event import Event
from polis.kernel.game import Action, Game, Limits, Seat
from polis.kernel.message import ActionSpec, Line, Message, Part
from polis.kernel.mind import AnyMind
from polis.kernel.preview import Preview
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng
from polis.kernel.score import ScoreLine, Standing

# The longest turn of a seat: card, tile, letter or marker, Hal's marker. Tiles are returned once.
_STEPS_PER_TURN = 4


class Ginkgopolis(Game[GinkgoConfig, GinkgoState, GinkgoView]):
    """For 2 to 5 players, or one against Hal. Designed by Xavier Georges."""

    id = "ginkgopolis"
    version = 2
    event_types = EVENT_TYPES

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def config(self, options: Mapping[str, object]) -> GinkgoConfig:
        return make_config(options)

    def parts(self, config: GinkgoConfig) -> tuple[Part, ...]:
        return parts.all_parts()

    def limits(self, config: GinkgoConfig) -> Limits:
        turns = flow.LAST_ROUND * config.seats
        others = 3 * config.seats + 2 * config.seats + 60 + config.seats  # draft, hands, returns
        return Limits(actions.NUM_ACTIONS, turns * _STEPS_PER_TURN + others, features.NUM_FEATURES)

    def start(self, config: GinkgoConfig, seed: int) -> GinkgoState:
        return setup.start(config, seed)

    def clone(self, state: GinkgoState) -> GinkgoState:
        return state.clone()

    def legal_actions(self, state: GinkgoState, seat: Seat) -> list[Action]:
        return flow.legal_actions(state, seat)

    def pick(self, state: GinkgoState, seat: Seat, rng: Rng) -> Action:
        return flow.pick(state, seat, rng)

    def apply(self, state: GinkgoState, seat: Seat, action: Action, out: Recorder | None) -> None:
        flow.apply(state, seat, action, out)

    def is_sealed(self, action: Action) -> bool:
        return actions.is_sealed(action)

    def result(self, state: GinkgoState) -> list[tuple[int, ...]]:
        return scoring.result(state)

    def sheet(self, state: GinkgoState, seat: Seat) -> list[ScoreLine]:
        return sheet.sheet(state, seat)

    def traits(self, state: GinkgoState, seat: Seat) -> tuple[Part, ...]:
        return sheet.traits(state, seat)

    def view(self, state: GinkgoState, seat: Seat | None) -> GinkgoView:
        return views.view(state, seat)

    def imagine(self, view: GinkgoView, rng: Rng) -> GinkgoState:
        return imagine.imagine(view, rng)

    def standings(self, view: GinkgoView) -> list[Standing]:
        return standings.standings(view)

    def visible_parts(self, view: GinkgoView) -> frozenset[Part]:
        return views.visible_parts(view)

    def features(self, view: GinkgoView) -> list[float]:
        return features.features(view)

    def spell(self, view: GinkgoView, action: Action) -> ActionSpec:
        return messages.spell(view, action)

    def ask(self, view: GinkgoView) -> Message:
        return messages.ask(view)

    def say(self, item: ActionSpec | Event | Part, view: GinkgoView) -> Message:
        return messages.say(item, view)

    def preview(self, view: GinkgoView, action: Action) -> Preview:
        return preview.preview(view, action)

    def why(self, view: GinkgoView, part: Part) -> Message | None:
        return why.why(view, part)

    def draw(self, view: GinkgoView) -> list[Line]:
        from polis.games.ginkgopolis import drawing

        return drawing.draw(view)

    def write(self, state: GinkgoState) -> str:
        return notation.write(state)

    def read(self, text: str) -> GinkgoState:
        from polis.games.ginkgopolis import reading

        return reading.read(text)

    def census(self, state: GinkgoState) -> dict[str, int]:
        return census.census(state)

    def evaluate(self, state: GinkgoState, seat: Seat) -> float:
        return evaluation.evaluate(state, seat)

    def mind(self) -> AnyMind:
        from polis.games.ginkgopolis.mind import MIND

        return MIND
