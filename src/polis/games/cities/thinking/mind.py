"""What searching bots ask about Cities. Nothing is trained: `evaluate` judges the positions."""

from collections.abc import Mapping
from typing import Final

from polis.games.cities import evaluation, flow
from polis.games.cities.config import CitiesConfig
from polis.games.cities.state import CitiesState
from polis.games.cities.thinking import outlook, plans, quick
from polis.kernel.config import Value
from polis.kernel.mind import Mind, Plan
from polis.kernel.rng import Rng

_SCALE: Final = 50.0  # points


class CitiesMind(Mind[CitiesConfig, CitiesState]):
    """Whole turns as plans; a position rests at the beginning of a round."""

    def courses(self) -> dict[str, tuple[Mapping[str, Value], ...]]:
        return {}

    def course(self, config: CitiesConfig) -> str:
        return f"seats{config.seats}"

    def plan_width(self) -> int:
        return 1

    def plans(self, state: CitiesState, seat: int) -> list[Plan]:
        return plans.plans(state, seat)

    def plan_features(
        self, state: CitiesState, seat: int, plans: list[Plan], out: list[float]
    ) -> None:
        """The value of the position after the plan, before chance and others decide."""
        for plan in plans:
            after = state.clone()
            for action in plan[:-1]:
                flow.apply(after, seat, action, None)
            flow.answer(after, seat, plan[-1], None)
            out.append(evaluation.evaluate(after, seat) / _SCALE)

    def answer(self, state: CitiesState, seat: int, rng: Rng) -> int:
        return quick.answer(state, seat, rng)

    def rests(self, state: CitiesState, seat: int) -> bool:
        return outlook.rests(state)

    def prospects(self, state: CitiesState, seat: int) -> float:
        return outlook.prospects(state, seat)

    def value_width(self, config: CitiesConfig) -> int:
        return 1

    def value_features(self, state: CitiesState, seat: int, out: list[float]) -> None:
        out.append(evaluation.evaluate(state, seat) / _SCALE)


MIND: Final = CitiesMind()
