"""The contract of Peaks, method by method.

The players take turns to lay one of their numbers on a free space of a row, until it is full. A
number scores its value if it is higher than the numbers next to it, and every number at an
end of the row scores one point more.
"""

from collections.abc import Mapping

from polis.kernel.config import Option
from polis.kernel.event import Event
from polis.kernel.game import Action, Game, Limits, Seat
from polis.kernel.message import ActionSpec, Line, Message, Part
from polis.kernel.preview import Preview
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng
from polis.kernel.score import ScoreLine, Standing
from tests.toys.peaks import components, config, messages, notation, rules, scoring
from tests.toys.peaks import view as views
from tests.toys.peaks.config import PeaksConfig
from tests.toys.peaks.events import NumberLaid
from tests.toys.peaks.state import PeaksState, clone, start
from tests.toys.peaks.view import PeaksView


class Peaks(Game[PeaksConfig, PeaksState, PeaksView]):
    id = "peaks"
    version = 1
    event_types = (NumberLaid,)

    def options(self) -> tuple[Option, ...]:
        return config.OPTIONS

    def config(self, options: Mapping[str, object]) -> PeaksConfig:
        return config.make_config(options)

    def parts(self, config: PeaksConfig) -> tuple[Part, ...]:
        return components.all_parts(config.seats, config.numbers)

    def limits(self, config: PeaksConfig) -> Limits:
        spaces = config.spaces
        return Limits(
            num_actions=config.numbers * spaces, max_steps=spaces, num_features=2 * spaces
        )

    def start(self, config: PeaksConfig, seed: int) -> PeaksState:
        return start(config, seed)

    def clone(self, state: PeaksState) -> PeaksState:
        return clone(state)

    def legal_actions(self, state: PeaksState, seat: Seat) -> list[Action]:
        return rules.legal(state, seat)

    def apply(self, state: PeaksState, seat: Seat, action: Action, out: Recorder | None) -> None:
        rules.apply(state, seat, action, out)

    def is_sealed(self, action: Action) -> bool:
        return False

    def result(self, state: PeaksState) -> list[tuple[int, ...]]:
        return scoring.result(state)

    def sheet(self, state: PeaksState, seat: Seat) -> list[ScoreLine]:
        return scoring.sheet(state.config, state.row, seat)

    def view(self, state: PeaksState, seat: Seat | None) -> PeaksView:
        return views.view(state, seat)

    def imagine(self, view: PeaksView, rng: Rng) -> PeaksState:
        return views.imagine(view, rng)

    def standings(self, view: PeaksView) -> list[Standing]:
        return scoring.standings(view.config, view.row)

    def visible_parts(self, view: PeaksView) -> frozenset[Part]:
        return views.visible_parts(view)

    def features(self, view: PeaksView) -> list[float]:
        return views.features(view)

    def spell(self, view: PeaksView, action: Action) -> ActionSpec:
        return messages.spell(view, action)

    def ask(self, view: PeaksView) -> Message:
        return messages.ask(view)

    def say(self, item: ActionSpec | Event | Part, view: PeaksView) -> Message:
        return messages.say(item, view)

    def preview(self, view: PeaksView, action: Action) -> Preview:
        return messages.preview(view, action)

    def why(self, view: PeaksView, part: Part) -> Message | None:
        return messages.why(view, part)

    def draw(self, view: PeaksView) -> list[Line]:
        return messages.draw(view)

    def write(self, state: PeaksState) -> str:
        return notation.write(state)

    def read(self, text: str) -> PeaksState:
        return notation.read(text)

    def census(self, state: PeaksState) -> dict[str, int]:
        return rules.census(state)
