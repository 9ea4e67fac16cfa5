"""What searching and learning bots ask about Ginkgopolis."""

from collections.abc import Mapping
from typing import Final

from polis.games.ginkgopolis import evaluation, flow, plan_features, plans, value_features
from polis.games.ginkgopolis.actions import (
    GIVE_DONE,
    GIVE_TILE,
    TAKE_RESOURCE,
    TAKE_TILE,
)
from polis.games.ginkgopolis.components import NOTHING, num_in, number_of, tiles_in
from polis.games.ginkgopolis.config import GinkgoConfig
from polis.games.ginkgopolis.state import (
    CHOOSE,
    DRAFT,
    LETTER,
    RETURN,
    GinkgoState,
    everyone,
)
from polis.kernel.config import Value
from polis.kernel.mind import Mind, Plan
from polis.kernel.rng import Rng

_KEPT_TILES: Final = 3  # the quick answer returns all others


class GinkgoMind(Mind[GinkgoConfig, GinkgoState]):
    """One set of weights for each number of seats, with dealt and drafted characters."""

    def courses(self) -> dict[str, tuple[Mapping[str, Value], ...]]:
        found: dict[str, tuple[Mapping[str, Value], ...]] = {
            "solo": ({"seats": 1, "solo": "normal"}, {"seats": 1, "solo": "expert"}),
        }
        for seats in range(2, 6):
            dealt: dict[str, Value] = {"seats": seats}
            drafted: dict[str, Value] = {"seats": seats, "characters": "draft"}
            screens: dict[str, Value] = {**dealt, "screens": True}
            found[f"seats{seats}"] = (dealt, dealt, drafted, dealt, drafted, screens)
        return found

    def course(self, config: GinkgoConfig) -> str:
        return "solo" if config.seats == 1 else f"seats{config.seats}"

    def plan_width(self) -> int:
        return plan_features.PLAN_WIDTH

    def plans(self, state: GinkgoState, seat: int) -> list[Plan]:
        return plans.plans(state, seat)

    def plan_features(
        self, state: GinkgoState, seat: int, plans: list[Plan], out: list[float]
    ) -> None:
        plan_features.plan_features(state, seat, plans, out)

    def answer(self, state: GinkgoState, seat: int, rng: Rng) -> int:
        if state.question == LETTER:
            side = state.sides[seat]
            wants_tile = num_in(side.tiles) < side.resources
            return TAKE_TILE if wants_tile else TAKE_RESOURCE
        if state.question == RETURN:
            return _return(state, seat)
        return flow.pick(state, seat, rng)

    def rests(self, state: GinkgoState, seat: int) -> bool:
        """At the beginning of a round, and of a pass of the draft."""
        if state.question not in (CHOOSE, DRAFT) or state.waiting != everyone(state):
            return False
        for side in state.sides:
            if side.chosen_card != NOTHING:
                return False
        return True

    def prospects(self, state: GinkgoState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def value_width(self, config: GinkgoConfig) -> int:
        return value_features.value_width(config)

    def value_features(self, state: GinkgoState, seat: int, out: list[float]) -> None:
        value_features.value_features(state, seat, out)

    def sealed_plans(self, state: GinkgoState, seat: int) -> list[Plan]:
        return plans.sealed_plans(state, seat)

    def reseal(self, state: GinkgoState, seat: int, plan: Plan) -> None:
        plans.reseal(state, seat, plan)


def _return(state: GinkgoState, seat: int) -> int:
    """Keep the tiles with the highest numbers; return the others, in ascending order."""
    selected = state.selected[seat].bit_length()
    tiles = tiles_in(state.sides[seat].tiles)
    for tile in tiles:
        if tile >= selected:
            higher = 0
            for other in tiles:
                if number_of(other) > number_of(tile):
                    higher += 1
            if higher >= _KEPT_TILES:
                return GIVE_TILE + tile
    return GIVE_DONE


MIND: Final = GinkgoMind()
