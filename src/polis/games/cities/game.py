"""The contract of Cities. Each method calls the file that implements it.

Rules: `setup` and `rules/start_tile` K2, `rules/refill` K3, `rules/place_worker` K4,
`rules/place_tile` K5, `rules/place_feature` K6 and K12, `rules/place_building` K7,
`rules/achievements` K8, `rules/star` K9, `effects` K10, `scoring` K11.

Terminals draw, tools read positions and searching bots have a mind: those files are imported only
when they are asked for.
"""

from collections.abc import Mapping

from polis.games.cities import (
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
    view,
    why,
)
from polis.games.cities.components import NUM_ROWS
from polis.games.cities.config import OPTIONS, CitiesConfig, make_config
from polis.games.cities.events import EVENT_TYPES
from polis.games.cities.state import CitiesState
from polis.games.cities.view import CitiesView
from polis.kernel.config import Option
from polis.kernel.event import Event
from polis.kernel.game import Action, Game, Limits, Seat
from polis.kernel.message import ActionSpec, Line, Message, Part, part
from polis.kernel.mind import AnyMind
from polis.kernel.preview import Preview
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng
from polis.kernel.score import ScoreLine, Standing

# A worker, and what it brings to place: one tile, three features at most, four buildings.
_STEPS_PER_TURN = 5


class Cities(Game[CitiesConfig, CitiesState, CitiesView]):
    """For 2 to 4 players. Designed by Steve Finn and Phil Walker-Harding."""

    id = "cities"
    version = 2
    event_types = EVENT_TYPES

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def config(self, options: Mapping[str, object]) -> CitiesConfig:
        return make_config(options)

    def parts(self, config: CitiesConfig) -> tuple[Part, ...]:
        return parts.parts(config)

    def limits(self, config: CitiesConfig) -> Limits:
        turns = config.seats * config.rounds * config.per_row * NUM_ROWS
        steps = config.seats + turns * _STEPS_PER_TURN
        return Limits(actions.num_actions(config.long), steps, features.NUM_FEATURES)

    def start(self, config: CitiesConfig, seed: int) -> CitiesState:
        return setup.start(config, seed)

    def clone(self, state: CitiesState) -> CitiesState:
        return state.clone()

    def legal_actions(self, state: CitiesState, seat: Seat) -> list[Action]:
        return flow.legal_actions(state, seat)

    def pick(self, state: CitiesState, seat: Seat, rng: Rng) -> Action:
        return flow.pick(state, rng)

    def apply(self, state: CitiesState, seat: Seat, action: Action, out: Recorder | None) -> None:
        flow.apply(state, seat, action, out)

    def is_sealed(self, action: Action) -> bool:
        return False  # all choices are open

    def result(self, state: CitiesState) -> list[tuple[int, ...]]:
        return scoring.result(state)

    def sheet(self, state: CitiesState, seat: Seat) -> list[ScoreLine]:
        return sheet.sheet(state, seat)

    def traits(self, state: CitiesState, seat: Seat) -> tuple[Part, ...]:
        order = (seat - state.star) % state.config.seats
        return part("order", order + 1), part("city", state.box.city_names[state.city])

    def view(self, state: CitiesState, seat: Seat | None) -> CitiesView:
        return view.view(state, seat)

    def imagine(self, view: CitiesView, rng: Rng) -> CitiesState:
        return imagine.imagine(view, rng)

    def standings(self, view: CitiesView) -> list[Standing]:
        return standings.standings(view)

    def visible_parts(self, view: CitiesView) -> frozenset[Part]:
        return _visible_parts(view)

    def features(self, view: CitiesView) -> list[float]:
        return features.features(view)

    def spell(self, view: CitiesView, action: Action) -> ActionSpec:
        return messages.spell(view, action)

    def ask(self, view: CitiesView) -> Message:
        return messages.ask(view)

    def say(self, item: ActionSpec | Event | Part, view: CitiesView) -> Message:
        return messages.say(item, view)

    def preview(self, view: CitiesView, action: Action) -> Preview:
        return preview.preview(view, action)

    def why(self, view: CitiesView, part: Part) -> Message | None:
        return why.why(view, part)

    def draw(self, view: CitiesView) -> list[Line]:
        from polis.games.cities import drawing

        return drawing.draw(view)

    def write(self, state: CitiesState) -> str:
        return notation.write(state)

    def read(self, text: str) -> CitiesState:
        from polis.games.cities import reading

        return reading.read(text)

    def census(self, state: CitiesState) -> dict[str, int]:
        return census.census(state)

    def evaluate(self, state: CitiesState, seat: Seat) -> float:
        return evaluation.evaluate(state, seat)

    def mind(self) -> AnyMind:
        from polis.games.cities.thinking.mind import MIND

        return MIND


_visible_parts = view.visible_parts  # the parameter `view` hides the module there
